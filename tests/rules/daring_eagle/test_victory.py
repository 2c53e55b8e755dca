"""Winning, chapter 7."""

from typing import Any

import pytest

from desktop.rules.daring_eagle.actions import AcceptTie, Attack, EndTurn, Match
from desktop.rules.daring_eagle.events import (
    CardsReshuffled,
    GameWon,
    PlayerEliminated,
    StalemateReached,
    TurnLimitReached,
    TurnStarted,
)
from desktop.text import sentence
from tests.rules.daring_eagle.positions import GAME, Table, cards, position

rule = pytest.mark.rule


def winners(table: Table) -> tuple[str, ...]:
    assert table.s.outcome is not None
    assert table.asked is None
    return table.s.outcome.winners


def tied(units: dict[str, str], captures: dict[str, int], **options: Any) -> Table:
    """Return a table after the first two sides traded the units on C3 and C4."""
    first, second = list(units)[:2]
    table = position(units, {first: "RES RET", second: "RES RET"}, captures=captures, **options)
    return table.move("C3", "C4").do(Attack(cards("RES"))).do(Match(cards("RES"))).do(AcceptTie())


@rule("DE-7.2a", "DE-7.3")
def test_ex_43_the_eleventh_capture_wins_at_once() -> None:
    table = position({"gold": "D C3", "red": "B C4"}, captures={"gold": 10}).move("C3", "C4")
    assert winners(table) == ("gold",)
    assert table.s.outcome is not None
    assert table.s.outcome.rule == "DE-7.2a"
    assert table.heard(GameWon) == [GameWon("DE-7.2a", ("gold",), 11)]
    assert table.hand("gold") == ""


@rule("DE-7.4")
def test_ex_44_the_last_units_traded_share_the_victory() -> None:
    table = tied({"gold": "B C3", "red": "B C4"}, {"gold": 10, "red": 10})
    assert winners(table) == ("gold", "red")
    assert GAME.score(table.s) == {"gold": 0.5, "red": 0.5}


@rule("DE-7.4", "DE-7.2c")
def test_ex_45_of_two_that_trade_only_one_reaches_the_number() -> None:
    table = tied(
        {"gold": "B C3, B A12", "green": "B C4, B L12", "blue": "B H8", "red": "B H2"},
        {"gold": 4, "green": 3},
    )
    assert winners(table) == ("gold",)
    assert table.captures("green") == 4


@rule("DE-7.4")
@pytest.mark.parametrize(
    ("gold", "green", "won"), [(5, 5, ("gold", "green")), (5, 6, ("green",)), (6, 5, ("gold",))]
)
def test_of_two_that_reach_the_number_the_one_with_more_wins(
    gold: int, green: int, won: tuple[str, ...]
) -> None:
    units = {"gold": "B C3, B A12", "green": "B C4, B L12", "blue": "B H8"}
    table = tied(units, {"gold": gold, "green": green})
    assert winners(table) == won
    assert table.s.outcome is not None
    assert table.s.outcome.rule == "DE-7.4"


@rule("DE-7.5a", "DE-5.1")
def test_ex_46_a_player_without_units_is_out() -> None:
    table = position(
        {"gold": "D C3", "green": "B C4", "blue": "B H8", "red": "B H2"},
        {"green": "BDE FREE"},
        captures={"gold": 3, "green": 2},
    )
    table.move("C3", "C4")
    assert table.heard(PlayerEliminated) == [
        PlayerEliminated("DE-7.5a", "green", cards("BDE FREE"))
    ]
    assert [table.heard(PlayerEliminated)[0].reveals_to(one) for one in ("gold", "green")] == [
        *(True, False)
    ]
    assert table.discards() == "BDE FREE"
    assert table.captures("green") == 2
    table.do(EndTurn()).do(table.chance.outcomes[0])
    assert table.choice.side == "blue"


@rule("DE-7.5b")
def test_ex_47_who_loses_the_last_unit_in_the_own_turn_draws_nothing() -> None:
    table = position({"gold": "D C3", "green": "B C4, B A12", "blue": "B H8"}, {"green": "ARM RET"})
    table.move("C3", "C4")
    table.do(table.choice.actions[0])
    assert table.heard(PlayerEliminated)
    assert table.heard(TurnStarted) == [TurnStarted("DE-5.1", "green", 2)]
    assert table.choice.side == "green"
    assert table.hand("gold") == ""
    assert table.s.pile.size == 90
    assert not table.heard(CardsReshuffled)


