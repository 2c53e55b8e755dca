"""The map as plain data: what is printed on it, what changes on it, and how large its names are."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

import msgspec
from PySide6.QtCore import QRectF

from desktop.models.say import say
from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.components_map import SEA, Territory
from desktop.table.eagles_missiles.layout import CITY, PLATE, SLOT, NameSide, layout

SHEET = QRectF(400, 10, 1596, 1480)
POLISH = "pl"

NAME_EM, NAME_PIXELS, NAME_GROWTH = 30.0, 14.0, 0.5
"""A name's em in units at most, in pixels at 1 pixel per unit, and how it grows with the scale."""
LAND_EM, LAND_PIXELS = 30.0, 18.0
"""The same of territories, which are written in capitals."""
LEAST_PIXELS = 9.2
"""The em in pixels that names keep in a small window, as long as they have the room."""
STRIP = 1.06
"""Height of the strip of a name in em."""

LANGUAGE = T("eagles_missiles.table", "en")
"""The code of the language that is spoken; its translations are codes, too."""
NEIGHBOURS: dict[str, tuple[Text, float, float]] = {
    "RUS": (T("eagles_missiles.table", "Kaliningrad"), 1608, 212),
    "LTU": (T("eagles_missiles.table", "Lithuania"), 1856, 170),
    "BLR": (T("eagles_missiles.table", "Belarus"), 1942, 640),
    "UKR": (T("eagles_missiles.table", "Ukraine"), 1930, 1330),
    "SVK": (T("eagles_missiles.table", "Slovakia"), 1300, 1462),
    "AUT": (T("eagles_missiles.table", "Austria"), 900, 1478),
    "SWE": (T("eagles_missiles.table", "Sweden"), 610, 36),
}
"""Names of lands round the theatre, and their middles."""


class LandSpot(msgspec.Struct, frozen=True):
    """A territory, or the sea."""

    id: str
    name: str
    """In the person's language."""
    x: float
    y: float
    """The middle of its plate."""
    line: str
    kind: Literal["polish", "nato", "sea"]

    @property
    def plate(self) -> QRectF:
        """Where the counters of its battle lie, or its name."""
        return QRectF(self.x - PLATE[0] / 2, self.y - PLATE[1] / 2, *PLATE)


class FieldSpot(msgspec.Struct, frozen=True):
    """A city or an airfield."""

    id: str
    name: str
    x: float
    y: float
    side: NameSide
    land: str
    capacity: int = 0
    """Of an airfield; 0 for a city."""
    viper: bool = False
    """Whether only F-16Cs may use it."""

    @property
    def sign(self) -> QRectF:
        """Where its sign lies, or the places for squadrons."""
        wide, high = (SLOT * self.capacity, SLOT) if self.capacity else CITY
        return QRectF(self.x - wide / 2, self.y - high / 2, wide, high)


class Chart(msgspec.Struct, frozen=True):
    """Everything printed on the map."""

    lands: tuple[LandSpot, ...]
    fields: tuple[FieldSpot, ...]
    ways: tuple[tuple[str, tuple[tuple[float, float], ...]], ...]
    """Invasion lines: where they begin, and a point in each territory."""
    neighbours: tuple[tuple[str, float, float], ...]
    """Names of other lands with their middles."""

    def land(self, key: str) -> LandSpot:
        """Return a territory by its id."""
        return next(land for land in self.lands if land.id == key)

    def field(self, key: str) -> FieldSpot:
        """Return a city or an airfield by its id."""
        return next(field for field in self.fields if field.id == key)


class Advance(msgspec.Struct, frozen=True):
    """How far an invasion got."""

    reached: int = 0
    """Territories conquered."""
    state: Literal["open", "done", "blocked"] = "open"
    """Blocked: its first territory cannot be attacked any more (EM-X.4)."""


class ChartKey(msgspec.Struct, frozen=True):
    """What changes on the map in the course of a war."""

    advances: tuple[Advance, ...] = (Advance(),) * 4
    """By invasion line."""
    conquered: tuple[str, ...] = ()
    ruins: tuple[str, ...] = ()
    battles: tuple[str, ...] = ()
    """Territories whose plate is laid out for counters."""
    fleet: int = 10


def chart_of(kit: Kit) -> Chart:
    """Return the map with its names in the person's language."""
    lands = tuple(land_name(land) for land in kit.territories.values())
    fields = tuple(say(field.name) for field in kit.fields.values())
    return _chart(kit, lands, fields, tuple(say(name) for name, _, _ in NEIGHBOURS.values()))


def land_name(land: Territory) -> str:
    """Return the name of a territory; Polish has its own for each."""
    return land.name_pl if say(LANGUAGE) == POLISH else say(land.name)


@lru_cache(maxsize=4)
def _chart(
    kit: Kit, lands: tuple[str, ...], fields: tuple[str, ...], neighbours: tuple[str, ...]
) -> Chart:
    """Return the map with these names; it is asked for with every change of the board."""
    places = layout()
    return Chart(
        lands=tuple(
            LandSpot(land.id, name, *places.lands[land.id].plate, land.line, land.kind)
            for land, name in zip(kit.territories.values(), lands, strict=True)
        ),
        fields=tuple(
            FieldSpot(
                key,
                name,
                *places.fields[key].at,
                places.fields[key].name,
                kit.fields[key].territory,
                kit.airfields[key].capacity if key in kit.airfields else 0,
                key in kit.airfields and kit.airfields[key].users == "F16C_polish",
            )
            for key, name in zip(kit.fields, fields, strict=True)
        ),
        ways=tuple(places.ways.items()),
        neighbours=tuple(
            (name, x, y) for name, (_, x, y) in zip(neighbours, NEIGHBOURS.values(), strict=True)
        ),
    )


def name_em(detail: float, most: float = NAME_EM, pixels: float = NAME_PIXELS) -> float:
    """Return the em of names in units: they keep a readable size on the screen, and grow slowly."""
    wanted = pixels * math.pow(detail, NAME_GROWTH - 1)
    return min(most, max(wanted, LEAST_PIXELS / detail))


def name_strip(field: FieldSpot, wide: float, em: float) -> QRectF:
    """Return the strip for a name of this width beside the sign of a field."""
    sign, high = field.sign, em * STRIP
    match field.side:
        case "below":
            return QRectF(field.x - wide / 2, sign.bottom() + 1, wide, high)
        case "right":
            return QRectF(sign.right() + 3, field.y - high / 2, wide, high)
        case "left":
            return QRectF(sign.left() - 3 - wide, field.y - high / 2, wide, high)
        case "above":
            return QRectF(field.x - wide / 2, sign.top() - 1 - high, wide, high)


def name_lines(name: str) -> tuple[str, ...]:
    """Return a name on one line, or as evenly as possible on two."""
    words = name.split()
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(cuts, key=lambda cut: max(map(len, cut))) if cuts else (name,)


def is_sea(land: LandSpot) -> bool:
    """Return whether a territory is the Baltic Sea."""
    return land.id == SEA
