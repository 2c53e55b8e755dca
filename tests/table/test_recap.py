"""The recap: what happened since the viewer decided last, in the words of the log."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import T
from desktop.table.history_lines import RecapStep
from desktop.table.look import Mark, Motion
from desktop.table.recap import RecapPanel
from tests.table.conftest import MakePage, pick
from tests.toy.table import TWO_PERSONS, opened


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
    kinds = [mark.kind for mark in told[-1] if mark.to]
    assert kinds == ["last_move"] * (len(moves) - 1) + ["route"]
    assert len(moves) > 1
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
