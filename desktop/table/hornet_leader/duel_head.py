"""Who fires at whom: two counters with a dashed line between them, and the die in words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.paint.drawing import round_pen
from desktop.paint.theme import ThemeSource
from desktop.table.decision_panel import Words
from desktop.table.face_view import FaceView


class DashedLine(QWidget):
    """The line of fire, from left to right."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self.setFixedHeight(12)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._themes.theme.bad)
        y, right = self.height() / 2, self.width() - 2.0
        p.setPen(QPen(colour, 2, Qt.PenStyle.DashLine))
        p.drawLine(QPointF(2, y), QPointF(right - 8, y))
        p.setPen(round_pen(colour, 1))
        p.setBrush(colour)
        p.drawPolygon(
            QPolygonF([QPointF(right, y), QPointF(right - 10, y - 5), QPointF(right - 10, y + 5)])
        )

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


class DuelHead(QWidget):
    """Attacker, line, attacked; above the line who attacks whom, below it die and modifiers."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.attacker, self.attacked = FaceView(themes, self), FaceView(themes, self)
        self._title = Words(16, 700, self)
        self._die = Words(13, 400, self, quiet=True)
        for label in (self._title, self._die):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        middle = Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(self.attacker, 0, 0, 3, 1, middle)
        grid.addWidget(self._title, 0, 1, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(DashedLine(themes, self), 1, 1)
        grid.addWidget(self._die, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.attacked, 0, 2, 3, 1, middle)
        grid.setColumnStretch(1, 1)

    @property
    def words(self) -> tuple[str, str]:
        """Who attacks whom; die, numbers and modifiers."""
        return self._title.text(), self._die.text()

    def show_words(self, title: str, die: str) -> None:
        """Say who attacks whom, and the die."""
        self._title.say(title)
        self._die.say(die)
        self.setAccessibleName(title)
        self.setAccessibleDescription(die)
