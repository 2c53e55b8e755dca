"""Choosing, drawing and promoting Pilots before the campaign (HL-1.5c to f, HL-2.8, HL-9.3)."""

from __future__ import annotations

from itertools import groupby

import pytest

from desktop.rules.core import Chance, Choice, OptionValue, Refused
from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.actions_campaign import (
    Dismiss,
    Enlist,
    FinishPromotions,
    FinishSquadron,
    Promote,
)
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.records import ACE, AVERAGE, GREEN, NEWBIE, SKILLED, VETERAN, Terms
from desktop.rules.hornet_leader.squadron import Promotions, RandomSquadron, Squadron
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import KIT, asked, campaign, member, play, set_up

SAMPLE = {
    "kermit": NEWBIE,
    "pluto": GREEN,
    "bug": GREEN,
    "banzai": AVERAGE,
    "wedge": AVERAGE,
    "teflon": AVERAGE,
    "dingo": AVERAGE,
    "blackhawk": SKILLED,
}
"""The squadron of the worked mission."""


def choosing(**options: OptionValue) -> State:
    state = set_up(**options)
    state.then(Squadron())
    return state


def choice(s: State) -> Choice:
    found = asked(s)
    assert isinstance(found, Choice)
    return found


def of_type(kind: str, number: int = 1) -> list[str]:
    return [pilot for pilot, card in KIT.pilots.items() if card.aircraft == kind][:number]


def why(s: State, *picks: str) -> str:
    found = s.steps[-1].explain(s, KIT, picks)
    assert found is not None
    return found.rule


# ------------------------------------------------------------------------------- who may join


@pytest.mark.rule("HL-1.5c")
def test_skills_ascend_from_newbie_to_ace() -> None:
    assert NEWBIE < GREEN < AVERAGE < SKILLED < VETERAN < ACE
    assert KIT.skills == ("newbie", "green", "average", "skilled", "veteran", "ace")


@pytest.mark.rule("HL-1.5d")
def test_only_an_ace_has_no_number_for_the_next_level() -> None:
    for pilot in KIT.pilots.values():
        assert [level.xp > 0 for level in pilot.levels] == [True] * ACE + [False]


@pytest.mark.rule("HL-1.5f")
@pytest.mark.parametrize(
    ("key", "kind", "serves"),
    [
        ("iraq_1991", "a7", True),
        ("israel_2003", "a7", False),
        ("iraq_1991", "fa18f", False),
        ("israel_2003", "fa18f", True),
        ("russia_2012", "f35", True),
        ("taiwan_2008", "f35", False),
    ],
)
def test_years_of_service_decide_who_takes_part(key: str, kind: str, serves: bool) -> None:
    found = recruits.barred(KIT, Terms(key, False, 0, (), (), False), of_type(kind)[0])
    assert (None if found is None else found.rule) == (None if serves else "HL-1.5f")


@pytest.mark.rule("HL-2.1a", "HL-2.2a", "HL-9.6b")
@pytest.mark.parametrize(
    ("marine", "options", "kinds", "rule"),
    [
        (False, (), KIT.aircraft.keys() - {"av8b"}, "HL-2.1a"),
        (True, (), {"av8b", "f35"}, "HL-2.2a"),
        (True, ("large_deck_marines",), KIT.aircraft.keys() - {"av8b"}, "HL-9.6b"),
    ],
)
def test_h48_each_service_has_its_aircraft(
    marine: bool, options: tuple[str, ...], kinds: set[str], rule: str
) -> None:
    kept = Terms("iran_2014", marine, 0, options, (), False)
    gone = {"a6", "a7", "f14"}
    """Out of service by 2014."""
    found = {KIT.pilots[pilot].aircraft for pilot in recruits.selectable(KIT, kept)}
    assert found == set(kinds) - gone
    for kind in KIT.aircraft.keys() - found - gone:
        refused = recruits.barred(KIT, kept, of_type(kind)[0])
        assert refused is not None
        assert refused.rule == rule


def test_who_takes_part_on_the_same_terms_is_looked_up_once() -> None:
    found = [
        recruits.selectable(KIT, Terms("iran_2014", marine, 0, (), (), False))
        for marine in (True, True, False)
    ]
    assert found[0] is found[1]
    assert found[1] != found[2]


@pytest.mark.rule("HL-1.5e", "HL-2.8e")
@pytest.mark.parametrize(
    ("kinds", "prices"),
    [
        (("a7", "av8b"), (-4, -8, -12)),
        (("fa18e", "ea18g"), (2, 4, 6)),
        (("fa18f", "f35"), (3, 6, 9)),
        (("fa18c", "f14", "a6", "ea6b", "e2c"), (0, 0, 0)),
    ],
)
def test_each_aircraft_has_its_price(kinds: tuple[str, ...], prices: tuple[int, ...]) -> None:
    for kind in kinds:
        for length, price in enumerate(prices):
            kept = Terms("iran_2014", False, length, (), (), False)
            assert recruits.price(KIT, kept, of_type(kind)[0]) == price


