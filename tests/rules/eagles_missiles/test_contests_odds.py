"""The exact odds against every way in which the two dice can fall (EM-VI.0a)."""

from itertools import product
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.eagles_missiles import contests, odds, theatre
from desktop.rules.eagles_missiles.records import Assault, Contest
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import battle, card
from tests.rules.eagles_missiles.positions import (
    KIT,
    asked,
    assault,
    call_nato,
    play,
    russian,
    send,
    war,
)

DICE = tuple(product(range(1, 7), repeat=2))
ALLIES = tuple(
    key for key, each in KIT.squadrons.items() if each.side != "russian" and each.state != "reserve"
)


def ready(s: State) -> State:
    """Bring all NATO squadrons into play."""
    call_nato(s, *(key for key in ALLIES if KIT.squadrons[key].side == "nato"))
    return s


@pytest.mark.rule("EM-VI.0a")
@pytest.mark.parametrize(
    ("lead", "expected"),
    [(0, (15, 6, 15)), (1, (21, 5, 10)), (2, (26, 4, 6)), (3, (30, 3, 3)), (-1, (10, 5, 21))],
)
def test_odds_of_a_lead(lead: int, expected: tuple[int, int, int]) -> None:
    """EM-EX-odds_table."""
    found = odds.of_lead(lead)
    assert (found.win, found.draw, found.loss) == expected


@pytest.mark.rule("EM-VI.0a")
@given(st.integers(-40, 40))
def test_the_table_agrees_with_all_dice(lead: int) -> None:
    results = [lead + own - their for own, their in DICE]
    expected = (
        sum(each > 0 for each in results),
        sum(each == 0 for each in results),
        sum(each < 0 for each in results),
    )
    for found in (odds.counted(lead), odds.of_lead(lead)):
        assert (found.win, found.draw, found.loss) == expected


@pytest.mark.rule("EM-VI.1b")
@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.sampled_from(ALLIES), min_size=1, max_size=2, unique=True),
    st.sampled_from(["SU27", "MIG29", "SU24", "TU22M"]),
    st.integers(0, 2),
    st.integers(0, 2),
)
def test_odds_of_a_duel_are_those_of_its_dice(
    allies: list[str], kind: str, day: int, cards: int
) -> None:
    s = ready(war())
    s.now.duel_bonus = day
    target = russian(s, kind, "escort", "MAZ")
    found = odds.contest(s, KIT, target.id, [s.squadron(key) for key in allies], cards)
    results = []
    for dice in DICE:
        contest = Contest("duel", target.id, allies, cards, list(dice))
        results.append(contests.difference(s, KIT, contest))
    assert found.win == sum(each > 0 for each in results)
    assert found.draw == sum(each == 0 for each in results)
    assert found.loss == sum(each < 0 for each in results)


@pytest.mark.rule("EM-VI.2d")
@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.sampled_from(ALLIES), min_size=1, max_size=4, unique=True),
    st.integers(1, 10),
    st.booleans(),
    st.integers(0, 4),
)
def test_chance_to_stop_an_assault_with_and_without_its_support(
    allies: list[str], strength: int, supported: bool, day: int
) -> None:
    s = ready(war())
    s.now.ground_bonus = day
    laid = assault(s, "III", card(strength))
    if supported:
        russian(s, "SU25", "support", "III", 0)
    sent = [s.squadron(key) for key in allies]
    own = sum(KIT.types[each.type].bombardment for each in sent) + day
    for with_support in (True, False):
        their = strength + 4 * (supported and with_support)
        expected = sum(own + a >= their + b for a, b in DICE) / 36
        found = odds.stop_chance(s, KIT, laid, sent, supported=with_support)
        assert isclose(found, expected)


@pytest.mark.rule("EM-IV.C2a")
def test_nobody_sent_stops_nothing() -> None:
    s = war()
    laid = assault(s, "III", card(1))
    assert odds.stop_chance(s, KIT, laid, []) == 0
    assert odds.stop_chance_as_sent(s, KIT, laid) == 0
    assert odds.fleet(s, KIT, []) == odds.FleetOdds(0, 0, 0)


@pytest.mark.rule("EM-VI.2f", "EM-VI.4a")
@pytest.mark.parametrize("kind", ["SU25", "SU24", "SU27"])
@pytest.mark.parametrize("opponent", ["PL_MIG29_1", "PL_SU22_1"])
def test_chance_as_sent_weighs_every_result_of_the_duel(kind: str, opponent: str) -> None:
    """A duel with one of two supports comes first: 36 ways in which it leaves the assault."""

    def position() -> tuple[State, Assault]:
        s = battle()
        laid = assault(s, "III", card(3), card(2))
        target = russian(s, kind, "support", "III", 0)
        russian(s, "SU25", "support", "III", 1)
        send(s, opponent, target.id)
        send(s, "PL_F16C_1", "assault:III")
        send(s, "PL_F16C_2", "assault:III")
        return s, laid

    after = []
    for dice in DICE:
        s, laid = position()
        asked(s)
        play(s, dice)
        after.append(odds.stop_chance(s, KIT, laid, theatre.sent_against(s, "assault:III")))
    s, laid = position()
    assert isclose(odds.stop_chance_as_sent(s, KIT, laid), sum(after) / 36)
    assert 0 < after[0] < 1


@pytest.mark.rule("EM-X.3b", "EM-X.3c")
@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(ALLIES), min_size=1, max_size=4, unique=True), st.integers(1, 10))
def test_fleet_odds_are_those_of_all_dice(allies: list[str], strength: int) -> None:
    s = ready(war(fleet=strength))
    sent = [s.squadron(key) for key in allies]
    found = odds.fleet(s, KIT, sent)
    own = sum(KIT.types[each.type].bombardment for each in sent)
    results = [own + a - strength - b for a, b in DICE]
    assert isclose(found.stop, sum(each >= 0 for each in results) / 36)
    assert isclose(found.damage, sum(min(strength, max(0, each)) for each in results) / 36)
    assert isclose(found.sink, sum(each >= strength for each in results) / 36)
