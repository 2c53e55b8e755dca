"""What a scenario of Red Menace says of itself before it is chosen (RM-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from desktop.rules.core import T, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.components_cards import Scenario

EACH_TURN = T("new_game", "{usual} each turn")
IN_TURNS = T("new_game", "{usual} each turn ({exceptions})")
ONE_TURN = T("new_game", "{count} in turn {turn}")
AND = T("new_game", "{first}, {second}")


class Fact(NamedTuple):
    """A line about a scenario."""

    name: Text
    value: Text
    rule: str


def facts(kit: Kit, scenario: Scenario) -> tuple[Fact, ...]:
    """Return what can be told before the first die, with the rule of each."""
    told = [
        Fact(T("new_game", "Points that end the war"), _thresholds(scenario), "RM-12.1a"),
        Fact(T("new_game", "Soviet take-offs"), _soviet(scenario), "RM-6.13"),
        Fact(T("new_game", "Your take-offs"), _blue(scenario), "RM-9.3.2a"),
        Fact(T("new_game", "Bombers at a base"), _bases(scenario), "RM-6.12"),
        Fact(T("new_game", "In the air at once"), _in_the_air(kit, scenario), "RM-6.1"),
    ]
    missing = [*_missing(kit, scenario)]
    if missing:
        told.append(Fact(T("new_game", "Not in this scenario"), _joined(missing), "RM-6.1"))
    return tuple(told)


def airborne(scenario: Scenario) -> dict[str, int]:
    """Return how many of the player's bombers of each type begin in flight."""
    found: dict[str, int] = {}
    for each in scenario.us_airborne:
        found[each.unit] = found.get(each.unit, 0) + each.count
    return found


def _thresholds(scenario: Scenario) -> Text:
    words = T("new_game", "{blue} of yours, {red} of theirs")
    return words.of(blue=scenario.points_blue, red=scenario.points_red)


def _soviet(scenario: Scenario) -> Text:
    words = T("new_game", "{flights} formations, {pace}")
    pace = _pace(scenario.soviet_launch, scenario.soviet_launch_by_turn)
    return words.of(flights=scenario.soviet_flights, pace=pace)


def _blue(scenario: Scenario) -> Text:
    return _pace(scenario.us_launch, scenario.us_launch_by_turn)


def _pace(usual: int, by_turn: dict[str, int]) -> Text:
    """Return how many take off each turn, and the turns in which it is another number."""
    if not by_turn:
        return EACH_TURN.of(usual=usual)
    turns = [ONE_TURN.of(count=count, turn=turn) for turn, count in sorted(by_turn.items())]
    return IN_TURNS.of(usual=usual, exceptions=_joined(turns))


def _bases(scenario: Scenario) -> Text:
    """Return how many bombers a city holds at the start, and whether Greenland may."""
    words = T("new_game", "{most} at most, of two types")
    parts = [words.of(most=scenario.stack_us)]
    if scenario.uk_in_play and scenario.stack_uk != scenario.stack_us:
        parts.append(T("new_game", "{most} in London").of(most=scenario.stack_uk))
    if scenario.us_greenland_start:
        parts.append(T("new_game", "also in Greenland"))
    return _joined(parts)


def _in_the_air(kit: Kit, scenario: Scenario) -> Text:
    parts = [kit.unit_names([unit] * count) for unit, count in airborne(scenario).items()]
    seen = T("new_game", "{count} Soviet formations (detected)")
    unseen = T("new_game", "{count} Soviet formations (not detected)")
    parts += [
        (seen if each.revealed else unseen).of(count=each.count) for each in scenario.soviet_start
    ]
    parts += [
        T("new_game", "event {number}: {title}").of(number=number, title=kit.events[number].title)
        for number in scenario.events_at_start
    ]
    return _joined(parts) if parts else T("new_game", "nobody")


def _missing(kit: Kit, scenario: Scenario) -> Iterator[Text]:
    if not scenario.uk_in_play:
        yield T("new_game", "London and the V-bombers")
    for unit in scenario.units_out:
        yield kit.unit_name(unit)
    for unit, count in scenario.units_less.items():
        yield T("new_game", "{count} of the {unit}").of(count=count, unit=kit.unit_name(unit))
    if not scenario.sub_in_play:
        yield T("new_game", "your submarine")
    if not scenario.sa2_pool:
        yield T("new_game", "the SA-2 of the pool")
    if scenario.events_out:
        yield T("new_game", "{count} of the events").of(count=len(scenario.events_out))


def _joined(parts: list[Text]) -> Text:
    text = parts[0]
    for part in parts[1:]:
        text = AND.of(first=text, second=part)
    return text
