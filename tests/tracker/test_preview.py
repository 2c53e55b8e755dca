"""The live preview: old, arrow, new, what follows from it, and figures changed by hand."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.logbook.mornings import morning
from desktop.rules.hornet_leader.actions_book import LogDay
from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    Amount,
    DayEntry,
    FlightEntry,
    MemberEntry,
    SearchEntry,
    StandingEntry,
)
from desktop.rules.hornet_leader.records import AVERAGE, GREEN, VETERAN
from desktop.tracker.mission_form_page import MissionFormPage
from desktop.tracker.preview_data import PreviewData, preview_data
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME, KIT
from tests.tracker.campaigns import model_of
from tests.tracker.forms import Typist, shown_form

Key = Qt.Key
WORKED = ("teflon", "banzai", MemberEntry(pilot="pluto", skill=GREEN), "blackhawk")


def foreseen(
    entry: DayEntry, start: StandingEntry | None = None, **options: bool | str
) -> PreviewData:
    model = model_of(start=start, **options)
    before = morning(GAME, model.state, model.state.day + 1)
    return preview_data(KIT, before, model.preview(LogDay(entry)))


def typed(qtbot: QtBot, page: MissionFormPage, words: str = "2") -> None:
    typist = Typist()
    typist.write("10")
    typist.press(Key.Key_Return)
    typist.write(words)
    page.refresh()


@pytest.mark.rule(
    "HL-T5.1a", "HL-T5.2a", "HL-T5.2b", "HL-T5.3a", "HL-T5.4a", "HL-T5.4b", "HL-T5.5a"
)
def test_ex_t01_the_preview_of_the_worked_day() -> None:
    flight = (
        FlightEntry(pilot="teflon", stress=4, damaged=True),
        *(FlightEntry(pilot=each, stress=2) for each in ("banzai", "pluto", "blackhawk")),
    )
    mission = flown(1, *flight, outcome="X", xp_extra=1, so_spent=(Amount("weapons", 2),))
    data = foreseen(day(mission), standing(*WORKED))
    figures = {each.key: (each.old, each.new) for each in data.figures}
    assert figures["vp"] == ("0", "2")
    assert figures["so"] == ("17", "15")
    infra = KIT.campaigns["iraq_1991"].tracks.infra.values
    assert figures["infra"] == (_number(infra[2]), _number(infra[4]))
    assert [(each.before, each.stress.now, each.word) for each in data.pilots] == [
        (0, 5, "Okay"),
        (0, 4, "Shaken"),
        (0, 4, "Okay"),
        (0, 3, "Okay"),
    ]
    assert [each.xp for each in data.pilots] == [3, 3, 3, 3]
    assert "Special Weapons: \N{MINUS SIGN}2" in data.figures[1].tip
    assert data.so == (17, 15)


def _number(value: int) -> str:
    return f"{value:+d}".replace("-", "\N{MINUS SIGN}") if value else "0"


@pytest.mark.rule("HL-T5.3b")
def test_promotions_are_told_with_the_surplus() -> None:
    needed = KIT.pilots["teflon"].levels[AVERAGE].xp
    last = KIT.pilots["banzai"].levels[VETERAN].xp
    start = standing(
        MemberEntry(pilot="teflon", skill=AVERAGE, xp=needed - 1),
        MemberEntry(pilot="banzai", skill=VETERAN, xp=last - 1),
    )
    flight = (FlightEntry(pilot="teflon", xp_extra=1), FlightEntry(pilot="banzai"))
    data = foreseen(day(flown(10, *flight)), start)
    (first, second) = data.notes
    assert first.title == "Teflon becomes Skilled"
    assert first.body.startswith("1 of ")
    assert second.title == "Banzai becomes Ace"


@pytest.mark.rule("HL-T5.4b", "HL-T5.6a")
def test_losses_cost_points_now_and_the_missing_at_the_end() -> None:
    lost = FlightEntry(pilot="teflon", lost="over_target", sar=SearchEntry(roll=10))
    gone = FlightEntry(pilot="banzai", lost="over_target", sar=SearchEntry(roll=1))
    data = foreseen(day(flown(10, lost, gone)))
    words = [(each.title, each.body) for each in data.notes]
    assert words[0][0] == "Teflon lost: VP \N{MINUS SIGN}1"
    assert "Rescued" in words[0][1]
    assert "Missing" in words[1][1]
    assert data.figures[0].new == "\N{MINUS SIGN}2"
    assert data.pilots[1].word == "Missing"
    assert data.totals == {"teflon": 10, "banzai": 1}


def test_who_becomes_unfit_is_told_once() -> None:
    start = standing(MemberEntry(pilot="teflon", skill=AVERAGE, stress=30), "banzai")
    data = foreseen(day(flown(10, FlightEntry(pilot="banzai", stress=20))), start)
    assert [each.title for each in data.notes] == ["Banzai becomes Unfit"]


@pytest.mark.rule("HL-T5.8a")
def test_ex_t13_a_band_that_opens_tells_its_cards() -> None:
    campaign = next(
        each
        for each in KIT.campaigns.values()
        if each.marine and len(each.bands) > 1 and len(each.bands[0].targets) > 1
    )
    first, second = campaign.bands[:2]
    half = (len(first.targets) + 1) // 2
    gone = (*first.targets[: half - 1], second.targets[0])
    start = standing("teflon", destroyed=gone)
    entry = day(flown(first.targets[half - 1], "teflon", outcome="X"))
    data = foreseen(entry, start, campaign=campaign.id, service="marine")
    (note,) = [each for each in data.notes if "opens" in each.title]
    cards = note.body.split(": ")[1].split(", ")
    assert set(map(int, cards)) == set(second.targets[1:]) - set(campaign.start_in_play)


@pytest.mark.rule("HL-T5.7a")
def test_the_points_say_what_the_next_grade_needs() -> None:
    data = foreseen(day(flown(10, "teflon", outcome="X")))
    bounds = KIT.campaigns["iraq_1991"].lengths[0].vp
    vp = KIT.targets[10].vp
    assert bounds.poor < vp < bounds.adequate
    assert data.figures[0].tip.splitlines()[-1] == f"{bounds.adequate - vp} VP more for Adequate"


def test_the_preview_follows_what_is_typed_after_a_moment(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    typed(qtbot, page)
    Typist().write("3")
    lines = page.preview.pilots
    qtbot.waitUntil(lambda: lines[0].data.stress.now > 20)
    assert page.preview.figures[0].accessibleName() == "Victory Points: 0 \N{RIGHTWARDS ARROW} 0"


def test_a_preview_is_worked_out_before_anybody_notices() -> None:
    model = model_of(length="long")
    for target in (10, 20, 53, 56, 57, 58, 59, 60):
        if target in KIT.targets:
            model.play(LogDay(day(flown(target, "teflon", "banzai"))))
    before = morning(GAME, model.state, model.state.day + 1)
    entry = LogDay(day(flown(21, "teflon", "banzai")))
    best = 1.0
    for _ in range(5):
        start = time.perf_counter()
        preview_data(KIT, before, model.preview(entry))
        best = min(best, time.perf_counter() - start)
    assert best < 0.2


@pytest.mark.rule("HL-T4.3b")
def test_a_broken_rule_is_listed_and_accepted_and_saving_stays_possible(qtbot: QtBot) -> None:
    start = standing(MemberEntry(pilot="teflon", skill=AVERAGE, stress=30))
    model = model_of(start=start)
    page = shown_form(qtbot, model)
    typed(qtbot, page)
    (note,) = page.preview.problems
    assert "Unfit" in note.note.accessibleName()
    asked: list[object] = []
    page.rule_asked.connect(asked.append)
    note.note.rule_activated.emit("HL-1.5l")
    assert asked == ["HL-1.5l"]
    note.button.click()
    assert note.button.text() == "Open again"
    page.preview.save.click()
    assert model.book.days[0].accepted == ("HL-1.5l:teflon",)
    assert [each.rule for each in model.book.problems] == ["HL-1.5l"]


def test_points_are_changed_by_hand_and_taken_back(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    typed(qtbot, page)
    line = page.preview.figures[0]
    line.click()
    bar = page.preview.bar
    field = bar.fields["vp"]
    assert (field.hasFocus(), field.placeholderText()) == (True, "0")
    QTest.keyClicks(field, "5")
    page.refresh()
    assert (line.data.new, line.is_marked, field.is_marked) == ("5", True, True)
    assert page.draft.entry.adjustments == (Adjustment("vp", 5),)
    bar.back.click()
    page.refresh()
    assert (line.data.new, line.is_marked) == ("0", False)
    QTest.keyClick(field, Key.Key_Escape)
    assert (bar.isVisible(), line.hasFocus()) == (False, True)


def test_a_pilot_is_changed_by_hand(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    typed(qtbot, page)
    line = page.preview.pilots[1]
    line.click()
    bar = page.preview.bar
    QTest.keyClicks(bar.fields["stress"], "6")
    page.refresh()
    QTest.keyClicks(bar.fields["skill"], "1")
    page.refresh()
    assert (line.data.stress.now, line.is_marked) == (6, True)
    bar.checks["missing"].click()
    page.refresh()
    assert line.data.word == "Missing"
    bar.checks["missing"].click()
    page.preview.save.click()
    assert model.book.days[0].adjustments == (
        Adjustment("stress", 6, "banzai"),
        Adjustment("skill", 1, "banzai"),
    )
    assert model.state.member("banzai").skill == AVERAGE + 1


def test_a_track_is_moved_by_spaces(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    typed(qtbot, page)
    page.preview.figures[2].click()
    field = page.preview.bar.fields["recon"]
    QTest.keyClicks(field, "-1")
    page.preview.save.click()
    assert model.book.days[0].adjustments == (Adjustment("recon", -1),)
    assert model.state.tracks[0] == 1


def test_a_second_press_puts_the_fields_away(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    page.preview.figures[0].click()
    assert not page.preview.bar.isVisible()
    typed(qtbot, page)
    for shown in (True, False):
        page.preview.figures[0].click()
        assert page.preview.bar.isVisible() == shown
    page.preview.figures[0].click()
    page.preview.figures[1].click()
    assert page.preview.bar.figures == ("so",)


@pytest.mark.rule("HL-T1.3a")
def test_enter_on_the_preview_saves_and_on_a_button_presses_it(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    typed(qtbot, page)
    typist = Typist()
    page.preview.leave.setFocus()
    typist.press(Key.Key_Return)
    assert (model.state.day, page.preview.is_asking) == (0, True)
    typist.press(Key.Key_Escape)
    page.preview.figures[0].setFocus()
    typist.press(Key.Key_Return)
    assert model.state.day == 1


def test_before_anything_is_typed_everybody_is_as_he_was(qtbot: QtBot) -> None:
    gone = MemberEntry(pilot="banzai", skill=AVERAGE, missing=True)
    tired = MemberEntry(pilot="teflon", skill=AVERAGE, stress=30)
    left = MemberEntry(pilot="wolf", skill=AVERAGE, removed=True)
    page = shown_form(qtbot, model_of(start=standing(tired, gone, left, "pluto")))
    words = [
        (each.data.before, each.data.stress.now, each.data.word) for each in page.preview.pilots
    ]
    assert words == [(30, 30, "Unfit"), (0, 0, "Missing"), (0, 0, "Okay")]
    assert [each.data.new for each in page.preview.figures] == ["", ""]
