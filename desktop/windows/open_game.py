"""The game on the table: opened from the library, kept up to date there, put away again."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QObject, QSize, QTimer, Slot
from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.play.bot_worker import BotWorker
from desktop.play.seats import Seat, in_sight
from desktop.rules.core import Chance, Text
from desktop.store import exchange
from desktop.store.errors import UserError
from desktop.store.keeping import rescued_file
from desktop.store.settings import Settings
from desktop.table.coming_docks import TIMELINE
from desktop.table.page import TablePage
from desktop.table.thumbnail import thumbnail
from desktop.table.view import BoardView
from desktop.windows.crash import LOGGER
from desktop.windows.day_bar import put_day_bar
from desktop.windows.desk import Desk
from desktop.windows.end_bar import put_end_bar
from desktop.windows.file_names import free_path
from desktop.windows.opening import Opening, kept_sketch

PICTURE = QSize(288, 288)
"""Three times the width that the list of games shows, so that it is sharp on every screen."""

QUICK = 75
"""Quality as Qt means it for PNG: a sixth more bytes of a thumbnail in a quarter of the time."""

PACE = 600
"""Milliseconds between the moves of computer players at the usual speed."""

NOTES_AFTER = 700
"""Milliseconds without a key after which notes are saved."""


class OpenGame(QObject):
    """One game of the library and its table."""

    def __init__(
        self, desk: Desk, opening: Opening, parent: QWidget, board: BoardView | None = None
    ) -> None:
        """Make the table of what is opened, with a board of it that is shown already."""
        super().__init__(parent)
        self.id = opening.id
        self._desk = desk
        self._row, self.game, self.session = opening.row, opening.game, opening.session
        self.model = SessionModel(self.session, self, thinker=BotWorker(), new_adviser=BotWorker)
        self.look = opening.look
        self.page = TablePage(
            self.model,
            self.look,
            desk.themes,
            parent,
            confirm=self._confirm,
            tries=desk.pin_tries,
            board=board,
        )
        self._notes: str | None = None
        """What was written since the notes were saved last."""
        self._copied: str | None = None
        """The notes of which an emergency copy has been written."""
        self._notes_timer = QTimer(self)
        self._notes_timer.setSingleShot(True)
        self._notes_timer.setInterval(NOTES_AFTER)
        self._notes_timer.timeout.connect(self.save_notes)
        self.page.notes_edited.connect(self._note)
        self.page.sides.notes.show_text(desk.library.notes(self.id))
        self.end_bar = put_end_bar(self.page)
        self.day_bar = put_day_bar(self.page)
        self.apply(desk.preferences.settings)
        desk.preferences.changed.connect(self.apply)
        self.page.habits.changed.connect(self._keep_habits)
        self.page.passage.hides = self._hides
        # After the table's own: it has put the page between two persons up by then, if that comes.
        self.model.hand_over.connect(self._pass)
        layout = desk.preferences.settings.layouts.get(self.game.key)
        if layout is not None:
            self.page.restore_layout(layout)

    @property
    def title(self) -> str:
        """The name under which the game is saved."""
        return self._row.title

    @property
    def trouble(self) -> Text | None:
        """Why the stored game could not be taken over as a whole."""
        return self.session.trouble

    def begin(self) -> None:
        """Set the game going."""
        self.page.begin()

    # Settings

    @Slot(object)
    def apply(self, settings: Settings) -> None:
        """Play as the settings say, from now on."""
        speed = settings.animation_speed
        self.page.set_motion(speed > 0)
        self.page.set_recaps(settings.recap)
        self.page.habits.use(
            ends_turns=settings.auto_end_turn,
            turns_board=settings.rotate_board,
            period_map=settings.period_map,
            in_order=settings.enemies_in_order,
            asks_jettison=settings.ask_jettison,
            foresees=settings.forecasts,
            shows_events=settings.show_events,
        )
        self.page.dice.set_waits(settings.dice_wait)
        self.model.computers.set_pace(round(PACE * 100 / speed) if speed else 0)

    @Slot()
    def _keep_habits(self) -> None:
        """Set for good what was switched at the table."""
        preferences, habits = self._desk.preferences, self.page.habits
        preferences.use(
            replace(
                preferences.settings,
                auto_end_turn=habits.ends_turns,
                rotate_board=habits.turns_board,
                period_map=habits.period_map,
                enemies_in_order=habits.in_order,
                ask_jettison=habits.asks_jettison,
                forecasts=habits.foresees,
                show_events=habits.shows_events,
            )
        )

    @Slot(object)
    def _pass(self, seat: Seat) -> None:
        """Pass the screen on at once if nothing is to be hidden: no page comes and goes."""
        if self._hides(seat):
            return
        if self._asks_nobody:
            self.page.passage.page.opened.emit()
        else:
            # Whoever decides now has seen all of it happen.
            self.page.pass_on(recaps=False)

    @property
    def _asks_nobody(self) -> bool:
        return self._desk.preferences.settings.hand_over == "off"

    def _hides(self, seat: Seat) -> bool:
        """Return whether the person to come is to see what those at the screen may not."""
        # A PIN says so: anybody at the screen could change the setting.
        if seat.pin or self._asks_nobody:
            return bool(seat.pin)
        # A card that is told by hand is seen by whoever looks at the question.
        if isinstance(self.session.decision, Chance):
            return True
        hides: bool = self.game.hides(self.session.view(seat.side), self.model.viewer)
        return hides

    def _confirm(self, question: str) -> bool:
        if self._desk.preferences.settings.confirmations == "none":
            return True
        # Loaded here: boxes with questions are seldom seen.
        from desktop.table.question import goes_on

        return goes_on(self.page, say(self.game.title), question)

    # Keeping

    def keep(self) -> None:
        """Keep the layout, the notes and a picture; the moves are saved already."""
        if not self.save_notes():
            self.copy_notes()
        if not self.page.frame.docks[TIMELINE].isHidden():
            # It takes the place of the hand, which would be missing the next time.
            self.page.toggle_timeline()
        preferences = self._desk.preferences
        layouts = {**preferences.settings.layouts, self.game.key: self.page.save_layout()}
        preferences.use(replace(preferences.settings, layouts=layouts))
        try:
            self._desk.library.set_thumbnail(self.id, self._picture())
        except UserError as error:
            LOGGER.warning("No picture of %s: %s", self.id, error)
        self._keep_sketch()

    def _keep_sketch(self) -> None:
        """Keep the sketch of the board, if the next start may show it before anybody is asked."""
        scene = self.page.desk.scene
        if in_sight(self.session.seats) is None or scene.theme is not self._desk.themes.theme:
            return
        try:
            scene.keep_sketch(kept_sketch(self._desk, self.session))
        except OSError as error:
            LOGGER.warning("No sketch of %s: %s", self.id, error)

    def _picture(self) -> bytes:
        """Return the board as PNG, seen by whoever looked last; hands are no part of it."""
        view = self.session.view(None)
        picture = thumbnail(self.look, view, PICTURE, self._desk.themes.theme)
        buffer = QBuffer(self)
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        picture.save(buffer, "PNG", QUICK)
        return bytes(buffer.data().data())

    @Slot(object)
    def _note(self, text: str) -> None:
        self._notes = text
        self._notes_timer.start()

    @Slot()
    def save_notes(self) -> bool:
        """Save what was written; return whether the library has all of it."""
        self._notes_timer.stop()
        if self._notes is None:
            return True
        try:
            self._desk.library.set_notes(self.id, self._notes)
        except UserError as error:
            self.page.failure.show_trouble(error)
            return False
        self._notes = None
        return True

    def copy_notes(self) -> Path | None:
        """Write an emergency copy for notes that the library has not; return where, if it is new.

        Raises nothing: whether they are safe then, ``notes_copied`` says.
        """
        if self.notes_copied:
            return None
        try:
            path = self.emergency_copy()
        except (UserError, OSError) as error:
            LOGGER.warning("Notes on %s are not saved: %s", self.id, error)
            return None
        self._copied = self._notes
        return path

    @property
    def notes_copied(self) -> bool:
        """Whether what the library has not is in an emergency copy."""
        return self._copied == self._notes

    def as_file(self) -> bytes:
        """Return the game as it is in memory, for when the library does not take it."""
        notes = self.page.sides.notes.text if self._notes is None else self._notes
        return rescued_file(self.session, self.title, datetime.now(UTC), notes)

    def emergency_copy(self) -> Path:
        """Write the game into the folder for emergencies and return the path."""
        folder = self._desk.place.emergency
        folder.mkdir(parents=True, exist_ok=True)
        path = free_path(folder, self.title)
        exchange.write_file(path, self.as_file())
        return path

    def reseat(self, changed: Seat) -> None:
        """Store that somebody else takes a seat; the game has to be opened again then."""
        seats = tuple(changed if each.side == changed.side else each for each in self.session.seats)
        self._desk.library.set_seats(self.id, msgspec.json.encode(seats))

    def close(self) -> None:
        """End everything that runs and take the table away."""
        self._notes_timer.stop()
        self.page.close_game()
        self.page.hide()
        self.page.deleteLater()
