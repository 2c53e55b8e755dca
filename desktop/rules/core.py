"""The few types every game is made of.

A game is a state with a stack of steps. The top step asks for a decision: a choice that a side
makes, or a chance that dice or a deck answer. The answer is an action in both cases, so a whole
game is its setup and a list of actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from desktop.rules.cloning import copier
from desktop.rules.forecast import Forecast
from desktop.rules.rolls import Band as Band
from desktop.rules.rolls import Die as Die
from desktop.rules.rolls import Roll as Roll
from desktop.rules.words import BadComponents as BadComponents
from desktop.rules.words import Refused as Refused
from desktop.rules.words import T as T
from desktop.rules.words import Text as Text

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.data_files import Source

Side = str
"""Who plays: ``"gold"``, ``"red"``; the key under which a game knows a seat."""

Target = str
"""What a person points at: ``"C3"``, ``"card:AIR"``, ``"button:end_turn"``, ``"side:red"``."""


class Action(msgspec.Struct, frozen=True, tag=True, gc=False):
    """An answer to a decision, as it is recorded."""

    @property
    def picks(self) -> tuple[Target, ...]:
        """What a person clicks for it, in order."""
        raise NotImplementedError

    def label(self, kit: Any) -> Text:
        """Return the action as one sentence, for lists, log and screen readers."""
        raise NotImplementedError


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened, for log and animation; the state stays the truth."""

    topic: ClassVar[str] = "turn"
    """Class of the log line: ``turn``, ``move``, ``fight``, ``card``, ``dice``."""
    repeats_dice: ClassVar[bool] = False
    """Whether it says no more than the dice themselves, with what was rolled for, do."""

    rule: str
    """The id of the rule by which it happened."""

    def text(self, kit: Any) -> Text:
        """Return the event as one sentence."""
        raise NotImplementedError

    def places(self, kit: Any) -> tuple[Target, ...]:
        """Return the places to light when the line is looked at."""
        return ()

    def seen_by(self, side: Side | None) -> Event:
        """Return the event as this side knows it; ``None`` is somebody without a seat."""
        return self

    def reveals_to(self, side: Side) -> bool:
        """Return whether the side gets to see what was hidden from it; its undo stops there."""
        return False


Tell = Callable[[Event], None]
"""Where changes report their events."""


class Rolled(Action, frozen=True):
    """Dice that were rolled, in order."""

    dice: tuple[int, ...]

    @property
    def picks(self) -> tuple[Target, ...]:
        return tuple(f"die:{face}" for face in self.dice)

    def label(self, kit: Any) -> Text:
        return T("core", "Rolled {dice}").of(dice=", ".join(map(str, self.dice)))


class Choice(msgspec.Struct, frozen=True):
    """A decision of one side."""

    side: Side
    rule: str
    prompt: Text
    actions: tuple[Action, ...]
    open: bool = False
    """Whether further actions of the listed kinds are legal too, because there are too many to
    list; the step's ``admit`` decides."""
    discreet: bool = False
    """Whether the time that an answer takes must not tell what could be answered."""

    def narrow(self, picks: tuple[Target, ...]) -> tuple[Action, ...]:
        """Return the actions that begin with these picks."""
        n = len(picks)
        return tuple(action for action in self.actions if action.picks[:n] == picks)


class Chance(msgspec.Struct, frozen=True):
    """A decision of dice or deck."""

    kind: str
    """What is drawn or rolled for, such as ``draw``; who answers can be set for each kind."""
    rule: str
    prompt: Text
    outcomes: tuple[Action, ...] = ()
    weights: tuple[int, ...] = ()
    offered: tuple[Action, ...] = ()
    """What a person who tells the answer chooses from, if the possible outcomes are a secret."""
    roll: Roll | None = None
    """Given instead of outcomes when dice decide; the answer is then :class:`Rolled`."""
    learns: tuple[Side, ...] | None = None
    """The sides that get to know the answer; ``None`` is everybody."""

    def allows(self, action: Action) -> bool:
        """Return whether this action is a possible outcome."""
        if self.roll is None:
            return action in self.outcomes
        return (
            isinstance(action, Rolled)
            and len(action.dice) == self.roll.count
            and all(1 <= face <= self.roll.sides for face in action.dice)
        )


Decision = Choice | Chance


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Side, ...]
    """Nobody, one side, or several that share the victory."""
    rule: str


