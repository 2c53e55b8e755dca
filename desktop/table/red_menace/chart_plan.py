"""The polar chart as plain data: what is printed in which hex, and where counters stand beside it.

Lengths are design units, y downwards. A city has its icon in the middle of its hex and its name
below; a counter covers the icon, never a name, neither its own nor that of a hex next to it.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF

from desktop.models.say import say
from desktop.rules.red_menace.components import Kit
from desktop.table.red_menace.chart_tones import Skin

SHEET = QRectF(0, 0, 1000, 1545)
SIDE = 57.735
"""Side of a hex."""
HALF = 50.0
"""From its middle to its left and right side."""

COUNTER = 56.0
STAND = (0.0, -8.0)
"""From the middle of a hex to that of a counter which stands in it."""
STACK = (5.0, -5.0)
"""From a counter of a stack to the one on top of it."""
NUKE_AT, NUKE_SIZE = (30.0, -16.0), 36.0
"""Where the nuclear counter of a destroyed city lies, seen from the middle of its hex, and its
size; for the first of two cities mirrored."""
SYMBOL_LEFT, SYMBOL_RIGHT = (-39.5, -8.0), (39.5, -8.0)
"""Where small symbols lie beside a counter."""

ICON_AT, ICON = (0.0, -8.0), (38.0, 33.0)
TWIN = 20.5
"""How far aside two cities of one hex lie."""
NAME_AT = 21.0
"""Upper edge of the strip of a name below the middle of its hex."""
NAME_ROOM = 112.0
ABOVE_AT, NAME_ASIDE = -40.0, -45.0
"""Lower edge and middle of the strip of a name above the icon: that of the first of two cities. It
lies further aside than the icon, off the name of the hex to the upper right."""

NAME_EM, NAME_PIXELS, NAME_GROWTH = 25.0, 14.5, 0.5
"""A name's em in units at most, in pixels at 1 pixel per unit, and how it grows with the scale."""
LEAST_PIXELS = 9.2
"""The em in pixels that names keep in a small window, as long as they have the room."""
WORDS = 0.3
"""Pixels per unit below which nothing is written: a thumbnail."""


class HexSpot(msgspec.Struct, frozen=True):
    """A hex and what is printed in it."""

    id: str
    x: float
    y: float
    ice: bool = False
    dew: int = 0
    ad: int = 0
    arrow: str = ""
    """The way formations must leave it: "SW"."""
    polaris: bool = False

    @property
    def middle(self) -> QPointF:
        """Its middle."""
        return QPointF(self.x, self.y)


class CitySpot(msgspec.Struct, frozen=True):
    """A city."""

    id: str
    name: str
    """In the person's language."""
    x: float
    y: float
    """The middle of its hex."""
    side: Literal["blue", "red"]
    capital: bool = False
    twin: Literal[-1, 0, 1] = 0
    """Whether it is the first (-1) or second (1) of two cities in one hex."""

    @property
    def icon(self) -> QRectF:
        """Where its icon lies."""
        box = QRectF(0, 0, *ICON)
        box.moveCenter(QPointF(self.x + ICON_AT[0] + self.twin * TWIN, self.y + ICON_AT[1]))
        return box


class Chart(msgspec.Struct, frozen=True):
    """Everything printed on the chart."""

    hexes: tuple[HexSpot, ...]
    cities: tuple[CitySpot, ...]
    pole: tuple[float, float]
    degree: float
    """Units per degree of latitude."""
    down: float
    """The longitude that points straight down."""
    submarine: str
    """The hex where the US submarine starts."""
    ship: str
    """The hex of the Soviet ASW ship."""
    zones: tuple[tuple[str, str], ...] = ()
    """By nation: the cities that its interceptors protect, in few signs: "A-D H-S"."""

    def city(self, city_id: str) -> CitySpot:
        """Return a city by its letter or number."""
        return next(city for city in self.cities if city.id == city_id)


class ChartKey(msgspec.Struct, frozen=True):
    """What changes on the chart in the course of a game or by the person's choice."""

    skin: Skin = "chart"
    destroyed: tuple[str, ...] = ()
    """Cities."""
    numbers: bool = True
    """Whether hexes are numbered, where there is room."""


def chart_of(kit: Kit) -> Chart:
    """Return the chart with its names in the person's language."""
    return _chart(kit, tuple(say(city.name) for city in kit.cities.values()))


@lru_cache(maxsize=4)
def _chart(kit: Kit, names: tuple[str, ...]) -> Chart:
    """Return the chart with these names; it is asked for with every change of the board."""
    projection = kit.projection
    return Chart(
        hexes=tuple(
            HexSpot(
                id=info.id,
                x=info.x,
                y=info.y,
                ice=info.terrain == "ice",
                dew=info.dew,
                ad=info.ad,
                arrow=info.trajectory,
                polaris=info.polaris,
            )
            for info in kit.hexes.values()
        ),
        cities=tuple(
            CitySpot(
                id=city.id,
                name=name,
                x=kit.hexes[city.hex].x,
                y=kit.hexes[city.hex].y,
                side=city.side,
                capital=city.capital,
                twin=_twin(city.id, kit.hexes[city.hex].cities),
            )
            for city, name in zip(kit.cities.values(), names, strict=True)
        ),
        pole=(projection.pole_x, projection.pole_y),
        degree=projection.k,
        down=projection.lon0,
        submarine=kit.special.us_submarine_start,
        ship=kit.special.soviet_asw_ship,
        zones=tuple((nation, _in_short(cities)) for nation, cities in kit.zones.items()),
    )


def _in_short(cities: tuple[str, ...]) -> str:
    """Return letters or numbers with a dash for each unbroken run of three or more."""
    runs: list[list[str]] = []
    for city in cities:
        if runs and _place(city) == _place(runs[-1][-1]) + 1:
            runs[-1].append(city)
        else:
            runs.append([city])
    return " ".join(f"{r[0]}–{r[-1]}" if len(r) > 2 else " ".join(r) for r in runs)


def _place(city: str) -> int:
    return int(city) if city.isdigit() else ord(city)


def _twin(city: str, together: tuple[str, ...]) -> Literal[-1, 0, 1]:
    if len(together) < 2:
        return 0
    return -1 if city == together[0] else 1


def name_em(detail: float) -> float:
    """Return the em of names in units: they keep a readable size on the screen, and grow slowly."""
    wanted = NAME_PIXELS * math.pow(detail, NAME_GROWTH - 1)
    return min(NAME_EM, max(wanted, LEAST_PIXELS / detail))


def name_box(city: CitySpot, detail: float) -> QRectF:
    """Return the strip for the name of a city, kept on the sheet."""
    em = name_em(detail)
    top = ABOVE_AT - em if city.twin < 0 else NAME_AT
    middle = city.x + (NAME_ASIDE if city.twin < 0 else 0)
    left = min(SHEET.right() - NAME_ROOM - 6, max(SHEET.left() + 6, middle - NAME_ROOM / 2))
    return QRectF(left, city.y + top, NAME_ROOM, em * 1.08)


def city_box(city: CitySpot) -> QRectF:
    """Return the box in which a city is picked: its icon with a little room."""
    return city.icon.adjusted(-2, -2, 2, 2)


def bearing(chart: Chart, longitude: float) -> QPointF:
    """Return the direction of a meridian on the sheet, away from the Pole, one unit long."""
    angle = math.radians(longitude - chart.down)
    return QPointF(math.sin(angle), math.cos(angle))
