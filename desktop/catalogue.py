"""Games opened with the component data that the program ships, and with packs of an owner."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from desktop import resources
from desktop.kept import Kept
from desktop.rules.core import Game, Pack
from desktop.rules.data_files import Source, parsed
from desktop.rules.games import find_game


def open_game(key: str, packs: tuple[Pack, ...] = ()) -> Game[Any, Any]:
    """Return the game of that key, ready to play with these packs in force.

    Raises ``KeyError`` for a game not known, and ``BadComponents`` for packs that cannot be used.
    """
    game = find_game(key)
    kept = Kept(__file__, key)
    tables: dict[str, Source] = {}
    for file in sorted(resources.path(key, "data").glob("*.toml")):
        source = file.read_bytes()
        tables[file.name] = kept.made(file.name, source, partial(parsed, file.name, source))
    kept.keep()
    return game(tables, packs)


def game_key(key: str, packs: tuple[Pack, ...]) -> str:
    """Return under which to keep a game open: what its packs say counts, not what they claim."""
    if not packs:
        return key
    # Most games have no packs, and a start needs no digest.
    import hashlib

    said = [(pack.id, sorted(pack.files.items())) for pack in packs]
    return f"{key} {hashlib.sha256(msgspec.msgpack.encode(said)).hexdigest()}"
