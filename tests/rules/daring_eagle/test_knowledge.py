"""What a seat knows: views, guesses, and what Special Forces tell."""

from random import Random

import msgspec
import pytest

from desktop.rules.daring_eagle.actions import (
    AirliftMove,
    Attack,
    EndTurn,
    SpecialForces,
    Steal,
)
from desktop.rules.daring_eagle.events import CardDrawn, CardStolen
from desktop.rules.daring_eagle.notation import CARD_IDS, KINDS
from desktop.rules.daring_eagle.state import View
from tests.rules.daring_eagle.positions import GAME, KIT, Table, cards, counts, position, sq

rule = pytest.mark.rule

APART = {"gold": "B C3", "red": "B H8"}
THREE = {"gold": "B C3", "green": "B H8", "blue": "B H2"}


def seen(table: Table, side: str | None) -> View:
    return GAME.view(table.s, side)


@rule("DE-2.4d")
def test_ex_83_others_see_how_many_cards_and_what_was_discarded() -> None:
    table = position(APART, {"gold": "AIR RET"}, discard="BDE FREE")
    view = seen(table, "red")
    assert view.hand_sizes == (2, 0)
    assert view.pile_size == 88
    assert view.state.discard == counts("BDE FREE")
    assert not any(view.state.hands[0])
    assert not view.state.pile.size
    assert sum(view.unseen) == 90
    assert [view.unseen[KINDS[card]] for card in ("AIR", "RET", "BDE", "FREE")] == [2, 6, 14, 3]


@rule("DE-2.4d")
def test_a_hand_is_seen_by_its_owner_and_nobody_else() -> None:
    table = position(APART, {"gold": "AIR RET", "red": "SF"})
    assert seen(table, "gold").state.hands == [counts("AIR RET"), counts("")]
    assert seen(table, "red").state.hands == [counts(""), counts("SF")]
    assert seen(table, None).state.hands == [counts(""), counts("")]
    assert seen(table, None).seat == -1


@rule("DE-9.5")
def test_ex_95_open_hands_show_every_hand_but_not_the_pile() -> None:
    table = position(APART, {"gold": "AIR RET", "red": "SF"}, open_hands=True)
    for side in ("gold", "red", None):
        view = seen(table, side)
        assert view.state.hands == [counts("AIR RET"), counts("SF")]
        assert not view.state.pile.size
        assert sum(view.unseen) == view.pile_size == 89


@rule("DE-9.5")
def test_with_open_hands_everybody_learns_what_is_drawn_and_stolen() -> None:
    table = position(APART, {"gold": "SF", "red": "AIR"}, open_hands=True)
    table.do(SpecialForces("red"))
    assert table.chance.learns is None
    assert not table.chance.offered
    table.do(Steal(KINDS["AIR"]))
    assert table.heard(CardStolen)[0].seen_by(None).card == KINDS["AIR"]
    table.move("C3", "C4").do(EndTurn())
    assert table.chance.learns is None
    table.do(table.chance.outcomes[0])
    drawn = table.heard(CardDrawn)[0]
    assert drawn.seen_by("red") == drawn


def test_a_view_is_a_copy() -> None:
    table = position(APART, {"gold": "AIR"})
    before = GAME.encode(table.s)
    view = seen(table, "gold")
    view.state.hands[0][0] = 0
    view.state.at[0] = 5
    view.state.pile.counts[0] = 99
    assert GAME.encode(table.s) == before


# ------------------------------------------------------------------------------ special forces


def stolen(card: str, **hands: str) -> Table:
    """Return a table after gold took a card of blue."""
    table = position(THREE, {"gold": "SF", "blue": card, **hands}).do(SpecialForces("blue"))
    return table.do(Steal(KINDS[card.split()[0]]))


@rule("DE-8.15a")
def test_the_victim_knows_which_card_the_thief_holds() -> None:
    table = stolen("AIR RES")
    assert table.s.known == [(0, 2, KINDS["AIR"])]
    assert seen(table, "blue").state.known == [(0, 2, KINDS["AIR"])]
    assert seen(table, "green").state.known == []
    for seed in range(30):
        guessed = GAME.guess(seen(table, "blue"), Random(seed))
        assert guessed.hands[0] == counts("AIR")


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    table = position(THREE, {"gold": "SF", "blue": "LIFT"}).do(SpecialForces("blue"))
    table.do(Steal(KINDS["LIFT"])).do(AirliftMove(sq("C3")))
    assert table.s.known == []


