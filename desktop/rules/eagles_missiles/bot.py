"""The computer players: every decision of the war, answered from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from desktop.rules.core import Action, Bot, Choice, T
from desktop.rules.eagles_missiles import (
    bot_bases,
    bot_cards,
    bot_russia,
    bot_sorties,
    bot_trials,
)
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.eagles_missiles.bot_desk import Desk, Level, Memory, Reasoned
from desktop.rules.eagles_missiles.bot_russia import Placement
from desktop.rules.eagles_missiles.bot_sorties import Deployment
from desktop.rules.eagles_missiles.conquest import Withdrawals
from desktop.rules.eagles_missiles.deploy import Deploy
from desktop.rules.eagles_missiles.duels import FlyOn
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.missiles import Missiles, PatriotAnswer, Strike
from desktop.rules.eagles_missiles.nato_cards import CarryOut
from desktop.rules.eagles_missiles.peeking import LayBack
from desktop.rules.eagles_missiles.raids import Raids
from desktop.rules.eagles_missiles.resolution import Fights, NextTerritory
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import ExtraCards, HandOvers
from desktop.rules.eagles_missiles.scramble import GetAway, Scramble
from desktop.rules.eagles_missiles.setup import SetUp
from desktop.rules.eagles_missiles.windows import Window

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.eagles_missiles.game import EaglesMissiles
    from desktop.rules.eagles_missiles.state import State, View
    from desktop.rules.eagles_missiles.steps import WarStep

SHARP: Final = Level("sharp", 0.15, True)
"""How the hard level expects others to play."""
LEVELS: Final = {
    level.key: level
    for level in (
        Level("easy", 0.4, False, blur=0.6),
        Level("normal", 0.15, True, blur=0.4),
        Level("hard", 0.15, True, search=60),
    )
}
ONLY = T("eagles_missiles", "Nothing else is possible.")

Policy = Callable[[Desk], Reasoned]
POLICIES: Final[dict[type[WarStep], Policy]] = {
    SetUp: bot_bases.place_aa,
    ExtraCards: bot_russia.draw_extra,
    HandOvers: bot_russia.hand_over,
    LayCards: bot_russia.lay_cards,
    Missiles: bot_russia.launch,
    Strike: bot_russia.missile_target,
    Raids: bot_russia.bomb,
    Window: bot_cards.window,
    CarryOut: bot_cards.nato,
    LayBack: bot_cards.put_below,
    AaFire: bot_bases.fire,
    PatriotAnswer: bot_bases.patriot,
    Scramble: bot_bases.scramble,
    GetAway: bot_bases.get_away,
    NextTerritory: bot_sorties.territory,
    Fights: bot_sorties.duel,
    FlyOn: bot_sorties.fly_on,
    Landing: bot_bases.land,
    Withdrawals: bot_bases.withdraw,
    AaMoves: bot_bases.move_aa,
}
"""What decides, by the step that asks; squadrons are placed and sent by plans."""


class Plans:
    """What computer players have begun to carry out."""

    def __init__(self) -> None:
        self.posts: Memory[Placement] = Memory()
        self.orders: Memory[Deployment] = Memory()


def make_bot(level: str, game: EaglesMissiles, plans: Plans, generator: type[Random]) -> Bot:
    """Return the computer player; raises ``KeyError`` for a level that there is not.

    ``generator`` makes the chance of its plans.
    """
    if level not in LEVELS:
        names = ", ".join(LEVELS)
        raise KeyError(f"Eagles & Missiles has no computer player {level!r}; there are: {names}.")
    return Commander(game, LEVELS[level], plans, generator)


class Commander(Bot):
    """The computer player of any seat; it can be asked at any decision, whoever played before."""

    def __init__(
        self, game: EaglesMissiles, level: Level, plans: Plans, generator: type[Random]
    ) -> None:
        self._game = game
        self._generator = generator
        self._level = level
        self._plans = plans

    def choose(self, view: View, choice: Choice, stop: Callable[[], bool]) -> Reasoned:
        if len(choice.actions) == 1:
            return choice.actions[0], ONLY
        return self._answer(view.state, view, choice, self._level, self._plans, stop)

    def _answer(
        self,
        s: State,
        view: View,
        choice: Choice,
        level: Level,
        plans: Plans,
        stop: Callable[[], bool],
    ) -> Reasoned:
        def reply(s: State, choice: Choice) -> Action:
            if len(choice.actions) == 1:
                return choice.actions[0]
            return self._answer(s, view, choice, SHARP, tried, stop)[0]

        tried = Plans()
        desk = Desk(
            s, self._game.kit, view, choice, self._game, reply, level, stop, self._generator
        )
        step = s.steps[-1]
        if isinstance(step, PlaceSquadrons):
            return bot_russia.place_squadrons(desk, plans.posts)
        if isinstance(step, Deploy):
            return bot_sorties.deploy(desk, plans.orders)
        usual = POLICIES[type(step)](desk)
        return bot_trials.best(desk, usual) if bot_trials.tries(desk) else usual
