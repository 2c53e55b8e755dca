"""One model for each campaign, whatever shows it; none while it is away."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.logbook.campaigns import Campaigns
from desktop.logbook.packs_shelf import Packs
from desktop.rules.hornet_leader.actions_book import LogDay
from desktop.store.errors import UserError
from desktop.tracker.open_campaigns import OpenCampaigns
from tests.rules.hornet_leader.logbooks import day
from tests.tracker.campaigns import kept


@pytest.mark.rule("HL-T4.1b")
def test_everybody_has_the_same_model_until_the_last_lets_go(
    qtbot: QtBot, campaigns: Campaigns, packs: Packs
) -> None:
    first, second = kept(campaigns, "First"), kept(campaigns, "Second")
    held = OpenCampaigns(campaigns, packs)
    model = held.take(first)
    assert held.take(first) is model
    assert held.take(second) is not model
    held.let_go(first)
    with qtbot.waitSignal(model.changed):
        model.play(LogDay(day()))
    held.let_go(first)
    again = held.take(first)
    assert again is not model
    assert again.state.day == 1


@pytest.mark.rule("HL-T4.1b")
def test_what_is_away_is_let_go_by_all_and_comes_back_as_it_is_then(
    qtbot: QtBot, campaigns: Campaigns, packs: Packs
) -> None:
    game_id = kept(campaigns, "Desert")
    held = OpenCampaigns(campaigns, packs)
    held.take(game_id)
    with qtbot.waitSignal(held.withdrawn) as gone:
        held.withdraw(game_id)
    assert gone.args == [game_id]
    assert held.is_away(game_id)
    with pytest.raises(LookupError):
        held.take(game_id)
    campaigns.open(game_id).session.play(LogDay(day()))
    with qtbot.waitSignal(held.returned):
        held.bring_back(game_id)
    assert held.take(game_id).state.day == 1


def test_what_cannot_be_opened_is_held_by_nobody(
    qtbot: QtBot, campaigns: Campaigns, packs: Packs
) -> None:
    held = OpenCampaigns(campaigns, packs)
    with pytest.raises(UserError):
        held.take("nothing")
    held.let_go("nothing")
    held.bring_back("nothing")
    assert not held.is_away("nothing")
