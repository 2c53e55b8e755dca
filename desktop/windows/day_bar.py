"""The strip at the table of a tracked campaign once a Day is over: the way to its log."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.table.page import TablePage


class DayBar(QFrame):
    """Stands under the phase bar between two Days, and when the campaign is over."""

    log_asked = Signal()

    def __init__(self, page: TablePage) -> None:
        super().__init__(page.table)
        self._model = page.model
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self.to_log = KeyButton("", Importance.PRIMARY, self)
        self.to_log.clicked.connect(self.log_asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._words, 1)
        row.addWidget(self.to_log)
        self._model.changed.connect(self.follow)
        self._model.looked.connect(self.follow)
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Be there if no Day is being played."""
        from desktop.tracker.stage import AT_TABLE, stage_of

        state = self._model.session.state
        between = stage_of(state) not in AT_TABLE and self._model.looking_at is None
        if between:
            words = self.tr("Day {day} is over and stands in the log.").format(day=state.day)
            if not state.day:
                words = self.tr("The squadron stands. Each Day is begun in the campaign log.")
            elif state.outcome is not None:
                words = self.tr("The campaign is over.")
            self._words.setText(words)
            self._words.setFont(fonts.interface(16, 600))
            self.to_log.setText(self.tr("Campaign log"))
        self.setVisible(between)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.follow()


def put_day_bar(page: TablePage) -> DayBar | None:
    """Put the strip under the phase bar of a table; ``None`` for a game that is not tracked."""
    if not page.model.session.setup.options.get("tracking"):
        return None
    bar = DayBar(page)
    column = page.table.layout()
    if isinstance(column, QVBoxLayout):
        column.insertWidget(1, bar)
    return bar
