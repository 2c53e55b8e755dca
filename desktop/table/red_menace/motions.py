"""How events are seen on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event
from desktop.rules.red_menace import events_air as air
from desktop.rules.red_menace import events_blue as blue
from desktop.rules.red_menace import events_red as red
from desktop.table.look import Motion
from desktop.table.red_menace.counters_sheets import plane_id
from desktop.table.red_menace.places import BOMBER, FLIGHT, PLANE, SUBMARINE, interceptor_box

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


def motion_of(kit: Kit, event: Event) -> Motion | None:
    """Return how an event is seen; ``None`` if it is not."""
    match event:
        case red.FlightTookOff(key=key, base=base):
            return Motion(FLIGHT + key, "move", end=kit.cities[base].hex)
        case red.FlightMoved(key=key, start=start, to=to):
            return Motion(FLIGHT + key, "move", start, to)
        case red.FlightGone(key=key, hex=place):
            return Motion(FLIGHT + key, "vanish", place)
        case air.InterceptorUsed(unit=unit, reach=reach, count=count):
            end = interceptor_box(kit.units[unit], reach)
            others = tuple(plane_id(unit, "ready", number) for number in range(1, count))
            return Motion(PLANE + unit, "move", end=end, along=others)
        case air.InterceptorPosted(unit=unit, city=city):
            return Motion(PLANE + unit, "move", end=kit.cities[city].hex)
        case _:
            return _own(kit, event)


def _own(kit: Kit, event: Event) -> Motion | None:
    """Return how the player's bombers and submarine are seen to move."""
    match event:
        case blue.BombersTookOff(city=city, numbers=numbers):
            return _together(numbers, "", kit.cities[city].hex)
        case blue.BombersMoved(start=start, to=to, numbers=numbers):
            return _together(numbers, start, to)
        case blue.BomberLanded(number=number, city=city):
            return Motion(f"{BOMBER}{number}", "move", end=f"box:dep_{city}")
        case blue.BlueBombersLost(numbers=numbers):
            counters = tuple(f"{BOMBER}{number}" for number in numbers)
            return Motion(counters[0], "vanish", along=counters[1:]) if counters else None
        case blue.SubmarineSailed(start=start, to=to):
            return Motion(SUBMARINE, "move", start, to)
        case blue.SubmarineLost(place=place):
            return Motion(SUBMARINE, "vanish", place)
        case _:
            return None


def _together(numbers: tuple[int, ...], start: str, end: str) -> Motion | None:
    """Return how bombers of the player move in a group."""
    counters = tuple(f"{BOMBER}{number}" for number in numbers)
    return Motion(counters[0], "move", start, end, along=counters[1:]) if counters else None
