"""The card of a pilot in the flight, as a widget whose chips can be chosen one by one."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_focus
from desktop.paint.theme import ThemeSource
from desktop.table.hornet_leader.chips import WeaponChip
from desktop.table.hornet_leader.flight_art import paint_flight_card
from desktop.table.hornet_leader.flight_plan import (
    LEAST_WIDE,
    FlightData,
    FlightPlan,
    arrange,
    shape_of,
)

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class FlightCard(QWidget):
    """A card that is chosen by a click, Enter or Space; below a width it takes a compact form."""

    chosen = Signal(str)
    """The key of the card."""
    chip_chosen = Signal(str)
    """The key of one of its chips."""

    def __init__(
        self, data: FlightData, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._data, self._themes = data, themes
        self._chips: list[WeaponChip] = []
        self._heights: dict[int, int] = {}
        """By width: layouts ask many times for one change."""
        self._plan: FlightPlan | None = None
        self._planned = QSize()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        themes.changed.connect(self._repaint)
        self.show_data(data)

    @property
    def data(self) -> FlightData:
        """What the card shows."""
        return self._data

    @property
    def plan(self) -> FlightPlan:
        """Where everything lies at the present size."""
        if self._plan is None or self._planned != self.size():
            self._planned = self.size()
            self._plan = arrange(self._data, self.width(), self.height())
        return self._plan

    @property
    def chips(self) -> tuple[WeaponChip, ...]:
        """The chips as they are shown, from the left."""
        return tuple(self._chips)

    def show_data(self, data: FlightData) -> None:
        """Show another state of the aircraft and its pilot."""
        known = self._heights
        if shape_of(data) != shape_of(self._data):
            self._heights = {}
        self._data, self._plan = data, None
        self.setAccessibleName(data.callsign)
        self.setAccessibleDescription(data.spoken or f"{data.kind}, {data.skill}")
        self.setToolTip(plain(data.spoken))
        self._lay_out()
        if self._heights is not known and any(
            self.heightForWidth(width) != high for width, high in known.items()
        ):
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = 280 * fonts.text_scale()
        return QSize(round(wide), self.heightForWidth(round(wide)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(LEAST_WIDE), self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        high = self._heights.get(width)
        if high is None:
            high = math.ceil(arrange(self._data, max(width, LEAST_WIDE)).height)
            self._heights[width] = high
        return high

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        if event.size().width() != event.oldSize().width():
            # Chips that break otherwise need another least height.
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._heights.clear()
            self._plan = None
            self._lay_out()
            self.updateGeometry()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self.chosen.emit(self._data.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in KEYS:
            self.chosen.emit(self._data.key)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        box = QRectF(self.rect())
        paint_flight_card(p, box, self._data, self.plan, self._themes.theme, self.palette())
        if self.hasFocus():
            framed = self._data.attacked + self._data.selected
            inset = 3.0 * framed
            paint_focus(p, box.adjusted(inset, inset, -inset, -inset), self.palette(), 8 - framed)

    def _lay_out(self) -> None:
        """Give each chip its place; chips are made anew only when there are more or fewer."""
        plan = self.plan
        while len(self._chips) > len(plan.shown):
            gone = self._chips.pop()
            gone.hide()
            gone.deleteLater()
        for number, (chip, place) in enumerate(zip(plan.shown, plan.chips, strict=True)):
            if number == len(self._chips):
                made = WeaponChip(chip, parent=self)
                made.chosen.connect(self.chip_chosen)
                made.show()
                self._chips.append(made)
            self._chips[number].show_data(chip, compact=plan.plain_chips)
            self._chips[number].setGeometry(place.toRect())

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
