"""Boards of named areas: provinces, and also off-map boxes, hands and tracks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from desktop.rules.board import TabledBoard
from desktop.rules.shapes import Point, Polygon, Rect, contains, middle, surface


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """One area as the component data describe it."""

    key: str
    polygons: tuple[Polygon, ...]
    """The outline; islands are further polygons."""
    neighbours: tuple[str, ...] = ()
    anchor: Point | None = None
    """Where a counter stands, if not in the middle of the largest polygon."""
    z: int = 0
    """Of areas that overlap, the one with the highest z is on top."""


class AreaBoard(TabledBoard[str]):
    """Areas of any shape; what touches what is declared, not measured.

    The outline is the largest polygon. Distance counts steps between neighbours; areas
    that no way joins are as many steps apart as the board has areas, which is more than any
    real distance.
    """

    def __init__(self, areas: Iterable[Area]) -> None:
        by_key: dict[str, Area] = {}
        for area in areas:
            if area.key in by_key:
                raise ValueError(f"Area {area.key} is listed twice.")
            _check_shape(area)
            by_key[area.key] = area
        for area in by_key.values():
            _check_neighbours(area, by_key)
        largest = {key: max(area.polygons, key=surface) for key, area in by_key.items()}
        super().__init__(
            neighbours={key: area.neighbours for key, area in by_key.items()},
            names={key: key for key in by_key},
            centres={
                key: middle(largest[key]) if area.anchor is None else area.anchor
                for key, area in by_key.items()
            },
            outlines=largest,
        )
        self._polygons = {key: area.polygons for key, area in by_key.items()}
        self.bounds = Rect.around(
            corner for area in by_key.values() for polygon in area.polygons for corner in polygon
        )
        self._layers = [
            (Rect.around(polygon), polygon, area.key)
            for area in sorted(by_key.values(), key=lambda area: -area.z)
            for polygon in area.polygons
        ]
        self._order = {key: place for place, key in enumerate(by_key)}
        self._distances = {key: self._distances_from(key) for key in by_key}

    def distance(self, a: str, b: str) -> int:
        """Return the number of steps between two areas, whatever stands in the way."""
        return self._distances[a][b]

    def line(self, a: str, b: str) -> tuple[str, ...]:
        """Return the shortest way between two areas; empty if none joins them.

        It is sought from the area that is listed first, in the order of its neighbours.
        """
        if self._order[a] > self._order[b]:
            return self.path(b, a)[::-1]
        return self.path(a, b)

    def polygons(self, cell: str) -> tuple[Polygon, ...]:
        """Return all polygons of the area, islands included."""
        return self._polygons[cell]

    def cell_at(self, point: Point) -> str | None:
        """Return the topmost area under a point, or None beside all of them."""
        for box, polygon, key in self._layers:
            if box.contains(point) and contains(polygon, point):
                return key
        return None

    def _distances_from(self, start: str) -> dict[str, int]:
        steps = dict.fromkeys(self.cells, len(self.cells))
        steps[start] = 0
        for key, previous in self._spread(start, None, None):
            steps[key] = steps[previous] + 1
        return steps


def _check_shape(area: Area) -> None:
    if not area.polygons:
        raise ValueError(f"Area {area.key} has no polygon; give it at least one.")
    for polygon in area.polygons:
        if len(polygon) < 3 or surface(polygon) == 0:
            raise ValueError(f"Area {area.key} has a polygon without any surface: {polygon}.")
    if area.anchor is not None and not any(contains(p, area.anchor) for p in area.polygons):
        x, y = area.anchor
        raise ValueError(f"The anchor {x:g}/{y:g} of area {area.key} lies outside its outline.")


def _check_neighbours(area: Area, by_key: Mapping[str, Area]) -> None:
    for key in area.neighbours:
        if key not in by_key:
            raise ValueError(f"Area {area.key} names {key} as neighbour, which is not an area.")
        if key == area.key or area.neighbours.count(key) > 1:
            raise ValueError(f"Area {area.key} names {key} as neighbour once too often.")
        if area.key not in by_key[key].neighbours:
            raise ValueError(
                f"Area {area.key} names {key} as neighbour, but not the other way round."
            )
