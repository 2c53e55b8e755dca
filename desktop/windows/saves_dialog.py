"""All saved games: those in the library and those in the trash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMessageBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.models.moments import when_text
from desktop.paint.buttons import Importance, KeyButton, Segmented
from desktop.paint.fitted import fit
from desktop.paint.hints import set_hint
from desktop.paint.plain import plain
from desktop.store import exchange
from desktop.store.errors import UserError
from desktop.store.exchange import EXTENSION
from desktop.store.keeping import export_game, seats_of
from desktop.store.stored import GameRow
from desktop.windows.desk import Desk
from desktop.windows.file_names import export_title, proposed
from desktop.windows.saved_games import can_be_opened, seats_text, state_text
from desktop.windows.told import tell_error

ROW = Qt.ItemDataRole.UserRole
SIZE = QSize(900, 600)


class SavesDialog(QDialog):
    """The whole library as a list."""

    continued = Signal(object)
    """A ``GameRow`` to go on with."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._which = Segmented((), self)
        self._search = QLineEdit(self)
        self._search.setClearButtonEnabled(True)
        self.list = QTreeWidget(self)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setColumnCount(4)
        self._open = KeyButton("", Importance.PRIMARY, self)
        self._export = KeyButton("", parent=self)
        self._trash = KeyButton("", parent=self)
        self._restore = KeyButton("", parent=self)
        self._remove = KeyButton("", Importance.DANGER, self)
        self._close = KeyButton("", Importance.QUIET, self)
        top = QHBoxLayout()
        top.addWidget(self._which)
        top.addWidget(self._search, 1)
        foot = QHBoxLayout()
        for button in (self._close, self._remove, self._trash, self._restore, self._export):
            button.setAutoDefault(False)
            foot.addWidget(button)
            if button is self._close:
                foot.addStretch()
        foot.addWidget(self._open)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.list, 1)
        column.addLayout(foot)
        self._connect()
        self._retranslate()
        self._fill()
        fit(self, SIZE)

    def _connect(self) -> None:
        self._which.chosen.connect(self._fill)
        self._search.textChanged.connect(self._filter)
        self.list.itemSelectionChanged.connect(self._enable)
        self.list.itemActivated.connect(self._go_on)
        self._open.clicked.connect(self._go_on)
        self._export.clicked.connect(self._export_chosen)
        self._trash.clicked.connect(self._trash_chosen)
        self._restore.clicked.connect(self._restore_chosen)
        self._remove.clicked.connect(self._remove_chosen)
        self._close.clicked.connect(self.reject)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("All saves"))
        self._which.set_choices((("games", self.tr("Games")), ("trash", self.tr("Trash"))))
        set_hint(self._search, self.tr("Search …"), self.tr("Search the saves"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.list.setHeaderLabels(
            (self.tr("Game"), self.tr("Players"), self.tr("Stands"), self.tr("Played"))
        )
        header = self.list.header()
        for column in range(3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self._open.setText(self.tr("Continue"))
        self._export.setText(self.tr("Export …"))
        self._trash.setText(self.tr("Move to the trash"))
        self._restore.setText(self.tr("Take out of the trash"))
        self._remove.setText(self.tr("Delete for good …"))
        self._close.setText(self.tr("Close"))

    @property
    def _in_trash(self) -> bool:
        return self._which.value == "trash"

    @Slot()
    def _fill(self) -> None:
        self.list.clear()
        for row in self._desk.library.games(trashed=self._in_trash):
            item = QTreeWidgetItem(
                self.list,
                [
                    row.title,
                    seats_text(row, self._desk.shelf),
                    state_text(row, self._desk.shelf),
                    when_text(row.played),
                ],
            )
            for column in range(4):
                item.setToolTip(column, plain(item.text(column)))
            item.setData(0, ROW, row)
        self._filter(self._search.text())
        first = self.list.topLevelItem(0)
        if first is not None:
            self.list.setCurrentItem(first)
        self._enable()

    @Slot(str)
    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for number in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(number)
            if item is not None:
                said = " ".join(item.text(column) for column in range(4)).casefold()
                item.setHidden(not all(word in said for word in words))

    def chosen(self) -> GameRow | None:
        """Return the game that is chosen in the list."""
        item = self.list.currentItem()
        row = None if item is None else item.data(0, ROW)
        return row if isinstance(row, GameRow) else None

    @Slot()
    def _enable(self) -> None:
        row, trash = self.chosen(), self._in_trash
        self._open.setVisible(not trash)
        self._open.setEnabled(row is not None and can_be_opened(row))
        over = row is not None and row.headline.outcome is not None
        self._open.setText(self.tr("Look back") if over else self.tr("Continue"))
        self._export.setVisible(not trash)
        self._trash.setVisible(not trash)
        self._restore.setVisible(trash)
        self._remove.setVisible(trash)
        for button in (self._export, self._trash, self._restore, self._remove):
            button.setEnabled(row is not None)

    @Slot()
    def _go_on(self) -> None:
        row = self.chosen()
        if row is not None and not self._in_trash and can_be_opened(row):
            self.accept()
            self.continued.emit(row)

    @Slot()
    def _export_chosen(self) -> None:
        row = self.chosen()
        if row is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self,
            export_title(seats_of(row)),
            proposed(row.title),
            self.tr("Saved games (*{extension})").format(extension=EXTENSION),
        )
        if name:
            self._try(lambda: self._write(row, Path(name)))

    def _write(self, row: GameRow, path: Path) -> None:
        game = self._desk.shelf.game_of(row)
        exchange.write_file(path, export_game(self._desk.library, game, row.id))

    @Slot()
    def _trash_chosen(self) -> None:
        row = self.chosen()
        if row is not None:
            self._try(lambda: self._desk.library.trash(row.id))

    @Slot()
    def _restore_chosen(self) -> None:
        row = self.chosen()
        if row is not None:
            self._try(lambda: self._desk.library.restore(row.id))

    @Slot()
    def _remove_chosen(self) -> None:
        row = self.chosen()
        if row is None:
            return
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setWindowTitle(self.tr("Delete for good"))
        words = self.tr("Delete {title} for good?").format(title=row.title)
        question.setText(plain(words))
        question.setInformativeText(self.tr("Only the backups made until now still have it."))
        delete = question.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        question.addButton(QMessageBox.StandardButton.Cancel)
        question.setDefaultButton(QMessageBox.StandardButton.Cancel)
        question.exec()
        if question.clickedButton() is delete:
            self._try(lambda: self._desk.library.remove(row.id))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except UserError as error:
            tell_error(self, error)
        self._fill()
