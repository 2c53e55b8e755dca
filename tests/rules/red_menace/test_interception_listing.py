"""What is offered against formations, what is listed, and why something is refused."""

from itertools import product
from random import Random

import pytest

from desktop.rules.core import Choice
from desktop.rules.red_menace import interception_reach
from desktop.rules.red_menace.actions import AnyAction
from desktop.rules.red_menace.actions_intercept import EndInterceptions, Intercept
from desktop.rules.red_menace.components_map import BLUE_CITIES
from desktop.rules.red_menace.interception import AssignInterceptors, MeetFlight
from desktop.rules.red_menace.interception_checks import explain, legal
from desktop.rules.red_menace.interception_limits import PARTNER
from desktop.rules.red_menace.interception_offers import Offer, offers
from desktop.rules.red_menace.interception_reach import PLANES
from desktop.rules.red_menace.interception_sets import reachable
from desktop.rules.red_menace.records import TurnNow
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.air import alert, phase_5, send
from tests.rules.red_menace.positions import KIT, inbound, play

EDMONTON, WINNIPEG, OMAHA, CHICAGO = "0312", "0513", "0414", "0514"
NORTH_OF_WINNIPEG, NEAR_OMAHA = "0412", "0413"
THREE = "tu16 tu16 m4"
INTERESTING = (
    *(hex_id for hex_id in KIT.hexes if any(KIT.near["usa", hex_id][:2])),
    *("0312", "0513", "0713", "0712", "1007", "0906", "0907"),
)


def anything(seed: int) -> State:
    """Return a random position of phase 5, some of what limits interceptors in force."""
    rng = Random(seed)
    s = alert(ruins=" ".join(rng.sample(BLUE_CITIES, rng.randrange(6))))
    for each in s.interceptors:
        if each.unit in PLANES:
            each.box = rng.choice(("ready", "ready", "normal", "long"))
            each.tried = each.unit == "f89h" and rng.random() < 0.3
            each.city = rng.choice("ADHIJKLMNOPQRS") if each.unit == "f106" else ""
    for key in "ABCDE":
        flight = inbound(s, key, rng.choice(INTERESTING), "P", THREE)
        if rng.random() < 0.2:
            flight.met += (rng.choice((flight.hex, "0101")),)
    if rng.random() < 0.5:
        s.kept.append(8)
    for support in s.support:
        if support.unit == "ec121" and rng.random() < 0.5:
            support.where, support.base = "launched", "A"
    s.now = TurnNow(
        jammed=rng.random() < 0.3,
        long_quota=rng.randrange(4),
        canada_us=rng.randrange(2),
        greenland=[rng.randrange(3), rng.randrange(3)],
        greenland_long=rng.randrange(3),
        assigned={key: rng.randrange(3) for key in "AB"},
    )
    return s


@pytest.mark.rule("RM-10.2.1a")
def test_everything_listed_is_legal_once_and_shown_by_its_picks() -> None:
    listed = 0
    for seed in range(400):
        s = anything(seed)
        step = AssignInterceptors()
        choice = step.decision(s, KIT)
        assert (choice is not None) is step.asks(s, KIT)
        if choice is None:
            continue
        assert choice.actions[-1] == EndInterceptions()
        for action in choice.actions[:-1]:
            assert isinstance(action, Intercept)
            assert legal(s, KIT, action) is None, (seed, action)
            assert explain(s, KIT, action.picks) is None, (seed, action)
        assert len({action.picks for action in choice.actions}) == len(choice.actions)
        assert {action.picks[0] for action in choice.actions[:-1]} == {
            f"flight:{flight.key}" for flight in reachable(s, KIT)
        }
        listed += len(choice.actions)
    assert listed > 4000


@pytest.mark.rule("RM-10.2.1a", "RM-9.8a")
def test_on_the_move_everything_listed_is_legal_too() -> None:
    asked = 0
    for seed, key in product(range(200), "ABCDE"):
        s = anything(seed)
        step = MeetFlight(key)
        choice = step.decision(s, KIT)
        assert (choice is not None) is step.asks(s, KIT)
        if choice is not None:
            asked += 1
            for action in choice.actions[:-1]:
                assert isinstance(action, Intercept)
                assert action.flight == key
                assert {reach for _, reach, _ in action.planes} == {"normal"}
                assert legal(s, KIT, action, passing=True) is None, (seed, action)
    assert asked > 100


