"""Every fault that a state can have is told; the 150 counters are counted where they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from desktop.rules import engine
from desktop.rules.core import Chance, Rolled, Setup
from desktop.rules.red_menace.bot import LEVEL
from desktop.rules.red_menace.checks import counters, faults
from desktop.rules.red_menace.records import PLAYER, Ruin
from desktop.rules.red_menace.state import State, View
from tests.rules.red_menace.positions import GAME, KIT

TURN = 9


@cache
def _played() -> bytes:
    """Return a game of Thirteen Days, led by the autopilot up to a turn."""
    rng = Random(7)
    bot = GAME.bot(LEVEL, rng)
    s, _, asked = engine.start(GAME, Setup("", (PLAYER,), {"scenario": 4}))
    while asked is not None and s.turn < TURN:
        if not isinstance(asked, Chance):
            action = bot.choose(View(0, s), asked, lambda: False)[0]
        elif asked.roll is None:
            action = rng.choices(asked.outcomes, asked.weights)[0]
        else:
            action = Rolled(tuple(rng.randint(1, 6) for _ in range(asked.roll.count)))
        asked = engine.carry_out(GAME, s, action)[1]
    return GAME.encode(s)


def sound() -> State:
    return GAME.decode(_played())


@pytest.mark.rule("RM-1.1")
def test_the_counters_of_a_game_are_all_there() -> None:
    s = sound()
    assert s.outcome is None
    assert s.flights
    assert s.ruins
    assert any(s.red_lost.values())
    assert faults(s, KIT) == []
    assert sum(counters(s, KIT).values()) == 150


def first(units: list[Any], **fields: Any) -> Any:
    return next(
        each for each in units if all(getattr(each, key) == it for key, it in fields.items())
    )


def _lose_b47(s: State) -> None:
    s.bombers.remove(first(s.bombers, unit="b47"))


def _draw_nothing(s: State) -> None:
    s.cup.take(0)


def _count_twice(s: State) -> None:
    s.red_lost["il28"] = s.red_lost.get("il28", 0) + 1


def _lay_twice(s: State) -> None:
    next(iter(s.ruins.values())).counter = "nuke_moscow"


def _shoot_down_twice(s: State) -> None:
    s.finished[s.flights[0].key] = "shot_down"


def _leave_the_map(s: State) -> None:
    s.flights[0].hex = "9999"


def _swell(s: State) -> None:
    s.flights[0].bombers = ["tu16"] * 4


def _empty(s: State) -> None:
    s.flights[0].bombers, s.flights[0].revealed = [], True


def _mix_up(s: State) -> None:
    s.flights.reverse()


def _fly_away(s: State) -> None:
    s.bombers[0].where, s.bombers[0].at = "flight", "K"


def _set_aside(s: State) -> None:
    s.bombers[0].where, s.bombers[0].at = "aside", ""


def _stand_in_ruins(s: State) -> None:
    s.bombers[0].where, s.bombers[0].at = "ground", next(iter(s.ruins))


def _three_types(s: State) -> None:
    for unit in ("b47", "b52", "b58"):
        bomber = first(s.bombers, unit=unit)
        bomber.where, bomber.at = "ground", "C"


def _crowd_london(s: State) -> None:
    for bomber in s.bombers[:4]:
        bomber.where, bomber.at = "ground", "T"


def _float(s: State) -> None:
    first(s.sams, where="pool").hex = "0804"


def _two_batteries(s: State) -> None:
    for sam in [sam for sam in s.sams if sam.where == "pool"][:2]:
        sam.where, sam.hex = "map", "0704"


def _ready_in_ruins(s: State) -> None:
    plane = first(s.interceptors, unit="f106")
    plane.box, plane.city = "ready", next(iter(s.ruins))


def _based_nowhere(s: State) -> None:
    s.support[0].where, s.support[0].base = "launched", ""


def _based_in_ruins(s: State) -> None:
    s.support[0].where, s.support[0].base = "launched", next(iter(s.ruins))


def _draw_an_event(s: State) -> None:
    s.events.take(next(kind for kind, _ in s.events.outcomes()))


def _keep_a_spent_card(s: State) -> None:
    s.kept.append(s.spent[0])


def _forget_a_base(s: State) -> None:
    s.city_deck.take(0)
    s.ruins.pop("1", None)


def _two_cards(s: State) -> None:
    s.now.bases_drawn.append("3")
    s.city_deck.put(2)


def _by_itself(s: State) -> None:
    s.ruins["3"] = Ruin("3", "red", "air", 1)


def _capital_from_the_sea(s: State) -> None:
    s.ruins["1"] = Ruin("1", "blue", "submarine", 1, "nuke_moscow")


def _points_of_nowhere(s: State) -> None:
    s.points[1] += 1


def _more_than_the_map_shows(s: State) -> None:
    s.points[0] += 100


def _nothing_to_do(s: State) -> None:
    s.steps.clear()


@pytest.mark.rule("RM-1.1")
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (_lose_b47, "There are 11 counters of b47, not 12."),
        (_draw_nothing, "There are 13 counters of tu16, not 14."),
        (_count_twice, "There are 4 counters of il28, not 3."),
        (_lay_twice, "There are 2 counters of nuke_moscow, not 1."),
        (_shoot_down_twice, "is in 2 places."),
        (_shoot_down_twice, "There are 11 counters of flight_A_J, not 10."),
        (_leave_the_map, "is at '9999', which is no hex."),
        (_swell, "has 4 bombers."),
        (_empty, "has no bombers."),
        (_mix_up, "The formations are out of order."),
        (_fly_away, "Bomber 0 flies at 'K', which is no hex."),
        (_set_aside, "Bomber 0 was never placed."),
        (_stand_in_ruins, "which is destroyed."),
        (_three_types, "There are 3 types of bombers at C."),
        (_crowd_london, "There are more bombers in London than it takes."),
        (_float, "A sa2 that is pool is at '0804'."),
        (_two_batteries, "Two SA-2 stand in one hex."),
        (_ready_in_ruins, "The f106 is Ready at"),
        (_based_nowhere, "that is launched has the base ''."),
        (_based_in_ruins, "that is launched has the base"),
        (_draw_an_event, "is there 0 times, not 1."),
        (_keep_a_spent_card, "is there 2 times, not 1."),
        (_forget_a_base, "City card 1 is there 0 times."),
        (_two_cards, "City card 3 is there 3 times."),
        (_by_itself, "City 3 was destroyed by 'red'."),
        (_capital_from_the_sea, "nuke_moscow lies on 1, which no aircraft destroyed."),
        (_points_of_nowhere, "and the counters on the map"),
        (_more_than_the_map_shows, "and the counters on the map"),
        (_nothing_to_do, "Nothing is left to do, and the game is not over."),
    ],
)
def test_a_fault_is_told(spoil: Callable[[State], None], told: str) -> None:
    s = sound()
    spoil(s)
    assert any(told in fault for fault in faults(s, KIT)), faults(s, KIT)
