"""What computer players make of hands that they do not see, or see in part."""

import pytest

from desktop.rules.daring_eagle.bot_reading import EVEN, HOARDED, Chances, Reading, read
from desktop.rules.daring_eagle.notation import KINDS
from desktop.rules.daring_eagle.odds import Odds
from tests.rules.daring_eagle.positions import GAME, KIT, Table, position

UNITS = {"gold": "D C3, B A1", "green": "D H8, B K12"}
GREEN = 1


def reading(table: Table, habits: tuple[int, ...] = EVEN) -> Reading:
    return read(GAME.view(table.s, "gold"), KIT, habits)


@pytest.mark.parametrize("points", [1, 5, 10, 11, 20])
def test_a_hidden_hand_is_as_likely_as_the_unseen_cards(points: int) -> None:
    table = position(UNITS, {"gold": "ARM ARM", "green": "LIFT LIFT"}, discard="BDE BDE DIV")
    odds = Odds(KIT, GAME.view(table.s, "gold").unseen)
    assert reading(table).reaches(GREEN, points) == pytest.approx(odds.at_least(2, points))
    assert reading(table).cannot_leave(GREEN) == pytest.approx(odds.no_escape(2))


def test_a_card_that_was_seen_is_reckoned_with() -> None:
    table = position(UNITS, {"green": "LIFT DIV"})
    table.s.known = [(GREEN, 0, KINDS["LIFT"]), (GREEN, 0, KINDS["DIV"])]
    seen = reading(table)
    assert (seen.cannot_leave(GREEN), seen.reaches(GREEN, 10)) == (0.0, 1.0)
    assert (seen.reaches(GREEN, 11), seen.holds_flak(GREEN)) == (0.0, 0.0)


def test_what_another_has_seen_is_not_known() -> None:
    table = position(UNITS, {"green": "LIFT DIV"})
    fresh = reading(table).cannot_leave(GREEN)
    table.s.known = [(0, GREEN, KINDS["LIFT"])]
    assert reading(table).cannot_leave(GREEN) == fresh


def test_an_open_hand_is_certain() -> None:
    table = position(UNITS, {"green": "DIV BDE AA"}, open_hands=True)
    seen = reading(table)
    assert [seen.reaches(GREEN, points) for points in (15, 16)] == [1.0, 0.0]
    assert (seen.cannot_leave(GREEN), seen.holds_flak(GREEN)) == (1.0, 1.0)


def test_a_full_hand_is_thought_better_than_a_fresh_one() -> None:
    even, hoarded = (Chances(KIT, KIT.deck, habits) for habits in (EVEN, HOARDED))
    assert hoarded.at_least(3, 11) > even.at_least(3, 11)
    assert hoarded.no_escape(3) < even.no_escape(3)
    assert hoarded.at_least(2, 11) == even.at_least(2, 11)


def test_the_next_turn_begins_with_a_hand_within_the_limit() -> None:
    table = position(UNITS, {"green": "LIFT LIFT LIFT LIFT LIFT"})
    assert reading(table).will_reach(GREEN, 5) < reading(table).reaches(GREEN, 5)
