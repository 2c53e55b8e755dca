"""Standing goals of the player's bombers: a help of the table, of which the rules know nothing.

They are lines of the person's notes on the game, and so are kept with it: "Plan → 9 Tiksi: #3 #4".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from desktop.models.say import say
from desktop.rules.core import Action, T
from desktop.rules.red_menace import bot_moves, theatre
from desktop.rules.red_menace.actions_blue import Halt, Move
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.victory import can_attack
from desktop.table.look import Table
from desktop.table.orders import Order

Goals = dict[int, str]
"""By number of the bomber: the city it flies to."""
LINE = re.compile(r"^.*→ (\d+)\b[^#\n]*:((?: #\d+)+)[ \t]*$", re.MULTILINE)
NUMBER = re.compile(r"#(\d+)")


class Leg(NamedTuple):
    """Bombers that fly together this turn."""

    numbers: tuple[int, ...]
    """Ascending."""
    goal: str
    """The city they fly to; empty for none."""
    path: tuple[str, ...]
    """The hexes they enter; none if they stop where they are."""
    halts: bool
    """Whether they stop at its end although they could fly on."""


class Plans:
    """The goals in the notes on the game that is played."""

    def __init__(self, table: Table, kit: Kit) -> None:
        self._table, self._kit = table, kit

    def goals(self, s: State) -> Goals:
        """Return the goals that still stand, of bombers that are in flight."""
        return {
            number: city
            for number, city in noted(self._table.notes.text).items()
            if is_possible(s, self._kit, number, city)
        }

    def aim(self, s: State, numbers: Iterable[int], city: str) -> None:
        """Give bombers a goal, or none with an empty city."""
        goals = self.goals(s)
        for number in numbers:
            goals.pop(number, None)
            if city and is_possible(s, self._kit, number, city):
                goals[number] = city
        self._write(goals)

    def suggest(self, s: State) -> None:
        """Give every bomber without a goal the one that the autopilot would choose."""
        self._write({**bot_moves.goals(s, self._kit), **self.goals(s)})

    def _write(self, goals: Goals) -> None:
        notes = self._table.notes
        notes.write(with_goals(notes.text, goals, self._kit))


def is_possible(s: State, kit: Kit, number: int, city: str) -> bool:
    """Return whether a bomber in flight can attack a city that stands."""
    if number >= len(s.bombers) or city not in kit.cities or s.bombers[number].where != "flight":
        return False
    return city in theatre.red_targets(s, kit) and can_attack(kit, s.bombers[number].unit, city)


def noted(text: str) -> Goals:
    """Return the goals in the notes on a game, whatever else is written there."""
    return {
        int(number): line[1] for line in LINE.finditer(text) for number in NUMBER.findall(line[2])
    }


def with_goals(text: str, goals: Goals, kit: Kit) -> str:
    """Return the notes on a game with these goals and no others; all other words stay."""
    words = T("red_menace.table", "Plan → {id} {city}: {bombers}")
    by_city: dict[str, list[int]] = {}
    for number, city in sorted(goals.items()):
        by_city.setdefault(city, []).append(number)
    lines = [
        say(
            words.of(
                id=city,
                city=kit.city_name(city),
                bombers=" ".join(f"#{number}" for number in numbers),
            )
        )
        for city, numbers in sorted(by_city.items(), key=lambda each: int(each[0]))
    ]
    rest = re.sub(r"\n{3,}", "\n\n", LINE.sub("", text)).strip("\n")
    return "\n\n".join(part for part in (rest, "\n".join(lines)) if part)


# ------------------------------------------------------------------------------------ flying


def legs(s: State, kit: Kit, goals: Goals) -> tuple[Leg, ...]:
    """Return how all bombers that are still to move and have a goal fly this turn."""
    groups: dict[tuple[str, str, int, str], list[int]] = {}
    for number, bomber in theatre.with_bombers(s, "flight"):
        if not bomber.moved and number in goals:
            key = bomber.at, bomber.start, bomber.moves, goals[number]
            groups.setdefault(key, []).append(number)
    return tuple(
        _leg(s, kit, tuple(numbers), goal) for (*_, goal), numbers in sorted(groups.items())
    )


def _leg(s: State, kit: Kit, numbers: tuple[int, ...], goal: str) -> Leg:
    """Return a way towards a city, around what shoots, as far as the bombers fly."""
    first, end = s.bombers[numbers[0]], kit.cities[goal].hex
    path: list[str] = []
    here, left = first.at, first.moves
    while left and (here != end or here == first.start):
        ways = [way for way in kit.next_to[here] if left > 1 or way != first.start]
        here = min(ways, key=lambda way: (bot_moves.step_cost(s, kit, way, goal), way))
        path.append(here)
        left -= 1
    return Leg(numbers, goal, tuple(path), halts=left > 0)


def orders(s: State, leg: Leg) -> tuple[Order, ...]:
    """Return the moves of a leg, hex by hex, of those that are left each time."""
    here = s.bombers[leg.numbers[0]].at
    found: list[Order] = []
    for to in leg.path:
        found.append(_step(leg.numbers, here, to))
        here = to
    if leg.halts:
        found.append(_step(leg.numbers, here, ""))
    return tuple(found)


def _step(numbers: tuple[int, ...], here: str, to: str) -> Order:
    """Return the move of bombers from one hex to the next, or their halt."""

    def order(s: State) -> Action | None:
        able = tuple(number for number in numbers if _waits(s, number, here))
        if not able:
            return None
        return Move(able, to) if to else Halt(able)

    return order


def _waits(s: State, number: int, here: str) -> bool:
    bomber = s.bombers[number]
    return bomber.where == "flight" and bomber.at == here and not bomber.moved
