"""Movement, chapter 3."""

import pytest

from desktop.rules.daring_eagle import movement
from desktop.rules.daring_eagle.actions import Attack, EndTurn, Move
from desktop.rules.daring_eagle.events import MoveCardsPaid, UnitMoved
from desktop.rules.daring_eagle.movement import Destination
from desktop.rules.daring_eagle.notation import SQUARE_NAMES
from tests.rules.daring_eagle.positions import KIT, Table, cards, position, sq

rule = pytest.mark.rule


def alone(unit: str, board: str = "green", hand: str = "") -> Table:
    """Return a table with one unit; the enemy stands far off in a corner."""
    return position({"gold": unit, "red": "B L12"}, {"gold": hand}, board=board)


def named(*lines: str) -> set[str]:
    return set(" ".join(lines).split())


@rule("DE-3.1", "DE-3.2", "DE-2.1c")
def test_ex_25_destinations_from_e2() -> None:
    green = alone("B E2").reach("E2")
    assert green == named(
        *("E3 E4 E5", "F3 G4 H5", "F2 G2 H2", "F1", "E1", "D1", "D2 C2 B2", "D3 C4 B5")
    )
    assert len(green) == 18
    assert alone("B E2", "gold").reach("E2") == green - {"E4", "E5", "H5"}
    assert len(alone("D E2").reach("E2")) == 13
    assert alone("D E2").reach("E2") - alone("D E2", "gold").reach("E2") == {"E4"}


@rule("DE-2.2a", "DE-2.2b", "DE-2.1c")
@pytest.mark.parametrize(
    ("unit", "board", "count"),
    [("D F6", "green", 16), ("B F6", "green", 24), ("D F6", "gold", 11), ("B F6", "gold", 15)],
)
def test_ex_78_destinations_from_f6(unit: str, board: str, count: int) -> None:
    assert len(alone(unit, board).reach("F6")) == count


@rule("DE-3.1")
def test_a_knight_s_step_is_no_straight_line() -> None:
    assert alone("B E2").refused("E2", "F4") == "DE-3.1"


@rule("DE-3.2")
def test_a_move_of_no_square_is_no_move() -> None:
    table = alone("B E2")
    assert table.refused("E2", "E2") == "DE-3.2"
    assert "E2" not in table.reach("E2")


@rule("DE-3.2")
def test_too_far_is_refused_with_the_numbers() -> None:
    refusal = alone("D E2").refusal("E2", "E5")
    assert refusal.rule == "DE-3.2"
    assert dict(refusal.text.values)["distance"] == 3
    assert dict(refusal.text.values)["allowance"] == 2


@rule("DE-3.4a", "DE-3.5a", "DE-3.5c", "DE-8.7b")
def test_ex_26_one_engineering_resource_covers_every_emplacement_of_a_move() -> None:
    table = alone("B E3", "gold", "ENG")
    assert table.reach("E3") >= {"E4", "E5", "E6"}
    table.move("E3", "E6")
    assert table.heard(MoveCardsPaid) == [MoveCardsPaid("DE-3.5c", "gold", cards("ENG"))]
    assert table.discards() == "ENG"
    assert (table.s.emplacements[sq("E4")], table.s.emplacements[sq("E5")]) == (1, 1)


@rule("DE-3.4a")
@pytest.mark.parametrize("to", ["E4", "E5", "E6"])
def test_ex_26_without_the_card_an_emplacement_stops_a_move(to: str) -> None:
    table = alone("B E3", "gold")
    assert to not in table.reach("E3")
    assert table.refused("E3", to) == "DE-3.4a"


@rule("DE-3.4a", "DE-3.5a")
def test_f_25_every_move_over_an_emplacement_needs_the_card() -> None:
    without, with_card = alone("B F6", "gold"), alone("B F6", "gold", "ENG")
    open_board = alone("B F6").reach("F6")
    assert with_card.reach("F6") == open_board
    for name in open_board - without.reach("F6"):
        assert without.refused("F6", name) == "DE-3.4a"


