"""The score part by part in words: what it is made of, what is missing, what may come (EM-XII)."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import scoring, theatre

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.components_map import Territory
    from desktop.rules.eagles_missiles.scoring import Part
    from desktop.rules.eagles_missiles.state import State

NOTHING = T("eagles_missiles.table", "None")
LISTED = T("eagles_missiles.table", "{count}: {names}")
EVERY = T("eagles_missiles.table", "{count} make points: {points}; missing for the next: {more}")
HELD = T("eagles_missiles.table", "{count} of {all}; missing: {names}")
ALL_HELD = T("eagles_missiles.table", "All of them")
AFLOAT = T("eagles_missiles.table", "Strength {strength} of 10")
SUNK = T("eagles_missiles.table", "Sunk on day {day}")
COUNTED = T("eagles_missiles.table", "{type} {count}")
DOUBLE = T("eagles_missiles.table", "{type} {count} (each counts as {value})")
AA_LOST = T("eagles_missiles.table", "AA units {count}")
LINE = T("eagles_missiles.table", "line {line}")


class ScoreLine(msgspec.Struct, frozen=True):
    """A part of the score."""

    rule: str
    title: Text
    words: Text
    points: int
    prospect: int
    """The points if every open assault succeeds."""


class Score(msgspec.Struct, frozen=True):
    """The whole score."""

    lines: tuple[ScoreLine, ...]
    limit: int
    """Russia wins with more."""
    allied: Text
    """Losses by type."""
    russian: Text

    @property
    def total(self) -> int:
        """The points as they stand."""
        return sum(line.points for line in self.lines)

    @property
    def prospect(self) -> int:
        """The points if every open assault succeeds."""
        return sum(line.prospect for line in self.lines)


def score(s: State, kit: Kit) -> Score:
    """Return the score as it stands, and as it may be in the evening."""
    words = {
        "EM-XII.1": _cities,
        "EM-XII.2": _losses,
        "EM-XII.3": _coast,
        "EM-XII.4": _border,
        "EM-XII.5": _lines,
        "EM-XII.6": _fleet,
        "EM-XII.7": _losses,
    }
    pairs = zip(scoring.parts(s, kit), scoring.prospect(s, kit), strict=True)
    return Score(
        lines=tuple(
            ScoreLine(now.rule, now.title, words[now.rule](s, kit, now), now.points, then.points)
            for now, then in pairs
        ),
        limit=kit.rules.scoring["russian_wins_above"],
        allied=allied_losses(s, kit),
        russian=russian_losses(s, kit),
    )


def _cities(s: State, kit: Kit, part: Part) -> Text:
    """Return the cities in ruins; a city that was repaired has scored all the same."""
    names = [kit.field_name(key) for key in s.ruins if key in kit.cities]
    return LISTED.of(count=part.count, names=kit.listed(names)) if part.count else NOTHING


def _losses(s: State, kit: Kit, part: Part) -> Text:
    """Return how many points the losses make, rounded down, and how many are missing."""
    whole = part.count // part.per
    more = part.per - part.count % part.per
    return EVERY.of(count=part.count, points=abs(whole * part.each), more=more)


def _coast(s: State, kit: Kit, part: Part) -> Text:
    return _held(s, kit, [each for each in _polish(kit) if each.sea_coast])


def _border(s: State, kit: Kit, part: Part) -> Text:
    return _held(s, kit, [each for each in _polish(kit) if each.german_border])


def _polish(kit: Kit) -> list[Territory]:
    return [kit.territories[key] for key in kit.polish]


def _held(s: State, kit: Kit, lands: list[Territory]) -> Text:
    missing = [each.name for each in lands if each.id not in s.conquered]
    if not missing:
        return ALL_HELD
    count = len(lands) - len(missing)
    return HELD.of(count=count, all=len(lands), names=kit.listed(missing))


def _lines(s: State, kit: Kit, part: Part) -> Text:
    done = [
        LINE.of(line=line)
        for line, info in kit.lines.items()
        if all(key in s.conquered for key in info.path)
    ]
    return kit.listed(done) if done else NOTHING


def _fleet(s: State, kit: Kit, part: Part) -> Text:
    return AFLOAT.of(strength=s.fleet) if s.fleet else SUNK.of(day=s.fleet_lost_on)


# ---------------------------------------------------------------------------------------- losses


def allied_losses(s: State, kit: Kit) -> Text:
    """Return the Polish and NATO squadrons destroyed by type, and the AA units."""
    types = Tally(
        each.type
        for each in s.squadrons
        if each.where == "lost" and theatre.owner(kit, each) != "russian"
    )
    parts = [COUNTED.of(type=kit.type_name(key), count=count) for key, count in types.items()]
    units = sum(each.lost for each in s.aa)
    if units:
        parts.append(AA_LOST.of(count=units))
    return kit.listed(parts) if parts else NOTHING


def russian_losses(s: State, kit: Kit) -> Text:
    """Return the Russian squadrons destroyed by type; some count double (EM-XII.7)."""
    types = Tally(
        each.type
        for each in s.squadrons
        if each.where == "lost" and theatre.owner(kit, each) == "russian"
    )
    parts = []
    for key, count in types.items():
        value = kit.types[key].loss_value
        words = DOUBLE if value > 1 else COUNTED
        parts.append(words.of(type=kit.type_name(key), count=count, value=value))
    return kit.listed(parts) if parts else NOTHING