class Step(msgspec.Struct, tag=True, array_like=True, frozen=True):
    """Something the rules still have to do; it waits on the stack of the state and never changes.

    ``kit`` is the game's component data: maps, units, cards, tables.
    """

    decides: ClassVar[bool] = False
    """Whether steps of this kind ever have something to decide: whether they have ``decision``."""

    def __init_subclass__(cls) -> None:
        cls.decides = cls.decision is not Step.decision

    def decision(self, s: Any, kit: Any) -> Decision | None:
        """Return what has to be decided, or ``None`` if there is nothing to decide."""
        return None

    def asks(self, s: Any, kit: Any) -> bool:
        """Return whether there is something to decide, which a replay asks at every step.

        A step whose actions are dear to list overrides it; it must agree with ``decision``.
        """
        return self.decision(s, kit) is not None

    def admit(self, s: Any, kit: Any, action: Action) -> None:
        """Check an action that an open choice does not list; raise :class:`Refused` if illegal."""
        raise Refused("", T("core", "That is not among the possible actions."))

    def concede(self, s: Any, kit: Any, action: Action) -> None:
        """Make the state fit an action that the players insist on although it is refused.

        So a table that differs is followed: a counter that should not be in the cup is there.
        """

    def carry_out(self, s: Any, kit: Any, action: Any, tell: Tell) -> None:
        """Change the state, tell what happened and push what follows; the step is off the stack."""
        raise NotImplementedError


class State(msgspec.Struct, array_like=True, kw_only=True):
    """The whole truth about a game; each game adds its own fields."""

    steps: list[Any] = []
    outcome: Outcome | None = None

    def then(self, *steps: Step) -> None:
        """Put steps on the stack so that they happen in the order written."""
        if len(steps) == 1:
            self.steps.append(steps[0])  # Mostly it is one, which a replay feels.
        else:
            self.steps.extend(steps[::-1])


OptionValue = bool | int | str


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """Something the players agree on before a game."""

    key: str
    title: Text
    help: Text
    rule: str
    default: OptionValue
    choices: tuple[tuple[OptionValue, Text], ...] = ()
    """The values and their names; empty for a switch (bool) and for a number."""
    low: int = 0
    high: int = 0
    """The bounds of a number, both included."""


class Pack(msgspec.Struct, frozen=True):
    """Component data of an owner, frozen as they were when they were taken into a game."""

    id: str
    title: str
    version: str
    sha256: str
    """Of the files, so that a later change of the pack is noticed."""
    files: dict[str, str]
    """The text of its files by name, such as ``pilots.toml``."""


class Setup(msgspec.Struct, frozen=True):
    """What a game starts from."""

    scenario: str
    sides: tuple[Side, ...]
    """The sides in play, in seat order."""
    options: dict[str, OptionValue] = {}
    """Only what differs from the defaults."""
    packs: tuple[Pack, ...] = ()
    """Packs of the owner that are in force, in the order in which they override each other."""


class Progress(msgspec.Struct, frozen=True):
    """Where a game stands, for the phase bar."""

    turn: int
    title: Text
    """Such as "Turn 9"."""
    phases: tuple[Text, ...]
    present: int
    """Index into ``phases``; ``-1`` when the game is over."""


class BotLevel(msgspec.Struct, frozen=True):
    """A strength that a computer player can have."""

    key: str
    title: Text


class Bot(ABC):
    """A computer player; it sees only views."""

    @abstractmethod
    def choose(self, view: Any, choice: Choice, stop: Callable[[], bool]) -> tuple[Action, Text]:
        """Return an action of the choice and why it was taken.

        ``stop`` is asked now and then; once it returns true the best action so far must follow.
        """


S = TypeVar("S", bound=State)
V = TypeVar("V")