@rule("DE-7.5a", "DE-7.5b")
def test_a_tie_can_put_both_players_out_and_the_others_play_on() -> None:
    units = {"gold": "B C3", "green": "B C4", "blue": "B H8", "red": "B H2"}
    table = tied(units, {})
    assert [event.side for event in table.heard(PlayerEliminated)] == ["gold", "green"]
    assert (table.hand("gold"), table.hand("green")) == ("", "")
    assert table.discards() == "RES RES RET RET"
    assert table.heard(TurnStarted) == [TurnStarted("DE-5.1", "blue", 2)]


@rule("DE-7.5c")
def test_ex_48_the_last_player_with_units_wins() -> None:
    table = position(
        {"gold": "D C3", "green": "B C4", "blue": ""},
        captures={"gold": 7, "green": 5, "blue": 5},
        target=9,
    )
    table.move("C3", "C4")
    assert winners(table) == ("gold",)
    assert table.s.outcome is not None
    assert table.s.outcome.rule == "DE-7.5c"
    assert table.captures("gold") == 8


@rule("DE-7.5c")
def test_the_last_player_with_units_wins_whatever_the_captures() -> None:
    table = position(
        {"gold": "D C3", "green": "B C4", "blue": ""},
        captures={"gold": 1, "green": 7, "blue": 5},
        target=9,
    )
    table.move("C3", "C4")
    assert winners(table) == ("gold",)


@rule("DE-7.6a", "DE-9.3")
@pytest.mark.parametrize(
    ("gold", "red", "won"), [(4, 3, ("gold",)), (3, 4, ("red",)), (4, 4, ("gold", "red"))]
)
def test_ex_49_sixty_quiet_turns_end_a_game_of_two(
    gold: int, red: int, won: tuple[str, ...]
) -> None:
    table = position({"gold": "B C3", "red": "B H8"}, captures={"gold": gold, "red": red})
    table.s.quiet = 59
    table.move("C3", "C4").do(EndTurn()).do(table.chance.outcomes[0])
    assert table.heard(StalemateReached) == [StalemateReached("DE-7.6a", 60)]
    assert winners(table) == won


@rule("DE-7.6a")
def test_one_quiet_turn_fewer_does_not_end_it() -> None:
    table = position({"gold": "B C3", "red": "B H8"})
    table.s.quiet = 58
    table.move("C3", "C4").do(EndTurn()).do(table.chance.outcomes[0])
    assert table.choice.side == "red"
    assert table.s.quiet == 59


@rule("DE-7.6a")
def test_a_turn_with_a_capture_is_not_quiet() -> None:
    table = position({"gold": "D C3", "red": "B C4, B H8"})
    table.s.quiet = 59
    table.move("C3", "C4").do(EndTurn()).do(table.chance.outcomes[0])
    assert table.s.quiet == 0
    assert table.choice.side == "red"


@rule("DE-7.6a")
def test_every_turn_without_a_capture_of_its_own_is_quiet() -> None:
    table = position({"gold": "D C3", "red": "B C4, B D4, B H8"})

    def end_turn() -> int:
        table.do(EndTurn()).do(table.chance.outcomes[-1])
        return table.s.quiet

    table.move("C3", "C4")
    assert end_turn() == 0
    table.move("H8", "H7")
    assert end_turn() == 1
    table.move("C4", "C5")
    assert end_turn() == 2
    table.move("H7", "H8")
    assert end_turn() == 3
    table.move("C5", "D4")
    assert end_turn() == 0


@rule("DE-7.6a")
def test_who_is_out_does_not_count_for_the_stalemate() -> None:
    table = position({"gold": "B C3", "green": "", "red": "B H8"}, captures={"gold": 2})
    table.s.quiet = 59
    table.move("C3", "C4").do(EndTurn()).do(table.chance.outcomes[0])
    assert winners(table) == ("gold",)


@rule("DE-7.6a", "DE-9.3")
def test_the_stalemate_rule_can_be_left_out() -> None:
    table = position({"gold": "B C3", "red": "B H8"}, stalemate=0)
    table.s.quiet = 500
    table.move("C3", "C4").do(EndTurn()).do(table.chance.outcomes[0])
    assert table.s.outcome is None


