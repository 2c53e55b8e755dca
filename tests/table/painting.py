"""Pictures that many tests show: what was painted before comes again as it is."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap, QTransform

from desktop.table.counter_item import MARGIN

KEPT = 400
"""Most are of a counter; a tile of a map takes a MiB."""
_pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()


def paint_once(
    what: Hashable, painter: QPainter, area: QRectF, paint: Callable[[QPainter], None]
) -> None:
    """Paint an area, or copy the pixels that were painted for the same at the same place.

    Everything that decides what is seen, but for the font, is to be in ``what``. Tests of tables
    speak English.
    """
    to_device = painter.deviceTransform()
    place = to_device.mapRect(area).toAlignedRect()
    corner = QTransform.fromTranslate(-place.x(), -place.y())
    to_picture = to_device * corner
    key = (what, area.getRect(), _numbers(to_picture), QGuiApplication.font().pixelSize())
    if (picture := _pictures.get(key)) is None:
        picture = QPixmap(place.size())
        picture.fill(Qt.GlobalColor.transparent)
        into = QPainter(picture)
        try:
            into.setRenderHints(painter.renderHints())
            into.setTransform(to_picture)
            paint(into)
        finally:
            into.end()
        _pictures[key] = picture
        while len(_pictures) > KEPT:
            _pictures.popitem(last=False)
    _pictures.move_to_end(key)
    painter.save()
    painter.resetTransform()
    painter.drawPixmap(place.topLeft(), picture)
    painter.restore()


def _numbers(by: QTransform) -> tuple[float, ...]:
    return (by.m11(), by.m12(), by.m21(), by.m22(), round(by.dx(), 3), round(by.dy(), 3))


def around(box: QRectF) -> QRectF:
    """Return a counter's box with room for its shadow and its badges."""
    return box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
