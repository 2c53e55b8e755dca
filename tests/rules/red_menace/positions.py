"""Positions of a war to begin a test from, and playing on from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop import resources
from desktop.rules import engine
from desktop.rules.core import Action, Decision, Event, Rolled, Step
from desktop.rules.red_menace import changes_red
from desktop.rules.red_menace.game import RedMenace
from desktop.rules.red_menace.muster import mustered
from desktop.rules.red_menace.records import BLUE, RED, Flight, Ruin, Terms
from desktop.rules.red_menace.state import State


def data() -> dict[str, bytes]:
    """Return the shipped data files by name."""
    files = resources.path("red_menace", "data").glob("*.toml")
    return {file.name: file.read_bytes() for file in files}


GAME = RedMenace(data())
"""The game, its data read once for all tests."""
KIT = GAME.kit
"""The shipped components."""


def war(
    scenario: int = 2,
    *,
    turn: int = 1,
    phase: int = 0,
    ruins: str = "",
    steps: Sequence[Step] = (),
    terms: dict[str, bool] | None = None,
    **fields: Any,
) -> State:
    """Return a game in which nothing has happened, every counter where the set-up has it.

    Bombers of the player that the set-up leaves to a choice are aside: ``ground`` and ``fly`` put
    them somewhere. ``ruins`` are destroyed cities ("A B 4"), without points and counters.
    """
    s = mustered(KIT, Terms(scenario, **(terms or {})))
    s.turn, s.phase = turn, phase
    for city in ruins.split():
        by = RED if KIT.cities[city].side == "blue" else BLUE
        s.ruins[city] = Ruin(city, by, "air", turn)
    for name, value in fields.items():
        setattr(s, name, value)
    s.then(*steps)
    return s


def inbound(
    s: State,
    key: str,
    hex_id: str,
    target: str,
    bombers: str = "",
    *,
    base: str = "1",
    moves: int = 0,
) -> Flight:
    """Put a formation in flight; with bombers ("tu16 tu16 m4") it is revealed."""
    units = bombers.split()
    flight = Flight(key, base, [target], hex=hex_id, moves=moves)
    changes_red.add(s, flight)
    for unit in units:
        if unit in KIT.cup_kinds:
            changes_red.draw_bomber(s, KIT, flight, unit)
        else:
            flight.bombers.append(unit)
    flight.revealed = bool(units)
    return flight


def fly(s: State, units: str, hex_id: str) -> list[int]:
    """Put bombers ("b52 b52 vulcan") that were set aside into flight; return their numbers."""
    return [_put(s, unit, "flight", hex_id) for unit in units.split()]


def ground(s: State, units: str, city: str) -> list[int]:
    """Put bombers that were set aside on the ground; return their numbers."""
    return [_put(s, unit, "ground", city) for unit in units.split()]


def _put(s: State, unit: str, where: Any, at: str) -> int:
    for number, bomber in enumerate(s.bombers):
        if bomber.unit == unit and bomber.where == "aside":
            bomber.where, bomber.at = where, at
            return number
    raise LookupError(f"No {unit} is set aside.")


def play(s: State, *answers: Action | int | tuple[int, ...]) -> list[Event]:
    """Answer the decisions in order; a number or several are dice. Return all that was told.

    Steps without a decision are carried out before the first answer and after the last.
    """
    told: list[Event] = []
    engine._settle(GAME, s, told)
    for answer in answers:
        action = _action(answer)
        told += engine.apply(GAME, s, action)[0]
    return told


def _action(answer: Action | int | tuple[int, ...]) -> Action:
    if isinstance(answer, Action):
        return answer
    return Rolled(answer if isinstance(answer, tuple) else (answer,))


def asked(s: State) -> Decision | None:
    """Return what is decided now."""
    told: list[Event] = []
    return engine._settle(GAME, s, told)
