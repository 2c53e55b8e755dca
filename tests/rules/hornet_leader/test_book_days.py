"""The arithmetic of the log: what a Day's entry comes to (HL-T5)."""

from __future__ import annotations

import pytest

from desktop.rules import engine
from desktop.rules.core import Refused
from desktop.rules.hornet_leader import changes_campaign
from desktop.rules.hornet_leader.actions_book import CloseCampaign, LogDay
from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    Amount,
    DayEntry,
    FlightEntry,
    MemberEntry,
    Replaced,
    SearchEntry,
)
from desktop.rules.hornet_leader.effects_data import ReconExtraEffect
from desktop.rules.hornet_leader.pilots import SHAKEN, status
from desktop.rules.hornet_leader.records import AVERAGE, GREEN, INFRA, RECON, SKILLED
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME, KIT

WORKED = ("teflon", "banzai", MemberEntry(pilot="pluto", skill=GREEN), "blackhawk")


def suffered(pilot: str, stress: int, **fields: object) -> FlightEntry:
    return FlightEntry(pilot=pilot, stress=stress, **fields)  # type: ignore[arg-type]


def stresses(s: State) -> list[int]:
    return [each.stress for each in s.squadron]


@pytest.mark.rule("HL-T1.3a", "HL-T5.1a", "HL-T5.2a", "HL-T5.3a", "HL-T5.4a", "HL-T5.5a")
def test_ex_t01_the_first_day_of_the_worked_campaign() -> None:
    s = tracked(standing(*WORKED))
    flight = (
        suffered("teflon", 4, damaged=True),
        *(suffered(each, 2) for each in ("banzai", "pluto", "blackhawk")),
    )
    mission = flown(1, *flight, outcome="X", xp_extra=1, so_spent=(Amount("weapons", 2),))
    log(s, day(mission))
    assert (s.so, s.vp) == (15, 2)
    assert (s.tracks[RECON], s.tracks[INFRA]) == (2 + 1, 2 + 2)
    assert stresses(s) == [5, 4, 4, 3]
    assert [each.xp for each in s.squadron] == [3, 3, 3, 3]
    assert status(KIT, s.member("banzai")) == SHAKEN
    assert s.logbook.problems == []


@pytest.mark.rule("HL-T1.4a")
def test_the_least_entry_is_who_flew_where_and_how_it_went() -> None:
    s = tracked(standing(*WORKED))
    log(s, day(flown(1, "teflon")))
    assert (s.vp, s.so, s.member("teflon").xp) == (0, 17, 1)
    assert s.missions[-1].status == "O"


@pytest.mark.rule("HL-T5.2b")
def test_who_stays_at_home_recovers_two_more_and_who_aborts_counts_as_having_flown() -> None:
    tired = [
        MemberEntry(pilot=each, skill=AVERAGE, stress=6)
        for each in ("teflon", "blackhawk", "banzai")
    ]
    s = tracked(standing(*tired))
    log(s, day(flown(10, suffered("banzai", 0), suffered("blackhawk", 0, aborted=True))))
    cool = KIT.pilots["teflon"].levels[AVERAGE].cool
    band = KIT.campaigns["iraq_1991"].bands[0].stress
    assert cool == 1
    assert s.member("teflon").stress == 6 - cool - 2
    assert s.member("blackhawk").stress == 6 + band - cool
    assert (s.member("banzai").xp, s.member("blackhawk").xp) == (1, 0)


@pytest.mark.rule("HL-T5.2a")
def test_night_and_rest_are_lines_of_their_own() -> None:
    s = tracked(standing("teflon", "banzai"), night=True)
    log(s, day(flown(10, suffered("teflon", 3), night=True, rnr=True)))
    level = KIT.pilots["teflon"].levels[AVERAGE]
    band = KIT.campaigns["iraq_1991"].bands[0].stress
    after_cool = 3 + 1 + band - level.cool
    assert s.member("teflon").stress == max(0, after_cool - 2 - level.cool)
    assert s.so == 17 - KIT.tables.stress.priority_rr_cost


@pytest.mark.rule("HL-T5.2a")
def test_rest_after_the_primary_counts_before_the_secondary_and_cool_once() -> None:
    second = next(n for n, card in KIT.targets.items() if "secondary" in card.traits)
    start = standing(MemberEntry(pilot="teflon", skill=AVERAGE, stress=4), "banzai")
    s = tracked(start)
    log(s, day(flown(10, "teflon", rnr=True), flown(second, "banzai", edited={"band": 1})))
    level = KIT.pilots["teflon"].levels[AVERAGE]
    band = KIT.campaigns["iraq_1991"].bands[0].stress
    rested = max(0, 4 + band - 2 - level.cool)
    assert s.member("teflon").stress == max(0, rested - level.cool)
    assert [record.secondary for record in s.missions] == [False, True]


