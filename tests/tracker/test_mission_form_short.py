"""Cards and Pilots that the data do not have, entered in the place where they are met."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.logbook import own_entries
from desktop.logbook.campaigns import Campaigns
from desktop.logbook.packs_shelf import Packs
from desktop.logbook.packs_writing import EntryRefused
from desktop.rules.hornet_leader.book_entries import MemberEntry
from desktop.rules.hornet_leader.records import AVERAGE, SKILLED
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.mission_form_page import MissionFormPage
from tests.logbook.shelves import joined, opened
from tests.rules.hornet_leader.logbooks import standing
from tests.rules.hornet_leader.positions import KIT
from tests.tracker.campaigns import model_of
from tests.tracker.forms import Typist, shown_form

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
NUMBERS = {"aircraft": 4, "hits": 0, "vp": 3, "stress": 1, "recon": 0, "intel": 0, "infra": 0}


def model_in(campaigns: Campaigns, game_id: str) -> CampaignModel:
    game, session = campaigns.open(game_id)
    return CampaignModel(game, session, game_id)


def kept(page: MissionFormPage) -> list[tuple[str, dict[str, Any]]]:
    told: list[tuple[str, dict[str, Any]]] = []
    page.own_entered.connect(lambda kind, entry: told.append((kind, entry)))
    return told


@pytest.mark.rule("HL-T4.4a")
def test_an_unknown_target_is_entered_in_place_and_the_form_goes_on(
    qtbot: QtBot, data_dir: Path
) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns)
        page = shown_form(qtbot, model_in(campaigns, game_id))
        told = kept(page)
        typist = Typist()
        typist.write("999")
        typist.press(Key.Key_Return)
        form = page.sheet.target.unknown
        assert form.name.hasFocus()
        assert "999" in form.note.accessibleName()
        typist.write("Bridge")
        typist.press(Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
        typist.write("3")
        typist.press(Key.Key_Tab)
        typist.write("1")
        typist.press(Key.Key_Return)
        ((kind, entry),) = told
        assert entry == own_entries.target_entry(999, "Bridge", NUMBERS)
        own_entries.add_own(campaigns, Packs(data_dir / "packs"), game_id, kind, entry)
        again = shown_form(qtbot, model_in(campaigns, game_id))
        again.begin(page.day, page.draft)
        assert again.is_typed
        assert again.sheet.target.target.target == 999
        assert again.sheet.target.target.currentText() == "999 Bridge · band 1 · 3 VP"
        assert not again.sheet.target.unknown.isVisible()
        again.sheet.target.pencil.click()
        QTest.keyClicks(again.sheet.target.numbers["band"], "2")
        again.sheet.grid.setFocus(Qt.FocusReason.TabFocusReason)
        typist.write("2")
        again.sheet.outcome.outcome.buttons()[0].click()
        typist.press(Key.Key_Return, held=CTRL)
        state = campaigns.open(game_id).session.state
        assert (state.day, state.vp, state.missions[-1].target) == (1, 3, 999)
        assert state.logbook.days[0].missions[0].edited == {"band": 2}


@pytest.mark.rule("HL-T4.4a")
def test_somebody_who_is_not_in_the_data_comes_for_a_missing_pilot(
    qtbot: QtBot, data_dir: Path
) -> None:
    gone = MemberEntry(pilot="banzai", skill=AVERAGE, missing=True)
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns, start=standing("teflon", gone))
        page = shown_form(qtbot, model_in(campaigns, game_id))
        told = kept(page)
        (row,) = page.sheet.returns.rows
        row.fate.buttons()[2].click()
        row.by.setCurrentIndex(row.by.count() - 1)
        row.by.activated.emit(row.by.count() - 1)
        assert row.short.name.hasFocus()
        typist = Typist()
        typist.press(Key.Key_Return)
        assert told == []
        typist.write("Teflon")
        row.short.skill.setCurrentIndex(SKILLED)
        QTest.keyClicks(row.short.numbers["cool"], "1")
        typist.press(Key.Key_Return)
        ((kind, entry),) = told
        assert (entry["id"], entry["aircraft"]) == ("teflon_2", KIT.pilots["banzai"].aircraft)
        own_entries.add_own(campaigns, Packs(data_dir / "packs"), game_id, kind, entry)
        again = shown_form(qtbot, model_in(campaigns, game_id))
        again.begin(page.day, page.draft)
        assert [each.pilot for each in again.sheet.grid.flight.pilots] == ["teflon", "teflon_2"]
        (row,) = again.sheet.returns.rows
        assert (row.by.currentData(), row.skill.currentIndex()) == ("teflon_2", SKILLED)
        assert not row.short.isVisible()


def test_numbers_that_cannot_be_are_refused_and_stay(qtbot: QtBot, data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns)
        page = shown_form(qtbot, model_in(campaigns, game_id))
        told = kept(page)
        typist = Typist()
        typist.write("999")
        typist.press(Key.Key_Return)
        form = page.sheet.target.unknown
        QTest.keyClicks(form.numbers["aircraft"], "0")
        form.take.click()
        ((kind, entry),) = told
        with pytest.raises(EntryRefused) as refused:
            own_entries.add_own(campaigns, Packs(data_dir / "packs"), game_id, kind, entry)
        page.refuse_own(str(refused.value.findings[0]))
        assert "aircraft" in form.note.accessibleName()
        assert form.numbers["aircraft"].number == 0
        assert terms_unchanged(campaigns, game_id)


def terms_unchanged(campaigns: Campaigns, game_id: str) -> bool:
    return campaigns.open(game_id).session.setup.packs == ()


def test_saving_leads_to_the_numbers_that_are_missing(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    typist = Typist()
    typist.write("999")
    typist.press(Key.Key_Return, held=CTRL)
    assert page.sheet.target.unknown.name.hasFocus()
    page.sheet.target.target.setFocus()
    typist.write("10")
    assert not page.sheet.target.unknown.isVisible()
    typist.press(Key.Key_Return)
    assert page.sheet.grid.hasFocus()
