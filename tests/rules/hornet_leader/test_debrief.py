"""The Debriefing of a mission: status, VP, card, effects, Stress, Experience (HL-8, HL-9.8)."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from desktop.rules.core import Choice, Event, Step
from desktop.rules.hornet_leader import debrief_rules, refusals
from desktop.rules.hornet_leader.actions_campaign import BuyRest, FinishDebriefing
from desktop.rules.hornet_leader.attack_target import check_target, hits_on_target
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.debrief import Debrief, Rest
from desktop.rules.hornet_leader.effects_data import StressEachMissionEffect
from desktop.rules.hornet_leader.events_campaign import MissionJudged, VpScored
from desktop.rules.hornet_leader.records import INFRA, Aircraft, Standing
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    member,
    mission,
    play,
    settle,
    sheet_with,
)

PLAIN = 13
"""A Target of Iraq 1991 without Improvement, Penalty and Overkill: 13 Hits, 3 VP, band 3."""
FAR = 24
"""One in the band that gives Experience: 13 Hits, 5 VP."""


def home(pilot: str, **fields: Any) -> Aircraft:
    """Return an Aircraft that has come home."""
    return aircraft(pilot, "", **fields)


def debrief(
    target: int = PLAIN,
    *flight: Aircraft,
    sheet: str = "iraq_1991",
    options: tuple[str, ...] = (),
    adjustments: tuple[str, ...] = (),
    kit: Kit = KIT,
    changes: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """Return a campaign after a Debriefing; ``fields`` are those of the mission."""
    state = campaign(sheet, options=options, adjustments=adjustments, **(changes or {}))
    s = mission(target, flight or [home("hunter")], state=state, **fields)
    for each in s.flown.flight:
        record = s.flown.record(each.pilot)
        record.aborted, record.lost = each.aborted, each.lost
        s.member(each.pilot).flew = True
    run(s, kit)
    return s


def run(s: State, kit: Kit = KIT) -> list[Event]:
    """Carry the Debriefing out, with the effects of the card, until something is asked."""
    told: list[Event] = []
    s.then(Debrief())
    while s.steps and s.outcome is None:
        top: Step = s.steps[-1]
        if top.asks(s, kit):
            break
        s.steps.pop()
        top.carry_out(s, kit, None, told.append)
    return told


def card(number: int, **fields: Any) -> Kit:
    """Return the components with another Target card of that number."""
    kit = copy.copy(KIT)
    kit.targets = {**KIT.targets, number: msgspec.structs.replace(KIT.targets[number], **fields)}
    return kit


def xp(s: State) -> list[int]:
    return [each.xp for each in s.squadron]


def stress(s: State) -> list[int]:
    return [each.stress for each in s.squadron]


# ------------------------------------------------------------------------------- status and VP


@pytest.mark.rule("HL-8.1b", "HL-8.3a", "HL-2.7a", "HL-1.3q")
def test_a_destroyed_target_scores_and_is_out() -> None:
    s = debrief(destroyed=True, hits=15)
    assert s.vp == KIT.targets[PLAIN].vp == 3
    assert s.destroyed == [PLAIN]
    everywhere = [*s.target_deck, *s.target_discards, *s.in_play, *s.drawn]
    assert PLAIN not in everywhere
    log = s.missions[0]
    assert (log.target, log.status, log.vp, log.hits) == (PLAIN, "X", 3, 15)
    assert s.mission is None


@pytest.mark.rule("HL-8.1b", "HL-8.3b")
def test_a_target_that_was_not_destroyed_is_discarded_without_vp() -> None:
    s = debrief(hits=12)
    assert (s.vp, s.target_discards, s.destroyed) == (0, [PLAIN], [])
    assert s.missions[0].status == "O"


@pytest.mark.rule("HL-8.3b", "HL-2.2c")
def test_a_card_that_began_in_play_is_discarded_and_an_improvement_stays() -> None:
    s = debrief(33, sheet="north_korea_2007", changes={"in_play": []})
    assert (s.in_play, s.target_discards) == ([], [33])
    s = debrief(23, sheet="iran_2014")
    assert (s.in_play, s.target_discards) == ([23], [])


@pytest.mark.rule("HL-8.1a", "HL-2.7a")
def test_h30_so_are_logged_and_stay_in_the_fund() -> None:
    s = debrief(PLAIN, home("hunter"), so_spent=7, changes={"so": 15}, events=[3, 9, 14])
    log = s.missions[0]
    assert (log.so_spent, log.so_left, s.so) == (7, 15, 15)
    assert log.events == [3, 9, 14]
    assert (log.day, log.secondary, log.night, log.tanker) == (1, False, False, "")


@pytest.mark.rule("HL-8.10a", "HL-2.7a")
def test_the_log_keeps_stress_and_experience_of_each_pilot() -> None:
    s = debrief(PLAIN, home("hunter"), home("wolf", aborted=True), destroyed=True)
    hunter, wolf = s.missions[0].flight
    assert (hunter.pilot, hunter.stress, hunter.xp) == ("hunter", 2, 2)
    assert (wolf.stress, wolf.xp, wolf.aborted) == (2, 0, True)


@pytest.mark.rule("HL-8.4b")
def test_every_aircraft_lost_costs_1_vp() -> None:
    flight = (home("hunter", lost="over_target"), home("wolf", lost="home_bound"), home("bear"))
    s = debrief(PLAIN, *flight, destroyed=True)
    assert s.vp == 3 - 2
    # The VP of the mission are those of the Target.
    assert s.missions[0].vp == 3
    assert [each.detail for each in s.vp_entries if each.what == "lost"] == ["hunter", "wolf"]


@pytest.mark.rule("HL-9.1d")
def test_ex_051_h45_a_target_destroyed_at_night_gives_so() -> None:
    s = debrief(14, night=True, destroyed=True)
    assert s.so - campaign("iraq_1991").so == 3
    assert debrief(14, night=True).so == campaign("iraq_1991").so
    assert debrief(14, destroyed=True).so == campaign("iraq_1991").so


@pytest.mark.rule("HL-9.1d")
def test_the_printed_number_counts_at_night() -> None:
    s = debrief(14, night=True, destroyed=True, over_limit=1, options=("one_more_less",))
    assert s.so - campaign("iraq_1991").so == 3


@pytest.mark.rule("HL-9.2b", "HL-9.2c")
@pytest.mark.parametrize(
    ("over", "destroyed", "change"),
    [(1, True, -1), (1, False, -1), (-1, True, 1), (-1, False, 0), (0, True, 0)],
)
def test_ex_163_h34_one_more_or_one_less(over: int, destroyed: bool, change: int) -> None:
    s = debrief(over_limit=over, destroyed=destroyed, options=("one_more_less",))
    assert s.vp == 3 * destroyed + change
    assert s.missions[0].vp == s.vp


# --------------------------------------------------------------------------------------- tracks


@pytest.mark.rule("HL-8.2a", "HL-1.7v")
def test_what_the_card_does_to_the_tracks_waits() -> None:
    s = debrief(1, destroyed=True)
    assert s.pending_tracks == [1, 0, 2]
    assert s.tracks == campaign("iraq_1991").tracks


@pytest.mark.rule("HL-8.2c")
def test_a_target_that_was_not_destroyed_moves_no_track() -> None:
    assert debrief(5).pending_tracks == [0, 0, 0]


# ----------------------------------------------------------------------------- what a card says


@pytest.mark.rule("HL-1.7c")
def test_a_bonus_is_gained_only_with_the_target() -> None:
    s = debrief(15, destroyed=True)
    assert [each.source for each in s.carry] == ["target:15:bonus"]
    assert debrief(15).carry == []


@pytest.mark.rule("HL-1.7l")
@pytest.mark.parametrize(("hits", "gained"), [(11, 0), (12, 1), (20, 1)])
def test_ex_138_h8_overkill_asks_for_all_hits_on_the_target(hits: int, gained: int) -> None:
    printed = KIT.targets[8]
    assert printed.overkill is not None
    assert (printed.hits, printed.overkill.hits) == (9, 12)
    s = debrief(8, destroyed=True, hits=hits)
    assert s.vp - printed.vp == gained


@pytest.mark.rule("HL-1.7l")
def test_overkill_needs_a_destroyed_target_and_is_not_shifted() -> None:
    s = debrief(8, hits=12)
    assert s.vp == 0
    tracks = [2, 2, len(KIT.campaigns["iraq_1991"].tracks.infra.values) - 1]
    s = debrief(8, hits=11, destroyed=True, changes={"tracks": tracks})
    assert s.vp == KIT.targets[8].vp


@pytest.mark.rule("HL-1.7l", "HL-9.8d")
def test_noted_hits_count_for_overkill_as_they_count_for_the_target() -> None:
    s = debrief(8, hits=12, noted=5, destroyed=True, options=("damaging",))
    assert s.vp == KIT.targets[8].vp + 1
    s = mission(8, [home("hunter")], hits=13, noted=12, destroyed=True)
    assert hits_on_target(s, KIT) == 9
    assert not debrief_rules.overkill(s, KIT)


@pytest.mark.rule("HL-8.10d", "HL-1.7l")
def test_a_card_may_give_experience() -> None:
    flight = (home("hunter"), home("wolf", aborted=True))
    s = debrief(52, *flight, sheet=sheet_with(52), hits=16, destroyed=True)
    assert xp(s) == [3, 0]


@pytest.mark.rule("HL-1.7p")
def test_a_penalty_is_suffered_when_the_target_stands() -> None:
    sheet = sheet_with(3)
    assert debrief(3, sheet=sheet).vp == -1
    assert debrief(3, sheet=sheet, destroyed=True).vp == KIT.targets[3].vp
    s = debrief(54, sheet=sheet_with(54), changes={"so": 3})
    assert s.so == 0


@pytest.mark.rule("HL-1.7q")
def test_ex_161_a_penalty_can_end_the_campaign() -> None:
    changes = {"squadron": [member("hunter", stress=4)]}
    s = debrief(45, home("hunter"), sheet=sheet_with(45), hits=0, changes=changes)
    assert s.outcome is not None
    assert (s.outcome.winners, s.evaluation) == ((), "dismal")
    # The mission that ended it stands in the log.
    assert [(each.target, each.status) for each in s.missions] == [(45, "O")]
    assert [(each.pilot, each.stress) for each in s.missions[0].flight] == [("hunter", 4)]
    kept = debrief(45, sheet=sheet_with(45), destroyed=True)
    assert kept.outcome is None


@pytest.mark.rule("HL-1.7h")
def test_h41_an_improvement_that_asks_counts_at_every_debriefing() -> None:
    assert debrief(PLAIN, changes={"in_play": [31]}).pending_tracks == [0, 0, -1]
    assert debrief(PLAIN, changes={"in_play": [31]}, destroyed=True).pending_tracks[2] == 0
    assert debrief(31).pending_tracks == [0, 0, -1]
    everybody = home("hunter", aborted=True)
    assert debrief(PLAIN, everybody, changes={"in_play": [31]}).pending_tracks == [0, 0, -1]


@pytest.mark.rule("HL-1.7i")
def test_an_improvement_that_was_not_destroyed_stays_available() -> None:
    s = debrief(31)
    assert (s.in_play, s.target_discards) == ([31], [])


@pytest.mark.rule("HL-1.7k")
def test_an_improvement_that_is_discarded_counts_no_more_on_the_same_day() -> None:
    # 31 was the Primary and stays in play; the Secondary's Bonus takes it away.
    s = mission(13, [home("hunter")], destroyed=True, secondary=True)
    s.primary, s.secondary, s.in_play = 31, 13, [31]
    run(s)
    assert (s.in_play, s.target_discards) == ([], [31])
    later = mission(PLAIN, [home("wolf")], state=s)
    later.primary = 31
    run(later)
    assert later.pending_tracks[INFRA] == KIT.targets[13].infra


def test_the_debriefing_says_what_became_of_the_target() -> None:
    s = mission(PLAIN, [home("hunter")], destroyed=True)
    told = run(s)
    judged = [each for each in told if isinstance(each, MissionJudged)]
    assert [(each.target, each.status) for each in judged] == [(PLAIN, "X")]
    assert "was Destroyed" in judged[0].text(KIT).source
    words = {MissionJudged("HL-8.1b", PLAIN, status).text(KIT).source for status in "XDO"}
    assert len(words) == 3


@pytest.mark.rule("HL-8.1b", "HL-8.4b", "HL-9.1d", "HL-9.2b", "HL-9.2c", "HL-8.5a", "HL-8.10b")
def test_every_line_of_the_debriefing_names_its_rule() -> None:
    lost = home("wolf", lost="over_target")
    s = mission(15, [home("hunter"), lost], destroyed=True, night=True, over_limit=1)
    assert rules(run(s)) == {
        *("HL-8.1b", "HL-8.4b", "HL-8.3a", "HL-8.5a", "HL-8.10b", "HL-9.1d", "HL-9.2b", "HL-1.7c"),
    }
    s = mission(8, [home("hunter")], destroyed=True, hits=12, over_limit=-1)
    assert {"HL-9.2c", "HL-1.7l"} <= rules(run(s))
    s = mission(31, [home("hunter")])
    assert {"HL-1.7i"} <= rules(run(s))
    s = mission(3, [home("hunter")], state=campaign(sheet_with(3)))
    assert {"HL-8.3b", "HL-1.7p"} <= rules(run(s))
    s = mission(31, [home("hunter")], state=campaign(options=DAMAGING), hits=9)
    assert {"HL-9.8c", "HL-9.8e"} <= rules(run(s))


def rules(told: list[Event]) -> set[str]:
    return {each.rule for each in told}


# -------------------------------------------------------------------------------------- Stress


@pytest.mark.rule("HL-8.5a")
def test_ex_046_each_pilot_who_flew_suffers_the_stress_of_the_band() -> None:
    s = debrief(44, home("hunter"), home("wolf"))
    assert stress(s) == [2, 2]


@pytest.mark.rule("HL-8.5a", "HL-5.2b")
def test_recovered_and_aborted_pilots_suffer_it_and_missing_ones_do_not() -> None:
    flight = [home("hunter", lost="over_target"), home("wolf", aborted=True)]
    flight.append(home("bear", lost="over_target"))
    s = mission(44, flight)
    s.flown.record("hunter").sar = "quick_recovery"
    s.flown.record("bear").sar = "missing"
    s.member("hunter").stress = 3
    s.squadron.append(member("banzai"))
    run(s)
    assert stress(s) == [5, 2, 0, 0]


@pytest.mark.rule("HL-8.5a", "HL-1.7z", "HL-9.4b")
def test_ex_193_the_sum_is_not_below_0() -> None:
    s = mission(58, [home("hunter")], state=campaign("libya_1984", adjustments=("less_stress",)))
    s.member("hunter").stress = 3
    found = debrief_rules.stress(s, KIT)
    assert [amount for _, amount in found.parts] == [1, -1, -1, 1]
    assert found.total == 0
    run(s)
    assert stress(s) == [3]


@pytest.mark.rule("HL-1.7z")
def test_the_stress_of_the_card_is_added() -> None:
    assert stress(debrief(26)) == [3 + 1]
    assert stress(debrief(58, sheet="libya_1984")) == [0]


@pytest.mark.rule("HL-9.4b", "HL-8.5a")
def test_difficulty_and_effects_change_it() -> None:
    assert stress(debrief(44, adjustments=("extra_stress",))) == [3]
    s = mission(44, [home("hunter")], state=campaign(in_play=[23]))
    effect = StressEachMissionEffect(2)
    s.flown.standing.append(Standing(effect, "mission", "event:4:home"))
    found = debrief_rules.stress(s, KIT)
    assert found.total == 2 + 2 + 1 == sum(amount for _, amount in found.parts)
    assert (KIT.target_name(23), 1) in found.parts


# ----------------------------------------------------------------------------------- Experience


@pytest.mark.rule("HL-8.10b", "HL-8.10c")
def test_ex_157_h46_after_a_loss_nobody_gains_the_second_point() -> None:
    flight = [home("hunter", lost="target_bound"), home("wolf")]
    s = mission(PLAIN, flight, destroyed=True)
    s.flown.record("hunter").sar = "recovered_under_fire"
    run(s)
    assert xp(s) == [1, 1]


@pytest.mark.rule("HL-8.10b", "HL-8.10c", "HL-5.2b")
def test_who_flew_gains_1_and_another_without_loss() -> None:
    assert xp(debrief(PLAIN, home("hunter"), home("wolf"))) == [1, 1]
    flight = (home("hunter"), home("wolf", aborted=True))
    assert xp(debrief(PLAIN, *flight, destroyed=True)) == [2, 0]


@pytest.mark.rule("HL-8.11a")
def test_ex_048_a_far_target_gives_1_more_when_it_is_destroyed() -> None:
    flight = (home("hunter"), home("wolf"))
    assert xp(debrief(FAR, *flight, destroyed=True)) == [3, 3]
    assert xp(debrief(FAR, *flight)) == [1, 1]
    s = mission(FAR, [home("hunter", lost="over_target")], destroyed=True)
    s.flown.record("hunter").sar = "quick_recovery"
    assert debrief_rules.experience(s, KIT).total == 2


@pytest.mark.rule("HL-8.10b")
def test_a_missing_pilot_gains_nothing_yet() -> None:
    s = mission(PLAIN, [home("hunter", lost="over_target")])
    s.flown.record("hunter").sar = "missing"
    run(s)
    assert xp(s) == [0]


# ------------------------------------------------------------------------------------------ R&R


def resting(so: int) -> State:
    s = debrief(changes={"so": so})
    s.squadron[:] = [
        member("hunter", 2, stress=5),
        member("banzai", 2, stress=2),
        member("wolf", 2, stress=1),
        member("bear", 2, stress=9, missing=True),
    ]
    s.then(Rest())
    return s


@pytest.mark.rule("HL-8.7a")
def test_ex_160_h28_r_and_r_removes_2_and_cool_from_everybody() -> None:
    s = resting(9)
    cool = [KIT.pilots[each].levels[2].cool for each in ("hunter", "banzai", "wolf")]
    assert cool == [1, 0, 1]
    assert (FinishDebriefing() in offered(s), BuyRest() in offered(s)) == (True, True)
    play(s, BuyRest())
    assert stress(s) == [2, 0, 0, 9]
    assert (s.so, s.so_entries[-1].what) == (0, "rest")
    assert (s.missions[-1].so_spent, s.missions[-1].so_left) == (9, 0)
    assert s.steps == []
    s.then(Rest())
    assert offered(s) == (FinishDebriefing(),)
    assert refusals.why_not(s, KIT, 0, BuyRest().picks).rule == "HL-2.6a"


@pytest.mark.rule("HL-8.7a")
def test_h28_with_8_so_there_is_no_r_and_r() -> None:
    s = resting(8)
    assert offered(s) == (FinishDebriefing(),)
    play(s, FinishDebriefing())
    assert stress(s) == [5, 2, 1, 9]


@pytest.mark.rule("HL-8.7a", "HL-1.7v")
def test_with_a_second_mission_to_come_r_and_r_is_asked_after_the_first() -> None:
    s = mission(PLAIN, [home("hunter")])
    s.secondary = 12
    run(s)
    assert isinstance(s.steps[-1], Rest)
    s = mission(12, [home("hunter")], secondary=True)
    s.secondary = 12
    run(s)
    assert s.steps == []


def offered(s: State) -> tuple[Any, ...]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    return choice.actions


# ------------------------------------------------------------------------------------- Damaging

SEVEN = card(FAR, hits=7)
"""Target 24 with 7 Hits; it has 5 VP."""
DAMAGING = ("damaging",)


@pytest.mark.rule("HL-9.8b", "HL-9.8c", "HL-9.8d", "HL-9.8f")
def test_ex_168_h35_h42_half_the_hits_score_half_now_and_half_later() -> None:
    s = debrief(FAR, hits=4, options=DAMAGING, kit=SEVEN)
    assert (s.vp, s.missions[0].status, s.damaged_hits) == (2, "D", {FAR: 4})
    assert (s.destroyed, s.pending_tracks, s.target_discards) == ([], [0, 0, 0], [FAR])
    assert xp(s) == [1]
    again = mission(FAR, [home("wolf")], state=s, hits=7, noted=4, destroyed=True)
    run(again, SEVEN)
    assert (again.vp, again.missions[1].status) == (5, "X")
    assert [each.amount for each in again.vp_entries] == [2, 3]
    assert again.pending_tracks == [1, 1, 2]
    assert again.damaged_hits == {}


@pytest.mark.rule("HL-9.8b")
@pytest.mark.parametrize(("hits", "status", "vp"), [(3, "O", 0), (4, "D", 2), (6, "D", 2)])
def test_ex_169_h35_fewer_than_half_leave_no_note(hits: int, status: str, vp: int) -> None:
    s = debrief(FAR, hits=hits, options=DAMAGING, kit=SEVEN)
    assert (s.missions[0].status, s.vp) == (status, vp)
    assert s.damaged_hits == ({FAR: hits} if vp else {})


@pytest.mark.rule("HL-9.8b")
def test_without_the_option_nothing_is_noted() -> None:
    s = debrief(FAR, hits=6, kit=SEVEN)
    assert (s.missions[0].status, s.damaged_hits) == ("O", {})


@pytest.mark.rule("HL-9.8d")
def test_ex_185_a_note_counts_for_at_most_1_hit_less_than_needed() -> None:
    infra = len(KIT.campaigns["iraq_1991"].tracks.infra.values) - 1
    state = campaign("iraq_1991", options=DAMAGING, damaged_hits={FAR: 6}, half_paid=[FAR])
    state.tracks[INFRA] = infra
    s = mission(FAR, [home("hunter")], state=state, hits=6, noted=6)
    assert (KIT.campaigns["iraq_1991"].tracks.infra.values[infra]) == -2
    assert hits_on_target(s, SEVEN) == 4
    check_target(s, SEVEN, lambda _: None)
    first = s.flown.destroyed
    s.flown.hits += 1
    check_target(s, SEVEN, lambda _: None)
    assert (first, s.flown.destroyed) == (False, True)
    s.flown.destroyed, s.flown.hits = False, 6
    run(s, SEVEN)
    assert (s.missions[0].status, s.vp, s.damaged_hits) == ("O", 0, {FAR: 6})


@pytest.mark.rule("HL-9.8d", "HL-9.8c")
def test_further_hits_are_added_to_the_note_without_vp() -> None:
    changes = {"damaged_hits": {FAR: 4}, "half_paid": [FAR]}
    s = debrief(FAR, hits=5, noted=4, options=DAMAGING, kit=SEVEN, changes=changes)
    assert (s.missions[0].status, s.vp, s.damaged_hits) == ("O", 0, {FAR: 5})


@pytest.mark.rule("HL-9.8b", "HL-1.7n")
def test_ex_194_all_hits_without_the_objective_are_damage() -> None:
    objective = counter("site", "zu_23_4", "center", 1, objective=True)
    state = campaign("iraq_1991", options=DAMAGING)
    s = mission(10, [home("hunter")], [objective], state=state, hits=7)
    run(s)
    assert (s.missions[0].status, s.vp) == ("D", KIT.targets[10].vp // 2)
    again = mission(10, [home("wolf")], state=s, hits=s.damaged_hits[10], noted=7)
    assert hits_on_target(again, KIT) == 6


@pytest.mark.rule("HL-9.8b")
def test_a_card_without_hits_cannot_be_damaged() -> None:
    s = debrief(58, sheet=sheet_with(58), options=DAMAGING)
    assert (s.missions[0].status, s.damaged_hits) == ("O", {})


@pytest.mark.rule("HL-9.8e")
def test_a_damaged_improvement_stays_selectable() -> None:
    s = debrief(31, hits=9, options=DAMAGING)
    assert (s.missions[0].status, s.in_play, s.damaged_hits) == ("D", [31], {31: 9})


@pytest.mark.rule("HL-9.8c", "HL-9.8f")
def test_half_is_rounded_down_first_and_up_later() -> None:
    s = mission(FAR, [home("hunter")], state=campaign("iraq_1991", options=DAMAGING), hits=7)
    told = run(s)
    assert [each.amount for each in told if isinstance(each, VpScored)] == [2]
    assert settle(s)[1] is None
