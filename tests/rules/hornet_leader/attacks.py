"""A Fast step to attack in, and attacks to make there."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Action, Refused
from desktop.rules.hornet_leader.actions_mission import Attack, EndAttacks, Shot
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.records import Aircraft, Counter
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import campaign, mission, play, sheet_with

END = EndAttacks()


def fast(
    flight: list[Aircraft],
    counters: list[Counter] | None = None,
    *,
    target: int = 1,
    options: tuple[str, ...] = (),
    **fields: Any,
) -> State:
    """Return the Fast step of turn 1, the Slow step after it."""
    fields.setdefault("turn", 1)
    state = campaign(sheet_with(target), options=options)
    steps = [AircraftAttacks(True), AircraftAttacks(False)]
    return mission(target, flight, counters or [], state=state, steps=steps, **fields)


def attack(pilot: str, enemy: str, *weapons: str, payer: str = "", high: bool = False) -> Attack:
    """Return an attack with all counters at one enemy; none are Guns."""
    return Attack(pilot, enemy, tuple(Shot(item, enemy) for item in weapons), payer, high)


def refused(s: State, action: Action) -> str:
    """Return the rule by which an action is refused in the step that asks."""
    with pytest.raises(Refused) as found:
        play(s, action)
    return found.value.rule
