"""The map, painted: tiles that fit, names that can be read and keep apart, what the war changes."""

from __future__ import annotations

import itertools
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.paint.colours import contrast, glass, laid_over
from desktop.paint.drawing import draw_text
from desktop.paint.theme import ThemeName, load_theme
from desktop.table.eagles_missiles import chart_fields, chart_plan, chart_war, chart_ways
from desktop.table.eagles_missiles.chart_changes import changed_parts
from desktop.table.eagles_missiles.chart_fields import paint_field
from desktop.table.eagles_missiles.chart_ground import land_box
from desktop.table.eagles_missiles.chart_lands import lands
from desktop.table.eagles_missiles.chart_names import (
    field_letters,
    land_letters,
    paint_field_name,
)
from desktop.table.eagles_missiles.chart_plan import (
    LANGUAGE,
    SHEET,
    Advance,
    Chart,
    ChartKey,
    LandSpot,
    land_name,
)
from desktop.table.eagles_missiles.chart_tones import tones
from desktop.table.eagles_missiles.chart_war import hatching, paint_plate
from desktop.table.eagles_missiles.chart_ways import arrow, reached
from desktop.table.eagles_missiles.layout import layout
from desktop.table.eagles_missiles.panel_facts import PanelFacts, ScoreRow, TableKey, Taken
from desktop.table.eagles_missiles.panel_parts import Pen
from tests.rules.eagles_missiles.positions import KIT
from tests.screens.grounds import unread
from tests.table.eagles_missiles.charts import (
    CHART,
    COMPACT,
    DETAILS,
    FACTS,
    FIT,
    LOW,
    NEAR,
    THEMES,
    TINY,
    WAR,
    WHOLE,
    aa_box,
    chart,
    painted,
    table_box,
    table_paint,
)
from tests.table.hornet_leader.pictures import apart

PEACE = TableKey()
SMALL = 0.06
"""The share of the table that a single fact may have painted anew."""
ROUNDING = 2


def only(**changed: object) -> TableKey:
    return TableKey(replace(ChartKey(), **changed))


@pytest.mark.parametrize("theme", THEMES)
def test_tiles_fit_together(qapp: object, theme: ThemeName) -> None:
    box = QRectF(1300, 200, 600, 400)
    parts = tuple(QRectF(1300 + 200 * n, 200, 200, 400) for n in range(3))
    whole, tiled = (painted(WAR, theme, box, WHOLE, areas) for areas in ((), parts))
    assert apart(whole, tiled) <= 2


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("detail", DETAILS)
def test_every_name_can_be_read(qapp: object, theme: ThemeName, detail: float) -> None:
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    p = QPainter(image)
    p.scale(detail, detail)
    colours = tones(dark=theme == "dark")
    assert all(paint_field_name(p, each, detail, colours, ruined=False) for each in chart().fields)
    p.end()
    for land in chart().lands:
        assert land_letters(land, detail), land.id
        assert land_letters(land, detail, conquered=True), land.id


