"""Poland looks at the top Russian cards and may put one at the bottom (EM-N.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, T, Tell
from desktop.rules.eagles_missiles import changes_cards, theatre
from desktop.rules.eagles_missiles.actions_polish import PutBelow, SeenRussian
from desktop.rules.eagles_missiles.records import POLISH
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

PROMPT = T("eagles_missiles", "Satellite Pictures: the next Russian card")


class SeeRussian(WarStep, frozen=True):
    """EM-N.7  The next card of the Russian deck is lifted; only Poland sees it."""

    left: int

    def decision(self, s: State, kit: Kit) -> Chance | None:
        outcomes = s.russian_deck.outcomes() if self.left else ()
        if not outcomes:
            return None
        return Chance(
            "peek",
            "EM-N.7",
            PROMPT,
            tuple(SeenRussian(kit.russian_kinds[kind]) for kind, _ in outcomes),
            tuple(weight for _, weight in outcomes),
            # What Poland has seen already must not be missing here.
            offered=tuple(
                SeenRussian(kit.russian_kinds[kind])
                for kind, count in enumerate(theatre.face_down(s, kit))
                if count
            ),
            learns=tuple(s.hands),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return self.left > 0 and s.russian_deck.size > 0

    def carry_out(self, s: State, kit: Kit, action: SeenRussian | None, tell: Tell) -> None:
        if action is None:
            s.then(LayBack())
        else:
            changes_cards.see_russian(s, kit, action.card)
            s.then(SeeRussian(self.left - 1))


class LayBack(WarStep, frozen=True):
    """EM-N.7  One of the cards that were seen may go to the bottom; the others stay in order."""

    def decision(self, s: State, kit: Kit) -> Choice:
        prompt = T("eagles_missiles", "Satellite Pictures: put one of the cards at the bottom?")
        cards = tuple(PutBelow(card) for card in dict.fromkeys(s.seen))
        return Choice(POLISH, "EM-N.7", prompt, (*cards, PutBelow()))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: PutBelow, tell: Tell) -> None:
        changes_cards.lay_back(s, kit, action.card, tell)
