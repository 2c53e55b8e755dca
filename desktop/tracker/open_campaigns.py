"""The campaigns that are open: one model for each, whatever windows show it (HL-T4.1b)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.tracker.campaign_model import CampaignModel

if TYPE_CHECKING:
    from desktop.logbook.campaigns import Campaigns
    from desktop.logbook.packs_shelf import Packs


class OpenCampaigns(QObject):
    """Opens a campaign for whoever shows it first, and closes it when the last has let go.

    While a campaign is away - at the table, or changed as a whole - nobody may have it.
    """

    changed = Signal(object)
    """The id of a campaign in which something was entered, corrected or taken back."""
    withdrawn = Signal(object)
    """The id of a campaign that everybody has to let go now."""
    returned = Signal(object)
    """The id of a campaign that can be taken again; it may be another one than before."""

    def __init__(self, campaigns: Campaigns, packs: Packs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.campaigns, self.packs = campaigns, packs
        self._models: dict[str, CampaignModel] = {}
        self._holders: dict[str, int] = {}
        self._away: set[str] = set()

    def take(self, game_id: str) -> CampaignModel:
        """Return the model of a campaign; raises ``UserError``, and ``LookupError`` while away."""
        if game_id in self._away:
            raise LookupError(f"The campaign {game_id} is away.")
        if game_id not in self._models:
            game, session = self.campaigns.open(game_id)
            model = CampaignModel(game, session, game_id, self)
            model.changed.connect(partial(self.changed.emit, game_id))
            self._models[game_id] = model
        self._holders[game_id] = self._holders.get(game_id, 0) + 1
        return self._models[game_id]

    def let_go(self, game_id: str) -> None:
        """Give a campaign back that was taken."""
        if game_id not in self._holders:
            return
        self._holders[game_id] -= 1
        if self._holders[game_id] <= 0:
            self._close(game_id)

    def _close(self, game_id: str) -> None:
        self._holders.pop(game_id, None)
        model = self._models.pop(game_id, None)
        if model is not None:
            model.close()
            model.deleteLater()

    def is_away(self, game_id: str) -> bool:
        """Return whether a campaign cannot be taken now."""
        return game_id in self._away

    def withdraw(self, game_id: str) -> None:
        """Take a campaign away from everybody: somebody else goes on with it."""
        if game_id not in self._away:
            self._away.add(game_id)
            self.withdrawn.emit(game_id)
            self._close(game_id)

    def bring_back(self, game_id: str) -> None:
        """Let a campaign be taken again, as the library has it now."""
        if game_id in self._away:
            self._away.discard(game_id)
            self.returned.emit(game_id)

    def reload(self, game_id: str) -> None:
        """Have everybody take a campaign anew that was changed as a whole."""
        self.withdraw(game_id)
        self.bring_back(game_id)
