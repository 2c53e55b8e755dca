"""An enemy attack: Stealth, ECM Pod, Suppression, Evasion, roll and result (HL-6.10, HL-6.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from desktop.rules.core import Chance, Choice, Event, Refused, Roll
from desktop.rules.hornet_leader import refusals
from desktop.rules.hornet_leader.actions_mission import (
    Evade,
    NoSuppression,
    StayCalm,
    Suppress,
    TakeIt,
)
from desktop.rules.hornet_leader.attack_rules import fit
from desktop.rules.hornet_leader.effects_data import AttackModEffect
from desktop.rules.hornet_leader.events_enemy import AttackFoiled
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.pilots import OKAY, SHAKEN, UNFIT, level_of, status, status_at
from desktop.rules.hornet_leader.reactions import Assault
from desktop.rules.hornet_leader.reactions_rules import evade_stress, refusal, suppressions
from desktop.rules.hornet_leader.records import Aircraft, Counter, Place, Standing
from desktop.rules.hornet_leader.state import State
from desktop.text import sentence
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    dice,
    member,
    mission,
    play,
)

EVENT = (4, 6, 9)


def attacked(
    enemy: Counter,
    *flight: Aircraft,
    state: State | None = None,
    others: Sequence[Counter] = (),
    target: int = 1,
    skills: dict[str, int] | None = None,
) -> State:
    """Return a mission in which a counter attacks the first Aircraft."""
    face = KIT.sites[enemy.face] if enemy.kind == "site" else KIT.bandits[enemy.face]
    rule = "HL-6.9b" if enemy.kind == "site" else "HL-6.9c"
    victim = flight[0].pilot
    assault = Assault(enemy.key, victim, face.attack, True, True, "over_target", 0, rule)
    counters = [enemy, *others]
    return mission(target, flight, counters, state=state, skills=skills, steps=[assault], turn=1)


def by_event(*flight: Aircraft, reacts: bool = True, place: Place = "target_bound") -> State:
    """Return a mission in which an Event attacks the first Aircraft."""
    assault = Assault("", flight[0].pilot, EVENT, reacts, False, place, 0, "HL-1.6e")
    return mission(1, flight, steps=[assault])


def roll_of(s: State) -> Roll:
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    return chance.roll


def modifiers(s: State) -> list[int]:
    """Take the attack and return the modifiers of the enemy's die."""
    while isinstance(found := asked(s), Choice):
        play(s, TakeIt() if TakeIt() in found.actions else NoSuppression())
    return [amount for _, amount in roll_of(s).modifiers]


def foiled(told: Sequence[Event]) -> list[str]:
    return [each.how for each in told if isinstance(each, AttackFoiled)]


def sa_6() -> Counter:
    return counter("site", "sa_6", "app_north")


def mig_21() -> Counter:
    return counter("bandit", "mig_21", "app_north")


def north(pilot: str, *, high: bool = False, **fields: Any) -> Aircraft:
    return aircraft(pilot, "app_north", high=high, **fields)


# ------------------------------------------------------------------------ Stealth and ECM Pod


@pytest.mark.rule("HL-10.1r")
@pytest.mark.parametrize(("face", "seen"), [(6, True), (7, False)])
def test_stealth_cancels_the_attack_from_its_number_on(face: int, seen: bool) -> None:
    s = attacked(sa_6(), north("ghost", loads=("mk82",)))
    roll = roll_of(s)
    assert (roll.target, roll.count) == (7, 1)
    assert foiled(play(s, dice(face))) == ([] if seen else ["stealth"])
    assert bool(s.steps) == seen


@pytest.mark.rule("HL-10.1r", "HL-10.4b")
def test_ex_141_stealth_comes_before_the_ecm_pod_and_both_before_every_question() -> None:
    s = attacked(sa_6(), north("ghost", pods=("ecm",), loads=("mk82",)))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert (chance.kind, chance.rule) == ("reaction_die", "HL-10.1r")
    told = play(s, dice(5), dice(6))
    assert foiled(told) == ["ecm"]
    assert s.steps == []


