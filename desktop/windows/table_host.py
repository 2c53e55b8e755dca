"""Where the open game stands in the window; what a game needs is loaded when one is opened."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.models.say import say
from desktop.paint.plain import plain
from desktop.rules.core import Game, Setup
from desktop.store import exchange
from desktop.store.errors import DamagedGame, UserError
from desktop.store.exchange import EXTENSION
from desktop.windows.desk import Desk
from desktop.windows.file_names import export_title, proposed
from desktop.windows.told import tell, tell_error

if TYPE_CHECKING:
    from desktop.play.record import Record
    from desktop.play.seats import Seat
    from desktop.table.first_board import FirstBoard
    from desktop.table.view import BoardView
    from desktop.windows.open_game import OpenGame
    from desktop.windows.opening import Opening
    from desktop.windows.rules_browser import AtTable


class TableHost(QObject):
    """The open game, if there is one, as a page of a stack."""

    title_changed = Signal()
    left = Signal()
    """Back to the home page."""
    rules_asked = Signal(object)
    settings_asked = Signal()
    new_asked = Signal(object)
    """Another game of this title is wanted."""
    open_asked = Signal(object)
    """The id of a game that is to be opened instead."""
    log_asked = Signal(object)
    """The id of a campaign whose log is wanted."""

    def __init__(self, desk: Desk, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._desk, self._stack = desk, stack
        self.game: OpenGame | None = None
        self._first: FirstBoard | None = None
        """What stands for the table until it is made."""
        self._opening: Opening | None = None
        """Of which game that is."""
        self._ready: tuple[Opening, BoardView] | None = None
        """What a table is made of just now."""
        self._painted = QTimer(self)
        self._painted.setSingleShot(True)
        self._painted.setInterval(0)
        self._painted.timeout.connect(self._make_table)

    @property
    def page(self) -> QWidget | None:
        """The page of the open game."""
        return None if self.game is None else self.game.page

    @property
    def shown(self) -> str:
        """The id of the open game, or of the one whose table is about to be made."""
        if self.game is not None:
            return self.game.id
        return "" if self._opening is None else self._opening.id

    @property
    def present_rule(self) -> str:
        """The rule of the prompt at the table."""
        return "" if self.game is None else self.game.page.bar.rule_tag.rule

    def now(self) -> AtTable | None:
        """Return what is going on at the table, for the rules browser."""
        from desktop.windows.rules_browser import AtTable

        if self.game is None:
            return None
        bar = self.game.page.bar
        return AtTable(self.game.page.title, bar.words.text(), bar.rule_tag.rule)

    # Opening and leaving

    def open(self, game_id: str) -> OpenGame:
        """Open a game and put its table into the stack; raises ``UserError``."""
        from desktop.windows.open_game import OpenGame
        from desktop.windows.opening import Opening

        if self._ready is None or self._ready[0].id != game_id:
            game = OpenGame(self._desk, Opening(self._desk, game_id), self._stack)
        else:
            game = OpenGame(self._desk, self._ready[0], self._stack, self._ready[1])
        page = game.page
        page.home.connect(self.left)
        page.left.connect(self.left)
        page.rules.connect(self.rules_asked)
        page.settings.connect(self.settings_asked)
        page.title_changed.connect(self.title_changed)
        page.branched.connect(self._branch)
        page.save_elsewhere.connect(self._save_elsewhere)
        page.change_player.connect(self._change_player)
        if game.day_bar is not None:
            game.day_bar.log_asked.connect(self._ask_log)
        game.end_bar.again.connect(self._play_again)
        game.end_bar.another.connect(self._ask_another)
        self._stack.addWidget(page)
        self.game = game
        return game

    def show_board(self, game_id: str) -> bool:
        """Show the board of a game where it lay last, and have its table made once it is painted.

        Return whether it can be shown; what is wrong with a game is told when it is opened.
        """
        from desktop.windows.opening import Opening, outline_for

        settings, theme = self._desk.preferences.settings, self._desk.themes.theme
        window = self._stack.window()
        # The system says only later how large it makes a window that is to fill the screen.
        fills = window.isMaximized() or window.isFullScreen()
        try:
            outline = outline_for(self._desk, game_id, None if fills else self._stack.size())
            if outline is None:
                return False
            opening = Opening(self._desk, game_id)
        except UserError:
            return False
        first = opening.first_board(outline, settings, theme)
        if first is None:
            return False
        self._opening, self._first = opening, first
        first.painted.connect(self._painted.start)
        self._stack.addWidget(first)
        self._stack.setCurrentWidget(first)
        return True

    @Slot()
    def _make_table(self) -> None:
        first, opening = self._first, self._opening
        # Whoever is elsewhere by now may come back: it is painted again then.
        if first is None or opening is None or self._stack.currentWidget() is not first:
            return
        if not first.board.at_rest:
            self._painted.start()  # It is to be sharp before anything takes its time.
            return
        self._first = self._opening = None
        board = first.hand_over(self._desk.themes.theme)
        self._ready = None if board is None else (opening, board)
        self.open_asked.emit(opening.id)
        self._ready = None
        self._take_away(first)

    def _take_away(self, first: FirstBoard) -> None:
        self._stack.removeWidget(first)
        first.deleteLater()

    def guide(self) -> None:
        """Explain the open game step by step."""
        from desktop.windows.guide import guide_of, put_guide

        if self.game is not None:
            bar = put_guide(self.game.page, self._desk.themes, guide_of(self.game.game.key))
            bar.closed.connect(self._end_guide)
            self._keep_guided(self.game.id)

    @property
    def is_guided(self) -> bool:
        """Whether the guide of the open game was still there when the game was put away."""
        game = self.game
        kept = self._desk.preferences.settings.guided_game
        return game is not None and game.id == kept and game.session.outcome is None

    @Slot()
    def _end_guide(self) -> None:
        self._keep_guided("")

    def _keep_guided(self, game_id: str) -> None:
        preferences = self._desk.preferences
        preferences.use(replace(preferences.settings, guided_game=game_id))

    def lay_out(self) -> None:
        """Give every part of the table its place, before the first picture of it is painted."""
        # What was filled since the page was put up only asked for its place: Qt may paint first.
        # The first round tells a dock how high its parts are, the second gives it that height.
        for _ in range(2):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def keep(self) -> None:
        """Keep what the open game wants to have kept."""
        if self.game is not None:
            self.game.keep()

    def may_leave(self) -> bool:
        """Return whether the open game can be put away: its notes are safe, or given up."""
        game = self.game
        if game is None or game.save_notes():
            return True
        copy = game.copy_notes()
        if copy is not None:
            words = self.tr("The notes could not be saved. A copy of the game has them: {path}")
            tell(self._stack, words.format(path=copy))
        return game.notes_copied or self._gives_up_notes()

    def _gives_up_notes(self) -> bool:
        from PySide6.QtWidgets import QMessageBox

        question = QMessageBox(self._stack)
        question.setIcon(QMessageBox.Icon.Warning)
        question.setText(self.tr("The notes on this game cannot be saved."))
        question.setInformativeText(
            self.tr("Make room on the disk and leave again, or copy them to another place.")
        )
        leave = question.addButton(
            self.tr("Leave without them"), QMessageBox.ButtonRole.DestructiveRole
        )
        stay = question.addButton(self.tr("Stay"), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(stay)
        question.exec()
        return question.clickedButton() is leave

    def leave(self) -> None:
        """Keep and close the open game."""
        self.keep()
        self.abandon()

    def abandon(self) -> None:
        """Close the open game without writing anything."""
        first, self._first, self._opening = self._first, None, None
        self._painted.stop()
        if first is not None:
            first.rest()
            self._take_away(first)
        game, self.game = self.game, None
        if game is not None:
            self._stack.removeWidget(game.page)
            game.close()
            game.deleteLater()

    # New games

    def create(self, choice: object) -> str:
        """Begin the game that was agreed on and return its id; raises ``UserError``."""
        from desktop.windows.new_game_choice import NewGame

        if not isinstance(choice, NewGame):
            raise TypeError(f"{choice!r} is no new game")
        game = self._desk.shelf.game(choice.game)
        return self._create(game, choice.setup(game), choice.players(), choice.seed, choice.by_hand)

    def _create(
        self,
        game: Game[Any, Any],
        setup: Setup,
        seats: tuple[Seat, ...],
        seed: int,
        by_hand: Iterable[str],
    ) -> str:
        from desktop.store.keeping import LibrarySink, create_session

        session = create_session(
            self._desk.library,
            game,
            setup,
            seats,
            title=_title(game, setup),
            seed=seed,
            by_hand=by_hand,
        )
        if not isinstance(session.sink, LibrarySink):
            raise TypeError("a new session is kept in the library")
        return session.sink.game_id

    @Slot()
    def _play_again(self) -> None:
        """Begin the game that has ended once more, everybody one seat further."""
        from desktop.windows.new_game_choice import moved_on, new_seed

        game = self.game
        if game is None:
            return
        session = game.session
        try:
            new = self._create(
                game.game, session.setup, moved_on(session.seats), new_seed(), session.by_hand
            )
        except UserError as error:
            tell_error(game.page, error)
            return
        self.open_asked.emit(new)

    @Slot()
    def _ask_log(self) -> None:
        if self.game is not None:
            self.log_asked.emit(self.game.id)

    @Slot()
    def _ask_another(self) -> None:
        if self.game is not None:
            self.new_asked.emit(self.game.game.key)

    @Slot(object)
    def _branch(self, record: Record) -> None:
        from desktop.store.keeping import branch_game

        game = self.game
        if game is None:
            return
        title = self.tr("{title} (branch at {ply})").format(title=game.title, ply=record.ply)
        try:
            branch = branch_game(self._desk.library, game.game, game.id, record.ply, title)
        except UserError as error:
            tell_error(game.page, error)
            return
        self.open_asked.emit(branch)

    def offer_mending(self, game_id: str, error: UserError) -> bool:
        """Offer a copy of the readable part of a damaged game; return whether it was damaged."""
        from PySide6.QtWidgets import QMessageBox

        if not isinstance(error, DamagedGame) or not error.ply:
            return False
        question = QMessageBox(self._stack)
        question.setIcon(QMessageBox.Icon.Warning)
        question.setText(plain(say(error.message)))
        question.setInformativeText(plain(say(error.advice)))
        copy = question.addButton(self.tr("Make a copy"), QMessageBox.ButtonRole.AcceptRole)
        question.addButton(QMessageBox.StandardButton.Cancel)
        question.exec()
        if question.clickedButton() is copy:
            row = self._desk.library.row(game_id)
            title = self.tr("{title} (mended)").format(title=row.title)
            try:
                self._desk.library.branch(game_id, error.ply, title)
            except UserError as again:
                tell_error(self._stack, again)
        return True

    @Slot()
    def ask_export(self) -> None:
        """Ask for a name and write the open game there."""
        from PySide6.QtWidgets import QFileDialog

        from desktop.store.keeping import export_game

        game = self.game
        if game is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            game.page,
            export_title(game.session.seats),
            proposed(game.title),
            self.tr("Saved games (*{extension})").format(extension=EXTENSION),
        )
        if not name:
            return
        try:
            data = export_game(self._desk.library, game.game, game.id)
        except UserError:
            # The library has a problem; what is in memory is whole.
            data = game.as_file()
        try:
            exchange.write_file(Path(name), data)
        except UserError as error:
            tell_error(game.page, error)

    @Slot()
    def _save_elsewhere(self) -> None:
        game = self.game
        if game is None:
            return
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getSaveFileName(
            game.page,
            self.tr("Save this game elsewhere"),
            proposed(game.title),
            self.tr("Saved games (*{extension})").format(extension=EXTENSION),
        )
        if name:
            try:
                exchange.write_file(Path(name), game.as_file())
            except UserError as error:
                tell_error(game.page, error)

    @Slot()
    def _change_player(self) -> None:
        """Let somebody else take the seat to which the screen is to be passed."""
        game = self.game
        if game is None:
            return
        from desktop.windows.change_player import ask_new_seat

        seat = game.model.needs_hand_over
        changed = None if seat is None else ask_new_seat(game.page, game.game, seat)
        if seat is None or changed is None:
            return
        try:
            game.reseat(changed)
        except UserError as error:
            tell_error(game.page, error)
            return
        self.open_asked.emit(game.id)


def _title(game: Game[Any, Any], setup: Setup) -> str:
    """Return the name under which a new game is saved, in the present language."""
    called = game.called(setup)
    if called is not None:
        return say(called)
    today = QLocale().toString(QDate.currentDate(), "d MMMM")
    return f"{say(game.title)}, {today}"
