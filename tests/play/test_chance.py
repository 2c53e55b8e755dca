from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.play.chance import (
    ByHand,
    MixedChance,
    ScriptedChance,
    SeededChance,
    derived_seed,
)
from desktop.rules.core import Chance, Roll, Rolled, T
from tests.toy.words import DrawCard

BOOTS, MUD, SLEEP = DrawCard("boots"), DrawCard("mud"), DrawCard("sleep")


def roll(count: int, sides: int) -> Chance:
    return Chance("sprint", "X", T("toy", "Roll"), roll=Roll(count, sides))


def draw(*weights: int) -> Chance:
    return Chance("draw", "X", T("toy", "Draw"), (BOOTS, MUD, SLEEP)[: len(weights)], weights)


def chi_square(seen: Counter[int], weights: dict[int, int]) -> float:
    per_weight = seen.total() / sum(weights.values())
    return sum(
        (seen[key] - weight * per_weight) ** 2 / (weight * per_weight)
        for key, weight in weights.items()
    )


def rolled(source: SeededChance, chance: Chance, ply: int) -> tuple[int, ...]:
    answer = source.answer(chance, ply)
    assert isinstance(answer, Rolled)
    return answer.dice


# The bounds are those that fair dice exceed once in ten thousand runs.
@pytest.mark.parametrize(("sides", "bound"), [(6, 25.7), (10, 33.7)])
def test_every_face_comes_as_often_as_any_other_and_no_other_face(sides: int, bound: float) -> None:
    source, chance = SeededChance(20_240_229), roll(1, sides)
    seen = Counter(rolled(source, chance, ply)[0] for ply in range(100_000))
    assert set(seen) == set(range(1, sides + 1))
    assert chi_square(seen, dict.fromkeys(range(1, sides + 1), 1)) < bound


def test_neighbouring_plies_roll_as_if_independent() -> None:
    source, chance = SeededChance(7), roll(1, 6)
    faces = [rolled(source, chance, ply)[0] for ply in range(36_001)]
    pairs = Counter(6 * (one - 1) + two - 1 for one, two in pairwise(faces))
    assert chi_square(pairs, dict.fromkeys(range(36), 1)) < 76.0


def test_the_dice_of_one_roll_are_independent() -> None:
    source, chance = SeededChance(11), roll(2, 6)
    rolls = [rolled(source, chance, ply) for ply in range(36_000)]
    pairs = Counter(6 * (one - 1) + two - 1 for one, two in rolls)
    assert chi_square(pairs, dict.fromkeys(range(36), 1)) < 76.0


def test_cards_come_as_often_as_their_weights_say() -> None:
    chance, source = draw(1, 2, 3), SeededChance(3)
    seen = Counter(chance.outcomes.index(source.answer(chance, ply)) for ply in range(60_000))
    assert chi_square(seen, {0: 1, 1: 2, 2: 3}) < 18.4


def test_a_weight_of_nothing_never_comes() -> None:
    chance, source = draw(1, 0, 1), SeededChance(3)
    assert {source.answer(chance, ply) for ply in range(1000)} == {BOOTS, SLEEP}


@given(st.integers(0, 2**63 - 1), st.integers(0, 10_000))
def test_the_outcome_depends_on_seed_and_ply_only(seed: int, ply: int) -> None:
    first, second = SeededChance(seed), SeededChance(seed)
    for earlier in range(3):
        first.answer(roll(1, 6), earlier)
    assert first.answer(roll(3, 10), ply) == second.answer(roll(3, 10), ply)


def test_another_seed_rolls_otherwise() -> None:
    chance = roll(20, 6)
    assert len({SeededChance(seed).answer(chance, 0) for seed in range(50)}) == 50


def test_a_derived_seed_is_the_same_on_every_machine() -> None:
    assert derived_seed(1, 2) == 3719260088301377541
    assert derived_seed(1, 2) != derived_seed(12, "")


def test_a_script_answers_in_order_and_then_asks() -> None:
    source = ScriptedChance([Rolled((3,)), Rolled((5,))])
    answers = [source.answer(roll(1, 6), ply) for ply in range(3)]
    assert answers == [Rolled((3,)), Rolled((5,)), None]


def test_by_hand_a_person_is_always_asked() -> None:
    assert MixedChance(ByHand()).answer(roll(1, 6), 0) is None


def test_a_person_is_asked_for_the_kinds_of_the_hand_alone() -> None:
    source = MixedChance(SeededChance(1), ["sprint"])
    assert source.answer(roll(1, 6), 0) is None
    assert source.answer(draw(1, 2, 3), 0) is not None
    source.by_hand = frozenset({"draw"})
    assert source.answer(roll(1, 6), 0) is not None
    assert source.answer(draw(1, 2, 3), 0) is None


def test_nobody_is_asked_for_what_has_no_alternative() -> None:
    assert MixedChance(ByHand(), ["draw"]).answer(draw(2), 0) == BOOTS
