"""What the panel of Nike and Bloodhound shows: whom they can fire at, at what odds (RM-10.6.1)."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.face import Face
from desktop.paint.theme import Tone
from desktop.rules.core import T
from desktop.rules.red_menace import batteries_odds, theatre
from desktop.rules.red_menace.actions_defence import NUCLEAR_NIKE, FireNike
from desktop.rules.red_menace.batteries_blue import AimBattery, BatteryFires, marks
from desktop.rules.red_menace.batteries_odds import ShotOdds
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import State
from desktop.table.decision_rows import RowData
from desktop.table.red_menace.counters_map import flight_counter
from desktop.table.red_menace.faces import sam_face
from desktop.table.red_menace.odds_box import Bar
from desktop.table.red_menace.places import CARD, FLIGHT

FIRE, MISSILE = FireNike(False).picks[0], f"{CARD}{NUCLEAR_NIKE}"
Step = BatteryFires | AimBattery

HIT = T("red_menace.table", "Hits")
REMOVED = T("red_menace.table", "Leaves the game after a miss")


class Shot(msgspec.Struct, frozen=True):
    """A SAM that is about to fire."""

    title: str
    notes: str
    face: Face
    rows: tuple[RowData, ...]
    """What can be chosen."""
    lost: tuple[float, ...]
    """The chance of 0, 1, 2... bombers shot down without the missile."""
    bars: tuple[Bar, ...]


def shot(s: State, kit: Kit, step: Step) -> Shot:
    """Return what a SAM can do."""
    sam = s.sams[step.sam]
    unit = kit.units[sam.unit]
    odds = batteries_odds.of_shot(s, kit, step.sam, only=step.only)
    words = T("red_menace.table", "{unit} at {place}")
    targets = marks(s, kit, sam, step.only)
    aimed = kit.unit_names(each for _, each in targets)
    if unit.id != "nike_dc":
        aimed = kit.unit_name(targets[0][1])
    notes = T("red_menace.table", "attack {face}+, fires at {bombers}")
    return Shot(
        title=say(words.of(unit=unit.name, place=kit.hex_name(sam.hex))),
        notes=say(notes.of(face=unit.A, bombers=aimed)),
        face=sam_face(unit),
        rows=_ways(s, kit, step, odds) if isinstance(step, BatteryFires) else _marks(s, kit, step),
        lost=odds.lost,
        bars=_bars(odds),
    )


def _bars(odds: ShotOdds) -> tuple[Bar, ...]:
    bars = [Bar(say(HIT), odds.hit, Tone.GOOD)]
    if odds.removed:
        bars.append(Bar(say(REMOVED), odds.removed, Tone.BAD))
    return tuple(bars)


def _ways(s: State, kit: Kit, step: BatteryFires, odds: ShotOdds) -> tuple[RowData, ...]:
    """Return a row for firing as usual and one for card 13 (RM-10.6.3a)."""
    loaded = batteries_odds.of_shot(s, kit, step.sam, nuclear=True, only=step.only)
    here = theatre.flights_in(s, s.sams[step.sam].hex)
    words = T(
        "red_menace.table",
        "A hit destroys {flights} and costs 1d3 points, {mean} on average; the card is used up",
    )
    mean = loaded.penalty / loaded.hit if loaded.hit else 0.0
    notes = words.of(
        flights=kit.listed(kit.flight_name(each.key) for each in here), mean=f"{mean:.1f}"
    )
    plain = T("red_menace.table", "Each hit shoots down one bomber; the card stays")
    return (
        RowData(
            FIRE,
            say(T("red_menace.table", "Without the missile")),
            cap="F",
            notes=say(plain),
            chance=odds.hit,
        ),
        RowData(
            MISSILE,
            say(T("red_menace.table", "With the nuclear missile")),
            cap="K",
            notes=say(notes),
            chance=loaded.hit,
            tone=Tone.WARN,
        ),
    )


def _marks(s: State, kit: Kit, step: AimBattery) -> tuple[RowData, ...]:
    """Return a row for each formation that has the type that is hit first (RM-10.6.1a)."""
    sam = s.sams[step.sam]
    keys = dict.fromkeys(key for key, _ in marks(s, kit, sam, step.only))
    return tuple(_mark(s, kit, step, key, place) for place, key in enumerate(keys, 1))


def _mark(s: State, kit: Kit, step: AimBattery, key: str, place: int) -> RowData:
    flight = theatre.flight(s, key)
    words = T("red_menace.table", "{bombers}, flies to {city}")
    if flight.hex == kit.cities[flight.target].hex:
        words = T("red_menace.table", "{bombers}, attacks {city} this turn")
    notes = words.of(bombers=kit.unit_names(flight.bombers), city=kit.city_name(flight.target))
    face = flight_counter(kit, flight, flight.hex).face
    odds = batteries_odds.of_shot(s, kit, step.sam, only=key)
    return RowData(
        FLIGHT + key,
        say(kit.flight_name(key)),
        cap=str(place),
        notes=say(notes),
        chance=odds.hit,
        face=face if isinstance(face, Face) else None,
    )
