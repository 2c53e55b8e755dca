"""What is pointed at: the kinds of picks, and what they are called."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from desktop.rules.core import T, Target, Text
from desktop.rules.eagles_missiles.records import FLEET

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit


def picked(picks: tuple[Target, ...], kind: str) -> str:
    """Return the id in the first pick of a kind ("card", "squadron"); empty if there is none."""
    start = f"{kind}:"
    return next((each.removeprefix(start) for each in picks if each.startswith(start)), "")


def key_of(pick: Target) -> str:
    """Return the id in a pick: "PL01" of "card:PL01", "MAZ" of "MAZ"."""
    return pick.rpartition(":")[2]


def is_named(kit: Kit, pick: Target) -> bool:
    """Return whether a pick is something with a name, no button or pile."""
    kind, _, key = pick.rpartition(":")
    named: dict[str, Collection[str]] = {
        "squadron": kit.squadrons,
        "aa": kit.aa,
        "field": kit.fields,
        "assault": kit.lines,
        "": kit.territories,
    }
    return pick == FLEET or key in named.get(kind, ())


def pick_name(kit: Kit, pick: Target) -> Text:
    """Return what a pick is called: a unit, a place, a card, the assault of a line, the fleet."""
    if pick == FLEET:
        return T("eagles_missiles", "Baltic Fleet")
    kind, _, key = pick.rpartition(":")
    match kind:
        case "squadron":
            return kit.squadron_name(key)
        case "aa":
            return kit.aa_name(key)
        case "field":
            return kit.field_name(key)
        case "assault":
            return T("eagles_missiles", "assault of line {line}").of(line=key)
        case "card" | "rcard":
            return kit.card_title(key)
        case _:
            return kit.territory_name(key)
