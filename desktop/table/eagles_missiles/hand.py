"""The cards that a commander has before him: the hand of a Polish one, what a Russian one lays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.models.hand_model import HandCard
from desktop.rules.core import Side, T, Text
from desktop.rules.eagles_missiles import window_words
from desktop.rules.eagles_missiles.records import RUSSIANS, LaidCard
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles import words_pieces
from desktop.table.eagles_missiles.places import CARD, RUSSIAN_CARD
from desktop.table.look import HandHeading

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import View

PLAYED, LAID, HIDDEN = "EM-IV.B3d", "EM-IV.A3a", "EM-IV.B3b"
TITLE = T("eagles_missiles.table", "Cards of {side}")
NOTE = T("eagles_missiles.table", "Cards: {count}. Each can be played once, at its moment.")
PARTNER = T("eagles_missiles.table", "{note} Your partner holds: {cards}.")
TO_LAY = T("eagles_missiles.table", "To be laid today: {count}. Poland holds: {polish}.")
WATCHED = T("eagles_missiles.table", "Hands are hidden")
SIZES = T("eagles_missiles.table", "Cards that Poland holds: {polish}.")
MOMENTS = T("eagles_missiles.table", "{text} Can be played {moments}.")


def hand(kit: Kit, view: View) -> tuple[HandCard, ...]:
    """Return the viewer's own cards; nothing for somebody without a seat."""
    if view.side in RUSSIANS:
        return tuple(_to_lay(kit, view, each.card) for each in _drawn(view))
    return tuple(_held(kit, card) for card in view.state.hands.get(view.side, ()))


def _held(kit: Kit, card: str) -> HandCard:
    return HandCard(
        CARD + card, faces.card(kit, card), kit.card_title(card), card_text(kit, card), PLAYED
    )


def _to_lay(kit: Kit, view: View, card: str) -> HandCard:
    words = words_pieces.russian_card(kit, view.state, card)
    return HandCard(RUSSIAN_CARD + card, faces.card(kit, card), kit.card_title(card), words, LAID)


def _drawn(view: View) -> list[LaidCard]:
    return [each for each in view.state.now.drawn if each.by == view.side]


def card_text(kit: Kit, card: str) -> Text:
    """Return what a Polish card does and when it can be played."""
    info = kit.polish_cards[card]
    return MOMENTS.of(text=info.text, moments=window_words.listed(kit, info.windows))


def heading(kit: Kit, view: View) -> HandHeading:
    """Return whose cards they are, and what the partner holds (EM-XIII.a2)."""
    polish = sum(view.hand_sizes.values())
    if not view.side:
        return HandHeading(WATCHED, SIZES.of(polish=polish), HIDDEN, folds=True)
    title = TITLE.of(side=kit.side_name(view.side))
    if view.side in RUSSIANS:
        words = TO_LAY.of(count=len(_drawn(view)), polish=polish)
        return HandHeading(title, words, LAID, folds=True)
    note = NOTE.of(count=view.hand_sizes[view.side])
    theirs = [card for side in view.hand_sizes for card in _of_partner(view, side)]
    if theirs:
        note = PARTNER.of(note=note, cards=kit.listed(map(kit.card_title, theirs)))
    return HandHeading(title, note, PLAYED, folds=True)


def _of_partner(view: View, side: Side) -> list[str]:
    return [] if side == view.side else view.state.hands[side]
