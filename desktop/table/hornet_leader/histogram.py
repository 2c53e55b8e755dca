"""The chances of every number of Hits as columns, with the number that is needed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.bars import percent
from desktop.paint.colours import glass, mixed
from desktop.paint.theme import ThemeSource
from desktop.rules.core import T

Role = QPalette.ColorRole
MOST_COLUMNS = 14
HITS = T("hornet_leader.table", "{hits} Hits: {chance} %")
MORE = T("hornet_leader.table", "{hits} or more Hits: {chance} %")


class Histogram(QWidget):
    """Columns by Hits; those that are enough are in the accent, beyond a dashed line."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._bars: tuple[tuple[int, float], ...] = ()
        self._needed = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def bars(self) -> tuple[tuple[int, float], ...]:
        """Hits and chance of each column; the last one holds all that follow."""
        return self._bars

    def show_hits(self, hits: tuple[float, ...], needed: int, words: str) -> None:
        """Show the chances of 0, 1, 2... Hits; ``words`` say it all to screen readers."""
        bars = columns(hits, needed)
        self.setAccessibleName(words)
        if (bars, needed) != (self._bars, self._needed):
            self._bars, self._needed = bars, needed
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, round(88 + 20 * fonts.text_scale()))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._bars:
            number = int(event.pos().x() * len(self._bars) / max(self.width(), 1))
            number = min(max(number, 0), len(self._bars) - 1)
            hits, share = self._bars[number]
            words = MORE if number == len(self._bars) - 1 else HITS
            text = say(words.of(hits=hits, chance=f"{share * 100:.1f}"))
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        accent, text = palette.color(Role.Accent), palette.color(Role.WindowText)
        quiet = mixed(palette.color(Role.Base), text, 0.32)
        label = 20 * fonts.text_scale()
        ground = self.height() - label
        most = max(share for _, share in self._bars) or 1.0
        wide = self.width() / len(self._bars)
        p.fillRect(QRectF(0, ground, self.width(), 1), glass(text, 0.25))
        for number, (hits, share) in enumerate(self._bars):
            enough = bool(self._needed) and hits >= self._needed
            high = max(1.5, (ground - 6) * share / most)
            bar = QRectF(number * wide + 1.5, ground - high, wide - 3, high)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(accent if enough else quiet)
            p.drawRoundedRect(bar, 2, 2)
            p.setFont(fonts.condensed(13, 700 if enough else 500))
            p.setPen(text if enough else palette.color(Role.PlaceholderText))
            last = number == len(self._bars) - 1
            name = f"{hits}+" if last else str(hits)
            p.drawText(
                QRectF(number * wide, ground, wide, label), Qt.AlignmentFlag.AlignCenter, name
            )
        self._paint_line(p, wide, ground)

    def _paint_line(self, p: QPainter, wide: float, ground: float) -> None:
        """Paint the line before the number that is needed."""
        places = [number for number, (hits, _) in enumerate(self._bars) if hits == self._needed]
        if not self._needed or not places:
            return
        pen = QPen(QColor(self._themes.theme.text), 1.5, Qt.PenStyle.DashLine)
        p.setPen(pen)
        x = places[0] * wide
        p.drawLine(QPointF(x, 0), QPointF(x, ground + 4))

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


def columns(hits: tuple[float, ...], needed: int) -> tuple[tuple[int, float], ...]:
    """Return what is shown of a distribution: around what is likely and what is needed."""
    likely = [number for number, share in enumerate(hits) if share >= 0.005] or [0]
    last = max(likely[-1], needed + 1)
    first = max(0, min(likely[0], needed - 1, last - 2))
    if last - first + 1 > MOST_COLUMNS:
        first = max(first, min(last - MOST_COLUMNS + 1, max(needed - 1, 0)))
        last = first + MOST_COLUMNS - 1
    bars = [(number, _at(hits, number)) for number in range(first, last)]
    bars.append((last, sum(hits[last:])))
    return tuple(bars)


def _at(hits: tuple[float, ...], number: int) -> float:
    return hits[number] if number < len(hits) else 0.0


def figure(share: float) -> str:
    """Return a chance as it is written."""
    return f"{percent(share)} %"
