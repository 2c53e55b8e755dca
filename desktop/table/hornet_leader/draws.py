"""What is drawn or picked at a table of one's own, as the person who does it is asked for it."""

from __future__ import annotations

from desktop.rules.core import Action, Chance, T, Text
from desktop.rules.hornet_leader.actions_chance import (
    DrawnBomber,
    DrawnCounter,
    DrawnEvent,
    DrawnPilot,
    DrawnTarget,
    NightMarker,
    PickedArea,
    PickedCounter,
)
from desktop.rules.hornet_leader.components import Kit
from desktop.table.look import Lot

PICKED = frozenset({"pick", "pilot", "night"})
"""Kinds of chance of which a digit tells each outcome; the others have printed numbers."""
CARD = T("hornet_leader.table", "{number} {bound}, {over}, {home}")


def lot(kit: Kit, chance: Chance) -> Lot:
    """Return how the outcomes of a chance are listed; a cup is counted."""
    return Lot(
        numbered=chance.kind in PICKED,
        counted=chance.kind == "counter",
        name=lambda action: name_of(kit, action),
    )


def name_of(kit: Kit, action: Action) -> Text:
    """Return what came by its name alone, as it is printed."""
    match action:
        case DrawnTarget(target=target):
            return kit.target_name(target)
        case DrawnEvent(event=event):
            bound, over, home = (kit.event_title(event, each) for each in ("bound", "over", "home"))
            return CARD.of(number=event, bound=bound, over=over, home=home)
        case DrawnCounter(row=row):
            return kit.cup_name(row)
        case DrawnBomber(row=row):
            return kit.bomber_name(row)
        case DrawnPilot(pilot=pilot):
            return T("hornet_leader.table", "{pilot}").of(pilot=kit.callsign(pilot))
        case PickedArea(area=area):
            return kit.area_name(area)
        case PickedCounter(enemy=enemy):
            return kit.enemy_name(enemy)
        case NightMarker(marker=marker):
            return kit.marker_name(marker)
        case _:
            return action.label(kit)
