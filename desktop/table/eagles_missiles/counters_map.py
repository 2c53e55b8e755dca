"""What stands on the map outside battles: squadrons on airfields, AA units, the fleet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.models.say import say
from desktop.rules.core import T
from desktop.rules.eagles_missiles.records import FLEET, AaUnit, Squadron
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles import faces_markers
from desktop.table.eagles_missiles.counters_ground import seen_from
from desktop.table.eagles_missiles.layout import DISC, layout
from desktop.table.eagles_missiles.places import AA, FLEET_BOX, SQUADRON
from desktop.table.look import Counter

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

FLEET_NAME = T("eagles_missiles.table", "Baltic Fleet, strength {strength}")
AA_Z, BASE_Z, FLEET_Z = 2, 4, 2


def map_counters(kit: Kit, s: State, out: frozenset[str]) -> Iterator[Counter]:
    """Yield squadrons that stand on their airfields and are not ``out``, AA units, the fleet."""
    yield from _based(kit, s, out)
    yield from _aa(kit, s)
    if s.fleet:
        yield _fleet(s)


def _based(kit: Kit, s: State, out: frozenset[str]) -> Iterator[Counter]:
    """Yield what stands on airfields; what was sent out leaves its place free."""
    standing: dict[str, list[Squadron]] = {}
    for each in s.squadrons:
        if each.where == "base":
            standing.setdefault(each.at, []).append(each)
    size = layout().counter
    for field, here in standing.items():
        info = kit.airfields[field]
        for number, each in enumerate(here):
            if each.id in out:
                continue
            at = layout().base_slot(field, number, max(info.capacity, len(here)))
            yield Counter(
                id=SQUADRON + each.id,
                place=info.territory,
                face=faces.squadron(kit, each),
                name=kit.squadron_name(each.id),
                size=(size, size),
                offset=seen_from(info.territory, at),
                z=BASE_Z + number,
                target=SQUADRON + each.id,
            )


def _aa(kit: Kit, s: State) -> Iterator[Counter]:
    by_land: dict[str, list[AaUnit]] = {}
    for unit in s.aa:
        if unit.at:
            by_land.setdefault(unit.at, []).append(unit)
    for land, here in by_land.items():
        for number, unit in enumerate(here):
            at = layout().aa_slot(land, number, len(here))
            wide = layout().aa_disc(len(here))
            yield aa_counter(kit, s, unit, land, seen_from(land, at), wide, AA_Z + number)


def aa_counter(
    kit: Kit,
    s: State,
    unit: AaUnit,
    place: str,
    offset: tuple[float, float] = (0.0, 0.0),
    wide: float = DISC,
    z: int = 0,
) -> Counter:
    """Return an AA unit; it is ticked once it has fired or moved today and can do no more."""
    done = unit.shots > unit.extra or unit.held or unit.moved
    return Counter(
        id=AA + unit.id,
        place=place,
        face=faces.aa(kit.aa[unit.id], done=done and bool(unit.at), lost=unit.lost),
        name=kit.aa_name(unit.id),
        size=(wide, wide),
        offset=offset,
        z=z,
        target=AA + unit.id,
    )


def _fleet(s: State) -> Counter:
    """Return the fleet on its track, which counts down from 10 (EM-X.3b)."""
    box = layout().boxes["fleet_track"]
    at = layout().slot(box.id, box.capacity - s.fleet, box.capacity)
    side = layout().counter
    return Counter(
        id=FLEET,
        place=FLEET_BOX,
        face=faces.fleet(s.fleet, say(faces_markers.FLEET)),
        name=FLEET_NAME.of(strength=s.fleet),
        size=(side, side),
        offset=(at.x, at.y),
        z=FLEET_Z,
        target=FLEET,
    )
