"""What the autopilot is in the habit of doing, decision by decision."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Action, Choice, Step
from desktop.rules.hornet_leader import bot_load, bot_tactics
from desktop.rules.hornet_leader.actions_campaign import (
    AssignPilot,
    BuyRest,
    ChooseCard,
    ChoosePilot,
    FinishArming,
    FinishAssigning,
    FinishDebriefing,
    Fly,
    NameLeader,
    TakeDownTime,
    Unload,
)
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    Attack,
    ChooseCounter,
    ChooseKind,
    ChooseOption,
    Done,
    DropGround,
    EndAttacks,
    Evade,
    Expend,
    FirePhoenix,
    IgnoreEvent,
    LeaveDisplay,
    MeetEvent,
    NoSuppression,
    Phoenix,
    Put,
    RescueNext,
    Suppress,
    TakeIt,
)
from desktop.rules.hornet_leader.arming import Arm, Arming
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.effects import ChooseList, PickPilots
from desktop.rules.hornet_leader.effects_attack import BuyOff
from desktop.rules.hornet_leader.effects_campaign import DiscardImprovement
from desktop.rules.hornet_leader.effects_pilots import DropWeapons
from desktop.rules.hornet_leader.effects_scene import Context
from desktop.rules.hornet_leader.event_cards import MeetOrIgnore
from desktop.rules.hornet_leader.flow import FlyOrRest
from desktop.rules.hornet_leader.home import SarExpending, SearchAndRescue
from desktop.rules.hornet_leader.intel import EitherKind, RemoveCounter
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.phoenix import PhoenixAttacks
from desktop.rules.hornet_leader.placing import AbortDecision, Jettison, PlaceAircraft
from desktop.rules.hornet_leader.reactions import Evasion, Suppression
from desktop.rules.hornet_leader.records import Aircraft, Counter
from desktop.rules.hornet_leader.rescue import KeepOne
from desktop.rules.hornet_leader.state import State
from desktop.text import sentence
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    effect,
    member,
    mission,
    play,
    sheet_with,
)

DEADLY = (2, 5, 8)
MILD = (6, 10, 11)


def choose(s: State) -> Action:
    """Return what the autopilot does; it must be legal and have a reason with a number."""
    decision = asked(s)
    assert isinstance(decision, Choice)
    action, reasons = Policy(KIT).decide(s, decision.actions)
    assert 1 <= len(reasons) <= 3
    assert all(sentence(reason) for reason in reasons)
    if action not in decision.actions:
        assert decision.open
        s.steps[-1].admit(s, KIT, action)
    return action


def over(
    step: Step, flight: list[Aircraft], counters: list[Counter] | None = None, **fields: Any
) -> State:
    """Return a mission over the Minor Airfield (7 Hits) at a step."""
    fields.setdefault("turn", 2)
    return mission(1, flight, counters or [], steps=[step], **fields)


# -------------------------------------------------------------------------------------- arming


def armed(s: State) -> State:
    """Return the position after the autopilot has armed; it must come to an end."""
    policy = Policy(KIT)
    for _ in range(100):
        decision = asked(s)
        assert isinstance(decision, Choice)
        action, _ = policy.decide(s, decision.actions)
        if isinstance(action, FinishArming):
            return s
        play(s, action)
    raise AssertionError("Arming goes on and on.")


def arming(*pilots: str, target: int = 1, **fields: Any) -> State:
    return mission(target, [Aircraft(pilot) for pilot in pilots], steps=[Arm()], **fields)


def test_every_aircraft_with_room_takes_an_ecm_pod() -> None:
    s = armed(arming("hunter", "blackhawk", "bug"))
    assert [each.pods for each in s.flown.flight] == [["ecm"]] * 3


def test_an_aircraft_with_less_than_five_weight_points_takes_none() -> None:
    far = next(t for t in KIT.campaigns["iraq_1991"].bands[3].targets if KIT.targets[t].hits)
    s = armed(arming("pluto", "bug", target=far, state=campaign(so=0)))
    assert s.flown.aircraft("pluto").pods == []
    assert s.flown.aircraft("bug").pods == ["ecm"]


def test_a_load_that_is_there_already_is_changed_into_the_plan() -> None:
    s = arming("hunter", "blackhawk")
    asked(s)
    s.flown.aircraft("hunter").loads = ["mk84", "mk84"]
    assert choose(s) == Unload("hunter", "mk84")
    plain = armed(arming("hunter", "blackhawk"))
    again = armed(s)
    for pilot in ("hunter", "blackhawk"):
        mine, other = again.flown.aircraft(pilot), plain.flown.aircraft(pilot)
        assert sorted(mine.loads) == sorted(other.loads)


def test_bombs_are_chosen_for_the_traits_of_the_target() -> None:
    s = armed(arming("bug", target=2, state=campaign(sheet_with(2), so=0)))  # Soft
    assert s.flown.aircraft("bug").loads.count("mk20") >= 7
    hard = KIT.targets[22]
    assert "hardened" in hard.traits
    s = armed(arming("bug", target=22, state=campaign(sheet_with(22), so=0)))
    assert "mk20" not in s.flown.aircraft("bug").loads


def test_a_flight_against_bombers_carries_missiles() -> None:
    s = armed(arming("hunter", "teflon", target=17, state=campaign(sheet_with(17), so=0)))
    weapons = [KIT.weapons[item] for each in s.flown.flight for item in each.loads]
    assert sum(weapon.kind == "ata" for weapon in weapons) >= 12


def test_weapons_against_radar_are_for_sites_on_the_way() -> None:
    sites = [counter("site", "sa_6", "center", n) for n in range(3)]
    s = armed(mission(1, [Aircraft("hunter"), Aircraft("bug")], sites, steps=[Arm()]))
    loads = [item for each in s.flown.flight for item in each.loads]
    assert loads.count("agm88") == 3
    s = armed(mission(1, [Aircraft("hunter"), Aircraft("bug")], steps=[Arm()]))
    assert not any("agm88" in each.loads for each in s.flown.flight)


def test_no_more_is_spent_than_the_share_of_the_days_left() -> None:
    s = campaign(so=12)
    assert bot_load.budget(s) == 12 // s.days
    s = armed(arming("hunter", "blackhawk", "bug", target=14, state=s))
    assert bot_load.plan(s, KIT).price <= 12 // s.days


def test_the_leader_is_the_one_with_more_sa() -> None:
    s = mission(1, [Aircraft("hunter"), Aircraft("blackhawk")], steps=[Arming()])
    s.flown.leader = "hunter"
    assert KIT.pilots["blackhawk"].levels[2].sa > KIT.pilots["hunter"].levels[2].sa
    policy = Policy(KIT)
    seen: list[Action] = []
    while not (seen and isinstance(seen[-1], FinishArming)):
        action, _ = policy.decide(s)
        seen.append(action)
        play(s, action) if not isinstance(action, FinishArming) else None
    assert NameLeader("blackhawk") in seen


# ---------------------------------------------------------------------------- before the turns


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


# ------------------------------------------------------------------------------------- attacks


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


# ----------------------------------------------------------------------------------- reactions


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


# ------------------------------------------------------------------------------------ movement


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


# -------------------------------------------------------------------------------- Events, cards


def context(scene: Any = "over") -> Context:
    return Context(scene, f"event:1:{scene}", "HL-1.6a")


def test_the_better_of_two_lists_is_taken() -> None:
    chosen = effect(
        "choose",
        labels=[{"context": "t", "source": "a"}, {"context": "t", "source": "b"}],
        options=[
            [{"op": "stress", "who": "each", "amount": 3}],
            [{"op": "so", "amount": -1}],
        ],
    )
    s = over(ChooseList(chosen, context()), [aircraft("hunter"), aircraft("wedge")])  # type: ignore[arg-type]
    action = choose(s)
    assert isinstance(action, ChooseOption)
    assert action.option == 1


def test_stress_goes_to_who_bears_it_best() -> None:
    picking = effect("stress", who="choose", amount=2)
    s = over(PickPilots(picking, context()), [aircraft("hunter"), aircraft("wedge")])  # type: ignore[arg-type]
    s.member("hunter").stress = 4
    assert choose(s) == ChoosePilot("wedge")


def test_counters_buy_off_attacks_that_are_worse() -> None:
    def buying(numbers: list[int], loads: list[str]) -> Action:
        attacks = effect(
            "special_attack",
            attacks=1,
            who="random",
            numbers=numbers,
            reduce={"pay": "any_counter", "cost": 1},
        )
        step = BuyOff(attacks, context("bound"), 1)  # type: ignore[arg-type]
        return choose(over(step, [aircraft("hunter", "", loads=loads)], turn=0))

    assert buying([2, 5, 8], ["mk84", "mk82"]) == Expend("hunter", "mk82")
    assert buying([10, 99, 99], ["mk84", "mk82"]) == Done()


def test_what_is_worth_least_is_dropped() -> None:
    dropping = effect("drop_weapons", who="each", kind="any", amount=1, unit="counter")
    step = DropWeapons(dropping, context(), "hunter")  # type: ignore[arg-type]
    s = over(step, [aircraft("hunter", loads=["mk84", "aim9", "mk82"])])
    assert choose(s) == Expend("hunter", "mk82")


def test_a_hawkeye_ignores_only_bad_events() -> None:
    from desktop.rules.hornet_leader.bot_events import Scales

    flight = [aircraft("hunter", "", loads=["mk82"]), aircraft("eyes", "")]
    for number in sorted(KIT.events):
        s = over(MeetOrIgnore(number, "bound"), flight, turn=0)
        if asked(s) is None:
            continue
        section = KIT.events[number].bound
        worth = Scales(s, KIT, context("bound")).of(section.effects) + 0.3 * section.xp
        expected = IgnoreEvent("eyes") if worth < -0.3 else MeetEvent()
        assert choose(s) == expected


def test_the_improvement_that_troubles_most_is_discarded() -> None:
    cards = [t for t in KIT.targets.values() if t.improvement]
    attacking = next(
        t.number
        for t in cards
        if any(getattr(each, "scope", "") == "site_attack" for each in t.improvement)
    )
    others = [t.number for t in cards if t.number != attacking][:2]
    s = campaign(steps=[DiscardImprovement()], in_play=[*others, attacking])
    assert choose(s) == ChooseCard(attacking)


def test_the_more_skilled_pilot_stays_and_is_searched_for_first() -> None:
    s = campaign(squadron=[member("hunter", 2), member("wedge", 3)])
    s.then(KeepOne("hunter", "wedge"))
    assert choose(s) == ChoosePilot("wedge")
    flight = [aircraft("hunter", "", lost="over_target"), aircraft("bug", "", lost="over_target")]
    s = mission(1, flight, skills={"hunter": 4}, steps=[SearchAndRescue()])
    assert choose(s) == RescueNext("hunter")


def test_counters_are_expended_until_nobody_can_go_missing() -> None:
    flight = [aircraft("hunter", "", lost="over_target"), aircraft("wedge", loads=["mk82", "mk84"])]
    needed = 6 - 1 - KIT.campaigns["iraq_1991"].bands[1].weight_penalty
    s = over(SarExpending("hunter", needed - 2), flight)
    assert choose(s) == Expend("wedge", "mk84")
    s = over(SarExpending("hunter", needed - 1), flight)
    assert choose(s) == Expend("wedge", "mk82")
    s = over(SarExpending("hunter", needed), flight)
    assert choose(s) == Done()


# ----------------------------------------------------------------------------------------- Days


def test_a_worn_out_squadron_rests_when_the_points_are_there() -> None:
    def morning(stress: int, vp: int) -> Action:
        pilots = ["hunter", "wedge", "blackhawk", "bug"]
        s = campaign(squadron=[member(each, stress=stress) for each in pilots])
        s.then(FlyOrRest())
        from desktop.rules.hornet_leader.records import Entry

        s.vp_entries.append(Entry(vp, "target", 1))
        return choose(s)

    assert morning(0, 0) == Fly()
    assert morning(6, 0) == Fly()
    assert morning(6, 6) == TakeDownTime()


def test_rest_is_bought_when_it_helps_and_days_are_left() -> None:
    def debriefing(stress: int, day: int) -> Action:
        s = campaign(squadron=[member("hunter", stress=stress)], day=day, steps=[Rest()])
        return choose(s)

    assert debriefing(5, 1) == BuyRest()
    assert debriefing(2, 1) == FinishDebriefing()
    assert debriefing(5, 3) == FinishDebriefing()


def test_okay_pilots_fly_before_shaken_ones_and_e2cs_always() -> None:
    pilots = [member("hunter", 3, stress=6), member("wedge", 1), member("bug", 1)]
    pilots += [member("wolf", 0), member("bear", 0), member("eyes", 2)]
    s = mission(1, [], state=campaign(squadron=pilots), steps=[AssignPilots()])
    chosen: list[str] = []
    while not isinstance(action := choose(s), FinishAssigning):
        assert isinstance(action, AssignPilot)
        chosen.append(action.pilot)
        play(s, action)
    assert chosen == ["wedge", "bug", "wolf", "bear", "eyes"]


def test_one_jammer_flies_and_only_in_a_flight_with_room() -> None:
    pilots = [member("static", 3), member("mute", 3), member("wedge", 1), member("bug", 1)]
    for target, expected in ((1, 1), (6, 0)):
        s = mission(target, [], state=campaign(squadron=pilots), steps=[AssignPilots()])
        while not isinstance(action := choose(s), FinishAssigning):
            play(s, action)
        flying = [each.pilot for each in s.flown.flight]
        assert len({"static", "mute"} & set(flying)) == expected
