"""The recap: what happened since the viewer decided last, in the words of the log."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import T
from desktop.table import passage
from desktop.table.history_lines import RecapStep, decisions_of_others
from desktop.table.look import Mark, Motion
from desktop.table.recap import RecapPanel
from tests.table.conftest import MakePage, pick
from tests.toy.table import AGAINST_BOT, TWO_PERSONS, opened


def test_the_recap_tells_the_events_as_the_log_does(make_page: MakePage) -> None:
    page = make_page(opened(TWO_PERSONS))
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A1", "A2", "button:end_turn")
    page.passage.page.hold.held.emit()
    recap = page.passage.recap
    told = [recap.list.item(row).text() for row in range(recap.list.count())]
    assert told
    assert told == [say(step.words) for step in recap.steps]
    labels = [label.text() for label in recap.findChildren(QLabel)]
    assert f"Events: {len(told)}. What is hidden from you stays hidden." in labels
    page.passage.end_recap()


@pytest.mark.parametrize(("long", "tells"), [(1, True), (99, False)])
def test_a_person_alone_is_told_when_the_computer_has_done_much(
    make_page: MakePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, long: int, tells: bool
) -> None:
    monkeypatch.setattr(passage, "LONG", long)
    page = make_page(opened(AGAINST_BOT))
    pick(page, "A1", "A2", "button:end_turn")
    qtbot.waitUntil(lambda: page.model.choice is not None)
    assert page.passage.recapping is tells
    assert decisions_of_others(page.model) > 0
    assert {step.side for step in page.passage.recap.steps} == ({"south"} if tells else set())
    page.passage.end_recap()


def test_only_the_chosen_step_of_the_recap_has_a_thick_arrow(make_page: MakePage) -> None:
    page = make_page(opened(TWO_PERSONS))
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A1", "A2", "A2", "A3", "button:end_turn")
    told: list[tuple[Mark, ...]] = []
    page.passage.recap.marked.connect(told.append)
    page.passage.page.hold.held.emit()
    recap = page.passage.recap
    moves = [row for row, step in enumerate(recap.steps) if step.motion and step.motion.start]
    recap.list.setCurrentRow(moves[-1])
    arrows = [mark for mark in told[-1] if mark.to]
    assert len(arrows) > 1
    assert [mark.kind for mark in arrows] == ["last_move"] * (len(moves) - 1) + ["route"]
    assert [bool(mark.text) for mark in arrows] == [False] * (len(moves) - 1) + [True]
    page.passage.end_recap()


def test_a_shorter_recap_may_follow_a_longer_one(make_page: MakePage, qtbot: QtBot) -> None:
    """A list that is emptied names rows on the way, which the new steps may not have."""
    panel = RecapPanel(make_page(opened(TWO_PERSONS)).look)
    qtbot.addWidget(panel)
    panel.show()
    words, motion = T("toy", "Moved"), Motion("N1", "move", "A1", "A2")
    steps = tuple(RecapStep(n, "north", words, "move", (), motion, n) for n in range(1, 7))
    with qtbot.captureExceptions() as raised:
        for many in range(1, len(steps) + 1):
            for row in range(many):
                panel.show_steps(steps[:many], plays=False)
                panel.list.setCurrentRow(row)
                panel.show_steps(steps[:1], plays=False)
    assert raised == []
    assert panel.list.count() == 1


@pytest.mark.parametrize(("high", "away"), [(720, True), (1000, False)])
def test_in_a_low_window_the_recap_has_the_room_of_the_log(
    make_page: MakePage, qtbot: QtBot, high: int, away: bool
) -> None:
    page = make_page(opened(TWO_PERSONS), size=(1280, high))
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A1", "A2", "button:end_turn")
    log = page.frame.docks["log"]
    assert not log.isHidden()
    page.passage.page.hold.held.emit()
    assert log.isHidden() is away
    page.passage.end_recap()
    assert not log.isHidden()
