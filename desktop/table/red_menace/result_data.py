"""The end of a war as plain values: verdict, points by city, points turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Event, T, Text
from desktop.rules.red_menace import theatre, victory
from desktop.rules.red_menace.events_theatre import PointsScored, PointsTaken, TurnBegan
from desktop.rules.red_menace.records import BLUE, RED

if TYPE_CHECKING:
    from desktop.rules.core import Side
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

VERDICTS: dict[str, Text] = {
    "blue": T("red_menace.table", "You win"),
    "red": T("red_menace.table", "You lose"),
    "draw": T("red_menace.table", "A draw"),
}
REASON = T("red_menace.table", "{blue} to {red}. {why}")
CITY = T("red_menace.table", "{city}, turn {turn}")
SUNK = T("red_menace.table", "{city}, turn {turn}, by submarine")
LANDED = T("red_menace.table", "Bombers landed in Cuba")
PAID = T("red_menace.table", "Paid for nuclear missiles")


class Row(msgspec.Struct, frozen=True):
    """What a side got points for, or lost them."""

    words: Text
    points: int


class Standing(msgspec.Struct, frozen=True):
    """The points of both sides once a turn is over."""

    turn: int
    blue: int
    red: int


class ResultData(msgspec.Struct, frozen=True):
    """Everything that the panel of the result shows."""

    verdict: Text
    totals: tuple[int, int]
    thresholds: tuple[int, int]
    blue: tuple[Row, ...]
    red: tuple[Row, ...]
    curve: tuple[Standing, ...]


def result_data(s: State, kit: Kit, told: Iterable[Event]) -> ResultData:
    """Return the result of a game that is over; ``told`` is all that happened in it."""
    happened = tuple(told)
    scenario = theatre.scenario(s, kit)
    return ResultData(
        verdict=VERDICTS[s.victor],
        totals=victory.totals(s),
        thresholds=(scenario.points_blue, scenario.points_red),
        blue=(*_cities(s, kit, BLUE), *_paid(s)),
        red=(*_cities(s, kit, RED), *_landed(s)),
        curve=curve(happened),
    )


def reason(told: Text) -> Text:
    """Return the points and why a war has ended, of words that say who has won as well."""
    return REASON.of(**dict(told.values))


def _cities(s: State, kit: Kit, side: Side) -> list[Row]:
    """Return the cities that a side destroyed, in their order."""
    rows = []
    for ruin in s.ruins.values():
        if ruin.by == side:
            words = SUNK if ruin.means == "submarine" else CITY
            name = kit.city_name(ruin.city)
            rows.append(Row(words.of(city=name, turn=ruin.turn), ruin.points))
    return rows


def _paid(s: State) -> list[Row]:
    """Return what nuclear missiles cost (RM-10.2.8c, RM-10.6.3a): the points that are missing."""
    won = sum(ruin.points for ruin in s.ruins.values() if ruin.by == BLUE)
    return [Row(PAID, s.points[0] - won)] if s.points[0] != won else []


def _landed(s: State) -> list[Row]:
    landed = sum(s.in_cuba.values())
    return [Row(LANDED, landed)] if landed else []


def curve(told: Iterable[Event]) -> tuple[Standing, ...]:
    """Return the points of both sides at the end of each turn that was begun."""
    found: list[Standing] = []
    turn = blue = red = 0
    for event in told:
        match event:
            case TurnBegan():
                if turn:
                    found.append(Standing(turn, blue, red))
                turn = event.turn
            case PointsScored(side=side):
                blue, red = (event.total, red) if side == BLUE else (blue, event.total)
            case PointsTaken():
                blue = event.total
            case _:
                pass
    if turn:
        found.append(Standing(turn, blue, red))
    return tuple(found)
