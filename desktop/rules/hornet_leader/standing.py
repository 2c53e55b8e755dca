"""Effects that last, and whether they are in force now (schema 6.3, 6.5)."""

from __future__ import annotations

from collections.abc import Iterator
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


def in_force(s: State, kit: Kit, kind: type[E], target: int = 0) -> Iterator[E]:
    """Yield every effect of a kind that counts now.

    They come from the mission's Events, from what is carried from mission to mission and from the
    Improvements in play. An effect that quotes a word counts only for a Target with that word
    (HL-1.7ab): for ``target``, or for the mission's when it is 0. One that restricts a weapon to
    such Targets counts for all others.
    """
    for _, effect in in_force_from(s, kit, kind, target):
        yield effect


def in_force_from(s: State, kit: Kit, kind: type[E], target: int = 0) -> Iterator[tuple[str, E]]:
    """Yield what ``in_force`` yields, each with its source (``kit.source_name``)."""
    asked = target or (s.mission.target if s.mission is not None else 0)
    for source, effect in _lasting(s, kit):
        if isinstance(effect, kind) and _concerns(kit, effect, asked):
            yield source, effect


def forbidden(s: State, kit: Kit, what: Forbidden) -> bool:
    """Return whether an effect forbids something now (schema 6.4)."""
    return any(effect.what == what for effect in in_force(s, kit, ForbidEffect))


def altitudes(s: State, kit: Kit, pilot: str) -> tuple[bool, ...]:
    """Return the Altitudes that effects leave an Aircraft, High (true) first (schema 6.4).

    Effects that contradict each other leave it both.
    """
    barred = {high for high in (True, False) if forbidden(s, kit, "high" if high else "low")}
    standings = [*s.flown.standing, *s.carry]
    for standing in (each for each in standings if lasts(s, each)):
        effect = standing.effect
        if isinstance(effect, AltitudeEffect) and pilot in (standing.pilots or (pilot,)):
            barred.add(effect.set == "L")
    return tuple(high for high in (True, False) if high not in barred) or (True, False)


def lasts(s: State, standing: Standing) -> bool:
    """Return whether a lasting effect has begun and is not over."""
    if not standing.active:
        return False
    if standing.until in ("turn1", "turn2"):
        return s.mission is not None and s.mission.turn <= int(standing.until[-1])
    return True


def _lasting(s: State, kit: Kit) -> Iterator[tuple[str, AnyEffect]]:
    if s.mission is not None:
        yield from ((each.source, each.effect) for each in s.mission.standing if lasts(s, each))
    yield from ((each.source, each.effect) for each in s.carry if lasts(s, each))
    for number in improvements(s, kit):
        for effect in kit.targets[number].improvement:
            yield f"target:{number}:improvement", effect


def improvements(s: State, kit: Kit) -> list[int]:
    """Return the Improvement cards that count: from the moment they are drawn (HL-1.7h, j)."""
    shown = [*s.in_play, *s.drawn]
    shown += [each for each in (s.primary, s.secondary) if each and each not in shown]
    # The Day's Targets are still named after their Debriefing, whatever has become of them.
    gone = {*s.destroyed, *s.target_discards}
    return [each for each in shown if kit.targets[each].improvement and each not in gone]


def _concerns(kit: Kit, effect: AnyEffect, target: int) -> bool:
    word = getattr(effect, "title_word", "")
    fits = not word or (target != 0 and word in kit.targets[target].keywords)
    return fits != isinstance(effect, RestrictWeaponEffect)
