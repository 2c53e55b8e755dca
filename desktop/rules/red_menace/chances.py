"""Dice and draws, in the shape in which rules ask for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.rules.core import Band, Chance, Die, Roll, Text
from desktop.rules.red_menace.actions_chance import DrawnBase, DrawnBomber, DrawnCounter, DrawnEvent

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


def one_third(die: int) -> int:
    """Return 1d3 from 1d6: half, fractions up (RM-0.1)."""
    return (die + 1) // 2


def die(kind: str, rule: str, prompt: Text, target: int | None = None) -> Chance:
    """Return the roll of one die; ``target`` is the least face that succeeds."""
    return Chance(kind, rule, prompt, roll=Roll(1, 6, target, subject=prompt))


def die_by_face(kind: str, rule: str, prompt: Text, outcomes: tuple[Text, ...]) -> Chance:
    """Return the roll of one die that has an outcome for each face, told with it."""
    bands: list[Band] = []
    for face, outcome in enumerate(outcomes, 1):
        if bands and bands[-1].title == outcome:
            bands[-1] = replace(bands[-1], high=face)
        else:
            bands.append(Band(face, face, outcome))
    return Chance(kind, rule, prompt, roll=Roll(1, 6, subject=prompt, bands=tuple(bands)))


def dice(kind: str, rule: str, prompt: Text, parts: tuple[Die, ...]) -> Chance:
    """Return the roll of several dice together, each for itself."""
    return Chance(kind, rule, prompt, roll=Roll(len(parts), 6, subject=prompt, parts=parts))


def hit_die(name: Text, needs: int, modifiers: tuple[tuple[Text, int], ...] = ()) -> Die:
    """Return a die that hits from ``needs`` on; above 6 it cannot."""
    return Die(name, (needs,), modifiers)


def hits(face: int, attack: int, defence: int) -> bool:
    """Return whether a die hits: with D of the bomber added it must reach A (RM-1.3.3d)."""
    return face + defence >= attack


def event_card(s: State, prompt: Text) -> Chance:
    """Return the draw of the turn's event (RM-8.0a)."""
    outcomes = s.events.outcomes()
    return Chance(
        "event",
        "RM-8.0a",
        prompt,
        tuple(DrawnEvent(index + 1) for index, _ in outcomes),
        tuple(weight for _, weight in outcomes),
    )


def city_card(s: State, kit: Kit, prompt: Text) -> Chance:
    """Return the draw of a launch base (RM-9.2.1a)."""
    outcomes = s.city_deck.outcomes()
    return Chance(
        "base",
        "RM-9.2.1a",
        prompt,
        tuple(DrawnBase(kit.city_kinds[index]) for index, _ in outcomes),
        tuple(weight for _, weight in outcomes),
    )


def bomber(s: State, kit: Kit, rule: str, prompt: Text) -> Chance:
    """Return the draw of a bomber from the cup (RM-9.2.4e)."""
    outcomes = s.cup.outcomes()
    return Chance(
        "bombers",
        rule,
        prompt,
        tuple(DrawnBomber(kit.cup_kinds[index]) for index, _ in outcomes),
        tuple(weight for _, weight in outcomes),
    )


def counter(s: State, kit: Kit, prompt: Text) -> Chance:
    """Return the draw of a nuclear counter (RM-10.1.3e)."""
    outcomes = s.nukes.outcomes()
    return Chance(
        "nuclear",
        "RM-10.1.3e",
        prompt,
        tuple(DrawnCounter(kit.nuke_kinds[index]) for index, _ in outcomes),
        tuple(weight for _, weight in outcomes),
    )


def within(kind: str, rule: str, prompt: Text, faces: tuple[int, ...]) -> Chance:
    """Return the roll of one die on which only these faces succeed."""
    return Chance(kind, rule, prompt, roll=Roll(1, 6, subject=prompt, successes=faces))


def in_firing_order(kit: Kit, units: Iterable[str]) -> list[str]:
    """Return interceptors in the order in which the dice of one fight count (RM-10.2b)."""
    return sorted(units, key=kit.firing_rank.__getitem__)
