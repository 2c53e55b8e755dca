"""Which Soviet and Cuban interceptors fight, and what their dice do (RM-10.2, phase 10)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from desktop.rules.red_menace import defenders_dice
from desktop.rules.red_menace import defenders_plan as plan
from desktop.rules.red_menace.defenders import MeetBombers, RedDefenders
from desktop.rules.red_menace.events_air import InterceptorUsed
from desktop.rules.red_menace.events_defence import DefendersCame, Su9Tested
from desktop.rules.red_menace.records import Reach
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.defences import boxes, chance, dice, flying, ready, told
from tests.rules.red_menace.positions import KIT, asked, fly, play, war

MOSCOW, LENINGRAD, SVERDLOVSK, MURMANSK, TIKSI, IRKUTSK, HAVANA = (
    *("0804", "0905", "0803", "0706", "0405", "0402"),
    "0617",
)
AD10, AD11, BY_TIKSI = "0805", "0704", "0404"
SOUTH, SOUTH_EAST = "0903", "0904"
"""The empty hexes beside Moscow."""
rule = pytest.mark.rule


def phase_10(units: str = "", **squadrons: str) -> State:
    """Return phase 10 with these Ready interceptors and these bombers by hex (h0804="b52")."""
    s = war(phase=10, steps=[RedDefenders()])
    # The B-52s that the scenario has in flight are not wanted here.
    for bomber in s.bombers:
        if bomber.where == "flight":
            bomber.where = "out"
    ready(s, units)
    for place, bombers in squadrons.items():
        fly(s, bombers, place.removeprefix("h"))
    return s


def fights(s: State) -> list[tuple[str, tuple[str, ...], tuple[Reach, ...]]]:
    """Miss with every die of the phase; return hex, interceptors and ranges of each fight."""
    found = []
    while asked(s) is not None:
        assert chance(s).kind == "intercept"
        events = play(s, (1,) * dice(s))
        (came,) = told(events, DefendersCame)
        at = {each.unit: each.reach for each in told(events, InterceptorUsed)}
        reaches = tuple(at[unit] for unit in came.interceptors)
        found.append((came.hex, came.interceptors, reaches))
    return found


# ----------------------------------------------------------------------------- assignment


def test_nobody_fights_where_no_city_and_no_site_is_near() -> None:
    s = phase_10("su9 mig19 mig19 tu28 tu28 mig19_cuba", h0804="b52")
    s.cuba_in_war = True
    found = set()
    for hex_id in KIT.hexes:
        there = {hex_id: [0]}
        meetings = [*plan.at_cities(s, KIT, there), *plan.patrols(s, KIT, there)]
        if meetings or plan.su9_goal(s, KIT, there):
            found.add(hex_id)
    assert {MOSCOW, HAVANA, BY_TIKSI, AD10, SOUTH} <= found <= KIT.red_skies
    assert len(KIT.red_skies) < len(KIT.hexes) / 2


@rule("RM-7.10", "RM-10.2.1e", "RM-10.2a")
@pytest.mark.parametrize(
    ("units", "crew", "reaches"),
    [
        ("mig19 " * 6, ("mig19",) * 3, ("normal",) * 3),
        ("mig19 mig19 tu28", ("tu28", "mig19", "mig19"), ("long", "normal", "normal")),
        ("mig19 mig19", ("mig19", "mig19"), ("normal", "normal")),
    ],
)
def test_as_many_interceptors_as_bombers(
    units: str, crew: tuple[str, ...], reaches: tuple[Reach, ...]
) -> None:
    """EX-3BOMBERS"""
    s = phase_10(units, h0803="b47 b47 b47")
    assert fights(s) == [(SVERDLOVSK, crew, reaches)]


@rule("RM-10.2.1e", "RM-9.4a")
def test_nobody_ready_means_no_fight() -> None:
    """EX-EMPTY-READY"""
    s = phase_10("", h0402="b47 b47")
    next(each for each in s.interceptors if each.unit == "mig19").box = "normal"
    assert asked(s) is None
    assert flying(s) == ["b47", "b47"]


@rule("RM-10.4")
def test_the_soviet_aew_fights_nobody() -> None:
    s = phase_10("", h0803="b47")
    next(each for each in s.support if each.unit == "tu126").where = "launched"
    next(each for each in s.support if each.unit == "tu126").base = "4"
    assert fights(s) == []


@rule("RM-9.4b", "RM-10.2.1f")
def test_a_destroyed_city_protects_nothing() -> None:
    s = phase_10("mig19 mig19", h0402="b47")
    s.ruins["7"] = war(ruins="7").ruins["7"]
    assert fights(s) == []
    assert boxes(s, "mig19") == ["ready", "ready"]


@rule("RM-10.2.1f")
def test_the_larger_squadron_then_the_lower_city_number() -> None:
    """EX-PRIORITY"""
    s = phase_10("mig19 mig19 mig19", h0905="b47 b47", h0706="b47 b47")
    assert fights(s) == [
        (LENINGRAD, ("mig19", "mig19"), ("normal",) * 2),
        (MURMANSK, ("mig19",), ("normal",)),
    ]
    s = phase_10("mig19 mig19 mig19", h0905="b47", h0602="b47 b47", h0402="b47 b47")
    assert [hex_id for hex_id, *_ in fights(s)] == ["0602", IRKUTSK]


@rule("RM-10.2.1f")
def test_city_numbers_are_numbers_not_words() -> None:
    s = phase_10("mig19 mig19", h0102="b47", h0905="b47", h0405="b47")
    assert [hex_id for hex_id, *_ in fights(s)] == [LENINGRAD, TIKSI]


@rule("RM-10.2.4a", "RM-10.3.1a")
def test_over_moscow_the_tu28_is_first_then_the_su9() -> None:
    """EX-SU9-FIRST"""
    s = phase_10("tu28 su9 " + "mig19 " * 6, h0804="b47 b47")
    assert fights(s) == [(MOSCOW, ("tu28", "su9"), ("normal", "normal"))]
    assert boxes(s, "mig19") == ["ready"] * 6
    s = phase_10("tu28 su9", h0804="b47")
    assert fights(s) == [(MOSCOW, ("tu28",), ("normal",))]


@rule("RM-10.3.1a")
def test_over_moscow_migs_fill_up() -> None:
    s = phase_10("tu28 su9 mig19 mig19", h0804="b47 b47 b47")
    assert fights(s) == [(MOSCOW, ("tu28", "su9", "mig19"), ("normal",) * 3)]


@rule("RM-10.2.4a")
def test_the_su9_is_first_over_any_soviet_city() -> None:
    s = phase_10("su9 mig19 mig19", h0402="b47")
    assert fights(s) == [(IRKUTSK, ("su9",), ("normal",))]


@rule("RM-10.2.4a", "RM-10.2.1f")
def test_the_su9_goes_to_the_larger_squadron_before_moscow() -> None:
    s = phase_10("su9 mig19", h0804="b47", h0402="b47 b47")
    assert fights(s) == [(IRKUTSK, ("su9", "mig19"), ("normal", "normal"))]


@rule("RM-10.2.6b", "RM-10.2.6a")
def test_a_tu28_fills_the_gap_at_leningrad() -> None:
    """EX-TU28-GAP"""
    s = phase_10("mig19 mig19 tu28", h0905="b47 b47 b47")
    assert fights(s) == [(LENINGRAD, ("tu28", "mig19", "mig19"), ("long", "normal", "normal"))]
    assert boxes(s, "tu28") == ["long"]


@rule("RM-10.2.6b", "RM-10.2.6c")
def test_a_tu28_that_no_city_needs_patrols() -> None:
    """EX-TU28-NOGAP"""
    s = phase_10("mig19 tu28", h0905="b47", h0805="b47 b47")
    assert fights(s) == [(LENINGRAD, ("mig19",), ("normal",)), (AD10, ("tu28",), ("long",))]


@rule("RM-10.2.6b")
def test_leningrad_has_its_gap_filled_before_sverdlovsk() -> None:
    s = phase_10("tu28", h0905="b47", h0803="b47 b47")
    assert fights(s) == [(LENINGRAD, ("tu28",), ("long",))]


@rule("RM-10.3.1a", "RM-10.2.6b")
def test_moscow_has_the_tu28_before_leningrad() -> None:
    s = phase_10("tu28", h0804="b47", h0905="b47 b47")
    assert fights(s) == [(MOSCOW, ("tu28",), ("normal",))]


@rule("RM-10.2.6a")
def test_a_tu28_fills_no_gap_elsewhere() -> None:
    s = phase_10("tu28", h1005="b47", h0706="b47")
    assert fights(s) == []


@rule("RM-10.2.6c", "RM-10.2.2d")
def test_tu28s_patrol_ad10_then_ad11_then_the_empty_hexes() -> None:
    places = {"h0903": "b47", "h0904": "b47 b47", "h0704": "b47", "h0805": "b47"}
    for first in (AD10, AD11, SOUTH_EAST, SOUTH):
        assert fights(phase_10("tu28", **places)) == [(first, ("tu28",), ("long",))]
        del places[f"h{first}"]
    assert not places


@rule("RM-10.2.6c")
def test_two_tu28s_share_the_hexes_by_their_bombers() -> None:
    s = phase_10("tu28 tu28", h0805="b47", h0704="b47 b47 b47")
    assert fights(s) == [(AD10, ("tu28",), ("long",)), (AD11, ("tu28",), ("long",))]
    s = phase_10("tu28 tu28", h0805="b47")
    assert fights(s) == [(AD10, ("tu28",), ("long",))]
    s = phase_10("tu28 tu28", h0805="b47 b47", h0704="b47")
    assert fights(s) == [(AD10, ("tu28", "tu28"), ("long", "long"))]


@rule("RM-10.2.6c")
def test_the_lower_hex_of_two_equal_empty_ones() -> None:
    s = phase_10("tu28", h0904="b47", h0903="b47")
    assert fights(s) == [(SOUTH, ("tu28",), ("long",))]


@rule("RM-10.2.6a", "RM-10.2.2b")
def test_a_tu28_reaches_no_further_than_one_hex_from_moscow() -> None:
    s = phase_10("tu28", h0703="b47", h0906="b47")
    assert fights(s) == []


@rule("RM-10.2.1e", "RM-10.2.1f", "RM-8.1b")
def test_cuba_has_its_own_migs() -> None:
    """EX-CUBA-MIG"""
    s = phase_10("su9 mig19_cuba mig19_cuba " + "mig19 " * 6, h0617="b47 b47 b47", h0402="b47")
    s.cuba_in_war = True
    assert fights(s) == [
        (IRKUTSK, ("su9",), ("normal",)),
        (HAVANA, ("mig19_cuba", "mig19_cuba"), ("normal", "normal")),
    ]


@rule("RM-10.2.1e")
def test_havana_is_not_defended_before_it_is_in_the_war() -> None:
    s = phase_10("mig19_cuba", h0617="b47")
    assert fights(s) == []
    s.cuba_in_war = True
    s.then(RedDefenders())
    assert fights(s) == [(HAVANA, ("mig19_cuba",), ("normal",))]


# ------------------------------------------------------------------ the Su-9 at long range


@rule("RM-10.2.4b", "RM-10.2.4c", "RM-1.3.3e", "RM-10.2.2d")
def test_the_su9_tests_for_its_long_range() -> None:
    """EX-SU9-LONG"""
    s = phase_10("su9", h0404="b52 b52")
    assert chance(s).kind == "test"
    assert told(play(s, 3), Su9Tested)[0].reached is False
    assert (asked(s), boxes(s, "su9"), s.now.su9_tried) == (None, ["ready"], True)
    s = phase_10("su9", h0404="b52 b52")
    play(s, 4)
    assert dice(s) == 1
    play(s, 4)
    assert (flying(s), boxes(s, "su9")) == (["b52"], ["long"])


@rule("RM-10.2.4b")
def test_the_su9_stays_home_while_a_city_is_under_attack() -> None:
    """EX-SU9-BUSY"""
    s = phase_10("su9", h0706="b47", h0404="b47")
    assert fights(s) == [(MURMANSK, ("su9",), ("normal",))]
    s = phase_10("su9", h0706="b47 b47", h0405="b47", h0404="b47")
    fights(s)
    assert not s.now.su9_tried


@rule("RM-10.2.4b")
def test_bombers_over_a_ruin_or_havana_attack_no_soviet_city() -> None:
    s = phase_10("su9", h0404="b47", h0402="b47", h0617="b47")
    s.ruins["7"] = war(ruins="7").ruins["7"]
    s.cuba_in_war = True
    assert chance(s).kind == "test"


@rule("RM-10.2.4b")
def test_the_su9_goes_for_the_largest_squadron_then_the_lowest_hex() -> None:
    def goal(**squadrons: str) -> str:
        s = phase_10("su9", **squadrons)
        return told(play(s, 1), Su9Tested)[0].hex

    assert goal(h0404="b47", h0807="b47 b47", h0707="b47 b47") == "0707"
    assert goal(h0404="b47", h0807="b47", h0707="b47") == BY_TIKSI


@rule("RM-10.2.4b", "RM-10.2.2b", "RM-9.4b")
def test_the_su9_reaches_one_hex_from_a_standing_city() -> None:
    s = phase_10("su9", h0608="b47")
    assert asked(s) is None
    s = phase_10("su9", h0404="b47")
    s.ruins["9"] = war(ruins="9").ruins["9"]
    assert asked(s) is None


@rule("RM-10.2.4c")
def test_one_try_a_turn_but_normal_range_stays_possible() -> None:
    s = phase_10("su9", h0404="b47")
    play(s, 3)
    s.then(RedDefenders())
    assert asked(s) is None
    fly(s, "b47", IRKUTSK)
    s.then(RedDefenders())
    assert fights(s) == [(IRKUTSK, ("su9",), ("normal",))]


@rule("RM-S3.0b", "RM-S3.0a")
@pytest.mark.parametrize(("face", "reached"), [(1, False), (2, True), (5, False), (6, True)])
def test_with_module_s_the_su9_needs_an_even_die(face: int, reached: bool) -> None:
    """EX-S3-SU9"""
    s = phase_10("su9", h0404="b47")
    s.terms = type(s.terms)(2, module_s=True)
    assert chance(s).rule == "RM-S3.0b"
    play(s, face)
    assert (asked(s) is not None) is reached
    if reached:
        play(s, 1)
    assert boxes(s, "su9") == ["long" if reached else "ready"]


@rule("RM-10.2.6c")
def test_without_an_attacked_city_the_su9_comes_before_the_tu28() -> None:
    s = phase_10("su9 tu28", h0805="b47 b47")
    play(s, 4, 6)
    assert flying(s) == ["b47"]
    assert told(play(s, 1), DefendersCame)[0].interceptors == ("tu28",)
    s = phase_10("su9 tu28", h0805="b47")
    play(s, 4, 6)
    assert (asked(s), boxes(s, "tu28")) == (None, ["ready"])


# ---------------------------------------------------------------------------------- dice


@rule("RM-10.2b", "RM-10.2.3b")
def test_each_die_is_against_the_bomber_that_is_lost_next() -> None:
    """EX-ORDER-BLUE"""
    s = phase_10("mig19 mig19", h0402="b52 b47")
    play(s, (4, 4))
    assert flying(s) == ["b52"]
    s = phase_10("mig19 mig19", h0402="b52 b47")
    play(s, (3, 5))
    assert flying(s) == ["b52"]


@rule("RM-1.3.3c", "RM-1.3.3d", "RM-10.2b")
@pytest.mark.parametrize(("face", "lost"), [(3, False), (4, True)])
def test_d_of_a_bomber_counts_against_the_die(face: int, lost: bool) -> None:
    """EX-D1B"""
    s = phase_10("su9", h0402="b52")
    play(s, face)
    assert (flying(s) == []) is lost
    s = phase_10("su9", h0402="b47")
    play(s, face - 1)
    assert (flying(s) == []) is lost


@rule("RM-10.2.3b")
def test_the_order_of_losses() -> None:
    """EX-VALIANT-ORDER"""
    s = phase_10("mig19 mig19 mig19", h0706="b58 vulcan valiant")
    play(s, (4, 1, 4))
    assert flying(s) == ["b58"]
    order = ["b47", "valiant", "victor", "vulcan", "b52", "b58"]
    for first, second in pairwise(order):
        s = phase_10("mig19", h0706=f"{second} {first}")
        play(s, 6)
        assert flying(s) == [second]


@rule("RM-10.2b")
def test_dice_stand_in_firing_order_and_say_what_they_need() -> None:
    s = phase_10("tu28 su9 mig19", h0804="b47 b47 b52")
    roll = chance(s).roll
    assert roll is not None
    names = [dict(die.name.values)["unit"] for die in roll.parts]
    assert names == [KIT.unit_name(unit) for unit in ("tu28", "su9", "mig19")]
    assert [die.steps for die in roll.parts] == [(3,), (3,), (4,)]
    (mixed,) = [die for die in roll.parts if "face" in dict(die.name.values)]
    assert (mixed, dict(mixed.name.values)["face"]) == (roll.parts[2], 5)


@rule("RM-10.2b")
def test_a_die_against_b52s_alone_shows_their_d() -> None:
    die = defenders_dice.die(KIT, "mig19", ("b52", "b58"))
    assert (die.steps, die.modifiers) == ((5,), ((KIT.unit_name("b52"), -1),))
    assert defenders_dice.die(KIT, "mig19", ("b47",)).modifiers == ()


@rule("RM-10.2b")
def test_surplus_hits_are_lost() -> None:
    assert defenders_dice.hits_of(KIT, ["mig19", "mig19"], ["b47"], [6, 6]) == 1


@rule("RM-10.2.1g", "RM-9.4c")
def test_interceptors_go_to_their_boxes_hit_or_miss() -> None:
    s = phase_10("mig19 mig19 tu28", h0905="b47 b47 b47")
    play(s, (6, 1, 6))
    assert (boxes(s, "mig19"), boxes(s, "tu28")) == (["normal", "normal"], ["long"])


# --------------------------------------------------------------------------- on the way


def crossing(units: str, hex_id: str, bombers: str) -> tuple[State, tuple[int, ...]]:
    s = phase_10(units)
    s.phase, s.steps = 9, []
    numbers = tuple(fly(s, bombers, hex_id))
    s.then(MeetBombers(hex_id, numbers))
    return s, numbers


@rule("RM-9.8a", "RM-10.2.1e")
def test_bombers_that_fly_on_are_met_by_as_many() -> None:
    s, _ = crossing("mig19 mig19 mig19", IRKUTSK, "b58 b58")
    fly(s, "b47", IRKUTSK)
    assert dice(s) == 2
    play(s, (5, 4))
    assert flying(s) == ["b47", "b58"]
    assert boxes(s, "mig19") == ["normal", "normal", "ready"]


@rule("RM-9.8d")
def test_no_long_range_on_the_way() -> None:
    for hex_id in (LENINGRAD, AD10, BY_TIKSI):
        s, numbers = crossing("tu28 su9", hex_id, "b58")
        meeting = plan.on_the_way(s, KIT, hex_id, numbers)
        if hex_id == LENINGRAD:
            assert meeting is not None
            assert [s.interceptors[each].unit for each in meeting.crew] == ["su9"]
            assert meeting.reaches == ("normal",)
        else:
            assert meeting is None


@rule("RM-9.8a", "RM-10.3.1a")
def test_over_moscow_on_the_way_the_tu28_fights_at_normal_range() -> None:
    s, _ = crossing("tu28 mig19", MOSCOW, "b58")
    assert told(play(s, 1), DefendersCame)[0].interceptors == ("tu28",)
    assert boxes(s, "tu28") == ["normal"]
    # Then comes the SA-2 of Moscow.
    assert chance(s).kind == "sam"


@rule("RM-9.8b", "RM-10.2.1c")
def test_those_that_are_still_ready_meet_a_survivor_in_the_next_city() -> None:
    s, numbers = crossing("mig19 mig19", IRKUTSK, "b58")
    play(s, 1)
    for number in numbers:
        s.bombers[number].at = "0602"
    s.then(RedDefenders())
    assert fights(s) == [("0602", ("mig19",), ("normal",))]
    assert boxes(s, "mig19") == ["normal", "normal"]


@rule("RM-9.8a")
def test_the_way_over_a_ruin_or_blue_city_is_free() -> None:
    s, numbers = crossing("mig19", IRKUTSK, "b58")
    assert plan.on_the_way(s, KIT, IRKUTSK, numbers) is not None
    s.ruins["7"] = war(ruins="7").ruins["7"]
    assert plan.on_the_way(s, KIT, IRKUTSK, numbers) is None
    assert plan.on_the_way(s, KIT, "0309", numbers) is None
    assert asked(s) is None
