"""The whole worked mission (HL-EX-SAMPLE), from the squadron to the Debriefing.

Two dice that the rulebook does not give are ours: the AGM-88 that destroys the SA-10 (8), and the
Rockets (9).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.rules.core import Chance
from desktop.rules.hornet_leader.actions_campaign import (
    AssignPilot,
    DrawTarget,
    Enlist,
    FinishArming,
    FinishAssigning,
    FinishDebriefing,
    FinishPromotions,
    FinishSquadron,
    Fly,
    Load,
    Promote,
    SelectTargets,
    StopDrawing,
)
from desktop.rules.hornet_leader.actions_chance import (
    DrawnCounter,
    DrawnEvent,
    DrawnPilot,
    DrawnTarget,
)
from desktop.rules.hornet_leader.actions_mission import (
    Attack,
    Done,
    EndAttacks,
    Evade,
    FinishMoving,
    FinishPlacing,
    FirePhoenix,
    NextEnemy,
    NoSuppression,
    Phoenix,
    Put,
    Shot,
    Suppress,
)
from desktop.rules.hornet_leader.arming_rules import carried_weight, weight_limit
from desktop.rules.hornet_leader.flow import CampaignBegins
from desktop.rules.hornet_leader.pilots import status
from desktop.rules.hornet_leader.records import AVERAGE, GREEN, NEWBIE, SKILLED, TARGET
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import KIT, asked, dice, play, set_up, settle

SQUADRON = {
    "kermit": NEWBIE,
    "pluto": GREEN,
    "bug": GREEN,
    "banzai": AVERAGE,
    "wedge": AVERAGE,
    "teflon": AVERAGE,
    "dingo": AVERAGE,
    "blackhawk": SKILLED,
}
NORTH, SOUTH = ("teflon", "banzai"), ("pluto", "blackhawk")
FLIGHT = (*NORTH, *SOUTH)
LOADS = {
    "teflon": ("aim54",) * 2 + ("aim7",) * 2 + ("aim9",) * 3,
    "banzai": ("aim7", "agm88", "agm88", "mk20", "mk82", "mk83"),
    "pluto": ("aim9", "agm88", "rockets", "mk84"),
    "blackhawk": ("aim7", "aim7", "ecm", "mk83", "mk83"),
}


def site(s: State, face: str) -> DrawnCounter:
    """Return the draw of a counter with that Site."""
    return DrawnCounter(next(n for n, row in enumerate(KIT.cup) if row.site == face and s.cup[n]))


def bandit(s: State, face: str) -> DrawnCounter:
    """Return the draw of a counter with that Bandit; an empty face is No Bandit."""
    rows = (n for n, row in enumerate(KIT.cup) if (row.bandit or "") == face and s.cup[n])
    return DrawnCounter(next(rows))


def event(section: str, title: str) -> DrawnEvent:
    """Return the draw of the Event with that title in a section."""
    return DrawnEvent(
        next(n for n, card in KIT.events.items() if getattr(card, section).title.source == title)
    )


def key(s: State, face: str, area: str) -> str:
    """Return the counter of a face that stands in an area."""
    found = [each for each in s.flown.counters if (each.face, each.area) == (face, area)]
    assert len(found) == 1
    return found[0].key


def standing(s: State) -> dict[str, list[str]]:
    """Return the faces in every area that has some."""
    found: dict[str, list[str]] = {}
    for each in s.flown.counters:
        found.setdefault(each.area, []).append(each.face)
    return found


def attack(s: State, pilot: str, enemy: str, *weapons: str, payer: str = "") -> Attack:
    return Attack(pilot, enemy, tuple(Shot(weapon, enemy) for weapon in weapons), payer)


def sa(s: State) -> dict[str, int]:
    return {each.pilot: each.sa for each in s.flown.flight if each.sa}


def stress(s: State) -> dict[str, int]:
    return {each.pilot: each.stress for each in s.squadron if each.stress}


def candidates(s: State) -> tuple[str, ...]:
    """Return among whom chance picks."""
    found = asked(s)
    assert isinstance(found, Chance)
    return tuple(each.pilot for each in found.outcomes if isinstance(each, DrawnPilot))


def move(s: State, north: str, south: str) -> None:
    for pilots, area in ((NORTH, north), (SOUTH, south)):
        play(s, *(Put(pilot, area, False) for pilot in pilots))
    play(s, FinishMoving())


def begin_turn(s: State, face: str) -> None:
    """Draw the Target's Bandit and drop nothing."""
    play(s, bandit(s, face), Done())


# -------------------------------------------------------------------------------- its parts


