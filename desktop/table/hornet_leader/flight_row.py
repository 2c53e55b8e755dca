"""A Pilot as a row to assign: how he is, what he can do, which mission he flies."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.card import Stress
from desktop.paint.colours import glass, mixed
from desktop.paint.counter_rows import paint_status
from desktop.paint.face import Status
from desktop.paint.icons import stamp_icon
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_check, paint_focus, paint_panel
from desktop.paint.theme import ThemeSource
from desktop.table.hornet_leader.flight_art import paint_stress
from desktop.table.hornet_leader.pilot_plate import paint_tile
from desktop.table.key_cap import paint_cap

Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
ROW, TALL, MARKS, STACKED = 44, 66, 84, 114
"""Heights of a row of one line, of one with its numbers in a second line, and of one that has them
in two and its marks below: where those begin, and the whole."""
KEY, TILE, NAME, STATUS, LEAST_STRESS, FIGURE, CHECK = 22, 32, 132, 84, 110, 42, 92
"""Widths at a text scale of 100 %."""
TIGHT = (84, 24, 62)
"""Those of name, status and check where even two lines have not enough room; where that is still
too much the marks have a line of their own."""
DOT = "  \N{MIDDLE DOT}  "
Flies = Literal["", "primary", "secondary"]


class RowData(msgspec.Struct, frozen=True):
    """A Pilot in the person's language."""

    pilot: str
    key: str
    name: str
    second: str
    """Type of Aircraft and level."""
    picture: str
    status: Status | None
    status_word: str
    stress: Stress
    figures: tuple[tuple[str, str], ...]
    """Headings and numbers, in their columns."""
    flies: Flies = ""
    columns: tuple[str, ...] = ()
    """The names of the missions, one or two."""
    able: tuple[bool, ...] = ()
    """By mission: whether he can be assigned to it now."""
    reason: str = ""
    """Why he cannot fly at all."""
    spoken: str = ""


class Plan(NamedTuple):
    """Where each part of a row lies."""

    key: QRectF
    tile: QRectF
    name: QRectF
    status: QRectF
    stress: QRectF
    figures: tuple[QRectF, ...]
    """None in the tall form, where they are one line of words."""
    words: QRectF
    checks: tuple[QRectF, ...]


def in_one_line(width: int, data: RowData) -> bool:
    """Return whether everything stands in one line."""
    parts = KEY + TILE + NAME + STATUS + LEAST_STRESS + 60
    parts += FIGURE * len(data.figures) + CHECK * len(data.columns)
    return width >= parts * max(1.0, fonts.text_scale())


def least_width(data: RowData, *, tight: bool = False) -> float:
    """Return how wide a row of two lines has to be."""
    name, status, check = TIGHT if tight else (NAME, STATUS, CHECK)
    words = TILE + name + status + check * len(data.columns)
    return KEY + 50 + (words + (0 if tight else 40)) * max(1.0, fonts.text_scale())


def is_stacked(width: int, data: RowData) -> bool:
    """Return whether the marks stand under the rest."""
    return width < least_width(data, tight=True)


def row_height(width: int, data: RowData) -> int:
    """Return how high a row of a width is."""
    high = STACKED if is_stacked(width, data) else TALL
    return round((ROW if in_one_line(width, data) else high) * max(1.0, fonts.text_scale()))


def plan_of(width: int, data: RowData) -> Plan:
    """Return where everything lies in a row of a width."""
    scale = max(1.0, fonts.text_scale())
    one_line, high = in_one_line(width, data), float(row_height(width, data))
    tight = width < least_width(data)
    name_wide, status_wide, check_wide = (
        part * scale for part in (TIGHT if tight else (NAME, STATUS, CHECK))
    )
    stacked = is_stacked(width, data)
    line = QRectF(0, 0, width, high if one_line else TALL * 0.6 * scale)
    key = _cell(line, 8, KEY)
    tile = _cell(line, key.right() + 8, TILE * scale)
    right = width - 8.0
    checks: list[QRectF] = []
    for _ in () if stacked else data.columns:
        checks.insert(0, QRectF(right - check_wide, line.top(), check_wide, line.height()))
        right -= check_wide
    columns: list[QRectF] = []
    for _ in data.figures if one_line else ():
        columns.insert(0, QRectF(right - FIGURE * scale, 0, FIGURE * scale, high))
        right -= FIGURE * scale
    left = tile.right() + 10
    if stacked:
        name_wide = right - 6 - status_wide - left
        wide = (right - tile.left()) / len(data.columns)
        below = QRectF(tile.left(), MARKS * scale, wide, (STACKED - MARKS) * scale - 4)
        checks = [below.translated(number * wide, 0) for number in range(len(data.columns))]
    name = QRectF(left, line.top(), name_wide, line.height())
    status = QRectF(name.right() + 6, line.center().y() - 11 * scale, status_wide, 22 * scale)
    begin = min(status.right() + 12, right)
    stress = QRectF(begin, line.top(), max(0.0, right - begin - 10), line.height())
    words = QRectF(left, line.bottom() - 4, width - left - 8, high - line.bottom())
    if stacked:
        words = QRectF(
            tile.left(), line.bottom(), right - tile.left(), MARKS * scale - line.bottom()
        )
    return Plan(key, tile, name, status, stress, tuple(columns), words, tuple(checks))


