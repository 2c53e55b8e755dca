"""What an interception shows on the board: who is sent lies around the formation, with arrows."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from math import cos, radians, sin

from msgspec.structs import replace

from desktop.paint.face import Face
from desktop.rules.core import Target
from desktop.rules.red_menace.actions_intercept import Planes
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.records import Flight, Interceptor
from desktop.rules.red_menace.state import State
from desktop.table.look import Counter, Mark
from desktop.table.red_menace.areas import table_board
from desktop.table.red_menace.chart_plan import COUNTER
from desktop.table.red_menace.counters import table_counters
from desktop.table.red_menace.faces import interceptor_face, pile
from desktop.table.red_menace.interception_order import Order
from desktop.table.red_menace.layout import layout
from desktop.table.red_menace.marks import GOLD, RED
from desktop.table.red_menace.places import FLIGHT

SENT = "sent:"
"""What the target of an interceptor beside a formation begins with."""
SENT_Z = 60
"""Over everything that lies in the hexes."""
AWAY = 92.0
"""Units from the formation to those that are sent."""
WAYS = (120, 60, 180, 0, 240, 300, 90)
"""Where they lie, in degrees clockwise from the right: below first, where names of cities are not
hidden so often."""
NORMAL, LONG = "#45C7B8", "#F0B84C"
"""The arrows of those at normal and at long range."""


def counters(kit: Kit, s: State, flight: Flight, order: Order) -> tuple[Counter, ...]:
    """Return all counters, those that are sent beside the formation instead of in their boxes."""
    if not order.size:
        return table_counters(kit, s)
    left = replace(s, interceptors=list(_staying(s, order)))
    return (*table_counters(kit, left), *_sent(kit, flight, order))


def _staying(s: State, order: Order) -> Iterator[Interceptor]:
    """Yield the interceptors of all nations that are not sent."""
    going = Tally({unit: order.count(unit) for unit in order.units})
    for each in s.interceptors:
        if each.box == "ready" and going[each.unit] > 0:
            going[each.unit] -= 1
        else:
            yield each


def _sent(kit: Kit, flight: Flight, order: Order) -> Iterator[Counter]:
    """Yield a counter for each type that is sent, with how many of it are."""
    for (x, y), unit in zip(_spots(kit, flight.hex), order.units, strict=False):
        face = interceptor_face(kit.units[unit], nuclear=order.nuclear == unit)
        yield Counter(
            id=SENT + unit,
            place=flight.hex,
            face=_counted(face, order.count(unit)),
            name=kit.unit_name(unit),
            size=(COUNTER, COUNTER),
            offset=(x, y),
            z=SENT_Z,
            target=SENT + unit,
            # They are no part of the stack in the hex.
            fixed=True,
        )


def _counted(face: Face, count: int) -> Face:
    return pile(face, count) if count > 1 else face


def _spots(kit: Kit, hex_id: str) -> Iterator[tuple[float, float]]:
    """Yield places around a hex from which the map is not left."""
    middle = table_board(kit.board, layout()).centre(hex_id)
    sheet = layout().map
    for way in WAYS:
        x, y = AWAY * cos(radians(way)), AWAY * sin(radians(way))
        inside = sheet.x < middle.x + x < sheet.right
        if inside and sheet.y < middle.y + y < sheet.y + sheet.height:
            yield x, y


def marks(
    flight: Flight, keys: tuple[str, ...], able: tuple[Target, ...], planes: Planes
) -> tuple[Mark, ...]:
    """Return what is lit: formations in reach, the chosen one, interceptors, their ways.

    ``able`` are the interceptors of which one more can be sent, and the card of the missile.
    """
    target = FLIGHT + flight.key
    reaches = {unit: at for unit, at, _ in planes}
    return (
        Mark(flight.hex, "attack", colour=RED),
        *(Mark(FLIGHT + key, "source", colour=GOLD) for key in keys if key != flight.key),
        Mark(target, "picked"),
        *(Mark(each, "paid", colour=GOLD) for each in able),
        *(
            Mark(SENT + unit, "aim", to=target, colour=LONG if at == "long" else NORMAL)
            for unit, at in reaches.items()
        ),
    )
