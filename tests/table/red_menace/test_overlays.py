"""What is lit on the map: ways with turns, threats, target lines, zones, danger for bombers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.red_menace import raid_odds, theatre
from desktop.rules.red_menace.defenders_odds import hit_chance
from desktop.rules.red_menace.interception import Interceptions
from desktop.rules.red_menace.interception_reach import reach
from desktop.table.look import Mark
from desktop.table.red_menace.inspect_numbers import share
from desktop.table.red_menace.overlays import (
    HARMLESS,
    defence_marks,
    target_marks,
    threat_marks,
)
from desktop.table.red_menace.routes_overlay import (
    GREEN,
    ORANGE,
    RED,
    flight_at,
    own_zone,
    pointed_marks,
    red_zone,
)
from tests.rules.red_menace.positions import KIT, fly, inbound, war
from tests.table.red_menace.playing import page_at
from tests.table.red_menace.scenes import turn_seven


def of_kind(marks: tuple[Mark, ...], kind: str) -> list[Mark]:
    return [mark for mark in marks if mark.kind == kind]


@pytest.mark.rule("RM-9.2.3a")
@pytest.mark.parametrize("target", ["flight:B", "box:form_B_b2", "box:form_B_primary"])
def test_the_way_of_a_formation_has_the_turn_of_each_hex(target: str) -> None:
    s = turn_seven()
    flight = theatre.flight(s, "B")
    steps = of_kind(pointed_marks(KIT, s, target), "way")
    assert [(mark.to, mark.text) for mark in steps] == [
        (hex_id, str(turn)) for hex_id, turn in raid_odds.arrivals(s, KIT, flight)
    ]
    assert steps[0].place == "flight:B"
    assert [mark.place for mark in steps[1:]] == [mark.to for mark in steps[:-1]]
    assert steps[-1].to == KIT.cities["K"].hex


def test_base_and_target_are_lit_with_the_way() -> None:
    marks = pointed_marks(KIT, turn_seven(), "flight:D")
    assert Mark("city:5", "located", colour=ORANGE) in marks
    assert Mark("city:P", "attack", colour=RED) in marks


def test_a_formation_that_is_not_in_flight_has_no_way() -> None:
    s = turn_seven()
    assert flight_at(s, "flight:J") is None
    assert pointed_marks(KIT, s, "flight:J") == ()
    assert pointed_marks(KIT, s, "box:form_J_b1") == ()


def test_a_city_shows_who_flies_to_it() -> None:
    marks = pointed_marks(KIT, turn_seven(), "city:K")
    assert marks == (Mark("flight:B", "aim", to="city:K", colour=RED),)


@pytest.mark.rule("RM-10.2.2b")
def test_the_zone_of_an_interceptor_is_where_the_rules_let_it_fight() -> None:
    s = turn_seven()
    marks = pointed_marks(KIT, s, "plane:f102")
    colours = {mark.place: mark.colour for mark in marks}
    for hex_id in KIT.hexes:
        at = reach(s, KIT, "f102", hex_id)
        assert colours.get(hex_id) == {None: None, "normal": GREEN, "long": ORANGE}[at]
    assert {GREEN, ORANGE} <= set(colours.values())


@pytest.mark.rule("RM-9.4b")
def test_ruins_have_no_zone() -> None:
    s = war(turn=3, phase=5)
    goose_bay = KIT.cities["U"].hex
    assert own_zone(KIT, s, "cf100").get(goose_bay) is False
    s.ruins["U"] = turn_seven().ruins["S"]
    assert goose_bay not in own_zone(KIT, s, "cf100")


@pytest.mark.rule("RM-10.2.4b", "RM-10.2.6a")
def test_soviet_zones_end_with_their_cities() -> None:
    s = war(turn=3, phase=9)
    tiksi, moscow = KIT.cities["9"].hex, KIT.cities["1"].hex
    assert red_zone(KIT, s, "mig19")[tiksi] is False
    near = next(each for each in KIT.next_to[tiksi] if not KIT.hexes[each].cities)
    assert red_zone(KIT, s, "su9")[near] is True
    assert near not in red_zone(KIT, s, "mig19")
    tu28 = red_zone(KIT, s, "tu28")
    assert tu28[moscow] is False
    assert all(tu28[KIT.ad_hexes[number]] for number in KIT.tables.tu28_zone.long_ad)
    s.ruins |= {city: turn_seven().ruins["9"] for city in ("1", "9")}
    assert tiksi not in red_zone(KIT, s, "mig19")
    assert red_zone(KIT, s, "tu28") == {}


@pytest.mark.rule("RM-10.6.2a")
def test_a_bomber_sees_the_danger_of_the_hexes_in_its_reach() -> None:
    s = war(turn=3, phase=8)
    site = KIT.ad_hexes[1]
    start = next(each for each in KIT.next_to[site] if not KIT.hexes[each].ad)
    (number,) = fly(s, "b52", start)
    marks = {mark.place: mark for mark in pointed_marks(KIT, s, f"bomber:{number}")}
    # An SA-2 appears on 3 or more, and has to make up for the D of the bomber.
    sa2, b52 = KIT.units["sa2"], KIT.units["b52"]
    assert marks[site].text == share(4 / 6 * hit_chance(sa2.A, b52.D))
    assert all(KIT.distance(start, place) <= KIT.units["b52"].M for place in marks)
    grounded = next(n for n, each in enumerate(s.bombers) if each.where != "flight")
    assert pointed_marks(KIT, s, f"bomber:{grounded}") == ()


def test_target_lines_lead_from_every_formation_to_its_city() -> None:
    s = turn_seven()
    found = {(mark.place, mark.to) for mark in target_marks(KIT, s)}
    assert found == {(f"flight:{each.key}", f"city:{each.target}") for each in s.flights}


@pytest.mark.rule("RM-10.1.2a")
def test_threats_ring_the_cities_that_may_fall_with_the_chance() -> None:
    s = turn_seven()
    marks = threat_marks(KIT, s)
    chances = raid_odds.falls(s, KIT, raid_odds.raids(s, KIT))
    assert {mark.place for mark in of_kind(marks, "attack")} == {f"city:{c}" for c in chances}
    assert {mark.text for mark in of_kind(marks, "figure")} == set(map(share, chances.values()))
    assert {"E", "P", "H"} == set(chances)
    ways = {mark.place: mark.colour for mark in of_kind(marks, "way")}
    assert ways["flight:B"] == HARMLESS
    assert ways["flight:D"] == RED
    # The Tu-95K of A shoots from one hex away.
    (shot,) = of_kind(marks, "aim")
    assert shot.to == "city:H"


def test_figures_of_two_cities_in_one_hex_do_not_meet() -> None:
    s = war(turn=4, phase=5)
    for key, city in (("A", "H"), ("B", "I")):
        inbound(s, key, KIT.cities[city].hex, city, "tu16")
    one, other = of_kind(threat_marks(KIT, s), "figure")
    assert one.at is not None
    assert other.at is not None
    assert abs(one.at[0] - other.at[0]) > 80


def test_defences_show_zones_and_the_chances_of_sites() -> None:
    s = war(turn=3, phase=9)
    marks = defence_marks(KIT, s)
    sites = {mark.place: mark.text for mark in of_kind(marks, "threat")}
    assert set(KIT.ad_hexes.values()) <= set(sites)
    assert KIT.cities["9"].hex in {mark.place for mark in of_kind(marks, "zone")}
    for sam in s.sams:
        if sam.unit == "sa2":
            sam.where = "lost"
    after = of_kind(defence_marks(KIT, s), "threat")
    assert {mark.place for mark in after} == {KIT.cities["1"].hex}


@pytest.mark.parametrize("key", ["T", "O", "R"])
def test_a_key_lights_an_overlay_and_puts_it_out(qtbot: QtBot, key: str) -> None:
    s = turn_seven()
    s.then(Interceptions())
    page = page_at(qtbot, s)
    page.desk.view.setFocus()
    QTest.keyClicks(page.desk.view, key)
    lit = page.tools.lit
    assert lit is not None
    assert lit.key == key
    assert set(lit.marks(page.model.view)) <= set(page.desk.scene.marks)
    QTest.keyClicks(page.desk.view, key)
    assert page.tools.lit is None


def test_pointing_at_a_row_lights_the_way(qtbot: QtBot) -> None:
    s = turn_seven()
    s.then(Interceptions())
    page = page_at(qtbot, s)
    page.desk.view.hovered.emit("flight:B")
    way = pointed_marks(KIT, page.model.view.state, "flight:B")
    assert set(way) <= set(page.desk.scene.marks)
    page.desk.view.hovered.emit(None)
    assert not set(way) & set(page.desk.scene.marks)


def test_the_timeline_has_another_key_where_t_lights_target_lines(qtbot: QtBot) -> None:
    page = page_at(qtbot, war(phase=5, steps=(Interceptions(),)))
    (clock,) = (tool for tool in page.bar.tools if "Timeline" in tool.accessibleName())
    assert clock.accessibleName() == "Timeline (Ctrl+T)"
    page.desk.view.setFocus()
    QTest.keyClick(page.desk.view, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert page.frame.docks["timeline"].isVisible()
    assert page.tools.lit is None