@pytest.mark.rule("RM-10.2.1a")
def test_every_offer_can_be_taken_and_not_more_of_it() -> None:
    """Each offer alone, or with a Canadian where Americans need one; one more is refused."""
    for seed in range(300):
        s = anything(seed)
        for flight in reachable(s, KIT):
            all_offers = offers(s, KIT, flight)
            for offer in all_offers:
                if offer.reach is None:
                    assert offer.refused is not None
                    assert (offer.count, offer.cost) == (0, None)
                    continue
                assert offer.refused is None
                for count in range(1, offer.count + 1):
                    assert _refused(s, flight.key, offer, count) in ("", PARTNER.rule)
                # One with the missile and others without it may be sent together.
                assert offer.nuclear or _refused(s, flight.key, offer, offer.count + 1)
            assert {offer.unit for offer in all_offers} == set(PLANES)


def _refused(s: State, key: str, offer: Offer, count: int) -> str:
    assert offer.reach is not None
    nuclear = offer.unit if offer.nuclear else ""
    found = legal(s, KIT, Intercept(key, ((offer.unit, offer.reach, count),), nuclear))
    if found is PARTNER:
        return PARTNER.rule
    return found.rule if found else ""


def by_unit(s: State, key: str = "A") -> dict[tuple[str, bool], Offer]:
    """Return the offers against a formation by type and whether with the missile."""
    flight = next(each for each in s.flights if each.key == key)
    return {(offer.unit, offer.nuclear): offer for offer in offers(s, KIT, flight)}


@pytest.mark.rule("RM-10.2.1a", "RM-10.2.2g", "RM-10.2.5a")
def test_offers_say_how_many_what_they_need_and_what_they_cost() -> None:
    s = alert("f102 f102 f102 f89h f89h arrow cf100", f106="P")
    inbound(s, "M50", NEAR_OMAHA, "P", "m50")
    found = by_unit(phase_5(s), "M50")
    f102 = found["f102", False]
    assert (f102.reach, f102.count, f102.ready, f102.needs) == ("long", 3, 3, 6)
    f89h = found["f89h", False]
    assert (f89h.count, str(f89h.cost and f89h.cost.source)) == (
        2,
        "takes off on {face}+, then misses the next turn",
    )
    assert found["f106", False].needs == 5
    assert found["cf100", False].refused is not None
    assert ("f102", True) not in found


@pytest.mark.rule("RM-10.2.8a")
def test_with_card_8_the_carriers_are_offered_one_each() -> None:
    s = alert("f102 f102 f102", f106="R")
    s.kept.append(8)
    inbound(s, "A", NORTH_OF_WINNIPEG, "P", THREE)
    found = by_unit(phase_5(s))
    loaded = found["f102", True]
    assert (loaded.reach, loaded.count, loaded.needs) == ("long", 1, 5)
    refused = found["f106", True].refused
    assert refused is not None
    assert refused.rule == "RM-10.2.7a"


@pytest.mark.rule("RM-10.2.1a")
def test_the_list_has_each_type_in_each_number_all_near_and_all() -> None:
    s = alert("f102 f102 f102", f106="P")
    inbound(s, "A", CHICAGO, "P", THREE)
    s.then(AssignInterceptors())
    choice = s.steps[-1].decision(s, KIT)
    assert isinstance(choice, Choice)
    assert choice.open
    assert choice.actions == (
        send("A", "f106 1 long"),
        *(send("A", f"f102 {count} normal") for count in (1, 2, 3)),
        send("A", "f106 1 long, f102 3 normal"),
        EndInterceptions(),
    )
    assert choice.narrow(("flight:A", "plane:f102", "plane:f102"))[0] == choice.actions[2]


