"""Cards drawn from decks of one's own, as the person who draws is asked for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Side, T
from desktop.rules.eagles_missiles.actions_polish import DrawnNato, DrawnPolish, SeenRussian
from desktop.rules.eagles_missiles.actions_russian import DrawnRussian
from desktop.rules.eagles_missiles.polish_cards import PolishDraws
from desktop.rules.eagles_missiles.records import POLES, POLISH
from desktop.rules.eagles_missiles.russian_draws import BaseDraw, ExtraDraw
from desktop.rules.eagles_missiles.theatre import active_lines, commander_of_line, face_down
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.look import Deck, DeckCard, Lot

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State, View

Drawn = DrawnRussian | DrawnNato | DrawnPolish | SeenRussian

ASKED = {
    "russian_card": T("eagles_missiles.table", "{name} draws for {side}. Which card is it?"),
    "nato_card": T("eagles_missiles.table", "{name} draws a NATO card. Which one is it?"),
    "polish_card": T("eagles_missiles.table", "{name} draws a card for {side}. Which one is it?"),
    "peek": T("eagles_missiles.table", "{name} looks at a Russian card. Which one is it?"),
}
"""The question of each chance that draws a card."""
PROMPT = T("eagles_missiles.table", "{name}: enter the card drawn")


def drawn_deck(kit: Kit, chance: Chance, view: View, names: Mapping[Side, str]) -> Deck | None:
    """Return the cards that may come up, with the copies left; ``None`` if no card does."""
    asked = ASKED.get(chance.kind)
    if asked is None or chance.roll is not None:
        return None
    side = drawer(kit, view.state)
    called = kit.side_name(side)
    name = names.get(side) or called
    actions = chance.offered or chance.outcomes
    return Deck(
        side,
        asked.of(name=name, side=called),
        PROMPT.of(name=name),
        tuple(
            DeckCard(
                each,
                faces.card(kit, each.card),
                kit.card_title(each.card),
                _left(kit, view, each),
            )
            for each in actions
            if isinstance(each, Drawn)
        ),
    )


def drawer(kit: Kit, s: State) -> Side:
    """Return who draws the card that is drawn now; NATO's are drawn by Poland."""
    match s.steps[-1] if s.steps else None:
        case PolishDraws(sides=(side, *_)):
            return side
        case BaseDraw(number=number):
            return commander_of_line(s, active_lines(s, kit)[number])
        case ExtraDraw(side=side):
            return side
        case _:
            return POLISH


def _left(kit: Kit, view: View, action: Drawn) -> int:
    """Return how many copies whoever draws has not seen yet.

    Whoever does not know the Polish hands gets a number that tells nothing of them.
    """
    s = view.state
    match action:
        case DrawnNato(card=card):
            return s.nato_deck.counts[kit.nato_kinds.index(card)]
        case DrawnPolish(card=card):
            return s.polish_deck.counts[kit.polish_kinds.index(card)]
        case SeenRussian(card=card) if view.side in POLES:
            return s.russian_deck.unknown()[kit.russian_kinds.index(card)]
        case _:
            return face_down(s, kit)[kit.russian_kinds.index(action.card)]


def lot(kit: Kit) -> Lot:
    """Return how an outcome is listed; no chance of this game needs it but cards by name."""
    return Lot(name=lambda action: action.label(kit))
