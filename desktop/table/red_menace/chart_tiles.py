"""The chart kept as pictures: most changes of the table are on its sheets, and leave it alone.

The whole table is painted anew whenever a figure on a sheet changes. The chart is by far the most
work of it, and changes only with a destroyed city or another skin.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from desktop.paint.theme import Theme
from desktop.table.red_menace.chart_art import paint_chart
from desktop.table.red_menace.chart_plan import SHEET, Chart, ChartKey

MOST = 32
"""Pictures kept."""
LARGEST = 1024 * 512
"""Pixels of a picture that is kept: a tile of the map has half as many."""


def paint_kept_chart(
    p: QPainter, exposed: QRectF, detail: float, theme: Theme, chart: Chart, key: ChartKey
) -> None:
    """Paint the exposed part of the chart, from a picture if it was painted before."""
    view, area = p.worldTransform(), exposed.intersected(SHEET)
    place = view.mapRect(area).toAlignedRect()
    plain = not view.isRotating() and view.isAffine()
    sharp = p.device().devicePixelRatioF() == 1
    if not (plain and sharp and place.width() * place.height() <= LARGEST):
        paint_chart(p, exposed, detail, theme, chart, key)
        return
    corner = (view.dx() - place.x(), view.dy() - place.y())
    box = (area.x(), area.y(), area.width(), area.height())
    size = (place.width(), place.height())
    picture = _picture(theme, chart, key, detail, (view.m11(), view.m22()), corner, box, size)
    p.save()
    p.resetTransform()
    p.drawImage(place.topLeft(), picture)
    p.restore()


@lru_cache(maxsize=MOST)
def _picture(
    theme: Theme,
    chart: Chart,
    key: ChartKey,
    detail: float,
    scale: tuple[float, float],
    corner: tuple[float, float],
    box: tuple[float, float, float, float],
    size: tuple[int, int],
) -> QImage:
    """Return a part of the chart; an image, for unlike pixmaps it may outlive the program's end."""
    image = QImage(QSize(*size), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(theme.sunk))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(QTransform(scale[0], 0, 0, scale[1], *corner))
        paint_chart(painter, QRectF(*box), detail, theme, chart, key)
    finally:
        painter.end()
    return image
