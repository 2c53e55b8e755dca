"""Combat, chapter 6, with the cards that are played in it."""

from typing import Any

import pytest

from desktop.rules.core import Refused
from desktop.rules.daring_eagle.actions import (
    AcceptTie,
    AirliftOut,
    Attack,
    CancelCard,
    ChooseSquare,
    Counter,
    EndTurn,
    ForceBack,
    LetPass,
    Match,
    RetreatTo,
    Surrender,
)
from desktop.rules.daring_eagle.events import (
    AttackDeclared,
    CardCancelled,
    CardsCommitted,
    CombatEnded,
    Surrendered,
    TieAccepted,
    TieOffered,
    UnitCaptured,
    UnitForcedBack,
)
from desktop.rules.daring_eagle.notation import KINDS
from tests.rules.daring_eagle.positions import GAME, Table, cards, position, sq, squares

rule = pytest.mark.rule

B_B = {"gold": "B C3, B A12", "red": "B C4, B L12"}
B_D = {"gold": "B C3, B A12", "red": "D C4, B L12"}
D_B = {"gold": "D C3, B A12", "red": "B C4, B L12"}
D_D = {"gold": "D C3, B A12", "red": "D C4, B L12"}


def attack(
    units: dict[str, str], gold: str, red: str, committed: str | None = "", **options: Any
) -> Table:
    """Return a table after gold's attack from C3 on C4."""
    table = position(units, {"gold": gold, "red": red}, **options).move("C3", "C4")
    if committed is not None:
        table.do(Attack(cards(committed)))
    return table


def totals(table: Table) -> list[int]:
    assert table.s.fight is not None
    return table.s.fight.totals


def counter(ids: str) -> Counter:
    return Counter(cards(ids))


def match(ids: str) -> Match:
    return Match(cards(ids))


@rule(
    *("DE-6.1a", "DE-6.2a", "DE-6.3a", "DE-6.3b", "DE-6.3f", "DE-6.3h", "DE-6.4a", "DE-6.4e"),
    *("DE-8.4", "DE-8.5"),
)
def test_ex_01_the_rulebook_s_own_combat() -> None:
    units = {"green": "B C3, B A12", "red": "B C4, B L12"}
    table = position(units, {"green": "RES RES", "red": "BDE"}).move("C3", "C4")
    assert table.heard(AttackDeclared)[0].places(GAME.kit) == ("C3", "C4")
    table.do(Attack(cards("RES")))
    assert totals(table) == [8, 5]
    assert table.choice.side == "red"
    table.do(counter("BDE"))
    assert totals(table) == [8, 10]
    assert table.choice.side == "green"
    table.do(counter("RES"))
    assert table.heard(Surrendered) == [Surrendered("DE-6.3h", "red", True)]
    assert table.captures("green") == 1
    assert table.unit("C4") == ("green", "B")
    assert table.unit("C3") is None
    assert table.discards() == "BDE RES RES"
    assert (table.hand("green"), table.hand("red")) == ("", "")


@rule("DE-6.2a", "DE-6.1c")
def test_ex_02_a_division_attacks_a_brigade_with_nothing() -> None:
    table = position({"gold": "D C3", "red": "B C5"}, {"red": "RET"}).move("C3", "C5")
    assert totals(table) == [15, 5]
    assert table.choice.side == "red"


@rule("DE-6.2a", "DE-6.2b")
def test_ex_03_a_brigade_needs_11_points_against_a_division() -> None:
    table = attack(B_D, "DIV RES", "RET", None)
    assert table.choice.actions == (Attack(cards("DIV RES")),)
    assert table.refused("card:DIV", "button:attack") == "DE-6.2b"
    assert table.refused("card:RES", "button:attack") == "DE-6.2a"
    assert table.refused("button:counter") == "DE-6.2a"
    assert totals(table.do(Attack(cards("DIV RES")))) == [18, 15]