@pytest.mark.rule("HL-2.8e")
@pytest.mark.parametrize(
    ("kind", "prices"), [("fa18f", (4, 8, 12)), ("f35", (6, 12, 18)), ("fa18e", (2, 4, 6))]
)
def test_the_house_switch_takes_the_other_printed_prices(
    kind: str, prices: tuple[int, ...]
) -> None:
    for length, price in enumerate(prices):
        kept = Terms("iran_2014", False, length, (), (), True)
        assert recruits.price(KIT, kept, of_type(kind)[0]) == price


def test_ex_007_an_fa18f_costs_3_and_an_a7_gives_12() -> None:
    state = choosing(campaign="israel_2003")
    play(state, Enlist(of_type("fa18f")[0], AVERAGE))
    assert state.so == 30 - 3
    state = choosing(campaign="iraq_1991", length="long")
    play(state, Enlist("pluto", AVERAGE))
    assert state.so == 68 + 12
    assert why(state, f"pilot:{of_type('fa18f')[0]}", "skill:1") == "HL-1.5f"


def test_ex_018_two_a7_give_16_in_a_medium_campaign() -> None:
    state = choosing(campaign="iraq_1991", length="medium")
    play(state, *(Enlist(pilot, GREEN) for pilot in of_type("a7", 2)))
    assert state.so == 45 + 16


# ------------------------------------------------------------------------------------ choosing


@pytest.mark.rule("HL-2.8a", "HL-2.8b", "HL-2.8c")
@pytest.mark.parametrize(
    ("length", "numbers", "rule"),
    [
        ("short", [1, 2, 4, 1, 0, 0], "HL-2.8a"),
        ("medium", [1, 2, 5, 1, 1, 0], "HL-2.8b"),
        ("long", [1, 2, 6, 2, 1, 0], "HL-2.8c"),
    ],
)
def test_a_squadron_has_so_many_pilots_of_each_skill(
    length: str, numbers: list[int], rule: str
) -> None:
    state = choosing(campaign="iraq_1991", length=length)
    assert recruits.slots_left(state, KIT) == numbers
    assert choice(state).rule == rule
    pilots = iter(recruits.selectable(KIT, state.terms))
    for skill, number in enumerate(numbers):
        for _ in range(number):
            assert why(state, "button:finish_squadron") == rule
            play(state, Enlist(next(pilots), skill))
    actions = choice(state).actions
    assert FinishSquadron() in actions
    assert not any(isinstance(action, Enlist) for action in actions)
    assert why(state, f"pilot:{next(pilots)}", "skill:2") == rule


def test_ex_017_twelve_hornets_are_a_long_squadron_that_costs_nothing() -> None:
    levels = (
        (NEWBIE, "wolf"),
        (GREEN, "cowboy mustang"),
        (AVERAGE, "talon griffin bear blackhawk panther hunter"),
        (SKILLED, "banzai lightning"),
        (VETERAN, "wedge"),
    )
    state = choosing(campaign="iraq_1991", length="long")
    before = state.so
    play(state, *(Enlist(each, skill) for skill, names in levels for each in names.split()))
    play(state, FinishSquadron())
    assert (len(state.squadron), state.so) == (12, before)
    assert state.steps == []


@pytest.mark.rule("HL-2.8d")
def test_a_pilot_joins_once_without_stress_and_experience() -> None:
    state = choosing(campaign="iraq_1991")
    play(state, Enlist("teflon", AVERAGE))
    assert state.squadron == [member("teflon", AVERAGE)]
    assert (state.squadron[0].stress, state.squadron[0].xp) == (0, 0)
    assert not any(
        isinstance(action, Enlist) and action.pilot == "teflon" for action in choice(state).actions
    )
    with pytest.raises(Refused):
        play(state, Enlist("teflon", GREEN))
    assert why(state, "pilot:teflon", "skill:1") == "HL-2.8d"


@pytest.mark.rule("HL-2.8a")
def test_a_full_skill_takes_nobody_more() -> None:
    state = choosing(campaign="iraq_1991")
    play(state, Enlist("teflon", SKILLED))
    assert why(state, "pilot:banzai", "skill:3") == "HL-2.8a"
    assert why(state, "pilot:banzai", "button:dismiss") == "HL-2.8f"
    with pytest.raises(Refused):
        play(state, Enlist("banzai", SKILLED))


