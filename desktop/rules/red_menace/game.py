"""Red Menace as a game: how it is set up, seen and judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from desktop.rules.core import (
    Bot,
    BotLevel,
    Game,
    Option,
    Pack,
    Progress,
    Refused,
    Setup,
    Side,
    T,
    Target,
    Text,
)
from desktop.rules.red_menace import brief, checks, progress, refusals, terms, victory
from desktop.rules.red_menace.actions import AnyAction
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.flow import GameBegins
from desktop.rules.red_menace.records import BLUE, PLAYER, RED
from desktop.rules.red_menace.state import State, View
from desktop.rules.words import BadComponents

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.data_files import Source

ENDINGS = {
    "RM-12.1b": T("red_menace", "A threshold was reached."),
    "RM-12.2.1": T("red_menace", "One side destroyed seven cities more than the other."),
    "RM-12.2.2": T("red_menace", "You have no bomber left."),
    "RM-12.2.3": T("red_menace", "The last flights are over."),
    "RM-12.3": T("red_menace", "The war has lasted 60 turns."),
    "RM-13.4": T("red_menace", "Sudden death."),
}
"""Why a game ended, by the rule of its outcome."""
VERDICTS = {
    "blue": T("red_menace", "You win {blue} to {red}. {why}"),
    "red": T("red_menace", "You lose {blue} to {red}. {why}"),
    "draw": T("red_menace", "A draw, {blue} to {red}. {why}"),
}
SCORES = {"blue": 1.0, "draw": 0.5, "red": 0.0}


class RedMenace(Game[State, View]):
    """One player defends North America and strikes back over the Pole."""

    key = "red_menace"
    title = T("red_menace", "Red Menace")
    rules_version = 1
    all_sides = (PLAYER,)
    seats = (1, 1)
    state_type = State
    view_type = View
    action_type = AnyAction
    levels: ClassVar[tuple[BotLevel, ...]] = (BotLevel("autopilot", T("red_menace", "Autopilot")),)
    kit: Kit

    def __init__(self, data: Mapping[str, Source], packs: tuple[Pack, ...] = ()) -> None:
        if packs:
            raise BadComponents("Red Menace takes no packs.")
        self.kit = Kit(data)

    def options(self, sides: int) -> tuple[Option, ...]:
        return terms.options(self.kit)

    def new(self, setup: Setup) -> State:
        state = terms.new_state(self.kit, setup)
        state.then(GameBegins())
        return state

    def view(self, state: State, side: Side | None) -> View:
        # A copy: the table keeps looking at the view while the game goes on.
        return View(-1 if side is None else 0, self.clone(state))

    def guess(self, view: View, rng: Random) -> State:
        return self.clone(view.state)

    def why_not(self, view: View, picks: tuple[Target, ...]) -> Refused:
        return refusals.why_not(view.state, self.kit, view.seat, picks)

    def progress(self, state: State) -> Progress:
        return progress.progress(state)

    def turn(self, state: State) -> int:
        return state.turn

    def side_name(self, side: Side) -> Text:
        return T("red_menace", "United States")

    def called(self, setup: Setup) -> Text:
        return terms.called(self.kit, terms.agreed(self.kit, setup))

    def outcome_text(self, state: State) -> Text:
        blue, red = victory.totals(state)
        rule = "" if state.outcome is None else state.outcome.rule
        return VERDICTS[state.victor].of(blue=blue, red=red, why=ENDINGS[rule])

    def score(self, state: State) -> dict[Side, float]:
        return {PLAYER: SCORES[state.victor]}

    def figures(self, state: State) -> dict[str, float]:
        blue, red = victory.totals(state)
        return {
            "turns": state.turn,
            "points blue": blue,
            "points red": red,
            "cities blue": state.cities_destroyed(BLUE),
            "cities red": state.cities_destroyed(RED),
            "flights shot down": sum(fate == "shot_down" for fate in state.finished.values()),
            "bombers lost": sum(bomber.where == "lost" for bomber in state.bombers),
            "drawn": float(state.victor == "draw"),
        }

    def brief(self, state: State) -> dict[str, Any]:
        return brief.brief(state)

    def check(self, state: State) -> list[str]:
        return checks.faults(state, self.kit)

    def bot(self, level: str, rng: Random) -> Bot:
        # Loaded when somebody wants one: most games are played by people alone.
        from desktop.rules.red_menace.bot import make_bot

        return make_bot(level, rng, self)