@rule("DE-6.2a")
def test_f_26_a_division_needs_no_card_and_a_brigade_eleven_points() -> None:
    assert "C4" in position(D_B).reach("C3")
    assert "C4" not in position(B_D, {"gold": "BDE BDE"}).reach("C3")
    assert "C4" in position(B_D, {"gold": "BDE RES RES"}).reach("C3")


@rule("DE-6.2a")
def test_ex_04_eleven_points_of_three_cards() -> None:
    table = attack(B_D, "BDE RES RES", "RET", None)
    assert table.choice.actions == (Attack(cards("BDE RES RES")),)
    assert totals(table.do(Attack(cards("BDE RES RES")))) == [16, 15]


@rule("DE-6.2a")
def test_ex_06_a_division_attacks_a_division_with_a_resource() -> None:
    assert totals(attack(D_D, "RES", "RET", "RES")) == [18, 15]


@rule("DE-6.2a")
def test_more_cards_than_needed_may_be_committed() -> None:
    table = attack(D_B, "RES BDE", "", None)
    assert {action.cards for action in table.listed(Attack)} == {
        (), cards("RES"), cards("BDE"), cards("BDE RES")
    }  # fmt: skip


@rule("DE-6.3c", "DE-6.3d", "DE-6.4c", "DE-7.1")
def test_ex_07_an_accepted_tie_captures_both_units() -> None:
    table = attack(B_B, "RES RET", "RES RET", "RES")
    table.do(match("RES"))
    assert table.heard(TieOffered) == [TieOffered("DE-6.3c", "red", 8)]
    table.do(AcceptTie())
    assert table.heard(TieAccepted) == [TieAccepted("DE-6.3d", "gold", False)]
    assert [table.told[0].reveals_to(side) for side in ("gold", "red")] == [False, True]
    assert [(event.side, event.captor) for event in table.heard(UnitCaptured)] == [
        *(("gold", "red"), ("red", "gold"))
    ]
    assert (table.captures("gold"), table.captures("red")) == (1, 1)
    assert table.unit("C4") is None
    assert table.discards() == "RES RES"
    assert table.heard(CombatEnded)[0].holder is None


@rule("DE-6.3d")
def test_ex_08_a_tie_is_answered_with_more() -> None:
    table = attack(B_B, "RES BDE", "RES", "RES").do(match("RES"))
    table.do(counter("BDE"))
    assert table.heard(Surrendered)[0].side == "red"
    assert table.captures("gold") == 1


@rule("DE-6.3d", "DE-6.3h")
def test_ex_09_who_can_only_accept_a_tie_is_not_asked() -> None:
    table = attack(B_B, "RES FREE", "RES RET", "RES").do(match("RES"))
    assert table.heard(TieAccepted) == [TieAccepted("DE-6.3h", "gold", True)]
    assert (table.captures("gold"), table.captures("red")) == (1, 1)


@rule("DE-6.3d")
def test_ex_09_matching_and_surrendering_are_refused_while_a_tie_stands() -> None:
    table = attack(B_B, "RES BDE RES", "RES RET", "RES").do(match("RES"))
    assert table.choice.side == "gold"
    assert not table.listed(Match)
    assert not table.listed(Surrender)
    assert table.refused("button:surrender") == "DE-6.3d"
    assert table.refused("button:match") == "DE-6.3d"


@rule("DE-6.3b", "DE-6.3c")
def test_ex_10_equal_is_a_match_and_above_a_counter() -> None:
    table = attack(D_D, "RES", "RES BDE", "RES")
    assert totals(table) == [18, 15]
    assert match("RES") in table.choice.actions
    assert counter("BDE") in table.choice.actions
    assert counter("RES") not in table.choice.actions
    assert table.refused("card:RES", "button:counter") == "DE-6.3b"
    assert table.refused("card:BDE", "button:match") == "DE-6.3c"


@rule("DE-6.3b", "DE-6.3h", "DE-6.1c")
def test_ex_11_cards_that_do_not_suffice_leave_only_surrender() -> None:
    table = attack(D_B, "", "BDE", None)
    assert table.heard(Surrendered) == [Surrendered("DE-6.3h", "red", True)]


