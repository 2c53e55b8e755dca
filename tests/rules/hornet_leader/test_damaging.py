"""The option of Damaged Targets (HL-9.8)."""

from __future__ import annotations

import pytest

from desktop.rules.hornet_leader.attack_target import check_target, hits_on_target
from desktop.rules.hornet_leader.events_campaign import VpScored
from desktop.rules.hornet_leader.records import INFRA
from tests.rules.hornet_leader.debriefings import (
    DAMAGING,
    FAR,
    card,
    debrief,
    home,
    run,
    xp,
)
from tests.rules.hornet_leader.positions import (
    KIT,
    campaign,
    counter,
    mission,
    settle,
    sheet_with,
)

# ------------------------------------------------------------------------------------- Damaging

SEVEN = card(FAR, hits=7)
"""Target 24 with 7 Hits; it has 5 VP."""


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
