"""Movement that no event tells: what an action moved of itself, such as an order taken back."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from desktop.models.session_model import SessionModel
from desktop.play.change import Change
from desktop.rules.core import Action
from desktop.table.look import Counter, Look, Motion


@runtime_checkable
class CarryingLook(Protocol):
    """A look that knows which counters an action moves without a word in the log."""

    def carried(self, action: Action) -> tuple[str, ...]:
        """Return the ids of the counters that it moves; where to follows from the position."""


class Glides:
    """The movements of one look."""

    def __init__(self, model: SessionModel, look: Look) -> None:
        self._model = model
        self._carrying = look if isinstance(look, CarryingLook) else None

    def carried(self, change: Change) -> tuple[str, ...]:
        """Return the ids of the counters that an action has moved of itself."""
        if self._carrying is None or change.kind not in ("played", "redone"):
            return ()
        return self._carrying.carried(self._model.session.entry_at(change.ply - 1).action)


def glides(carried: tuple[str, ...], counters: tuple[Counter, ...]) -> tuple[Motion, ...]:
    """Return the way of each counter that was moved to where it lies now."""
    places = {each.id: each.place for each in counters if each.id in carried}
    return tuple(Motion(each, "move", end=places[each]) for each in carried if each in places)
