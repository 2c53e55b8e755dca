"""Overlays and the inspector: dangers with exact chances, every number explained."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.eagles_missiles import aa_odds, odds, scoring, theatre
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.records import RUSSIAN
from desktop.rules.eagles_missiles.state import State
from desktop.table.eagles_missiles import danger
from desktop.table.eagles_missiles.inspections import inspected
from desktop.table.eagles_missiles.overlays import airfield_marks, front_marks, threat_marks
from desktop.table.look import Inspection
from tests.rules.eagles_missiles.positions import KIT, russian, send, war
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import page_at, played, view_of
from tests.table.handling import press


def of(s: State, target: str) -> Inspection:
    """Return what Poland reads about a target."""
    found = inspected(KIT, view_of(s), target)
    assert found is not None, target
    return found


def lines(s: State, target: str) -> list[str]:
    """Return the lines about a target, each with its figure."""
    return [f"{say(line.text)} {line.figure}".strip() for line in of(s, target).lines]


def bars(s: State, target: str) -> dict[str, float]:
    """Return the chances about a target by their words."""
    return {say(bar.label): bar.chance for bar in of(s, target).odds}


def raid_over(s: State, place: str) -> str:
    return next(each.id for each in s.squadrons if each.role == "raid" and each.at == place)


# ---------------------------------------------------------------------------------------- danger


@pytest.mark.rule("EM-IV.C2a", "EM-X.2")
def test_territories_fall_unless_those_who_were_sent_stop_the_assault() -> None:
    s = scenes.sent()
    third = s.assault("III")
    assert third is not None
    falls = danger.falls(s, KIT)
    assert falls["MAZ"] == 1 - odds.stop_chance_as_sent(s, KIT, third)
    assert falls["KIE"] == 1.0
    assert falls["CPM"] == 1 - odds.fleet(s, KIT, [s.squadron("PL_F16C_3")]).stop
    s.now.fleet_beaten = True
    assert danger.falls(s, KIT)["CPM"] == 0.0


@pytest.mark.rule("EM-VI.4a", "EM-VII.6")
def test_a_raid_gets_through_what_fires_and_flies_against_it() -> None:
    s = scenes.fifth_day(steps=(AaFire(),))
    raid = s.squadron(raid_over(s, "MAZ"))
    assert danger.gets_through(s, KIT, raid) == 0.25
    send(s, "PL_F16C_1", raid.id)
    s.phase = "C"
    loss = odds.contest(s, KIT, raid.id, [s.squadron("PL_F16C_1")]).loss / CASES
    assert danger.gets_through(s, KIT, raid) == loss
    raid.spent = True
    assert danger.gets_through(s, KIT, raid) == 0.0


@pytest.mark.rule("EM-IV.C3a", "EM-XI.2")
def test_fields_and_units_in_danger_add_up_what_threatens_them() -> None:
    s = scenes.missiles(AaFire())
    found = danger.endangered(s, KIT)
    assert found["field:LEGNICA"] == 0.5
    assert found["aa:AA_B_3"] == 0.5
    assert found["field:SKARZYSKO"] == 1.0
    on_gpl = s.missiles[0]
    assert found["field:POWIDZ"] == 1 - aa_odds.hits(s, KIT, on_gpl)[0]
    assert "field:LODZ" not in found
    assert danger.airfields(s, KIT)["MALBORK"] == 0.0
    assert "DEBLIN" not in danger.airfields(s, KIT)


# -------------------------------------------------------------------------------------- overlays


def test_threats_are_lit_with_their_chance() -> None:
    marks = threat_marks(KIT, scenes.fifth_day(steps=(AaFire(),)))
    figures = {mark.place: mark.text for mark in marks if mark.kind == "figure"}
    assert figures == {"CPM": "100 %", "MAZ": "100 %", "KIE": "100 %"}
    rings = {mark.place: mark.text for mark in marks if mark.kind == "attack"}
    assert rings["field:LEGNICA"] == "50 %"
    assert rings["field:WARSZAWA"] == ""


def test_before_the_cards_the_fronts_are_lit() -> None:
    s = war(conquered="PDL")
    assert threat_marks(KIT, s) == front_marks(KIT, s)
    figures = {mark.place: mark.text for mark in front_marks(KIT, s) if mark.kind == "figure"}
    assert figures == {"CPM": "I", "WAR": "II", "MAZ": "III", "LUB": "IV"}
    s.fleet = 0
    assert "CPM" not in {mark.place for mark in front_marks(KIT, s)}


def test_airfields_are_lit_by_danger_or_room() -> None:
    marks = airfield_marks(KIT, scenes.fifth_day(steps=(AaFire(),)))
    found = {mark.place: (mark.kind, mark.text) for mark in marks}
    assert found["field:STRACHOWICE"] == ("attack", "50 %")
    assert found["field:LASK"] == ("target", "1")


@pytest.mark.parametrize("key", ["o", "g", "t"])
def test_keys_light_and_put_out(qtbot: QtBot, key: str) -> None:
    page = page_at(qtbot, scenes.fifth_day(steps=(AaFire(),)))
    before = page.desk.scene.marks
    press(page, key)
    assert len(page.desk.scene.marks) > len(before)
    press(page, key)
    assert page.desk.scene.marks == before


# ------------------------------------------------------------------------------------- squadrons


@pytest.mark.rule("EM-VI.0b", "EM-VI.0c")
def test_the_numbers_of_a_squadron_are_explained() -> None:
    s = scenes.fifth_day()
    said = lines(s, f"squadron:{raid_over(s, 'MAZ')}")
    assert said[0].endswith("strength in duels 3")
    assert said[1].endswith("or as support 12")
    assert any("destroys nothing" in line for line in said)
    assert "Among the losses it counts as 2" in said
    assert "Raids Mazovia" in said
    assert "F-16C" in say(of(s, "squadron:PL_F16C_1").title)


@pytest.mark.rule("EM-VI.1a")
def test_a_russian_squadron_says_who_beats_it() -> None:
    s = scenes.fifth_day(steps=(AaFire(),))
    key = next(each.id for each in s.squadrons if each.role == "escort" and each.at == "MAZ")
    found = bars(s, f"squadron:{key}")
    exact = odds.contest(s, KIT, key, [s.squadron("PL_F16C_1")]).win / CASES
    assert found["F-16C"] == exact
    assert found["AA fire drives it off"] == 0.75
    raid = bars(s, f"squadron:{raid_over(s, 'LSI')}")
    assert raid["The raid gets through"] == 0.5


def test_an_allied_squadron_says_whom_it_beats() -> None:
    s = scenes.fifth_day()
    assert set(bars(s, "squadron:PL_F16C_1")) == {"Su-27", "Su-25", "Su-24", "MiG-29", "Tu-22M"}
    s.squadron("PL_F16C_1").spent = True
    assert bars(s, "squadron:PL_F16C_1") == {}
    assert "Has flown today" in lines(s, "squadron:PL_F16C_1")


# ---------------------------------------------------------------------------------------- places


@pytest.mark.rule("EM-V.3b", "EM-XII.1")
def test_a_territory_says_what_its_fall_brings_and_where_aa_units_go() -> None:
    s = scenes.fifth_day()
    said = lines(s, "MAZ")
    assert f"Points for Russia if it falls {scoring.worth(s, KIT, 'MAZ')}" in said
    assert "Front of line III: attacked next" in said
    assert "AA units withdraw to Łódź Province" in said
    assert bars(s, "MAZ") == {"Falls today": 1.0}
    assert "Conquered on day 5" in say(of(s, "PDL").subtitle or KIT.territory_name("PDL"))
    assert lines(s, "LPL")[0].startswith("On no invasion line")
    assert "NATO" in say(of(s, "DEU").subtitle or KIT.territory_name("DEU"))


@pytest.mark.rule("EM-VI.1f", "EM-IX.2")
def test_an_airfield_says_its_room_who_stands_there_and_its_danger() -> None:
    s = scenes.fifth_day(steps=(AaFire(),))
    assert "Free 0" in lines(s, "field:KRZESINY")
    assert "For Polish F-16Cs only" in lines(s, "field:CASLAV")
    assert bars(s, "field:STRACHOWICE") == {"Destroyed today": 0.5}
    assert lines(s, "field:BIALYSTOK") == ["In ruins since day 5: bombed"]


@pytest.mark.rule("EM-IV.A1a", "EM-X.4")
def test_a_line_says_how_far_it_is() -> None:
    s = scenes.fifth_day()
    assert lines(s, "line:III")[0] == "1. Podlasie ✓"
    assert any(line.startswith("Front of line III") for line in lines(s, "line:III"))
    s.fleet = 0
    assert "Line I cannot attack any more" in lines(s, "line:I")


# ------------------------------------------------------------------------------- war and its cards


@pytest.mark.rule("EM-VI.2b", "EM-VI.2e")
def test_an_assault_is_the_sum_of_its_cards_and_supports() -> None:
    s = scenes.sent()
    said = lines(s, "assault:III")
    assert "Strength 11" in said
    found = bars(s, "assault:III")
    assert found["It is stopped"] == 1 - danger.falls(s, KIT)["MAZ"]
    assert found["With all supports driven off"] > found["It is stopped"]
    assert "Nobody is sent against it" in lines(s, "assault:IV")


@pytest.mark.rule("EM-X.2", "EM-X.3b")
def test_the_fleet_says_what_those_who_were_sent_can_do() -> None:
    s = scenes.sent()
    found = bars(s, "fleet")
    assert found["A win or a draw"] == odds.fleet(s, KIT, [s.squadron("PL_F16C_3")]).stop
    assert any("Central Pomerania" in line for line in lines(s, "fleet"))
    assert say(of(s, "assault:I").title) == "Landing in Central Pomerania"


@pytest.mark.rule("EM-VII.5", "EM-VII.7a")
def test_an_aa_unit_says_what_it_needs() -> None:
    s = scenes.fifth_day()
    s.now.aa_bonus = 1
    assert "Needs on its die 3+" in lines(s, "aa:AA_B_1")
    assert bars(s, "aa:AA_B_1") == {"A shot hits": 4 / 6}
    assert any("stops a missile card" in line for line in lines(s, "aa:AA_PAT"))


def test_cards_decks_and_pools_are_explained() -> None:
    s = scenes.missiles()
    missile = s.missiles[0].card
    assert "At least one target destroyed" in bars(s, f"rcard:{missile}")
    assert of(s, "card:PL01").card
    assert f" {s.russian_deck.size};" in lines(s, "box:russian_deck")[0]
    assert any("in the pool" in line for line in lines(s, "pool:SU27"))


def test_whatever_lies_on_the_table_can_be_inspected() -> None:
    for number, (s, _) in enumerate(played(seed=11, most=260)):
        if number % 20:
            continue
        for side in (RUSSIAN, "polish"):
            view = view_of(s, side)
            targets = [f"squadron:{each.id}" for each in s.squadrons]
            targets += [f"aa:{each.id}" for each in s.aa] + list(KIT.territories)
            targets += [f"field:{key}" for key in KIT.fields] + [f"line:{key}" for key in KIT.lines]
            assert all(inspected(KIT, view, target) is not None for target in targets)


def test_marks_of_a_whole_war_stand_on_places_of_the_table() -> None:
    for number, (s, _) in enumerate(played(seed=3, most=260)):
        if number % 20 == 0:
            for mark in (*threat_marks(KIT, s), *airfield_marks(KIT, s), *front_marks(KIT, s)):
                assert mark.place.startswith(("field:", "aa:")) or mark.place in KIT.territories
    assert theatre.active_lines(war(), KIT)


def test_a_squadron_off_the_board_is_no_threat() -> None:
    s = war()
    assert danger.endangered(s, KIT) == {}
    raid = russian(s, "SU24", "raid", "GPL")
    assert set(danger.endangered(s, KIT)) >= {"field:POZNAN", "field:KRZESINY"}
    raid.where = "pool"
    assert danger.endangered(s, KIT) == {}


def test_an_escort_at_sea_escorts_the_fleet_and_a_pool_tells_its_numbers_once() -> None:
    s = war()
    escort = russian(s, "SU27", "escort", "SEA")
    said = lines(s, f"squadron:{escort.id}")
    assert "Escorts the Baltic Fleet" in said
    assert "Protects the Baltic Fleet" in said
    assert lines(s, "pool:SU27")[-1] == "4 in the pool, 1 on the board, 0 destroyed"
