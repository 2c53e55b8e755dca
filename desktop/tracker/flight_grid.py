"""The grid of who flew, entered by keys: Space, digits, D, L, A, X, K and Enter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from desktop.logbook.day_draft import MissionDraft
from desktop.paint import fonts
from desktop.paint.theme import ThemeSource
from desktop.tracker.flight_grid_art import FlightDelegate, name_width
from desktop.tracker.flight_grid_model import (
    FURTHER,
    MARKS,
    NUMBERS,
    SIGNED,
    Column,
    FlightModel,
    GridRow,
)
from desktop.tracker.mission_form_parts import HELD

Key = Qt.Key
HIGH, HIGH_COMPACT = 38, 34
SHARES = {
    Column.PILOT: 2.6,
    Column.BEFORE: 0.9,
    Column.FLEW: 0.8,
    Column.STRESS: 1.0,
    Column.DAMAGED: 1.1,
    Column.LOST: 1.3,
    Column.ABORTED: 1.1,
    Column.XP: 0.9,
    Column.KILLS: 0.9,
    Column.NOTE: 2.6,
    Column.SITES: 0.9,
    Column.HITS: 0.9,
    Column.LEADER: 0.9,
}
"""How the columns share the width."""
LEAST, LEAST_NOTE = 480, 56
"""What they need together, and the note alone, at a text scale of 100 %."""
LETTERS = {Key.Key_D: Column.DAMAGED, Key.Key_A: Column.ABORTED}
JUMPS = {Key.Key_X: Column.XP, Key.Key_K: Column.KILLS, Key.Key_S: Column.STRESS}
WALKS = (
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down),
    *(Key.Key_Home, Key.Key_End),
)
ENTER = (Key.Key_Return, Key.Key_Enter)
DIGITS = {Key(Key.Key_0 + digit): digit for digit in range(10)}
LAST = 9
"""Numbers above this take no further digit: a second one begins anew."""


class FlightGrid(QTableView):
    """A row for each Pilot; the focus stays on one cell, and letters act on its row."""

    changed = Signal()
    """Something was entered."""
    passed = Signal()
    """Enter on the last row: whoever enters is done with the column."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flight = FlightModel(self)
        self._compact = False
        self._least = 0
        """Width below which columns go on beside what is seen."""
        self._typed: tuple[int, int] | None = None
        """The cell into which the last digit went."""
        self.setModel(self.flight)
        self.setItemDelegate(FlightDelegate(themes, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # Only notes can be written into; other cells know what to do with a key.
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.AnyKeyPressed | trigger.EditKeyPressed | trigger.DoubleClicked)
        # With large text the columns go on beside; the form around them does not.
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.flight.entered.connect(self.changed)
        themes.changed.connect(self._repaint)
        self.show_further(shown=False)
        self.retranslate()

    def show_mission(self, draft: MissionDraft, pilots: tuple[GridRow, ...]) -> None:
        """Show who flew a mission."""
        present = self.currentIndex()
        self.flight.show_rows(draft, pilots)
        row = min(max(present.row(), 0), len(pilots) - 1)
        column = present.column() if present.isValid() else int(Column.STRESS)
        self._go(row, Column(column))
        self.updateGeometry()
        self._share()

    def show_further(self, *, shown: bool) -> None:
        """Show the columns that not everybody writes down, or hide them."""
        for column in FURTHER:
            self.setColumnHidden(column, not shown)
        self._share()

    def fit(self, *, compact: bool) -> None:
        """Follow the size of the page: in a small one the rows are lower."""
        if compact != self._compact:
            self._compact = compact
            self.retranslate()

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        heads = {
            Column.PILOT: self.tr("Pilot"),
            Column.BEFORE: self.tr("Stress"),
            Column.FLEW: self.tr("Flew"),
            Column.STRESS: self.tr("Stress +"),
            Column.DAMAGED: self.tr("Damaged"),
            Column.LOST: self.tr("Lost"),
            Column.ABORTED: self.tr("Aborted"),
            Column.XP: self.tr("XP ±"),
            Column.KILLS: self.tr("Kills"),
            Column.NOTE: self.tr("Note"),
            Column.SITES: self.tr("Sites"),
            Column.HITS: self.tr("Hits"),
            Column.LEADER: self.tr("Leader"),
        }
        places = {
            "target_bound": self.tr("Way in"),
            "over_target": self.tr("Target"),
            "home_bound": self.tr("Way out"),
        }
        self.flight.name_columns(heads, places)
        self.setAccessibleName(self.tr("Who flew"))
        self.setToolTip(
            self.tr("Space: flew; digits: Stress; D, L, A: Damaged, Lost, Aborted; X, K: columns")
        )
        high = HIGH_COMPACT if self._compact else HIGH
        self.verticalHeader().setDefaultSectionSize(round(high * max(1.0, fonts.text_scale())))
        self.horizontalHeader().setFont(fonts.condensed(13, 600))
        self.updateGeometry()
        self._share()

    # --- keys and mouse ---------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is QAbstractItemView.State.EditingState:
            return  # The Enter that ends a note.
        index, key = self.currentIndex(), Key(event.key())
        if event.modifiers() & HELD or not index.isValid():
            event.ignore()
            return
        column = Column(index.column())
        writes = column is Column.NOTE and event.text().isprintable() and event.text() != ""
        if writes or not self._act(index.row(), column, key):
            self._typed = None
            if writes or key in WALKS:
                super().keyPressEvent(event)
            else:
                event.ignore()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Letters belong to the grid before they belong to a page around it.
            plain = not event.modifiers() & HELD
            if plain and (event.text().isprintable() or event.key() == Key.Key_F2):
                event.accept()
                return True
        return super().event(event)

    def _act(self, row: int, column: Column, key: Qt.Key) -> bool:
        """Do what a key means in a cell; return whether it means anything."""
        if key in ENTER:
            self._step(row, column)
        elif key == Key.Key_F2:
            self._go(row, Column.NOTE)
            self.edit(self.flight.index(row, Column.NOTE))
        elif key == Key.Key_Space:
            self._press(row, column)
        elif key in LETTERS:
            self.flight.mark(row, LETTERS[key])
        elif key == Key.Key_L:
            self.flight.cycle_loss(row)
        elif key in JUMPS:
            self._go(row, JUMPS[key])
        elif key in DIGITS:
            self._digit(row, column, DIGITS[key])
        elif key in (Key.Key_Minus, Key.Key_Backspace, Key.Key_Delete):
            self._correct(row, column, key)
        else:
            return False
        return True

    def _press(self, row: int, column: Column) -> None:
        """Space: what the cell under the focus ticks; anywhere else, that he flew."""
        if column in MARKS:
            self.flight.mark(row, column)
        elif column is Column.LOST:
            self.flight.cycle_loss(row)
        else:
            self.flight.toggle(row)

    def _digit(self, row: int, column: Column, digit: int) -> None:
        """Digits go into the cell, or into the Stress where the cell takes none."""
        if column not in NUMBERS:
            column = Column.STRESS
            self._go(row, column)
        before = self.flight.number(row, column)
        on = self._typed == (row, column) and abs(before) <= LAST
        number = abs(before) * 10 + digit if on else digit
        negative = before < 0 and self._typed == (row, column)
        self.flight.set_number(row, column, -number if negative else number)
        self._typed = (row, column)

    def _correct(self, row: int, column: Column, key: Qt.Key) -> None:
        """A minus changes the sign, the others empty the cell."""
        if column is Column.NOTE and key != Key.Key_Minus:
            self.flight.setData(self.flight.index(row, column), "")
            return
        column = column if column in NUMBERS else Column.STRESS
        if key != Key.Key_Minus:
            self.flight.set_number(row, column, 0)
            self._typed = None
        elif column in SIGNED:
            self.flight.set_number(row, column, -self.flight.number(row, column))

    def _step(self, row: int, column: Column) -> None:
        if row + 1 < len(self.flight.pilots):
            self._go(row + 1, column)
        else:
            self.passed.emit()

    def _go(self, row: int, column: Column) -> None:
        self._typed = None
        if self.isColumnHidden(column):
            column = Column.STRESS
        if row >= 0:
            how = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.flight.index(row, column), how)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._typed = None
        if index.isValid() and event.button() is Qt.MouseButton.LeftButton:
            column = Column(index.column())
            if column in MARKS or column in (Column.LOST, Column.FLEW, Column.PILOT):
                self._press(index.row(), column)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() == Column.NOTE:
            super().mouseDoubleClickEvent(event)
        else:
            # Two quick presses tick and untick.
            self.mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        reason = Qt.FocusReason
        if event.reason() is reason.TabFocusReason and self.flight.pilots:
            self._go(0, Column.STRESS)
        self.viewport().update()

    # --- size -------------------------------------------------------------------------------------

    def _share(self) -> None:
        shown = [each for each in Column if not self.isColumnHidden(each)]
        whole = sum(SHARES[each] for each in shown)
        room = max(self.viewport().width(), _wide(LEAST))
        wide = {column: int(room * SHARES[column] / whole) for column in shown}
        names = [pilot.callsign for pilot in self.flight.pilots]
        # A note goes on while it is written; a name is to be read, and a heading, too.
        head = self.horizontalHeader()
        needed = {Column.PILOT: name_width(names)}
        needed |= {each: head.sectionSizeHint(each) for each in shown if each not in needed}
        spare = max(0, wide[Column.NOTE] - _wide(LEAST_NOTE))
        for each in shown:
            if each is not Column.NOTE:
                more = min(spare, max(0, needed[each] - wide[each]))
                wide[each] += more
                spare -= more
        taken = sum(wide[each] for each in shown if each is not Column.NOTE)
        # Before anything is out of sight, notes give up all that their heading does not need.
        self._least = min(room, taken + head.sectionSizeHint(Column.NOTE))
        wide[Column.NOTE] = max(self._least, self.viewport().width()) - taken
        for column, part in wide.items():
            self.setColumnWidth(column, part)

    def sizeHint(self) -> QSize:
        rows = self.verticalHeader().defaultSectionSize() * max(1, len(self.flight.pilots))
        bar = self.horizontalScrollBar().sizeHint().height() if self.width() < self._least else 0
        return QSize(_wide(680), rows + self.horizontalHeader().sizeHint().height() + 2 + bar)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST // 2, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.viewport().update()


def _wide(pixels: int) -> int:
    """Return a width that grows with the text."""
    return round(pixels * max(1.0, fonts.text_scale()))
