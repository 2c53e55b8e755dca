"""The page of the settings about the open game: what is rolled and drawn by hand from now on."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.paint.buttons import Toggle
from desktop.play.session import Session
from desktop.store.errors import UserError
from desktop.windows.chance_kinds import CHANCE_KINDS
from desktop.windows.preferences import Preferences
from desktop.windows.rows import Row
from desktop.windows.settings_page import SettingsPage
from desktop.windows.told import tell_error


class ThisGamePage(SettingsPage):
    """A switch for each kind of chance; it can change in the middle of a game.

    While a table answers for everything they are all on, and say why they stay so.
    """

    icon = "cards"

    def __init__(
        self, preferences: Preferences, session: Session[Any], parent: QWidget | None = None
    ) -> None:
        super().__init__(preferences, None, parent)
        self._session = session
        self._beside = session.game.beside_table(session.state)
        self.switches: dict[tuple[str, ...], Toggle] = {}
        for kinds, _ in CHANCE_KINDS.get(session.game.key, ()):
            switch = Toggle("", self.body)
            switch.setChecked(self._beside or kinds[0] in session.by_hand)
            switch.setEnabled(not self._beside)
            switch.toggled.connect(partial(self._change, kinds))
            self.switches[kinds] = switch
            self.add(Row(switch))
        self.column.addStretch()

    def title(self) -> str:
        return self.tr("This game")

    def retranslate(self) -> None:
        super().retranslate()
        words = self.tr("By hand: you tell what your own dice, cards and counters bring")
        if self._beside:
            words = self.tr("By hand: this Day is run beside a table")
        for row, (_, name) in zip(self.rows, CHANCE_KINDS[self._session.game.key], strict=True):
            row.set_words(say(name), words)

    def _change(self, kinds: tuple[str, ...], by_hand: bool) -> None:
        kept = set(self._session.by_hand).difference(kinds)
        try:
            self._session.set_by_hand(sorted(kept.union(kinds) if by_hand else kept))
        except UserError as trouble:
            switch = self.switches[kinds]
            switch.blockSignals(True)
            switch.setChecked(not by_hand)
            switch.blockSignals(False)
            tell_error(self, trouble)
