"""How the autopilot arms a flight (HL-4.5): Pods, missiles, weapons against radar, bombs.

The load is planned whole, as if nothing had been loaded; what differs from it is changed step by
step, so a plan can be taken up at any point.
"""

from __future__ import annotations

from collections import Counter as Tally
from math import ceil
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from desktop.rules.core import Action, T, Text
from desktop.rules.hornet_leader import arming_rules, dice
from desktop.rules.hornet_leader.actions_campaign import (
    FinishArming,
    FlyAtNight,
    FlyByDay,
    Load,
    NameLeader,
    ReturnTanker,
    TakeTanker,
    Unload,
)
from desktop.rules.hornet_leader.attack_dice import faces
from desktop.rules.hornet_leader.attack_rules import usable
from desktop.rules.hornet_leader.attack_target import hits_missing
from desktop.rules.hornet_leader.bot_tactics import side_dangers
from desktop.rules.hornet_leader.bot_values import (
    mean_hits,
    ranges,
    stays_okay,
)
from desktop.rules.hornet_leader.bot_words import Reasoned, Reasons, number
from desktop.rules.hornet_leader.defenses import CENTER, bombers_due
from desktop.rules.hornet_leader.pilots import level_of, stats, type_of
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.targets import draws

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

POD_FROM = 5
"""Weight Points from which an Aircraft takes an ECM Pod."""
MISSILES_PER_BANDIT = 1.3
MISSILES_PER_OBJECTIVE = 2.6
HARMS_PER_SITE = 0.9
REACHING = 1.12
"""The factor of bombs that work from a distance."""
PRICED = 0.05
TANKER_FROM = -1
NIGHT_SO = 6
ENOUGH = 1.9
"""Expected Hits for each that is missing, from which on nothing is paid for."""


class Plan(msgspec.Struct, frozen=True):
    """A load for the whole flight."""

    loads: dict[str, tuple[str, ...]]
    """By Pilot: counters and Pods."""
    tanker: bool
    night: bool
    leader: str
    hits: float
    """Hits on the Target to be expected, and how many are missing."""
    missing: int
    missiles: int
    harms: int
    price: int


class Style(msgspec.Struct, frozen=True):
    """How a load is divided."""

    name: Text
    missiles: float = 1.0
    """The share of the usual missiles, and of the usual weapons against radar."""
    harms: float = 1.0
    filled: bool = True
    """Whether room that is left is used for missiles."""


BALANCED = Style(T("hornet_leader", "a balanced load"))
STYLES = (
    BALANCED,
    Style(T("hornet_leader", "more bombs"), 0.5, 0.5, False),
    Style(T("hornet_leader", "more cover"), 1.6, 1.4),
)
"""The usual load first; rollouts choose among them."""


def budget(s: State) -> int:
    """Return the SO Points that this mission may cost: the fund spread over the Days left."""
    days = s.days - s.day + 1
    share = s.so / days
    if s.secondary and not s.flown.secondary:
        share *= 0.6
    return min(ceil(share), s.so)


def plan(s: State, kit: Kit, style: Style = BALANCED) -> Plan:
    """Return the load for a flight that is being armed, whatever it carries so far."""
    trial = _emptied(s)
    limit = budget(s)
    tanker = _wants_tanker(trial, kit, limit)
    if tanker:
        trial.flown.tanker = "free" if s.tanker_free else "paid"
    return _Planner(trial, kit, limit, style).plan(_night(s, kit))


def step(s: State, kit: Kit, wanted: Plan) -> Reasoned:
    """Return the next change that brings a flight nearer to a plan, or the end of arming."""
    return change(s, kit, wanted) or FinishArming(), _reasons(wanted)


def change(s: State, kit: Kit, wanted: Plan) -> Action | None:
    """Return the next change that brings a flight nearer to a plan; ``None`` if it is reached."""
    mission = s.flown
    changes: list[Action] = []
    for aircraft in mission.flight:
        if type_of(kit, aircraft.pilot).flags.fixed_load:
            continue
        has = Tally((*aircraft.loads, *aircraft.pods))
        goal = Tally(wanted.loads.get(aircraft.pilot, ()))
        for item in has - goal:
            return Unload(aircraft.pilot, item)
        changes += (Load(aircraft.pilot, item) for item in goal - has)
    if bool(mission.tanker) != wanted.tanker:
        return TakeTanker() if wanted.tanker else ReturnTanker()
    if mission.night != wanted.night:
        return FlyAtNight() if wanted.night else FlyByDay()
    if changes:
        return changes[0]
    return NameLeader(wanted.leader) if mission.leader != wanted.leader else None


