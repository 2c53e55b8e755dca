"""What the tests of windows stand on: a data directory of their own and a dressed program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeSource, load_theme
from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.settings import SettingsStore
from desktop.windows.desk import Desk, Shelf
from desktop.windows.languages import Languages
from desktop.windows.preferences import Preferences


@pytest.fixture
def place(data_dir: Path) -> DataDir:
    place = DataDir(data_dir)
    place.prepare()
    return place


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    """The games, whose components are read once for all tests."""
    return Shelf()


@pytest.fixture
def desk(place: DataDir, qapp: QApplication, shelf: Shelf) -> Iterator[Desk]:
    apply_theme(qapp, load_theme("dark"))
    with Database(place) as database:
        store = SettingsStore(database)
        yield Desk(
            place=place,
            database=database,
            library=Library(database),
            preferences=Preferences(store, store.load()[0]),
            themes=ThemeSource(load_theme("dark")),
            languages=Languages(),
            shelf=shelf,
        )
