"""Why a computer player does something, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.rules.core import Action, T, Text
from desktop.rules.daring_eagle import actions
from desktop.rules.daring_eagle.notation import SQUARE_NAMES

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.bot_estimate import Outlook
    from desktop.rules.daring_eagle.bot_plan import Plan, Rated
    from desktop.rules.daring_eagle.fight import Fight

NOTHING_ELSE: Final = T("daring_eagle", "There is no other choice.")
QUADRANT: Final = T("daring_eagle", "A good place beside the others.")
EMPLACEMENT: Final = T("daring_eagle", "It shields the own home zone.")
DEPLOYMENT: Final = T("daring_eagle", "A sound order of battle.")
DISCARD: Final = T("daring_eagle", "These cards are worth least.")
LANDING: Final = T("daring_eagle", "The unit is safest there.")
CANCEL: Final = T("daring_eagle", "The card would do too much harm.")
SAVE_FLAK: Final = T("daring_eagle", "Anti-Aircraft is better kept for a combat.")
DRAW_TWO: Final = T("daring_eagle", "Two cards for one are always welcome.")
RAID: Final = T("daring_eagle", "A card taken from the strongest opponent counts twice.")
FREE_MOVE: Final = T("daring_eagle", "There is a second move worth making.")
BUILD: Final = T("daring_eagle", "The emplacement covers a unit in danger.")
END: Final = T("daring_eagle", "Nothing more is worth doing this turn.")
LEAVE: Final = T("daring_eagle", "Better to leave than to lose.")

SAFER: Final = 0.1
"""How much less danger is worth a word."""


def move(plan: Plan, chosen: Rated) -> Text:
    """Return why a move is made."""
    outlook, square = plan.outlook, SQUARE_NAMES[chosen.to]
    s = outlook.s
    division = s.division[chosen.unit]
    enemy = s.unit_on[chosen.to]
    if enemy >= 0:
        return T("daring_eagle", "Attacks {square}: wins {percent} % of the time.").of(
            square=square, percent=_percent(outlook.win_chance(division, enemy))
        )
    change = outlook.risk_if(chosen.unit, chosen.to) - plan.risk
    if change < -SAFER:
        return T("daring_eagle", "Goes to {square}, out of danger.").of(square=square)
    if outlook.threat(chosen.to, division) > 0:
        return T("daring_eagle", "Goes to {square} to attack from there.").of(square=square)
    if outlook.nearest(chosen.to) < outlook.nearest(s.at[chosen.unit]):
        return T("daring_eagle", "Goes to {square}, nearer to the enemy.").of(square=square)
    return T("daring_eagle", "Goes to {square}, the best place for now.").of(square=square)


def answer(outlook: Outlook, fight: Fight, chosen: Action) -> Text:
    """Return why something is done in a combat."""
    enemy = outlook.s.owner[fight.other_unit]
    match chosen:
        case actions.Attack(cards) | actions.Counter(cards):
            points = sum(outlook.kit.card_points[kind] for kind in cards)
            lead = points - fight.lead_of_other
            chance = 1 - outlook.reading.reaches(enemy, lead + outlook.spare - points + 1)
            return T("daring_eagle", "Cards enough to prevail {percent} % of the time.").of(
                percent=_percent(chance)
            )
        case actions.Match():
            return T("daring_eagle", "A tie is better than losing the unit for nothing.")
        case actions.AcceptTie():
            return T("daring_eagle", "The trade is worth taking.")
        case actions.Surrender():
            return T("daring_eagle", "The unit is worth less than the cards to save it.")
        case _:
            return LEAVE


def _percent(chance: float) -> int:
    return round(100 * chance)
