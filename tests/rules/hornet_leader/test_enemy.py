"""Which enemies attack, in which order, and whom (HL-1.3, HL-6.9)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Choice, Refused
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.actions_mission import NextEnemy, StandardOrder, TakeIt
from desktop.rules.hornet_leader.enemy import EnemyAttacks
from desktop.rules.hornet_leader.enemy_rules import in_order, victims
from desktop.rules.hornet_leader.events_enemy import EnemyAttacked
from desktop.rules.hornet_leader.records import Aircraft, Counter
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    counter,
    dice,
    mission,
    play,
)

BOTH = EnemyAttacks(("site", "bandit"))


def attackable(enemy: Counter, *flight: Aircraft) -> list[str]:
    return [each.pilot for each in victims(mission(1, flight, [enemy]), KIT, enemy)]


def fight(flight: list[Aircraft], counters: list[Counter]) -> State:
    return mission(1, flight, counters, steps=[EnemyAttacks(("site", "bandit"))], turn=1)


@pytest.mark.rule("HL-1.3c")
def test_the_three_numbers_of_every_face_ascend() -> None:
    sites = [face.attack for face in KIT.sites.values()]
    bandits = [face.attack for face in KIT.bandits.values()]
    assert all(stress < damage < destroy for stress, damage, destroy in sites + bandits)


@pytest.mark.rule("HL-1.3d", "HL-6.9b")
@pytest.mark.parametrize(
    ("face", "area", "reached"),
    [
        ("sa_2", "so_north_west", False),
        ("sa_2", "pre_north_central", True),
        ("sa_7", "center", True),
        ("sa_7", "app_north", False),
        ("sa_10", "so_south_west", True),
    ],
)
def test_a_site_attacks_as_far_as_its_number_says(face: str, area: str, reached: bool) -> None:
    high = face == "sa_2"
    found = attackable(counter("site", face, "center"), aircraft("banzai", area, high=high))
    assert found == ["banzai"] * reached


@pytest.mark.rule("HL-1.3d", "HL-6.9c")
def test_a_bandit_without_a_number_attacks_in_its_own_area_only() -> None:
    bandit = counter("bandit", "mirage_iii", "center")
    assert attackable(bandit, aircraft("banzai", "app_north")) == []
    assert attackable(bandit, aircraft("banzai", "center")) == ["banzai"]


@pytest.mark.rule("HL-1.3e")
@pytest.mark.parametrize(
    ("face", "high", "low"), [("sa_2", True, False), ("s_60", False, True), ("sa_6", True, True)]
)
def test_the_letters_of_a_site_are_the_altitudes_it_covers(
    face: str, high: bool, low: bool
) -> None:
    site = counter("site", face, "center")
    assert attackable(site, aircraft("banzai", high=True)) == ["banzai"] * high
    assert attackable(site, aircraft("banzai", high=False)) == ["banzai"] * low


@pytest.mark.rule("HL-1.3e", "HL-6.9c")
@pytest.mark.parametrize("high", [True, False])
def test_a_bandit_attacks_at_any_altitude(high: bool) -> None:
    bandit = counter("bandit", "mig_21", "center")
    assert attackable(bandit, aircraft("banzai", "app_west", high=high)) == ["banzai"]


@pytest.mark.rule("HL-1.3i")
def test_a_campaign_against_another_nation_uses_the_normal_fighters() -> None:
    other = next(each for each in KIT.campaigns.values() if "taiwan" in each.id)
    flown = {row.bandit for row in KIT.cup if row.bandit not in other.remove_bandits}
    assert {"mig_21", "mig_29", "su_27"} <= flown


@pytest.mark.rule("HL-1.3n")
def test_bombers_never_attack() -> None:
    kind = KIT.bomber_kinds[0].id
    s = fight([aircraft("banzai")], [counter("bomber", kind, "center", bombers=2)])
    assert asked(s) is None
    reason = BOTH.explain(s, KIT, (f"enemy:{kind}#1",))
    assert reason is not None
    assert reason.rule == "HL-1.3n"


@pytest.mark.rule("HL-6.9b", "HL-6.9f")
def test_ex_035_a_site_for_low_leaves_an_aircraft_at_high_alone() -> None:
    s = fight([aircraft("scout", high=True)], [counter("site", "s_60", "center")])
    assert not [event for event in play(s) if isinstance(event, EnemyAttacked)]
    reason = BOTH.explain(s, KIT, ("enemy:s_60#1",))
    assert reason is not None
    assert reason.rule == "HL-6.9f"


@pytest.mark.rule("HL-6.9d")
def test_the_closest_aircraft_is_attacked() -> None:
    far, near = aircraft("teflon", "pre_north_central"), aircraft("banzai", "app_north")
    assert attackable(counter("site", "sa_2", "center"), far, near) == ["banzai"]


@pytest.mark.rule("HL-6.9d")
def test_an_aircraft_at_the_wrong_altitude_is_passed_over() -> None:
    low, high = aircraft("teflon", high=False), aircraft("banzai", "app_north")
    assert attackable(counter("site", "sa_2", "center"), low, high) == ["banzai"]


@pytest.mark.rule("HL-6.9d", "HL-10.1q")
def test_ex_139_sites_ignore_an_f35_at_range_1() -> None:
    site = counter("site", "sa_6", "center")
    hornet = aircraft("banzai", "app_north")
    assert attackable(site, aircraft("ghost", "app_south"), hornet) == ["banzai"]
    assert attackable(site, aircraft("ghost", "center"), hornet) == ["ghost"]


@pytest.mark.rule("HL-6.9e")
def test_ex_140_equally_close_aircraft_are_equally_likely() -> None:
    flight = [aircraft(each, "app_north") for each in ("banzai", "teflon", "pluto")]
    chance = asked(fight(flight, [counter("bandit", "mig_21", "center")]))
    assert isinstance(chance, Chance)
    assert chance.kind == "pick"
    assert chance.outcomes == tuple(map(DrawnPilot, ("banzai", "teflon", "pluto")))
    assert chance.weights == (1, 1, 1)


@pytest.mark.rule("HL-6.9f", "HL-6.0a")
def test_without_an_aircraft_in_reach_there_is_no_attack() -> None:
    s = fight([aircraft("banzai", "so_north_east")], [counter("site", "sa_7", "center")])
    assert [event.rule for event in play(s)] == ["HL-6.0a"]
    assert s.steps == []


# -------------------------------------------------------------------------------- their order


@pytest.mark.rule("HL-6.9a")
def test_the_standard_order_is_area_by_area_with_sites_first() -> None:
    counters = [
        counter("bandit", "mig_21", "so_north_east", 1),
        counter("bandit", "mig_21", "center", 2),
        counter("site", "sa_6", "app_west", 3),
        counter("site", "sa_7", "center", 4),
        counter("site", "sa_6", "app_north", 5),
        counter("site", "sa_10", "center", 6),
        counter("bandit", "mig_29", "app_east", 7),
    ]
    s = mission(1, [aircraft("banzai")], counters)
    found = [each.key.partition("#")[2] for each in in_order(s, KIT, "site", "bandit")]
    assert found == ["4", "6", "2", "5", "7", "3", "1"]


@pytest.mark.rule("HL-6.9a")
def test_every_enemy_attacks_once_in_the_order_you_like() -> None:
    sites = [counter("site", "sa_6", "center", n) for n in (1, 2)]
    s = fight([aircraft("banzai"), aircraft("teflon", "so_south_east")], sites)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (NextEnemy("sa_6#1"), NextEnemy("sa_6#2"), StandardOrder())
    told = play(s, NextEnemy("sa_6#2"), TakeIt(), dice(1), TakeIt(), dice(1))
    attacks = [each.attacker for each in told if isinstance(each, EnemyAttacked)]
    assert attacks == ["sa_6#2", "sa_6#1"]
    assert s.steps == []


@pytest.mark.rule("HL-6.9a")
def test_an_enemy_that_has_attacked_cannot_be_chosen_again() -> None:
    sites = [counter("site", "sa_6", "center", n) for n in (1, 2, 3)]
    s = fight([aircraft("banzai")], sites)
    play(s, NextEnemy("sa_6#2"), TakeIt(), dice(1))
    with pytest.raises(Refused):
        play(s, NextEnemy("sa_6#2"))
    reason = s.steps[-1].explain(s, KIT, ("enemy:sa_6#2",))
    assert reason is not None
    assert reason.rule == "HL-6.9a"


@pytest.mark.rule("HL-6.9a")
def test_the_standard_order_asks_no_more_in_this_step() -> None:
    sites = [counter("site", "sa_6", "center", n) for n in (1, 2, 3)]
    s = fight([aircraft("banzai")], sites)
    told = play(s, StandardOrder(), TakeIt(), dice(1), TakeIt(), dice(1), TakeIt(), dice(1))
    attacks = [each.attacker for each in told if isinstance(each, EnemyAttacked)]
    assert attacks == ["sa_6#1", "sa_6#2", "sa_6#3"]
    assert s.steps == []


@pytest.mark.rule("HL-6.9a")
def test_the_target_and_sites_in_the_step_of_bandits_cannot_be_chosen() -> None:
    s = mission(1, [aircraft("banzai")], [counter("site", "sa_6", "center")])
    step = EnemyAttacks(("bandit",), True)
    found = [step.explain(s, KIT, (pick,)) for pick in ("target", "enemy:sa_6#1")]
    assert [each and each.rule for each in found] == ["HL-6.9a", "HL-9.1b"]


@pytest.mark.rule("HL-6.9f")
def test_it_is_said_why_an_enemy_out_of_reach_cannot_attack() -> None:
    s = mission(1, [aircraft("banzai", "app_east")], [counter("site", "sa_7", "center")])
    reason = EnemyAttacks(("site",), True).explain(s, KIT, ("enemy:sa_7#1",))
    assert reason is not None
    assert reason.rule == "HL-6.9f"
