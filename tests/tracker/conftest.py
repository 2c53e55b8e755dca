"""What the tests of the tracker's pages stand on."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeSource, load_theme


@pytest.fixture
def themes(qapp: QApplication) -> ThemeSource:
    """The dark theme, in force."""
    apply_theme(qapp, load_theme("dark"))
    return ThemeSource(load_theme("dark"))