@rule("DE-7.6b", "DE-9.3")
def test_ex_59_the_turn_limit_ends_the_game_after_the_last_player_of_a_round() -> None:
    table = position(
        {"gold": "B C3", "green": "B H8", "blue": "B H2"},
        active="blue",
        captures={"gold": 3, "green": 2, "blue": 2},
        turn_limit=20,
    )
    table.s.round = 20
    table.move("H2", "H3").do(EndTurn()).do(table.chance.outcomes[0])
    assert table.heard(TurnLimitReached) == [TurnLimitReached("DE-7.6b", 20)]
    assert winners(table) == ("gold",)


@rule("DE-7.6b")
def test_a_round_is_played_to_its_end() -> None:
    table = position(
        {"gold": "B C3", "green": "B H8", "blue": "B H2"}, active="green", turn_limit=20
    )
    table.s.round = 20
    table.move("H8", "H7").do(EndTurn()).do(table.chance.outcomes[0])
    assert table.choice.side == "blue"


@rule("DE-7.6b", "DE-5.1")
def test_a_round_ends_and_begins_with_those_still_in() -> None:
    units = {"gold": "", "green": "B H8", "blue": "B H2", "red": ""}
    table = position(units, active="green", turn_limit=20)
    table.s.round = 19
    for start, to, side, number in (
        ("H8", "H7", "blue", 19),
        ("H2", "H3", "green", 20),
        ("H7", "H8", "blue", 20),
    ):
        table.move(start, to).do(EndTurn()).do(table.chance.outcomes[0])
        assert (table.choice.side, table.s.round) == (side, number)
        assert len(table.heard(TurnStarted)) == 1
    table.move("H3", "H2").do(EndTurn()).do(table.chance.outcomes[0])
    assert table.heard(TurnLimitReached) == [TurnLimitReached("DE-7.6b", 20)]


@rule("DE-7.5d", "DE-7.4")
@pytest.mark.parametrize(("target", "reason"), [(10, "DE-7.2d"), (12, "DE-7.5d")])
def test_ex_60_nobody_has_units_left(target: int, reason: str) -> None:
    table = tied(
        {"gold": "B C3", "green": "B C4", "blue": "", "red": ""},
        {"gold": 9, "green": 8, "blue": 7, "red": 6},
        target=target,
    )
    assert winners(table) == ("gold",)
    assert table.s.outcome is not None
    assert table.s.outcome.rule == reason
    assert (table.captures("gold"), table.captures("green")) == (10, 9)


@rule("DE-7.2b", "DE-7.1", "DE-1.1")
def test_ex_70_units_count_and_points_do_not() -> None:
    table = position(
        {"gold": "D C3", "green": "B C4, D H8", "blue": "D H2"},
        captures={"gold": 5, "green": 4},
    )
    table.move("C3", "C4")
    assert winners(table) == ("gold",)
    assert table.s.outcome is not None
    assert table.s.outcome.rule == "DE-7.2b"


@rule("DE-7.2c")
def test_five_captures_win_a_game_of_four() -> None:
    units = {"gold": "D C3", "green": "B C4, B A12", "blue": "B H8", "red": "B H2"}
    table = position(units, captures={"gold": 4}).move("C3", "C4")
    assert winners(table) == ("gold",)
    assert table.s.outcome is not None
    assert table.s.outcome.rule == "DE-7.2c"


@rule("DE-7.3")
def test_victory_is_checked_in_the_middle_of_a_turn() -> None:
    units = {"gold": "D C3", "red": "B C4, B H8"}
    table = position(units, {"gold": "FREE DRAW"}, moves=2).move("C3", "C4")
    assert table.s.outcome is None
    assert table.choice.side == "gold"


@rule("DE-2.4d")
def test_the_end_is_told_in_words() -> None:
    table = position({"gold": "D C3", "red": "B C4"}, captures={"gold": 10}).move("C3", "C4")
    assert sentence(GAME.outcome_text(table.s)) == "Gold wins. Captures: 11."
    assert GAME.progress(table.s).present == -1
    assert GAME.score(table.s) == {"gold": 1.0, "red": 0.0}
    assert table.s.outcome is not None
    assert GAME.why_not(GAME.view(table.s, "gold"), ("C4",)).rule == "DE-7.3"
