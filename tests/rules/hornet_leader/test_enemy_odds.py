"""Chances of enemy attacks and threats, against counting and against played attacks."""

from __future__ import annotations

from itertools import product

import pytest

from desktop.rules.hornet_leader import enemy_odds
from desktop.rules.hornet_leader.enemy_odds import Odds, Threat, odds, threat
from desktop.rules.hornet_leader.enemy_rules import outcome
from desktop.rules.hornet_leader.reactions import Assault
from desktop.rules.hornet_leader.records import Aircraft, Counter
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import KIT, aircraft, counter, mission

SA_6 = (2, 5, 8)


def scene(flight: list[Aircraft], *counters: Counter) -> State:
    return mission(1, flight, counters, turn=1)


@pytest.mark.rule("HL-6.11a", "HL-6.10f")
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("modifier", [-3, 0, 2])
@pytest.mark.parametrize(("low_harrier", "twice"), [(False, False), (True, False), (False, True)])
def test_the_odds_are_those_of_counting(
    count: int, modifier: int, low_harrier: bool, twice: bool
) -> None:
    ways = [0, 0, 0, 0]
    for faces in product(range(1, 11), repeat=count):
        total = min(faces) + modifier
        ways[outcome(SA_6, total, low_harrier=low_harrier, twice=twice)] += 1
    found = odds(SA_6, modifier, count, low_harrier, twice)
    assert found == Odds(*(way / 10**count for way in ways))


@pytest.mark.rule("HL-6.11a")
def test_an_attack_is_seen_with_all_its_modifiers() -> None:
    s = scene(
        [aircraft("banzai", "app_north"), aircraft("static", "app_north")],
        counter("site", "sa_6", "center"),
    )
    attack = Assault("sa_6#1", "banzai", SA_6, True, True, "over_target", 0, "HL-6.9b")
    plain = enemy_odds.attack_odds(s, KIT, attack, evading=False)
    assert plain == Odds(0.2, 0.3, 0.3, 0.2)
    evading = enemy_odds.attack_odds(s, KIT, attack, evading=True)
    assert evading == odds(SA_6, -1, 2)
    assert evading.harm == pytest.approx(0.25)


@pytest.mark.rule("HL-10.1r", "HL-10.4b")
@pytest.mark.parametrize(
    ("pilot", "pods", "expected"),
    [
        ("banzai", (), 0.0),
        ("banzai", ("ecm",), 0.5),
        ("ghost", (), 0.4),
        ("ghost", ("ecm",), 0.7),
    ],
)
def test_stealth_and_ecm_pod_foil_attacks(
    pilot: str, pods: tuple[str, ...], expected: float
) -> None:
    s = scene([aircraft(pilot, pods=pods)])
    assert enemy_odds.foil_chance(s, KIT, pilot) == pytest.approx(expected)


@pytest.mark.rule("HL-6.9d")
def test_the_threat_of_one_site_is_the_odds_of_its_attack() -> None:
    s = scene([aircraft("banzai", "so_north_east")], counter("site", "sa_6", "center"))
    assert threat(s, KIT, "banzai", "so_north_east", True) == Threat((), 0.0, 0.0, 0.0, 0.0)
    found = threat(s, KIT, "banzai", "app_north", True)
    assert found.enemies == ("sa_6#1",)
    assert found.attacks == 1
    assert found.stress == pytest.approx(0.3 * 1 + 0.3 * 2)
    assert (found.damaged, found.lost) == pytest.approx((0.3, 0.3))


@pytest.mark.rule("HL-6.9d", "HL-6.9e")
def test_others_draw_fire() -> None:
    flight = [aircraft("banzai", "so_north_east"), aircraft("pluto", "app_south")]
    s = scene(flight, counter("site", "sa_6", "center"))
    assert threat(s, KIT, "banzai", "app_north", True).attacks == 0.5
    assert threat(s, KIT, "banzai", "center", True).attacks == 1
    flight[1].area = "center"
    assert threat(s, KIT, "banzai", "app_north", True).enemies == ()


