"""The attacks of a turn, played (HL-6.2 to HL-6.8, HL-9.5)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Action, Chance, Choice, Event, Refused
from desktop.rules.hornet_leader import changes_campaign, changes_flight
from desktop.rules.hornet_leader.actions_mission import Attack, EndAttacks, LeaveDisplay, Shot
from desktop.rules.hornet_leader.attack import AircraftAttacks, AttackRoll
from desktop.rules.hornet_leader.attack_listing import LIMIT, best_arms
from desktop.rules.hornet_leader.attack_results import Fire, Shown, friendly_fire
from desktop.rules.hornet_leader.attack_rules import GUN, other_bomber
from desktop.rules.hornet_leader.attack_target import check_target, hits_on_target, target_destroyed
from desktop.rules.hornet_leader.effects_data import HitsEffect
from desktop.rules.hornet_leader.events_attack import Fired
from desktop.rules.hornet_leader.events_campaign import EffectNoted
from desktop.rules.hornet_leader.events_display import CounterDestroyed, TargetDestroyed
from desktop.rules.hornet_leader.records import (
    AVERAGE,
    GREEN,
    INFRA,
    SKILLED,
    TARGET,
    VETERAN,
    Aircraft,
    Counter,
    MissionRecord,
    Standing,
)
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    dice,
    mission,
    play,
    settle,
    sheet_with,
)

END = EndAttacks()


def fast(
    flight: list[Aircraft],
    counters: list[Counter] | None = None,
    *,
    target: int = 1,
    options: tuple[str, ...] = (),
    **fields: Any,
) -> State:
    """Return the Fast step of turn 1, the Slow step after it."""
    fields.setdefault("turn", 1)
    state = campaign(sheet_with(target), options=options)
    steps = [AircraftAttacks(True), AircraftAttacks(False)]
    return mission(target, flight, counters or [], state=state, steps=steps, **fields)


def attack(pilot: str, enemy: str, *weapons: str, payer: str = "", high: bool = False) -> Attack:
    """Return an attack with all counters at one enemy; none are Guns."""
    return Attack(pilot, enemy, tuple(Shot(item, enemy) for item in weapons), payer, high)


def refused(s: State, action: Action) -> str:
    """Return the rule by which an action is refused in the step that asks."""
    with pytest.raises(Refused) as found:
        play(s, action)
    return found.value.rule


@pytest.mark.rule("HL-6.4b", "HL-6.4h", "HL-6.4g", "HL-6.4a")
def test_ex_028_one_hit_destroys_a_bandit_and_both_missiles_are_gone() -> None:
    row = next(i for i, row in enumerate(KIT.cup) if row.bandit == "mig_21")
    s = fast(
        [aircraft("hunter", loads=("aim9", "aim9"))],
        [counter("bandit", "mig_21", "center", row=row)],
        skills={"hunter": VETERAN},
    )
    left = s.cup[row]
    told = play(s, attack("hunter", "mig_21#1", "aim9", "aim9"), dice(6, 2))
    assert [(each.modified, each.hits) for each in told if isinstance(each, Fired)] == [
        *((9, 1), (5, 0))
    ]
    assert s.flown.counters == []
    assert s.flown.aircraft("hunter").loads == []
    assert s.cup[row] == left + 1
    assert s.flown.record("hunter").bandits == 1
    assert s.flown.record("hunter").expended == ["aim9", "aim9"]


@pytest.mark.rule("HL-6.4g")
def test_an_extra_objective_leaves_the_game() -> None:
    s = fast(
        [aircraft("banzai", loads=("aim9",))],
        [counter("bandit", "mig_29", "center", objective=True)],
    )
    cup = list(s.cup)
    play(s, attack("banzai", "mig_29#1", "aim9"), dice(10))
    assert s.cup == cup


@pytest.mark.rule("HL-1.3l", "HL-1.3j", "HL-6.4i", "HL-1.3k")
def test_ex_003_one_attack_destroys_one_bomber() -> None:
    s = fast(
        [aircraft("hunter", loads=("aim9",) * 4)],
        [counter("bomber", "tu_16", "center", bombers=2)],
        skills={"hunter": VETERAN},
    )
    play(s, attack("hunter", "tu_16#1", *["aim9"] * 4), dice(9, 9, 9, 1))
    assert s.flown.counters[0].bombers == 1
    assert s.flown.aircraft("hunter").loads == []
    assert s.flown.record("hunter").bombers == 1


@pytest.mark.rule("HL-1.3l", "HL-6.4i")
def test_an_amraam_may_name_the_other_bomber_from_range_2_on() -> None:
    def declared(area: str) -> tuple[State, Attack]:
        bomber = counter("bomber", "tu_16", "center", bombers=2)
        s = fast([aircraft("banzai", area, loads=("aim120", "aim120"))], [bomber])
        shots = (Shot("aim120", "tu_16#1"), Shot("aim120", other_bomber("tu_16#1")))
        return s, Attack("banzai", "tu_16#1", shots)

    far, action = declared("pre_north_central")
    play(far, action, dice(10, 10))
    assert far.flown.counters == []
    assert far.flown.record("banzai").bombers == 2
    near, action = declared("app_north")
    assert refused(near, action) == "HL-10.2b"
    named = attack("banzai", other_bomber("tu_16#1"), "aim120")
    assert refused(far_again := declared("pre_north_central")[0], named) == "HL-6.3a"
    assert far_again.flown.counters[0].bombers == 2


@pytest.mark.rule("HL-6.6a", "HL-6.8a", "HL-6.5d")
def test_ex_032_surplus_hits_on_a_site_go_nowhere() -> None:
    s = fast(
        [aircraft("dingo", loads=("mk84", "mk82"))],
        [counter("site", "s_60", "center"), counter("site", "sa_6", "center", 2)],
        leader="dingo",
    )
    s.flown.aircraft("dingo").sa = 1
    play(s, attack("dingo", "s_60#1", "mk84", payer="dingo"), dice(6))
    assert [each.key for each in s.flown.counters] == ["sa_6#2"]
    assert s.flown.hits == 0
    assert s.flown.record("dingo").sites == 1
    assert s.flown.aircraft("dingo").loads == ["mk82"]


@pytest.mark.rule("HL-6.8a")
def test_h7_surplus_hits_on_a_bandit_go_nowhere() -> None:
    migs = [counter("bandit", "mig_21", "center"), counter("bandit", "mig_21", "center", 2)]
    s = fast([aircraft("banzai", loads=("aim9",) * 3)], migs)
    play(s, attack("banzai", "mig_21#1", "aim9", "aim9", "aim9"), dice(10, 10, 10))
    assert [each.key for each in s.flown.counters] == ["mig_21#2"]


@pytest.mark.rule("HL-6.7a", "HL-1.3q", "HL-6.7b")
def test_ex_033_hits_on_the_target_add_up_until_it_is_destroyed() -> None:
    s = fast(
        [aircraft("banzai", loads=("mk84",)), aircraft("wedge", loads=("mk84", "mk84"))],
        [counter("site", "s_60", "center")],
    )
    play(s, attack("banzai", TARGET, "mk84"), dice(9))
    assert (s.flown.hits, s.flown.destroyed) == (3, False)
    s.tracks[INFRA] = 0
    needed = 7 + KIT.campaigns["iraq_1991"].tracks.infra.values[0]
    s.flown.hits = needed - 2
    told = play(s, attack("wedge", TARGET, "mk84"), dice(10))
    assert s.flown.destroyed
    assert TargetDestroyed("HL-6.7a", 1) in told
    assert len(s.flown.counters) == 1


@pytest.mark.rule("HL-6.7a")
def test_ex_137_a_target_needs_at_least_one_hit() -> None:
    s = fast([aircraft("banzai", loads=("mk82",))])
    s.flown.standing.append(Standing(HitsEffect(-9), "mission", "event:12:over"))
    assert not target_destroyed(s, KIT)
    play(s, attack("banzai", TARGET, "mk82"), dice(8))
    assert s.flown.destroyed


@pytest.mark.rule("HL-6.7a")
def test_an_event_that_changes_the_hits_counts_at_once_but_never_restores() -> None:
    s = fast([aircraft("banzai")], hits=6)
    told: list[Any] = []
    check_target(s, KIT, told.append)
    assert told == []
    s.flown.standing.append(Standing(HitsEffect(-1), "mission", "event:12:over"))
    check_target(s, KIT, told.append)
    assert told == [TargetDestroyed("HL-6.7a", 1)]
    s.flown.standing[0] = Standing(HitsEffect(5), "mission", "event:12:over")
    assert target_destroyed(s, KIT)


@pytest.mark.rule("HL-9.8d")
def test_noted_hits_alone_never_destroy_a_target() -> None:
    s = fast([aircraft("banzai")], hits=9, noted=9)
    assert hits_on_target(s, KIT) == 6
    assert not target_destroyed(s, KIT)
    s.flown.hits = 10
    assert target_destroyed(s, KIT)


@pytest.mark.rule("HL-6.7c", "HL-1.7n")
def test_ex_034_a_target_without_hits_is_destroyed_with_its_objectives() -> None:
    mig = counter("bandit", "mig_21", "center", objective=True)
    s = fast([aircraft("banzai", loads=("aim9",))], [mig], target=58)
    s.in_play.append(41)
    told = play(s, attack("banzai", "mig_21#1", "aim9"), dice(10))
    assert s.flown.hits == 0
    assert TargetDestroyed("HL-6.7c", 58) in told


@pytest.mark.rule("HL-1.7n")
def test_a_target_with_objective_and_hits_needs_both() -> None:
    site = counter("site", "zu_23_4", "center", objective=True)
    s = fast([aircraft("banzai", loads=("mk82", "mk82"))], [site], target=10, hits=6)
    s.flown.aircraft("banzai").sa = 1
    play(s, attack("banzai", TARGET, "mk82"), dice(9))
    assert (s.flown.hits, s.flown.destroyed) == (8, False)
    play(s, attack("banzai", "zu_23_4#1", "mk82", payer="banzai"), dice(9))
    assert s.flown.destroyed


def test_objectives_are_not_missed_before_they_are_placed() -> None:
    s = mission(58, [aircraft("banzai", "")], state=campaign(sheet_with(58)))
    assert not target_destroyed(s, KIT)


@pytest.mark.rule("HL-1.7l")
def test_ex_138_hits_on_a_destroyed_target_still_count() -> None:
    s = fast([aircraft("banzai", loads=("mk84",))], target=8, hits=10, destroyed=True, turn=3)
    play(s, attack("banzai", TARGET, "mk84"), dice(9))
    assert s.flown.hits == 13


@pytest.mark.rule("HL-1.7f")
def test_ex_136_friendly_fire_is_stress_for_every_counter_without_a_hit() -> None:
    s = fast(
        [aircraft("wolf", loads=("mk82",) * 3), aircraft("dingo", loads=("agm88",))],
        [counter("site", "s_60", "center")],
        target=25,
    )
    told = play(s, attack("wolf", "s_60#1", "mk82", "mk82", "mk82"), dice(1, 10, 1))
    assert s.member("wolf").stress == 2
    assert told[-1].rule == "HL-1.7f"
    failed = [Shown(Fire("dingo", "agm88", "sa_6#2"), 0), Shown(Fire("dingo", GUN, TARGET), 0)]
    friendly_fire(s, KIT, failed, told.append)
    assert s.member("dingo").stress == 1


@pytest.mark.rule("HL-1.7f")
def test_without_the_trait_a_miss_is_no_stress() -> None:
    s = fast([aircraft("banzai", loads=("mk82",))])
    play(s, attack("banzai", TARGET, "mk82"), dice(1))
    assert s.member("banzai").stress == 0


# ------------------------------------------------------------------------------- declarations


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
    changes_campaign.end_mission(s, MissionRecord(1, 1))
    changes_campaign.begin_mission(s, KIT, 1, secondary=False)
    told: list[Event] = []
    changes_flight.assign(s, "wedge", told.append)
    changes_flight.take_off(s, KIT)
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


# --------------------------------------------------------------------------------- the list


def listed(s: State) -> list[Attack]:
    found = asked(s)
    assert isinstance(found, Choice)
    assert found.open
    assert found.actions[-1] == END
    attacks = [action for action in found.actions if isinstance(action, Attack)]
    for action in attacks:
        s.steps[-1].admit(s, KIT, action)
    return attacks


def test_the_list_has_the_best_set_guns_each_weapon_and_all_of_it() -> None:
    s = fast([aircraft("banzai", high=False, loads=("mk82", "mk82", "mk82", "mk20"))])
    assert [tuple(shot.weapon for shot in each.shots) for each in listed(s)] == [
        ("mk82", "mk82", "mk82", "mk20"),
        (),
        ("mk82",),
        ("mk20",),
        ("mk82", "mk82", "mk82"),
    ]


def test_every_payer_is_listed() -> None:
    flight = [aircraft("wedge", loads=("mk82",), sa=1), aircraft("cowboy", sa=1)]
    s = fast(flight, leader="cowboy")
    assert [each.payer for each in listed(s) if each.pilot == "wedge"] == ["wedge", "cowboy"]


def test_a_long_list_still_shows_every_enemy() -> None:
    loads = ("aim9", "aim9", "aim7", "aim7", "agm65", "agm65", "mk82", "mk82", "mk20", "mk20")
    pilots = ("hunter", "banzai", "blackhawk", "wolf", "cowboy", "mustang", "talon", "griffin")
    migs = [counter("bandit", "mig_21", "center", number) for number in range(1, 7)]
    sites = [counter("site", "s_60", "center", number) for number in range(7, 13)]
    flight = [aircraft(pilot, high=False, loads=loads, sa=2) for pilot in pilots]
    s = fast(flight, [*migs, *sites], leader="hunter")
    attacks = listed(s)
    assert len(attacks) == LIMIT
    assert len({(each.pilot, each.enemy) for each in attacks}) == len(pilots) * 13
    order = [pilots.index(each.pilot) for each in attacks]
    assert order == sorted(order)


def test_the_set_to_preselect() -> None:
    counters = [
        counter("site", "sa_6", "app_north"),
        counter("bandit", "mig_21", "app_north", 2),
        counter("bandit", "mig_29", "app_north", 3, objective=True),
    ]
    loads = ("agm65", "agm88", "aim7", "aim9", "aim9", "aim120")
    s = fast([aircraft("blackhawk", loads=loads)], counters)
    blackhawk = s.flown.flight[0]
    assert best_arms(s, KIT, blackhawk, "sa_6#1") == ("agm88", "agm65")
    assert best_arms(s, KIT, blackhawk, "mig_21#2") == ("aim9",)
    assert best_arms(s, KIT, blackhawk, "mig_29#3") == ("aim9", "aim9", "aim7")
    s.flown.flight[0].loads = ["mk84"] * 6
    assert best_arms(s, KIT, blackhawk, TARGET) == ("mk84",) * 6
    s.flown.hits = 5
    assert best_arms(s, KIT, blackhawk, TARGET) == ("mk84",) * 2
    assert best_arms(s, KIT, blackhawk, "sa_6#1") is None


# -------------------------------------------------------------------------------- the reasons


@pytest.mark.parametrize(
    ("picks", "rule"),
    [
        (("pilot:nobody",), "HL-6.2a"),
        (("pilot:wedge",), "HL-6.2a"),
        (("pilot:banzai",), ""),
        (("pilot:banzai", "enemy:gone#4"), "HL-6.3a"),
        (("pilot:banzai", "enemy:mig_21#1"), ""),
        (("pilot:banzai", "enemy:mig_21#1", "item:aim7"), "HL-1.4f"),
        (("pilot:banzai", "enemy:s_60#2"), "HL-1.4e"),
        (("pilot:banzai", TARGET), ""),
        (("pilot:banzai", TARGET, "item:aim7"), "HL-1.4b"),
        (("pilot:banzai", TARGET, "item:mk82", "item:mk82"), "HL-6.3i"),
        (("pilot:banzai", TARGET, "gun"), "HL-6.3c"),
        (("pilot:banzai", TARGET, "item:mk82", "payer:wedge"), "HL-6.2e"),
        (("pilot:banzai", TARGET, "item:mk82", "high_stress"), "HL-9.5a"),
        (("enemy:mig_21#1",), ""),
    ],
)
def test_a_reason_is_given_for_what_cannot_be_done(picks: tuple[str, ...], rule: str) -> None:
    s = fast(
        [aircraft("banzai", loads=("mk82", "aim7")), aircraft("wedge")],
        [counter("bandit", "mig_21", "center"), counter("site", "s_60", "app_north", 2)],
    )
    found = AircraftAttacks(True).explain(s, KIT, picks)
    expected = "" if found is None else found.rule
    assert expected == rule


# --------------------------------------------------------------------------- the worked mission


def test_the_attacks_of_the_worked_mission() -> None:
    """The dice and results of steps 16, 17, 21, 22, 30, 31, 34, 39, 40, 43 and 44."""
    skills = {"teflon": AVERAGE, "banzai": AVERAGE, "pluto": GREEN, "blackhawk": SKILLED}
    flight = [
        aircraft("teflon", "so_north_east", loads=("aim7", "aim7", "aim9", "aim9", "aim9"), sa=1),
        aircraft("banzai", "so_north_east", loads=("aim7", "agm88", "mk20", "mk82", "mk83")),
        aircraft("pluto", "so_south_west", loads=("aim9", "agm88", "rockets", "mk84")),
        aircraft(
            "blackhawk",
            "so_south_west",
            loads=("aim7", "aim7", "mk83", "mk83"),
            pods=("ecm",),
            sa=2,
        ),
    ]
    counters = [
        counter("site", "sa_6", "app_north"),
        counter("site", "sa_8b", "app_south", 2),
        counter("site", "sa_10", "center", 3),
        counter("bandit", "mig_21", "app_north", 4),
        counter("bandit", "mig_29", "app_east", 5),
        counter("bandit", "mig_21", "app_south", 6),
    ]
    s = fast(flight, counters, skills=skills, leader="blackhawk")

    def step(fires_fast: bool, action: Attack, *faces: int) -> list[int]:
        s.steps = [AircraftAttacks(fires_fast)]
        told = play(s, action, dice(*faces))
        return [each.modified for each in told if isinstance(each, Fired)]

    def place(area: str, *pilots: str) -> None:
        for pilot in pilots:
            one = s.flown.aircraft(pilot)
            one.area, one.high = area, False
            one.fast_attack = one.slow_attack = one.free_attack = False

    assert step(True, attack("teflon", "mig_29#5", "aim7", "aim7", payer="teflon"), 4, 9) == [5, 10]
    assert step(True, attack("banzai", "mig_21#4", "aim7"), 6) == [6]
    assert step(False, attack("banzai", "sa_10#3", "agm88", payer="blackhawk"), 8) == [8]
    assert step(False, attack("pluto", "sa_8b#2", "agm88"), 2) == [2]
    assert [each.key for each in s.flown.counters] == ["sa_6#1", "sa_8b#2", "mig_21#6"]
    place("pre_south_central", "pluto", "blackhawk")
    s.member("blackhawk").stress = s.member("pluto").stress = 2
    assert step(False, attack("blackhawk", "mig_21#6", "aim7", "aim7"), 3, 4) == [5, 6]
    assert step(False, attack("pluto", "sa_8b#2", "rockets"), 9) == [9]
    place("app_north", "banzai")
    assert step(True, attack("banzai", "sa_6#1", "mk20"), 3) == [9]
    assert s.flown.counters == []
    place("center", "banzai", "pluto", "blackhawk")
    assert step(True, attack("banzai", TARGET, "mk82", "mk83"), 6, 8) == [7, 9]
    assert s.flown.hits == 3
    paid = attack("blackhawk", TARGET, "mk83", "mk83", payer="blackhawk")
    assert step(True, paid, 5, 7) == [6, 8]
    assert (s.flown.hits, s.flown.destroyed) == (6, False)
    assert s.flown.aircraft("blackhawk").sa == 0
    assert step(False, attack("blackhawk", TARGET), 6) == [7]
    assert step(False, attack("pluto", TARGET, "mk84"), 8) == [8]
    assert (s.flown.hits, s.flown.destroyed) == (9, True)