class Game(ABC, Generic[S, V]):
    """One title: how it is set up, seen, and told apart; its steps hold the rules.

    A game is built from its component data: the contents of ``resources/<key>/data`` by file name.
    """

    key: ClassVar[str]
    title: ClassVar[Text]
    rules_version: ClassVar[int]
    all_sides: ClassVar[tuple[Side, ...]]
    seats: ClassVar[tuple[int, int]]
    """The least and the greatest number of sides in play."""
    state_type: ClassVar[type[Any]]
    view_type: ClassVar[type[Any]]
    """The struct that ``view`` gives, for computer players in a process of their own."""
    action_type: ClassVar[Any]
    """The union of all actions, for decoding."""
    levels: ClassVar[tuple[BotLevel, ...]] = ()
    first_side: ClassVar[Side] = ""
    """The side that a person without experience plays best; empty for the first one."""
    follows_tables: ClassVar[bool] = False
    """Whether it can be run beside a table, where people may insist on what the rules refuse."""
    kit: Any
    """The component data, validated."""

    @abstractmethod
    def __init__(self, data: Mapping[str, Source], packs: tuple[Pack, ...] = ()) -> None:
        """Read the components, as files or as what those say, the packs of an owner over them.

        Raises :class:`BadComponents` naming file, entry and field, or what packs are for.
        """

    @abstractmethod
    def options(self, sides: int) -> tuple[Option, ...]:
        """Return what can be agreed on for this number of sides."""

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """Return the state before the first decision; raise :class:`Refused` for a bad setup."""

    @abstractmethod
    def view(self, state: S, side: Side | None) -> V:
        """Return all that this side may know; ``None`` is somebody without a seat."""

    @abstractmethod
    def guess(self, view: V, rng: Random) -> S:
        """Return a state that agrees with the view, what is hidden filled in at random."""

    def hides(self, view: V, from_side: Side | None) -> bool:
        """Return whether a view shows what another side may not know, or somebody without a seat.

        Where it does, the screen is passed on with the board put away.
        """
        return True

    def beside_table(self, state: S) -> bool:
        """Return whether people at their own table answer for everything that chance decides."""
        return False

    def insisted(self, view: V, picks: tuple[Target, ...]) -> Action | None:
        """Return what refused picks mean where the table may insist on it; ``None`` if nowhere."""
        return None

    def differing(self, view: V, chance: Chance) -> tuple[Action, ...]:
        """Return answers that are not possible by the count, where the table may still have them.

        A table may have lost a counter or shuffled otherwise; there are none where no table is.
        """
        return ()

    @abstractmethod
    def why_not(self, view: V, picks: tuple[Target, ...]) -> Refused:
        """Return why these picks lead to no action, from what the viewer may know."""

    @abstractmethod
    def progress(self, state: S) -> Progress:
        """Return the turn and the phase."""

    def turn(self, state: S) -> int:
        """Return the turn of :meth:`progress`; a replay asks for every entry of a long game."""
        return self.progress(state).turn

    @abstractmethod
    def side_name(self, side: Side) -> Text:
        """Return the name of a side."""

    def called(self, setup: Setup) -> Text | None:
        """Return what tells a game with this setup from others of its title among the saves.

        ``None`` if there is nothing better than the title and the day on which it began.
        """
        return None

    @abstractmethod
    def outcome_text(self, state: S) -> Text:
        """Return who won and why, once the game is over."""

    @abstractmethod
    def score(self, state: S) -> dict[Side, float]:
        """Return 1 shared among the winners, or 0 to 1 for one who plays alone, once it is over."""

    def figures(self, state: S) -> dict[str, float]:
        """Return what many simulated games are told by besides scores, once this one is over.

        Names are English and short; a report gives the mean of each.
        """
        return {}

    def brief(self, state: S) -> dict[str, Any]:
        """Return what a list of games may show of a position, as values for JSON.

        It is stored beside every action, so it is to be small; what it means is the game's affair.
        """
        return {}

    @abstractmethod
    def check(self, state: S) -> list[str]:
        """Return what is wrong with the state; empty in every state that play can reach."""

    @abstractmethod
    def bot(self, level: str, rng: Random) -> Bot:
        """Return a computer player of the given strength."""

    def foresee(
        self,
        view: V,
        action: Action | None,
        trials: int,
        rng: Random,
        stop: Callable[[], bool],
    ) -> Forecast:
        """Return what an action, or else the position, leads to in so many rollouts.

        ``stop`` is asked before each; games without rollouts have no trials.
        """
        return Forecast(0, {})

    def clone(self, state: S) -> S:
        """Return a copy of the state that can be played on by itself."""
        kind: type[msgspec.Struct] = self.state_type
        copied: S = copier(kind)(state)
        return copied

    def encode(self, state: S) -> bytes:
        """Return the state as MessagePack."""
        return msgspec.msgpack.encode(state)

    def decode(self, data: bytes) -> S:
        """Return the state of :meth:`encode`; raise ``msgspec.DecodeError`` for anything else."""
        state: S = msgspec.msgpack.decode(data, type=self.state_type)
        return state