@pytest.mark.rule("HL-6.9b")
def test_others_at_an_altitude_that_is_not_covered_draw_no_fire() -> None:
    flight = [aircraft("banzai", "so_north_east"), aircraft("pluto", "center", high=False)]
    s = scene(flight, counter("site", "sa_2", "center"))
    assert threat(s, KIT, "banzai", "app_north", True).attacks == 1
    assert threat(s, KIT, "banzai", "app_north", False).attacks == 0


@pytest.mark.rule("HL-6.11d")
def test_two_attacks_that_damage_destroy() -> None:
    sites = [counter("site", "sa_6", "center", number) for number in (1, 2)]
    s = scene([aircraft("banzai", "app_north")], *sites)
    found = threat(s, KIT, "banzai", "app_north", True)
    ways = dict.fromkeys(("whole", "damaged", "lost"), 0)
    for first, second in product(range(1, 11), repeat=2):
        harms = sum(face >= 5 for face in (first, second))
        gone = max(first, second) >= 8 or harms == 2
        ways["lost" if gone else "damaged" if harms else "whole"] += 1
    assert found.damaged == pytest.approx(ways["damaged"] / 100)
    assert found.lost == pytest.approx(ways["lost"] / 100)


@pytest.mark.rule("HL-6.11d")
def test_a_damaged_aircraft_can_only_be_lost() -> None:
    s = scene([aircraft("banzai", "app_north", damaged=True)], counter("site", "sa_6", "center"))
    found = threat(s, KIT, "banzai", "app_north", True)
    assert (found.damaged, found.lost) == pytest.approx((0.0, 0.6))


@pytest.mark.rule("HL-10.1f")
def test_the_jammer_counts_where_it_stands() -> None:
    flight = [aircraft("banzai", "app_north"), aircraft("static", "app_south")]
    s = scene(flight, counter("bandit", "mig_29", "center"))
    assert threat(s, KIT, "banzai", "app_north", True).lost == pytest.approx(0.3 * 0.5)
    assert threat(s, KIT, "banzai", "app_south", True).lost == pytest.approx(0.2 * 0.5)


@pytest.mark.rule("HL-10.1d")
def test_a_harrier_has_less_to_fear_at_low_altitude() -> None:
    s = scene([aircraft("hoss", "app_north")], counter("site", "sa_6", "center"))
    assert threat(s, KIT, "hoss", "app_north", True).damaged == pytest.approx(0.3)
    assert threat(s, KIT, "hoss", "app_north", False).damaged == 0


@pytest.mark.rule("HL-6.13b", "HL-6.13c", "HL-10.1q")
@pytest.mark.parametrize(
    ("pilot", "area", "now", "moved"),
    [
        ("banzai", "app_north", 1, 1),
        ("banzai", "pre_north_central", 0, 1),
        ("banzai", "so_north_east", 0, 0),
        ("ghost", "center", 1, 1),
        ("ghost", "app_north", 0, 0),
        ("ghost", "pre_north_central", 0, 0),
    ],
)
def test_bandits_may_come_nearer_before_they_attack(
    pilot: str, area: str, now: int, moved: int
) -> None:
    s = scene([aircraft(pilot, "so_south_west")], counter("bandit", "mig_21", "center"))
    assert threat(s, KIT, pilot, area, True).attacks == now
    assert threat(s, KIT, pilot, area, True, moving=True).attacks == moved


@pytest.mark.rule("HL-6.13c")
def test_a_bandit_that_moves_goes_for_the_closest() -> None:
    flight = [aircraft("banzai", "so_north_east"), aircraft("pluto", "app_south")]
    s = scene(flight, counter("bandit", "mig_21", "center"))
    found = threat(s, KIT, "banzai", "pre_north_central", True, moving=True)
    assert found.attacks == 0


@pytest.mark.rule("HL-1.3n")
def test_bombers_are_no_threat() -> None:
    s = scene([aircraft("banzai")], counter("bomber", KIT.bomber_kinds[0].id, "center", bombers=2))
    assert threat(s, KIT, "banzai", "center", True).enemies == ()
