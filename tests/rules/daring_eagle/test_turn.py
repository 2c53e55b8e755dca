"""The turn, chapter 5."""

import pytest

from desktop.rules.core import Action, Refused
from desktop.rules.daring_eagle.actions import (
    Attack,
    DiscardDown,
    Draw,
    DrawTwo,
    EmplacementCard,
    EndTurn,
    FreeMove,
    Move,
)
from desktop.rules.daring_eagle.events import (
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    CardsReshuffled,
    DrawSkipped,
    TurnPassed,
    TurnStarted,
    UnitCaptured,
)
from desktop.rules.daring_eagle.notation import KINDS
from desktop.text import sentence
from tests.rules.daring_eagle.positions import GAME, Table, cards, position, sq

rule = pytest.mark.rule

APART = {"gold": "B C3", "red": "B H8"}
WALLED_IN = {"gold": "B A1", "red": "B H8"}


def starting(hand: str) -> Table:
    """Return a table where gold's turn has just begun with a hand."""
    table = position(APART, {"gold": hand}, active="red", moved=True, moves=0)
    return table.do(EndTurn()).do(table.chance.outcomes[-1])


def draw(card: str) -> Draw:
    return Draw(KINDS[card])


@rule("DE-5.1")
def test_turns_go_round_in_turn_order_and_skip_who_is_out() -> None:
    table = position({"gold": "B C3", "green": "", "blue": "B H8", "red": "B H2"})
    table.move("C3", "C4").do(EndTurn()).do(draw("RES"))
    assert table.heard(TurnStarted) == [TurnStarted("DE-5.1", "blue", 2)]
    assert table.choice.side == "blue"


@rule("DE-5.2a")
def test_ex_31_five_cards_become_three_before_anything_else() -> None:
    table = starting("AIR BDE BDE RES ENG")
    assert table.choice.rule == "DE-5.2a"
    assert all(isinstance(action, DiscardDown) for action in table.choice.actions)
    assert {len(action.cards) for action in table.listed(DiscardDown)} == {2}
    assert table.refused("C3", "C4") == "DE-5.2a"
    assert table.refused("card:AIR") == "DE-5.2a"
    wrong: list[Action] = [Move(sq("C3"), sq("C4")), DiscardDown(cards("AIR"))]
    for action in wrong:
        with pytest.raises(Refused) as refused:
            table.do(action)
        assert refused.value.rule == "DE-5.2a"
    table.do(DiscardDown(cards("BDE RES")))
    assert table.heard(CardsDiscarded) == [CardsDiscarded("DE-5.2a", "gold", cards("BDE RES"))]
    assert table.hand("gold") == "AIR BDE ENG"
    assert table.choice.rule == "DE-5.3b"


@rule("DE-5.2a")
def test_each_set_of_equal_cards_is_offered_once() -> None:
    table = starting("BDE BDE RES RES ENG")
    assert {action.cards for action in table.listed(DiscardDown)} == {
        cards("BDE BDE"), cards("BDE RES"), cards("RES RES"), cards("BDE ENG"), cards("RES ENG")
    }  # fmt: skip
    assert len(table.choice.actions) == 5


@rule("DE-5.2a")
def test_equal_cards_are_discarded_without_a_question() -> None:
    table = starting("BDE BDE BDE BDE")
    assert table.heard(CardsDiscarded) == [CardsDiscarded("DE-5.2a", "gold", cards("BDE"))]
    assert table.choice.rule == "DE-5.3b"


@rule("DE-5.2b", "DE-5.4a")
def test_ex_32_a_fourth_card_is_held_during_the_others_turns() -> None:
    table = position(APART, {"gold": "AIR BDE RES"}).move("C3", "C4").do(EndTurn())
    table.do(draw("ENG"))
    assert table.hand("gold") == "AIR BDE RES ENG"
    assert table.choice.side == "red"
    table.move("H8", "H7").do(EndTurn()).do(draw("BDE"))
    assert (table.choice.side, table.choice.rule) == ("gold", "DE-5.2a")


@rule("DE-5.2c")
def test_ex_61_three_cards_may_all_be_kept_and_none_thrown_away() -> None:
    table = starting("AIR BDE RES")
    assert table.choice.rule == "DE-5.3b"
    assert not table.listed(DiscardDown)
    with pytest.raises(Refused):
        table.do(DiscardDown(cards("AIR")))


