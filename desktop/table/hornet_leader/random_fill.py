"""A squadron at random for those who do not want to choose."""

from __future__ import annotations

from collections.abc import Callable

from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.actions_campaign import Enlist
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State

TRIES = 60
"""Draws after which the last one is taken although the fund cannot pay it."""


def random_squadron(s: State, kit: Kit, below: Callable[[int], int]) -> tuple[Enlist, ...]:
    """Return who joins the free places; the fund pays for them if any draw of many lets it.

    ``below`` returns a whole number from 0 to less than it is given, each as likely.
    """
    places = [skill for skill, left in enumerate(recruits.slots_left(s, kit)) for _ in range(left)]
    free = recruits.candidates(s, kit)
    found: list[str] = []
    for _ in range(TRIES):
        left = list(free)
        found = [left.pop(below(len(left))) for _ in places]
        if sum(recruits.price(kit, s.terms, pilot) for pilot in found) <= s.so:
            break
    return tuple(Enlist(pilot, skill) for pilot, skill in zip(found, places, strict=True))
