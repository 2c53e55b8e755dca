"""The list of what can be done: the whole game played by keys and words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from desktop.models.action_model import ActionFilter, ActionModel
from desktop.paint.hints import set_hint
from desktop.paint.icons import button_icon


class ActionList(QWidget):
    """Every legal action as a sentence; Enter or a double click takes it."""

    chosen = Signal(object)
    """The action taken."""
    pointed = Signal(object)
    """The action under the selection, to show its places on the board; or ``None``."""

    def __init__(self, model: ActionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = ActionFilter(model, self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self._icon = self.search.addAction(
            button_icon("search", self.palette()), QLineEdit.ActionPosition.LeadingPosition
        )
        self.list = QListView(self)
        self.list.setModel(self._filter)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setUniformItemSizes(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._empty = QLabel(self)
        self._empty.setWordWrap(True)
        self._empty.setMargin(12)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        column.addWidget(self._empty, 1)
        self.search.textChanged.connect(self._look_for)
        self.search.installEventFilter(self)
        self.list.activated.connect(self._take)
        self.list.selectionModel().currentChanged.connect(self._point)
        self._filter.modelReset.connect(self._show_empty)
        self._filter.rowsInserted.connect(self._show_empty)
        self._filter.rowsRemoved.connect(self._show_empty)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        set_hint(self.search, self.tr("Find an action"), self.tr("Find an action"))
        self.list.setAccessibleName(self.tr("What can be done"))
        self._show_empty()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # From the search field straight into the list, and Enter takes the first line.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self.list.setFocus(Qt.FocusReason.TabFocusReason)
                self.list.setCurrentIndex(self._filter.index(0, 0))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._take(self._filter.index(0, 0))
                return True
        return bool(super().eventFilter(watched, event))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._icon.setIcon(button_icon("search", self.palette()))

    @Slot(str)
    def _look_for(self, text: str) -> None:
        self._filter.look_for(text)
        self._show_empty()

    @Slot(QModelIndex)
    def _take(self, index: QModelIndex) -> None:
        action = self._filter.action_at(index)
        if action is not None:
            self.chosen.emit(action)

    @Slot(QModelIndex, QModelIndex)
    def _point(self, index: QModelIndex, _before: QModelIndex) -> None:
        self.pointed.emit(self._filter.action_at(index))

    @Slot()
    def _show_empty(self) -> None:
        empty = self._filter.rowCount() == 0
        self.list.setVisible(not empty)
        self._empty.setVisible(empty)
        if self.search.text():
            self._empty.setText(self.tr("No action has these words."))
        else:
            self._empty.setText(self.tr("There is nothing for you to decide now."))
