"""The note on one Day: a part of the notes on the game, under a heading of its own."""

from __future__ import annotations

import re

from PySide6.QtCore import Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.table.look import Table

HEADING = re.compile(r"^## .*?(\d+)[ \t]*$", re.MULTILINE)
"""In every language the heading ends with the number of the Day."""
HIGH = 84


def notes_by_day(text: str) -> dict[int, str]:
    """Return what is noted on each Day in the notes on a game."""
    return {day: text[start:end].strip() for day, _, start, end in _parts(text)}


def with_note(text: str, day: int, heading: str, note: str) -> str:
    """Return the notes on a game with another note on a Day; an empty one takes the heading along.

    ``heading`` is that of a Day that has none yet; all other words stay.
    """
    parts = _parts(text)
    words = note.strip()
    whole = f"## {heading}\n{words}" if words else ""
    for number, begin, start, end in parts:
        if number == day:
            if words:
                whole = f"{text[begin:start].rstrip()}\n{words}"
            return _joined(text[:begin], whole, text[end:])
    place = next((begin for number, begin, _, _ in parts if number > day), len(text))
    return _joined(text[:place], whole, text[place:])


def _parts(text: str) -> list[tuple[int, int, int, int]]:
    """Return each Day that has a heading: where that begins, and its words begin and end."""
    found = list(HEADING.finditer(text))
    following = [each.start() for each in found[1:]]
    ends = (*following, len(text))
    return [
        (int(each[1]), each.start(), each.end(), end)
        for each, end in zip(found, ends, strict=False)
    ]


def _joined(*parts: str) -> str:
    return "\n\n".join(part.strip("\n") for part in parts if part.strip())


class DayNote(QWidget):
    """A field for the note on the Day that is looked back on."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notes = table.notes
        self._day = 0
        self._label = QLabel(self)
        self._label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.paper = QPlainTextEdit(self)
        self.paper.setTabChangesFocus(True)
        self._label.setBuddy(self.paper)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._label)
        column.addWidget(self.paper)
        self.paper.textChanged.connect(self._keep)
        self._notes.edited.connect(self._follow)
        self.retranslate()

    def show_day(self, day: int) -> None:
        """Show the note on a Day."""
        self._day = day
        self._label.setText(self.tr("Your note on Day {day}").format(day=day))
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Show what the notes say, unless it is written here."""
        words = notes_by_day(self._notes.text).get(self._day, "")
        if words != self.paper.toPlainText().strip():
            self.paper.blockSignals(True)
            self.paper.setPlainText(words)
            self.paper.blockSignals(False)

    @Slot()
    def _keep(self) -> None:
        heading = self.tr("Day {day}").format(day=self._day)
        note = self.paper.toPlainText()
        self._notes.write(with_note(self._notes.text, self._day, heading, note))

    def retranslate(self) -> None:
        """Say everything again, in the present language and size."""
        self._label.setFont(fonts.interface(13))
        self.paper.setFont(fonts.interface(13))
        self.paper.setFixedHeight(round(HIGH * max(1.0, fonts.text_scale())))
        self.paper.setPlaceholderText(self.tr("It is kept with the notes on this game."))
        self.paper.setAccessibleName(self.tr("Note on this Day"))
