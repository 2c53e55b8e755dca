"""Positions of a war to begin a test from, and playing on from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop import resources
from desktop.rules import engine
from desktop.rules.core import Action, Decision, Event, Rolled, Side, Step
from desktop.rules.eagles_missiles.game import EaglesMissiles
from desktop.rules.eagles_missiles.muster import mustered
from desktop.rules.eagles_missiles.records import (
    POLISH,
    RUSSIAN,
    Assault,
    Fall,
    LaidCard,
    Missile,
    Squadron,
    Terms,
)
from desktop.rules.eagles_missiles.state import State


def data() -> dict[str, bytes]:
    """Return the shipped data files by name."""
    files = resources.path("eagles_missiles", "data").glob("*.toml")
    return {file.name: file.read_bytes() for file in files}


GAME = EaglesMissiles(data())
"""The game, its data read once for all tests."""
KIT = GAME.kit
"""The shipped components."""


def war(
    sides: tuple[Side, ...] = (RUSSIAN, POLISH),
    *,
    day: int = 1,
    conquered: str = "",
    ruins: str = "",
    hand: str = "",
    steps: Sequence[Step] = (),
    **fields: Any,
) -> State:
    """Return a war as it stands after the set-up, the blue AA units still off the board.

    ``conquered`` are territories, ruins fields ("CPM WPM"), ``hand`` cards of Poland.
    """
    s = mustered(KIT, Terms(sides))
    s.day = day
    for key in conquered.split():
        s.conquered[key] = Fall(key, day, "conquest")
    for key in ruins.split():
        s.ruins[key] = Fall(key, day, "raid")
    for card in hand.split():
        s.polish_deck.take(KIT.polish_kinds.index(card))
        s.hands[POLISH].append(card)
    for name, value in fields.items():
        setattr(s, name, value)
    s.then(*steps)
    return s


def assault(s: State, line: str, *cards: str, by: Side = RUSSIAN) -> Assault:
    """Lay assault cards on a line, aimed at its front."""
    territory = next(key for key in KIT.lines[line].path if key not in s.conquered)
    for card in cards:
        s.russian_deck.take(KIT.russian_kinds.index(card))
    laid = Assault(line, territory, [LaidCard(card, by) for card in cards])
    s.assaults.append(laid)
    return laid


def missile(s: State, card: str, territory: str, by: Side = RUSSIAN) -> Missile:
    """Lay a missile card on a territory."""
    s.russian_deck.take(KIT.russian_kinds.index(card))
    laid = Missile(card, territory, by)
    s.missiles.append(laid)
    return laid


def russian(s: State, kind: str, role: Any, at: str, card: int = -1) -> Squadron:
    """Place a Russian squadron of a type from the pool: in a territory, or on a line's card."""
    for each in s.squadrons:
        if each.type == kind and each.where == "pool" and KIT.squadrons[each.id].side == "russian":
            each.where, each.role, each.at, each.card, each.by = "board", role, at, card, RUSSIAN
            return each
    raise LookupError(f"No {kind} is left in the pool.")


def send(s: State, squadron: str, target: str) -> Squadron:
    """Send an allied squadron against a target."""
    each = s.squadron(squadron)
    each.target = target
    return each


def call_nato(s: State, *squadrons: str) -> None:
    """Put NATO squadrons into their pool."""
    for key in squadrons:
        s.squadron(key).where = "pool"


def play(s: State, *answers: Action | int | tuple[int, ...]) -> list[Event]:
    """Answer the decisions in order; a number or several are dice. Return all that was told.

    Steps without a decision are carried out before the first answer and after the last.
    """
    told: list[Event] = []
    engine._settle(GAME, s, told)
    for answer in answers:
        told += engine.apply(GAME, s, _action(answer))[0]
    return told


def _action(answer: Action | int | tuple[int, ...]) -> Action:
    if isinstance(answer, Action):
        return answer
    return Rolled(answer if isinstance(answer, tuple) else (answer,))


def asked(s: State) -> Decision | None:
    """Return what is decided now."""
    told: list[Event] = []
    return engine._settle(GAME, s, told)
