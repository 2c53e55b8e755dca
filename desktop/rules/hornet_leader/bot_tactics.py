"""How the autopilot flies (HL-5.3, HL-6.1, HL-6.12): side, Altitude, movement, jettison, leaving.

Movement is planned for the whole flight from where it stood when the step began, so the same plan
comes out after each single move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop.rules.core import Action, T
from desktop.rules.hornet_leader import debrief_rules, movement_rules
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    ChooseSide,
    Done,
    DropGround,
    Expend,
    FinishMoving,
    FinishPlacing,
    LeaveDisplay,
    Put,
)
from desktop.rules.hornet_leader.attack_rules import counter_of, is_air
from desktop.rules.hornet_leader.attack_target import hits_missing, hits_on_target
from desktop.rules.hornet_leader.bot_values import (
    Danger,
    aims,
    mean_hits,
    ranges,
    reach,
    ring,
    serves,
    threat,
)
from desktop.rules.hornet_leader.bot_words import Reasoned, number
from desktop.rules.hornet_leader.defenses import APPROACHES, CENTER
from desktop.rules.hornet_leader.enemy_rules import on_display
from desktop.rules.hornet_leader.pilots import SHAKEN, UNFIT, status, type_of
from desktop.rules.hornet_leader.placing import SIDES
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.standing import altitudes

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft, Counter
    from desktop.rules.hornet_leader.state import State

FAR = 0.35
"""How much more an enemy counts for each area that it reaches, when a side is chosen."""
NEARLY_ALL = 0.85
"""The share of its Hits for which an Aircraft stays a ring farther out."""
BEYOND = 0.5
"""How much the next area on the way counts beside the one that is chosen."""
SAFE = 1.0
"""The exposure up to which a flight stays for more Hits than it needs."""
GUN_KILL = 0.3
"""What Guns are worth against a Bandit, as a part of a missile."""

Moves = dict[str, tuple[str, bool]]
"""By Pilot: the area where he moves, and whether he is High there."""


# ---------------------------------------------------------------------------- before the turns


def abort(s: State, kit: Kit) -> Reasoned:
    """Send home only who can do nothing: Unfit Pilots, and Shaken ones without weapons."""
    for each in s.flown.flying():
        found = status(kit, s.member(each.pilot))
        unarmed = not each.loads and not type_of(kit, each.pilot).flags.no_ordnance
        if found == UNFIT or (found == SHAKEN and unarmed):
            words = T("hornet_leader", "{pilot} is {status} and of no use").of(
                pilot=kit.callsign(each.pilot), status=kit.status_name(found)
            )
            return Abort(each.pilot), (words,)
    words = T("hornet_leader", "All {count} Aircraft are fit to go on")
    return Done(), (words.of(count=len(s.flown.flying())),)


def side_dangers(s: State, kit: Kit) -> dict[str, float]:
    """Return how dangerous each side of the display is."""
    found = dict.fromkeys(SIDES, 0.0)
    for side, area in zip(SIDES, APPROACHES, strict=True):
        for counter in s.flown.counters:
            distance = kit.distance(counter.area, area)
            if counter.area == CENTER or distance > reach(kit, counter):
                continue
            share = 1.0 if distance == 0 else 0.5
            found[side] += share * threat(kit, counter) * (1 + FAR * reach(kit, counter))
    return found


def start_area(s: State, kit: Kit, side: str = "") -> str:
    """Return where a flight begins: on the safest side, near to the second safest."""
    dangers = side_dangers(s, kit)
    chosen = side or min(SIDES, key=lambda each: dangers[each])
    entries = [each for each in kit.areas.values() if each.entry and each.side == chosen]
    return min(entries, key=lambda each: dangers.get(each.part, 99.0)).id


def place(s: State, kit: Kit, side: str, choosing: bool) -> Reasoned:
    """Place the whole flight in one area, at the Altitude with less to fear."""
    dangers = side_dangers(s, kit)
    area = start_area(s, kit, side)
    chosen = kit.areas[area].side
    reasons = (
        T("hornet_leader", "The {side} is worth {danger} in danger").of(
            side=kit.side_name(chosen), danger=number(dangers[chosen])
        ),
        T("hornet_leader", "the worst side {danger}").of(danger=number(max(dangers.values()))),
    )
    if choosing:
        return ChooseSide(chosen), reasons
    danger = Danger(s, kit)
    for each in s.flown.flying():
        levels = altitudes(s, kit, each.pilot)
        high = min(levels, key=lambda high: danger.at(area, high))
        if (each.area, each.high) != (area, high):
            return Put(each.pilot, area, high), reasons
    return FinishPlacing(), reasons


# ------------------------------------------------------------------------------------ movement


class Means(NamedTuple):
    """What an Aircraft can still do to what has to be hit, by ring and Altitude."""

    by_ring: dict[int, float]
    """Hits (or enemies Destroyed) to be expected from a ring at the better Altitude."""
    levels: dict[int, tuple[bool, ...]]
    """The Altitudes at which most of that can be used."""

    @property
    def best(self) -> float:
        """What can be done from the best ring."""
        return max(self.by_ring.values())


def means(s: State, kit: Kit, aircraft: Aircraft, wanted: list[str]) -> Means:
    """Return what an Aircraft can do to some enemies in the Center."""
    values: dict[str, float] = {}
    for item in dict.fromkeys(aircraft.loads):
        weapon = kit.weapons[item]
        if any(serves(kit, weapon, counter_of(s, enemy)) for enemy in wanted):
            ground = TARGET in wanted and serves(kit, weapon, None)
            values[item] = mean_hits(s, kit, aircraft, item) if ground else 0.5
    by_ring: dict[int, float] = {}
    levels: dict[int, tuple[bool, ...]] = {}
    for distance in range(4):
        sums = {
            high: sum(
                values.get(item, 0.0)
                for item in aircraft.loads
                if distance in ranges(kit.weapons[item], high)
            )
            for high in altitudes(s, kit, aircraft.pilot)
        }
        by_ring[distance] = max(sums.values())
        levels[distance] = tuple(
            high for high, total in sums.items() if total >= NEARLY_ALL * by_ring[distance]
        )
    return Means(by_ring, levels)


def goal_ring(found: Means) -> int:
    """Return the outermost ring from which nearly everything can be used; the Approach if none."""
    best = found.best
    if best <= 0:
        return 1
    return max(distance for distance, hits in found.by_ring.items() if hits >= NEARLY_ALL * best)


def plan(s: State, kit: Kit) -> Moves:
    """Return where each Aircraft goes in this movement, and at which Altitude."""
    wanted = aims(s, kit)
    flight = on_display(s)
    found = {each.pilot: means(s, kit, each, wanted) for each in flight}
    bombers = [goal_ring(each) for each in found.values() if each.best > 0]
    lead = min(bombers, default=1)
    danger = Danger(s, kit)
    moves: Moves = {}
    for each in flight:
        if each.damaged or status(kit, s.member(each.pilot)) == UNFIT:
            areas = list(movement_rules.reachable(kit, each.start))
        else:
            jams = type_of(kit, each.pilot).flags.jammer is not None
            goal = lead if jams else goal_ring(found[each.pilot])
            areas = _towards(kit, each.start, goal)
        levels = altitudes(s, kit, each.pilot)
        moves[each.pilot] = _best_place(kit, danger, each.start, areas, levels, found[each.pilot])
    return moves


def _towards(kit: Kit, start: str, goal: int) -> list[str]:
    """Return the areas to choose from on the way to a ring: one ring nearer, or the same."""
    here = ring(kit, start)
    if here == goal:
        return [start]
    next_ring = here - 1 if here > goal else here + 1
    return [each for each in kit.board.neighbours(start) if ring(kit, each) == next_ring]


def _best_place(
    kit: Kit,
    danger: Danger,
    start: str,
    areas: list[str],
    allowed: tuple[bool, ...],
    found: Means,
) -> tuple[str, bool]:
    best = (99.0, start, allowed[0])
    for area in areas:
        distance = ring(kit, area)
        useful = found.levels[distance] if found.by_ring[distance] > 0 else allowed
        for high in useful:
            cost = danger.at(area, high) + BEYOND * _beyond(kit, danger, area)
            if cost < best[0]:
                best = (cost, area, high)
    return best[1], best[2]


def _beyond(kit: Kit, danger: Danger, area: str) -> float:
    """Return the least exposure in the next ring on the way to the Center."""
    inner = [a for a in kit.board.neighbours(area) if ring(kit, a) == ring(kit, area) - 1]
    return min((danger.at(a, high) for a in inner for high in (True, False)), default=0.0)


def move(s: State, kit: Kit, moves: Moves) -> Reasoned:
    """Move the next Aircraft to its place in the plan, end the movement, or leave."""
    leaving = leave(s, kit)
    if leaving is not None:
        return leaving
    for pilot, (area, high) in moves.items():
        aircraft = s.flown.aircraft(pilot)
        if (aircraft.area, aircraft.high) != (area, high):
            words = T("hornet_leader", "Exposure {there} at {area}, {other} at the other Altitude")
            danger = Danger(s, kit)
            reason = words.of(
                there=number(danger.at(area, high)),
                area=kit.area_name(area),
                other=number(danger.at(area, not high)),
            )
            return Put(pilot, area, high), (reason,)
    words = T("hornet_leader", "Everybody stands where he should; turn {turn} of {limit}")
    turns = words.of(turn=s.flown.turn, limit=s.flown.turn_limit)
    return FinishMoving(), (turns,)


# ------------------------------------------------------------------------------------- leaving


def leave(s: State, kit: Kit) -> Reasoned | None:
    """Return that the flight leaves, and why: all is done, or nothing more can be."""
    if s.flown.destroyed:
        if _overkill_pays(s, kit):
            return None
        return LeaveDisplay(), (T("hornet_leader", "The Target is Destroyed"),)
    able = potential(s, kit)
    needed = _still_needed(s, kit)
    if able >= needed:
        return None
    words = T("hornet_leader", "At most {able} of {needed} more Hits can still be made")
    return LeaveDisplay(), (words.of(able=number(able), needed=needed),)


def _still_needed(s: State, kit: Kit) -> int:
    """Return the Hits for which it is worth staying: half of them can count too (HL-9.8b)."""
    missing = hits_missing(s, kit)
    target = s.flown.target
    if s.has_option("damaging") and target not in s.damaged_hits:
        needed = missing + hits_on_target(s, kit)
        half = (needed + 1) // 2 - hits_on_target(s, kit)
        return min(missing, half) if half > 0 else missing
    return missing + len([enemy for enemy in aims(s, kit) if enemy != TARGET])


def potential(s: State, kit: Kit) -> float:
    """Return the most that the flight can still do in the turns after this one."""
    turns = s.flown.turn_limit - s.flown.turn
    wanted = [counter_of(s, enemy) for enemy in aims(s, kit)]
    air = any(map(is_air, wanted))
    total = 0.0
    for aircraft in on_display(s):
        if status(kit, s.member(aircraft.pilot)) == UNFIT:
            continue
        nearest = max(ring(kit, aircraft.start) - turns, 0)
        for item in aircraft.loads:
            total += _most(s, kit, item, nearest, ring(kit, aircraft.start), wanted)
        if air and type_of(kit, aircraft.pilot).gun and not nearest:
            total += GUN_KILL * turns
    return total


def _most(
    s: State, kit: Kit, item: str, nearest: int, here: int, wanted: list[Counter | None]
) -> int:
    """Return the most Hits that a counter can score on what has to be hit."""
    weapon = kit.weapons[item]
    far = max(here, nearest)
    within = any(
        nearest <= distance <= far for high in (True, False) for distance in ranges(weapon, high)
    )
    if not within or not any(serves(kit, weapon, counter) for counter in wanted):
        return 0
    return len(weapon.attack)


def _overkill_pays(s: State, kit: Kit) -> bool:
    """Return whether more Hits gain something and are to be had at little risk."""
    extra = kit.targets[s.flown.target].overkill
    if extra is None or debrief_rules.overkill(s, kit):
        return False
    wanted = extra.hits - hits_on_target(s, kit)
    expected = 0.0
    danger = Danger(s, kit)
    for each in on_display(s):
        distance = ring(kit, each.start)
        expected += means(s, kit, each, [TARGET]).by_ring[distance]
        if danger.at(each.start, each.high) > SAFE:
            return False
    return expected >= wanted


# ------------------------------------------------------------------------------------ jettison


def jettison(s: State, kit: Kit) -> Reasoned:
    """Drop bombs that can no longer reach the Target, when a dogfight is near."""
    turns = s.flown.turn_limit - s.flown.turn
    wanted = [counter_of(s, enemy) for enemy in aims(s, kit)]
    useless: list[Expend] = []
    others = False
    for aircraft in on_display(s):
        here = ring(kit, aircraft.area)
        for item in aircraft.loads:
            weapon = kit.weapons[item]
            if weapon.kind != "atg" or weapon.radar_only:
                others = others or weapon.radar_only
            elif _most(s, kit, item, max(here - turns, 0), here, wanted) or not _in_dogfight(
                s, kit, aircraft
            ):
                others = True
            else:
                useless.append(Expend(aircraft.pilot, item))
    if not useless:
        return Done(), (T("hornet_leader", "Nothing aboard is only a burden"),)
    words = T("hornet_leader", "{count} counters cannot reach the Target in {turns} more turns")
    reason = words.of(count=len(useless), turns=turns)
    action: Action = useless[0] if others else DropGround()
    return action, (reason, T("hornet_leader", "a Bandit is near"))


def _in_dogfight(s: State, kit: Kit, aircraft: Aircraft) -> bool:
    return any(
        counter.kind == "bandit" and kit.distance(counter.area, aircraft.area) <= 1
        for counter in s.flown.counters
    )
