"""What is odd in a log and what was corrected: the list of problems and the list of changes."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.logbook import open_problems
from desktop.logbook.entry_changes import FieldChange, changes
from desktop.logbook.open_problems import MarkedProblem, marked
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox, Panel
from desktop.rules.core import Refused
from desktop.rules.hornet_leader.book import Correction, Problem
from desktop.store.errors import UserError
from desktop.table.scrolled import Scrolled
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.corrections_review import said
from desktop.tracker.corrections_table import WordsTable

Role = QPalette.ColorRole
SHARES = (1.7, 0.7, 1.3, 2.2, 1.6, 1.6, 1.8)


class ProblemRow(QWidget):
    """A problem: where to, and whether the table has it so."""

    day_asked = Signal(int)
    accepted = Signal(object, bool)
    """The problem, and whether it is accepted now."""
    rule_asked = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: MarkedProblem | None = None
        self.note = NoteBox(themes, Tone.BAD, self)
        self.go = KeyButton("", Importance.NORMAL, self)
        self.accept = KeyButton("", Importance.NORMAL, self)
        foot = FlowLayout(gap=8)
        foot.addWidget(self.go)
        foot.addWidget(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(4)
        column.addWidget(self.note)
        column.addLayout(foot)
        self.note.rule_activated.connect(self.rule_asked)
        self.go.clicked.connect(self._go)
        self.accept.clicked.connect(self._turn)

    def show_problem(self, shown: MarkedProblem) -> None:
        """Show a problem, open or accepted."""
        self._shown = shown
        problem = shown.problem
        self.note.set_tone(Tone.PLAIN if shown.accepted else Tone.BAD)
        words = self.tr("accepted as it is") if shown.accepted else self.tr("open")
        day = self.tr("Day {day}: {state}").format(day=problem.day, state=words)
        self.note.show_note(say(problem.words), day, problem.rule)
        self.go.setText(self.tr("Correct Day {day}").format(day=problem.day))
        self.accept.setText(
            self.tr("Open again") if shown.accepted else self.tr("My table says so")
        )
        for button in (self.go, self.accept):
            button.setAccessibleDescription(say(problem.words))

    @Slot()
    def _go(self) -> None:
        if self._shown is not None:
            self.day_asked.emit(self._shown.problem.day)

    @Slot()
    def _turn(self) -> None:
        if self._shown is not None:
            self.accepted.emit(self._shown.problem, not self._shown.accepted)


class CorrectionsPage(QWidget):
    """Problems at the left, changes at the right."""

    day_asked = Signal(int)
    """A Day that is to be corrected."""
    left = Signal()
    rule_asked = Signal(object)

    def __init__(
        self, model: CampaignModel, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._themes = model, themes
        self.back = IconButton("first", "", self)
        self.title = QLabel(self)
        self._heads = [QLabel(self) for _ in range(2)]
        self.rows: list[ProblemRow] = []
        self.none = QLabel(self)
        self.none.setForegroundRole(Role.PlaceholderText)
        self.none.setWordWrap(True)
        self.trouble = NoteBox(themes, Tone.WARN, self)
        self.trouble.rule_activated.connect(self.rule_asked)
        self.table = WordsTable(SHARES, self)
        self._days: list[int] = []
        self._lay_out()
        self.back.clicked.connect(self.left)
        self.table.entered.connect(self._go)
        model.changed.connect(self.refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        body = QWidget(self)
        self._list = QVBoxLayout(body)
        self._list.setContentsMargins(0, 0, 4, 0)
        self._list.setSpacing(8)
        self._list.addWidget(self.none)
        self._list.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(14)
        for label, widget, share in (
            (self._heads[0], Scrolled(body), 2),
            (self._heads[1], self.table, 5),
        ):
            framed = Panel("base", self)
            inside = QVBoxLayout(framed)
            inside.setContentsMargins(14, 12, 14, 12)
            inside.addWidget(label)
            inside.addWidget(widget, 1)
            row.addWidget(framed, share)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 12, 20, 16)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.trouble)
        column.addLayout(row, 1)
        self.trouble.hide()

    @Slot()
    def refresh(self) -> None:
        """Show the log as it is now."""
        book = self._model.state.book
        if book is None:
            return
        self._show_problems(marked(book))
        self._show_changes(book.corrections)

    def _show_problems(self, problems: tuple[MarkedProblem, ...]) -> None:
        while len(self.rows) > len(problems):
            gone = self.rows.pop()
            self._list.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.rows) < len(problems):
            row = ProblemRow(self._themes, self)
            row.day_asked.connect(self.day_asked)
            row.accepted.connect(self._accept)
            row.rule_asked.connect(self.rule_asked)
            self._list.insertWidget(self._list.count() - 1, row)
            row.show()
            self.rows.append(row)
        for row, problem in zip(self.rows, problems, strict=True):
            row.show_problem(problem)
        self.none.setVisible(not problems)
        still = sum(not each.accepted for each in problems)
        words = self.tr("Problems: {open} open of {all}")
        self._heads[0].setText(words.format(open=still, all=len(problems)))

    def _show_changes(self, corrections: list[Correction]) -> None:
        heads = (
            *(self.tr("When"), self.tr("Day"), self.tr("Of"), self.tr("Field")),
            *(self.tr("Old"), self.tr("New"), self.tr("Reason")),
        )
        rows, self._days = [], []
        for correction in reversed(corrections):
            for change in changes(self._model.kit, correction):
                rows.append(self._change(correction, change))
                self._days.append(correction.day)
        self.table.show_rows(heads, rows)

    def _change(self, correction: Correction, change: FieldChange) -> tuple[str, ...]:
        day = str(correction.day) if correction.day else self.tr("Start")
        missions = (self.tr("the Day"), self.tr("Primary"), self.tr("Secondary"))
        about = missions[change.mission] if correction.day else ""
        if change.pilot:
            about = self._model.kit.callsign(change.pilot)
        when = correction.at.replace("T", " ")[:16]
        values = (said(change.old), said(change.new))
        return (when, day, about, say(change.field), *values, correction.reason)

    @Slot(object, bool)
    def _accept(self, problem: Problem, accepted: bool) -> None:
        now = QDateTime.currentDateTime().toString(Qt.DateFormat.ISODate)
        action = open_problems.accepting(self._model.book, problem, now, accepted=accepted)
        self.trouble.hide()
        try:
            self._model.play(action)
        except Refused as refused:
            self._tell(say(refused.text), "", refused.rule)
        except UserError as error:
            self._tell(say(error.message), say(error.advice))

    def _tell(self, words: str, advice: str, rule: str = "") -> None:
        self.trouble.show_note(words, advice, rule)
        self.trouble.show()

    @Slot(int)
    def _go(self, row: int) -> None:
        if 0 <= row < len(self._days) and self._days[row]:
            self.day_asked.emit(self._days[row])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.title.setText(self.tr("Problems and corrections"))
        self.title.setFont(fonts.interface(22, 700))
        self.back.set_text(self.tr("Back"))
        self.none.setText(self.tr("No entry breaks a rule."))
        self._heads[1].setText(self.tr("Changes, the latest first"))
        for label in self._heads:
            label.setFont(fonts.interface(15, 600))
            label.setWordWrap(True)
        self.table.setAccessibleName(self._heads[1].text())
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
