"""Polish cards are drawn into hidden hands (EM-IV.B3, EM-XIII.a2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Side, T, Tell
from desktop.rules.eagles_missiles import changes_cards
from desktop.rules.eagles_missiles.actions_polish import DrawnPolish
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

PROMPT = T("eagles_missiles", "Draw a Polish card")


class PolishDraws(WarStep, frozen=True):
    """EM-IV.B3a  The commanders draw one card after another, as far as the deck goes."""

    sides: tuple[Side, ...]
    """Who draws, in order."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        outcomes = s.polish_deck.outcomes() if self.sides else ()
        if not outcomes:
            return None
        return Chance(
            "polish_card",
            "EM-IV.B3a",
            PROMPT,
            tuple(DrawnPolish(kit.polish_kinds[kind]) for kind, _ in outcomes),
            tuple(weight for _, weight in outcomes),
            # Which kinds are left in the deck tells what is in the hands.
            offered=tuple(DrawnPolish(kind) for kind in kit.polish_kinds),
            learns=tuple(s.hands),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self.sides) and s.polish_deck.size > 0

    def carry_out(self, s: State, kit: Kit, action: DrawnPolish | None, tell: Tell) -> None:
        if action is not None:
            changes_cards.draw_polish(s, kit, self.sides[0], action.card, tell)
            s.then(PolishDraws(self.sides[1:]))


def drawers(s: State, kit: Kit) -> tuple[Side, ...]:
    """Return who draws today: one commander all cards, two one each (EM-XIII.a2)."""
    count = kit.rules.sequence["polish_draw"]
    hands = tuple(s.hands)
    return tuple([hands[number % len(hands)] for number in range(count)])
