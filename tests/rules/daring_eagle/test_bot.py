"""The computer players of Daring Eagle: legal, fair, sensible, and each better than the last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Decision, Setup
from desktop.rules.daring_eagle.actions import (
    AcceptTie,
    AirliftMove,
    Attack,
    CancelCard,
    ChooseSquare,
    Counter,
    DiscardDown,
    DrawTwo,
    EmplacementCard,
    EndTurn,
    ForceBack,
    FreeMove,
    LetPass,
    Match,
    Move,
    RetreatTo,
    SpecialForces,
    Surrender,
)
from desktop.rules.daring_eagle.bot_search import SAMPLES
from desktop.rules.daring_eagle.knowledge import copied
from desktop.rules.daring_eagle.movement import threats
from desktop.rules.daring_eagle.notation import SIDES
from desktop.rules.daring_eagle.sequence import Discarding, MoveAndPlay
from desktop.rules.daring_eagle.state import State
from desktop.text import sentence
from tests.rules.daring_eagle.positions import GAME, KIT, Table, cards, position, sq

LEVELS = ("cadet", "colonel", "general")
THINKERS = ("colonel", "general")


def never() -> bool:
    return False


def chosen(table: Table, level: str, seed: int = 1) -> Action:
    """Return what a computer player of this level does on a table."""
    choice = table.choice
    bot = GAME.bot(level, Random(seed))
    return bot.choose(GAME.view(table.s, choice.side), choice, never)[0]


class Counting:
    """A question for time that is never up."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> bool:
        self.times += 1
        return False


class Contest:
    """Whole games between computer players."""

    def __init__(self, levels: Sequence[str], seed: int, **options: int | str | bool) -> None:
        self.sides = SIDES[: len(levels)]
        self.chance = Random(seed)
        self.bots = {
            side: GAME.bot(level, Random(seed * 10 + seat))
            for seat, (side, level) in enumerate(zip(self.sides, levels, strict=True))
        }
        self.state, _, self.asked = engine.start(GAME, Setup("", self.sides, dict(options)))

    def choices(self) -> Iterator[tuple[State, Choice]]:
        """Play on, yielding each choice before it is made."""
        while self.asked is not None:
            if isinstance(self.asked, Choice):
                yield self.state, self.asked
            self.step(self.asked)

    def step(self, asked: Decision) -> None:
        if isinstance(asked, Chance):
            action = self.chance.choices(asked.outcomes, asked.weights)[0]
        else:
            view = GAME.view(self.state, asked.side)
            action, _ = self.bots[asked.side].choose(view, asked, never)
        # It checks the action, so a player that breaks a rule fails the test.
        _, self.asked = engine.apply(GAME, self.state, action, asked)

    def play(self) -> dict[str, float]:
        """Play to the end and return the score."""
        for _ in self.choices():
            pass
        return GAME.score(self.state)


# -------------------------------------------------------------------------- legal and honest


MIXED = [
    *[("cadet", "colonel")] * 8,
    *[("general", "cadet")] * 2,
    *[("colonel", "general")] * 2,
    *[("cadet", "colonel", "cadet")] * 3,
    ("colonel", "general", "cadet"),
    *[("cadet", "colonel", "cadet", "colonel")] * 3,
    ("general", "cadet", "cadet", "colonel"),
]


@pytest.mark.parametrize(("seed", "levels"), list(enumerate(MIXED)))
def test_whole_games_are_legal_and_end(seed: int, levels: tuple[str, ...]) -> None:
    match = Contest(
        levels,
        seed,
        captures=2,
        board="green" if seed % 4 == 0 else "gold",
        open_hands=seed % 5 == 0,
        concealed_answers=seed % 3 == 0,
    )
    match.play()
    assert match.state.outcome is not None


def flown() -> Table:
    """Return an Airlift as a move, with the question whether it is cancelled."""
    return position(
        {"gold": "D C3, B A1", "green": "D H8, B K12", "blue": "B A12"},
        {"gold": "LIFT", "green": "AA RES", "blue": "BDE"},
    ).do(AirliftMove(sq("A1")))


def driven_out() -> Table:
    """Return a combat whose defender is driven out, with the question where to."""
    table = position(
        {"gold": "B C3, D A1", "green": "B C4, D L12"},
        {"gold": "BDE FRET", "green": "DIV RES"},
    ).move("C3", "C4")
    return table.do(Attack(cards("BDE"))).do(Counter(cards("DIV"))).do(ForceBack())


@pytest.fixture(scope="module")
def each_kind() -> dict[str, tuple[State, Choice]]:
    """A position for every kind of question, most of them from games of Cadets."""
    tables = (flown(), flown().do(LetPass()), driven_out())
    found = {type(table.s.steps[-1]).__name__: (table.s, table.choice) for table in tables}
    for seed in range(4):
        match = Contest(("cadet", "colonel", "cadet"), seed, board="green", captures=4)
        for state, choice in match.choices():
            kind = type(state.steps[-1]).__name__
            if kind not in found or match.chance.random() < 0.05:
                found[kind] = (copied(state), choice)
    return found


