"""The page of the settings about saved games: where they are, backups, copies of everything."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QWidget,
)

from desktop.models.moments import moment_text
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import KeyButton
from desktop.store import exchange
from desktop.store.backups import Backup
from desktop.store.errors import UserError
from desktop.store.keeping import export_game
from desktop.windows.desk import Desk
from desktop.windows.file_names import documents, free_path
from desktop.windows.rows import Row
from desktop.windows.settings_page import SettingsPage
from desktop.windows.told import tell_error

BACKUP = Qt.ItemDataRole.UserRole
MIB = 1 << 20


class DataPage(SettingsPage):
    """The data folder."""

    icon = "save"
    restored = Signal()
    """The library has been exchanged for a backup; whatever was open is out of date."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk.preferences, None, parent)
        self._desk = desk
        body = self.body
        self._show_folder = KeyButton("", parent=body)
        self._show_folder.clicked.connect(self._open_folder)
        self._folder = self.add(Row(self._show_folder))
        self._check = KeyButton("", parent=body)
        self._check.clicked.connect(self._examine)
        self._integrity = self.add(Row(self._check))
        self._export = KeyButton("", parent=body)
        self._export.clicked.connect(self._export_all)
        self._all = self.add(Row(self._export))
        self._copy = KeyButton("", parent=body)
        self._copy.clicked.connect(self._back_up)
        self._backups = self.add(Row(self._copy))
        self._list = QListWidget(body)
        self._list.setMinimumHeight(150)
        self._list.itemSelectionChanged.connect(self._enable)
        self._restore = KeyButton("", parent=body)
        self._restore.clicked.connect(self._restore_chosen)
        self._result = QLabel(body)
        self._result.setTextFormat(Qt.TextFormat.PlainText)
        self._result.setWordWrap(True)
        foot = QHBoxLayout()
        foot.addWidget(self._result, 1)
        foot.addWidget(self._restore)
        self.column.addSpacing(8)
        self.column.addWidget(self._list, 1)
        self.column.addSpacing(8)
        self.column.addLayout(foot)

    def title(self) -> str:
        return self.tr("Saved games")

    def retranslate(self) -> None:
        super().retranslate()
        self._folder.set_words(self.tr("Where everything is kept"), str(self._desk.place.root))
        self._show_folder.setText(self.tr("Show"))
        self._integrity.set_words(
            self.tr("Examine the library"), self.tr("Looks at every page of the file")
        )
        self._check.setText(self.tr("Examine"))
        self._all.set_words(
            self.tr("Copy of every game"),
            self.tr("One file for each, readable without the program, hands of all sides included"),
        )
        self._export.setText(self.tr("Export all …"))
        self._backups.set_words(
            self.tr("Backups"), self.tr("Made at each start; the last ten are kept")
        )
        self._copy.setText(self.tr("Back up now"))
        self._restore.setText(self.tr("Restore this one …"))
        self._list.setAccessibleName(self.tr("Backups"))
        self._fill()

    def dress(self) -> None:
        super().dress()
        self._result.setFont(fonts.interface(13))

    def _fill(self) -> None:
        self._list.clear()
        locale = QLocale()
        for backup in self._desk.database.backups.list():
            # A hundredth of a KiB tells nobody anything; a tenth of a MiB may.
            size = locale.formattedDataSize(backup.size, int(backup.size >= MIB))
            item = QListWidgetItem(f"{moment_text(backup.made)}    {size}", self._list)
            item.setData(BACKUP, backup)
        if self._list.count() == 0:
            nothing = QListWidgetItem(self.tr("No backup yet."), self._list)
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
        self._enable()

    def _chosen(self) -> Backup | None:
        items = self._list.selectedItems()
        backup = items[0].data(BACKUP) if items else None
        return backup if isinstance(backup, Backup) else None

    @Slot()
    def _enable(self) -> None:
        self._restore.setEnabled(self._chosen() is not None)
        self._restore.setToolTip("" if self._chosen() else self.tr("Choose a backup first"))

    @Slot()
    def _open_folder(self) -> None:
        folder = str(self._desk.place.root)
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(folder)):
            self._result.setText(
                self.tr("No file manager answered. The folder is {path}.").format(path=folder)
            )

    @Slot()
    def _examine(self) -> None:
        try:
            problems = self._desk.database.problems()
        except UserError as error:
            tell_error(self, error)
            return
        if problems:
            words = self.tr("The library is damaged: {problem}. Restore a backup below.")
            self._result.setText(words.format(problem=problems[0]))
        else:
            self._result.setText(self.tr("The library is whole."))

    @Slot()
    def _back_up(self) -> None:
        try:
            made = self._desk.database.back_up()
        except UserError as error:
            tell_error(self, error)
            return
        self._fill()
        self._result.setText(
            self.tr("There is a backup from less than a minute ago.")
            if made is None
            else self.tr("Backed up.")
        )

    @Slot()
    def _export_all(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Export all games to"), str(documents())
        )
        if not chosen:
            return
        rows = self._desk.library.games()
        failed = []
        for row in rows:
            try:
                game = self._desk.shelf.game_of(row)
                data = export_game(self._desk.library, game, row.id)
                exchange.write_file(free_path(Path(chosen), row.title), data)
            except UserError as error:
                failed.append(say(error.message))
        told = self.tr("Games exported: {count}.").format(count=len(rows) - len(failed))
        self._result.setText(" ".join((told, *failed)))

    @Slot()
    def _restore_chosen(self) -> None:
        backup = self._chosen()
        if backup is None:
            return
        question = QMessageBox(
            QMessageBox.Icon.Question,
            self.tr("Restore a backup"),
            self.tr("Put this backup in the place of all present games?"),
            parent=self,
        )
        question.setInformativeText(
            self.tr("The present games are backed up first, so you can come back to them.")
        )
        restore = question.addButton(self.tr("Restore"), QMessageBox.ButtonRole.AcceptRole)
        question.addButton(QMessageBox.StandardButton.Cancel)
        question.setDefaultButton(QMessageBox.StandardButton.Cancel)
        question.exec()
        if question.clickedButton() is restore:
            self.restore(backup)

    def restore(self, backup: Backup) -> None:
        """Put a backup in the place of the library."""
        try:
            self._desk.database.restore(backup.path)
        except UserError as error:
            tell_error(self, error)
            return
        self.restored.emit()
        self._fill()
        self._result.setText(self.tr("Restored."))
