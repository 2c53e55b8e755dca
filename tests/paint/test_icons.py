"""The icons: each name has its drawing, and each drawing takes the colour it is given."""

from typing import get_args

import pytest
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication

from desktop import resources
from desktop.paint.icons import IconName, button_icon, icon
from desktop.paint.theme import load_theme

NAMES: tuple[IconName, ...] = get_args(IconName)


def close(a: str, b: str) -> bool:
    """Return whether two colours differ by no more than the arithmetic of blending."""
    first, second = QColor(a), QColor(b)
    steps = (
        first.red() - second.red(),
        first.green() - second.green(),
        first.blue() - second.blue(),
    )
    return max(map(abs, steps)) <= 2


def colours(picture: QImage) -> set[str]:
    """Return the colours of all pixels that are nearly opaque."""
    return {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() > 250
    }


def test_names_and_files_are_the_same() -> None:
    assert {path.stem for path in resources.path("icons").glob("*.svg")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_is_drawn_in_the_colour_asked_for(qapp: QApplication, name: IconName) -> None:
    assert all(close(colour, "#dcb662") for colour in colours(icon(name, "#dcb662", 36).toImage()))


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_keeps_clear_of_its_edges(qapp: QApplication, name: IconName) -> None:
    picture = icon(name, "#000000", 48).toImage()
    rim = [picture.pixelColor(i, j).alpha() for i in range(48) for j in (0, 47)]
    rim += [picture.pixelColor(j, i).alpha() for i in range(48) for j in (0, 47)]
    assert max(rim) == 0


def test_an_icon_is_finer_at_a_higher_ratio(qapp: QApplication) -> None:
    fine = icon("home", "#ffffff", 18, 1.5)
    assert fine.width() == 27
    assert fine.devicePixelRatio() == 1.5


def test_a_disabled_button_has_a_weaker_icon(qapp: QApplication) -> None:
    theme = load_theme("dark")
    made = button_icon("undo", theme.palette())
    size = made.availableSizes()[0]
    normal = made.pixmap(size, 2.0, QIcon.Mode.Normal).toImage()
    weak = made.pixmap(size, 2.0, QIcon.Mode.Disabled).toImage()
    assert all(close(colour, theme.text) for colour in colours(normal))
    assert all(close(colour, theme.faint) for colour in colours(weak))
