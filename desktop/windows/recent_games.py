"""The list of recent games on the home screen, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QEnterEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.plain import plain
from desktop.paint.widgets import Hairline, Panel
from desktop.store.errors import UserError
from desktop.store.exchange import EXTENSION
from desktop.store.stored import GameRow
from desktop.windows.desk import Desk
from desktop.windows.file_names import export_title, proposed
from desktop.windows.recent_row import RecentRow
from desktop.windows.told import tell_error

MOST = 24
"""Rows; older games are in "All saves"."""
LEAST_LIST = 120
ROWS_SEEN = 4
"""So many rows are seen at once where there is room; the others are scrolled to."""


class RecentGames(Panel):
    """The games last played."""

    continued = Signal(object)
    """A ``GameRow`` to go on with."""
    changed = Signal()
    """A game was renamed, copied or put into the trash."""
    all_asked = Signal()
    """The list of all saves is wanted."""
    approached = Signal(object)
    """The pointer has come to the games: the key of the first one's title."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__("base", parent)
        self._desk = desk
        self._compact = False
        self.rows: list[RecentRow] = []
        self._lines: list[QWidget] = []
        self._unexamined: list[RecentRow] = []
        self._title, self._autosave = QLabel(self), QLabel(self)
        self._autosave.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._all = KeyButton("", Importance.QUIET, self)
        self._all.set_icon_name("list")
        self._all.clicked.connect(self.all_asked)
        self.take_back_button = KeyButton("", Importance.QUIET, self)
        self.take_back_button.set_icon_name("undo")
        self.take_back_button.clicked.connect(self._take_back)
        self.take_back_button.hide()
        self._trashed: GameRow | None = None
        self._empty = QLabel(self)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        for widget in (self.take_back_button, self._autosave, self._all):
            head.addWidget(widget)
        self._list = QWidget(self)
        self._list.setBackgroundRole(QPalette.ColorRole.Base)
        self._list.setAutoFillBackground(True)
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._empty, 1)
        self._column.addStretch()
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._list)
        self._scroll.setMinimumHeight(LEAST_LIST)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 8, 10)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(Hairline(self))
        column.addWidget(self._scroll, 1)
        self._examiner = QTimer(self)
        self._examiner.setInterval(0)
        self._examiner.timeout.connect(self._examine_next)
        self.dress()
        self.retranslate()

    def show_games(self, games: list[GameRow]) -> None:
        """Show these games, the first ones of them."""
        seen, chosen = self._scroll.verticalScrollBar().value(), self._chosen()
        if chosen:
            # A row that goes hands the focus on, and the list would scroll after it.
            self._all.setFocus(Qt.FocusReason.OtherFocusReason)
        for widget in (*self.rows, *self._lines):
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.rows, self._lines = [], []
        for game in games[:MOST]:
            row = RecentRow(game, self._desk, self._list)
            row.continued.connect(self.continued)
            row.renamed.connect(self._rename)
            row.copied.connect(self._copy)
            row.exported.connect(self._export)
            row.trashed.connect(self.trash)
            row.set_compact(self._compact)
            line = Hairline(self._list)
            place = 1 + 2 * len(self.rows)
            self._column.insertWidget(place, row)
            self._column.insertWidget(place + 1, line)
            row.show()
            line.show()
            self.rows.append(row)
            self._lines.append(line)
        self._bound_height()
        self._empty.setVisible(not games)
        self._say_empty()
        self._unexamined = list(self.rows)
        self._examiner.start()
        self._column.activate()
        self._scroll.verticalScrollBar().setValue(seen)
        for row in self.rows:
            if row.row.id == chosen:
                row.menu_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self) -> str:
        """Return the id of the game in whose row the focus is."""
        focused = QApplication.focusWidget()
        inside = (row.row.id for row in self.rows if focused and row.isAncestorOf(focused))
        return next(inside, "")

    def filter(self, text: str) -> list[RecentRow]:
        """Show only the games that have these words; return them."""
        words = text.casefold().split()
        found = []
        for row, line in zip(self.rows, self._lines, strict=True):
            shown = row.matches(words)
            row.setVisible(shown)
            line.setVisible(shown)
            if shown:
                found.append(row)
        self._empty.setVisible(not found)
        self._say_empty()
        return found

    @property
    def examining(self) -> bool:
        """Whether some games have not been looked at yet."""
        return self._examiner.isActive()

    def empty_text(self) -> str:
        """Return what stands where there is no game, empty if there are games."""
        return "" if self._empty.isHidden() else self._empty.text()

    @Slot()
    def _examine_next(self) -> None:
        """Look whether a game can be read as a whole; one at a time, so that nothing waits."""
        if not self._unexamined:
            self._examiner.stop()
            return
        row = self._unexamined.pop(0)
        try:
            self._desk.library.load(row.row.id)
        except UserError as error:
            row.set_trouble(error.message)

    def set_compact(self, compact: bool) -> None:
        """Take less room."""
        self._compact = compact
        self._autosave.setVisible(not compact)
        for row in self.rows:
            row.set_compact(compact)
        self._bound_height()

    def _bound_height(self) -> None:
        row = max((row.sizeHint().height() for row in self.rows), default=LEAST_LIST // 2)
        head = self.minimumSizeHint().height() - LEAST_LIST
        self.setMaximumHeight(head + ROWS_SEEN * (row + 1))

    def sizeHint(self) -> QSize:
        # The layout gives more; a page that scrolls would take the hint for a need.
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    # What the menu of a row does

    @Slot(object)
    def _rename(self, row: GameRow) -> None:
        from desktop.table.question import asked_words

        title = asked_words(self, self.tr("Rename"), self.tr("Name of the game:"), row.title)
        if title is not None and title.strip():
            self._try(lambda: self._desk.library.rename(row.id, title))

    @Slot(object)
    def _copy(self, row: GameRow) -> None:
        title = self.tr("{title} (copy)").format(title=row.title)
        self._try(lambda: self._desk.library.copy(row.id, title))

    @Slot(object)
    def _export(self, row: GameRow) -> None:
        from PySide6.QtWidgets import QFileDialog

        from desktop.store.keeping import seats_of

        name, _ = QFileDialog.getSaveFileName(
            self,
            export_title(seats_of(row)),
            proposed(row.title),
            self.tr("Saved games (*{extension})").format(extension=EXTENSION),
        )
        if name:
            self._try(lambda: self._write(row, Path(name)))

    def _write(self, row: GameRow, path: Path) -> None:
        from desktop.store import exchange
        from desktop.store.keeping import export_game

        game = self._desk.shelf.game_of(row)
        exchange.write_file(path, export_game(self._desk.library, game, row.id))

    @Slot(object)
    def trash(self, row: GameRow) -> None:
        """Put a game into the trash, from where the button takes it back."""
        if self._try(lambda: self._desk.library.trash(row.id)):
            self._trashed = row
            self.take_back_button.setVisible(True)
            self.take_back_button.setToolTip(plain(row.title))

    @Slot()
    def _take_back(self) -> None:
        row, self._trashed = self._trashed, None
        self.take_back_button.hide()
        if row is not None:
            self._try(lambda: self._desk.library.restore(row.id))

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except UserError as error:
            tell_error(self, error)
            return False
        self.changed.emit()
        return True

    # Looks and words

    def dress(self) -> None:
        """Take the fonts in force."""
        self._title.setFont(fonts.interface(16, 700))
        self._autosave.setFont(fonts.interface(12))
        self._empty.setFont(fonts.interface(14))

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        self._title.setText(self.tr("Recent games"))
        self._autosave.setText(self.tr("Saved after every move"))
        self._all.setText(self.tr("All saves"))
        self.take_back_button.setText(self.tr("Take back from the trash"))
        self._list.setAccessibleName(self.tr("Recent games"))
        self._say_empty()
        for row in self.rows:
            row.retranslate()

    def _say_empty(self) -> None:
        if self.rows:
            words = self.tr("No saved game is called that.")
        else:
            words = self.tr(
                "Your games appear here. They are saved by themselves after every move."
            )
        self._empty.setText(words)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self.rows and self.rows[0].can_be_opened:
            self.approached.emit(self.rows[0].row.game)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.dress()
