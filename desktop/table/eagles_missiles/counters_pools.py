"""What lies in the panels beside the map: pools, reserves, losses, AA units off the map.

The Russian pool has a pile for each type, the squadron that is taken next on top. How many there
are is painted below it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.eagles_missiles.components_units import Owner
from desktop.rules.eagles_missiles.records import Squadron
from desktop.table.box_rows import DEEP
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.counters_map import aa_counter
from desktop.table.eagles_missiles.layout import PREFIX, layout
from desktop.table.eagles_missiles.places import POOL, SQUADRON
from desktop.table.look import Counter

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

POOL_BOX = PREFIX + "russian_pool"
BOXES: dict[tuple[Owner, str], str] = {
    ("russian", "lost"): "russian_losses",
    ("polish", "lost"): "allied_losses",
    ("nato", "lost"): "allied_losses",
    ("polish", "reserve"): "polish_reserve",
    ("polish", "air"): "air",
    ("nato", "air"): "air",
    ("nato", "pool"): "nato_pool",
    ("nato", "outside"): "nato_uncommitted",
}
"""The panel in which a squadron of a side lies, by where it is."""
LIFT = (2.5, -2.5)
"""From a squadron of a pile to the one on top of it."""


def pool_counters(kit: Kit, s: State, out: frozenset[str]) -> Iterator[Counter]:
    """Yield what lies beside the map; squadrons that are ``out`` lie in battles."""
    boxes: dict[str, list[Counter]] = {}
    pool: dict[str, list[Squadron]] = {}
    for each in s.squadrons:
        side = kit.squadrons[each.id].side
        box = BOXES.get((side, each.where))
        if side == "russian" and each.where == "pool":
            pool.setdefault(each.type, []).append(each)
        elif box is not None and each.id not in out:
            boxes.setdefault(box, []).append(_squadron(kit, each, box))
    for unit in s.aa:
        if not unit.at:
            box = "allied_losses" if unit.lost else "aa_off"
            boxes.setdefault(box, []).append(aa_counter(kit, s, unit, PREFIX + box))
    yield from _piles(kit, pool)
    for box, here in boxes.items():
        yield from in_rows(box, here)


def in_rows(box: str, counters: Iterable[Counter]) -> Iterator[Counter]:
    """Yield counters of a panel where they lie in it."""
    here = tuple(counters)
    for number, each in enumerate(here):
        at = layout().slot(box, number, len(here))
        yield msgspec.structs.replace(each, offset=(at.x, at.y), z=number)


def _squadron(kit: Kit, squadron: Squadron, box: str) -> Counter:
    return Counter(
        id=SQUADRON + squadron.id,
        place=PREFIX + box,
        face=faces.squadron(kit, squadron),
        name=kit.squadron_name(squadron.id),
        size=(layout().counter, layout().counter),
        target=SQUADRON + squadron.id,
    )


def _piles(kit: Kit, pool: dict[str, list[Squadron]]) -> Iterator[Counter]:
    """Yield the Russian pool: of each type the squadron that is taken next lies on top."""
    types = [key for key, craft in kit.types.items() if "russian" in craft.sides]
    side = layout().counter
    for number, key in enumerate(types):
        at = layout().slot("russian_pool", number, len(types))
        pile = pool.get(key, [])
        for rank, each in enumerate(reversed(pile)):
            below = min(len(pile) - 1 - rank, DEEP - 1)
            yield Counter(
                id=SQUADRON + each.id,
                place=POOL_BOX,
                face=faces.squadron(kit, each),
                name=kit.type_name(key),
                size=(side, side),
                offset=(at.x - below * LIFT[0], at.y - below * LIFT[1]),
                z=rank,
                target=POOL + key,
                # A pile is not spread: all of it is the same.
                fixed=below > 0,
            )
