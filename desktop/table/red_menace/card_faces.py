"""The cards of Red Menace: the nineteen events, the twelve Soviet cities, their backs."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.card import Card, CardBack, Sign
from desktop.paint.card_scenes import Picture, Scene
from desktop.rules.core import T
from desktop.rules.red_menace.components_cards import CityCard
from desktop.rules.red_menace.components_events import EventInfo

EVENT_BACK = CardBack("#0B4A44", "#A9E8DF", "ring")
CITY_BACK = CardBack("#5E1414", "#F3CFC0", "diamond")

EVENT = T("red_menace.table", "Event")
KEPT = T("red_menace.table", "Event, kept until used")
AGAIN = T("red_menace.table", "Event, comes again")
FEET = {"discard": EVENT, "keep": KEPT, "reshuffle": AGAIN}
"""What stands at the foot of an event, by what becomes of the card."""
TIMING: dict[str, tuple[Sign, ...]] = {"discard": (), "keep": ("star",), "reshuffle": ("turn",)}
TARGETS = T("red_menace.table", "Target by die")


class Art(msgspec.Struct, frozen=True):
    """The picture of a card."""

    scene: Scene
    pictures: tuple[Picture, ...]


def _three(name: str, turn: float = 0) -> tuple[Picture, ...]:
    return (
        (name, 0.28, 0.58, 40, turn),
        (name, 0.54, 0.36, 34, turn),
        (name, 0.8, 0.58, 32, turn),
    )


EVENT_ART: dict[int, Art] = {
    1: Art("polar", _three("il28")),
    2: Art("polar", (("arrow", 0.5, 0.5, 58, 0),)),
    3: Art("polar", (("m50", 0.5, 0.5, 64, 0),)),
    4: Art("polar", (("su9", 0.5, 0.5, 58, 0),)),
    5: Art("desert", (("tu95", 0.4, 0.44, 60, 30),)),
    6: Art("polar", (("tu126", 0.5, 0.5, 70, 0),)),
    7: Art("sea", (("asw", 0.5, 0.44, 62, 0),)),
    8: Art("night", (("f106", 0.36, 0.52, 56, 20), ("nuke", 0.76, 0.36, 28, 0))),
    9: Art("desert", _three("b47", 45)),
    10: Art("sea", (("polaris", 0.5, 0.44, 62, 0),)),
    11: Art("dusk", _three("b52")),
    12: Art("polar", (("formation", 0.5, 0.4, 44, 180), ("double_arrow", 0.5, 0.78, 24, 90))),
    13: Art("night", (("nike", 0.36, 0.54, 60, 0), ("nuke", 0.76, 0.36, 28, 0))),
    14: Art("dusk", (("formation", 0.3, 0.5, 46, 0), ("formation", 0.7, 0.42, 46, 0))),
    15: Art("sea", (("ssbn", 0.42, 0.82, 62, 90), ("polaris", 0.72, 0.3, 44, 16))),
    16: Art("field", (("site_rail", 0.32, 0.5, 46, 0), ("target_truck", 0.72, 0.66, 44, 0))),
    17: Art("polar", (("kc135", 0.5, 0.5, 70, 0),)),
    18: Art("polar", (("ec121", 0.5, 0.5, 70, 0),)),
    19: Art("night", (("target_pylon", 0.3, 0.5, 60, 0), ("target_pylon", 0.74, 0.6, 40, 14))),
}
"""The pictures of the events by their number."""
BOMBERS = ("tu95", "tu16", "m4", "tu95k")
"""The bombers on the cards of Soviet cities, in turn."""
CUBAN_BASE = "12"


def event_card(event: EventInfo, *, dimmed: bool = False, selected: bool = False) -> Card:
    """Return an event; ``dimmed`` if it had no effect or is used up."""
    art = EVENT_ART[event.number]
    return Card(
        title=say(event.title),
        kind="menace",
        scene=art.scene,
        pictures=art.pictures,
        text=say(event.text),
        foot=say(FEET[event.after]),
        timing=TIMING[event.after],
        corner=str(event.number),
        dimmed=dimmed,
        selected=selected,
    )


def city_card(card: CityCard, *, die: int = 0) -> Card:
    """Return a launch base with its six targets; that of the ``die`` (1 to 6) is lit (RM-4b)."""
    cuban = card.base == CUBAN_BASE
    bomber = "il28" if cuban else BOMBERS[(int(card.base) - 1) % len(BOMBERS)]
    return Card(
        title=say(card.title),
        kind="city",
        scene="sea" if cuban else "polar",
        pictures=((bomber, 0.5, 0.46, 52, 0),),
        foot=say(TARGETS),
        corner=card.base,
        table=card.targets,
        lit=die - 1,
    )
