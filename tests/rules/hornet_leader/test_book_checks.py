"""Entries that cannot be worked out are refused, wherever in them the slip is."""

from __future__ import annotations

import pytest

from desktop.rules import engine
from desktop.rules.core import Refused, Setup
from desktop.rules.hornet_leader.actions_book import LogDay, TakeOver
from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    Aftermath,
    DayEntry,
    EventNote,
    FlightEntry,
    MemberEntry,
    PastDay,
    Replaced,
    SearchEntry,
    StandingEntry,
)
from desktop.rules.hornet_leader.effects_data import SarModEffect
from desktop.rules.hornet_leader.records import PLAYER, Standing
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME

FLEW = "teflon"


def with_flight(**fields: object) -> DayEntry:
    return day(flown(7, FlightEntry(pilot=FLEW, **fields)))  # type: ignore[arg-type]


def lasting(source: str) -> Standing:
    return Standing(SarModEffect(1), "campaign", source)


def left(**fields: object) -> DayEntry:
    return day(aftermath=Aftermath(**fields))  # type: ignore[arg-type]


def past_of(**fields: object) -> PastDay:
    return PastDay(day=1, target=7, flight=(FlightEntry(**fields),))  # type: ignore[arg-type]


@pytest.mark.rule("HL-T1.4a")
@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (with_flight(loadout={"mk82": 100}), "100 is not possible: 0 to 99"),
        (with_flight(expended={"mk82": -1}), "-1 is not possible: 0 to 99"),
        (with_flight(sites=1000), "1000 is not possible: 0 to 999"),
        (with_flight(target_hits=-1), "-1 is not possible"),
        (with_flight(sar=SearchEntry(roll=1000)), "1000 is not possible"),
        (day(flown(7, FLEW, replaced=(Replaced(FLEW, "pluto", 9),))), "9 is not possible: 0 to 5"),
        (day(flown(7, FLEW, replaced=(Replaced(FLEW, "pluto", 0, -1),))), "-1 is not possible"),
        (day(adjustments=(Adjustment("missing", 1),)), " is not in the squadron"),
        (left(residue=(Adjustment("xp", 1, "zorro"),)), "zorro is not in the squadron"),
        (left(in_play=(4711,)), "There is no Target 4711"),
        (left(target_discards=(4711,)), "There is no Target 4711"),
        (left(event_discards=(4711,)), "There is no Event 4711"),
        (left(tanker_free=-1), "-1 is not possible"),
        (left(carry=(lasting("event:4711:over"),)), "Nothing known has the effect event:4711:over"),
        (left(carry=(lasting("nowhere"),)), "Nothing known has the effect nowhere"),
        (
            day(flown(7, FLEW, events=(EventNote(10**30),))),
            "1000000000000000000000000000000 is not",
        ),
        (day(flown(7, FLEW, "", replaced=(Replaced(FLEW),))), " is not in the squadron"),
    ],
)
def test_an_entry_that_cannot_be_worked_out_is_refused(entry: DayEntry, words: str) -> None:
    s = tracked(standing(FLEW, "banzai"))
    before = GAME.encode(s)
    with pytest.raises(Refused, match=words):
        engine.apply(GAME, s, LogDay(entry))
    assert GAME.encode(s) == before


@pytest.mark.rule("HL-T1.5a")
@pytest.mark.parametrize(
    ("start", "words"),
    [
        (standing(FLEW, damaged_hits={4711: 1}), "There is no Target 4711"),
        (standing(FLEW, damaged_hits={7: 1000}), "1000 is not possible"),
        (standing(FLEW, past=(PastDay(day=1, vp=1000),)), "1000 is not possible"),
        (standing(FLEW, past=(PastDay(day=1, target=4711),)), "There is no Target 4711"),
        (standing(FLEW, past=(past_of(pilot="zorro"),)), "There is no Pilot zorro"),
        (standing(FLEW, past=(past_of(pilot=FLEW, stress=10**30),)), "is not possible: 0 to 999"),
        (
            standing(MemberEntry(pilot=FLEW, skill=2, replaced_by="zorro")),
            "There is no Pilot zorro",
        ),
    ],
)
def test_a_start_that_cannot_be_taken_over_is_refused(start: StandingEntry, words: str) -> None:
    setup = Setup("", (PLAYER,), {"campaign": "iraq_1991", "tracking": "log", "joined": True})
    s, _, _ = engine.start(GAME, setup)
    with pytest.raises(Refused, match=words):
        engine.apply(GAME, s, TakeOver(start))


def test_an_event_that_a_file_discards_twice_is_one_card() -> None:
    s = tracked(standing(FLEW))
    log(s, left(event_discards=(3, 3)))
    assert s.event_discards == [3]
    assert GAME.check(s) == []


def test_a_pilot_who_is_noted_as_missing_and_as_gone_is_no_fault_of_the_program() -> None:
    both = MemberEntry(pilot="pluto", skill=2, missing=True, removed=True)
    assert GAME.check(tracked(standing(FLEW, both))) == []
