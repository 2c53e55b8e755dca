"""Signs on pills of every colour, and what the map says under the light on a place, can be read."""

import pytest
from msgspec.structs import asdict
from PySide6.QtGui import QColor

from desktop.paint.colours import Colour, contrast, glass, laid_over
from desktop.paint.theme import ThemeName, load_theme
from desktop.table.daring_eagle import marks as eagle
from desktop.table.eagles_missiles import deploy_marks
from desktop.table.eagles_missiles import marks as invasion
from desktop.table.eagles_missiles import overlays as threats
from desktop.table.hornet_leader import marks as hornet
from desktop.table.mark_shapes import LIT, PALE, WASHED, ink_on
from desktop.table.red_menace import marks as menace
from desktop.table.red_menace import overlays, routes_overlay
from desktop.table.red_menace.chart_cities import FILLS
from desktop.table.red_menace.chart_tones import Skin, tones

THEMES: tuple[ThemeName, ...] = ("dark", "light")
OWN = (
    *(eagle.GREEN, eagle.GREY, eagle.DANGER, invasion.GOLD, invasion.GREEN),
    *(hornet.GREEN, hornet.GOLD, hornet.RED, menace.GOLD, menace.BLUE, menace.RED),
    *(deploy_marks.DUEL, deploy_marks.GROUND, deploy_marks.MISSING, deploy_marks.BROWN),
    *(threats.RED, threats.AMBER, overlays.HARMLESS),
    *(routes_overlay.RED, routes_overlay.ORANGE, routes_overlay.GREEN),
)
"""Every colour that a game gives its marks."""


@pytest.mark.parametrize("colour", sorted(set(OWN)))
def test_signs_on_a_pill_of_a_game_can_be_read(colour: str) -> None:
    assert contrast(ink_on(QColor(colour)), colour) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_signs_on_a_pill_of_a_theme_can_be_read(name: ThemeName) -> None:
    theme = load_theme(name)
    for colour in (
        *(theme.target, theme.threat, theme.info, theme.good, theme.selection),
        *asdict(theme.accents).values(),
    ):
        assert contrast(ink_on(QColor(colour)), colour) >= 4.5


def under(colour: Colour, wash: str) -> QColor:
    """Return a colour of the map below the light on a place that is in reach."""
    return laid_over(glass(wash, WASHED), laid_over(glass(PALE, LIT), colour))


def test_the_letter_of_a_city_is_read_under_the_light_on_its_hex() -> None:
    for fill, ink, _ in FILLS.values():
        assert contrast(under(ink, menace.WASH), under(fill, menace.WASH)) >= 3.0
    fill, ink, _ = FILLS["blue"]
    assert contrast(under(ink, menace.WASH), under(fill, menace.WASH)) >= 4.5


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("skin", ["chart", "period"])
def test_a_name_is_read_under_the_light_on_its_hex(skin: Skin, name: ThemeName) -> None:
    colours = tones(skin, dark=name == "dark")
    for land in colours.lands.values():
        halo = laid_over(glass(colours.halo, 0.86), land)
        for wash in (menace.WASH, load_theme(name).threat):
            assert contrast(under(colours.ink, wash), under(halo, wash)) >= 4.5
