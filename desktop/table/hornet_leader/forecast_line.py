"""What a mission will probably come to, in a line of figures that does not jump as they come.

The number of trials is in the tip and what is spoken: it says how sure the figures are.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.rules.core import T
from desktop.rules.hornet_leader.bot_rollout import MissionForecast
from desktop.rules.hornet_leader.bot_words import number, percent

Role = QPalette.ColorRole
DOT = " \N{MIDDLE DOT} "
PARTS = (
    T("hornet_leader.table", "{destroyed} % Destroyed"),
    T("hornet_leader.table", "{lost} lost"),
    T("hornet_leader.table", "{stress} Stress"),
)
WIDEST = MissionForecast(40, 1.0, 0.4, 10.4, 40.4)
"""Room is kept for such figures."""
COMING = "\N{HORIZONTAL ELLIPSIS}"


class ForecastLine(QWidget):
    """Two lines where one is too narrow; it keeps their room from the first moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._forecast: MissionForecast | None = None
        self._wide = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        """What is said."""
        return COMING if self._forecast is None else DOT.join(_parts(self._forecast))

    def show_forecast(self, forecast: MissionForecast | None) -> None:
        """Show what is known by now; nothing yet is three dots."""
        if forecast != self._forecast:
            self._forecast = forecast
            spoken = "" if forecast is None else say(forecast.text())
            self.setAccessibleName(spoken)
            self.setToolTip(spoken)
            self.update()

    def set_room(self, wide: float) -> None:
        """Say how wide the line may be."""
        if wide != self._wide:
            self._wide = wide
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        lines = len(self._lines(WIDEST))
        return QSize(0, round(QFontMetricsF(fonts.condensed(15, 600)).height() * lines) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _lines(self, forecast: MissionForecast) -> tuple[str, ...]:
        """Return one line, or two if even the widest figures would not fit into one."""
        metrics = QFontMetricsF(fonts.condensed(15, 600))
        parts = _parts(forecast)
        if metrics.horizontalAdvance(DOT.join(_parts(WIDEST))) <= self._wide:
            return (DOT.join(parts),)
        return (DOT.join(parts[:2]), DOT.join(parts[2:]))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        font = fonts.condensed(15, 600)
        p.setFont(font)
        p.setPen(self.palette().color(Role.WindowText if self._forecast else Role.PlaceholderText))
        lines = (COMING,) if self._forecast is None else self._lines(self._forecast)
        high = QFontMetricsF(font).height()
        for row, words in enumerate(lines):
            box = QRectF(0, row * high, self.width(), high)
            p.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _parts(forecast: MissionForecast) -> tuple[str, ...]:
    figures: dict[str, str | int] = {
        "destroyed": percent(forecast.destroyed),
        "lost": number(forecast.lost),
        "stress": number(forecast.stress),
    }
    return tuple(say(part.of(**figures)) for part in PARTS)