@pytest.mark.rule("HL-10.4b")
def test_an_ecm_pod_negates_on_6_or_more() -> None:
    for face, negated in ((5, False), (6, True), (10, True)):
        s = attacked(sa_6(), north("banzai", pods=("ecm",)))
        assert roll_of(s).target == 6
        assert foiled(play(s, dice(face))) == ["ecm"] * negated


@pytest.mark.rule("HL-10.1r", "HL-10.4b")
def test_events_without_expending_give_neither_stealth_nor_ecm_pod_nor_evasion() -> None:
    s = by_event(aircraft("ghost", "", pods=("ecm",)), reacts=False)
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.kind == "enemy_die"


@pytest.mark.rule("HL-10.1r", "HL-10.4b", "HL-6.10g")
def test_events_that_let_counters_be_expended_give_stealth_ecm_pod_and_evasion() -> None:
    s = by_event(aircraft("ghost", "", pods=("ecm",)))
    assert roll_of(s).target == 7
    play(s, dice(1))
    assert roll_of(s).target == 6
    play(s, dice(1))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (Evade(), TakeIt())
    told = play(s, Evade())
    assert s.member("ghost").stress == 1
    assert told
    assert roll_of(s).count == 2


@pytest.mark.rule("HL-10.4c", "HL-6.10f")
def test_h14_evading_costs_2_stress_and_1_with_an_ecm_pod() -> None:
    for pods, stress in (((), 2), (("ecm",), 1)):
        s = attacked(sa_6(), north("pluto", pods=pods))
        assert evade_stress(s, KIT, "pluto") == stress
        play(s, *([dice(1)] if pods else []), NoSuppression(), Evade())
        assert s.member("pluto").stress == stress


# -------------------------------------------------------------------------------- Suppression


@pytest.mark.rule("HL-6.10c", "HL-6.10e")
def test_ex_036_a_suppressed_site_stays_and_the_bomb_is_gone() -> None:
    s = attacked(
        counter("site", "sa_10", "app_north"),
        north("bison"),
        north("raider", loads=("mk82", "mk82")),
    )
    told = play(s, Suppress("raider", ("mk82",)), dice(10))
    assert foiled(told) == ["suppressed"]
    assert s.steps == []
    assert s.flown.has("sa_10#1")
    assert s.flown.aircraft("raider").loads == ["mk82"]
    assert s.flown.record("raider").sites == 0
    assert s.flown.record("raider").expended == ["mk82"]


@pytest.mark.rule("HL-6.10d")
def test_ex_142_after_a_failed_suppression_nobody_may_try_again() -> None:
    s = attacked(sa_6(), north("pluto", loads=("mk82",)), north("raider", loads=("mk82",)))
    told = play(s, Suppress("pluto", ("mk82",)), dice(1))
    assert foiled(told) == []
    with pytest.raises(Refused):
        play(s, Suppress("raider", ("mk82",)))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.rule == "HL-6.10f"
    for picks in (("pilot:raider", "item:mk82@sa_6#1"), ("pilot:raider", "gun")):
        assert refusals.why_not(s, KIT, 0, picks).rule == "HL-6.10d"


@pytest.mark.rule("HL-1.6e")
def test_an_event_cannot_be_suppressed() -> None:
    s = by_event(north("pluto", loads=("mk82",)))
    assert isinstance(asked(s), Choice)
    assert refusals.why_not(s, KIT, 0, ("pilot:pluto", "gun")).rule == "HL-1.6e"


@pytest.mark.rule("HL-6.10e")
def test_counters_are_expended_even_if_the_suppression_fails() -> None:
    s = attacked(sa_6(), north("pluto", loads=("mk82", "mk84")))
    play(s, Suppress("pluto", ("mk82",)), dice(1))
    assert s.flown.aircraft("pluto").loads == ["mk84"]


@pytest.mark.rule("HL-6.10a")
def test_ex_143_who_has_attacked_may_still_suppress_now_and_later() -> None:
    flier = north("raider", loads=("mk82", "mk82"), slow_attack=True, free_attack=True, sa=0)
    s = attacked(sa_6(), flier)
    play(s, Suppress("raider", ("mk82",)), dice(10))
    s.then(Assault("sa_6#1", "raider", (2, 5, 8), True, True, "over_target", 0, "HL-6.9b"))
    assert foiled(play(s, Suppress("raider", ("mk82",)), dice(10))) == ["suppressed"]
    assert (flier.loads, flier.slow_attack, flier.free_attack) == ([], True, True)


