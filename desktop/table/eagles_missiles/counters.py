"""Every counter and card of the game where it lies: on the map, in the panels of both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.table.eagles_missiles.battles import battles, sent_out
from desktop.table.eagles_missiles.counters_battle import battle_counters
from desktop.table.eagles_missiles.counters_cards import card_counters
from desktop.table.eagles_missiles.counters_ground import printed
from desktop.table.eagles_missiles.counters_map import map_counters
from desktop.table.eagles_missiles.counters_pools import pool_counters
from desktop.table.look import Counter

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import View


def table_counters(kit: Kit, view: View) -> tuple[Counter, ...]:
    """Return all counters, and what is printed and can be picked: fields and lines."""
    s = view.state
    found = battles(kit, s)
    out = sent_out(found)
    return (
        *printed(kit),
        *map_counters(kit, s, out),
        *battle_counters(kit, s, found),
        *pool_counters(kit, s, out),
        *card_counters(kit, view),
    )
