"""Special Event Attacks: what buys attacks off, whom they pick, what they do (HL-1.6e, f)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Choice, Refused, Roll
from desktop.rules.hornet_leader.actions_chance import DrawnEvent, DrawnPilot
from desktop.rules.hornet_leader.actions_mission import Done, Evade, Expend, TakeIt
from desktop.rules.hornet_leader.effects_attack import can_be_exact, is_exact, worth
from desktop.rules.hornet_leader.effects_base import Payment
from desktop.rules.hornet_leader.event_cards import EventCard, SectionName
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.steps import CampaignStep
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    dice,
    effect,
    effects,
    mission,
    play,
)


def met(number: int, section: SectionName, *flight: Aircraft) -> State:
    """Return a mission that has drawn an Event and stands before its first decision."""
    s = mission(12, flight, steps=[EventCard(section)], turn=1 if section == "over" else 0)
    play(s, DrawnEvent(number))
    return s


def choice(s: State) -> Choice:
    found = asked(s)
    assert isinstance(found, Choice)
    return found


def chance(s: State) -> Chance:
    found = asked(s)
    assert isinstance(found, Chance)
    return found


def roll(s: State) -> Roll:
    found = chance(s).roll
    assert found is not None
    return found


def attacks_left(s: State) -> int:
    """Return how many attacks come when no more is expended, by letting all of them miss."""
    first = asked(s)
    if isinstance(first, Choice) and Done() in first.actions:
        play(s, Done())
    count = 0
    while (found := asked(s)) is not None:
        if isinstance(found, Choice):
            play(s, TakeIt())
        elif found.roll is not None:
            play(s, dice(1))
            count += 1
        else:
            play(s, found.outcomes[0])
    return count


def explained(s: State, *picks: str) -> str:
    asked(s)
    step = s.steps[-1]
    assert isinstance(step, CampaignStep)
    found = step.explain(s, KIT, picks)
    return "" if found is None else str(found)


# ------------------------------------------------------------------------------ what is in vain


@pytest.mark.rule("HL-1.6f")
@pytest.mark.parametrize(
    ("spent", "cost", "attacks", "exact"),
    [
        ((), 2, 4, True),
        ((3,), 2, 4, True),
        ((3, 1), 2, 4, True),
        ((3, 1, 1), 2, 4, False),
        ((1,), 2, 4, False),
        ((1, 1), 2, 4, True),
        ((3, 3), 2, 2, True),
        ((3, 3, 1), 2, 2, False),
        ((1, 1), 1, 2, True),
        ((1, 1, 1), 1, 2, False),
        ((2, 2), 2, 1, False),
    ],
)
def test_a_payment_is_exact_when_giving_back_any_counter_costs_an_attack(
    spent: tuple[int, ...], cost: int, attacks: int, exact: bool
) -> None:
    assert is_exact(spent, cost, attacks) == exact


@pytest.mark.rule("HL-1.6f")
@pytest.mark.parametrize(
    ("spent", "others", "possible"),
    [
        ((1,), (), False),
        ((1,), (1,), True),
        ((1,), (2,), False),
        ((1,), (3,), True),
        ((3, 1, 1), (1,), True),
        ((3, 1, 1), (2,), False),
        ((2,), (), True),
    ],
)
def test_a_payment_can_become_exact_with_what_else_is_carried(
    spent: tuple[int, ...], others: tuple[int, ...], possible: bool
) -> None:
    assert can_be_exact(spent, others, 2, 4) == possible


@pytest.mark.rule("HL-1.6e")
@pytest.mark.rule("HL-10.3d")
@pytest.mark.parametrize(
    ("pay", "values"),
    [
        ("none", (0, 0, 0, 0)),
        ("any_counter", (1, 1, 1, 0)),
        ("ata_counter", (1, 0, 0, 0)),
        ("atg_counter", (0, 1, 1, 0)),
        ("atg_weight", (0, 3, 1, 0)),
    ],
)
def test_what_a_counter_is_worth(pay: Payment, values: tuple[int, ...]) -> None:
    items = ("aim9", "mk84", "agm88", "ecm")
    assert tuple(worth(KIT, pay, item) for item in items) == values


# ------------------------------------------------------------------- cards of schema part 6.6


def missile_trap() -> State:
    """Return card 12 on the way: 4 attacks, 2 Weight Points each."""
    return met(12, "bound", aircraft("hunter", loads=("mk84", "mk82", "mk82")))


@pytest.mark.rule("HL-1.6f")
def test_card_12_four_weight_points_leave_two_attacks() -> None:
    s = missile_trap()
    play(s, Expend("hunter", "mk84"), Expend("hunter", "mk82"))
    assert attacks_left(s) == 2
    assert s.flown.aircraft("hunter").loads == ["mk82"]


@pytest.mark.rule("HL-1.6f")
def test_card_12_three_weight_points_leave_three_attacks() -> None:
    s = missile_trap()
    play(s, Expend("hunter", "mk84"))
    assert attacks_left(s) == 3


@pytest.mark.rule("HL-1.6f")
def test_card_12_a_fifth_weight_point_is_refused() -> None:
    s = missile_trap()
    play(s, Expend("hunter", "mk84"), Expend("hunter", "mk82"))
    with pytest.raises(Refused):
        play(s, Expend("hunter", "mk82"))
    assert s.flown.aircraft("hunter").loads == ["mk82"]


@pytest.mark.rule("HL-1.6f")
def test_card_12_with_five_weight_points_a_sixth_must_follow() -> None:
    s = met(12, "bound", aircraft("hunter", loads=("mk84", "mk82", "mk82", "mk82")))
    play(s, *[Expend("hunter", item) for item in ("mk84", "mk82", "mk82")])
    assert attacks_left(s) == 1
    assert s.flown.aircraft("hunter").loads == []


@pytest.mark.rule("HL-1.6f")
def test_it_is_told_what_is_in_vain() -> None:
    s = met(12, "bound", aircraft("hunter", loads=("mk84", "mk82", "aim9")))
    play(s, Expend("hunter", "mk84"))
    assert choice(s).actions == (Expend("hunter", "mk82"), Done())
    assert "does not help" in explained(s, "pilot:hunter", "item:aim9")
    assert "5 Weight Points would buy no more" in explained(s, "pilot:hunter", "item:mk83")
    counters = met(10, "bound", aircraft("hunter", loads=("aim9",)))
    assert "1 counters would" in explained(counters, "pilot:hunter", "item:aim9")
    assert explained(counters, "area:center") == ""


@pytest.mark.rule("HL-1.6f")
def test_a_lone_bomb_that_buys_nothing_is_not_offered() -> None:
    s = met(12, "bound", aircraft("hunter", loads=("mk82",)))
    assert attacks_left(s) == 4
    assert s.flown.aircraft("hunter").loads == ["mk82"]


@pytest.mark.rule("HL-1.6f")
def test_half_of_a_price_must_be_completed() -> None:
    s = met(12, "bound", aircraft("hunter", loads=("mk82", "mk82", "mk83")))
    play(s, Expend("hunter", "mk82"))
    assert choice(s).actions == (Expend("hunter", "mk82"), Expend("hunter", "mk83"))
    play(s, Expend("hunter", "mk82"))
    assert attacks_left(s) == 3


@pytest.mark.rule("HL-1.6e")
@pytest.mark.rule("HL-10.4a")
def test_card_10_pods_are_no_weapons() -> None:
    s = met(10, "bound", aircraft("hunter", loads=("aim9",), pods=("ecm",)))
    assert choice(s).actions == (Expend("hunter", "aim9"), Done())
    assert "does not help" in explained(s, "pilot:hunter", "item:ecm")
    with pytest.raises(Refused):
        play(s, Expend("hunter", "ecm"))


@pytest.mark.rule("HL-1.6e")
@pytest.mark.parametrize(
    ("face", "stress", "damaged"), [(4, 0, False), (5, 1, False), (8, 1, False), (10, 2, True)]
)
def test_card_6_a_plain_die_stresses_or_damages_and_never_destroys(
    face: int, stress: int, damaged: bool
) -> None:
    s = met(6, "bound", aircraft("ghost", pods=("ecm",), high=False), aircraft("static"))
    assert roll(s).modifiers == ()
    assert roll(s).count == 1
    play(s, dice(face), dice(1))
    assert s.member("ghost").stress == stress
    assert s.flown.aircraft("ghost").damaged == damaged
    assert s.flown.aircraft("ghost").flying


@pytest.mark.rule("HL-6.11d")
def test_card_6_a_second_damage_destroys() -> None:
    s = met(6, "bound", aircraft("hunter", damaged=True))
    play(s, dice(9))
    assert s.flown.aircraft("hunter").lost == "target_bound"


@pytest.mark.rule("HL-10.1f")
@pytest.mark.parametrize(("area", "total"), [("center", 0), ("app_north", -1)])
def test_card_31_over_the_target_only_a_jammer_in_the_same_area_helps(
    area: str, total: int
) -> None:
    s = met(31, "over", aircraft("hunter", "app_north"), aircraft("static", area))
    play(s, DrawnPilot("hunter"), TakeIt())
    assert sum(amount for _, amount in roll(s).modifiers) == total


@pytest.mark.rule("HL-10.1f")
@pytest.mark.parametrize(("number", "section"), [(29, "bound"), (34, "home")])
def test_on_the_way_the_whole_flight_is_near_the_jammer(number: int, section: SectionName) -> None:
    s = met(number, section, aircraft("hunter", ""), aircraft("static", ""))
    play(s, DrawnPilot("hunter"), TakeIt())
    assert sum(amount for _, amount in roll(s).modifiers) == -1
    play(s, dice(1), DrawnPilot("static"), TakeIt())
    assert sum(amount for _, amount in roll(s).modifiers) == -2


@pytest.mark.rule("HL-1.6e")
@pytest.mark.parametrize(("stress", "attacks"), [(0, 3), (7, 3), (11, 4)])
def test_card_16_a_hawkeye_that_is_not_unfit_spares_an_attack(stress: int, attacks: int) -> None:
    s = mission(12, [aircraft("watchdog"), aircraft("hunter")])
    s.member("watchdog").stress = stress
    effects(s, *KIT.events[16].bound.effects, scene="bound", source="event:16:bound")
    assert attacks_left(s) == attacks


# --------------------------------------------------------------------------------- the attacks


@pytest.mark.rule("HL-1.6e")
@pytest.mark.rule("HL-1.6f")
def test_ex_189_attacks_are_bought_off_then_pod_and_evasion_count() -> None:
    flight = (
        aircraft("hunter", loads=("mk82", "mk82"), pods=("ecm",)),
        aircraft("wolf", loads=("aim9",)),
    )
    s = met(29, "bound", *flight)
    play(s, Expend("hunter", "mk82"), Done())
    assert chance(s).outcomes == (DrawnPilot("hunter"), DrawnPilot("wolf"))
    assert chance(s).weights == (1, 1)
    play(s, DrawnPilot("hunter"))
    assert chance(s).rule == "HL-10.4b"
    play(s, dice(6), DrawnPilot("wolf"), Evade())
    assert (roll(s).count, roll(s).lowest) == (2, True)
    play(s, dice(9, 8))
    assert (s.member("hunter").stress, s.member("wolf").stress) == (0, 4)
    assert s.flown.aircraft("wolf").damaged
    assert s.flown.aircraft("wolf").loads == []
    assert asked(s) is None


@pytest.mark.rule("HL-1.6e")
def test_ex_190_an_attack_that_cannot_be_reduced_meets_no_reaction() -> None:
    s = met(8, "home", aircraft("ghost", pods=("ecm",), high=False), aircraft("static"))
    play(s, DrawnPilot("ghost"))
    assert chance(s).kind == "enemy_die"
    assert roll(s).modifiers == ()
    play(s, dice(9))
    assert s.flown.aircraft("ghost").damaged


@pytest.mark.rule("HL-1.6e")
@pytest.mark.rule("HL-10.1r")
def test_where_counters_may_be_expended_stealth_comes_first() -> None:
    s = met(10, "bound", aircraft("ghost", pods=("ecm",)))
    assert chance(s).rule == "HL-10.1r"
    play(s, dice(1))
    assert chance(s).rule == "HL-10.4b"


@pytest.mark.rule("HL-1.6e")
@pytest.mark.rule("HL-10.1d")
def test_a_low_harrier_is_damaged_by_an_event() -> None:
    s = met(27, "home", aircraft("hoss", high=False))
    play(s, TakeIt(), dice(8))
    assert s.flown.aircraft("hoss").damaged


@pytest.mark.rule("HL-1.6f")
def test_counters_of_any_aircraft_buy_attacks_off_and_no_more_than_there_are() -> None:
    s = met(10, "bound", aircraft("hunter", loads=("aim9",)), aircraft("static", loads=("agm88",)))
    play(s, Expend("static", "agm88"), Expend("hunter", "aim9"))
    assert asked(s) is None
    assert (s.member("hunter").xp, s.member("static").xp) == (1, 1)


@pytest.mark.rule("HL-1.6f")
def test_the_same_aircraft_can_be_picked_again_until_it_is_gone() -> None:
    s = met(29, "bound", aircraft("hunter"), aircraft("wolf"))
    play(s, DrawnPilot("hunter"), TakeIt(), dice(5), DrawnPilot("hunter"), TakeIt(), dice(10))
    assert s.member("hunter").stress == 1
    assert s.flown.aircraft("hunter").lost == "target_bound"
    assert choice(s).actions == (Evade(), TakeIt())  # The third can only meet the other.
    play(s, TakeIt(), dice(4))
    assert s.member("wolf").stress == 1


@pytest.mark.rule("HL-1.6f")
def test_one_attack_on_each_with_a_price_spares_the_last() -> None:
    s = mission(12, [aircraft("hunter", loads=("aim9",)), aircraft("wolf")])
    each = {"attacks": "each", "who": "each", "numbers": [4, 8, 10]}
    effects(s, effect("special_attack", **each, reduce={"pay": "any_counter", "cost": 1}))
    play(s, Expend("hunter", "aim9"), TakeIt(), dice(4))
    assert (s.member("hunter").stress, s.member("wolf").stress) == (1, 0)
    assert asked(s) is None


def test_at_a_debriefing_there_is_nobody_to_attack() -> None:
    s = mission(12, [aircraft("hunter")])
    numbers = {"attacks": 1, "who": "random", "numbers": [4, 8, 10]}
    attack = effect("special_attack", **numbers, reduce={"pay": "none", "cost": 0})
    told = effects(s, attack, scene="debrief", source="target:12:bonus")
    assert len(told) == 1
    assert asked(s) is None
