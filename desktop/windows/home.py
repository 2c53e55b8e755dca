"""The home screen: the four games, what was played last, the way to everything else."""

from __future__ import annotations

import itertools
import re

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, KeyButton
from desktop.paint.hints import set_hint
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Text
from desktop.store.errors import UserError
from desktop.store.stored import GameRow
from desktop.windows.desk import Desk
from desktop.windows.home_strips import CampaignCard, GuideStrip
from desktop.windows.late_covers import LateCovers
from desktop.windows.logo import Logo
from desktop.windows.recent_games import RecentGames
from desktop.windows.saved_games import state_text
from desktop.windows.tile import RADIUS, GameTile
from desktop.windows.titles import TITLES
from desktop.windows.tracker_host import tracks

WIDEST = 1800
NARROW = 1100
COMPACT_WIDTH, COMPACT_HEIGHT = 1400, 820
TILES = 0.52
"""The share of the height that the tiles keep, however long the lists are."""
OTHERS = 330
"""What everything else takes at least, at a text scale of 100 %."""
RULE_ID = re.compile(r"\s*([A-Za-z]{2})-?(\d[\w.]*)\s*")


class HomePage(QWidget):
    """The page the program opens with."""

    continued = Signal(object)
    """A ``GameRow`` to go on with."""
    new_game = Signal(object)
    """The key of a title."""
    how_to_play = Signal(object)
    """The key of a title."""
    approached = Signal(object)
    """The key of a title: the pointer has come near it, it may be opened soon."""
    guide = Signal(object)
    """The key of a title whose guided first turn is wanted."""
    tracker_asked = Signal()
    """The list of all campaigns is wanted."""
    rule_asked = Signal(object)
    """The id of a rule, or words to search the rules for."""
    file_asked = Signal()
    rules_asked = Signal()
    settings_asked = Signal()
    saves_asked = Signal()
    menu_asked = Signal(object)
    """The point of the screen under which the menu is wanted."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._latest: dict[str, GameRow] = {}
        self._build()
        self._connect()
        self.retranslate()
        self.refresh()

    # Building

    def _build(self) -> None:
        self._content = QWidget(self)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll)
        self.covers = LateCovers(RADIUS, self)
        self.tiles = [
            GameTile(title, self._desk.themes, self.covers, self._content) for title in TITLES
        ]
        self._guide = GuideStrip(self._desk.themes, self._content)
        self._guide.setVisible(not self._desk.preferences.settings.guide_seen)
        self.recent = RecentGames(self._desk, self._content)
        self.campaigns = CampaignCard(self._content)
        self._notice = NoteBox(self._desk.themes, Tone.WARN, self._content)
        self._notice.hide()
        self._tile_grid = QGridLayout()
        self._lists = QGridLayout()
        self._column = QVBoxLayout(self._content)
        self._column.addLayout(self._build_bar())
        self._column.addWidget(self._notice)
        self._column.addLayout(self._tile_grid, 52)
        self._column.addWidget(self._guide)
        self._column.addLayout(self._lists, 48)

    def _build_bar(self) -> QHBoxLayout:
        self._name = QLabel("Ready Room", self._content)
        self.search = QLineEdit(self._content)
        self.search.setClearButtonEnabled(True)
        self._file = KeyButton("", parent=self._content)
        self._rules = KeyButton("", parent=self._content)
        self._settings = KeyButton("", parent=self._content)
        self._menu = IconButton("menu", "", self._content)
        self._file.set_icon_name("file")
        self._rules.set_icon_name("book")
        self._settings.set_icon_name("sliders")
        bar = QHBoxLayout()
        bar.setSpacing(8)
        bar.addWidget(Logo(self._content))
        bar.addWidget(self._name)
        bar.addStretch(2)
        bar.addWidget(self.search, 3)
        bar.addSpacing(8)
        for button in (self._file, self._rules, self._settings, self._menu):
            bar.addWidget(button)
        return bar

    def _connect(self) -> None:
        for tile in self.tiles:
            tile.continued.connect(self._continue_title)
            tile.begun.connect(self.new_game)
            tile.explained.connect(self.how_to_play)
            tile.approached.connect(self.approached)
            for button in (tile.go_on, tile.new, tile.how, tile.how_short):
                button.installEventFilter(self)
        self._guide.started.connect(self.guide)
        self._guide.closed.connect(self._close_guide)
        self.recent.continued.connect(self.continued)
        self.recent.changed.connect(self.refresh)
        self.recent.approached.connect(self.approached)
        self.recent.all_asked.connect(self.saves_asked)
        self.campaigns.log_asked.connect(self.tracker_asked)
        self.campaigns.continued.connect(self.continued)
        self._file.clicked.connect(self.file_asked)
        self._rules.clicked.connect(self.rules_asked)
        self._settings.clicked.connect(self.settings_asked)
        self._menu.clicked.connect(self._ask_menu)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._take_found)
        self._desk.preferences.changed.connect(self._show_guide)
        for number in range(len(self.tiles)):
            shortcut = QShortcut(QKeySequence(str(number + 1)), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._tile_key)
        self._order_focus()

    def _order_focus(self) -> None:
        """Make Tab walk the tiles, the strip, the lists and then the bar."""
        chain: list[QWidget] = []
        for tile in self.tiles:
            chain += [tile.go_on, tile.new, tile.how, tile.how_short]
        chain += self._guide.buttons()
        for one, next_one in itertools.pairwise(chain):
            QWidget.setTabOrder(one, next_one)

    # What is shown

    @Slot()
    def refresh(self) -> None:
        """Read the library again."""
        try:
            games = self._desk.library.games()
        except UserError as error:
            self.show_notice((error.message, error.advice))
            return
        self._latest = {}
        played: dict[str, GameRow] = {}
        for game in games:
            played.setdefault(game.game, game)
            if game.headline.outcome is None:
                self._latest.setdefault(game.game, game)
        for tile in self.tiles:
            key = tile.title.key
            # Without one to go on with, how the last one ended.
            told = self._latest.get(key) or played.get(key)
            words = "" if told is None else state_text(told, self._desk.shelf)
            tile.show_state(words, has_game=key in self._latest)
        self._guide.leave_out(played)
        self._show_guide()
        self.recent.show_games(games)
        self.campaigns.show_campaigns([game for game in games if tracks(game)])
        self.campaigns.setMaximumHeight(self.recent.maximumHeight())

    def show_notice(self, texts: tuple[Text, ...]) -> None:
        """Show what the start-up has to tell."""
        self._notice.setVisible(bool(texts))
        if texts:
            self._notice.show_note(say(texts[0]), " ".join(map(say, texts[1:])))

    def focus_first(self) -> None:
        """Put the focus where Enter goes on with the game last played."""
        last = next(iter(self._latest), "")
        chosen = next((tile for tile in self.tiles if tile.title.key == last), self.tiles[0])
        chosen.buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    # Acting

    @Slot(object)
    def _continue_title(self, key: str) -> None:
        if key in self._latest:
            self.continued.emit(self._latest[key])

    @Slot()
    def _tile_key(self) -> None:
        shortcut = self.sender()
        if isinstance(shortcut, QShortcut):
            tile = self.tiles[int(shortcut.key().toString()) - 1]
            self.new_game.emit(tile.title.key)

    @Slot()
    def _ask_menu(self) -> None:
        self.menu_asked.emit(self._menu.mapToGlobal(self._menu.rect().bottomLeft()))

    @Slot()
    def _close_guide(self) -> None:
        preferences = self._desk.preferences
        preferences.use(replace(preferences.settings, guide_seen=True))

    @Slot()
    def _show_guide(self) -> None:
        seen = self._desk.preferences.settings.guide_seen
        self._guide.setVisible(self._guide.offers and not seen)

    @Slot()
    def focus_search(self) -> None:
        """Put the focus into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot(str)
    def _find(self, text: str) -> None:
        self.recent.filter(text)

    @Slot()
    def _take_found(self) -> None:
        """Go on with the game that was found; what is no game is looked up in the rules."""
        text = self.search.text()
        if not text.strip():
            return
        found = self.recent.filter(text)
        if found and found[0].can_be_opened:
            self.continued.emit(found[0].row)
        else:
            rule = RULE_ID.fullmatch(text)
            self.rule_asked.emit(f"{rule[1].upper()}-{rule[2]}" if rule else text.strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = QApplication.focusWidget()
            # A line edit hands Enter on after it has acted on it, perhaps by opening a page.
            if focused is self.search or not self.isVisible():
                return
            if isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
                focused.click()
            elif self._latest:
                self.continued.emit(next(iter(self._latest.values())))
            return
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
            if step is not None and isinstance(watched, QWidget):
                self._walk_tiles(watched, step)
                return True
        return super().eventFilter(watched, event)

    def _walk_tiles(self, button: QWidget, step: int) -> None:
        """Go to the next tile that can be played, at its first button."""
        here = next(n for n, tile in enumerate(self.tiles) if tile.isAncestorOf(button))
        ways = range(1, len(self.tiles) + 1)
        for tile in (self.tiles[(here + step * way) % len(self.tiles)] for way in ways):
            if tile.buttons():
                tile.buttons()[0].setFocus(Qt.FocusReason.TabFocusReason)
                return

    # Arranging

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.covers.stop()

    def _arrange(self) -> None:
        scale = max(1.0, fonts.text_scale())
        compact = self.width() < COMPACT_WIDTH * scale or self.height() < COMPACT_HEIGHT
        narrow = self.width() < NARROW * scale
        edge = 20 if compact else 28
        gap = 8 if self.height() < COMPACT_HEIGHT else 16
        side = max(edge, (self.width() - WIDEST) // 2)
        self._column.setContentsMargins(side, 14 if compact else 18, side, edge - 8)
        self._column.setSpacing(gap)
        for grid in (self._tile_grid, self._lists):
            grid.setSpacing(16)
        columns = 2 if narrow else 4
        for number, tile in enumerate(self.tiles):
            tile.set_room(compact=compact or narrow, wide=narrow)
            self._tile_grid.addWidget(tile, number // columns, number % columns)
        share = min(round(self.height() * TILES), self.height() - round(OTHERS * scale))
        self._tile_grid.setRowMinimumHeight(0, 0 if narrow else max(0, share))
        for column in range(4):
            self._tile_grid.setColumnStretch(column, 1 if column < columns else 0)
        self._lists.addWidget(self.recent, 0, 0)
        self._lists.addWidget(self.campaigns, 1 if narrow else 0, 0 if narrow else 1)
        for column in range(2):
            self._lists.setColumnStretch(column, 0 if narrow and column else 1)
        self.recent.set_compact(compact)
        self.campaigns.setMaximumHeight(self.recent.maximumHeight())

    # Looks and words

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
        elif event.type() is QEvent.Type.FontChange:
            self._dress()
            self._arrange()

    def _dress(self) -> None:
        self._name.setFont(fonts.condensed(25, 700))

    def words(self) -> list[str]:
        """Return the words of the buttons in the bar."""
        return [button.text() for button in (self._file, self._rules, self._settings)]

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        self._dress()
        set_hint(
            self.search, self.tr("Find a save, a rule …   Ctrl+K"), self.tr("Find a save or a rule")
        )
        self._file.setText(self.tr("Open file …"))
        self._rules.setText(self.tr("Rules"))
        self._settings.setText(self.tr("Settings"))
        self._menu.set_text(self.tr("Menu"))
        for tile in self.tiles:
            tile.retranslate()
        self._guide.retranslate()
        self.campaigns.retranslate()
        self.recent.retranslate()
