"""The polar chart, painted: tiles that fit, skins, owners, destroyed cities, small print."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.paint.colours import contrast, glass, laid_over
from desktop.paint.theme import ThemeName, load_theme
from desktop.table.red_menace.chart_art import paint_chart
from desktop.table.red_menace.chart_cities import FILLS, GONE, paint_name
from desktop.table.red_menace.chart_coast import coast
from desktop.table.red_menace.chart_plan import SHEET, ChartKey, HexSpot
from desktop.table.red_menace.chart_signs import paint_signs
from desktop.table.red_menace.chart_tiles import paint_kept_chart
from desktop.table.red_menace.chart_tones import OWNERS, Skin, tones
from tests.screens.grounds import unread
from tests.table.hornet_leader.pictures import apart
from tests.table.red_menace.charts import DETAILS, FIT, TINY, WHOLE, chart, city, painted

THEMES: tuple[ThemeName, ...] = ("dark", "light")
SKINS: tuple[Skin, ...] = ("chart", "period")


def picture(
    key: ChartKey = ChartKey(),  # noqa: B008  # frozen
    theme: ThemeName = "dark",
    box: QRectF = SHEET,
    detail: float = FIT,
    areas: tuple[QRectF, ...] = (),
) -> QImage:
    paint = lambda p, area: paint_chart(p, area, detail, load_theme(theme), chart(), key)  # noqa: E731
    return painted(paint, box, detail, areas)


def around(x: float, y: float, reach: float = 60) -> QRectF:
    return QRectF(x - reach, y - reach, 2 * reach, 2 * reach)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("skin", SKINS)
def test_tiles_fit_together(qapp: object, skin: Skin, theme: ThemeName) -> None:
    key = ChartKey(skin=skin, destroyed=("S", "I", "9"))
    box = QRectF(100, 1000, 600, 400)
    parts = tuple(QRectF(100 + 200 * n, 1000, 200, 400) for n in range(3))
    whole, tiled = (picture(key, theme, box, WHOLE, areas) for areas in ((), parts))
    assert apart(whole, tiled) <= 2


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("detail", DETAILS)
def test_every_name_can_be_read(qapp: object, skin: Skin, theme: ThemeName, detail: float) -> None:
    colours = tones(skin, dark=theme == "dark")
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    p = QPainter(image)
    p.scale(detail, detail)
    names = chart().cities
    assert all(paint_name(p, each, detail, colours, gone=False) for each in names)
    p.end()


@pytest.mark.parametrize("detail", [TINY, *DETAILS])
def test_the_number_of_a_defence_site_is_read_on_the_smallest_board(
    qapp: object, detail: float
) -> None:
    first = next(spot for spot in chart().hexes if spot.ad == 1)
    spots = [replace(first, ad=number) for number in (1, 2)]
    seen = [painted(partial(_sites, spot=spot), around(spot.x, spot.y), detail) for spot in spots]
    assert seen[0] != seen[1]


def _sites(p: QPainter, area: QRectF, spot: HexSpot) -> None:
    paint_signs(p, area, 1.0, replace(chart(), hexes=(spot,)), dark=True)


@pytest.mark.parametrize(("detail", "told"), [(TINY, False), (FIT, True)])
def test_a_tag_of_the_dew_line_has_its_number_or_is_not_there(
    qapp: object, detail: float, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    spot = next(spot for spot in chart().hexes if spot.dew)
    tags: list[QRectF] = []
    monkeypatch.setattr(QPainter, "drawRoundedRect", lambda _, box, *__: tags.append(box))
    painted(partial(_sites, spot=spot), around(spot.x, spot.y), detail)
    assert bool(tags) is told


def test_a_thumbnail_has_no_names(qapp: object) -> None:
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    p = QPainter(image)
    drawn = paint_name(p, city("K"), 0.2, tones("chart", dark=True), gone=False)
    p.end()
    assert not drawn


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("skin", SKINS)
def test_names_stand_out_from_every_land(skin: Skin, theme: ThemeName) -> None:
    colours = tones(skin, dark=theme == "dark")
    for ground in (colours.sea, colours.deep, colours.ice, *colours.lands.values()):
        halo = laid_over(glass(colours.halo, 0.86), ground)
        assert contrast(colours.ink, halo) >= 7, ground


def test_letters_stand_out_from_their_icons() -> None:
    for fill, ink, _ in (*FILLS.values(), GONE):
        assert contrast(fill, ink) >= 4.5


@pytest.mark.rule("RM-5.1")
@pytest.mark.parametrize("theme", THEMES)
def test_the_period_chart_is_grey_but_for_its_symbols(qapp: object, theme: ThemeName) -> None:
    image = picture(ChartKey(skin="period"), theme)
    # An empty hex of Canada and the open sea, then the icons of Chicago and Irkutsk.
    grounds = [QPointF(400, 1050), QPointF(950, 1250), QPointF(250, 250)]
    signs = [city("K").icon.center(), city("7").icon.center()]
    strengths = [
        [strongest(image, around(at.x(), at.y(), 10)) for at in spots] for spots in (grounds, signs)
    ]
    assert max(strengths[0]) < 40
    assert min(strengths[1]) > 120


def strongest(image: QImage, box: QRectF) -> int:
    """Return the strongest colour in a part of a picture at the usual scale, from 0 to 255."""
    pixels = [
        image.pixelColor(round(x * FIT), round(y * FIT))
        for x in range(int(box.left()), int(box.right()), 2)
        for y in range(int(box.top()), int(box.bottom()), 2)
    ]
    return max(
        max(c.red(), c.green(), c.blue()) - min(c.red(), c.green(), c.blue()) for c in pixels
    )


@pytest.mark.parametrize("skin", SKINS)
def test_the_night_is_darker(qapp: object, skin: Skin) -> None:
    key = ChartKey(skin=skin)
    night, day = (mean_lightness(picture(key, theme)) for theme in THEMES)
    assert night + 50 < day


def mean_lightness(image: QImage) -> int:
    """Return how light a picture is on the average, from 0 to 255."""
    # Halved step by step: smoothing at once over the whole picture would leave most of it out.
    while image.width() > 2:
        image = image.scaled(
            image.width() // 2,
            max(1, image.height() // 2),
            mode=Qt.TransformationMode.SmoothTransformation,
        )
    return image.pixelColor(0, 0).lightness()


@pytest.mark.rule("RM-5a")
def test_cities_lie_on_the_land_of_their_owner() -> None:
    lands = coast().lands
    for each in chart().cities:
        owners = [owner for owner in OWNERS if near(each.x, each.y, owner)]
        expected = {"B": "greenland", "C": "greenland", "T": "uk", "12": "cuba"}.get(each.id)
        if expected is None:
            blue = "canada" if each.id in "EFGU" else "usa"
            expected = blue if each.side == "blue" else "ussr"
        assert expected in owners, each.name
    assert set(lands) == set(OWNERS)


def near(x: float, y: float, owner: str) -> bool:
    """Return whether land of an owner lies in the hex with this middle."""
    path = next(path for name, path in coast().lands.items() if name == owner)
    return path.intersects(around(x, y, 50))


def test_the_caspian_and_the_pole_are_water() -> None:
    for at in (QPointF(*chart().pole), QPointF(905, 165), QPointF(985, 1300)):
        assert not any(path.contains(at) for path in coast().lands.values()), at
    assert coast().lands["ussr"].contains(QPointF(500, 250))
    assert coast().lands["canada"].contains(QPointF(400, 1000))


def test_a_destroyed_city_changes_nothing_far_from_it(qapp: object) -> None:
    before, after = (picture(ChartKey(destroyed=gone), detail=FIT) for gone in ((), ("K",)))
    spot = city("K")
    here = around(spot.x, spot.y, 90)
    near_it, far = (
        {image.copy(cut(box)).pixelColor(5, 5).name() for image in (before, after)}
        for box in (spot.icon, around(300, 300))
    )
    assert len(near_it) == 2
    assert len(far) == 1
    for image in (before, after):
        p = QPainter(image)
        p.fillRect(cut(here), QColor("#000000"))
        p.end()
    assert before == after


def cut(box: QRectF) -> QRect:
    """Return the pixels of a part of the chart at the usual scale."""
    scaled = QRectF(box.x() * FIT, box.y() * FIT, box.width() * FIT, box.height() * FIT)
    return scaled.toAlignedRect()


def test_the_cities_of_one_hex_keep_their_own_mark(qapp: object) -> None:
    pictures = [
        picture(ChartKey(destroyed=gone), box=around(600, 1205), detail=WHOLE)
        for gone in ((), ("H",), ("I",), ("H", "I"))
    ]
    assert all(a != b for n, a in enumerate(pictures) for b in pictures[:n])


def test_hexes_are_numbered_only_near(qapp: object) -> None:
    box = around(950, 1250)
    for detail, differs in ((WHOLE, False), (2.0, True)):
        with_numbers, without = (
            picture(ChartKey(numbers=numbers), box=box, detail=detail) for numbers in (True, False)
        )
        assert (with_numbers != without) == differs


def test_a_kept_picture_is_the_same(qapp: object) -> None:
    box, key, theme = QRectF(100, 300, 500, 400), ChartKey(destroyed=("9",)), load_theme("light")
    direct = picture(key, "light", box, WHOLE)
    kept = [
        painted(lambda p, area: paint_kept_chart(p, area, WHOLE, theme, chart(), key), box, WHOLE)
        for _ in range(2)
    ]
    assert apart(direct, kept[0]) <= 1
    assert kept[0] == kept[1]


def test_a_large_or_turned_picture_is_not_kept(qapp: object) -> None:
    key, theme = ChartKey(), load_theme("dark")
    large = painted(
        lambda p, area: paint_kept_chart(p, area, WHOLE, theme, chart(), key), SHEET, WHOLE
    )
    assert large == picture(detail=WHOLE)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("detail", [0.375, 0.39, *DETAILS])
def test_all_words_can_be_read_on_what_lies_below_them(
    qapp: object, skin: Skin, theme: ThemeName, detail: float
) -> None:
    key = ChartKey(skin=skin, destroyed=("S", "I", "9"))
    assert unread(lambda: picture(key, theme, detail=detail)) == []
