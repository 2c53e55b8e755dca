"""A fight as its panels show it: both sides with every modifier named, the exact odds (EM-VI)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.models.say import say
from desktop.paint.face import Face
from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import contests, odds, theatre
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.records import FLEET, Contest
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles import fight_words
from desktop.table.eagles_missiles.counters_battle import strengths_left
from desktop.table.eagles_missiles.fight_words import End

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.odds import Odds
    from desktop.rules.eagles_missiles.state import State

Result = Literal["win", "draw", "loss"]

ALLIES, RUSSIA = T("eagles_missiles.table", "Poland and NATO"), T("eagles_missiles.table", "Russia")
OVER = T("eagles_missiles.table", "Duel over {place}")
AT_SEA = T("eagles_missiles.table", "Duel over the Baltic Sea")
ASSAULT = T("eagles_missiles.table", "Attack on the assault in {place}")
FLEET_FIGHT = T("eagles_missiles.table", "Attack on the Baltic Fleet")
CARD_LEFT = T("eagles_missiles.table", "{card} (printed {strength}; {cards})")


class Part(msgspec.Struct, frozen=True):
    """Something that adds to the strength of a side."""

    name: str
    adds: int
    face: Face | None = None


class Column(msgspec.Struct, frozen=True):
    """A side of a fight."""

    title: str
    parts: tuple[Part, ...]
    total: int
    die: int = 0
    """Its die; 0 before it is rolled."""

    @property
    def sum(self) -> int:
        """The strength with the die."""
        return self.total + self.die

    @property
    def spoken(self) -> str:
        """The side in one line."""
        parts = ", ".join(f"{part.name} {part.adds}" for part in self.parts)
        die = f" + {self.die} = {self.sum}" if self.die else ""
        return f"{self.title}: {parts}; {self.total}{die}"


class Fight(msgspec.Struct, frozen=True):
    """A contest before or after its dice."""

    target: str
    title: str
    rule: str
    allied: Column
    russian: Column
    odds: Odds
    ends: dict[Result, End]
    """What each result means."""
    result: Result | None = None
    """How it stands once the dice lie."""

    @property
    def lead(self) -> int:
        """By how much the allied side leads, the dice included that lie."""
        return self.allied.sum - self.russian.sum

    @property
    def win(self) -> float:
        """The chance that the allied side wins."""
        return self.odds.win / CASES

    @property
    def stop(self) -> float:
        """The chance of a win or a draw, which stops an assault."""
        return (self.odds.win + self.odds.draw) / CASES


def going_on(s: State, kit: Kit) -> Fight | None:
    """Return the fight that is going on, its cards and dice included."""
    return None if s.contest is None else _fight(s, kit, s.contest)


def to_come(s: State, kit: Kit, target: str) -> Fight:
    """Return the fight with a target as the allied squadrons were sent."""
    allies = [each.id for each in theatre.sent_against(s, target)]
    kind: Literal["duel", "ground", "fleet"] = "duel"
    if target == FLEET:
        kind = "fleet"
    elif target.startswith("assault:"):
        kind = "ground"
    return _fight(s, kit, Contest(kind, target, allies))


def _fight(s: State, kit: Kit, contest: Contest) -> Fight:
    own, other = contest.dice or (0, 0)
    allied = Column(
        say(ALLIES), _allied_parts(s, kit, contest), contests.allied_sum(s, kit, contest), own
    )
    russian = Column(
        say(RUSSIA),
        _russian_parts(s, kit, contest),
        contests.russian_strength(s, kit, contest.target),
        other,
    )
    result: Result | None = None
    if contest.dice:
        gap = contests.difference(s, kit, contest)
        result = "win" if gap > 0 else "loss" if gap < 0 else "draw"
    return Fight(
        contest.target,
        say(_title(s, kit, contest)),
        contests.RULES[contest.kind],
        allied,
        russian,
        odds.of_lead(contests.lead(s, kit, contest)),
        fight_words.ends(s, kit, contest),
        result,
    )


def _title(s: State, kit: Kit, contest: Contest) -> Text:
    if contest.kind == "fleet":
        return FLEET_FIGHT
    place = theatre.target_territory(s, contest.target)
    if place == SEA:
        return AT_SEA
    words = OVER if contest.kind == "duel" else ASSAULT
    return words.of(place=kit.territory_name(place))


def _allied_parts(s: State, kit: Kit, contest: Contest) -> tuple[Part, ...]:
    """Return the squadrons with their faces, then what cards add."""
    terms = contests.allied_terms(s, kit, contest)
    by_name = {
        kit.squadron_name(key): faces.squadron(kit, s.squadron(key)) for key in contest.allies
    }
    return tuple(Part(say(name), adds, by_name.get(name)) for name, adds in terms)


def _russian_parts(s: State, kit: Kit, contest: Contest) -> tuple[Part, ...]:
    """Return what the Russian side fights with; an assault card by card, then its supports."""
    if contest.kind == "fleet":
        name = say(contests.THE_FLEET)
        return (Part(name, s.fleet, faces.fleet(s.fleet, name)),)
    if contest.kind == "duel":
        ((name_of, adds),) = contests.russian_terms(s, kit, contest)
        return (Part(say(name_of), adds, faces.squadron(kit, s.squadron(contest.target))),)
    return assault_parts(s, kit, contest.target.removeprefix("assault:"))


def assault_parts(s: State, kit: Kit, line: str) -> tuple[Part, ...]:
    """Return what an assault is made of: its cards as far as they count, and its supports."""
    assault = contests.assault_of(s, f"assault:{line}")
    parts = []
    for laid, left in zip(assault.cards, strengths_left(kit, assault), strict=True):
        card = kit.russian_cards[laid.card]
        name: Text = card.title
        if left != card.strength:
            by = contests.weakened_by(kit, assault)
            name = CARD_LEFT.of(card=card.title, strength=card.strength, cards=by)
        parts.append(Part(say(name), left, faces.token(card, left)))
    parts += [
        Part(
            say(kit.squadron_name(each.id)),
            kit.types[each.type].bombardment,
            faces.squadron(kit, each),
        )
        for each in theatre.supports_of(s, line)
    ]
    return tuple(parts)