KINDS_OF_QUESTION = (
    "QuadrantChoice",
    "Placing",
    "Deploying",
    "Discarding",
    "MoveAndPlay",
    "InitialAttack",
    "Exchange",
    "StrikeAnswer",
    "EscapeAnswer",
    "AirliftAnswer",
    "Landing",
    "EscapeLanding",
    "DrivenOut",
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS_OF_QUESTION)
def test_every_kind_of_question_has_a_legal_answer(
    each_kind: dict[str, tuple[State, Choice]], kind: str, level: str
) -> None:
    state, choice = each_kind[kind]
    action, why = GAME.bot(level, Random(3)).choose(GAME.view(state, choice.side), choice, never)
    engine.check(GAME, state, action, choice)
    assert why.source.endswith(".")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS_OF_QUESTION)
def test_what_is_hidden_does_not_matter(
    each_kind: dict[str, tuple[State, Choice]], kind: str, level: str
) -> None:
    state, choice = each_kind[kind]
    view = GAME.view(state, choice.side)
    answers = set()
    for seed in range(3):
        other = GAME.guess(view, Random(seed))
        bot = GAME.bot(level, Random(5))
        answers.add(bot.choose(GAME.view(other, choice.side), choice, never))
    assert answers == {GAME.bot(level, Random(5)).choose(view, choice, never)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS_OF_QUESTION)
def test_the_view_is_left_as_it_was(
    each_kind: dict[str, tuple[State, Choice]], kind: str, level: str
) -> None:
    state, choice = each_kind[kind]
    view = GAME.view(state, choice.side)
    before = msgspec.msgpack.encode(view)
    GAME.bot(level, Random(2)).choose(view, choice, never)
    assert msgspec.msgpack.encode(view) == before


def test_the_general_asks_for_time_at_every_sample_and_no_oftener() -> None:
    table = position({"gold": "D C3, B A1", "green": "D H8, B K12"}, {"gold": "RES"})
    asked = Counting()
    bot = GAME.bot("general", Random(1))
    bot.choose(GAME.view(table.s, "gold"), table.choice, asked)
    assert asked.times == SAMPLES


def test_the_general_answers_at_once_when_there_is_no_time() -> None:
    table = position({"gold": "D C3, B A1", "green": "D H8, B K12"}, {"gold": "RES"})
    bot = GAME.bot("general", Random(1))
    action, _ = bot.choose(GAME.view(table.s, "gold"), table.choice, lambda: True)
    assert action in table.choice.actions


# --------------------------------------------------------------------------------- the turn


@pytest.mark.parametrize("level", LEVELS)
def test_the_winning_capture_is_taken(level: str) -> None:
    table = position(
        {"gold": "D C3, B A1, B F1", "green": "B C4, D K10, B L12"},
        {"gold": "DIV", "green": ""},
        target=1,
    )
    assert chosen(table, level) == Move(sq("C3"), sq("C4"))


def test_a_general_far_ahead_would_rather_win_than_stay_ahead() -> None:
    table = position(
        {"gold": "D C3, D E2, D G5, D A1, B B1, B D1, B F1, B H1, B A3", "green": "B C4"},
        {"gold": "DIV ARM", "green": ""},
        captures={"gold": 10, "green": 2},
    )
    attacks = [move for move in table.listed(Move) if move.to == sq("C4")]
    assert chosen(table, "general") in attacks


def test_the_reason_tells_the_chance_of_an_attack() -> None:
    table = position({"gold": "D C3", "green": "B C4, D L12"}, {"gold": "DIV"}, target=1)
    choice = table.choice
    _, why = GAME.bot("general", Random(1)).choose(GAME.view(table.s, "gold"), choice, never)
    assert sentence(why) == "Attacks C4: wins 100 % of the time."


@pytest.mark.parametrize("seed", range(5))
def test_a_general_does_not_walk_up_to_a_division(seed: int) -> None:
    table = position(
        {"gold": "B C3, B E2, D A1", "green": "D F6, D G7, B K12"},
        {"gold": "EMP", "green": "DIV BDE LIFT"},
    )
    table.do(chosen(table, "general", seed))
    assert [threats(table.s, KIT, square, 0) for square in table.s.squares_of(0)] == [()] * 3


def test_a_unit_in_danger_is_brought_away() -> None:
    table = position(
        {"gold": "D F6, B A2, B C1", "green": "D F8, B L12, B K12"},
        {"gold": "EMP", "green": "ARM DIV BDE"},
    )
    table.do(chosen(table, "general"))
    assert not any(threats(table.s, KIT, square, 0) for square in table.s.squares_of(0))


@pytest.mark.parametrize("level", LEVELS)
def test_draw_two_comes_first(level: str) -> None:
    table = position(
        {"gold": "D C3, B A1", "green": "B C4, D K10"}, {"gold": "DRAW SF DIV", "green": "AA"}
    )
    assert chosen(table, level) == DrawTwo()


@pytest.mark.parametrize("level", LEVELS)
def test_special_forces_go_for_the_leader(level: str) -> None:
    table = position(
        {"gold": "D C3, B A1", "green": "B H8, D K10", "blue": "B A12, D C12"},
        {"gold": "SF", "green": "AA RES", "blue": "BDE"},
        captures={"blue": 2},
    )
    assert chosen(table, level) == SpecialForces("blue")


