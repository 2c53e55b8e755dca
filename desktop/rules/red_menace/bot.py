"""The autopilot: it plays the player's side by rules of thumb, from what everybody can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Bot, Choice, T, Text
from desktop.rules.red_menace import actions_blue as blue
from desktop.rules.red_menace import actions_cards as cards
from desktop.rules.red_menace import actions_defence as defence
from desktop.rules.red_menace import actions_intercept as intercept
from desktop.rules.red_menace import actions_red as red
from desktop.rules.red_menace import actions_setup as setup
from desktop.rules.red_menace import bot_air, bot_bases, bot_moves, bot_strikes

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.game import RedMenace
    from desktop.rules.red_menace.state import State, View

LEVEL = "autopilot"
Reasoned = tuple[Action, Text]
Policy = Callable[["State", "Kit", Choice], Reasoned]

ONLY = T("red_menace", "Nothing else is possible.")
ANY_WAY = T("red_menace", "One way is as good as the other.")


def make_bot(level: str, rng: Random, game: RedMenace) -> Bot:
    """Return the computer player; raises ``KeyError`` for a level that there is not."""
    if level != LEVEL:
        raise KeyError(f"Red Menace has no computer player {level!r}; there is {LEVEL!r}.")
    return Autopilot(game.kit)


class Autopilot(Bot):
    """The computer player; it can be asked at any decision, whatever a person did before."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def choose(self, view: View, choice: Choice, stop: Callable[[], bool]) -> Reasoned:
        if len(choice.actions) == 1 and not choice.open:
            return choice.actions[0], ONLY
        # The last action of a kind decides: what ends a phase is listed after what it offers.
        for action in choice.actions:
            if type(action) in POLICIES:
                return POLICIES[type(action)](view.state, self._kit, choice)
        return choice.actions[0], ANY_WAY


POLICIES: dict[type[Action], Policy] = {
    setup.PlaceNike: bot_bases.place_nike,
    setup.PlaceBomber: bot_bases.deploy,
    setup.LiftBomber: bot_bases.deploy,
    setup.DefaultDeployment: bot_bases.deploy,
    setup.FinishDeployment: bot_bases.deploy,
    cards.BaseSupport: bot_bases.base_support,
    cards.ReturnBomber: bot_bases.reinforce,
    red.ChoosePath: lambda s, kit, choice: (choice.actions[0], ANY_WAY),
    intercept.Intercept: bot_air.intercept,
    intercept.EndInterceptions: bot_air.intercept,
    defence.AimSam: bot_air.aim,
    defence.FireNike: bot_air.fire_nike,
    defence.PostF106: bot_air.post_f106,
    blue.Launch: bot_bases.launch,
    blue.EndLaunches: bot_bases.launch,
    blue.Move: bot_moves.move,
    blue.Halt: bot_moves.move,
    blue.Attack: bot_strikes.strike,
    blue.Pass: bot_strikes.strike,
    blue.RollFirst: bot_strikes.roll_first,
    blue.Rebase: bot_bases.rebase,
    blue.SailTo: bot_strikes.submarine,
    blue.FirePolaris: bot_strikes.submarine,
    blue.Hold: bot_strikes.submarine,
}
"""What decides, by the kind of action that is asked for."""