@pytest.mark.rule("HL-6.10a")
def test_ex_182_an_amraam_suppresses_the_attacker_even_at_range_0_and_nobody_else() -> None:
    other = counter("bandit", "mig_29", "app_south", 2)
    s = attacked(mig_21(), north("scout", loads=("aim120", "aim120")), others=[other])
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert Suppress("scout", ("aim120",)) in choice.actions
    picks = ("pilot:scout", "item:aim120@mig_29#2")
    reason = s.steps[-1].explain(s, KIT, picks)
    assert reason is not None
    assert reason.rule == "HL-6.10a"
    assert foiled(play(s, Suppress("scout", ("aim120",)), dice(10))) == ["suppressed"]


@pytest.mark.rule("HL-6.10a", "HL-1.3f", "HL-1.3g")
def test_what_is_listed_is_every_legal_means_the_likeliest_first() -> None:
    s = attacked(
        sa_6(),
        north("banzai", loads=("agm88", "mk20", "mk82", "mk82", "aim9"), pods=("ecm",)),
        aircraft("pluto", "pre_north_central", loads=("agm88", "mk84")),
        aircraft("bison", "", loads=("agm88",)),
        skills={"pluto": 5},
    )
    play(s, dice(1))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.open
    # Least faces: AGM-88 of an Ace 5 - 3, not at range 0; Mk. 20 9 - 5 Soft - 1; Mk. 82 7 - 1;
    # Guns 10 - 1. An AIM-9 hits no Site.
    assert choice.actions == (
        Suppress("pluto", ("agm88",)),
        Suppress("banzai", ("mk20",)),
        Suppress("banzai", ("mk82",)),
        Suppress("banzai"),
        NoSuppression(),
    )
    assert [each.chance for each in suppressions(s, KIT, "sa_6#1")] == pytest.approx(
        [0.9, 0.8, 0.5, 0.2]
    )


@pytest.mark.rule("HL-6.10a")
def test_several_counters_may_be_used_and_not_more_than_there_are() -> None:
    s = attacked(sa_6(), north("raider", loads=("mk82", "mk83")))
    with pytest.raises(Refused, match=r"HL-6\.10a"):
        play(s, Suppress("raider", ("mk82", "mk82")))
    with pytest.raises(Refused, match=r"HL-6\.3i"):
        play(s, Suppress("raider", ("mk82", "mk84")))
    with pytest.raises(Refused, match=r"HL-6\.10a"):
        play(s, Suppress("banzai", ("mk82",)))
    with pytest.raises(Refused, match=r"HL-6\.10a"):
        play(s, TakeIt())
    play(s, Suppress("raider", ("mk82", "mk83")))
    assert [len(part.steps) for part in roll_of(s).parts] == [1, 1]
    assert foiled(play(s, dice(1, 10))) == ["suppressed"]


@pytest.mark.rule("HL-6.10b")
def test_all_attack_modifiers_apply_and_the_suppression_bonus() -> None:
    s = attacked(sa_6(), north("pluto", loads=("rockets",)))
    play(s, Suppress("pluto", ("rockets",)))
    part = roll_of(s).parts[0]
    weapon = KIT.weapons["rockets"]
    assert sorted(amount for _, amount in part.modifiers) == sorted(
        amount for amount in (1, weapon.suppress_bonus, weapon.soft_bonus) if amount
    )
    assert part.steps == (weapon.attack[0] - 1 - weapon.suppress_bonus - weapon.soft_bonus,)


@pytest.mark.rule("HL-6.10a")
@pytest.mark.parametrize(("high", "rule"), [(False, None), (True, "HL-6.3e")])
def test_guns_suppress_a_site_from_low_only(high: bool, rule: str | None) -> None:
    s = attacked(sa_6(), north("banzai", high=high))
    found = refusal(s, KIT, Suppress("banzai"), "sa_6#1")
    assert (found and found.rule) == rule


