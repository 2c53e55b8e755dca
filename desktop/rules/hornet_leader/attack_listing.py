"""The attacks worth a line in a list: all others are legal too, and checked when declared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.actions_mission import Attack, Shot
from desktop.rules.hornet_leader.attack_dice import faces
from desktop.rules.hornet_leader.attack_rules import (
    arms_by_enemy,
    enemies,
    may_attack,
    payers,
)
from desktop.rules.hornet_leader.attack_target import hits_missing
from desktop.rules.hornet_leader.dice import chance
from desktop.rules.hornet_leader.records import TARGET

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

LIMIT = 190
Arms = tuple[str, ...]
"""Weapon counters for one enemy; none are Guns."""


def listed(s: State, kit: Kit, fast: bool) -> tuple[Attack, ...]:
    """Return the attacks to list in the Fast or Slow step, by Aircraft and enemy.

    For each enemy the set the autopilot would take comes first, then Guns, each weapon once, all
    counters of each. Only where there would be too many, the later ones of these are left out.
    """
    found = list(_ranked(s, kit, fast))
    if len(found) > LIMIT:
        kept = sorted(range(len(found)), key=lambda place: (found[place][0], place))[:LIMIT]
        found = [found[place] for place in sorted(kept)]
    return tuple(attack for _, attack in found)


def can_anyone(s: State, kit: Kit, fast: bool) -> bool:
    """Return whether any attack at all is legal in the Fast or Slow step."""
    named = enemies(s)
    return any(
        True
        for aircraft in s.flown.flying()
        if may_attack(s, kit, aircraft, fast) is None
        for _ in arms_by_enemy(s, kit, aircraft, named)
    )


def best_arms(s: State, kit: Kit, aircraft: Aircraft, enemy: str) -> Arms | None:
    """Return the weapons to preselect for an enemy; Guns are ``()``; ``None`` for nothing.

    Bombs for a little more than the Hits missing; on others until they hardly survive.
    """
    for _, types, gun in arms_by_enemy(s, kit, aircraft, [enemy]):
        return _best(s, kit, aircraft, enemy, types, gun)
    return None


def _best(
    s: State, kit: Kit, aircraft: Aircraft, enemy: str, types: list[str], gun: bool
) -> Arms | None:
    chances = {
        item: [chance(face) for face in faces(s, kit, aircraft, item, enemy)] for item in types
    }
    items = [item for item in aircraft.loads if sum(chances.get(item, ()))]
    if enemy == TARGET:
        arms = _for_target(kit, items, chances, 1.4 * hits_missing(s, kit) + 0.5)
    else:
        survival = 0.15 if s.flown.counter(enemy).objective else 0.35
        arms = _for_counter(kit, items, chances, survival)
    return arms or (() if gun else None)


def _for_target(kit: Kit, items: list[str], chances: dict[str, list[float]], wanted: float) -> Arms:
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
) -> Arms:
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


def _ranked(s: State, kit: Kit, fast: bool) -> Iterator[tuple[int, Attack]]:
    for aircraft in s.flown.flying():
        if may_attack(s, kit, aircraft, fast):
            continue
        paying = payers(s, kit, aircraft.pilot, fast)
        for enemy, types, gun in arms_by_enemy(s, kit, aircraft, enemies(s)):
            for rank, arms in _choices(s, kit, aircraft, enemy, types, gun):
                shots = tuple(Shot(item, enemy) for item in arms)
                for place, payer in enumerate(paying):
                    attack = Attack(aircraft.pilot, enemy, shots, payer)
                    yield rank + (2 if place else 0), attack


def _choices(
    s: State, kit: Kit, aircraft: Aircraft, enemy: str, singles: list[str], gun: bool
) -> list[tuple[int, Arms]]:
    """Return what can be used on an enemy: 0 and the best, 1 and the others."""
    arms: list[Arms] = [()] if gun else []
    arms += [(item,) for item in singles]
    arms += [(item,) * aircraft.loads.count(item) for item in singles]
    best = _best(s, kit, aircraft, enemy, singles, gun)
    ordered = list(dict.fromkeys(arms if best is None else [best, *arms]))
    return [(0 if place == 0 else 1, each) for place, each in enumerate(ordered)]
