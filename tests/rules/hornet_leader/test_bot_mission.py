"""How the autopilot flies and fights."""

from __future__ import annotations

import pytest

from desktop.rules.core import Action
from desktop.rules.hornet_leader import bot_tactics
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    Attack,
    ChooseCounter,
    ChooseKind,
    Done,
    DropGround,
    EndAttacks,
    Evade,
    FirePhoenix,
    LeaveDisplay,
    NoSuppression,
    Phoenix,
    Put,
    Suppress,
    TakeIt,
)
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.intel import EitherKind, RemoveCounter
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.phoenix import PhoenixAttacks
from desktop.rules.hornet_leader.placing import AbortDecision, Jettison, PlaceAircraft
from desktop.rules.hornet_leader.reactions import Evasion, Suppression
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.autopilot import choose, over
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    mission,
    play,
)

DEADLY = (2, 5, 8)
MILD = (6, 10, 11)


# -------------------------------------------------------------------------------- before the turns


def test_only_who_is_of_no_use_goes_home() -> None:
    s = over(AbortDecision(), [aircraft("hunter", "", loads=["mk82"]), aircraft("wedge", "")])
    assert choose(s) == Done()
    s.member("wedge").stress = 7
    assert choose(s) == Abort("wedge")
    s.member("wedge").stress = 0
    s.member("hunter").stress = 10
    assert choose(s) == Abort("hunter")


def test_the_flight_begins_on_the_safest_side_all_in_one_place() -> None:
    sites = [counter("site", "zu_23_4", f"app_{side}", 1) for side in ("north", "east", "south")]
    sites.append(counter("site", "zu_23_4", "app_north", 2))
    s = over(PlaceAircraft(), [aircraft("hunter", ""), aircraft("wedge", "")], sites)
    first = choose(s)
    assert isinstance(first, Put)
    assert KIT.areas[first.area].side == "west"
    assert KIT.areas[first.area].part == "south"  # The North is the most dangerous neighbour.
    play(s, first)
    second = choose(s)
    assert isinstance(second, Put)
    assert (second.pilot, second.area) == ("wedge", first.area)


def test_the_altitude_is_the_safer_one() -> None:
    sites = [counter("site", "sa_2", "center", n) for n in range(3)]
    flight = [aircraft("hunter", "so_north_west", loads=["mk82"] * 5)]
    s = over(MoveAircraft(), flight, sites)
    put = choose(s)
    assert isinstance(put, Put)
    assert not put.high  # SA-2s reach the Pre-Approach, but only High Altitude there.


@pytest.mark.parametrize("reading", [0, 1])
def test_intel_takes_away_what_threatens_the_way(reading: int) -> None:
    near = counter("site", "zu_23_4", "app_north", 1)
    far = counter("site", "zu_23_4", "app_south", 2)
    weak = counter("site", "sa_7", "center", 3)
    flight = [aircraft("hunter", ("so_north_west", "so_south_east")[reading])]
    s = over(RemoveCounter(("site",), "any"), flight, [near, far, weak])
    assert choose(s) == ChooseCounter((near, far)[reading].key)


def test_an_either_or_reading_means_the_kind_that_is_worth_more() -> None:
    sheet = KIT.campaigns["libya_1984"].tracks.intel.values
    place = next(n for n, each in enumerate(sheet) if each.mode == "either")
    state = campaign("libya_1984")
    state.tracks[1] = place
    s = mission(1, [aircraft("hunter")], state=state, steps=[EitherKind()])
    action, _ = Policy(KIT).decide(s)
    assert action == ChooseKind("site")


def test_a_phoenix_goes_at_each_bandit_and_two_at_objectives() -> None:
    bandits = [
        counter("bandit", "mig_23", "center", 1, objective=True),
        counter("bandit", "mig_21", "app_north", 2),
    ]
    flight = [aircraft("teflon", "so_north_west", loads=["aim54"] * 5)]
    action = choose(over(PhoenixAttacks(), flight, bandits))
    assert isinstance(action, FirePhoenix)
    assert sorted(each.enemy for each in action.missiles) == ["mig_21#2", "mig_23#1", "mig_23#1"]
    assert set(action.missiles) == {Phoenix("teflon", "mig_21#2"), Phoenix("teflon", "mig_23#1")}


# ----------------------------------------------------------------------------------------- attacks


def test_bombs_are_dropped_for_a_little_more_than_is_missing() -> None:
    flight = [aircraft("panther", loads=["mk82"] * 12)]
    action = choose(over(AircraftAttacks(False), flight, hits=5, turn=4))
    assert isinstance(action, Attack)
    assert action.enemy == "target"
    assert 4 <= len(action.shots) < 12


def test_an_objective_comes_before_other_enemies() -> None:
    enemies = [
        counter("bandit", "su_27", "center", 1),
        counter("bandit", "mig_21", "center", 2, objective=True),
    ]
    flight = [aircraft("hunter", "app_north", loads=["aim7"] * 4)]
    action = choose(over(AircraftAttacks(False), flight, enemies))
    assert isinstance(action, Attack)
    assert action.enemy == "mig_21#2"


def test_an_enemy_that_reaches_nobody_is_left_alone() -> None:
    enemies = [counter("site", "sa_9", "app_south", 1)]
    flight = [aircraft("wolf", "so_north_west", loads=["agm88"])]
    s = over(AircraftAttacks(False), flight, [*enemies, counter("site", "sa_2", "app_north", 2)])
    action = choose(s)
    assert isinstance(action, Attack)
    assert action.enemy == "sa_2#2"
    s = over(AircraftAttacks(False), flight, [counter("site", "sa_3", "app_south", 1)], turn=5)
    decision = asked(s)
    assert decision is not None
    assert choose(s) == EndAttacks()


