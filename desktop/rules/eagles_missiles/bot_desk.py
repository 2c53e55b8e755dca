"""What a computer player has before it when it decides, and what it remembers of its plans."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

import msgspec

from desktop.rules.core import Action, Choice, Side, T, Text
from desktop.rules.eagles_missiles import theatre

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.game import EaglesMissiles
    from desktop.rules.eagles_missiles.state import State, View

Reasoned = tuple[Action, Text]
P = TypeVar("P")

ANY_WAY: Final = T("eagles_missiles", "One way is as good as the other.")


class Level(NamedTuple):
    """What tells the levels from one another."""

    key: str
    threshold: float
    """What a package of the Polish deployment must bring for each squadron."""
    plays_cards: bool
    """Whether Poland plays more than reserves, and Russia chooses its placement."""
    blur: float = 0.0
    """How far it misjudges what placements and packages bring: the standard deviation."""
    search: int = 0
    """How many days are played in a round of trying ways out; 0 for none."""


class Memory(Generic[P]):
    """The last plan of each side, carried out action by action; it holds while nothing changes.

    A plan depends on nothing but what it is made for, so that forgetting it does no harm.
    """

    def __init__(self) -> None:
        self._plans: dict[tuple[str, Side], tuple[bytes, P]] = {}

    def recall(self, level: Level, side: Side, made_for: bytes, make: Callable[[], P]) -> P:
        """Return the plan of a side for what is the same as before, or make it."""
        key = level.key, side
        known = self._plans.get(key)
        if known is None or known[0] != made_for:
            known = self._plans[key] = made_for, make()
        return known[1]


class Desk(NamedTuple):
    """A decision as a computer player sees it."""

    s: State
    kit: Kit
    view: View
    choice: Choice
    game: EaglesMissiles
    reply: Callable[[State, Choice], Action]
    """What a normal player does, for trying out."""
    level: Level
    stop: Callable[[], bool]
    generator: type[Random]
    """What makes chance: the kind that the player was given."""

    @property
    def side(self) -> Side:
        """Who decides."""
        return self.choice.side

    def find(self, kind: type[Action]) -> Action | None:
        """Return the first action of a kind on offer."""
        return next((each for each in self.choice.actions if isinstance(each, kind)), None)


def situation(s: State, kit: Kit, side: Side) -> bytes:
    """Return what a plan of a side is made for, without what it has carried out of it."""
    squadrons = []
    for each in s.squadrons:
        if each.where == "board" and each.by == side:
            squadrons.append((each.id, "pool", "", "", ""))
        else:
            target = each.target
            if target and theatre.commander_of(s, kit, each) == side:
                target = ""
            squadrons.append((each.id, each.where, each.at, each.role, target))
    rest = (s.assaults, s.missiles, s.aa, list(s.conquered), list(s.ruins), s.hands)
    return msgspec.msgpack.encode((side, s.day, s.phase, s.fleet, squadrons, *rest))


def steady(generator: type[Random], made_for: bytes) -> Random:
    """Return chance that is the same whenever the same plan is made."""
    return generator(made_for)
