"""Nike and Bloodhound (RM-10.6.1, RM-10.3.2, RM-10.6.3), phases 3 and 6."""

from __future__ import annotations

from itertools import pairwise

import pytest

from desktop.rules.core import Refused
from desktop.rules.red_menace.actions_defence import AimSam, FireNike
from desktop.rules.red_menace.batteries import BlueBatteries, FireAtFlight
from desktop.rules.red_menace.events_defence import SamFired, SamTested
from desktop.rules.red_menace.records import Sam
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.theatre import flight, flying
from tests.rules.red_menace.defences import chance, choice, dice, stand, told
from tests.rules.red_menace.positions import KIT, asked, inbound, play, war

SITE, WASHINGTON, LONDON = "0412", "0614", "1007"
rule = pytest.mark.rule


def phase_6(*, card: bool = False, points: int = 10) -> State:
    """Return phase 6 with the field Nike in its site; with ``card`` the player holds card 13."""
    s = war(phase=6, steps=[BlueBatteries()], points=[points, 0])
    stand(s, "nike", SITE)
    if card:
        s.kept.append(13)
    return s


def sam(s: State, unit: str) -> Sam:
    return next(each for each in s.sams if each.unit == unit)


@rule("RM-7.6", "RM-10.6.1c")
def test_sams_fire_by_themselves_in_their_order() -> None:
    s = phase_6()
    inbound(s, "A", LONDON, "T", "m4")
    inbound(s, "B", WASHINGTON, "I", "m4")
    inbound(s, "C", SITE, "P", "m4")
    inbound(s, "D", "0513", "P", "m4")
    units = [event.unit for event in told(play(s, 6, 6, 6), SamFired)]
    assert units == ["nike", "nike_dc", "bloodhound"]
    assert [each.key for each in s.flights] == ["D"]


@rule("RM-10.6.1a", "RM-10.6.1b", "RM-9.7")
@pytest.mark.parametrize(("face", "left"), [(3, "lost"), (2, "map")])
def test_a_miss_may_remove_the_field_nike(face: int, left: str) -> None:
    """EX-NIKE-MISS"""
    s = phase_6()
    inbound(s, "A", SITE, "P", "m4 m4 m4")
    assert dice(s) == 1
    play(s, 3)
    assert chance(s).kind == "removal"
    assert told(play(s, face), SamTested)[0].stays is (left == "map")
    assert sam(s, "nike").where == left
    assert len(flight(s, "A").bombers) == 3


@rule("RM-10.6.1a", "RM-10.6.1b")
@pytest.mark.parametrize("place", [SITE, LONDON])
def test_a_hit_takes_one_bomber_and_the_sam_stays(place: str) -> None:
    s = phase_6()
    inbound(s, "A", place, "P", "m4 m4 m4")
    play(s, 4)
    assert (asked(s), flight(s, "A").bombers) == (None, ["m4", "m4"])
    assert sam(s, "bloodhound" if place == LONDON else "nike").where == "map"


@rule("RM-10.6.1b", "RM-9.7")
def test_the_bloodhound_may_be_removed_after_a_miss() -> None:
    s = phase_6()
    inbound(s, "A", LONDON, "T", "m4")
    play(s, 3, 3)
    assert sam(s, "bloodhound").where == "lost"


@rule("RM-10.6.1a", "RM-10.2.3a")
def test_the_first_type_among_all_formations_is_the_target() -> None:
    """EX-SAM-ORDER"""
    s = phase_6()
    inbound(s, "B", SITE, "P", "m4 m4 m4")
    inbound(s, "D", SITE, "P", "tu16 tu95 tu95")
    play(s, 4)
    assert flight(s, "D").bombers == ["tu95", "tu95"]
    assert len(flight(s, "B").bombers) == 3


@rule("RM-10.2.3a", "RM-10.6.1a")
def test_the_order_in_which_red_bombers_are_hit() -> None:
    order = ["il28", "tu16", "tu95k", "m4", "tu95", "m50"]
    for first, second in pairwise(order):
        s = phase_6()
        inbound(s, "A", SITE, "P", second)
        inbound(s, "B", SITE, "P", first)
        play(s, 6)
        assert [each.key for each in s.flights] == ["A"]