def test_an_sa_counter_is_kept_for_the_last_turn() -> None:
    def attacking(turn: int) -> Action:
        flight = [aircraft("wolf", loads=["mk82"] * 6, sa=1)]
        return choose(over(AircraftAttacks(True), flight, turn=turn))

    assert attacking(4) == EndAttacks()
    paid = attacking(5)
    assert isinstance(paid, Attack)
    assert paid.payer == "wolf"


def test_independent_missiles_go_at_several_enemies() -> None:
    enemies = [counter("bandit", "mig_23", "app_north", n) for n in (1, 2)]
    flight = [aircraft("hunter", "so_north_west", loads=["aim120"] * 4)]
    action = choose(over(AircraftAttacks(False), flight, enemies))
    assert isinstance(action, Attack)
    assert {shot.enemy for shot in action.shots} == {"mig_23#1", "mig_23#2"}


def test_high_stress_is_taken_where_it_raises_the_chance_enough() -> None:
    state = campaign(options=("high_stress",))
    flight = [aircraft("wolf", loads=["mk82"] * 4)]
    step = AircraftAttacks(False)
    s = mission(1, flight, state=state, steps=[step], turn=5, hits=5)
    action = choose(s)
    assert isinstance(action, Attack)
    assert action.high_stress
    s.member("wolf").stress = 5  # One more would make him Shaken.
    calm = choose(s)
    assert isinstance(calm, Attack)
    assert not calm.high_stress


# --------------------------------------------------------------------------------------- reactions


def suppressing(loads: list[str], numbers: tuple[int, int, int] = DEADLY) -> State:
    site = counter("site", "zu_23_4", "center", 1)
    step = Suppression(site.key, "panther", numbers, True, True, "over_target", 0, "HL-6.9b")
    return over(step, [aircraft("panther", high=False, loads=loads)], [site])


def test_guns_suppress_before_heavy_bombs_are_given_up() -> None:
    assert choose(suppressing(["mk84", "mk83"])) == Suppress("panther")


def test_a_light_bomb_suppresses_where_it_is_likelier_by_far() -> None:
    assert choose(suppressing(["mk84", "mk82"])) == Suppress("panther", ("mk82",))


def test_a_harmless_attack_is_not_suppressed() -> None:
    assert choose(suppressing(["mk82"], MILD)) == NoSuppression()


def evading(stress: int, numbers: tuple[int, int, int] = DEADLY) -> Action:
    step = Evasion("", "hunter", numbers, True, False, "over_target", 0, "HL-1.6e")
    s = over(step, [aircraft("hunter")])
    s.member("hunter").stress = stress
    return choose(s)


def test_a_dangerous_attack_is_evaded() -> None:
    assert evading(0) == Evade()
    assert evading(0, MILD) == TakeIt()


def test_who_would_be_unfit_does_not_evade() -> None:
    most = KIT.pilots["hunter"].levels[2].shaken_max
    assert evading(most - 2) == Evade()
    assert evading(most - 1) == TakeIt()


# ---------------------------------------------------------------------------------------- movement


def test_the_flight_leaves_when_the_target_is_destroyed() -> None:
    flight = [aircraft("hunter", loads=["mk82"])]
    s = over(MoveAircraft(), flight, hits=7, destroyed=True)
    assert choose(s) == LeaveDisplay()


def test_it_leaves_when_it_can_no_longer_do_enough() -> None:
    assert choose(over(MoveAircraft(), [aircraft("hunter", loads=["mk82"])])) == LeaveDisplay()
    assert choose(over(MoveAircraft(), [aircraft("hunter", loads=["mk82"] * 4)])) != LeaveDisplay()


def test_bombs_that_must_be_dropped_on_the_spot_go_to_the_center() -> None:
    s = over(MoveAircraft(), [aircraft("hunter", "app_north", loads=["mk82"] * 5)])
    put = choose(s)
    assert isinstance(put, Put)
    assert put.area == "center"


def test_weapons_that_reach_stay_in_the_approach() -> None:
    s = over(MoveAircraft(), [aircraft("hunter", "app_north", loads=["gbu12"] * 5)])
    asked(s)
    assert bot_tactics.plan(s, KIT)["hunter"][0] == "app_north"
    assert bot_tactics.plan(s, KIT)["hunter"][1]  # They work from High Altitude only.


def test_a_damaged_aircraft_goes_where_there_is_least_to_fear() -> None:
    sites = [counter("site", "sa_6", "center", n) for n in range(3)]
    flight = [
        aircraft("hunter", "app_north", damaged=True),
        aircraft("wedge", "app_north", loads=["mk82"] * 5),
    ]
    s = over(MoveAircraft(), flight, sites)
    asked(s)
    area, _ = bot_tactics.plan(s, KIT)["hunter"]
    assert area.startswith("pre_north")


def test_bombs_that_cannot_arrive_are_jettisoned_near_a_bandit_and_pods_never() -> None:
    flight = [aircraft("hunter", "so_north_west", loads=["mk82", "aim9"], pods=["ecm"])]
    bandit = counter("bandit", "mig_21", "so_north_west", 1)
    assert choose(over(Jettison(), flight, [bandit], turn=4)) == DropGround()
    assert choose(over(Jettison(), flight, [bandit], turn=2)) == Done()
    assert choose(over(Jettison(), flight, [], turn=4)) == Done()
