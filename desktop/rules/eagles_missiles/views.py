"""What a seat may know, and states that agree with it (EM-IV.B3b, EM-N.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.cloning import copier
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.deck import Deck
from desktop.rules.eagles_missiles.records import POLES
from desktop.rules.eagles_missiles.state import State, View

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.core import Side
    from desktop.rules.eagles_missiles.components import Kit

TRIES = 20
"""Deals tried at random before one is arranged to suit the question asked."""


def view(s: State, kit: Kit, side: Side | None) -> View:
    """Return what a side may know; ``None`` is somebody without a seat.

    The Polish commanders know each other's hands (EM-XIII.a2), Russia and others know neither
    hands nor what Poland has seen of the Russian deck.
    """
    seen = copied(s)
    sizes = {holder: len(hand) for holder, hand in s.hands.items()}
    if side not in POLES:
        _hide(seen, kit)
    return View(side or "", seen, sizes, s.polish_deck.size, len(s.seen))


def hides(seen: View, from_side: Side | None) -> bool:
    """Return whether a view shows what another side may not know.

    Russia has no secrets, and the Polish commanders have none from each other (EM-XIII.a2).
    """
    deck = seen.state.russian_deck
    secrets = seen.peeked or deck.top or deck.bottom or any(seen.hand_sizes.values())
    return seen.side in POLES and from_side not in POLES and bool(secrets)


def _hide(seen: State, kit: Kit) -> None:
    """Mix what is hidden into the decks, as somebody counts them who sees only backs."""
    for hand in seen.hands.values():
        for card in hand:
            seen.polish_deck.put(kit.polish_kinds.index(card))
        hand.clear()
    seen.russian_deck = Deck(theatre.face_down(seen, kit))
    seen.seen.clear()


def guess(seen: View, kit: Kit, rng: Random) -> State:
    """Return a state that agrees with a view, what is hidden dealt at random."""
    if seen.side in POLES:
        return copied(seen.state)
    for _ in range(TRIES):
        s = _dealt(seen, kit, rng)
        if _explains(s, kit):
            return s
    for holder, size in seen.hand_sizes.items():
        for kind, count in enumerate(seen.state.polish_deck.counts):
            if count and size:
                s = _dealt(seen, kit, rng, holder, kind)
                if _explains(s, kit):
                    return s
    return _dealt(seen, kit, rng)


def _dealt(seen: View, kit: Kit, rng: Random, holder: Side = "", kind: int = -1) -> State:
    """Deal the hidden cards; a card of one kind to a holder first, if one is named."""
    s = copied(seen.state)
    deck = s.polish_deck
    if holder:
        deck.take(kind)
        s.hands[holder].append(kit.polish_kinds[kind])
    for side, hand in s.hands.items():
        missing = seen.hand_sizes[side] - len(hand)
        for drawn in _sample(rng, deck.counts, missing):
            deck.take(drawn)
            hand.append(kit.polish_kinds[drawn])
        hand.sort()
    for drawn in _sample(rng, s.russian_deck.counts, seen.peeked):
        s.russian_deck.take(drawn)
        s.seen.append(kit.russian_kinds[drawn])
    return s


def _sample(rng: Random, counts: list[int], number: int) -> list[int]:
    """Return the kinds of so many cards at random, of a pile that may be empty."""
    return rng.sample(range(len(counts)), number, counts=counts) if number else []


def _explains(s: State, kit: Kit) -> bool:
    """Return whether somebody would be asked with these cards too, as somebody is."""
    return s.outcome is not None or not s.steps or s.steps[-1].asks(s, kit)


def copied(s: State) -> State:
    """Return a state of its own that is the same."""
    same: State = copier(State)(s)
    return same
