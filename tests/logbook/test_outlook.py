"""The totals of a campaign and what they are worth."""

from __future__ import annotations

import pytest

from desktop.logbook.outlook import outlook
from desktop.rules import engine
from desktop.rules.hornet_leader.actions_book import CloseCampaign
from desktop.rules.hornet_leader.book_entries import FlightEntry, MemberEntry
from desktop.rules.hornet_leader.records import AVERAGE
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME

BOUNDS = GAME.kit.campaigns["iraq_1991"].lengths[0].vp


@pytest.mark.rule("HL-T5.7a")
@pytest.mark.parametrize(
    ("vp", "grade", "better", "short"),
    [
        (BOUNDS.poor - 1, "dismal", "poor", 1),
        (BOUNDS.poor, "poor", "adequate", BOUNDS.adequate - BOUNDS.poor),
        (BOUNDS.great - 2, "good", "great", 2),
        (BOUNDS.great, "great", "", 0),
    ],
)
def test_the_next_grade_needs_so_many_points(vp: int, grade: str, better: str, short: int) -> None:
    found = outlook(tracked(standing("teflon", vp=vp)), GAME.kit)
    assert (found.grade, found.next_grade, found.short) == (grade, better, short)


@pytest.mark.rule("HL-T5.4b", "HL-T5.7a")
def test_if_it_ended_today_missing_pilots_would_cost_points() -> None:
    cost = GAME.kit.tables.vp_losses.per_missing[0]
    gone = MemberEntry(pilot="banzai", skill=AVERAGE, missing=True)
    left = MemberEntry(pilot="pluto", skill=AVERAGE, missing=True, removed=True)
    s = tracked(standing("teflon", gone, left, vp=BOUNDS.good))
    found = outlook(s, GAME.kit)
    assert (found.vp, found.ended, found.missing) == (BOUNDS.good, BOUNDS.good + cost, 1)
    assert (found.grade, found.ended_grade) == ("good", "adequate")


def test_a_campaign_that_is_over_has_paid_already() -> None:
    s = tracked(standing("teflon", "banzai", day=2, vp=BOUNDS.good))
    log(s, day(flown(10, FlightEntry(pilot="teflon", lost="over_target"))))
    before = outlook(s, GAME.kit).ended
    engine.apply(GAME, s, CloseCampaign())
    found = outlook(s, GAME.kit)
    assert (found.vp, found.ended, found.missing) == (before, before, 0)