@rule("DE-6.3b")
def test_ex_11_too_few_points_are_refused() -> None:
    table = attack(D_B, "", "BDE RET", None)
    assert not table.listed(Counter)
    refusal = table.refusal("card:BDE", "button:counter")
    assert refusal.rule == "DE-6.3b"
    assert dict(refusal.text.values) == {"own": 10, "other": 15}


@rule("DE-6.3h")
def test_whether_a_surrender_was_forced_is_the_side_s_own_business() -> None:
    forced, free = Surrendered("DE-6.3h", "red", True), Surrendered("DE-6.3f", "red", False)
    assert [forced.seen_by(side) for side in ("red", "gold", None)] == [forced, free, free]
    tie, taken = TieAccepted("DE-6.3h", "red", True), TieAccepted("DE-6.3d", "red", False)
    assert [tie.seen_by(side) for side in ("red", "gold", None)] == [tie, taken, taken]


@rule("DE-6.2a", "DE-6.3h")
def test_what_an_attack_with_nothing_to_choose_shows_cannot_be_taken_back() -> None:
    table = attack(D_B, "", "BDE", None)
    assert table.heard(CardsCommitted)[0].reveals_to("gold")
    assert [table.heard(Surrendered)[0].reveals_to(side) for side in ("gold", "red")] == [
        True,
        False,
    ]


@rule("DE-6.5a", "DE-6.5b", "DE-8.8b", "DE-6.3f")
def test_ex_12_a_cancelled_air_strike_can_cost_the_attacker() -> None:
    table = attack(B_D, "AIR", "AA", "AIR")
    assert table.choice.side == "red"
    assert table.choice.actions == (CancelCard(), LetPass())
    table.do(CancelCard())
    assert table.heard(CardCancelled) == [CardCancelled("DE-6.5a", "red", "gold", 0)]
    assert table.captures("red") == 1
    assert table.unit("C4") == ("red", "D")
    assert table.discards() == "AIR AA"


@rule("DE-6.5b")
def test_ex_13_still_ahead_after_a_cancelled_air_strike() -> None:
    table = attack(D_D, "AIR RES", "AA RET", "AIR RES").do(CancelCard())
    assert totals(table) == [18, 15]
    assert table.choice.side == "red"


@rule("DE-6.5b", "DE-6.3c")
def test_ex_14_after_a_cancelled_strike_the_attacker_may_match() -> None:
    table = attack(B_D, "AIR DIV", "AA", "AIR").do(CancelCard())
    assert totals(table) == [5, 15]
    assert table.choice.side == "gold"
    table.do(match("DIV"))
    assert table.heard(TieOffered) == [TieOffered("DE-6.3c", "gold", 15)]


@rule("DE-6.5b", "DE-6.3d")
def test_ex_15_equal_after_a_cancelled_strike_offers_a_tie_to_the_other() -> None:
    table = attack(B_B, "RES AA RET", "AIR RES", "RES").do(counter("AIR RES"))
    assert table.choice.side == "gold"
    table.do(CancelCard())
    assert totals(table) == [8, 8]
    assert table.heard(TieOffered) == [TieOffered("DE-6.5b", "red", 8)]
    assert table.choice.side == "gold"
    assert AcceptTie() in table.choice.actions


@rule("DE-9.6", "DE-8.8b")
def test_with_concealed_answers_a_strike_is_asked_about_without_anti_aircraft() -> None:
    table = attack(B_D, "AIR AIR", "RET", "AIR AIR", concealed_answers=True)
    for _ in range(2):
        assert (table.choice.side, table.choice.actions) == ("red", (LetPass(),))
        table.do(LetPass())
    assert table.choice.rule == "DE-6.3a"
    table = attack(D_B, "", "LIFT", None, concealed_answers=True).do(AirliftOut())
    assert (table.choice.side, table.choice.actions) == ("gold", (LetPass(),))


