"""What is left in the cup: how often each Site and each Bandit can still be drawn."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.plain import plain
from desktop.rules.core import T
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.faces import NO_BANDIT

Role = QPalette.ColorRole
LINE, SQUARE, SPACE = 19.0, 7.0, 2.5
MOST = 8
"""Squares that are drawn for a kind; more are told by the figure alone."""
SITE, BANDIT = "#B23A36", "#E2B13C"
SPOKEN = T("hornet_leader.table", "{name}: {count}")


class CupRow(msgspec.Struct, frozen=True):
    """How many counters show a face."""

    name: str
    count: int


class CupData(msgspec.Struct, frozen=True):
    """The counters of the cup by face."""

    total: int
    sites: tuple[CupRow, ...]
    bandits: tuple[CupRow, ...]
    """No Bandit comes last."""


def cup_data(s: State, kit: Kit) -> CupData:
    """Return what is left in the cup; kinds of which none is left are missing."""
    sites = dict.fromkeys(kit.sites, 0)
    bandits = dict.fromkeys((*kit.bandits, ""), 0)
    for row, count in zip(kit.cup, s.cup, strict=True):
        sites[row.site] += count
        bandits[row.bandit] += count
    return CupData(
        sum(s.cup),
        tuple(CupRow(say(kit.sites[key].name), n) for key, n in sites.items() if n),
        tuple(
            CupRow(say(kit.bandits[key].name if key else NO_BANDIT), n)
            for key, n in bandits.items()
            if n
        ),
    )


class CupList(QWidget):
    """Sites with red squares at the left, Bandits with yellow ones at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: CupData | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def data(self) -> CupData | None:
        """What is shown."""
        return self._data

    def show_data(self, data: CupData) -> None:
        """Show another state of the cup."""
        if data != self._data:
            self._data = data
            lines = [say(SPOKEN.of(name=row.name, count=row.count)) for row in self._rows()]
            self.setAccessibleDescription(", ".join(lines))
            self.setToolTip(plain("\n".join(lines)))
            self.updateGeometry()
            self.update()

    def _rows(self) -> tuple[CupRow, ...]:
        return () if self._data is None else (*self._data.sites, *self._data.bandits)

    def sizeHint(self) -> QSize:
        rows = 0
        if self._data is not None:
            rows = max(len(self._data.sites), len(self._data.bandits))
        return QSize(180, round(rows * self._line()))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def _line(self) -> float:
        return LINE * fonts.text_scale()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._data is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = (self.width() - 10) / 2
        self._paint_column(p, 0, half, self._data.sites, SITE)
        self._paint_column(p, half + 10, half, self._data.bandits, BANDIT)

    def _paint_column(
        self, p: QPainter, left: float, wide: float, rows: tuple[CupRow, ...], colour: str
    ) -> None:
        line = self._line()
        font, figures = fonts.condensed(13, 500), fonts.condensed(13, 700)
        figure = QFontMetricsF(figures).horizontalAdvance("00")
        for number, row in enumerate(rows):
            box = QRectF(left, number * line, wide, line)
            p.setFont(figures)
            p.setPen(self.palette().color(Role.WindowText))
            p.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(row.count)
            )
            right = box.right() - figure - 5
            p.setFont(font)
            name = min(QFontMetricsF(font).horizontalAdvance(row.name) + 4, right - left)
            words = p.fontMetrics().elidedText(row.name, Qt.TextElideMode.ElideRight, round(name))
            p.drawText(QRectF(left, box.top(), name, line), Qt.AlignmentFlag.AlignVCenter, words)
            self._paint_squares(p, left + name + 2, right, box.center().y(), row.count, colour)

    def _paint_squares(
        self, p: QPainter, left: float, right: float, y: float, count: int, colour: str
    ) -> None:
        """Paint a square for each counter, as far as there is room before the figure."""
        step = SQUARE + SPACE
        shown = min(count, MOST, int((right - left) // step))
        p.save()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(colour))
        for i in range(max(0, shown)):
            x = right - (i + 1) * step
            p.drawRoundedRect(QRectF(x, y - SQUARE / 2, SQUARE, SQUARE), 1.5, 1.5)
        p.restore()
