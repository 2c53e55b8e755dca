"""Draw a counter: body, contents, states; and render it once for a size and device ratio."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QPixmapCache,
)

from desktop.paint import counter_card, counter_kinds, counter_track, counter_unit
from desktop.paint.colours import glass, mixed
from desktop.paint.counter_states import paint_states
from desktop.paint.drawing import DARK, GOLD, zoom
from desktop.paint.face import SPENT, Face, Kind, State, body_path, level_for
from desktop.paint.face_shades import sheen_dark, sheen_light, worn

MARGIN = 6.0
"""Units around a counter for its shadow, the ring of a selected one and badges."""


def paint_face(p: QPainter, face: Face, size: float) -> None:
    """Draw a counter from the origin in design units; size is how many pixels 48 units take."""
    level = level_for(face, size)
    if not SPENT.isdisjoint(face.states):
        # Its body steps back, not its words: what it can do next time is asked again and again.
        face = worn(face)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    _paint_surroundings(p, face)
    _paint_plate(p, face)
    p.save()
    p.setClipPath(body_path(face, 0.6), Qt.ClipOperation.IntersectClip)
    if State.HIDDEN in face.states:
        counter_kinds.paint_back(p, face)
    else:
        match face.kind:
            case Kind.UNIT:
                counter_unit.paint_unit(p, face, level, size)
            case Kind.FORMATION:
                counter_kinds.paint_formation(p, face, level, size)
            case Kind.FLIGHT:
                counter_kinds.paint_flight(p, face, level, size)
            case Kind.NUMBER:
                counter_kinds.paint_number(p, face, level, size)
            case Kind.DISC:
                counter_kinds.paint_disc(p, face, level)
            case Kind.CARD:
                counter_card.paint_card_face(p, face, level, size)
            case Kind.CUBE:
                counter_track.paint_cube(p, face)
            case Kind.FLAG:
                counter_track.paint_flag(p, face)
            case Kind.EMPLACEMENT:
                counter_kinds.paint_emplacement(p, face)
            case _:
                assert_never(face.kind)
    p.restore()
    paint_states(p, face, level)


def paint_in(p: QPainter, face: Face, box: QRectF) -> None:
    """Draw a counter as large as it fits into a box, in its middle."""
    scale = min(box.width() / face.width, box.height() / face.height)
    p.save()
    p.translate(box.center())
    p.translate(-face.width * scale / 2, -face.height * scale / 2)
    p.scale(scale, scale)
    paint_face(p, face, 48 * zoom(p))
    p.restore()


def _paint_surroundings(p: QPainter, face: Face) -> None:
    """Draw a soft shadow, or the ring of a selected counter."""
    path = body_path(face)
    if State.SELECTED in face.states:
        for wide, alpha in ((10.5, 0.18), (8.5, 0.26)):
            p.strokePath(path, QPen(glass(GOLD, alpha), wide))
        p.strokePath(path, QPen(glass(DARK, 0.72), 6.6))
        p.strokePath(path, QPen(QColor(GOLD), 4.8))
        return
    for spread, down, alpha in ((4.4, 1.6, 0.06), (2.8, 1.3, 0.10), (1.2, 0.9, 0.18)):
        p.strokePath(path.translated(0, down), QPen(glass("#000000", alpha), spread))


def _paint_plate(p: QPainter, face: Face) -> None:
    """Draw the coloured body with its dark edge and a light upper rim."""
    fill = QColor(face.fill)
    sheen = QLinearGradient(0, 0, face.width * 0.3, face.height)
    sheen.setColorAt(0, sheen_light(fill))
    sheen.setColorAt(0.45, fill)
    sheen.setColorAt(1, sheen_dark(fill))
    p.fillPath(body_path(face), QBrush(sheen))
    rim = QLinearGradient(0, 0, 0, face.height)
    rim.setColorAt(0, glass("#FFFFFF", 0.42))
    rim.setColorAt(0.35, glass("#FFFFFF", 0.12))
    rim.setColorAt(1, glass("#000000", 0.16))
    p.strokePath(body_path(face, 1.35), QPen(QBrush(rim), 0.8))
    p.strokePath(body_path(face, 0.5), QPen(mixed(fill, "#000000", 0.58), 1))


def image(face: Face, size: float = 48.0, ratio: float = 1.0) -> QImage:
    """Return a counter as a picture; size is what 48 units take in device-independent pixels."""
    unit = size / 48.0
    result = QImage(
        round((face.width + 2 * MARGIN) * unit * ratio),
        round((face.height + 2 * MARGIN) * unit * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    p = QPainter(result)
    p.scale(unit, unit)
    p.translate(MARGIN, MARGIN)
    paint_face(p, face, size)
    p.end()
    return result


def pixmap(face: Face, size: float = 48.0, ratio: float = 1.0) -> QPixmap:
    """Return a counter as a pixmap, with MARGIN units of room on each side."""
    key = f"counter {face!r} {size} {ratio}"
    found = QPixmap()
    # Lists are painted again and again, and the same counters come and go in them.
    if not QPixmapCache.find(key, found):
        found = QPixmap.fromImage(image(face, size, ratio))
        QPixmapCache.insert(key, found)
    return found
