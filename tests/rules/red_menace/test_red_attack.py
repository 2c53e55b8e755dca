"""Formations attack (RM-7.7, RM-10.1)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance
from desktop.rules.red_menace.actions_chance import DrawnCounter
from desktop.rules.red_menace.events_red import CityAttacked
from desktop.rules.red_menace.red_attack import (
    LANDING_CITIES,
    RedAttack,
    RedAttacks,
    attackers,
)
from desktop.rules.red_menace.victory import totals
from tests.rules.red_menace.positions import KIT, asked, inbound, play, war

FIVE = DrawnCounter("nuke_5")


@pytest.mark.rule("RM-10.1.2a", "RM-10.1.2b", "RM-10.1.3g", "RM-10.1.3h", "RM-10.0")
def test_all_roll_and_the_city_falls_once() -> None:
    """EX-MIXED"""
    s = war(steps=[RedAttacks()])
    inbound(s, "A", "0414", "P", "tu16 tu16 m4")
    asked(s)
    # The M-4 needs less than the Tu-16 and rolls first.
    told = play(s, (3, 5, 2), FIVE)
    attack = next(event for event in told if isinstance(event, CityAttacked))
    assert attack.through == ("m4", "tu16")
    assert attack.failed == ("tu16",)
    assert s.points == [0, 5]
    assert s.finished == {"A": "attacked"}
    assert s.red_lost == {"tu16": 2, "m4": 1}


@pytest.mark.rule("RM-10.1.3a", "RM-10.1.3e", "RM-1.2a")
def test_a_die_counter_keeps_its_value() -> None:
    """EX-NUKE-D6"""
    s = war(steps=[RedAttacks()])
    inbound(s, "A", "0414", "P", "tu16")
    play(s, 6, DrawnCounter("nuke_d6"), 2)
    assert s.ruins["P"].counter == "nuke_d6"
    assert s.ruins["P"].points == 2
    assert s.points == [0, 2]


@pytest.mark.rule("RM-10.1.1a")
def test_range_0_attacks_only_in_the_hex_of_the_target() -> None:
    s = war(steps=[RedAttacks()])
    flight = inbound(s, "A", "0413", "P", "tu16 m4 tu95")
    assert attackers(KIT, flight) == ()
    assert asked(s) is None
    assert flight.handled


@pytest.mark.rule("RM-10.1.1b", "RM-10.1.1c", "RM-10.1.1d", "RM-S6.0", "RM-9.2.2a")
def test_a_tu95k_hits_from_one_hex_away_and_the_rest_fly_elsewhere() -> None:
    """EX-KH20"""
    s = war(steps=[RedAttacks()])
    flight = inbound(s, "A", "0513", "K", "tu16 tu16 tu95k")
    assert attackers(KIT, flight) == ("tu95k",)
    play(s, 3, FIVE, 1)
    assert "K" in s.ruins
    assert flight.bombers == ["tu16", "tu16"]
    assert flight.targets == ["K", "H"]
    assert s.red_lost == {"tu95k": 1}


@pytest.mark.rule("RM-10.1.1c", "RM-S6.0")
def test_a_tu95k_that_misses_is_gone_and_the_rest_fly_on() -> None:
    """EX-KH20, the miss."""
    s = war(steps=[RedAttacks()])
    flight = inbound(s, "A", "0513", "K", "tu16 tu16 tu95k")
    play(s, 2)
    assert flight.bombers == ["tu16", "tu16"]
    assert flight.target == "K"
    assert "K" not in s.ruins


@pytest.mark.rule("RM-10.1.1f")
def test_a_formation_of_tu95k_fires_together_and_is_gone() -> None:
    """EX-KH20-ALL"""
    s = war(steps=[RedAttacks()])
    inbound(s, "A", "0513", "K", "tu95k tu95k tu95k")
    play(s, (1, 2, 2))
    assert s.finished == {"A": "attacked"}
    assert s.red_lost == {"tu95k": 3}


@pytest.mark.rule("RM-10.1.1f")
def test_over_the_target_a_tu95k_attacks_with_the_others() -> None:
    s = war(steps=[RedAttacks()])
    flight = inbound(s, "A", "0514", "K", "tu16 tu95k")
    assert attackers(KIT, flight) == ("tu95k", "tu16")


@pytest.mark.rule("RM-7.7", "RM-9.2.2a")
def test_who_comes_second_gets_another_target() -> None:
    """EX-TWO-ARRIVE"""
    s = war(steps=[RedAttacks()])
    inbound(s, "B", "0414", "P", "tu16")
    late = inbound(s, "D", "0414", "P", "tu16")
    play(s, 4, FIVE, 1)
    assert s.finished == {"B": "attacked"}
    assert late.targets == ["P", "H"]
    assert late.hex == "0414"
    assert asked(s) is None


@pytest.mark.rule("RM-9.2.6", "RM-7.7")
def test_new_york_destroyed_washington_is_attacked_in_the_same_phase() -> None:
    """EX-HI"""
    s = war(steps=[RedAttacks()])
    inbound(s, "A", "0614", "H", "tu16", base="8")
    inbound(s, "B", "0614", "H", "tu16", base="8")
    play(s, 6, FIVE, 2, 6, 1)
    assert set(s.ruins) == {"H", "I"}
    assert KIT.cities["H"].hex == KIT.cities["I"].hex
    assert s.ruins["I"].counter == "nuke_dc"


@pytest.mark.rule("RM-8.5a", "RM-8.5b", "RM-8.5c")
def test_tu95s_that_came_through_land_in_cuba() -> None:
    """EX-CUBA-LAND"""
    s = war(steps=[RedAttacks()], cuba_landings=True, ruins="12")
    inbound(s, "A", KIT.cities["O"].hex, "O", "tu95 tu95 tu95k")
    play(s, (2, 2, 3), FIVE, (3, 2, 4))
    assert s.in_cuba == {"tu95": 1, "tu95k": 1}
    assert s.red_lost == {"tu95": 1, "tu95k": 0}
    assert s.points == [0, 5]
    assert totals(s) == (0, 7)


@pytest.mark.rule("RM-8.5a")
@pytest.mark.parametrize("city", "DHIJKLMNOPQRS")
def test_from_american_cities_they_may(city: str) -> None:
    s = war(steps=[RedAttacks()], cuba_landings=True)
    inbound(s, "A", KIT.cities[city].hex, city, "tu95")
    play(s, 6, 3 if city == "I" else FIVE, 3)
    assert s.in_cuba == {"tu95": 1}


@pytest.mark.rule("RM-8.5a")
@pytest.mark.parametrize("city", ["A", "B", "C", "E", "F", "G", "U", "T"])
def test_nobody_lands_in_cuba_from_elsewhere(city: str) -> None:
    """EX-CUBA-LAND-E"""
    assert city not in LANDING_CITIES
    s = war(steps=[RedAttacks()], cuba_landings=True)
    inbound(s, "A", KIT.cities[city].hex, city, "tu95")
    play(s, 6, FIVE)
    assert asked(s) is None
    assert not s.in_cuba


@pytest.mark.rule("RM-8.5a")
def test_a_tu95k_that_hit_from_afar_may_land_and_one_that_failed_may_not() -> None:
    s = war(steps=[RedAttacks()], cuba_landings=True)
    inbound(s, "A", "0513", "K", "tu16 tu95k tu95k")
    play(s, (3, 2), FIVE, 1)
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    assert chance.roll.count == 1
    play(s, 4)
    assert s.in_cuba == {"tu95k": 1}


@pytest.mark.rule("RM-8.5a")
def test_before_event_5_nobody_lands() -> None:
    s = war(steps=[RedAttacks()])
    inbound(s, "A", KIT.cities["O"].hex, "O", "tu95")
    play(s, 6, FIVE)
    assert asked(s) is None


@pytest.mark.rule("RM-7.7")
def test_formations_out_of_range_are_dealt_with_at_once() -> None:
    s = war()
    far = [inbound(s, "A", "0412", "P", "tu95k"), inbound(s, "B", "0414", "P")]
    RedAttacks().carry_out(s, KIT, None, lambda event: None)
    assert s.steps == []
    assert all(flight.handled for flight in far)
    inbound(s, "C", "0413", "P", "tu95k")
    RedAttacks().carry_out(s, KIT, None, lambda event: None)
    assert s.steps == [RedAttack("C"), RedAttack("B"), RedAttack("A")]
