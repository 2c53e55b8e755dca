"""Every counter of the game where it lies: on the map, in the boxes of both sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.table.look import Counter
from desktop.table.red_menace.counters_ground import kept_cards, printed
from desktop.table.red_menace.counters_map import map_counters
from desktop.table.red_menace.counters_sheets import sheet_counters

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


def table_counters(kit: Kit, s: State) -> tuple[Counter, ...]:
    """Return all counters, and what is printed and can be picked: cities, bases, kept cards."""
    return (*printed(kit), *kept_cards(kit, s), *map_counters(kit, s), *sheet_counters(kit, s))
