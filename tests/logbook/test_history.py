"""The history of a campaign: its rows, filters and the search in notes."""

from __future__ import annotations

import pytest

from desktop.logbook.history import HistoryRow, Wanted, history, pilots_in, targets_in
from desktop.rules.hornet_leader.book_entries import (
    Amount,
    EventNote,
    FlightEntry,
    PastDay,
    SearchEntry,
)
from desktop.text import sentence
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME

KIT = GAME.kit


def rows() -> tuple[HistoryRow, ...]:
    """Return two missions of one Day, Down Time, and a mission that went wrong."""
    s = tracked(standing("teflon", "banzai", "pluto"), length="medium", damaging=True)
    first = flown(
        1, "teflon", outcome="X", so_spent=(Amount("weapons", 3),), notes="Fog over the Ridge"
    )
    second = flown(
        10,
        FlightEntry(pilot="banzai", note="Hydraulics gone"),
        outcome="D",
        events=(EventNote(title="Ghost Flight"),),
    )
    lost = FlightEntry(pilot="pluto", lost="over_target", sar=SearchEntry(result="missing"))
    log(s, day(first, second, notes="A long day."), day(notes="All asleep"))
    log(s, day(flown(10, "teflon", lost, night=True, edited={"band": 1})))
    return history(s, KIT)


def taken(**wanted: object) -> list[tuple[int, str]]:
    found = Wanted(**wanted)  # type: ignore[arg-type]
    return [(row.day, row.slot) for row in rows() if found.takes(row)]


@pytest.mark.rule("HL-T6.1a")
def test_every_mission_and_every_day_of_down_time_has_a_row() -> None:
    first, second, rest, last = rows()
    assert [(row.day, row.slot, row.target, row.status) for row in rows()] == [
        (1, "primary", 1, "X"),
        (1, "secondary", 10, "D"),
        (2, "rest", 0, ""),
        (3, "primary", 10, "O"),
    ]
    bands = KIT.campaigns["iraq_1991"].bands
    assert first.band is bands[KIT.campaigns["iraq_1991"].band_of(1)].name
    assert (first.so_spent, first.so_left, first.vp) == (3, 14, KIT.targets[1].vp)
    assert second.flight == ("banzai",)
    assert rest.band is None
    assert (last.night, last.flight, last.lost) == (True, ("teflon", "pluto"), ("pluto",))


def test_a_band_is_the_one_that_the_table_had() -> None:
    bands = KIT.campaigns["iraq_1991"].bands
    assert rows()[3].band is bands[0].name
    s = tracked(standing("teflon"))
    log(
        s,
        day(flown(10, "teflon", edited={"band": -9})),
        day(flown(10, "teflon", edited={"band": 9})),
    )
    assert [row.band for row in history(s, KIT)] == [bands[0].name, bands[-1].name]


@pytest.mark.rule("HL-T6.1a")
def test_rows_are_filtered_by_pilot_target_and_outcome() -> None:
    assert taken(pilot="teflon") == [(1, "primary"), (3, "primary")]
    assert taken(target=10) == [(1, "secondary"), (3, "primary")]
    assert taken(outcome="O") == [(3, "primary")]
    assert taken(outcome="rest") == [(2, "rest")]
    assert taken(pilot="teflon", target=10) == [(3, "primary")]
    assert len(taken()) == 4


@pytest.mark.rule("HL-T6.1a")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("ridge FOG", [(1, "primary")]),
        ("hydraul", [(1, "secondary")]),
        ("ghost", [(1, "secondary")]),
        ("long day", [(1, "primary")]),
        ("asleep", [(2, "rest")]),
        ("fog asleep", []),
    ],
)
def test_notes_are_searched_word_by_word(words: str, found: list[tuple[int, str]]) -> None:
    assert taken(words=words) == found


def test_what_can_be_filtered_by_is_what_there_is() -> None:
    assert targets_in(rows()) == (1, 10)
    assert pilots_in(rows()) == ("teflon", "banzai", "pluto")


def test_days_before_the_log_are_told_as_far_as_they_are_known() -> None:
    past = (PastDay(day=1, target=10, status="X", vp=2), PastDay(day=2))
    s = tracked(standing("teflon", day=2, past=past), length="medium")
    log(s, day(flown(1, "teflon", notes="Here we go")))
    found = history(s, KIT)
    assert [(row.day, row.slot, row.notes) for row in found] == [
        (1, "primary", ()),
        (2, "rest", ()),
        (3, "primary", ("Here we go",)),
    ]
    assert found[0].band is not None
    assert sentence(found[0].band)
