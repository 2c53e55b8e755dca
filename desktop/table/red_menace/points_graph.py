"""The points of both sides turn by turn, with the thresholds, as two lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.factions import faction
from desktop.paint.plain import plain
from desktop.paint.theme import ThemeSource
from desktop.rules.core import T
from desktop.table.red_menace.faces import GAME
from desktop.table.red_menace.result_data import Standing
from desktop.table.red_menace.status_parts import LIGHTER

HIGH = 150
TOP = 8.0
TITLE = T("red_menace.table", "Points turn by turn")
POINT = T("red_menace.table", "Turn {turn}: {blue} to {red}")
MARKS = (5, 10, 20, 50)
"""Steps between two figures of the scale, of which the least is taken that leaves few of them."""
MOST_MARKS = 4


class PointsGraph(QWidget):
    """Blue is a full line, red a dashed one: they differ without colour."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._curve: tuple[Standing, ...] = ()
        self._thresholds = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    def show_curve(self, curve: tuple[Standing, ...], thresholds: tuple[int, int]) -> None:
        """Show the points at the end of each turn, and those that end the game."""
        self._curve, self._thresholds = curve, thresholds
        self.setAccessibleName(say(TITLE))
        self.setAccessibleDescription("; ".join(map(point_words, _changes(curve))))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, round(HIGH * max(1.0, fonts.text_scale())))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def turn_at(self, x: float) -> Standing | None:
        """Return what stands over a place of the scale below."""
        box = self._box()
        if not self._curve or not box.left() <= x <= box.right():
            return None
        column = round((x - box.left()) / box.width() * len(self._curve))
        return self._curve[min(max(column, 1), len(self._curve)) - 1]

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self.turn_at(event.pos().x())
            words = "" if found is None else plain(point_words(found))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return bool(super().event(event))

    # --- painting ---------------------------------------------------------------------------------

    def _box(self) -> QRectF:
        metrics = QFontMetricsF(fonts.condensed(12, 600))
        left, foot = metrics.horizontalAdvance("000"), metrics.height() + 4
        return QRectF(left, TOP, self.width() - left - 6, self.height() - TOP - foot)

    @property
    def _most(self) -> int:
        points = (max(each.blue, each.red) for each in self._curve)
        return max(10, *self._thresholds, *points)

    def _at(self, turn: int, points: int) -> QPointF:
        """Return where points lie after so many turns; before the first there are none."""
        box = self._box()
        x = box.left() + box.width() * turn / max(1, len(self._curve))
        return QPointF(x, box.bottom() - box.height() * points / self._most)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._curve:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(p)
        for number, nation in enumerate(("usa", "ussr")):
            colour = QColor(faction(GAME, nation).fill)
            if self._themes.theme.dark:
                colour = mixed(colour, "#ffffff", LIGHTER)
            threshold = self._thresholds[number]
            if threshold:
                pen = QPen(glass(colour, 0.7), 1.2, Qt.PenStyle.DotLine)
                p.setPen(pen)
                p.drawLine(self._at(0, threshold), self._at(len(self._curve), threshold))
            style = Qt.PenStyle.SolidLine if number == 0 else Qt.PenStyle.DashLine
            points = [each.blue if number == 0 else each.red for each in self._curve]
            p.strokePath(self._line(points), QPen(colour, 2.6, style))

    def _line(self, points: list[int]) -> QPainterPath:
        path = QPainterPath(self._at(0, 0))
        for turn, each in enumerate(points, 1):
            path.lineTo(self._at(turn, each))
        return path

    def _paint_scale(self, p: QPainter) -> None:
        palette = self.palette()
        p.setFont(fonts.condensed(12, 600))
        line = palette.color(QPalette.ColorRole.Midlight)
        quiet = palette.color(QPalette.ColorRole.PlaceholderText)
        metrics = QFontMetricsF(p.font())
        step = next((each for each in MARKS if self._most / each <= MOST_MARKS), 100)
        for points in range(0, self._most + 1, step):
            start = self._at(0, points)
            p.setPen(QPen(line, 1))
            p.drawLine(start, self._at(len(self._curve), points))
            p.setPen(quiet)
            box = QRectF(0, start.y() - 8, start.x() - 5, 16)
            p.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(points)
            )
        every = next((each for each in (1, 2, 5, 10, 20) if len(self._curve) / each <= 8), 30)
        for turn in range(every, len(self._curve) + 1, every):
            foot = self._at(turn, 0)
            box = QRectF(foot.x() - 20, foot.y() + 2, 40, metrics.height())
            p.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._curve[turn - 1].turn))

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


def point_words(each: Standing) -> str:
    """Return the points after a turn in words."""
    return say(POINT.of(turn=each.turn, blue=each.blue, red=each.red))


def _changes(curve: tuple[Standing, ...]) -> list[Standing]:
    """Return the turns in which points changed, and the last one."""
    kept = []
    before = (0, 0)
    for each in curve:
        if (each.blue, each.red) != before or each is curve[-1]:
            kept.append(each)
        before = (each.blue, each.red)
    return kept
