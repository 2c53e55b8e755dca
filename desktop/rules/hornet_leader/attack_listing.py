"""The attacks worth a line in a list: all others are legal too, and checked when declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.actions_mission import Attack, Shot
from desktop.rules.hornet_leader.attack_dice import Sights
from desktop.rules.hornet_leader.attack_rules import (
    Aims,
    Arms,
    Payers,
    counter_of,
    everything,
    has_attacked,
)
from desktop.rules.hornet_leader.attack_target import hits_missing
from desktop.rules.hornet_leader.dice import chance

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

LIMIT = 190
Load = tuple[str, ...]
"""Weapon counters for one enemy; none are Guns."""


def listed(s: State, kit: Kit, fast: bool) -> tuple[Attack, ...]:
    """Return the attacks to list in the Fast or Slow step, by Aircraft and enemy.

    For each enemy the set the autopilot would take comes first, then Guns, each weapon once, all
    counters of each. Only where there would be too many, the later ones of these are left out.
    """
    attacks, ranks = _ranked(s, kit, fast)
    if len(attacks) > LIMIT:
        kept = sorted(range(len(attacks)), key=lambda place: (ranks[place], place))[:LIMIT]
        attacks = [attacks[place] for place in sorted(kept)]
    return tuple(attacks)


def can_anyone(s: State, kit: Kit, fast: bool) -> bool:
    """Return whether any attack at all is legal in the Fast or Slow step."""
    payers, aims = Payers(s, kit, fast), None
    for aircraft in s.flown.flying():
        if has_attacked(aircraft, fast) or not payers.of(aircraft):
            continue
        aims = aims or Aims(s, kit, everything(s))
        if next(aims.arms_of(aircraft), None) is not None:
            return True
    return False


def best_arms(s: State, kit: Kit, aircraft: Aircraft, enemy: str) -> Load | None:
    """Return the weapons to preselect for an enemy; Guns are ``()``; ``None`` for nothing.

    Bombs for a little more than the Hits missing; on others until they hardly survive.
    """
    for arms in Aims(s, kit, [(enemy, counter_of(s, enemy))]).arms_of(aircraft):
        return _best(s, kit, aircraft, arms, Sights(s, kit))
    return None


def _best(s: State, kit: Kit, aircraft: Aircraft, arms: Arms, sights: Sights) -> Load | None:
    counter = arms.counter
    chances = {
        item: [chance(face) for face in sights.faces(aircraft, item, counter)]
        for item in arms.items
    }
    items = [item for item in aircraft.loads if item in chances and any(chances[item])]
    if counter is None:
        load = _for_target(kit, items, chances, 1.4 * hits_missing(s, kit) + 0.5)
    else:
        load = _for_counter(kit, items, chances, 0.15 if counter.objective else 0.35)
    return load or (() if arms.gun else None)


def _for_target(kit: Kit, items: list[str], chances: dict[str, list[float]], wanted: float) -> Load:
    weapons = kit.weapons
    hits = {item: sum(chances[item]) for item in items}
    arms: list[str] = []
    for item in sorted(items, key=lambda each: -hits[each] / weapons[each].weight):
        if sum(hits[each] for each in arms) >= wanted:
            break
        arms.append(item)
    return tuple(arms)


def _for_counter(
    kit: Kit, items: list[str], chances: dict[str, list[float]], survival: float
) -> Load:
    weapons = kit.weapons
    arms: list[str] = []
    left = 1.0
    # Those that can do least else go first: HARMs, light bombs, missiles of short range.
    for item in sorted(
        items,
        key=lambda each: (
            not weapons[each].radar_only,
            weapons[each].weight,
            weapons[each].range_max,
        ),
    ):
        if left < survival:
            break
        arms.append(item)
        left *= 1 - chances[item][0]
    return tuple(arms)


def _ranked(s: State, kit: Kit, fast: bool) -> tuple[list[Attack], list[int]]:
    """Return all attacks of a list, and how soon each has to make room for others."""
    attacks: list[Attack] = []
    ranks: list[int] = []
    aims, sights, payers = Aims(s, kit, everything(s)), Sights(s, kit), Payers(s, kit, fast)
    for aircraft in s.flown.flying():
        if has_attacked(aircraft, fast):
            continue
        pilot = aircraft.pilot
        paying = payers.of(aircraft)
        if not paying:
            continue
        for arms in aims.arms_of(aircraft):
            enemy = arms.enemy
            rank = 0
            for load in _choices(s, kit, aircraft, arms, sights):
                shots = tuple([Shot(item, enemy) for item in load])
                for payer in paying:
                    attacks.append(Attack(pilot, enemy, shots, payer))
                    ranks.append(rank if payer is paying[0] else rank + 2)
                rank = 1
    return attacks, ranks


def _choices(s: State, kit: Kit, aircraft: Aircraft, arms: Arms, sights: Sights) -> list[Load]:
    """Return what can be used on an enemy, the best first."""
    loads: list[Load] = [()] if arms.gun else []
    loads += [(item,) for item in arms.items]
    loads += [(item,) * aircraft.loads.count(item) for item in arms.items]
    if len(set(loads)) == 1:
        return loads[:1]  # With one counter, or with Guns alone, there is nothing to weigh.
    best = _best(s, kit, aircraft, arms, sights)
    return list(dict.fromkeys(loads if best is None else [best, *loads]))
