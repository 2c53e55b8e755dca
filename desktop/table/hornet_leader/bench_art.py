"""An Aircraft's card on the bench, painted: the deck, the stores, the Weight Points."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPalette, QPen, QPixmap

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import draw_shape, draw_silhouette, hatch, silhouette
from desktop.paint.lines import paint_line
from desktop.paint.marks import mark
from desktop.paint.style_parts import paint_panel, rounded
from desktop.paint.theme import Theme
from desktop.rules.core import T
from desktop.table.hornet_leader.arming_data import BenchData
from desktop.table.hornet_leader.bench_plan import BenchPlan
from desktop.table.hornet_leader.chips import HUES
from desktop.table.hornet_leader.weapon_icons import ChipKind, weapon_icon

Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter
WEIGHT = T("hornet_leader.table", "Weight Points")
OF = T("hornet_leader.table", "{carried} of {limit}")
FREE = T("hornet_leader.table", "{carried} of {limit}, {free} unused")
COST = T("hornet_leader.table", "{so} SO")
STORES: dict[ChipKind, str] = {
    "air": "#F2F4F6",
    "ground": "#7E9A54",
    "radar": "#A46CDD",
    "pod": "#3DB7A2",
    "gun": "#8A949E",
}
"""The paint of what hangs under a wing."""
STORE = 0.2
"""Height of a store as a share of the Aircraft's length."""
GAP = 6
EDGE = 3
"""Pixels around a store for its outline and its shadow."""
FROM_BODY: tuple[ChipKind, ...] = ("ground", "radar", "pod", "air", "gun")
"""What hangs further in than what."""
DECKS_KEPT = 24
SEAMS_KEPT = 6
STORES_KEPT = 64
SEAM, SEAMS = 18, 200
"""How far the seams of a deck are apart, and to multiples of which height they are painted."""
INNER, OUTER = 0.16, 0.9
"""Where stores hang: from so far out to so far, as shares of half the span."""


DeckKey = tuple[str, bool, tuple[float, float, float, float], float]


class Decks:
    """Decks with an Aircraft on them or bare, each painted once for a size and a theme.

    The cards of a bench share them, and each mission needs the same ones again.
    """

    def __init__(self) -> None:
        self._pictures: OrderedDict[DeckKey, QPixmap] = OrderedDict()
        self._seams: OrderedDict[tuple[bool, int, int, float], QPixmap] = OrderedDict()
        self._stores: OrderedDict[tuple[ChipKind, float, float], QPixmap] = OrderedDict()

    def paint(self, p: QPainter, box: QRectF, data: BenchData, theme: Theme) -> None:
        """Paint a deck, and the stores under the wings: they change, and the deck does not."""
        ratio = p.device().devicePixelRatio()
        p.drawPixmap(box.toAlignedRect().topLeft(), self._deck(box, data.picture, theme, ratio))
        place = _place(_runway(box), data.picture)
        high = round(place.height() * STORE * ratio) / ratio
        for at, kind in _stations(place, data.kinds):
            store = self._store(kind, high, ratio)
            corner = (at - QPointF(high / 2 + EDGE, high / 2 + EDGE)) * ratio
            p.drawPixmap(QPointF(corner.toPoint()) / ratio, store)

    def _store(self, kind: ChipKind, high: float, ratio: float) -> QPixmap:
        """Return what hangs under a wing: each load paints a dozen of a few kinds."""
        key = (kind, high, ratio)
        if key not in self._stores:
            side = math.ceil(high + 2 * EDGE)
            self._stores[key] = store = _no_picture(QSize(side, side), ratio)
            p = QPainter(store)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(0, 0, high * 0.62, high)
            box.moveCenter(QPointF(high / 2 + EDGE, high / 2 + EDGE))
            _paint_store(p, box, kind)
            p.end()
            if len(self._stores) > STORES_KEPT:
                self._stores.popitem(last=False)
        self._stores.move_to_end(key)
        return self._stores[key]

    def _deck(self, box: QRectF, picture: str, theme: Theme, ratio: float) -> QPixmap:
        """Return the deck with an Aircraft on it, or without any."""
        key = (picture, theme.dark, (box.x(), box.y(), box.width(), box.height()), ratio)
        if key not in self._pictures:
            # The deck is most of the work, and the same for all cards of a size.
            if picture:
                under = self._deck(box, "", theme, ratio)
                self._pictures[key] = _painted(under, box, partial(_paint_aircraft, picture, theme))
            else:
                paint = partial(_paint_deck, self._seams_of(box, theme, ratio), theme)
                self._pictures[key] = _painted(
                    _no_picture(box.toAlignedRect().size(), ratio), box, paint
                )
            if len(self._pictures) > DECKS_KEPT:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(key)
        return self._pictures[key]

    def _seams_of(self, box: QRectF, theme: Theme, ratio: float) -> QPixmap:
        """Return the seams of a deck at least this high, which every load makes higher or lower."""
        wide, high = math.ceil(box.width()), math.ceil(box.height() / SEAMS) * SEAMS
        key = (theme.dark, wide, high, ratio)
        if key not in self._seams:
            size = QSize(wide, high)
            self._seams[key] = seams = _no_picture(size, ratio)
            p = QPainter(seams)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = glass("#000000", 0.06 if theme.dark else 0.05)
            hatch(p, QRectF(QPointF(), QSizeF(size)), colour, SEAM, 1.2)
            p.end()
            if len(self._seams) > SEAMS_KEPT:
                self._seams.popitem(last=False)
        self._seams.move_to_end(key)
        return self._seams[key]


