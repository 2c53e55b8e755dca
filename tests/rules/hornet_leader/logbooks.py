"""Tracked campaigns to begin a test from, and entries for their logs."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from desktop.rules import engine
from desktop.rules.core import Action, Choice, Setup
from desktop.rules.hornet_leader.actions_book import CloseCampaign, LogDay, PlayDay, TakeOver
from desktop.rules.hornet_leader.book_entries import (
    DayEntry,
    FlightEntry,
    MemberEntry,
    MissionEntry,
    StandingEntry,
)
from desktop.rules.hornet_leader.records import AVERAGE, PLAYER, MissionRecord
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import GAME
from tests.rules.hornet_leader.test_campaigns import answer

NOON = "2031-05-04T12:00:00"


def standing(*pilots: str | MemberEntry, **fields: Any) -> StandingEntry:
    """Return a campaign as it stands: Average Pilots without Stress unless told otherwise."""
    squadron = tuple(
        MemberEntry(pilot=each, skill=AVERAGE) if isinstance(each, str) else each for each in pilots
    )
    fields.setdefault("so", 17)
    fields.setdefault("tracks", (2, 2, 2))
    return StandingEntry(squadron=squadron, **fields)


def tracked(
    start: StandingEntry | None = None, campaign: str = "iraq_1991", **options: Any
) -> State:
    """Return a tracked campaign before its next Day, taken over as it stands if that is given."""
    setup = {"campaign": campaign, "tracking": "log", "joined": start is not None, **options}
    state, _, _ = engine.start(GAME, Setup("", (PLAYER,), setup))
    if start is not None:
        engine.apply(GAME, state, TakeOver(start))
    return state


def flown(target: int, *flight: FlightEntry | str, **fields: Any) -> MissionEntry:
    """Return a mission; Pilots who are only named suffered no Stress."""
    entries = tuple(FlightEntry(pilot=each) if isinstance(each, str) else each for each in flight)
    return MissionEntry(target=target, flight=entries, **fields)


def day(*missions: MissionEntry, **fields: Any) -> DayEntry:
    """Return a Day with these missions; of Down Time without any."""
    return DayEntry(kind="mission" if missions else "down_time", missions=missions, **fields)


def log(s: State, *days: DayEntry) -> None:
    """Enter Days."""
    for each in days:
        engine.apply(GAME, s, LogDay(each))


def play_out(s: State, rng: Random, days: int = 99) -> None:
    """Play so many Days of a tracked campaign without much care, or all, and close it."""
    while (asked := engine.decision(GAME, s)) is not None:
        action: Action
        if isinstance(asked, Choice) and isinstance(asked.actions[0], PlayDay | CloseCampaign):
            if not days:
                return
            days -= 1
            action = asked.actions[0]
        else:
            action = answer(s, asked, rng)
        engine.apply(GAME, s, action, asked)


def worked_out(s: State) -> dict[str, Any]:
    """Return all of a campaign that its log must bring about again, in an order of its own."""
    names = (
        *("day", "so", "vp", "tracks", "damaged_hits", "bands_open", "carry", "tanker_free"),
        *("free_special", "event_deck", "target_deck", "lost_aircraft", "cup", "bomber_cup"),
    )
    found = {name: msgspec.to_builtins(getattr(s, name)) for name in names}
    for name in ("destroyed", "in_play", "target_discards", "event_discards", "half_paid"):
        found[name] = sorted(getattr(s, name))
    found["missions"] = [msgspec.to_builtins(_in_order(each)) for each in s.missions]
    found["squadron"] = {
        each.pilot: msgspec.to_builtins(msgspec.structs.replace(each, flew=False, rescued=False))
        for each in s.squadron
    }
    return found


def _in_order(record: MissionRecord) -> MissionRecord:
    """Return a mission with what was loaded and expended in an order of its own."""
    flight = [
        msgspec.structs.replace(each, loads=sorted(each.loads), expended=sorted(each.expended))
        for each in record.flight
    ]
    return msgspec.structs.replace(record, flight=flight)
