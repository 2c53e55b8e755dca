"""Packs on the disk for tests."""

from __future__ import annotations

import functools
from pathlib import Path

from desktop import catalogue
from desktop.logbook.packs_shelf import Packs
from desktop.rules.core import Pack


@functools.cache
def _shipped(key: str) -> object:
    return catalogue.open_game(key)


def open_game(key: str, packs: tuple[Pack, ...]) -> object:
    """Return a game; the one without packs is opened once for all tests."""
    return catalogue.open_game(key, packs) if packs else _shipped(key)


def shelf_in(place: Path) -> Packs:
    """Return the packs of a data directory."""
    return Packs(place / "hornet_leader" / "packs", open_game)


def put(shelf: Packs, *packs: Pack) -> None:
    """Write packs as a person would, whatever is in them."""
    for pack in packs:
        folder = shelf.root / pack.id
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in pack.files.items():
            (folder / name).write_text(text, encoding="utf-8")
