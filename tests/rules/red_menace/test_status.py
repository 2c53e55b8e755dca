"""Boxes at the end of a turn, the F-106, and what falls with a city (RM-7.14, RM-10.2.7)."""

from __future__ import annotations

from typing import Literal

import pytest

from desktop.rules.core import Event, Refused
from desktop.rules.red_menace import status
from desktop.rules.red_menace.actions_defence import PostF106
from desktop.rules.red_menace.events_air import InterceptorPosted, InterceptorsShifted
from desktop.rules.red_menace.records import Box, Interceptor
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.defences import boxes, choice, told
from tests.rules.red_menace.positions import KIT, asked, play, war

BASES = "ADHIJKLMNOPQRS"
rule = pytest.mark.rule


def f106(s: State, box: Box, city: str = "P") -> Interceptor:
    found = next(each for each in s.interceptors if each.unit == "f106")
    found.box, found.city = box, city
    return found


def one(s: State, unit: str, box: Box) -> Interceptor:
    found = next(each for each in s.interceptors if each.unit == unit and each.box == "ready")
    found.box = box
    return found


def fell(s: State, city: str, means: Literal["air", "submarine"] = "air") -> list[Event]:
    events: list[Event] = []
    s.ruins[city] = war(ruins=city).ruins[city]
    status.city_fell(s, KIT, city, means, events.append)
    return events


# --------------------------------------------------------------------------------- phase 14


@rule("RM-7.14")
def test_nobody_moves_two_boxes() -> None:
    """EX-RESET-ORDER"""
    s = war(phase=14, steps=[status.Standby()])
    normal, long = one(s, "f102", "normal"), one(s, "f102", "long")
    red, cuban = one(s, "mig19", "normal"), one(s, "cf100", "normal")
    (event,) = told(play(s), InterceptorsShifted)
    assert (normal.box, long.box, red.box, cuban.box) == ("ready", "normal", "ready", "ready")
    assert (event.ready, event.normal) == (("f102", "cf100", "mig19"), ("f102",))


@rule("RM-7.14", "RM-10.2.2c")
def test_long_range_costs_the_following_turn() -> None:
    """EX-LONG-RESET"""
    s = war(phase=14, turn=5, steps=[status.Standby()])
    f102 = one(s, "f102", "long")
    play(s)
    assert boxes(s, "f102").count("normal") == 1
    s.then(status.Standby())
    play(s)
    assert (f102.box, boxes(s, "f102")) == ("ready", ["ready"] * 5 + ["out"])


@rule("RM-7.14")
def test_who_is_not_in_the_game_does_not_move() -> None:
    s = war(phase=14, steps=[status.Standby()])
    before = [each.box for each in s.interceptors]
    assert play(s) == []
    assert [each.box for each in s.interceptors] == before
    assert {"aside", "out"} < set(before)


@rule("RM-7.14")
def test_a_tu28_returns_to_moscow() -> None:
    s = war(phase=14, steps=[status.Standby()])
    tu28 = one(s, "tu28", "long")
    events = play(s)
    assert told(events, InterceptorPosted) == []
    assert [event.normal for event in told(events, InterceptorsShifted)] == [("tu28",)]
    assert (tu28.box, tu28.city) == ("normal", "")
    s.then(status.Standby())
    assert [event.city for event in told(play(s), InterceptorPosted)] == ["1"]
    assert (tu28.box, tu28.city) == ("ready", "1")


@rule("RM-10.2.7b", "RM-7.14")
def test_the_player_puts_the_f106_into_a_standing_american_city() -> None:
    s = war(phase=14, ruins="K P E", steps=[status.Standby()])
    plane = f106(s, "normal")
    now = choice(s)
    assert now.rule == "RM-10.2.7b"
    assert now.actions == tuple(PostF106(city) for city in BASES if city not in "KP")
    step = s.steps[-1]
    for city, words in (("K", "{city} is destroyed"), ("F", "{city} is none"), ("4", "{city} is")):
        refused = step.explain(s, KIT, (f"city:{city}",))
        assert isinstance(refused, Refused)
        assert (refused.rule, refused.text.source.startswith(words)) == ("RM-10.2.7b", True)
    assert step.explain(s, KIT, ("button:done",)) is None
    assert step.explain(s, KIT, ("city:D",)) is None
    play(s, PostF106("D"))
    assert (plane.box, plane.city) == ("ready", "D")


