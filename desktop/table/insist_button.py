"""The button under a refusal: it is carried out all the same, since the table has it so."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.plain import plain
from desktop.rules.core import T
from desktop.table.picker import Picker

KEY = "Ctrl+Return"
AT_TABLE = T("table", "At your table: {action}")


class InsistButton(KeyButton):
    """There is one while the table may insist on what was refused last."""

    def __init__(self, picker: Picker, kit: Any, parent: QWidget | None = None) -> None:
        super().__init__("", Importance.NORMAL, parent)
        self._picker, self._kit = picker, kit
        QShortcut(QKeySequence(KEY), self).activated.connect(picker.insist)
        self.clicked.connect(picker.insist)
        self.hide()

    def follow(self) -> str:
        """Show the button if the table may insist, and return what would then be done in words."""
        action = self._picker.insisted
        self.setVisible(action is not None)
        if action is None:
            return ""
        words = say(AT_TABLE.of(action=action.label(self._kit)))
        self.setText(self.tr("My table says so"))
        self.set_cap(self.tr("Ctrl+Enter"))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(words)
        self.setToolTip(plain(words))
        return words
