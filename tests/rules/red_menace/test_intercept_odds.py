"""The odds of an interception against every way its dice can fall."""

from collections.abc import Iterator
from itertools import product
from math import isclose, prod

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.core import Action, Chance, Rolled
from desktop.rules.red_menace import intercept_odds
from desktop.rules.red_menace.actions_intercept import Intercept
from desktop.rules.red_menace.intercept_odds import Odds, compositions, losses, of_intercept
from desktop.rules.red_menace.interception import MeetFlight
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.air import alert, phase_5, refusal, send
from tests.rules.red_menace.positions import KIT, asked, inbound, play

WINNIPEG, CHICAGO, NEAR_OMAHA, NORTH_OF_WINNIPEG = "0513", "0514", "0413", "0412"


def every_end(s: State) -> Iterator[tuple[float, State]]:
    """Yield how dice and draws can fall from here on, each with its chance; choices end it."""
    chance = asked(s)
    if not isinstance(chance, Chance):
        yield 1.0, s
        return
    for share, action in answers(chance):
        after = msgspec.msgpack.decode(msgspec.msgpack.encode(s), type=State)
        after.steps = list(s.steps)
        play(after, action)
        for later, end in every_end(after):
            yield share * later, end


def answers(chance: Chance) -> Iterator[tuple[float, Action]]:
    """Yield the outcomes of a chance with their shares."""
    if chance.roll is None:
        for action, weight in zip(chance.outcomes, chance.weights, strict=True):
            yield weight / sum(chance.weights), action
        return
    for dice in product(range(1, 7), repeat=chance.roll.count):
        yield 6.0**-chance.roll.count, Rolled(dice)


def enumerated(s: State, action: Intercept) -> tuple[list[float], float, float]:
    """Return chances of losses, the points lost and the chance that the target survives."""
    flight = next(each for each in s.flights if each.key == action.flight)
    key, points, away = flight.key, s.points[0], KIT.distance(flight.hex, target_hex(s, flight.key))
    begun = sum(s.red_lost.values())
    downed, penalty, survives = [0.0] * 4, 0.0, 0.0
    play(s, action)
    for share, end in every_end(s):
        left = next((each.bombers for each in end.flights if each.key == key), [])
        downed[sum(end.red_lost.values()) - begun] += share
        penalty += share * (points - end.points[0])
        reach = [KIT.units[unit] for unit in left if away <= KIT.units[unit].R[-1]]
        survives += share * prod((unit.A - 1) / 6 for unit in reach)
    return downed, penalty, survives


def target_hex(s: State, key: str) -> str:
    """Return the hex of a formation's target."""
    return KIT.cities[next(each.target for each in s.flights if each.key == key)].hex


def agree(s: State, action: Intercept) -> Odds:
    """Check the odds of an assignment against every way the dice can fall."""
    assert refusal(s, action) == ""
    odds = of_intercept(s, KIT, action)
    downed, penalty, survives = enumerated(s, action)
    assert odds.downed == pytest.approx(downed)
    assert odds.penalty == pytest.approx(penalty)
    assert odds.target_survives == pytest.approx(survives)
    return odds


def ready(
    hex_id: str,
    planes: str,
    bombers: str,
    *,
    target: str = "P",
    f106: str = "",
    card: bool = False,
    aew: bool = False,
) -> State:
    """Return phase 5 with formation A, or the M-50, in a hex."""
    s = alert(planes, f106=f106)
    inbound(s, "M50" if bombers == "m50" else "A", hex_id, target, bombers)
    s.points[0] = 2
    if card:
        s.events.take(7)
        s.kept.append(8)
    if aew:
        support = next(each for each in s.support if each.unit == "ec121")
        support.where, support.base = "launched", "A"
    return phase_5(s)


@pytest.mark.rule("RM-10.2b", "RM-10.2.3a")
@pytest.mark.parametrize("bombers", ["tu16 tu16 m4", "tu95k m4", "m50", "tu95k tu95k tu95k"])
def test_dice_over_the_target(bombers: str) -> None:
    s = ready(CHICAGO, "f102 f102", bombers, target="K", f106="K")
    odds = agree(s, send(s.flights[0].key, "f106 1 normal, f102 2 normal"))
    assert odds.destroyed == odds.downed[len(bombers.split())]
    assert sum(odds.downed) == pytest.approx(1)
    assert odds.blast == 0


@pytest.mark.rule("RM-10.2.5a")
@pytest.mark.parametrize(("aew", "lender"), [(False, ""), (True, "f89h"), (True, "f102")])
def test_tests_of_f89h_and_the_extra_die(aew: bool, lender: str) -> None:
    s = ready(NEAR_OMAHA, "f89h f102 f102 arrow", "tu16 tu95k m4", aew=aew)
    agree(s, send("A", "f89h 1 long, f102 1 long, arrow 1 long", aew=lender))