@pytest.mark.rule("HL-6.3h", "HL-6.10a")
@pytest.mark.parametrize(
    ("arms", "rule"),
    [
        (("gun", "mk82"), "HL-6.3h"),
        (("gun", "gun"), "HL-6.3h"),
        (("mk82", "mk82"), "HL-6.10a"),
        (("slingshot",), "HL-6.10a"),
        (("aim9",), "HL-6.3i"),
        (("mk82",), None),
        ((), None),
    ],
)
def test_guns_are_never_combined_with_counters_in_a_suppression(
    arms: tuple[str, ...], rule: str | None
) -> None:
    s = attacked(sa_6(), north("banzai", loads=("mk82",)))
    found = refusal(s, KIT, Suppress("banzai", arms), "sa_6#1")
    assert (found and found.rule) == rule
    asked(s)
    said = s.steps[-1].explain(s, KIT, ("pilot:banzai", "gun", "item:mk82"))
    assert said is not None
    assert said.rule == "HL-6.3h"


@pytest.mark.rule("HL-6.10a")
def test_high_stress_may_be_taken_for_a_suppression() -> None:
    s = attacked(
        sa_6(),
        north("pluto", loads=("mk82", "mk82")),
        state=campaign(options=("high_stress",)),
    )
    play(s, Suppress("pluto", ("mk82",), high_stress=True))
    assert s.member("pluto").stress == 1
    assert sum(amount for _, amount in roll_of(s).parts[0].modifiers) == 2
    play(s, dice(1))
    found = refusal(s, KIT, Suppress("pluto", ("mk82",), high_stress=True), "sa_6#1")
    assert found is not None
    assert found.rule == "HL-9.5b"


@pytest.mark.rule("HL-6.10d")
def test_friendly_fire_counts_each_counter_that_does_not_suppress() -> None:
    s = attacked(sa_6(), north("raider", loads=("mk82",) * 3), target=10)
    play(s, Suppress("raider", ("mk82",) * 3), dice(1, 10, 1))
    assert s.member("raider").stress == 2


@pytest.mark.rule("HL-6.10a")
def test_it_is_said_why_a_weapon_cannot_suppress() -> None:
    s = attacked(sa_6(), north("banzai", high=True, loads=("aim9", "mk82")))
    asked(s)
    found = [
        s.steps[-1].explain(s, KIT, picks)
        for picks in (("pilot:banzai", "item:aim9"), ("pilot:banzai", "gun"), ("pilot:banzai",))
    ]
    assert [each and each.rule for each in found] == ["HL-1.4b", "HL-6.3e", None]


# ------------------------------------------------------------------------------------ Evasion


@pytest.mark.rule("HL-6.10f", "HL-6.11a")
def test_ex_037_h13_the_lower_of_two_dice_counts_for_who_evades() -> None:
    s = attacked(counter("bandit", "mig_23", "app_south"), north("hoss"))
    play(s, Evade())
    roll = roll_of(s)
    assert (roll.count, roll.lowest) == (2, True)
    play(s, dice(10, 1))
    assert s.member("hoss").stress == 2
    assert not s.flown.aircraft("hoss").damaged


@pytest.mark.rule("HL-6.10f")
def test_h15_evading_costs_for_each_attack() -> None:
    s = attacked(sa_6(), aircraft("pluto", "app_west"))
    s.then(Assault("sa_6#1", "pluto", (2, 5, 8), True, True, "over_target", 0, "HL-6.9b"))
    play(s, Evade(), dice(1, 1), Evade(), dice(1, 1))
    assert s.member("pluto").stress == 4


@pytest.mark.rule("HL-6.10f", "HL-6.11f")
def test_h16_h20_who_evades_may_still_attack_with_the_numbers_of_his_new_status() -> None:
    s = attacked(sa_6(), aircraft("banzai", "app_west"))
    s.member("banzai").stress = 3
    assert status(KIT, s.member("banzai")) == OKAY
    play(s, Evade())
    assert status(KIT, s.member("banzai")) == SHAKEN
    play(s, dice(1, 1))
    assert fit(s, KIT, s.flown.aircraft("banzai")) is None


