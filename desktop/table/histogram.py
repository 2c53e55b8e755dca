"""The chances of a few outcomes as columns, with those that are enough in the accent."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.paint import fonts
from desktop.paint.bars import percent
from desktop.paint.colours import SIGNS, glass, mixed, readable_on
from desktop.paint.theme import ThemeSource

Role = QPalette.ColorRole
CENTRE = Qt.AlignmentFlag.AlignCenter
HIGH = 88
"""Pixels of the columns and what is above them, without the words."""


class Column(NamedTuple):
    """An outcome."""

    name: str
    """What stands under it: a number, a short word."""
    share: float
    """Its chance, 0 to 1."""
    enough: bool
    """Whether it is what is wanted."""
    tip: str
    """It and its chance in words."""


def quiet_fill(palette: QPalette) -> QColor:
    """Return the colour of columns that are not enough: how high they are is to be seen."""
    grounds = palette.color(Role.Base), palette.color(Role.AlternateBase)
    grey = mixed(grounds[0], palette.color(Role.WindowText), 0.32)
    return readable_on(grey, *grounds, least=SIGNS)


class Histogram(QWidget):
    """Columns on one scale; ``figures``: with the chance of each over it."""

    def __init__(
        self, themes: ThemeSource, parent: QWidget | None = None, *, figures: bool = False
    ) -> None:
        super().__init__(parent)
        self._themes = themes
        self._figures = figures
        self._high = HIGH
        self._columns: tuple[Column, ...] = ()
        self._line = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def columns(self) -> tuple[Column, ...]:
        """What is shown, from the left."""
        return self._columns

    def show_columns(self, columns: tuple[Column, ...], words: str, line: int = -1) -> None:
        """Show these outcomes, with a dashed line before one of them.

        ``words`` say it all to screen readers.
        """
        self.setAccessibleName(words)
        if (columns, line) != (self._columns, self._line):
            self._columns, self._line = columns, line
            self.update()

    def set_high(self, pixels: int) -> None:
        """Make the columns higher or lower than usual."""
        if pixels != self._high:
            self._high = pixels
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        lines = 40 if self._figures else 20
        return QSize(260, round(self._high + lines * fonts.text_scale()))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        shown = self._columns
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and shown:
            number = int(event.pos().x() * len(shown) / max(self.width(), 1))
            number = min(max(number, 0), len(shown) - 1)
            QToolTip.showText(event.globalPos(), shown[number].tip, self)
            return True
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._columns:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        label = 20 * fonts.text_scale()
        ground = self.height() - label
        top = label if self._figures else 6
        most = max(column.share for column in self._columns) or 1.0
        wide = self.width() / len(self._columns)
        p.fillRect(
            QRectF(0, ground, self.width(), 1), glass(self.palette().color(Role.WindowText), 0.25)
        )
        for number, column in enumerate(self._columns):
            high = max(1.5, (ground - top) * column.share / most)
            self._paint_column(p, column, QRectF(number * wide, ground - high, wide, high), label)
        self._paint_line(p, wide, ground)

    def _paint_column(self, p: QPainter, column: Column, place: QRectF, label: float) -> None:
        palette = self.palette()
        text = palette.color(Role.WindowText)
        quiet = quiet_fill(palette)
        gap = min(8.0, place.width() / 10) if self._figures else 1.5
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(palette.color(Role.Accent) if column.enough else quiet)
        p.drawRoundedRect(place.adjusted(gap, 0, -gap, 0), 2, 2)
        p.setFont(fonts.condensed(13, 700 if column.enough else 500))
        p.setPen(text if column.enough else palette.color(Role.PlaceholderText))
        p.drawText(QRectF(place.left(), place.bottom(), place.width(), label), CENTRE, column.name)
        if self._figures:
            p.setFont(fonts.condensed(15, 700))
            p.setPen(text)
            above = QRectF(place.left(), place.top() - label, place.width(), label)
            p.drawText(above, CENTRE, f"{percent(column.share)} %")

    def _paint_line(self, p: QPainter, wide: float, ground: float) -> None:
        """Paint the line before what is enough."""
        if self._line < 0:
            return
        pen = QPen(QColor(self._themes.theme.text), 1.5, Qt.PenStyle.DashLine)
        p.setPen(pen)
        x = self._line * wide
        p.drawLine(QPointF(x, 0), QPointF(x, ground + 4))

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
