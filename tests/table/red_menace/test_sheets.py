"""Both sheets, painted: words that keep their room in every language, facts that are seen."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.models.say import say
from desktop.paint.drawing import LEAST_TEXT
from desktop.paint.theme import ThemeName, load_theme
from desktop.rules.core import Text
from desktop.table.red_menace import sheet_parts
from desktop.table.red_menace.chart_cities import paint_badge
from desktop.table.red_menace.chart_plan import ICON, ChartKey
from desktop.table.red_menace.layout import layout
from desktop.table.red_menace.sheet_art import paint_sheets, paint_table
from desktop.table.red_menace.sheet_facts import FLIGHTS, FlightRow, SheetFacts, TableKey
from desktop.table.red_menace.sheet_parts import Pen, shortened
from tests.screens.grounds import unread
from tests.table.hornet_leader.pictures import apart
from tests.table.red_menace.charts import COMPACT, FIT, TINY, chart, facts, painted, table_box

THEMES: tuple[ThemeName, ...] = ("dark", "light")
PLACE = "desktop.table.red_menace"
PLATE = (116.0, 28.0)
"""Width and height of what lies under the word on a destroyed base."""
LONGER = 1.35
"""How much longer Polish words are than English ones."""


def sheets(
    key: TableKey, detail: float = FIT, theme: ThemeName = "dark", areas: tuple[QRectF, ...] = ()
) -> QImage:
    return painted(
        lambda p, area: paint_sheets(p, area, load_theme(theme), layout(), chart(), key),
        table_box(),
        detail,
        areas,
    )


def changed(one: SheetFacts, other: SheetFacts) -> set[str]:
    """Return the boxes in which the pictures of two states differ."""
    pictures = [sheets(TableKey(facts=each)) for each in (one, other)]
    found = set()
    for box in layout().boxes.values():
        if box.kind == "sheet":
            continue
        x, y, wide, high = box.at
        table = table_box()
        part = QRectF((x - table.x()) * FIT, (y - table.y()) * FIT, wide * FIT, high * FIT).toRect()
        if pictures[0].copy(part) != pictures[1].copy(part):
            found.add(box.id)
    return found


def cover(images: tuple[QImage, ...], boxes: list[str]) -> None:
    """Paint over these boxes, and the pixels that their edges share with others."""
    for image in images:
        p = QPainter(image)
        p.scale(FIT, FIT)
        p.translate(-table_box().topLeft())
        for box in boxes:
            p.fillRect(QRectF(*layout().boxes[box].at).adjusted(-3, -3, 3, 3), p.background())
        p.end()


def test_tiles_fit_together(qapp: object) -> None:
    box, key = table_box(), TableKey(ChartKey(destroyed=("K", "9")), facts())
    parts = tuple(
        QRectF(box.left() + column * 194, box.top() + row * 523, 194, 523)
        for column in range(12)
        for row in range(3)
    )
    assert apart(sheets(key), sheets(key, areas=parts)) <= 4


@pytest.mark.parametrize(("detail", "factor"), [(COMPACT, 1.0), (FIT, 1.0), (FIT, LONGER)])
def test_all_words_can_be_read_when_the_whole_table_is_seen(
    qapp: object, monkeypatch: pytest.MonkeyPatch, detail: float, factor: float
) -> None:
    """Words are narrowed and shrunk to their room; in a long language they are still there."""
    unread: list[str] = []
    write = Pen.words

    def words(pen: Pen, box: QRectF, text: Text | str, *rest: object, **more: object) -> bool:
        drawn = write(pen, box, text, *rest, **more)  # type: ignore[arg-type]
        if not drawn:
            unread.append(text if isinstance(text, str) else say(text))
        return drawn

    def longer(text: Text) -> str:
        said = say(text)
        return said + "e" * round(len(said) * (factor - 1))

    monkeypatch.setattr(Pen, "words", words)
    monkeypatch.setattr(f"{PLACE}.sheet_parts.say", longer)
    monkeypatch.setattr(f"{PLACE}.sheet_us.say", longer)
    sheets(TableKey(ChartKey(destroyed=("K", "9")), facts()), detail)
    small_print = {event.title for event in facts().kept}
    assert set(unread) <= small_print


def test_no_words_run_out_of_their_box(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{PLACE}.sheet_parts.say", lambda text: say(text) * 4)
    long = sheets(TableKey())
    monkeypatch.setattr(f"{PLACE}.sheet_parts.say", say)
    short = sheets(TableKey())
    boxes = [box.id for box in layout().boxes.values() if box.kind != "sheet"]
    cover((long, short), boxes)
    assert apart(long, short) == 0


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_is_painted_outside_the_table_of_an_empty_game(
    qapp: object, theme: ThemeName
) -> None:
    image = sheets(TableKey(), theme=theme)
    assert image.pixelColor(1, 1).name() == "#000000"
    assert image.pixelColor(image.width() // 2, 400).name() == "#000000"


@pytest.mark.rule("RM-9.2.1b")
def test_a_flight_shows_in_its_own_row(qapp: object) -> None:
    row = FlightRow("flying", "3", ("H",))
    rows = (FlightRow(), row, *(FlightRow(),) * 10)
    seen = changed(SheetFacts(), SheetFacts(rows=rows))
    assert {"form_B_base", "form_B_primary"} <= seen
    assert all(box.startswith("form_B_") for box in seen)


@pytest.mark.rule("RM-9.2.2a", "RM-9.2.2b")
def test_the_target_in_force_shows(qapp: object) -> None:
    targets = [("H",), ("H", "D"), ("H", "D", "K")]
    pictures = [
        sheets(TableKey(facts=SheetFacts(rows=(FlightRow("flying", "3", each),) * 12)))
        for each in targets
    ]
    assert pictures[0] != pictures[1] != pictures[2]
    gone = TableKey(
        ChartKey(destroyed=("H",)), SheetFacts(rows=(FlightRow("flying", "3", ("H",)),) * 12)
    )
    assert sheets(gone) != pictures[0]


@pytest.mark.parametrize(
    ("change", "boxes"),
    [
        ({"turn": 8}, {"turn_no"}),
        ({"phase": 6}, {"phase_5", "phase_6"}),
        ({"points": (22, 13)}, {"pt_21", "pt_22", "points_title"}),
        ({"sa2": 5}, {"sa2_pool"}),
        ({"bombers": 14}, {"bomber_cup"}),
        ({"nukes": 18}, {"nuke_cup"}),
        ({"events": 13}, {"event_deck"}),
        ({"city_cards": 8}, {"city_deck"}),
        ({"event": None}, {"event_current"}),
        ({"kept": ()}, {"event_kept"}),
        ({"drawn": ("3",)}, {"city_current"}),
        ({"su_aew": ""}, {"su_aew"}),
        ({"us_aew": "B"}, {"us_aew"}),
        ({"us_tanker": "B"}, {"us_tanker"}),
        ({"atomic": 2}, {"aam_boxes"}),
        ({"sub_moves": 2}, {"sub_moves"}),
        ({"polaris": 1}, {"polaris_track"}),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_fact_shows_where_it_belongs(
    qapp: object, change: dict[str, object], boxes: set[str]
) -> None:
    assert changed(facts(), replace(facts(), **change)) == boxes


@pytest.mark.rule("RM-12.1a")
def test_thresholds_have_their_flags(qapp: object) -> None:
    seen = changed(facts(), replace(facts(), thresholds=(44, 30)))
    assert seen == {"pt_44", "pt_45", "points_title"}


def test_cubes_go_round_the_track_and_share_a_field(qapp: object) -> None:
    here = replace(facts(), points=(20, 13))
    assert changed(here, replace(here, points=(80, 13))) == {"pt_20", "points_title"}
    together = changed(here, replace(here, points=(13, 13)))
    assert together == {"pt_13", "pt_20", "points_title"}


@pytest.mark.parametrize(("detail", "said"), [(TINY, False), (FIT, True)])
def test_a_destroyed_base_has_no_plate_without_the_word(
    qapp: object, monkeypatch: pytest.MonkeyPatch, detail: float, said: bool
) -> None:
    plates: list[QRectF] = []
    paint = Pen.panel

    def panel(pen: Pen, box: QRectF, *how: Any) -> None:
        if (box.width(), box.height()) == PLATE:
            plates.append(box)
        paint(pen, box, *how)

    monkeypatch.setattr(Pen, "panel", panel)
    sheets(TableKey(ChartKey(destroyed=("K",)), facts()), detail)
    assert bool(plates) is said


@pytest.mark.parametrize("detail", [TINY, COMPACT, FIT])
def test_the_letter_of_a_city_is_read_on_the_smallest_board(qapp: object, detail: float) -> None:
    def badge(letter: str) -> QImage:
        box = QRectF(2, 2, *ICON)
        whole = QRectF(0, 0, 60, 60)
        return painted(lambda p, _: paint_badge(p, box, letter, "blue"), whole, detail)

    assert badge("A") != badge("B")


def test_a_destroyed_base_is_marked(qapp: object) -> None:
    before, after = (sheets(TableKey(ChartKey(destroyed=gone), facts())) for gone in ((), ("K",)))
    assert before != after
    cover((before, after), ["dep_K"])
    assert before == after


def test_a_text_too_long_for_its_box_ends_with_dots(qapp: object) -> None:
    text = "All Soviet flights move one hex more. " * 6
    lines = shortened(text, 350, 90, 19)
    assert len(lines) == int(90 / (19 * sheet_parts.LEADING))
    assert lines[-1].endswith("…")
    assert shortened("Short.", 350, 90, 19) == ("Short.",)


def test_second_words_are_large_enough_for_the_whole_table() -> None:
    assert sheet_parts.SECOND_EM * FIT >= LEAST_TEXT


@pytest.mark.parametrize("theme", THEMES)
def test_the_whole_table_is_painted(qapp: object, theme: ThemeName) -> None:
    key = TableKey(facts=facts())
    image = painted(
        lambda p, area: paint_table(p, area, FIT, load_theme(theme), layout(), chart(), key),
        table_box(),
        FIT,
    )
    ground = load_theme(theme).sunk
    assert image.pixelColor(1, 1).name() == ground
    assert image.pixelColor(image.width() // 2, 400).name() != ground


def test_every_flight_has_its_row() -> None:
    assert len(SheetFacts().rows) == len(FLIGHTS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("detail", [FIT, 1.0])
def test_all_words_can_be_read_on_what_lies_below_them(
    qapp: object, theme: ThemeName, detail: float
) -> None:
    for destroyed in ((), ("S", "O", "H", "3", "9")):
        key = TableKey(ChartKey(destroyed=destroyed), facts())
        assert unread(partial(sheets, key, detail, theme)) == []
