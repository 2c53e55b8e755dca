"""Formations take off, get targets, are revealed (RM-9.2.1, RM-9.2.2, RM-9.2.4e)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Text
from desktop.rules.pool import Pool
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_chance import DrawnBase, DrawnBomber
from desktop.rules.red_menace.flights import AGAIN, Retarget, Reveal, TakeOff
from desktop.rules.red_menace.records import Support
from desktop.rules.red_menace.red_movement import ReturnBases, TakeOffs, launches
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, asked, inbound, play, war


def bases(s: State) -> set[str]:
    chance = asked(s)
    assert isinstance(chance, Chance)
    return {action.city for action in chance.outcomes if isinstance(action, DrawnBase)}


@pytest.mark.rule("RM-9.2.1a", "RM-9.2.1b", "RM-9.2.1c", "RM-4b")
def test_the_card_gives_base_and_target() -> None:
    """EX-TARGET"""
    s = war(steps=[TakeOff("A")])
    play(s, DrawnBase("1"), 2)
    flight = theatre.flight(s, "A")
    assert (flight.base, flight.target, flight.hex) == ("1", "C", "0804")
    assert "A" not in s.pool
    assert not flight.revealed


@pytest.mark.rule("RM-9.2.1a")
def test_the_card_of_a_destroyed_city_leaves_the_game() -> None:
    """EX-CARD-DEAD"""
    s = war(ruins="9", steps=[TakeOff("A"), ReturnBases()])
    play(s, DrawnBase("9"))
    assert "9" not in bases(s)
    play(s, DrawnBase("4"), 1)
    assert s.city_deck.size == len(KIT.city_kinds) - 1


@pytest.mark.rule("RM-9.2.1d", "RM-8.14")
def test_two_formations_of_a_turn_have_different_cards() -> None:
    """EX-TWO-LAUNCH"""
    s = war(turn=5, steps=[TakeOffs()])
    s.now.echelon = True
    assert launches(s, KIT) == 2
    play(s, DrawnBase("4"), 1)
    assert "4" not in bases(s)
    play(s, DrawnBase("5"), 1)
    assert s.city_deck.size == len(KIT.city_kinds)


@pytest.mark.rule("RM-9.2.1d")
def test_cards_beside_the_deck_are_shuffled_back_when_it_runs_out() -> None:
    """EX-CITYDECK-OUT"""
    counts = [int(city == "3") for city in KIT.city_kinds]
    s = war(turn=5, ruins="1 2 4 5 6 7 8 9 10 11", city_deck=Pool(counts), steps=[TakeOffs()])
    s.now.echelon = True
    play(s, DrawnBase("3"), 2, DrawnBase("3"), 2)
    assert [flight.hex for flight in s.flights] == ["1005", "1005"]


@pytest.mark.rule("RM-9.2.1b")
def test_a_destroyed_primary_target_is_replaced_at_once() -> None:
    """EX-DEAD-PRIMARY"""
    s = war(ruins="C", steps=[TakeOff("A")])
    play(s, DrawnBase("1"), 2)
    assert isinstance(asked(s), Chance)
    play(s, 1)
    flight = theatre.flight(s, "A")
    assert flight.targets == ["C", "H"]
    assert flight.tier == 2


@pytest.mark.rule("RM-6.1a", "RM-9.2.1b")
def test_london_is_rolled_again_without_britain() -> None:
    """EX-UK-OUT"""
    s = war(3, steps=[TakeOff("A")])
    play(s, DrawnBase("2"), 1, 3)
    assert theatre.flight(s, "A").targets == ["J"]
    places: list[tuple[str, str]] = [(each.unit, each.where) for each in s.bombers]
    places += [(each.unit, each.where) for each in s.sams]
    places += [(each.unit, each.box) for each in s.interceptors]
    british = [place for unit, place in places if KIT.units[unit].faction == "uk"]
    assert british == ["out"] * 7


@pytest.mark.rule("RM-9.2.1e", "RM-9.2.4g")
def test_with_the_us_aew_a_formation_is_seen_at_take_off() -> None:
    s = war(steps=[TakeOff("A")])
    s.support = [Support("ec121", "launched", "C")]
    play(s, DrawnBase("1"), 2, *[DrawnBomber("tu16")] * 3)
    assert theatre.flight(s, "A").bombers == ["tu16"] * 3
    assert theatre.flight(s, "A").revealed


@pytest.mark.rule("RM-9.2.1f", "RM-8.3")
def test_without_a_base_nobody_takes_off_any_more() -> None:
    """EX-NOBASE"""
    s = war(ruins=" ".join(KIT.city_kinds), pool=["H", "I", "J"], steps=[TakeOffs()])
    assert asked(s) is None
    assert not s.flights
    assert s.pool == []
    assert s.finished == dict.fromkeys("HIJ", "grounded")
    s = war(ruins=" ".join(KIT.city_kinds), steps=[TakeOff("M50")])
    assert asked(s) is None
    assert not s.flights


@pytest.mark.rule("RM-9.2.1f", "RM-13.5b")
def test_with_an_empty_cup_nobody_takes_off_any_more() -> None:
    s = war(cup=Pool.empty(len(KIT.cup_kinds)), steps=[TakeOffs()])
    assert asked(s) is None
    assert s.pool == []


@pytest.mark.rule("RM-9.2.2a", "RM-9.2.2c")
def test_the_row_of_the_launch_base_gives_the_next_target() -> None:
    """EX-SEC-ROW"""
    s = war(ruins="8 H", steps=[Retarget("A")])
    inbound(s, "A", "0608", "H", base="8")
    play(s, 4)
    assert theatre.flight(s, "A").target == "L"


@pytest.mark.rule("RM-9.2.2d")
def test_a_destroyed_city_of_the_column_is_rolled_again() -> None:
    """EX-SEC-REROLL"""
    s = war(ruins="H", steps=[Retarget("A")])
    inbound(s, "A", "0608", "C", base="1")
    play(s, 1, 2)
    assert theatre.flight(s, "A").target == "I"


def told_by_face(s: State) -> list[tuple[int, int, Text]]:
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    return [(band.low, band.high, band.title) for band in chance.roll.bands]


@pytest.mark.rule("RM-9.2.1b", "RM-9.2.2d")
def test_a_die_for_a_target_tells_the_city_of_each_face() -> None:
    s = war(steps=[TakeOff("A")])
    play(s, DrawnBase("1"))
    cities = [KIT.city_name(city) for city in KIT.city_cards["1"].targets]
    assert told_by_face(s) == [(face, face, city) for face, city in enumerate(cities, 1)]
    s = war(ruins="H", steps=[Retarget("A")])
    inbound(s, "A", "0608", "C", base="1")
    assert told_by_face(s)[:2] == [(1, 1, AGAIN), (2, 2, KIT.city_name("I"))]


@pytest.mark.rule("RM-9.2.2d")
def test_a_column_that_is_exhausted_is_passed_over() -> None:
    s = war(ruins="H I J U B G", steps=[Retarget("A")])
    inbound(s, "A", "0608", "C", base="1")
    play(s, 1)
    flight = theatre.flight(s, "A")
    assert (flight.target, flight.tier) == ("K", 3)


@pytest.mark.rule("RM-9.2.2b", "RM-9.2.2e")
def test_after_the_tertiary_target_a_formation_vanishes() -> None:
    """EX-TERT-END"""
    s = war(ruins="K", steps=[Retarget("A")])
    flight = inbound(s, "A", "0608", "K", base="1")
    flight.tier = 3
    before = s.cup.size
    play(s)
    assert s.finished == {"A": "left"}
    assert s.cup.size == before
    assert not s.red_lost


@pytest.mark.rule("RM-9.2.2b")
def test_from_the_secondary_the_tertiary_column_is_used() -> None:
    s = war(ruins="H", steps=[Retarget("A")])
    inbound(s, "A", "0608", "H", base="1").tier = 2
    play(s, 2)
    assert theatre.flight(s, "A").target == "P"


@pytest.mark.rule("RM-9.2.2e")
def test_known_bombers_leave_with_their_formation() -> None:
    s = war(ruins="K", steps=[Retarget("A")])
    inbound(s, "A", "0608", "K", "tu16 m4 m4").tier = 3
    play(s)
    assert s.red_lost == {"tu16": 1, "m4": 2}


@pytest.mark.rule("RM-9.2.4e", "RM-9.2.3f", "RM-6.15")
def test_three_bombers_of_any_types_are_drawn() -> None:
    s = war(steps=[Reveal("A")])
    inbound(s, "A", "0510", "K")
    assert s.cup.size == 35
    play(s, DrawnBomber("tu95"), DrawnBomber("tu16"), DrawnBomber("m4"))
    flight = theatre.flight(s, "A")
    assert flight.bombers == ["tu16", "m4", "tu95"]
    assert flight.revealed
    assert s.cup.size == 32


@pytest.mark.rule("RM-13.5b", "RM-9.2.1f")
def test_a_cup_of_two_gives_two_and_the_next_stays_down() -> None:
    """EX-135-CUP"""
    counts = [2 * (unit == "m4") for unit in KIT.cup_kinds]
    s = war(cup=Pool(counts), steps=[Reveal("A"), TakeOffs()])
    inbound(s, "A", "0510", "K")
    play(s, DrawnBomber("m4"), DrawnBomber("m4"))
    assert theatre.flight(s, "A").bombers == ["m4", "m4"]
    assert s.pool == []


@pytest.mark.rule("RM-9.2.4e", "RM-13.5b")
def test_a_formation_that_draws_nothing_leaves() -> None:
    """EX-CUP-ZERO"""
    s = war(cup=Pool.empty(len(KIT.cup_kinds)), steps=[Reveal("A")])
    inbound(s, "A", "0410", "K")
    play(s)
    assert s.finished == {"A": "left"}


@pytest.mark.rule("RM-9.2.5a", "RM-9.2.5b", "RM-9.2.3f")
def test_the_m50_flies_alone_with_a_row_of_its_own() -> None:
    s = war(steps=[TakeOff("M50")])
    pool = list(s.pool)
    play(s, DrawnBase("1"), 2)
    flight = theatre.flight(s, "M50")
    assert flight.bombers == ["m50"]
    assert flight.revealed
    assert s.pool == pool
    s.ruins.update(war(ruins="C").ruins)
    s.then(Retarget("M50"))
    play(s, 1)
    assert flight.targets == ["C", "H"]


@pytest.mark.rule("RM-9.2.4e")
def test_who_is_face_up_draws_nothing_more() -> None:
    s = war(steps=[Reveal("A")])
    flight = inbound(s, "A", "0510", "K", "tu16 m4")
    assert asked(s) is None
    assert flight.bombers == ["tu16", "m4"]
