"""A Target card with what it needs and brings now; one of several to choose from."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import mixed
from desktop.paint.style_parts import paint_focus, paint_panel
from desktop.paint.theme import ThemeSource
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.table.card_view import CardView
from desktop.table.hornet_leader.fact_rows import FactRows
from desktop.table.hornet_leader.forecast_line import ForecastLine
from desktop.table.hornet_leader.target_facts import (
    state_name,
    target_face,
    target_facts,
    trait_lines,
)
from desktop.table.key_cap import KeyCap

Role = QPalette.ColorRole
CARD = 196
KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
Chosen = Literal["", "primary", "secondary"]


class TargetDetails(QWidget):
    """One Target from top to bottom: card, state, numbers, traits with what they mean."""

    def __init__(self, themes: ThemeSource, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self.card = CardView(CARD, self)
        self.facts = FactRows(themes, self)
        self._state, self._traits = QLabel(self), QLabel(self)
        self._traits.setForegroundRole(Role.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(10)
        column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._state)
        column.addWidget(self.facts)
        column.addWidget(self._traits)
        column.addStretch(1)
        for label in (self._state, self._traits):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)

    def show_target(self, s: State, target: int) -> None:
        """Show a Target of the campaign."""
        lines = trait_lines(self._kit, target)
        self.card.show_card(target_face(self._kit, target), "\n".join(lines))
        self.facts.show_facts(target_facts(s, self._kit, target))
        name = say(self._kit.target_name(target))
        self._state.setText(
            self.tr("{target}: {state}").format(target=name, state=state_name(s, self._kit, target))
        )
        self._state.setFont(fonts.interface(14, 600))
        self._traits.setText("\n".join(lines))
        self._traits.setFont(fonts.interface(13))
        self._traits.setVisible(bool(lines))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.card.updateGeometry()


class TileData(msgspec.Struct, frozen=True):
    """What a tile stands for."""

    target: int
    key: str = ""
    """The digit that chooses it."""
    chosen: Chosen = ""
    able: bool = True
    """Whether it can be chosen."""
    note: str = ""
    """A word about it: "in play"."""
    proposed: Chosen = ""
    """What the autopilot would take it for."""


class TargetTile(QWidget):
    """A Target to choose: click or Enter for the Primary, with Ctrl or Shift for the Secondary.

    A right click is for the Secondary too.
    """

    chosen = Signal(int, bool)
    """The Target, and whether it is meant as the Secondary."""
    pointed = Signal(int)

    def __init__(self, themes: ThemeSource, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self._data = TileData(0)
        self.card = CardView(CARD, self)
        self.facts = FactRows(themes, self)
        self._cap = KeyCap("", self)
        self.forecast = ForecastLine(self)
        self._role = QLabel(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._cap)
        head.addWidget(self._role, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.facts)
        column.addWidget(self.forecast)
        # The card below the pointer is the tile's.
        self.card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def data(self) -> TileData:
        """What the tile stands for."""
        return self._data

    def show_tile(self, s: State, data: TileData) -> None:
        """Show another Target, or the same in another state."""
        self._data = data
        kit = self._kit
        lines = trait_lines(kit, data.target)
        self.card.show_card(
            target_face(kit, data.target, selected=data.chosen == "primary", dimmed=not data.able)
        )
        self.facts.show_facts(target_facts(s, kit, data.target))
        self._cap.show_key(data.key)
        self._cap.setVisible(bool(data.key))
        words = {"primary": self.tr("Primary"), "secondary": self.tr("Secondary")}
        hinted = self.tr("Hint: {role}").format(role=words.get(data.proposed, ""))
        self._role.setText(hinted if data.proposed else words.get(data.chosen, data.note))
        self._role.setFont(fonts.interface(14, 600 if data.chosen else 400))
        self._role.setForegroundRole(Role.WindowText if data.chosen else Role.PlaceholderText)
        name = say(kit.target_name(data.target))
        self.setAccessibleName(name)
        self.setAccessibleDescription("; ".join((self.facts.accessibleName(), *lines)))
        self.setToolTip("\n".join((name, *lines)))
        pointing = Qt.CursorShape.PointingHandCursor
        self.setCursor(pointing if data.able else Qt.CursorShape.ArrowCursor)
        self.update()

    def set_card_width(self, width: float) -> None:
        """Make the card, and the tile with it, larger or smaller."""
        self.card.set_card_width(width)
        self.forecast.set_room(self.card.sizeHint().width())

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(self.card.sizeHint().width() + 24, size.height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self._choose(event.modifiers())
        elif event.button() == Qt.MouseButton.RightButton and inside:
            # The mouse alone is enough.
            self.chosen.emit(self._data.target, True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter confirms what is chosen already.
        if event.key() in KEYS and not (self._data.chosen and event.key() != Qt.Key.Key_Space):
            self._choose(event.modifiers())
        else:
            super().keyPressEvent(event)

    def _choose(self, held: Qt.KeyboardModifier) -> None:
        second = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        self.chosen.emit(self._data.target, bool(held & second))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.FocusIn):
            self.pointed.emit(self._data.target)
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        accent, fill = palette.color(Role.Accent), palette.color(Role.AlternateBase)
        if self._data.chosen:
            fill = mixed(fill, accent, 0.14)
        elif self._data.able and self.underMouse():
            fill = mixed(fill, palette.color(Role.WindowText), 0.04)
        paint_panel(p, box, fill, palette.color(Role.Mid), 8)
        if self._data.chosen or self._data.proposed:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(palette.color(Role.Link) if self._data.proposed else accent, 2))
            p.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        if self.hasFocus():
            paint_focus(p, box.adjusted(3, 3, -3, -3), palette, 6)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.card.updateGeometry()
            self.forecast.set_room(self.card.sizeHint().width())
            self.forecast.updateGeometry()
            self.updateGeometry()
