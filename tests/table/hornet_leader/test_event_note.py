"""An Event that asks for nothing is shown, blocks nothing, and goes."""

from __future__ import annotations

from typing import Literal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import T
from desktop.rules.hornet_leader.actions_mission import Abort, Done
from desktop.rules.hornet_leader.debrief import Debrief, Rest
from desktop.rules.hornet_leader.event_cards import EventCard
from desktop.rules.hornet_leader.events_campaign import EffectNoted, EventDrawn
from desktop.rules.hornet_leader.events_display import TurnBegan
from desktop.rules.hornet_leader.home import ClearDisplay
from desktop.rules.hornet_leader.placing import AbortDecision, Jettison
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.event_facts import Source, happened
from desktop.table.hornet_leader.event_note import EventNote
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import KIT
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import SMALL, answer, found, page_at, press, state_of

QUIET, ASKING = 35, 9
"""An Event whose part over the Target only counts; one that asks who is meant."""
OTHERS = (32, 33, 34)
"""Events whose part over the Target asks nothing either."""


def drawing(number: int, section: Literal["bound", "over", "home"] = "over") -> State:
    """Return a position in which this Event is drawn next, and then somebody may go home."""
    s = scenes.over_target(0)
    s.event_deck = [number]
    s.then(EventCard(section), AbortDecision())
    return s


def shown(
    qtbot: QtBot, s: State, *, size: tuple[int, int] = (1600, 1000)
) -> tuple[TablePage, EventNote]:
    page = page_at(qtbot, s, size=size)
    return page, found(page, EventNote)


@pytest.mark.rule("HL-1.6a")
@pytest.mark.parametrize("size", [(1600, 1000), SMALL])
def test_an_event_that_asks_nothing_is_shown_with_its_words(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    page, note = shown(qtbot, drawing(QUIET), size=size)
    section = KIT.event_section(QUIET, "over")
    assert note.isVisible()
    assert (note.title.text(), note.words.text()) == (say(section.title), say(section.text))
    assert page.stage.rect().contains(note.geometry())
    assert page.model.session.ply == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_takes_it_away_and_answers_nothing(qtbot: QtBot, key: Qt.Key) -> None:
    s = drawing(QUIET)
    s.steps.clear()
    s.then(AbortDecision(), EventCard("over"), AbortDecision())
    page, note = shown(qtbot, s)
    page.desk.view.setFocus()
    answer(page, Done())
    assert note.go_on.hasFocus()
    # It answers nothing, so it is not called like the button that does.
    assert note.go_on.text() == "Close"
    QTest.keyClick(note.go_on, key)
    assert note.isHidden()
    assert page.model.session.ply == 2
    assert page.desk.view.hasFocus()


def test_enter_means_the_note_also_from_the_board(qtbot: QtBot) -> None:
    page, note = shown(qtbot, drawing(QUIET))
    press(page, "enter")
    assert note.isHidden()
    assert page.model.session.ply == 1


def test_a_press_takes_it_away(qtbot: QtBot) -> None:
    _, note = shown(qtbot, drawing(QUIET))
    QTest.mouseClick(note, Qt.MouseButton.LeftButton, pos=note.title.geometry().center())
    assert note.isHidden()


def test_whoever_plays_on_need_not_take_it_away(qtbot: QtBot) -> None:
    page, note = shown(qtbot, drawing(QUIET))
    answer(page, Done())
    assert note.isHidden()


def test_an_event_that_asks_has_its_panel_and_no_note(qtbot: QtBot) -> None:
    page, note = shown(qtbot, drawing(ASKING, "bound"))
    assert note.isHidden()
    assert page.frame.docks["details"].present == "event"


def test_it_waits_for_what_goes_by_itself(qtbot: QtBot) -> None:
    s = scenes.over_target()
    s.event_deck = [QUIET]
    s.flown.counters = []
    s.then(EventCard("over"), Jettison(), AbortDecision())
    page, note = shown(qtbot, s)
    qtbot.waitUntil(lambda: page.model.session.ply == 2)
    assert note.isVisible()


def test_it_can_be_switched_off_where_it_is(qtbot: QtBot) -> None:
    s = drawing(QUIET)
    s.event_deck = [QUIET, *OTHERS]
    s.then(EventCard("over"), AbortDecision())
    page, note = shown(qtbot, s)
    note.never.click()
    assert note.isHidden()
    assert not page.habits.shows_events
    answer(page, Done())
    assert len(state_of(page).flown.events) == 2
    assert note.isHidden()


def test_what_is_taken_back_is_shown_no_more(qtbot: QtBot) -> None:
    page, note = shown(qtbot, drawing(QUIET))
    answer(page, Abort("wolf"))
    page.model.undo()
    assert note.isHidden()


@pytest.mark.parametrize("high", [640, 720])
def test_no_word_is_cut_where_the_card_finds_no_room(qtbot: QtBot, high: int) -> None:
    page, note = shown(qtbot, drawing(QUIET))
    note.done.say(
        "\n".join(f"✓ Line {number} of what this Event did to the flight" for number in range(6))
    )
    note.place()
    page.resize(1280, high)
    above = note.parentWidget()
    assert above is not None
    qtbot.waitUntil(lambda: above.rect().contains(note.geometry()))
    page.grab()
    for label in (note.title, note.words, note.flavour, note.done):
        assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_buttons_with_long_words_take_two_rows_and_both_are_seen(qtbot: QtBot) -> None:
    page, note = shown(qtbot, drawing(QUIET), size=SMALL)
    note.foot.name(note.never, "Nie pokazuj tego nigdy więcej")
    note.place()
    page.grab()
    assert note.go_on.geometry().top() > note.never.geometry().bottom()
    assert note.foot.rect().contains(note.go_on.geometry())
    assert note.rect().contains(note.foot.geometry())
    assert note.height() == note.high_at(note.width())


@pytest.mark.rule("HL-1.6a")
def test_the_debriefing_is_not_the_work_of_the_event_before_it(qtbot: QtBot) -> None:
    s = scenes.over_target(0)
    s.event_deck = [QUIET]
    s.then(EventCard("home"), ClearDisplay(), Debrief(), Rest())
    page, note = shown(qtbot, s)
    assert len(page.model.session.log) > 3
    assert note.done.text() == "✓ Barricade Landing: there is nothing to act on."


@pytest.mark.rule("HL-1.6a")
def test_the_turn_after_an_event_is_not_its_work() -> None:
    words = T("test", "it counts")
    log = (
        EventDrawn("HL-5.6a", QUIET, "over"),
        EffectNoted("HL-5.6a", words),
        TurnBegan("HL-3.1d", 1, 5),
        EffectNoted("HL-6.0a", T("test", "nobody attacks")),
    )
    source = Source(QUIET, "over", f"event:{QUIET}:over")
    assert happened(KIT, source, reversed(log)) == (say(words),)
