"""What the tests of the tracker's pages stand on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.logbook.campaigns import Campaigns
from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeSource, load_theme
from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from tests.rules.hornet_leader.logbooks import GAME


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
        yield Campaigns(Library(database), lambda _key, _packs: GAME)
