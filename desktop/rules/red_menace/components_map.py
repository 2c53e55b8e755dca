"""The map of Red Menace: hexes, cities and special hexes (RM-5a, RM-5b)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from desktop.rules.core import Text
from desktop.rules.data_files import expect, known
from desktop.rules.red_menace.components_units import Nation
from desktop.rules.space import HexBoard, Point

Heading = Literal["E", "NE", "NW", "W", "SW", "SE"]
HEADINGS: tuple[Heading, ...] = ("E", "NE", "NW", "W", "SW", "SE")
"""The directions in the order of a hex's neighbours on the board."""

BLUE_CITIES = tuple("ABCDEFGHIJKLMNOPQRSTU")
SOVIET_CITIES = tuple(str(number) for number in range(1, 12))
MOSCOW, LENINGRAD, SVERDLOVSK, HAVANA = "1", "2", "4", "12"
WASHINGTON, LONDON = "I", "T"
GREENLAND = ("B", "C")
RED_CITIES = (*SOVIET_CITIES, HAVANA)


class HexInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex: what it is and what is printed in it."""

    id: str
    """Column and row: "0609"."""
    name: Text
    col: int
    row: int
    q: int
    r: int
    x: float
    y: float
    """Its centre in design units."""
    lat: float
    lon: float
    terrain: Literal["land", "sea", "ice"]
    country: str
    land_fraction: float
    cities: tuple[str, ...]
    dew: int
    """The number of its stretch of the DEW Line; 0 for none."""
    ad: int
    """The number of its AD site; 0 for none."""
    polaris: bool
    """Whether the submarine may launch from it."""
    nike_site: bool
    """Whether the field Nike may be put there (RM-6.9)."""
    trajectory: Heading | Literal[""]
    """The way formations must leave it; empty for any (RM-9.2.3b)."""
    neighbours: tuple[str, str, str, str, str, str]
    """In the order of HEADINGS; empty where the map ends."""

    @property
    def water(self) -> bool:
        """Whether the submarine may be there (RM-9.6b)."""
        return self.terrain != "land" and not self.cities


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city: a target of one side, perhaps a base of the other."""

    id: str
    """A letter for the targets of the red side, a number for those of the blue side."""
    name: Text
    hex: str
    lat: float
    lon: float
    side: Literal["blue", "red"]
    """Whose city it is."""
    defender: Nation
    """Whose interceptors protect it."""
    territory: str
    capital: bool
    us_start_base: bool
    us_rebase: bool
    uk_base: bool
    aew_us_base: bool
    aew_soviet_base: bool
    f106_base: bool
    """Whether it is an American city A, D or H to S."""
    source: str


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Special hexes by name."""

    source: str
    us_submarine_start: str
    soviet_asw_ship: str
    polaris_launch: tuple[str, ...]
    dew: dict[str, str]
    ad: dict[str, str]
    trajectory: dict[str, Heading]


class MapTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the hexes lie and how the globe is drawn."""

    source: str
    title: str
    grid: str
    rows: int
    hexes: int
    hex_id: str
    axial: str
    hex_spacing_km: int
    design_width: int
    design_height: int
    hex_width: float
    hex_side: float
    row_pitch: float
    projection: dict[str, Any]
    directions: dict[str, Any]


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """map.toml."""

    map: MapTable
    special: Special
    hex: tuple[HexInfo, ...]


class CitiesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """cities.toml."""

    cities: dict[str, str]
    city: tuple[City, ...]


def build_board(file: MapFile) -> HexBoard:
    """Return the hexes as a board whose centres are those of the data."""
    lengths = [0] * file.map.rows
    for info in file.hex:
        lengths[info.row - 1] += 1
    first = file.hex[0]
    return HexBoard.from_rows(lengths, size=file.map.hex_side, origin=Point(first.x, first.y))


def check_map(file: MapFile, cities: dict[str, City], board: HexBoard) -> None:
    """Raise ``BadComponents`` unless hexes, neighbours, cities and special hexes agree."""
    hexes = {info.id: info for info in file.hex}
    expect(len(hexes) == file.map.hexes, "map.toml, hex", f"there must be {file.map.hexes}")
    for info in file.hex:
        place = f"map.toml, hex {info.id}"
        cell = board.cell_named(info.id)
        named = {board.name(each) for each in board.neighbours(cell)}
        real = set(filter(None, info.neighbours))
        expect(named == real, f"{place}, neighbours", "are not those of the grid")
        known(f"{place}, cities", info.cities, cities)
    for city in cities.values():
        place = f"cities.toml, city {city.id}, hex"
        known(place, [city.hex], hexes)
        expect(city.id in hexes[city.hex].cities, place, "does not name this city")
    special = file.special
    for numbers, field in ((special.dew, "dew"), (special.ad, "ad")):
        for name, cell_name in numbers.items():
            number = getattr(hexes[cell_name], field)
            expect(name.endswith(f":{number}"), f"map.toml, special, {name}", "is another hex")
    for cell_name, heading in special.trajectory.items():
        agrees = hexes[cell_name].trajectory == heading
        expect(agrees, f"map.toml, special, trajectory, {cell_name}", "is not that of the hex")
