"""What the dice need: numbers, modifiers, traits (HL-1.2, HL-1.7, HL-6.4, HL-6.5)."""

from __future__ import annotations

import copy
from typing import Literal

import msgspec
import pytest

from desktop.rules.hornet_leader import dice
from desktop.rules.hornet_leader.attack_dice import faces, modifiers, numbers
from desktop.rules.hornet_leader.attack_rules import GUN, is_free
from desktop.rules.hornet_leader.effects_data import AttackModEffect, WeaponModEffect
from desktop.rules.hornet_leader.records import ACE, AVERAGE, GREEN, TARGET, VETERAN, Standing
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    campaign,
    counter,
    member,
    mission,
    sheet_with,
)

PLAIN, HARDENED, SMALL, SOFT, VEHICLES = 1, 14, 6, 13, 3
"""Targets: only Fixed; Hardened; Small; Soft; Soft, a Vehicle and Dispersed."""


def position(target: int = PLAIN, pilot: str = "blackhawk", skill: int = AVERAGE) -> State:
    """Return one Aircraft Low in the Center; Blackhawk (Average) has no skill modifiers."""
    counters = [
        counter("site", "sa_8a", "center"),
        counter("site", "s_60", "center", 2),
        counter("bandit", "mig_21", "center", 3),
        counter("bandit", "mig_21", "app_north", 4),
    ]
    flight = [aircraft(pilot, high=False)]
    state = campaign(sheet_with(target))
    return mission(target, flight, counters, state=state, skills={pilot: skill}, turn=1)


def total(s: State, arm: str, enemy: str, purpose: Literal["attack", "suppress"] = "attack") -> int:
    return modifiers(s, KIT, s.flown.flight[0], arm, enemy, purpose).total


def parts(s: State, arm: str, enemy: str) -> dict[str, int]:
    found = modifiers(s, KIT, s.flown.flight[0], arm, enemy)
    return {name.source: amount for name, amount in found.parts}


def hits(s: State, arm: str, enemy: str, *rolled: int) -> list[int]:
    """Return the Hits of these faces."""
    least = faces(s, KIT, s.flown.flight[0], arm, enemy)
    return [dice.hits_of(face, least) for face in rolled]


@pytest.mark.rule("HL-1.2a")
def test_ex_001_a_die_that_shows_0_counts_as_10() -> None:
    assert [dice.face_of(shown) for shown in (0, 10, 1, 9)] == [10, 10, 1, 9]
    with pytest.raises(ValueError, match="0 to 10"):
        dice.face_of(11)


def test_the_chance_of_a_face() -> None:
    assert [dice.chance(least) for least in (-3, 1, 2, 6, 10, 11, 14)] == [
        *(1.0, 1.0, 0.9, 0.5, 0.1, 0.0, 0.0)
    ]


@pytest.mark.rule("HL-1.3h", "HL-6.5b")
def test_ex_002_the_defense_of_a_site_is_added_to_your_die() -> None:
    s = position()
    assert 5 + total(s, "mk82", "sa_8a#1") == 6


@pytest.mark.rule("HL-6.4c", "HL-1.5n")
def test_ex_027_the_row_of_the_present_status_counts() -> None:
    s = position(pilot="hunter", skill=VETERAN)
    hunter = s.member("hunter")
    hunter.stress = 6
    assert total(s, "aim9", "mig_21#4") == 3
    assert is_free(s, KIT, s.flown.flight[0], fast=True)
    hunter.stress = 7
    assert total(s, "aim9", "mig_21#4") == 0
    assert is_free(s, KIT, s.flown.flight[0], fast=False)


@pytest.mark.rule("HL-6.5b", "HL-1.5n")
def test_ex_031_the_ground_skill_and_the_defense() -> None:
    s = position(pilot="hunter", skill=VETERAN)
    assert parts(s, "mk82", "sa_8a#1") == {"defense of {enemy}": 1}
    assert is_free(s, KIT, s.flown.flight[0], fast=True)


@pytest.mark.rule("HL-1.4d", "HL-6.5a")
def test_ex_029_a_mk_82_scores_up_to_2_hits() -> None:
    assert numbers(position(), KIT, "mk82", TARGET) == (7, 10)
    assert hits(position(), "mk82", TARGET, 6, 7, 9, 10) == [0, 1, 1, 2]


