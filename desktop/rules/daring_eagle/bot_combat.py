"""What a computer player does in a combat, by what each answer promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.rules.daring_eagle import actions
from desktop.rules.daring_eagle.bot_estimate import UNDER_FIRE
from desktop.rules.daring_eagle.bot_values import CARD_VALUES, cards_value
from desktop.rules.daring_eagle.fight import ATTACKER, Fight
from desktop.rules.daring_eagle.notation import FRET, LIFT, RET, Cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop.rules.core import Action
    from desktop.rules.daring_eagle.bot_estimate import Outlook

HALF_A_LOSS: Final = 0.5
"""What a tie costs that is not accepted."""
LEAVING: Final = 0.05
"""What it costs to leave the square to the other."""
FLYING_HOME: Final = 0.02
"""The same for an attacker, who loses nothing but the attempt."""
SHOT_DOWN: Final = 0.12
"""The share of the unit that an Airlift costs if it may be cancelled."""
EXPOSURE: Final = 0.1
"""How much the danger on the square of a retreat counts."""


class Answers:
    """A combat through the eyes of the side to act: what each answer promises."""

    def __init__(self, outlook: Outlook, fight: Fight) -> None:
        self.outlook = outlook
        self.reading = outlook.reading
        s = outlook.s
        self.enemy = s.owner[fight.other_unit]
        self.behind = fight.lead_of_other
        self.attacks = fight.to_act == ATTACKER
        self.unit = fight.unit_to_act
        self.left_to = fight.other_unit
        self.stake = outlook.stake(s.division[self.unit], self.enemy)
        self.prize = outlook.prize(fight.other_unit)

    def best(self, among: Sequence[Action]) -> Action:
        """Return the answer that promises most; the first of equals."""
        return max(among, key=self.promise)

    def promise(self, action: Action) -> float:
        """Return what an answer promises, in units of one Brigade."""
        match action:
            case actions.Attack(cards) | actions.Counter(cards):
                return self._ahead(cards)
            case actions.Match(cards):
                answered = self.reading.reaches(self.enemy, 1)
                traded = (1 - answered) * (self.prize - self.stake)
                return traded - answered * HALF_A_LOSS * self.stake - cards_value(cards)
            case actions.AcceptTie():
                return self.prize - self.stake
            case actions.AirliftOut():
                danger = SHOT_DOWN * self.stake * self.reading.holds_flak(self.enemy)
                return -CARD_VALUES[LIFT] - danger - (FLYING_HOME if self.attacks else LEAVING)
            case actions.RetreatTo(square):
                return -CARD_VALUES[RET] - LEAVING - self._exposure(square)
            case actions.ForceBack():
                return -CARD_VALUES[FRET] - (FLYING_HOME if self.attacks else 0.0)
            case _:
                return -self.stake

    def _ahead(self, cards: Cards) -> float:
        """Return what it promises to bring the own total above the other's."""
        points = sum(self.outlook.kit.card_points[kind] for kind in cards)
        lead = points - self.behind
        left = self.outlook.spare - points
        beaten = self.reading.reaches(self.enemy, lead + left + 1)
        stakes = (1 - beaten) * self.prize - beaten * self.stake
        return (
            self.reading.cannot_leave(self.enemy) * stakes
            - cards_value(cards)
            - UNDER_FIRE * self.reading.reaches(self.enemy, lead)
        )

    def _exposure(self, square: int) -> float:
        """Return a small cost that prefers the safer of two squares."""
        return EXPOSURE * self.outlook.risk_if(self.unit, square, self.left_to)
