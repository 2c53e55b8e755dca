"""A die of a fight that is rolled again by a card (EM-P.2, EM-P.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.rules.core import Band, Chance, Roll, Rolled, T, Tell
from desktop.rules.eagles_missiles import changes_cards, contests
from desktop.rules.eagles_missiles.records import RUSSIANS
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

OWN = T("eagles_missiles", "The allied die is rolled again.")
RUSSIAN = T("eagles_missiles", "The Russian die is rolled again.")
GOOD = Band(1, 1, T("eagles_missiles", "Poland wins"), "good")
EVEN = Band(1, 1, T("eagles_missiles", "A draw"), "warn")
BAD = Band(1, 1, T("eagles_missiles", "Russia wins"), "bad")
FACES = 6


class RollAgain(WarStep, frozen=True):
    """EM-P.2, EM-P.3  One die of the present fight is rolled again; the new result stands."""

    allied: bool
    rule: str

    def decision(self, s: State, kit: Kit) -> Chance:
        prompt = OWN if self.allied else RUSSIAN
        bands = outcomes(s, kit, allied=self.allied)
        roll = Roll(1, FACES, subject=prompt, bands=bands, harms=RUSSIANS)
        return Chance("reroll", self.rule, prompt, roll=roll)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        changes_cards.reroll(s, 0 if self.allied else 1, action.dice[0], tell, self.rule)


def outcomes(s: State, kit: Kit, *, allied: bool) -> tuple[Band, ...]:
    """Return how the present fight ends by the face of one die, the other die lying.

    Raises ``LookupError`` if no dice of a fight lie.
    """
    contest = s.contest
    if contest is None or not contest.dice:
        raise LookupError("No dice of a contest lie.")
    lead = contests.lead(s, kit, contest)
    own, other = contest.dice
    # The face with which both sums are equal; it may be none of the die.
    even = other - lead if allied else own + lead
    higher, lower = (GOOD, BAD) if allied else (BAD, GOOD)
    bands = (
        replace(lower, low=1, high=min(even - 1, FACES)),
        replace(EVEN, low=even, high=even),
        replace(higher, low=max(even + 1, 1), high=FACES),
    )
    return tuple(each for each in bands if 1 <= each.low <= each.high <= FACES)