@rule("RM-10.6.1a")
def test_the_player_chooses_among_formations_with_the_first_type() -> None:
    s = phase_6()
    inbound(s, "A", SITE, "P", "m4")
    inbound(s, "B", SITE, "P", "tu16 m4")
    inbound(s, "C", SITE, "P", "tu16 tu95")
    inbound(s, "D", "0513", "P", "tu16")
    now = choice(s)
    assert (now.rule, now.actions) == ("RM-10.6.1a", (AimSam("B"), AimSam("C")))
    step = s.steps[-1]
    for key, words in (("A", "{flight} has no {unit}"), ("D", "{flight} is not at {place}")):
        refused = step.explain(s, KIT, (f"flight:{key}",))
        assert isinstance(refused, Refused)
        assert refused.rule == "RM-10.6.1a"
        assert refused.text.source.startswith(words)
    play(s, AimSam("C"), 4)
    assert flight(s, "C").bombers == ["tu95"]
    assert flight(s, "B").bombers == ["tu16", "m4"]


@rule("RM-10.6.4", "RM-1.3.3d")
@pytest.mark.parametrize(("face", "shot_down"), [(4, False), (5, True)])
def test_d_counts_against_sams(face: int, shot_down: bool) -> None:
    """EX-D1"""
    s = phase_6()
    inbound(s, "M50", SITE, "P", "m50")
    play(s, face)
    assert flying(s, "M50") is not shot_down


# ------------------------------------------------------------------------------- Washington


@rule("RM-10.3.2", "RM-10.6.4")
def test_washingtons_nike_fires_at_every_bomber() -> None:
    """EX-DC-NIKE"""
    s = phase_6()
    inbound(s, "A", WASHINGTON, "I", "m4 m4 m4")
    inbound(s, "M50", WASHINGTON, "I", "m50")
    assert dice(s) == 4
    play(s, (4, 3, 5, 4))
    assert (flight(s, "A").bombers, flight(s, "M50").bombers) == (["m4"], ["m50"])
    assert (asked(s), sam(s, "nike_dc").where) == (None, "map")


@rule("RM-10.3.2")
def test_washingtons_nike_is_never_removed() -> None:
    s = phase_6()
    inbound(s, "A", WASHINGTON, "I", "m4")
    play(s, 1)
    assert (asked(s), sam(s, "nike_dc").where) == (None, "map")


@rule("RM-10.3.2")
def test_each_die_is_for_its_own_bomber() -> None:
    s = phase_6()
    inbound(s, "A", WASHINGTON, "I", "tu16 m4 tu95")
    play(s, (1, 6, 1))
    assert flight(s, "A").bombers == ["tu16", "tu95"]


# --------------------------------------------------------------------------------- card 13


@rule("RM-10.6.3a", "RM-8.13a", "RM-0.1")
@pytest.mark.parametrize(("face", "points"), [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3)])
def test_a_nuclear_nike_destroys_all_formations_of_the_hex(face: int, points: int) -> None:
    """EX-NIKE-NUC"""
    s = phase_6(card=True)
    inbound(s, "A", SITE, "P", "m4 m4 m4")
    inbound(s, "B", SITE, "P", "tu16 m4")
    inbound(s, "C", "0513", "P", "m4")
    assert choice(s).rule == "RM-10.6.3a"
    play(s, FireNike(nuclear=True), 4)
    assert [each.key for each in s.flights] == ["C"]
    assert chance(s).kind == "penalty"
    play(s, face)
    assert (s.points[0], s.kept, s.spent) == (10 - points, [], [13])
    assert (asked(s), sam(s, "nike").where) == (None, "map")
    assert s.red_lost == {"m4": 4, "tu16": 1}


@rule("RM-10.6.3a", "RM-10.6.1b")
def test_a_nuclear_nike_that_misses_costs_the_card_alone() -> None:
    s = phase_6(card=True)
    inbound(s, "A", SITE, "P", "m4")
    play(s, FireNike(nuclear=True), 3)
    assert chance(s).kind == "removal"
    play(s, 2)
    assert (s.points[0], s.kept, s.spent) == (10, [], [13])
    assert flying(s, "A")