@pytest.mark.parametrize(
    ("place", "roll", "weight", "mod", "total", "result"),
    [
        ("target_bound", 5, 2, 0, 7, "recovered_under_fire"),
        ("home_bound", 9, 0, 0, 8, "recovered_under_fire"),
        ("over_target", 10, 1, 0, 9, "quick_recovery"),
        ("over_target", 7, 0, 0, 5, "missing"),
        ("over_target", 7, 0, 1, 6, "recovered_under_fire"),
        ("over_target", 1, 0, -400, -401, "missing"),
    ],
)
@pytest.mark.rule("HL-T5.6a")
def test_ex_t02_search_and_rescue(
    place: str, roll: int, weight: int, mod: int, total: int, result: str
) -> None:
    s = tracked(standing("teflon", "banzai"))
    sar = SearchEntry(roll=roll, weight=weight, mod=mod)
    third = KIT.campaigns["iraq_1991"].bands[2]
    assert third.weight_penalty == -2
    lost = FlightEntry(pilot="teflon", lost=place, sar=sar)  # type: ignore[arg-type]
    log(s, day(flown(third.targets[0], lost)))
    record = s.missions[-1].flight[0]
    assert (record.sar_face, record.sar_total, record.sar) == (roll, total, result)
    gained = {"quick_recovery": 3, "recovered_under_fire": 5, "missing": 0}[result]
    if gained:
        cool = KIT.pilots["teflon"].levels[AVERAGE].cool
        assert s.member("teflon").stress == gained + third.stress - cool
    assert s.member("teflon").missing == (result == "missing")


@pytest.mark.rule("HL-T5.6a")
def test_a_result_without_a_roll_is_accepted() -> None:
    s = tracked(standing("teflon", "banzai"))
    sar = SearchEntry(result="quick_recovery")
    log(s, day(flown(10, FlightEntry(pilot="teflon", lost="over_target", sar=sar))))
    assert not s.member("teflon").missing
    assert (s.vp, s.lost_aircraft) == (-1, 1)


@pytest.mark.rule("HL-T5.2c", "HL-T5.4b")
def test_ex_t12_missing_on_day_1_rescued_on_day_3() -> None:
    s = tracked(standing(MemberEntry(pilot="teflon", skill=AVERAGE, stress=4), "banzai"))
    log(s, day(flown(10, FlightEntry(pilot="teflon", lost="over_target"))))
    log(s, day())
    assert [result.pilots["teflon"].status for result in s.logbook.results] == ["M", "M"]
    assert [result.pilots["teflon"].stress for result in s.logbook.results] == [0, 0]
    xp = s.member("teflon").xp
    log(s, day(flown(20, "banzai", rescued=("teflon",))))
    assert (s.member("teflon").stress, s.member("teflon").xp) == (3, xp + 1)
    log(s, day())
    engine.apply(GAME, s, CloseCampaign())
    assert s.vp == -1


@pytest.mark.rule("HL-T5.4b", "HL-T5.7a")
def test_a_pilot_missing_at_the_end_costs_more_and_the_campaign_is_evaluated() -> None:
    bounds = KIT.campaigns["iraq_1991"].lengths[0].vp
    missing = KIT.tables.vp_losses.per_missing[0]
    s = tracked(standing("teflon", "banzai", day=2, vp=bounds.good - missing))
    log(s, day(flown(10, FlightEntry(pilot="teflon", lost="over_target"))))
    engine.apply(GAME, s, CloseCampaign())
    assert s.vp == bounds.good - 1
    assert s.evaluation == "adequate"


@pytest.mark.rule("HL-T5.3b")
def test_a_promotion_takes_its_experience_and_keeps_the_rest() -> None:
    level = KIT.pilots["banzai"].levels[AVERAGE]
    s = tracked(standing(MemberEntry(pilot="banzai", skill=AVERAGE, xp=level.xp - 1)))
    log(s, day(flown(10, FlightEntry(pilot="banzai", xp_extra=1), outcome="X")))
    assert (s.member("banzai").skill, s.member("banzai").xp) == (SKILLED, 2)


@pytest.mark.rule("HL-T5.3a")
def test_extra_experience_of_a_mission_is_for_those_who_flew_it_and_are_back() -> None:
    s = tracked(standing("teflon", "banzai", "pluto", "blackhawk"))
    flight = (
        "teflon",
        FlightEntry(pilot="banzai", aborted=True, xp_extra=1),
        FlightEntry(pilot="pluto", lost="over_target"),
        FlightEntry(pilot="blackhawk", lost="over_target", sar=SearchEntry(roll=10)),
    )
    log(s, day(flown(10, *flight, outcome="X", xp_extra=2)))
    assert [each.xp for each in s.squadron] == [1 + 2, 1, 0, 1 + 2]


