"""What a seat may know, and states that agree with it (DE-2.4d, DE-9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Choice
from desktop.rules.daring_eagle.cards import AirliftAnswer
from desktop.rules.daring_eagle.combat import (
    EscapeAnswer,
    Exchange,
    InitialAttack,
    StrikeAnswer,
)
from desktop.rules.daring_eagle.fight import Fight
from desktop.rules.daring_eagle.notation import AA, AIR, ARM, CARD_IDS, DIV, FRET, LIFT, RET
from desktop.rules.daring_eagle.state import State, View
from desktop.rules.pool import Pool

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.daring_eagle.components import Kit

TRIES = 20
"""Deals tried at random before one is arranged to suit the question asked."""
SUITING: tuple[tuple[int, ...], ...] = (
    (AA,),
    (LIFT,),
    (RET,),
    (FRET,),
    (AIR, AIR, ARM, ARM, *(DIV,) * 8),
)
"""Cards of which those explain that a seat has been asked."""


def view(s: State, kit: Kit, seat: int) -> View:
    """Return what a seat may know; -1 is somebody without a seat."""
    seen = copied(s)
    sizes = tuple(map(sum, s.hands))
    if not s.rules.open_hands:
        for other, hand in enumerate(seen.hands):
            if other != seat:
                hand[:] = [0] * len(CARD_IDS)
    seen.known = sorted(known for known in s.known if seat in known[:2])
    pile_size = s.pile.size
    seen.pile = Pool.empty(len(CARD_IDS))
    return View(seat, seen, sizes, pile_size, _unseen(seen, kit))


def _unseen(seen: State, kit: Kit) -> tuple[int, ...]:
    unseen = [count - gone for count, gone in zip(kit.deck, seen.discard, strict=True)]
    for hand in seen.hands:
        unseen = [count - held for count, held in zip(unseen, hand, strict=True)]
    if seen.fight is not None:
        for kind in seen.fight.committed[0] + seen.fight.committed[1]:
            unseen[kind] -= 1
    return tuple(unseen)


def guess(seen: View, kit: Kit, rng: Random) -> State:
    """Return a state that agrees with a view, what is hidden dealt at random."""
    for suiting in ((),) * TRIES + SUITING:
        s = _deal(seen, rng, suiting)
        if _explains(s, kit):
            return s
    return _deal(seen, rng, ())


def _explains(s: State, kit: Kit) -> bool:
    """Return whether somebody else, when it is asked, would be asked with these cards too."""
    if s.outcome is not None or not s.steps:
        return True
    top = s.steps[-1]
    match top:
        case InitialAttack() | Exchange() | StrikeAnswer() | EscapeAnswer() | AirliftAnswer():
            decision = top.decision(s, kit)
            return isinstance(decision, Choice) and bool(decision.actions)
        case _:
            return True


def _deal(seen: View, rng: Random, suiting: tuple[int, ...]) -> State:
    """Deal the unseen cards to the hidden hands and the pile; the suiting ones to the asked."""
    s = copied(seen.state)
    unseen = list(seen.unseen)
    missing = [size - sum(hand) for size, hand in zip(seen.hand_sizes, s.hands, strict=True)]
    for holder, knower, kind in s.known:
        if knower == seen.seat and missing[holder]:
            _give(s, holder, kind, unseen, missing)
    asked = _asked(s)
    for kind in suiting:
        if asked >= 0 and missing[asked] and unseen[kind]:
            _give(s, asked, kind, unseen, missing)
    cards = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    dealt = iter(rng.sample(cards, sum(missing)))
    for seat, count in enumerate(missing):
        for _ in range(count):
            kind = next(dealt)
            s.hands[seat][kind] += 1
            unseen[kind] -= 1
    s.pile = Pool(unseen)
    return s


def _give(s: State, seat: int, kind: int, unseen: list[int], missing: list[int]) -> None:
    s.hands[seat][kind] += 1
    unseen[kind] -= 1
    missing[seat] -= 1


def _asked(s: State) -> int:
    """Return the seat whose cards explain the question that is open; -1 if it needs none."""
    match s.steps[-1] if s.steps else None:
        case AirliftAnswer(_, seat):
            return seat
        case InitialAttack() | Exchange() if s.fight is not None:
            return s.owner[s.fight.unit_to_act]
        case StrikeAnswer() | EscapeAnswer() if s.fight is not None:
            return s.owner[s.fight.other_unit]
        case _:
            return -1


def copied(s: State) -> State:
    """Return a state of its own with the same contents."""
    return msgspec.structs.replace(
        s,
        steps=s.steps[:],
        homes=s.homes[:],
        order=s.order[:],
        emplacements=s.emplacements[:],
        unit_on=s.unit_on[:],
        owner=s.owner[:],
        division=s.division[:],
        at=s.at[:],
        captor=s.captor[:],
        hands=[hand[:] for hand in s.hands],
        pile=Pool(s.pile.counts[:], s.pile.known_top[:]),
        discard=s.discard[:],
        known=s.known[:],
        fight=None if s.fight is None else _copied_fight(s.fight),
    )


def _copied_fight(fight: Fight) -> Fight:
    return Fight(
        fight.units[:],
        fight.square,
        fight.origin,
        fight.totals[:],
        [cards[:] for cards in fight.committed],
        [places[:] for places in fight.cancelled],
        fight.to_act,
        fight.tie,
    )
