"""Figures on coloured cells and letters on coloured bands are read, however strong the colour."""

import pytest
from PySide6.QtGui import QPalette

from desktop.paint.colours import SIGNS, contrast, laid_over
from desktop.paint.theme import ThemeName, load_theme
from desktop.table.histogram import quiet_fill
from desktop.tracker.charts_art import Brush, band_fill
from desktop.tracker.charts_heat import STRENGTHS, cell_fill
from desktop.tracker.squadron_delegate import heat_fill

THEMES: tuple[ThemeName, ...] = ("dark", "light")


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("letter", STRENGTHS)
def test_the_words_on_a_status_can_be_read(name: ThemeName, letter: str) -> None:
    theme = load_theme(name)
    brush = Brush(theme.palette("hornet_leader"), theme)
    tone = brush.status(letter)
    assert tone is not None
    for ground in (theme.base, theme.raised):
        assert contrast(theme.text, cell_fill(ground, tone, letter)) >= 4.5
        assert contrast(tone, laid_over(band_fill(tone), ground)) >= 4.5
        for share in (0.0, 0.5, 1.0):
            assert contrast(theme.text, heat_fill(ground, tone, share)) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_worse_is_stronger(name: ThemeName) -> None:
    theme = load_theme(name)
    for tone in (theme.good, theme.warn, theme.bad):
        seen = [contrast(cell_fill(theme.base, tone, each), theme.base) for each in STRENGTHS]
        heat = [contrast(heat_fill(theme.base, tone, share / 4), theme.base) for share in range(5)]
        assert seen == sorted(seen)
        assert heat == sorted(heat)


@pytest.mark.parametrize("name", THEMES)
def test_lines_and_columns_are_seen_on_their_ground(name: ThemeName) -> None:
    theme = load_theme(name)
    palette = theme.palette("hornet_leader")
    brush = Brush(palette, theme)
    for ground in (theme.base, theme.raised):
        for look in range(-1, 4):
            assert contrast(brush.line(look), ground) >= SIGNS
        assert contrast(quiet_fill(palette), ground) >= SIGNS
        assert contrast(palette.color(QPalette.ColorRole.Accent), ground) >= SIGNS
    for others in range(4):
        assert contrast(brush.line(-1), theme.raised) < contrast(brush.line(others), theme.raised)
