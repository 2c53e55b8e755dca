"""Correcting earlier Days: what changes is shown first; problems and changes are listed."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.logbook.open_problems import marked, open_count
from desktop.logbook.recorded_moves import moves_of
from desktop.rules.core import Chance
from desktop.rules.hornet_leader.actions_book import CorrectDay, LogDay, PlayDay
from desktop.rules.hornet_leader.book_entries import FlightEntry, MemberEntry
from desktop.rules.hornet_leader.records import AVERAGE, GREEN
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.corrections_moves import MovesDialog, moves_text
from desktop.tracker.corrections_page import CorrectionsPage
from desktop.tracker.mission_form_page import MissionFormPage
from tests.rules.hornet_leader.logbooks import NOON, day, flown, standing
from tests.rules.hornet_leader.positions import KIT
from tests.rules.hornet_leader.test_campaigns import answer
from tests.tracker.campaigns import model_of
from tests.tracker.forms import Typist, shown, shown_form

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
FIRST, SECOND, THIRD = KIT.campaigns["iraq_1991"].bands[1].targets[:3]


def stressed(pilot: str, stress: int) -> FlightEntry:
    return FlightEntry(pilot=pilot, stress=stress)


def three_days() -> CampaignModel:
    pluto = MemberEntry(pilot="pluto", skill=GREEN)
    return model_of(
        day(flown(FIRST, stressed("pluto", 2))),
        day(flown(SECOND, stressed("pluto", 2))),
        day(flown(THIRD, stressed("teflon", 0))),
        start=standing(pluto, "teflon"),
        length="long",
    )


def retype(page: MissionFormPage, stress: str) -> None:
    page.sheet.grid.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(page.sheet.grid, stress)


@pytest.mark.rule("HL-T4.3a", "HL-T4.3b", "HL-T4.3c")
def test_ex_t03_a_correction_is_shown_before_it_is_accepted(qtbot: QtBot) -> None:
    model = three_days()
    page = shown_form(qtbot, model, 1)
    assert page.sheet.title.text() == "Correct Day 1"
    retype(page, "9")
    Typist().press(Key.Key_Return, held=CTRL)
    assert page.pages.currentWidget() is page.review
    assert model.book.corrections == []
    review = page.review
    assert ("Primary", "Pluto", "Stress", "2", "9") in review.fields.words.rows
    stress = [row for row in review.figures.words.rows if row[1:3] == ("Pluto", "Stress")]
    assert [row[0] for row in stress] == ["1", "2", "3"]
    assert stress[0][4] == "11"
    (problem,) = review.problems
    assert "Unfit" in problem.accessibleName()
    typist = Typist()
    typist.write("misread")
    with qtbot.waitSignal(page.saved):
        typist.press(Key.Key_Return, held=CTRL)
    (correction,) = model.book.corrections
    assert (correction.day, correction.reason) == (1, "misread")
    assert model.book.days[0].missions[0].flight[0].stress == 9
    assert [(each.day, each.rule) for each in model.book.problems] == [(2, "HL-1.5l")]


@pytest.mark.rule("HL-T4.3a")
def test_a_correction_that_is_declined_changes_nothing(qtbot: QtBot) -> None:
    model = three_days()
    page = shown_form(qtbot, model, 2)
    retype(page, "5")
    page.save()
    Typist().press(Key.Key_Escape)
    assert page.pages.currentWidget() is page.sheet
    assert page.draft.missions[0].rows["pluto"].stress == 5
    assert (model.book.corrections, model.can_redo) == ([], False)


def test_nothing_typed_is_nothing_to_accept(qtbot: QtBot) -> None:
    page = shown_form(qtbot, three_days(), 2)
    page.save()
    assert not page.review.accept.isEnabled()
    page.review.back.click()
    assert not page.is_typed


def test_words_alone_change_no_figure(qtbot: QtBot) -> None:
    page = shown_form(qtbot, three_days(), 2)
    page.sheet.more.notes.setPlainText("Windy.")
    page.save()
    assert page.review.fields.words.rows == (("Primary", "", "Notes", "\N{EN DASH}", "Windy."),)
    assert not page.review.figures.isVisible()


def test_a_correction_begins_with_the_morning_of_its_day(qtbot: QtBot) -> None:
    model = three_days()
    page = shown_form(qtbot, model, 2)
    after = model.book.results[0].pilots["pluto"].stress
    assert [row.stress for row in page.sheet.grid.flight.pilots] == [after, 0]
    assert page.sheet.target.target.target == SECOND
    assert page.preview.figures[0].data.old == "0"


def test_a_day_without_an_entry_cannot_be_corrected(qtbot: QtBot) -> None:
    with pytest.raises(LookupError, match="Day 7"):
        shown_form(qtbot, three_days(), 7)


def test_a_correction_is_left_when_its_day_is_taken_back(qtbot: QtBot) -> None:
    model = three_days()
    page = shown_form(qtbot, model, 3)
    retype(page, "4")
    with qtbot.waitSignal(page.left):
        model.undo()


def played_day() -> CampaignModel:
    model = model_of(start=standing("teflon", "banzai", "pluto", "blackhawk"), length="long")
    rng = Random(3)
    model.play(PlayDay())
    while not model.between_days:
        asked = model.session.decision
        assert asked is not None
        if isinstance(asked, Chance):
            model.session.roll()
        else:
            model.play(answer(model.state, asked, rng))
    return model


@pytest.mark.rule("HL-T4.3d")
def test_a_played_day_becomes_an_entry_and_its_moves_stay_readable(qtbot: QtBot) -> None:
    model = played_day()
    model.play(LogDay(day()))
    entry = model.book.days[0]
    assert entry.played
    before = moves_text(model, 1)
    assert len(before.splitlines()) > 10
    page = shown_form(qtbot, model, 1)
    assert (page.sheet.played.isVisible(), page.sheet.moves.isVisible()) == (True, True)
    if entry.kind == "mission":
        page.sheet.more.notes.setPlainText("As I remember it.")
    else:
        page.sheet.more.day_notes.setPlainText("As I remember it.")
    page.save()
    rows = [row[2] for row in page.review.fields.words.rows]
    assert "Played here" in rows
    assert page.review.figures.words.rows == ()
    page.review.accept.click()
    assert not model.book.days[0].played
    assert moves_text(model, 1) == before
    assert moves_of(model.session, 2) == ()


def test_the_recorded_moves_are_text(qtbot: QtBot) -> None:
    model = played_day()
    dialog = MovesDialog(model, 1)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "Day 1 as it was played"
    assert dialog.text.isReadOnly()
    assert dialog.text.toPlainText() == moves_text(model, 1) != ""


# ------------------------------------------------------------------------- problems and changes


def with_problem() -> CampaignModel:
    model = three_days()
    model.play(CorrectDay(1, day(flown(FIRST, stressed("pluto", 9))), NOON, "misread"))
    return model


def page_of(qtbot: QtBot, model: CampaignModel) -> CorrectionsPage:
    page = CorrectionsPage(model, shown_form(qtbot, model).sheet.preview._themes)
    shown(qtbot, page)
    return page


@pytest.mark.rule("HL-T4.3b")
def test_problems_stay_marked_until_they_are_accepted_or_solved(qtbot: QtBot) -> None:
    model = with_problem()
    page = page_of(qtbot, model)
    (row,) = page.rows
    assert open_count(model.book) == 1
    with qtbot.waitSignal(page.day_asked) as asked:
        row.go.click()
    assert asked.args == [2]
    row.accept.click()
    assert open_count(model.book) == 0
    assert [each.accepted for each in marked(model.book)] == [True]
    assert page.rows[0].accept.text() == "Open again"
    page.rows[0].accept.click()
    assert open_count(model.book) == 1
    model.play(CorrectDay(1, day(flown(FIRST, stressed("pluto", 2))), NOON, ""))
    assert page.rows == []
    assert page.none.isVisible()


def test_an_open_problem_comes_before_an_accepted_one() -> None:
    tired = [MemberEntry(pilot=each, skill=AVERAGE, stress=40) for each in ("teflon", "banzai")]
    first = day(flown(10, "teflon"), accepted=("HL-1.5l:teflon",))
    model = model_of(first, day(flown(20, "banzai")), start=standing(*tired))
    found = [(each.problem.day, each.accepted) for each in marked(model.book)]
    assert found == [(2, False), (1, True)]


@pytest.mark.rule("HL-T4.3c")
def test_every_change_is_listed_with_its_reason(qtbot: QtBot) -> None:
    model = with_problem()
    page = page_of(qtbot, model)
    assert page.table.words.rows == (
        ("2031-05-04 12:00", "1", "Pluto", "Stress", "2", "9", "misread"),
    )
    page.rows[0].accept.click()
    assert [row[3] for row in page.table.words.rows] == ["Accepted as it is", "Stress"]
    page.table.setFocus()
    with qtbot.waitSignal(page.day_asked) as asked:
        QTest.keyClick(page.table, Key.Key_Return)
    assert asked.args == [2]
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.table, Key.Key_Escape)


def test_a_problem_that_cannot_be_accepted_now_says_why(qtbot: QtBot) -> None:
    model = with_problem()
    page = page_of(qtbot, model)
    model.play(PlayDay())
    page.rows[0].accept.click()
    assert page.trouble.isVisible()
