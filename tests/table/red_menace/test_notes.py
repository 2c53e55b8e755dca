"""Events and fallen cities are shown in notes that block nothing, and go."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import Chance, Choice, Roll, T
from desktop.rules.red_menace.actions_intercept import EndInterceptions
from desktop.rules.red_menace.cities import Destroy
from desktop.rules.red_menace.event_cards import DrawEvent
from desktop.rules.red_menace.events_cards import EventDrawn, EventInForce, EventKept
from desktop.rules.red_menace.events_red import FlightMoved
from desktop.rules.red_menace.interception import Interceptions
from desktop.rules.red_menace.records import BLUE, RED
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace.city_note import CityNote
from desktop.table.red_menace.event_note import EventNote, happened
from tests.rules.red_menace.positions import KIT
from tests.table.red_menace.playing import page_at
from tests.table.red_menace.scenes import turn_seven

TINY, SMALL = (900, 600), (1280, 720)
QUIET = 10
"""An event that asks nothing: one missile more."""
W = TypeVar("W", bound=QWidget)


def found(page: TablePage, kind: type[W]) -> W:
    (widget,) = page.findChildren(kind)
    return widget


def drawing(number: int = QUIET) -> State:
    """Return a position in which this event is drawn next, and then interceptors may fly."""
    s = turn_seven(1)
    s.events.counts = [int(each == number - 1) for each in range(len(s.events.counts))]
    s.then(DrawEvent(), Interceptions())
    return s


def bombing(*cities: str) -> State:
    """Return a position in which these cities fall between two chances to send interceptors."""
    s = turn_seven()
    sides = {city: BLUE if KIT.cities[city].side == "red" else RED for city in cities}
    falls = (Destroy(city, side, "air") for city, side in sides.items())
    s.then(Interceptions(), *falls, Interceptions())
    return s


def bombed(qtbot: QtBot, s: State, size: tuple[int, int] = (1600, 1000)) -> TablePage:
    """Show the table once the first interceptions are over and cities have fallen."""
    page = page_at(qtbot, s, size=size)
    page.picker.choose(EndInterceptions())
    return page


@pytest.mark.rule("RM-8.0a")
@pytest.mark.parametrize("size", [(1600, 1000), SMALL])
def test_the_event_of_the_turn_is_shown(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = page_at(qtbot, drawing(), size=size)
    note = found(page, EventNote)
    assert note.isVisible()
    assert say(KIT.events[QUIET].text) in note.accessibleName()
    assert note.card.isVisible() != note.words.isVisible()
    assert "3 in all" in note.done.text()
    assert page.stage.rect().contains(note.geometry())
    assert isinstance(page.model.decision, Choice)


def test_without_room_for_the_card_its_words_stay(qtbot: QtBot) -> None:
    page = page_at(qtbot, drawing(), size=SMALL)
    note = found(page, EventNote)
    assert note.card.isVisible()
    page.resize(1280, 480)
    qtbot.waitUntil(lambda: not note.card.isVisible())
    assert note.words.isVisible()
    assert note.words.text() == say(KIT.events[QUIET].text)


def test_note_and_dice_leave_the_sheet_with_the_interceptors_in_sight(qtbot: QtBot) -> None:
    page = page_at(qtbot, drawing())
    note, view = found(page, EventNote), page.desk.view
    boxes = view.mapFromScene(page.desk.scene.places.outline("box:us_int_ready")).boundingRect()
    assert not note.geometry().intersects(boxes)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_takes_a_note_away_and_answers_nothing(qtbot: QtBot, key: Qt.Key) -> None:
    page = page_at(qtbot, drawing())
    before = page.model.session.ply
    note = found(page, EventNote)
    QTest.keyClick(note.go_on, key)
    assert note.isHidden()
    assert page.model.session.ply == before


def test_whoever_plays_on_need_not_take_it_away(qtbot: QtBot) -> None:
    page = page_at(qtbot, drawing())
    page.picker.choose(EndInterceptions())
    assert found(page, EventNote).isHidden()


def test_it_can_be_switched_off_where_it_is(qtbot: QtBot) -> None:
    page = page_at(qtbot, drawing())
    note = found(page, EventNote)
    note.never.click()
    assert note.isHidden()
    assert not page.habits.shows_events


def test_what_an_event_did_is_told_under_its_own_rule() -> None:
    log = (
        EventDrawn("RM-8.0a", 8),
        EventInForce("RM-8.8a", 8),
        EventKept("RM-8.8a", 8),
        FlightMoved("RM-9.2.3a", "A", "0804", "0805"),
    )
    assert happened(KIT, 8, log[::-1]) == (say(log[2].text(KIT)),)
    assert happened(KIT, 1, log[::-1]) == ()
    # Event 1 did nothing of what is told under the rule of event 10.
    other = (EventDrawn("RM-8.0a", 1), EventKept("RM-8.10a", 8))
    assert happened(KIT, 1, other[::-1]) == ()


def test_a_note_that_waits_goes_with_the_next_decision(qtbot: QtBot) -> None:
    page = bombed(qtbot, bombing("K"))
    city, event = found(page, CityNote), found(page, EventNote)
    event.show_event(QUIET)
    assert event.isHidden()
    page.picker.choose(EndInterceptions())
    assert city.isHidden()
    city.dismiss()
    assert event.isHidden()


def test_a_note_takes_the_place_of_one_of_an_earlier_moment(qtbot: QtBot) -> None:
    page = bombed(qtbot, bombing("K"))
    city, event = found(page, CityNote), found(page, EventNote)
    event.come("Later", page.model.ply + 1)
    assert city.isHidden()
    assert event.isVisible()


@pytest.mark.rule("RM-10.1.3a")
def test_a_fallen_city_is_shown_with_its_points(qtbot: QtBot) -> None:
    page = bombed(qtbot, bombing("K", "2"))
    note = found(page, CityNote)
    s: State = page.model.view.state
    assert note.isVisible()
    assert note.title.text() == "2 cities destroyed"
    assert f"Chicago: {s.ruins['K'].points} Soviet points" in note.lines.text()
    assert f"Leningrad: {s.ruins['2'].points} points for you" in note.lines.text()
    assert note.stand.text() == f"Points now {s.points[0]} : {s.points[1]}"
    assert page.stage.rect().contains(note.geometry())


def test_a_fallen_city_goes_with_the_next_decision(qtbot: QtBot) -> None:
    page = bombed(qtbot, bombing("K"))
    page.picker.choose(EndInterceptions())
    assert found(page, CityNote).isHidden()


def test_notes_of_one_moment_come_one_after_the_other(qtbot: QtBot) -> None:
    s = drawing()
    s.steps.clear()
    s.then(Interceptions(), Destroy("K", RED, "air"), DrawEvent(), Interceptions())
    page = bombed(qtbot, s)
    event, city = found(page, EventNote), found(page, CityNote)
    assert city.isVisible()
    assert event.isHidden()
    assert page.stage.takes_key("Enter")
    assert city.isHidden()
    assert event.isVisible()
    assert say(KIT.events[QUIET].text) in event.accessibleName()
    assert page.stage.takes_key("Enter")
    assert event.isHidden()
    assert city.isHidden()
    assert not page.stage.takes_key("Enter")


def test_whoever_looks_back_sees_no_note(qtbot: QtBot) -> None:
    page = page_at(qtbot, drawing())
    page.model.look_at(0)
    assert found(page, EventNote).isHidden()


@pytest.mark.parametrize("size", [TINY, (1100, 640), SMALL, (1600, 1000)])
@pytest.mark.parametrize("falls", [False, True])
def test_notes_keep_clear_of_the_dice(qtbot: QtBot, size: tuple[int, int], falls: bool) -> None:
    s = drawing()
    s.steps.clear()
    fallen = (Destroy("K", RED, "air"),) if falls else ()
    s.then(Interceptions(), DrawEvent(), *fallen, Interceptions())
    page = bombed(qtbot, s, size)
    tray = page.dice.tray
    tray.announce_roll(Chance("hit", "RM-10.2", T("test", "Roll"), roll=Roll(2, 6)))
    page.dice.place()
    assert tray.isVisible()
    city, event = found(page, CityNote), found(page, EventNote)
    for note in (city, event) if falls else (event,):
        assert note.isVisible()
        assert page.stage.rect().contains(note.geometry())
        shared = note.geometry() & tray.geometry()
        if size == TINY and not shared.isEmpty():
            above = page.stage.childAt(shared.center())
            assert above is not None
            assert tray.isAncestorOf(above)
        else:
            assert shared.isEmpty(), note
        assert note.column.totalHeightForWidth(note.width()) <= note.height()
        note.dismiss()
