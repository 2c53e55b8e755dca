"""All levels of a Pilot below one another, the one that is shown lit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.faces import signed
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_pilots import Level

Role = QPalette.ColorRole
HEADINGS: tuple[Text, ...] = (
    T("hornet_leader.table", "AtA"),
    T("hornet_leader.table", "AtG"),
    T("hornet_leader.table", "SA"),
    T("hornet_leader.table", "Cool"),
    T("hornet_leader.table", "Stress"),
)
NAME = 0.31
"""The share of the width that the names have."""


class LevelTable(QWidget):
    """The numbers of a Pilot who is Okay, by level."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self._pilot, self._lit = "", -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_pilot(self, pilot: str, lit: int) -> None:
        """Show a Pilot, with one of his levels lit."""
        if (pilot, lit) != (self._pilot, self._lit):
            self._pilot, self._lit = pilot, lit
            self.setAccessibleName("; ".join(self._spoken()))
            self.update()

    def _spoken(self) -> list[str]:
        return [
            ", ".join(
                (name, *(f"{say(head)} {one}" for head, one in zip(HEADINGS, row, strict=True)))
            )
            for name, row in self._rows()
        ]

    def _rows(self) -> list[tuple[str, tuple[str, ...]]]:
        if not self._pilot:
            return []
        levels = self._kit.pilots[self._pilot].levels
        return [
            (say(self._kit.skill_name(number)), _figures(level))
            for number, level in enumerate(levels)
        ]

    def _row(self) -> float:
        return QFontMetricsF(fonts.condensed(14, 500)).height() + 3

    def sizeHint(self) -> QSize:
        return QSize(220, round(self._row() * 7))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, row = self.palette(), self._row()
        self._paint_row(p, 0, "", tuple(map(say, HEADINGS)), palette.color(Role.PlaceholderText))
        for number, (name, figures) in enumerate(self._rows(), 1):
            if number - 1 == self._lit:
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(glass(palette.color(Role.Accent), 0.2))
                p.drawRoundedRect(QRectF(0, number * row, self.width(), row), 4, 4)
            self._paint_row(p, number, name, figures, palette.color(Role.WindowText))

    def _paint_row(
        self, p: QPainter, number: int, name: str, figures: tuple[str, ...], ink: QColor
    ) -> None:
        row = self._row()
        left = self.width() * NAME
        step = (self.width() - left) / len(figures)
        p.setFont(fonts.condensed(14, 600 if number - 1 == self._lit else 500))
        p.setPen(ink)
        p.drawText(QRectF(6, number * row, left, row), Qt.AlignmentFlag.AlignVCenter, name)
        for place, figure in enumerate(figures):
            box = QRectF(left + place * step, number * row, step, row)
            p.drawText(box, Qt.AlignmentFlag.AlignCenter, figure)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()
        elif event.type() is QEvent.Type.LanguageChange:
            self.setAccessibleName("; ".join(self._spoken()))
            self.update()


def _figures(level: Level) -> tuple[str, ...]:
    return (
        signed(level.okay.ata),
        signed(level.okay.atg),
        str(level.sa),
        str(level.cool),
        f"{level.okay_max}/{level.shaken_max}",
    )
