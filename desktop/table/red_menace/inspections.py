"""What the inspector says: every number on the table explained, with exact chances (ui 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.paint.theme import Tone
from desktop.rules.core import Choice, Target
from desktop.rules.red_menace import theatre
from desktop.table.look import Inspection, Line
from desktop.table.red_menace.inspect_bomber import bomber_inspection
from desktop.table.red_menace.inspect_cards import (
    base_card_inspection,
    event_inspection,
    pool_inspection,
    submarine_inspection,
)
from desktop.table.red_menace.inspect_defence import plane_inspection
from desktop.table.red_menace.inspect_flight import flight_inspection
from desktop.table.red_menace.inspect_place import (
    base_inspection,
    city_inspection,
    hex_inspection,
)
from desktop.table.red_menace.layout import PREFIX
from desktop.table.red_menace.places import SUBMARINE, interceptor_box
from desktop.table.red_menace.words import described

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State, View

SUBMARINE_BOXES = ("sub_moves", "polaris_track")


def inspected(
    kit: Kit, view: View, target: Target, choice: Choice | None, picks: tuple[Target, ...]
) -> Inspection | None:
    """Return what there is to say about a target.

    Panels of decisions say what a choice brings; here stands what is so, whatever is picked.
    """
    s = view.state
    found = _counter(kit, s, target) or _place(kit, s, target)
    if found is not None:
        return found
    words = described(kit, s, target)
    return None if words is None else Inspection(words)


def _counter(kit: Kit, s: State, target: Target) -> Inspection | None:
    """Return what there is to say of a counter, city or card that is a target of its own."""
    kind, _, key = target.partition(":")
    if target == SUBMARINE:
        return submarine_inspection(kit, s)
    match kind:
        case "flight":
            return flight_inspection(kit, s, key)
        case "bomber" if key.isdecimal() and int(key) < len(s.bombers):
            return bomber_inspection(kit, s, int(key))
        case "plane" | "sent" if key.partition(":")[0] in kit.units:
            return plane_inspection(kit, s, key.partition(":")[0])
        case "city" if key in kit.cities:
            return city_inspection(kit, s, key)
        case "base" if key in kit.cities:
            return base_inspection(kit, s, key)
        case "event" if key.isdecimal() and int(key) in kit.events:
            return event_inspection(kit, s, int(key))
        case _:
            return None


def _place(kit: Kit, s: State, target: Target) -> Inspection | None:
    """Return what there is to say of a hex or of a box of the sheets."""
    if target in kit.hexes:
        return hex_inspection(kit, s, target)
    if not target.startswith(PREFIX):
        return None
    box = target.removeprefix(PREFIX)
    kind, _, key = box.partition("_")
    if kind == "dep":
        return base_inspection(kit, s, key)
    if kind == "form":
        return flight_inspection(kit, s, key.partition("_")[0])
    if box == "event_current" and s.event:
        return event_inspection(kit, s, s.event)
    if box == "city_current" and s.now.bases_drawn:
        return base_card_inspection(kit, s.now.bases_drawn[-1])
    if box in SUBMARINE_BOXES:
        return submarine_inspection(kit, s)
    return pool_inspection(kit, s, box) or _interceptors(kit, s, target)


def _interceptors(kit: Kit, s: State, target: Target) -> Inspection | None:
    """Return the types of interceptors in a box, with how many there are of each."""
    for state in ("ready", "normal", "long"):
        units = [
            unit
            for unit in kit.units.values()
            if unit.role == "interceptor" and interceptor_box(unit, state) == target
        ]
        title = described(kit, s, target)
        if units and title is not None:
            lines = (
                Line(unit.name, Tone.INFO, str(count))
                for unit in units
                if (count := len(theatre.in_box(s, unit.id, state)))
            )
            return Inspection(title, lines=tuple(lines), rule="RM-9.4c")
    return None
