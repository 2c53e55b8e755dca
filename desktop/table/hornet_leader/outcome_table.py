"""The results of an enemy attack with two ways to meet it, on one scale."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.bars import paint_share, percent
from desktop.paint.colours import glass, mixed
from desktop.paint.style_parts import paint_panel, rounded
from desktop.paint.theme import ThemeSource
from desktop.table.hornet_leader.reaction_data import Outcome

Role = QPalette.ColorRole
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
ROW, HEAD, GAP = 25, 26, 10


class OutcomeTable(QWidget):
    """A row for each result; a bar and a figure for taking it, and for Evading."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._rows: tuple[Outcome, ...] = ()
        self._heads = ("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def rows(self) -> tuple[Outcome, ...]:
        """What is shown."""
        return self._rows

    def name_heads(self, outcome: str, take: str, evade: str) -> None:
        """Name the columns."""
        self._heads = (outcome, take, evade)
        self.updateGeometry()
        self.update()

    def show_rows(self, rows: tuple[Outcome, ...]) -> None:
        """Show these results."""
        if rows == self._rows:
            return
        self._rows = rows
        _, take, evade = self._heads
        said = [
            f"{row.title}: {take} {percent(row.take)} %, {evade} {percent(row.evade)} %"
            for row in rows
        ]
        self.setAccessibleName("; ".join(said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        scale = max(1.0, fonts.text_scale())
        return QSize(300, round((HEAD + 6 + ROW * max(4, len(self._rows))) * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = max(1.0, fonts.text_scale())
        names = QFontMetricsF(fonts.interface(14))
        wide = max((names.horizontalAdvance(row.title) for row in self._rows), default=60) + 12
        column = (self.width() - wide - GAP) / 2
        columns = [QRectF(wide, 0, column, 0), QRectF(wide + column + GAP, 0, column, 0)]
        self._paint_heads(p, columns, wide, HEAD * scale)
        y = (HEAD + 6) * scale
        for row in self._rows:
            p.setFont(fonts.interface(14))
            p.setPen(self.palette().color(Role.WindowText))
            p.drawText(QRectF(0, y, wide, ROW * scale), LEFT, row.title)
            for box, share in zip(columns, (row.take, row.evade), strict=True):
                place = QRectF(box.left(), y, box.width(), ROW * scale)
                self._paint_share(p, place, row, share)
            y += ROW * scale

    def _paint_heads(self, p: QPainter, columns: list[QRectF], wide: float, high: float) -> None:
        palette = self.palette()
        p.setFont(fonts.small_capitals(12))
        p.setPen(palette.color(Role.PlaceholderText))
        p.drawText(QRectF(0, 0, wide, high), LEFT, self._heads[0])
        grounds = (
            palette.color(Role.AlternateBase),
            mixed(palette.color(Role.AlternateBase), palette.color(Role.Accent), 0.14),
        )
        for box, name, ground in zip(columns, self._heads[1:], grounds, strict=True):
            cell = QRectF(box.left(), 0, box.width(), high)
            paint_panel(p, cell, ground, palette.color(Role.Midlight), 4)
            p.setFont(fonts.interface(13, 600))
            p.setPen(palette.color(Role.WindowText))
            p.drawText(cell, Qt.AlignmentFlag.AlignCenter, name)

    def _paint_share(self, p: QPainter, place: QRectF, row: Outcome, share: float) -> None:
        palette = self.palette()
        p.setFont(fonts.condensed(16, 700))
        figures = QFontMetricsF(p.font()).horizontalAdvance("100 %") + 6
        p.setPen(palette.color(Role.WindowText if share else Role.PlaceholderText))
        p.drawText(place, RIGHT, f"{percent(share)} %")
        track = QRectF(place.left(), place.center().y() - 4, place.width() - figures, 8)
        if track.width() < 12:
            return
        p.fillPath(rounded(track, 4), glass(palette.color(Role.WindowText), 0.1))
        piece = QRectF(track)
        piece.setWidth(track.width() * share)
        paint_share(p, track, piece, self._themes.theme.tone(row.tone), loss=row.worst)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
