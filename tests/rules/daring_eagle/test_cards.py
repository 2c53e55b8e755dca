"""The cards of the own turn, chapter 8."""

import pytest

from desktop.rules.daring_eagle.actions import (
    AirliftMove,
    CancelCard,
    ChooseSquare,
    EmplacementCard,
    EndTurn,
    FreeMove,
    LetPass,
    RemoveEmplacement,
    SpecialForces,
    Steal,
)
from desktop.rules.daring_eagle.events import (
    CardCancelled,
    CardStolen,
    EmplacementPlaced,
    EmplacementRemoved,
    UnitAirlifted,
)
from desktop.rules.daring_eagle.notation import KINDS
from tests.rules.daring_eagle.positions import GAME, Table, position, sq, squares

rule = pytest.mark.rule

APART = {"gold": "B F6", "red": "B H8"}
THREE = {"gold": "B C3", "green": "B H8", "blue": "B H2"}


@rule("DE-8.6a", "DE-8.6b")
def test_ex_38_an_emplacement_is_built_next_to_an_own_unit() -> None:
    table = position({"gold": "B F6", "red": "B G7"}, {"gold": "EMP"}, pieces="E5")
    built = {action.square for action in table.listed(EmplacementCard)}
    assert built == set(squares("E6 E7 F5 F7 G5 G6"))
    assert table.refused("card:EMP", "G7") == "DE-8.6b"
    assert table.refused("card:EMP", "E5") == "DE-8.6b"
    assert table.refused("card:EMP", "F8") == "DE-8.6a"
    table.do(EmplacementCard(sq("F7")))
    assert table.s.emplacements[sq("F7")] == 2
    assert table.s.supply == 23
    assert table.heard(EmplacementPlaced) == [EmplacementPlaced("DE-8.6a", "gold", sq("F7"))]
    assert table.discards() == "EMP"


@rule("DE-8.6a")
def test_an_emplacement_may_be_built_in_a_home_zone() -> None:
    table = position({"gold": "B A1", "red": "B H8"}, {"gold": "EMP"})
    assert EmplacementCard(sq("A2")) in table.choice.actions


@rule("DE-8.6c")
def test_ex_39_nothing_can_be_built_without_pieces() -> None:
    table = position(APART, {"gold": "EMP"})
    table.s.supply = 0
    table = Table(table.s)
    assert not table.listed(EmplacementCard)
    assert table.refused("card:EMP", "F7") == "DE-8.6c"


@rule("DE-8.7a", "DE-2.3b")
def test_ex_40_a_piece_is_removed_and_the_unit_on_it_stays() -> None:
    table = position({"gold": "B D4", "red": "B C4"}, {"gold": "ENG"}, board="gold", pieces="C4 F4")
    assert table.listed(RemoveEmplacement) == [RemoveEmplacement(sq("C4"))]
    assert table.refused("card:ENG", "E4") == "DE-2.3b"
    assert table.refused("card:ENG", "F4") == "DE-8.7a"
    assert table.refused("card:ENG", "D3") == "DE-8.7a"
    table.do(RemoveEmplacement(sq("C4")))
    assert table.s.supply == 24
    assert table.s.emplacements[sq("C4")] == 0
    assert table.unit("C4") == ("red", "B")
    assert table.heard(EmplacementRemoved)


@rule("DE-8.7a")
def test_the_unit_s_own_square_is_not_next_to_it() -> None:
    table = position({"gold": "B C4", "red": "B H8"}, {"gold": "ENG"}, pieces="C4")
    assert not table.listed(RemoveEmplacement)
    assert table.refused("card:ENG", "C4") == "DE-8.7a"


@rule("DE-8.9a")
def test_an_airlift_takes_a_unit_to_any_empty_square_as_the_move() -> None:
    table = position(APART, {"gold": "LIFT"}, board="gold").do(AirliftMove(sq("F6")))
    assert table.discards() == "LIFT"
    # The red unit stands on one of the sixteen printed emplacements.
    assert len(table.choice.actions) == 144 - 16 - 1
    assert table.refused("H8") == "DE-8.9a"
    assert table.refused("E4") == "DE-8.9a"
    table.do(ChooseSquare(sq("A12")))
    assert table.heard(UnitAirlifted)[0].places(GAME.kit) == ("F6", "A12")
    assert table.unit("A12") == ("gold", "B")
    assert table.choice.actions == (EndTurn(),)


@rule("DE-8.9a", "DE-8.13a")
def test_an_airlift_can_be_an_extra_move() -> None:
    table = position(APART, {"gold": "LIFT FREE"}).move("F6", "F7").do(FreeMove())
    table.do(AirliftMove(sq("F7"))).do(ChooseSquare(sq("A1")))
    assert table.unit("A1") == ("gold", "B")
    assert table.choice.actions == (EndTurn(),)


@rule("DE-2.4d", "DE-5.4d")
def test_the_card_played_last_lies_on_top_of_the_discards() -> None:
    table = position(APART, {"gold": "FREE EMP"}).do(FreeMove())
    assert table.s.last_discard == KINDS["FREE"]
    table.do(EmplacementCard(sq("F7")))
    assert table.s.last_discard == KINDS["EMP"]


@rule("DE-8.9a")
def test_only_an_own_unit_can_be_flown() -> None:
    table = position(APART, {"gold": "LIFT"})
    assert table.refused("card:LIFT", "H8") == "DE-8.9a"
    assert table.refused("card:LIFT", "A1") == "DE-8.9a"


