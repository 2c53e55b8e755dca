"""A view of the board that zooms at the pointer or between two fingers, and fits."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import (
    QColor,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QPushButton, QWidget

from desktop.table.fingers import Fingers
from desktop.table.scene import BoardScene

LEAST, MOST = 0.25, 4.0
NOTCH = 1.2
"""How much one notch of a wheel zooms."""
PIXELS_A_NOTCH = 50
"""Touchpads that report pixels only: how many make a notch."""
SETTLE = 140
"""Milliseconds after the last step of a gesture until everything is painted sharp."""
EDGE = 8
FITS = 0.004


def around(area: QRectF, hole: QRectF) -> list[QRectF]:
    """Return an area without the part that a hole takes out of it, as boxes."""
    hole = hole.intersected(area)
    if hole.isEmpty():
        return [area]
    boxes = (
        QRectF(area.topLeft(), QPointF(area.right(), hole.top())),
        QRectF(QPointF(area.left(), hole.bottom()), area.bottomRight()),
        QRectF(QPointF(area.left(), hole.top()), hole.bottomLeft()),
        QRectF(hole.topRight(), QPointF(area.right(), hole.bottom())),
    )
    return [box for box in boxes if not box.isEmpty()]


class ZoomView(QGraphicsView):
    """The view of a `BoardScene`; 100 % is the zoom at which the whole board is seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # One of our own: of what Qt has made itself, PySide would ask which of all kinds of widgets
        # it is, and have each of those classes made for that.
        self.setViewport(QWidget())
        self._fitted = True
        self._anchor: tuple[QPointF, QPointF] | None = None
        self._pinched = (1.0, QPointF())
        """The scale when two fingers came down, and the point of the board between them."""
        self._fingers = Fingers(self.viewport())
        self._fingers.began.connect(self._begin_pinch)
        self._fingers.spread.connect(self._pinch)
        self._chip = QPushButton(self.viewport())
        self._chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._chip.clicked.connect(self.fit)
        self._chip.hide()
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self.settle)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        flag = QGraphicsView.OptimizationFlag
        self.setOptimizationFlags(flag.DontAdjustForAntialiasing | flag.DontSavePainterState)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        # The sheet covers what it lies on: nothing is filled twice.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._chip.setToolTip(self.tr("Show the whole board (0)"))
        self._chip.setAccessibleName(self.tr("Show the whole board"))
        self._place_chip()

    def show_scene(self, scene: BoardScene) -> None:
        """Show this board, fitted."""
        self.setScene(scene)
        self.follow_theme()
        self.fit()

    def follow_theme(self) -> None:
        """Take the ground around the board from the theme of the scene."""
        board = self.board
        if board is not None:
            self.setBackgroundBrush(QColor(board.theme.sunk))

    @property
    def board(self) -> BoardScene | None:
        """The scene, if a game is shown."""
        scene = self.scene()
        return scene if isinstance(scene, BoardScene) else None

    @property
    def fitted(self) -> bool:
        """Whether the whole board is shown."""
        return self._fitted

    @property
    def at_rest(self) -> bool:
        """Whether the board is as sharp as it will be: no gesture goes on, no tile is missing."""
        board = self.board
        drawn = board is None or board.map is None or not board.map.busy
        return drawn and not self._settle.isActive()

    @property
    def percent(self) -> int:
        """The zoom; 100 shows the whole board."""
        return round(100 * self.transform().m11() / self._fit_scale())

    @Slot()
    def fit(self) -> None:
        """Show the whole board."""
        board = self.board
        if board is None:
            return
        self._fitted = True
        self._set_scale(self._fit_scale())
        self.centerOn(board.bounds.center())
        self.settle()

    def keep_above(self, high: int) -> None:
        """Keep that many pixels above the board free of it."""
        if self.viewportMargins().top() != high:
            self.setViewportMargins(0, high, 0, 0)

    def zoom_by(self, factor: float, at: QPointF) -> None:
        """Zoom so that the point of the board under `at` stays there."""
        board = self.board
        if board is None:
            return
        fit, present = self._fit_scale(), self.transform().m11()
        wanted = min(max(present * factor, LEAST * fit), MOST * fit)
        if math.isclose(wanted, present):
            return
        # The same point of the board all through a gesture: scroll bars count whole pixels, and
        # the point found anew at each step would wander.
        if self._anchor is None or self._anchor[0] != at:
            self._anchor = (at, self.mapToScene(at.toPoint()))
        self._fitted = abs(wanted / fit - 1) < FITS
        board.set_zooming(True)
        self._set_scale(wanted)
        held = self.viewportTransform().map(self._anchor[1])
        self._scroll_by(held - at)
        self._settle.start()

    @Slot(QPointF)
    def _begin_pinch(self, middle: QPointF) -> None:
        self._pinched = self.transform().m11(), self.mapToScene(middle.toPoint())

    @Slot(float, QPointF)
    def _pinch(self, factor: float, at: QPointF) -> None:
        """Keep the point of the board that lay between two fingers there."""
        scale, point = self._pinched
        self._anchor = (at, point)
        self.zoom_by(factor * scale / self.transform().m11(), at)
        way = self.viewportTransform().map(point) - at
        self._anchor = None
        if way.manhattanLength() >= 1:
            self._scroll_by(way)
            self._fitted = False
            self._place_chip()

    @Slot()
    def settle(self) -> None:
        """Paint everything sharp at the present zoom."""
        self._settle.stop()
        board = self.board
        if board is not None:
            board.set_zooming(False)
            board.set_scale(self.transform().m11(), self.devicePixelRatioF())
        self._place_chip()

    def _fit_scale(self) -> float:
        board = self.board
        if board is None or board.bounds.isEmpty():
            return 1.0
        room: QSize = self.viewport().size()
        wide, high = board.bounds.width(), board.bounds.height()
        return max(0.01, min((room.width() - 2 * EDGE) / wide, (room.height() - 2 * EDGE) / high))

    def _set_scale(self, scale: float) -> None:
        board = self.board
        if board is None:
            return
        # Half a view of free ground on each side, so that any point can be zoomed at.
        free_x = self.viewport().width() / scale / 2
        free_y = self.viewport().height() / scale / 2
        self.setSceneRect(board.bounds.adjusted(-free_x, -free_y, free_x, free_y))
        self.resetTransform()
        self.scale(scale, scale)
        self._place_chip()

    def _scroll_by(self, way: QPointF) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(way.x()))
        down.setValue(down.value() + round(way.y()))

    def _place_chip(self) -> None:
        seen = not self._fitted and self.board is not None
        self._chip.setVisible(seen)
        if not seen:
            return
        self._chip.setText(self.tr("{percent} %   Fit").format(percent=self.percent))
        self._chip.adjustSize()
        room = self.viewport().rect()
        self._chip.move(
            room.right() - self._chip.width() - EDGE, room.bottom() - self._chip.height() - EDGE
        )

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Fill the ground around the sheet; below it there would be nothing to see."""
        board, pixel = self.board, 1 / self.transform().m11()
        sheet = QRectF() if board is None else board.bounds.adjusted(pixel, pixel, -pixel, -pixel)
        exposed = QRectF(rect)
        if not sheet.contains(exposed):
            # Whole pixels: where two soft edges meet, what was there before would shine through.
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            for strip in around(exposed, sheet):
                painter.fillRect(strip, self.backgroundBrush())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        board = self.board
        if board is None:
            return
        if self._fitted and (board.map is None or not board.map.tile_count):
            # Nothing sharp has been shown yet that could be stretched.
            self.fit()
        elif self._fitted:
            board.set_zooming(True)
            self._set_scale(self._fit_scale())
            self.centerOn(board.bounds.center())
            self._settle.start()
        else:
            self._set_scale(self.transform().m11())
        self._place_chip()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        return bool(super().event(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() / 120
        if not turned:
            turned = event.pixelDelta().y() / PIXELS_A_NOTCH
        sideways = event.pixelDelta().x() or event.angleDelta().x() / 2
        if turned:
            self.zoom_by(NOTCH**turned, event.position())
        elif sideways:
            self._scroll_by(QPointF(-sideways, 0))
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position())
            return True
        if isinstance(event, QTouchEvent) and self._fingers.take(event):
            return True
        return bool(super().viewportEvent(event))
