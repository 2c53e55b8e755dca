"""The window: home, the rules and the table of the open game, one at a time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from desktop.rules.core import Text
from desktop.rules.games import GAMES
from desktop.store import exchange
from desktop.store.errors import UserError
from desktop.store.exchange import EXTENSION
from desktop.store.stored import GameRow
from desktop.windows.actions import WindowActions
from desktop.windows.ahead import Ahead
from desktop.windows.desk import Desk
from desktop.windows.file_names import documents
from desktop.windows.placing import kept_place, place
from desktop.windows.table_host import TableHost
from desktop.windows.told import tell_error, tell_trouble
from desktop.windows.tracker_host import TrackerHost

if TYPE_CHECKING:
    from desktop.windows.home import HomePage
    from desktop.windows.rules_browser import RulesBrowser

LEAST_WIDTH, LEAST_HEIGHT = 900, 600
FIRST = next(iter(GAMES))
"""The game that is meant when nothing says which."""


class MainWindow(QMainWindow):
    """The only window of the program; everything else is a dialog over it."""

    def __init__(self, desk: Desk, notices: tuple[Text, ...] = ()) -> None:
        super().__init__()
        self._desk = desk
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.stack = QStackedWidget(self)
        self.setCentralWidget(self.stack)
        self._notices = notices
        self._home: HomePage | None = None
        self.ahead = Ahead(desk, self)
        self.table = TableHost(desk, self.stack)
        self.table.title_changed.connect(self._say_title)
        self.table.left.connect(self.show_home)
        self.table.rules_asked.connect(self.show_rules)
        self.table.settings_asked.connect(self.show_settings)
        self.table.open_asked.connect(self.open_game)
        self.table.new_asked.connect(self.ask_new_game)
        self.table.log_asked.connect(self.show_tracker)
        self.tracker = TrackerHost(desk, self.stack)
        self.tracker.home_asked.connect(self.show_home)
        self.tracker.table_asked.connect(self.open_game)
        self.tracker.rule_asked.connect(self._look_up)
        self._rules: RulesBrowser | None = None
        self._came_from: QWidget | None = None
        self.commands = WindowActions(self, desk.preferences)
        self._connect()
        place(self, desk.preferences.settings.window)
        self._say_title()

    @property
    def home(self) -> HomePage:
        """The home page; it is made when it is first wanted, for a game may be opened at once."""
        if self._home is None:
            from desktop.windows.home import HomePage

            self._home = HomePage(self._desk, self.stack)
            self._home.show_notice(self._notices)
            self.stack.addWidget(self._home)
            self._connect_home(self._home)
        return self._home

    def _connect_home(self, home: HomePage) -> None:
        home.continued.connect(self.open_row)
        home.new_game.connect(self.ask_new_game)
        home.how_to_play.connect(self.show_how_to_play)
        home.guide.connect(self.start_guide)
        home.tracker_asked.connect(self.show_tracker)
        home.approached.connect(self.ahead.come_near)
        home.rule_asked.connect(self._find_rule)
        home.file_asked.connect(self.ask_file)
        home.rules_asked.connect(self.show_rules)
        home.settings_asked.connect(self.show_settings)
        home.saves_asked.connect(self.show_saves)
        home.menu_asked.connect(self._show_menu)

    def _connect(self) -> None:
        for name, slot in (
            ("new_game", self.ask_new_game),
            ("open_file", self.ask_file),
            ("export", self.table.ask_export),
            ("saves", self.show_saves),
            ("settings", self.show_settings),
            ("rules", self.show_rules),
            ("full_screen", self._toggle_full_screen),
            ("home", self.show_home),
            ("campaigns", self.show_tracker),
            ("find", self._find),
            ("about", self.show_about),
            ("quit", self.close),
        ):
            self.commands.action(name).triggered.connect(slot)
        self.commands.guide_chosen.connect(self.start_guide)

    # Pages

    @Slot()
    def show_home(self) -> None:
        """Put the game away and show the home page."""
        if not self.table.may_leave():
            return
        self.leave_game()
        self._show(self.home)
        self.home.refresh()
        self.home.focus_first()

    @Slot()
    def show_tracker(self, game_id: object = "") -> None:
        """Put the game away and show the campaigns, that one or the one last played."""
        if not self.table.may_leave():
            return
        self.leave_game()
        self._show(self.tracker.page)
        self.tracker.show(game_id if isinstance(game_id, str) else "")

    def _show(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)
        self.commands.follow(
            at_home=page is self._home,
            at_table=self.table.game is not None and page is self.table.page,
        )
        self._say_title()

    def rules_page(self) -> RulesBrowser:
        """Return the rules browser; it is made when it is first wanted."""
        from desktop.windows.rules_browser import RulesBrowser

        if self._rules is None:
            self._rules = RulesBrowser(self._desk.themes, self.stack)
            self._rules.closed.connect(self._close_rules)
            self.stack.addWidget(self._rules)
        return self._rules

    @Slot()
    def show_rules(self, rule: object = "") -> None:
        """Show the rules of the game at hand, at a rule or at the present prompt's."""
        page = self.rules_page()
        here = self.stack.currentWidget()
        if here is not page and here is not None:
            self._came_from = here
        key = FIRST if self.table.game is None else self.table.game.game.key
        wanted = rule if isinstance(rule, str) else ""
        page.open_at(key, wanted or self.table.present_rule, self.table.now())
        self._show(page)

    @Slot(object)
    def show_how_to_play(self, key: str) -> None:
        """Show the first page of a game's rules."""
        self.show_rules()
        self.rules_page().open_at(key)
        self.rules_page().to_top()

    @Slot(object)
    def _find_rule(self, words: str) -> None:
        self.show_rules(words)
        self.rules_page().look_up(words)

    @Slot()
    def _close_rules(self) -> None:
        page = self._came_from
        if page is None or self.stack.indexOf(page) < 0:
            self._show(self.home)
            return
        self._show(page)
        if self.table.game is not None and page is self.table.page:
            self.table.game.page.desk.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # Games

    @Slot(object)
    def open_row(self, row: GameRow) -> None:
        """Go on with a saved game, or with a campaign where it stands."""
        self.go_on(row.id)

    def go_on(self, game_id: str) -> bool:
        """Open a game at the table, or a campaign between two Days in the tracker."""
        if not self.tracker.holds(game_id):
            return self.open_game(game_id)
        self.show_tracker(game_id)
        return True

    @Slot(object)
    def open_game(self, game_id: str, *, guided: bool = False) -> bool:
        """Go on with a saved game at the table; return whether that worked.

        ``guided``: explain it step by step, as a game is in any case whose guide was not closed.
        """
        if not self.table.may_leave():
            return False
        self.leave_game()
        self.tracker.lend(game_id)
        try:
            opened = self.table.open(game_id)
        except UserError as error:
            if not self.table.offer_mending(game_id, error):
                tell_error(self, error)
            self.show_home()
            return False
        self._came_from = opened.page
        self._show(opened.page)
        opened.begin()
        if guided or self.table.is_guided:
            self.table.guide()
        self.table.lay_out()
        self._say_title()
        if opened.trouble is not None:
            tell_trouble(self, opened.trouble)
        return True

    def leave_game(self) -> None:
        """Put the open game away, if there is one."""
        self._came_from = None
        self.table.leave()
        self.tracker.take_back()

    @Slot()
    def ask_new_game(self, key: object = "") -> None:
        """Ask what a new game is to be like, and begin it."""
        from desktop.windows.new_game import NewGameDialog

        wanted = key if isinstance(key, str) and key in GAMES else FIRST
        try:
            game = self._desk.shelf.game(wanted)
        except UserError as error:
            tell_error(self, error)
            return
        dialog = NewGameDialog(self._desk, game, self)
        dialog.rule_asked.connect(self._look_up)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self._begin)
        dialog.guide_asked.connect(self.start_guide)
        dialog.open()
        self.ahead.come_near(wanted)

    @Slot(object)
    def _begin(self, choice: object) -> None:
        try:
            game_id = self.table.create(choice)
        except UserError as error:
            tell_error(self, error)
            return
        self.open_game(game_id)

    @Slot(object)
    def _look_up(self, rule: str) -> None:
        """Show a rule in a window of its own, beside the dialog that asked."""
        from desktop.windows.rule_note import tell_rule

        tell_rule(self, rule)

    @Slot(object)
    def start_guide(self, key: str = FIRST) -> None:
        """Begin the guided first turn of a game."""
        from desktop.windows.guide import guided_game

        try:
            game_id = self.table.create(guided_game(key))
        except UserError as error:
            tell_error(self, error)
            return
        self.open_game(game_id, guided=True)

    # Files

    @Slot()
    def ask_file(self) -> None:
        """Ask for the file of a saved game and open it."""
        from PySide6.QtWidgets import QFileDialog

        pattern = self.tr("Saved games (*{extension})").format(extension=EXTENSION)
        every = self.tr("All files (*)")
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a saved game"), str(documents()), f"{pattern};;{every}"
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Take the game of a file into the library and open it."""
        from desktop.store.keeping import import_game

        try:
            imported = import_game(
                self._desk.library,
                self._desk.shelf.game,
                exchange.read_file(path),
                name=path.name,
                games=GAMES,
            )
        except UserError as error:
            tell_error(self, error)
            return
        # At a start nothing is shown yet.
        starts = self.stack.currentWidget() is None
        if not (starts and self.table.show_board(imported.game_id)):
            # What the rules refused of it is told by the opening.
            self.open_game(imported.game_id)

    # Dialogs

    @Slot()
    def show_settings(self) -> None:
        """Open the settings."""
        from desktop.windows.settings_dialog import SettingsDialog

        game = self.table.game
        dialog = SettingsDialog(self._desk, self, session=None if game is None else game.session)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.restored.connect(self._restored)
        dialog.open()

    @Slot()
    def _restored(self) -> None:
        """Begin anew with the library that has taken the place of the other."""
        self.table.abandon()
        self.tracker.forget()
        self._desk.preferences.reload()
        self.show_home()

    @Slot()
    def show_saves(self) -> None:
        """Open the list of all saves."""
        from desktop.windows.saves_dialog import SavesDialog

        dialog = SavesDialog(self._desk, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.continued.connect(self.open_row)
        dialog.finished.connect(self._refresh_home)
        dialog.open()

    @Slot()
    def _refresh_home(self) -> None:
        if self._home is not None:
            self._home.refresh()
        self.tracker.refresh()

    @Slot()
    def show_about(self) -> None:
        """Open what there is to know about the program."""
        from desktop.windows.about import AboutDialog

        dialog = AboutDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(object)
    def _show_menu(self, where: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.commands.fill(menu)
        menu.popup(where)

    @Slot()
    def _find(self) -> None:
        if self._home is not None and self.stack.currentWidget() is self._home:
            self._home.focus_search()

    @Slot()
    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Start and end

    def reopen(self) -> None:
        """Open what was open when the program ended, else show the home page."""
        last = self._desk.preferences.settings.open_games
        known = {row.id for row in self._desk.library.games()} if last else set()
        if last and last[0] in known:
            soon = not self.tracker.holds(last[0]) and self.table.show_board(last[0])
            if soon or self.go_on(last[0]):
                return
        self.home.focus_first()

    def come_forward(self) -> None:
        """Show the window, wherever it was."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def keep(self) -> None:
        """Keep the place of the window and what is open; may be called at any time."""
        shown = self.table.shown or self.tracker.shown
        open_games = (shown,) if shown else ()
        self.table.keep()
        preferences = self._desk.preferences
        preferences.use(
            replace(preferences.settings, window=kept_place(self), open_games=open_games)
        )

    def emergency_copy(self) -> Path | None:
        """Write a copy of the open game and return where."""
        game = self.table.game
        return None if game is None else game.emergency_copy()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.table.may_leave() or not self.tracker.may_close():
            event.ignore()
            return
        self.keep()
        self.ahead.stop()
        self.tracker.forget()
        super().closeEvent(event)

    # Words

    @Slot()
    def _say_title(self) -> None:
        game = self.table.game
        if game is not None and self.stack.currentWidget() is game.page:
            self.setWindowTitle(game.page.title)
        else:
            self.setWindowTitle("Ready Room")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.commands.retranslate()
            self._say_title()
