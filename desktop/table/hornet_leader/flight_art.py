"""How the card of a pilot in the flight is painted, part by part."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPalette, QPen, QTransform

from desktop.paint import fonts
from desktop.paint.card import Stress
from desktop.paint.colours import glass, mixed
from desktop.paint.counter_rows import paint_badge, paint_status
from desktop.paint.drawing import AMBER, GOLD, draw_silhouette, round_pen
from desktop.paint.face import Status
from desktop.paint.factions import faction
from desktop.paint.lines import paint_line
from desktop.paint.marks import mark
from desktop.paint.style_parts import paint_panel, rounded
from desktop.paint.theme import Theme
from desktop.table.hornet_leader.flight_plan import (
    FlightData,
    FlightPlan,
    Fonts,
    card_fonts,
    second_line,
)

Role = QPalette.ColorRole
STATUSES: tuple[Status, ...] = ("okay", "shaken", "unfit")
EMPTY = 0.24
"""How strongly the cells of Stress not suffered yet are coloured."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_flight_card(
    p: QPainter, box: QRectF, data: FlightData, plan: FlightPlan, theme: Theme, palette: QPalette
) -> None:
    """Paint everything of a card but its chips, which are widgets of their own."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    used = card_fonts(compact=plan.compact)
    _paint_ground(p, box, data, palette)
    _paint_tile(p, plan.tile, data)
    ink, soft = palette.color(Role.WindowText), palette.color(Role.PlaceholderText)
    paint_line(p, plan.name, data.callsign, used.name, ink)
    second = second_line(data, plan.second.width(), used.second)
    paint_line(p, plan.second, second, used.second, soft)
    if data.leader:
        _paint_leader(p, plan, data.leader, used, theme)
    if data.sa:
        _paint_stars(p, plan, data, used, palette, theme)
    _paint_statuses(p, plan, data, used.small, theme, palette)
    paint_stress(p, plan.stress, data.stress, theme, ink)
    p.setFont(used.figure)
    p.setPen(ink)
    p.drawText(plan.figure, MIDDLE | Qt.AlignmentFlag.AlignRight, str(data.stress.now))
    for i, words in enumerate(plan.foot):
        short = i == len(plan.foot) - 1 and data.carried < data.limit
        paint_line(p, words.box, words.text, used.foot, QColor(theme.warn) if short else soft)
    if data.number:
        _paint_key(p, plan.key, data.number, palette)


def _paint_ground(p: QPainter, box: QRectF, data: FlightData, palette: QPalette) -> None:
    """Paint the card: attacked in the colour of danger, selected in the accent."""
    fill, accent = palette.color(Role.AlternateBase), palette.color(Role.Accent)
    danger = palette.color(Role.BrightText)
    if data.selected:
        fill = mixed(fill, accent, 0.13)
    paint_panel(p, box, fill, palette.color(Role.Mid), 8)
    p.setBrush(Qt.BrushStyle.NoBrush)
    inset = 1.0
    for holds, colour in ((data.attacked, danger), (data.selected, accent)):
        if holds:
            p.setPen(QPen(colour, 2))
            p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 8 - inset, 8 - inset)
            inset += 3.0
    p.setPen(Qt.PenStyle.NoPen)


def _paint_tile(p: QPainter, box: QRectF, data: FlightData) -> None:
    """Paint the aircraft on the colour of its altitude, with its speed and damage."""
    side = faction("hornet_leader", data.altitude or "high")
    scale = box.width() / 40
    body = rounded(box, 5)
    p.fillPath(body, QColor(side.fill))
    p.strokePath(
        rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 5), QPen(mixed(side.fill, "#000000", 0.5), 1)
    )
    inner = box.adjusted(5 * scale, 3 * scale, -5 * scale, -3 * scale)
    draw_silhouette(p, inner, data.picture, side.ink, side.fill)
    for i in range(2 if data.speed == "fast" else 1):
        x = box.left() + (3 + 3.4 * i) * scale
        p.fillRect(QRectF(x, box.bottom() - 11 * scale, 2 * scale, 8 * scale), QColor(side.ink))
    place = QRectF(box.right() - 10 * scale, box.top() + 3 * scale, 7 * scale, 6 * scale)
    p.fillPath(_chevron(place, down=data.altitude == "low"), QColor(side.ink))
    if data.altitude == "low":
        wave = QRectF(place.left() - 0.4, place.bottom() + 0.6, 7.6 * scale, 4.4 * scale)
        p.fillPath(mark("wave", wave), QColor(side.ink))
    if data.damaged:
        at = box.bottomRight() - QPointF(5, 5) * scale
        paint_badge(p, at, 7.5 * scale, AMBER, "D")


def _chevron(box: QRectF, *, down: bool) -> QPainterPath:
    path = mark("chevron", box)
    if not down:
        return path
    return QTransform(1, 0, 0, -1, 0, 2 * box.center().y()).map(path)


def _paint_leader(p: QPainter, plan: FlightPlan, word: str, used: Fonts, theme: Theme) -> None:
    """Paint the word on a gold field, or the gold star where there is no room for it."""
    if plan.compact:
        _paint_star(p, plan.leader, theme)
        return
    ground = mixed(theme.raised, GOLD if theme.dark else "#E0A81E", 0.22)
    p.fillPath(rounded(plan.leader, 4), ground)
    p.setFont(used.small)
    p.setPen(QColor(theme.warn))
    p.drawText(plan.leader, CENTRE, word)


def _paint_star(p: QPainter, box: QRectF, theme: Theme) -> None:
    star = mark("star", box)
    if not theme.dark:
        p.strokePath(star, round_pen("#7A5600", 1.6))
    p.fillPath(star, QColor(GOLD if theme.dark else "#D9A21B"))


def _paint_stars(
    p: QPainter, plan: FlightPlan, data: FlightData, used: Fonts, palette: QPalette, theme: Theme
) -> None:
    """Paint a dot for each Situational Awareness left, or one dot and the number."""
    side = plan.stars.height()
    count = 1 if plan.compact else data.sa
    for i in range(count):
        dot = QRectF(plan.stars.left() + i * (side + 2), plan.stars.top(), side, side)
        p.setBrush(QColor(GOLD if theme.dark else "#D9A21B"))
        p.setPen(QPen(glass("#3A2A00", 0.8), 1))
        p.drawEllipse(dot.adjusted(1.5, 1.5, -1.5, -1.5))
    p.setPen(palette.color(Role.PlaceholderText))
    p.setFont(used.small)
    if plan.compact:
        p.setPen(palette.color(Role.WindowText))
        p.drawText(plan.stars, MIDDLE | Qt.AlignmentFlag.AlignRight, str(data.sa))
        return
    p.drawText(plan.sa_label, MIDDLE | Qt.AlignmentFlag.AlignRight, data.sa_label)


def _paint_statuses(
    p: QPainter, plan: FlightPlan, data: FlightData, font: QFont, theme: Theme, palette: QPalette
) -> None:
    """Paint the three fields, the present one lit; letters where the words have no room."""
    p.setFont(font)
    metrics = p.fontMetrics()
    room = plan.statuses[0].width() - 4
    in_words = all(metrics.horizontalAdvance(word) <= room for word in data.statuses)
    ground = palette.color(Role.AlternateBase)
    for i, (box, status) in enumerate(zip(plan.statuses, STATUSES, strict=True)):
        colour, word = (theme.good, theme.warn, theme.bad)[i], data.statuses[i]
        if status == data.status:
            paint_panel(p, box, mixed(ground, colour, 0.24), colour, 4)
            _paint_lit(p, box, status, word if in_words else "", palette)
        else:
            paint_panel(p, box, ground, palette.color(Role.Midlight), 4)
            p.setPen(palette.color(Role.PlaceholderText))
            p.drawText(box, CENTRE, word if in_words else word[:1].upper())


def _paint_lit(p: QPainter, box: QRectF, status: Status, word: str, palette: QPalette) -> None:
    """Paint the present status: its sign, its word, or both where there is room."""
    scale = fonts.text_scale()
    wide, sign = p.fontMetrics().horizontalAdvance(word), 13 * scale
    p.setPen(palette.color(Role.WindowText))
    if not word:
        paint_status(p, box.center(), 5.6 * scale, status)
    elif wide + sign + 4 * scale <= box.width() - 4:
        left = box.center().x() - (wide + sign + 3 * scale) / 2
        paint_status(p, QPointF(left + sign / 2, box.center().y()), 5.2 * scale, status)
        p.setPen(palette.color(Role.WindowText))
        p.drawText(QRectF(left + sign + 3 * scale, box.top(), wide + 2, box.height()), MIDDLE, word)
    else:
        p.drawText(box, CENTRE, word)


def paint_stress(p: QPainter, box: QRectF, stress: Stress, theme: Theme, ink: QColor) -> None:
    """Paint a cell for each Stress up to the first Unfit one, and the two borders."""
    cells = max(stress.shaken + 1, 1)
    step = box.width() / cells
    p.setPen(Qt.PenStyle.NoPen)
    for i in range(cells):
        colour = theme.good if i < stress.okay else theme.warn if i < stress.shaken else theme.bad
        cell = QRectF(box.left() + i * step, box.top(), step - min(1.5, 0.3 * step), box.height())
        p.setBrush(QColor(colour) if i < stress.now else glass(colour, EMPTY))
        p.drawRoundedRect(cell, 2, 2)
    for border in (stress.okay, stress.shaken):
        x = box.left() + border * step - 1.5
        p.fillRect(QRectF(x, box.top() - 2.5, 1.5, box.height() + 5), ink)


def _paint_key(p: QPainter, box: QRectF, key: str, palette: QPalette) -> None:
    """Paint the key that selects the aircraft, over the corner of the tile."""
    paint_panel(p, box, palette.color(Role.Base), palette.color(Role.Mid), 4)
    p.setFont(fonts.condensed(12, 700))
    p.setPen(palette.color(Role.WindowText))
    p.drawText(box, CENTRE, key)
