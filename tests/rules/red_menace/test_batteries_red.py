"""SA-2s: where they appear, how they fire, Moscow's own, those of module S (RM-10.6.2, RM-S4)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Event
from desktop.rules.red_menace.actions_blue import Move
from desktop.rules.red_menace.batteries import (
    EnterHex,
    RedBatteries,
    SweepHexes,
    met_at,
    take_back,
)
from desktop.rules.red_menace.batteries_red import searched
from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.defenders import MeetBombers, RedDefenders
from desktop.rules.red_menace.events_defence import Sa2Returned, Sa2Searched
from desktop.rules.red_menace.records import Terms
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.strike import Strikes
from tests.rules.red_menace.defences import chance, dice, flying, ready, stand, told
from tests.rules.red_menace.positions import KIT, asked, fly, play, war

AD1, AD4, AD6, AD7, AD8, AD11 = "0206", "0203", "0505", "0504", "0604", "0704"
MOSCOW, TIKSI, IRKUTSK = "0804", "0405", "0402"
rule = pytest.mark.rule


def position(*, module_s: bool = False, ruins: str = "", phase: int = 11) -> State:
    """Return a war without any bomber in flight and without Soviet interceptors."""
    s = war(phase=phase, ruins=ruins, terms={"module_s": module_s})
    for bomber in s.bombers:
        if bomber.where == "flight":
            bomber.where = "out"
    ready(s, "")
    return s


def at(s: State) -> list[str]:
    """Return the hexes of the SA-2s of the pool that are on the map."""
    return [each.hex for each in s.sams if each.unit == "sa2" and each.where == "map"]


def left(s: State) -> int:
    return sum(each.unit == "sa2" and each.where == "pool" for each in s.sams)


# ------------------------------------------------------------------------------ appearing


@rule("RM-10.6.2a", "RM-10.6.2d", "RM-10.6.2e", "RM-7.11")
def test_an_sa2_appears_misses_and_is_gone() -> None:
    """EX-SA2"""
    s = position()
    fly(s, "b47 b47", AD7)
    s.then(EnterHex(AD7), RedBatteries())
    assert chance(s).kind == "appear"
    play(s, 3)
    assert at(s) == [AD7]
    assert dice(s) == 1
    play(s, 2)
    assert chance(s).kind == "removal"
    play(s, 4)
    assert (at(s), left(s), flying(s)) == ([], 8, ["b47", "b47"])


@rule("RM-10.6.2a")
@pytest.mark.parametrize(("face", "places"), [(2, []), (3, [AD7])])
def test_on_3_or_more(face: int, places: list[str]) -> None:
    s = position()
    s.then(EnterHex(AD7))
    (event,) = told(play(s, face), Sa2Searched)
    assert (at(s), event.appears) == (places, bool(places))
    assert left(s) == 9 - len(places)


@rule("RM-10.6.2a", "RM-10.6.2c")
def test_once_a_turn_and_again_in_the_next() -> None:
    """EX-SA2-AGAIN"""
    s = position()
    s.then(EnterHex(AD7))
    play(s, 2)
    s.then(EnterHex(AD7))
    assert asked(s) is None
    s.now = type(s.now)()
    s.then(EnterHex(AD7))
    assert chance(s).kind == "appear"


@rule("RM-10.6.2c")
def test_a_hex_whose_sa2_was_removed_is_rolled_for_again() -> None:
    s = position()
    stand(s, "sa2", AD7).where = "lost"
    next(each for each in s.sams if each.where == "lost").hex = ""
    s.then(EnterHex(AD7))
    assert chance(s).kind == "appear"


@rule("RM-10.6.2a")
def test_no_roll_where_an_sa2_stands_none_is_left_or_nothing_is_defended() -> None:
    s = position()
    stand(s, "sa2", AD7)
    s.then(EnterHex(AD7), EnterHex("0404"), EnterHex(TIKSI))
    assert asked(s) is None
    s = position()
    for each in s.sams:
        if each.unit == "sa2":
            each.where = "lost"
    s.then(EnterHex(AD7))
    assert asked(s) is None


@rule("RM-10.6.2b", "RM-8.16")
@pytest.mark.parametrize(("face", "places"), [(4, []), (5, [TIKSI])])
def test_event_16_brings_sa2s_to_ruins(face: int, places: list[str]) -> None:
    """EX-SA2-EV16"""
    s = position(ruins="9 12")
    s.then(EnterHex(TIKSI))
    assert asked(s) is None
    s.mobile_sa2 = True
    s.then(EnterHex(IRKUTSK), EnterHex("0617"), EnterHex(TIKSI))
    assert chance(s).rule == "RM-10.6.2b"
    play(s, face)
    assert (at(s), asked(s)) == (places, None)


@rule("RM-10.6.2b", "RM-8.16", "RM-10.6.2d")
def test_an_sa2_of_the_pool_in_bombed_moscow() -> None:
    """EX-SA2-MOSCOW"""
    s = position(ruins="1")
    s.mobile_sa2 = True
    for each in s.sams:
        if each.unit == "sa2_moscow":
            each.where = "lost"
    fly(s, "b52 b52", MOSCOW)
    s.then(EnterHex(MOSCOW), RedBatteries())
    play(s, 5)
    assert (at(s), dice(s), chance(s).rule) == ([MOSCOW], 1, "RM-10.6.2d")
    play(s, 4)
    assert flying(s) == ["b52"]


# --------------------------------------------------------------------------------- firing


@rule("RM-10.6.2d", "RM-10.2.3b", "RM-10.6.4")
def test_an_sa2_fires_at_the_bomber_that_is_lost_first() -> None:
    s = position()
    fly(s, "b52 b47 b58", AD7)
    stand(s, "sa2", AD7)
    s.then(RedBatteries())
    play(s, 3)
    assert (flying(s), asked(s), at(s)) == (["b52", "b58"], None, [AD7])


@rule("RM-10.6.4", "RM-1.3.3d")
@pytest.mark.parametrize(("face", "lost"), [(3, False), (4, True)])
def test_d_counts_against_sa2s(face: int, lost: bool) -> None:
    s = position()
    fly(s, "b52", AD7)
    stand(s, "sa2", AD7)
    s.then(RedBatteries())
    play(s, face)
    assert (flying(s) == []) is lost


@rule("RM-10.6.2e")
@pytest.mark.parametrize(("face", "places"), [(2, [AD7]), (3, [])])
def test_after_a_miss_it_may_be_out_of_the_game(face: int, places: list[str]) -> None:
    s = position()
    fly(s, "b47", AD7)
    stand(s, "sa2", AD7)
    s.then(RedBatteries())
    play(s, 2, face)
    assert (at(s), left(s)) == (places, 8)


@rule("RM-10.6.2f")
def test_nobody_attacks_an_sa2() -> None:
    s = position(phase=12)
    fly(s, "b47 b52", AD7)
    stand(s, "sa2", AD7)
    s.then(Strikes())
    assert (asked(s), at(s)) == (None, [AD7])


@rule("RM-7.11", "RM-10.6.2d")
def test_only_sa2s_with_bombers_fire() -> None:
    s = position()
    fly(s, "b47", AD8)
    stand(s, "sa2", AD7)
    s.then(RedBatteries())
    assert asked(s) is None


@rule("RM-10.3.1b", "RM-10.6.4")
def test_moscows_sa2_fires_at_every_bomber_and_stays() -> None:
    """EX-MOSCOW-SAM"""
    s = position()
    fly(s, "b52 b52 b52", MOSCOW)
    s.then(RedBatteries())
    assert dice(s) == 3
    play(s, (4, 3, 6))
    assert flying(s) == ["b52"]
    s.then(RedBatteries())
    play(s, 1)
    assert (asked(s), flying(s)) == (None, ["b52"])
    assert [each.where for each in s.sams if each.unit == "sa2_moscow"] == ["map", "out"]


@rule("RM-10.3.1b")
def test_each_die_of_moscow_is_for_its_own_bomber() -> None:
    s = position()
    fly(s, "b58 b47 b52", MOSCOW)
    s.then(RedBatteries())
    play(s, (1, 4, 1))
    assert sorted(flying(s)) == ["b47", "b58"]


@rule("RM-10.3.1b", "RM-13.3")
def test_two_sa2s_of_moscow_fire_one_after_the_other() -> None:
    s = war(phase=11, terms={"two_sa2": True})
    fly(s, "b47 b47 b47", MOSCOW)
    s.then(RedBatteries())
    play(s, (6, 1, 1))
    assert dice(s) == 2


# ------------------------------------------------------------------------------- on the way


@rule("RM-9.8a", "RM-9.8b")
def test_a_b58_stops_at_an_sa2_and_flies_on_to_tiksi() -> None:
    """EX-B58"""
    s = position(phase=9)
    ready(s, "mig19")
    (number,) = fly(s, "b58", "0506")
    s.then(BlueMoves(), RedDefenders())
    play(s, Move((number,), AD6), 3, Move((number,), TIKSI))
    assert (chance(s).kind, s.bombers[number].at) == ("sam", AD6)
    play(s, 1, 1)
    assert s.bombers[number].at == TIKSI
    assert chance(s).kind == "intercept"


@rule("RM-9.8c")
def test_an_sa2_that_fired_on_the_way_is_silent_in_phase_11() -> None:
    s = position()
    numbers = fly(s, "b58 b47", AD7)
    stand(s, "sa2", AD7)
    s.then(MeetBombers(AD7, (numbers[0],)), RedBatteries())
    assert dice(s) == 1
    play(s, 3, 1)
    assert (asked(s), at(s)) == (None, [AD7])
    assert not met_at(s, KIT, AD7, (numbers[1],))


@rule("RM-9.8c", "RM-10.3.1b")
def test_moscows_sa2_fires_on_the_way_and_in_phase_11() -> None:
    s = position()
    first, second = fly(s, "b58 b58", MOSCOW)
    s.then(MeetBombers(MOSCOW, (first,)))
    assert dice(s) == 1
    play(s, 1)
    s.bombers[first].at = "0904"
    assert met_at(s, KIT, MOSCOW, (second,))
    s.then(RedBatteries())
    assert dice(s) == 1
    play(s, 6)
    assert s.bombers[second].where == "lost"


@rule("RM-9.8a")
def test_who_is_met_on_the_way() -> None:
    s = position()
    (number,) = fly(s, "b58", IRKUTSK)
    assert not met_at(s, KIT, IRKUTSK, (number,))
    ready(s, "mig19")
    assert met_at(s, KIT, IRKUTSK, (number,))
    assert not met_at(s, KIT, AD7, (number,))
    stand(s, "sa2", AD7)
    assert met_at(s, KIT, AD7, (number,))


@rule("RM-9.8a")
def test_bombers_that_interceptors_shot_down_are_no_target_on_the_way() -> None:
    s = position()
    ready(s, "tu28")
    (number,) = fly(s, "b58", MOSCOW)
    s.then(MeetBombers(MOSCOW, (number,)))
    play(s, 6)
    assert (asked(s), s.bombers[number].where) == (None, "lost")


# ------------------------------------------------------------------------------- module S


def sweep(s: State, *places: str) -> None:
    s.now.entered = list(places)
    s.then(SweepHexes())


@rule("RM-S4.0a")
@pytest.mark.parametrize(("face", "places"), [(5, ["0304"]), (4, []), (6, [])])
def test_with_module_s_the_number_of_the_hex_brings_an_sa2(face: int, places: list[str]) -> None:
    """EX-S4"""
    s = position(module_s=True)
    fly(s, "b47", "0304")
    s.then(EnterHex("0304"))
    assert asked(s) is None
    sweep(s, "0304")
    play(s, face)
    assert at(s) == places


@rule("RM-S4.0a")
@pytest.mark.parametrize(("faces", "places"), [((2, 5), [AD11]), ((2, 6), []), ((1, 1), [])])
def test_a_five_matches_ad_11_too(faces: tuple[int, ...], places: list[str]) -> None:
    """EX-S4-AD11"""
    s = position(module_s=True)
    fly(s, "b47 b47", AD11)
    sweep(s, AD11)
    assert dice(s) == 2
    play(s, faces)
    assert at(s) == places


@rule("RM-S4.0b", "RM-S4.0c")
def test_most_bombers_first_and_two_sa2s_at_most() -> None:
    """EX-S4-TWO"""
    s = position(module_s=True)
    for hex_id, units in ((AD6, "b47 b47"), (AD1, "b47 b47 b47"), (AD8, "b52 b52 b52")):
        fly(s, units, hex_id)
    sweep(s, AD6, AD1, AD8)
    order = []
    while (now := asked(s)) is not None:
        assert now.rule == "RM-S4.0a"
        order += [event.hex for event in told(play(s, (3,) * dice(s)), Sa2Searched)]
    assert order == [AD8, AD1, AD6]
    s.now.rolled = []
    sweep(s, AD6, AD1, AD8)
    play(s, (2, 2, 2), (1, 1, 1))
    assert (asked(s), sorted(at(s))) == (None, [AD1, AD8])
    (event,) = told(taken_back(s), Sa2Returned)
    assert (sorted(event.hexes), at(s), left(s)) == ([AD1, AD8], [], 9)


def taken_back(s: State) -> list[Event]:
    events: list[Event] = []
    take_back(s, KIT, events.append)
    return events


@rule("RM-S4.0b")
def test_sa2s_of_module_s_always_return() -> None:
    s = position(module_s=True)
    fly(s, "b47", AD7)
    stand(s, "sa2", AD7)
    s.then(RedBatteries())
    play(s, 1)
    assert (asked(s), at(s)) == (None, [AD7])
    taken_back(s)
    assert left(s) == 9


@rule("RM-S4.0b")
def test_what_event_16_put_into_a_ruin_stays_and_may_be_removed() -> None:
    s = position(module_s=True, ruins="9")
    fly(s, "b47", TIKSI)
    stand(s, "sa2", TIKSI)
    assert taken_back(s) == []
    assert at(s) == [TIKSI]
    s.then(RedBatteries())
    play(s, 1, 3)
    assert (at(s), left(s)) == ([], 8)


@rule("RM-S4.0b", "RM-10.6.2e")
def test_without_module_s_sa2s_stay_on_the_map() -> None:
    s = position()
    stand(s, "sa2", AD7)
    assert taken_back(s) == []
    assert at(s) == [AD7]


@rule("RM-S4.0b")
def test_moscows_sa2_is_not_touched_by_module_s() -> None:
    s = position(module_s=True)
    taken_back(s)
    assert [each.where for each in s.sams if each.unit == "sa2_moscow"] == ["map", "out"]


@rule("RM-S4.0c")
def test_rolls_wait_for_the_end_of_phase_9() -> None:
    """EX-S4-TIME"""
    s = position(module_s=True, phase=9)
    (b52,) = fly(s, "b52", "0503")
    b47s = tuple(fly(s, "b47 b47 b47", "0303"))
    s.then(BlueMoves())
    play(s, Move((b52,), AD7), Move(b47s, AD4))
    assert (dice(s), chance(s).rule) == (3, "RM-S4.0a")
    assert told(play(s, (1, 2, 3)), Sa2Searched)[0].hex == AD4
    assert told(play(s, 1), Sa2Searched)[0].hex == AD7
    assert at(s) == [AD7]


@rule("RM-S4.0c")
def test_a_fast_mover_that_flies_on_is_rolled_for_at_once_and_the_hex_never_again() -> None:
    s = position(module_s=True, phase=9)
    fast, slow = fly(s, "b58 b47", "0506")
    s.then(BlueMoves())
    play(s, Move((fast,), AD6), Move((fast,), "0504"))
    assert (dice(s), chance(s).rule) == (1, "RM-S4.0a")
    play(s, 5)
    assert s.bombers[fast].at == "0504"
    play(s, Move((slow,), AD6))
    (event,) = told(play(s, 1), Sa2Searched)
    assert (event.hex, asked(s)) == (AD7, None)


@rule("RM-S4.0c")
def test_an_sa2_that_is_found_on_the_way_fires_at_once() -> None:
    s = position(module_s=True)
    (number,) = fly(s, "b58", AD6)
    s.then(MeetBombers(AD6, (number,)))
    play(s, 6)
    assert chance(s).kind == "sam"
    assert s.now.placed == 1


@rule("RM-S4.0a")
def test_only_hexes_that_bombers_entered_are_rolled_for() -> None:
    s = position(module_s=True)
    fly(s, "b47", AD7)
    sweep(s, AD8)
    assert asked(s) is None


def test_module_s_needs_the_whole_module() -> None:
    s = position(module_s=False)
    assert s.terms == Terms(2)
    fly(s, "b47", AD7)
    sweep(s, AD7)
    assert asked(s) is None


@rule("RM-S4.0a")
def test_with_module_s_only_ad_hexes_are_searched() -> None:
    s = war(phase=9, terms={"module_s": True})
    assert {hex_id for hex_id in KIT.hexes if searched(s, KIT, hex_id)} == {*KIT.ad_hexes.values()}
    assert not any(searched(war(phase=9), KIT, hex_id) for hex_id in KIT.hexes)
