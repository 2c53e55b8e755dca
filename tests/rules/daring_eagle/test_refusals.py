"""Refusals, chapter 12: the rule and the numbers for whatever is picked."""

import pytest

from desktop.rules import engine
from desktop.rules.core import Step
from desktop.rules.daring_eagle.actions import (
    AirliftMove,
    Attack,
    ChooseQuadrant,
    EndTurn,
    SpecialForces,
)
from desktop.rules.daring_eagle.cards import Drawing, Theft
from desktop.rules.daring_eagle.setup import Beginning, Placing
from desktop.text import sentence
from tests.rules.daring_eagle.positions import GAME, Table, cards, position, setup, sq

APART = {"gold": "B C3", "red": "B H8"}


def words(table: Table, *picks: str) -> str:
    return sentence(table.refusal(*picks).text)


def test_refusals_say_what_and_why() -> None:
    table = position({"gold": "D C3, B C4, B A1", "red": "B E5, B H8"}, pieces="D3")
    assert words(table, "C3", "E4") == "From C3 to E4 is not a straight line."
    assert words(table, "C3", "C4") == "One of your own units is on C4."
    assert words(table, "C3", "C5") == "A unit on C4 is in the way."
    assert words(table, "C3", "F6") == "A unit on E5 is in the way."
    assert words(table, "A1", "A6") == "Too far: 5 squares, a Brigade moves 3."
    assert words(table, "C3", "D3") == (
        "An emplacement is on D3: passing it takes an Engineering Resource."
    )
    assert words(table, "H8") == "The unit on H8 belongs to Red."
    assert words(table, "G1") == "There is no unit on G1."
    assert words(table, "button:end_turn") == "A unit must be moved first."


def test_a_unit_that_is_shut_in_has_nowhere_to_go() -> None:
    table = position({"gold": "B A1, B A2, B B1, B B2", "red": "B H8"})
    assert words(table, "A1") == "The unit on A1 has nowhere to go."


def test_what_move_plus_one_reaches_is_told() -> None:
    table = position(APART, {"gold": "PLUS"})
    assert words(table, "C3", "C8") == (
        "Too far: 5 squares; a Brigade moves 3, with your Move +One 4."
    )


def test_what_an_attack_lacks_is_told() -> None:
    table = position({"gold": "B C3", "red": "D C4"}, {"gold": "BDE RES"})
    assert words(table, "C3", "C4") == (
        "This attack needs 11 more combat points; your cards bring 8."
    )
    table = position({"gold": "B C3", "red": "D C4"}, {"gold": "DIV"})
    assert words(table, "C3", "C4") == (
        "An attack must begin above the defender: your cards only reach 15 too."
    )


def test_the_points_still_missing_are_told_while_cards_are_picked() -> None:
    table = position({"gold": "B C3", "red": "D C4"}, {"gold": "DIV RES"}).move("C3", "C4")
    assert words(table, "card:RES", "button:attack") == (
        "The attack needs 8 more combat points: 8 against 15."
    )
    assert words(table, "card:DIV", "card:DIV", "button:attack") == ("Division: you hold 1, not 2.")


def test_somebody_else_s_decision_is_not_ours() -> None:
    table = position(APART)
    refusal = table.refusal("H8", "H9", side="red")
    assert (refusal.rule, sentence(refusal.text)) == ("DE-5.1", "It is for Gold to decide now.")


def test_while_chance_decides_nobody_does() -> None:
    table = position(APART, {"gold": "SF", "red": "AIR"}).do(SpecialForces("red"))
    assert GAME.why_not(GAME.view(table.s, "gold"), ("C3", "C4")).rule == "DE-8.15a"
    table = position(APART).move("C3", "C4").do(EndTurn())
    assert GAME.why_not(GAME.view(table.s, "gold"), ("C4", "C5")).rule == "DE-5.4a"


@pytest.mark.parametrize(
    ("picks", "rule"),
    [
        ((), "DE-5.3b"),
        (("nowhere",), "DE-5.3b"),
        (("button:surrender",), "DE-8.16"),
        (("card:NONE",), "DE-5.3b"),
        (("card:FREE", "C3"), "DE-8.13a"),
        (("card:LIFT",), "DE-8.9a"),
        (("card:EMP",), "DE-8.6b"),
    ],
)
def test_whatever_is_picked_has_an_answer(picks: tuple[str, ...], rule: str) -> None:
    table = position(APART, {"gold": "FREE LIFT EMP"})
    assert table.refused(*picks) == rule


def test_setup_refuses_what_comes_later() -> None:
    state, _, asked = engine.start(GAME, setup(2, first="gold"))
    table = Table(state)
    table.asked = asked
    assert table.refused("C3", "C4") == "DE-4.3b"
    table.do(ChooseQuadrant(0)).do(ChooseQuadrant(2))
    assert table.refused("button:deploy") == "DE-4.5a"
    table = position({"gold": "", "red": ""}, steps=[Placing(4)])
    assert table.refused("button:end_turn") == "DE-4.4a"


@pytest.mark.parametrize(
    ("step", "rule"),
    [
        (Beginning(), "DE-4.2"),
        (Drawing(0, 1, "DE-5.4a"), "DE-5.4a"),
        (Drawing(0, 2, "DE-8.12"), "DE-8.12"),
        (Theft(0, 1), "DE-8.15a"),
    ],
)
def test_while_chance_decides_its_own_rule_is_named(step: Step, rule: str) -> None:
    table = position(APART, {"red": "BDE"}, steps=[step])
    for side in ("gold", "red"):
        refused = table.refusal("C3", side=side)
        assert refused.rule == rule == table.chance.rule
        assert sentence(refused.text) == "Chance decides first."


def test_a_flying_unit_must_land_somewhere_empty() -> None:
    table = position(APART, {"gold": "LIFT"}, pieces="E5").do(AirliftMove(sq("C3")))
    assert words(table, "H8") == "A unit is on H8."
    assert words(table, "E5") == "An emplacement is on E5."
    assert table.refused("button:end_turn") == "DE-8.9a"


def test_an_answer_in_a_combat_needs_cards_and_enough_of_them() -> None:
    table = position({"gold": "D C3", "red": "B C4, B A12"}, {"red": "RES LIFT AA"})
    table.move("C3", "C4")
    assert words(table, "card:RES", "button:counter") == "Not enough to counter: 8 against 15."
    assert table.refused("card:AA") == "DE-8.8a"
    assert table.refused("card:LIFT") == "DE-6.3g"
    assert words(table, "button:retreat", "C5") == "You hold no Retreat."


def test_refusals_depend_on_nothing_that_the_asker_cannot_see() -> None:
    hands = ({"gold": "RES", "red": "AIR ARM AA"}, {"gold": "RES", "red": "BDE RES FREE"})
    units = {"gold": "B C3", "red": "D C4, B H8"}
    picks = [("C3", "C4"), ("C3", "C6"), ("H8", "H9"), ("card:SF",), ("button:attack",)]
    one, other = (position(units, hand) for hand in hands)
    for pick in picks:
        assert one.refusal(*pick, side="gold").text == other.refusal(*pick, side="gold").text


def test_cards_that_bring_no_points_cannot_be_committed() -> None:
    table = position({"gold": "D C3", "red": "B C4"}, {"gold": "RES FREE AA"}).move("C3", "C4")
    assert table.refused("card:FREE", "button:attack") == "DE-8.16"
    assert table.refused("card:AA", "button:attack") == "DE-8.8a"
    table.do(Attack(cards("RES")))
