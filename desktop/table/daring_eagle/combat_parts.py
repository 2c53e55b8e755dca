"""The parts of the combat panel: a side with its cards and total, and the difference between."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import counters, fonts
from desktop.paint.card import KINDS
from desktop.paint.colours import glass, mixed
from desktop.paint.face import Face
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_panel

Role = QPalette.ColorRole
CENTRE = Qt.AlignmentFlag.AlignCenter
MIDDLE = Qt.AlignmentFlag.AlignVCenter
HEAD, ROW = 24, 23
"""Where the unit begins, and the height of a card's row, at a text scale of 100 %."""


class CommittedCard(msgspec.Struct, frozen=True):
    """A card in a combat."""

    name: str
    points: int
    cancelled: bool = False
    planned: bool = False
    """Whether it is only chosen so far, not yet committed."""


class CombatSide(msgspec.Struct, frozen=True):
    """One side of a combat, in the person's language."""

    role: str
    name: str
    face: Face
    base: str
    cards: tuple[CommittedCard, ...]
    total: int
    planned: int = 0
    """The total with the chosen cards, if that differs."""
    acts: bool = False
    spoken: str = ""


class SideColumn(QWidget):
    """The unit, the cards under it, and the total in large figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side: CombatSide | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def side(self) -> CombatSide | None:
        """What is shown."""
        return self._side

    def show_side(self, side: CombatSide) -> None:
        """Show this side."""
        self._side = side
        self.setAccessibleName(f"{side.role}: {side.name}")
        self.setAccessibleDescription(side.spoken)
        self.setToolTip(plain(f"{side.name}. {side.spoken}"))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        scale = fonts.text_scale()
        rows = 3 if self._side is None else max(2, len(self._side.cards))
        return QSize(round(132 * scale), round((HEAD + 88 + rows * ROW) * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(110, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._side
        if side is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, scale = self.palette(), fonts.text_scale()
        box = QRectF(self.rect())
        fill, accent = palette.color(Role.AlternateBase), palette.color(Role.Accent)
        if side.acts:
            paint_panel(p, box, mixed(fill, accent, 0.12), accent, 8)
        else:
            paint_panel(p, box, fill, palette.color(Role.Midlight), 8)
        self._words(p, box, 6 * scale, side.role, fonts.small_capitals(11), Role.PlaceholderText)
        total = QRectF(0, (HEAD - 5) * scale, box.width() - 10, 48 * scale)
        figure = self._paint_total(p, total, side)
        # With large text the column may be too narrow for both at their full size.
        unit = min(38 * scale / 55, (total.width() - figure - 16) / side.face.width)
        self._paint_unit(p, QPointF(10, HEAD * scale), side.face, max(unit, 0.1))
        y = (HEAD + 42) * scale
        self._words(p, box, y, side.name, fonts.interface(13, 600), Role.WindowText)
        y += 19 * scale
        self._words(p, box, y, side.base, fonts.interface(12), Role.PlaceholderText)
        y += 21 * scale
        for card in side.cards:
            self._paint_card(p, QRectF(8, y, box.width() - 16, 20 * scale), card)
            y += ROW * scale

    def _paint_unit(self, p: QPainter, at: QPointF, face: Face, unit: float) -> None:
        p.save()
        p.translate(at)
        p.scale(unit, unit)
        counters.paint_face(p, face, 48 * unit)
        p.restore()

    def _words(
        self, p: QPainter, box: QRectF, y: float, words: str, font: QFont, role: Role
    ) -> None:
        row = QRectF(box.left() + 4, y, box.width() - 8, QFontMetricsF(font).height())
        paint_line(p, row, words, font, self.palette().color(role), CENTRE)

    def _paint_card(self, p: QPainter, row: QRectF, card: CommittedCard) -> None:
        palette = self.palette()
        band = QColor(KINDS["combat"])
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(palette.color(Role.Base))
        if card.planned:
            p.setPen(QPen(palette.color(Role.Accent), 1.2, Qt.PenStyle.DashLine))
        else:
            p.setPen(QPen(palette.color(Role.Midlight), 1))
        p.drawRoundedRect(row, 4, 4)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(glass(band, 0.35) if card.cancelled else band)
        p.drawRoundedRect(QRectF(row.left(), row.top(), 5, row.height()), 2, 2)
        ink = palette.color(Role.PlaceholderText if card.cancelled else Role.WindowText)
        p.setPen(ink)
        font = fonts.condensed(13, 600)
        font.setStrikeOut(card.cancelled)
        p.setFont(font)
        points = f"+{card.points}"
        wide = p.fontMetrics().horizontalAdvance(points)
        inner = row.adjusted(10, 0, -7, 0)
        p.drawText(inner, Qt.AlignmentFlag.AlignRight | MIDDLE, points)
        room = int(inner.width() - wide - 6)
        cut = p.fontMetrics().elidedText(card.name, Qt.TextElideMode.ElideRight, room)
        p.drawText(inner, Qt.AlignmentFlag.AlignLeft | MIDDLE, cut)

    def _paint_total(self, p: QPainter, row: QRectF, side: CombatSide) -> int:
        """Paint the total, with chosen cards the one that they would bring; return its width."""
        planned = side.planned and side.planned != side.total
        p.setFont(fonts.condensed(40, 700))
        p.setPen(self.palette().color(Role.Accent if planned else Role.WindowText))
        words = str(side.planned if planned else side.total)
        p.drawText(row, Qt.AlignmentFlag.AlignRight | MIDDLE, words)
        return p.fontMetrics().horizontalAdvance(words)


class Difference(QWidget):
    """How far the side to act is ahead or behind."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lead, self._words = 0, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)

    def show_lead(self, lead: int, words: str) -> None:
        """Show the lead of the side to act, and what it means in words."""
        self._lead, self._words = lead, words
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(58 * fonts.text_scale()), 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, scale = self.palette(), fonts.text_scale()
        middle = self.rect().center().y()
        p.setFont(fonts.condensed(26, 700))
        p.setPen(palette.color(Role.WindowText))
        lead = f"+{self._lead}" if self._lead > 0 else f"\N{MINUS SIGN}{-self._lead}"
        figure = QRectF(0, middle - 24 * scale, self.width(), 30 * scale)
        p.drawText(figure, CENTRE, lead if self._lead else "=")
        p.setFont(fonts.interface(12))
        p.setPen(palette.color(Role.PlaceholderText))
        below = QRectF(0, middle + 6 * scale, self.width(), 32 * scale)
        flags = CENTRE | Qt.TextFlag.TextWordWrap
        p.drawText(below, flags, self._words)
