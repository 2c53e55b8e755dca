"""The outlines of lands and waters, read once from ``resources/eagles_missiles/chart``."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from desktop import resources
from desktop.paint.drawing import path_from_data

Relief = Literal["low", "mid", "high", "peak", "lit", "lit2", "lit3", "shade", "shade2", "shade3"]
"""Ground above 235, 400, 750 and 1250 m; slopes towards the light, and away from it."""


class _Waters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shelf: str
    slope: str
    deep: str
    streams: tuple[str, ...]


class _Poland(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    near: str
    mid: str
    far: str
    frontier: str
    borders: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    territories: dict[str, str]
    neighbours: dict[str, str]
    waters: _Waters
    relief: dict[Relief, tuple[str, ...]]
    poland: _Poland


Patches = tuple[tuple[QRectF, QPainterPath], ...]
"""Parts of something spread over the map, with the box round each: few of them are exposed."""


class Lands(msgspec.Struct, frozen=True):
    """The outlines as paths in design units of the table."""

    territories: dict[str, QPainterPath]
    """By id; the open sea is one of them."""
    neighbours: dict[str, QPainterPath]
    """Lands that only surround the theatre, by their code: "BLR"."""
    depths: tuple[QPainterPath, ...]
    """The land with the water round it, from far out to the coast."""
    streams: Patches
    """Rivers, growing towards their mouths, and lakes."""
    relief: dict[Relief, Patches]
    bands: tuple[QPainterPath, ...]
    """Round Poland, from the frontier outwards."""
    frontier: QPainterPath
    """The line round Poland; as a shape, for wide strokes of many points are slow."""
    borders: Patches
    """The dashes between Polish territories."""


@cache
def lands() -> Lands:
    """Return the outlines that the program ships."""
    source = resources.path("eagles_missiles", "chart", "map.toml").read_bytes()
    file = msgspec.toml.decode(source, type=_File)
    waters, poland = file.waters, file.poland
    return Lands(
        territories={key: _with_holes(data) for key, data in file.territories.items()},
        neighbours={key: _with_holes(data) for key, data in file.neighbours.items()},
        depths=tuple(_with_holes(data) for data in (waters.deep, waters.slope, waters.shelf)),
        streams=_patches(waters.streams),
        relief={key: _patches(data) for key, data in file.relief.items()},
        bands=tuple(_with_holes(data) for data in (poland.near, poland.mid, poland.far)),
        frontier=_with_holes(poland.frontier),
        borders=_patches(poland.borders),
    )


def _with_holes(data: str) -> QPainterPath:
    """Return the path of shapes that do not overlap, but have holes, whichever way these run."""
    path = path_from_data(data)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _patches(data: tuple[str, ...]) -> Patches:
    paths = [_with_holes(part) for part in data]
    return tuple((path.boundingRect(), path) for path in paths)
