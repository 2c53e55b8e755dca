"""A die of a fight that is rolled again by a card (EM-P.2, EM-P.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Roll, Rolled, T, Tell
from desktop.rules.eagles_missiles import changes_cards
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

OWN = T("eagles_missiles", "The allied die is rolled again.")
RUSSIAN = T("eagles_missiles", "The Russian die is rolled again.")


class RollAgain(WarStep):
    """EM-P.2, EM-P.3  One die of the present fight is rolled again; the new result stands."""

    allied: bool
    rule: str

    def decision(self, s: State, kit: Kit) -> Chance:
        prompt = OWN if self.allied else RUSSIAN
        return Chance("reroll", self.rule, prompt, roll=Roll(1, 6, subject=prompt))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        changes_cards.reroll(s, 0 if self.allied else 1, action.dice[0], tell, self.rule)
