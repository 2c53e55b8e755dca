"""The live preview beside the entry form, with the buttons that save and leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.logbook.day_draft import DayDraft
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, NoteBox, Panel
from desktop.rules.core import Refused
from desktop.rules.hornet_leader.book import Problem
from desktop.rules.hornet_leader.book_entries import Figure
from desktop.table.scrolled import Scrolled
from desktop.tracker.preview_adjust import Adjustable, AdjustBar
from desktop.tracker.preview_data import FigureData, PilotData, PreviewData
from desktop.tracker.preview_lines import FigureLine, PilotLine, PreviewLine

Role = QPalette.ColorRole
EDGE = 12
W = TypeVar("W", bound=QWidget)


class ProblemNote(QWidget):
    """A rule that an entry breaks, and the button that lets it be so."""

    accepted = Signal(str, bool)
    """The key of the problem, and whether it is accepted now."""
    rule_asked = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem: Problem | None = None
        self.note = NoteBox(themes, Tone.BAD, self)
        self.note.rule_activated.connect(self.rule_asked)
        self.button = KeyButton("", Importance.NORMAL, self)
        self.button.setCheckable(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.note)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        self.button.clicked.connect(self._press)

    def show_problem(self, problem: Problem, *, accepted: bool) -> None:
        """Show a problem, open or accepted."""
        self._problem = problem
        self.note.set_tone(Tone.PLAIN if accepted else Tone.BAD)
        words = self.tr("Accepted as it is") if accepted else ""
        self.note.show_note(say(problem.words), words, problem.rule)
        self.button.setChecked(accepted)
        self.button.setText(self.tr("Open again") if accepted else self.tr("My table says so"))
        self.button.setAccessibleDescription(say(problem.words))

    @Slot(bool)
    def _press(self, on: bool) -> None:
        if self._problem is not None:
            self.accepted.emit(self._problem.key, on)


class PreviewPanel(Panel):
    """Old, arrow, new for everything that the Day changes."""

    adjusted = Signal(str, int, str)
    accepted = Signal(str, bool)
    rule_asked = Signal(object)
    save_asked = Signal()
    leave_asked = Signal()
    """Leave; nothing is asked any more."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__("base", parent)
        self._themes = themes
        self._data: PreviewData | None = None
        self._draft = DayDraft(missions=[])
        self.title, self._live = QLabel(self), QLabel(self)
        self._live.setForegroundRole(Role.PlaceholderText)
        self.refusal = NoteBox(themes, Tone.INFO, self)
        self.refusal.rule_activated.connect(self.rule_asked)
        self.figures: list[FigureLine] = []
        self.pilots: list[PilotLine] = []
        self.notes: list[NoteBox] = []
        self.problems: list[ProblemNote] = []
        self._day, self._correcting = 0, False
        self.bar = AdjustBar(self)
        self.bar.adjusted.connect(self.adjusted)
        self.bar.closed.connect(self._return_focus)
        self._asking: PreviewLine | None = None
        self.question = NoteBox(themes, Tone.WARN, self)
        self.save = KeyButton("", Importance.PRIMARY, self)
        self.leave = KeyButton("", Importance.NORMAL, self)
        for button in (self.save, self.leave):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.save.clicked.connect(self.save_asked)
        self.leave.clicked.connect(self.leave_asked)
        self._lay_out()
        self.question.hide()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._live)
        self._body = QWidget(self)
        self._lines = QVBoxLayout(self._body)
        self._lines.setContentsMargins(0, 0, 4, 0)
        self._lines.setSpacing(1)
        self._line = Hairline(self._body)
        self._lines.addWidget(self.refusal)
        self._lines.addWidget(self._line)
        self._extra = QVBoxLayout()
        self._extra.setSpacing(8)
        self._extra.setContentsMargins(0, 8, 0, 0)
        self._lines.addLayout(self._extra)
        self._lines.addStretch(1)
        foot = FlowLayout(gap=8)
        foot.addWidget(self.save)
        foot.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(Scrolled(self._body), 1)
        column.addWidget(self.question)
        column.addLayout(foot)

    def show_preview(
        self, data: PreviewData, draft: DayDraft, refused: Refused | None = None
    ) -> None:
        """Show what the Day comes to, or why it cannot be worked out yet."""
        self._data, self._draft = data, draft
        self.refusal.setVisible(refused is not None)
        if refused is not None:
            self.refusal.show_note(say(refused.text), "", refused.rule)
        self.save.setEnabled(refused is None)
        self._show_figures(data)
        self._show_pilots(data)
        self._show_notes(data)
        self._show_problems(data)
        self._follow_bar()

    def tell(self, words: str, rule: str = "") -> None:
        """Say why something could not be saved."""
        self.refusal.show_note(words, "", rule)
        self.refusal.show()

    def _show_figures(self, data: PreviewData) -> None:
        _fit(self.figures, len(data.figures), self._new_figure)
        for line, figure in zip(self.figures, data.figures, strict=True):
            by_hand = self._draft.adjusted(figure.key) != 0
            line.show_figure(figure, by_hand=by_hand)

    def _new_figure(self) -> FigureLine:
        line = FigureLine(self._themes, self._body)
        self._lines.insertWidget(self._lines.indexOf(self._line), line)
        line.clicked.connect(partial(self._adjust_figure, line))
        return line

    def _show_pilots(self, data: PreviewData) -> None:
        _fit(self.pilots, len(data.pilots), self._new_pilot)
        for line, pilot in zip(self.pilots, data.pilots, strict=True):
            by_hand = any(each.pilot == pilot.pilot for each in self._draft.entry.adjustments)
            line.show_pilot(pilot, by_hand=by_hand)

    def _new_pilot(self) -> PilotLine:
        line = PilotLine(self._themes, self._body)
        self._lines.insertWidget(self._lines.count() - 2, line)
        line.clicked.connect(partial(self._adjust_pilot, line))
        return line

    def _show_notes(self, data: PreviewData) -> None:
        _fit(self.notes, len(data.notes), self._new_note)
        for box, note in zip(self.notes, data.notes, strict=True):
            box.set_tone(note.tone)
            box.show_note(note.title, note.body)

    def _new_note(self) -> NoteBox:
        box = NoteBox(self._themes, Tone.GOOD, self._body)
        self._extra.insertWidget(len(self.problems) + len(self.notes), box)
        return box

    def _show_problems(self, data: PreviewData) -> None:
        _fit(self.problems, len(data.problems), self._new_problem)
        for note, problem in zip(self.problems, data.problems, strict=True):
            note.show_problem(problem, accepted=problem.key in self._draft.entry.accepted)

    def _new_problem(self) -> ProblemNote:
        note = ProblemNote(self._themes, self._body)
        note.accepted.connect(self.accepted)
        note.rule_asked.connect(self.rule_asked)
        self._extra.insertWidget(len(self.problems), note)
        return note

    # --- changing a figure by hand ----------------------------------------------------------------

    def _adjust_figure(self, line: FigureLine) -> None:
        title = self.tr("{figure}: as your table has it").format(figure=line.data.name)
        self._ask(line, title, "", self._of_figure(line.data))

    def _adjust_pilot(self, line: PilotLine) -> None:
        title = self.tr("{pilot}: as your table has it").format(pilot=line.data.callsign)
        self._ask(line, title, line.data.pilot, self._of_pilot(line.data))

    def _ask(self, line: PreviewLine, title: str, pilot: str, figures: list[Adjustable]) -> None:
        if not self.save.isEnabled():
            return
        if self._asking is line and self.bar.isVisible():
            self.bar.put_away()
            return
        self._asking = line
        self._lines.removeWidget(self.bar)
        self._lines.insertWidget(self._lines.indexOf(line) + 1, self.bar)
        self.bar.ask(title, pilot, figures)

    def _of_figure(self, data: FigureData) -> list[Adjustable]:
        return [Adjustable(data.key, data.number, self._draft.adjusted(data.key))]

    def _of_pilot(self, data: PilotData) -> list[Adjustable]:
        shown: dict[Figure, int] = {
            "stress": data.stress.now,
            "xp": data.xp,
            "skill": 0,
            "missing": int(data.letter == "M"),
            "removed": int(data.letter == "R"),
        }
        return [
            Adjustable(figure, number, self._draft.adjusted(figure, data.pilot))
            for figure, number in shown.items()
        ]

    def _follow_bar(self) -> None:
        """Keep the fields at what is worked out anew."""
        if not self.bar.isVisible() or self._data is None:
            return
        if self.bar.pilot:
            found = [each for each in self._data.pilots if each.pilot == self.bar.pilot]
            figures = self._of_pilot(found[0]) if found else []
        else:
            figures = [
                one
                for each in self._data.figures
                if each.key in self.bar.figures
                for one in self._of_figure(each)
            ]
        if len(figures) == len(self.bar.figures):
            self.bar.update_figures(figures)
        else:
            self.bar.hide()

    @Slot()
    def _return_focus(self) -> None:
        if self._asking is not None:
            self._asking.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- leaving ----------------------------------------------------------------------------------

    def ask_to_leave(self) -> None:
        """Ask whether what was typed may go; the buttons answer."""
        self.question.show_note(
            self.tr("Leave without saving?"),
            self.tr("What was typed is lost. Esc stays in the form."),
        )
        self.question.show()
        self.leave.set_importance(Importance.DANGER)
        self.leave.setText(self.tr("Leave without saving"))
        # While it is asked, that key stays.
        self.leave.set_cap("")
        self.leave.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_asking(self) -> bool:
        """Whether it is asked whether to leave."""
        return not self.question.isHidden()

    def stay(self) -> None:
        """Ask no longer."""
        self.question.hide()
        self.leave.set_importance(Importance.NORMAL)
        self.retranslate()

    # --- words ------------------------------------------------------------------------------------

    def name_day(self, day: int, *, correcting: bool) -> None:
        """Say which Day is entered, or corrected."""
        self._day, self._correcting = day, correcting
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.title.setText(self.tr("After Day {day}").format(day=self._day))
        self.title.setFont(fonts.interface(18, 700))
        self._live.setText(self.tr("live preview"))
        self._live.setFont(fonts.interface(13))
        self._fit()
        words = self.tr("Save Day {day}").format(day=self._day)
        self.save.setText(self.tr("See what changes") if self._correcting else words)
        self.save.set_cap("Ctrl+Enter")
        self.leave.setText(self.tr("Leave"))
        self.leave.set_cap("Esc")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave the small words beside the title out where it needs the room."""
        needs = self.title.sizeHint().width() + self._live.sizeHint().width() + 8
        self._live.setVisible(needs <= self.contentsRect().width() - 2 * EDGE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on the preview saves; on a button of its own it presses that."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton) and not isinstance(focused, PreviewLine):
            focused.click()
        else:
            self.save_asked.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()


def _fit(widgets: list[W], count: int, make: Callable[[], W]) -> None:
    """Have as many widgets as are needed."""
    while len(widgets) > count:
        gone = widgets.pop()
        gone.hide()
        gone.deleteLater()
    while len(widgets) < count:
        widgets.append(make())
        widgets[-1].show()