@pytest.mark.rule("HL-T5.4a")
def test_hits_that_were_entered_fit_the_outcome() -> None:
    cards = [n for band in KIT.campaigns["iraq_1991"].bands for n in band.targets]
    first, second = [n for n in cards if KIT.targets[n].hits > 4 and KIT.targets[n].vp > 1][:2]
    needed = KIT.targets[first].hits
    s = tracked(standing("teflon"), damaging=True, length="medium")
    log(s, day(flown(first, "teflon", outcome="O", hits=needed)))
    assert (s.missions[-1].status, s.damaged_hits) == ("O", {})
    log(s, day(flown(first, "teflon", outcome="D")))
    half = (needed + 1) // 2
    assert (s.missions[-1].status, s.damaged_hits) == ("D", {first: half})
    log(s, day(flown(first, "teflon", outcome="O")))
    assert (s.missions[-1].hits, s.damaged_hits) == (half, {first: half})
    log(s, day(flown(second, "teflon", outcome="X")))
    assert s.missions[-1].hits == KIT.targets[second].hits


@pytest.mark.rule("HL-T5.4a")
def test_damaged_scores_half_and_destroyed_later_the_rest() -> None:
    targets = [n for band in KIT.campaigns["iraq_1991"].bands for n in band.targets]
    number = next(n for n in targets if KIT.targets[n].vp == 3 and KIT.targets[n].hits)
    s = tracked(standing("teflon", "banzai"), damaging=True)
    log(s, day(flown(number, "teflon", outcome="D")))
    assert s.vp == 1
    assert number in s.damaged_hits
    extra = (Amount("bonus", 2), Amount("event", -1))
    log(s, day(flown(number, "banzai", outcome="X", vp_extra=extra)))
    assert s.vp == 3 + 2 - 1


@pytest.mark.rule("HL-T5.5a")
def test_tracks_stop_at_their_ends_and_both_missions_move_them_at_the_end_of_the_day() -> None:
    s = tracked(standing("teflon", "banzai", tracks=(0, 0, 0)))
    log(s, day())
    assert s.tracks == [0, 0, 0]
    log(s, day(flown(1, "teflon", outcome="X", tracks_extra=(9, 1, -3))))
    assert s.tracks == [len(KIT.campaigns["iraq_1991"].tracks.recon.values) - 1, 1, 0]


@pytest.mark.rule("HL-T5.1a")
def test_the_fund_pays_recon_and_replacements_and_an_event_never_overdraws_it() -> None:
    s = tracked(standing("teflon", "banzai", so=12), replacements=True)
    log(s, day(flown(10, FlightEntry(pilot="teflon", lost="home_bound"))))
    replaced = (Replaced("teflon", "blackhawk", GREEN, 3),)
    mission = flown(20, "blackhawk", replaced=replaced, so_gained=(Amount("event", -20),))
    log(s, day(mission, recon_buys=1))
    assert s.so == 0
    assert [entry.what for entry in s.so_entries] == ["joined", "recon", "replacement", "event"]
    assert s.member("teflon").replaced_by == "blackhawk"


@pytest.mark.rule("HL-T5.1a", "HL-9.1d")
def test_what_a_night_gives_is_added_to_a_fund_that_is_overdrawn() -> None:
    number = next(n for n, card in KIT.targets.items() if card.night)
    s = tracked(standing("teflon", so=1), night=True)
    spent = (Amount("weapons", 9),)
    log(s, day(flown(number, "teflon", outcome="X", night=True, so_spent=spent)))
    assert s.so == 1 - 9 + KIT.targets[number].aircraft


@pytest.mark.rule("HL-T5.1a")
def test_what_an_event_takes_is_spent_on_the_mission_as_in_play() -> None:
    s = tracked(standing("teflon", so=5))
    taken = (Amount("event", -2), Amount("bonus", 1))
    log(s, day(flown(10, "teflon", so_gained=taken, so_spent=(Amount("weapons", 1),))))
    assert (s.so, s.missions[-1].so_spent) == (5 - 1 - 2 + 1, 1 + 2)


@pytest.mark.rule("HL-T5.1a")
def test_a_replacement_is_paid_with_the_mission_before_which_he_came() -> None:
    s = tracked(standing("banzai", MemberEntry(pilot="teflon", skill=AVERAGE, missing=True)))
    came = (Replaced("teflon", "blackhawk", GREEN, 3),)
    log(s, day(flown(10, "banzai", replaced=came), recon_buys=1))
    assert s.missions[-1].so_spent == 3 + KIT.priorities["recon"].cost[0]


