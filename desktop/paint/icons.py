"""The icons: one set of line drawings, tinted when they are drawn."""

from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
    QPixmapCache,
)

from desktop import resources
from desktop.paint.colours import Colour

IconName = Literal[
    "aircraft",
    "ban",
    "bell",
    "bolt",
    "book",
    "bookmark",
    "branch",
    "card",
    "cards",
    "check",
    "chevron-down",
    "chevron-left",
    "chevron-right",
    "chevron-up",
    "clock",
    "close",
    "coins",
    "computer",
    "copy",
    "cross",
    "die",
    "eagle",
    "export",
    "eye",
    "file",
    "first",
    "fit",
    "flag",
    "folder",
    "hint",
    "home",
    "hourglass",
    "info",
    "keyboard",
    "last",
    "link",
    "list",
    "lock",
    "map",
    "menu",
    "minus",
    "moon",
    "move",
    "note",
    "pause",
    "pencil",
    "pin",
    "play",
    "plus",
    "pulse",
    "redo",
    "save",
    "search",
    "shield",
    "sliders",
    "spinner",
    "step-back",
    "step-forward",
    "sun",
    "swords",
    "target",
    "trash",
    "undo",
    "user",
    "users",
    "warning",
    "zoom-in",
    "zoom-out",
]


@cache
def _source(name: IconName) -> str:
    return resources.path("icons", f"{name}.svg").read_text(encoding="utf-8")


def icon(name: IconName, colour: Colour, size: float = 18, ratio: float = 1.0) -> QPixmap:
    """Return an icon in one colour; size in device-independent pixels."""
    tint = QColor(colour).name(QColor.NameFormat.HexArgb)
    side = round(size * ratio)
    key = f"icon {name} {tint} {side} {ratio}"
    found = QPixmap()
    # Qt's own cache is bounded and goes with the application; pixmaps kept by a module would
    # outlive it.
    if QPixmapCache.find(key, found):
        return found
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    draw_icon(p, QRectF(0, 0, side / ratio, side / ratio), name, colour)
    p.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def draw_icon(p: QPainter, box: QRectF, name: IconName, colour: Colour) -> None:
    """Draw an icon into a box."""
    # Loaded here: the board that a start shows first has no icons.
    from PySide6.QtSvg import QSvgRenderer

    tint = QColor(colour)
    svg = _source(name).replace("currentColor", tint.name())
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setOpacity(p.opacity() * tint.alphaF())
    QSvgRenderer(QByteArray(svg.encode())).render(p, box)
    p.restore()


def stamp_icon(p: QPainter, box: QRectF, name: IconName, colour: Colour) -> None:
    """Put an icon into a square box from its cached picture: for what is painted often."""
    ratio = p.device().devicePixelRatio()
    p.drawPixmap(box.topLeft(), icon(name, colour, box.width(), ratio))


def button_icon(name: IconName, palette: QPalette, size: int = 18) -> QIcon:
    """Return the icon of a button in the palette's words, quieter when it is disabled."""
    result = QIcon()
    group = QPalette.ColorGroup
    # Drawn for the sharpest screen; on the others Qt makes it smaller.
    ratio = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    for mode, part in ((QIcon.Mode.Normal, group.Active), (QIcon.Mode.Disabled, group.Disabled)):
        colour = palette.color(part, QPalette.ColorRole.ButtonText)
        result.addPixmap(icon(name, colour, size, ratio), mode)
    return result
