"""What lies in the hexes: formations, bombers, SAMs, posted interceptors, the submarine, ruins.

Counters of one hex stand side by side in columns, one for each formation and each type of bomber,
and so keep off the names of cities above and below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.paint.face import Face
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.records import CUBA, M50, Flight
from desktop.table.look import Counter
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.chart_plan import COUNTER, NUKE_AT, NUKE_SIZE, STAND, TWIN, chart_of
from desktop.table.red_menace.faces import pile
from desktop.table.red_menace.places import BOMBER, FLIGHT, PLANE, SUBMARINE

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

SIZE = (COUNTER, COUNTER)
BREADTH = 40.0
"""Units from the first column of a hex to the last."""
BESIDE = 22.0
"""How far aside a single column stands in a hex of two cities: on the second of them."""
LIFT, DEEP = (4.0, -2.0), 3
"""From a counter of a column to the one on top of it, and how many of them are seen."""
MANY = 3
"""From so many counters on the uppermost of a column says how many there are."""
MOVES = 9
"""The phase in which the player's bombers move."""
SAILS = 13
RUIN_Z, FIRST_Z, COLUMN_Z = 2, 10, 20

Column = list[Counter]
Columns = dict[str, list[Column]]


def map_counters(kit: Kit, s: State) -> Iterator[Counter]:
    """Yield the counters in all hexes."""
    columns: Columns = {}
    for place, column in (
        *_defences(kit, s),
        *_submarine(kit, s),
        *_bombers(kit, s),
        *_flights(kit, s),
    ):
        columns.setdefault(place, []).append(column)
    yield from _ruins(kit, s)
    for place, here in columns.items():
        yield from stood(here, _middle(kit, place, len(here)))


def _middle(kit: Kit, place: str, columns: int) -> tuple[float, float]:
    """Return where the columns of a hex stand: one of two cities is left to be seen."""
    alone = columns == 1 and len(kit.hexes[place].cities) > 1
    return (STAND[0] + BESIDE, STAND[1]) if alone else STAND


def stood(columns: list[Column], middle: tuple[float, float] = STAND) -> Iterator[Counter]:
    """Yield the counters of columns side by side, the last on top, round the middle of a place."""
    step = BREADTH / max(1, len(columns) - 1)
    for number, column in enumerate(columns):
        x = middle[0] + (number - (len(columns) - 1) / 2) * step
        seen = min(DEEP, len(column))
        for rank, counter in enumerate(column):
            up = max(0, rank - len(column) + seen)
            face = counter.face
            if rank == len(column) - 1 >= MANY - 1 and isinstance(face, Face):
                face = pile(face, len(column))
            yield replace(
                counter,
                face=face,
                offset=(x + (up - (seen - 1) / 2) * LIFT[0], middle[1] + up * LIFT[1]),
                z=FIRST_Z + number * COLUMN_Z + rank,
            )


def _defences(kit: Kit, s: State) -> Iterator[tuple[str, Column]]:
    """Yield SAMs, and the interceptors that stand in a city of their own while Ready."""
    for number, sam in enumerate(s.sams):
        if sam.where == "map":
            unit = kit.units[sam.unit]
            face = faces.other(unit, fired=sam.fired)
            yield sam.hex, [Counter(f"sam:{number}", sam.hex, face, unit.name, SIZE)]
    posted: dict[tuple[str, str], Column] = {}
    for number, plane in enumerate(s.interceptors):
        unit = kit.units[plane.unit]
        if plane.box == "ready" and plane.city and unit.on_map:
            place = kit.cities[plane.city].hex
            target = PLANE + unit.id
            column = posted.setdefault((place, unit.id), [])
            # The first of a type has its target for an id, so that it is seen to move.
            key = f"{target}:{number}" if column else target
            face = faces.interceptor(unit)
            column.append(Counter(key, place, face, unit.name, SIZE, target=target))
    for (place, _), column in posted.items():
        yield place, column


def _submarine(kit: Kit, s: State) -> Iterator[tuple[str, Column]]:
    if s.sub.where == "sea":
        unit = kit.units["ssbn"]
        face = faces.other(unit, moves=s.sub.moves if s.phase == SAILS else -1)
        yield s.sub.hex, [Counter(SUBMARINE, s.sub.hex, face, unit.name, SIZE, target=SUBMARINE)]


def _bombers(kit: Kit, s: State) -> Iterator[tuple[str, Column]]:
    """Yield the player's bombers in flight by hex, type, and what they may still do."""
    alike: dict[tuple[str, str, int, bool], Column] = {}
    tanker = theatre.tanker(s)
    for number, each in theatre.with_bombers(s, "flight"):
        unit = kit.units[each.unit]
        moved = s.phase == MOVES and each.moved
        fast = s.phase == MOVES and theatre.bomber_moves(kit, each.unit, tanker=tanker) > 1
        moves = each.moves if fast and not moved else -1
        key = f"{BOMBER}{number}"
        face = faces.bomber(unit, moves=moves, moved=moved)
        counter = Counter(key, each.at, face, unit.name, SIZE, target=key)
        alike.setdefault((each.at, each.unit, moves, moved), []).append(counter)
    for (place, *_), column in alike.items():
        yield place, column


def _flights(kit: Kit, s: State) -> Iterator[tuple[str, Column]]:
    for flight in s.flights:
        yield flight.hex, [flight_counter(kit, flight, flight.hex)]


def flight_counter(kit: Kit, flight: Flight, place: str) -> Counter:
    """Return the counter of a formation in flight; the M-50 is a bomber by itself."""
    target = FLIGHT + flight.key
    if flight.key == M50:
        face = faces.bomber(kit.units["m50"])
    else:
        left = len(flight.bombers)
        revealed = flight.revealed or flight.key == CUBA
        face = faces.flight(flight.key, revealed=revealed, left=left)
    return Counter(target, place, face, kit.flight_name(flight.key), SIZE, target=target)


def _ruins(kit: Kit, s: State) -> Iterable[Counter]:
    """Return the nuclear counters beside destroyed cities."""
    if not s.ruins:
        return
    chart = chart_of(kit)
    for ruin in s.ruins.values():
        if not ruin.counter:
            continue
        marker = kit.markers[ruin.counter]
        twin = chart.city(ruin.city).twin
        yield Counter(
            id=f"ruin:{ruin.city}",
            place=kit.cities[ruin.city].hex,
            face=faces.ruin(marker, ruin.points),
            name=marker.name,
            size=(NUKE_SIZE, NUKE_SIZE),
            offset=(NUKE_AT[0] * (-1 if twin < 0 else 1) + twin * TWIN / 2, NUKE_AT[1]),
            z=RUIN_Z,
            fixed=True,
        )