@rule("DE-3.4b")
def test_ex_27_leaving_an_emplacement_is_free() -> None:
    table = alone("B E5", "gold").move("E5", "F5")
    assert table.unit("F5") == ("gold", "B")
    assert not table.heard(MoveCardsPaid)


@rule("DE-3.4c")
def test_ex_28_a_diagonal_step_between_two_emplacements_is_open() -> None:
    table = position({"gold": "B D4", "red": "B L12"}, pieces="D5 E4")
    assert "E5" in table.reach("D4")


@rule("DE-3.4c")
def test_units_at_the_corners_do_not_block_a_diagonal_step() -> None:
    table = position({"gold": "B D4", "red": "B D5, B E4"})
    assert "E5" in table.reach("D4")


@rule("DE-3.5b", "DE-3.5c", "DE-8.14")
def test_ex_29_each_move_plus_one_adds_a_square() -> None:
    table = alone("D C3", hand="PLUS PLUS")
    assert "C7" in table.reach("C3")
    assert table.refused("C3", "C8") == "DE-3.2"
    table.move("C3", "C7")
    assert table.discards() == "PLUS PLUS"
    assert table.hand("gold") == ""


@rule("DE-3.3a", "DE-3.3b")
def test_ex_30_a_move_stops_at_the_enemy_it_attacks() -> None:
    table = position({"gold": "B C3", "red": "B C5"}, {"gold": "RES"})
    assert {"C4", "C5"} <= table.reach("C3")
    assert table.refused("C3", "C6") == "DE-3.3a"


@rule("DE-3.3c", "DE-3.3a")
def test_ex_69_a_friend_blocks_its_square_and_those_behind() -> None:
    table = position({"gold": "B C3, B C4", "red": "B L12"})
    assert table.refused("C3", "C4") == "DE-3.3c"
    assert table.refused("C3", "C5") == "DE-3.3a"
    assert table.reach("C3").isdisjoint({"C4", "C5", "C6"})


@rule("DE-3.6", "DE-3.3a")
def test_ex_84_passing_next_to_enemies_has_no_effect() -> None:
    table = position({"gold": "B C3", "red": "B D4, B E4, B E2"}).move("C3", "F3")
    assert [type(event) for event in table.told] == [UnitMoved]
    assert table.unit("F3") == ("gold", "B")


@rule("DE-3.5c")
def test_ex_92_nobody_pays_more_than_a_move_needs() -> None:
    table = alone("D C3", hand="PLUS").move("C3", "C4")
    assert table.hand("gold") == "PLUS"
    assert not table.heard(MoveCardsPaid)


@rule("DE-8.14", "DE-6.2a")
def test_ex_65_an_attack_can_be_paid_with_move_plus_one() -> None:
    table = position({"gold": "D C3", "red": "B C6"}, {"gold": "PLUS", "red": "RET"})
    table.move("C3", "C6")
    assert table.discards() == "PLUS"
    assert table.s.fight is not None
    assert table.s.fight.totals == [15, 5]


@rule("DE-3.5c", "DE-6.2a")
def test_ex_66_engineers_are_paid_before_the_attack_is_made() -> None:
    table = position(
        {"gold": "B C3", "red": "D C5"}, {"gold": "ENG DIV RES", "red": "RET"}, pieces="C4"
    )
    table.move("C3", "C5")
    assert table.discards() == "ENG"
    assert table.choice.actions == (Attack(cards("DIV RES")),)
    table.do(Attack(cards("DIV RES")))
    assert table.s.fight is not None
    assert table.s.fight.totals == [18, 15]


@rule("DE-6.6", "DE-3.5a", "DE-2.3c")
def test_ex_54_a_unit_on_an_emplacement_is_protected_by_the_card_alone() -> None:
    units = {"gold": "D F5", "red": "B E5"}
    table = position(units, board="gold")
    assert table.refused("F5", "E5") == "DE-3.4a"
    assert "E5" not in table.reach("F5")
    table = position(units, {"gold": "ENG", "red": "RET"}, board="gold").move("F5", "E5")
    assert table.s.fight is not None
    assert table.s.fight.totals == [15, 5]


