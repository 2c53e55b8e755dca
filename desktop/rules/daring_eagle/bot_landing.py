"""Where a computer player puts a unit that is flown or driven out of a combat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.rules.daring_eagle.actions import AirliftMove, ChooseSquare
from desktop.rules.daring_eagle.bot_plan import Plan, Rated
from desktop.rules.daring_eagle.cards import Landing
from desktop.rules.daring_eagle.combat import landings

if TYPE_CHECKING:
    from desktop.rules.core import Action
    from desktop.rules.daring_eagle.bot_estimate import Outlook


def best_square(outlook: Outlook, among: Sequence[Action]) -> Action:
    """Return the square that promises most for the unit that has to go."""
    unit, left_to = _who_goes(outlook)
    plan = Plan(outlook)

    def merit(action: Action) -> float:
        assert isinstance(action, ChooseSquare)
        return plan.promise(unit, action.square, left_to)

    return max(among, key=merit)


def _who_goes(outlook: Outlook) -> tuple[int, int]:
    """Return the unit that goes, and the one that then holds the square it leaves, or -1."""
    s = outlook.s
    if s.fight is not None:
        attacker, defender = s.fight.units
        own_attack = s.owner[attacker] == outlook.seat
        return (attacker, defender) if own_attack else (defender, attacker)
    step = s.steps[-1]
    assert isinstance(step, Landing)
    return step.unit, -1


def best_flight(plan: Plan, flight: AirliftMove) -> Rated:
    """Return an Airlift to the square that promises most."""
    s = plan.outlook.s
    return max(
        (plan.rate_flight(flight, landing.square) for landing in landings(s)),
        key=lambda one: one.score,
    )
