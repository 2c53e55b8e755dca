"""What everybody did in a game, counted from its log."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from desktop.rules.core import Event, Side
from desktop.rules.daring_eagle import events as told
from desktop.rules.daring_eagle.state import State


class Deeds(msgspec.Struct):
    """One side's game in numbers."""

    divisions: int = 0
    """Captured ones."""
    brigades: int = 0
    attacks: int = 0
    won: int = 0
    """Attacks that captured the defender."""
    cards: int = 0
    """Cards played, committed, paid and used to cancel."""
    turns: int = 0

    @property
    def captures(self) -> int:
        """All units captured."""
        return self.divisions + self.brigades


def tally(s: State, events: Iterable[Event]) -> dict[Side, Deeds]:
    """Return the deeds of every side."""
    deeds = {side: Deeds() for side in s.sides}
    for unit, captor in enumerate(s.captor):
        if captor >= 0:
            mine = deeds[s.sides[captor]]
            if s.division[unit]:
                mine.divisions += 1
            else:
                mine.brigades += 1
    attacker = ""
    for event in events:
        match event:
            case told.TurnStarted(side=side):
                deeds[side].turns += 1
            case told.AttackDeclared(side=side):
                deeds[side].attacks += 1
                attacker = side
            case told.CombatEnded(result="attacker_won"):
                deeds[attacker].won += 1
            case told.CardPlayed(side=side) | told.CardCancelled(side=side):
                deeds[side].cards += 1
            case told.CardsCommitted(side=side, cards=cards):
                deeds[side].cards += len(cards)
            case told.MoveCardsPaid(side=side, cards=cards):
                deeds[side].cards += len(cards)
            case _:
                pass
    return deeds
