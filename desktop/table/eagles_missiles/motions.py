"""How events are seen on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Event
from desktop.rules.eagles_missiles import events_cards as cards
from desktop.rules.eagles_missiles import events_days as days
from desktop.rules.eagles_missiles import events_fights as fights
from desktop.rules.eagles_missiles import events_polish as polish
from desktop.rules.eagles_missiles import events_russian as russian
from desktop.rules.eagles_missiles.actions_fights import LiftOff
from desktop.rules.eagles_missiles.actions_polish import Recall, Send
from desktop.rules.eagles_missiles.records import FLEET
from desktop.table.eagles_missiles.layout import PREFIX
from desktop.table.eagles_missiles.places import AA, FLEET_BOX, RUSSIAN_CARD, SQUADRON
from desktop.table.look import Motion

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit

POOL = PREFIX + "russian_pool"
NATO_POOL = PREFIX + "nato_pool"
CARDS = PREFIX + "russian_cards"
ALLIED_LOSSES, RUSSIAN_LOSSES = PREFIX + "allied_losses", PREFIX + "russian_losses"


def motion_of(kit: Kit, event: Event) -> Motion | None:
    """Return how an event is seen; ``None`` if it is not."""
    match event:
        case russian.RussianCardDrawn(card=card):
            return Motion(RUSSIAN_CARD + card, "appear", end=CARDS)
        case russian.AssaultLaid(card=card, territory=land):
            return Motion(RUSSIAN_CARD + card, "move", CARDS, land)
        case russian.MissileLaid(card=card, territory=land):
            return Motion(RUSSIAN_CARD + card, "move", CARDS, land)
        case polish.MissileCancelled(card=card, territory=land):
            return Motion(RUSSIAN_CARD + card, "vanish", land)
        case fights.FleetHurt():
            return Motion(FLEET, "move", FLEET_BOX, FLEET_BOX)
        case fights.FleetSunk():
            return Motion(FLEET, "vanish", FLEET_BOX)
        case fights.SquadronEvent():
            return _squadron(kit, event)
        case _:
            return _together(event) or _aa(event)


def carried(action: Action) -> tuple[str, ...]:
    """Return what an order moves, of which nothing is told before the squadrons are off."""
    match action:
        case Send(squadron=squadron) | Recall(squadron=squadron) | LiftOff(squadron=squadron):
            return (SQUADRON + squadron,)
        case _:
            return ()


def _squadron(kit: Kit, event: fights.SquadronEvent) -> Motion | None:
    """Return how one squadron is seen to move."""
    key = SQUADRON + event.squadron
    match event:
        case fights.SquadronLost(russian=lost_by_russia):
            return Motion(key, "move", end=RUSSIAN_LOSSES if lost_by_russia else ALLIED_LOSSES)
        case fights.SquadronReturned():
            return Motion(key, "move", end=POOL)
        case fights.SquadronLanded(airfield=airfield):
            return Motion(key, "move", end=kit.airfields[airfield].territory)
        case _:
            return None


def _together(event: Event) -> Motion | None:
    """Return how squadrons come and go: placed, called, or home all at once.

    Whoever sends them sees them with their targets when they are off, others with each order.
    """
    match event:
        case polish.SquadronSent(squadron=squadron, territory=land):
            return Motion(SQUADRON + squadron, "move", end=land)
        case russian.SquadronPlaced(squadron=squadron, role=role, place=place):
            end = RUSSIAN_CARD + place if role == "support" else place
            return Motion(SQUADRON + squadron, "move", POOL, end)
        case cards.NatoJoins(squadron=squadron):
            return Motion(SQUADRON + squadron, "move", end=NATO_POOL)
        case days.NatoAlarmed(squadrons=squadrons) if squadrons:
            return _group(squadrons, NATO_POOL)
        case fights.RussiansReturned(squadrons=squadrons) if squadrons:
            return _group(squadrons, POOL)
        case _:
            return None


def _group(squadrons: tuple[str, ...], end: str) -> Motion:
    first, *others = (SQUADRON + each for each in squadrons)
    return Motion(first, "move", end=end, along=tuple(others))


def _aa(event: Event) -> Motion | None:
    """Return how AA units move."""
    match event:
        case days.AaPlaced(unit=unit, territory=land):
            return Motion(AA + unit, "move", PREFIX + "aa_off", land)
        case polish.PatriotPlaced(unit=unit, territory=land):
            return Motion(AA + unit, "move", end=land)
        case fights.AaMoved(unit=unit, origin=origin, territory=land):
            return Motion(AA + unit, "move", origin, land)
        case fights.AaLost(unit=unit):
            return Motion(AA + unit, "move", end=ALLIED_LOSSES)
        case _:
            return None