def test_picks_tell_long_range_missile_and_extra_die() -> None:
    action = send("C", "f102 1 normal, f102 2 long, arrow 1 long", "f102", "f102")
    assert action.picks == (
        *("flight:C", "plane:f102:long", "plane:f102:long", "plane:arrow:long"),
        *("plane:f102:nuclear", "plane:f102:aew"),
    )
    assert AnyAction.__args__.count(Intercept) == 1


@pytest.mark.rule("RM-9.4a", "RM-10.2.2e", "RM-10.2.2f", "RM-10.2.2g", "RM-10.2.7a", "RM-10.2.8a")
@pytest.mark.parametrize(
    ("picks", "rule"),
    [
        (("plane:hunter",), "RM-9.4a"),
        (("plane:lightning", "flight:A"), "RM-9.4a"),
        (("plane:tu28",), "RM-9.4a"),
        (("flight:J",), "RM-10.2.1a"),
        (("flight:D",), "RM-10.2.1a"),
        (("flight:A", "plane:cf100"), "RM-10.2.2a"),
        (("plane:f102", "flight:D"), "RM-10.2.2b"),
        (("flight:C", "plane:f106"), "RM-10.2.7a"),
        (("flight:A", "plane:arrow"), "RM-10.2.2e"),
        (("flight:B", "plane:f102:long"), "RM-10.2.2f"),
        (("flight:C", *["plane:f102:long"] * 3), "RM-10.2.2g"),
        (("flight:C", "plane:f102:nuclear"), "RM-10.2.8a"),
        (("flight:C", "plane:f102:long", "plane:f102:aew"), "RM-11.3.1b"),
        (("flight:A", *["plane:f102"] * 4), "RM-9.4a"),
    ],
)
def test_refusals_name_their_rule(picks: tuple[str, ...], rule: str) -> None:
    s = alert("f102 f102 f102 cf100 arrow", f106="A")
    for key, hex_id in zip("ABCD", (CHICAGO, WINNIPEG, NEAR_OMAHA, "0305"), strict=True):
        inbound(s, key, hex_id, "P", THREE)
    phase_5(s)
    refused = s.steps[-1].explain(s, KIT, picks)
    assert refused is not None
    assert refused.rule == rule
    assert not str(refused).endswith(".")


@pytest.mark.rule("RM-10.2.1b")
def test_a_formation_that_was_met_is_refused_by_name() -> None:
    s = alert("f102 f102")
    inbound(s, "A", CHICAGO, "P", THREE)
    inbound(s, "B", CHICAGO, "P", THREE)
    phase_5(s)
    play(s, send("A", "f102 1 normal"), 1)
    refused = s.steps[-1].explain(s, KIT, ("plane:f102", "flight:A"))
    assert refused is not None
    assert refused.rule == "RM-10.2.1b"
    assert s.steps[-1].explain(s, KIT, ("plane:f102", "flight:B")) is None


@pytest.mark.rule("RM-9.8a", "RM-9.8d")
def test_on_the_move_refusals_say_so() -> None:
    s = alert("cf100 f102 f102", phase=3)
    inbound(s, "M50", WINNIPEG, "P", "m50", moves=1)
    inbound(s, "A", CHICAGO, "P", THREE)
    step = MeetFlight("M50")
    refused = [step.explain(s, KIT, ("plane:f102", f"flight:{key}")) for key in ("M50", "A")]
    assert [each and each.rule for each in refused] == ["RM-9.8d", "RM-9.8a"]


@pytest.mark.rule("RM-10.2.1a")
def test_nobody_is_counted_while_no_formation_is_near(monkeypatch: pytest.MonkeyPatch) -> None:
    s = alert()
    far = next(hex_id for hex_id in KIT.hexes if hex_id not in KIT.guarded[-1])
    flight = inbound(s, "A", far, "P")
    counted: list[State] = []

    def noted(s: State) -> dict[str, int]:
        counted.append(s)
        return dict.fromkeys(PLANES, 1)

    monkeypatch.setattr(interception_reach, "ready", noted)
    assert not AssignInterceptors().asks(s, KIT)
    assert counted == []
    flight.hex = OMAHA
    assert AssignInterceptors().asks(s, KIT)
    assert counted == [s]
