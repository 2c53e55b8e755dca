"""The campaign sheet, painted: the coast, the bands around the carrier, the Targets."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from desktop.paint.colours import glass, mixed
from desktop.paint.counter_rows import paint_badge
from desktop.paint.cover_hornet_leader import HULL
from desktop.paint.drawing import (
    AMBER,
    CAP,
    CENTRE,
    DARK,
    GOLD,
    LEFT,
    draw_text,
    hatch,
    lands,
    round_pen,
)
from desktop.paint.style_parts import rounded
from desktop.paint.theme import Theme
from desktop.table.hornet_leader.display_tones import Tones, tones
from desktop.table.hornet_leader.sheet_plan import (
    DISC,
    FACTS_EM,
    FACTS_GAP,
    NAME_EM,
    CampaignSheet,
    SheetBand,
    SheetSpot,
    plates,
)

FINE = 0.45
"""Pixels per unit from which words, rivers and borders are drawn."""
TINTS = ("#3E8FD0", "#2FA598", "#C79A3A", "#C25A3A")
"""One for each band outwards: the further, the warmer."""
PAPER, INK = "#F6EEDB", "#2A2014"
SHIP = 0.22
"""Scale of the carrier's hull."""
INSET = 44.0
"""How far inside the sheet a carrier is drawn that lies off it."""


def paint_sheet(
    p: QPainter, exposed: QRectF, detail: float, theme: Theme, sheet: CampaignSheet
) -> None:
    """Paint the exposed part of the sheet."""
    paint_ground(p, detail, theme, sheet)
    paint_state(p, exposed, detail, theme, sheet)


def paint_ground(p: QPainter, detail: float, theme: Theme, sheet: CampaignSheet) -> None:
    """Paint what lies below the Targets: sea, land, bands, the carrier."""
    colours = tones(dark=theme.dark)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    body = rounded(sheet.box, 12)
    p.save()
    p.setClipPath(body, Qt.ClipOperation.IntersectClip)
    _paint_sea(p, sheet, colours)
    if sheet.coast:
        _paint_coast(p, sheet, detail, colours)
    for number, band in enumerate(sheet.bands):
        _paint_band(p, sheet, band, TINTS[number % len(TINTS)], theme)
    _paint_circles(p, sheet, detail, colours)
    p.restore()
    p.strokePath(body, QPen(QColor(colours.rim), max(1.6, 1.0 / detail)))
    _paint_carrier(p, sheet, colours)


def paint_state(
    p: QPainter, exposed: QRectF, detail: float, theme: Theme, sheet: CampaignSheet
) -> None:
    """Paint the exposed Targets, and the words of the bands."""
    for spot in sheet.spots:
        if exposed.intersects(around(spot)):
            paint_spot(p, spot, theme)
    if detail >= FINE:
        for number, box in enumerate(plates(sheet)):
            if exposed.intersects(box):
                paint_plate(p, box, sheet.bands[number], TINTS[number % len(TINTS)], theme)


def around(spot: SheetSpot) -> QRectF:
    """Return where a Target is painted, in units of the sheet."""
    reach = DISC + 14
    return QRectF(spot.x - reach, spot.y - reach, 2 * reach, 2 * reach)


def _paint_sea(p: QPainter, sheet: CampaignSheet, colours: Tones) -> None:
    water = QRadialGradient(QPointF(*sheet.origin), math.hypot(sheet.width, sheet.height))
    water.setColorAt(0, QColor(colours.sea))
    water.setColorAt(1, QColor(colours.deep))
    p.fillRect(sheet.box, water)


def _paint_coast(p: QPainter, sheet: CampaignSheet, detail: float, colours: Tones) -> None:
    """Paint land with shallow water along it, lakes, rivers and borders."""
    shapes = lands(sheet.coast)
    ground = QPainterPath(shapes["land"])
    if "islands" in shapes:
        ground.addPath(shapes["islands"])
    shallows = _shallows(ground, sheet.box, detail / 2, colours)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawPixmap(sheet.box, shallows, QRectF(shallows.rect()))
    fill = QLinearGradient(0, 0, 1000, 700)
    fill.setColorAt(0, mixed(colours.land, colours.light, 0.07))
    fill.setColorAt(1, mixed(colours.land, colours.shade, 0.10))
    p.fillPath(ground, fill)
    p.strokePath(ground, round_pen(colours.coast, max(1.3, 0.9 / detail)))
    if "lakes" in shapes:
        p.fillPath(shapes["lakes"], QColor(colours.sea))
        p.strokePath(shapes["lakes"], round_pen(colours.coast, max(0.9, 0.7 / detail)))
    if detail < FINE:
        return
    if "rivers" in shapes:
        p.strokePath(shapes["rivers"], round_pen(mixed(colours.sea, colours.border, 0.45), 1.8))
    if "borders" in shapes:
        pen = QPen(glass(colours.coast, 0.75), 1.4)
        pen.setDashPattern([6, 3, 1.4, 3])
        p.strokePath(shapes["borders"], pen)


