"""Effects that last, and whether they are in force now (schema 6.3, 6.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from desktop.rules.hornet_leader.effects_base import Forbidden
from desktop.rules.hornet_leader.effects_data import (
    AltitudeEffect,
    AnyEffect,
    ForbidEffect,
    RestrictWeaponEffect,
)

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Standing
    from desktop.rules.hornet_leader.state import State

E = TypeVar("E", bound=AnyEffect)


def in_force(s: State, kit: Kit, kind: type[E], target: int = 0) -> list[E]:
    """Return every effect of a kind that counts now.

    They come from the mission's Events, from what is carried from mission to mission and from the
    Improvements in play. An effect that quotes a word counts only for a Target with that word
    (HL-1.7ab): for ``target``, or for the mission's when it is 0. One that restricts a weapon to
    such Targets counts for all others.
    """
    return [effect for _, effect in in_force_from(s, kit, kind, target)]


def in_force_from(s: State, kit: Kit, kind: type[E], target: int = 0) -> list[tuple[str, E]]:
    """Return what ``in_force`` returns, each with its source (``kit.source_name``)."""
    standings = s.carry if s.mission is None else s.mission.standing + s.carry
    found: list[tuple[str, E]] = [
        (each.source, each.effect)
        for each in standings
        if isinstance(each.effect, kind) and lasts(s, each)
    ]
    for number in improvements(s, kit) if kind in kit.improved else ():
        found += [each for each in kit.improvements[number] if isinstance(each[1], kind)]
    if not found:
        return found
    asked = target or (s.mission.target if s.mission is not None else 0)
    return [each for each in found if _concerns(kit, each[1], asked)]


def forbidden(s: State, kit: Kit, what: Forbidden) -> bool:
    """Return whether an effect forbids something now (schema 6.4)."""
    return any(effect.what == what for effect in in_force(s, kit, ForbidEffect))


def altitudes(s: State, kit: Kit, pilot: str) -> tuple[bool, ...]:
    """Return the Altitudes that effects leave an Aircraft, High (true) first (schema 6.4).

    Effects that contradict each other leave it both.
    """
    return altitudes_of_all(s, kit, (pilot,))[pilot]


def altitudes_of_all(s: State, kit: Kit, pilots: Iterable[str]) -> dict[str, tuple[bool, ...]]:
    """Return what ``altitudes`` does, for several Aircraft at once."""
    forbids = in_force(s, kit, ForbidEffect)
    barred = {effect.what == "high" for effect in forbids if effect.what in ("high", "low")}
    held = [
        (effect.set == "L", standing.pilots)
        for standing in (*s.flown.standing, *s.carry)
        if isinstance(effect := standing.effect, AltitudeEffect) and lasts(s, standing)
    ]
    left: dict[str, tuple[bool, ...]] = {}
    for pilot in pilots:
        gone = barred.union([high for high, whom in held if pilot in (whom or (pilot,))])
        left[pilot] = (True, False) if len(gone) != 1 else (not gone.pop(),)
    return left


def lasts(s: State, standing: Standing) -> bool:
    """Return whether a lasting effect has begun and is not over."""
    if not standing.active:
        return False
    if standing.until in ("turn1", "turn2"):
        return s.mission is not None and s.mission.turn <= int(standing.until[-1])
    return True


def improvements(s: State, kit: Kit) -> list[int]:
    """Return the Improvement cards that count: from the moment they are drawn (HL-1.7h, j)."""
    known = kit.improvements
    shown = [each for each in (*s.in_play, *s.drawn, s.primary, s.secondary) if each in known]
    if not shown:
        return shown
    # The Day's Targets are still named after their Debriefing, whatever has become of them.
    gone = {*s.destroyed, *s.target_discards}
    return [each for each in dict.fromkeys(shown) if each not in gone]


def _concerns(kit: Kit, effect: AnyEffect, target: int) -> bool:
    word = getattr(effect, "title_word", "")
    fits = not word or (target != 0 and word in kit.targets[target].keywords)
    return fits != isinstance(effect, RestrictWeaponEffect)
