"""Attacks declared and resolved one after the other (HL-6.2, HL-6.3, HL-9.5)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Event
from desktop.rules.hornet_leader import changes_campaign, changes_flight
from desktop.rules.hornet_leader.actions_mission import Attack, LeaveDisplay, Shot
from desktop.rules.hornet_leader.attack import AircraftAttacks, AttackRoll
from desktop.rules.hornet_leader.events_attack import Fired
from desktop.rules.hornet_leader.events_campaign import EffectNoted
from desktop.rules.hornet_leader.events_display import CounterDestroyed
from desktop.rules.hornet_leader.records import AVERAGE, TARGET, VETERAN
from tests.rules.hornet_leader.attacks import END, attack, fast, refused
from tests.rules.hornet_leader.positions import KIT, aircraft, asked, counter, dice, play, settle


@pytest.mark.rule("HL-1.4j", "HL-10.3h", "HL-6.3a", "HL-6.3i")
def test_ex_006_independent_counters_go_where_they_like() -> None:
    s = fast(
        [aircraft("banzai", loads=("mk82", "gbu38", "gbu38", "gbu38"))],
        [counter("site", "s_60", "center"), counter("site", "s_60", "app_north", 2)],
    )
    aimed = (Shot("gbu38", TARGET), Shot("gbu38", "s_60#1"), Shot("gbu38", "s_60#2"))
    stray = Attack("banzai", TARGET, (*aimed, Shot("mk82", "s_60#1")))
    assert refused(s, stray) == "HL-6.3a"
    play(s, Attack("banzai", TARGET, (Shot("mk82", TARGET), *aimed)))
    roll = asked(s)
    assert isinstance(roll, Chance)
    assert roll.roll is not None
    assert [die.steps for die in roll.roll.parts] == [(6, 9), (5, 8), (5, 8), (5, 8)]
    play(s, dice(9, 8, 5, 4))
    assert s.flown.hits == 2 + 2
    assert [each.key for each in s.flown.counters] == ["s_60#2"]
    assert s.flown.aircraft("banzai").loads == []


@pytest.mark.rule("HL-10.3h")
def test_ex_056_four_jdams_at_three_enemies() -> None:
    s = fast(
        [aircraft("banzai", loads=("gbu38",) * 4)],
        [counter("site", "s_60", "center"), counter("site", "s_60", "app_north", 2)],
    )
    enemies = (TARGET, TARGET, "s_60#1", "s_60#2")
    play(s, Attack("banzai", TARGET, tuple(Shot("gbu38", enemy) for enemy in enemies)))
    assert isinstance(s.steps[-1], AttackRoll)


@pytest.mark.rule("HL-1.4j")
def test_one_counter_must_go_to_the_declared_enemy_and_kinds_may_mix() -> None:
    far, near = counter("bandit", "mig_21", "app_north"), counter("bandit", "mig_21", "center", 2)
    away = counter("bandit", "mig_23", "pre_north_central", 3)
    s = fast([aircraft("banzai", loads=("mk82", "aim120"))], [far, near, away])
    elsewhere = Attack("banzai", TARGET, (Shot("aim120", "mig_23#3"),))
    assert refused(s, elsewhere) == "HL-1.4j"
    close = Attack("banzai", TARGET, (Shot("mk82", TARGET), Shot("aim120", "mig_21#2")))
    assert refused(s, close) == "HL-10.2b"
    play(s, Attack("banzai", TARGET, (Shot("mk82", TARGET), Shot("aim120", "mig_23#3"))))
    told = play(s, dice(9, 9))
    assert s.flown.hits == 2
    assert [each.key for each in told if isinstance(each, CounterDestroyed)] == ["mig_23#3"]


@pytest.mark.rule("HL-6.3h")
def test_ex_130_guns_and_bombs_are_not_used_in_one_attack() -> None:
    step = AircraftAttacks(True)
    s = fast([aircraft("banzai", high=False, loads=("mk82",))])
    found = step.explain(s, KIT, ("pilot:banzai", TARGET, "gun", "item:mk82"))
    assert found is not None
    assert found.rule == "HL-6.3h"


@pytest.mark.rule("HL-6.3h", "HL-1.4j")
def test_ex_183_a_gun_attack_takes_no_amraam_along() -> None:
    s = fast(
        [aircraft("banzai", loads=("aim120", "aim9"))],
        [counter("bandit", "mig_21", "center"), counter("bandit", "mig_21", "pre_north_west", 2)],
    )
    picks = ("pilot:banzai", "enemy:mig_21#1", "gun", "item:aim120@mig_21#2")
    found = AircraftAttacks(True).explain(s, KIT, picks)
    assert found is not None
    assert found.rule == "HL-6.3h"
    shots = (Shot("aim9", "mig_21#1"), Shot("aim120", "mig_21#2"))
    play(s, Attack("banzai", "mig_21#1", shots), dice(6, 4))
    assert [each.key for each in s.flown.counters] == ["mig_21#2"]


@pytest.mark.rule("HL-6.4d")
def test_the_dogfight_counts_what_is_aboard_when_the_attack_is_declared() -> None:
    s = fast(
        [aircraft("banzai", loads=("aim9", "gbu31"))],
        [counter("bandit", "mig_21", "center"), counter("site", "s_60", "app_north", 2)],
    )
    shots = (Shot("gbu31", "s_60#2"), Shot("aim9", "mig_21#1"))
    told = play(s, Attack("banzai", "mig_21#1", shots), dice(1, 7))
    fired = [each.modified for each in told if isinstance(each, Fired)]
    assert fired == [1 + 1, 7 - 2 + 2 - 1]


@pytest.mark.rule("HL-6.3i")
def test_more_than_is_aboard_is_not_declared() -> None:
    s = fast([aircraft("banzai", loads=("mk82",))])
    assert refused(s, attack("banzai", TARGET, "mk82", "mk82")) == "HL-6.3i"
    assert refused(s, attack("banzai", TARGET, "nothing")) == "HL-6.3i"
    assert refused(s, attack("banzai", TARGET, "mk83")) == "HL-6.3i"


@pytest.mark.rule("HL-6.3a")
def test_what_is_not_there_is_not_attacked() -> None:
    s = fast([aircraft("banzai", loads=("mk82",))])
    assert refused(s, attack("banzai", "sa_6#9", "mk82")) == "HL-6.3a"
    assert refused(s, attack("nobody", TARGET, "mk82")) == "HL-6.2a"
    shots = (Shot("mk82", TARGET), Shot("mk82", "sa_6#9"))
    s.flown.aircraft("banzai").loads.append("mk82")
    assert refused(s, Attack("banzai", TARGET, shots)) == "HL-6.3a"
    assert refused(s, LeaveDisplay()) == "HL-6.2a"


@pytest.mark.rule("HL-10.5c", "HL-6.5c")
def test_guns_are_never_used_up() -> None:
    s = fast([aircraft("banzai", high=False, loads=("mk82",), sa=1)])
    play(s, attack("banzai", TARGET), dice(9))
    assert s.flown.hits == 1
    play(s, attack("banzai", TARGET, payer="banzai"), dice(8))
    assert s.flown.hits == 1
    assert s.flown.aircraft("banzai").loads == ["mk82"]


# --------------------------------------------------------------------------------- the step


@pytest.mark.rule("HL-6.2b")
def test_h9_each_attack_is_resolved_before_the_next() -> None:
    s = fast(
        [aircraft("banzai", loads=("mk82",)), aircraft("hunter", loads=("mk82", "aim9"))],
        [counter("site", "s_60", "center")],
        skills={"hunter": VETERAN},
    )
    play(s, attack("hunter", "s_60#1", "mk82"), dice(9))
    assert refused(s, attack("banzai", "s_60#1", "mk82")) == "HL-6.3a"
    play(s, attack("banzai", TARGET, "mk82"), dice(9))
    assert s.flown.hits == 2


@pytest.mark.rule("HL-6.2d", "HL-6.2e", "HL-1.5b")
def test_an_sa_counter_is_gone_when_the_second_attack_is_declared() -> None:
    s = fast([aircraft("banzai", loads=("mk82", "mk82"), sa=1)])
    needless = attack("banzai", TARGET, "mk82", payer="banzai")
    assert refused(s, needless) == "HL-6.2e"
    play(s, attack("banzai", TARGET, "mk82"), dice(1))
    assert s.flown.aircraft("banzai").sa == 1
    assert refused(s, attack("banzai", TARGET, "mk82")) == "HL-6.2e"
    play(s, attack("banzai", TARGET, "mk82", payer="banzai"))
    assert s.flown.aircraft("banzai").sa == 0
    play(s, dice(1))
    assert asked(s) is None


@pytest.mark.rule("HL-6.2f", "HL-6.2g")
def test_another_pilots_sa_does_not_pay() -> None:
    flight = [aircraft("wedge", loads=("mk82",)), aircraft("wolf", sa=1), aircraft("cowboy", sa=1)]
    s = fast(flight, leader="cowboy")
    assert refused(s, attack("wedge", TARGET, "mk82", payer="wolf")) == "HL-6.2f"
    play(s, attack("wedge", TARGET, "mk82", payer="cowboy"), dice(1))
    assert s.flown.aircraft("cowboy").sa == 0


@pytest.mark.rule("HL-6.2h")
def test_sa_that_was_not_used_is_gone_with_the_mission() -> None:
    s = fast([aircraft("wedge", sa=7)])
    told: list[Event] = []
    changes_campaign.log_mission(s, "O", told.append)
    changes_campaign.end_mission(s)
    changes_campaign.begin_mission(s, KIT, 1, secondary=False)
    changes_flight.assign(s, "wedge", told.append)
    changes_flight.take_off(s, KIT, told.append)
    assert s.flown.aircraft("wedge").sa == KIT.pilots["wedge"].levels[AVERAGE].sa == 1


@pytest.mark.rule("HL-6.0a", "HL-6.2a")
def test_a_step_without_an_attack_passes_and_is_told() -> None:
    s = fast([aircraft("dingo", "so_north_west", loads=("mk82",))])
    told, found = settle(s)
    assert found is None
    assert [type(each) for each in told] == [EffectNoted, EffectNoted]
    played = fast([aircraft("banzai", loads=("mk82",))])
    told = play(played, attack("banzai", TARGET, "mk82"), dice(1))
    assert [each.rule for each in told if isinstance(each, EffectNoted)] == ["HL-6.0a"]


def test_the_last_attack_of_all_ends_the_step() -> None:
    s = fast([aircraft("banzai", loads=("mk82",)), aircraft("wedge", loads=("mk82",))])
    play(s, attack("banzai", TARGET, "mk82"), dice(1))
    assert s.steps == [AircraftAttacks(False)]
    play(s, END)
    assert s.steps == []


@pytest.mark.rule("HL-9.5b", "HL-6.11f")
def test_h20_high_stress_is_taken_before_the_roll_and_lasts_the_turn() -> None:
    s = fast(
        [aircraft("banzai", high=False, loads=("mk82",), sa=1)],
        options=("high_stress",),
    )
    s.member("banzai").stress = 3
    play(s, attack("banzai", TARGET, "mk82", high=True))
    assert s.member("banzai").stress == 4
    told = play(s, dice(8))
    assert [each.modified for each in told if isinstance(each, Fired)] == [8 - 2 + 1]
    again = attack("banzai", TARGET, payer="banzai", high=True)
    assert refused(s, again) == "HL-9.5b"
    told = play(s, attack("banzai", TARGET, payer="banzai"), dice(8))
    assert [each.modified for each in told if isinstance(each, Fired)] == [7]


def test_high_stress_without_the_option_is_refused() -> None:
    s = fast([aircraft("banzai", loads=("mk82",))])
    assert refused(s, attack("banzai", TARGET, "mk82", high=True)) == "HL-9.5a"
