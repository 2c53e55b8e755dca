"""What the tests of the tracker's pages stand on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop import catalogue
from desktop.logbook.campaigns import Campaigns
from desktop.logbook.packs_shelf import Packs
from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeSource, load_theme
from desktop.rules.core import Game, Pack
from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from tests.rules.hornet_leader.positions import GAME


@pytest.fixture
def themes(qapp: QApplication) -> ThemeSource:
    """The dark theme, in force."""
    apply_theme(qapp, load_theme("dark"))
    return ThemeSource(load_theme("dark"))


@pytest.fixture
def campaigns(data_dir: Path) -> Iterator[Campaigns]:
    """An empty library."""
    place = DataDir(data_dir)
    place.prepare()
    with Database(place) as database:
        yield Campaigns(Library(database), open_game)


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """A folder of packs that is not there yet."""
    return Packs(tmp_path / "packs", open_game)


def open_game(key: str, chosen: tuple[Pack, ...] = ()) -> Game[Any, Any]:
    """Return the game; without packs its components are read once for all tests."""
    return catalogue.open_game(key, chosen) if chosen else GAME
