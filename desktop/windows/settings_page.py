"""What the pages of the settings have in common: a title, rows, a way back to the defaults."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.icons import IconName
from desktop.store.settings import Settings
from desktop.windows.preferences import Preferences
from desktop.windows.rows import Row


class SettingsPage(QScrollArea):
    """One page; a subclass adds its rows and says their words in ``retranslate``."""

    icon: IconName = "sliders"

    def __init__(
        self,
        preferences: Preferences,
        reset: Callable[[Settings], Settings] | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.rows: list[Row] = []
        self._reset = reset
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.body = QWidget(self)
        self.heading = QLabel(self.body)
        self._again = KeyButton("", Importance.QUIET, self.body)
        self._again.setVisible(reset is not None)
        self._again.clicked.connect(self.reset)
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self._again)
        self.column = QVBoxLayout(self.body)
        self.column.setContentsMargins(4, 0, 16, 16)
        self.column.setSpacing(0)
        self.column.addLayout(head)
        self.setWidget(self.body)

    def add(self, row: Row) -> Row:
        """Put a row below the others."""
        self.rows.append(row)
        self.column.addWidget(row)
        return row

    def title(self) -> str:
        """Return the name of the page."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        self.heading.setText(self.title())
        self._again.setText(self.tr("Reset this page"))

    def dress(self) -> None:
        """Take the fonts of the present text scale."""
        self.heading.setFont(fonts.interface(17, 700))

    def hits(self, word: str) -> int:
        """Return how many rows have a word, and mark it in them."""
        for row in self.rows:
            row.mark(word)
        if not word:
            return 0
        if word.casefold() in self.title().casefold():
            return len(self.rows)
        return sum(row.matches(word) for row in self.rows)

    @Slot()
    def reset(self) -> None:
        """Set everything on the page to what it is at first."""
        if self._reset is not None:
            self.preferences.use(self._reset(self.preferences.settings))
