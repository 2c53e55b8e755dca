"""The career of a Pilot, and the hall of fame."""

from __future__ import annotations

import pytest

from desktop.logbook.service import Promotion, hall_of_fame, service
from desktop.rules import engine
from desktop.rules.hornet_leader.actions_book import CloseCampaign
from desktop.rules.hornet_leader.book_entries import FlightEntry, MemberEntry, SearchEntry
from desktop.rules.hornet_leader.records import ACE, AVERAGE, SKILLED, Entry
from desktop.text import sentence
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME

KIT = GAME.kit
NEEDED = KIT.pilots["teflon"].levels[AVERAGE].xp


def test_a_career_adds_up_what_the_missions_brought() -> None:
    s = tracked(standing("teflon", "banzai"), length="medium")
    first = FlightEntry(
        pilot="teflon", kills=2, bombers=1, sites=3, target_hits=4, damaged=True, note="Steady"
    )
    lost = FlightEntry(pilot="teflon", lost="home_bound", sar=SearchEntry(result="missing"))
    log(s, day(flown(1, first, outcome="X")), day(flown(10, lost)), day())
    found = service(s, KIT, "teflon")
    assert (found.flown, found.aborted, found.damaged, found.shot_down) == (2, 0, 1, 1)
    assert (found.kills, found.bombers, found.sites, found.target_hits) == (3, 1, 3, 4)
    assert found.mia_days == 2
    assert found.notes == ((1, "Steady"),)
    assert [each.status for each in found.days] == ["O", "M", "M"]
    other = service(s, KIT, "banzai")
    assert (other.flown, other.skill_start, other.promotions) == (0, AVERAGE, ())


def test_experience_that_promotions_used_up_is_still_counted() -> None:
    start = MemberEntry(pilot="teflon", skill=AVERAGE, xp=NEEDED - 1)
    s = tracked(standing(start), length="medium")
    log(s, day(flown(10, FlightEntry(pilot="teflon", xp_extra=2))), day())
    found = service(s, KIT, "teflon")
    assert found.promotions == (Promotion(1, AVERAGE, SKILLED, "earned"),)
    assert [(each.xp, each.xp_total) for each in found.days] == [(2, NEEDED + 2)] * 2
    assert (found.skill_start, found.skill, found.xp_total) == (AVERAGE, SKILLED, NEEDED + 2)


def test_promotions_that_were_bought_come_before_the_first_day() -> None:
    s = tracked(standing("teflon"))
    s.so_entries.append(Entry(-2, "promotion", 0, "teflon"))
    found = service(s, KIT, "teflon")
    assert found.promotions == (Promotion(0, AVERAGE - 1, AVERAGE, "bought"),)
    assert found.skill_start == AVERAGE - 1


def test_nobody_has_a_career_in_a_squadron_that_is_not_his() -> None:
    with pytest.raises(KeyError):
        service(tracked(standing("teflon")), KIT, "banzai")


@pytest.mark.rule("HL-T6.3a")
def test_the_hall_of_fame_adds_campaigns_up() -> None:
    over = tracked(standing("teflon", MemberEntry(pilot="banzai", skill=ACE, missing=True)))
    log(over, day(flown(1, FlightEntry(pilot="teflon", kills=2))), day(), day())
    engine.apply(GAME, over, CloseCampaign())
    more = tracked(standing(MemberEntry(pilot="teflon", skill=SKILLED), "pluto"))
    log(more, day(flown(10, FlightEntry(pilot="teflon", kills=1), "pluto")))
    found = hall_of_fame(((over, KIT), (more, KIT)))
    teflon, pluto, banzai = found
    assert (teflon.callsign, sentence(teflon.aircraft)) == (
        "Teflon",
        sentence(KIT.type_name("teflon")),
    )
    assert (teflon.missions, teflon.kills, teflon.highest) == (2, 3, SKILLED)
    assert (teflon.campaigns, teflon.survived) == (2, 1)
    assert (pluto.missions, pluto.survived) == (1, 0)
    assert (banzai.missions, banzai.highest, banzai.survived) == (0, ACE, 0)