@rule("RM-10.6.3a", "RM-8.13a")
def test_the_card_may_be_kept() -> None:
    s = phase_6(card=True)
    inbound(s, "A", SITE, "P", "m4 m4")
    play(s, FireNike(nuclear=False), 4)
    assert (flight(s, "A").bombers, s.kept, s.points[0]) == (["m4"], [13], 10)


@rule("RM-10.6.3a")
@pytest.mark.parametrize(("faces", "hit"), [((1, 1, 4), True), ((3, 3, 3), False)])
def test_one_success_of_washingtons_dice_is_enough(faces: tuple[int, ...], hit: bool) -> None:
    s = phase_6(card=True)
    inbound(s, "A", WASHINGTON, "I", "m4 m4 m4")
    play(s, FireNike(nuclear=True), faces)
    assert flying(s, "A") is not hit
    assert (asked(s) is not None) is hit


@rule("RM-10.6.3a", "RM-10.2.8c")
def test_points_never_fall_below_zero() -> None:
    s = phase_6(card=True, points=1)
    inbound(s, "A", SITE, "P", "m4")
    play(s, FireNike(nuclear=True), 6, 6)
    assert s.points[0] == 0


@rule("RM-10.6.3a")
def test_no_bloodhound_fires_a_nuclear_missile() -> None:
    s = phase_6(card=True)
    inbound(s, "A", LONDON, "T", "m4")
    assert chance(s).kind == "sam"


@rule("RM-10.6.3a")
def test_the_card_is_used_once() -> None:
    s = phase_6(card=True)
    inbound(s, "A", SITE, "P", "m4")
    inbound(s, "B", WASHINGTON, "I", "m4")
    play(s, FireNike(nuclear=True), 6, 1)
    assert chance(s).rule == "RM-10.3.2"


# ------------------------------------------------------------------------------- on the way


@rule("RM-9.8c", "RM-9.8a")
def test_the_field_nike_fires_once_a_turn() -> None:
    """EX-NIKE-ONCE"""
    s = phase_6()
    s.steps = []
    inbound(s, "M50", SITE, "K", "m50", moves=1)
    inbound(s, "A", SITE, "P", "m4")
    s.then(FireAtFlight("M50"))
    play(s, 4, 1)
    assert flying(s, "M50")
    s.then(BlueBatteries(), FireAtFlight("A"))
    assert asked(s) is None


@rule("RM-9.8a")
def test_on_the_way_only_the_passing_formation_is_fired_at() -> None:
    s = phase_6()
    s.steps = []
    inbound(s, "M50", SITE, "K", "m50", moves=1)
    inbound(s, "A", SITE, "P", "tu16")
    s.then(FireAtFlight("M50"))
    play(s, 5)
    assert [each.key for each in s.flights] == ["A"]


@rule("RM-9.8c")
def test_washingtons_nike_fires_on_the_way_and_in_its_phase() -> None:
    s = phase_6()
    s.steps = []
    inbound(s, "A", WASHINGTON, "J", "m4 m4", moves=1)
    inbound(s, "B", WASHINGTON, "I", "tu16")
    s.then(FireAtFlight("A"))
    play(s, (4, 4))
    s.then(BlueBatteries())
    assert dice(s) == 1
    play(s, 4)
    assert s.flights == []


@rule("RM-9.8a", "RM-10.6.3a")
def test_the_card_may_be_declared_on_the_way() -> None:
    s = phase_6(card=True)
    s.steps = []
    inbound(s, "M50", SITE, "K", "m50", moves=1)
    inbound(s, "A", SITE, "P", "tu16")
    s.then(FireAtFlight("M50"))
    play(s, FireNike(nuclear=True), 4, 1)
    assert flying(s, "M50")
    s.kept, sam(s, "nike").fired = [13], False
    sam(s, "nike").where, sam(s, "nike").hex = "map", SITE
    s.steps = []
    s.then(FireAtFlight("M50"))
    play(s, FireNike(nuclear=True), 5, 1)
    assert s.flights == []


@rule("RM-9.8a")
def test_a_formation_that_is_gone_or_passes_no_sam_is_not_fired_at() -> None:
    s = phase_6()
    s.steps = []
    inbound(s, "A", "0513", "P", "tu16", moves=1)
    s.then(FireAtFlight("A"), FireAtFlight("B"))
    assert asked(s) is None
