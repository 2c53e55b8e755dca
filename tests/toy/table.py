"""Sessions of the race, ready to be played."""

from __future__ import annotations

from random import Random

import msgspec

from desktop.play.chance import ScriptedChance
from desktop.play.seats import Seat
from desktop.play.session import Session, Standing
from desktop.rules.core import Action, Chance, Choice, Rolled
from tests.toy.race import SETUP, Race, RaceState
from tests.toy.words import DrawCard, LayTraps

TWO_PERSONS = (Seat("north", "person", "Ann"), Seat("south", "person", "Ben"))
AGAINST_BOT = (Seat("north", "person", "Ann"), Seat("south", "bot", level="eager"))
BOTS = (Seat("north", "bot", level="eager"), Seat("south", "bot", level="wild"))

OPENING = (DrawCard("boots"), DrawCard("mud"), LayTraps((3,)), LayTraps((4, 5)))
"""Four plies, after which North begins with two actions."""


class MemorySink:
    """A sink that keeps all in memory, and whose disk can be full."""

    def __init__(self) -> None:
        self.actions: list[tuple[bytes, str, str]] = []
        self.ply = 0
        self.standing: Standing | None = None
        self.snapshots: dict[int, bytes] = {}
        self.bookmarks: dict[int, str | None] = {}
        self.full = False

    def appended(
        self,
        ply: int,
        action: bytes,
        kind: str,
        by: str,
        standing: Standing,
        snapshot: bytes | None,
    ) -> None:
        self._require_room()
        self.actions[ply:] = [(action, kind, by)]
        self.ply, self.standing = ply + 1, standing
        if snapshot is not None:
            self.snapshots[self.ply] = snapshot

    def moved(self, ply: int, standing: Standing) -> None:
        self._require_room()
        self.ply, self.standing = ply, standing

    def bookmarked(self, ply: int, comment: str | None) -> None:
        self._require_room()
        self.bookmarks[ply] = comment

    def _require_room(self) -> None:
        if self.full:
            raise OSError(28, "No space left on device")


def race(
    seats: tuple[Seat, ...] = TWO_PERSONS,
    *,
    seed: int = 1,
    sink: MemorySink | None = None,
    limit: int = 20,
    by_hand: tuple[str, ...] = (),
    script: tuple[Action, ...] | None = None,
) -> Session[RaceState]:
    """Return a new race."""
    return Session(
        Race(),
        msgspec.structs.replace(SETUP, options={"limit": limit}),
        seats,
        seed,
        sink=sink,
        by_hand=by_hand,
        chance=None if script is None else ScriptedChance(script),
    )


def opened(
    seats: tuple[Seat, ...] = TWO_PERSONS, *, sink: MemorySink | None = None
) -> Session[RaceState]:
    """Return a race after the opening: North is to act."""
    session = race(seats, sink=sink)
    play(session, *OPENING)
    return session


def play(session: Session[RaceState], *actions: Action) -> None:
    """Play the actions one after the other."""
    for action in actions:
        session.play(action)


def step(session: Session[RaceState], rng: Random) -> None:
    """Play one action at random; chance answers from its source, else as by hand."""
    decision = session.decision
    if isinstance(decision, Choice):
        session.play(rng.choice(decision.actions))
    elif isinstance(decision, Chance) and session.roll() is None:
        roll = decision.roll
        if roll is None:
            session.play(rng.choice(decision.outcomes))
        else:
            session.play(Rolled(tuple(rng.randint(1, roll.sides) for _ in range(roll.count))))


def play_out(session: Session[RaceState], seed: int = 0) -> None:
    """Play at random to the end."""
    rng = Random(seed)
    while session.decision is not None:
        step(session, rng)


def encoded(session: Session[RaceState]) -> bytes:
    """Return the present state as bytes, to compare."""
    return session.game.encode(session.state)