@pytest.mark.rule("HL-1.5h")
def test_ex_008_the_status_is_read_from_the_stress() -> None:
    level = level_of(KIT, member("pluto"))
    assert (level.okay_max, level.shaken_max) == (5, 9)
    assert [status_at(level, stress) for stress in (5, 6, 9, 10)] == [OKAY, SHAKEN, SHAKEN, UNFIT]


@pytest.mark.rule("HL-1.5i", "HL-1.5j", "HL-1.5k")
def test_ex_129_an_unfit_pilot_keeps_his_pod_moves_and_evades_but_fights_no_more() -> None:
    flier = north("pluto", loads=("mk82", "aim9"), pods=("ecm",))
    s = attacked(sa_6(), flier, north("teflon"))
    s.member("pluto").stress = 9
    play(s, dice(1), NoSuppression(), Evade())
    assert (flier.loads, flier.pods) == ([], ["ecm"])
    assert status(KIT, s.member("pluto")) == UNFIT
    play(s, dice(1, 1))
    found = [refusal(s, KIT, Suppress("pluto", arms), "sa_6#1") for arms in ((), ("mk82",))]
    assert [each and each.rule for each in found] == ["HL-1.5j", "HL-1.5j"]
    s.then(
        Assault("sa_6#1", "pluto", (2, 5, 8), True, True, "over_target", 0, "HL-6.9b"),
        MoveAircraft(),
    )
    choice = asked(s)
    assert isinstance(choice, Chance)
    play(s, dice(1), NoSuppression(), Evade())
    assert s.member("pluto").stress == 11
    play(s, dice(1, 1))
    moves = asked(s)
    assert isinstance(moves, Choice)
    assert any("pilot:pluto" in each.picks for each in moves.actions)


# --------------------------------------------------------------------- what raises no question


@pytest.mark.rule("HL-6.11a")
def test_nothing_is_asked_about_an_attack_that_cannot_reach_stress() -> None:
    site, flier = counter("site", "ks_19", "app_north"), north("banzai", loads=("mk82",))
    hopeless = Assault(site.key, "banzai", (11, 12, 13), True, True, "over_target", 0, "HL-6.9b")
    s = mission(1, [flier], [site], steps=[hopeless], turn=1)
    assert roll_of(s).count == 1


@pytest.mark.rule("HL-6.10f")
def test_who_stays_calm_is_asked_no_more_about_slight_attacks_of_the_turn() -> None:
    gun = counter("site", "sa_7", "app_west")
    s = attacked(gun, aircraft("pluto", "app_west", high=False))
    play(s, NoSuppression(), StayCalm(10), dice(1))
    assert s.flown.calm == 10
    for numbers, question in (((4, 11, 12), False), ((4, 10, 12), True)):
        s.then(Assault("sa_7#1", "pluto", numbers, True, True, "over_target", 0, "HL-6.9b"))
        assert isinstance(asked(s), Choice) == question
        play(s, *([NoSuppression(), TakeIt()] if question else []), dice(1))


# ------------------------------------------------------------------------------------- results


@pytest.mark.rule("HL-6.11a", "HL-6.11b", "HL-6.11c", "HL-6.11e")
@pytest.mark.parametrize(
    ("face", "stress", "damaged", "lost"),
    [
        (1, 0, False, None),
        (2, 1, False, None),
        (4, 1, False, None),
        (5, 2, True, None),
        (7, 2, True, None),
        (8, 0, False, "over_target"),
    ],
)
def test_ex_038_the_numbers_of_a_shilka(
    face: int, stress: int, damaged: bool, lost: str | None
) -> None:
    flier = north("farmboy", loads=("mk82",), pods=("ecm",), sa=1)
    s = attacked(counter("site", "zu_23_4", "app_north"), flier)
    play(s, dice(1), NoSuppression(), TakeIt(), dice(face))
    assert (flier.damaged, flier.lost) == (damaged, lost)
    assert s.member("farmboy").stress == stress
    stripped = damaged or lost is not None
    assert (flier.loads, flier.pods, flier.sa) == (
        ([], [], 0) if stripped else (["mk82"], ["ecm"], 1)
    )


