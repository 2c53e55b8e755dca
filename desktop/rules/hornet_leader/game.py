"""Hornet Leader as a game: how it is set up, seen and judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from desktop.rules.core import (
    Action,
    Bot,
    BotLevel,
    Chance,
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
from desktop.rules.forecast import Forecast
from desktop.rules.hornet_leader import brief, checks, insisting, progress, refusals, terms, victory
from desktop.rules.hornet_leader.actions import AnyAction
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.flow import CampaignBegins
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State, View

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.data_files import Source

SCORES = {"great": 1.0, "good": 0.75, "adequate": 0.5, "poor": 0.25, "dismal": 0.0}
"""By evaluation: what the campaign was worth."""


class HornetLeader(Game[State, View]):
    """One player leads a squadron through a campaign of carrier strikes."""

    key = "hornet_leader"
    title = T("hornet_leader", "Hornet Leader")
    rules_version = 1
    all_sides = (PLAYER,)
    seats = (1, 1)
    state_type = State
    view_type = View
    action_type = AnyAction
    follows_tables = True
    levels: ClassVar[tuple[BotLevel, ...]] = (
        BotLevel("autopilot", T("hornet_leader", "Autopilot")),
        BotLevel("planner", T("hornet_leader", "Autopilot that compares loads")),
    )
    kit: Kit

    def __init__(self, data: Mapping[str, Source], packs: tuple[Pack, ...] = ()) -> None:
        if not packs:
            self.kit = Kit(data)
            return
        # Loaded when somebody has packs: most games have none.
        from desktop.rules.hornet_leader.packs import kit_with

        self.kit = kit_with(data, packs)

    def options(self, sides: int) -> tuple[Option, ...]:
        return terms.options(self.kit)

    def new(self, setup: Setup) -> State:
        state = terms.new_state(self.kit, setup)
        state.then(CampaignBegins())
        return state

    def view(self, state: State, side: Side | None) -> View:
        # A copy: the table keeps looking at the view while the campaign goes on.
        return View(-1 if side is None else 0, self.clone(state))

    def guess(self, view: View, rng: Random) -> State:
        return self.clone(view.state)

    def why_not(self, view: View, picks: tuple[Target, ...]) -> Refused:
        return refusals.why_not(view.state, self.kit, view.seat, picks)

    def beside_table(self, state: State) -> bool:
        return insisting.follows_table(state)

    def insisted(self, view: View, picks: tuple[Target, ...]) -> Action | None:
        return insisting.action_of(view.state, self.kit, picks)

    def differing(self, view: View, chance: Chance) -> tuple[Action, ...]:
        return insisting.differing(view.state, self.kit, chance)

    def progress(self, state: State) -> Progress:
        return progress.progress(state)

    def turn(self, state: State) -> int:
        return state.day

    def side_name(self, side: Side) -> Text:
        return T("hornet_leader", "Squadron leader")

    def called(self, setup: Setup) -> Text:
        return terms.called(self.kit, terms.agreed(self.kit, setup))

    def outcome_text(self, state: State) -> Text:
        words = T("hornet_leader", "{evaluation}: {vp} Victory Points in {days} Days.")
        if abs(state.vp) == 1:
            words = T("hornet_leader", "{evaluation}: {vp} Victory Point in {days} Days.")
        return words.of(
            evaluation=self.kit.evaluation_name(state.evaluation), vp=state.vp, days=state.day
        )

    def score(self, state: State) -> dict[Side, float]:
        return {PLAYER: SCORES[state.evaluation]}

    def figures(self, state: State) -> dict[str, float]:
        return victory.figures(state, self.kit)

    def brief(self, state: State) -> dict[str, Any]:
        return msgspec.to_builtins(brief.brief(state, self.kit))  # type: ignore[no-any-return]

    def check(self, state: State) -> list[str]:
        return checks.faults(state, self.kit)

    def bot(self, level: str, rng: Random) -> Bot:
        # Loaded when somebody wants one: most games are played by people alone.
        from desktop.rules.hornet_leader.bot import make_bot

        return make_bot(level, rng, self)

    def foresee(
        self,
        view: View,
        action: Action | None,
        trials: int,
        rng: Random,
        stop: Callable[[], bool],
    ) -> Forecast:
        # Loaded when somebody wants one, as the bot is.
        from desktop.rules.hornet_leader.bot_forecast import foresee

        return foresee(self, view.state, action, trials, rng, stop)
