"""The inspector: every counter and place of the table has words, and its figures are the rules'."""

from __future__ import annotations

import pytest

from desktop.models.say import say
from desktop.rules.core import Target
from desktop.rules.red_menace import raid_odds, theatre
from desktop.rules.red_menace.assault_odds import assault
from desktop.rules.red_menace.batteries_odds import of_shot
from desktop.rules.red_menace.state import State, View
from desktop.rules.red_menace.strike_odds import mean_points, polaris_odds, success
from desktop.table.look import Inspection
from desktop.table.red_menace.inspect_cards import EVENT_RULES
from desktop.table.red_menace.inspect_numbers import mean, share
from desktop.table.red_menace.inspections import inspected
from desktop.table.red_menace.layout import layout
from tests.proofs import ledger
from tests.rules.red_menace.positions import KIT, fly, ground, inbound, war
from tests.table.red_menace.playing import look, played
from tests.table.red_menace.scenes import before, turn_seven


def shown(s: State, target: Target) -> Inspection:
    found = inspected(KIT, View(0, s), target, None, ())
    assert found is not None, target
    return found


def words(found: Inspection) -> str:
    """All that an inspection says, a line for each."""
    texts = [say(found.title)]
    texts += [say(each) for each in (found.subtitle, found.heading, found.note) if each is not None]
    texts += [f"{say(line.text)} {line.figure}".strip() for line in found.lines]
    texts += [f"{say(bar.label)} {share(bar.chance)}" for bar in found.odds]
    return "\n".join(texts)


def chance(found: Inspection, label: str) -> float:
    """The chance of the one bar whose words contain these."""
    (bar,) = [bar for bar in found.odds if label in say(bar.label)]
    return bar.chance


# ------------------------------------------------------------------------------------ all of it


def test_everything_that_can_be_pointed_at_says_something() -> None:
    s = turn_seven()
    view = View(0, s)
    targets = {each.picked_as for each in look().counters(view)}
    targets |= set(KIT.hexes) | {box.name for box in layout().holders}
    for target in sorted(targets):
        assert words(shown(s, target)).strip(), target


def test_it_never_fails_in_the_course_of_a_game() -> None:
    for number, (s, choice) in enumerate(played(most=900)):
        if number % 45:
            continue
        view = View(0, s)
        for target in {each.picked_as for each in look().counters(view)}:
            assert inspected(KIT, view, target, choice, ()) is not None, target


def test_what_is_unknown_is_not_explained() -> None:
    assert inspected(KIT, View(0, war()), "button:done", None, ()) is None


# ----------------------------------------------------------------------------------- formations


@pytest.mark.rule("RM-9.2.4e")
def test_an_unknown_formation_has_the_chances_of_the_cup() -> None:
    s = turn_seven()
    found = shown(s, "flight:B")
    for unit, p in raid_odds.hidden(s, KIT):
        assert f"{say(KIT.unit_name(unit))}, {KIT.units[unit].A}+" in words(found)
        assert share(p) in words(found)
    flight = theatre.flight(s, "B")
    turn = raid_odds.arrivals(s, KIT, flight)[-1][1]
    assert f"(turn {turn}) {turn - s.turn}" in words(found)
    assert chance(found, "Once it is there") == raid_odds.overhead(s, KIT, flight)


@pytest.mark.rule("RM-10.1.2a")
def test_a_formation_over_its_target_says_what_falls_this_turn() -> None:
    s = turn_seven()
    found = shown(s, "flight:C")
    assert "2 Tu-16" in words(found)
    expected = 1 - (1 - success(KIT, "tu16")) ** 2 * (1 - success(KIT, "m4"))
    assert chance(found, "This turn") == pytest.approx(expected)
    assert mean(mean_points(s, KIT, "E", "air")) in words(found)


def test_a_row_of_the_table_is_its_formation() -> None:
    s = turn_seven()
    assert shown(s, "box:form_C_base") == shown(s, "flight:C")
    assert "Shot down" in words(shown(s, "flight:E"))
    assert "pool" in words(shown(s, "flight:J"))


# -------------------------------------------------------------------------------------- bombers


@pytest.mark.rule("RM-10.1.2c", "RM-10.2.1e")
def test_bombers_over_a_city_know_who_comes_and_what_falls() -> None:
    s = war(turn=5, phase=9)
    number, *_ = fly(s, "b52 b52", KIT.cities["9"].hex)
    found = shown(s, f"bomber:{number}")
    expected = assault(s, KIT, "9")
    assert "Interceptors: 2 Mig-19 100 %" in words(found)
    assert chance(found, "The city falls") == expected.falls
    assert chance(found, "All get to attack") == expected.defence.lost[0]
    assert mean(expected.points) in words(found)
    assert mean(expected.defence.mean_lost) in words(found)


@pytest.mark.rule("RM-1.3.3a", "RM-1.3.3d")
def test_every_number_of_a_bomber_is_explained() -> None:
    s = war(turn=5, phase=9)
    (number,) = fly(s, "b58", "0606")
    text = words(shown(s, f"bomber:{number}"))
    unit = KIT.units["b58"]
    assert f"M {unit.M}, R 0" in text
    assert f"A {unit.A}+" in text
    assert "D −1" in text
    assert "alone" in text


def test_a_bomber_on_the_ground_promises_nothing() -> None:
    s = war(turn=5, phase=8)
    (number,) = ground(s, "b47", "P")
    found = shown(s, f"bomber:{number}")
    assert "On the ground in Omaha" in words(found)
    assert [bar.chance for bar in found.odds] == [success(KIT, "b47")]