@rule("DE-8.8b")
def test_ex_16_one_anti_aircraft_cancels_one_of_two_strikes() -> None:
    table = attack(B_D, "AIR AIR", "AA RET", "AIR AIR")
    table.do(CancelCard())
    assert totals(table) == [20, 15]
    assert table.choice.rule == "DE-6.3a"


@rule("DE-8.8b")
def test_the_second_of_two_strikes_can_be_the_one_that_is_cancelled() -> None:
    table = attack(B_D, "AIR AIR", "AA RET", "AIR AIR").do(LetPass())
    assert CancelCard() in table.choice.actions
    table.do(CancelCard())
    assert totals(table) == [20, 15]
    assert table.s.fight is not None
    assert table.s.fight.cancelled == [[1], []]


@rule("DE-8.9c", "DE-6.4d", "DE-6.3e")
def test_ex_17_a_unit_leaves_by_airlift() -> None:
    table = attack(D_B, "", "LIFT", None)
    assert AirliftOut() in table.choice.actions
    table.do(AirliftOut())
    assert table.choice.side == "red"
    assert ChooseSquare(sq("C4")) not in table.choice.actions
    assert table.refused("A12") == "DE-8.9c"
    table.do(ChooseSquare(sq("H7")))
    assert table.unit("H7") == ("red", "B")
    assert table.unit("C4") == ("gold", "D")
    assert table.discards() == "LIFT"
    assert not table.heard(UnitCaptured)


@rule("DE-8.9d", "DE-8.8a")
def test_ex_18_a_cancelled_airlift_leaves_the_unit_in_the_combat() -> None:
    table = attack(D_B, "AA", "LIFT", None).do(AirliftOut())
    assert table.choice.side == "gold"
    table.do(CancelCard())
    assert table.heard(Surrendered)[0].side == "red"
    assert table.captures("gold") == 1
    assert table.discards() == "AA LIFT"


@rule("DE-8.9d")
def test_a_standing_tie_survives_a_cancelled_airlift() -> None:
    table = attack(B_B, "RES LIFT BDE", "RES AA", "RES").do(match("RES")).do(AirliftOut())
    table.do(CancelCard())
    assert table.choice.side == "gold"
    assert set(table.choice.actions) == {AcceptTie(), counter("BDE")}


@rule("DE-8.9c")
def test_the_attacker_may_fly_back_to_where_it_came_from() -> None:
    table = attack(D_B, "LIFT", "ARM", None).do(counter("ARM")).do(AirliftOut())
    table.do(ChooseSquare(sq("C3")))
    assert table.unit("C3") == ("gold", "D")
    assert table.unit("C4") == ("red", "B")


@rule("DE-8.10a")
def test_ex_19_a_defender_retreats_by_an_ordinary_move() -> None:
    table = position({"gold": "D D5", "red": "B D6"}, {"red": "RET"}).move("D5", "D6")
    table.do(RetreatTo(sq("G9")))
    assert table.unit("G9") == ("red", "B")
    assert table.unit("D6") == ("gold", "D")


@rule("DE-8.10a")
def test_ex_20_a_retreat_takes_free_squares_only() -> None:
    table = position(
        {"gold": "B B1", "red": "B A1, B A2"}, {"gold": "RES", "red": "RET"}, pieces="B2"
    )
    table.move("B1", "A1").do(Attack(cards("RES")))
    assert {action.square for action in table.listed(RetreatTo)} == set(squares("B1 C1 D1"))
    assert table.refused("button:retreat", "A3") == "DE-8.10a"
    assert table.refused("button:retreat", "A2") == "DE-8.10a"


CORNERED = {"gold": "B C3", "red": "B A1, B A2, B B1"}


@rule("DE-8.10b", "DE-3.5a")
def test_ex_20b_a_defender_with_nowhere_to_go_cannot_retreat() -> None:
    hands = {"gold": "ENG RES", "red": "RET"}
    table = position(CORNERED, hands, pieces="B2").move("C3", "A1").do(Attack(cards("RES")))
    assert table.heard(Surrendered) == [Surrendered("DE-6.3h", "red", True)]
    hands["red"] = "RET FRET"
    table = position(CORNERED, hands, pieces="B2").move("C3", "A1").do(Attack(cards("RES")))
    assert table.refused("button:retreat") == "DE-8.10b"
    assert table.refused("card:RET") == "DE-8.10b"
    assert not table.listed(RetreatTo)


