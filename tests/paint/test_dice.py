"""Dice and their ruler."""

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.paint.dice import (
    Die,
    DieMark,
    RulerFace,
    Sides,
    die_pixmap,
    paint_ruler,
)
from desktop.paint.theme import Theme, Tone, load_theme


@pytest.fixture
def theme() -> Theme:
    return load_theme("dark")


@pytest.mark.parametrize("sides", [6, 10])
def test_every_number_and_the_unthrown_die_look_different(
    qapp: QApplication, theme: Theme, sides: Sides
) -> None:
    numbers = [None, *range(1, sides + 1)]
    pictures = [die_pixmap(Die(sides, number), 48, 1, theme).toImage() for number in numbers]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


@pytest.mark.parametrize("size", [24, 48])
def test_a_die_of_ten_shows_its_number_even_when_small(
    qapp: QApplication, theme: Theme, size: int
) -> None:
    seven, eight = (die_pixmap(Die(10, n), size, 1, theme).toImage() for n in (7, 8))
    assert seven != eight


@pytest.mark.parametrize("mark", [DieMark.HIT, DieMark.MISS, DieMark.IGNORED])
def test_a_mark_shows_on_a_die(qapp: QApplication, theme: Theme, mark: DieMark) -> None:
    plain = Die(6, 4)
    marked = msgspec.structs.replace(plain, mark=mark)
    assert die_pixmap(plain, 32, 1, theme).toImage() != die_pixmap(marked, 32, 1, theme).toImage()


def ruler(theme: Theme, faces: tuple[RulerFace, ...], rolled: int | None = None) -> QImage:
    picture = QImage(300, 50, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(theme.base))
    p = QPainter(picture)
    paint_ruler(p, QRectF(0, 0, 300, 50), faces, theme, rolled)
    p.end()
    return picture


def test_good_faces_carry_a_tick_below_them(qapp: QApplication, theme: Theme) -> None:
    faces = tuple(RulerFace(n, Tone.GOOD if n > 3 else Tone.PLAIN) for n in range(1, 7))
    picture = ruler(theme, faces)
    ground = QColor(theme.base)

    def marked(face: int) -> bool:
        left = face * 50
        return any(
            picture.pixelColor(x, y) != ground
            for x in range(left + 10, left + 40)
            for y in range(34, 46)
        )

    assert [marked(i) for i in range(6)] == [False, False, False, True, True, True]


def test_the_face_that_was_rolled_is_ringed(qapp: QApplication, theme: Theme) -> None:
    faces = tuple(RulerFace(n) for n in range(1, 7))
    assert ruler(theme, faces) != ruler(theme, faces, rolled=4)
    assert ruler(theme, faces, rolled=3) != ruler(theme, faces, rolled=4)
