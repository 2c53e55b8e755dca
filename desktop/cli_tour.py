"""``readyroom tour``: a picture of every kind of screen, in dark and light."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop import cli_tour_eagles as eagles
from desktop import cli_tour_games as games
from desktop import cli_tour_hornet as hornet
from desktop import cli_tour_red as red
from desktop.cli_usage import Usage
from desktop.paint.theme import ThemeName, ThemeSource, load_theme
from desktop.rules.core import Choice
from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.settings import SettingsStore
from desktop.table.view import BoardView
from desktop.tracker.looking_back_pages import LOOKING_BACK
from desktop.windows.about import AboutDialog
from desktop.windows.crash import Fault
from desktop.windows.crash_dialog import CrashDialog
from desktop.windows.desk import Desk, Shelf
from desktop.windows.dressing import Dressing
from desktop.windows.languages import Languages
from desktop.windows.main_window import MainWindow
from desktop.windows.new_game import NewGameDialog
from desktop.windows.open_game import OpenGame
from desktop.windows.preferences import Preferences
from desktop.windows.rules_browser import AtTable
from desktop.windows.settings_dialog import SettingsDialog

FULL, SMALL = QSize(1600, 1000), QSize(1280, 720)
QUIET = 0.25
"""Seconds in which nothing more is asked for before a picture is taken."""
PATIENCE = 10.0
"""Seconds after which a picture is taken although something is still being painted."""
THEMES: tuple[ThemeName, ...] = ("dark", "light")
VEIL = QColor(0, 0, 0, 110)


def walk(folder: Path) -> Iterator[Path]:
    """Write the pictures into a folder, and yield the path of each; raises ``Usage``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Usage(f"{folder} cannot be made ({error.strerror}): name another folder.") from error
    application = QApplication.instance() or QApplication(["readyroom"])
    if not isinstance(application, QApplication):
        raise TypeError("the pictures need an application with windows")
    with tempfile.TemporaryDirectory() as scratch:
        place = DataDir(Path(scratch))
        place.prepare()
        with Database(place) as database:
            desk = _desk(place, database)
            tour = Tour(desk, folder)
            for theme in THEMES:
                settings = replace(desk.preferences.settings, theme=theme, animation_speed=0)
                desk.preferences.use(settings)
                dressing = Dressing(application, desk.preferences, desk.themes, desk.languages)
                yield from tour.pictures(theme)
                dressing.deleteLater()


def _desk(place: DataDir, database: Database) -> Desk:
    store = SettingsStore(database)
    return Desk(
        place=place,
        database=database,
        library=Library(database),
        preferences=Preferences(store, store.load()[0]),
        themes=ThemeSource(load_theme("dark")),
        languages=Languages(),
        shelf=Shelf(),
    )