@rule("DE-8.10c")
def test_ex_21_an_attacker_retreats_to_where_it_came_from() -> None:
    table = position({"gold": "D F6", "red": "B F8"}, {"gold": "RET", "red": "ARM"})
    table.move("F6", "F8").do(counter("ARM"))
    assert table.listed(RetreatTo) == [RetreatTo(sq("F6"))]
    assert table.refused("button:retreat", "F7") == "DE-8.10c"
    table.do(RetreatTo(sq("F6")))
    assert table.unit("F6") == ("gold", "D")
    assert table.unit("F8") == ("red", "B")
    assert table.choice.actions == (EndTurn(),)


@rule("DE-8.10c")
def test_an_emplacement_does_not_keep_an_attacker_from_going_back() -> None:
    table = position({"gold": "D F6", "red": "B F8"}, {"gold": "RET", "red": "ARM"}, pieces="F6")
    table.move("F6", "F8").do(counter("ARM")).do(RetreatTo(sq("F6")))
    assert table.unit("F6") == ("gold", "D")


@rule("DE-8.11a", "DE-5.3c")
def test_ex_22_a_defender_drives_the_attacker_back() -> None:
    table = position({"gold": "B C3", "red": "B F6"}, {"gold": "RES", "red": "FRET"})
    table.move("C3", "F6").do(Attack(cards("RES"))).do(ForceBack())
    assert table.unit("C3") == ("gold", "B")
    assert table.unit("F6") == ("red", "B")
    assert not table.heard(UnitCaptured)
    assert EndTurn() in table.choice.actions


@rule("DE-8.11b")
def test_ex_23_the_only_square_is_taken_without_a_question() -> None:
    table = position(
        {"gold": "B F4", "red": "B F6"},
        {"gold": "RES FRET", "red": "BDE"},
        pieces="E5 F7 E7 E6 G6 G5 F5",
    )
    # F5 lies on the attacker's way, so an Engineering Resource comes along.
    table.s.hands[0][6] += 1
    table = Table(table.s).move("F4", "F6").do(Attack(cards("RES"))).do(counter("BDE"))
    table.do(ForceBack())
    assert table.heard(UnitForcedBack)[0].places(GAME.kit) == ("F6", "G7")
    assert table.unit("G7") == ("red", "B")
    assert table.unit("F6") == ("gold", "B")


@rule("DE-8.11b")
def test_the_owner_chooses_where_a_driven_defender_goes() -> None:
    table = attack(B_B, "RES FRET", "BDE", "RES").do(counter("BDE")).do(ForceBack())
    assert table.choice.side == "red"
    assert {action.square for action in table.listed(ChooseSquare)} == set(
        squares("B3 B4 B5 C3 C5 D3 D4 D5")
    )
    assert table.refused("E6") == "DE-8.11b"
    table.do(ChooseSquare(sq("D5")))
    assert [table.told[0].reveals_to(side) for side in ("gold", "red")] == [True, False]
    assert table.unit("D5") == ("red", "B")
    assert table.unit("C4") == ("gold", "B")


@rule("DE-8.11c")
def test_ex_24_a_defender_that_must_go_and_cannot_is_captured() -> None:
    hands = {"gold": "ENG RES FRET", "red": "BDE"}
    table = position(CORNERED, hands, pieces="B2").move("C3", "A1").do(Attack(cards("RES")))
    table.do(counter("BDE")).do(ForceBack())
    assert [event.rule for event in table.heard(UnitCaptured)] == ["DE-8.11c"]
    assert table.captures("gold") == 1
    assert table.unit("A1") == ("gold", "B")


