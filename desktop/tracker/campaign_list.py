"""The list of campaigns at the left of the tracker: search, shelves, what can be done to one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton, Segmented
from desktop.paint.elided import ElidedLabel
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.hints import set_hint
from desktop.tracker.campaign_items import CampaignCard, CampaignDelegate, CampaignItems, Shelf

WIDE = 268
OPEN_WINDOW, RENAME, DUPLICATE = "window", "rename", "duplicate"
ARCHIVE, UNARCHIVE, TRASH = "archive", "unarchive", "trash"
RESTORE, REMOVE = "restore", "remove"
BY_SHELF: dict[Shelf, tuple[str, ...]] = {
    "active": (OPEN_WINDOW, RENAME, DUPLICATE, ARCHIVE, TRASH),
    "archive": (OPEN_WINDOW, RENAME, DUPLICATE, UNARCHIVE, TRASH),
    "trash": (RESTORE, REMOVE),
}
"""What can be done to a campaign, by where it is kept."""
KEYS = {RENAME: "F2", TRASH: "Del", OPEN_WINDOW: "Ctrl+Return"}


class CampaignList(QWidget):
    """All campaigns of one shelf as cards; the first is that played last."""

    chosen = Signal(object)
    """The id of the campaign that was selected; empty for none."""
    shelf_chosen = Signal(object)
    """``active``, ``archive`` or ``trash``."""
    done = Signal(object, object)
    """What is to be done, such as ``rename``, and the id of the campaign."""
    new_asked = Signal()
    home_asked = Signal()
    packs_asked = Signal()
    import_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[CampaignCard, ...] = ()
        self._filling = False
        self._title = ElidedLabel(self)
        self._home = IconButton("home", "", self)
        self._home.setAutoRaise(True)
        self.new = KeyButton("", Importance.PRIMARY, self)
        self.new.set_icon_name("plus")
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.shelves = Segmented((), self)
        self.view = QListView(self)
        self.items = CampaignItems(self.view)
        self._empty = QLabel(self)
        self.packs = KeyButton("", Importance.NORMAL, self)
        self.bring_in = KeyButton("", Importance.NORMAL, self)
        self._menu_button = KeyButton("", Importance.QUIET, self)
        self._menu_button.set_icon_name("menu")
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self.view.setModel(self.items)
        self.view.setItemDelegate(CampaignDelegate(self.view))
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.viewport().setAutoFillBackground(False)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._home)
        head.addWidget(self._title, 1)
        head.addWidget(self.new)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.search)
        column.addWidget(self.shelves)
        column.addWidget(self._empty)
        column.addWidget(self.view, 1)
        foot = FlowLayout(gap=8)
        for button in (self.packs, self.bring_in, self._menu_button):
            foot.addWidget(button)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.new.clicked.connect(self.new_asked)
        self._home.clicked.connect(self.home_asked)
        self.packs.clicked.connect(self.packs_asked)
        self.bring_in.clicked.connect(self.import_asked)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._to_first)
        self.shelves.chosen.connect(self.shelf_chosen)
        self.view.selectionModel().currentChanged.connect(self._selected)
        self.view.customContextMenuRequested.connect(self._menu_at)
        self.view.doubleClicked.connect(self._open_window)
        self._menu_button.clicked.connect(self._menu_below)
        for name, key in KEYS.items():
            # F2 works wherever the campaign is shown, so the view of a campaign has it.
            if name != RENAME:
                shortcut = QShortcut(QKeySequence(key), self.view)
                shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
                shortcut.setObjectName(name)
                shortcut.activated.connect(self._key)

    # --- what is shown ----------------------------------------------------------------------------

    @property
    def shelf(self) -> Shelf:
        """Which campaigns are shown."""
        shelf = self.shelves.value
        return shelf if shelf in ("archive", "trash") else "active"

    @property
    def current(self) -> str:
        """The id of the selected campaign; empty for none."""
        card = self._card()
        return "" if card is None else card.game_id

    def _card(self) -> CampaignCard | None:
        index = self.view.currentIndex()
        return self.items.cards[index.row()] if index.isValid() else None

    def show_cards(self, cards: tuple[CampaignCard, ...]) -> None:
        """Show other campaigns; the selected one stays selected if it is still there."""
        self._cards = cards
        self._filter()

    def choose(self, game_id: str) -> bool:
        """Select a campaign; return whether it is shown."""
        place = self.items.place_of(game_id)
        if place < 0:
            return False
        self.view.setCurrentIndex(self.items.index(place))
        return True

    def show_shelf(self, shelf: Shelf) -> None:
        """Go to a shelf without telling anybody."""
        self.shelves.set_value(shelf)

    @Slot()
    def _filter(self) -> None:
        words = self.search.text().casefold().split()
        before = self.current
        found = tuple(card for card in self._cards if card.matches(words))
        if found == self.items.cards:
            self._say_empty()
            return
        self._filling = True
        self.items.show_cards(found)
        kept = self.choose(before)
        self._filling = False
        self._say_empty()
        if not kept:
            self.chosen.emit(self.current)

    def focus_search(self) -> None:
        """Put the focus into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot()
    def _to_first(self) -> None:
        """Go from the search to the first campaign that was found."""
        if self.items.cards:
            self.choose(self.items.cards[0].game_id)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- acting -----------------------------------------------------------------------------------

    @Slot(QModelIndex)
    def _selected(self, _index: QModelIndex) -> None:
        if not self._filling:
            self._menu_button.setEnabled(bool(self.current))
            self.chosen.emit(self.current)

    @Slot()
    def _key(self) -> None:
        shortcut = self.sender()
        if shortcut is not None:
            self._do(shortcut.objectName())

    def _do(self, name: str) -> None:
        if name in BY_SHELF[self.shelf] and self.current:
            self.done.emit(name, self.current)

    @Slot()
    def _open_window(self) -> None:
        self._do(OPEN_WINDOW)

    def menu(self) -> QMenu:
        """Return the menu of what can be done to the selected campaign."""
        menu = QMenu(self)
        words = self._words()
        for name in BY_SHELF[self.shelf]:
            action = QAction(words[name], menu)
            action.setObjectName(name)
            if name in KEYS:
                action.setShortcut(QKeySequence(KEYS[name]))
            action.triggered.connect(self._triggered)
            menu.addAction(action)
        return menu

    @Slot()
    def _triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._do(action.objectName())

    @Slot(QPoint)
    def _menu_at(self, place: QPoint) -> None:
        if self.current:
            self._popup(self.view.viewport().mapToGlobal(place))

    @Slot()
    def _menu_below(self) -> None:
        if self.current:
            self._popup(self._menu_button.mapToGlobal(QPoint(0, 0)))

    def _popup(self, place: QPoint) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self._to_first()
        else:
            super().keyPressEvent(event)

    # --- words ------------------------------------------------------------------------------------

    def _words(self) -> dict[str, str]:
        return {
            OPEN_WINDOW: self.tr("Open in a window of its own"),
            RENAME: self.tr("Rename …"),
            DUPLICATE: self.tr("Duplicate"),
            ARCHIVE: self.tr("Put into the archive"),
            UNARCHIVE: self.tr("Take out of the archive"),
            TRASH: self.tr("Move to the trash …"),
            RESTORE: self.tr("Restore"),
            REMOVE: self.tr("Delete for good …"),
        }

    def _say_empty(self) -> None:
        empty = {
            "active": self.tr("No campaign yet"),
            "archive": self.tr("The archive is empty"),
            "trash": self.tr("The trash is empty"),
        }
        searched = bool(self.search.text().strip() and self._cards)
        words = self.tr("No campaign is called that.") if searched else empty[self.shelf]
        self._empty.setText(words)
        self._empty.setVisible(not self.items.cards)
        self._menu_button.setEnabled(bool(self.current))

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.setFixedWidth(round(WIDE * max(1.0, min(fonts.text_scale(), 1.5))))
        self._title.setText(self.tr("Campaigns"))
        self._title.setFont(fonts.interface(17, 700))
        self._empty.setFont(fonts.interface(14))
        self.new.setText(self.tr("New"))
        self.new.setToolTip(self.tr("Begin a campaign, or join one that started on paper"))
        self._home.set_text(self.tr("Home (Ctrl+H)"))
        set_hint(self.search, self.tr("Search   Ctrl+F"), self.tr("Search the campaigns"))
        shelf = self.shelf
        names = (self.tr("Active"), self.tr("Archive"), self.tr("Trash"))
        self.shelves.set_choices(list(zip(BY_SHELF, names, strict=True)))
        self.shelves.set_value(shelf)
        self.shelves.setAccessibleName(self.tr("Which campaigns"))
        self.view.setAccessibleName(self.tr("Campaigns"))
        self.packs.setText(self.tr("Packs"))
        self.bring_in.setText(self.tr("Import"))
        self.bring_in.setToolTip(self.tr("Campaigns, data packs and tables from files"))
        self.packs.setToolTip(self.tr("Own Pilots, Targets, Events and Campaigns"))
        self._menu_button.setText(self.tr("More"))
        self._menu_button.setAccessibleName(self.tr("What can be done to this campaign"))
        self._say_empty()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
