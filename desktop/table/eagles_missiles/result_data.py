"""The end of a war as plain values: verdict, every point with its source, the war day by day."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Event, Side, T, Text
from desktop.rules.eagles_missiles.events_days import DayBegan
from desktop.rules.eagles_missiles.records import RUSSIANS
from desktop.table.eagles_missiles.score_data import Score, score

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

WON, LOST = T("eagles_missiles.table", "You win"), T("eagles_missiles.table", "You lose")
VERDICTS: dict[str, Text] = {
    "russian": T("eagles_missiles.table", "Russia wins"),
    "polish": T("eagles_missiles.table", "Poland wins"),
}
SOURCES: dict[str, Text] = {
    "conquest": T("eagles_missiles.table", "{city}: day {day}, conquered"),
    "raid": T("eagles_missiles.table", "{city}: day {day}, bombed"),
    "missile": T("eagles_missiles.table", "{city}: day {day}, hit by a missile"),
}
PART = T("eagles_missiles.table", "{part} ({words})")
NO_POINTS = T("eagles_missiles.table", "Russia has no points at all")
FELL = T("eagles_missiles.table", "Day {day}: {places}")
NOTHING_FELL = T("eagles_missiles.table", "No territory was conquered")
QUIET_DAY = T("eagles_missiles.table", "Day {day}: nothing falls")
FALLS = T("eagles_missiles.table", "Day {day}: {places} conquered")
RUINS = T("eagles_missiles.table", "Day {day}: in ruins {fields}")
BOTH = T("eagles_missiles.table", "{a}; in ruins {fields}")
CITIES = "EM-XII.1"


class Row(msgspec.Struct, frozen=True):
    """What brought points, or took them away."""

    words: Text
    points: int
    rule: str


class Day(msgspec.Struct, frozen=True):
    """The map in the evening of a day."""

    day: int
    conquered: frozenset[str]
    fresh: frozenset[str]
    """Territories that fell on this day."""
    ruins: frozenset[str]
    words: Text
    """What happened on it."""


class ResultData(msgspec.Struct, frozen=True):
    """Everything that the page of the result shows."""

    verdict: Text
    score: Score
    rows: tuple[Row, ...]
    fallen: tuple[Text, ...]
    """The territories conquered, a line for each day."""
    days: tuple[Day, ...]


def result_data(s: State, kit: Kit, persons: Iterable[Side]) -> ResultData:
    """Return the result of a war that is over, as the persons at the table see it."""
    whole = score(s, kit)
    return ResultData(
        verdict=_verdict(s, persons),
        score=whole,
        rows=tuple(_rows(s, kit, whole)),
        fallen=tuple(_fallen(s, kit)) or (NOTHING_FELL,),
        days=tuple(_day(s, kit, day) for day in range(1, s.day + 1)),
    )


def _verdict(s: State, persons: Iterable[Side]) -> Text:
    """Return who wins; to persons who are all on one side, whether they do."""
    sides = {"russian" if each in RUSSIANS else "polish" for each in persons}
    if len(sides) != 1:
        return VERDICTS[s.victor]
    return WON if s.victor in sides else LOST


def _rows(s: State, kit: Kit, whole: Score) -> list[Row]:
    """Return every point with its source: cities one by one, the other parts that count."""
    cities = sorted((fall.day, key) for key, fall in s.ruins.items() if key in kit.cities)
    rows = [
        Row(
            SOURCES[s.ruins[key].how].of(city=kit.field_name(key), day=day),
            kit.rules.scoring["city"],
            CITIES,
        )
        for day, key in cities
    ]
    rows += [
        Row(PART.of(part=line.title, words=line.words), line.points, line.rule)
        for line in whole.lines
        if line.points and line.rule != CITIES
    ]
    return rows or [Row(NO_POINTS, 0, CITIES)]


def _fallen(s: State, kit: Kit) -> list[Text]:
    days = sorted({fall.day for fall in s.conquered.values()})
    return [
        FELL.of(
            day=day,
            places=kit.listed(
                kit.territory_name(key) for key, fall in s.conquered.items() if fall.day == day
            ),
        )
        for day in days
    ]


def _day(s: State, kit: Kit, day: int) -> Day:
    fresh = [key for key, fall in s.conquered.items() if fall.day == day]
    ruined = [key for key, fall in s.ruins.items() if fall.day == day]
    fields = kit.listed(map(kit.field_name, ruined))
    words: Text = QUIET_DAY.of(day=day)
    if fresh:
        words = FALLS.of(day=day, places=kit.listed(map(kit.territory_name, fresh)))
        words = BOTH.of(a=words, fields=fields) if ruined else words
    elif ruined:
        words = RUINS.of(day=day, fields=fields)
    return Day(
        day=day,
        conquered=frozenset(key for key, fall in s.conquered.items() if fall.day <= day),
        fresh=frozenset(fresh),
        ruins=frozenset(key for key, fall in s.ruins.items() if fall.day <= day),
        words=words,
    )


def evenings(told: Iterable[tuple[int, Event]]) -> dict[int, int]:
    """Return how many entries count in the evening of each day but the last, by day.

    ``told`` are the events of a war, each with the entry that told it.
    """
    return {event.day - 1: ply + 1 for ply, event in told if isinstance(event, DayBegan)}
