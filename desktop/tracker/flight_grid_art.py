"""How the cells of the grid of who flew are painted: check boxes, fields, the Pilot."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from desktop.paint import fonts
from desktop.paint.lines import fitting, paint_line
from desktop.paint.style_parts import field_fill, paint_check, paint_focus, paint_panel
from desktop.paint.theme import ThemeSource
from desktop.table.hornet_leader.pilot_plate import paint_tile
from desktop.tracker.flight_grid_model import MARKS, NUMBERS, ROW, Column, FlightModel, GridRow

Role = QPalette.ColorRole
Index = QModelIndex | QPersistentModelIndex
MIDDLE = Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
BOX, TILE, AROUND = 20, 26, 17
"""Sides of a box and of the picture of an Aircraft; what lies around picture and name."""
FIELD = 28
"""Height of a field; its width follows its column."""


class FlightDelegate(QStyledItemDelegate):
    """Paints a row: who stayed at home steps back."""

    def __init__(self, themes: ThemeSource, parent: QTableView) -> None:
        super().__init__(parent)
        self._themes, self._table = themes, parent

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        p, palette, box = painter, self._table.palette(), QRectF(option.rect)
        model = index.model()
        assert isinstance(model, FlightModel)
        row, column = index.data(ROW), Column(index.column())
        flew = model.flew(index.row())
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillRect(QRectF(box.left(), box.bottom(), box.width(), 1), palette.color(Role.Midlight))
        if column is Column.PILOT:
            self._paint_pilot(p, box.adjusted(4, 0, -4, 0), row, flew=flew)
        elif column is Column.FLEW:
            side = BOX * max(1.0, fonts.text_scale())
            square = QRectF(0, 0, side, side)
            square.moveCenter(box.center())
            mark = Qt.CheckState.Checked if flew else Qt.CheckState.Unchecked
            paint_check(p, square, palette, mark)
        elif flew and (column in NUMBERS or column in MARKS or column is Column.LOST):
            self._paint_field(p, box, str(index.data()), column)
        else:
            strong = column is Column.BEFORE or (column is Column.NOTE and flew)
            ink = palette.color(Role.WindowText if strong else Role.PlaceholderText)
            font = fonts.condensed(14, 600 if column is Column.BEFORE else 500)
            side_of = MIDDLE if column is Column.NOTE else CENTRE
            paint_line(p, box.adjusted(4, 0, -4, 0), str(index.data()), font, ink, side_of)
        p.restore()
        lit = QStyle.StateFlag.State_HasFocus
        if option.state & lit and self._table.hasFocus():
            paint_focus(p, box.adjusted(1, 1, -1, -1), palette)

    def _paint_pilot(self, p: QPainter, box: QRectF, row: GridRow, *, flew: bool) -> None:
        palette = self._table.palette()
        side = TILE * max(1.0, fonts.text_scale())
        tile = QRectF(box.left(), box.center().y() - side / 2, side, side)
        p.drawPixmap(tile.topLeft(), _tile(row.picture, side, p, dimmed=not flew))
        words = box.adjusted(side + 8, 0, 0, 0)
        ink = palette.color(Role.WindowText if flew else Role.PlaceholderText)
        font = fitting(row.callsign, words.width(), fonts.interface(14, 600), _narrow())
        paint_line(p, words, row.callsign, font, ink, MIDDLE)
        if row.warning:
            p.setFont(font)
            wide = p.fontMetrics().horizontalAdvance(row.callsign) + 8
            bad = QColor(self._themes.theme.bad)
            font = fonts.condensed(13, 600)
            paint_line(p, words.adjusted(wide, 0, 0, 0), row.warning, font, bad, MIDDLE)

    def _paint_field(self, p: QPainter, box: QRectF, words: str, column: Column) -> None:
        palette = self._table.palette()
        high = min(FIELD * max(1.0, fonts.text_scale()), box.height() - 6)
        wide = min(box.width() - 8, 62 * max(1.0, fonts.text_scale()))
        if column is Column.LOST:
            wide = box.width() - 8
        field = QRectF(0, 0, wide, high)
        field.moveCenter(box.center())
        edge = palette.color(Role.Mid)
        if words and (column in MARKS or column is Column.LOST):
            edge = QColor(self._themes.theme.warn)
        paint_panel(p, field, field_fill(palette), edge)
        paint_line(
            p, field, words, fonts.condensed(15, 700), palette.color(Role.WindowText), CENTRE
        )


def _narrow() -> QFont:
    return fonts.condensed(15, 600)


def name_width(names: list[str]) -> int:
    """Return how wide the column is in which all names are whole, in narrow letters."""
    advance = QFontMetricsF(_narrow()).horizontalAdvance
    words = max(map(advance, names), default=0.0)
    return math.ceil(words + TILE * max(1.0, fonts.text_scale())) + AROUND


def _tile(picture: str, side: float, p: QPainter, *, dimmed: bool) -> QPixmap:
    """Return the tile of an Aircraft, painted once: every key paints its row again."""
    ratio = p.device().devicePixelRatio()
    key = f"flight tile {picture} {side} {ratio} {dimmed}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    pixmap = QPixmap(math.ceil(side * ratio), math.ceil(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    inner = QPainter(pixmap)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_tile(inner, QRectF(0, 0, side, side), picture, dimmed=dimmed)
    inner.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap
