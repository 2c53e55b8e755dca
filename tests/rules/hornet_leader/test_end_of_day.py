"""The end of a Day: tracks, recovery, promotions, Secured bands (HL-2.2, HL-2.9, HL-8)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.hornet_leader import changes_campaign, changes_flight, flights
from desktop.rules.hornet_leader.actions_campaign import FinishDebriefing
from desktop.rules.hornet_leader.components_campaigns import Campaign
from desktop.rules.hornet_leader.end_of_day import CloseDay, Recovery, is_secured
from desktop.rules.hornet_leader.events_campaign import BandOpened, TrackMoved
from desktop.rules.hornet_leader.events_pilots import Promoted
from desktop.rules.hornet_leader.pilots import level_of, status, type_of
from desktop.rules.hornet_leader.records import (
    ACE,
    AVERAGE,
    GREEN,
    NEWBIE,
    SKILLED,
    VETERAN,
    Member,
)
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    campaign,
    member,
    mission,
    play,
    settle,
)

IRAQ: Campaign = KIT.campaigns["iraq_1991"]


def evening(*squadron: Member, resting: bool = False, **fields: Any) -> State:
    """Return a campaign after the recovery of its first Day."""
    s = campaign(squadron=squadron, steps=[Recovery()], resting=resting, **fields)
    settle(s)
    return s


def close(*squadron: Member, **fields: Any) -> tuple[State, list[Any]]:
    """Return a campaign after the promotions of a Day, and what was told."""
    s = campaign(squadron=squadron, steps=[CloseDay()], **fields)
    return s, settle(s)[0]


# --------------------------------------------------------------------------------------- tracks


@pytest.mark.rule("HL-8.2a", "HL-1.3r")
def test_ex_044_the_tracks_move_by_the_numbers_of_the_card() -> None:
    s = campaign(steps=[Recovery()], pending_tracks=[1, 0, 2])
    before = list(s.tracks)
    told, _ = settle(s)
    assert s.tracks == [before[0] + 1, before[1], before[2] + 2]
    moved = [(each.track, each.spaces) for each in told if isinstance(each, TrackMoved)]
    assert moved == [(0, 1), (2, 2)]
    assert s.pending_tracks == [0, 0, 0]


@pytest.mark.rule("HL-8.2b")
def test_ex_154_a_track_stops_at_its_last_reading() -> None:
    last = len(IRAQ.tracks.recon.values) - 1
    s = evening(tracks=[last - 1, 2, 1], pending_tracks=[2, 0, 0])
    assert s.tracks[0] == last


@pytest.mark.rule("HL-2.9b")
def test_ex_109_h27_down_time_moves_the_tracks_to_the_left() -> None:
    assert evening(resting=True, tracks=[0, 2, 1]).tracks == [0, 1, 0]
    assert evening(resting=True, tracks=[3, 3, 3]).tracks == [2, 2, 2]


# ------------------------------------------------------------------------------------- recovery


@pytest.mark.rule("HL-8.6b", "HL-1.5g")
def test_ex_047_who_did_not_fly_loses_cool_and_2() -> None:
    hunter = Member("hunter", AVERAGE, stress=7)
    assert (level_of(KIT, hunter).cool, status(KIT, hunter)) == (1, 1)
    evening(hunter)
    assert (hunter.stress, status(KIT, hunter)) == (4, 0)


@pytest.mark.rule("HL-8.6a", "HL-1.5g", "HL-5.2b")
def test_h26_who_flew_loses_cool_only_and_not_below_0() -> None:
    flew = Member("bear", ACE, stress=2, flew=True)
    assert level_of(KIT, flew).cool == 3
    other = Member("hunter", AVERAGE, stress=7, flew=True)
    evening(flew, other)
    assert (flew.stress, other.stress) == (0, 6)


@pytest.mark.rule("HL-2.9c", "HL-8.6b")
def test_ex_110_down_time_rests_everybody_and_not_below_0() -> None:
    pilot = Member("hunter", AVERAGE, stress=2)
    s = evening(pilot, resting=True)
    assert (pilot.stress, pilot.xp, s.vp) == (0, 0, 0)


@pytest.mark.rule("HL-2.9c", "HL-2.9d", "HL-8.7a", "HL-2.7a")
def test_down_time_is_logged_and_r_and_r_may_be_bought() -> None:
    s = evening(member("hunter"), resting=True, so=9)
    assert type(s.steps[-1]).__name__ == "Rest"
    log = s.missions[0]
    assert (log.day, log.target, log.status, log.so_left) == (1, 0, "", 9)


@pytest.mark.rule("HL-8.6b")
def test_h25_an_unfit_pilot_recovers_like_any_other() -> None:
    unfit = Member("hunter", AVERAGE, stress=12)
    assert status(KIT, unfit) == 2
    evening(unfit)
    assert unfit.stress == 12 - 3
    assert status(KIT, unfit) == 1


@pytest.mark.rule("HL-8.6b")
def test_h29_who_rested_flies_the_next_day_with_his_new_numbers() -> None:
    pilot = Member("hunter", AVERAGE, stress=10)
    s = campaign(squadron=[pilot], steps=[Recovery()])
    assert flights.fit_pilots(s, KIT) == []
    settle(s)
    assert flights.fit_pilots(s, KIT) == ["hunter"]


@pytest.mark.rule("HL-8.9b")
def test_a_missing_pilot_neither_recovers_nor_is_promoted() -> None:
    lost = Member("hunter", NEWBIE, xp=9, stress=5, missing=True)
    evening(lost)
    close(lost)
    assert (lost.stress, lost.skill) == (5, NEWBIE)


@pytest.mark.rule("HL-2.9b", "HL-8.2a", "HL-8.6a", "HL-8.6b", "HL-8.12a")
def test_every_line_of_the_evening_names_its_rule() -> None:
    squadron = [member("hunter", stress=1, flew=True), member("wolf", stress=1)]
    s = campaign(squadron=squadron, steps=[Recovery()], pending_tracks=[1, 0, 0])
    assert [each.rule for each in settle(s)[0]] == ["HL-8.2a", "HL-8.6a", "HL-8.6b"]
    s = campaign(squadron=[member("wolf", stress=1)], steps=[Recovery()], resting=True)
    assert [each.rule for each in settle(s)[0]] == ["HL-2.9b"] * 3 + ["HL-8.6b"]
    _, told = close(member("hunter", xp=9))
    assert [each.rule for each in told] == ["HL-8.12a"]


# ----------------------------------------------------------------------------------- promotions


@pytest.mark.rule("HL-8.12a", "HL-8.12d")
def test_ex_049_a_veteran_becomes_ace_and_an_ace_stays() -> None:
    hunter = Member("hunter", VETERAN, xp=12)
    _, told = close(hunter)
    assert (hunter.skill, hunter.xp) == (ACE, 0)
    assert [each.skill for each in told if isinstance(each, Promoted)] == [ACE]
    hunter.xp = 40
    close(hunter)
    assert (hunter.skill, hunter.xp) == (ACE, 40)


@pytest.mark.rule("HL-8.12b")
@pytest.mark.parametrize(
    ("xp", "skill", "left"), [(4, NEWBIE, 4), (5, GREEN, 0), (6, GREEN, 1)], ids=["4", "5", "6"]
)
def test_ex_050_surplus_experience_counts_for_the_next_level(
    xp: int, skill: int, left: int
) -> None:
    banzai = Member("banzai", NEWBIE, xp=xp)
    close(banzai)
    assert (banzai.skill, banzai.xp) == (skill, left)


@pytest.mark.rule("HL-8.12c")
def test_ex_158_the_surplus_may_suffice_for_another_level() -> None:
    pogo = Member("pogo", NEWBIE, xp=11)
    assert [each.xp for each in KIT.pilots["pogo"].levels[:3]] == [4, 5, 6]
    _, told = close(pogo)
    assert (pogo.skill, pogo.xp) == (AVERAGE, 2)
    assert [each.skill for each in told if isinstance(each, Promoted)] == [GREEN, AVERAGE]


@pytest.mark.rule("HL-8.12c")
def test_h47_stress_stays_and_the_status_is_read_from_the_new_level() -> None:
    hunter = Member("hunter", GREEN, xp=7, stress=5)
    assert status(KIT, hunter) == 1
    close(hunter)
    assert (hunter.skill, hunter.stress, status(KIT, hunter)) == (AVERAGE, 5, 0)


@pytest.mark.rule("HL-8.6a", "HL-8.12c")
def test_ex_159_recovery_comes_before_promotion() -> None:
    bear = Member("bear", AVERAGE, xp=9, stress=4, flew=True)
    assert [KIT.pilots["bear"].levels[each].cool for each in (AVERAGE, SKILLED)] == [1, 2]
    s = campaign(squadron=[bear], steps=[Recovery(), CloseDay()])
    play(s, FinishDebriefing())
    assert (bear.skill, bear.stress) == (SKILLED, 3)
    s.then(Recovery())
    settle(s)
    assert bear.stress == 1


# ---------------------------------------------------------------------------- the next mission


@pytest.mark.rule("HL-8.8a", "HL-8.9a")
def test_damaged_and_lost_aircraft_are_whole_again_for_the_next_mission() -> None:
    hurt = [aircraft("hunter", "", damaged=True), aircraft("wolf", "", lost="over_target")]
    s = mission(5, hurt)
    s.flown.record("wolf").sar = "quick_recovery"
    so = s.so
    changes_campaign.log_mission(s, "O", lambda _: None)
    changes_campaign.end_mission(s)
    changes_campaign.begin_mission(s, KIT, 44, secondary=False)
    for pilot in ("hunter", "wolf"):
        assert pilot in flights.fit_pilots(s, KIT)
        changes_flight.assign(s, pilot, lambda _: None)
    assert [(each.damaged, each.lost) for each in s.flown.flight] == [(False, None)] * 2
    assert type_of(KIT, "wolf").id == "fa18c"
    assert s.so == so


# ---------------------------------------------------------------------------------------- bands


def marines(*destroyed: int, **fields: Any) -> State:
    return campaign(marine=True, steps=[CloseDay()], destroyed=list(destroyed), **fields)


@pytest.mark.rule("HL-2.2d", "HL-2.2e")
def test_ex_012_h43_with_3_of_5_the_band_is_secured_and_the_next_opens() -> None:
    s = marines(53, 10)
    s.target_deck = [20, 56, 57]
    settle(s)
    assert (s.bands_open, s.target_deck) == (1, [20, 56, 57])
    assert not is_secured(s, KIT, 0)
    s = marines(53, 10, 57)
    s.target_deck = [20, 56]
    told, _ = settle(s)
    assert is_secured(s, KIT, 0)
    assert s.bands_open == 2
    assert s.target_deck == sorted([20, 56, 1, 5, 6, 8, 12, 44])
    assert [each.band for each in told if isinstance(each, BandOpened)] == [0]


@pytest.mark.rule("HL-2.2e")
def test_cards_in_play_and_discards_are_not_shuffled_in() -> None:
    s = marines(53, 10, 57, in_play=[1], target_discards=[20, 56, 5])
    s.target_deck = []
    settle(s)
    assert s.target_deck == [6, 8, 12, 44]
    assert (s.in_play, s.target_discards) == ([1], [20, 56, 5])


@pytest.mark.rule("HL-2.2e")
def test_a_band_that_is_secured_when_it_opens_opens_the_next() -> None:
    s = marines(53, 10, 57, 1, 5, 6)
    settle(s)
    assert s.bands_open == 3
    assert {8, 12, 44, 13, 59} <= set(s.target_deck)
    assert 14 not in s.target_deck


@pytest.mark.rule("HL-2.2d")
def test_damaged_targets_secure_nothing() -> None:
    s = marines(53, 10, damaged_hits={57: 4})
    settle(s)
    assert s.bands_open == 1


@pytest.mark.rule("HL-2.2d", "HL-2.1b")
def test_h44_the_navy_has_all_bands_from_the_start() -> None:
    s = campaign(steps=[CloseDay()], destroyed=[53, 10, 57])
    deck = list(s.target_deck)
    told, _ = settle(s)
    assert s.bands_open == len(IRAQ.bands)
    assert s.target_deck == deck
    assert told == []