def _shallows(coast: QPainterPath, box: QRectF, detail: float, colours: Tones) -> QPixmap:
    """Return the water along a coast, which is soft: half as fine it is painted twice as fast."""
    picture = QPixmap(math.ceil(box.width() * detail), math.ceil(box.height() * detail))
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(picture.width() / box.width(), picture.height() / box.height())
    p.translate(-box.topLeft())
    for wide, alpha in ((22.0, 0.10), (13.0, 0.14), (6.0, 0.20)):
        p.strokePath(coast, round_pen(glass(colours.coast, alpha), wide))
    p.end()
    return picture


def _ring(sheet: CampaignSheet, inner: float, outer: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for radius in (inner, outer):
        path.addEllipse(QPointF(*sheet.origin), radius, radius)
    return path


def _paint_band(
    p: QPainter, sheet: CampaignSheet, band: SheetBand, tint: str, theme: Theme
) -> None:
    """Tint a band; a secured one is hatched as well."""
    path = _ring(sheet, band.inner, band.outer)
    reach = QRadialGradient(QPointF(*sheet.origin), band.outer)
    least, most = (0.10, 0.26) if theme.dark else (0.12, 0.34)
    reach.setColorAt(0, glass(tint, least))
    reach.setColorAt((band.inner + band.outer) / (2 * band.outer), glass(tint, least))
    reach.setColorAt(1, glass(tint, most))
    p.fillPath(path, reach)
    if band.secured:
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        hatch(p, sheet.box, glass(theme.good, 0.28), 16, 2.2)
        p.restore()


def _paint_circles(p: QPainter, sheet: CampaignSheet, detail: float, colours: Tones) -> None:
    """Paint the borders of the bands, and veil what lies outside the last."""
    if not sheet.bands:
        return
    # Odd and even: what of the last band lies off the sheet is clipped with the sheet.
    beyond = QPainterPath()
    beyond.setFillRule(Qt.FillRule.OddEvenFill)
    beyond.addRect(sheet.box)
    beyond.addEllipse(QPointF(*sheet.origin), sheet.bands[-1].outer, sheet.bands[-1].outer)
    p.fillPath(beyond, glass(colours.shade, 0.34))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for radius in (sheet.bands[0].inner, *(band.outer for band in sheet.bands)):
        p.setPen(QPen(glass(colours.shade, 0.35), max(4.5, 3 / detail)))
        p.drawEllipse(QPointF(*sheet.origin), radius, radius)
        p.setPen(QPen(glass(colours.edge, 0.9), max(1.6, 1 / detail)))
        p.drawEllipse(QPointF(*sheet.origin), radius, radius)
    p.setPen(Qt.PenStyle.NoPen)


def _paint_carrier(p: QPainter, sheet: CampaignSheet, colours: Tones) -> None:
    """Paint the carrier at the middle of the bands, or where they meet the edge of the sheet."""
    x = min(sheet.width - INSET, max(INSET, sheet.origin[0]))
    y = min(sheet.height - INSET, max(INSET, sheet.origin[1]))
    towards = sheet.box.center() - QPointF(x, y)
    p.save()
    p.translate(x, y)
    p.rotate(math.degrees(math.atan2(towards.y(), towards.x())))
    p.scale(SHIP, SHIP)
    hull = QPainterPath()
    hull.addPolygon(QPolygonF([QPointF(*corner) for corner in HULL]))
    hull.closeSubpath()
    p.strokePath(hull, round_pen(glass(colours.light, 0.35), 34))
    p.strokePath(hull, round_pen("#10161C", 16))
    p.fillPath(hull, QColor("#9AA7B3"))
    p.setPen(round_pen("#F0D27A", 7))
    p.drawLine(QPointF(-26, 170), QPointF(8, -60))
    p.restore()


def paint_spot(p: QPainter, spot: SheetSpot, theme: Theme) -> None:
    """Paint a Target's disc; its state has a sign of its own besides its colour."""
    at = QPointF(spot.x, spot.y)
    p.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((4.0, 0.10), (2.2, 0.18)):
        p.setBrush(glass("#000000", alpha))
        p.drawEllipse(at + QPointF(0.6, 2.0), DISC + grow, DISC + grow)
    if spot.state == "candidate":
        for wide, alpha in ((13.0, 0.25), (8.0, 0.9)):
            p.setBrush(glass(GOLD, alpha))
            p.drawEllipse(at, DISC + wide / 2 + 1, DISC + wide / 2 + 1)
        p.setPen(QPen(glass(INK, 0.8), 1.4))
        p.drawEllipse(at, DISC + 5.6, DISC + 5.6)
    gone = spot.state == "destroyed"
    paper = QColor("#8D8778") if gone else QColor(PAPER)
    sheen = QLinearGradient(at - QPointF(0, DISC), at + QPointF(0, DISC))
    sheen.setColorAt(0, mixed(paper, "#FFFFFF", 0.3))
    sheen.setColorAt(1, mixed(paper, "#000000", 0.08))
    p.setBrush(sheen)
    p.setPen(QPen(QColor(INK), 2.2))
    p.drawEllipse(at, DISC, DISC)
    p.setPen(Qt.PenStyle.NoPen)
    _paint_state(p, spot, at, theme)
    box = QRectF(at.x() - DISC + 4, at.y() - DISC, 2 * DISC - 8, 2 * DISC)
    if gone:
        p.setBrush(glass(DARK, 0.82))
        p.drawRoundedRect(box.adjusted(3, 13, -3, -13), 6, 6)
    draw_text(p, box, str(spot.number), 17, PAPER if gone else INK, CENTRE, 700)


def _paint_state(p: QPainter, spot: SheetSpot, at: QPointF, theme: Theme) -> None:
    """Paint the sign of a state: a cross, a D, an exclamation mark in a ring."""
    badge = at + QPointF(DISC * 0.78, -DISC * 0.72)
    match spot.state:
        case "destroyed":
            arm = DISC * 0.74
            for colour, wide in ((DARK, 8.6), ("#FF6B57", 5.0)):
                p.setPen(round_pen(colour, wide))
                p.drawLine(at - QPointF(arm, arm), at + QPointF(arm, arm))
                p.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm))
            p.setPen(Qt.PenStyle.NoPen)
        case "damaged":
            paint_badge(p, badge, 11, AMBER, "D")
        case "in_play":
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(theme.threat), 4))
            p.drawEllipse(at, DISC - 1, DISC - 1)
            p.setPen(Qt.PenStyle.NoPen)
            paint_badge(p, badge, 11, "#FF8A70", "!")
        case "open" | "candidate":
            pass


def paint_plate(p: QPainter, box: QRectF, band: SheetBand, tint: str, theme: Theme) -> None:
    """Paint the words of a band on a plate in its tint."""
    if box.isEmpty():
        return
    p.setPen(QPen(mixed(tint, theme.base, 0.15), 1.4))
    p.setBrush(glass(theme.base, 0.92))
    p.drawRoundedRect(box, 5, 5)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(tint))
    p.drawRoundedRect(QRectF(box.left() + 3.5, box.top() + 5, 4, box.height() - 10), 2, 2)
    left = box.left() + 12
    name = QRectF(left, box.top() + 4, box.right() - left - 6, NAME_EM + 1)
    if band.secured:
        paint_badge(p, QPointF(box.right() - 13, name.center().y() + 1), 7.5, theme.good, "tick")
        name.setRight(box.right() - 22)
    draw_text(p, name, band.name.upper(), NAME_EM * CAP, theme.text, LEFT, 700)
    facts = QRectF(left, name.bottom() + 3, box.right() - left - 6, FACTS_EM + 1)
    draw_text(p, facts, FACTS_GAP.join(band.facts), FACTS_EM * CAP, theme.muted, LEFT, 600)
