"""What lies on the sheets: rows of the formations, bases, boxes of interceptors, piles."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.paint.face import Face
from desktop.paint.face_shades import rested
from desktop.rules.core import Target, Text
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.cities import CAPITALS
from desktop.rules.red_menace.components_map import BLUE_CITIES
from desktop.rules.red_menace.records import CUBA, FLIGHT_ORDER, M50, Box
from desktop.table.look import Counter
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace import faces_markers
from desktop.table.red_menace.chart_plan import COUNTER
from desktop.table.red_menace.faces import pile, polaris_face, unknown_bomber_face
from desktop.table.red_menace.layout import PREFIX, layout
from desktop.table.red_menace.places import BOMBER, FLIGHT, PLANE, interceptor_box

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.components_units import Unit
    from desktop.rules.red_menace.state import State

SIZE = (COUNTER, COUNTER)
FIRST_Z = 10
SUPPORT_BOXES = {"tu126": "su_aew", "ec121": "us_aew", "kc135": "us_tanker"}
INTERCEPTOR_BOXES: tuple[Box, ...] = ("ready", "normal", "long")

Piece = tuple[str, Face, Text, Target]
"""Id, face, name and target of a counter that is still to be put into a box."""


def sheet_counters(kit: Kit, s: State) -> Iterator[Counter]:
    """Yield the counters on both sheets."""
    yield from _rows(kit, s)
    yield from _bases(kit, s)
    yield from _interceptors(kit, s)
    yield from _support(kit, s)
    for box, pieces in _piles(kit, s).items():
        yield from _set_aside(box, pieces, s) if box == "us_aside" else boxed(box, pieces)


def boxed(
    box: str, pieces: Iterable[Piece], *, of: int = 0, heaped: bool = False
) -> Iterator[Counter]:
    """Yield pieces as counters in a box, in its order; ``of`` is for how many there is room.

    A heap lies in the last place, one upon the other.
    """
    these = tuple(pieces)
    room = of or len(these)
    for rank, (key, face, name, target) in enumerate(these):
        at = layout().slot(box, room - 1 if heaped else rank, room)
        yield Counter(
            id=key,
            place=PREFIX + box,
            face=face,
            name=name,
            size=SIZE,
            offset=(at.x, at.y),
            z=FIRST_Z + rank,
            target=target,
        )


def _set_aside(box: str, pieces: list[Piece], s: State) -> Iterator[Counter]:
    """Yield what is set aside: bombers that are still to be placed, beside a heap of the rest."""
    to_place = [each for each in pieces if _waits(s, each[3])]
    rest = [each for each in pieces if each not in to_place]
    if not to_place or not rest:
        yield from boxed(box, pieces)
        return
    room = len(to_place) + 1
    yield from boxed(box, rest, of=room, heaped=True)
    # The first on top: how many lie in a pile is said in its lower right corner.
    for counter in boxed(box, to_place, of=room):
        yield replace(counter, z=FIRST_Z + len(pieces) + room - counter.z)


def _waits(s: State, target: Target) -> bool:
    """Return whether a target is a bomber that is still to be placed."""
    number = target.removeprefix(BOMBER)
    return number.isdecimal() and s.bombers[int(number)].where == "aside"


# --------------------------------------------------------------------------- formation table


def _rows(kit: Kit, s: State) -> Iterator[Counter]:
    """Yield formations that do not fly in their rows, and the bombers of those that do."""
    flying = {flight.key: flight for flight in s.flights}
    for key in FLIGHT_ORDER:
        flight = flying.get(key)
        if flight is None:
            yield from boxed(f"form_{key}_counter", [_waiting(kit, key)])
            continue
        if key == M50:
            continue
        units = list(flight.bombers) if flight.revealed else [""] * theatre.CUP_HAND
        for rank, unit in enumerate(units, start=1):
            face = faces.bomber(kit.units[unit]) if unit else unknown(key)
            name = kit.unit_name(unit) if unit else kit.flight_name(key)
            yield from boxed(f"form_{key}_b{rank}", [(f"row:{key}:{rank}", face, name, "")])


def _waiting(kit: Kit, key: str) -> Piece:
    """Return a formation that waits in the pool, or is gone."""
    if key == M50:
        face = rested(faces.bomber(kit.units["m50"]))
    else:
        face = faces.flight(key, revealed=True, left=0, resting=True)
    return FLIGHT + key, face, kit.flight_name(key), FLIGHT + key


def unknown(key: str) -> Face:
    """Return the back of a bomber of a formation."""
    return unknown_bomber_face("cuba" if key == CUBA else "ussr")


# --------------------------------------------------------------------- bases and interceptors


def _bases(kit: Kit, s: State) -> Iterator[Counter]:
    """Yield bombers on the ground, nose down, by type."""
    order = {unit: rank for rank, unit in enumerate(dict.fromkeys(kit.blue_bombers))}
    by_base: dict[str, list[tuple[int, int]]] = {}
    for number, each in theatre.with_bombers(s, "ground"):
        by_base.setdefault(each.at, []).append((order[each.unit], number))
    for city, numbers in by_base.items():
        yield from boxed(
            f"dep_{city}", (_grounded(kit, s, number) for _, number in sorted(numbers))
        )


def _grounded(kit: Kit, s: State, number: int) -> Piece:
    unit = kit.units[s.bombers[number].unit]
    key = f"{BOMBER}{number}"
    return key, faces.bomber(unit, ground=True), unit.name, key


def _interceptors(kit: Kit, s: State) -> Iterator[Counter]:
    """Yield interceptors in the boxes of their nations, those of one type together.

    The last of a type that is Ready lies uppermost and has its target for an id.
    """
    boxes: dict[str, list[Piece]] = {}
    counts = Tally((plane.unit, plane.box) for plane in s.interceptors if not plane.city)
    counts.update(
        (plane.unit, plane.box)
        for plane in s.interceptors
        if plane.city and not (plane.box == "ready" and kit.units[plane.unit].on_map)
    )
    for unit in kit.units.values():
        if unit.role != "interceptor":
            continue
        for box in INTERCEPTOR_BOXES:
            count = counts[unit.id, box]
            if count:
                place = interceptor_box(unit, box).removeprefix(PREFIX)
                boxes.setdefault(place, []).extend(_alike(unit, box, count))
    for place, pieces in boxes.items():
        yield from boxed(place, pieces)


def _alike(unit: Unit, box: Box, count: int) -> Iterator[Piece]:
    """Yield the interceptors of a type in a box, numbered from the uppermost down."""
    face = faces.interceptor(unit, box)
    target = PLANE + unit.id if box == "ready" else ""
    for number in reversed(range(count)):
        yield (
            (target if not number else "") or plane_id(unit.id, box, number),
            face,
            unit.name,
            target,
        )


def plane_id(unit: str, box: str, number: int) -> str:
    """Return the id of an interceptor that is not the uppermost of those Ready."""
    return f"{PLANE}{unit}:{box}:{number}"


def _support(kit: Kit, s: State) -> Iterator[Counter]:
    """Yield radar aircraft and tanker in the air, and the missiles of the submarine."""
    for each in s.support:
        if each.where == "launched":
            unit = kit.units[each.unit]
            face = faces.other(unit, base=each.base)
            yield from boxed(SUPPORT_BOXES[unit.id], [(f"support:{unit.id}", face, unit.name, "")])
    if s.sub.where == "sea":
        track = layout().boxes["polaris_track"]
        left = min(s.sub.missiles, track.capacity - 1)
        at = layout().slot(track.id, left, 1)
        name = kit.markers["polaris"].name
        face = polaris_face(s.sub.missiles)
        yield Counter("polaris", track.name, face, name, SIZE, (at.x, at.y), FIRST_Z)


# ------------------------------------------------------------------------------------- piles


def _piles(kit: Kit, s: State) -> dict[str, list[Piece]]:
    """Return what is set aside, lost, or landed in Cuba: one counter for each type."""
    found: dict[str, dict[str, int]] = {
        box: {} for box in ("us_aside", "su_aside", "lost_blue", "lost_soviet", "cuba_landings")
    }
    lowest: dict[tuple[str, str], int] = {}
    for number, bomber in enumerate(s.bombers):
        box = {"aside": "us_aside", "out": "us_aside", "lost": "lost_blue", "home": "us_aside"}
        place = box.get(bomber.where)
        if place is not None:
            _add(found[place], bomber.unit)
            lowest.setdefault((place, bomber.unit), number)
    for unit, where in _others(s):
        blue = kit.units[unit].blue
        lost = where == "lost"
        place = ("lost_blue" if blue else "lost_soviet") if lost else _aside(blue)
        _add(found[place], unit)
    for unit, count in s.red_lost.items():
        _add(found["lost_soviet"], unit, count)
    for unit, count in s.in_cuba.items():
        _add(found["cuba_landings"], unit, count)
    pieces = {
        box: [
            _heap(kit.units[unit], box, count, lowest.get((box, unit), -1))
            for unit, count in units.items()
        ]
        for box, units in found.items()
    }
    for city, marker in CAPITALS.items():
        ruin = s.ruins.get(city)
        if ruin is None or ruin.counter != marker:
            info = kit.markers[marker]
            face = faces_markers.nuke_face(info)
            pieces[_aside(city in BLUE_CITIES)].append((f"aside:{marker}", face, info.name, ""))
    return pieces


def _aside(blue: bool) -> str:
    return "us_aside" if blue else "su_aside"


def _others(s: State) -> Iterator[tuple[str, str]]:
    """Yield units beside bombers that are aside, left out or lost."""
    for plane in s.interceptors:
        if plane.box in ("aside", "out", "lost"):
            yield plane.unit, plane.box
    for sam in s.sams:
        if sam.where in ("aside", "out", "lost"):
            yield sam.unit, sam.where
    for each in s.support:
        if each.where != "launched":
            yield each.unit, each.where
    if s.sub.where != "sea":
        yield "ssbn", s.sub.where


def _add(units: dict[str, int], unit: str, count: int = 1) -> None:
    units[unit] = units.get(unit, 0) + count


def _heap(unit: Unit, box: str, count: int, number: int) -> Piece:
    """Return the uppermost counter of a type in a pile; a bomber of the player can be picked."""
    face = pile(_face(unit), count)
    if number >= 0:
        return f"{BOMBER}{number}", face, unit.name, f"{BOMBER}{number}"
    return f"{box}:{unit.id}", face, unit.name, ""


def _face(unit: Unit) -> Face:
    match unit.role:
        case "bomber":
            return faces.bomber(unit)
        case "interceptor":
            return faces.interceptor(unit)
        case _:
            return faces.other(unit)
