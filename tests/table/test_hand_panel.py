"""What stands beside the hand, and when it makes room for the cards."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.hand_model import HandModel
from desktop.rules.core import T
from desktop.table.blind import STRIP
from desktop.table.card_preview import PaintCard
from desktop.table.hand_dock import HandFan
from desktop.table.hand_panel import FAN, WORDS, HandPanel
from desktop.table.look import HandHeading
from tests.table.conftest import MakePage

HEADING = HandHeading(T("toy", "Your card"), T("toy", "One a game."), "TOY-3")


@pytest.fixture
def panel(qtbot: QtBot) -> HandPanel:
    def paint(*_: object) -> None:
        """Paint nothing."""

    painting: PaintCard = paint
    model = HandModel()
    panel = HandPanel(HandFan(model, painting))
    model.setParent(panel)
    qtbot.addWidget(panel)
    panel.resize(700, 180)
    panel.show()
    return panel


def test_the_heading_says_whose_hand_it_is(panel: HandPanel) -> None:
    before = panel.heading_shown
    panel.show_heading(HEADING)
    assert (before, panel.heading_shown) == (False, True)
    assert panel.title.text() == "Your card"
    assert panel.note.text() == "One a game."


def test_a_strip_has_room_for_two_lines_of_the_heading_and_shows_no_half_a_note(
    panel: HandPanel, qtbot: QtBot
) -> None:
    panel.show_heading(HandHeading(T("toy", "Cards of Poland (F-16C and NATO)"), HEADING.note))
    assert panel.note.isVisible()
    panel.set_folded(True)
    assert not panel.note.isVisible()
    title = panel.title
    qtbot.waitUntil(lambda: title.mapTo(panel, title.rect().bottomLeft()).y() <= STRIP)
    panel.set_folded(False)
    assert panel.note.isVisible()


def test_a_heading_of_one_line_stands_in_the_middle_of_the_strip(
    panel: HandPanel, qtbot: QtBot
) -> None:
    panel.show_heading(HEADING)
    panel.set_folded(True)
    title = panel.title
    qtbot.waitUntil(
        lambda: abs(title.mapTo(panel, title.rect().center()).y() - STRIP // 2) <= 1, timeout=1000
    )


def test_the_heading_goes_where_the_cards_need_the_room(panel: HandPanel) -> None:
    panel.show_heading(HEADING)
    shown = []
    for width in (WORDS + FAN - 1, WORDS + FAN):
        panel.resize(width, 180)
        shown.append(panel.heading_shown)
    assert shown == [False, True]


def test_the_table_fills_the_heading(make_page: MakePage) -> None:
    page = make_page(size=(1600, 1000))
    assert page.sides.hand_panel.title.text() == "Your card"
    assert page.sides.hand_panel.heading_shown