@pytest.mark.rule("HL-2.8f")
def test_gains_and_costs_come_in_any_order_but_the_fund_ends_at_0_or_more() -> None:
    state = choosing(campaign="iran_2014")
    state.so = 4
    for pilot, skill in zip(
        of_type("fa18e", 2) + of_type("fa18c", 6), SAMPLE.values(), strict=True
    ):
        play(state, Enlist(pilot, skill))
    assert state.so == 0
    state.so -= 1
    assert FinishSquadron() not in choice(state).actions
    assert why(state, "button:finish_squadron") == "HL-2.8f"
    dear, cheap = of_type("fa18e")[0], of_type("fa18c", 7)[-1]
    told = play(state, Dismiss(dear), Enlist(cheap, NEWBIE))
    assert [event.rule for event in told] == ["HL-2.8f", "HL-2.8f", "HL-2.8d"]
    assert state.so == 1
    assert [entry.detail for entry in state.so_entries] == ["", of_type("fa18e", 2)[1]]
    play(state, FinishSquadron())
    assert state.steps == []


# ----------------------------------------------------------------------------------- promoting


@pytest.mark.rule("HL-2.8g")
@pytest.mark.parametrize(("length", "price"), [(0, 6), (1, 12), (2, 18)])
def test_h33_a_promotion_costs_6_12_18_and_can_be_had_again(length: int, price: int) -> None:
    pilots = [member("teflon", SKILLED), member("banzai", ACE)]
    state = campaign(length=length, squadron=pilots, so=2 * price + 1, steps=[Promotions()])
    assert choice(state).actions == (Promote("teflon"), FinishPromotions())
    assert why(state, "pilot:banzai") == "HL-2.8g"
    play(state, Promote("teflon"))
    assert (state.member("teflon").skill, state.so) == (VETERAN, price + 1)
    play(state, Promote("teflon"))
    assert (state.member("teflon").skill, state.so, state.steps) == (ACE, 1, [])
    assert state.member("teflon").xp == 0
    assert [(entry.amount, entry.what) for entry in state.so_entries] == [(-price, "promotion")] * 2


@pytest.mark.rule("HL-2.8f", "HL-2.8g")
def test_without_the_points_nobody_is_promoted() -> None:
    state = campaign(squadron=[member("teflon")], so=5, steps=[Promotions()])
    assert asked(state) is None
    state = campaign(squadron=[member("teflon")], so=6, steps=[Promotions()])
    play(state, FinishPromotions())
    assert (state.member("teflon").skill, state.so) == (AVERAGE, 6)


def test_the_squadron_of_the_worked_mission() -> None:
    state = set_up(campaign="iraq_1991", damaging=True)
    state.then(Squadron(), Promotions())
    play(state, *(Enlist(pilot, skill) for pilot, skill in SAMPLE.items()), FinishSquadron())
    assert state.so == 26 - 3
    play(state, Promote("kermit"), FinishPromotions())
    assert (state.so, state.member("kermit").skill) == (17, GREEN)


# ------------------------------------------------------------------------------------- drawing


def draw(s: State, *pilots: str) -> list[str]:
    """Draw these Pilots and return the rules by which it happened."""
    return [event.rule for event in play(s, *map(DrawnPilot, pilots))]


@pytest.mark.rule("HL-9.3a")
@pytest.mark.parametrize(("length", "gain"), [("short", 6), ("medium", 12), ("long", 18)])
def test_h34_a_random_squadron_gives_6_12_18(length: str, gain: int) -> None:
    plain, drawn = set_up(length=length), set_up(length=length, random_squadron=True)
    assert drawn.so - plain.so == gain


def test_ex_052_pilots_are_drawn_slot_by_slot_from_newbie_upwards() -> None:
    state = set_up(campaign="iraq_1991", random_squadron=True)
    state.then(RandomSquadron())
    assert state.so == 22 + 6
    found = asked(state)
    assert isinstance(found, Chance)
    assert (found.kind, set(found.weights)) == ("pilot", {1})
    kinds = {
        KIT.pilots[each.pilot].aircraft for each in found.outcomes if isinstance(each, DrawnPilot)
    }
    assert kinds == {"a6", "a7", "e2c", "ea6b", "f14", "fa18c"}
    pilots = recruits.selectable(KIT, state.terms)
    draw(state, *pilots[:7])
    assert [len(list(group)) for _, group in groupby(each.skill for each in state.squadron)] == [
        *(1, 2, 4)
    ]
    found = asked(state)
    assert isinstance(found, Chance)
    assert found.outcomes == tuple(map(DrawnPilot, pilots[7:]))
    draw(state, pilots[7])
    assert state.squadron[-1].skill == SKILLED
    assert state.steps == []


@pytest.mark.rule("HL-9.3b")
def test_ex_164_a_squadron_that_cannot_be_paid_is_drawn_again() -> None:
    state = set_up(campaign="iran_2014", random_squadron=True)
    state.then(RandomSquadron())
    state.so = 14
    rules = draw(state, *of_type("fa18e", 8))
    assert rules[-2:] == ["HL-9.3b", "HL-9.3b"]
    assert (state.squadron, state.so) == ([], 14)
    assert isinstance(asked(state), Chance)
    draw(state, *of_type("fa18e", 7), *of_type("fa18c"))
    assert (len(state.squadron), state.so, state.steps) == (8, 0, [])
