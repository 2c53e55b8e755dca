"""Cards that lie beside the map: decks, drawn and spent ones, backs of the Polish hands."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from desktop.paint.card import CardBack
from desktop.rules.core import T, Text
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.card_faces import (
    NATO_BACK,
    POLISH_BACK,
    RUSSIAN_BACK,
)
from desktop.table.eagles_missiles.counters_pools import in_rows
from desktop.table.eagles_missiles.layout import PREFIX
from desktop.table.eagles_missiles.places import RUSSIAN_CARD
from desktop.table.look import Counter

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State, View

BIG = (100.0, 140.0)
"""Width and height of a card beside the map."""
DECKS: dict[str, Text] = {
    "russian_deck": T("eagles_missiles.table", "Russian deck: {count}"),
    "nato_deck": T("eagles_missiles.table", "NATO deck: {count}"),
    "polish_deck": T("eagles_missiles.table", "Polish deck: {count}"),
}
BACK_NAME = T("eagles_missiles.table", "Card in the hand of {side}")
SEEN_NAME = T("eagles_missiles.table", "Card that Poland looks at")


def card_counters(kit: Kit, view: View) -> Iterator[Counter]:
    """Yield all cards beside the map; what only some may see comes from the view."""
    s = view.state
    yield from _deck("russian_deck", RUSSIAN_BACK, s.russian_deck.size)
    yield from _deck("nato_deck", NATO_BACK, s.nato_deck.size)
    yield from _deck("polish_deck", POLISH_BACK, view.polish_deck)
    yield from in_rows(
        "russian_cards",
        [_russian(kit, each.card, "russian_cards") for each in s.now.drawn],
    )
    yield from _seen(kit, view)
    yield from _piles(kit, s)
    yield from in_rows("polish_hand", _backs(kit, view))


def _deck(box: str, back: CardBack, count: int) -> Iterator[Counter]:
    """Yield the uppermost card of a deck that has any left."""
    if count:
        name = DECKS[box].of(count=count)
        place = PREFIX + box
        yield Counter(f"deck:{box}", place, back, name, BIG, target=place, fixed=True)


def _russian(kit: Kit, card: str, box: str) -> Counter:
    info = kit.russian_cards[card]
    key = RUSSIAN_CARD + card
    return Counter(key, PREFIX + box, faces.card(kit, card), info.title, BIG, target=key)


def _seen(kit: Kit, view: View) -> Iterator[Counter]:
    """Yield the Russian cards that Poland looks at: open for Poland, backs for others (EM-N.7)."""
    seen = view.state.seen
    if seen:
        yield from in_rows("russian_seen", [_russian(kit, card, "russian_seen") for card in seen])
        return
    place = PREFIX + "russian_seen"
    backs = [
        Counter(f"seen:{number}", place, RUSSIAN_BACK, SEEN_NAME, BIG)
        for number in range(view.peeked)
    ]
    yield from in_rows("russian_seen", backs)


def _piles(kit: Kit, s: State) -> Iterator[Counter]:
    """Yield the last card of each pile of spent ones."""
    for box, deck in (
        ("russian_spent", kit.russian_cards),
        ("nato_card", kit.nato_cards),
        ("polish_played", kit.polish_cards),
    ):
        card = last_of(s, deck)
        if card:
            yield Counter(
                id=f"spent:{box}",
                place=PREFIX + box,
                face=faces.card(kit, card),
                name=kit.card_title(card),
                size=BIG,
                target=f"spent:{card}",
                fixed=True,
            )


def last_of(s: State, deck: Collection[str]) -> str:
    """Return the last card of a deck that has left the game; empty if none has."""
    return next((card for card in reversed(s.spent_cards) if card in deck), "")


def _backs(kit: Kit, view: View) -> Iterator[Counter]:
    """Yield a back for each card of the Polish hands, whoever looks."""
    place = PREFIX + "polish_hand"
    for side, size in view.hand_sizes.items():
        name = BACK_NAME.of(side=kit.side_name(side))
        for number in range(size):
            yield Counter(f"hand:{side}:{number}", place, POLISH_BACK, name, BIG, fixed=True)
