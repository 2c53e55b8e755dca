"""Exact odds about hidden hands, against counting by hand and by brute force."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from desktop.rules.daring_eagle.notation import KINDS
from desktop.rules.daring_eagle.odds import Odds
from tests.rules.daring_eagle.positions import KIT, counts

DECK = Odds(KIT, KIT.deck)


def test_one_card_of_a_new_deck() -> None:
    assert DECK.at_least(1, 1) == pytest.approx(36 / 92)
    assert DECK.at_least(1, 15) == pytest.approx(4 / 92)
    assert DECK.at_least(1, 10) == pytest.approx(12 / 92)
    assert DECK.at_least(1, 16) == 0
    assert DECK.no_escape(1) == pytest.approx(1 - 20 / 92)
    assert DECK.holds(1, KINDS["AA"]) == pytest.approx(6 / 92)


def test_nothing_needed_is_certain_and_no_card_brings_nothing() -> None:
    assert DECK.at_least(0, 0) == 1
    assert DECK.at_least(3, -4) == 1
    assert DECK.at_least(0, 1) == 0
    assert DECK.no_escape(0) == 1


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_sums_agree_with_brute_force(cards: int) -> None:
    unseen = counts("AIR ARM DIV DIV BDE BDE BDE RES RES LIFT AA FREE")
    all_cards = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    hands = Counter(
        sum(KIT.card_points[kind] for kind in hand) for hand in combinations(all_cards, cards)
    )
    odds = Odds(KIT, unseen)
    total = comb(len(all_cards), cards)
    assert odds.sums(cards) == pytest.approx({points: n / total for points, n in hands.items()})
    for points in range(1, 46):
        expected = sum(n for worth, n in hands.items() if worth >= points) / total
        assert odds.at_least(cards, points) == pytest.approx(expected)


def test_chances_add_up() -> None:
    for cards in range(12):
        assert sum(DECK.sums(cards).values()) == pytest.approx(1)


def test_a_hand_of_all_unseen_cards_is_certain() -> None:
    odds = Odds(KIT, counts("BDE LIFT"))
    assert odds.sums(2) == {5: 1.0}
    assert odds.no_escape(2) == 0
    assert odds.sums(9) == {5: 1.0}