def set_up_and_choose(s: State) -> None:
    s.then(CampaignBegins())
    play(s, *(Enlist(pilot, skill) for pilot, skill in SQUADRON.items()))
    assert (s.so, len(s.squadron)) == (26 - 3, 8)
    play(s, FinishSquadron(), Promote("kermit"), FinishPromotions())
    assert (s.so, s.member("kermit").skill) == (17, GREEN)
    play(s, Fly(), DrawnTarget(31), DrawTarget(), DrawnTarget(1), StopDrawing())
    assert s.drawn == [31, 1]
    play(s, SelectTargets(1))
    assert (s.primary, s.in_play, s.target_discards) == (1, [31], [])
    assert s.flown.band == 1
    for face in ("sa_6", "sa_7", "sa_8b", "sa_2", "sa_10", "m1939"):
        play(s, site(s, face))
    assert standing(s) == {
        "app_north": ["sa_6"],
        "app_east": ["sa_7"],
        "app_south": ["sa_8b"],
        "app_west": ["sa_2"],
        "center": ["sa_10", "m1939"],
    }


def assign_and_arm(s: State) -> None:
    play(s, *map(AssignPilot, FLIGHT), FinishAssigning())
    for pilot, items in LOADS.items():
        play(s, *(Load(pilot, item) for item in items))
    assert [carried_weight(KIT, each) for each in s.flown.flight] == [7, 7, 6, 7]
    assert [weight_limit(s, KIT, pilot) for pilot in FLIGHT] == [7, 7, 6, 7]
    play(s, FinishArming())
    assert (s.flown.leader, s.flown.so_spent, s.so) == ("blackhawk", 2, 15)
    assert sa(s) == {"teflon": 1, "blackhawk": 2}


def fly_there(s: State) -> None:
    play(s, event("bound", "Charlie Foxtrot"))
    assert s.flown.turn_limit == 4
    assert [s.member(pilot).xp for pilot in FLIGHT] == [1, 1, 1, 1]
    play(s, Done())
    for pilots, area in ((NORTH, "so_north_east"), (SOUTH, "so_south_west")):
        play(s, *(Put(pilot, area, True) for pilot in pilots))
    play(s, FinishPlacing())
    for face in ("mig_21", "mig_29", "", "", "mirage_iii", ""):
        play(s, bandit(s, face))
    before = standing(s)
    assert [before[area][-1] for area in ("app_north", "app_east", "center")] == [
        *("mig_21", "mig_29", "mirage_iii")
    ]
    assert len(s.flown.counters) == 6 + 3
    play(s, event("over", "Elusive Flight Path"))
    assert standing(s) == before
    phoenix = (
        Phoenix("teflon", key(s, "mig_29", "app_east")),
        Phoenix("teflon", key(s, "mirage_iii", "center")),
    )
    play(s, FirePhoenix(phoenix), dice(4, 7))
    bandits = [each.face for each in s.flown.counters if each.kind == "bandit"]
    assert bandits == ["mig_21", "mig_29"]


def turn_1(s: State) -> None:
    begin_turn(s, "mig_21")
    mig_29, mig_21 = key(s, "mig_29", "app_east"), key(s, "mig_21", "app_north")
    play(s, attack(s, "teflon", mig_29, "aim7", "aim7", payer="teflon"), dice(4, 9))
    assert sa(s) == {"blackhawk": 2}
    play(s, attack(s, "banzai", mig_21, "aim7"), dice(6), EndAttacks())
    assert [each.face for each in s.flown.counters if each.kind == "bandit"] == ["mig_21"]
    sa_10 = key(s, "sa_10", "center")
    play(s, NextEnemy(sa_10))
    assert candidates(s) == FLIGHT
    play(s, DrawnPilot("pluto"), Suppress("banzai", ("agm88",)), dice(5))
    assert s.flown.has(sa_10)
    assert candidates(s) == SOUTH
    play(s, DrawnPilot("blackhawk"), dice(9))
    assert stress(s) == {}
    play(s, attack(s, "banzai", sa_10, "agm88", payer="blackhawk"), dice(8))
    assert not s.flown.has(sa_10)
    assert (sa(s), "agm88" in s.flown.aircraft("banzai").loads) == ({"blackhawk": 1}, False)
    play(s, attack(s, "pluto", key(s, "sa_8b", "app_south"), "agm88"), dice(2))
    move(s, "pre_north_central", "pre_south_central")
    assert candidates(s) == FLIGHT
    play(s, DrawnPilot("pluto"))
    assert key(s, "mig_21", "app_south")


