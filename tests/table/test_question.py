"""A question with yes and no."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.question import asked_words, confirmed, goes_on


def test_a_question_whose_table_is_put_away_meanwhile_is_answered_with_no(qtbot: QtBot) -> None:
    table = QWidget()
    table.show()
    QTimer.singleShot(0, table, table.deleteLater)
    assert not confirmed(table, "Race", "Really?")


def test_tags_in_a_question_are_shown_as_they_are(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    formats = []

    def answer() -> None:
        box = table.findChild(QMessageBox)
        assert isinstance(box, QMessageBox)
        formats.append(box.textFormat())
        box.button(QMessageBox.StandardButton.Yes).click()

    QTimer.singleShot(0, table, answer)
    assert confirmed(table, "Race", "Attack <b>Ann</b>?")
    assert formats == [Qt.TextFormat.PlainText]


def test_enter_alone_is_no_yes(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)

    def press_enter() -> None:
        box = table.findChild(QMessageBox)
        assert isinstance(box, QMessageBox)
        QTest.keyClick(box, Qt.Key.Key_Return)

    QTimer.singleShot(0, table, press_enter)
    assert not confirmed(table, "Race", "Really?")


def test_a_question_at_the_table_is_answered_with_going_on_or_back(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    words: list[str] = []

    def answer() -> None:
        box = table.findChild(QMessageBox)
        assert isinstance(box, QMessageBox)
        words.extend(button.text() for button in box.buttons())
        box.button(QMessageBox.StandardButton.Yes).click()

    QTimer.singleShot(0, table, answer)
    assert goes_on(table, "Race", "All sent?")
    assert sorted(words) == ["Back", "Go on"]


def test_a_name_is_seen_whole_while_it_is_changed(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 600)
    name = "Daring Eagle, 30 November, the second game of the evening"
    free: list[int] = []

    def answer() -> None:
        box = table.findChild(QInputDialog)
        assert isinstance(box, QInputDialog)
        field = box.findChild(QLineEdit)
        assert isinstance(field, QLineEdit)
        assert field.selectedText() == name
        free.append(field.width() - field.fontMetrics().horizontalAdvance(name))
        field.setText("Race")
        box.accept()

    QTimer.singleShot(0, table, answer)
    assert asked_words(table, "Rename", "Name:", name) == "Race"
    assert free[0] > 8
