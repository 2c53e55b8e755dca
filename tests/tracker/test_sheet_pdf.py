"""The log sheet on paper: what it says, how many pages there are, and that all of it is drawn."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    FlightEntry,
    MemberEntry,
    PastDay,
    SearchEntry,
)
from desktop.rules.hornet_leader.records import AVERAGE
from desktop.tracker import sheet_front
from desktop.tracker.sheet_back import back_lines, draw_back
from desktop.tracker.sheet_canvas import Canvas
from desktop.tracker.sheet_data import LogSheet, Section, blank_sheet, log_sheet
from desktop.tracker.sheet_front import FrontPage
from desktop.tracker.sheet_pdf import (
    INCH,
    Paper,
    canvas_on,
    log_pages,
    log_pdf,
    page_layout,
    squadron_pages,
    squadron_pdf,
)
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME
from tests.tracker.campaigns import session_of

rule = pytest.mark.rule
pytestmark = pytest.mark.usefixtures("qtbot")
DOTS = 130
DAYS = (
    day(
        flown(
            7,
            FlightEntry(pilot="teflon", stress=3, xp_extra=9),
            FlightEntry(pilot="banzai", aborted=True, damaged=True),
            FlightEntry(pilot="pluto", lost="over_target", sar=SearchEntry(roll=2)),
            outcome="X",
            night=True,
            tanker="paid",
            notes="Low and fast",
        ),
        flown(20, "blackhawk", outcome="O"),
    ),
    day(adjustments=(Adjustment("recon", 1),)),
)


def filled(**options: bool | str) -> LogSheet:
    return log_sheet(
        session_of(*DAYS, start=None, **options).state, GAME.kit, "Gulf", "Bring coffee"
    )


def drawn(draw: Callable[[Canvas], object], paper: Paper = "a4") -> QImage:
    layout = page_layout(paper)
    size = layout.paintRectPixels(DOTS).size()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    draw(canvas_on(painter, layout, DOTS))
    painter.end()
    return image


def ink(image: QImage, x: float, y: float, width: float, height: float) -> int:
    """Return how many dots of an area in millimetres are dark."""
    k = DOTS / INCH
    return sum(
        QColor(image.pixel(column, row)).lightness() < 128
        for column in range(round(x * k), round((x + width) * k))
        for row in range(round(y * k), round((y + height) * k))
    )


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@rule("HL-T6.4c")
def test_a_sheet_says_all_that_the_log_does() -> None:
    sheet = filled(length="long", damaging=True)
    assert (sheet.campaign, sheet.year, sheet.marine, sheet.length) == (
        "Iraq",
        "1991",
        False,
        "Long",
    )
    assert sheet.options == "Damaging Targets"
    teflon, banzai, pluto = sheet.pilots[:3]
    assert (teflon.name, teflon.aircraft, teflon.skill) == ("Teflon", "F-14", "Skilled")
    assert (banzai.marks[1].flags, pluto.marks[1].flags) == ("aD", "L")
    assert [pluto.marks[each].status for each in (1, 2)] == ["M", "M"]
    assert teflon.marks[1].stress is not None
    first, second = sheet.columns[1], sheet.columns[2]
    assert (first.target, first.status) == ("7 + 20", "X + O")
    assert first.night_tanker == "N T"
    assert (second.target, second.status, second.vp) == ("\N{EN DASH}", "\N{EN DASH}", "")
    assert first.so_left == str(session_of(*DAYS, length="long").state.logbook.results[0].so)
    assert [line.amount for line in sheet.so_lines] == ["+17", "17"]
    assert sheet.vp_lines[-1].words == "Now"
    assert sheet.grades[sheet.grade].words == "Dismal"
    titles = [section.title for section in sheet.back]
    assert titles[:2] == ["Promotions", "Losses, Search and Rescue"]
    assert "Day 1: Teflon, Average to Skilled" in sheet.back[0].lines
    assert "Day 1: Pluto, Missing in Action (die 2)" in sheet.back[1].lines
    assert "Day 1: Low and fast" in sheet.back[-1].lines


@rule("HL-T6.4c")
def test_what_nobody_knows_is_a_question_mark() -> None:
    past = PastDay(
        day=1, target=7, status="X", vp=2, so_left=9, flight=(FlightEntry(pilot="pluto"),)
    )
    sheet = log_sheet(session_of(start=standing("pluto", day=1, past=(past,))).state, GAME.kit, "x")
    assert sheet.pilots[0].marks[1].stress is None
    assert (sheet.columns[1].recon, sheet.columns[1].vp) == ("3", "2")
    earlier = (PastDay(day=1, target=7, status="X", so_left=9), PastDay(day=2))
    sheet = log_sheet(session_of(start=standing("pluto", day=2, past=earlier)).state, GAME.kit, "x")
    assert (sheet.columns[1].recon, sheet.columns[1].so_left) == ("?", "9")


@rule("HL-T6.4c")
def test_the_measures_are_those_of_the_layout() -> None:
    assert list(sheet_front.COLUMNS) == pytest.approx([28, 18, 16, 20, 10])
    measures = [sheet_front.DAYS, sheet_front.DAY_WIDE, sheet_front.ROWS, sheet_front.ROW_HIGH]
    assert measures == pytest.approx([9, 15, 14, 8])
    papers: tuple[tuple[Paper, tuple[float, float]], ...] = (
        ("a4", (297, 210)),
        ("letter", (279.4, 215.9)),
    )
    for paper, size in papers:
        layout = page_layout(paper)
        room = layout.paintRect(layout.units())
        assert (room.width(), room.height()) == pytest.approx((size[0] - 20, size[1] - 20), abs=0.5)
        assert room.width() > sheet_front.TABLE_WIDE
        assert room.height() - 15 > sheet_front.FOOT_TOP


@rule("HL-T6.4c")
@pytest.mark.parametrize(("paper", "box"), [("a4", (842, 595)), ("letter", (792, 612))])
def test_the_paper_lies_on_its_side(paper: Paper, box: tuple[int, int]) -> None:
    for pdf in (log_pdf(blank_sheet(GAME.kit), paper), squadron_pdf(filled(), paper)):
        assert pdf.startswith(b"%PDF")
        found = re.search(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)", pdf)
        assert found is not None
        assert [round(float(each)) for each in found.groups()] == pytest.approx(box, abs=1)
        assert pages(pdf) == 1


@rule("HL-T6.4c")
def test_there_are_as_many_pages_as_are_needed() -> None:
    assert pages(log_pdf(blank_sheet(GAME.kit), "a4")) == 1
    assert pages(log_pdf(filled(), "a4")) == 2
    crowd = [MemberEntry(pilot=each, skill=AVERAGE) for each in list(GAME.kit.pilots)[:15]]
    many = log_sheet(session_of(start=standing(*crowd)).state, GAME.kit, "x")
    assert len(list(log_pages(many))) == 2
    assert len(list(squadron_pages(many))) == 1
    more = session_of(*(day() for _ in range(10)), length="long").state
    assert more.day == 10
    assert len(list(log_pages(log_sheet(more, GAME.kit, "x")))) == 2


@rule("HL-T6.4c")
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_it_is_black_on_white_and_everything_lies_on_the_page(paper: Paper) -> None:
    sheet = filled()
    blank = drawn(lambda canvas: FrontPage(canvas, blank_sheet(GAME.kit), 0, 1).draw(), paper)
    full = drawn(lambda canvas: FrontPage(canvas, sheet, 0, 1).draw(), paper)
    back = drawn(lambda canvas: draw_back(canvas, sheet, back_lines(sheet)), paper)
    for image in (blank, full, back):
        colours = {
            image.pixelColor(x, y).saturation()
            for x in range(0, image.width(), 3)
            for y in range(0, image.height(), 3)
        }
        assert colours == {0}
    left, top = sum(sheet_front.COLUMNS), sheet_front.TITLE_HIGH + sheet_front.HEAD_HIGH
    cells = {
        "name": (1, top + 1, 26, 6),
        "Stress": (left + 4, top + 0.6, 7, 3),
        "status": (left + 1, top + 4.6, 4, 3),
        "flags of the second": (left + 8, top + 12.4, 6, 3),
        "Target": (left + 1, top + 14 * 8 + 0.8, 13, 2.8),
        "notes": (sheet_front.TABLE_WIDE + 4, top + 0.5, 20, 5),
    }
    for name, area in cells.items():
        assert ink(full, *area) > ink(blank, *area), name
    high = full.height() * INCH / DOTS
    assert ink(full, 0, high - 12, 90, 8) > 0
    assert ink(back, 0, 10, 60, 40) > 50


@rule("HL-T6.4c")
def test_details_go_on_over_as_many_pages_as_they_take() -> None:
    lines = tuple(f"Day {number}: " + "word " * 40 for number in range(120))
    sheet = LogSheet(name="x", back=(Section("Notes", lines),))
    left = back_lines(sheet)
    counts = []
    while left:
        done: list[int] = []
        drawn(lambda canvas: done.append(draw_back(canvas, sheet, left)))  # noqa: B023
        counts += done
        left = left[done[0] :]
        assert done[0] > 0
    assert sum(counts) == 121
    assert len(counts) > 1
    endless = LogSheet(back=(Section("Notes", ("x" * 50_000,)),))
    assert pages(log_pdf(endless, "a4")) == 2


@rule("HL-T6.4c")
def test_long_words_stay_in_their_box(qtbot: QtBot) -> None:
    def write(canvas: Canvas) -> None:
        canvas.text("W" * 200, 10, 10, 20, 5)

    image = drawn(write)
    assert ink(image, 10, 9, 20, 7) > 0
    assert ink(image, 31, 9, 100, 7) == 0