# ------------------------------------------------------------------------- interceptors and SAMs


@pytest.mark.rule("RM-9.4c", "RM-7.14")
@pytest.mark.parametrize(("phase", "normal", "long"), [(6, 7, 8), (14, 7, 8), (15, 8, 9)])
def test_interceptors_say_when_they_are_back(phase: int, normal: int, long: int) -> None:
    s = war(turn=7, phase=phase)
    ours = theatre.in_box(s, "f102")
    ours[0].box, ours[1].box = "normal", "long"
    text = words(shown(s, "plane:f102"))
    assert f"1 in the Normal box: Ready again after turn {normal}" in text
    assert f"1 in the Long box: Ready again after turn {long}" in text
    assert f"{len(ours) - 2} Ready" in text


@pytest.mark.rule("RM-10.2.2b")
def test_interceptors_count_the_formations_in_their_reach() -> None:
    s = turn_seven()
    assert "Formations it can reach now" in words(shown(s, "plane:f102"))
    s.flights.clear()
    assert "It can reach no formation now" in words(shown(s, "plane:f102"))


def test_the_same_type_in_another_box_is_the_same_type() -> None:
    s = turn_seven()
    assert shown(s, "plane:f102:long") == shown(s, "plane:f102")
    assert "F-102" in words(shown(s, "box:us_int_ready"))


@pytest.mark.rule("RM-10.6.1a")
def test_a_sam_knows_its_odds_against_what_is_in_its_hex() -> None:
    s = war(turn=5, phase=6)
    number = next(n for n, each in enumerate(s.sams) if each.unit == "nike")
    s.sams[number].where, s.sams[number].hex = "map", "0313"
    inbound(s, "C", "0313", "P", "tu16 tu16")
    found = shown(s, "0313")
    assert "Nike" in words(found)
    assert chance(found, "Hits one here") == of_shot(s, KIT, number).hit
    assert "Formation C is here" in words(found)


# --------------------------------------------------------------------------------------- places


@pytest.mark.rule("RM-10.1.3a")
def test_a_city_says_who_comes_and_whether_it_falls() -> None:
    s = turn_seven()
    found = shown(s, "city:P")
    assert "Formation D arrives in turn 8" in words(found)
    falls = raid_odds.falls(s, KIT, raid_odds.raids(s, KIT))
    assert chance(found, "Next turn") == falls["P"]
    assert "On the ground: 2 B-47" in words(found)


def test_a_ruin_says_by_whom_and_for_how_many_points() -> None:
    found = shown(turn_seven(), "city:S")
    assert "Destroyed by Soviet bombers in turn 7" in words(found)
    assert "Points for it 5" in words(found)
    assert found.face is not None


@pytest.mark.rule("RM-6.12")
def test_a_base_has_room_and_distances() -> None:
    s = war(1)
    s.turn = 0
    room = f"may still begin here {KIT.scenarios[1].stack_us}"
    assert room in words(shown(s, "base:P"))
    ground(s, "b47", "P")
    assert room not in words(shown(s, "box:dep_P"))
    assert words(shown(s, "base:P")).count(", hexes ") == 3


@pytest.mark.rule("RM-10.6.2a")
def test_an_ad_hex_says_how_likely_its_missile_is() -> None:
    s = war(turn=5, phase=9)
    site = KIT.ad_hexes[1]
    found = shown(s, site)
    assert "AD site 1: an SA-2 appears on 3+" in words(found)
    assert chance(found, "SA-2 hits") == pytest.approx(4 / 6 * 4 / 6)
    s.now.rolled = [site]
    assert "no SA-2 appears here now" in words(shown(s, site))


# ------------------------------------------------------------------------- cards, cups, submarine


def test_event_cards_are_shown_whole_under_rules_that_exist() -> None:
    s = turn_seven()
    found = shown(s, "event:8")
    assert found.card
    assert say(KIT.events[8].text) in words(found)
    assert "You keep it" in words(found)
    assert "It holds this turn" in words(shown(s, "box:event_current"))
    assert set(EVENT_RULES.values()) <= set(ledger("red_menace"))


def test_cups_say_what_is_left() -> None:
    s = turn_seven()
    assert f"Left: {s.cup.size}" in words(shown(s, "box:bomber_cup"))
    nukes = words(shown(s, "box:nuke_cup"))
    assert mean(mean_points(s, KIT, "2", "air")) in nukes
    s.nukes.counts = [0] * len(KIT.nuke_kinds)
    assert "rolled with a die" in words(shown(s, "box:nuke_cup"))
    assert f"Left: {s.events.size}" in words(shown(s, "box:event_deck"))
    pool = sum(each.where == "pool" for each in s.sams)
    assert f"Left: {pool}" in words(shown(s, "box:sa2_pool"))


@pytest.mark.rule("RM-10.5.1a")
def test_the_submarine_says_what_it_can_hit() -> None:
    s = war(turn=5, phase=13)
    s.sub.hex = next(each for each in KIT.special.polaris_launch)
    found = shown(s, "submarine")
    assert "It can fire from here" in words(found)
    assert {bar.chance for bar in found.odds} == {polaris_odds(s, KIT, "9")[0]}
    s.sub.where = "lost"
    assert "It is sunk" in words(shown(s, "submarine"))


def test_far_formations_are_warned_of_less_than_near_ones() -> None:
    s = war(turn=4, phase=9)
    inbound(s, "A", before("P", 1), "P")
    inbound(s, "B", before("P", 5), "P")
    tones = [line.tone for line in shown(s, "city:P").lines if "arrives" in say(line.text)]
    assert len(set(tones)) == 2
