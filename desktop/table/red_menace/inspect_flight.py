"""What the inspector says of a formation: where it flies, when it arrives, what it destroys."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from desktop.paint.faces import signed
from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.red_menace import raid_odds
from desktop.rules.red_menace.records import CUBA, M50
from desktop.rules.red_menace.strike_odds import mean_points
from desktop.table.look import Inspection, Line, Odds
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.inspect_numbers import mean, numbers, share
from desktop.table.red_menace.sheet_words import IN_POOL
from desktop.table.red_menace.words import described

if TYPE_CHECKING:
    from desktop.paint.face import Face
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Flight
    from desktop.rules.red_menace.state import State

TIERS = (
    T("red_menace.table", "From {base} to {target}, its primary target"),
    T("red_menace.table", "From {base} to {target}, its secondary target"),
    T("red_menace.table", "From {base} to {target}, its tertiary target"),
)
NO_TARGET = T("red_menace.table", "From {base}; its target is not rolled yet")
OVER = T("red_menace.table", "It is over its target")
ARRIVES = T("red_menace.table", "Turns until it is over {target} (turn {turn})")
CREW = T("red_menace.table", "{count} {unit}: destroys a city on {face}+")
CREW_FAST = T("red_menace.table", "{count} {unit}: destroys a city on {face}+, D {defence}")
UNKNOWN = T("red_menace.table", "Not detected: three bombers from the cup, each")
FEW = T("red_menace.table", "Not detected: the {count} bombers left in the cup")
TYPE = T("red_menace.table", "{unit}, {face}+")
TYPE_FAST = T("red_menace.table", "{unit}, {face}+, D {defence}")
HEADING = T("red_menace.table", "{city} falls if nobody stops it")
NOTE = T("red_menace.table", "{points} Soviet points on average if {city} falls")
NEXT_NOW = T("red_menace.table", "This turn")
NEXT_THEN = T("red_menace.table", "In turn {turn}")
AT_TARGET = T("red_menace.table", "Once it is there")
HAND = 3


def flight_inspection(kit: Kit, s: State, key: str) -> Inspection:
    """Return what there is to say of a formation, in flight or not."""
    flight = next((each for each in s.flights if each.key == key), None)
    if flight is None:
        return _resting(kit, s, key)
    target = flight.target
    names = {"base": kit.city_name(flight.base), "target": kit.city_name(target or flight.base)}
    return Inspection(
        title=kit.flight_name(key),
        subtitle=TIERS[flight.tier - 1].of(**names) if target else NO_TARGET.of(**names),
        face=flight_face(kit, flight),
        lines=(*_arrival(kit, s, flight), *_crew(kit, s, flight)),
        heading=HEADING.of(city=names["target"]) if target else None,
        note=_worth(kit, s, flight) if target else None,
        odds=_chances(kit, s, flight) if target else (),
        rule="RM-9.2.3a",
    )


def flight_face(kit: Kit, flight: Flight) -> Face:
    """Return the counter of a formation in flight."""
    if flight.key == M50:
        return faces.bomber(kit.units["m50"])
    revealed = flight.revealed or flight.key == CUBA
    return faces.flight(flight.key, revealed=revealed, left=len(flight.bombers))


def _resting(kit: Kit, s: State, key: str) -> Inspection:
    """Return what became of a formation that is not in flight."""
    words = described(kit, s, f"flight:{key}") or IN_POOL
    face = faces.bomber(kit.units["m50"])
    if key != M50:
        face = faces.flight(key, revealed=True, left=0, resting=True)
    lines = numbers(kit.units["m50"]) if key == M50 else ()
    return Inspection(kit.flight_name(key), words, face, lines=lines, rule="RM-9.2.1c")


def _arrival(kit: Kit, s: State, flight: Flight) -> tuple[Line, ...]:
    if not flight.target:
        return ()
    way = raid_odds.arrivals(s, kit, flight)
    if not way:
        return (Line(OVER, Tone.BAD),)
    turn = way[-1][1]
    words = ARRIVES.of(target=kit.city_name(flight.target), turn=turn)
    soon = turn - s.turn
    return (Line(words, Tone.BAD if soon < 2 else Tone.WARN, str(soon)),)


def _crew(kit: Kit, s: State, flight: Flight) -> tuple[Line, ...]:
    """Return its bombers, or what they may be (RM-9.2.4e)."""
    if flight.revealed:
        return tuple(
            Line(_counted(kit, unit, count), Tone.INFO)
            for unit, count in Tally(flight.bombers).items()
        )
    few = s.cup.size < HAND
    title = Line(FEW.of(count=s.cup.size) if few else UNKNOWN, Tone.INFO)
    kinds = (Line(_named(kit, unit), figure=share(p)) for unit, p in raid_odds.hidden(s, kit))
    return (title, *kinds)


def _counted(kit: Kit, unit: str, count: int) -> Text:
    info = kit.units[unit]
    words = CREW_FAST if info.D else CREW
    return words.of(count=count, unit=info.name, face=info.A, defence=signed(info.D))


def _named(kit: Kit, unit: str) -> Text:
    info = kit.units[unit]
    words = TYPE_FAST if info.D else TYPE
    return words.of(unit=info.name, face=info.A, defence=signed(info.D))


def _worth(kit: Kit, s: State, flight: Flight) -> Text:
    points = mean(mean_points(s, kit, flight.target, "air"))
    return NOTE.of(points=points, city=kit.city_name(flight.target))


def _chances(kit: Kit, s: State, flight: Flight) -> tuple[Odds, ...]:
    raid = next(each for each in raid_odds.raids(s, kit) if each.key == flight.key)
    bars = []
    if raid.chance:
        words = NEXT_NOW if raid.turn == s.turn else NEXT_THEN
        bars.append(Odds(words.of(turn=raid.turn), raid.chance, Tone.BAD))
    if raid.hex != kit.cities[flight.target].hex:
        bars.append(Odds(AT_TARGET, raid_odds.overhead(s, kit, flight), Tone.BAD))
    return tuple(bars)
