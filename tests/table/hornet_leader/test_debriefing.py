"""The Debriefing: every figure with its parts, R&R, promotions, and the end of the campaign."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.paint import fonts
from desktop.rules.core import Step
from desktop.rules.hornet_leader.actions_mission import RescueNext
from desktop.rules.hornet_leader.debrief import Debrief, Rest
from desktop.rules.hornet_leader.end_of_day import Recovery
from desktop.rules.hornet_leader.flow import NextDay
from desktop.rules.hornet_leader.home import ClearDisplay, SearchAndRescue
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.debrief_data import Gauge
from desktop.table.hornet_leader.debrief_page import DebriefPage
from desktop.table.hornet_leader.debrief_parts import cell_font, place_on
from desktop.table.hornet_leader.pilot_table import (
    MISSION,
    PILOT,
    RECOVERY,
    SEARCH,
    TARGET,
    XP,
    shared,
)
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import KIT, aircraft, campaign, member, mission
from tests.table.conftest import SetScale
from tests.table.hornet_leader.playing import answer, found, page_at, state_of

NUMBER = 14
GAUGE = Gauge(5, 5, (("Poor", 4), ("Adequate", 7), ("Good", 10), ("Great", 14)), "Poor", "", 2)


def home(*, last: bool = False, **fields: int) -> State:
    """Return the way home of a mission that Destroyed its Target and lost two Aircraft."""
    s = campaign("libya_1984", so=20)
    if last:
        s.day = s.days
    s.squadron = [member("hunter", stress=3, xp=fields.get("xp", 0)), member("lancer", stress=4)]
    flight = [
        aircraft("hunter", ""),
        aircraft("banzai", "", lost="over_target"),
        aircraft("bug", "", lost="over_target"),
    ]
    steps: list[Step] = [SearchAndRescue(), ClearDisplay(), Debrief(), Recovery(), NextDay()]
    s = mission(NUMBER, flight, state=s, destroyed=True, hits=9, armed=True, steps=steps)
    for record in s.flown.records:
        record.stress_before = s.member(record.pilot).stress
        s.member(record.pilot).flew = True
    return s


def debriefed(qtbot: QtBot, s: State) -> TablePage:
    page = page_at(qtbot, s)
    answer(page, RescueNext("banzai"))
    return page


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    return debriefed(qtbot, home())


def test_the_page_stands_until_the_day_is_closed(page: TablePage) -> None:
    assert page.stage.page == "debriefing"
    assert isinstance(state_of(page).steps[-1], Rest)
    focused = QApplication.focusWidget()
    assert focused is not None
    # The first puts the last roll away.
    QTest.keyClick(focused, Qt.Key.Key_Return)
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert page.stage.page != "debriefing"
    assert state_of(page).day == 2


def test_every_pilot_has_a_row_whose_parts_add_up(page: TablePage) -> None:
    debrief = found(page, DebriefPage)
    rows = {row.pilot: row for row in debrief.pilots.pilots.rows}
    assert set(rows) == {"hunter", "banzai", "bug", "lancer"}
    s = state_of(page)
    target = KIT.campaigns["libya_1984"].bands[2].stress + KIT.targets[NUMBER].stress
    hunter = rows["hunter"]
    assert hunter.before == "3"
    assert hunter.cells[:2] == ("0", f"+{target}")
    assert hunter.stress.now == s.member("hunter").stress
    assert "(HL-8.5a)" in hunter.tips[1]
    assert rows["lancer"].cells[0] == "stayed"
    assert "(HL-8.6b)" in rows["lancer"].tips[3]


@pytest.mark.parametrize("width", [1280, 1600])
def test_the_type_of_an_aircraft_is_never_cut(page: TablePage, width: int) -> None:
    page.resize(width, 720)
    table = found(page, DebriefPage).pilots
    assert table.columnWidth(PILOT) >= table._named()
    assert sum(map(table.columnWidth, range(XP + 1))) <= table.viewport().width()


def test_headings_that_are_longer_than_their_share_are_not_cut(page: TablePage) -> None:
    table = found(page, DebriefPage).pilots
    table.resize(556, table.height())
    heads = ("Pilot", "Przed", "Misja", "Cel", "Ratunek", "Odprężenie", "Po", "Stan", "XP")
    table.show_rows(table.pilots.rows, heads)
    for column, need in enumerate(table._needs()[PILOT + 1 :], PILOT + 1):
        assert table.columnWidth(column) >= int(need), heads[column]
    assert sum(map(table.columnWidth, range(XP + 1))) <= table.viewport().width()


def test_long_names_of_tracks_push_all_cells_alike_and_not_too_far(page: TablePage) -> None:
    tracks = found(page, DebriefPage).summary.tracks
    assert len({strip.left for strip in tracks}) == 1
    short = tracks[0].left
    strip = tracks[0]
    strip.resize(260, strip.height())
    strip.align(58)
    assert strip.left == 58 + 6 > short
    strip.align(400)
    assert strip.left < strip.width() / 3


@pytest.mark.parametrize("words", ["S +1", "S\n+1 VP", "W"])
def test_words_of_a_narrow_cell_get_smaller_before_they_are_cut(
    set_scale: SetScale, words: str
) -> None:
    set_scale(200)
    usual = QFontMetricsF(fonts.condensed(13, 700))
    least = max(map(usual.horizontalAdvance, words.split("\n")))
    assert cell_font(words, least, 700) == fonts.condensed(13, 700)
    narrow = QFontMetricsF(cell_font(words, 0.7 * least, 700))
    assert all(narrow.horizontalAdvance(line) < 0.75 * least for line in words.split("\n"))


@pytest.mark.parametrize(
    ("needs", "widths"),
    [
        ((10, 10, 10), [100, 100, 200]),  # everybody has enough: the shares count
        ((150, 10, 10), [150, 83, 167]),  # the two others give alike for what they have
        ((300, 10, 10), [175, 75, 150]),  # nobody gives more than a quarter
        ((150, 100, 200), [100, 100, 200]),  # nobody has anything to give
    ],
)
def test_columns_give_what_they_can_spare(needs: tuple[float, ...], widths: list[int]) -> None:
    assert [round(width) for width in shared(400, (1, 1, 2), needs)] == widths


def test_the_tooltip_of_a_number_tells_its_parts(page: TablePage) -> None:
    model = found(page, DebriefPage).pilots.pilots
    place = next(place for place, row in enumerate(model.rows) if row.pilot == "hunter")
    tip = model.data(model.index(place, TARGET), Qt.ItemDataRole.ToolTipRole)
    assert "Hunter suffers" in str(tip)
    assert model.data(model.index(place, MISSION)) == "0"
    assert str(model.data(model.index(place, RECOVERY))).startswith("\N{MINUS SIGN}")
    assert model.data(model.index(place, SEARCH)) == "\N{EN DASH}"


def test_a_search_has_its_die_and_sum(page: TablePage) -> None:
    boxes = found(page, DebriefPage).summary.sar
    assert len(boxes) == 2
    record = next(each for each in state_of(page).missions[-1].flight if each.pilot == "banzai")
    assert str(record.sar_total) in boxes[0].accessibleDescription()


def test_points_and_tracks_go_from_old_to_new(page: TablePage) -> None:
    summary = found(page, DebriefPage).summary
    card = KIT.targets[NUMBER]
    amounts = [figure for _, figure, _ in summary.vp.lines]
    assert amounts[0] == f"+{card.vp}"
    assert amounts.count("\N{MINUS SIGN}1") == 2
    start = KIT.campaigns["libya_1984"].tracks
    assert [strip.moved for strip in summary.tracks] == [
        (start.recon.start, start.recon.start + card.recon),
        (start.intel.start, start.intel.start + card.intel),
        (start.infra.start, start.infra.start + card.infra),
    ]


def test_r_buys_rest_as_it_was_previewed(page: TablePage) -> None:
    debrief = found(page, DebriefPage)
    preview = {row.callsign: row.after.now for row in debrief.rest.bars.rows}
    assert preview
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_R)
    s = state_of(page)
    assert {
        KIT.callsign(each.pilot): each.stress for each in s.squadron if each.here
    } | preview == {KIT.callsign(each.pilot): each.stress for each in s.squadron if each.here}
    assert any(entry.what == "rest" for entry in s.so_entries)


def test_rest_that_cannot_be_paid_says_why(qtbot: QtBot) -> None:
    s = home()
    s.so = 1
    debrief = found(debriefed(qtbot, s), DebriefPage)
    assert not debrief.rest.buy.isEnabled()
    assert "HL-2.6a" in debrief.rest.buy.toolTip()


def test_a_promotion_shows_both_cards(qtbot: QtBot) -> None:
    needed = KIT.pilots["hunter"].levels[2].xp
    debrief = found(debriefed(qtbot, home(xp=needed)), DebriefPage)
    assert debrief.promotion.shown == "hunter"
    before, after = debrief.promotion.before.card, debrief.promotion.after.card
    assert before != after
    assert debrief.promotion.heading.text() == "Promotion: Hunter becomes Skilled"


def test_without_a_promotion_it_says_who_is_next(page: TablePage) -> None:
    promotion = found(page, DebriefPage).promotion
    assert promotion.shown == ""
    assert "more Experience" in promotion.second.text()


def test_the_day_is_told(page: TablePage) -> None:
    words = [line.words for line in found(page, DebriefPage).story.story.lines]
    assert any("Banzai" in line for line in words)
    cards = found(page, DebriefPage).summary.cards.lines
    assert [line.rule for line in cards] == ["HL-8.3a"]


def test_a_note_on_the_day_is_kept_with_the_notes_on_the_game(page: TablePage) -> None:
    told: list[str] = []
    page.notes_edited.connect(told.append)
    page.notes.show_text("Own thoughts")
    paper = found(page, DebriefPage).story.note.paper
    QTest.keyClicks(paper, "Never again R")
    assert told[-1] == page.notes.text == "Own thoughts\n\n## Day 1\nNever again R"
    assert isinstance(state_of(page).steps[-1], Rest)
    page.notes.paper.setPlainText("## Dzień 1\nBetter luck")
    assert paper.toPlainText() == "Better luck"
    paper.clear()
    assert page.notes.text == ""


def test_the_end_tells_the_notes_with_their_days(qtbot: QtBot) -> None:
    page = debriefed(qtbot, home(last=True))
    page.notes.show_text("## Day 4\nOver at last")
    page.press("button:finish_debriefing")
    debrief = found(page, DebriefPage)
    assert [line.words for line in debrief.story.story.lines][1:] == ["Over at last"]
    assert not debrief.story.note.isVisible()


def test_at_the_end_the_campaign_is_evaluated(qtbot: QtBot) -> None:
    page = debriefed(qtbot, home(last=True))
    page.press("button:finish_debriefing")
    assert state_of(page).evaluation
    debrief = found(page, DebriefPage)
    assert page.stage.page == "debriefing"
    assert debrief.story.isVisible()
    assert not debrief.rest.isVisible()
    assert next(line.words for line in debrief.story.story.lines).startswith("Day 4")
    hunter = next(row for row in debrief.pilots.pilots.rows if row.pilot == "hunter")
    assert hunter.before == "1"


@pytest.mark.parametrize(
    ("vp", "field"), [(-9, 0), (0, 0), (4, 1), (6, 1), (7, 2), (13, 3), (14, 4), (60, 4)]
)
def test_each_sum_lies_in_the_field_of_its_grade(vp: int, field: int) -> None:
    assert int(place_on(GAUGE, vp) * 5) == field


def test_the_prompt_row_offers_what_the_card_offers(page: TablePage) -> None:
    button = page.bar.buttons["button:buy_rest"]
    assert button.accessibleName() == "Buy R&R"
    # One & alone would underline the letter after it.
    assert button.text() == "Buy R&&R"
