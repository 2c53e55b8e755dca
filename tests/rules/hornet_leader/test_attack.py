"""What attacks do (HL-6.4 to HL-6.8)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.hornet_leader.actions_mission import Attack, Shot
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.attack_results import Fire, Shown, friendly_fire
from desktop.rules.hornet_leader.attack_rules import GUN, other_bomber
from desktop.rules.hornet_leader.attack_target import check_target, hits_on_target, target_destroyed
from desktop.rules.hornet_leader.effects_data import HitsEffect
from desktop.rules.hornet_leader.events_attack import Fired
from desktop.rules.hornet_leader.events_display import TargetDestroyed
from desktop.rules.hornet_leader.records import (
    AVERAGE,
    GREEN,
    INFRA,
    SKILLED,
    TARGET,
    VETERAN,
    Standing,
)
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import hits_needed
from tests.rules.hornet_leader.attacks import attack, fast, refused
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    campaign,
    counter,
    dice,
    mission,
    play,
    sheet_with,
)


@pytest.mark.rule("HL-6.4b", "HL-6.4h", "HL-6.4g", "HL-6.4a")
def test_ex_028_one_hit_destroys_a_bandit_and_both_missiles_are_gone() -> None:
    row = next(i for i, row in enumerate(KIT.cup) if row.bandit == "mig_21")
    s = fast(
        [aircraft("hunter", loads=("aim9", "aim9"))],
        [counter("bandit", "mig_21", "center", row=row)],
        skills={"hunter": VETERAN},
    )
    left = s.cup[row]
    told = play(s, attack("hunter", "mig_21#1", "aim9", "aim9"), dice(6, 2))
    assert [(each.modified, each.hits) for each in told if isinstance(each, Fired)] == [
        *((9, 1), (5, 0))
    ]
    assert s.flown.counters == []
    assert s.flown.aircraft("hunter").loads == []
    assert s.cup[row] == left + 1
    assert s.flown.record("hunter").bandits == 1
    assert s.flown.record("hunter").expended == ["aim9", "aim9"]


@pytest.mark.rule("HL-6.4g")
def test_an_extra_objective_leaves_the_game() -> None:
    s = fast(
        [aircraft("banzai", loads=("aim9",))],
        [counter("bandit", "mig_29", "center", objective=True)],
    )
    cup = list(s.cup)
    play(s, attack("banzai", "mig_29#1", "aim9"), dice(10))
    assert s.cup == cup


@pytest.mark.rule("HL-1.3l", "HL-1.3j", "HL-6.4i", "HL-1.3k")
def test_ex_003_one_attack_destroys_one_bomber() -> None:
    s = fast(
        [aircraft("hunter", loads=("aim9",) * 4)],
        [counter("bomber", "tu_16", "center", bombers=2)],
        skills={"hunter": VETERAN},
    )
    play(s, attack("hunter", "tu_16#1", *["aim9"] * 4), dice(9, 9, 9, 1))
    assert s.flown.counters[0].bombers == 1
    assert s.flown.aircraft("hunter").loads == []
    assert s.flown.record("hunter").bombers == 1


@pytest.mark.rule("HL-1.3l", "HL-6.4i")
def test_an_amraam_may_name_the_other_bomber_from_range_2_on() -> None:
    def declared(area: str) -> tuple[State, Attack]:
        bomber = counter("bomber", "tu_16", "center", bombers=2)
        s = fast([aircraft("banzai", area, loads=("aim120", "aim120"))], [bomber])
        shots = (Shot("aim120", "tu_16#1"), Shot("aim120", other_bomber("tu_16#1")))
        return s, Attack("banzai", "tu_16#1", shots)

    far, action = declared("pre_north_central")
    play(far, action, dice(10, 10))
    assert far.flown.counters == []
    assert far.flown.record("banzai").bombers == 2
    near, action = declared("app_north")
    assert refused(near, action) == "HL-10.2b"
    named = attack("banzai", other_bomber("tu_16#1"), "aim120")
    assert refused(far_again := declared("pre_north_central")[0], named) == "HL-6.3a"
    assert far_again.flown.counters[0].bombers == 2


@pytest.mark.rule("HL-6.6a", "HL-6.8a", "HL-6.5d")
def test_ex_032_surplus_hits_on_a_site_go_nowhere() -> None:
    """Blackhawk, Average, adds nothing."""
    row = next(i for i, row in enumerate(KIT.cup) if row.site == "s_60")
    s = fast(
        [aircraft("blackhawk", loads=("mk84", "mk82"), sa=1)],
        [counter("site", "s_60", "center", row=row), counter("site", "sa_6", "center", 2)],
    )
    left = s.cup[row]
    told = play(s, attack("blackhawk", "s_60#1", "mk84", payer="blackhawk"), dice(7))
    assert [(each.modified, each.hits) for each in told if isinstance(each, Fired)] == [(7, 2)]
    assert [each.key for each in s.flown.counters] == ["sa_6#2"]
    assert s.cup[row] == left + 1
    assert s.flown.hits == 0
    assert s.flown.record("blackhawk").sites == 1
    assert s.flown.aircraft("blackhawk").loads == ["mk82"]


@pytest.mark.rule("HL-6.8a")
def test_h7_surplus_hits_on_a_bandit_go_nowhere() -> None:
    migs = [counter("bandit", "mig_21", "center"), counter("bandit", "mig_21", "center", 2)]
    s = fast([aircraft("banzai", loads=("aim9",) * 3)], migs)
    play(s, attack("banzai", "mig_21#1", "aim9", "aim9", "aim9"), dice(10, 10, 10))
    assert [each.key for each in s.flown.counters] == ["mig_21#2"]


@pytest.mark.rule("HL-6.7a", "HL-1.3q", "HL-6.7b")
def test_ex_033_hits_on_the_target_add_up_until_it_is_destroyed() -> None:
    s = fast(
        [aircraft("banzai", loads=("mk84",)), aircraft("wedge", loads=("mk84", "mk84"))],
        [counter("site", "s_60", "center")],
    )
    play(s, attack("banzai", TARGET, "mk84"), dice(9))
    assert (s.flown.hits, s.flown.destroyed) == (3, False)
    s.tracks[INFRA] = 0
    needed = 7 + KIT.campaigns["iraq_1991"].tracks.infra.values[0]
    s.flown.hits = needed - 2
    told = play(s, attack("wedge", TARGET, "mk84"), dice(10))
    assert s.flown.destroyed
    assert TargetDestroyed("HL-6.7a", 1) in told
    assert len(s.flown.counters) == 1


@pytest.mark.rule("HL-6.7a")
def test_ex_137_a_target_needs_at_least_one_hit() -> None:
    s = fast([aircraft("banzai", loads=("mk82",))])
    s.flown.standing.append(Standing(HitsEffect(-9), "mission", "event:12:over"))
    assert not target_destroyed(s, KIT)
    play(s, attack("banzai", TARGET, "mk82"), dice(8))
    assert s.flown.destroyed


@pytest.mark.rule("HL-6.7a")
def test_an_event_that_changes_the_hits_counts_at_once_but_never_restores() -> None:
    s = fast([aircraft("banzai")], hits=6)
    told: list[Any] = []
    check_target(s, KIT, told.append)
    assert told == []
    s.flown.standing.append(Standing(HitsEffect(-1), "mission", "event:12:over"))
    check_target(s, KIT, told.append)
    assert told == [TargetDestroyed("HL-6.7a", 1)]
    s.flown.standing[0] = Standing(HitsEffect(5), "mission", "event:12:over")
    assert target_destroyed(s, KIT)


@pytest.mark.rule("HL-9.8d")
def test_noted_hits_alone_never_destroy_a_target() -> None:
    s = fast([aircraft("banzai")], hits=9, noted=9)
    assert hits_on_target(s, KIT) == 6
    assert not target_destroyed(s, KIT)
    s.flown.hits = 10
    assert target_destroyed(s, KIT)


@pytest.mark.rule("HL-6.7c", "HL-1.7n")
def test_ex_034_a_target_without_hits_is_destroyed_with_its_objectives() -> None:
    mig = counter("bandit", "mig_21", "center", objective=True)
    s = fast([aircraft("banzai", loads=("aim9",))], [mig], target=58)
    s.in_play.append(41)
    s.tracks[INFRA] = KIT.campaigns[s.terms.campaign].tracks.infra.values.index(1)
    assert hits_needed(s, KIT, 58) == 0
    told = play(s, attack("banzai", "mig_21#1", "aim9"), dice(10))
    assert s.flown.hits == 0
    assert TargetDestroyed("HL-6.7c", 58) in told


@pytest.mark.rule("HL-1.7n")
def test_a_target_with_objective_and_hits_needs_both() -> None:
    site = counter("site", "zu_23_4", "center", objective=True)
    s = fast([aircraft("banzai", loads=("mk82", "mk82"))], [site], target=10, hits=6)
    s.flown.aircraft("banzai").sa = 1
    play(s, attack("banzai", TARGET, "mk82"), dice(9))
    assert (s.flown.hits, s.flown.destroyed) == (8, False)
    play(s, attack("banzai", "zu_23_4#1", "mk82", payer="banzai"), dice(9))
    assert s.flown.destroyed


def test_objectives_are_not_missed_before_they_are_placed() -> None:
    s = mission(58, [aircraft("banzai", "")], state=campaign(sheet_with(58)))
    assert not target_destroyed(s, KIT)


@pytest.mark.rule("HL-1.7l")
def test_ex_138_hits_on_a_destroyed_target_still_count() -> None:
    s = fast([aircraft("banzai", loads=("mk84",))], target=8, hits=10, destroyed=True, turn=3)
    play(s, attack("banzai", TARGET, "mk84"), dice(9))
    assert s.flown.hits == 13


@pytest.mark.rule("HL-1.7f")
def test_ex_136_friendly_fire_is_stress_for_every_counter_without_a_hit() -> None:
    s = fast(
        [aircraft("wolf", loads=("mk82",) * 3), aircraft("dingo", loads=("agm88",))],
        [counter("site", "s_60", "center")],
        target=25,
    )
    told = play(s, attack("wolf", "s_60#1", "mk82", "mk82", "mk82"), dice(1, 10, 1))
    assert s.member("wolf").stress == 2
    assert told[-1].rule == "HL-1.7f"
    failed = [Shown(Fire("dingo", "agm88", "sa_6#2"), 0), Shown(Fire("dingo", GUN, TARGET), 0)]
    friendly_fire(s, KIT, failed, told.append)
    assert s.member("dingo").stress == 1


@pytest.mark.rule("HL-1.7f")
def test_without_the_trait_a_miss_is_no_stress() -> None:
    s = fast([aircraft("banzai", loads=("mk82",))])
    play(s, attack("banzai", TARGET, "mk82"), dice(1))
    assert s.member("banzai").stress == 0


def test_the_attacks_of_the_worked_mission() -> None:
    """The dice and results of steps 16, 17, 21, 22, 30, 31, 34, 39, 40, 43 and 44."""
    skills = {"teflon": AVERAGE, "banzai": AVERAGE, "pluto": GREEN, "blackhawk": SKILLED}
    flight = [
        aircraft("teflon", "so_north_east", loads=("aim7", "aim7", "aim9", "aim9", "aim9"), sa=1),
        aircraft("banzai", "so_north_east", loads=("aim7", "agm88", "mk20", "mk82", "mk83")),
        aircraft("pluto", "so_south_west", loads=("aim9", "agm88", "rockets", "mk84")),
        aircraft(
            "blackhawk",
            "so_south_west",
            loads=("aim7", "aim7", "mk83", "mk83"),
            pods=("ecm",),
            sa=2,
        ),
    ]
    counters = [
        counter("site", "sa_6", "app_north"),
        counter("site", "sa_8b", "app_south", 2),
        counter("site", "sa_10", "center", 3),
        counter("bandit", "mig_21", "app_north", 4),
        counter("bandit", "mig_29", "app_east", 5),
        counter("bandit", "mig_21", "app_south", 6),
    ]
    s = fast(flight, counters, skills=skills, leader="blackhawk")

    def step(fires_fast: bool, action: Attack, *faces: int) -> list[int]:
        s.steps = [AircraftAttacks(fires_fast)]
        told = play(s, action, dice(*faces))
        return [each.modified for each in told if isinstance(each, Fired)]

    def place(area: str, *pilots: str) -> None:
        for pilot in pilots:
            one = s.flown.aircraft(pilot)
            one.area, one.high = area, False
            one.fast_attack = one.slow_attack = one.free_attack = False

    assert step(True, attack("teflon", "mig_29#5", "aim7", "aim7", payer="teflon"), 4, 9) == [5, 10]
    assert step(True, attack("banzai", "mig_21#4", "aim7"), 6) == [6]
    assert step(False, attack("banzai", "sa_10#3", "agm88", payer="blackhawk"), 8) == [8]
    assert step(False, attack("pluto", "sa_8b#2", "agm88"), 2) == [2]
    assert [each.key for each in s.flown.counters] == ["sa_6#1", "sa_8b#2", "mig_21#6"]
    place("pre_south_central", "pluto", "blackhawk")
    s.member("blackhawk").stress = s.member("pluto").stress = 2
    assert step(False, attack("blackhawk", "mig_21#6", "aim7", "aim7"), 3, 4) == [5, 6]
    assert step(False, attack("pluto", "sa_8b#2", "rockets"), 9) == [9]
    place("app_north", "banzai")
    assert step(True, attack("banzai", "sa_6#1", "mk20"), 3) == [9]
    assert s.flown.counters == []
    place("center", "banzai", "pluto", "blackhawk")
    assert step(True, attack("banzai", TARGET, "mk82", "mk83"), 6, 8) == [7, 9]
    assert s.flown.hits == 3
    paid = attack("blackhawk", TARGET, "mk83", "mk83", payer="blackhawk")
    assert step(True, paid, 5, 7) == [6, 8]
    assert (s.flown.hits, s.flown.destroyed) == (6, False)
    assert s.flown.aircraft("blackhawk").sa == 0
    assert step(False, attack("blackhawk", TARGET), 6) == [7]
    assert step(False, attack("pluto", TARGET, "mk84"), 8) == [8]
    assert (s.flown.hits, s.flown.destroyed) == (9, True)
