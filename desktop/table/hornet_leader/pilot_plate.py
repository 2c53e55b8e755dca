"""A place in the squadron: the Pilot who has it, or room for one to be dropped on."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import draw_silhouette
from desktop.paint.face_shades import absent
from desktop.paint.factions import faction
from desktop.paint.icons import stamp_icon
from desktop.paint.lines import fitting
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_focus, paint_panel, rounded, row_fill
from desktop.table.hornet_leader.recruit_model import MIME

Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
HIGH = 40
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class PlateData(msgspec.Struct, frozen=True):
    """A place in the squadron, in the person's language."""

    skill: int
    pilot: str = ""
    """Nobody for an empty place."""
    name: str = ""
    """The call sign, or what an empty place says."""
    second: str = ""
    """The type of Aircraft."""
    picture: str = ""
    figure: str = ""
    """At the right end: the price."""
    spoken: str = ""
    can_go: bool = False
    """Whether the Pilot can leave again."""
    selected: bool = False
    wanted: bool = False
    """Whether the Pilot in hand can come here."""


class PilotPlate(QWidget):
    """A place that is chosen by a click or Enter, emptied by its cross or Del, filled by a drop."""

    chosen = Signal(object)
    """Its :class:`PlateData`."""
    emptied = Signal(object)
    pointed = Signal(object)
    dropped = Signal(str, int)
    """A Pilot, and the skill of the place he was let go over."""

    def __init__(self, data: PlateData, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = data
        self._over = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAcceptDrops(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._say()

    @property
    def data(self) -> PlateData:
        """What the plate shows."""
        return self._data

    def show_data(self, data: PlateData) -> None:
        """Show another Pilot or none."""
        if data != self._data:
            self._data = data
            self._say()
            self.update()

    def _say(self) -> None:
        self.setAccessibleName(self._data.name)
        self.setAccessibleDescription(self._data.spoken)
        name, spoken = self._data.name, self._data.spoken
        # A plate of six in a narrow window has no room for a long name.
        told = spoken if name in spoken else f"{name}. {spoken}"
        self.setToolTip(plain(told))

    def sizeHint(self) -> QSize:
        return QSize(160, round(HIGH * max(1.0, fonts.text_scale())))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(118 * fonts.text_scale()), self.sizeHint().height())

    # --- what a person does -----------------------------------------------------------------------

    def _cross(self) -> QRectF:
        side = 16.0
        y = (self.height() - side) / 2
        return QRectF(self.width() - side - 7, y, side, side)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if event.button() != Qt.MouseButton.LeftButton or not self.rect().contains(at.toPoint()):
            return
        if self._data.can_go and self._cross().adjusted(-6, -8, 7, 8).contains(at):
            self.emptied.emit(self._data)
        else:
            self.chosen.emit(self._data)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.chosen.emit(self._data)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._data.can_go:
            self.emptied.emit(self._data)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self._data)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(MIME):
            self._over = True
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        self._over = False
        self.update()
        pilot = bytes(event.mimeData().data(MIME).data()).decode()
        self.dropped.emit(pilot, self._data.skill)
        event.acceptProposedAction()

    # --- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self._data.pilot:
            self._paint_pilot(p, box)
        else:
            self._paint_room(p, box)
        if self.hasFocus():
            paint_focus(p, box, self.palette())

    def _paint_room(self, p: QPainter, box: QRectF) -> None:
        palette = self.palette()
        accent = palette.color(Role.Accent)
        lit = self._over or self._data.wanted
        hover = self._over or self.underMouse()
        p.setBrush(glass(accent, 0.16 if hover else 0.06) if lit else Qt.BrushStyle.NoBrush)
        edge = accent if lit else palette.color(Role.Mid)
        p.setPen(QPen(edge, 1.6 if self._over else 1.2, Qt.PenStyle.DashLine))
        p.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        p.setFont(fonts.interface(13))
        p.setPen(palette.color(Role.PlaceholderText))
        words = p.fontMetrics().elidedText(
            self._data.name, Qt.TextElideMode.ElideRight, round(box.width() - 16)
        )
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_pilot(self, p: QPainter, box: QRectF) -> None:
        palette, data = self.palette(), self._data
        accent, fill = palette.color(Role.Accent), palette.color(Role.AlternateBase)
        if data.selected:
            fill = row_fill(palette)
        elif self.underMouse():
            fill = mixed(fill, palette.color(Role.WindowText), 0.05)
        paint_panel(
            p, box, fill, accent if data.selected or self._over else palette.color(Role.Mid)
        )
        scale = max(1.0, fonts.text_scale())
        side = min(28 * scale, box.height() - 10)
        tile = QRectF(6, (box.height() - side) / 2, side, side)
        paint_tile(p, tile, data.picture)
        right = box.right() - 8
        if data.can_go:
            cross = self._cross()
            near = self.underMouse() or self.hasFocus()
            colour = palette.color(Role.WindowText if near else Role.PlaceholderText)
            stamp_icon(p, cross, "close", colour)
            right = cross.left() - 4
        right -= self._paint_figure(p, QRectF(box.left(), box.top(), right, box.height()))
        left = tile.right() + 8
        lines = QRectF(left, box.top() + 3, max(0.0, right - left), box.height() - 6)
        self._paint_lines(p, lines)

    def _paint_figure(self, p: QPainter, box: QRectF) -> float:
        if not self._data.figure:
            return 0.0
        p.setFont(fonts.condensed(14, 600))
        p.setPen(self.palette().color(Role.PlaceholderText))
        p.drawText(box, MIDDLE | Qt.AlignmentFlag.AlignRight, self._data.figure)
        return QFontMetricsF(p.font()).horizontalAdvance(self._data.figure) + 6

    def _paint_lines(self, p: QPainter, box: QRectF) -> None:
        half = box.height() / 2
        name = fitting(
            self._data.name, box.width(), fonts.interface(14, 600), fonts.condensed(15, 600)
        )
        rows = (
            (self._data.name, name, Role.WindowText, box.top()),
            (self._data.second, fonts.condensed(13, 500), Role.PlaceholderText, box.top() + half),
        )
        for words, font, role, top in rows:
            p.setFont(font)
            p.setPen(self.palette().color(role))
            short = p.fontMetrics().elidedText(
                words, Qt.TextElideMode.ElideRight, round(box.width() + 1)
            )
            p.drawText(QRectF(box.left(), top, box.width() + 2, half), MIDDLE, short)


def paint_tile(p: QPainter, box: QRectF, picture: str, *, dimmed: bool = False) -> None:
    """Paint an Aircraft on the blue of High Altitude."""
    side = faction("hornet_leader", "high")
    fill = absent(side.fill) if dimmed else QColor(side.fill)
    p.fillPath(rounded(box, 5), fill)
    edge = rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 5)
    p.strokePath(edge, QPen(mixed(fill, "#000000", 0.5), 1))
    inset = box.width() * 0.12
    draw_silhouette(p, box.adjusted(inset, inset, -inset, -inset), picture, side.ink, fill)
