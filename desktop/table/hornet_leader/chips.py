"""Weapon chips: what hangs under a wing, by name, kind and weight."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import round_pen
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_focus, rounded
from desktop.rules.core import T
from desktop.table.hornet_leader.weapon_icons import ChipKind, weapon_icon

Role = QPalette.ColorRole
ChipState = Literal["plain", "usable", "spent"]

HUES: dict[ChipKind, str] = {
    "air": "#C8912A",
    "ground": "#71808F",
    "radar": "#9460CC",
    "pod": "#2FA08C",
    "gun": "#71808F",
}
STRIPE = "#F2C14E"
"""The yellow stripe of Air to Air counters."""
HIGH, RADIUS = 20, 4.0
TINT, EDGE = 0.24, 0.62
SPENT = 0.45
TIMES = "\N{MULTIPLICATION SIGN}"
HEAVY = T("hornet_leader.table", "{weapon}, {weight} Weight Points")


class ChipData(msgspec.Struct, frozen=True):
    """A weapon counter, or several alike."""

    key: str
    """What choosing it means."""
    name: str
    kind: ChipKind
    weight: int = 0
    """Its Weight Points; 0 shows none, as for the gun."""
    count: int = 1
    state: ChipState = "plain"
    picked: bool = False
    spoken: str = ""
    """Everything in words, for the tooltip and screen readers; made from the rest if empty."""


def grouped(chips: tuple[ChipData, ...]) -> tuple[ChipData, ...]:
    """Return the chips with those alike laid together, in the order of the first of each."""
    found: dict[tuple[object, ...], ChipData] = {}
    for chip in chips:
        alike = (chip.name, chip.kind, chip.weight, chip.state, chip.picked)
        first = found.get(alike)
        found[alike] = (
            chip
            if first is None
            else msgspec.structs.replace(first, count=first.count + chip.count)
        )
    return tuple(found.values())


def tint(palette: QPalette, kind: ChipKind) -> QColor:
    """Return the ground of a kind of chip."""
    return mixed(palette.color(Role.AlternateBase), HUES[kind], TINT)


def chip_font() -> QFont:
    """Return the font of the words on chips."""
    return fonts.condensed(13, 600)


def chip_size(data: ChipData, *, compact: bool) -> QSize:
    """Return the size of a chip; a compact one has neither picture nor weight."""
    scale = fonts.text_scale()
    return QSize(chip_wide(data, scale, compact=compact), round(HIGH * scale))


def chip_wide(data: ChipData, scale: float, *, compact: bool) -> int:
    """Return how wide a chip is at a text scale."""
    wide = 14 * scale + _advance(_words(data), scale)
    if data.kind == "air":
        wide += 3 * scale
    if not compact:
        wide += 12 * scale + (14 * scale if data.weight else 0)
    return round(wide)


def width_of(data: ChipData) -> Hashable:
    """Return what the width of a chip follows from."""
    return _words(data), data.kind == "air", bool(data.weight)


@lru_cache(maxsize=512)
def _advance(words: str, _scale: float) -> float:
    """Return how wide words are at a size of text; layouts ask for the same ones all the time."""
    return QFontMetricsF(chip_font()).horizontalAdvance(words)


def _words(data: ChipData) -> str:
    return f"{data.name} {TIMES}{data.count}" if data.count > 1 else data.name


class WeaponChip(QAbstractButton):
    """A chip that can be chosen by mouse or keyboard; whether it is picked is its owner's."""

    chosen = Signal(str)
    """The key of the chip."""

    def __init__(
        self, data: ChipData, *, compact: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._data, self._compact = data, compact
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._tell)
        self.show_data(data, compact=compact)

    @property
    def data(self) -> ChipData:
        """What the chip shows."""
        return self._data

    def show_data(self, data: ChipData, *, compact: bool = False) -> None:
        """Show another weapon or state."""
        self._data, self._compact = data, compact
        words = _words(data)
        spoken = data.spoken or words
        if data.weight and not data.spoken:
            spoken = say(HEAVY.of(weapon=words, weight=data.weight))
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(spoken)
        self.setToolTip(plain(spoken))
        self.setEnabled(data.state != "spent")
        usable = data.state == "usable"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if usable else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return chip_size(self._data, compact=self._compact)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        paint_chip(
            p,
            QRectF(self.rect()),
            self._data,
            self.palette(),
            compact=self._compact,
            hover=self.underMouse() and self.isEnabled(),
        )
        if self.hasFocus():
            paint_focus(p, QRectF(self.rect()), self.palette(), RADIUS)

    @Slot()
    def _tell(self) -> None:
        if self._data.state == "usable":
            self.chosen.emit(self._data.key)