@pytest.mark.rule("HL-T5.8a")
def test_ex_t13_a_secured_band_opens_the_next_without_what_is_destroyed() -> None:
    campaign = KIT.campaigns["iraq_1991"]
    first, second = campaign.bands[0].targets, campaign.bands[1].targets
    start = standing("teflon", "banzai", destroyed=(*first[:2], second[0]))
    s = tracked(start, service="marine")
    assert s.bands_open == 1
    log(s, day(flown(first[2], "teflon", outcome="X")))
    assert s.bands_open == 2
    assert second[0] not in s.target_deck
    assert set(second[1:]) <= set(s.target_deck)


@pytest.mark.rule("HL-T5.9a", "HL-1.7i", "HL-4.2a")
def test_cards_that_were_seen_and_not_flown_are_in_play_or_discarded() -> None:
    cards = [each for band in KIT.campaigns["iraq_1991"].bands for each in band.targets]
    better = [each for each in cards if KIT.targets[each].improvement]
    plain = [each for each in cards if not KIT.targets[each].improvement]
    s = tracked(standing("teflon", destroyed=(better[0],)))
    seen = (*better[:2], *plain[:2], 999)
    log(s, day(flown(plain[0], "teflon", outcome="X"), drawn=seen))
    assert s.in_play == [better[1]]
    assert s.target_discards == [plain[1]]
    assert GAME.check(s) == []


@pytest.mark.rule("HL-T5.9a")
def test_what_was_free_for_a_mission_is_used_up_by_one_that_is_entered() -> None:
    s = tracked(standing("teflon"))
    s.tanker_free, s.free_special = 2, 3
    changes_campaign.add_standing(s, ReconExtraEffect(amount=1), "next_mission", "event:1:home")
    log(s, day())
    assert (s.tanker_free, s.free_special, len(s.carry)) == (2, 3, 1)
    log(s, day(flown(10, "teflon")))
    assert (s.tanker_free, s.free_special, s.carry) == (1, 0, [])


@pytest.mark.rule("HL-T4.1a")
def test_a_figure_that_came_out_otherwise_is_added_when_the_day_is_over() -> None:
    s = tracked(standing("teflon", "banzai"))
    changes = (Adjustment("so", -2), Adjustment("stress", 3, "banzai"), Adjustment("recon", 1))
    log(s, day(adjustments=changes))
    assert (s.so, s.tracks[RECON], s.member("banzai").stress) == (15, 2, 3)


@pytest.mark.rule("HL-T4.4a")
def test_numbers_of_a_card_can_be_edited_for_a_mission() -> None:
    s = tracked(standing("teflon", "banzai"))
    edited = {"vp": 5, "recon": 3, "stress": 2, "band": 1, "band_stress": 0}
    log(s, day(flown(1, "teflon", outcome="X", edited=edited)))
    cool = KIT.pilots["teflon"].levels[AVERAGE].cool
    assert (s.vp, s.tracks[RECON], s.member("teflon").stress) == (5, 2 + 3, 2 - cool)
    assert KIT.targets[1].vp == 2


@pytest.mark.rule("HL-T4.4a")
def test_a_band_that_no_campaign_has_is_the_farthest() -> None:
    s = tracked(standing("teflon"))
    log(s, day(flown(1, "teflon", edited={"band": 99, "band_stress": 5})))
    assert s.member("teflon").stress == 5 - KIT.pilots["teflon"].levels[AVERAGE].cool


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        (DayEntry(kind="mission"), "HL-T1.4a"),
        (day(flown(10)), "HL-T1.4a"),
        (day(flown(999, "teflon")), "HL-T1.4a"),
        (day(flown(10, "teflon", "teflon")), "HL-T1.4a"),
        (day(flown(10, "wolf")), "HL-T1.4a"),
        (day(flown(10, "teflon"), flown(10, "banzai")), "HL-1.7s"),
        (day(flown(10, "teflon", edited={"vps": 1})), "HL-T4.4a"),
        (day(flown(10, suffered("teflon", 10**9))), "HL-T1.4a"),
        (DayEntry(kind="down_time", missions=(flown(10, "teflon"),)), "HL-2.9a"),
    ],
)
@pytest.mark.rule("HL-T1.4a")
def test_an_entry_that_cannot_be_worked_out_is_refused(entry: DayEntry, rule: str) -> None:
    s = tracked(standing("teflon", "banzai"))
    before = GAME.encode(s)
    with pytest.raises(Refused) as refused:
        engine.apply(GAME, s, LogDay(entry))
    assert refused.value.rule == rule
    assert GAME.encode(s) == before
