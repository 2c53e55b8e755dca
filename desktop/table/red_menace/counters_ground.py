"""What is printed on the table and can be picked: cities, bases of the US sheet, kept cards.

They are counters without a face: the table is painted below them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.table.look import Counter
from desktop.table.red_menace.chart_plan import chart_of, city_box
from desktop.table.red_menace.layout import PREFIX, layout
from desktop.table.red_menace.places import BASE, CARD, CITY

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

KEPT = (54.0, 76.0)
"""Size of a kept card on the sheet."""


@lru_cache(maxsize=2)
def printed(kit: Kit) -> tuple[Counter, ...]:
    """Return cities in their hexes and bases in their boxes."""
    chart = chart_of(kit)
    cities = [
        Counter(
            id=CITY + spot.id,
            place=kit.cities[spot.id].hex,
            face=None,
            name=kit.city_name(spot.id),
            size=(city_box(spot).width(), city_box(spot).height()),
            offset=(city_box(spot).center().x() - spot.x, city_box(spot).center().y() - spot.y),
            target=CITY + spot.id,
            fixed=True,
        )
        for spot in chart.cities
    ]
    return (*cities, *_bases(kit))


def _bases(kit: Kit) -> list[Counter]:
    found = []
    for box in layout().holders:
        if box.kind != "base":
            continue
        city = box.id.removeprefix("dep_")
        whole, field = box.rect, box.field
        found.append(
            Counter(
                id=BASE + city,
                place=box.name,
                face=None,
                name=kit.city_name(city),
                size=(whole.width, whole.height),
                offset=(
                    whole.x + whole.width / 2 - field.x - field.width / 2,
                    whole.y + whole.height / 2 - field.y - field.height / 2,
                ),
                target=BASE + city,
                fixed=True,
            )
        )
    return found


def kept_cards(kit: Kit, s: State) -> list[Counter]:
    """Return the event cards that the player keeps (RM-8.8a, RM-8.13a)."""
    found = []
    for place, number in enumerate(s.kept):
        at = layout().slot("event_kept", place, len(s.kept))
        found.append(
            Counter(
                id=f"{CARD}{number}",
                place=f"{PREFIX}event_kept",
                face=None,
                name=kit.events[number].title,
                size=KEPT,
                offset=(at.x, at.y),
                target=f"{CARD}{number}",
                fixed=True,
            )
        )
    return found
