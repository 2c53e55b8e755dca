"""The games there are, in the order in which they are offered."""

from __future__ import annotations

from typing import Any

from desktop.rules.core import Game
from desktop.rules.daring_eagle.game import DaringEagle

GAMES: tuple[type[Game[Any, Any]], ...] = (DaringEagle,)


def find_game(key: str) -> type[Game[Any, Any]]:
    """Return the game of that key, or raise ``KeyError`` naming those there are."""
    for game in GAMES:
        if game.key == key:
            return game
    raise KeyError(f"There is no game {key!r}; there are: {', '.join(g.key for g in GAMES)}.")
