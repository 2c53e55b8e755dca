"""The tactical display: names that can be read in their areas, gates, rivets, day and night."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from desktop.paint.colours import contrast, mixed
from desktop.paint.drawing import CAP, text_width
from desktop.paint.theme import ThemeName, load_theme
from desktop.table.hornet_leader.display_art import (
    GATE,
    LIT,
    RIVET,
    outline,
    paint_display,
    paint_label,
)
from desktop.table.hornet_leader.display_plan import (
    SHEET,
    Display,
    DisplayArea,
    label_of,
    ring_box,
)
from desktop.table.hornet_leader.display_tones import tones
from tests.screens.grounds import unread
from tests.table.hornet_leader.pictures import apart, lightness, painted, quarters

COMPACT, USUAL, LARGE, NEAR = 0.44, 0.68, 1.3, 2.8
"""Pixels per unit at 1280x720, 1600x1000, 3840x2160 and 400 %."""
DETAILS = (COMPACT, USUAL, LARGE, NEAR)
THEMES: tuple[ThemeName, ...] = ("dark", "light")


def picture(display: Display, detail: float, theme: ThemeName = "dark") -> QImage:
    return painted(
        lambda p, box: paint_display(p, box, detail, load_theme(theme), display), SHEET, detail
    )


def words_box(area: DisplayArea, detail: float) -> QRectF:
    """Return the box around the words themselves, on the display."""
    place = label_of(area, detail)
    wide = min(place.room, text_width(area.label.upper(), place.em * CAP, 700))
    box = QRectF(-wide / 2, -place.em * CAP / 2, wide, place.em * CAP)
    return QTransform().rotate(place.turn).mapRect(box).translated(place.middle)


@pytest.mark.parametrize("detail", DETAILS)
def test_every_name_can_be_read(qapp: object, display: Display, detail: float) -> None:
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    p = QPainter(image)
    p.scale(detail, detail)
    unread = [
        area.name for area in display.areas if not paint_label(p, area, detail, tones(dark=True))
    ]
    p.end()
    assert unread == []


@pytest.mark.parametrize("detail", DETAILS)
def test_every_name_lies_in_its_own_area(qapp: object, display: Display, detail: float) -> None:
    for area in display.areas:
        path, box = outline(area.outline), words_box(area, detail)
        assert path.contains(box), area.name


@pytest.mark.parametrize("detail", DETAILS)
def test_no_name_covers_another_or_a_corner(qapp: object, display: Display, detail: float) -> None:
    boxes = [words_box(area, detail) for area in display.areas]
    assert [(a, b) for a, b in itertools.combinations(boxes, 2) if a.intersects(b)] == []
    for radius, spots in ((GATE, display.gates), (RIVET, display.rivets)):
        for spot in spots:
            disc = QRectF(0, 0, 2 * radius, 2 * radius)
            disc.moveCenter(QPointF(*spot))
            assert not any(box.intersects(disc) for box in boxes)


def test_a_name_keeps_within_sizes_on_the_screen(display: Display) -> None:
    for area in display.areas:
        sizes = [label_of(area, detail).em * detail for detail in DETAILS]
        assert sizes == sorted(sizes)
        assert 11 <= sizes[0] <= 17
        assert sizes[-1] <= 32


def test_a_name_too_long_for_its_area_is_left_out(qapp: object, display: Display) -> None:
    long = replace(display.areas[0], label="Center " * 12)
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    p = QPainter(image)
    assert not paint_label(p, long, 1.0, tones(dark=True))
    p.end()


def test_the_room_of_a_name_allows_for_the_height_of_its_letters() -> None:
    roof = DisplayArea("roof", "Roof", 3, "north", ((500, 0), (800, 300), (200, 300)), (500, 200))
    place = label_of(roof, 1.0)
    upper = place.middle.y() - place.em * CAP / 2
    assert place.room <= 2 * upper


def test_names_run_along_their_rings(display: Display) -> None:
    turns = {area.side: label_of(area, 1).turn for area in display.areas}
    assert turns == {"": 0, "north": 0, "south": 0, "west": -90, "east": 90}


def test_the_strip_of_a_name_holds_its_words(qapp: object, display: Display) -> None:
    for area in display.areas:
        assert label_of(area, USUAL).strip.contains(words_box(area, USUAL))


@pytest.mark.parametrize("theme", THEMES)
def test_names_stand_out_from_every_ground(theme: ThemeName) -> None:
    colours = tones(dark=theme == "dark")
    for ring, lit in itertools.product(colours.rings, (0.0, *LIT.values())):
        ground = mixed(ring, colours.light if lit > 0 else colours.shade, abs(lit))
        assert contrast(colours.label, ground) >= 4.5


def test_the_rings_are_apart_from_one_another() -> None:
    for dark in (True, False):
        rings = [QColor(ring).lightness() for ring in tones(dark=dark).rings]
        assert all(abs(a - b) >= 8 for a, b in itertools.pairwise(rings))


def test_the_rings_lie_in_one_another(display: Display) -> None:
    boxes = [ring_box(display, ring) for ring in range(4)]
    assert [box.width() for box in boxes] == [220, 480, 740, 960]
    assert all(box.center() == SHEET.center() for box in boxes)


def test_the_night_display_is_much_darker(qapp: object, display: Display) -> None:
    night, day = (lightness(picture(display, 0.3, theme)) for theme in THEMES)
    assert night < 0.5 * day


@pytest.mark.parametrize("theme", THEMES)
def test_tiles_of_the_display_fit_together(
    qapp: object, display: Display, theme: ThemeName
) -> None:
    colours = load_theme(theme)

    def paint(p: QPainter, box: QRectF) -> None:
        paint_display(p, box, 0.6, colours, display)

    whole = painted(paint, SHEET, 0.6)
    tiled = painted(paint, SHEET, 0.6, quarters(SHEET))
    # Qt rounds a gradient by where it begins to fill; more than that would be seen as a seam.
    assert apart(whole, tiled) <= 3


@pytest.mark.parametrize("theme", THEMES)
def test_gates_are_yellow_and_rivets_are_dark(
    qapp: object, display: Display, theme: ThemeName
) -> None:
    image = picture(display, 1.0, theme)
    for x, y in display.gates:
        on_ring = image.pixelColor(round(x + GATE * 0.7071), round(y + GATE * 0.7071))
        assert on_ring.red() > on_ring.blue() + 60
    for x, y in display.rivets:
        assert image.pixelColor(round(x), round(y)).lightness() < 110


def test_a_thumbnail_has_no_names(qapp: object, display: Display) -> None:
    nameless = replace(display, areas=tuple(replace(area, label="") for area in display.areas))
    assert picture(display, 0.1) == picture(nameless, 0.1)
    assert picture(display, COMPACT) != picture(nameless, COMPACT)


@pytest.mark.parametrize("detail", [0.1, *DETAILS])
def test_borders_are_never_thinner_than_a_pixel(
    qapp: object, display: Display, detail: float
) -> None:
    ground = picture(replace(display, gates=(), rivets=()), detail)
    y = round(195 * detail)
    line = max(
        ground.pixelColor(x, y).lightness() for x in range(round(350 * detail), round(420 * detail))
    )
    beside = ground.pixelColor(round(500 * detail), y).lightness()
    assert line > beside + 25


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("detail", DETAILS)
def test_all_words_can_be_read_on_what_lies_below_them(
    qapp: object, display: Display, theme: ThemeName, detail: float
) -> None:
    assert unread(lambda: picture(display, detail, theme)) == []