@pytest.mark.parametrize("detail", [0.2, LOW, 0.4, 0.43, COMPACT, FIT, NEAR])
def test_a_disc_or_a_tag_at_an_airfield_has_its_words_or_is_not_there(
    qapp: object, detail: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    ground: list[str] = []

    def words(*args: Any, **how: Any) -> bool:
        told.append(draw_text(*args, **how))
        return told[-1]

    abroad = next(each for each in chart().fields if each.viper)
    monkeypatch.setattr(chart_fields, "draw_text", words)
    for shape in ("drawEllipse", "drawRoundedRect"):
        monkeypatch.setattr(QPainter, shape, lambda *_, shape=shape: ground.append(shape))
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    p = QPainter(image)
    p.scale(detail, detail)
    paint_field(p, abroad, ruined=False)
    p.end()
    small = detail < 0.41
    plates = ground.count("drawRoundedRect") - abroad.capacity
    assert (ground.count("drawEllipse"), plates) == ((0, 0) if small else (1, 1))
    assert told == ([] if small else [True, True])


@pytest.mark.parametrize("detail", [TINY, LOW, FIT])
def test_invasions_and_the_strength_of_the_fleet_are_told_on_the_smallest_board(
    qapp: object, detail: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, bool] = {}

    def words(p: QPainter, box: QRectF, text: str, *how: Any, **more: Any) -> bool:
        told[text] = draw_text(p, box, text, *how, **more)
        return told[text]

    for module in (chart_war, chart_ways):
        monkeypatch.setattr(module, "draw_text", words)
    painted(PEACE, "dark", SHEET, detail)
    invasions, strengths = ("I", "II", "III", "IV"), map(str, range(1, 11))
    assert [each for each in (*invasions, *strengths) if not told[each]] == []


@pytest.mark.parametrize(("detail", "told"), [(TINY, False), (FIT, True)])
def test_a_pill_has_its_figure_or_is_not_there(qapp: object, detail: float, told: bool) -> None:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    blank = QImage(image)
    p = QPainter(image)
    p.scale(detail, detail)
    Pen(p, QRectF(0, 0, 80, 80), load_theme("light")).pill(QRectF(5, 5, 50, 24), "3")
    p.end()
    assert (image != blank) is told


def test_a_thumbnail_has_no_names(qapp: object) -> None:
    assert not any(field_letters(field, 0.2) for field in chart().fields)
    assert not any(land_letters(land, 0.2) for land in chart().lands)


@pytest.mark.parametrize("detail", DETAILS)
def test_names_keep_off_each_other_and_off_counters(qapp: object, detail: float) -> None:
    map_ = chart()
    words = {}
    for field in map_.fields:
        name = field_letters(field, detail)
        assert name
        words[field.id] = name[0].boundingRect()
    signs = {field.id: field.sign for field in map_.fields}
    signs |= {f"plate {land.id}": land.plate for land in map_.lands}
    signs |= {f"aa {land.id}": aa_box(land.id) for land in map_.lands if land.kind == "polish"}
    for key, word in words.items():
        assert SHEET.contains(word), key
        for other, sign in signs.items():
            assert not word.intersects(sign), f"{key} and {other}"
    for (a, one), (b, other_word) in itertools.combinations(words.items(), 2):
        assert not one.intersects(other_word), f"{a} and {b}"


@pytest.mark.parametrize("detail", [0.305, 0.316])
def test_a_small_window_with_a_hint_keeps_the_names(qapp: object, detail: float) -> None:
    names = {field.id: field_letters(field, detail) for field in chart().fields}
    boxes = {key: name[0].boundingRect() for key, name in names.items() if name}
    assert len(boxes) == len(chart().fields)
    assert all(land_letters(land, detail) for land in chart().lands if land.kind == "polish")
    pairs = itertools.combinations(boxes, 2)
    # One pair touches, and is read all the same.
    touching = {(a, b) for a, b in pairs if boxes[a].intersects(boxes[b])}
    assert touching <= {("KOSZALIN", "SWIDWIN"), ("SWIDWIN", "KOSZALIN")}


@pytest.mark.parametrize("detail", DETAILS)
def test_the_name_of_a_territory_keeps_to_its_plate(qapp: object, detail: float) -> None:
    for land in chart().lands:
        for conquered in (False, True):
            name = land_letters(land, detail, conquered=conquered)
            assert name
            assert land.plate.contains(name[0].boundingRect()), land.id


@pytest.mark.parametrize("detail", DETAILS)
def test_a_battle_keeps_the_name_of_its_territory(qapp: object, detail: float) -> None:
    def plate(land: LandSpot) -> QImage:
        box = land.plate
        image = QImage(round(box.width() * detail), 40, QImage.Format.Format_RGB32)
        image.fill(0)
        p = QPainter(image)
        p.scale(detail, detail)
        p.translate(-box.topLeft())
        paint_plate(p, tones(dark=True), land)
        p.end()
        return image

    for land in chart().lands:
        if land.kind == "polish":
            assert plate(land) != plate(replace(land, name="X")), land.id


def test_territories_have_their_own_names_in_polish(monkeypatch: pytest.MonkeyPatch) -> None:
    assert land_name(KIT.territories["MAZ"]) == "Mazovia"
    monkeypatch.setattr(chart_plan, "say", lambda text: "pl" if text == LANGUAGE else "?")
    assert land_name(KIT.territories["MAZ"]) == "Mazowsze"


def test_polish_names_keep_to_their_plate(qapp: object) -> None:
    for land in chart().lands:
        polish = replace(land, name=KIT.territories[land.id].name_pl)
        name = land_letters(polish, FIT)
        assert name
        assert land.plate.contains(name[0].boundingRect()), land.id


@pytest.mark.parametrize("theme", THEMES)
def test_names_stand_out_from_every_ground(theme: ThemeName) -> None:
    colours = tones(dark=theme == "dark")
    grounds = (colours.sea, *colours.depths, *colours.lines.values(), *colours.neighbours.values())
    for ground in (*grounds, colours.wash):
        halo = laid_over(glass(colours.halo, 0.84), ground)
        assert contrast(colours.ink, halo) >= 7, ground


def test_the_night_is_darker(qapp: object) -> None:
    night, day = (painted(PEACE, theme, detail=0.05) for theme in THEMES)
    at = (night.width() // 2, night.height() // 2)
    assert night.pixelColor(*at).lightness() + 60 < day.pixelColor(*at).lightness()


@pytest.mark.parametrize(
    "key",
    [
        only(conquered=("SUB",)),
        only(ruins=("RZESZOW",)),
        only(ruins=("POWIDZ",)),
        only(battles=("SUB",)),
        only(fleet=4),
        only(advances=(Advance(1), *(Advance(),) * 3)),
        only(advances=(Advance(0, "blocked"), *(Advance(),) * 3)),
        only(advances=(*(Advance(),) * 3, Advance(4, "done"))),
        TableKey(facts=PanelFacts(fighters=Taken(1, 2))),
        TableKey(facts=replace(FACTS, today=("Something",))),
        WAR,
    ],
)
def test_what_changes_is_painted_anew_and_nothing_else(qapp: object, key: TableKey) -> None:
    parts = changed_parts(layout(), chart(), PEACE, key)
    assert parts
    box = table_box()
    before, after = (painted(each, "dark", box, COMPACT) for each in (PEACE, key))
    assert before != after
    for image in (before, after):
        p = QPainter(image)
        p.scale(COMPACT, COMPACT)
        for part in parts:
            p.fillRect(part, "#000000")
        p.end()
    assert before == after


@pytest.mark.parametrize(
    "change",
    [
        {"pool": (3, 2, 1, 3, 1)},
        {"fighters": Taken(3, 4)},
        {"bombers": Taken(0, 2)},
        {"score": (FACTS.score[0], ScoreRow("Units destroyed", 8, 3, 2, 2))},
        {"score": (ScoreRow("Cities destroyed", 4, 1, 4, 4), FACTS.score[1])},
        {"limit": 12},
        {"drawn": 3},
    ],
)
def test_a_fact_is_painted_anew_where_it_shows(qapp: object, change: dict[str, object]) -> None:
    key = TableKey(CHART, replace(FACTS, **change))
    parts = changed_parts(layout(), chart(), WAR, key)
    box = table_box()
    assert sum(part.width() * part.height() for part in parts) < SMALL * box.width() * box.height()
    before, after = (painted(each, "dark", box, COMPACT) for each in (WAR, key))
    assert before != after
    for image in (before, after):
        p = QPainter(image)
        p.scale(COMPACT, COMPACT)
        for part in parts:
            p.fillRect(part, "#000000")
        p.end()
    assert before == after


def test_a_table_mended_in_parts_looks_like_one_painted_anew(qapp: object) -> None:
    facts = replace(FACTS, pool=(0, 2, 1, 4, 3), bombers=Taken(3, 3), score=FACTS.score[:1])
    burnt = replace(CHART, battles=("LDZ", "KUJ"), ruins=("MINSK", "GDANSK"))
    box = table_box()
    mended = painted(WAR, "dark", box, COMPACT)
    keys = (WAR, TableKey(CHART, facts), TableKey(burnt, facts))
    for before, after in itertools.pairwise(keys):
        for part in changed_parts(layout(), chart(), before, after):
            pixels = QRectF(part.topLeft() * COMPACT, part.size() * COMPACT).toAlignedRect()
            p = QPainter(mended)
            p.setClipRect(pixels)
            p.scale(COMPACT, COMPACT)
            exposed = QRectF(pixels.topLeft().toPointF() / COMPACT, pixels.size() / COMPACT)
            table_paint(after, COMPACT)(p, exposed)
            p.end()
    assert apart(mended, painted(keys[-1], "dark", box, COMPACT)) <= ROUNDING


def test_the_same_table_changes_nowhere() -> None:
    assert changed_parts(layout(), chart(), WAR, WAR) == ()


@pytest.mark.rule("EM-I.1")
def test_an_arrow_is_solid_as_far_as_the_invasion_got() -> None:
    way = layout().ways["III"]
    assert [reached(way, Advance(n)) for n in range(5)] == [0, 0.25, 0.5, 0.75, 1]
    assert reached(way, Advance(4, "done")) == 1
    for n in range(1, 5):
        tip = QPointF(*way[n])
        behind = arrow(way, 0, n / 4).boundingRect()
        assert behind.adjusted(-1, -1, 1, 1).contains(tip)
        assert behind.width() < arrow(way, 0, 1).boundingRect().width() or n == 4


@pytest.mark.parametrize("key", ["MAZ", "WPM", "SUB"])
def test_hatching_keeps_to_its_territory(key: str) -> None:
    assert land_box(key).adjusted(-6, -6, 6, 6).contains(hatching(key).boundingRect())
    inside = lands().territories[key]
    stripes = hatching(key).toSubpathPolygons()
    middles = [stripe.boundingRect().center() for stripe in stripes]
    assert sum(inside.contains(middle) for middle in middles) >= 0.9 * len(middles) > 5


@pytest.mark.parametrize("theme", THEMES)
def test_a_conquered_territory_is_told_without_its_colour(qapp: object, theme: ThemeName) -> None:
    """By hatching and by the card on it."""
    box = land_box("SUB")
    key = only(conquered=("SUB",))
    grey = [
        painted(each, theme, box, WHOLE).convertToFormat(QImage.Format.Format_Grayscale8)
        for each in (PEACE, key)
    ]
    assert grey[0] != grey[1]


def test_the_relief_lies_on_land() -> None:
    relief = lands().relief
    tatra, sea = QPointF(1383, 1414), QPointF(900, 120)
    assert any(path.contains(tatra) for _, path in relief["peak"])
    assert not any(path.contains(sea) for level in relief.values() for _, path in level)


def test_a_map_has_names_for_all_its_places() -> None:
    map_: Chart = chart()
    assert map_.land("LDZ").name == "Łódź Province"
    assert map_.field("SWIDWIN").name == "Świdwin"
    assert len({field.id for field in map_.fields}) == len(map_.fields) == 37
    assert CHART.conquered


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("detail", DETAILS)
def test_all_words_can_be_read_on_what_lies_below_them(
    qapp: object, theme: ThemeName, detail: float
) -> None:
    for key in (PEACE, WAR):
        assert unread(partial(painted, key, theme, detail=detail)) == []
