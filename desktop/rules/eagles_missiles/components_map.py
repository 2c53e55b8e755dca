"""The map of Eagles & Missiles: territories, cities, airfields, invasion lines (EM-I.1)."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.core import Text
from desktop.rules.data_files import expect, known

SEA = "SEA"
"""The box of the fleet: only the fleet and its escorts stand there."""


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A territory of Poland, a neighbour that belongs to NATO, or the Baltic Sea."""

    id: str
    name: Text
    name_pl: str
    kind: Literal["polish", "nato", "sea"]
    line: str
    """The invasion line it lies on; empty for none."""
    line_index: int
    """Its place on the line, from 1."""
    sea_coast: bool
    german_border: bool
    adjacent: tuple[str, ...]
    """Polish territories that touch it."""
    foreign_adjacent: tuple[str, ...]
    withdraw_mode: Literal["next", "choose", "none"]
    """How AA units leave when it falls: along the line, or as P likes (EM-V.3)."""
    withdraw_to: tuple[str, ...]
    green_aa_start: bool
    source: str


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city: what the Russian side scores for."""

    id: str
    name: Text
    territory: str
    industry: Text
    source: str
    name_source: str = ""
    place_source: str = ""


class Airfield(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An airfield with room for some squadrons (EM-VI.1f)."""

    id: str
    name: Text
    territory: str
    capacity: int
    users: Literal["polish", "F16C_polish"]
    """Who may stand there: all Polish squadrons, or their F-16Cs only (EM-IX.2)."""
    source: str
    place_source: str = ""
    capacity_source: str = ""
    note: str = ""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invasion line I to IV."""

    id: str
    path: tuple[str, ...]
    """Its territories in the order in which they are attacked."""
    origin: Text
    max_cards: int
    landing_territory: str
    """The front at which the assault is a landing; empty for none."""
    landing_max_cards: int
    source: str


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """map.toml."""

    territory: tuple[Territory, ...]
    city: tuple[City, ...]
    airfield: tuple[Airfield, ...]
    line: tuple[Line, ...]


def check_map(
    territories: dict[str, Territory], fields: dict[str, City | Airfield], lines: dict[str, Line]
) -> None:
    """Raise ``BadComponents`` unless neighbours, fields and lines agree."""
    for territory in territories.values():
        place = f"map.toml, territory {territory.id}"
        known(f"{place}, adjacent", territory.adjacent, territories)
        known(f"{place}, withdraw_to", territory.withdraw_to, territories)
        for other in territory.adjacent:
            back = territory.id in territories[other].adjacent
            expect(back, f"{place}, adjacent", f"{other} does not name it in turn")
    for field in fields.values():
        known(f"map.toml, {field.id}, territory", [field.territory], territories)
    for line in lines.values():
        place = f"map.toml, line {line.id}, path"
        known(place, line.path, territories)
        for index, key in enumerate(line.path):
            there = territories[key]
            agrees = there.line == line.id and there.line_index == index + 1
            expect(agrees, place, f"{key} says that it lies elsewhere")
