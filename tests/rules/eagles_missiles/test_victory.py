"""How the war ends (EM-II.1, EM-IV.E1, EM-IV.E2, EM-XII.8)."""

import pytest

from desktop.rules.core import Outcome
from desktop.rules.eagles_missiles.deck import Deck
from desktop.rules.eagles_missiles.events_contests import WarEnded
from desktop.rules.eagles_missiles.records import Terms
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.victory import CheckEnd
from tests.rules.eagles_missiles.fights import told_of
from tests.rules.eagles_missiles.positions import asked, play, war

ALL = ("russian", "polish", "polish_2", "russian_2")


def evening(cards: int = 0, limit: int = 0, **fields: object) -> State:
    """Return the end of a day with so many Russian cards left."""
    s = war(steps=(CheckEnd(),), **fields)  # type: ignore[arg-type]
    s.russian_deck = Deck([cards])
    s.terms = Terms(s.terms.sides, limit)
    return s


@pytest.mark.rule("EM-IV.E1")
def test_an_empty_deck_ends_the_war_and_a_card_does_not() -> None:
    """EM-EX-russian_deck_short: the last turn is over."""
    s = evening(cards=1)
    assert asked(s) is None
    assert s.outcome is None
    s = evening()
    play(s)
    assert s.outcome == Outcome(("polish",), "EM-IV.E1")


@pytest.mark.rule("EM-IV.E2")
@pytest.mark.parametrize(("day", "limit", "over"), [(10, 10, True), (9, 10, False), (30, 0, False)])
def test_the_day_limit(day: int, limit: int, over: bool) -> None:
    """EM-EX-day_limit."""
    s = evening(cards=5, limit=limit, day=day)
    play(s)
    assert (s.outcome is not None) == over
    if s.outcome is not None:
        assert s.outcome.rule == "EM-IV.E2"


@pytest.mark.rule("EM-XII.8", "EM-II.1")
@pytest.mark.parametrize(
    ("cities", "victor", "winners"),
    [(10, "polish", ("polish", "polish_2")), (11, "russian", ("russian", "russian_2"))],
)
def test_ten_points_are_a_polish_victory_and_eleven_a_russian_one(
    cities: int, victor: str, winners: tuple[str, ...]
) -> None:
    """EM-EX-score_10, EM-EX-score_11."""
    s = evening(sides=ALL, cities_lost=cities)
    told = play(s)
    assert s.victor == victor
    assert s.outcome is not None
    assert s.outcome.winners == winners
    (ended,) = told_of(told, WarEnded)
    assert (ended.total, ended.russian) == (cities, victor == "russian")
