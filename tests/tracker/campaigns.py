"""Tracked campaigns for tests of the tracker, without a library."""

from __future__ import annotations

from desktop.logbook.campaigns import Campaigns
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import OptionValue, Setup
from desktop.rules.hornet_leader.actions_book import LogDay, TakeOver
from desktop.rules.hornet_leader.book_entries import DayEntry, StandingEntry
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.tracker.campaign_model import CampaignModel
from tests.rules.hornet_leader.logbooks import standing
from tests.rules.hornet_leader.positions import GAME

SQUADRON = ("teflon", "banzai", "pluto", "blackhawk")


def session_of(
    *days: DayEntry, start: StandingEntry | None = None, **options: OptionValue
) -> Session[State]:
    """Return a campaign that was taken over, with these Days entered."""
    chosen: dict[str, OptionValue] = {"campaign": "iraq_1991", "tracking": "log", "joined": True}
    session = Session(
        GAME, Setup("", (PLAYER,), chosen | options), (Seat(PLAYER, "person", "Ann"),), 1
    )
    session.play(TakeOver(start or standing(*SQUADRON)))
    for each in days:
        session.play(LogDay(each))
    return session


def model_of(
    *days: DayEntry, start: StandingEntry | None = None, **options: OptionValue
) -> CampaignModel:
    """Return the model of such a campaign."""
    return CampaignModel(GAME, session_of(*days, start=start, **options), "test")


def kept(
    campaigns: Campaigns,
    title: str,
    *days: DayEntry,
    start: StandingEntry | None = None,
    **options: OptionValue,
) -> str:
    """Keep such a campaign in a library and return its id."""
    chosen: dict[str, OptionValue] = {"campaign": "iraq_1991", "tracking": "log", "joined": True}
    game_id = campaigns.create(Setup("", (PLAYER,), chosen | options), title, 1)
    session = campaigns.open(game_id).session
    session.play(TakeOver(start or standing(*SQUADRON)))
    for each in days:
        session.play(LogDay(each))
    return game_id
