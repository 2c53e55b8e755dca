"""The dialog in which a PIN is set: typed twice, as nobody can read it."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Slot
from PySide6.QtGui import QPalette, QRegularExpressionValidator
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

SHORTEST, LONGEST = 4, 8


class PinDialog(QDialog):
    """Asks for a PIN and for the same again; only then can it be taken."""

    def __init__(self, side: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("PIN"))
        self.first, self.again = QLineEdit(self), QLineEdit(self)
        digits = QRegularExpression(rf"\d{{0,{LONGEST}}}")
        self.buttons = QDialogButtonBox(self)
        self.buttons.setStandardButtons(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.reason = QLabel(self)
        self.reason.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        for field, words in (
            (self.first, self.tr("Four to eight digits for {side}:").format(side=side)),
            (self.again, self.tr("The same again:")),
        ):
            field.setEchoMode(QLineEdit.EchoMode.Password)
            field.setValidator(QRegularExpressionValidator(digits, field))
            field.setAccessibleName(words)
            field.textChanged.connect(self._look)
            column.addWidget(QLabel(words, self))
            column.addWidget(field)
        column.addWidget(self.reason)
        column.addWidget(self.buttons)
        self.first.returnPressed.connect(self._go_on)
        self._look()

    @property
    def pin(self) -> str:
        """What was typed, empty unless it can be taken."""
        pin = self.first.text()
        return pin if len(pin) >= SHORTEST and pin == self.again.text() else ""

    @Slot()
    def _look(self) -> None:
        """Say what is still missing."""
        pin, again = self.first.text(), self.again.text()
        if len(pin) < SHORTEST:
            words = self.tr("Digits still missing: {count}").format(count=SHORTEST - len(pin))
        elif not again:
            words = self.tr("Type it once more, in case a finger slipped.")
        else:
            words = "" if pin.startswith(again) else self.tr("The two are not the same.")
        self.reason.setText(words)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.pin))

    @Slot()
    def _go_on(self) -> None:
        if len(self.first.text()) >= SHORTEST:
            self.again.setFocus()
