"""The landing on the table: dangers, airfields with room, and squadrons that got away."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.core import Side
from desktop.rules.eagles_missiles.actions_fights import EndLanding
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN
from desktop.rules.eagles_missiles.scramble import GetAway
from desktop.rules.eagles_missiles.state import State
from desktop.table.eagles_missiles.landing_panel import LandingPanel
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import assault, russian, war
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import drag, found, pick, press

VIPER, FULCRUM, FITTER = "squadron:PL_F16C_1", "squadron:PL_MIG29_1", "squadron:PL_SU22_1"


def evening(sides: tuple[Side, ...] = (RUSSIAN, POLISH), *, airborne: str = "") -> State:
    """Return a landing: a raid over Łódź Province, an assault on Mazovia that is not stopped."""
    s = war(sides, day=3, conquered="PDL", steps=(Landing(POLISH),))
    s.phase = "C"
    assault(s, "III", "RA15")
    russian(s, "SU24", "raid", "LDZ")
    for key in airborne.split():
        s.squadron(key).where, s.squadron(key).at = "air", ""
    return s


def shown(qtbot: QtBot, s: State) -> tuple[TablePage, LandingPanel]:
    page = page_at(qtbot, s)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    panel = found(page, LandingPanel)
    assert panel.isVisible()
    return page, panel


def at(page: TablePage, squadron: str) -> str:
    s: State = page.model.session.state
    return s.squadron(squadron.removeprefix("squadron:")).at


def marked(page: TablePage, kind: str) -> set[str]:
    return {mark.place for mark in page.desk.scene.marks if mark.kind == kind}


@pytest.mark.rule("EM-IV.C1c")
def test_dangers_are_listed_first_and_outlined(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, evening())
    rows = {row.data.key: row.data for row in panel.squadrons.rows}
    worried = [key for key, row in rows.items() if row.figure == "!"]
    assert worried == list(rows)[: len(worried)]
    assert rows[VIPER].notes == "at Łask; raids over Łódź Province: 1; targets there: 3"
    falls = next(row for row in rows.values() if "Mińsk" in row.notes)
    assert falls.notes.endswith("Mazovia falls: whoever stands there is destroyed")
    assert marked(page, "attack") == set(worried)
    assert panel.title.text() == f"Squadrons: {len(rows)}, in danger: {len(worried)}"


def test_a_stopped_assault_threatens_nobody(qtbot: QtBot) -> None:
    s = evening()
    s.assaults[0].stopped = True
    _, panel = shown(qtbot, s)
    assert not any("falls" in row.data.notes for row in panel.squadrons.rows)


def test_squadrons_are_dragged_elsewhere_again_and_again(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, evening())
    drag(page, VIPER, "field:POWIDZ")
    assert at(page, VIPER) == "POWIDZ"
    drag(page, VIPER, "field:HOLZDORF")
    assert at(page, VIPER) == "HOLZDORF"
    press(page, "del")
    assert at(page, VIPER) == "POWIDZ"
    assert panel.back.isEnabled()


def test_digit_and_letter_land_a_squadron(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, evening())
    cap = next(row.data.cap for row in panel.squadrons.rows if row.data.key == VIPER)
    press(page, cap)
    row = next(row.data for row in panel.fields.rows if row.data.key == "field:BALICE")
    assert row.notes == "room for 1 of 1"
    press(page, row.cap)
    assert at(page, VIPER) == "BALICE"


def test_safe_airfields_come_first_and_closed_ones_last_with_their_rule(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, evening())
    pick(page, FULCRUM)
    rows = [row.data for row in panel.fields.rows]
    able = [row for row in rows if row.possible]
    assert [row.figure for row in able] == sorted(row.figure for row in able)
    closed = {row.key: row.rule for row in rows if not row.possible}
    assert closed["field:HOLZDORF"] == "EM-IX.2"
    assert closed["field:SWIDWIN"] == "EM-VI.1f"
    assert rows[len(able) :] == [row for row in rows if not row.possible]


@pytest.mark.rule("EM-VI.1f")
def test_a_full_airfield_is_refused_and_no_other_one_is_taken(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, evening())
    before = at(page, VIPER)
    drag(page, VIPER, "field:SWIDWIN")
    assert at(page, VIPER) == before
    assert page.desk.note.rule == "EM-VI.1f"


def test_a_squadron_makes_room_by_taking_off(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, evening())
    drag(page, FITTER, "box:air")
    s: State = page.model.session.state
    assert s.squadron("PL_SU22_1").where == "air"
    assert panel.threat.isVisible()
    drag(page, FULCRUM, "field:SWIDWIN")
    assert at(page, FULCRUM) == "SWIDWIN"


@pytest.mark.rule("EM-IV.C1c")
def test_the_end_is_refused_while_somebody_could_still_land(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, evening(airborne="PL_MIG29_1"))
    assert panel.threat.accessibleName().startswith("41st Tactical Squadron has no base yet")
    assert FULCRUM in marked(page, "source")
    pick(page, "button:confirm")
    assert page.desk.note.rule == "EM-IV.C1c"
    drag(page, FULCRUM, "field:MALBORK")
    press(page, "enter")
    assert page.model.session.entry_at(1).action == EndLanding()


@pytest.mark.rule("EM-XIII.a3")
def test_each_commander_lands_his_own(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, evening((RUSSIAN, POLISH, POLISH_2)))
    keys = {row.data.key for row in panel.squadrons.rows}
    assert FITTER in keys
    assert VIPER not in keys
    drag(page, VIPER, "field:POWIDZ")
    assert at(page, VIPER) == "LASK"


@pytest.mark.rule("EM-XI.4")
def test_a_squadron_that_got_away_is_dragged_to_its_new_airfield(qtbot: QtBot) -> None:
    s = war(day=2, steps=(GetAway("PL_MIG29_1"),))
    s.squadron("PL_MIG29_1").where = "air"
    page = page_at(qtbot, s)
    assert "field:POWIDZ" in marked(page, "target")
    drag(page, FULCRUM, "field:HOLZDORF")
    assert page.desk.note.rule == "EM-IX.2"
    drag(page, FULCRUM, "field:POWIDZ")
    assert at(page, FULCRUM) == "POWIDZ"