@rule("DE-5.3d", "DE-5.3e", "DE-5.4a")
def test_ex_33_a_unit_that_cannot_move_lets_its_side_pass() -> None:
    table = position(WALLED_IN, pieces="A2 B1 B2")
    assert table.choice.actions == (EndTurn(),)
    table.do(EndTurn())
    assert table.heard(TurnPassed) == [TurnPassed("DE-5.3e", "gold")]
    assert table.chance.kind == "draw"


@rule("DE-5.3d")
def test_ex_34_a_unit_that_can_move_must_be_moved() -> None:
    table = position(WALLED_IN, pieces="A2 B1")
    assert EndTurn() not in table.choice.actions
    assert table.refused("button:end_turn") == "DE-5.3d"
    with pytest.raises(Refused):
        table.do(EndTurn())


@rule("DE-5.3e")
def test_ex_35_nobody_is_forced_to_attack() -> None:
    table = position({"gold": "D A1", "red": "B A2"}, pieces="B1 B2")
    assert set(table.choice.actions) == {Move(sq("A1"), sq("A2")), EndTurn()}
    passed = table.do(EndTurn()).heard(TurnPassed)[0]
    assert sentence(passed.text(GAME.kit)) == "Gold passes: no unit can move freely."


@rule("DE-5.3d", "DE-5.3e")
def test_nobody_is_forced_to_pay_cards() -> None:
    table = position(WALLED_IN, {"gold": "ENG"}, pieces="A2 B1 B2")
    assert EndTurn() in table.choice.actions
    assert "A2" in table.reach("A1")


@rule("DE-5.3c")
def test_an_attack_uses_up_the_move() -> None:
    table = position({"gold": "D C3, B A1", "red": "B C4, B H8"}).move("C3", "C4")
    assert table.heard(UnitCaptured)
    assert table.choice.actions == (EndTurn(),)


@rule("DE-8.13a", "DE-5.3f")
def test_ex_36_a_free_move_is_one_more_move_for_any_unit() -> None:
    table = position({"gold": "D C3", "red": "B C6, B H8"}, {"gold": "FREE"})
    table.do(FreeMove()).move("C3", "C4")
    assert EndTurn() in table.choice.actions
    table.move("C4", "C6")
    assert table.unit("C6") == ("gold", "D")
    assert table.captures("gold") == 1


@rule("DE-8.13a", "DE-5.3f")
def test_ex_36_a_free_move_may_lapse() -> None:
    table = position(APART, {"gold": "FREE"}).do(FreeMove()).move("C3", "C4")
    table.do(EndTurn())
    assert not table.heard(TurnPassed)
    table.do(draw("RES")).move("H8", "H7").do(EndTurn()).do(draw("RES"))
    table.move("C4", "C5")
    assert table.choice.actions == (EndTurn(),)


@rule("DE-8.13a", "DE-5.3d")
def test_a_free_move_does_not_replace_the_move_that_is_due() -> None:
    table = position(APART, {"gold": "FREE"}).do(FreeMove())
    assert table.refused("button:end_turn") == "DE-5.3d"


@rule("DE-8.13b", "DE-6.4a", "DE-5.3g")
def test_ex_64_three_attacks_in_one_turn() -> None:
    table = position({"gold": "D C3", "red": "B C5, B C7, B C9, B H8"}, {"gold": "FREE FREE"})
    table.do(FreeMove()).do(FreeMove())
    table.move("C3", "C5").move("C5", "C7").move("C7", "C9")
    assert table.captures("gold") == 3
    assert table.choice.actions == (EndTurn(),)


@rule("DE-5.3a")
def test_ex_86_a_second_move_is_refused() -> None:
    table = position({"gold": "B C3, B D3", "red": "B H8"}, {"gold": "DRAW"}).move("C3", "C4")
    assert table.refused("D3", "D4") == "DE-5.3a"
    assert set(table.choice.actions) == {DrawTwo(), EndTurn()}


@rule("DE-5.3b")
def test_ex_87_cards_before_and_after_the_move() -> None:
    table = position(APART, {"gold": "EMP DRAW"})
    table.do(EmplacementCard(sq("C2"))).move("C3", "C4").do(DrawTwo())
    table.do(draw("BDE")).do(draw("RES")).do(EndTurn()).do(draw("AIR"))
    assert table.hand("gold") == "AIR BDE RES"


# ------------------------------------------------------------------------------ drawing cards


