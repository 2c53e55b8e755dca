"""A small map of Poland with what was conquered and destroyed by the evening of a day."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Slot
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import hatch
from desktop.paint.plain import plain
from desktop.paint.theme import ThemeSource
from desktop.rules.eagles_missiles.components import Kit
from desktop.table.eagles_missiles.chart_lands import lands
from desktop.table.eagles_missiles.layout import layout
from desktop.table.eagles_missiles.result_data import Day

HIGH = 200
MARGIN = 4.0
RED = "#B3261E"
RUIN = 15.0
"""Half the side of a sign of ruins, in units of the map."""


class FrontMap(QWidget):
    """Conquered territories are hatched, those that fell on the day in question are full."""

    def __init__(self, kit: Kit, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit, self._themes = kit, themes
        self._day: Day | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def day(self) -> Day | None:
        """The day that is shown."""
        return self._day

    def show_day(self, day: Day) -> None:
        """Show the evening of a day."""
        self._day = day
        self.setAccessibleName(say(day.words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, round(HIGH * max(1.0, min(1.5, fonts.text_scale()))))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def land_at(self, at: QPointF) -> str:
        """Return the territory at a point of the widget; empty beside all."""
        scale, shift = self._fit()
        point = (at - shift) / scale
        paths = lands().territories
        return next((key for key in self._kit.polish if paths[key].contains(point)), "")

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            key = self.land_at(QPointF(event.pos()))
            words = say(self._kit.territory_name(key)) if key else ""
            QToolTip.showText(event.globalPos(), plain(words), self)
            return True
        return bool(super().event(event))

    def _fit(self) -> tuple[float, QPointF]:
        """Return pixels per unit of the map, and where its origin lies."""
        bounds, room = (
            _bounds(self._kit),
            QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN),
        )
        scale = min(room.width() / bounds.width(), room.height() / bounds.height())
        return scale, room.center() - bounds.center() * scale

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._day is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, shift = self._fit()
        p.translate(shift)
        p.scale(scale, scale)
        palette = self.palette()
        free = mixed(
            palette.color(QPalette.ColorRole.Base),
            palette.color(QPalette.ColorRole.WindowText),
            0.16,
        )
        edge = QPen(palette.color(QPalette.ColorRole.Base), 1.2)
        edge.setCosmetic(True)
        for key in self._kit.polish:
            self._paint_land(p, lands().territories[key], key, free, edge)
        for key in self._day.ruins:
            self._paint_ruin(p, key)

    def _paint_land(
        self, p: QPainter, path: QPainterPath, key: str, free: QColor, edge: QPen
    ) -> None:
        assert self._day is not None
        fresh, fallen = key in self._day.fresh, key in self._day.conquered
        p.fillPath(path, QColor(RED) if fresh else mixed(free, RED, 0.45) if fallen else free)
        if fallen and not fresh:
            p.save()
            p.setClipPath(path)
            hatch(p, path.boundingRect(), glass(RED, 0.8), 26, 5)
            p.restore()
        p.strokePath(path, edge)

    def _paint_ruin(self, p: QPainter, key: str) -> None:
        x, y = layout().fields[key].at
        p.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 9))
        p.drawLine(QPointF(x - RUIN, y - RUIN), QPointF(x + RUIN, y + RUIN))
        p.drawLine(QPointF(x - RUIN, y + RUIN), QPointF(x + RUIN, y - RUIN))

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


@lru_cache(maxsize=2)
def _bounds(kit: Kit) -> QRectF:
    """Return the box around all Polish territories."""
    box = QRectF()
    for key in kit.polish:
        box = box.united(lands().territories[key].boundingRect())
    return box
