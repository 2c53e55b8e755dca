"""The cover art of the home screen: one picture for each game, drawn once for each size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)

from desktop.paint.colours import glass
from desktop.paint.cover_daring_eagle import paint_daring_eagle
from desktop.paint.cover_eagles_missiles import paint_eagles_missiles
from desktop.paint.cover_hornet_leader import paint_hornet_leader
from desktop.paint.cover_red_menace import paint_red_menace
from desktop.paint.style_parts import rounded

WIDE, HIGH = 400.0, 420.0
"""The canvas of a cover; sky and ground go on round it for wider and higher tiles."""
LEAST_WIDE, MOST_WIDE, MOST_HIGH = 372.0, 640.0, 600.0

COVERS: dict[str, Callable[[QPainter], None]] = {
    "daring_eagle": paint_daring_eagle,
    "eagles_missiles": paint_eagles_missiles,
    "red_menace": paint_red_menace,
    "hornet_leader": paint_hornet_leader,
}


def paint_cover(p: QPainter, box: QRectF, game: str) -> None:
    """Draw a game's cover so that it fills the box, darker at the foot where the title stands."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    p.setClipRect(box, Qt.ClipOperation.IntersectClip)
    scale = min(box.width() / LEAST_WIDE, box.height() / HIGH)
    scale = max(scale, box.width() / MOST_WIDE, box.height() / MOST_HIGH)
    p.save()
    p.translate(box.center().x(), box.bottom())
    p.scale(scale, scale)
    p.translate(-WIDE / 2, -HIGH)
    COVERS[game](p)
    p.restore()
    _paint_light(p, box)
    p.restore()


def _paint_light(p: QPainter, box: QRectF) -> None:
    """Draw a quiet vignette and the dark foot that carries the title."""
    vignette = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.78)
    vignette.setColorAt(0.55, glass("#000000", 0))
    vignette.setColorAt(1, glass("#000000", 0.34))
    p.fillRect(box, vignette)
    foot = QLinearGradient(0, box.bottom() - min(170.0, box.height() * 0.4), 0, box.bottom())
    foot.setColorAt(0, glass("#06080b", 0))
    foot.setColorAt(0.5, glass("#06080b", 0.46))
    foot.setColorAt(1, glass("#06080b", 0.86))
    p.fillRect(box, foot)


def cover_image(game: str, size: QSizeF, ratio: float, radius: float = 0.0) -> QImage:
    """Return a game's cover; the radius rounds its upper corners."""
    result = QImage(
        round(size.width() * ratio),
        round(size.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    box = QRectF(QPointF(0, 0), size)
    p = QPainter(result)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_cover(p, box, game)
    if radius:
        # Cutting the corners afterwards gives smoother edges than a clip would.
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        whole = QPainterPath()
        whole.addRect(box)
        kept = rounded(box.adjusted(0, 0, 0, radius * 2), radius)
        p.fillPath(whole.subtracted(kept), QColor("#000000"))
    p.end()
    return result


def cover_pixmap(game: str, size: QSizeF, ratio: float, radius: float = 8.0) -> QPixmap:
    """Return a game's cover as a pixmap; paint it once for each size."""
    return QPixmap.fromImage(cover_image(game, size, ratio, radius))
