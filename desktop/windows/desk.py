"""What the windows share: where things are kept and what is in force."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.paint.theme import ThemeSource
from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.windows.languages import Languages
from desktop.windows.preferences import Preferences


@dataclass(frozen=True, slots=True)
class Desk:
    """Made once at start-up and handed to every window."""

    place: DataDir
    database: Database
    library: Library
    preferences: Preferences
    themes: ThemeSource
    languages: Languages