def turn_2(s: State) -> None:
    begin_turn(s, "")
    play(s, EndAttacks())
    play(s, NextEnemy(key(s, "sa_6", "app_north")))
    assert candidates(s) == NORTH
    play(s, DrawnPilot("banzai"), Evade(), dice(1, 4))
    play(s, NextEnemy(key(s, "sa_8b", "app_south")), DrawnPilot("blackhawk"), dice(3))
    play(s, NoSuppression(), Evade(), dice(4, 9))
    play(s, DrawnPilot("pluto"), NoSuppression(), Evade(), dice(2, 10))
    assert stress(s) == {"banzai": 2, "blackhawk": 2, "pluto": 2}
    mig_21 = key(s, "mig_21", "app_south")
    play(s, attack(s, "blackhawk", mig_21, "aim7", "aim7"), dice(3, 4))
    assert not s.flown.has(mig_21)
    play(s, attack(s, "pluto", key(s, "sa_8b", "app_south"), "rockets"), dice(9))
    assert standing(s) == {
        "app_north": ["sa_6"],
        "app_east": ["sa_7"],
        "app_west": ["sa_2"],
        "center": ["m1939"],
    }
    move(s, "app_north", "app_south")


def turn_3(s: State) -> None:
    begin_turn(s, "")
    sa_6 = key(s, "sa_6", "app_north")
    play(s, attack(s, "banzai", sa_6, "mk20"), dice(3))
    assert not s.flown.has(sa_6)
    move(s, "center", "center")
    assert stress(s) == {"banzai": 2, "blackhawk": 2, "pluto": 2}


def turn_4(s: State) -> None:
    begin_turn(s, "mig_21")
    play(s, attack(s, "banzai", TARGET, "mk82", "mk83"), dice(6, 8))
    assert s.flown.hits == 3
    play(s, attack(s, "blackhawk", TARGET, "mk83", "mk83", payer="blackhawk"), dice(5, 7))
    assert (s.flown.hits, s.flown.destroyed, sa(s)) == (6, False, {})
    play(s, NextEnemy(key(s, "mig_21", "center")), DrawnPilot("pluto"))
    play(s, Suppress("teflon", ("aim9",)), dice(7))
    assert key(s, "mig_21", "center")
    play(s, DrawnPilot("teflon"), Suppress("banzai"), dice(3), Evade(), dice(6, 10))
    teflon = s.flown.aircraft("teflon")
    assert (teflon.damaged, teflon.loads, s.member("teflon").stress) == (True, [], 4)
    play(s, attack(s, "blackhawk", TARGET), dice(6))
    assert s.flown.hits == 6
    play(s, attack(s, "pluto", TARGET, "mk84"), dice(8))
    assert (s.flown.hits, s.flown.destroyed) == (9, True)
    # Teflon, Slow, still has his Guns.
    play(s, EndAttacks())


def fly_home(s: State) -> None:
    settle(s)
    assert [each.area for each in s.flown.flight] == [""] * 4
    recon, intel, infra = s.tracks
    play(s, event("home", "Aerial Refueling"), FinishDebriefing())
    assert (s.tanker_free, s.lost_aircraft) == (1, 0)
    assert (s.missions[0].status, s.vp, s.so) == ("X", 2, 15)
    assert s.tracks == [recon + 1, intel, infra + 2]
    assert [s.member(pilot).xp for pilot in FLIGHT] == [3, 3, 3, 3]
    assert stress(s) == {"teflon": 5, "banzai": 4, "pluto": 4, "blackhawk": 3}
    assert [status(KIT, s.member(pilot)) for pilot in FLIGHT] == [0, 1, 0, 0]
    assert (s.destroyed, s.in_play, s.day) == ([1], [31], 2)


PARTS: tuple[Callable[[State], None], ...] = (
    set_up_and_choose,
    assign_and_arm,
    fly_there,
    turn_1,
    turn_2,
    turn_3,
    turn_4,
    fly_home,
)


@pytest.mark.rule("HL-2.8a", "HL-2.8e", "HL-2.8g", "HL-9.8a", "HL-4.1a", "HL-4.3a", "HL-4.5a")
@pytest.mark.rule("HL-4.5e", "HL-5.1a", "HL-5.3a", "HL-5.4a", "HL-5.7a", "HL-5.7e", "HL-6.2c")
@pytest.mark.rule("HL-6.2g", "HL-6.9d", "HL-6.10a", "HL-6.10f", "HL-6.13d", "HL-10.4b")
@pytest.mark.rule("HL-8.1b", "HL-8.2a", "HL-8.10c")
def test_ex_sample_the_worked_mission() -> None:
    s = set_up(campaign="iraq_1991", damaging=True)
    for part in PARTS:
        part(s)