@rule("DE-8.11c", "DE-7.3")
def test_a_unit_lost_for_want_of_a_square_can_decide_the_game() -> None:
    hands = {"gold": "ENG RES FRET", "red": "BDE"}
    units = {"gold": "B C3, B A2, B B1", "red": "B A1"}
    table = position(units, hands, pieces="B2", captures={"gold": 10})
    table.move("C3", "A1").do(Attack(cards("RES"))).do(counter("BDE")).do(ForceBack())
    assert table.s.outcome is not None
    assert table.s.outcome.winners == ("gold",)


@rule("DE-6.4b", "DE-7.1")
def test_ex_55_a_brigade_with_armour_captures_a_division() -> None:
    table = attack(D_B, "", "ARM", None).do(counter("ARM"))
    assert table.captures("red") == 1
    assert table.unit("C4") == ("red", "B")
    assert [event.rule for event in table.heard(UnitCaptured)] == ["DE-6.4b"]
    ended = table.heard(CombatEnded)[0]
    assert (ended.rule, ended.holder, ended.result) == ("DE-6.4b", "red", "defender_won")


@rule("DE-8.16")
def test_ex_56_cards_of_the_own_turn_are_of_no_use_in_a_combat() -> None:
    table = attack(D_B, "", "DRAW FREE", None)
    assert table.heard(Surrendered) == [Surrendered("DE-6.3h", "red", True)]
    table = attack(D_B, "", "EMP ENG DRAW FREE PLUS SF RET", None)
    for card in ("EMP", "ENG", "DRAW", "FREE", "PLUS", "SF"):
        assert table.refused(f"card:{card}") == "DE-8.16"
    assert {type(action) for action in table.choice.actions} == {RetreatTo, Surrender}


@rule("DE-6.1b", "DE-6.3g")
def test_ex_62_only_the_combat_opponent_may_answer() -> None:
    table = position(
        {"gold": "B C3", "green": "D C4", "blue": "B H8", "red": "B H2"},
        {"gold": "AIR", "green": "RET", "blue": "AA", "red": "AA"},
    )
    table.move("C3", "C4").do(Attack(cards("AIR")))
    assert (table.choice.side, table.choice.rule) == ("green", "DE-6.3a")
    assert table.refused("card:AA", side="blue") == "DE-5.1"


@rule("DE-6.1b")
def test_friends_next_to_the_combat_add_nothing() -> None:
    units = {"gold": "B C3, D B3, D D3", "red": "B C4, D C5"}
    table = position(units, {"gold": "RES", "red": "RET"}).move("C3", "C4")
    assert totals(table.do(Attack(cards("RES")))) == [8, 5]


@rule("DE-6.2c", "DE-8.3")
def test_ex_68_a_division_card_needs_no_division() -> None:
    assert totals(attack(B_B, "DIV", "RET", "DIV")) == [15, 5]


@rule("DE-6.3e", "DE-6.3d")
def test_ex_74_a_tie_can_be_answered_by_driving_the_attacker_out() -> None:
    table = attack(D_D, "AIR", "AA FRET", "AIR").do(CancelCard())
    assert totals(table) == [15, 15]
    table.do(ForceBack())
    assert table.unit("C3") == ("gold", "D")
    assert table.unit("C4") == ("red", "D")
    assert table.discards() == "AIR AA FRET"


@rule("DE-8.1", "DE-8.2", "DE-8.8a")
def test_ex_82_armour_cannot_be_answered_and_an_air_strike_can() -> None:
    table = attack(B_D, "ARM", "AA", "ARM")
    assert table.heard(Surrendered) == [Surrendered("DE-6.3h", "red", True)]
    assert attack(B_D, "AIR", "AA", "AIR").choice.rule == "DE-8.8a"
    assert position(B_D, {"gold": "AA"}).refused("card:AA") == "DE-8.8a"


@rule("DE-8.3", "DE-8.4", "DE-8.5")
@pytest.mark.parametrize("card", ["DIV", "BDE", "RES"])
def test_no_other_combat_card_can_be_answered(card: str) -> None:
    assert attack(D_D, card, "AA RET", card).choice.rule == "DE-6.3a"


