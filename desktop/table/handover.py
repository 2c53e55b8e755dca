"""Passing the screen on: nothing of the board is painted until the next person is there."""

from __future__ import annotations

from math import ceil

import msgspec
from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.colours import glass
from desktop.paint.factions import Faction
from desktop.paint.style_parts import paint_focus
from desktop.store.pins import PinTries
from desktop.table.announce import announce
from desktop.table.prompt_parts import SideSymbol

HOLD, EVERY = 600, 20
SYMBOL = 150
LONGEST_PIN = 12


class Passing(msgspec.Struct, frozen=True):
    """What may be said while nobody in particular looks: public facts only."""

    faction: Faction
    facts: str
    """Game, turn and step."""
    side: str
    name: str
    """The person's name; empty if it is that of the side."""
    pin: str = ""
    """What is kept of the person's PIN; empty if there is none."""
    standing: str = ""
    """How an alternation of decisions stands, such as the totals of a combat."""


class HoldButton(QWidget):
    """A button that wants to be held, so that nobody opens the board by mistake."""

    held = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._grow)
        self._share = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._take_room()

    def _take_room(self) -> None:
        self.setFont(fonts.interface(16, 600))
        metrics = self.fontMetrics()
        words = metrics.horizontalAdvance(self._words())
        self.setFixedSize(max(300, words + 110), max(46, metrics.height() + 16))

    def _words(self) -> str:
        return self.tr("Hold to show the board")

    def showEvent(self, event: QShowEvent) -> None:
        self._take_room()
        super().showEvent(event)

    def press(self) -> None:
        """Begin to be held."""
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def release(self) -> None:
        """Stop being held."""
        self._timer.stop()
        self._share = 0.0
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.press()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.release()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.press()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Held down since the turn was ended, it is not yet the next person's.
            if not event.isAutoRepeat():
                self.held.emit()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.release()

    def hideEvent(self, event: QHideEvent) -> None:
        self.release()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        box = QRectF(self.rect())
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(palette.color(QPalette.ColorRole.Accent))
        p.drawRoundedRect(box, 6, 6)
        ink = palette.color(QPalette.ColorRole.HighlightedText)
        ring = QRectF(box.left() + 16, box.center().y() - 10, 20, 20)
        p.setPen(QPen(glass(ink, 0.35), 3))
        p.drawArc(ring, 0, 360 * 16)
        p.setPen(QPen(ink, 3))
        p.drawArc(ring, 90 * 16, round(-self._share * 360 * 16))
        p.drawText(box.adjusted(30, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, self._words())
        if self.hasFocus():
            paint_focus(p, box, palette)

    @Slot()
    def _grow(self) -> None:
        self._share = min(1.0, self._clock.elapsed() / HOLD)
        self.update()
        if self._share >= 1.0:
            self.release()
            self.held.emit()


class PinDots(QWidget):
    """The typed part of a PIN as dots."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.setFixedSize(240, 28)

    def show_count(self, count: int) -> None:
        """Show that many dots filled."""
        self._count = count
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = max(4, self._count)
        left = self.width() / 2 - (shown - 1) * 16
        accent = self.palette().color(QPalette.ColorRole.Accent)
        edge = self.palette().color(QPalette.ColorRole.Mid)
        for number in range(min(shown, 7)):
            filled = number < self._count
            p.setPen(QPen(accent if filled else edge, 1.5))
            p.setBrush(accent if filled else Qt.BrushStyle.NoBrush)
            p.drawEllipse(QPointF(left + number * 32, self.height() / 2), 8, 8)


class HandOverPage(QWidget):
    """The whole page; Escape does nothing on it."""

    opened = Signal()
    """The next person is there."""
    left = Signal()
    """Save and quit."""
    change_player = Signal()

    def __init__(self, tries: PinTries, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tries = tries
        self._passing: Passing | None = None
        self._typed = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._allow_again)
        self._symbol = SideSymbol(SYMBOL, self)
        self._facts, self._title, self._name = QLabel(self), QLabel(self), QLabel(self)
        self._standing = QLabel(self)
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._dots = PinDots(self)
        self._pin_name = QLabel(self)
        self.hold = HoldButton(self)
        self._hint = QLabel(self)
        self._quit = KeyButton("", Importance.QUIET, self)
        self._change = KeyButton("", Importance.QUIET, self)
        self._change.set_icon_name("users")
        self._lay_out()
        self.hold.held.connect(self._open)
        self._quit.clicked.connect(self.left)
        self._change.clicked.connect(self.change_player)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.addStretch(3)
        middle = Qt.AlignmentFlag.AlignHCenter
        for widget, gap in (
            (self._symbol, 20),
            (self._facts, 8),
            (self._title, 6),
            (self._name, 10),
            (self._standing, 14),
            (self._dots, 4),
            (self._pin_name, 20),
            (self.hold, 12),
            (self._hint, 24),
        ):
            if widget in (self._title, self._name, self._standing):
                # Long names go on below; other languages say all of it longer.
                column.addWidget(widget)
            else:
                column.addWidget(widget, 0, middle)
            column.addSpacing(gap)
        feet = QHBoxLayout()
        feet.addStretch(1)
        feet.addWidget(self._quit)
        feet.addWidget(self._change)
        feet.addStretch(1)
        column.addLayout(feet)
        column.addStretch(4)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        for label in (self._title, self._name, self._standing):
            label.setWordWrap(True)
            label.setAlignment(middle)
            label.setSizePolicy(policy)

    def show_passing(self, passing: Passing) -> None:
        """Ask for the next person; a pause after wrong PINs goes on."""
        self._passing = passing
        self._typed = ""
        self._rest.stop()
        self._symbol.show_side(passing.faction)
        self.retranslate()
        announce(self, self._title.text())
        if self._begin_rest():
            self._say(self.tr("Too many wrong PINs. Try again in a few seconds."))

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._quit.setText(self.tr("Save and quit"))
        self._change.setText(self.tr("Change player"))
        self.hold.setAccessibleName(self.tr("Hold to show the board"))
        passing = self._passing
        if passing is None:
            return
        has_pin = bool(passing.pin)
        self._facts.setText(passing.facts)
        self._facts.setFont(fonts.small_capitals(15))
        self._facts.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        # Large as it is, it grows less than other words do.
        scale = max(1.0, fonts.text_scale())
        high = max(26, round(46 / scale))
        # The sign gives the room that words need.
        self._symbol.setFixedSize(round(SYMBOL / scale), round(SYMBOL / scale))
        self._title.setFont(fonts.interface(high, 700))
        self._title.setText(self.tr("Pass the screen to {side}").format(side=passing.side))
        self.setAccessibleName(self._title.text())
        self._name.setFont(fonts.interface(18))
        words = self.tr("{name} plays {side}. The board stays hidden until then.")
        self._name.setText(words.format(name=passing.name, side=passing.side))
        self._name.setVisible(bool(passing.name))
        self._standing.setFont(fonts.interface(18, 600))
        self._standing.setText(passing.standing)
        self._standing.setVisible(bool(passing.standing))
        for widget in (self._dots, self._pin_name):
            widget.setVisible(has_pin)
        self.hold.setVisible(not has_pin)
        self._pin_name.setText(self.tr("PIN of {side}").format(side=passing.side))
        self._hint.setText(
            self.tr("Type the PIN, then Enter.")
            if has_pin
            else self.tr("Hold Space or the button; Enter does the same.")
        )
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._dots.show_count(len(self._typed))

    def sizeHint(self) -> QSize:
        return QSize(900, 640)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        pinned = self._passing is not None and bool(self._passing.pin)
        target: QWidget = self if pinned else self.hold
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        self._typed = ""
        self._rest.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._passing is None or not self._passing.pin:
            event.ignore()
            return
        key = Qt.Key(event.key())
        if self._rest.isActive():
            pass
        elif key == Qt.Key.Key_Backspace:
            self._typed = self._typed[:-1]
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._try()
        elif event.text().isprintable() and event.text():
            self._typed = (self._typed + event.text())[:LONGEST_PIN]
        self._dots.show_count(len(self._typed))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Dark))
        middle = QPointF(self.width() / 2, self.height() * 0.44)
        p.setPen(QPen(QColor(self.palette().color(QPalette.ColorRole.Midlight)), 1))
        p.setOpacity(0.5)
        reach = max(self.width(), self.height())
        for radius in range(90, reach, 90):
            p.drawEllipse(middle, radius, radius)

    def _try(self) -> None:
        typed, self._typed = self._typed, ""
        if self._passing is not None and self._tries.opens(self._passing.pin, typed):
            self._open()
        elif self._begin_rest():
            self._say(self.tr("That is not the PIN. Try again in ten seconds."))
        else:
            self._say(self.tr("That is not the PIN."))

    def _begin_rest(self) -> bool:
        """Take no PIN as long as there is a pause; return whether there is one."""
        pause = 0.0 if self._passing is None else self._tries.pause(self._passing.pin)
        if pause:
            self._rest.start(ceil(pause * 1000))
        return bool(pause)

    def _say(self, words: str) -> None:
        self._hint.setText(words)
        announce(self, words)

    @Slot()
    def _open(self) -> None:
        self._rest.stop()
        self.opened.emit()

    @Slot()
    def _allow_again(self) -> None:
        self.retranslate()
