"""The seats of a new game: who takes each side."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Segmented
from desktop.paint.factions import Faction
from desktop.paint.hints import set_hint
from desktop.paint.marks import mark
from desktop.paint.quiet import QuietComboBox
from desktop.paint.style_parts import paint_panel
from desktop.paint.widgets import Panel
from desktop.rules.core import Game
from desktop.store.pins import hash_pin
from desktop.store.stored import LONGEST_NAME
from desktop.table.looks import look_for
from desktop.windows.new_game_choice import SeatChoice, Taken
from desktop.windows.pin_dialog import PinDialog


class SideChip(QWidget):
    """The colour and the mark of a side, in the manner of its counters."""

    def __init__(self, side: Faction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.setFixedSize(46, 42)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setOpacity(1.0 if self.isEnabled() else 0.38)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_panel(p, box, self._side.fill, QColor(self._side.fill).darker(150), 5)
        middle = QRectF(0, 0, 20, 20)
        middle.moveCenter(box.center())
        p.fillPath(mark(self._side.mark, middle), QColor(self._side.ink))


class SeatRow(Panel):
    """One side: a person, the computer, or nobody."""

    changed = Signal()

    def __init__(
        self, game: Game[Any, Any], choice: SeatChoice, parent: QWidget | None = None
    ) -> None:
        super().__init__("raised", parent)
        self._side = choice.side
        self._game = game
        self._pin = choice.pin
        self._chip = SideChip(look_for(game).faction(choice.side), self)
        self._name = QLabel(self)
        self._kind = Segmented((), self)
        self._person = QLineEdit(choice.name, self)
        self._person.setMaxLength(LONGEST_NAME)
        self._strength = QuietComboBox(self)
        self._person.setMinimumWidth(110)
        self._pin_button = IconButton("lock", "", self)
        self._pin_button.setCheckable(True)
        person = QWidget(self)
        beside = QHBoxLayout(person)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self._person, 1)
        beside.addWidget(self._pin_button)
        computer = QWidget(self)
        below = QVBoxLayout(computer)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self._strength)
        self._stack = QStackedWidget(self)
        for page in (person, computer, QWidget(self)):
            self._stack.addWidget(page)
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 10, 8)
        row.setSpacing(12)
        row.addWidget(self._chip)
        row.addWidget(self._name)
        row.addWidget(self._kind)
        row.addWidget(self._stack, 3)
        self.retranslate()
        self._kind.set_value(choice.kind)
        self._strength.setCurrentIndex(max(0, self._strength.findData(choice.level)))
        self._show_kind()
        self._kind.chosen.connect(self._kind_chosen)
        self._person.textChanged.connect(self.changed)
        self._strength.currentIndexChanged.connect(self.changed)
        self._pin_button.clicked.connect(self._ask_pin)

    @property
    def choice(self) -> SeatChoice:
        """What is chosen for the side."""
        kind = self._kind.value
        return SeatChoice(
            side=self._side,
            kind="person" if kind == "person" else "bot" if kind == "bot" else "empty",
            name=" ".join(self._person.text().split()),
            level=str(self._strength.currentData() or ""),
            pin=self._pin,
        )

    def kinds(self) -> dict[Taken, QAbstractButton]:
        """Return the buttons for who takes the seat."""
        return dict(zip(self._offered(), self._kind.buttons(), strict=True))

    def _offered(self) -> tuple[Taken, ...]:
        """Return who can take the seat; one that every game of the title needs is never empty."""
        offered: list[Taken] = ["person"]
        if self._game.levels:
            offered.append("bot")
        if self._game.seats[0] < len(self._game.all_sides):
            offered.append("empty")
        return tuple(offered)

    def set_pin(self, pin: str) -> None:
        """Set the PIN; only its hash is kept."""
        self._pin = hash_pin(pin)
        self._say_pin()
        self.changed.emit()

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        side = say(self._game.side_name(self._side))
        self._name.setText(side)
        self._name.setFont(fonts.interface(15, 600))
        names = (say(self._game.side_name(each)) for each in self._game.all_sides)
        self._name.setFixedWidth(
            max(self._name.fontMetrics().horizontalAdvance(name) for name in names) + 2
        )
        kind, level = self._kind.value, self._strength.currentData()
        words = {
            "person": self.tr("Person"),
            "bot": self.tr("Computer"),
            "empty": self.tr("Empty"),
        }
        self._kind.set_choices([(each, words[each]) for each in self._offered()])
        self._kind.setAccessibleName(self.tr("Who plays {side}").format(side=side))
        for button in self._kind.buttons():
            button.setAccessibleName(f"{side}: {button.text()}")
        self._strength.blockSignals(True)
        self._strength.clear()
        for each in self._game.levels:
            self._strength.addItem(say(each.title), each.key)
        self._strength.setCurrentIndex(max(0, self._strength.findData(level)))
        self._strength.blockSignals(False)
        if kind is not None:
            self._kind.set_value(kind)
        self._strength.setAccessibleName(self.tr("Strength of {side}").format(side=side))
        set_hint(self._person, side, self.tr("Name of who plays {side}").format(side=side))
        self._say_pin()

    def order_focus(self) -> None:
        """Make Tab walk from left to right, although the buttons were made last."""
        walked = (*self._kind.buttons(), self._person, self._pin_button, self._strength)
        for one, next_one in pairwise(walked):
            QWidget.setTabOrder(one, next_one)

    def _say_pin(self) -> None:
        self._pin_button.setChecked(bool(self._pin))
        self._pin_button.set_text(
            self.tr("A PIN is set: only this player can show the board. Press to take it away.")
            if self._pin
            else self.tr("Set a PIN, so that only this player can show the board")
        )

    @Slot(object)
    def _kind_chosen(self, _kind: object) -> None:
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        kind = self.choice.kind
        self._stack.setCurrentIndex({"person": 0, "bot": 1, "empty": 2}[kind])
        self._chip.setEnabled(kind != "empty")
        self._name.setEnabled(kind != "empty")

    @Slot()
    def _ask_pin(self) -> None:
        if self._pin:
            self._pin = ""
            self._say_pin()
            self.changed.emit()
            return
        dialog = PinDialog(self._name.text(), self)
        if dialog.exec():
            self.set_pin(dialog.pin)
        dialog.deleteLater()
        self._say_pin()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(400, 62))
