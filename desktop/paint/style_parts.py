"""The shapes the style is made of: panels, focus rings, chevrons, check boxes, bars."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPalette, QPen

from desktop.paint.colours import Colour, glass, luminance, mixed
from desktop.paint.drawing import round_pen

RADIUS = 6.0
RING = 1.5

Role = QPalette.ColorRole


def is_dark(palette: QPalette) -> bool:
    """Return whether a palette is that of a dark theme."""
    return luminance(palette.color(Role.Window)) < 0.2


def rounded(box: QRectF, radius: float = RADIUS) -> QPainterPath:
    """Return a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def paint_flat(p: QPainter, box: QRectF, fill: Colour) -> None:
    """Fill a box.

    To choose among the forms of fillRect() PySide would load the gradients, with 180 names for
    what comes ready made, and a start paints none.
    """
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(fill))
    p.drawRect(box)
    p.restore()


def paint_panel(
    p: QPainter, box: QRectF, fill: Colour, edge: Colour, radius: float = RADIUS
) -> None:
    """Draw a filled rounded panel with an edge one pixel wide, sharp at every ratio."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(QColor(fill))
    p.setPen(QPen(QColor(edge), 1))
    p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    p.restore()


def paint_focus(p: QPainter, box: QRectF, palette: QPalette, radius: float = RADIUS) -> None:
    """Draw the focus ring: 1.5 pixels in the words' colour, inset, whatever lies below."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(Qt.BrushStyle.NoBrush)
    inset = 1 + RING / 2
    ring = box.adjusted(inset, inset, -inset, -inset)
    # The thin line inside keeps the ring apart from an accent fill as light as the words.
    p.setPen(QPen(glass(palette.color(Role.Base), 0.75), 1))
    p.drawRoundedRect(ring.adjusted(1.2, 1.2, -1.2, -1.2), radius - 2.2, radius - 2.2)
    p.setPen(QPen(glass(palette.color(Role.WindowText), 0.8), RING))
    p.drawRoundedRect(ring, radius - 1, radius - 1)
    p.restore()


def paint_chevron(
    p: QPainter, centre: QPointF, size: float, colour: Colour, turn: float = 0
) -> None:
    """Draw a chevron that points down, turned clockwise by so many degrees."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(centre)
    p.rotate(turn)
    p.setPen(round_pen(colour, 1.6))
    half = size / 2
    p.drawPolyline([QPointF(-half, -half / 2), QPointF(0, half / 2), QPointF(half, -half / 2)])
    p.restore()


def paint_check(p: QPainter, box: QRectF, palette: QPalette, mark: Qt.CheckState) -> None:
    """Draw a check box: an edge while it is off, an accent fill with a tick once it is on."""
    if mark is Qt.CheckState.Unchecked:
        edge = mixed(palette.color(Role.Mid), palette.color(Role.WindowText), 0.42)
        paint_panel(p, box, field_fill(palette), edge, 5)
        return
    accent = palette.color(Role.Accent)
    paint_panel(p, box, accent, accent, 5)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(round_pen(palette.color(Role.HighlightedText), 2.2))
    x, y, s = box.x(), box.y(), box.width()
    ticks = ((0.25, 0.53), (0.43, 0.71), (0.76, 0.32))
    if mark is Qt.CheckState.PartiallyChecked:
        ticks = ((0.27, 0.5), (0.5, 0.5), (0.73, 0.5))
    p.drawPolyline([QPointF(x + a * s, y + b * s) for a, b in ticks])
    p.restore()


def paint_radio(p: QPainter, box: QRectF, palette: QPalette, *, chosen: bool) -> None:
    """Draw a radio button: a ring, with an accent ring and a dot once it is chosen."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = box.adjusted(1, 1, -1, -1)
    if chosen:
        p.setBrush(QColor(palette.color(Role.Accent)))
        p.setPen(Qt.PenStyle.NoPen)
        p.drawEllipse(inner)
        p.setBrush(palette.color(Role.HighlightedText))
        p.drawEllipse(inner.center(), 3.6, 3.6)
    else:
        p.setBrush(field_fill(palette))
        edge = mixed(palette.color(Role.Mid), palette.color(Role.WindowText), 0.42)
        p.setPen(QPen(edge, 1.2))
        p.drawEllipse(inner)
    p.restore()


def button_fill(palette: QPalette, *, hover: bool, pressed: bool, checked: bool) -> QColor:
    """Return the ground of a button in a state."""
    ground = palette.color(Role.Button)
    if checked:
        return mixed(ground, palette.color(Role.Accent), 0.28)
    if pressed:
        return mixed(ground, palette.color(Role.Dark), 0.55)
    return mixed(ground, palette.color(Role.ButtonText), 0.07) if hover else ground


def field_fill(palette: QPalette) -> QColor:
    """Return the ground of edit fields: sunk in the dark theme, raised in the light one."""
    return palette.color(Role.Dark if is_dark(palette) else Role.AlternateBase)


def row_fill(palette: QPalette) -> QColor:
    """Return the ground of a selected row."""
    return mixed(palette.color(Role.Base), palette.color(Role.Accent), 0.14)


def lit_fill(base: Colour, accent: Colour) -> QColor:
    """Return the ground of a paragraph that is pointed out, with links in the accent on it."""
    return mixed(base, accent, 0.12)


def marked_fill(base: Colour) -> QColor:
    """Return the ground of a word that was searched for."""
    return mixed(base, "#F0B84C", 0.45)


def tag_fill(palette: QPalette, *, hover: bool = False) -> QColor:
    """Return what a tag lays over whatever it stands on: a page, a note, a chosen row."""
    return glass(palette.color(Role.Accent), 0.18 if hover else 0.13)


def tag_ink(palette: QPalette) -> QColor:
    """Return the colour of the words of a tag: its accent, strong enough on such a fill."""
    return mixed(palette.color(Role.Accent), palette.color(Role.WindowText), 0.45)