@pytest.mark.rule("HL-6.11a")
def test_the_roll_names_the_outcome_of_every_face() -> None:
    s = attacked(sa_6(), north("banzai", damaged=True), north("static"))
    play(s, NoSuppression(), TakeIt())
    bands = roll_of(s).bands
    assert [(band.low, band.high, band.title.source) for band in bands] == [
        (1, 2, "No effect"),
        (3, 5, "Stress"),
        (6, 10, "Destroyed"),
    ]


@pytest.mark.rule("HL-6.11d")
def test_ex_144_h17_an_aircraft_damaged_twice_is_destroyed_without_more_stress() -> None:
    flier = north("farmboy", damaged=True)
    s = attacked(counter("site", "zu_23_4", "app_north"), flier)
    play(s, NoSuppression(), TakeIt(), dice(5))
    assert flier.lost == "over_target"
    assert s.member("farmboy").stress == 0
    assert s.lost_aircraft == 1


@pytest.mark.rule("HL-6.11e")
def test_an_aircraft_lost_on_the_way_was_lost_there() -> None:
    s = by_event(aircraft("pluto", ""))
    play(s, TakeIt(), dice(9))
    assert s.flown.aircraft("pluto").lost == "target_bound"


@pytest.mark.rule("HL-6.11e")
def test_an_attack_on_an_aircraft_that_is_gone_is_void() -> None:
    s = by_event(aircraft("pluto", "", lost="target_bound"))
    assert play(s) == []


@pytest.mark.rule("HL-6.11f")
def test_the_stress_of_an_attack_changes_the_status_at_once() -> None:
    s = attacked(sa_6(), north("pluto", loads=("mk84",)))
    s.member("pluto").stress = 9
    play(s, NoSuppression(), TakeIt(), dice(4))
    assert status(KIT, s.member("pluto")) == UNFIT
    assert s.flown.aircraft("pluto").loads == []


@pytest.mark.rule("HL-10.1d")
@pytest.mark.parametrize("high", [False, True])
def test_ex_054_a_harrier_at_low_altitude_hugs_the_ground(high: bool) -> None:
    found = []
    for face in (1, 2, 5, 6, 7, 8):
        flier = north("hoss", high=high)
        s = attacked(counter("site", "sa_11", "app_north"), flier)
        if not high:
            play(s, NoSuppression())
        play(s, TakeIt(), dice(face))
        kind = "destroyed" if flier.lost else "damaged" if flier.damaged else "stress"
        found.append(kind if s.member("hoss").stress or flier.lost else "none")
    middle = "damaged" if high else "stress"
    assert found == ["none", "stress", "stress", middle, middle, "destroyed"]


@pytest.mark.rule("HL-10.1d")
def test_a_harrier_is_not_spared_by_events() -> None:
    s = by_event(aircraft("hoss", "", high=False))
    play(s, TakeIt(), dice(6))
    assert s.flown.aircraft("hoss").damaged


# ----------------------------------------------------------------------------------- modifiers


@pytest.mark.rule("HL-10.1f")
@pytest.mark.parametrize(
    ("flight", "expected"),
    [(("banzai", "static"), [-1]), (("static", "banzai"), [-2])],
)
def test_ex_148_a_jammer_helps_its_area_and_itself_once_more(
    flight: tuple[str, ...], expected: list[int]
) -> None:
    s = attacked(sa_6(), *(north(each) for each in flight))
    assert modifiers(s) == expected
    play(s, dice(6))
    assert s.flown.aircraft(flight[0]).damaged == (flight[0] == "banzai")


@pytest.mark.rule("HL-10.1f")
@pytest.mark.parametrize(
    ("flight", "total"),
    [(("banzai", "static", "mute"), -2), (("static", "mute", "banzai"), -3)],
)
def test_ex_149_several_jammers_add_up(flight: tuple[str, ...], total: int) -> None:
    assert sum(modifiers(attacked(sa_6(), *(north(each) for each in flight)))) == total