@rule("DE-6.4f")
def test_ex_88_a_captured_unit_never_comes_back() -> None:
    table = position(D_B | {"red": "B C4, B L12"}).move("C3", "C4")
    unit = table.heard(UnitCaptured)[0].unit
    table.do(EndTurn()).do(table.chance.outcomes[0])
    assert table.s.captor[unit] == 0
    assert unit not in table.s.units_of(1)
    assert table.captures("gold") == 1


@rule("DE-6.5b")
def test_ex_89_a_standing_tie_is_not_handed_back_by_a_cancelled_card() -> None:
    table = attack(B_B, "RES AIR", "RES AA", "RES").do(match("RES")).do(counter("AIR"))
    table.do(CancelCard())
    assert table.heard(TieAccepted) == [TieAccepted("DE-6.3h", "gold", True)]
    table = attack(B_B, "RES AIR RET", "RES AA", "RES").do(match("RES")).do(counter("AIR"))
    table.do(CancelCard())
    assert totals(table) == [8, 8]
    assert not table.heard(TieOffered)
    assert table.choice.side == "gold"
    assert AcceptTie() in table.choice.actions


@rule("DE-6.5b", "DE-6.2b")
def test_ex_90_equal_after_a_cancelled_attack_offers_the_defender_a_tie() -> None:
    table = attack(B_B, "AIR", "AA RET", "AIR").do(CancelCard())
    assert totals(table) == [5, 5]
    assert table.heard(TieOffered) == [TieOffered("DE-6.5b", "gold", 5)]
    assert table.choice.side == "red"
    assert AcceptTie() in table.choice.actions


@rule("DE-6.3g", "DE-6.3f")
def test_a_side_does_one_thing_at_a_time_and_can_always_give_up() -> None:
    table = attack(D_B, "", "RET LIFT DIV BDE", None)
    assert Surrender() in table.choice.actions
    assert table.refused("card:LIFT", "card:DIV") == "DE-6.3g"
    table.do(Surrender())
    assert table.heard(Surrendered) == [Surrendered("DE-6.3f", "red", False)]
    assert table.captures("gold") == 1


@rule("DE-6.3g")
def test_cards_that_are_chosen_do_not_go_with_another_answer() -> None:
    table = attack(B_B, "RES BDE RET", "RES BDE RET", "RES")
    for picks in (("button:surrender",), ("button:retreat", "C5")):
        assert table.refused("card:RES", *picks) == "DE-6.3g"
    table.do(match("RES"))
    assert table.refused("card:BDE", "button:accept") == "DE-6.3g"


@rule("DE-6.3a")
def test_the_side_that_is_behind_is_asked_in_turn() -> None:
    table = attack(B_B, "RES BDE RET", "BDE DIV RET", "RES")
    sides = [table.choice.side]
    for ids in ("BDE", "BDE", "DIV"):
        table.do(counter(ids))
        sides.append(table.choice.side)
    assert sides == ["red", "gold", "red", "gold"]


@rule("DE-6.3e")
@pytest.mark.parametrize("button", ["airlift", "retreat", "force_back"])
def test_leaving_takes_the_card(button: str) -> None:
    assert attack(D_B, "", "ARM", None).refused(f"button:{button}") == "DE-6.3e"


@rule("DE-6.3d")
def test_a_tie_that_is_not_on_offer_cannot_be_accepted() -> None:
    table = attack(D_B, "", "ARM", None)
    assert table.refused("button:accept") == "DE-6.3d"
    with pytest.raises(Refused):
        table.do(AcceptTie())


@rule("DE-6.4e")
def test_committed_cards_lie_on_the_table_until_the_combat_ends() -> None:
    table = attack(B_B, "RES RET", "BDE RET", "RES").do(counter("BDE"))
    assert table.discards() == ""
    view = GAME.view(table.s, None)
    assert (view.unseen[KINDS["RES"]], view.unseen[KINDS["BDE"]]) == (8, 14)
    table.do(Surrender())
    assert table.discards() == "BDE RES"
