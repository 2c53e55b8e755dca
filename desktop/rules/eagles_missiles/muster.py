"""What lies where before the first decision (chapter III)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.eagles_missiles.deck import Deck
from desktop.rules.eagles_missiles.records import POLES, AaUnit, Squadron, Terms
from desktop.rules.eagles_missiles.state import State
from desktop.rules.pool import Pool

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit

Start = Literal["pool", "reserve", "outside", "base"]
STARTS: dict[str, Start] = {
    "russian_pool": "pool",
    "polish_reserve": "reserve",
    "nato_uncommitted": "outside",
}


def mustered(kit: Kit, terms: Terms) -> State:
    """Return the state in which every counter is where the set-up puts it without a choice."""
    limit = kit.rules.sequence["extra_cards_max"]
    return State(
        terms=terms,
        russian_deck=Deck(list(kit.russian_counts)),
        polish_deck=Pool(list(kit.polish_counts)),
        nato_deck=Pool(list(kit.nato_counts)),
        hands={side: [] for side in terms.sides if side in POLES},
        squadrons=[
            Squadron(
                each.id,
                each.type,
                STARTS.get(each.start, "base"),
                "" if each.start in STARTS else each.start,
            )
            for each in kit.squadrons.values()
        ],
        aa=[
            AaUnit(each.id, each.start if each.start in kit.territories else "")
            for each in kit.aa.values()
        ],
        fleet=kit.rules.setup["fleet_strength"],
        extra_limit=limit,
        next_limit=limit,
    )
