"""What the inspector says: every number on the table explained, with exact chances (ui 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Target
from desktop.rules.eagles_missiles.records import FLEET
from desktop.table.eagles_missiles.inspect_place import (
    field_inspection,
    land_inspection,
    line_inspection,
)
from desktop.table.eagles_missiles.inspect_squadron import pool_inspection, squadron_inspection
from desktop.table.eagles_missiles.inspect_war import (
    aa_inspection,
    assault_inspection,
    box_inspection,
    effect_card_inspection,
    fleet_inspection,
    russian_card_inspection,
)
from desktop.table.eagles_missiles.places import FLEET_BOX
from desktop.table.eagles_missiles.words import described
from desktop.table.look import Inspection

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State, View


def inspected(kit: Kit, view: View, target: Target) -> Inspection | None:
    """Return what there is to say about a target.

    Panels of decisions say what a choice brings; here stands what is so, whatever is picked.
    """
    found = _inspection(kit, view, target)
    if found is not None:
        return found
    words = described(kit, view, target)
    return None if words is None else Inspection(words)


def _inspection(kit: Kit, view: View, target: Target) -> Inspection | None:
    s = view.state
    kind, _, key = target.partition(":")
    if target in kit.territories:
        return land_inspection(kit, s, target)
    if target in (FLEET, FLEET_BOX):
        return fleet_inspection(kit, s)
    match kind:
        case "squadron" if key in kit.squadrons:
            return squadron_inspection(kit, s, key)
        case "pool" if key in kit.types:
            return pool_inspection(kit, s, key)
        case "aa" if key in kit.aa:
            return aa_inspection(kit, s, key)
        case "field" if key in kit.fields:
            return field_inspection(kit, s, key)
        case "line" if key in kit.lines:
            return line_inspection(kit, s, key)
        case "assault":
            return assault_inspection(kit, s, key)
        case "box":
            return box_inspection(kit, view, key)
        case _:
            return _card(kit, s, key)


def _card(kit: Kit, s: State, key: str) -> Inspection | None:
    """Return what there is to say of a card of any deck."""
    if key in kit.russian_cards:
        return russian_card_inspection(kit, s, key)
    if key in kit.polish_cards or key in kit.nato_cards:
        return effect_card_inspection(kit, key)
    return None
