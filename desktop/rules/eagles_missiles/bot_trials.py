"""Single actions that the hard level tries out before it takes the usual one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.rules.core import T
from desktop.rules.eagles_missiles.bot_desk import situation, steady
from desktop.rules.eagles_missiles.bot_rollouts import Tryout
from desktop.rules.eagles_missiles.missiles import Missiles, Strike
from desktop.rules.eagles_missiles.nato_cards import CarryOut
from desktop.rules.eagles_missiles.peeking import LayBack
from desktop.rules.eagles_missiles.raids import Raids
from desktop.rules.eagles_missiles.windows import AFTER_DRAWS, Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.bot_desk import Desk, Reasoned

STEPS: Final = (Strike, Missiles, Raids, CarryOut, LayBack, Window)
MOST: Final = 12
"""Actions that are worth telling apart."""

BETTER = T("eagles_missiles", "It brings more than it seems to.")


def tries(desk: Desk) -> bool:
    """Return whether a level tries out what it is asked now."""
    step = desk.s.steps[-1]
    if not desk.level.search or not isinstance(step, STEPS):
        return False
    many = len(desk.choice.actions) > MOST
    return not many and not (isinstance(step, Window) and step.name == AFTER_DRAWS)


def best(desk: Desk, usual: Reasoned) -> Reasoned:
    """Return the action that does best when the day is played, the usual one if it is close."""
    action, why = usual
    actions = [action, *(each for each in desk.choice.actions if each != action)]
    rng = steady(desk.generator, situation(desk.s, desk.kit, desk.side))
    tried = Tryout(desk).best([[each] for each in actions], desk.level.search // 2, rng)
    return actions[tried.way], tried.words(BETTER if tried.way else why)