@rule("DE-5.4b", "DE-8.12", "DE-5.4d")
def test_ex_41_a_draw_two_can_be_reshuffled_and_drawn_by_itself() -> None:
    table = position(APART, {"gold": "DRAW"}, pile="ARM").do(DrawTwo())
    assert table.heard(CardPlayed)
    assert table.chance.outcomes == (draw("ARM"),)
    table.do(draw("ARM"))
    assert table.heard(CardsReshuffled) == [CardsReshuffled("DE-5.4b", 1)]
    assert table.chance.outcomes == (draw("DRAW"),)
    table.do(draw("DRAW"))
    assert table.hand("gold") == "ARM DRAW"
    assert table.s.last_discard == -1


@rule("DE-5.4b")
def test_the_last_card_of_the_pile_is_drawn_before_any_reshuffle() -> None:
    table = position(APART, pile="ARM", discard="RES RES").move("C3", "C4").do(EndTurn())
    assert table.chance.outcomes == (draw("ARM"),)
    table.do(draw("ARM"))
    assert not table.heard(CardsReshuffled)
    assert table.discards() == "RES RES"


@rule("DE-5.4c")
def test_ex_42_with_both_piles_empty_the_draw_is_skipped() -> None:
    table = position(APART, pile="").move("C3", "C4").do(EndTurn())
    assert table.heard(DrawSkipped) == [DrawSkipped("DE-5.4c", "gold")]
    assert table.choice.side == "red"


@rule("DE-8.12", "DE-5.4b")
def test_a_draw_two_can_be_played_for_the_discards_alone() -> None:
    table = position(APART, {"gold": "DRAW"}, pile="", discard="RES").do(DrawTwo())
    assert table.heard(CardsReshuffled) == [CardsReshuffled("DE-5.4b", 2)]
    assert table.chance.outcomes == (draw("RES"), draw("DRAW"))


@rule("DE-8.12", "DE-5.4d")
def test_ex_91_a_draw_two_cannot_be_played_for_itself_alone() -> None:
    table = position(APART, {"gold": "DRAW"}, pile="")
    assert DrawTwo() not in table.choice.actions
    assert table.refused("card:DRAW") == "DE-8.12"


@rule("DE-4.6b")
def test_ex_85_a_draw_is_weighted_by_what_is_left_and_only_the_drawer_learns_it() -> None:
    table = position(APART, pile="BDE BDE BDE RES").move("C3", "C4").do(EndTurn())
    assert table.chance.outcomes == (draw("BDE"), draw("RES"))
    assert table.chance.weights == (3, 1)
    assert table.chance.learns == ("gold",)
    assert len(table.chance.offered) == 15
    table.do(draw("BDE"))
    event = table.heard(CardDrawn)[0]
    assert event.seen_by("gold") == CardDrawn("DE-5.4a", "gold", KINDS["BDE"], ("gold",))
    for other in ("red", None):
        assert event.seen_by(other) == CardDrawn("DE-5.4a", "gold", -1, ("gold",))
    assert GAME.view(table.s, "gold").state.hands[0][KINDS["BDE"]] == 1
    assert not any(GAME.view(table.s, "red").state.hands[0])
    assert GAME.view(table.s, "red").hand_sizes == (1, 0)


@rule("DE-5.4a")
def test_a_card_is_drawn_whatever_the_hand() -> None:
    table = position(APART, {"gold": "BDE BDE RES RES ENG"}, moved=True, moves=0)
    table.do(EndTurn()).do(draw("AIR"))
    assert table.s.hand_size(0) == 6


@rule("DE-5.3g")
def test_after_a_combat_the_step_goes_on_with_what_is_left() -> None:
    table = position({"gold": "D C3, B A1", "red": "B C4, B H8"}, {"gold": "BDE DRAW"})
    table.move("C3", "C4").do(Attack(()))
    assert table.choice.side == "gold"
    assert DrawTwo() in table.choice.actions


@rule("DE-2.4d")
def test_progress_follows_the_turn() -> None:
    table = starting("AIR BDE BDE RES ENG")
    assert GAME.progress(table.s).present == 0
    table.do(DiscardDown(cards("BDE RES")))
    assert GAME.progress(table.s).present == 1
    table.move("C3", "C4").do(EndTurn())
    assert GAME.progress(table.s).present == 2
    assert GAME.progress(table.s).turn == table.s.turn
