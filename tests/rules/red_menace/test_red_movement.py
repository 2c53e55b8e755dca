"""Formations move and are detected (RM-7.3, RM-7.4, RM-9.2.3, RM-9.2.4)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_chance import DrawnBomber
from desktop.rules.red_menace.actions_intercept import EndInterceptions
from desktop.rules.red_menace.actions_red import ChoosePath
from desktop.rules.red_menace.red_movement import (
    DetectFlights,
    FlyOn,
    MoveFlights,
    TakeOffs,
    launches,
)
from tests.rules.red_menace.positions import KIT, asked, fly, inbound, play, war

THREE = [DrawnBomber("tu16")] * 3


@pytest.mark.rule("RM-9.2a", "RM-7.3", "RM-7.2")
def test_formations_move_one_hex_in_the_turn_they_take_off() -> None:
    s = war(steps=[MoveFlights()])
    inbound(s, "A", "0804", "C")
    inbound(s, "B", "0709", "C")
    play(s)
    assert [flight.hex for flight in s.flights] == ["0805", "0710"]
    assert [flight.moves for flight in s.flights] == [0, 0]


@pytest.mark.rule("RM-9.2.5a", "RM-8.12", "RM-9.2a")
def test_the_wind_carries_all_but_the_cuba_flight() -> None:
    """EX-M50-EV12"""
    s = war(steps=[MoveFlights()])
    s.now.wind = 1
    inbound(s, "A", "0804", "C")
    m50 = inbound(s, "M50", "0804", "C", "m50")
    cuba = inbound(s, "CUBA", "0617", "I", "il28 il28 il28", base="12")
    play(s)
    assert theatre.flight(s, "A").hex == "0706"
    assert m50.hex == "0707"
    assert cuba.hex == "0516"


@pytest.mark.rule("RM-9.2.3e", "RM-6.1")
def test_a_formation_over_its_target_stays() -> None:
    """EX-START-IN-TARGET"""
    s = war(1, steps=[MoveFlights()])
    flight = inbound(s, "A", "0309", "A", "tu16")
    play(s)
    assert flight.hex == "0309"


@pytest.mark.rule("RM-9.2.3a")
def test_nobody_flies_past_the_target() -> None:
    s = war(steps=[MoveFlights()])
    s.now.wind = 1
    flight = inbound(s, "M50", "0709", "C", "m50")
    # F-102s are Ready there; over its target it is met in phase 5.
    assert asked(s) is None
    assert (flight.hex, flight.moves) == ("0710", 2)


@pytest.mark.rule("RM-9.2.3d")
def test_the_player_may_choose_among_equal_ways() -> None:
    s = war(terms={"ask_paths": True}, steps=[MoveFlights()])
    flight = inbound(s, "A", "0804", "C")
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (ChoosePath("A", "0805"), ChoosePath("A", "0905"))
    play(s, ChoosePath("A", "0905"))
    assert flight.hex == "0905"


@pytest.mark.rule("RM-9.2.2a", "RM-9.2.3b")
def test_a_new_target_brings_the_arrows_back() -> None:
    """EX-ARROW-RETARGET"""
    s = war(ruins="T", steps=[MoveFlights()])
    flight = inbound(s, "A", "0906", "T", base="3")
    flight.targets.append("G")
    play(s)
    assert flight.hex == "0907"


@pytest.mark.rule("RM-9.2.4a", "RM-7.4")
@pytest.mark.parametrize("hex_id", ["0309", "0310", "0410", "0510", "0609", "0709"])
def test_the_dew_line_sees(hex_id: str) -> None:
    s = war(steps=[DetectFlights()])
    flight = inbound(s, "A", hex_id, "M")
    play(s, *THREE)
    assert flight.revealed


@pytest.mark.rule("RM-9.2.4f")
def test_the_dew_line_outlives_its_cities() -> None:
    s = war(ruins="A B", steps=[DetectFlights()])
    flight = inbound(s, "A", "0609", "M")
    play(s, *THREE)
    assert flight.revealed


@pytest.mark.rule("RM-9.2.4a")
def test_a_formation_that_passed_a_dew_hex_is_seen() -> None:
    s = war(steps=[DetectFlights()])
    flight = inbound(s, "A", "0411", "M")
    flight.passed = ("0410", "0411")
    play(s, *THREE)
    assert flight.revealed


@pytest.mark.rule("RM-9.2.4a")
def test_who_begins_a_turn_in_a_dew_hex_has_entered_it() -> None:
    s = war(steps=[MoveFlights(), DetectFlights()])
    flight = inbound(s, "A", "0310", "M")
    play(s, *THREE)
    # Nothing sees it where it has gone.
    assert flight.hex == "0411"
    assert flight.revealed


@pytest.mark.rule("RM-9.8a")
def test_who_moves_one_hex_is_not_met_on_the_way() -> None:
    s = war(steps=[MoveFlights()])
    flight = inbound(s, "A", "0412", "P", "tu16 tu16 m4")
    nike = next(sam for sam in s.sams if sam.unit == "nike")
    nike.where, nike.hex = "map", "0413"
    assert asked(s) is None
    assert flight.hex == "0413"
    s = war(steps=[MoveFlights()])
    flight = inbound(s, "A", "0414", "K", "tu16 tu16 m4")
    assert asked(s) is None
    assert flight.hex == "0514"


@pytest.mark.rule("RM-9.8a", "RM-7.3")
def test_a_fast_mover_is_met_by_interceptors_then_by_the_sam_and_flies_on() -> None:
    s = war(steps=[MoveFlights()])
    flight = inbound(s, "M50", "0714", "K", "m50")
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert (choice.rule, flight.hex) == ("RM-9.8a", "0614")
    play(s, EndInterceptions())
    shot = asked(s)
    assert isinstance(shot, Chance)
    assert (shot.kind, shot.rule, flight.hex) == ("sam", "RM-10.3.2", "0614")
    play(s, 1)
    assert asked(s) is None
    assert flight.hex == "0514"


@pytest.mark.rule("RM-9.2.4b")
def test_london_sees_who_flies_over_it() -> None:
    s = war(2, steps=[DetectFlights()])
    flight = inbound(s, "A", KIT.cities["T"].hex, "C")
    play(s, *THREE)
    assert flight.revealed


@pytest.mark.rule("RM-7.2", "RM-9.2.1f")
def test_an_empty_pool_is_given_up_once() -> None:
    s = war(pool=[], steps=[TakeOffs()])
    assert play(s) == []


@pytest.mark.rule("RM-9.2.4b", "RM-6.1a")
def test_cities_see_although_britain_stands_aside() -> None:
    s = war(3, steps=[DetectFlights()])
    flight = inbound(s, "A", KIT.cities["E"].hex, "M")
    play(s, *THREE)
    assert flight.revealed


@pytest.mark.rule("RM-9.2.4b")
def test_bombers_cities_and_nikes_see() -> None:
    for hex_id in ("0412", "0513", "0312"):
        s = war(ruins="E", steps=[DetectFlights()])
        flight = inbound(s, "A", hex_id, "M")
        if hex_id == "0412":
            assert asked(s) is None
            fly(s, "b52", hex_id)
            s.then(DetectFlights())
        play(s, *THREE)
        assert flight.revealed
    s = war(steps=[DetectFlights()])
    nike = next(sam for sam in s.sams if sam.unit == "nike")
    nike.where, nike.hex = "map", "0412"
    flight = inbound(s, "A", "0412", "M")
    play(s, *THREE)
    assert flight.revealed


@pytest.mark.rule("RM-6.1a")
def test_london_sees_nobody_when_britain_stands_aside() -> None:
    s = war(3, steps=[DetectFlights()])
    inbound(s, "A", "1007", "C")
    assert asked(s) is None


@pytest.mark.rule("RM-9.2.4c")
def test_the_submarine_sees_nobody() -> None:
    """EX-DETECT-SUB"""
    s = war(steps=[DetectFlights()])
    inbound(s, "A", s.sub.hex, "C")
    assert asked(s) is None


@pytest.mark.rule("RM-9.2.4d")
@pytest.mark.parametrize(("target", "hex_id"), [("A", "0208"), ("T", "0906"), ("B", "0608")])
def test_attackers_of_alaska_thule_and_london_are_seen_from_one_hex(
    target: str, hex_id: str
) -> None:
    """EX-DETECT-A and EX-DETECT-T"""
    s = war(steps=[DetectFlights()])
    inbound(s, "A", hex_id, "M")
    assert asked(s) is None
    s = war(steps=[DetectFlights()])
    flight = inbound(s, "A", hex_id, target)
    play(s, *THREE)
    assert flight.revealed


@pytest.mark.rule("RM-9.2.4h", "RM-9.8a")
def test_with_the_wind_a_formation_stops_in_the_dew_hex_and_goes_on() -> None:
    """EX-DETECT-EV12"""
    # Nobody protects the ruins of Fairbanks, so nothing but the detection happens there.
    s = war(ruins="A", steps=[MoveFlights()])
    s.now.wind = 1
    flight = inbound(s, "A", "0208", "D")
    asked(s)
    assert flight.hex == "0309"
    assert not flight.revealed
    play(s, *THREE)
    assert flight.hex == "0210"
    assert flight.revealed


@pytest.mark.rule("RM-8.14")
@pytest.mark.parametrize(
    ("scenario", "turn", "echelon", "number"),
    [(2, 1, False, 2), (2, 1, True, 3), (2, 2, False, 1), (2, 2, True, 2), (3, 1, True, 4)],
)
def test_how_many_take_off(scenario: int, turn: int, number: int, *, echelon: bool) -> None:
    s = war(scenario, turn=turn)
    s.now.echelon = echelon
    assert launches(s, KIT) == number


@pytest.mark.rule("RM-S7.0d", "RM-S7.0b")
@pytest.mark.parametrize(
    ("scenario", "turn", "number"), [(1, 1, 2), (1, 2, 1), (2, 2, 2), (2, 3, 1), (3, 2, 2)]
)
def test_take_offs_of_module_s(scenario: int, turn: int, number: int) -> None:
    assert launches(war(scenario, turn=turn, terms={"module_s": True}), KIT) == number


@pytest.mark.rule("RM-9.2.4d")
@pytest.mark.parametrize(("target", "hex_id"), [("A", "0207"), ("T", "0905"), ("B", "0607")])
def test_from_two_hexes_nobody_is_seen(target: str, hex_id: str) -> None:
    assert KIT.distance(hex_id, KIT.cities[target].hex) == 2
    s = war(steps=[DetectFlights()])
    flight = inbound(s, "A", hex_id, target)
    assert asked(s) is None
    assert not flight.revealed


@pytest.mark.rule("RM-9.2.4d")
@pytest.mark.parametrize(("target", "hex_id"), [("P", "0413"), ("C", "0610"), ("D", "0211")])
def test_other_targets_are_not_watched_from_one_hex(target: str, hex_id: str) -> None:
    assert KIT.distance(hex_id, KIT.cities[target].hex) == 1
    s = war(steps=[DetectFlights()])
    inbound(s, "A", hex_id, target)
    assert asked(s) is None


@pytest.mark.rule("RM-9.2.4a")
def test_only_the_dew_line_counts_where_a_formation_began_its_move() -> None:
    s = war(steps=[MoveFlights(), DetectFlights()])
    inbound(s, "A", "0805", "C")
    fly(s, "b52", "0805")
    assert asked(s) is None
    assert s.flights[0].hex != "0805"


def test_who_flies_one_hex_is_moved_without_a_step_of_his_own() -> None:
    s = war()
    flight = inbound(s, "A", "0804", "C")
    MoveFlights().carry_out(s, KIT, None, lambda event: None)
    assert (flight.hex, s.steps) == ("0805", [])
    s.now.wind = 1
    MoveFlights().carry_out(s, KIT, None, lambda event: None)
    assert (flight.hex, s.steps) == ("0805", [FlyOn("A")])


@pytest.mark.rule("RM-9.2.3d")
def test_the_player_who_chooses_paths_is_asked_about_one_hex_too() -> None:
    s = war(terms={"ask_paths": True})
    flight = inbound(s, "A", "0804", "C")
    MoveFlights().carry_out(s, KIT, None, lambda event: None)
    assert (flight.hex, s.steps) == ("0804", [FlyOn("A")])
