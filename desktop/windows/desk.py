"""What the windows share: where things are kept and what is in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from desktop import catalogue
from desktop.paint.theme import ThemeSource
from desktop.rules.core import BadComponents, Game, Pack
from desktop.rules.games import GAMES
from desktop.store.database import Database
from desktop.store.errors import DamagedGame, NewerGame, PacksUnusable, ProgramDamaged
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.pins import PinTries
from desktop.store.stored import GameRow
from desktop.windows.languages import Languages
from desktop.windows.preferences import Preferences


def _nothing() -> None:
    pass


class Shelf:
    """The games with their components, each taken from the catalogue when it is first wanted."""

    def __init__(self, loaded: Callable[[], object] = _nothing) -> None:
        """``loaded`` is called when a game has come with its components, which stay."""
        self._loaded = loaded
        self._open: dict[str, Game[Any, Any]] = {}

    def game(self, key: str, packs: tuple[Pack, ...] = ()) -> Game[Any, Any]:
        """Return a game with packs in force.

        Raises ``KeyError`` for one that does not exist, ``BadComponents`` for packs without use,
        and ``ProgramDamaged`` if it is not the packs.
        """
        known = catalogue.game_key(key, packs)
        if known not in self._open:
            try:
                self._open[known] = catalogue.open_game(key, packs)
            except BadComponents as bad:
                if packs:
                    raise
                raise ProgramDamaged(GAMES[key]().title, str(bad)) from bad
            self._loaded()
        return self._open[known]

    def game_of(self, row: GameRow) -> Game[Any, Any]:
        """Return the game that was played, with its packs; raises ``UserError`` if it cannot be.

        That is ``NewerGame`` if this version has it not, ``DamagedGame`` and ``PacksUnusable``.
        """
        if row.game not in GAMES:
            # How it begins is for the version that has it to read.
            raise NewerGame(row.title)
        # Reading how games began is of no use to a start.
        from desktop.play.record import BadRecord
        from desktop.store.keeping import kept_terms

        try:
            return self.game(row.game, kept_terms(row).setup.packs)
        except BadRecord as bad:
            raise DamagedGame(row.title, 0) from bad
        except BadComponents as bad:
            raise PacksUnusable(row.title, str(bad)) from bad


class Desk(msgspec.Struct, frozen=True):
    """Made once at start-up and handed to every window."""

    place: DataDir
    database: Database
    library: Library
    preferences: Preferences
    themes: ThemeSource
    languages: Languages
    shelf: Shelf
    pin_tries: PinTries = msgspec.field(default_factory=PinTries)
