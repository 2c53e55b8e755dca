"""The hand of a Polish commander; Russian cards lie open on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.models.hand_model import HandCard
from desktop.rules.core import Side, T, Text
from desktop.rules.eagles_missiles import window_words
from desktop.rules.eagles_missiles.records import POLES
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.places import CARD
from desktop.table.look import HandHeading

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import View

RULE = "EM-IV.B3d"
TITLE = T("eagles_missiles.table", "Cards of {side}")
NOTE = T("eagles_missiles.table", "Cards: {count}. Each can be played once, at its moment.")
PARTNER = T("eagles_missiles.table", "{note} Your partner holds: {cards}.")
NO_HAND = T("eagles_missiles.table", "No hand")
OPEN = T("eagles_missiles.table", "Russian cards lie open on the table. Poland holds: {count}.")
CARD_TEXT = T("eagles_missiles.table", "{text} Can be played {moments}.")


def hand(kit: Kit, view: View) -> tuple[HandCard, ...]:
    """Return the viewer's own cards."""
    return tuple(
        HandCard(
            target=CARD + card,
            face=faces.card(kit, card),
            name=kit.card_title(card),
            text=card_text(kit, card),
            rule=RULE,
        )
        for card in view.state.hands.get(view.side, ())
        if view.side in POLES
    )


def card_text(kit: Kit, card: str) -> Text:
    """Return what a Polish card does and when it can be played."""
    info = kit.polish_cards[card]
    return CARD_TEXT.of(text=info.text, moments=window_words.listed(kit, info.windows))


def heading(kit: Kit, view: View) -> HandHeading:
    """Return whose hand it is, and what the partner holds; what there is instead for others."""
    if view.side not in view.hand_sizes:
        count = sum(view.hand_sizes.values())
        return HandHeading(NO_HAND, OPEN.of(count=count), "EM-IV.B3b")
    note = NOTE.of(count=view.hand_sizes[view.side])
    partner = next((side for side in view.hand_sizes if side != view.side), "")
    theirs = _cards_of(view, partner)
    if theirs:
        note = PARTNER.of(note=note, cards=kit.listed(map(kit.card_title, theirs)))
    return HandHeading(TITLE.of(side=kit.side_name(view.side)), note, RULE)


def _cards_of(view: View, side: Side) -> list[str]:
    return view.state.hands.get(side, [])
