"""The Debriefing of a mission: status, VP, tracks and what the card gives (HL-8.1 to HL-8.3)."""

from __future__ import annotations

import pytest

from desktop.rules.hornet_leader import debrief_rules
from desktop.rules.hornet_leader.attack_target import hits_on_target
from desktop.rules.hornet_leader.events_campaign import MissionJudged
from desktop.rules.hornet_leader.records import INFRA
from desktop.text import sentence
from tests.rules.hornet_leader.debriefings import (
    DAMAGING,
    PLAIN,
    debrief,
    home,
    rules,
    run,
    xp,
)
from tests.rules.hornet_leader.positions import (
    KIT,
    campaign,
    member,
    mission,
    sheet_with,
)

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


@pytest.mark.rule("HL-8.1b", "HL-8.4b", "HL-8.5a", "HL-9.1d")
def test_accounts_and_stress_say_in_the_log_what_for() -> None:
    lost = home("wolf", lost="over_target")
    s = mission(15, [home("hunter"), lost], destroyed=True, night=True)
    said = [sentence(each.text(KIT)) for each in run(s)]

    card = KIT.targets[15]
    name = sentence(KIT.target_name(15))
    assert f"+{card.vp} VP: Target ({name}). Now {card.vp}." in said
    assert f"\N{MINUS SIGN}1 VP: Aircraft lost (Wolf). Now {card.vp - 1}." in said
    assert any(f"gained: night ({name})." in line for line in said)
    assert any(line.startswith("Hunter suffers") and "(the Target)" in line for line in said)