def _no_picture(size: QSize, ratio: float) -> QPixmap:
    empty = QPixmap(size * ratio)
    empty.setDevicePixelRatio(ratio)
    empty.fill(Qt.GlobalColor.transparent)
    return empty


def _painted(under: QPixmap, box: QRectF, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """Return a picture with something painted on it."""
    painted = QPixmap(under)
    p = QPainter(painted)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(-box.toAlignedRect().topLeft())
    p.setClipPath(rounded(box, 6), Qt.ClipOperation.IntersectClip)
    paint(p, box)
    p.end()
    return painted


def paint_card(
    p: QPainter,
    box: QRectF,
    data: BenchData,
    plan: BenchPlan,
    decks: Decks,
    theme: Theme,
    palette: QPalette,
) -> None:
    """Paint everything but the chips and the tag of the role."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill, edge = palette.color(Role.AlternateBase), palette.color(Role.Mid)
    paint_panel(
        p, box, mixed(fill, palette.color(Role.Accent), 0.07) if data.selected else fill, edge, 8
    )
    if data.selected:
        p.setPen(QPen(palette.color(Role.Accent), 2))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
    _paint_head(p, data, plan, theme, palette)
    decks.paint(p, plan.deck, data, theme)
    _paint_weight(p, data, plan, theme, palette)
    _words(p, plan.foot, data.skills, fonts.condensed(13, 600), palette.color(Role.PlaceholderText))
    if data.cost:
        cost = say(COST.of(so=data.cost))
        _words(p, plan.foot, cost, fonts.condensed(15, 700), QColor(theme.warn), RIGHT)


def _paint_head(
    p: QPainter, data: BenchData, plan: BenchPlan, theme: Theme, palette: QPalette
) -> None:
    ink, muted = palette.color(Role.WindowText), palette.color(Role.PlaceholderText)
    if data.number:
        paint_panel(p, plan.key, palette.color(Role.Base), palette.color(Role.Mid), 4)
        _words(p, plan.key, str(data.number), fonts.condensed(13, 700), ink, CENTRE)
    name = fonts.interface(18, 700)
    room = plan.name
    if data.leader:
        p.setFont(name)
        side = 13 * fonts.text_scale()
        wide = min(p.fontMetrics().horizontalAdvance(data.callsign) + 6.0, room.width() - side)
        star = QRectF(room.left() + wide, room.center().y() - side / 2, side, side)
        room = QRectF(room.left(), room.top(), wide - 4, room.height())
        p.fillPath(mark("star", star), QColor("#FFD257" if theme.dark else "#B57F00"))
    _words(p, room, data.callsign, name, ink)
    second = f"{data.kind} \N{MIDDLE DOT} {data.skill}"
    _words(p, plan.second, second, fonts.interface(13), muted)
    if data.status != "okay":
        tone = QColor(theme.warn if data.status == "shaken" else theme.bad)
        words = f"{data.status_word} {data.stress}"
        _words(p, plan.second, words, fonts.condensed(14, 700), tone, RIGHT)


def _paint_deck(seams: QPixmap, theme: Theme, p: QPainter, box: QRectF) -> None:
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    light, dark = ("#39434D", "#2A323B") if theme.dark else ("#828E99", "#6D7984")
    ground.setColorAt(0, QColor(light))
    ground.setColorAt(1, QColor(dark))
    p.fillRect(box, ground)
    p.drawPixmap(box.topLeft(), seams)
    line = QPen(glass("#F2C14E", 0.55 if theme.dark else 0.9), 2)
    line.setDashPattern([6, 3])
    p.setPen(line)
    p.drawLine(QPointF(box.left(), box.bottom() - 7), QPointF(box.right(), box.bottom() - 7))


def _paint_aircraft(picture: str, theme: Theme, p: QPainter, box: QRectF) -> None:
    place = _place(_runway(box), picture)
    draw_shape(p, place.translated(3, 5), picture, glass("#000000", 0.35))
    ink, seam = ("#B4C0CA", "#2A323B") if theme.dark else ("#EDF1F4", "#76828D")
    draw_silhouette(p, place, picture, ink, seam)


def _runway(box: QRectF) -> QRectF:
    """Return the part of the deck on which an Aircraft stands."""
    return box.adjusted(12, 8, -12, -14)


def _place(box: QRectF, picture: str) -> QRectF:
    """Return where an Aircraft stands in a box."""
    body = silhouette(picture)["body"].boundingRect()
    scale = min(box.width() / body.width(), box.height() / body.height()) * 0.96
    place = QRectF(0, 0, body.width() * scale, body.height() * scale)
    place.moveCenter(box.center())
    return place


def _paint_store(p: QPainter, box: QRectF, kind: ChipKind) -> None:
    path = weapon_icon(kind, box)
    p.fillPath(path.translated(1.2, 1.8), glass("#000000", 0.4))
    p.strokePath(path, QPen(glass("#0C1116", 0.9), 1.6))
    p.fillPath(path, QColor(STORES[kind]))
    if kind == "ground":
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        band = QRectF(box.left(), box.top() + box.height() * 0.2, box.width(), 2)
        p.fillRect(band, QColor("#F2C14E"))
        p.restore()


def _stations(place: QRectF, kinds: tuple[ChipKind, ...]) -> list[tuple[QPointF, ChipKind]]:
    """Return where the stores hang: by turns left and right, from the body outwards."""
    pairs = (len(kinds) + 1) // 2
    half = place.width() / 2
    found: list[tuple[QPointF, ChipKind]] = []
    for number, kind in enumerate(sorted(kinds, key=FROM_BODY.index)):
        pair = number // 2
        share = INNER + (OUTER - INNER) * (pair + 0.5) / max(pairs, 3)
        side = 1 if number % 2 else -1
        y = place.top() + place.height() * (0.52 + 0.1 * share)
        found.append((QPointF(place.center().x() + side * share * half, y), kind))
    return found


def _paint_weight(
    p: QPainter, data: BenchData, plan: BenchPlan, theme: Theme, palette: QPalette
) -> None:
    """Paint a cell for each Weight Point: loaded by kind, free, and lost to the range band."""
    muted, ink = palette.color(Role.PlaceholderText), palette.color(Role.WindowText)
    words = FREE if data.unused else OF
    figure = say(words.of(carried=data.carried, limit=data.limit, free=data.unused))
    if data.fixed:
        figure = "\N{EN DASH}"
    tone = QColor(theme.warn) if data.unused else ink
    _words(p, plan.weight, figure, fonts.condensed(15, 700), tone, RIGHT)
    beside = p.fontMetrics().horizontalAdvance(figure) + GAP
    paint_line(p, plan.weight.adjusted(0, 0, -beside, 0), say(WEIGHT), fonts.interface(13), muted)
    cells = _cells(data)
    wide = plan.bar.width() / max(len(cells) + data.lost, 1)
    for number, kind in enumerate(cells):
        box = QRectF(plan.bar.left() + number * wide, plan.bar.top(), wide - 2, plan.bar.height())
        if kind is None:
            p.setPen(QPen(palette.color(Role.Mid), 1))
            p.setBrush(Qt.BrushStyle.NoBrush)
            box.adjust(0.5, 0.5, -0.5, -0.5)
        else:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(HUES[kind]))
        p.drawRoundedRect(box, 2.5, 2.5)
    for number in range(len(cells), len(cells) + data.lost):
        box = QRectF(plan.bar.left() + number * wide, plan.bar.top(), wide - 2, plan.bar.height())
        _paint_lost(p, box, theme)


def _cells(data: BenchData) -> list[ChipKind | None]:
    """Return the kind in each Weight Point of the limit; ``None`` for those that are free."""
    cells: list[ChipKind | None] = []
    if not data.fixed:
        for kind, weight in zip(data.kinds, data.weights, strict=True):
            cells += [kind] * weight
    return cells + [None] * max(data.limit - len(cells), 0)


def _paint_lost(p: QPainter, box: QRectF, theme: Theme) -> None:
    p.save()
    p.setClipPath(rounded(box, 2.5), Qt.ClipOperation.IntersectClip)
    hatch(p, box, glass(theme.bad, 0.8), 5, 1.4)
    p.restore()
    p.setPen(QPen(QColor(theme.bad), 1))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5)


def _words(
    p: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    ink: QColor,
    align: Qt.AlignmentFlag = MIDDLE,
) -> None:
    """Draw one line, cut short where there is no room."""
    p.setFont(font)
    p.setPen(ink)
    cut = p.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(box.width() + 1))
    p.drawText(box.adjusted(0, 0, 1, 0), align, cut)