@rule("RM-10.2.7b")
def test_one_standing_city_is_no_choice_and_none_the_end_of_the_f106() -> None:
    s = war(phase=14, ruins=" ".join(BASES.replace("S", "")), steps=[status.Standby()])
    plane = f106(s, "normal")
    assert asked(s) is None
    assert (plane.box, plane.city) == ("ready", "S")
    s = war(phase=14, ruins=" ".join(BASES), steps=[status.Standby()])
    plane = f106(s, "normal")
    assert asked(s) is None
    assert (plane.box, plane.city) == ("lost", "")


@rule("RM-10.2.7b")
def test_the_f106_stays_where_it_is_while_ready() -> None:
    s = war(phase=14, steps=[status.Standby()])
    plane = f106(s, "ready")
    assert asked(s) is None
    assert plane.city == "P"


# -------------------------------------------------------------------------- cities that fall


@rule("RM-10.2.7c")
@pytest.mark.parametrize("box", ["normal", "long"])
@pytest.mark.parametrize("success", [False, True])
def test_the_f106_of_a_destroyed_city_stays_if_it_shot_a_bomber_down(
    box: Box, success: bool
) -> None:
    """EX-F106-LOST"""
    s = war(phase=7)
    plane = f106(s, box)
    plane.fresh = success
    fell(s, "P")
    assert plane.box == (box if success else "lost")


@rule("RM-10.2.7d")
@pytest.mark.parametrize("means", ["air", "submarine"])
def test_a_ready_f106_falls_with_its_city(means: Literal["air", "submarine"]) -> None:
    """EX-F106-IDLE"""
    s = war(phase=1)
    f106(s, "ready", "J")
    fell(s, "H", means)
    assert boxes(s, "f106") == ["ready"]
    fell(s, "J", means)
    assert boxes(s, "f106") == ["lost"]


@rule("RM-10.2.7d")
def test_no_success_saves_the_f106_from_a_submarine() -> None:
    s = war(phase=13)
    plane = f106(s, "normal")
    plane.fresh = True
    fell(s, "P", "submarine")
    assert plane.box == "lost"


@rule("RM-10.2.7c", "RM-10.2.7d")
def test_an_f106_that_fought_last_turn_has_no_city_to_fall_with() -> None:
    s = war(phase=14, steps=[status.Standby()])
    plane = f106(s, "long")
    play(s)
    fell(s, "P", "submarine")
    assert (plane.box, plane.city) == ("normal", "")


@rule("RM-10.2.7c")
def test_an_f106_that_fought_well_is_put_elsewhere() -> None:
    s = war(phase=7)
    plane = f106(s, "normal")
    plane.fresh = True
    fell(s, "P")
    s.then(status.Standby())
    play(s, PostF106("A"))
    assert (plane.box, plane.city) == ("ready", "A")


@rule("RM-10.1.3c")
@pytest.mark.parametrize("box", ["ready", "normal", "long"])
def test_moscow_takes_its_defenders_with_it(box: Box) -> None:
    s = war(phase=12, terms={"two_tu28": True, "two_sa2": True})
    one(s, "tu28", box)
    fell(s, "1", "submarine")
    assert boxes(s, "tu28") == ["lost", "lost"]
    assert [each.where for each in s.sams if each.unit == "sa2_moscow"] == ["lost", "lost"]
    assert boxes(s, "mig19") == ["ready"] * 6


@rule("RM-10.1.3d", "RM-9.7")
@pytest.mark.parametrize(
    ("city", "gone"),
    [("I", ["nike_dc"]), ("T", ["bloodhound"]), ("H", []), ("2", []), ("1", ["sa2_moscow"])],
)
def test_each_capital_has_its_own_sams(city: str, gone: list[str]) -> None:
    s = war(phase=7)
    fell(s, city)
    assert [each.unit for each in s.sams if each.where == "lost"] == gone


@rule("RM-10.1.3c")
def test_a_tu28_that_is_left_out_stays_out() -> None:
    s = war(phase=12)
    fell(s, "1")
    assert boxes(s, "tu28") == ["lost", "out"]


@rule("RM-10.1.3c")
def test_other_cities_leave_the_defenders_of_moscow_alone() -> None:
    s = war(phase=12)
    assert fell(s, "2") == []
    assert boxes(s, "tu28")[0] == "ready"


@rule("RM-10.2.7b")
def test_of_two_standing_cities_the_player_chooses() -> None:
    s = war(phase=14, ruins=" ".join(BASES.replace("S", "").replace("R", "")))
    f106(s, "normal")
    s.then(status.Standby())
    assert choice(s).actions == (PostF106("R"), PostF106("S"))


@rule("RM-7.14")
def test_what_comes_back_at_once_is_told_too() -> None:
    s = war(phase=14, steps=[status.Standby()])
    one(s, "f102", "normal")
    (event,) = told(play(s), InterceptorsShifted)
    assert (event.ready, event.normal) == (("f102",), ())