class Tour:
    """The way through the program, one picture after the other."""

    def __init__(self, desk: Desk, folder: Path) -> None:
        self._desk, self._folder = desk, folder
        self._theme = ""
        self._games = {
            name: games.play_until(desk.library, desk.shelf, wanted, title=title)
            for name, wanted, title in (
                ("quadrant", games.at_quadrant, "Sunday at the table"),
                ("deploy", games.at_deployment, "Against the Colonel"),
                ("respond", games.at_response, "Air raid"),
                ("attack", games.at_attack, "Two fronts"),
                ("answer", games.at_answer, "The long ridge"),
                ("end", games.never, "First win"),
                ("move", games.at_move, "Saturday evening"),
            )
        }
        self._games |= {
            name: games.play_until(desk.library, desk.shelf, wanted, title=title, party=party)
            for party, positions in (
                (hornet.PARTY, hornet.POSITIONS),
                (red.PARTY, red.POSITIONS),
                *eagles.WARS,
            )
            for name, wanted, title in positions
        }
        self._games["log"] = games.play_until(
            desk.library, desk.shelf, hornet.AT_LOG, title="The long summer", party=hornet.LOGGED
        )

    def pictures(self, theme: str) -> Iterator[Path]:
        """Take all pictures in one theme."""
        self._theme = theme
        window = MainWindow(self._desk)
        window.resize(FULL)
        window.show()
        try:
            yield from self._home(window)
            yield from self._dialogs(window)
            yield from self._table(window)
            yield from self._hornet(window)
            yield from self._red(window)
            yield from self._eagles(window)
            yield from self._log(window)
            yield from self._between(window)
        finally:
            window.leave_game()
            window.close()
            window.deleteLater()

    # The stations

    def _home(self, window: MainWindow) -> Iterator[Path]:
        self._visit_all(window)
        window.show_home()
        for size, name in ((FULL, "home"), (SMALL, "home-1280x720")):
            window.resize(size)
            _settle(lambda: window.home.covers.waiting)
            yield self._shot(window, name)
        window.resize(FULL)

    def _visit_all(self, window: MainWindow) -> None:
        """Open each game once, so that the list has its picture."""
        for game_id in self._games.values():
            if self._desk.library.thumbnail(game_id) is None:
                window.open_game(game_id)
                window.leave_game()

    def _dialogs(self, window: MainWindow) -> Iterator[Path]:
        window.ask_new_game(games.GAME)
        yield self._dialog(window, "new-game", NewGameDialog)
        window.show_settings()
        yield self._dialog(window, "settings", SettingsDialog)
        window.show_about()
        yield self._dialog(window, "about", AboutDialog)
        fault = Fault("RuntimeError: an example of a report", Path("readyroom.log"), None)
        crash = CrashDialog(fault, window)
        crash.open()
        yield self._dialog(window, "crash", CrashDialog)

    def _table(self, window: MainWindow) -> Iterator[Path]:
        self._open(window, "quadrant")
        yield self._shot(window, "table-setup")
        self._open(window, "deploy")
        yield self._shot(window, "table-deploy")
        game = self._open(window, "move")
        self._lift(game)
        yield self._shot(window, "table-move")
        window.resize(SMALL)
        yield self._shot(window, "table-move-1280x720")
        window.resize(FULL)
        self._refuse(game)
        yield self._shot(window, "table-refused")
        game = self._open(window, "move")
        self._preview_card(game)
        yield self._shot(window, "table-hand")
        game.page.toggle_timeline()
        yield self._shot(window, "table-timeline")
        for name in ("attack", "answer", "respond", "end"):
            self._open(window, name)
            yield self._shot(window, f"table-{name}")
        game = self._open(window, "move")
        window.show_rules()
        browser = window.stack.currentWidget()
        if browser is not None:
            yield self._rules(window, game)

    def _hornet(self, window: MainWindow) -> Iterator[Path]:
        window.ask_new_game(hornet.GAME)
        yield self._dialog(window, "hornet-new-game", NewGameDialog)
        for name, _, _ in hornet.POSITIONS:
            self._open(window, name)
            yield self._shot(window, name)
        for name in ("hornet-arm", "hornet-enemy"):
            self._open(window, name)
            window.resize(SMALL)
            yield self._shot(window, f"{name}-1280x720")
            window.resize(FULL)
        window.start_guide(hornet.GAME)
        yield self._shot(window, "hornet-guide")

    def _red(self, window: MainWindow) -> Iterator[Path]:
        window.ask_new_game(red.GAME)
        yield self._dialog(window, "red-new-game", NewGameDialog)
        for name, _, _ in red.POSITIONS:
            self._take_up(self._open(window, name))
            yield self._shot(window, name)
        for name in ("red-intercept", "red-move"):
            self._take_up(self._open(window, name))
            window.resize(SMALL)
            yield self._shot(window, f"{name}-1280x720")
            window.resize(FULL)
        window.start_guide(red.GAME)
        if window.table.game is not None:
            window.table.game.page.dice.step_aside()
        yield self._shot(window, "red-guide")

    def _take_up(self, game: OpenGame) -> None:
        """Take up a bomber that moves, or assign interceptors."""
        choice = game.model.choice
        if choice is None:
            return
        if choice.rule == red.MOVES:
            self._lift(game)
        elif choice.rule == red.INTERCEPTS:
            for target in red.most_interceptors(choice):
                game.page.desk.pick(target)

    def _eagles(self, window: MainWindow) -> Iterator[Path]:
        window.ask_new_game(eagles.GAME)
        yield self._dialog(window, "eagles-new-game", NewGameDialog)
        for name, _, _ in eagles.POSITIONS:
            self._take_piece(self._open(window, name))
            yield self._shot(window, name)
        self._open(window, "eagles-hand-over").page.passage.page.opened.emit()
        yield self._shot(window, "eagles-recap")
        for name in ("eagles-cards", "eagles-deploy"):
            self._take_piece(self._open(window, name))
            window.resize(SMALL)
            yield self._shot(window, f"{name}-1280x720")
            window.resize(FULL)
        window.start_guide(eagles.GAME)
        yield self._shot(window, "eagles-guide")

    def _take_piece(self, game: OpenGame) -> None:
        """Take up a squadron or a card where one is put somewhere."""
        choice = game.model.choice
        if choice is not None and choice.rule in eagles.PIECES:
            game.page.desk.pick(choice.actions[0].picks[0])

    def _log(self, window: MainWindow) -> Iterator[Path]:
        """Show the log of a campaign, the entry of a Day, and looking back."""
        window.show_tracker(self._games["log"])
        view = window.tracker.page.view
        if view is None:
            raise LookupError("the campaign of the tour is not in the log")
        yield self._shot(window, "log")
        window.resize(SMALL)
        yield self._shot(window, "log-1280x720")
        window.resize(FULL)
        view.open_entry(2)
        yield self._shot(window, "log-entry")
        for name in LOOKING_BACK:
            view.open_page(name)
            yield self._shot(window, f"log-{name}")
        view.show_dashboard()

    def _rules(self, window: MainWindow, game: OpenGame) -> Path:
        refused = AtTable("A Brigade was refused", "No Engineering Resource.", "DE-3.4a", True)
        window.rules_page().open_at(games.GAME, "DE-3.4a", refused)
        window.rules_page().search.setText("emplacement")
        window.rules_page().open_at(games.GAME, "DE-3.4a", refused)
        picture = self._shot(window, "rules")
        window.rules_page().search.clear()
        return picture

    def _between(self, window: MainWindow) -> Iterator[Path]:
        # A game of its own in each theme: it is played on here.
        pair = games.play_until(
            self._desk.library,
            self._desk.shelf,
            games.at_move,
            title="Two at the table",
            party=games.desert(persons=2),
        )
        window.open_game(pair)
        yield self._shot(window, "hand-over")
        game = window.table.game
        if game is None:
            return
        game.page.passage.page.opened.emit()
        yield self._shot(window, "recap")
        game.session.set_by_hand(("draw",))
        choice = game.model.choice
        for _ in range(30):
            if not isinstance(choice, Choice) or game.page.dice.dialog is not None:
                break
            game.model.play(choice.actions[-1])
            choice = game.model.choice
        if game.page.dice.dialog is not None:
            yield self._dialog(window, "by-hand", type(game.page.dice.dialog))
        window.leave_game()

    # What is done there

    def _open(self, window: MainWindow, name: str) -> OpenGame:
        window.open_game(self._games[name])
        if window.table.game is None:
            raise LookupError(f"the game {name!r} of the tour does not open")
        return window.table.game

    def _lift(self, game: OpenGame) -> None:
        """Take up the unit with the most targets."""
        choice = game.model.choice
        if choice is None:
            return
        firsts = [action.picks[0] for action in choice.actions if len(action.picks) == 2]
        if firsts:
            game.page.desk.pick(max(sorted(set(firsts)), key=firsts.count))
            game.page.inspect(game.page.picker.picks[0])

    def _refuse(self, game: OpenGame) -> None:
        """Try to move where that is not possible."""
        picks = game.page.picker.picks
        possible = game.page.picker.next_targets()
        names = game.page.desk.scene.places.names
        barred = [name for name in names if name not in possible and name not in picks]
        if picks and barred:
            game.page.desk.pick(barred[len(barred) // 2])

    def _preview_card(self, game: OpenGame) -> None:
        hand = game.page.sides.hand
        hand.setFocus(Qt.FocusReason.OtherFocusReason)
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Space):
            press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(hand, press)

    # Taking pictures

    def _dialog(self, window: MainWindow, name: str, kind: type[QDialog]) -> Path:
        """Take a picture of a dialog over the window, and close the dialog."""
        dialog = next(each for each in window.findChildren(kind) if each.isVisible())
        _settle(lambda: _is_painting(window))
        picture = window.grab()
        p = QPainter(picture)
        p.fillRect(window.rect(), VEIL)
        middle = QPoint(
            (window.width() - dialog.width()) // 2, (window.height() - dialog.height()) // 2
        )
        p.drawPixmap(middle, dialog.grab())
        p.end()
        dialog.reject()
        dialog.deleteLater()
        return self._save(picture, name)

    def _shot(self, widget: QWidget, name: str) -> Path:
        _settle(lambda: _is_painting(widget))
        return self._save(widget.grab(), name)

    def _save(self, picture: QPixmap, name: str) -> Path:
        path = self._folder / f"{name}-{self._theme}.png"
        if not picture.save(str(path)):
            raise Usage(f"{path} cannot be written: name another folder.")
        return path


def _settle(busy: Callable[[], bool]) -> None:
    """Let everything that was asked for be drawn, for as long as something is still painted."""
    start = quiet = time.monotonic()
    while time.monotonic() < min(quiet + QUIET, start + PATIENCE):
        QApplication.processEvents()
        if busy():
            quiet = time.monotonic()
        time.sleep(0.005)


def _is_painting(widget: QWidget) -> bool:
    """Return whether a board in a window is not yet sharp."""
    boards = widget.findChildren(BoardView)
    return any(board.isVisible() and not board.at_rest for board in boards)
