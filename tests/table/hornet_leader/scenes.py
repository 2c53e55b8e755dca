"""Positions of a mission to look at: placing, attacks, the enemy's step, movement, crowds."""

from __future__ import annotations

from typing import Literal

from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.enemy import EnemyAttacks
from desktop.rules.hornet_leader.event_cards import MeetOrIgnore
from desktop.rules.hornet_leader.home import SarExpending, SearchAndRescue
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.phoenix import PhoenixAttacks
from desktop.rules.hornet_leader.placing import AbortDecision, Jettison, PlaceAircraft
from desktop.rules.hornet_leader.reactions import Suppression
from desktop.rules.hornet_leader.records import Aircraft, Counter, Place
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import KIT, aircraft, counter, mission

TARGET = 14
LOADS: dict[str, tuple[str, ...]] = {
    "hunter": ("agm88", "aim9", "mk83"),
    "banzai": ("aim7", "aim9", "mk83", "mk83"),
    "wolf": ("gbu16", "gbu16", "mk20"),
    "teflon": ("aim54", "aim7", "aim9"),
    "pluto": ("rockets", "agm65"),
}


def flight(*placed: tuple[str, str, bool]) -> list[Aircraft]:
    """Return Aircraft with the loads of the picture: Pilot, area, High."""
    return [
        aircraft(pilot, area, high=high, loads=LOADS.get(pilot, ("aim9", "mk82", "mk82")))
        for pilot, area, high in placed
    ]


def enemies() -> list[Counter]:
    """Return Sites and Bandits on all sides and in the Center."""
    return [
        counter("site", "sa_6", "app_north"),
        counter("site", "zu_23_4", "app_north"),
        counter("site", "sa_8b", "app_west"),
        counter("site", "sa_10", "center"),
        counter("site", "m1939", "center"),
        counter("bandit", "mig_23", "center"),
        counter("bandit", "mig_21", "app_east"),
        counter("site", "sa_3", "app_south"),
    ]


def over_target(turn: int = 2) -> State:
    """Return the position of the design's picture, in its second turn."""
    fliers = flight(
        ("hunter", "pre_north_east", True),
        ("banzai", "pre_north_central", True),
        ("wolf", "pre_north_central", True),
        ("teflon", "so_north_east", True),
        ("pluto", "pre_south_central", False),
    )
    fliers[0].sa, fliers[3].sa = 1, 2
    skills = {"hunter": 3, "teflon": 4, "pluto": 1}
    s = mission(
        TARGET,
        fliers,
        enemies(),
        skills=skills,
        turn=turn,
        hits=2,
        armed=True,
        leader="hunter",
    )
    for pilot, stress in {"hunter": 3, "banzai": 5, "wolf": 2, "teflon": 1, "pluto": 6}.items():
        s.member(pilot).stress = stress
    return s


def attacking(*, fast: bool = True) -> State:
    """Return the Fast or Slow step."""
    s = over_target()
    s.then(AircraftAttacks(fast))
    return s


def attacked() -> State:
    """Return an SA-6 that fires at an Aircraft, to be answered."""
    s = over_target()
    numbers = KIT.sites["sa_6"].attack
    s.then(
        Suppression("sa_6#1", "banzai", numbers, True, True, "over_target", 0, "HL-6.9b"),
        EnemyAttacks(("site", "bandit")),
    )
    return s


def ordering() -> State:
    """Return the enemy's step, which asks for the order."""
    s = over_target()
    s.then(EnemyAttacks(("site", "bandit")))
    return s


def moving() -> State:
    """Return the movement step."""
    s = over_target()
    for each in s.flown.flight:
        each.start, each.start_high = each.area, each.high
    s.then(MoveAircraft(begun=True))
    return s


def placing(placed: int = 1) -> State:
    """Return Aircraft to be placed; so many stand already."""
    s = over_target(0)
    for number, each in enumerate(s.flown.flight):
        each.area = "so_north_west" if number < placed else ""
    s.flown.counters = [each for each in s.flown.counters if each.kind == "site"]
    s.then(PlaceAircraft())
    return s


def crowded() -> State:
    """Return twelve counters in the Center and eight Aircraft in one area."""
    pilots = list(KIT.pilots)[:8]
    fliers = flight(*((pilot, "pre_north_central", i % 2 == 0) for i, pilot in enumerate(pilots)))
    kinds = ["sa_6", "sa_2", "sa_3", "m1939", "s_60", "ks_19", "sa_11", "sa_15"]
    counters = [counter("site", kind, "center", n) for n, kind in enumerate(kinds)]
    bandits = ("mig_21", "mig_23", "mig_29")
    counters += [counter("bandit", kind, "center", 20 + n) for n, kind in enumerate(bandits)]
    counters.append(counter("bomber", "tu_16", "center", 30, bombers=2))
    s = mission(TARGET, fliers, counters, turn=2, armed=True, leader=pilots[0])
    s.then(AircraftAttacks(True))
    return s


def dropping() -> State:
    """Return the step before a turn in which anything may be dropped."""
    s = over_target()
    s.then(Jettison())
    return s


def aborting() -> State:
    """Return the question who goes home."""
    s = over_target(0)
    s.then(AbortDecision())
    return s


def phoenixes() -> State:
    """Return two F-14s with three AIM-54s, and Bandits all over."""
    s = over_target(0)
    s.flown.flight[3].loads = ["aim54", "aim54", "aim7"]
    s.then(PhoenixAttacks())
    return s


def searching(*spent: int) -> State:
    """Return a lost Pilot for whom weapons may be expended; so many Weight Points have been."""
    s = over_target()
    s.flown.flight[1].lost = "over_target"
    s.flown.flight[1].area = ""
    s.then(SarExpending("banzai", sum(spent)), SearchAndRescue())
    return s


def lost() -> State:
    """Return two lost Pilots: for whom first?"""
    s = over_target()
    places: tuple[Place, Place] = ("over_target", "home_bound")
    for each, place in zip(s.flown.flight[1:3], places, strict=True):
        each.lost, each.area = place, ""
    s.then(SearchAndRescue())
    return s


def event(number: int, section: Literal["bound", "over", "home"] = "bound") -> State:
    """Return an Event that is met: what its section first asks."""
    s = over_target(0)
    for each in s.flown.flight:
        each.area = ""
    s.then(MeetOrIgnore(number, section))
    return s