def _reasons(wanted: Plan) -> Reasons:
    hits = T("hornet_leader", "{hits} Hits expected of {needed} needed").of(
        hits=number(wanted.hits), needed=wanted.missing
    )
    others = T("hornet_leader", "{missiles} missiles and {harms} weapons against radar").of(
        missiles=wanted.missiles, harms=wanted.harms
    )
    return hits, others, T("hornet_leader", "it costs {so} SO Points").of(so=wanted.price)


def _emptied(s: State) -> State:
    """Return the position with nothing on the Aircraft, but for loads that cannot be changed."""
    flight = [
        replace(each, loads=list(each.loads), pods=list(each.pods)) for each in s.flown.flight
    ]
    return replace(s, mission=replace(s.flown, flight=flight, tanker="", night=False))


def _wants_tanker(s: State, kit: Kit, limit: int) -> bool:
    penalty = arming_rules.weight_penalty(s, kit, tanker=False)
    if not penalty or arming_rules.why_not_tanker(s, kit) is not None:
        return False
    cost = arming_rules.tanker_cost(s, kit)
    return cost == 0 or (penalty <= TANKER_FROM and cost <= limit)


def _night(s: State, kit: Kit) -> bool:
    """Return whether the night is worth its Stress: SO are short, and everybody stays Okay."""
    if arming_rules.why_not_night(s, kit) is not None:
        return False
    short = s.so / (s.days - s.day + 1) < NIGHT_SO
    stress = kit.options["night"].start_stress
    return short and all(stays_okay(s, kit, each.pilot, stress) for each in s.flown.flight)


