"""The Qt face of a tracked campaign: what the pages of the tracker show and call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.rules import engine
from desktop.rules.core import Action, Choice, Text
from desktop.rules.hornet_leader.flow import TrackedDay
from desktop.rules.hornet_leader.state import State

if TYPE_CHECKING:
    from desktop.play.change import Change
    from desktop.play.session import Session
    from desktop.rules.hornet_leader.book import Logbook
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.game import HornetLeader


class CampaignModel(QObject):
    """One tracked campaign; all its windows share one model."""

    changed = Signal()
    """Anything about the campaign: an entry, a correction, an undo."""

    def __init__(
        self,
        game: HornetLeader,
        session: Session[State],
        game_id: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game, self.session, self.game_id = game, session, game_id
        self._forget = session.listen(self._follow)

    def _follow(self, change: Change) -> None:
        self.changed.emit()

    def close(self) -> None:
        """Listen no longer; the session belongs to somebody else from now on."""
        self._forget()

    @property
    def kit(self) -> Kit:
        """The components, those of the campaign's packs included."""
        return self.game.kit

    @property
    def state(self) -> State:
        """Where the campaign stands; not to be changed."""
        return self.session.state

    @property
    def book(self) -> Logbook:
        """The log; before a campaign is taken over there is none (``LookupError``)."""
        return self.state.logbook

    @property
    def between_days(self) -> bool:
        """Whether entries can be made now: no Day is being played, the campaign is not closed."""
        steps = self.state.steps
        asked = self.session.decision
        return isinstance(asked, Choice) and bool(steps) and isinstance(steps[-1], TrackedDay)

    def play(self, action: Action) -> None:
        """Carry out and store an action; raises ``Refused`` and ``UserError``, nothing done."""
        self.session.play(action)

    def preview(self, action: Action) -> State:
        """Return what an action would make of the campaign; raises ``Refused``."""
        state = self.game.clone(self.state)
        engine.apply(self.game, state, action)
        return state

    @property
    def undo_reason(self) -> Text | None:
        """Why nothing can be taken back; ``None`` if something can."""
        return self.session.undo_reason(past_bounds=True)

    def undo(self) -> None:
        """Take the last action back (HL-T4.2a); raises ``Refused`` and ``UserError``."""
        self.session.undo(past_bounds=True)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing entered since."""
        return self.session.can_redo()

    def redo(self) -> None:
        """Bring back what was taken back; raises ``Refused`` and ``UserError``."""
        self.session.redo()
