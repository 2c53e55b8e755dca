"""A note over the corner of the table that blocks nothing: it goes with Enter, a press, or play."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop.paint.buttons import Importance
from desktop.paint.style_parts import paint_panel
from desktop.table.announce import announce
from desktop.table.decision_panel import Foot, Words
from desktop.table.stage import Stage

WIDTH, EDGE, GAP, MARGIN = 264, 12, 8, 14
LEAST = 180
"""The width that words need at least."""
FOLLOWED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
"""What may happen to something that a note keeps clear of."""
WRITING = (QLineEdit, QPlainTextEdit, QTextEdit)


class FloatingNote(QFrame):
    """A frame with a column for words and a foot whose last button takes it away."""

    def __init__(self) -> None:
        super().__init__()
        self._before: QWidget | None = None
        """What had the focus."""
        self._words = ""
        self._moment = 0
        self._waits = False
        """Whether it comes once the other notes of its moment are read."""
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.column.setSpacing(GAP)
        self.foot = Foot(self)
        # A note is narrower than a panel: its buttons may need a second row.
        policy = self.foot.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.foot.setSizePolicy(policy)

    def end_with_foot(self) -> None:
        """Put the foot below what the column holds, and the button that takes the note away."""
        self.go_on = self.foot.add(Importance.PRIMARY, self.dismiss)
        self.column.addWidget(self.foot)
        self.name_parts()

    # --- what a note fills in ---------------------------------------------------------------------

    def name_parts(self) -> None:
        """Give everything that does not change its words, in the present language and size."""
        for label in self.findChildren(Words):
            label.take_font()
        self.foot.name(self.go_on, self.tr("Close"), "Enter")
        self.foot.arrange()

    def make_room(self, room: int, width: int) -> None:
        """Leave out what there is no room for; called before the height is asked."""

    def wanted_width(self) -> int:
        """Return how wide the note would be."""
        return WIDTH

    # --- coming and going -------------------------------------------------------------------------

    def come(self, words: str, moment: int = 0) -> None:
        """Show what was filled in, and read it out; one note after the other.

        It waits for a note of the same moment, and takes the place of one of another.
        """
        self._words, self._moment = words, moment
        shown = [other for other in self._others() if not other.isHidden()]
        self._waits = any(other._moment == moment for other in shown)
        if self._waits:
            return
        for other in shown:
            other.withdraw()
        self._appear()

    def _others(self) -> list[FloatingNote]:
        """Return the other notes over the same stage."""
        stage = self.parentWidget()
        found = [] if stage is None else stage.children()
        return [each for each in found if isinstance(each, FloatingNote) and each is not self]

    def _appear(self) -> None:
        self._waits = False
        words = self._words
        self.setAccessibleName(words)
        self.place()
        self.show()
        self.raise_()
        if self._tray is not None:
            self._tray.raise_()
        announce(self, words)
        self._take_focus()

    def press(self, key: str) -> bool:
        """Take Enter and Esc while it is shown."""
        if self.isHidden() or key not in ("Enter", "Esc"):
            return False
        self.dismiss()
        return True

    @Slot()
    def dismiss(self) -> None:
        """Take the note away because it was read; the next one comes."""
        self.withdraw()
        waiting = (each for each in self._others() if each._waits)
        if (following := next(waiting, None)) is not None:
            following._appear()

    def withdraw(self) -> None:
        """Take the note away, or let it not come, and give the focus back."""
        self._waits = False
        before, self._before = self._before, None
        if before is not None and self.go_on.hasFocus() and isValid(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()

    def _take_focus(self) -> None:
        """Let Enter mean the note, unless somebody writes or searches somewhere."""
        present = QApplication.focusWidget()
        if self.window().isActiveWindow() and not isinstance(present, WRITING):
            self._before = present
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- where ------------------------------------------------------------------------------------

    def place(self) -> None:
        """Stand in its corner, clear of the dice tray."""
        stage = self.parentWidget()
        if stage is None:
            return
        room = stage.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        wide = min(self.wanted_width(), room.width())
        tray, found = self._tray, self._corner(room, wide)
        if tray is not None and not tray.isHidden() and found.intersects(tray.geometry()):
            found = self._clear_of(tray.geometry(), room, wide)
        self.setGeometry(found)
        self.foot.arrange()
        # What was tried and left out has had its room for a moment; it must not keep it.
        self.column.invalidate()
        self.column.activate()

    @property
    def _tray(self) -> QWidget | None:
        stage = self.parentWidget()
        return stage.tray if isinstance(stage, Stage) else None

    def take_corner(self, place: QRect, room: QRect) -> None:
        """Move its place into a corner of the room: the upper right one."""
        place.moveTopRight(room.topRight())

    def high_at(self, width: int) -> int:
        """Return how high everything in it is at a width, as it is now."""
        # Layouts inside the column would tell what they knew before something came or went.
        for inner in self.column.findChildren(QLayout):
            inner.invalidate()
        self.column.invalidate()
        return self.column.totalHeightForWidth(width)

    def _corner(self, room: QRect, wide: int) -> QRect:
        """Return a place of this width in its corner, as high as what is in it."""
        self.make_room(room.height(), wide)
        high = min(self.high_at(wide), room.height())
        place = QRect(0, 0, wide, high)
        self.take_corner(place, room)
        return place

    def _clear_of(self, taken: QRect, room: QRect, wide: int) -> QRect:
        """Return a place above what is taken of the lower right corner, or else beside it."""
        beside, above = QRect(room), QRect(room)
        beside.setRight(min(room.right(), taken.left() - GAP))
        above.setBottom(taken.top() - GAP)
        found = self._corner(above, wide)
        narrow = min(wide, beside.width())
        if self.high_at(wide) <= above.height():
            return found
        # Where there is no room at all the tray lies over the note until the dice are gone.
        return self._corner(*((beside, narrow) if narrow >= LEAST else (room, wide)))

    def event(self, event: QEvent) -> bool:
        stage = self.parentWidget()
        if event.type() is QEvent.Type.ParentChange and stage is not None:
            stage.installEventFilter(self)
            if self._tray is not None:
                self._tray.installEventFilter(self)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in FOLLOWED and not self.isHidden():
            self.place()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.dismiss()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        fill, edge = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Mid)
        paint_panel(QPainter(self), QRectF(self.rect()), fill, edge)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.name_parts()
            if not self.isHidden():
                self.place()