def paint_chip(
    p: QPainter,
    box: QRectF,
    data: ChipData,
    palette: QPalette,
    *,
    compact: bool = False,
    hover: bool = False,
) -> None:
    """Paint a chip into a box; words too long for it are cut short."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    if data.state == "spent":
        p.setOpacity(SPENT)
    scale = fonts.text_scale()
    body = rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS)
    ground = tint(palette, data.kind)
    _paint_body(p, body, data, palette, hover=hover)
    left, right = box.left() + 7 * scale, box.right() - 7 * scale
    if data.kind == "air":
        p.save()
        p.setClipPath(body, Qt.ClipOperation.IntersectClip)
        p.fillRect(QRectF(box.left(), box.top(), 4 * scale, box.height()), QColor(STRIPE))
        p.restore()
        left += 3 * scale
    ink = palette.color(QPalette.ColorGroup.Active, Role.WindowText)
    if not compact:
        picture = QRectF(left - 2 * scale, box.top(), 10 * scale, box.height())
        picture.adjust(0, 2.5 * scale, 0, -2.5 * scale)
        p.fillPath(weapon_icon(data.kind, picture), mixed(ink, ground, 0.12))
        left += 12 * scale
        if data.weight:
            right -= _paint_weight(p, box, data.weight, ink) - 2 * scale
    p.setFont(chip_font())
    p.setPen(ink)
    room = QRectF(left, box.top(), right - left + 1, box.height())
    mode = Qt.TextElideMode.ElideRight
    words = p.fontMetrics().elidedText(_words(data), mode, round(room.width() + 1))
    p.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
    if data.state == "spent":
        p.setPen(round_pen(ink, 1.4 * scale))
        y = box.center().y()
        p.drawLine(QPointF(left - 1, y), QPointF(right + 1, y))
    p.restore()


def _paint_body(
    p: QPainter, body: QPainterPath, data: ChipData, palette: QPalette, *, hover: bool
) -> None:
    """Paint ground and edge; a usable chip has the accent's edge, a picked one its ring."""
    ground = tint(palette, data.kind)
    accent = palette.color(Role.Accent)
    edge = mixed(ground, HUES[data.kind], EDGE)
    if hover and data.state == "usable":
        ground = mixed(ground, palette.color(Role.WindowText), 0.08)
    p.fillPath(body, ground)
    p.strokePath(body, QPen(accent if data.state == "usable" else edge, 1))
    if data.picked:
        p.fillPath(body, glass(accent, 0.14))
        ring = rounded(body.boundingRect().adjusted(0.8, 0.8, -0.8, -0.8), RADIUS - 0.8)
        p.strokePath(ring, QPen(accent, 2))


def _paint_weight(p: QPainter, box: QRectF, weight: int, ink: QColor) -> float:
    """Paint the Weight Points in a field at the right end; return how wide it is."""
    scale = fonts.text_scale()
    wide = 16 * scale
    field = QRectF(box.right() - wide, box.top(), wide, box.height())
    p.setPen(QPen(glass(ink, 0.25), 1))
    p.drawLine(field.topLeft() + QPointF(0, 3), field.bottomLeft() - QPointF(0, 3))
    p.setFont(fonts.condensed(12, 500))
    p.setPen(glass(ink, 0.86))
    p.drawText(field, Qt.AlignmentFlag.AlignCenter, str(weight))
    return wide