@rule("DE-6.2b", "DE-6.2a")
def test_ex_05_equals_cannot_attack_with_nothing() -> None:
    table = position({"gold": "B C3", "red": "B C4"})
    assert "C4" not in table.reach("C3")
    assert table.refused("C3", "C4") == "DE-6.2b"


@rule("DE-6.2a")
def test_a_brigade_is_told_what_it_lacks_against_a_division() -> None:
    refusal = position({"gold": "B C3", "red": "D C4"}, {"gold": "BDE RES"}).refusal("C3", "C4")
    assert refusal.rule == "DE-6.2a"
    assert dict(refusal.text.values) == {"needed": 11, "offered": 8}


def test_only_an_own_unit_can_be_moved() -> None:
    table = position({"gold": "B C3", "red": "B H8"})
    assert table.refused("D4") == "DE-5.3a"
    assert table.refused("H8", "H9") == "DE-5.3a"


@pytest.mark.parametrize("hand", ["", "ENG", "PLUS", "ENG PLUS PLUS", "RES", "DIV BDE RES ENG"])
def test_what_is_listed_and_what_is_refused_complement_each_other(hand: str) -> None:
    table = position(
        {"gold": "B C3, D D3, B F6, D A1", "red": "B C5, D F8, B B2, D G7"},
        {"gold": hand},
        pieces="A2 G5 E6 D4",
    )
    listed = {(move.start, move.to) for move in table.listed(Move)}
    assert listed
    for start in table.s.squares_of(0):
        for to in KIT.board.cells:
            refusal = movement.refusal(table.s, KIT, start, to)
            assert (refusal is None) == ((start, to) in listed), (
                SQUARE_NAMES[start],
                SQUARE_NAMES[to],
            )


def test_destinations_say_what_they_cost() -> None:
    table = position(
        {"gold": "B C3, D F1", "red": "B C5, D G3"}, {"gold": "ENG PLUS DIV"}, pieces="D4"
    )
    unit = table.s.unit_on[sq("C3")]
    found = {one.square: one for one in movement.destinations(table.s, KIT, unit)}
    assert found[sq("C4")] == Destination(sq("C4"), "free", 0, 0, 0)
    assert found[sq("C5")] == Destination(sq("C5"), "attack", 0, 0, 1)
    assert found[sq("D4")] == Destination(sq("D4"), "paid", 0, 1, 0)
    assert found[sq("G7")] == Destination(sq("G7"), "paid", 1, 1, 0)
    assert {SQUARE_NAMES[square] for square in found} == table.reach("C3")


def test_threats_are_enemies_in_line_that_need_no_move_card() -> None:
    table = position({"gold": "B F6", "red": "B F9, D F4, D H8, D C6, B I6, B L12"}, pieces="H6 G2")
    f6 = sq("F6")
    found = {SQUARE_NAMES[table.s.at[unit]] for unit in movement.threats(table.s, KIT, f6, 0)}
    assert found == {"F9", "F4", "H8"}
    assert movement.threats(table.s, KIT, sq("H6"), 0) == ()


def test_the_threat_map_agrees_with_the_threats_on_each_square() -> None:
    table = position(
        {"gold": "B F6, D C2", "red": "B F9, D F4, D H8, D C6, B I6"}, pieces="H6 G2 E7"
    )
    assert movement.threat_map(table.s, KIT, 0) == [
        len(movement.threats(table.s, KIT, square, 0)) for square in KIT.board.cells
    ]


@rule("DE-5.3a", "DE-5.3d")
def test_a_move_is_one_unit_once() -> None:
    table = position({"gold": "B C3, B D3", "red": "B L12"}).move("C3", "C4")
    assert table.choice.actions == (EndTurn(),)
