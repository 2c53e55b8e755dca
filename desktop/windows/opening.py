"""A game of the library as far as it is opened: what its board shows, and no table yet."""

from __future__ import annotations

from typing import Any

import PySide6
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from desktop import __version__
from desktop.catalogue import game_key
from desktop.paint.theme import Theme
from desktop.play.seats import in_sight
from desktop.play.session import Session
from desktop.store.keeping import LibrarySink, open_session, seats_of
from desktop.store.settings import Settings
from desktop.store.stored import GameRow
from desktop.table.first_board import FirstBoard
from desktop.table.kept_sketch import KeptSketch
from desktop.table.look import PeriodLook
from desktop.table.looks import look_for
from desktop.table.page_outline import Outline, kept_outline
from desktop.windows.desk import Desk
from desktop.windows.tracker_host import tracks


class Opening:
    """What is opened of a game before its table is made."""

    def __init__(self, desk: Desk, game_id: str) -> None:
        """Open a game; raises ``UserError``."""
        self.id, self._desk = game_id, desk
        self.row = desk.library.row(game_id)
        self.game = desk.shelf.game_of(self.row)
        self.session: Session[Any] = open_session(
            desk.library, self.game, game_id, sink=_sink_for(self.row)
        )
        self.look = look_for(self.game)

    def first_board(self, outline: Outline, settings: Settings, theme: Theme) -> FirstBoard | None:
        """Return the board where it lay when the game was put away; none if something is wrong."""
        seat = in_sight(self.session.seats)
        if seat is None or self.session.trouble is not None:
            return None
        view = self.session.view(seat.side)
        if settings.rotate_board:
            self.look.turn_towards(view)
        if isinstance(self.look, PeriodLook):
            self.look.set_period(settings.period_map)
        kept = kept_sketch(self._desk, self.session)
        return FirstBoard(self.look, view, theme, outline, kept)


def kept_sketch(desk: Desk, session: Session[Any]) -> KeptSketch:
    """Return where the sketch of a game's map is kept, as the program looks now."""
    terms = (
        *(__version__, PySide6.__version__),
        game_key(session.game.key, session.setup.packs),
        desk.themes.theme,
        desk.languages.present,
        QGuiApplication.font().pixelSize(),
    )
    return KeptSketch(desk.place.sketch, terms)


def outline_for(desk: Desk, game_id: str, size: QSize | None) -> Outline | None:
    """Return where the board of a game is shown before its table is made; raises ``UserError``.

    It is shown if it lay open when the game was put away. It is not where the screen is passed on,
    or opened by a PIN, before anybody looks; nor on a page of another size, where it would have to
    move; ``None`` is a size that is not known yet. Nothing is opened to find that out.
    """
    row = desk.library.row(game_id)
    outline = kept_outline(desk.preferences.settings.layouts.get(row.game, b""))
    if outline is None or (size is not None and not outline.fits(size)):
        return None
    return None if in_sight(seats_of(row)) is None else outline


def _sink_for(row: GameRow) -> type[LibrarySink]:
    """Return what stores the moves of a game; that of a campaign keeps its versions too."""
    if not tracks(row):
        return LibrarySink
    from desktop.logbook.campaigns import CampaignSink

    return CampaignSink