@rule("DE-8.9a", "DE-8.9b", "DE-8.8c")
def test_ex_37_any_opponent_may_cancel_an_airlift_in_turn() -> None:
    table = position(THREE, {"gold": "LIFT", "green": "AA", "blue": "AA"})
    table.do(AirliftMove(sq("C3")))
    assert table.choice.side == "green"
    table.do(LetPass())
    assert table.choice.side == "blue"
    table.do(CancelCard())
    assert table.heard(CardCancelled) == [CardCancelled("DE-8.8a", "blue", "gold", KINDS["LIFT"])]
    assert table.discards() == "AA LIFT"
    assert table.unit("C3") == ("gold", "B")
    assert table.choice.side == "gold"
    assert table.reach("C3")
    assert EndTurn() not in table.choice.actions


@rule("DE-8.8c")
def test_the_first_to_cancel_ends_the_question() -> None:
    table = position(THREE, {"gold": "LIFT", "green": "AA", "blue": "AA"})
    table.do(AirliftMove(sq("C3"))).do(CancelCard())
    assert (table.choice.side, table.choice.rule) == ("gold", "DE-5.3b")
    assert table.hand("blue") == "AA"


@rule("DE-8.8c")
def test_answers_are_asked_clockwise_from_the_active_player() -> None:
    table = position(THREE, {"green": "LIFT", "gold": "AA", "blue": "AA"}, active="green")
    table.do(AirliftMove(sq("H8")))
    assert table.choice.side == "blue"
    assert table.do(LetPass()).choice.side == "gold"


@rule("DE-9.6", "DE-8.8c")
def test_ex_63_with_concealed_answers_everybody_is_asked() -> None:
    hands = {"gold": "LIFT", "blue": "AA"}
    table = position(THREE, hands).do(AirliftMove(sq("C3")))
    assert table.choice.side == "blue"
    table = position(THREE, hands, concealed_answers=True).do(AirliftMove(sq("C3")))
    assert (table.choice.side, table.choice.actions) == ("green", (LetPass(),))
    assert table.refused("button:cancel") == "DE-8.8a"
    table.do(LetPass())
    assert (table.choice.side, table.choice.actions) == ("blue", (CancelCard(), LetPass()))
    out = {"gold": "B C3", "green": "", "blue": "B H2"}
    table = position(out, hands, concealed_answers=True).do(AirliftMove(sq("C3")))
    assert table.choice.side == "blue"


@rule("DE-8.8d")
def test_ex_67_anti_aircraft_cannot_be_answered() -> None:
    table = position(APART, {"gold": "LIFT AA", "red": "AA"})
    table.do(AirliftMove(sq("F6"))).do(CancelCard())
    assert table.choice.rule == "DE-5.3b"
    assert table.hand("gold") == "AA"


@rule("DE-8.8a")
def test_a_question_must_be_answered_before_anything_else() -> None:
    table = position(APART, {"gold": "LIFT", "red": "AA"}).do(AirliftMove(sq("F6")))
    assert table.refused("H8", "H9") == "DE-8.8a"
    assert table.refused("F6", "F7", side="gold") == "DE-5.1"


@rule("DE-8.9a", "DE-5.3a")
def test_ex_73_an_airlift_needs_a_move_that_is_left() -> None:
    table = position(APART, {"gold": "LIFT"}, moved=True, moves=0)
    assert not table.listed(AirliftMove)
    assert table.refused("card:LIFT", "F6") == "DE-5.3a"


@rule("DE-8.15a", "DE-8.15b")
def test_ex_50_special_forces_take_a_card_at_random() -> None:
    units = {"gold": "B C3", "green": "B H8", "blue": "B H2", "red": "B C9"}
    table = position(units, {"gold": "SF", "blue": "AIR RES"})
    assert table.listed(SpecialForces) == [SpecialForces("blue")]
    assert table.refused("card:SF", "side:red") == "DE-8.15a"
    table.do(SpecialForces("blue"))
    assert table.chance.kind == "steal"
    assert table.chance.outcomes == (Steal(KINDS["AIR"]), Steal(KINDS["RES"]))
    assert table.chance.weights == (1, 1)
    assert table.chance.learns == ("gold", "blue")
    assert len(table.chance.offered) == 15
    table.do(Steal(KINDS["RES"]))
    assert (table.hand("gold"), table.hand("blue")) == ("RES", "AIR")
    event = table.heard(CardStolen)[0]
    assert [event.seen_by(side).card for side in ("gold", "blue", "green", None)] == [
        *(KINDS["RES"], KINDS["RES"], -1, -1)
    ]


@rule("DE-8.15b")
def test_ex_50_special_forces_need_an_opponent_with_a_card() -> None:
    table = position(THREE, {"gold": "SF"})
    assert not table.listed(SpecialForces)
    assert table.refused("card:SF") == "DE-8.15b"


@rule("DE-8.15a")
def test_a_hand_with_two_of_a_kind_is_twice_as_likely_to_lose_one() -> None:
    table = position(APART, {"gold": "SF", "red": "BDE BDE RES"}).do(SpecialForces("red"))
    assert table.chance.weights == (2, 1)


@rule("DE-8.16", "DE-8.14")
@pytest.mark.parametrize("card", ["AIR", "ARM", "DIV", "BDE", "RES", "RET", "FRET"])
def test_cards_of_a_combat_cannot_be_played_outside(card: str) -> None:
    table = position(APART, {"gold": card})
    assert table.refused(f"card:{card}") == "DE-8.16"
    assert all(f"card:{card}" not in action.picks for action in table.choice.actions)


@rule("DE-8.14")
def test_move_plus_one_is_paid_with_a_move() -> None:
    assert position(APART, {"gold": "PLUS"}).refused("card:PLUS") == "DE-8.14"


@rule("DE-5.3b")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    refusal = position(APART).refusal("card:FREE")
    assert refusal.rule == "DE-5.3b"
    assert dict(refusal.text.values)["held"] == 0
