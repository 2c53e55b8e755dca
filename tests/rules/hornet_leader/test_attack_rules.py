"""What may be attacked with what, and who may attack (HL-1.4, HL-6.2, HL-6.3, HL-10)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Refused
from desktop.rules.hornet_leader.attack_rules import (
    gun_usable,
    is_there,
    may_attack,
    may_take_high_stress,
    other_bomber,
    payers,
    usable,
)
from desktop.rules.hornet_leader.effects_data import ForbidEffect, RestrictWeaponEffect
from desktop.rules.hornet_leader.records import TARGET, Standing
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    campaign,
    counter,
    mission,
    sheet_with,
)


def position(
    *loads: str,
    area: str = "center",
    high: bool = True,
    pilot: str = "hunter",
    target: int = 1,
    key: str = "iraq_1991",
) -> State:
    """Return one Aircraft over Sites and MiGs in the Center."""
    counters = [
        counter("site", "sa_6", "center"),
        counter("site", "m1939", "center", 2),
        counter("bandit", "mig_21", "center", 3),
        counter("bandit", "mig_23", "app_north", 4),
    ]
    flight = [aircraft(pilot, area, high=high, loads=loads)]
    return mission(target, flight, counters, state=campaign(key), turn=1)


def why(s: State, item: str, enemy: str, *, declared: bool = True) -> str:
    """Return the rule by which the first Aircraft cannot use a weapon, or ``legal``."""
    return rule(usable(s, KIT, s.flown.flight[0], item, enemy, declared=declared))


def gun(s: State, enemy: str) -> str:
    """Return the rule by which the first Aircraft cannot use Guns, or ``legal``."""
    return rule(gun_usable(s, KIT, s.flown.flight[0], enemy))


def rule(found: Refused | None) -> str:
    return "legal" if found is None else found.rule


@pytest.mark.rule("HL-1.4b")
def test_air_to_air_weapons_go_at_bandits_and_bombers_only() -> None:
    s = position("aim9")
    s.flown.counters.append(counter("bomber", "tu_16", "center", 5, bombers=2))
    found = [why(s, "aim9", key) for key in ("mig_21#3", "tu_16#5", "sa_6#1", TARGET)]
    assert found == ["legal", "legal", "HL-1.4b", "HL-1.4b"]


@pytest.mark.rule("HL-1.4c")
def test_air_to_ground_weapons_never_go_at_bandits() -> None:
    s = position("mk82")
    found = [why(s, "mk82", key) for key in ("sa_6#1", TARGET, "mig_21#3")]
    assert found == ["legal", "legal", "HL-1.4c"]


@pytest.mark.rule("HL-1.4e", "HL-1.4f", "HL-10.2c")
def test_ex_005_a_sparrow_works_at_range_1_and_2() -> None:
    s = position("aim7", area="so_north_west")
    for number, area in enumerate(("so_north_west", "pre_north_west", "app_north", "center"), 10):
        s.flown.counters.append(counter("bandit", "mig_21", area, number))
    found = [why(s, "aim7", f"mig_21#{number}") for number in range(10, 14)]
    assert found == ["HL-1.4f", "legal", "legal", "HL-1.4e"]


@pytest.mark.rule("HL-1.4g", "HL-10.3d")
def test_h4_a_harm_goes_only_at_sites_with_radar() -> None:
    s = position("agm88", area="app_north")
    found = [why(s, "agm88", key) for key in ("sa_6#1", "m1939#2", TARGET, "mig_21#3")]
    assert found == ["legal", "HL-1.4g", "HL-1.4g", "HL-1.4c"]


def test_a_site_with_radar_is_open_to_other_weapons_too() -> None:
    s = position("mk82", "agm65", "agm88", area="center")
    assert [why(s, item, "sa_6#1") for item in ("mk82", "agm65")] == ["legal", "legal"]


@pytest.mark.rule("HL-1.4i")
@pytest.mark.parametrize(
    ("item", "area", "at_high", "at_low"),
    [
        ("gbu10", "center", "legal", "HL-1.4i"),
        ("agm62", "app_north", "legal", "HL-1.4i"),
        ("rockets", "center", "HL-1.4i", "legal"),
        ("mk82", "center", "legal", "legal"),
    ],
)
def test_h11_a_weapon_works_only_from_its_altitudes(
    item: str, area: str, at_high: str, at_low: str
) -> None:
    found = [why(position(item, area=area, high=high), item, TARGET) for high in (True, False)]
    assert found == [at_high, at_low]


@pytest.mark.rule("HL-10.3e")
def test_a_jsow_reaches_3_from_high_and_1_from_low() -> None:
    areas = ("center", "app_north", "pre_north_central", "so_north_west")
    reached = {
        high: [why(position("agm154", area=area, high=high), "agm154", TARGET) for area in areas]
        for high in (True, False)
    }
    assert reached[True] == ["legal"] * 4
    assert reached[False] == ["legal", "legal", "HL-1.4e", "HL-1.4e"]


@pytest.mark.rule("HL-10.3h")
def test_a_jdam_reaches_1_from_high_and_0_from_low() -> None:
    s = {
        (area, high): why(position("gbu38", area=area, high=high), "gbu38", TARGET)
        for area in ("center", "app_north")
        for high in (True, False)
    }
    assert [place for place, found in s.items() if found != "legal"] == [("app_north", False)]


@pytest.mark.rule("HL-6.3b", "HL-6.3d", "HL-10.3b")
def test_h10_stand_off_weapons_reach_the_center_from_outside() -> None:
    s = position("agm62", "mk82", area="pre_north_central")
    assert why(s, "agm62", TARGET) == why(s, "agm62", "sa_6#1") == "legal"
    assert why(s, "mk82", TARGET) == why(s, "mk82", "sa_6#1") == "HL-1.4e"


@pytest.mark.rule("HL-6.3f")
def test_missiles_need_only_the_range() -> None:
    for high in (True, False):
        s = position("aim9", "aim120", area="app_east", high=high)
        assert [why(s, item, "mig_21#3") for item in ("aim9", "aim120")] == ["legal", "legal"]
        assert why(s, "aim120", "mig_23#4") == "legal"


@pytest.mark.rule("HL-1.4j", "HL-10.2b")
@pytest.mark.parametrize(
    ("number", "area", "found"),
    [
        (5, "app_north", "legal"),
        (6, "center", "legal"),
        (7, "app_south", "HL-10.2b"),
        (8, "pre_south_central", "HL-10.2b"),
    ],
)
def test_ex_055_an_amraam_goes_elsewhere_only_from_range_2_on(
    number: int, area: str, found: str
) -> None:
    s = position("aim120", area="pre_south_central")
    s.flown.counters.append(counter("bandit", "mig_23", area, number))
    assert why(s, "aim120", f"mig_23#{number}", declared=False) == found
    assert why(s, "aim120", f"mig_23#{number}") == "legal"


@pytest.mark.rule("HL-10.3g", "HL-1.7e")
@pytest.mark.parametrize(
    ("key", "target", "found"),
    [
        ("israel_2003", 9, "HL-10.3g"),
        ("israel_2003", 1, "legal"),
        ("taiwan_2008", 3, "HL-10.3g"),
        ("russia_2012", 2, "legal"),
        ("russia_2012", 21, "legal"),
    ],
)
def test_ex_120_until_2008_jdams_attack_only_fixed_targets_and_their_sites(
    key: str, target: int, found: str
) -> None:
    s = position("gbu32", target=target, key=key)
    assert [why(s, "gbu32", enemy) for enemy in (TARGET, "sa_6#1")] == [found, found]
    assert "fixed" not in KIT.targets[21].traits


@pytest.mark.rule("HL-10.3b")
def test_a_campaign_may_hold_a_weapon_to_targets_with_a_word() -> None:
    held = Standing(RestrictWeaponEffect(("agm84",), "fleet"), "campaign", "campaign:libya_1984")
    for target, found in ((4, "legal"), (48, "HL-10.3b")):
        s = position("agm84", "mk82", area="app_north", target=target, key="libya_1984")
        s.carry.append(held)
        assert [why(s, "agm84", enemy) for enemy in (TARGET, "sa_6#1")] == [found, found]


@pytest.mark.rule("HL-1.6c")
def test_an_event_may_silence_the_harms_for_a_turn() -> None:
    s = position("agm88", area="app_north")
    s.flown.standing.append(
        Standing(ForbidEffect("radar_weapons", "turn1"), "turn1", "event:12:over")
    )
    assert why(s, "agm88", "sa_6#1") == "HL-1.6c"
    s.flown.turn = 2
    assert why(s, "agm88", "sa_6#1") == "legal"


@pytest.mark.rule("HL-6.7c")
def test_a_target_without_hits_is_not_attacked() -> None:
    s = position("mk82", target=59)
    assert why(s, "mk82", TARGET) == "HL-6.7c"
    assert why(s, "mk82", "m1939#2") == "legal"
    low = position("mk82", target=59, high=False)
    assert gun(low, TARGET) == "HL-6.7c"


def test_what_is_not_aboard_is_not_fired() -> None:
    s = position("mk82")
    s.flown.flight[0].pods.append("ecm")
    assert why(s, "mk83", TARGET) == "HL-6.3i"
    assert why(s, "ecm", TARGET) == "HL-10.4a"


def test_only_what_attacks_is_suppressed() -> None:
    s = position("aim9", "mk82")
    s.flown.counters.append(counter("bomber", "tu_16", "center", 5, bombers=1))
    pilot = s.flown.flight[0]
    assert rule(usable(s, KIT, pilot, "mk82", TARGET, "suppress")) == "HL-6.10c"
    assert rule(usable(s, KIT, pilot, "aim9", "tu_16#5", "suppress")) == "HL-6.10c"
    assert rule(usable(s, KIT, pilot, "mk82", "sa_6#1", "suppress")) == "legal"


# ------------------------------------------------------------------------------------- Guns


@pytest.mark.rule("HL-6.3c", "HL-6.3e", "HL-10.5a")
def test_guns_attack_the_ground_low_in_its_area() -> None:
    low, high = position(high=False), position()
    beside = position(area="app_north", high=False)
    assert gun(low, TARGET) == gun(low, "sa_6#1") == "legal"
    assert gun(high, TARGET) == gun(beside, TARGET) == "HL-6.3c"
    assert gun(high, "sa_6#1") == gun(beside, "sa_6#1") == "HL-6.3e"


@pytest.mark.rule("HL-6.3g", "HL-10.5b")
def test_guns_attack_a_bandit_in_their_area_at_either_altitude() -> None:
    assert gun(position(), "mig_21#3") == gun(position(high=False), "mig_21#3") == "legal"
    assert gun(position(), "mig_23#4") == "HL-6.3g"


@pytest.mark.rule("HL-1.5q", "HL-10.1a")
def test_an_intruder_has_no_gun_and_no_air_to_air_weapon() -> None:
    s = position(high=False, pilot="bug")
    assert gun(s, TARGET) == gun(s, "mig_21#3") == "HL-1.5q"
    assert not [item for item in KIT.aircraft["a6"].weapons if KIT.weapons[item].kind == "ata"]
    armed = {each.id for each in KIT.aircraft.values() if each.gun}
    assert not armed & {"a6", "e2c", "ea6b", "ea18g"}


@pytest.mark.rule("HL-1.5j")
def test_an_unfit_pilot_uses_nothing() -> None:
    s = position("mk82", high=False)
    s.member("hunter").stress = 10
    assert gun(s, TARGET) == why(s, "mk82", TARGET) == "HL-1.5j"


# -------------------------------------------------------------------------------- who attacks


def pair(*, sa: int = 0, leader: str = "") -> State:
    """Return Banzai (Average, Fast) and Wedge (Average, Slow) in the Center, turn 1."""
    flight = [aircraft("banzai", sa=sa), aircraft("wedge", sa=sa)]
    return mission(1, flight, turn=1, leader=leader)


def who(s: State, pilot: str, *, fast: bool) -> str:
    return rule(may_attack(s, KIT, s.flown.aircraft(pilot), fast))


@pytest.mark.rule("HL-6.2a")
def test_the_fast_attack_first_and_the_slow_later() -> None:
    s = pair()
    assert [who(s, pilot, fast=True) for pilot in ("banzai", "wedge")] == ["legal", "HL-6.2a"]
    assert [who(s, pilot, fast=False) for pilot in ("banzai", "wedge")] == ["HL-6.2a", "legal"]


@pytest.mark.rule("HL-1.5b", "HL-6.2c", "HL-6.2d")
def test_h1_an_sa_counter_buys_the_attack_of_the_other_step() -> None:
    s = pair(sa=1)
    assert payers(s, KIT, "wedge", True) == ("wedge",)
    assert payers(s, KIT, "wedge", False) == ("",)
    s.flown.aircraft("banzai").fast_attack = s.flown.aircraft("banzai").free_attack = True
    assert payers(s, KIT, "banzai", False) == ("banzai",)


@pytest.mark.rule("HL-6.2e")
def test_ex_125_one_attack_in_each_step() -> None:
    s = pair(sa=2)
    wedge = s.flown.aircraft("wedge")
    wedge.fast_attack = True
    assert who(s, "wedge", fast=True) == "HL-6.2e"
    assert who(s, "wedge", fast=False) == "legal"
    assert payers(s, KIT, "wedge", False) == ("",)


@pytest.mark.rule("HL-6.2f", "HL-6.2g", "HL-10.1g")
def test_ex_126_only_the_leader_and_a_hawkeye_pay_for_others() -> None:
    flight = [aircraft(pilot, sa=1) for pilot in ("blackhawk", "banzai", "wedge", "eyes")]
    s = mission(1, flight, turn=1, leader="blackhawk")
    assert payers(s, KIT, "wedge", True) == ("wedge", "blackhawk", "eyes")
    s.flown.aircraft("wedge").sa = 0
    assert payers(s, KIT, "wedge", True) == ("blackhawk", "eyes")
    s.flown.aircraft("eyes").sa = 0
    assert payers(s, KIT, "wedge", True) == ("blackhawk",)
    s.flown.leader = "wedge"
    assert payers(s, KIT, "wedge", True) == ()


def test_an_unfit_leader_still_hands_over_his_sa() -> None:
    s = pair(sa=1, leader="banzai")
    s.member("banzai").stress = 8
    s.flown.aircraft("wedge").sa = 0
    assert payers(s, KIT, "wedge", True) == ("banzai",)
    assert who(s, "banzai", fast=True) == "HL-1.5j"


@pytest.mark.rule("HL-1.5m")
def test_ex_127_who_becomes_slow_after_his_attack_has_no_other_for_nothing() -> None:
    s = pair()
    banzai = s.flown.aircraft("banzai")
    banzai.fast_attack = banzai.free_attack = True
    s.member("banzai").stress = 4
    assert who(s, "banzai", fast=False) == "HL-1.5m"
    banzai.sa = 1
    assert payers(s, KIT, "banzai", False) == ("banzai",)


@pytest.mark.rule("HL-1.5m")
def test_ex_128_who_passed_and_becomes_slow_attacks_freely() -> None:
    s = pair()
    s.member("banzai").stress = 4
    assert payers(s, KIT, "banzai", False) == ("",)


def test_an_event_may_forbid_all_sa() -> None:
    s = pair(sa=2, leader="banzai")
    s.flown.standing.append(Standing(ForbidEffect("sa", "turn1"), "turn1", "event:12:over"))
    assert who(s, "wedge", fast=True) == "HL-1.6c"
    assert who(s, "banzai", fast=True) == "legal"


@pytest.mark.rule("HL-9.5a")
def test_high_stress_is_there_only_with_its_option() -> None:
    s = pair()
    assert rule(may_take_high_stress(s, KIT, s.flown.flight[0])) == "HL-9.5a"
    assert KIT.options["high_stress"].so == (3, 6, 9)


@pytest.mark.rule("HL-9.5b")
def test_h36_high_stress_comes_before_the_first_roll_and_makes_nobody_unfit() -> None:
    state = campaign(options=("high_stress",))
    s = mission(1, [aircraft("banzai")], state=state, turn=1)
    banzai = s.flown.flight[0]
    assert rule(may_take_high_stress(s, KIT, banzai)) == "legal"
    s.member("banzai").stress = 7
    assert rule(may_take_high_stress(s, KIT, banzai)) == "HL-9.5b"
    s.member("banzai").stress = 0
    banzai.rolled = True
    assert rule(may_take_high_stress(s, KIT, banzai)) == "HL-9.5b"


def test_a_counter_of_one_bomber_has_no_other() -> None:
    state = campaign(sheet_with(17))
    bomber = counter("bomber", "tu_16", "center", bombers=1)
    s = mission(17, [aircraft("banzai")], [bomber], state=state)
    assert not is_there(s, other_bomber("tu_16#1"))
    s.flown.counters[0].bombers = 2
    assert is_there(s, other_bomber("tu_16#1"))
