"""Games opened with the component data that the program ships."""

from __future__ import annotations

from typing import Any

from desktop import resources
from desktop.rules.core import Game
from desktop.rules.games import find_game


def open_game(key: str) -> Game[Any, Any]:
    """Return the game of that key, ready to play; raises ``KeyError`` for one not known."""
    game = find_game(key)
    files = sorted(resources.path(key, "data").glob("*.toml"))
    return game({file.name: file.read_bytes() for file in files})
