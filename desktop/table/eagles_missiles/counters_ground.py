"""What is printed on the table and can be picked: cities, airfields, invasion lines, decks.

They are counters without a face: the table is painted below them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.rules.core import T
from desktop.rules.space import Point
from desktop.table.eagles_missiles.layout import CITY, SLOT, layout
from desktop.table.eagles_missiles.places import FIELD, LINE
from desktop.table.look import Counter

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit

LINE_NAME = T("eagles_missiles.table", "Invasion line {line}")
DISC = 54.0
"""Width and height of the disc at which an invasion begins, with its edge."""


def seen_from(land: str, at: Point) -> tuple[float, float]:
    """Return a point as an offset from the middle of a territory's plate."""
    x, y = layout().lands[land].plate
    return at.x - x, at.y - y


def middle_of(box: str) -> Point:
    """Return the middle of the part of a panel in which counters lie."""
    field = layout().boxes[box].field
    return Point(field.x + field.width / 2, field.y + field.height / 2)


@lru_cache(maxsize=2)
def printed(kit: Kit) -> tuple[Counter, ...]:
    """Return cities, airfields and the discs of the invasion lines."""
    return (*_fields(kit), *_lines(kit))


def _fields(kit: Kit) -> list[Counter]:
    found = []
    for key, info in kit.fields.items():
        size = CITY if key in kit.cities else (SLOT * kit.airfields[key].capacity, SLOT)
        found.append(
            Counter(
                id=FIELD + key,
                place=info.territory,
                face=None,
                name=kit.field_name(key),
                size=size,
                offset=seen_from(info.territory, Point(*layout().fields[key].at)),
                target=FIELD + key,
                fixed=True,
            )
        )
    return found


def _lines(kit: Kit) -> list[Counter]:
    return [
        Counter(
            id=LINE + key,
            place=line.path[0],
            face=None,
            name=LINE_NAME.of(line=key),
            size=(DISC, DISC),
            offset=seen_from(line.path[0], Point(*layout().ways[key][0])),
            target=LINE + key,
            fixed=True,
        )
        for key, line in kit.lines.items()
    ]