def test_free_move_is_played_for_a_second_capture() -> None:
    table = position(
        {"gold": "D C3, B A1", "green": "B C4, B K10"}, {"gold": "FREE"}, moves=0, moved=True
    )
    assert chosen(table, "general") == FreeMove()


@pytest.mark.parametrize("level", LEVELS)
def test_free_move_is_kept_when_nothing_is_near(level: str) -> None:
    table = position(
        {"gold": "D C3, B A1", "green": "B L12, B K10"}, {"gold": "FREE"}, moves=0, moved=True
    )
    assert chosen(table, level) == EndTurn()


def test_a_general_builds_before_a_unit_in_danger() -> None:
    table = position(
        {"gold": "D F6, B A2, B C1", "green": "D F8, B L12, B K12"},
        {"gold": "EMP", "green": "ARM DIV BDE"},
        moves=0,
        moved=True,
    )
    assert chosen(table, "general") == EmplacementCard(sq("F7"))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("DE-5.2a")
def test_the_least_useful_cards_are_discarded(level: str) -> None:
    table = position(
        {"gold": "D C3, B A1", "green": "B L12, B K10"},
        {"gold": "ARM EMP DIV LIFT PLUS"},
        steps=[Discarding(), MoveAndPlay()],
    )
    assert chosen(table, level) == DiscardDown(cards("EMP PLUS"))


# ------------------------------------------------------------------------------------ combat


def attacked(gold: str, green: str, *, attacker: str = "B C4", defender: str = "D C3") -> Table:
    """Return a combat in which gold, attacked by green, is to act."""
    table = position(
        {"gold": f"{defender}, B A1, B F1", "green": f"{attacker}, B L12"},
        {"gold": gold, "green": f"ARM {green}"},
        active="green",
    )
    return table.move(attacker[2:], defender[2:]).do(Attack(cards("ARM")))


@pytest.mark.parametrize("level", THINKERS)
def test_a_sure_counter_is_played(level: str) -> None:
    table = attacked("ARM BDE", "")
    assert isinstance(chosen(table, level), Counter)


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.rule("DE-6.3f")
def test_a_division_is_saved_before_it_is_surrendered(level: str) -> None:
    table = attacked("RET", "BDE")
    assert isinstance(chosen(table, level), RetreatTo)


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.rule("DE-6.3d")
def test_a_brigade_is_gladly_traded_for_a_division(level: str) -> None:
    table = position(
        {"gold": "B C3, B A1", "green": "D C4, B L12"}, {"gold": "ARM LIFT", "green": "BDE"}
    ).move("C3", "C4")
    table.do(Attack(cards("ARM"))).do(Match(cards("BDE")))
    assert chosen(table, level) == AcceptTie()


@pytest.mark.parametrize("level", THINKERS)
def test_the_last_unit_is_not_surrendered_while_there_is_a_way_out(level: str) -> None:
    table = position(
        {"gold": "B C3", "green": "D C4, B L12"}, {"gold": "LIFT RES"}, active="green"
    ).move("C4", "C3")
    assert chosen(table, level) != Surrender()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("DE-8.8a")
def test_an_air_strike_is_cancelled(level: str) -> None:
    table = position(
        {"gold": "D C3, B A1", "green": "B C4, B L12"},
        {"gold": "AA", "green": "AIR"},
        active="green",
    )
    table.move("C4", "C3").do(Attack(cards("AIR")))
    assert chosen(table, level) == CancelCard()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("DE-8.8c")
def test_the_last_flak_is_not_spent_on_the_flight_of_a_straggler(level: str) -> None:
    table = position(
        {"gold": "D C3, B A1", "green": "D H8, B K12", "blue": "B A12"},
        {"gold": "LIFT", "green": "AA RES"},
        captures={"blue": 1},
    )
    assert chosen(table.do(AirliftMove(sq("A1"))), level) == LetPass()


def test_a_flown_unit_lands_out_of_reach() -> None:
    table = flown().do(LetPass())
    landing = chosen(table, "general")
    assert isinstance(landing, ChooseSquare)
    assert threats(table.s, KIT, landing.square, 0) == ()


# ---------------------------------------------------------------------------------- strength


def wins(better: str, worse: str, games: int, captures: int) -> float:
    """Return what the better of two levels wins, the seats taken in turn."""
    total = 0.0
    for seed in range(games):
        levels = (better, worse) if seed % 2 == 0 else (worse, better)
        score = Contest(levels, seed, captures=captures).play()
        total += score[SIDES[levels.index(better)]]
    return total


def test_a_colonel_beats_a_cadet() -> None:
    assert wins("colonel", "cadet", games=20, captures=2) >= 14


def test_a_general_beats_a_colonel() -> None:
    assert wins("general", "colonel", games=4, captures=3) >= 3


def test_the_same_chance_gives_the_same_game() -> None:
    first, second = (Contest(("general", "colonel"), 4, captures=1) for _ in range(2))
    first.play()
    second.play()
    assert GAME.encode(first.state) == GAME.encode(second.state)
