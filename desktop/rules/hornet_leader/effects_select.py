"""Whom an effect picks: filters, then who, then how many (schema 6.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.effects_scene import Context, on_mission

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.effects_base import Selecting
    from desktop.rules.hornet_leader.state import State

COUNTED = ("random", "choose", "most_stress", "least_skilled")
"""Those of ``who`` that pick ``count`` Pilots; the others pick all."""


def eligible(s: State, kit: Kit, effect: Selecting, context: Context) -> list[str]:
    """Return the Pilots among whom an effect picks, in flight or squadron order."""
    if effect.who == "self":
        pilots = [context.pilot]
    elif effect.who == "all_squadron" or effect.pool == "squadron":
        pilots = [each.pilot for each in s.squadron if each.here]
    else:
        pilots = on_mission(s, context)
        if effect.who == "flight_leader":
            pilots = [each for each in pilots if each == s.flown.leader]
        elif effect.who == "damaged":
            pilots = [each for each in pilots if s.flown.aircraft(each).damaged]
    return [each for each in pilots if _passes(s, kit, effect, each)]


def picks_of(
    s: State, kit: Kit, effect: Selecting, context: Context, picked: tuple[str, ...]
) -> tuple[list[str], list[str]]:
    """Return who is certain besides those picked already, and among whom the next is picked.

    Nobody is offered when all is certain.
    """
    rest = [each for each in eligible(s, kit, effect, context) if each not in picked]
    wanted = effect.count - len(picked)
    if effect.who not in COUNTED or len(rest) <= wanted:
        return rest, []
    if wanted <= 0:
        return [], []
    rank = _rank(s, effect)
    certain: list[str] = []
    for value in sorted({rank(each) for each in rest}):
        equal = [each for each in rest if rank(each) == value]
        if len(equal) > wanted:
            return certain, equal
        certain += equal
        wanted -= len(equal)
        if not wanted:
            break
    return certain, []


def _passes(s: State, kit: Kit, effect: Selecting, pilot: str) -> bool:
    if effect.skill_at_most and s.member(pilot).skill > kit.skills.index(effect.skill_at_most):
        return False
    if effect.aircraft_class == "carrying_pod":
        return s.mission is not None and any(
            each.pods for each in s.mission.flight if each.pilot == pilot
        )
    return True


def _rank(s: State, effect: Selecting) -> Callable[[str], int]:
    match effect.who:
        case "most_stress":
            return lambda pilot: -s.member(pilot).stress
        case "least_skilled":
            return lambda pilot: s.member(pilot).skill
        case _:
            return lambda pilot: 0
