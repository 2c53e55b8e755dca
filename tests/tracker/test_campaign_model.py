"""The Qt face of a tracked campaign."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.core import Refused
from desktop.rules.hornet_leader.actions_book import CloseCampaign, LogDay, PlayDay
from tests.rules.hornet_leader.logbooks import day, flown
from tests.rules.hornet_leader.positions import GAME
from tests.tracker.campaigns import model_of


def test_an_entry_changes_the_campaign_and_tells_so(qtbot: QtBot) -> None:
    model = model_of()
    with qtbot.waitSignal(model.changed):
        model.play(LogDay(day(flown(10, "teflon"))))
    assert model.state.day == 1
    assert model.book.days[0].missions[0].target == 10


def test_a_preview_changes_nothing() -> None:
    model = model_of()
    before = GAME.encode(model.state)
    assert model.preview(LogDay(day(flown(10, "teflon")))).day == 1
    with pytest.raises(Refused):
        model.preview(LogDay(day(flown(999, "teflon"))))
    assert GAME.encode(model.state) == before


@pytest.mark.rule("HL-T4.2a")
def test_ex_t05_entries_are_taken_back_and_brought_back() -> None:
    model = model_of(length="long")
    for target in (10, 20, 53, 56, 57):
        model.play(LogDay(day(flown(target, "teflon"))))
    whole = GAME.encode(model.state)
    for _ in range(5):
        model.undo()
    assert (model.state.day, model.can_redo) == (0, True)
    for _ in range(5):
        model.redo()
    assert GAME.encode(model.state) == whole
    assert not model.can_redo


def test_entries_are_made_between_days_only() -> None:
    model = model_of()
    seen = [model.between_days]
    model.play(PlayDay())
    seen.append(model.between_days)
    model.undo()
    for _ in range(3):
        model.play(LogDay(day()))
    seen.append(model.between_days)
    model.play(CloseCampaign())
    seen.append(model.between_days)
    assert seen == [True, False, True, False]


def test_a_model_that_is_closed_listens_no_longer(qtbot: QtBot) -> None:
    model = model_of()
    model.close()
    with qtbot.assertNotEmitted(model.changed):
        model.play(LogDay(day()))
    assert model.undo_reason is None
