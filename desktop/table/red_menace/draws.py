"""What is drawn from decks and cups of one's own, as the person who draws is asked for it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, T, Text
from desktop.rules.red_menace.actions_chance import (
    DrawnBase,
    DrawnBomber,
    DrawnCounter,
    DrawnEvent,
)
from desktop.rules.red_menace.records import PLAYER
from desktop.table.look import Deck, DeckCard, Lot
from desktop.table.red_menace.card_faces import city_card, event_card

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit

DECKS = {
    "event": T("red_menace.table", "Which event card is drawn?"),
    "base": T("red_menace.table", "Which city card is drawn?"),
}
"""Chances that draw a card, and the question for it; the prompt of the chance says for whom."""
CUPS = frozenset({"bombers", "nuclear"})
"""Chances that draw a counter from a cup."""


def drawn_deck(kit: Kit, chance: Chance) -> Deck | None:
    """Return the cards that may come up; ``None`` if no card does.

    They tell the copies left where there is more than one of any.
    """
    title = DECKS.get(chance.kind)
    if title is None or chance.roll is not None:
        return None
    counted = max(chance.weights, default=1) > 1
    return Deck(
        PLAYER,
        title,
        chance.prompt,
        tuple(
            DeckCard(action, face_of(kit, action), name_of(kit, action), left if counted else -1)
            for action, left in zip(chance.outcomes, chance.weights, strict=True)
        ),
    )


def lot(kit: Kit, chance: Chance) -> Lot:
    """Return how the counters of a cup are listed: by name, with how many are left."""
    return Lot(name=lambda action: name_of(kit, action), counted=chance.kind in CUPS)


def face_of(kit: Kit, action: Action) -> Hashable:
    """Return the card that was drawn."""
    match action:
        case DrawnEvent(number=number):
            return event_card(kit.events[number])
        case DrawnBase(city=city):
            return city_card(kit.city_cards[city])
        case _:
            raise TypeError(f"{type(action).__name__} draws no card of Red Menace.")


def name_of(kit: Kit, action: Action) -> Text:
    """Return what came by its name alone, as it is printed."""
    match action:
        case DrawnEvent(number=number):
            words = T("red_menace.table", "{number} {title}")
            return words.of(number=number, title=kit.events[number].title)
        case DrawnBase(city=city):
            words = T("red_menace.table", "{number} {title}")
            return words.of(number=city, title=kit.city_name(city))
        case DrawnBomber(unit=unit):
            return kit.unit_name(unit)
        case DrawnCounter(marker=marker):
            return kit.markers[marker].name
        case _:
            return action.label(kit)