class _Planner:
    """Loads an empty flight, kind of counter by kind of counter."""

    def __init__(self, s: State, kit: Kit, limit: int, style: Style) -> None:
        self.style = style
        self.s = s
        self.kit = kit
        self.limit = limit
        self.flight = [
            each for each in s.flown.flight if not type_of(kit, each.pilot).flags.fixed_load
        ]
        for each in self.flight:
            each.loads.clear()
            each.pods.clear()

    def plan(self, night: bool) -> Plan:
        s, kit = self.s, self.kit
        self._pods()
        missiles = self._missiles()
        harms = self._harms()
        hits = self._bombs()
        if self.style.filled:
            self._fill()
        return Plan(
            {each.pilot: (*each.loads, *each.pods) for each in self.flight},
            bool(s.flown.tanker),
            night,
            max(arming_rules.leaders(s, kit), key=lambda each: level_of(kit, s.member(each)).sa),
            hits,
            hits_missing(s, kit),
            missiles,
            harms,
            arming_rules.price(s, kit).total,
        )

    def _put(self, aircraft: Aircraft, item: str) -> bool:
        s, kit = self.s, self.kit
        if arming_rules.why_not_load(s, kit, aircraft, item) is not None:
            return False
        special = arming_rules.is_special(s, kit, item)
        if special and arming_rules.price(s, kit, extra=item).total > self.limit:
            return False
        (aircraft.pods if kit.weapons[item].kind == "pod" else aircraft.loads).append(item)
        return True

    def _listed(self, aircraft: Aircraft, kind: str) -> list[str]:
        listed = type_of(self.kit, aircraft.pilot).weapons
        return [item for item in listed if self.kit.weapons[item].kind == kind]

    # --------------------------------------------------------------------- each kind in turn

    def _pods(self) -> None:
        for each in self.flight:
            if arming_rules.weight_limit(self.s, self.kit, each.pilot) >= POD_FROM:
                for item in self._listed(each, "pod"):
                    self._put(each, item)

    def _missiles(self) -> int:
        """Load missiles: two each on the best Pilots, as many as Bandits are to be expected."""
        s, kit = self.s, self.kit
        wanted = round(
            self.style.missiles * MISSILES_PER_BANDIT * expected_bandits(s, kit)
            + MISSILES_PER_OBJECTIVE * air_objectives(s, kit)
        )
        only_air = not kit.targets[s.flown.target].hits
        most = 8 if only_air else 2
        loaded = 0
        for each in sorted(self.flight, key=lambda each: -stats(kit, s.member(each.pilot)).ata):
            mine = 0
            while loaded < wanted and mine < most and self._missile(each, mine):
                mine, loaded = mine + 1, loaded + 1
        return loaded

    def _missile(self, aircraft: Aircraft, place: int) -> bool:
        weapons = self.kit.weapons
        items = self._listed(aircraft, "ata")
        far = sorted(items, key=lambda item: (weapons[item].attack[0], -weapons[item].range_max))
        near = [item for item in far if 0 in weapons[item].range_high]
        order = far if place % 2 == 0 else (*near, *far)
        return any(self._put(aircraft, item) for item in order)

    def _harms(self) -> int:
        s, kit = self.s, self.kit
        wanted = round(self.style.harms * HARMS_PER_SITE * len(radar_sites(s, kit)))
        carried = (item for each in s.flown.flight for item in each.loads)
        loaded = sum(kit.weapons[item].radar_only for item in carried)
        best = sorted(self.flight, key=lambda each: -stats(kit, s.member(each.pilot)).atg)
        for _ in range(2):
            for each in best:
                if loaded >= wanted:
                    return loaded
                items = (i for i in self._listed(each, "atg") if kit.weapons[i].radar_only)
                loaded += any(self._put(each, item) for item in items)
        return loaded

    def _bombs(self) -> float:
        """Load what hits the Target best by weight, until the Aircraft are full."""
        s, kit = self.s, self.kit
        total = 0.0
        wanted = ENOUGH * hits_missing(s, kit)
        for each in sorted(self.flight, key=lambda each: -stats(kit, s.member(each.pilot)).atg):
            hits = {item: self._hits(each, item) for item in self._listed(each, "atg")}
            ranked = sorted(
                ((self._rank(each, item, hits[item]), item) for item in hits if hits[item]),
                reverse=True,
            )
            for _, item in ranked:
                paid = arming_rules.is_special(s, kit, item)
                while not (paid and total >= wanted) and self._put(each, item):
                    total += hits[item]
        return total

    def _hits(self, aircraft: Aircraft, item: str) -> float:
        """Return the Hits to be expected of a counter; 0 for one that cannot be used at all."""
        s, kit = self.s, self.kit
        if kit.weapons[item].radar_only or not self._works(aircraft, item):
            return 0.0
        if kit.targets[s.flown.target].hits:
            return mean_hits(s, kit, aircraft, item)
        aim = next((each.key for each in s.flown.counters if each.objective), "")
        return dice.chance(faces(s, kit, aircraft, item, aim)[0]) if aim else 0.0

    def _works(self, aircraft: Aircraft, item: str) -> bool:
        kit = self.kit
        if not kit.targets[self.s.flown.target].hits:
            return True
        weapon = kit.weapons[item]
        high = bool(weapon.range_high)
        distance = min(ranges(weapon, high))
        area = next(each for each in kit.areas if kit.distance(each, CENTER) == distance)
        probe = replace(aircraft, loads=[item], area=area, high=high)
        return usable(self.s, kit, probe, item, TARGET) is None

    def _rank(self, aircraft: Aircraft, item: str, hits: float) -> float:
        weapon = self.kit.weapons[item]
        far = weapon.range_max >= 1
        value = hits / weapon.weight * (REACHING if far else 1.0)
        return value - PRICED * arming_rules.is_special(self.s, self.kit, item)

    def _fill(self) -> None:
        """Use the room that is left for missiles that cost nothing."""
        for each in self.flight:
            place = 0
            while place < 2 and self._missile(each, place):
                place += 1


# -------------------------------------------------------------------------- what is to be met


def bandit_share(s: State, kit: Kit) -> float:
    """Return the share of the counters in the cup that show a Bandit."""
    total = sum(s.cup)
    return sum(n for row, n in enumerate(s.cup) if kit.cup[row].bandit) / total if total else 0.0


def expected_bandits(s: State, kit: Kit) -> float:
    """Return the Bandits to be expected, besides those that are Objectives."""
    approach, center = draws(s, kit, "bandits", s.flown.target)
    extra = kit.targets[s.flown.target].bandit_per_turn
    return bandit_share(s, kit) * (4 * approach + center + 3 * extra)


def air_objectives(s: State, kit: Kit) -> int:
    """Return the Bandits and Bombers that are Objectives."""
    objective = kit.targets[s.flown.target].objective
    return (len(objective.bandits) if objective is not None else 0) + bombers_due(s, kit)


def radar_sites(s: State, kit: Kit) -> list[str]:
    """Return the Sites with radar that can attack on the way in from the safest side."""
    side = min((dangers := side_dangers(s, kit)), key=lambda each: dangers[each])
    way = [area.id for area in kit.areas.values() if area.side in (side, "")]
    return [
        each.key
        for each in s.flown.counters
        if each.kind == "site"
        and kit.sites[each.face].radar
        and any(kit.distance(each.area, area) <= kit.sites[each.face].range for area in way)
    ]
