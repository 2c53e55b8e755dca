"""The strip of a finished game: once more with the seats moved on, or another one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.table.page import TablePage


class EndBar(QFrame):
    """Stands under the phase bar once the game is over."""

    again = Signal()
    """The same game, the seats moved on by one."""
    another = Signal()
    """A new game, agreed on anew."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page.table)
        self._page, self._model = page, page.model
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._again = KeyButton("", Importance.PRIMARY, self)
        self._another = KeyButton("", parent=self)
        self._again.clicked.connect(self.again)
        self._another.clicked.connect(self.another)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._words, 1)
        row.addWidget(self._another)
        row.addWidget(self._again)
        self.hide()
        self._model.changed.connect(self.follow)
        self._model.looked.connect(self.follow)
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Be there if the game is over."""
        session = self._model.session
        over = session.outcome is not None and self._model.looking_at is None
        if over:
            self._words.setText(self.tr("Play once more?"))
            self._words.setFont(fonts.interface(16, 600))
            self._again.setText(self.tr("Same again"))
            self._again.setToolTip(self.tr("The players move on by one seat"))
            self._another.setText(self.tr("New game"))
        if over == self.isHidden():
            self.setVisible(over)
            self._page.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.follow()


def put_end_bar(page: TablePage) -> EndBar:
    """Put the strip under the phase bar of a table, where it waits for the end."""
    bar = EndBar(page)
    page.put_strip(bar)
    return bar