@pytest.mark.rule("HL-10.1f")
def test_a_jammer_in_another_area_helps_only_where_the_flight_is_one_area() -> None:
    away = aircraft("static", "app_south")
    assert modifiers(attacked(sa_6(), north("banzai"), away)) == []
    assert modifiers(by_event(north("banzai"), away, place="over_target")) == []
    assert modifiers(by_event(aircraft("banzai", ""), aircraft("static", ""))) == [-1]
    gone = aircraft("static", "app_north", aborted=True)
    assert modifiers(attacked(sa_6(), north("banzai"), gone)) == []


@pytest.mark.rule("HL-9.4c")
@pytest.mark.parametrize(
    ("adjustment", "expected"), [("improved_defenses", [1]), ("downgraded_defenses", [-1])]
)
def test_difficulty_changes_the_dice_of_sites_and_bandits_but_not_of_events(
    adjustment: str, expected: list[int]
) -> None:
    for enemy in (sa_6(), mig_21()):
        state = campaign(adjustments=(adjustment,))
        assert modifiers(attacked(enemy, north("banzai"), state=state)) == expected
    s = by_event(aircraft("banzai", ""))
    s.terms = campaign(adjustments=(adjustment,)).terms
    assert modifiers(s) == []


@pytest.mark.rule("HL-6.11a")
def test_an_event_changes_the_dice_of_the_kind_it_names() -> None:
    for enemy, expected in ((sa_6(), [-1]), (mig_21(), [])):
        s = attacked(enemy, north("banzai"))
        effect = AttackModEffect(scope="site_attack", amount=-1)
        s.flown.standing.append(Standing(effect, "mission", "event:1:over"))
        assert modifiers(s) == expected
        named = [name for name, _ in roll_of(s).modifiers]
        assert named == [KIT.source_name("event:1:over")] * len(expected)


@pytest.mark.rule("HL-6.11a")
def test_a_modifier_of_the_attack_itself_counts() -> None:
    assault = Assault("", "banzai", EVENT, True, False, "target_bound", 2, "HL-1.6e")
    s = mission(1, [aircraft("banzai", "")], steps=[assault])
    assert modifiers(s) == [2]
    play(s, dice(4))
    assert s.flown.aircraft("banzai").damaged


@pytest.mark.rule("HL-6.10a", "HL-6.10f", "HL-6.11a")
def test_an_attack_that_waits_for_an_answer_is_stored_and_comes_back() -> None:
    s = attacked(sa_6(), north("ghost", pods=("ecm",), loads=("mk82",)))
    kinds = []
    for answer in (dice(1), dice(1), Suppress("ghost", ("mk82",)), dice(1), Evade()):
        asked(s)
        kinds.append(type(s.steps[-1]).__name__)
        back = msgspec.msgpack.decode(msgspec.msgpack.encode(s), type=State)
        assert back == s
        s = back
        play(s, answer)
    assert kinds == ["StealthRoll", "EcmRoll", "Suppression", "SuppressionRoll", "Evasion"]
    assert type(s.steps[-1]).__name__ == "EvadedRoll"


# ------------------------------------------------------------------------------------- the log


@pytest.mark.rule("HL-6.11a")
def test_the_log_tells_every_die_of_an_attack_and_what_it_comes_to() -> None:
    s = attacked(sa_6(), north("pluto", pods=("ecm",)))
    told = play(s, dice(4), NoSuppression(), Evade(), dice(9, 2))
    said = [sentence(each.text(KIT)) for each in told if each.topic == "dice"]

    assert said == [
        "The ECM Pod of Pluto does not help (4).",
        "SA-6 at Pluto: 9, 2, modified 2: Stress.",
    ]
    harmless = play(attacked(sa_6(), north("pluto")), NoSuppression(), TakeIt(), dice(1))
    assert sentence(harmless[-1].text(KIT)) == "SA-6 at Pluto: 1, modified 1: No effect."


@pytest.mark.rule("HL-10.1r")
def test_the_log_tells_the_die_of_stealth_that_did_not_help() -> None:
    told = play(attacked(sa_6(), north("ghost", loads=("mk82",))), dice(6))

    assert sentence(told[-1].text(KIT)) == "Ghost is seen in spite of Stealth (6)."
