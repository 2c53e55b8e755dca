"""Pages of a campaign for the keyboard and screen readers: Tab as one reads, everything named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QHeaderView, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader.actions_mission import RescueNext
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.day_page import DayPage
from desktop.table.hornet_leader.debrief_page import DebriefPage
from desktop.table.hornet_leader.replacement_box import ReplacementBox
from desktop.table.page import TablePage
from desktop.table.reading_order import parts_of
from tests.table.hornet_leader import days, scenes
from tests.table.hornet_leader.playing import SMALL, answer, found, page_at
from tests.table.hornet_leader.test_debriefing import home

PAGES: dict[str, Callable[[], State]] = {
    "squadron": days.squadron,
    "promoting": days.promoting,
    "morning": days.morning,
    "drawing": days.drawing,
    "selecting": days.selecting,
    "assigning": days.assigning,
    "replacing": days.replacing,
    "debriefing": home,
    "attacked": scenes.attacked,
}


def shown(qtbot: QtBot, name: str) -> TablePage:
    page = page_at(qtbot, PAGES[name](), size=SMALL)
    if name == "debriefing":
        answer(page, RescueNext("banzai"))
        page.dice.tray.acknowledge()
    return page


def stands(page: TablePage) -> QWidget:
    """Return what stands in the middle of the table."""
    inside = page.stage.currentWidget()
    assert inside is not None
    return inside


def walk(start: QWidget, inside: QWidget) -> list[QWidget]:
    """Press Tab until the focus leaves a page; return where it was, and at last where it is."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    passed: list[QWidget] = [start]
    while inside is passed[-1] or inside.isAncestorOf(passed[-1]):
        assert len(passed) < 200
        QTest.keyClick(passed[-1], Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        passed.append(now)
    return passed


@pytest.mark.parametrize("name", [name for name in PAGES if name != "attacked"])
def test_tab_goes_through_a_page_once_and_then_leaves_it(qtbot: QtBot, name: str) -> None:
    page = shown(qtbot, name)
    inside = stands(page)
    first = next(part for part in parts_of(inside) if part.focusPolicy() & Qt.FocusPolicy.TabFocus)
    passed = walk(first, inside)
    assert len(set(passed)) == len(passed)
    assert page.isAncestorOf(passed[-1])


def test_the_targets_come_before_the_buttons_below_them(qtbot: QtBot) -> None:
    page = shown(qtbot, "drawing")
    day = found(page, DayPage)
    passed = walk(day, day)
    places = [passed.index(tile) for tile in day.tiles if tile in passed]
    assert len(places) == 2
    assert places == sorted(places)
    assert max(places) < passed.index(day.deck.draw)


def test_backwards_is_the_same_way(qtbot: QtBot) -> None:
    page = shown(qtbot, "replacing")
    box = found(page, ReplacementBox)
    first, last = box.asking[0], box.no
    qtbot.waitUntil(first.isVisible)
    assert first.x() < last.x()
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is last


def test_what_gets_the_focus_is_scrolled_to(qtbot: QtBot) -> None:
    page = shown(qtbot, "debriefing")
    debrief = found(page, DebriefPage)
    for part in walk(debrief.pilots, debrief)[:-1]:
        assert not part.visibleRegion().isEmpty()


@pytest.mark.parametrize("name", PAGES)
def test_all_that_scrolls_or_takes_the_focus_has_a_name(qtbot: QtBot, name: str) -> None:
    page = shown(qtbot, name)
    panels: tuple[QWidget, QWidget] = (stands(page), page.frame.docks["details"])
    for panel in panels:
        nameless = [
            area
            for area in (panel, *panel.findChildren(QAbstractScrollArea))
            if isinstance(area, QAbstractScrollArea)
            and not isinstance(area, QHeaderView)
            and area.isVisible()
            and not area.accessibleName()
        ]
        assert nameless == []
    for part in parts_of(panels[0] if page.stage.page else panels[1]):
        if part.isVisible() and part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert part.accessibleName() or part.property("text"), part
