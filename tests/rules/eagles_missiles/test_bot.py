"""The computer players of Eagles & Missiles: legal at every seat, honest, each level stronger."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Rolled, Setup, Side
from desktop.rules.eagles_missiles.bot import Plans, make_bot
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, RUSSIAN_2
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.rules.eagles_missiles.positions import GAME

TABLES = (
    (RUSSIAN, POLISH),
    (RUSSIAN, POLISH, POLISH_2),
    (RUSSIAN, POLISH, RUSSIAN_2),
    (RUSSIAN, POLISH, POLISH_2, RUSSIAN_2),
)


def never() -> bool:
    return False


def at_once() -> bool:
    return True


def by_chance(chance: Chance, rng: Random) -> Action:
    if chance.roll is not None:
        return Rolled(tuple(rng.randint(1, chance.roll.sides) for _ in range(chance.roll.count)))
    return rng.choices(chance.outcomes, chance.weights)[0]


def played(
    levels: dict[Side, str],
    seed: int,
    *,
    stop: Callable[[], bool] = never,
    forgetful: bool = False,
    check: Callable[[State, Action, str], None] | None = None,
) -> State:
    """Return the end of a war; a forgetful player remembers no plan that it has begun."""
    rng = Random(seed)
    s, _, asked = engine.start(GAME, Setup("", tuple(levels)))
    while asked is not None:
        if isinstance(asked, Chance):
            action = by_chance(asked, rng)
        else:
            level = levels[asked.side]
            bot = (
                make_bot(level, GAME, Plans(), Random)
                if forgetful
                else GAME.bot(level, Random(seed))
            )
            action, why = bot.choose(GAME.view(s, asked.side), asked, stop)
            if check is not None:
                check(s, action, sentence(why))
        # It checks the action, so a player that breaks a rule fails the test.
        _, asked = engine.apply(GAME, s, action, asked)
        assert GAME.check(s) == []
    return s


@pytest.mark.parametrize("sides", TABLES, ids=" ".join)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_whole_wars_are_legal_and_end(sides: tuple[Side, ...], level: str) -> None:
    for seed in range(3):
        assert played(dict.fromkeys(sides, level), seed).outcome is not None


def test_every_decision_has_a_reason_of_one_line() -> None:
    def has_reason(s: State, action: Action, why: str) -> None:
        assert 8 < len(why) < 90
        assert why.endswith(".")

    played({RUSSIAN: "normal", POLISH: "normal"}, 5, check=has_reason)


@pytest.mark.parametrize(("level", "seed"), [("easy", 0), ("normal", 0), ("normal", 1)])
def test_a_player_without_memory_plays_the_same_war(level: str, seed: int) -> None:
    levels = {RUSSIAN: level, POLISH: level}
    one, other = (played(levels, seed, forgetful=forgetful) for forgetful in (False, True))
    assert GAME.encode(one) == GAME.encode(other)


def test_computer_players_are_loaded_when_somebody_wants_one() -> None:
    look = (
        "import sys\nimport desktop.rules.eagles_missiles.game\n"
        "print(*(m for m in sys.modules if m.startswith('desktop.rules.eagles_missiles.bot')))\n"
    )
    run = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="easy, normal, hard"):
        GAME.bot("general", Random(1))


def wins(side: Side, better: str, worse: str, wars: int) -> int:
    levels = {RUSSIAN: worse, POLISH: worse, side: better}
    return sum(played(levels, seed).victor == side for seed in range(wars))


def test_normal_beats_easy_on_both_sides() -> None:
    assert wins(RUSSIAN, "normal", "easy", 12) + wins(POLISH, "normal", "easy", 12) >= 14


@pytest.mark.parametrize("sides", TABLES, ids=" ".join)
def test_hurried_wars_of_the_hard_level_are_legal_at_every_table(sides: tuple[Side, ...]) -> None:
    assert played(dict.fromkeys(sides, "hard"), 1, stop=at_once).outcome is not None
