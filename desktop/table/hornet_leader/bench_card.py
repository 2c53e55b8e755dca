"""The card of an Aircraft on the bench: weapons are dropped on it and taken off again."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QMimeData, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_focus
from desktop.paint.theme import ThemeSource
from desktop.table.hornet_leader.arming_data import BenchData
from desktop.table.hornet_leader.bench_art import Decks, paint_card
from desktop.table.hornet_leader.bench_plan import LEAST_WIDE, BenchPlan, arrange, chips_of
from desktop.table.hornet_leader.load_chip import LoadChip
from desktop.table.hornet_leader.rack_list import read_load
from desktop.table.hornet_leader.role_tag import Tag

COPY_FORMAT = "application/x-readyroom-aircraft"
"""What is dragged with Ctrl: the Pilot whose load is to be copied."""


class BenchCard(QWidget):
    """An Aircraft with its stores; the tag of its role gives it the load of the next one."""

    chosen = Signal(str)
    """The Pilot whose Aircraft is to be the chosen one."""
    dropped = Signal(str, str, str)
    """A weapon that was let fall here: the Pilot it comes from (or none), it, and whither."""
    copied = Signal(str, str)
    """The Pilot whose load is to be copied, and to whom."""
    removed = Signal(str, str)
    """Pilot and weapon that is to come off."""
    role_wanted = Signal(str)
    """The Pilot whose Aircraft is to have the load of the next role."""

    def __init__(self, themes: ThemeSource, decks: Decks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes, self._decks = themes, decks
        self._data: BenchData | None = None
        self._chips: list[LoadChip] = []
        self._pressed_at: QPoint | None = None
        self._lit = False
        self.role = Tag(self)
        self.role.clicked.connect(self._role)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAcceptDrops(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        themes.changed.connect(self._repaint)

    @property
    def data(self) -> BenchData | None:
        """What the card shows."""
        return self._data

    @property
    def plan(self) -> BenchPlan | None:
        """Where everything lies at the present size."""
        data = self._data
        return None if data is None else self._arranged(data, self.width(), self.height())

    @property
    def chips(self) -> tuple[LoadChip, ...]:
        """The counters, in the order in which they were loaded."""
        return tuple(self._chips)

    def show_data(self, data: BenchData, role: str) -> None:
        """Show another load; ``role`` is the word on the tag."""
        if data == self._data and role == self.role.text():
            return
        self._data = data
        self.role.setText(role)
        self.role.setEnabled(not data.fixed)
        self.role.setAccessibleName(f"{data.callsign}: {role}")
        self.role.setToolTip(plain(data.fixed) or self.tr("Load for the next role (R)"))
        self.setAccessibleName(data.callsign)
        loads = ", ".join(data.names) or self.tr("nothing loaded")
        words = self.tr("{kind}, {skill}, {carried} of {limit} Weight Points: {loads}").format(
            kind=data.kind,
            skill=data.skill,
            carried=data.carried,
            limit=data.limit,
            loads=loads,
        )
        self.setAccessibleDescription(words)
        self._lay_out()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = round(LEAST_WIDE * fonts.text_scale())
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(max(self.width(), 120)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._data is None:
            return 0
        return math.ceil(self._arranged(self._data, width, 0).height)

    def _arranged(self, data: BenchData, width: int, height: int) -> BenchPlan:
        return arrange(data, width, height, self.role.sizeHint().width())

    # --- chips ------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Give each chip its place; chips are made anew only when there are more or fewer."""
        data, plan = self._data, self.plan
        if data is None or plan is None:
            return
        self.role.setGeometry(plan.role.toRect())
        chips = chips_of(data)
        while len(self._chips) > len(chips):
            gone = self._chips.pop()
            gone.hide()
            gone.deleteLater()
        tip = data.fixed or self.tr("Press to take it off, or drag it away")
        for number, (chip, place) in enumerate(zip(chips, plan.chips, strict=True)):
            if number == len(self._chips):
                made = LoadChip(self)
                made.removed.connect(self._chip_removed)
                self._chips.append(made)
                made.show()
            widget = self._chips[number]
            widget.show_load(data.pilot, chip, plain(tip), fixed=bool(data.fixed))
            widget.setGeometry(place.toRect())

    @Slot(str)
    def _chip_removed(self, item: str) -> None:
        if self._data is not None:
            self.removed.emit(self._data.pilot, item)

    @Slot()
    def _role(self) -> None:
        if self._data is not None:
            self.role_wanted.emit(self._data.pilot)

    # --- events -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        if self._data is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(self._data.pilot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        copying = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self._data is None or self._pressed_at is None or not copying:
            return
        way = event.position().toPoint() - self._pressed_at
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._pressed_at = None
            drag = QDrag(self)
            drag.setMimeData(copy_data(self._data.pilot))
            drag.exec(Qt.DropAction.CopyAction)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if read_load(data) is not None or data.hasFormat(COPY_FORMAT):
            event.acceptProposedAction()
            self._light(lit=True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._light(lit=False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._light(lit=False)
        here = self._data
        if here is None:
            return
        event.acceptProposedAction()
        load = read_load(event.mimeData())
        if load is not None:
            self.dropped.emit(load[0], load[1], here.pilot)
        elif event.mimeData().hasFormat(COPY_FORMAT):
            source = bytes(event.mimeData().data(COPY_FORMAT).data()).decode()
            self.copied.emit(source, here.pilot)

    def _light(self, *, lit: bool) -> None:
        self._lit = lit
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._data is not None:
            self.chosen.emit(self._data.pilot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._lay_out()
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        data, plan = self._data, self.plan
        if data is None or plan is None:
            return
        p = QPainter(self)
        box = QRectF(self.rect())
        paint_card(p, box, data, plan, self._decks, self._themes.theme, self.palette())
        if self._lit:
            p.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 2, Qt.PenStyle.DashLine))
            p.drawRoundedRect(box.adjusted(3, 3, -3, -3), 7, 7)
        if self.hasFocus():
            inset = 2.0 if data.selected else 0.0
            paint_focus(p, box.adjusted(inset, inset, -inset, -inset), self.palette(), 8 - inset)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


def copy_data(pilot: str) -> QMimeData:
    """Return what is dragged when the load of an Aircraft is to be copied."""
    data = QMimeData()
    data.setData(COPY_FORMAT, pilot.encode())
    return data
