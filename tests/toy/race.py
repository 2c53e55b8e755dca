"""A game for tests only: two sides race along seven areas, with dice, a card and traps each.

At the start each side draws a card in secret and lays its traps in secret. A turn has two actions:
walk one area, sprint two with luck, or show the card for its effect. A turn may end early.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec

from desktop.rules.core import (
    Action,
    BadComponents,
    Bot,
    BotLevel,
    Chance,
    Choice,
    Game,
    Option,
    OptionValue,
    Outcome,
    Progress,
    Refused,
    Roll,
    Rolled,
    Setup,
    Side,
    State,
    Step,
    T,
    Target,
    Tell,
    Text,
)
from desktop.rules.forecast import Forecast
from tests.toy.bots import Cheat, Dreamer, Eager, Stumbler, Wild
from tests.toy.words import (
    SIDES,
    AnyAction,
    CardDrawn,
    CardShown,
    DrawCard,
    EndTurn,
    LayTraps,
    Moved,
    ShowCard,
    Sprint,
    TrapsLaid,
    TrapSprung,
    Tried,
    TurnBegan,
    Walk,
)

GOAL = 7
CARDS = ("boots", "mud", "sleep")


# State


class Runner(msgspec.Struct, array_like=True):
    at: int = 0
    card: str = ""
    traps: tuple[int, ...] = ()


class RaceState(State, kw_only=True):
    steps: list[AnyStep] = msgspec.field(default_factory=list)
    runners: dict[Side, Runner]
    limit: int
    turn: int = 0
    active: Side = "north"
    left: int = 0

    def other(self, side: Side) -> Side:
        return "south" if side == "north" else "north"


class RaceView(msgspec.Struct, frozen=True):
    side: Side | None
    at: dict[Side, int]
    cards: dict[Side, int]
    own: str
    traps: tuple[int, ...]
    turn: int
    active: Side
    left: int
    limit: int
    setting_up: bool


# Steps


class Draw(Step, frozen=True):
    """TOY-1  Each side draws a card that only it sees."""

    side: Side

    def decision(self, s: RaceState, kit: Any) -> Chance:
        return Chance(
            "draw",
            "TOY-1",
            T("toy", "A card for {side}").of(side=SIDES[self.side]),
            outcomes=tuple(DrawCard(card) for card in CARDS),
            weights=(1, 2, 3),
            learns=(self.side,),
        )

    def carry_out(self, s: RaceState, kit: Any, action: DrawCard, tell: Tell) -> None:
        s.runners[self.side].card = action.card
        tell(CardDrawn("TOY-1", self.side, action.card))


class Lay(Step, frozen=True):
    """TOY-2  Each side lays up to two traps, from area 2 on; others do not see where."""

    side: Side

    def decision(self, s: RaceState, kit: Any) -> Choice:
        return Choice(
            self.side,
            "TOY-2",
            T("toy", "Lay your traps"),
            (LayTraps(()), LayTraps((2,)), LayTraps((2, 4))),
            open=True,
        )

    def admit(self, s: RaceState, kit: Any, action: Action) -> None:
        if not isinstance(action, LayTraps):
            raise Refused("TOY-2", T("toy", "First the traps have to be laid."))
        if len(action.areas) > 2 or sorted(set(action.areas)) != list(action.areas):
            raise Refused("TOY-2", T("toy", "Two traps at most, in different areas, in order."))
        if not all(2 <= area < GOAL for area in action.areas):
            raise Refused("TOY-2", T("toy", "Traps lie in the areas 2 to 6."))

    def carry_out(self, s: RaceState, kit: Any, action: LayTraps, tell: Tell) -> None:
        s.runners[self.side].traps = action.areas
        tell(TrapsLaid("TOY-2", self.side, action.areas))


class BeginTurn(Step, frozen=True):
    """TOY-3  The sides take turns of two actions."""

    side: Side

    def carry_out(self, s: RaceState, kit: Any, action: None, tell: Tell) -> None:
        if s.turn == s.limit:
            s.outcome = Outcome((), "TOY-7")
            return
        s.turn += 1
        s.active = self.side
        s.left = 2
        tell(TurnBegan("TOY-3", self.side, s.turn))
        s.then(Act(self.side))


class Act(Step, frozen=True):
    """TOY-4  Walk, sprint, show the card, or end the turn."""

    side: Side

    def decision(self, s: RaceState, kit: Any) -> Choice:
        mine = s.runners[self.side]
        actions: list[Action] = [EndTurn()]
        if s.left:
            actions += [Walk(mine.at + 1), Sprint()]
        if s.left and mine.card:
            actions.append(ShowCard(mine.card))
        return Choice(self.side, "TOY-4", T("toy", "Your action"), tuple(actions))

    def carry_out(self, s: RaceState, kit: Any, action: AnyAction, tell: Tell) -> None:
        match action:
            case EndTurn():
                s.then(BeginTurn(s.other(self.side)))
                return
            case Walk():
                s.then(Arrive(self.side, 1), Act(self.side))
            case Sprint():
                s.then(Attempt(self.side), Act(self.side))
            case ShowCard(card):
                s.then(Effect(self.side, card), Act(self.side))
            case DrawCard() | LayTraps() | Rolled():
                raise AssertionError(action)
        s.left -= 1


class Attempt(Step, frozen=True):
    """TOY-5  A sprint of two areas succeeds with 6 or more on a ten-sided die, +1 on the first."""

    side: Side

    def bonus(self, s: RaceState) -> int:
        return 1 if s.left else 0

    def decision(self, s: RaceState, kit: Any) -> Chance:
        modifiers = ((T("toy", "first action"), 1),) if self.bonus(s) else ()
        roll = Roll(1, 10, 6, modifiers, T("toy", "{side} sprints").of(side=SIDES[self.side]))
        return Chance("sprint", "TOY-5", T("toy", "The sprint"), roll=roll)

    def carry_out(self, s: RaceState, kit: Any, action: Rolled, tell: Tell) -> None:
        (die,) = action.dice
        tell(Tried("TOY-5", self.side, die))
        if die + self.bonus(s) >= 6:
            s.then(Arrive(self.side, 2))


class Effect(Step, frozen=True):
    """TOY-6  Boots: one area on. Mud: the other goes one back. Sleep: nothing."""

    side: Side
    card: str

    def carry_out(self, s: RaceState, kit: Any, action: None, tell: Tell) -> None:
        s.runners[self.side].card = ""
        tell(CardShown("TOY-6", self.side, self.card))
        if self.card == "boots":
            s.then(Arrive(self.side, 1))
        elif self.card == "mud":
            other = s.runners[s.other(self.side)]
            other.at = max(0, other.at - 1)
            tell(Moved("TOY-6", s.other(self.side), other.at))


class Arrive(Step, frozen=True):
    """TOY-7  Who comes to area 7 first wins; a trap of the other throws one area back, once."""

    side: Side
    areas: int

    def carry_out(self, s: RaceState, kit: Any, action: None, tell: Tell) -> None:
        mine, other = s.runners[self.side], s.runners[s.other(self.side)]
        mine.at = min(GOAL, mine.at + self.areas)
        tell(Moved("TOY-7", self.side, mine.at))
        if mine.at in other.traps:
            tell(TrapSprung("TOY-7", self.side, mine.at))
            other.traps = tuple(area for area in other.traps if area != mine.at)
            mine.at -= 1
        elif mine.at == GOAL:
            s.outcome = Outcome((self.side,), "TOY-7")


AnyStep = Draw | Lay | BeginTurn | Act | Attempt | Effect | Arrive


class Race(Game[RaceState, RaceView]):
    """The race as a title."""

    key = "toy_race"
    title = T("toy", "Race")
    rules_version = 1
    all_sides = tuple(SIDES)
    seats = (2, 2)
    state_type = RaceState
    view_type = RaceView
    action_type = AnyAction
    levels = (
        BotLevel("eager", T("toy", "Eager")),
        BotLevel("wild", T("toy", "Wild")),
        BotLevel("dreamer", T("toy", "Dreamer")),
        BotLevel("stumbler", T("toy", "Stumbler")),
        BotLevel("cheat", T("toy", "Cheat")),
    )

    def __init__(self, data: Mapping[str, bytes] | None = None) -> None:
        if data and "bad" in data:
            raise BadComponents("toy: the component data is bad.")
        self.kit = None

    def options(self, sides: int) -> tuple[Option, ...]:
        return (
            Option(
                key="limit",
                title=T("toy", "Turns"),
                help=T("toy", "After so many turns nobody wins."),
                rule="TOY-7",
                default=20,
                low=1,
                high=1000,
            ),
        )

    def new(self, setup: Setup) -> RaceState:
        if set(setup.sides) != set(SIDES):
            raise Refused("TOY-1", T("toy", "North and South have to race each other."))
        limit: OptionValue = setup.options.get("limit", 20)
        if not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= 1000:
            raise Refused("TOY-7", T("toy", "The race lasts from 1 to 1000 turns."))
        state = RaceState(runners={side: Runner() for side in SIDES}, limit=limit)
        state.then(Draw("north"), Draw("south"), Lay("north"), Lay("south"), BeginTurn("north"))
        return state

    def view(self, state: RaceState, side: Side | None) -> RaceView:
        own = state.runners[side] if side else Runner()
        return RaceView(
            side,
            {key: runner.at for key, runner in state.runners.items()},
            {key: len(runner.card[:1]) for key, runner in state.runners.items()},
            own.card,
            own.traps,
            state.turn,
            state.active,
            state.left,
            state.limit,
            state.turn == 0,
        )

    def guess(self, view: RaceView, rng: Random) -> RaceState:
        runners = {
            side: Runner(at, rng.choice(CARDS) if view.cards[side] else "")
            for side, at in view.at.items()
        }
        if view.side:
            runners[view.side].card, runners[view.side].traps = view.own, view.traps
        state = RaceState(
            runners=runners,
            limit=view.limit,
            turn=view.turn,
            active=view.active,
            left=view.left,
        )
        state.then(Act(view.active))
        return state

    def why_not(self, view: RaceView, picks: tuple[Target, ...]) -> Refused:
        return Refused("TOY-4", T("toy", "{target} is of no use now.").of(target=picks[-1]))

    def progress(self, state: RaceState) -> Progress:
        present = -1 if state.outcome else min(state.turn, 1)
        phases = (T("toy", "Traps"), T("toy", "Race"))
        return Progress(state.turn, T("toy", "Turn {n}").of(n=state.turn), phases, present)

    def side_name(self, side: Side) -> Text:
        return SIDES[side]

    def outcome_text(self, state: RaceState) -> Text:
        if state.outcome is None or not state.outcome.winners:
            return T("toy", "Nobody wins.")
        return T("toy", "{side} wins.").of(side=SIDES[state.outcome.winners[0]])

    def score(self, state: RaceState) -> dict[Side, float]:
        winners = state.outcome.winners if state.outcome else ()
        return {side: 1.0 if side in winners else 0.0 for side in SIDES}

    def check(self, state: RaceState) -> list[str]:
        return [
            f"{side} is at {runner.at}"
            for side, runner in state.runners.items()
            if not 0 <= runner.at <= GOAL
        ]

    def foresee(
        self,
        view: RaceView,
        action: Action | None,
        trials: int,
        rng: Random,
        stop: Callable[[], bool],
    ) -> Forecast:
        """Foresee luck; nothing comes of the end of a turn."""
        if isinstance(action, EndTurn):
            return Forecast(0, {})
        luck = [rng.random() for _ in range(trials) if not stop()]
        return Forecast(len(luck), {"luck": sum(luck) / len(luck)} if luck else {})

    def bot(self, level: str, rng: Random) -> Bot:
        kinds = {
            "eager": Eager,
            "wild": Wild,
            "dreamer": Dreamer,
            "stumbler": Stumbler,
            "cheat": Cheat,
        }
        return kinds[level](rng)


SETUP = Setup("race", tuple(SIDES))
"""A race with nothing but defaults."""
