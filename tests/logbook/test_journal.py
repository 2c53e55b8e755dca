"""The journal of a campaign: results, promotions, losses and notes by Day."""

from __future__ import annotations

from desktop.logbook.journal import journal
from desktop.rules.hornet_leader.book_entries import (
    Amount,
    FlightEntry,
    MemberEntry,
    PastDay,
    SearchEntry,
)
from desktop.rules.hornet_leader.records import AVERAGE
from desktop.text import sentence
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME

KIT = GAME.kit


def test_the_last_day_comes_first_and_every_line_has_its_kind() -> None:
    level = KIT.pilots["banzai"].levels[AVERAGE]
    s = tracked(standing("teflon", MemberEntry(pilot="banzai", skill=AVERAGE, xp=level.xp - 1)))
    quick = SearchEntry(result="quick_recovery")
    mission = flown(
        1,
        "banzai",
        FlightEntry(pilot="teflon", lost="over_target", sar=quick),
        outcome="X",
        so_spent=(Amount("weapons", 3),),
        notes="A long way home.",
    )
    log(s, day(mission), day(notes="Everybody sleeps."))
    told = [(line.day, line.kind, sentence(line.words)) for line in journal(s, KIT)]
    assert told == [
        (2, "rest", "Down Time"),
        (2, "note", "Everybody sleeps."),
        (1, "X", f"{sentence(KIT.target_name(1))} Destroyed, {KIT.targets[1].vp} VP"),
        (1, "lost", "Teflon shot down: Quick Recovery"),
        (1, "so", f"3 SO Points spent, {s.so} left"),
        (1, "promotion", "Banzai becomes Skilled"),
        (1, "note", "A long way home."),
    ]


def test_days_before_the_campaign_was_taken_over_are_told_as_far_as_they_are_known() -> None:
    lost = FlightEntry(pilot="teflon", lost="home_bound")
    past = (PastDay(day=1, target=10, status="O", flight=(lost,)), PastDay(day=2))
    s = tracked(standing("teflon", day=2, past=past))
    told = [(line.day, line.kind) for line in journal(s, KIT)]
    assert told == [(2, "rest"), (1, "O"), (1, "lost")]
