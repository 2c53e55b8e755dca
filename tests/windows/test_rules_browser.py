"""The rules browser: opening at a rule, searching, and the way back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.paint.buttons import Segmented
from desktop.paint.style import apply_theme
from desktop.paint.theme import load_theme
from desktop.windows.desk import Desk
from desktop.windows.rules_browser import AtTable, RulesBrowser

GAME = "daring_eagle"


@pytest.fixture
def browser(qtbot: QtBot, desk: Desk) -> RulesBrowser:
    browser = RulesBrowser(desk.themes)
    qtbot.addWidget(browser)
    browser.resize(1280, 720)
    browser.show()
    return browser


def lit(browser: RulesBrowser) -> str:
    return browser.page.lit


def test_it_opens_at_the_rule_in_question(browser: RulesBrowser) -> None:
    browser.open_at(GAME, "DE-6.2a")
    assert lit(browser) == "DE-6.2a"
    assert browser.page.verticalScrollBar().value() > 0
    assert browser.chapter() == "6.2 The first blow"


def test_a_rule_without_a_paragraph_of_its_own_opens_the_nearest(browser: RulesBrowser) -> None:
    browser.open_at(GAME, "DE-3.4")
    assert lit(browser) == "DE-3.4a"


def test_back_and_forward_walk_where_one_was(browser: RulesBrowser) -> None:
    browser.open_at(GAME, "DE-1.1")
    browser.show_rule("DE-5.3d")
    browser.go_back()
    assert lit(browser) == "DE-1.1"
    browser.go_forward()
    assert lit(browser) == "DE-5.3d"


def test_a_search_lists_the_hits_and_steps_around_them(browser: RulesBrowser) -> None:
    browser.open_at(GAME)
    browser.search.setText("supply empty")
    hits = browser.hits
    assert "DE-8.6c" in hits
    for _ in range(len(hits) + 1):
        browser.next_hit()
    assert browser.here == hits[0]
    browser.previous_hit()
    assert browser.here == hits[-1]


def test_enter_goes_to_a_hit_and_n_to_the_next(browser: RulesBrowser, qtbot: QtBot) -> None:
    browser.open_at(GAME)
    browser.activateWindow()
    browser.search.setFocus()
    QTest.keyClicks(browser.search, "emplacement")
    QTest.keyClick(browser.search, Qt.Key.Key_Return)
    assert browser.here == browser.hits[0]
    QTest.keyClick(browser.page, Qt.Key.Key_N)
    assert browser.search.text() == "emplacement"
    assert browser.here == browser.hits[1]


def test_words_that_are_nowhere_are_said_to_be_nowhere(browser: RulesBrowser) -> None:
    browser.open_at(GAME)
    browser.search.setText("submarine")
    assert browser.hits == []
    assert "submarine" in browser.found_text()


def test_escape_clears_the_search_first_and_then_goes_back(
    browser: RulesBrowser, qtbot: QtBot
) -> None:
    browser.open_at(GAME)
    browser.search.setText("supply")
    browser.search.setFocus()
    browser.step_back()
    assert browser.search.text() == ""
    with qtbot.waitSignal(browser.closed, timeout=500):
        browser.step_back()


def test_copying_without_a_selection_copies_the_rule_with_its_id(
    browser: RulesBrowser, qtbot: QtBot
) -> None:
    browser.open_at(GAME, "DE-8.4")
    QTest.keyClick(browser.page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("DE-8.4: Brigade")


def test_what_is_going_on_at_the_table_stands_beside_the_rules(browser: RulesBrowser) -> None:
    browser.open_at(GAME, "DE-3.4a", AtTable("Refused", "No card.", "DE-3.4a", refused=True))
    assert browser.note.isVisible()
    assert browser.note.accessibleName() == "Refused"


def test_with_large_text_the_games_go_below_and_the_search_keeps_its_room(
    browser: RulesBrowser, qapp: QApplication, qtbot: QtBot
) -> None:
    browser.open_at(GAME)
    (games,) = browser.findChildren(Segmented)
    assert games.y() < browser.search.geometry().bottom()
    apply_theme(qapp, load_theme("dark"), 200)
    qtbot.waitUntil(lambda: games.y() > browser.search.geometry().bottom())
    assert browser.search.width() >= 320
    apply_theme(qapp, load_theme("dark"), 100)
    qtbot.waitUntil(lambda: games.y() < browser.search.geometry().bottom())


def test_the_title_keeps_its_distance_from_the_choice_of_games(browser: RulesBrowser) -> None:
    browser.open_at(GAME, "DE-6.2a")
    title = next(label for label in browser.findChildren(QLabel) if label.text() == "Rules")
    (games,) = browser.findChildren(Segmented)
    assert games.x() - title.geometry().right() > 12
