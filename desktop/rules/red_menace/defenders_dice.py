"""Dice against the player's bombers: each hits the bomber that would be lost next (RM-10.2b)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.rules.core import Die, T, Text
from desktop.rules.red_menace import chances

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


@lru_cache(maxsize=512)
def die(kit: Kit, shooter: str, victims: tuple[str, ...]) -> Die:
    """Return a die of an interceptor or SAM for the tray.

    ``victims`` are the bombers that it may be against, in hit order: which one it is depends on
    the dice before it.
    """
    first = victims[0]
    attack, defence = kit.units[shooter].A, kit.units[first].D
    other = next((unit for unit in victims if defence != kit.units[unit].D), "")
    if other:
        words = T("red_menace", "{unit} at {first}; at {other} it needs {face}")
        name = words.of(
            unit=kit.unit_name(shooter),
            first=kit.unit_name(first),
            other=kit.unit_name(other),
            face=attack - kit.units[other].D,
        )
    else:
        words = T("red_menace", "{unit} at {first}")
        name = words.of(unit=kit.unit_name(shooter), first=kit.unit_name(first))
    modifiers: tuple[tuple[Text, int], ...] = ()
    if defence:
        modifiers = ((kit.unit_name(first), defence),)
    return chances.hit_die(name, attack - defence, modifiers)


def fight_dice(kit: Kit, crew: Sequence[str], victims: Sequence[str]) -> tuple[Die, ...]:
    """Return the dice of interceptors in firing order against bombers in hit order."""
    return tuple(
        die(kit, shooter, tuple(dict.fromkeys(victims[: index + 1])))
        for index, shooter in enumerate(crew)
    )


def hits_of(kit: Kit, crew: Sequence[str], victims: Sequence[str], faces: Sequence[int]) -> int:
    """Return how many bombers, the first in hit order, the dice of a fight take (RM-10.2b)."""
    lost = 0
    for shooter, face in zip(crew, faces, strict=True):
        if lost < len(victims):
            unit = kit.units[victims[lost]]
            lost += chances.hits(face, kit.units[shooter].A, unit.D)
    return lost
