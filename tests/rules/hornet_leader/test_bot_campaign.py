"""How the autopilot meets Events and leads the squadron."""

from __future__ import annotations

from desktop.rules.core import Action
from desktop.rules.hornet_leader.actions_campaign import (
    AssignPilot,
    BuyRest,
    ChooseCard,
    ChoosePilot,
    FinishAssigning,
    FinishDebriefing,
    Fly,
    TakeDownTime,
)
from desktop.rules.hornet_leader.actions_mission import (
    ChooseOption,
    Done,
    Expend,
    IgnoreEvent,
    MeetEvent,
    RescueNext,
)
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.bot_events import Scales
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.effects import ChooseList, PickPilots
from desktop.rules.hornet_leader.effects_attack import BuyOff
from desktop.rules.hornet_leader.effects_campaign import DiscardImprovement
from desktop.rules.hornet_leader.effects_pilots import DropWeapons
from desktop.rules.hornet_leader.event_cards import MeetOrIgnore
from desktop.rules.hornet_leader.flow import FlyOrRest
from desktop.rules.hornet_leader.home import SarExpending, SearchAndRescue
from desktop.rules.hornet_leader.records import Entry
from desktop.rules.hornet_leader.rescue import KeepOne
from tests.rules.hornet_leader.autopilot import choose, context, over
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    effect,
    member,
    mission,
    play,
)

# ----------------------------------------------------------------------------------- Events, cards


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


# -------------------------------------------------------------------------------------------- Days


def test_a_worn_out_squadron_rests_when_the_points_are_there() -> None:
    def morning(stress: int, vp: int) -> Action:
        pilots = ["hunter", "wedge", "blackhawk", "bug"]
        s = campaign(squadron=[member(each, stress=stress) for each in pilots])
        s.then(FlyOrRest())
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