@pytest.mark.rule("RM-10.2.5a", "RM-11.3.1b")
def test_two_tests_and_no_other_american() -> None:
    s = ready(NEAR_OMAHA, "f89h f89h f102 f102 arrow", "tu16 tu95", aew=True)
    agree(s, send("A", "f89h 2 long, arrow 1 long", aew="f89h"))


@pytest.mark.rule("RM-10.2.8b", "RM-10.2.8c")
@pytest.mark.parametrize(
    ("hex_id", "planes", "bombers"),
    [
        (CHICAGO, "f102 3 normal", "tu16 m4 tu95"),
        (NEAR_OMAHA, "f102 1 normal, f102 1 long", "tu16 m4"),
        (NORTH_OF_WINNIPEG, "f102 1 long", "tu95k tu95k m4"),
        (CHICAGO, "f102 2 normal", "m50"),
    ],
)
def test_the_missile(hex_id: str, planes: str, bombers: str) -> None:
    s = ready(hex_id, "f102 f102 f102", bombers, card=True)
    odds = agree(s, send(s.flights[0].key, planes, "f102"))
    assert odds.blast == pytest.approx(1 / 6 if bombers == "m50" else 2 / 6)


@pytest.mark.rule("RM-10.2.8a", "RM-11.3.1b")
def test_a_missile_that_must_be_tested_and_one_with_the_extra_die() -> None:
    s = ready(NORTH_OF_WINNIPEG, "f89h arrow", "tu16 m4", card=True)
    odds = agree(s, send("A", "f89h 1 long, arrow 1 long", "f89h"))
    assert odds.blast == pytest.approx(1 / 2 * 2 / 6)
    s = ready(CHICAGO, "f102 f102", "tu16 m4", card=True, aew=True)
    agree(s, send("A", "f102 2 normal", "f102", "f102"))


@pytest.mark.rule("RM-9.2.4i", "RM-9.2.4e")
@pytest.mark.parametrize("cup", [[2, 1, 1, 0], [0, 1, 0, 1], [0, 0, 0, 0], [14, 4, 13, 4]])
def test_an_unrevealed_formation_has_what_the_cup_may_give_it(cup: list[int]) -> None:
    s = alert("f102 f102 f102")
    flight = inbound(s, "A", NEAR_OMAHA, "P")
    s.cup.counts = cup
    phase_5(s)
    shares = list(compositions(s, KIT, flight))
    assert sum(share for share, _ in shares) == pytest.approx(1)
    assert {len(bombers) for _, bombers in shares} == {min(3, sum(cup))}
    agree(s, send("A", "f102 2 long"))


@pytest.mark.rule("RM-10.1.1b", "RM-10.1.2a")
def test_only_bombers_in_range_of_the_target_endanger_it_this_turn() -> None:
    near = ready(NEAR_OMAHA, "f102", "tu95k tu16 tu16", target="P")
    far = ready(NEAR_OMAHA, "f102", "tu95k tu16 tu16", target="K")
    there = ready(CHICAGO, "f102", "tu95k tu16 tu16", target="K")
    odds = [of_intercept(s, KIT, Intercept("A", ())) for s in (near, far, there)]
    survives = [each.target_survives for each in odds]
    assert survives == pytest.approx([2 / 6, 1, 2 / 6 * (3 / 6) ** 2])
    assert odds[0].downed[0] == 1
    assert odds[0].mean == 0


@pytest.mark.rule("RM-9.8a")
def test_on_the_move_the_target_that_is_still_reached_this_turn_counts() -> None:
    s = alert("cf100", phase=3)
    inbound(s, "M50", WINNIPEG, "K", "m50", moves=1)
    s.then(MeetFlight("M50"))
    odds = of_intercept(s, KIT, send("M50", "cf100 1 normal"))
    assert odds.target_survives == pytest.approx(1 / 6 + 5 / 6 * 1 / 6)
    s.flights[0].moves = 0
    odds = of_intercept(s, KIT, send("M50", "cf100 1 normal"))
    assert odds.target_survives == 1


@pytest.mark.rule("RM-10.2b", "RM-1.3.3d")
@given(
    st.lists(st.sampled_from((-1, 0)), min_size=1, max_size=3),
    st.lists(st.integers(3, 6), max_size=4),
)
def test_losses_are_those_of_all_faces(defences: list[int], dice: list[int]) -> None:
    counted = [0] * (len(defences) + 1)
    for faces in product(range(1, 7), repeat=len(dice)):
        lost = 0
        for attack, face in zip(dice, faces, strict=True):
            lost += lost < len(defences) and face + defences[lost] >= attack
        counted[lost] += 1
    for chance, count in zip(losses(tuple(defences), tuple(dice)), counted, strict=True):
        assert isclose(chance, count / 6 ** len(dice), abs_tol=1e-12)


def test_asking_changes_nothing() -> None:
    s = ready(CHICAGO, "f102 f102", "tu16 m4", card=True, aew=True)
    before = repr(s)
    of_intercept(s, KIT, send("A", "f102 2 normal", "f102", "f102"))
    assert repr(s) == before
    assert intercept_odds.losses((), ()) == (1.0,)
