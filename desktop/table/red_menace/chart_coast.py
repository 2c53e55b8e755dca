"""The outlines of lands and waters, read once from ``resources/red_menace/chart``."""

from __future__ import annotations

from functools import cache

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from desktop import resources
from desktop.paint.drawing import path_from_data
from desktop.table.red_menace.chart_tones import Owner


class _Waters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shelf: str
    slope: str
    lakes: str


class _Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    borders: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lands: dict[Owner, str]
    waters: _Waters
    lines: _Lines


class Coast(msgspec.Struct, frozen=True):
    """The outlines as paths in design units of the map."""

    lands: dict[Owner, QPainterPath]
    shelf: QPainterPath
    """The land, and the shallow water along it."""
    slope: QPainterPath
    lakes: QPainterPath
    borders: QPainterPath


@cache
def coast() -> Coast:
    """Return the outlines that the program ships."""
    source = resources.path("red_menace", "chart", "coast.toml").read_bytes()
    file = msgspec.toml.decode(source, type=_File)
    return Coast(
        lands={owner: _with_holes(data) for owner, data in file.lands.items()},
        shelf=_with_holes(file.waters.shelf),
        slope=_with_holes(file.waters.slope),
        lakes=_with_holes(file.waters.lakes),
        borders=path_from_data(file.lines.borders),
    )


def _with_holes(data: str) -> QPainterPath:
    """Return the path of shapes that do not overlap, but have holes, whichever way these run."""
    path = path_from_data(data)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path
