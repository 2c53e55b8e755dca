"""What a correction would change, shown before it is accepted (HL-T4.3a)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.logbook.differences import Differences, Value
from desktop.logbook.entry_changes import FieldChange
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox, Panel
from desktop.rules.core import Text
from desktop.rules.hornet_leader.book import Problem
from desktop.rules.hornet_leader.components import Kit
from desktop.table.scrolled import Scrolled
from desktop.tracker.corrections_table import WordsTable

FIGURE_SHARES = (0.7, 1.6, 1.8, 1.5, 1.5)
FIELD_SHARES = (1.2, 1.5, 2.2, 1.8, 1.8)
LONGEST_REASON = 200


def said(value: Value) -> str:
    """Return a value as the person reads it."""
    if isinstance(value, Text):
        return say(value)
    return str(value).replace("-", "\N{MINUS SIGN}") if _is_number(value) else str(value)


def _is_number(value: int | str) -> bool:
    return str(value).lstrip("+-").isdecimal()


class CorrectionsReview(QWidget):
    """Two tables, what was entered otherwise and what follows; the problems; a reason."""

    accepted = Signal(str)
    """The reason, which may be empty."""
    declined = Signal()
    rule_asked = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._day = 0
        self.title, self._explained = QLabel(self), QLabel(self)
        self._explained.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._explained.setWordWrap(True)
        self.fields = WordsTable(FIELD_SHARES, self)
        self.figures = WordsTable(FIGURE_SHARES, self)
        self._heads = [QLabel(self) for _ in range(2)]
        self.problems: list[NoteBox] = []
        self.reason = QLineEdit(self)
        self.reason.setMaxLength(LONGEST_REASON)
        self._reason_name = QLabel(self)
        self.accept = KeyButton("", Importance.PRIMARY, self)
        self.back = KeyButton("", Importance.NORMAL, self)
        self.accept.clicked.connect(self._accept)
        self.back.clicked.connect(self.declined)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        framed = Panel("base", self)
        tables = QVBoxLayout(framed)
        tables.setContentsMargins(14, 12, 14, 12)
        tables.setSpacing(6)
        for head, table, share in zip(
            self._heads, (self.fields, self.figures), (2, 5), strict=True
        ):
            tables.addWidget(head)
            tables.addWidget(table, share)
        body = QWidget(self)
        self._notes = QVBoxLayout(body)
        self._notes.setContentsMargins(0, 0, 4, 0)
        self._notes.setSpacing(8)
        self._notes.addWidget(self._explained)
        self._notes.addStretch(1)
        side = QVBoxLayout()
        side.addWidget(Scrolled(body), 1)
        side.addWidget(self._reason_name)
        side.addWidget(self.reason)
        foot = QHBoxLayout()
        for button in (self.back, self.accept):
            foot.addWidget(button)
        side.addLayout(foot)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(framed, 5)
        row.addLayout(side, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 16)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addLayout(row, 1)

    def show_changes(
        self, kit: Kit, day: int, fields: tuple[FieldChange, ...], found: Differences
    ) -> None:
        """Show what a correction of a Day comes to."""
        self._day = day
        self.reason.clear()
        self.fields.show_rows(self._field_heads(), [self._field(kit, each) for each in fields])
        self.figures.show_rows(
            (self.tr("Day"), self.tr("Of"), self.tr("Figure"), self.tr("Old"), self.tr("New")),
            [
                (
                    str(each.day),
                    kit.callsign(each.pilot) if each.pilot else self.tr("the campaign"),
                    say(each.figure),
                    said(each.old),
                    said(each.new),
                )
                for each in found.figures
            ],
        )
        self._show_problems(found)
        self.retranslate()
        self.figures.setVisible(bool(found.figures))
        if not found.figures:
            self._heads[1].setText(self.tr("No figure changes: only what was written down"))
        self.accept.setEnabled(bool(fields))

    def _field_heads(self) -> tuple[str, ...]:
        return (
            *(self.tr("Mission"), self.tr("Of"), self.tr("Field")),
            *(self.tr("Old"), self.tr("New")),
        )

    def _field(self, kit: Kit, each: FieldChange) -> tuple[str, ...]:
        missions = (self.tr("the Day"), self.tr("Primary"), self.tr("Secondary"))
        pilot = kit.callsign(each.pilot) if each.pilot else ""
        return (missions[each.mission], pilot, say(each.field), said(each.old), said(each.new))

    def _show_problems(self, found: Differences) -> None:
        for box in self.problems:
            self._notes.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.problems = []
        for problem in found.added:
            self._note(problem, Tone.BAD, self.tr("New on Day {day}"))
        for problem in found.solved:
            self._note(problem, Tone.GOOD, self.tr("Solved on Day {day}"))
        if found.added:
            words = self.tr("It can be accepted all the same; problems stay marked until solved.")
        else:
            words = self.tr("Nothing is changed before you accept.")
        self._explained.setText(words)

    def _note(self, problem: Problem, tone: Tone, words: str) -> None:
        box = NoteBox(self._themes, tone, self)
        box.show_note(say(problem.words), words.format(day=problem.day), problem.rule)
        box.rule_activated.connect(self.rule_asked)
        self._notes.insertWidget(self._notes.count() - 1, box)
        self.problems.append(box)

    def _accept(self) -> None:
        if self.accept.isEnabled():
            self.accepted.emit(self.reason.text().strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.declined.emit()
        elif enter and (held or self.reason.hasFocus()):
            self._accept()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.title.setText(
            self.tr("What the correction of Day {day} changes").format(day=self._day)
        )
        self.title.setFont(fonts.interface(22, 700))
        self._heads[0].setText(self.tr("Entered otherwise"))
        self._heads[1].setText(self.tr("What follows, Day by Day"))
        for head in self._heads:
            head.setFont(fonts.interface(15, 600))
        self._explained.setFont(fonts.interface(13))
        self._reason_name.setText(self.tr("Reason (optional)"))
        self._reason_name.setFont(fonts.interface(12))
        self.reason.setAccessibleName(self._reason_name.text())
        self.fields.setAccessibleName(self._heads[0].text())
        self.figures.setAccessibleName(self._heads[1].text())
        self.accept.setText(self.tr("Accept the correction"))
        self.accept.set_cap("Ctrl+Enter")
        self.back.setText(self.tr("Back to the form"))
        self.back.set_cap("Esc")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
