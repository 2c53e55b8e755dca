"""The plate of one player: who it is, what is left, what was captured."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
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

from desktop.paint import counters, fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.face import Face
from desktop.paint.factions import Faction
from desktop.paint.lines import paint_line
from desktop.paint.marks import mark
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_panel
from desktop.table.card_drag import DROPS_AS
from desktop.table.daring_eagle.card_faces import BACK

Role = QPalette.ColorRole
LEAST, MOST = 112, 168
PILL, PILL_TEXT, LEAST_PILL = 21, 12, 0.7
COUNTER = 46
"""Height of a captured counter where there is room."""
SHOWN_CARDS = 8
OUT = 0.45


class PlateData(msgspec.Struct, frozen=True):
    """Everything on a plate, in the person's language."""

    side: str
    faction: Faction
    name: str
    kind: str
    cards: int
    units: str
    """What is left: "2 XX · 5 X"."""
    captures: int
    goal: int
    captures_words: str
    captured: tuple[Face, ...]
    pill: str = ""
    acts: bool = False
    out: bool = False
    spoken: str = ""
    """Everything in words, for screen readers and the tooltip."""


class Plate(QWidget):
    """A plate; it can be picked as the side it stands for."""

    picked = Signal(object)
    """The side was clicked, or chosen with Enter."""
    hovered = Signal(object)

    def __init__(self, data: PlateData, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = data
        self._lit, self._key = False, ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty(DROPS_AS, f"side:{data.side}")
        self._describe()

    @property
    def data(self) -> PlateData:
        """What the plate shows."""
        return self._data

    def show_data(self, data: PlateData) -> None:
        """Show other numbers."""
        if data != self._data:
            self._data = data
            self._describe()
            self.update()

    def _describe(self) -> None:
        self.setAccessibleName(self._data.name)
        self.setAccessibleDescription(self._data.spoken)
        self.setToolTip(plain(f"{self._data.name}. {self._data.spoken}"))

    def set_lit(self, lit: bool, key: str = "") -> None:  # a Qt-like setter
        """Show that the side can be picked now, and with which key."""
        if (lit, key) != (self._lit, self._key):
            self._lit, self._key = lit, key
            self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
            self.update()

    @property
    def lit(self) -> bool:
        """Whether the side can be picked now."""
        return self._lit

    def sizeHint(self) -> QSize:
        scale = fonts.text_scale()
        return QSize(round(220 * scale), round(MOST * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, round(LEAST * fonts.text_scale()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.picked.emit(self._data.side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.picked.emit(self._data.side)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(self._data.side)
        super().enterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._paint_ground(p, box)
        if self._data.out:
            p.setOpacity(OUT)
        scale = fonts.text_scale()
        strip = QRectF(box.left() + 1, box.top() + 1, 12, box.height() - 2)
        paint_strip(p, strip, self._data.faction)
        inner = box.adjusted(12 + 10, 0, -12, 0)
        y = self._paint_name(p, inner, box.top() + 9 * scale)
        y = self._paint_holdings(p, inner, y + 5 * scale)
        self._paint_captures(p, inner, y + 6 * scale, box.bottom() - 8)
        if self._lit and self._key:
            self._paint_key(p, box)
        if self.hasFocus():
            p.setOpacity(1)
            p.setPen(QPen(glass(self.palette().color(Role.WindowText), 0.8), 1.5))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)

    def _paint_ground(self, p: QPainter, box: QRectF) -> None:
        palette = self.palette()
        fill = palette.color(Role.AlternateBase)
        accent = palette.color(Role.Accent)
        if self._data.acts:
            paint_panel(p, box, mixed(fill, accent, 0.13), accent, 8)
            p.setPen(QPen(accent, 2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box, 8, 8)
            p.setPen(Qt.PenStyle.NoPen)
        else:
            paint_panel(p, box, fill, palette.color(Role.Midlight), 8)
        if self._lit:
            p.setPen(QPen(accent, 2, Qt.PenStyle.DashLine))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
            p.setPen(Qt.PenStyle.NoPen)

    def _paint_key(self, p: QPainter, box: QRectF) -> None:
        """Paint the key that picks the side, in the lower right corner."""
        scale, palette = fonts.text_scale(), self.palette()
        cap = QRectF(box.right() - 12 - 22 * scale, box.bottom() - 10 - 22 * scale, 22 * scale, 0)
        cap.setHeight(22 * scale)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(palette.color(Role.Accent))
        p.drawRoundedRect(cap, 4, 4)
        p.setFont(fonts.condensed(14, 700))
        p.setPen(palette.color(Role.HighlightedText))
        p.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _paint_name(self, p: QPainter, box: QRectF, y: float) -> float:
        """Paint chip, name, pill and kind; return where they end."""
        data, palette, scale = self._data, self.palette(), fonts.text_scale()
        side = 16 * scale
        chip = QRectF(box.left(), y + 3 * scale, side, side)
        p.setPen(QPen(mixed(data.faction.fill, "#000000", 0.35), 1))
        p.setBrush(QColor(data.faction.fill))
        p.drawRoundedRect(chip, 4, 4)
        p.setFont(fonts.interface(16, 600))
        name = p.fontMetrics().horizontalAdvance(data.name) + 16
        right = box.right() - self._paint_pill(p, box, y, box.right() - chip.right() - name)
        font = fonts.interface(16, 600)
        line = QFontMetricsF(font).height()
        row = QRectF(chip.right() + 8, y, right - chip.right() - 12, line)
        paint_line(p, row, data.name, font, palette.color(Role.WindowText))
        # The kind begins under the pill as well: both may be long.
        y += max(line, PILL * scale + 2 if data.pill else 0.0)
        font = fonts.interface(13)
        line = QFontMetricsF(font).height()
        row = QRectF(chip.right() + 8, y, box.right() - chip.right() - 8, line)
        paint_line(p, row, data.kind, font, palette.color(Role.PlaceholderText))
        return y + line

    def _paint_pill(self, p: QPainter, box: QRectF, y: float, room: float) -> float:
        """Paint the pill at the right, in smaller letters where the name needs the room.

        Return its width.
        """
        data, palette, scale = self._data, self.palette(), fonts.text_scale()
        if not data.pill:
            return 0.0
        p.setFont(fonts.interface(PILL_TEXT, 600))
        wide = p.fontMetrics().horizontalAdvance(data.pill) + 16 * scale
        if wide > room:
            share = max(LEAST_PILL, room / wide)
            p.setFont(fonts.interface(PILL_TEXT * share, 600))
            wide *= share
        pill = QRectF(box.right() - wide, y + 1, wide, PILL * scale)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(palette.color(Role.Accent) if data.acts else palette.color(Role.Mid))
        p.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        ink = Role.HighlightedText if data.acts else Role.WindowText
        p.setPen(palette.color(ink))
        p.drawText(pill, Qt.AlignmentFlag.AlignCenter, data.pill)
        return wide

    def _paint_holdings(self, p: QPainter, box: QRectF, y: float) -> float:
        """Paint the backs of the cards held and the units left."""
        data, scale = self._data, fonts.text_scale()
        high, wide, step = 21 * scale, 15 * scale, 10 * scale
        p.setPen(QPen(QColor(BACK.ink), 1))
        for number in range(min(data.cards, SHOWN_CARDS)):
            p.setBrush(mixed(BACK.fill, "#FFFFFF", 0.06))
            p.drawRoundedRect(QRectF(box.left() + number * step, y, wide, high), 2.5, 2.5)
        shown = min(data.cards, SHOWN_CARDS)
        x = box.left() + (shown * step + wide - step if shown else 0) + 6 * scale
        p.setFont(fonts.condensed(14))
        p.setPen(self.palette().color(Role.PlaceholderText))
        p.drawText(QRectF(x, y, 40 * scale, high), Qt.AlignmentFlag.AlignVCenter, str(data.cards))
        p.setFont(fonts.condensed(15, 700))
        p.setPen(self.palette().color(Role.WindowText))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        p.drawText(QRectF(box.left(), y, box.width(), high), right, data.units)
        return y + high

    def _paint_captures(self, p: QPainter, box: QRectF, y: float, bottom: float) -> None:
        """Paint the bar of captures, the words and, where there is room, the captured counters."""
        data, palette, scale = self._data, self.palette(), fonts.text_scale()
        gap = 4.0 if data.goal <= 12 else 2.0
        cell = (box.width() - gap * (data.goal - 1)) / data.goal
        p.setPen(Qt.PenStyle.NoPen)
        empty = glass(palette.color(Role.WindowText), 0.16)
        for number in range(data.goal):
            done = number < data.captures
            p.setBrush(palette.color(Role.WindowText) if done else empty)
            p.drawRoundedRect(QRectF(box.left() + number * (cell + gap), y, cell, 7), 2, 2)
        y += 7 + 5 * scale
        p.setFont(fonts.interface(12))
        p.setPen(palette.color(Role.PlaceholderText))
        line = float(p.fontMetrics().height())
        words = data.captures_words
        p.drawText(QRectF(box.left(), y, box.width(), line), words)
        if bottom - y - line - 6 >= 26:
            row = QRectF(box.left(), y + line + 5, box.width(), bottom - y - line - 5)
        else:
            left = box.left() + p.fontMetrics().horizontalAdvance(words) + 10
            row = QRectF(left, y - 2, box.right() - left, max(bottom - y + 2, line))
        self._paint_captured(p, row)

    def _paint_captured(self, p: QPainter, row: QRectF) -> None:
        """Paint the captured counters, overlapping if there are many."""
        faces = self._data.captured
        if not faces or row.width() < 30 or row.height() < 14:
            return
        unit = min(COUNTER * fonts.text_scale(), row.height() - 4) / 55
        wide = 64 * unit
        step = min(wide + 4, (row.width() - wide) / max(1, len(faces) - 1))
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, face in enumerate(faces):
            p.save()
            p.translate(QPointF(row.left() + number * step, row.top() + 2))
            p.scale(unit, unit)
            p.translate(0, 55 - face.height)
            counters.paint_face(p, face, 48 * unit)
            p.restore()


def paint_strip(p: QPainter, box: QRectF, faction: Faction) -> None:
    """Paint a strip in a side's colour with its mark all along."""
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(faction.fill))
    p.drawRoundedRect(box, 4, 4)
    side = box.width() * 0.6
    step = side * 1.6
    count = int((box.height() - side) // step)
    top = box.top() + (box.height() - count * step - side) / 2
    for number in range(count + 1):
        place = QRectF(box.center().x() - side / 2, top + number * step, side, side)
        p.fillPath(mark(faction.mark, place), QColor(faction.ink))
    p.restore()
