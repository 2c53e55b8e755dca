"""What the inspector says of interceptors and SAMs: reach, dice, and when they are back."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.red_menace import batteries_odds, theatre
from desktop.rules.red_menace.batteries_blue import marks
from desktop.rules.red_menace.interception_reach import PLANES, why_not
from desktop.rules.red_menace.naming import NATIONS
from desktop.table.look import Inspection, Line, Odds
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.inspect_numbers import DIE_HITS, hit_bars, numbers
from desktop.table.red_menace.words import STATES

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Box, Sam
    from desktop.rules.red_menace.state import State

STAND_BY = 14
"""The phase in which interceptors move one box on (RM-7.14)."""
KIND = T("red_menace.table", "{nation} interceptor")
KIND_SAM = T("red_menace.table", "{nation} SAM at {place}")
BACK = T("red_menace.table", "{boxes}: Ready again after turn {turn}")
POSTED = T("red_menace.table", "It stands at {city}")
REACHED = T("red_menace.table", "Formations it can reach now")
NONE_REACHED = T("red_menace.table", "It can reach no formation now")
FIRED = T("red_menace.table", "It has fired this turn")
WAITS = T("red_menace.table", "It fires once a turn at what is in its hex")
EVERY = T("red_menace.table", "It fires once at every bomber over the city")
FIRES = T("red_menace.table", "Hits one here now")
REMOVED = T("red_menace.table", "Removed after it")


def plane_inspection(kit: Kit, s: State, unit: str) -> Inspection:
    """Return what there is to say of a type of interceptor."""
    info = kit.units[unit]
    return Inspection(
        title=info.name,
        subtitle=KIND.of(nation=NATIONS[info.faction]),
        face=faces.interceptor(info),
        lines=(*numbers(info), *box_lines(s, unit), *_post(kit, s, unit), *_within(kit, s, unit)),
        heading=DIE_HITS,
        odds=hit_bars(info, _defences(kit, blue=not info.blue)),
        rule="RM-9.4c",
    )


def box_lines(s: State, unit: str) -> tuple[Line, ...]:
    """Return how many of a type are in each box, and when they are Ready again (RM-9.4c)."""
    counts = Tally(each.box for each in s.interceptors if each.unit == unit)
    shifts = 1 if s.phase > STAND_BY else 0
    turns: dict[Box, int] = {"normal": s.turn + shifts, "long": s.turn + shifts + 1}
    lines = []
    for box, words in STATES.items():
        if not counts[box]:
            continue
        text = words.of(count=counts[box])
        if box in turns:
            text = BACK.of(boxes=text, turn=turns[box])
        tone = {"ready": Tone.GOOD, "normal": Tone.WARN, "long": Tone.WARN}.get(box, Tone.PLAIN)
        lines.append(Line(text, tone))
    return tuple(lines)


def _post(kit: Kit, s: State, unit: str) -> tuple[Line, ...]:
    """Return the city of what stands on the map while Ready."""
    cities = dict.fromkeys(each.city for each in theatre.in_box(s, unit) if each.city)
    return tuple(Line(POSTED.of(city=kit.city_name(city)), Tone.INFO) for city in cities)


def _within(kit: Kit, s: State, unit: str) -> tuple[Line, ...]:
    """Return how many formations one of the player's types can reach."""
    if unit not in PLANES or not theatre.in_box(s, unit):
        return ()
    count = sum(why_not(s, kit, unit, each.hex) is None for each in s.flights)
    if not count:
        return (Line(NONE_REACHED),)
    return (Line(REACHED, Tone.GOOD, str(count)),)


def _defences(kit: Kit, *, blue: bool) -> tuple[int, ...]:
    """Return the values of D that bombers of a side have, 0 first."""
    found = {unit.D for unit in kit.units.values() if unit.role == "bomber" and unit.blue == blue}
    return tuple(sorted(found, reverse=True))


# ------------------------------------------------------------------------------------------ SAMs


def sam_inspection(kit: Kit, s: State, number: int) -> Inspection:
    """Return what there is to say of a SAM on the map."""
    sam = s.sams[number]
    info = kit.units[sam.unit]
    return Inspection(
        title=info.name,
        subtitle=KIND_SAM.of(nation=NATIONS[info.faction], place=kit.hex_name(sam.hex)),
        face=faces.other(info, fired=sam.fired),
        lines=(*numbers(info), Line(*_state(sam))),
        heading=DIE_HITS,
        odds=(
            *hit_bars(info, _defences(kit, blue=not info.blue)),
            *(sam_bars(kit, s, number) if info.blue else ()),
        ),
        rule="RM-10.6.1a" if info.blue else "RM-10.6.2d",
    )


def _state(sam: Sam) -> tuple[Text, Tone]:
    if sam.unit in ("nike_dc", "sa2_moscow"):
        return EVERY, Tone.PLAIN
    return (FIRED, Tone.WARN) if sam.fired else (WAITS, Tone.PLAIN)


def sam_bars(kit: Kit, s: State, number: int) -> tuple[Odds, ...]:
    """Return what one of the player's SAMs does to the formations in its hex."""
    if s.sams[number].fired or not marks(s, kit, s.sams[number], ""):
        return ()
    shot = batteries_odds.of_shot(s, kit, number)
    bars = [Odds(FIRES, shot.hit, Tone.GOOD)]
    if shot.removed:
        bars.append(Odds(REMOVED, shot.removed, Tone.BAD))
    return tuple(bars)
