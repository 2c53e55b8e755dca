"""The SO fund: what is in it, and every line that it is made of."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.faces import signed
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.account_words import entry_words

Role = QPalette.ColorRole
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class FundTotal(QWidget):
    """The fund as a large figure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._so = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_fund(self, so: int) -> None:
        """Show how many SO Points there are."""
        self._so = so
        self.setAccessibleName(self.tr("SO fund: {so}").format(so=so))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, round(QFontMetricsF(fonts.condensed(29, 700)).height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette, box = self.palette(), QRectF(self.rect())
        p.setFont(fonts.interface(16, 600))
        p.setPen(palette.color(Role.WindowText))
        p.drawText(box, MIDDLE, self.tr("SO fund"))
        p.setFont(fonts.condensed(29, 700))
        p.setPen(palette.color(Role.BrightText if self._so < 0 else Role.WindowText))
        p.drawText(box, RIGHT, signed(self._so) if self._so < 0 else str(self._so))


class FundLines(QWidget):
    """What the fund is made of, from its first line on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[tuple[str, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[tuple[str, int], ...]:
        """What each line is for, and its amount."""
        return self._lines

    def show_fund(self, s: State, kit: Kit) -> None:
        """Show the account of the campaign."""
        lines = tuple((entry_words(kit, entry), entry.amount) for entry in s.so_entries)
        if lines == self._lines:
            return
        self._lines = lines
        self.setAccessibleName(", ".join(f"{words} {signed(amount)}" for words, amount in lines))
        self.updateGeometry()
        self.update()

    def _row(self) -> float:
        return QFontMetricsF(fonts.interface(13)).height() + 3

    def sizeHint(self) -> QSize:
        return QSize(220, round(self._row() * len(self._lines)))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette = self.palette()
        row = self._row()
        for number, (what, amount) in enumerate(self._lines):
            line = QRectF(0, number * row, self.width(), row)
            p.setFont(fonts.condensed(14, 600))
            figure = str(amount) if not number else signed(amount)
            p.setPen(palette.color(Role.WindowText))
            p.drawText(line, RIGHT, figure)
            room = line.adjusted(0, 0, -p.fontMetrics().horizontalAdvance(figure) - 8, 0)
            p.setFont(fonts.interface(13))
            p.setPen(palette.color(Role.PlaceholderText))
            short = p.fontMetrics().elidedText(
                what, Qt.TextElideMode.ElideRight, round(room.width())
            )
            p.drawText(room, MIDDLE, short)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()
