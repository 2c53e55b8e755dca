"""The map of Red Menace: hexes, cities and special hexes (RM-5a, RM-5b)."""

from __future__ import annotations

from math import dist
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.data_files import expect, known
from desktop.rules.red_menace.components_units import Nation
from desktop.rules.space import HexBoard, Point

NEAR_CENTRE = 1.0
"""Design units by which a centre in the data may be off that of the grid."""
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


class Projection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How latitude and longitude lie on the map."""

    source: str
    kind: str
    formula: str
    lon0: float
    """The longitude that points straight down, in degrees."""
    pole_x: float
    pole_y: float
    k: Annotated[float, Meta(gt=0, le=1000)]
    """Design units for a degree of latitude."""
    parallels_to_draw: tuple[int, ...]
    meridians_step: int


class MapTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the hexes lie and how the globe is drawn."""

    source: str
    title: str
    grid: str
    rows: Annotated[int, Meta(ge=1, le=99)]
    hexes: int
    hex_id: str
    axial: str
    hex_spacing_km: int
    design_width: int
    design_height: int
    hex_width: float
    hex_side: Annotated[float, Meta(gt=0, le=1000)]
    row_pitch: float
    projection: Projection
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
    expect(file.hex, "map.toml, hex", "there must be one at least")
    for info in file.hex:
        place = f"map.toml, hex {info.id}, row"
        expect(1 <= info.row <= file.map.rows, place, f"must be 1 to {file.map.rows}")
        lengths[info.row - 1] += 1
    first = file.hex[0]
    return HexBoard.from_rows(lengths, size=file.map.hex_side, origin=Point(first.x, first.y))


def check_map(file: MapFile, cities: dict[str, City], board: HexBoard) -> None:
    """Raise ``BadComponents`` unless hexes, neighbours, cities and special hexes agree."""
    hexes = {info.id: info for info in file.hex}
    expect(len(hexes) == file.map.hexes, "map.toml, hex", f"there must be {file.map.hexes}")
    cells = {board.name(cell): cell for cell in board.cells}
    known("map.toml, hex, id", hexes, cells)
    for info in file.hex:
        place = f"map.toml, hex {info.id}"
        cell = cells[info.id]
        centre = board.centre(cell)
        lies = dist((centre.x, centre.y), (info.x, info.y)) < NEAR_CENTRE
        expect(lies, f"{place}, x", "is not the centre of the hex")
        named = {board.name(each) for each in board.neighbours(cell)}
        real = set(filter(None, info.neighbours))
        expect(named == real, f"{place}, neighbours", "are not those of the grid")
        known(f"{place}, cities", info.cities, cities)
    for city in cities.values():
        place = f"cities.toml, city {city.id}, hex"
        known(place, [city.hex], hexes)
        expect(city.id in hexes[city.hex].cities, place, "does not name this city")
    for info in file.hex:
        elsewhere = [city for city in info.cities if cities[city].hex != info.id]
        words = f"{', '.join(elsewhere)} is in another hex"
        expect(not elsewhere, f"map.toml, hex {info.id}, cities", words)
    _check_special(file.special, hexes)


def _check_special(special: Special, hexes: dict[str, HexInfo]) -> None:
    place = "map.toml, special"
    for field in ("us_submarine_start", "soviet_asw_ship"):
        known(f"{place}, {field}", [getattr(special, field)], hexes)
    known(f"{place}, polaris_launch", special.polaris_launch, hexes)
    for numbers, field in ((special.dew, "dew"), (special.ad, "ad")):
        for name, cell_name in numbers.items():
            known(f"{place}, {name}", [cell_name], hexes)
            number = getattr(hexes[cell_name], field)
            expect(name.endswith(f":{number}"), f"map.toml, special, {name}", "is another hex")
    known(f"{place}, trajectory", special.trajectory, hexes)
    for cell_name, heading in special.trajectory.items():
        agrees = hexes[cell_name].trajectory == heading
        expect(agrees, f"map.toml, special, trajectory, {cell_name}", "is not that of the hex")
