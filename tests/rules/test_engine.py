"""The engine: steps on a stack, decisions and their answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from desktop.rules import engine
from desktop.rules.core import (
    Action,
    Bot,
    Chance,
    Choice,
    Event,
    Game,
    Option,
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

WORD = T("test", "word")


class Say(Action, frozen=True):
    word: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return tuple(self.word)

    def label(self, kit: Any) -> Text:
        return T("test", "Say {word}").of(word=self.word)


class Said(Event, frozen=True):
    word: str

    def text(self, kit: Any) -> Text:
        return T("test", "Said {word}").of(word=self.word)


class Ask(Step, frozen=True):
    """Asks for one of some words; with fewer than two it is not asked."""

    words: tuple[str, ...]

    def decision(self, s: Any, kit: Any) -> Choice | None:
        if len(self.words) < 2:
            return None
        return Choice("one", "T-1", WORD, tuple(map(Say, self.words)))

    def carry_out(self, s: Any, kit: Any, action: Say | None, tell: Tell) -> None:
        tell(Said("T-1", self.words[0] if action is None else action.word))


class AskFreely(Step, frozen=True):
    """Lists one word and takes any that begins with it."""

    def decision(self, s: Any, kit: Any) -> Choice:
        return Choice("one", "T-2", WORD, (Say("a"),), open=True)

    def admit(self, s: Any, kit: Any, action: Action) -> None:
        if not (isinstance(action, Say) and action.word.startswith("a")):
            raise Refused("T-2a", T("test", "It must begin with a."))

    def carry_out(self, s: Any, kit: Any, action: Say, tell: Tell) -> None:
        tell(Said("T-2", action.word))


class AskAgain(AskFreely, frozen=True):
    """Asks about a word that was insisted on once more, in the end."""

    def concede(self, s: Any, kit: Any, action: Action) -> None:
        assert isinstance(action, Say)
        s.steps.insert(0, Ask((action.word, "or not")))


class Throw(Step, frozen=True):
    def decision(self, s: Any, kit: Any) -> Chance:
        return Chance("dice", "T-3", WORD, roll=Roll(count=2, sides=6))

    def carry_out(self, s: Any, kit: Any, action: Rolled, tell: Tell) -> None:
        tell(Said("T-3", str(sum(action.dice))))


class Pick(Step, frozen=True):
    def decision(self, s: Any, kit: Any) -> Chance:
        return Chance("draw", "T-4", WORD, outcomes=(Say("x"), Say("y")), weights=(1, 2))

    def carry_out(self, s: Any, kit: Any, action: Say, tell: Tell) -> None:
        tell(Said("T-4", action.word))


class Three(Step, frozen=True):
    """Pushes three questions, written in playing order."""

    def carry_out(self, s: Any, kit: Any, action: None, tell: Tell) -> None:
        s.then(Ask(("a", "b")), Ask(("c",)), Ask(("d", "e")))


class Mute(Three, frozen=True):
    """Has no decision, and must not be asked for one."""

    def asks(self, s: Any, kit: Any) -> bool:
        raise AssertionError("A step without a decision was asked.")


class Finish(Step, frozen=True):
    def carry_out(self, s: Any, kit: Any, action: None, tell: Tell) -> None:
        s.outcome = Outcome(("one",), "T-5")


class Stack(State, kw_only=True):
    steps: list[Any] = []  # noqa: RUF012  # msgspec copies it for each state


class Questions(Game[Stack, Stack]):
    """A game that asks what its scenario says."""

    key = "questions"
    title = WORD
    rules_version = 1
    all_sides = ("one",)
    seats = (1, 1)
    state_type = Stack
    action_type = Say | Rolled
    scenarios: ClassVar[dict[str, tuple[Step, ...]]] = {
        "ask": (Ask(("a", "b")),),
        "forced": (Ask(("a",)), Ask(("b", "c"))),
        "free": (AskFreely(),),
        "dice": (Throw(),),
        "draw": (Pick(),),
        "three": (Three(),),
        "over": (Finish(), Ask(("a", "b"))),
        "nothing": (),
    }

    def __init__(self, data: Mapping[str, bytes]) -> None:
        self.kit = None

    def options(self, sides: int) -> tuple[Option, ...]:
        return ()

    def new(self, setup: Setup) -> Stack:
        state = Stack()
        state.then(*self.scenarios[setup.scenario])
        return state

    def view(self, state: Stack, side: Side | None) -> Stack:
        return state

    def guess(self, view: Stack, rng: Random) -> Stack:
        return view

    def why_not(self, view: Stack, picks: tuple[Target, ...]) -> Refused:
        return Refused("T-0", WORD)

    def progress(self, state: Stack) -> Progress:
        return Progress(0, WORD, (), -1)

    def side_name(self, side: Side) -> Text:
        return WORD

    def outcome_text(self, state: Stack) -> Text:
        return WORD

    def score(self, state: Stack) -> dict[Side, float]:
        return {"one": 1.0}

    def check(self, state: Stack) -> list[str]:
        return []

    def bot(self, level: str, rng: Random) -> Bot:
        raise KeyError(level)


GAME = Questions({})


def started(scenario: str) -> tuple[Stack, list[str], Any]:
    state, told, asked = engine.start(GAME, Setup(scenario, ("one",)))
    return state, words(told), asked


def words(told: Iterable[Event]) -> list[str]:
    return [event.word for event in told if isinstance(event, Said)]


def test_a_choice_waits_for_one_of_its_actions() -> None:
    state, told, asked = started("ask")
    assert told == []
    assert asked.actions == (Say("a"), Say("b"))
    assert engine.decision(GAME, state) == asked
    events, after = engine.apply(GAME, state, Say("b"), asked)
    assert words(events) == ["b"]
    assert after is None


def test_a_step_with_nothing_to_decide_is_carried_out_at_once() -> None:
    _, told, asked = started("forced")
    assert told == ["a"]
    assert asked.actions == (Say("b"), Say("c"))


def test_steps_happen_in_the_order_in_which_they_are_written() -> None:
    state, _, asked = started("three")
    told, asked = engine.apply(GAME, state, Say("a"), asked)
    assert words(told) == ["a", "c"]
    assert asked is not None
    told, asked = engine.apply(GAME, state, Say("e"), asked)
    assert words(told) == ["e"]
    assert asked is None


def test_a_replay_tells_and_leads_to_the_same_without_a_decision() -> None:
    state, _, _ = started("three")
    replayed = engine.replayed(GAME, state, (Say("a"), Say("e")))
    assert words(next(replayed)) == ["a", "c"]
    asked = engine.decision(GAME, state)
    assert isinstance(asked, Choice)
    assert asked.actions == (Say("d"), Say("e"))
    assert words(next(replayed)) == ["e"]
    assert engine.decision(GAME, state) is None
    assert next(replayed, None) is None


def test_a_replay_takes_each_action_when_the_state_waits_for_it() -> None:
    state, _, _ = started("three")

    def last_words() -> Iterator[Action]:
        while (asked := engine.decision(GAME, state)) is not None:
            assert isinstance(asked, Choice)
            yield asked.actions[-1]

    assert list(map(words, engine.replayed(GAME, state, last_words()))) == [["b", "c"], ["e"]]


def test_the_state_fits_an_action_that_is_conceded_in_a_replay() -> None:
    state = Stack()
    state.then(AskAgain(), AskAgain(), AskAgain())

    def insisting() -> Iterator[Action]:
        yield Say("x")
        engine.concede(GAME, state, Say("y"))
        yield Say("y")
        yield Say("z")

    told = list(map(words, engine.replayed(GAME, state, insisting())))
    assert told == [["x"], ["y"], ["z"]]
    assert state.steps == [Ask(("y", "or not"))]


def test_one_action_is_replayed_alone() -> None:
    state, _, _ = started("three")
    assert words(engine.replay(GAME, state, Say("a"))) == ["a", "c"]
    assert state.steps == [Ask(("d", "e"))]


def test_a_step_without_a_decision_is_not_asked() -> None:
    assert Ask.decides
    assert not Mute.decides
    state = Stack()
    state.then(Ask(("x", "y")), Mute())
    assert words(engine.replay(GAME, state, Say("x"))) == ["x"]
    assert state.steps == [Ask(("d", "e")), Ask(("c",)), Ask(("a", "b"))]


@pytest.mark.parametrize("given", [True, False])
def test_an_action_that_is_not_listed_is_refused_and_changes_nothing(*, given: bool) -> None:
    state, _, asked = started("ask")
    with pytest.raises(Refused) as refused:
        engine.apply(GAME, state, Say("z"), asked if given else None)
    assert refused.value.rule == "T-1"
    assert len(state.steps) == 1


def test_an_open_choice_takes_what_its_step_admits() -> None:
    state, _, asked = started("free")
    with pytest.raises(Refused) as refused:
        engine.apply(GAME, state, Say("b"), asked)
    assert refused.value.rule == "T-2a"
    assert str(refused.value) == "T-2a: It must begin with a."
    told, _ = engine.apply(GAME, state, Say("apple"), asked)
    assert words(told) == ["apple"]


def test_a_step_admits_nothing_by_itself() -> None:
    with pytest.raises(Refused):
        Ask(("a",)).admit(None, None, Say("a"))


@pytest.mark.parametrize("dice", [(1,), (1, 2, 3), (0, 6), (1, 7)])
def test_dice_that_cannot_be_rolled_are_refused(dice: tuple[int, ...]) -> None:
    state, _, asked = started("dice")
    with pytest.raises(Refused) as refused:
        engine.apply(GAME, state, Rolled(dice), asked)
    assert refused.value.rule == "T-3"


def test_dice_are_answered_with_what_was_rolled() -> None:
    state, _, asked = started("dice")
    told, _ = engine.apply(GAME, state, Rolled((2, 5)), asked)
    assert words(told) == ["7"]
    assert Rolled((2, 5)).picks == ("die:2", "die:5")


def test_a_draw_is_answered_with_one_of_its_outcomes() -> None:
    state, _, asked = started("draw")
    with pytest.raises(Refused):
        engine.apply(GAME, state, Say("z"), asked)
    with pytest.raises(Refused):
        engine.apply(GAME, state, Rolled((1, 1)), asked)
    told, _ = engine.apply(GAME, state, Say("y"), asked)
    assert words(told) == ["y"]


def test_a_game_with_an_outcome_asks_nothing_more() -> None:
    state, _, asked = started("over")
    assert asked is None
    assert engine.decision(GAME, state) is None
    assert state.steps
    with pytest.raises(Refused, match="The game is over"):
        engine.apply(GAME, state, Say("a"))


def test_a_game_without_steps_is_over() -> None:
    state, _, asked = started("nothing")
    assert asked is None
    assert engine.decision(GAME, state) is None


def test_a_choice_is_narrowed_by_what_was_picked() -> None:
    choice = Choice("one", "T-1", WORD, (Say("ab"), Say("ac"), Say("b")))
    assert choice.narrow(()) == choice.actions
    assert choice.narrow(("a",)) == (Say("ab"), Say("ac"))
    assert choice.narrow(("a", "c")) == (Say("ac"),)
    assert choice.narrow(("c",)) == ()


def test_a_refusal_fills_in_its_values() -> None:
    text = T("test", "{word} is {count} too many").of(word=T("test", "cat"), count=1)
    assert str(Refused("T-9", text)) == "T-9: cat is 1 too many"