def test_a_known_card_that_is_committed_is_known_no_more() -> None:
    units = {"gold": "D C3", "red": "D C4"}
    table = position(units, {"gold": "SF", "red": "BDE RET"}).do(SpecialForces("red"))
    table.do(Steal(KINDS["BDE"])).move("C3", "C4")
    assert table.s.known == [(0, 1, KINDS["BDE"])]
    table.do(Attack(cards("BDE")))
    assert table.s.known == []


@pytest.mark.parametrize("taken", ["AIR", "RES"])
def test_a_third_player_cannot_tell_which_card_moved_on(taken: str) -> None:
    """Blue knows gold's Air Strike; green then takes one of gold's two cards."""
    table = stolen("AIR", gold="SF RES")
    table.s.active = 1
    table.s.hands[1] = counts("SF")
    table.s.pile.counts[KINDS["SF"]] -= 1
    table = Table(table.s).do(SpecialForces("gold")).do(Steal(KINDS[taken]))
    assert [known for known in table.s.known if known[1] == 2] == []
    assert (1, 0, KINDS[taken]) in table.s.known


def test_a_card_taken_back_is_known_to_who_had_taken_it() -> None:
    table = stolen("AIR")
    table.s.active = 2
    table.s.hands[2] = counts("SF")
    table = Table(table.s).do(SpecialForces("gold")).do(Steal(KINDS["AIR"]))
    assert table.s.known == [(2, 0, KINDS["AIR"])]


def test_a_thief_who_takes_another_card_still_knows_the_first() -> None:
    table = stolen("AIR", gold="SF RES")
    table.s.active = 2
    table.s.hands[2] = counts("SF")
    table.s.pile.counts[KINDS["SF"]] -= 1
    table = Table(table.s).do(SpecialForces("gold")).do(Steal(KINDS["RES"]))
    assert table.s.known == [(0, 2, KINDS["AIR"]), (2, 0, KINDS["RES"])]


@rule("DE-7.5a")
def test_nothing_is_known_of_the_hand_of_who_is_out() -> None:
    units = {"gold": "D C3", "green": "B C4", "blue": "B H2"}
    table = position(units, {"green": "RES"})
    table.s.known = [(1, 2, KINDS["RES"]), (2, 1, KINDS["RES"])]
    table.s.hands[2] = counts("RES")
    table.move("C3", "C4")
    assert table.s.known == []


# ----------------------------------------------------------------------------------- guessing


def test_a_guess_deals_what_is_hidden_anew_and_keeps_what_is_known() -> None:
    table = position(APART, {"gold": "AIR RET", "red": "SF BDE ENG"})
    view = seen(table, "gold")
    hands = set()
    for seed in range(40):
        guessed = GAME.guess(view, Random(seed))
        assert guessed.hands[0] == counts("AIR RET")
        assert sum(guessed.hands[1]) == 3
        assert guessed.pile.size == 87
        assert msgspec.msgpack.encode(GAME.view(guessed, "gold")) == msgspec.msgpack.encode(view)
        hands.add(tuple(guessed.hands[1]))
    assert len(hands) > 30


def test_guesses_are_as_likely_as_the_unseen_cards_say() -> None:
    view = seen(position(APART, {"red": "SF"}), "gold")
    rng = Random(7)
    brigades = sum(GAME.guess(view, rng).hands[1][KINDS["BDE"]] for _ in range(4000))
    # 15 of 92, give or take four standard deviations.
    assert 558 < brigades < 746


def test_who_is_asked_to_answer_holds_anti_aircraft_in_every_guess() -> None:
    table = position(APART, {"gold": "LIFT", "red": "AA"}).do(AirliftMove(sq("C3")))
    for seed in range(50):
        guessed = GAME.guess(seen(table, "gold"), Random(seed))
        assert guessed.hands[1] == counts("AA")


def test_who_attacks_has_the_points_for_it_in_every_guess() -> None:
    units = {"gold": "B C3", "red": "D C4"}
    table = position(units, {"gold": "AIR", "red": "RES"}).move("C3", "C4")
    for seed in range(50):
        guessed = GAME.guess(seen(table, "red"), Random(seed))
        points = sum(count * KIT.card_points[kind] for kind, count in enumerate(guessed.hands[0]))
        assert points > 10


def test_the_names_of_cards_are_those_of_the_data() -> None:
    assert [card.key for card in KIT.cards] == list(CARD_IDS)
