"""The last section of the entry form: Events, notes, R&R, and what else belongs to the Day."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.logbook.day_draft import DayDraft, MissionDraft
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.quiet import QuietComboBox
from desktop.rules.hornet_leader.book_entries import EventNote
from desktop.rules.hornet_leader.components import Kit
from desktop.tracker.mission_form_parts import LARGE, Field, FoldButton, SectionHead

SECTIONS = ("bound", "over", "home")
LONGEST_NOTE = 4000
LONGEST_NUMBER = 6


class EventBox(QuietComboBox):
    """An Event by its number or its title; a title of one's own is taken as it is."""

    entered = Signal()

    def __init__(self, section: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section = section
        self._titles: dict[int, str] = {}
        self._kept = EventNote()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setCompleter(None)  # type: ignore[arg-type]  # None takes it away.
        self.setMinimumWidth(170)
        line = self.lineEdit()
        assert line is not None
        line.textEdited.connect(self._edited)
        self.activated.connect(self._edited)

    def offer(self, kit: Kit) -> None:
        """Put the Events of the deck into the list."""
        self._titles = {
            number: f"{number}  {say(kit.event_title(number, self._section))}"
            for number in sorted(kit.events)
        }
        self.clear()
        for words in self._titles.values():
            self.addItem(words)
        self.show_note(self._kept)

    @property
    def note(self) -> EventNote:
        """The Event that was typed or chosen."""
        words = self.currentText().strip()
        digits = words.split(" ")[0]
        # Python itself fails over a number of thousands of digits.
        number = int(digits) if digits.isdecimal() and len(digits) < LONGEST_NUMBER else 0
        if number in self._titles:
            return EventNote(number, "", self._kept.note)
        return EventNote(0, words, self._kept.note)

    def show_note(self, note: EventNote) -> None:
        """Show an Event without telling anybody."""
        self._kept = note
        words = self._titles.get(note.number, str(note.number)) if note.number else note.title
        self.setCurrentIndex(-1)
        self.setEditText(words)

    @Slot()
    def _edited(self, _what: object = None) -> None:
        self._kept = self.note
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_note(self._kept)


class NoteEdit(QPlainTextEdit):
    """Several lines of words; Tab goes on to the next field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_words(self, words: str) -> None:
        """Show other words without telling anybody."""
        if words != self.toPlainText():
            self.blockSignals(True)
            self.setPlainText(words)
            self.blockSignals(False)

    @property
    def words(self) -> str:
        """What was written."""
        return self.toPlainText().strip()[:LONGEST_NOTE]

    def fit_text(self) -> None:
        """Keep three lines of the present text size."""
        self.setFixedHeight(round(66 * max(1.0, fonts.text_scale())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class MoreSection(QWidget):
    """What is optional; folded at first, kept open where it is used."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._day, self._mission = DayDraft(missions=[MissionDraft()]), MissionDraft()
        self.head = SectionHead(5, self)
        self.fold = FoldButton(parent=self)
        self.head.row.addWidget(self.fold)
        self.events = [EventBox(section, self) for section in SECTIONS]
        self.notes, self.day_notes = NoteEdit(self), NoteEdit(self)
        self.rest = QCheckBox(self)
        self.date, self.drawn = QLineEdit(self), QLineEdit(self)
        self._lay_out()
        for box in self.events:
            box.entered.connect(self._note_events)
        self.notes.textChanged.connect(self._write)
        self.day_notes.textChanged.connect(self._write_day)
        self.rest.toggled.connect(self._rest)
        self.date.textEdited.connect(self._set_date)
        self.drawn.textEdited.connect(self._set_drawn)
        self.fold.folded.connect(self._show_parts)
        self.retranslate()

    def _lay_out(self) -> None:
        self._named = [Field(each, parent=self) for each in (*self.events, self.date, self.drawn)]
        self._notes = Field(self.notes, parent=self)
        self._day_notes = Field(self.day_notes, parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.head)
        self._body = QWidget(self)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(8)
        flow = FlowLayout(gap=10)
        for named in self._named:
            flow.addWidget(named)
        body.addLayout(flow)
        row = self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(14)
        words = QVBoxLayout()
        words.addWidget(self._notes)
        words.addWidget(self._day_notes)
        row.addLayout(words, 1)
        row.addWidget(self.rest)
        body.addLayout(row)
        column.addWidget(self._body)

    @property
    def stops(self) -> list[QWidget]:
        """The controls in the order of Tab."""
        notes = (self.notes, self.day_notes)
        return [self.fold, *self.events, self.date, self.drawn, *notes, self.rest]

    def begin(self, day: DayDraft, kit: Kit) -> None:
        """Take the Day; what is used is open at once."""
        self._day = day
        for box in self.events:
            box.offer(kit)
        self.date.setText(day.entry.date_played)
        self.drawn.setText(", ".join(map(str, day.entry.drawn)))
        self.day_notes.show_words(day.entry.notes)
        used = bool(day.entry.notes or day.entry.drawn or day.entry.rnr)
        for mission in day.missions:
            entry = mission.entry
            used = used or bool(entry.events or entry.notes or entry.rnr)
        self.fold.set_open(used)

    def show_mission(self, mission: MissionDraft, so: int, cost: int) -> None:
        """Show one of the missions of the Day; R&R is asked for only when the fund has it."""
        self._mission = mission
        flying = self._day.entry.kind == "mission"
        for box, note in zip(self.events, self._events(), strict=True):
            box.show_note(note)
        self.notes.show_words(mission.entry.notes)
        rests = mission.entry.rnr if flying else self._day.entry.rnr
        self.rest.blockSignals(True)
        self.rest.setChecked(rests)
        self.rest.blockSignals(False)
        self.show_fund(so, cost)
        if not flying:
            self.fold.set_open(True)
        self._show_parts()

    def show_fund(self, so: int, cost: int) -> None:
        """Say what R&R costs and what the fund has; without the points it is not offered."""
        words = self.tr("R&&R for {cost} SO (fund {so})")
        self.rest.setText(words.format(cost=cost, so=so))
        affordable = so >= cost or self.rest.isChecked()
        self.rest.setEnabled(affordable)
        self.rest.setToolTip("" if affordable else self.tr("The fund has too few SO Points"))

    @Slot()
    def _show_parts(self) -> None:
        flying = self._day.entry.kind == "mission"
        self._body.setVisible(self.fold.is_open)
        for named in self._named[: len(SECTIONS)]:
            named.setVisible(flying)
        self._notes.setVisible(flying)
        two = len(self._day.missions) > 1
        self._day_notes.setVisible(not flying or two or bool(self._day.entry.notes))

    def _events(self) -> list[EventNote]:
        noted = list(self._mission.entry.events[: len(SECTIONS)])
        return noted + [EventNote()] * (len(SECTIONS) - len(noted))

    @Slot()
    def _note_events(self) -> None:
        found = [box.note for box in self.events]
        found += self._mission.entry.events[len(SECTIONS) :]
        while found and found[-1] == EventNote():
            found.pop()
        self._mission.change(events=tuple(found))
        self.changed.emit()

    @Slot()
    def _write(self) -> None:
        self._mission.change(notes=self.notes.words)
        self.changed.emit()

    @Slot()
    def _write_day(self) -> None:
        self._day.change(notes=self.day_notes.words)
        self.changed.emit()

    @Slot(bool)
    def _rest(self, rests: bool) -> None:
        if self._day.entry.kind == "mission":
            self._mission.change(rnr=rests)
        else:
            self._day.change(rnr=rests)
        self.changed.emit()

    @Slot(str)
    def _set_date(self, words: str) -> None:
        self._day.change(date_played=words.strip())
        self.changed.emit()

    @Slot(str)
    def _set_drawn(self, words: str) -> None:
        self._day.change(drawn=tuple(int(each) for each in re.findall(r"\d{1,4}", words)))
        self.changed.emit()

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.head.say(self.tr("Events, notes, R&R"), self.tr("optional"))
        self.fold.retranslate()
        way = QBoxLayout.Direction
        large = fonts.text_scale() >= LARGE
        self._foot.setDirection(way.TopToBottom if large else way.LeftToRight)
        self.fold.setAccessibleName(self.tr("Events, notes, R&R"))
        names = (
            *(self.tr("Target-Bound Event"), self.tr("Over Target Event")),
            *(self.tr("Home-Bound Event"), self.tr("Date played"), self.tr("Target cards drawn")),
        )
        for field, name in zip(self._named, names, strict=True):
            field.name(name)
        for box in self.events:
            line = box.lineEdit()
            assert line is not None
            line.setPlaceholderText(self.tr("not noted"))
            line.setAccessibleName(box.accessibleName())
        self._notes.name(self.tr("Notes on the mission"))
        self._day_notes.name(self.tr("Notes on the Day"))
        self.date.setMaximumWidth(round(130 * fonts.text_scale()))
        for edit in (self.notes, self.day_notes):
            edit.fit_text()