@pytest.mark.rule("HL-6.5a")
def test_ex_030_a_mk_84_scores_up_to_3_hits() -> None:
    assert hits(position(), "mk84", TARGET, 2, 3, 4, 5, 7, 8, 10) == [0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("HL-6.4d", "HL-6.4e", "HL-6.4f")
def test_ex_131_air_to_ground_weight_hampers_a_dogfight() -> None:
    s = position()
    carrier = s.flown.flight[0]
    carrier.pods = ["ecm"]
    near, far = [], []
    for loads in (["mk83"], ["mk84"], ["mk84", "mk82"], ["mk84", "mk83"], ["mk84"] * 3):
        carrier.loads = ["aim9", "aim7", *loads]
        near.append(total(s, "aim9", "mig_21#3") - 2)
        far.append(total(s, "aim9", "mig_21#4") - 2)
    assert near == [0, -1, -2, -3, -3]
    assert far == [0, 0, 0, 0, 0]


@pytest.mark.rule("HL-6.4d")
def test_ex_132_the_dogfight_penalty_counts_for_guns_that_suppress() -> None:
    s = position(pilot="teflon")
    s.flown.flight[0].loads = ["mk83", "mk83"]
    assert total(s, GUN, "mig_21#3", "suppress") == 1 + 2 - 2


@pytest.mark.rule("HL-10.3d")
def test_a_harm_weighs_in_a_dogfight_too() -> None:
    s = position()
    s.flown.flight[0].loads = ["aim9", "agm88", "agm88", "agm88"]
    assert parts(s, "aim9", "mig_21#3")["Dogfight"] == -1


@pytest.mark.rule("HL-1.7d", "HL-1.7g", "HL-1.4h", "HL-10.3c")
def test_ex_133_hardened_takes_a_hit_off_and_dispersed_leaves_one() -> None:
    s = position(HARDENED)
    assert hits(s, "mk84", TARGET, 8, 5, 3) == [2, 1, 0]
    spread = position(12)
    assert hits(spread, "mk84", TARGET, 8, 3, 2) == [1, 1, 0]
    assert [len(numbers(spread, KIT, item, TARGET)) for item in ("agm65", "mk20", "agm154")] == [
        *(2, 2, 2)
    ]
    both = KIT.targets[12].traits | {"hardened"}
    assert _with_traits(both, "mk84", 8) == 1
    assert _with_traits(both, "agm65", 12) == 1


def _with_traits(traits: frozenset[str], item: str, modified: int) -> int:
    """Return the Hits of a modified roll on a Target that has these traits."""
    kit = copy.copy(KIT)
    card = msgspec.structs.replace(KIT.targets[12], traits=traits)
    kit.targets = {**KIT.targets, 12: card}
    return dice.hits_of(modified, numbers(position(12), kit, item, TARGET))


@pytest.mark.rule("HL-1.7g")
def test_ex_134_a_gun_is_no_counter() -> None:
    s = position(HARDENED)
    assert hits(s, "mk82", TARGET, 7, 10) == [0, 1]
    assert hits(s, GUN, TARGET, 9, 10) == [0, 1]


@pytest.mark.rule("HL-1.7x", "HL-6.5c", "HL-10.5a")
def test_ex_135_a_small_target_is_harder_for_guns_too() -> None:
    assert hits(position(SMALL), GUN, TARGET, 10) == [0]
    assert hits(position(PLAIN), GUN, TARGET, 9, 10) == [0, 1]
    assert parts(position(SMALL), "mk84", TARGET) == {"Small": -1}
    assert total(position(SMALL), "mk84", "s_60#2") == 0


@pytest.mark.rule("HL-1.4k", "HL-1.7y", "HL-10.3a", "HL-10.3e")
def test_h5_the_soft_bonus_counts_against_soft_targets_and_every_site() -> None:
    assert parts(position(SOFT), "mk20", TARGET) == {"Soft": 5}
    assert parts(position(SOFT), "agm154", TARGET) == {"Soft": 3}
    assert parts(position(PLAIN), "mk20", TARGET) == {}
    assert parts(position(PLAIN), "mk20", "s_60#2") == {"Soft": 5}
    assert parts(position(PLAIN), "agm154", "s_60#2") == {"Soft": 3}
    assert parts(position(SOFT), "mk82", TARGET) == {}


@pytest.mark.rule("HL-1.7aa", "HL-10.3c")
def test_h6_every_trait_that_fits_counts() -> None:
    assert parts(position(VEHICLES), "agm65", TARGET) == {"Vehicle": 3}
    assert parts(position(VEHICLES), "mk20", TARGET) == {"Soft": 5}
    assert parts(position(VEHICLES), "agm65", "s_60#2") == {}
    small_and_soft = position(2)
    assert parts(small_and_soft, "mk20", TARGET) == {"Soft": 5, "Small": -1}


@pytest.mark.rule("HL-1.4l", "HL-10.3i")
def test_rockets_are_better_at_suppressing_a_site() -> None:
    s = position()
    assert total(s, "rockets", "s_60#2", "suppress") == 3
    assert total(s, "rockets", "s_60#2") == 0
    assert total(s, "mk82", "s_60#2", "suppress") == 0


@pytest.mark.rule("HL-10.5b", "HL-1.5q", "HL-6.4a")
def test_a_gun_has_one_number_against_aircraft() -> None:
    s = position()
    assert numbers(s, KIT, GUN, "mig_21#3") == (KIT.gun.ata_attack,)
    assert hits(s, GUN, "mig_21#3", 5, 6) == [0, 1]
    assert numbers(s, KIT, GUN, TARGET) == numbers(s, KIT, GUN, "s_60#2") == (10,)


@pytest.mark.rule("HL-1.3k")
def test_a_bomber_is_attacked_like_a_bandit() -> None:
    s = position()
    s.flown.counters.append(counter("bomber", "tu_16", "center", 5, bombers=2))
    s.flown.flight[0].loads = ["aim9", "mk84"]
    assert parts(s, "aim9", "tu_16#5") == {"defense of {enemy}": 2, "Dogfight": -1}


@pytest.mark.rule("HL-10.1i")
def test_a_hawkeye_helps_all_others_with_its_best_value() -> None:
    s = position()
    s.squadron += [member("eyes", VETERAN), member("oracle", ACE)]
    s.flown.flight += [aircraft("eyes", "app_north"), aircraft("oracle", "so_north_west")]
    assert (total(s, "aim9", "mig_21#4"), total(s, "mk82", TARGET)) == (2 + 1, 2)
    s.member("oracle").stress = 8
    assert (total(s, "aim9", "mig_21#4"), total(s, "mk82", TARGET)) == (2 + 1, 1)
    s.flown.aircraft("eyes").aborted = True
    assert (total(s, "aim9", "mig_21#4"), total(s, "mk82", TARGET)) == (2, 0)


def test_events_change_the_dice_they_name() -> None:
    s = position()
    s.flown.standing += [
        Standing(AttackModEffect("atg_target", 1), "mission", "event:12:over"),
        Standing(AttackModEffect("suppress", -1), "mission", "event:12:over"),
        Standing(AttackModEffect("site_attack", 4), "mission", "event:12:over"),
        Standing(WeaponModEffect(("gbu10", "agm65"), -1), "mission", "event:12:over"),
    ]
    assert [total(s, arm, TARGET) for arm in ("mk82", GUN, "agm65")] == [1, 1, 0]
    assert [total(s, arm, "s_60#2") for arm in ("mk82", "agm65")] == [0, -1]
    assert total(s, "mk82", "s_60#2", "suppress") == -1
    assert parts(s, "mk82", TARGET) == {KIT.event_title(12, "over").source: 1}


@pytest.mark.rule("HL-9.5b")
def test_ex_166_high_stress_counts_at_once_and_adds_1() -> None:
    state = campaign(options=("high_stress",))
    s = mission(PLAIN, [aircraft("banzai")], state=state, skills={"banzai": AVERAGE}, turn=1)
    s.member("banzai").stress = 3
    banzai = s.flown.flight[0]
    assert modifiers(s, KIT, banzai, "mk82", TARGET).total == 1
    assert modifiers(s, KIT, banzai, "mk82", TARGET, high=True).total == -2 + 1
    s.member("banzai").stress = 4
    banzai.high_stress = True
    assert modifiers(s, KIT, banzai, "mk82", TARGET).total == -2 + 1


def test_one_hit_is_enough_to_suppress() -> None:
    assert numbers(position(), KIT, "mk84", "s_60#2", "suppress") == (3,)
    assert numbers(position(), KIT, "mk84", "s_60#2") == (3, 5, 8)
    assert KIT.pilots["blackhawk"].levels[GREEN].okay.atg == -1
