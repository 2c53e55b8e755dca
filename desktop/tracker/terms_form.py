"""What the wizard needs of the form in which the terms of a campaign are agreed on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.core import OptionValue

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.game import HornetLeader


class TermsForm(QObject):
    """Campaign, length, service, options and difficulty, in two parts that stand side by side."""

    changed = Signal()
    rule_asked = Signal(object)
    """The id of a rule."""
    lead: QWidget
    """What is chosen first."""
    body: QWidget
    """The rest."""

    @property
    def values(self) -> Mapping[str, OptionValue]:
        """What is chosen, by the key of the option."""
        raise NotImplementedError

    def show_values(self, chosen: Mapping[str, OptionValue]) -> None:
        """Choose these values, as far as there are such; the rest is as usual."""
        raise NotImplementedError


MakeTerms = Callable[["HornetLeader", QWidget], TermsForm]
"""Makes the form for a game, whose packs may bring campaigns of their own."""
