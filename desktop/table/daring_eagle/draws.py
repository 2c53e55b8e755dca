"""Cards drawn from a deck of one's own, as the person who draws is asked for them."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.rules.core import Chance, Side, T
from desktop.rules.daring_eagle.actions import Draw, Steal
from desktop.rules.daring_eagle.cards import Drawing, Theft
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.state import View
from desktop.table.daring_eagle.card_faces import card_face
from desktop.table.look import Deck, DeckCard


def drawn_deck(kit: Kit, chance: Chance, view: View, names: Mapping[Side, str]) -> Deck | None:
    """Return the cards that may come up; ``None`` if no card does."""
    s = view.state
    match s.steps[-1] if s.steps else None:
        case Drawing(seat=seat):
            question = T("daring_eagle.table", "{name} draws a card for {side}. Which card is it?")
            nameless = T("daring_eagle.table", "{side} draws a card. Which card is it?")
            prompt = T("daring_eagle.table", "{name}: enter the card drawn")
        case Theft(thief=seat):
            question = T("daring_eagle.table", "{name} takes a card for {side}. Which card is it?")
            nameless = T("daring_eagle.table", "{side} takes a card. Which card is it?")
            prompt = T("daring_eagle.table", "{name}: enter the card taken")
        case _:
            return None
    side = s.sides[seat]
    name = names.get(side, "")
    asked = (
        question.of(name=name, side=kit.side_name(side))
        if name
        else nameless.of(side=kit.side_name(side))
    )
    return Deck(
        side,
        asked,
        prompt.of(name=name or kit.side_name(side)),
        tuple(
            DeckCard(
                action,
                card_face(kit, action.card),
                kit.card_name(action.card),
                _left(kit, view, seat, action),
            )
            for action in chance.offered or chance.outcomes
            if isinstance(action, Draw | Steal)
        ),
    )


def _left(kit: Kit, view: View, seat: int, action: Draw | Steal) -> int:
    """Return how many copies are out of sight of whoever draws.

    Anybody else gets the public number, which tells nothing of a hand.
    """
    if isinstance(action, Steal):
        return -1
    if view.seat == seat:
        return view.unseen[action.card]
    return kit.deck[action.card] - view.state.discard[action.card]
