"""A deck of one's own: a person tells the program which card came up."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QIcon, QKeyEvent, QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.fitted import fit
from desktop.paint.hints import set_hint
from desktop.rules.core import Action
from desktop.table.card_preview import RATIO, PaintCard, card_picture
from desktop.table.look import Deck

SIZE = QSize(660, 640)
WIDE, MARGIN = 80, 6
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Role(IntEnum):
    """What an item of the grid holds beside its picture."""

    ACTION = Qt.ItemDataRole.UserRole + 1
    NAME = Qt.ItemDataRole.UserRole + 2


class DeckByHand(QDialog):
    """A grid of card faces; typing filters it, arrow keys walk it, Enter tells the card."""

    entered = Signal(object)
    """The action of the card that was told."""
    left_to_program = Signal()

    def __init__(
        self, deck: Deck, paint_card: PaintCard, only: str = "", parent: QWidget | None = None
    ) -> None:
        """Ask for a card of the deck; ``only`` names the one person who should look."""
        super().__init__(parent)
        self._paint_card = paint_card
        self._cards = QStandardItemModel(self)
        self._filter = QSortFilterProxyModel(self)
        self._filter.setSourceModel(self._cards)
        self._filter.setFilterRole(Role.NAME)
        self._filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.title, self.warning = QLabel(say(deck.title), self), QLabel(self)
        self.search = QLineEdit(self)
        self.grid = QListView(self)
        self._for_me = KeyButton(self.tr("Draw for me"), Importance.NORMAL, self)
        self._enter = KeyButton(self.tr("Enter card"), Importance.PRIMARY, self)
        self._fill(deck)
        self._lay_out(only)
        self.setWindowTitle(self.title.text())
        self.setModal(True)
        fit(self, SIZE)
        self.grid.setCurrentIndex(self._filter.index(0, 0))
        self.search.textChanged.connect(self._look_for)
        self.search.installEventFilter(self)
        self.grid.activated.connect(self._finish)
        self._enter.clicked.connect(self._finish)
        self._for_me.clicked.connect(self._leave_to_program)
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, deck: Deck) -> None:
        ratio = self.devicePixelRatioF()
        for card in deck.cards:
            name = say(card.name)
            words = self.tr("left: {count}").format(count=card.left) if card.left >= 0 else name
            picture = card_picture(self._paint_card, card.face, WIDE, ratio, MARGIN)
            icon = QIcon(picture)
            # Qt would tint the face of the chosen card.
            icon.addPixmap(picture, QIcon.Mode.Selected)
            item = QStandardItem(icon, words)
            item.setEditable(False)
            item.setToolTip(name)
            item.setData(card.action, Role.ACTION)
            item.setData(name, Role.NAME)
            spoken = name if words == name else f"{name}, {words}"
            item.setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
            self._cards.appendRow(item)

    def _lay_out(self, only: str) -> None:
        self.title.setFont(fonts.interface(17, 700))
        self.warning.setText(
            self.tr("Only {name} should look at the screen now.").format(name=only)
        )
        self.warning.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.warning.setVisible(bool(only))
        for label in (self.title, self.warning):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        set_hint(self.search, self.tr("Type a part of the name"), self.tr("Find a card"))
        high = round(WIDE * RATIO)
        line = self.fontMetrics().height()
        self.grid.setViewMode(QListView.ViewMode.IconMode)
        self.grid.setMovement(QListView.Movement.Static)
        self.grid.setResizeMode(QListView.ResizeMode.Adjust)
        self.grid.setUniformItemSizes(True)
        self.grid.setIconSize(QSize(WIDE + 2 * MARGIN, high + 2 * MARGIN))
        self.grid.setGridSize(QSize(WIDE + 2 * MARGIN + 24, high + 2 * MARGIN + line + 11))
        self.grid.setFrameShape(QFrame.Shape.NoFrame)
        self.grid.setAccessibleName(self.title.text())
        self.grid.setModel(self._filter)
        self._enter.set_cap(self.tr("Enter"))
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._for_me)
        foot.addWidget(self._enter)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(10)
        for widget in (self.title, self.warning, self.search):
            column.addWidget(widget)
        column.addWidget(self.grid, 1)
        column.addLayout(foot)

    @property
    def shown(self) -> tuple[str, ...]:
        """The names of the cards in the grid, as filtered."""
        rows = range(self._filter.rowCount())
        return tuple(str(self._filter.index(row, 0).data(Role.NAME)) for row in rows)

    @property
    def chosen(self) -> str:
        """The name of the card that Enter tells."""
        return str(self.grid.currentIndex().data(Role.NAME) or "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys walk the grid while the search field has the focus."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if Qt.Key(event.key()) in ARROWS:
                self.grid.keyPressEvent(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._finish()
                return True
        return bool(super().eventFilter(watched, event))

    @Slot(str)
    def _look_for(self, text: str) -> None:
        self._filter.setFilterFixedString(text.strip())
        first = self._filter.index(0, 0) if self._filter.rowCount() else QModelIndex()
        self.grid.setCurrentIndex(first)
        self._enter.setEnabled(first.isValid())

    @Slot()
    def _finish(self) -> None:
        action: Action | None = self.grid.currentIndex().data(Role.ACTION)
        if action is not None:
            self.accept()
            self.entered.emit(action)

    @Slot()
    def _leave_to_program(self) -> None:
        self.accept()
        self.left_to_program.emit()
