"""Whole loads at once: the usual ones for a role, and that of another Aircraft (HL-4.5).

A plan is a series of single actions, each legal after the one before.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from desktop.rules.core import Action, Refused
from desktop.rules.hornet_leader import loads
from desktop.rules.hornet_leader.actions_campaign import Load, Unload
from desktop.rules.hornet_leader.arming_rules import (
    is_available,
    weight_limit,
    why_not_load,
)
from desktop.rules.hornet_leader.attack_dice import faces
from desktop.rules.hornet_leader.dice import chance
from desktop.rules.hornet_leader.pilots import type_of
from desktop.rules.hornet_leader.records import TARGET

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

Role = Literal["strike", "sead", "escort", "empty"]
ROLES: tuple[Role, ...] = ("strike", "sead", "escort", "empty")


class Plan:
    """Actions that give an Aircraft a load, and why nothing more of it goes on."""

    def __init__(self, actions: tuple[Action, ...], refused: Refused | None = None) -> None:
        self.actions = actions
        self.refused = refused


def role_of(kit: Kit, aircraft: Aircraft) -> Role:
    """Return the role that a load is for, by what most of it is good for."""
    weapons = [kit.weapons[item] for item in aircraft.loads]
    if any(weapon.radar_only for weapon in weapons):
        return "sead"
    air = sum(weapon.weight for weapon in weapons if weapon.kind == "ata")
    ground = sum(weapon.weight for weapon in weapons if weapon.kind == "atg")
    if not air and not ground:
        return "empty"
    return "escort" if air > ground else "strike"


def for_role(s: State, kit: Kit, pilot: str, role: Role) -> Plan:
    """Return how a Pilot's Aircraft gets the usual load of a role, as far as it has room.

    Only counters that cost nothing are taken, but for weapons against radars.
    """
    if role == "empty":
        return of_items(s, kit, pilot, ())
    trial = _emptied(s, pilot)
    aircraft = trial.flown.aircraft(pilot)
    for wishes in _WISHES[role](trial, kit, aircraft):
        for item in wishes:
            if why_not_load(trial, kit, aircraft, item) is None:
                _put(kit, aircraft, item)
                break
    wanted = (*aircraft.loads, *aircraft.pods)
    return of_items(s, kit, pilot, wanted)


def of_items(s: State, kit: Kit, pilot: str, wanted: Sequence[str]) -> Plan:
    """Return how a Pilot's Aircraft gets a load; it stops at the first counter that is refused."""
    aircraft = s.flown.aircraft(pilot)
    kind = type_of(kit, pilot)
    if kind.flags.fixed_load or kind.flags.no_ordnance:
        first = next(iter(wanted), next(iter(kit.weapons)))
        return Plan((), why_not_load(s, kit, aircraft, first))
    has = Tally((*aircraft.loads, *aircraft.pods))
    surplus, missing = has - Tally(wanted), Tally(wanted) - has
    actions: list[Action] = [Unload(pilot, item) for item in surplus.elements()]
    trial = _emptied(s, pilot)
    changed = trial.flown.aircraft(pilot)
    for item in (has - surplus).elements():
        _put(kit, changed, item)
    for item in missing.elements():
        refused = why_not_load(trial, kit, changed, item)
        if refused is not None:
            return Plan(tuple(actions), refused)
        _put(kit, changed, item)
        actions.append(Load(pilot, item))
    return Plan(tuple(actions))


def _emptied(s: State, pilot: str) -> State:
    """Return the position with nothing on a Pilot's Aircraft, to try things out."""
    flight = [
        replace(each, loads=[], pods=[]) if each.pilot == pilot else each for each in s.flown.flight
    ]
    return replace(s, mission=replace(s.flown, flight=flight))


def _put(kit: Kit, aircraft: Aircraft, item: str) -> None:
    (aircraft.pods if kit.weapons[item].kind == "pod" else aircraft.loads).append(item)


# ---------------------------------------------------------------------------------------- roles

Wishes = Iterator[tuple[str, ...]]
"""For each counter in turn, what may be taken, the best first."""


def _strike(s: State, kit: Kit, aircraft: Aircraft) -> Wishes:
    yield _air(s, kit, aircraft, near=True)
    for _ in range(weight_limit(s, kit, aircraft.pilot)):
        yield _ground(s, kit, aircraft)


def _sead(s: State, kit: Kit, aircraft: Aircraft) -> Wishes:
    listed = type_of(kit, aircraft.pilot).weapons
    yield tuple(item for item in listed if kit.weapons[item].kind == "pod")
    radar = tuple(item for item in listed if kit.weapons[item].radar_only)
    by_price = tuple(sorted(radar, key=lambda item: loads.cost_of(s, kit, item)))
    for _ in range(weight_limit(s, kit, aircraft.pilot) // 2):
        yield by_price
    yield from _strike(s, kit, aircraft)


def _escort(s: State, kit: Kit, aircraft: Aircraft) -> Wishes:
    for number in range(weight_limit(s, kit, aircraft.pilot)):
        yield _air(s, kit, aircraft, near=bool(number % 2))


_WISHES: dict[Role, Callable[[State, Kit, Aircraft], Wishes]] = {
    "strike": _strike,
    "sead": _sead,
    "escort": _escort,
}


def _free(s: State, kit: Kit, aircraft: Aircraft, kind: str) -> list[str]:
    """Return the Standard weapons of a kind that an Aircraft can carry."""
    return [
        item
        for item in type_of(kit, aircraft.pilot).weapons
        if kit.weapons[item].kind == kind
        and is_available(s, kit, item)
        and not loads.cost_of(s, kit, item)
    ]


def _air(s: State, kit: Kit, aircraft: Aircraft, *, near: bool) -> tuple[str, ...]:
    """Return Air to Air weapons: those that work at range 0 first, or those that reach far."""

    def worth(item: str) -> tuple[int, int]:
        weapon = kit.weapons[item]
        reach = int(0 in weapon.range_high) if near else weapon.range_max
        return -reach, weapon.attack[0]

    return tuple(sorted(_free(s, kit, aircraft, "ata"), key=worth))


def _ground(s: State, kit: Kit, aircraft: Aircraft) -> tuple[str, ...]:
    """Return bombs and missiles by the Hits on the Target to be expected of a Weight Point."""

    def worth(item: str) -> float:
        steps = faces(s, kit, aircraft, item, TARGET)
        return -sum(map(chance, steps)) / kit.weapons[item].weight

    able = [
        item
        for item in _free(s, kit, aircraft, "atg")
        if loads.reaches_target(s, kit, replace(aircraft, loads=[item]), item)
    ]
    return tuple(sorted(able, key=worth))
