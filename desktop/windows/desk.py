"""What the windows share: where things are kept and what is in force."""

from __future__ import annotations

from typing import Any

import msgspec

from desktop import catalogue
from desktop.paint.theme import ThemeSource
from desktop.rules.core import Game
from desktop.store.database import Database
from desktop.store.errors import NewerGame
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.pins import PinTries
from desktop.store.stored import GameRow
from desktop.windows.languages import Languages
from desktop.windows.preferences import Preferences


class Shelf:
    """The games with their components, each taken from the catalogue when it is first wanted."""

    def __init__(self) -> None:
        self._open: dict[str, Game[Any, Any]] = {}

    def game(self, key: str) -> Game[Any, Any]:
        """Return a game; raises ``KeyError`` for one that does not exist."""
        if key not in self._open:
            self._open[key] = catalogue.open_game(key)
        return self._open[key]

    def game_of(self, row: GameRow) -> Game[Any, Any]:
        """Return the game that was played; raises ``NewerGame`` if this version has it not."""
        try:
            return self.game(row.game)
        except KeyError as error:
            raise NewerGame(row.title) from error


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
