"""The autopilot's advice on the table, and a phase that it plays for the person (bot, hints)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.models.bot_runner import ThreadThinker
from desktop.play.thinking import ThinkingFailed
from desktop.rules.core import T
from desktop.rules.red_menace.actions_blue import Move
from desktop.rules.red_menace.actions_intercept import EndInterceptions, Intercept
from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.flow import Phase
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace.interception_draft import InterceptionDraft
from desktop.table.red_menace.interception_panel import InterceptionPanel
from desktop.table.red_menace.status_strip import StatusStrip
from desktop.table.status_frame import HintLine
from tests.rules.red_menace.positions import fly, war
from tests.table.handling import found, pick, press
from tests.table.red_menace import sorties
from tests.table.red_menace.playing import page_at, state_of

CONTROL = Qt.KeyboardModifier.ControlModifier


def phase_five() -> State:
    """Return the interceptions of turn 7, with the phases that follow."""
    s = sorties.over_edmonton()
    s.steps.insert(0, Phase(6))
    return s


def control(page: TablePage, key: Qt.Key) -> None:
    """Press a key with Ctrl, with the focus on the board."""
    page.desk.view.setFocus()
    QTest.keyClick(page.window().focusWidget(), key, CONTROL)


def asked(qtbot: QtBot, page: TablePage) -> HintLine:
    """Ask for a hint by its key, and wait for it."""
    line = found(page, HintLine)
    page.desk.view.setFocus()
    QTest.keyClicks(page.window().focusWidget(), "?")
    qtbot.waitUntil(line.take.isVisible)
    return line


def played(page: TablePage) -> list[object]:
    """Return every action so far."""
    session = page.model.session
    return [session.entry_at(ply).action for ply in range(session.base, session.ply)]


def test_a_hint_fills_the_panel_so_that_it_tells_the_odds(qtbot: QtBot) -> None:
    page = page_at(qtbot, phase_five())
    line = asked(qtbot, page)
    draft = page.picker.draft
    assert isinstance(draft, InterceptionDraft)
    assert line.words.startswith("Against Formation C")
    assert (draft.key, draft.order.size > 0) == ("C", True)
    assert found(page, InterceptionPanel).fire.isEnabled()
    control(page, Qt.Key.Key_Return)
    (sent,) = (each for each in played(page) if isinstance(each, Intercept))
    assert (sent.flight, set(sent.planes)) == ("C", set(draft.action.planes))
    assert line.isHidden()


def test_the_hint_stands_in_the_place_of_the_status_strip(qtbot: QtBot) -> None:
    page = page_at(qtbot, phase_five())
    strip, high = found(page, StatusStrip), page.desk.view.height()
    line = asked(qtbot, page)
    assert strip.isHidden()
    assert page.desk.view.height() == high
    line.close_button.click()
    assert (line.isHidden(), strip.isVisible()) == (True, True)
    assert page.desk.view.height() == high


def test_a_strip_that_was_put_away_stays_away_after_a_hint(qtbot: QtBot) -> None:
    page = page_at(qtbot, phase_five())
    strip = found(page, StatusStrip)
    strip.press("")
    asked(qtbot, page).close_button.click()
    assert strip.isHidden()


def test_ctrl_p_plays_the_phase_and_no_more(qtbot: QtBot) -> None:
    page = page_at(qtbot, phase_five())
    line = found(page, HintLine)
    control(page, Qt.Key.Key_P)
    assert line.isVisible()
    qtbot.waitUntil(line.isHidden)
    assert any(isinstance(each, Intercept) for each in played(page))
    assert state_of(page).phase > 5
    assert page.model.choice is not None


@pytest.mark.parametrize("how", ["esc", "ctrl_p", "button", "own", "undo", "look"])
def test_what_the_autopilot_plays_can_be_stopped(qtbot: QtBot, how: str) -> None:
    page = page_at(qtbot, phase_five())
    line = found(page, HintLine)
    page.model.computers.set_pace(100_000)
    pick(page, "flight:C", "plane:cf100", "button:fire")
    assert page.model.session.ply > 0
    control(page, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: "Formation" in line.words or "interceptors" in line.words)
    assert line.play_on.text() == "Stop"
    if how == "esc":
        press(page, "esc")
    elif how == "ctrl_p":
        control(page, Qt.Key.Key_P)
    elif how == "button":
        line.play_on.click()
    elif how == "own":
        page.model.play(EndInterceptions())
    elif how == "undo":
        page.model.undo()
    else:
        page.model.look_at(page.model.session.base)
        page.model.look_at(None)
    assert line.play_on.text() != "Stop" or line.isHidden()
    ply = page.model.session.ply
    qtbot.wait(30)
    assert page.model.session.ply == ply


def test_an_autopilot_that_ended_hands_the_phase_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(_thinker: ThreadThinker) -> None:
        raise ThinkingFailed(T("red_menace.table", "It ended."))

    monkeypatch.setattr(ThreadThinker, "result", ended)
    page = page_at(qtbot, phase_five())
    line = found(page, HintLine)
    control(page, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: "It ended." in line.words)
    assert line.play_on.text() == "Play this phase"


def test_it_rolls_where_a_person_would_be_asked_to(qtbot: QtBot) -> None:
    page = page_at(qtbot, phase_five())
    page.model.ask_before_rolls(True)
    line = found(page, HintLine)
    control(page, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: line.isHidden() and state_of(page).phase > 5, timeout=10_000)
    page.model.ask_before_rolls(False)
    page.close_game()


def test_a_move_is_shown_with_its_ghost(qtbot: QtBot) -> None:
    s = war(phase=9, steps=(BlueMoves(),))
    fly(s, "b52", "0608")
    page = page_at(qtbot, s)
    choice = page.model.choice
    assert choice is not None
    move = next(each for each in choice.actions if isinstance(each, Move))
    page.propose(move)
    assert page.desk.scene.ghost == page.desk.scene.places.centre(move.to)
    page.propose(None)
    assert page.desk.scene.ghost is None
