"""Games opened with the component data that the program ships, and with packs of an owner."""

from __future__ import annotations

from typing import Any

import msgspec

from desktop import resources
from desktop.rules.core import Game, Pack
from desktop.rules.games import find_game


def open_game(key: str, packs: tuple[Pack, ...] = ()) -> Game[Any, Any]:
    """Return the game of that key, ready to play with these packs in force.

    Raises ``KeyError`` for a game not known, and ``BadComponents`` for packs that cannot be used.
    """
    game = find_game(key)
    files = sorted(resources.path(key, "data").glob("*.toml"))
    return game({file.name: file.read_bytes() for file in files}, packs)


def game_key(key: str, packs: tuple[Pack, ...]) -> str:
    """Return under which to keep a game open: what its packs say counts, not what they claim."""
    if not packs:
        return key
    # Most games have no packs, and a start needs no digest.
    import hashlib

    said = [(pack.id, sorted(pack.files.items())) for pack in packs]
    return f"{key} {hashlib.sha256(msgspec.msgpack.encode(said)).hexdigest()}"
