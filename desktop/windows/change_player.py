"""The question who takes a seat from now on."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.play.seats import Seat
from desktop.rules.core import Game
from desktop.store.pins import pin_matches
from desktop.windows.new_game_choice import SeatChoice
from desktop.windows.new_game_seats import SeatRow


class ChangePlayerDialog(QDialog):
    """One seat: another person, or the computer; a PIN has to be known."""

    def __init__(self, game: Game[Any, Any], seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        side = say(game.side_name(seat.side))
        self.setWindowTitle(self.tr("Change player"))
        title = QLabel(self.tr("Who plays {side} from now on?").format(side=side), self)
        title.setFont(fonts.interface(17, 700))
        choice = SeatChoice(seat.side, seat.kind, seat.name, seat.level, seat.pin)
        self.row = SeatRow(game, choice, self)
        self._pin = QLineEdit(self)
        self._pin.setEchoMode(QLineEdit.EchoMode.Password)
        self._pin.setPlaceholderText(self.tr("PIN of {side}").format(side=side))
        self._pin.setVisible(bool(seat.pin))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self._ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.row.changed.connect(self._enable)
        self._pin.textChanged.connect(self._enable)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        for widget in (title, self.row, self._pin, buttons):
            column.addWidget(widget)
        self._enable()

    def _enable(self) -> None:
        # The PIN is looked at only when it may be complete: a look takes a noticeable moment.
        typed = self._pin.text()
        known = not self._seat.pin or (len(typed) >= 4 and pin_matches(typed, self._seat.pin))
        self._ok.setEnabled(known and self.row.choice.kind != "empty")

    def seat(self) -> Seat:
        """Return the seat as it was chosen."""
        choice = self.row.choice
        if choice.kind == "bot":
            return Seat(self._seat.side, "bot", level=choice.level)
        return msgspec.structs.replace(
            self._seat, kind="person", name=choice.name, level="", pin=choice.pin
        )


def ask_new_seat(parent: QWidget, game: Game[Any, Any], seat: Seat) -> Seat | None:
    """Ask who takes a seat; return nothing if it stays as it is."""
    dialog = ChangePlayerDialog(game, seat, parent)
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return None
    changed = dialog.seat()
    return None if changed == seat else changed
