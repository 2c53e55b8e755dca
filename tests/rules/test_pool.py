"""Draw piles: nothing is drawn that is not there, and no card is doubled or lost."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.pool import Pool

piles = st.lists(st.integers(0, 5), min_size=1, max_size=8)


def multiset(*pools: Pool) -> list[int]:
    return [sum(pool.count(kind) for pool in pools) for kind in range(len(pools[0].counts))]


def draw(pool: Pool, rng: Random) -> int:
    kinds, weights = zip(*pool.outcomes(), strict=True)
    kind: int = rng.choices(kinds, weights)[0]
    pool.take(kind)
    return kind


def test_outcomes_are_weighted_by_how_many_cards_are_left() -> None:
    assert Pool([2, 0, 3]).outcomes() == ((0, 2), (2, 3))


def test_a_known_card_on_top_is_the_only_outcome() -> None:
    pool = Pool([2, 0, 3])
    pool.put_on_top(1)
    assert pool.outcomes() == ((1, 1),)
    pool.take(1)
    assert pool.outcomes() == ((0, 2), (2, 3))


def test_the_card_laid_on_top_last_is_drawn_first() -> None:
    pool = Pool([1, 1, 1])
    pool.put_on_top(2)
    pool.put_on_top(0)
    assert pool.known_top == [0, 2]


def test_an_empty_pile_has_no_outcomes() -> None:
    assert Pool.empty(3).outcomes() == ()
    assert Pool.empty(3).size == 0


def test_a_kind_that_is_used_up_cannot_be_drawn() -> None:
    pool = Pool([0, 1])
    with pytest.raises(ValueError, match="Kind 0 cannot be drawn: the pile has no card of it left"):
        pool.take(0)
    assert pool == Pool([0, 1])


def test_a_kind_below_a_known_card_cannot_be_drawn() -> None:
    pool = Pool([1, 1], [1])
    with pytest.raises(ValueError, match="Kind 0 cannot be drawn: kind 1 lies on top"):
        pool.take(0)
    assert pool == Pool([1, 1], [1])


@pytest.mark.parametrize("kind", [-1, 2])
def test_an_unknown_kind_is_refused_everywhere(kind: int) -> None:
    pool = Pool([1, 1])
    for change in (pool.take, pool.put, pool.put_on_top, pool.count):
        with pytest.raises(ValueError, match=f"no kind {kind}; its kinds run from 0 to 1"):
            change(kind)
    assert pool == Pool([1, 1])


def test_a_card_put_back_is_not_known_to_be_on_top() -> None:
    pool = Pool([1, 1], [1])
    pool.put(0)
    assert pool == Pool([2, 1], [1])


def test_shuffling_forgets_the_order_only() -> None:
    pool = Pool([1, 0, 2], [1, 1, 2])
    pool.shuffle()
    assert pool == Pool([1, 2, 3])


def test_refilling_empties_the_discards() -> None:
    pool, discards = Pool.empty(3), Pool([1, 0, 2], [2, 1])
    pool.refill(discards)
    assert pool == Pool([1, 1, 3])
    assert discards == Pool.empty(3)


def test_after_refilling_nothing_is_known_of_the_order() -> None:
    pool = Pool([0, 1], [1])
    pool.refill(Pool([2, 0]))
    assert pool == Pool([2, 2])


def test_refilling_from_an_empty_pile_is_allowed_and_brings_nothing() -> None:
    pool, discards = Pool.empty(2), Pool.empty(2)
    pool.refill(discards)
    assert pool.outcomes() == ()


def test_a_pile_is_not_refilled_from_itself() -> None:
    pool = Pool([1, 2])
    with pytest.raises(ValueError, match="from itself"):
        pool.refill(pool)
    assert pool == Pool([1, 2])


def test_a_pile_is_not_refilled_with_cards_of_another_deck() -> None:
    pool, other = Pool([1, 2]), Pool([1, 2, 3])
    with pytest.raises(ValueError, match="2 kinds cannot be refilled from one of 3 kinds"):
        pool.refill(other)
    assert (pool, other) == (Pool([1, 2]), Pool([1, 2, 3]))


def test_new_piles_share_nothing() -> None:
    one, other = Pool.empty(2), Pool.empty(2)
    one.put_on_top(1)
    one.put(0)
    assert other == Pool([0, 0], [])


@given(counts=piles, seed=st.integers(0, 2**32))
def test_drawing_through_three_reshuffles_gives_every_card_once_each_time(
    counts: list[int], seed: int
) -> None:
    rng = Random(seed)
    pool, discards = Pool(list(counts)), Pool.empty(len(counts))
    for _ in range(3):
        drawn: Counter[int] = Counter()
        while pool.size:
            kind = draw(pool, rng)
            drawn[kind] += 1
            discards.put_on_top(kind)
        assert [drawn[kind] for kind in range(len(counts))] == counts
        pool.refill(discards)
        assert discards.size == 0
    assert pool == Pool(counts)


@given(counts=piles, seed=st.integers(0, 2**32), moves=st.integers(0, 60))
def test_cards_only_ever_move(counts: list[int], seed: int, moves: int) -> None:
    """Deck, hand, cards set aside and discards together always hold the same cards."""
    rng = Random(seed)
    deck = Pool(list(counts))
    hand, aside, discards = (Pool.empty(len(counts)) for _ in range(3))
    for _ in range(moves):
        source = rng.choice((deck, hand, aside, discards))
        if not source.size:
            deck.refill(discards)
        else:
            goal = rng.choice((deck, hand, aside, discards))
            put = rng.choice((goal.put, goal.put_on_top))
            put(draw(source, rng))
        assert multiset(deck, hand, aside, discards) == counts
        assert sum(pool.size for pool in (deck, hand, aside, discards)) == sum(counts)


@given(counts=piles, known=st.lists(st.integers(0, 7), max_size=4))
def test_the_weights_of_an_unknown_pile_add_up_to_its_size(
    counts: list[int], known: list[int]
) -> None:
    pool = Pool(counts, [kind % len(counts) for kind in known])
    weight = sum(weight for _, weight in pool.outcomes())
    assert weight == (1 if known else pool.size)


def test_a_pile_is_two_lists_when_encoded() -> None:
    pool = Pool([3, 0, 1], [2])
    encoded = msgspec.json.encode(pool)
    assert encoded == b"[[3,0,1],[2]]"
    assert msgspec.json.decode(encoded, type=Pool) == pool


def test_a_negative_count_is_refused_when_decoded() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\[0\]\[1\]"):
        msgspec.json.decode(b"[[3,-1],[]]", type=Pool)
