"""A saved game in the list: its picture, where it stands, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QMouseEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from desktop.models.moments import when_text
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, KeyButton
from desktop.paint.elided import ElidedLabel
from desktop.paint.plain import plain
from desktop.paint.theme import Tone
from desktop.paint.widgets import IconLabel
from desktop.rules.core import Text
from desktop.store.stored import GameRow
from desktop.windows.desk import Desk
from desktop.windows.saved_games import can_be_opened, picture_of, seats_text, state_text

PICTURE, SMALL_PICTURE = QSize(96, 60), QSize(72, 46)


class RecentRow(QWidget):
    """One saved game."""

    continued = Signal(object)
    renamed = Signal(object)
    copied = Signal(object)
    exported = Signal(object)
    trashed = Signal(object)
    """Each with the ``GameRow``."""

    def __init__(self, row: GameRow, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self._desk = desk
        self._trouble: Text | None = None
        self._picture = QLabel(self)
        self._title, self._seats = ElidedLabel(self), ElidedLabel(self)
        self._state, self._when = ElidedLabel(self), ElidedLabel(self)
        for quiet in (self._seats, self._when):
            quiet.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._warning = IconLabel("warning", desk.themes, Tone.WARN, 18, self)
        self._warning.hide()
        self.go_on = KeyButton("", parent=self)
        self.go_on.clicked.connect(self._continue)
        self.menu_button = IconButton("chevron-down", "", self)
        self.menu_button.clicked.connect(self._show_menu)
        names, stands = QVBoxLayout(), QVBoxLayout()
        for column, labels in (
            (names, (self._title, self._seats)),
            (stands, (self._state, self._when)),
        ):
            column.setSpacing(2)
            for label in labels:
                column.addWidget(label)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 5, 0, 5)
        layout.setSpacing(12)
        layout.addWidget(self._picture)
        layout.addLayout(names, 1)
        layout.addWidget(self._warning)
        layout.addLayout(stands, 1)
        layout.addWidget(self.go_on)
        layout.addWidget(self.menu_button)
        self.set_compact(False)
        self.dress()
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        """Take a smaller picture."""
        size = SMALL_PICTURE if compact else PICTURE
        if self._picture.size() != size:
            self._picture.setFixedSize(size)
            self._picture.setPixmap(
                picture_of(self._desk.library, self.row, size, self.devicePixelRatioF())
            )

    @property
    def trouble(self) -> Text | None:
        """What is wrong with the game, if something is."""
        return self._trouble

    def set_trouble(self, trouble: Text | None) -> None:
        """Say what is wrong with the game, if something is."""
        self._trouble = trouble
        self._warning.setVisible(trouble is not None)
        self.retranslate()

    @property
    def can_be_opened(self) -> bool:
        """Whether this program can open the game."""
        return can_be_opened(self.row)

    def matches(self, words: list[str]) -> bool:
        """Return whether all words are in what the row says."""
        said = " ".join(
            label.text() for label in (self._title, self._seats, self._state)
        ).casefold()
        return all(word in said for word in words)

    def dress(self) -> None:
        """Take the fonts in force."""
        self._title.setFont(fonts.interface(15, 600))
        self._state.setFont(fonts.interface(14))
        for label in (self._seats, self._when):
            label.setFont(fonts.interface(13))

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        self._title.setText(self.row.title)
        self._seats.setText(seats_text(self.row, self._desk.shelf))
        self._seats.setToolTip(plain(self._seats.text()))
        state = (
            state_text(self.row, self._desk.shelf) if self._trouble is None else say(self._trouble)
        )
        self._state.setText(state)
        self._state.setToolTip(plain(state))
        self._title.setToolTip(plain(self.row.title))
        self._when.setText(when_text(self.row.played))
        over = self.row.headline.outcome is not None
        if self._trouble is not None:
            self.go_on.setText(self.tr("Mend …"))
        else:
            self.go_on.setText(self.tr("Look back") if over else self.tr("Continue"))
        self.go_on.setEnabled(self.can_be_opened)
        self.go_on.setAccessibleName(f"{self.go_on.text()} {self.row.title}")
        self.menu_button.set_text(self.tr("More about {title}").format(title=self.row.title))
        self.setAccessibleName(f"{self.row.title}. {state}. {self._when.text()}")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.dress()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.can_be_opened:
            self.continued.emit(self.row)
        super().mouseDoubleClickEvent(event)

    def menu(self) -> QMenu:
        """Return the menu of what can be done with the game."""
        menu = QMenu(self)
        for words, slot in (
            (self.tr("Rename …"), self._rename),
            (self.tr("Copy"), self._copy),
            (self.tr("Export to a file …"), self._export),
            (self.tr("Move to the trash"), self._trash),
        ):
            action = QAction(words, menu)
            action.triggered.connect(slot)
            menu.addAction(action)
        return menu

    @Slot()
    def _show_menu(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft()))

    @Slot()
    def _continue(self) -> None:
        self.continued.emit(self.row)

    @Slot()
    def _rename(self) -> None:
        self.renamed.emit(self.row)

    @Slot()
    def _copy(self) -> None:
        self.copied.emit(self.row)

    @Slot()
    def _export(self) -> None:
        self.exported.emit(self.row)

    @Slot()
    def _trash(self) -> None:
        self.trashed.emit(self.row)
