"""Daring Eagle as a game: how it is set up, seen and told apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

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
from desktop.rules.daring_eagle import checks, knowledge, options, refusals, victory
from desktop.rules.daring_eagle.actions import AnyAction
from desktop.rules.daring_eagle.cards import Drawing
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.notation import CARD_IDS, NOT_PLACED, SIDES, SQUARE_NAMES
from desktop.rules.daring_eagle.sequence import Discarding, TurnEnd
from desktop.rules.daring_eagle.setup import Beginning
from desktop.rules.daring_eagle.state import State, View
from desktop.rules.pool import Pool

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.data_files import Source

PHASES = (
    T("daring_eagle", "Discard"),
    T("daring_eagle", "Move and play cards"),
    T("daring_eagle", "Draw"),
)
SETUP_PHASES = (T("daring_eagle", "Setting up"),)


class DaringEagle(Game[State, View]):
    """Two to four players manoeuvre, attack with cards in hand, and capture units."""

    key = "daring_eagle"
    title = T("daring_eagle", "Daring Eagle")
    rules_version = 1
    all_sides = SIDES
    seats = (2, 4)
    state_type = State
    view_type = View
    action_type = AnyAction
    levels: ClassVar[tuple[BotLevel, ...]] = (
        BotLevel("cadet", T("daring_eagle", "Cadet")),
        BotLevel("colonel", T("daring_eagle", "Colonel")),
        BotLevel("general", T("daring_eagle", "General")),
    )
    kit: Kit

    def __init__(self, data: Mapping[str, Source], packs: tuple[Pack, ...] = ()) -> None:
        if packs:
            raise BadComponents(f"Daring Eagle takes no packs: {packs[0].id}.")
        self.kit = Kit(data)

    def options(self, sides: int) -> tuple[Option, ...]:
        return options.options(self.kit, sides)

    def new(self, setup: Setup) -> State:
        rules = options.agreed(self.kit, setup)
        sides = len(setup.sides)
        force = self.kit.forces[sides]
        printed = self.kit.board_sides[rules.board].printed
        units = sides * force.total
        return State(
            steps=[Beginning()],
            sides=list(setup.sides),
            rules=rules,
            homes=[-1] * sides,
            order=[],
            first=-1,
            active=-1,
            turn=0,
            round=1,
            emplacements=[int(square in printed) for square in range(len(SQUARE_NAMES))],
            supply=self.kit.pieces,
            unit_on=[-1] * len(SQUARE_NAMES),
            owner=[seat for seat in range(sides) for _ in range(force.total)],
            division=([True] * force.divisions + [False] * force.brigades) * sides,
            at=[NOT_PLACED] * units,
            captor=[-1] * units,
            hands=[[0] * len(CARD_IDS) for _ in range(sides)],
            pile=Pool(list(self.kit.deck)),
            discard=[0] * len(CARD_IDS),
            last_discard=-1,
            known=[],
            moves=0,
            moved=False,
            quiet=0,
        )

    def view(self, state: State, side: Side | None) -> View:
        seat = -1 if side is None else state.sides.index(side)
        return knowledge.view(state, self.kit, seat)

    def guess(self, view: View, rng: Random) -> State:
        return knowledge.guess(view, self.kit, rng)

    def why_not(self, view: View, picks: tuple[Target, ...]) -> Refused:
        return refusals.why_not(view.state, self.kit, view.seat, picks)

    def progress(self, state: State) -> Progress:
        title = T("daring_eagle", "Turn {turn}").of(turn=state.turn)
        if state.active < 0:
            return Progress(0, T("daring_eagle", "Set-up"), SETUP_PHASES, 0)
        if state.outcome is not None or not state.steps:
            return Progress(state.turn, title, PHASES, -1)
        match state.steps[-1]:
            case Discarding():
                present = 0
            case Drawing(rule="DE-5.4a") | TurnEnd():
                present = 2
            case _:
                present = 1
        return Progress(state.turn, title, PHASES, present)

    def turn(self, state: State) -> int:
        return 0 if state.active < 0 else state.turn

    def side_name(self, side: Side) -> Text:
        return self.kit.side_name(side)

    def outcome_text(self, state: State) -> Text:
        return victory.outcome_text(state, self.kit)

    def score(self, state: State) -> dict[Side, float]:
        winners = () if state.outcome is None else state.outcome.winners
        return {side: 1 / len(winners) if side in winners else 0.0 for side in state.sides}

    def check(self, state: State) -> list[str]:
        return checks.faults(state, self.kit)

    def bot(self, level: str, rng: Random) -> Bot:
        # Loaded when a computer plays: a game between people needs no search.
        from desktop.rules.daring_eagle.bot import make_bot

        return make_bot(level, rng, self)
