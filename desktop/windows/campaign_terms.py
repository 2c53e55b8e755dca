"""The options of a campaign as the tracker's wizard has them: those of the new-game dialog."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from desktop.paint.theme import Theme
from desktop.rules.core import OptionValue
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.tracker.terms_form import TermsForm
from desktop.windows.campaign_options import CampaignOptions


class CampaignTerms(TermsForm):
    """Campaigns as cards at the left, everything else at the right."""

    def __init__(self, game: HornetLeader, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self._options = CampaignOptions(game, theme, parent)
        self._options.changed.connect(self.changed)
        self._options.rule_activated.connect(self.rule_asked)
        self.lead, self.body = self._options.lead(), self._options
        self.show_values({})

    @property
    def values(self) -> Mapping[str, OptionValue]:
        return self._options.values

    def show_values(self, chosen: Mapping[str, OptionValue]) -> None:
        self._options.show_options(self._game, 1, dict(chosen))
