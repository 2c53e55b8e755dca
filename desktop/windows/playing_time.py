"""How long games take, as measured with computer players, and the lengths that are offered."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from desktop.rules.core import Side
from desktop.windows.new_game_choice import NewGame

LENGTHS: dict[tuple[str, int], tuple[tuple[int, int], ...]] = {
    ("daring_eagle", 2): ((6, 96), (11, 215)),
    ("daring_eagle", 3): ((4, 37), (6, 64), (9, 119)),
    ("daring_eagle", 4): ((3, 34), (5, 59), (8, 124)),
}
"""Game and number of sides -> captures to win and turns until then."""

LIMITS: dict[tuple[str, str], tuple[int, ...]] = {("eagles_missiles", "day_limit"): (0, 10)}
"""Game and option -> the usual limits; 0 is none."""

PERSON_MINUTES, BOT_MINUTES = 0.5, 0.08
"""For one turn."""

DAY_MINUTES = 25
"""For a Day of a campaign, flown by a person: its cards, its arming, five turns, its Debriefing."""

WAR_TURNS = {1: 17, 2: 15, 3: 15, 4: 15, 5: 13}
"""Turns of Red Menace by scenario, as measured with the autopilot."""

WAR_TURN_MINUTES = 5
"""For a turn of a person: interceptors, take-offs, moves of a dozen bombers, the submarine."""

INVASION_DAYS = 7
"""Days of Eagles & Missiles, as measured with computer players on all seats."""

DAY_DECISIONS = {"russian": 17, "polish": 24}
"""Decisions of a side on such a Day, of partners together."""

DECISION_MINUTES = 0.2
"""For one of them, by a person; the computer needs none of it."""

PARTNER_MINUTES = 1.5
"""For partners on each Day, who talk about what they will do."""


def campaign_minutes(days: int) -> int:
    """Return how long a campaign of so many Days takes, roughly."""
    return days * DAY_MINUTES


def war_minutes(scenario: int) -> int:
    """Return how long a scenario of Red Menace takes, roughly; 0 if nobody has measured it."""
    return WAR_TURNS.get(scenario, 0) * WAR_TURN_MINUTES


def by_seats(choice: NewGame) -> int:
    """Return how long a game takes, roughly, that who sits where makes long; 0 for others."""
    if choice.game != "eagles_missiles":
        return 0
    limit = choice.options.get("day_limit")
    persons = {seat.side: seat.kind == "person" for seat in choice.taken}
    return invasion_minutes(persons, limit if isinstance(limit, int) else 0)


def invasion_minutes(persons: Mapping[Side, bool], day_limit: int) -> int:
    """Return how long a war of Eagles & Missiles takes, roughly.

    ``persons`` tells of each side in play whether it is a person.
    """
    a_day = 0.0
    for nation, decisions in DAY_DECISIONS.items():
        seats = [person for side, person in persons.items() if side.startswith(nation)]
        if any(seats):
            a_day += decisions * DECISION_MINUTES * sum(seats) / len(seats)
        if sum(seats) > 1:
            a_day += PARTNER_MINUTES
    return round(a_day * min(day_limit or INVASION_DAYS, INVASION_DAYS))


def usual_numbers(game: str, option: str, sides: int) -> tuple[int, ...]:
    """Return the usual values of an option that is a number, the shortest game first."""
    return LIMITS.get((game, option)) or offered(game, sides)


def offered(game: str, sides: int) -> tuple[int, ...]:
    """Return the usual numbers of captures, the shortest game first."""
    return tuple(captures for captures, _ in LENGTHS.get((game, sides), ()))


def minutes(game: str, sides: int, captures: int, persons: int) -> int:
    """Return how long a game takes, roughly; 0 if nobody has measured that."""
    known = LENGTHS.get((game, sides), ())
    if not known or not sides:
        return 0
    turns = _turns(known, captures)
    share = persons / sides
    return round(turns * (share * PERSON_MINUTES + (1 - share) * BOT_MINUTES))


def _turns(known: tuple[tuple[int, int], ...], captures: int) -> float:
    """Return the turns between two measured numbers, in proportion beyond them."""
    for (low, few), (high, many) in pairwise(known):
        if low <= captures <= high:
            return few + (many - few) * (captures - low) / (high - low)
    nearest, turns = known[0] if captures < known[0][0] else known[-1]
    return turns * captures / nearest
