"""Eagles & Missiles as a game: how it is set up, seen and judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from desktop.rules.core import (
    BadComponents,
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
from desktop.rules.eagles_missiles import (
    brief,
    checks,
    progress,
    refusals,
    scoring,
    terms,
    theatre,
    views,
)
from desktop.rules.eagles_missiles.actions import AnyAction
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.flow import WarBegins
from desktop.rules.eagles_missiles.records import POLISH, SIDES
from desktop.rules.eagles_missiles.state import State, View

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.data_files import Source
    from desktop.rules.eagles_missiles.bot import Plans

ENDINGS = {
    "EM-IV.0b": T("eagles_missiles", "No invasion line is active any more."),
    "EM-IV.E1": T("eagles_missiles", "The Russian deck is empty."),
    "EM-IV.E2": T("eagles_missiles", "The last day is over."),
}
"""Why a war ended, by the rule of its outcome."""
VERDICTS = {
    "russian": T("eagles_missiles", "Russia wins with {score} points. {why}"),
    "polish": T("eagles_missiles", "Poland holds out; points for Russia: {score}. {why}"),
}


class EaglesMissiles(Game[State, View]):
    """Russia invades Poland along four lines; Poland and NATO stop it in the air and from it."""

    key = "eagles_missiles"
    title = T("eagles_missiles", "Eagles & Missiles")
    rules_version = 1
    all_sides = SIDES
    seats = (2, 4)
    # Poland answers what lies on the table; Russia begins with a plan of four lines.
    first_side = POLISH
    state_type = State
    view_type = View
    action_type = AnyAction
    levels = (
        BotLevel("easy", T("eagles_missiles", "Easy")),
        BotLevel("normal", T("eagles_missiles", "Normal")),
        BotLevel("hard", T("eagles_missiles", "Hard")),
    )
    kit: Kit

    def __init__(self, data: Mapping[str, Source], packs: tuple[Pack, ...] = ()) -> None:
        if packs:
            raise BadComponents(f"Eagles & Missiles takes no packs: {packs[0].id}.")
        self.kit = Kit(data)
        self._plans: Plans | None = None
        """What computer players have begun, once somebody wants one."""

    def options(self, sides: int) -> tuple[Option, ...]:
        return terms.options(self.kit)

    def new(self, setup: Setup) -> State:
        state = terms.new_state(self.kit, setup)
        state.then(WarBegins())
        return state

    def view(self, state: State, side: Side | None) -> View:
        return views.view(state, self.kit, side)

    def guess(self, view: View, rng: Random) -> State:
        return views.guess(view, self.kit, rng)

    def hides(self, view: View, from_side: Side | None) -> bool:
        return views.hides(view, from_side)

    def why_not(self, view: View, picks: tuple[Target, ...]) -> Refused:
        return refusals.why_not(view.state, self.kit, view.side, picks)

    def progress(self, state: State) -> Progress:
        return progress.progress(state)

    def turn(self, state: State) -> int:
        return state.day

    def side_name(self, side: Side) -> Text:
        return self.kit.side_name(side)

    def called(self, setup: Setup) -> Text | None:
        return terms.called(terms.agreed(self.kit, setup))

    def outcome_text(self, state: State) -> Text:
        rule = "" if state.outcome is None else state.outcome.rule
        score = scoring.total(state, self.kit)
        return VERDICTS[state.victor].of(score=score, why=ENDINGS[rule])

    def score(self, state: State) -> dict[Side, float]:
        winners = () if state.outcome is None else state.outcome.winners
        return {side: 1 / len(winners) if side in winners else 0.0 for side in state.terms.sides}

    def figures(self, state: State) -> dict[str, float]:
        return {
            "days": state.day,
            "russian points": scoring.total(state, self.kit),
            "russian wins": float(state.victor == "russian"),
            "cities lost": state.cities_lost,
            "territories conquered": len(state.conquered),
            "fleet sunk": float(not state.fleet),
            "russian losses": scoring.russian_losses(state, self.kit),
            "allied losses": theatre.units_lost(state, self.kit),
        }

    def brief(self, state: State) -> dict[str, Any]:
        return brief.brief(state, self.kit)

    def check(self, state: State) -> list[str]:
        return checks.faults(state, self.kit)

    def bot(self, level: str, rng: Random) -> Bot:
        # Loaded when somebody wants one, which the first window does not.
        from desktop.rules.eagles_missiles.bot import Plans, make_bot

        if self._plans is None:
            self._plans = Plans()
        return make_bot(level, self, self._plans, type(rng))
