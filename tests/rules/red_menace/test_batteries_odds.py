"""The odds of Nike and Bloodhound, held to every throw that the engine can be given."""

from __future__ import annotations

from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.red_menace import batteries_odds
from desktop.rules.red_menace.batteries_blue import Shot
from tests.rules.red_menace.defences import stand
from tests.rules.red_menace.outcomes import ends
from tests.rules.red_menace.positions import KIT, inbound, war

PLACES = {"nike": "0412", "nike_dc": "0614", "bloodhound": "1007"}


@settings(max_examples=40, deadline=None)
@given(
    unit=st.sampled_from([*PLACES]),
    first=st.lists(st.sampled_from(["tu16", "m4", "tu95"]), min_size=1, max_size=3),
    m50=st.booleans(),
    nuclear=st.booleans(),
    points=st.integers(0, 4),
)
@pytest.mark.rule("RM-10.6.1a", "RM-10.6.1b", "RM-10.3.2", "RM-10.6.3a", "RM-10.6.4")
def test_the_odds_of_a_shot_agree_with_the_engine(
    unit: str, first: list[str], m50: bool, nuclear: bool, points: int
) -> None:
    nuclear = nuclear and unit != "bloodhound"
    s = war(phase=6, points=[points, 0])
    if unit == "nike":
        stand(s, unit, PLACES[unit])
    number = next(at for at, sam in enumerate(s.sams) if sam.unit == unit)
    inbound(s, "A", PLACES[unit], "P", " ".join(first))
    if m50:
        inbound(s, "M50", PLACES[unit], "P", "m50")
    before = len(first) + m50
    found = batteries_odds.of_shot(s, KIT, number, nuclear=nuclear)
    s.then(Shot(number, nuclear=nuclear))
    lost: dict[int, float] = defaultdict(float)
    removed = penalty = 0.0
    for share, state in ends(s):
        lost[before - sum(len(flight.bombers) for flight in state.flights)] += share
        removed += share * (state.sams[number].where == "lost")
        penalty += share * (points - state.points[0])
    assert found.lost == pytest.approx([lost[count] for count in range(len(found.lost))])
    assert sum(found.lost) == pytest.approx(1)
    assert (found.removed, found.penalty) == pytest.approx((removed, penalty))
    assert found.hit == pytest.approx(1 - lost[0])


@pytest.mark.rule("RM-10.6.3a")
def test_a_nuclear_nike_costs_two_points_on_average_when_it_hits() -> None:
    s = war(phase=6, points=[10, 0])
    stand(s, "nike", "0412")
    inbound(s, "A", "0412", "P", "m4 m4 m4")
    number = next(at for at, sam in enumerate(s.sams) if sam.unit == "nike")
    found = batteries_odds.of_shot(s, KIT, number, nuclear=True)
    assert found.lost == pytest.approx((1 / 2, 0, 0, 1 / 2))
    assert (found.penalty, found.removed) == pytest.approx((1.0, 1 / 3))


def test_there_must_be_something_to_fire_at() -> None:
    s = war(phase=6)
    with pytest.raises(ValueError, match="nothing to fire at"):
        batteries_odds.of_shot(s, KIT, next(n for n, x in enumerate(s.sams) if x.where == "map"))