def _cell(line: QRectF, left: float, side: float) -> QRectF:
    return QRectF(left, line.center().y() - side / 2, side, side)


class FlightRow(QWidget):
    """A row; a click or Space assigns to the Primary, with Shift or Ctrl to the Secondary."""

    toggled = Signal(str, bool)
    """The Pilot, and whether the Secondary is meant."""
    stepped = Signal(int)
    """An arrow key: the row above (-1) or below (1) is wanted."""
    pointed = Signal(str)
    """The Pilot that the pointer or the focus has come to."""

    def __init__(self, themes: ThemeSource, data: RowData, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes, self._data = themes, data
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_data(data)

    @property
    def data(self) -> RowData:
        """What the row shows."""
        return self._data

    def show_data(self, data: RowData) -> None:
        """Show another Pilot or another state."""
        self._data = data
        self.setAccessibleName(data.name)
        self.setAccessibleDescription(data.spoken)
        told = (data.reason or data.spoken, _in_words(data))
        self.setToolTip(plain("\n".join(filter(None, told))))
        able = bool(data.flies) or any(data.able)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pointing, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(pointing if able else arrow)
        self.updateGeometry()
        self.update()

    def check_box(self, mission: int) -> QRectF:
        """Return where a mission's mark lies."""
        return self._plan().checks[mission]

    def _plan(self) -> Plan:
        return plan_of(self.width(), self._data)

    def sizeHint(self) -> QSize:
        return QSize(600, row_height(self.width(), self._data))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        # The marks can stand below.
        least = least_width(replace(self._data, columns=()), tight=True)
        return QSize(round(least), round(ROW * max(1.0, fonts.text_scale())))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return row_height(width, self._data)

    # --- what a person does -----------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if event.button() != Qt.MouseButton.LeftButton or not self.rect().contains(at.toPoint()):
            return
        checks = self._plan().checks
        on_second = len(checks) > 1 and checks[1].contains(at)
        self.toggled.emit(self._data.pilot, on_second or _second(event.modifiers()))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.FocusIn):
            self.pointed.emit(self._data.pilot)
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Space:
                self.toggled.emit(self._data.pilot, _second(event.modifiers()))
            case Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case Qt.Key.Key_Down:
                self.stepped.emit(1)
            case _:
                super().keyPressEvent(event)

    # --- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        data, plan, palette = self._data, self._plan(), self.palette()
        box = QRectF(self.rect())
        self._paint_ground(p, box)
        gone = bool(data.reason)
        ink = palette.color(Role.PlaceholderText if gone else Role.WindowText)
        if data.key:
            paint_cap(p, plan.key, data.key, palette)
        paint_tile(p, plan.tile, data.picture, dimmed=gone)
        self._paint_name(p, plan.name, ink)
        self._paint_status(p, plan.status)
        self._paint_stress(p, plan.stress)
        if plan.figures:
            for place, (_, figure) in zip(plan.figures, data.figures, strict=True):
                p.setFont(fonts.condensed(15, 600))
                p.setPen(ink)
                p.drawText(place, CENTRE, figure)
        else:
            self._paint_words(p, plan.words)
        if gone:
            self._paint_reason(p, plan)
        else:
            for number, place in enumerate(plan.checks):
                self._paint_check(p, place, number)
        if self.hasFocus():
            paint_focus(p, box, palette)

    def _paint_words(self, p: QPainter, box: QRectF) -> None:
        """Write the figures in one line, or in two where the marks stand below."""
        soft, font = self.palette().color(Role.PlaceholderText), fonts.condensed(14, 500)
        if not is_stacked(self.width(), self._data):
            paint_line(p, box, _in_words(self._data), font, soft)
            return
        p.setFont(font)
        p.setPen(soft)
        p.drawText(box, MIDDLE | Qt.TextFlag.TextWordWrap, _in_words(self._data))

    def _paint_ground(self, p: QPainter, box: QRectF) -> None:
        palette = self.palette()
        fill, edge = palette.color(Role.AlternateBase), palette.color(Role.Midlight)
        if self._data.flies:
            accent = palette.color(Role.Accent)
            fill, edge = mixed(fill, accent, 0.16), accent
        elif self._data.reason:
            fill = palette.color(Role.Base)
        elif self.underMouse():
            fill = mixed(fill, palette.color(Role.WindowText), 0.05)
        paint_panel(p, box, fill, edge)

    def _paint_name(self, p: QPainter, box: QRectF, ink: QColor) -> None:
        high = min(box.height(), 40 * max(1.0, fonts.text_scale()))
        top = box.center().y() - high / 2
        upper = QRectF(box.left(), top + 2, box.width(), high / 2)
        lower = QRectF(box.left(), box.center().y() - 1, box.width(), high / 2)
        paint_line(p, upper, self._data.name, fonts.interface(14, 600), ink)
        soft = self.palette().color(Role.PlaceholderText)
        paint_line(p, lower, self._data.second, fonts.condensed(13, 500), soft)

    def _paint_status(self, p: QPainter, box: QRectF) -> None:
        data, palette, theme = self._data, self.palette(), self._themes.theme
        tones = {"okay": theme.good, "shaken": theme.warn, "unfit": theme.bad}
        tone = tones.get(data.status or "", theme.info)
        scale = max(1.0, fonts.text_scale())
        ground = palette.color(Role.AlternateBase)
        paint_panel(p, box, mixed(ground, tone, 0.2), mixed(ground, tone, 0.75), box.height() / 2)
        sign = QPointF(box.left() + 12 * scale, box.center().y())
        if data.status is None:
            icon = QRectF(sign.x() - 6, sign.y() - 6, 12, 12)
            stamp_icon(p, icon, "search", palette.color(Role.WindowText))
        else:
            paint_status(p, sign, 5.4 * scale, data.status)
        if box.width() < 30 * scale:
            return
        room = box.adjusted(22 * scale, 0, -4, 0)
        paint_line(
            p, room, data.status_word, fonts.condensed(14, 600), palette.color(Role.WindowText)
        )

    def _paint_stress(self, p: QPainter, box: QRectF) -> None:
        if box.width() < 40:
            return
        p.setFont(fonts.condensed(15, 700))
        ink = self.palette().color(Role.WindowText)
        p.setPen(ink)
        figure = p.fontMetrics().horizontalAdvance("00") + 4
        p.drawText(box, MIDDLE | Qt.AlignmentFlag.AlignRight, str(self._data.stress.now))
        bar = QRectF(box.left(), box.center().y() - 5.5, box.width() - figure - 4, 11)
        paint_stress(p, bar, self._data.stress, self._themes.theme, ink)

    def _paint_reason(self, p: QPainter, plan: Plan) -> None:
        """Say in the place of the marks why nobody can be assigned here."""
        place = plan.checks[0].united(plan.checks[-1])
        soft = self.palette().color(Role.PlaceholderText)
        icon = QRectF(place.left() + 8, place.center().y() - 7, 14, 14)
        stamp_icon(p, icon, "ban", soft)
        room = place.adjusted(28, 0, -2, 0)
        p.setFont(fonts.interface(12))
        p.setPen(soft)
        p.drawText(room, MIDDLE | Qt.TextFlag.TextWordWrap, self._short_reason(p, room))

    def _short_reason(self, p: QPainter, room: QRectF) -> str:
        data = self._data
        fits = p.fontMetrics().horizontalAdvance(data.reason) <= room.width()
        return data.reason if fits else data.status_word

    def _paint_check(self, p: QPainter, box: QRectF, number: int) -> None:
        data, palette = self._data, self.palette()
        flies = data.flies == ("primary", "secondary")[number]
        able = flies or (data.able[number] and not data.flies)
        side = 20.0
        mark = QRectF(box.left() + 8, box.center().y() - side / 2, side, side)
        p.save()
        if not able:
            p.setOpacity(0.35)
        on = Qt.CheckState.Checked if flies else Qt.CheckState.Unchecked
        paint_check(p, mark, palette, on)
        ink = palette.color(Role.WindowText if flies else Role.PlaceholderText)
        room = QRectF(mark.right() + 6, box.top(), box.right() - mark.right() - 8, box.height())
        paint_line(p, room, data.columns[number], fonts.condensed(14, 600 if flies else 500), ink)
        p.restore()


def _in_words(data: RowData) -> str:
    """Return the figures in one line, as the tall form has them."""
    return DOT.join(f"{label} {figure}" for label, figure in data.figures)


def _second(held: Qt.KeyboardModifier) -> bool:
    second = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    return bool(held & second)


class RowHeadings(QWidget):
    """The headings over the numbers, while rows have one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: RowData | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_data(self, data: RowData, width: int) -> None:
        """Stand over rows like this one, of that width."""
        self._data = data
        self.setVisible(in_one_line(width, data))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, round(QFontMetricsF(fonts.small_capitals(12)).height() + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        data = self._data
        if data is None:
            return
        p = QPainter(self)
        p.setFont(fonts.small_capitals(12))
        p.setPen(glass(self.palette().color(Role.PlaceholderText), 1.0))
        plan = plan_of(self.width(), data)
        for place, (label, _) in zip(plan.figures, data.figures, strict=False):
            p.drawText(QRectF(place.left(), 0, place.width(), self.height()), CENTRE, label)
