"""The log beside the board: search, classes, and the way back to each line's position."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.models.log_model import REFUSED, LogFilter, LogLine, LogModel
from desktop.paint.buttons import IconButton
from desktop.paint.hints import set_hint
from desktop.paint.icons import IconName, button_icon
from desktop.paint.theme import ThemeSource
from desktop.table.log_delegate import LogDelegate
from desktop.table.log_list import LogList

TOGGLE = 24

CLASSES: tuple[tuple[str, IconName], ...] = (
    ("fight", "swords"),
    ("move", "move"),
    ("card", "card"),
    ("dice", "die"),
    (REFUSED, "ban"),
)


class LogPanel(QWidget):
    """The lines of the log; following one lights its places."""

    located = Signal(object)
    """The ``LogLine`` to show on the board."""
    returned = Signal(object)
    """The number of entries of the position to look back at."""

    def __init__(self, model: LogModel, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._filter = LogFilter(model, self)
        self.search = QLineEdit(self)
        self.search.setMinimumWidth(90)
        self.search.setClearButtonEnabled(True)
        self._icon = self.search.addAction(
            button_icon("search", self.palette()), QLineEdit.ActionPosition.LeadingPosition
        )
        self._at_end = True
        self.toggles: dict[str, IconButton] = {}
        self._delegate = LogDelegate(themes, self)
        self.list = LogList(self._filter, self._delegate, self)
        self._empty = QLabel(self)
        self._clear = QPushButton(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._show_empty()

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(2)
        bar.addWidget(self.search, 1)
        for topic, name in CLASSES:
            button = IconButton(name, "", self)
            button.setCheckable(True)
            button.setChecked(True)
            button.setFixedSize(TOGGLE, TOGGLE)
            button.toggled.connect(partial(self._toggled, topic))
            self.toggles[topic] = button
            bar.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addLayout(bar)
        column.addWidget(self.list, 1)
        column.addWidget(self._empty, 0, Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._clear, 0, Qt.AlignmentFlag.AlignCenter)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look_for)
        self.list.clicked.connect(self._locate)
        self.list.activated.connect(self._return)
        self._clear.clicked.connect(self.clear)
        bar = self.list.verticalScrollBar()
        bar.rangeChanged.connect(self._keep_end)
        bar.sliderMoved.connect(self._on_scrolled)
        for signal in (
            self._filter.rowsInserted,
            self._filter.rowsRemoved,
            self._filter.modelReset,
        ):
            signal.connect(self._show_empty)

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._delegate.forget()
        set_hint(self.search, self.tr("Search the log"), self.tr("Search the log"))
        self.list.setAccessibleName(self.tr("Log"))
        names = {
            "fight": self.tr("Fights"),
            "move": self.tr("Moves"),
            "card": self.tr("Cards"),
            "dice": self.tr("Dice"),
            REFUSED: self.tr("Refusals"),
        }
        for topic, button in self.toggles.items():
            button.set_text(names[topic])
        self._clear.setText(self.tr("Clear search"))
        self._show_empty()

    def show_ply(self, ply: int) -> None:
        """Scroll to the lines of a position."""
        row = self._model.row_of(ply)
        self._at_end = False
        if row is None:
            return
        index = self._filter.mapFromSource(self._model.index(row))
        if index.isValid():
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)

    def show_end(self) -> None:
        """Scroll to the last line, and stay there while lines are added."""
        self._at_end = True
        # Not scrollToBottom(), which lays out at once what is laid out again before it is seen.
        bar = self.list.verticalScrollBar()
        bar.setValue(bar.maximum())

    @Slot(int, int)
    def _keep_end(self, _low: int, high: int) -> None:
        # Rows get their heights after they are added, so the end is known only then.
        if self._at_end:
            self.list.verticalScrollBar().setValue(high)

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        self._at_end = value >= self.list.verticalScrollBar().maximum()

    @Slot()
    def clear(self) -> None:
        """Show everything again."""
        self.search.clear()
        for button in self.toggles.values():
            button.setChecked(True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._delegate.forget()
            self.list.fit()
        if event.type() is QEvent.Type.PaletteChange:
            self._icon.setIcon(button_icon("search", self.palette()))

    @Slot(str)
    def _look_for(self, text: str) -> None:
        self._filter.look_for(text)
        self._show_empty()

    def _toggled(self, topic: str, on: bool) -> None:  # Qt tells it so
        hidden = self._filter.hidden
        self._filter.hide_topics(hidden - {topic} if on else hidden | {topic})
        self._show_empty()

    @Slot(QModelIndex)
    def _locate(self, index: QModelIndex) -> None:
        line = index.data(LogModel.Role.LINE)
        if isinstance(line, LogLine):
            self.located.emit(line)

    @Slot(QModelIndex)
    def _return(self, index: QModelIndex) -> None:
        line = index.data(LogModel.Role.LINE)
        if isinstance(line, LogLine):
            self.located.emit(line)
            self.returned.emit(line.ply)

    @Slot()
    def _show_empty(self) -> None:
        empty = self._filter.rowCount() == 0
        nothing = self._model.rowCount() == 0
        self.list.setVisible(not empty)
        self._empty.setVisible(empty)
        self._clear.setVisible(empty and not nothing)
        self._empty.setText(
            self.tr("Nothing has happened yet.") if nothing else self.tr("No line matches.")
        )
