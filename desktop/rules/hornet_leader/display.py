"""The Tactical Display: 25 areas and how they are drawn."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from desktop.rules.areas import Area, AreaBoard
from desktop.rules.core import BadComponents, Text
from desktop.rules.hornet_leader.components_reading import Entry, Sourced, expect, known
from desktop.rules.hornet_leader.components_weapons import NoneOrMore, Number
from desktop.rules.shapes import Point

Ring = Literal["center", "approach", "pre_approach", "stand_off"]
RINGS: tuple[Ring, ...] = ("center", "approach", "pre_approach", "stand_off")
"""From inside to outside."""
DisplaySide = Literal["north", "east", "south", "west"]
DISPLAY_SIDES: tuple[DisplaySide, ...] = ("north", "east", "south", "west")


class AreaInfo(Sourced, frozen=True, kw_only=True, rename={"title": "name"}):
    """An area: its ring and side, and where its label and counters are drawn."""

    id: str
    title: Text
    ring: Ring
    ring_index: NoneOrMore
    """0 is the Center, 3 a Stand-Off Area."""
    side: DisplaySide | Literal[""] = ""
    """Empty for the Center."""
    part: DisplaySide | Literal["", "central"] = ""
    adjacent: tuple[str, ...]
    corner_contact: tuple[str, ...]
    """Those of the adjacent areas that it meets at a corner only."""
    polygon: tuple[Point, ...]
    label_at: Point
    enemy_slots: tuple[Point, ...]
    player_slots: tuple[Point, ...]
    entry: bool
    """Whether Aircraft may be placed here at the start."""


class Disc(Sourced, frozen=True):
    """A rivet or a gate at a corner."""

    at: Point
    radius: Number


class Box(Sourced, frozen=True):
    """A box beside the display: left, top, width, height."""

    id: str
    name: Text
    rect: tuple[int, int, int, int]


class RingCounts(Entry, frozen=True):
    """The areas of each ring."""

    center: Number
    approach: Number
    pre_approach: Number
    stand_off: Number


class Style(Entry, frozen=True):
    """Colours, and the size of counters in design units."""

    background: str
    center: str
    approach: str
    pre_approach: str
    stand_off: str
    border: str
    border_outer: str
    label: str
    counter_size: Number


class TacticalDisplay(
    Sourced,
    frozen=True,
    rename={"blockers": "blocker", "gates": "gate", "areas": "area", "boxes": "box"},
):
    """The file tactical_display.toml, in a design space with y downwards."""

    schema_version: Literal[1]
    width: Number
    height: Number
    turns: Number
    counts: RingCounts
    style: Style
    blockers: tuple[Disc, ...]
    gates: tuple[Disc, ...]
    areas: tuple[AreaInfo, ...]
    boxes: tuple[Box, ...]


def area_order(display: TacticalDisplay) -> tuple[str, ...]:
    """Return the areas in the order in which enemies act (HL-6.9a)."""
    center = [area.id for area in display.areas if area.ring == "center"]
    approach = [
        area.id
        for side in DISPLAY_SIDES
        for area in display.areas
        if area.ring == "approach" and area.side == side
    ]
    others = [area.id for area in display.areas if area.ring not in ("center", "approach")]
    return (*center, *approach, *others)


def build_board(display: TacticalDisplay) -> AreaBoard:
    """Return the board of the display, checked."""
    by_id = {area.id: area for area in display.areas}
    for area in display.areas:
        _check_area(area, by_id)
    found = Counter(area.ring for area in display.areas)
    for ring in RINGS:
        place = f"tactical_display.toml, counts, {ring}"
        expected = getattr(display.counts, ring)
        expect(found[ring] == expected, place, f"there are {found[ring]} areas, not {expected}")
    try:
        return AreaBoard(
            Area(key=area.id, polygons=(area.polygon,), neighbours=area.adjacent)
            for area in display.areas
        )
    except ValueError as wrong:
        raise BadComponents(f"tactical_display.toml, area: {wrong}") from wrong


def _check_area(area: AreaInfo, by_id: dict[str, AreaInfo]) -> None:
    place = f"tactical_display.toml, area {area.id}"
    ring = RINGS.index(area.ring)
    expect(area.ring_index == ring, f"{place}, ring_index", f"must be {ring}")
    known(f"{place}, adjacent", area.adjacent, by_id)
    for key in area.adjacent:
        near = abs(RINGS.index(by_id[key].ring) - ring) <= 1
        expect(near, f"{place}, adjacent", f"{key} is a ring too far")
    known(f"{place}, corner_contact", area.corner_contact, area.adjacent)
    expect(bool(area.side) == bool(ring), f"{place}, side", "all but the Center have one")
    outside = area.ring == "stand_off"
    expect(area.entry == outside, f"{place}, entry", "must be true in Stand-Off Areas only")
