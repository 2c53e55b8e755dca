"""What picks on the table mean: a card is its assault, a territory its front, fields, assault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Target
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.records import FLEET
from desktop.table.eagles_missiles.layout import PREFIX

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

SQUADRON, POOL, AA, FIELD, LINE = "squadron:", "pool:", "aa:", "field:", "line:"
ASSAULT, RUSSIAN_CARD, CARD = "assault:", "rcard:", "card:"
"""What targets begin with, as in the rules; the last two are Russian cards, and those of a hand."""
FLEET_BOX = PREFIX + "fleet_track"


def meanings(kit: Kit, s: State, target: Target) -> tuple[Target, ...]:
    """Return what else a pick can mean, the likeliest first.

    An assault card stands for its assault and line, a piece for the territory it lies in, and a
    territory for what is attacked or chosen there.
    """
    if target in kit.territories:
        return (*_of_land(kit, s, target),)
    kind, _, key = target.partition(":")
    match kind + ":":
        case "rcard:":
            return _of_card(kit, s, key)
        case "assault:" | "line:":
            return _of_line(kit, s, key)
        case "field:" if key in kit.fields:
            return (kit.fields[key].territory,)
        case "squadron:" if key in kit.squadrons:
            return _of_squadron(kit, s, key)
        case "aa:" if key in kit.aa:
            return (s.unit(key).at,)
        case "box:" if target == FLEET_BOX:
            return (FLEET, SEA)
        case _:
            return (SEA,) if target == FLEET else ()


def _of_land(kit: Kit, s: State, land: str) -> tuple[Target, ...]:
    """Return what a territory stands for: fleet, assault, line, what can be destroyed in it."""
    line = kit.territories[land].line
    found: list[Target] = [FLEET] if land == SEA else []
    if line and theatre.front(s, kit, line) == land:
        found += [ASSAULT + line, LINE + line]
    found += [FIELD + key for key in (*kit.airfields_in[land], *kit.cities_in[land])]
    found += [AA + unit.id for unit in s.aa if unit.at == land]
    return tuple(found)


def _of_line(kit: Kit, s: State, line: str) -> tuple[Target, ...]:
    if line not in kit.lines:
        return ()
    front = theatre.front(s, kit, line)
    return (ASSAULT + line, LINE + line, *([front] if front else []))


def _of_card(kit: Kit, s: State, card: str) -> tuple[Target, ...]:
    """Return the assault, the line and the territory of a card on the board."""
    for assault in s.assaults:
        if any(laid.card == card for laid in assault.cards):
            return ASSAULT + assault.line, LINE + assault.line, assault.territory
    return tuple(each.territory for each in s.missiles if each.card == card)


def _of_squadron(kit: Kit, s: State, key: str) -> tuple[Target, ...]:
    """Return where a squadron is: over a territory with its assault, or on an airfield."""
    squadron = s.squadron(key)
    if squadron.where == "pool":
        return (POOL + squadron.type,)
    if squadron.where == "base" and not squadron.target:
        return (FIELD + squadron.at, kit.airfields[squadron.at].territory)
    if squadron.role == "support":
        return _of_line(kit, s, squadron.at)
    if squadron.where == "board":
        return (squadron.at,)
    if squadron.target:
        return (theatre.target_territory(s, squadron.target),)
    return ()
