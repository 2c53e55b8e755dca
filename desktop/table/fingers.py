"""Fingers on the board: one does what the mouse does, one that stays what its right button does.

Two zoom, and hold the points of the board under them. Each touch has one meaning: what the first
finger has begun ends when a second comes down.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QEventPoint, QGuiApplication, QInputDevice, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget

LEAST_SPREAD = 8.0
"""Fingers that are nearer to one another are taken to be so far apart."""


class Fingers(QObject):
    """Hears the touches of a widget, and tells what they mean."""

    pressed = Signal(QPointF)
    moved = Signal(QPointF)
    released = Signal(QPointF)
    dropped = Signal()
    """What the finger has begun is not to be."""
    held = Signal()
    """It has stayed where it came down."""
    began = Signal(QPointF)
    """A second finger has come down; the point is the middle between both."""
    spread = Signal(float, QPointF)
    """By how much the fingers are further apart than they were at first, and their middle."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._apart = 0.0
        """How far apart two fingers were at first; 0 while there are no two."""
        self._two = (0, 0)
        """Which fingers these are."""
        self._start = QPointF()
        self._single = False
        """Whether there has been one finger only since the first came down, and it has not
        stayed."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(QGuiApplication.styleHints().mousePressAndHoldInterval())
        self._timer.timeout.connect(self._hold)
        widget.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    @property
    def waiting(self) -> bool:
        """Whether a finger may still turn out to stay."""
        return self._timer.isActive()

    def take(self, event: QTouchEvent) -> bool:
        """Act on a touch; return whether it was one of a screen, and nobody else is to hear it."""
        if event.device().type() is not QInputDevice.DeviceType.TouchScreen:
            return False  # those of a touchpad come as a wheel and as gestures
        points = [each for each in event.points() if each.state() is not QEventPoint.State.Released]
        if event.type() is QEvent.Type.TouchCancel:
            self._end_single()
            self._apart = 0.0
        elif len(points) > 1:
            self._pinch(points)
        else:
            self._apart = 0.0
            self._follow(event, event.points()[0].position())
        event.accept()
        return True

    def _pinch(self, points: list[QEventPoint]) -> None:
        line = QLineF(points[0].position(), points[1].position())
        apart = max(LEAST_SPREAD, line.length())
        two = (points[0].id(), points[1].id())
        self._end_single()
        if self._apart and two == self._two:
            self.spread.emit(apart / self._apart, line.center())
        else:
            # Of three one may have gone: the two that are left begin anew where they lie.
            self._apart, self._two = apart, two
            self.began.emit(line.center())

    def _follow(self, event: QTouchEvent, at: QPointF) -> None:
        """Follow a finger that is alone."""
        if event.type() is QEvent.Type.TouchBegin:
            self._single, self._start = True, at
            self._timer.start()
            self.pressed.emit(at)
        elif self._single and event.type() is QEvent.Type.TouchEnd:
            self._timer.stop()
            self._single = False
            self.released.emit(at)
        elif self._single:
            if (at - self._start).manhattanLength() >= QApplication.startDragDistance():
                self._timer.stop()
            self.moved.emit(at)

    def _end_single(self) -> None:
        self._timer.stop()
        if self._single:
            self._single = False
            self.dropped.emit()

    @Slot()
    def _hold(self) -> None:
        self._end_single()
        self.held.emit()
