"""The shipped fonts: every letter of our languages, figures of one width, text scale."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QGuiApplication, QRawFont
from PySide6.QtWidgets import QApplication

from desktop import resources
from desktop.paint import fonts

LETTERS = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻàâçéèêëîïôœùûüÿäöüßÄÖÜñ¡¿áíú§−–×"
FILES = sorted(path.name for path in resources.path("fonts").glob("*.ttf"))


@pytest.mark.parametrize("name", FILES)
def test_every_letter_of_our_languages_is_in_the_font(qapp: QApplication, name: str) -> None:
    font = QRawFont(str(resources.path("fonts", name)), 16)
    missing = [letter for letter in LETTERS if not font.supportsCharacter(ord(letter))]
    assert missing == []


@pytest.mark.parametrize(
    ("family", "weights"),
    [(fonts.INTERFACE, (400, 500, 600, 700)), (fonts.CONDENSED, (500, 600, 700))],
)
def test_each_weight_is_found_under_its_family(
    qapp: QApplication, family: str, weights: tuple[int, ...]
) -> None:
    make = fonts.interface if family == fonts.INTERFACE else fonts.condensed
    for weight in weights:
        found = QFontInfo(make(14, weight))
        assert (found.family(), found.weight()) == (family, weight)


def test_figures_have_one_width(qapp: QApplication) -> None:
    for font in (fonts.interface(14), fonts.condensed(14), fonts.condensed(29, 700)):
        metrics = QFontMetricsF(font)
        assert len({metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}) == 1


@pytest.mark.parametrize(("scale", "pixels"), [(50, 11), (80, 11), (100, 14), (200, 28), (900, 28)])
def test_the_text_scale_stays_between_80_and_200(
    qapp: QApplication, scale: int, pixels: int
) -> None:
    assert fonts.body_font(scale).pixelSize() == pixels


def test_all_fonts_follow_the_text_scale(qapp: QApplication) -> None:
    before = QGuiApplication.font()
    qapp.setFont(fonts.body_font(200))
    try:
        assert fonts.interface(13).pixelSize() == 26
        assert fonts.small_capitals().pixelSize() == 24
    finally:
        qapp.setFont(before)


def test_the_licence_lies_beside_the_fonts() -> None:
    assert "SIL OPEN FONT LICENSE" in resources.path("fonts", "OFL.txt").read_text()
