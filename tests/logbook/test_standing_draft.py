"""How a campaign stands while it is typed in."""

from __future__ import annotations

import pytest

from desktop.logbook.standing_draft import (
    PilotDraft,
    StandingDraft,
    blank_squadron,
    cards,
    found_pilots,
    fresh,
    so_lines,
    standing_of,
)
from desktop.rules.core import Refused
from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.records import AVERAGE, NEWBIE, SKILLED, Terms
from tests.rules.hornet_leader.logbooks import tracked
from tests.rules.hornet_leader.positions import GAME

KIT = GAME.kit
TERMS = Terms("iraq_1991", False, 0, (), (), False, "log", True)


def full(terms: Terms = TERMS) -> list[PilotDraft]:
    """Return a squadron of the first Pilots there are."""
    rows = blank_squadron(KIT, terms)
    for row, pilot in zip(rows, recruits.selectable(KIT, terms), strict=False):
        row.pilot = pilot
    return rows


def test_a_campaign_that_begins_has_a_row_for_each_pilot_and_the_cards_in_play() -> None:
    draft = fresh(KIT, Terms("israel_2003", False, 1, (), (), False))
    assert [row.skill for row in draft.pilots] == [0, 1, 1, 2, 2, 2, 2, 2, 3, 4]
    assert draft.in_play == "9"
    tracks = KIT.campaigns["israel_2003"].tracks
    assert draft.tracks == (tracks.recon.start, tracks.intel.start, tracks.infra.start)


def test_pilots_are_found_by_their_first_letters() -> None:
    found = found_pilots(KIT, KIT.pilots, "b")
    assert [KIT.callsign(pilot)[0] for pilot in found[:3]] == ["B", "B", "B"]
    assert found_pilots(KIT, KIT.pilots, "tefl") == ["teflon"]
    assert "teflon" in found_pilots(KIT, KIT.pilots, "flon")
    assert found_pilots(KIT, KIT.pilots, " ") == []


@pytest.mark.rule("HL-T5.1a")
def test_the_fund_of_a_campaign_that_begins_is_worked_out_with_bought_levels() -> None:
    rows = full()
    campaign = KIT.campaigns["iraq_1991"]
    aircraft = sum(recruits.price(KIT, TERMS, row.pilot) for row in rows)
    assert sum(line.amount for line in so_lines(KIT, TERMS, rows)) == (
        campaign.lengths[0].so - aircraft
    )
    rows[-1].skill += 2
    price = KIT.priorities["promotion"].cost[0]
    last = so_lines(KIT, TERMS, rows)[-1]
    assert (last.what, last.amount) == ("promotion", -2 * price)
    rows[0].pilot = ""
    assert so_lines(KIT, TERMS, rows)[-1].what != "promotion"


def test_cards_are_read_with_their_hits() -> None:
    assert cards(KIT, "10, 20;53 12:4") == ({10: 0, 20: 0, 53: 0, 12: 4}, ())
    assert cards(KIT, "10 x 999 5:y 7:") == ({10: 0, 7: 0}, ("x", "999", "5:y"))
    long = "1" * 5000
    assert cards(KIT, f"{long} 5:{long}") == ({}, (long, f"5:{long}"))


@pytest.mark.rule("HL-T1.5a")
def test_what_was_typed_is_taken_over_as_it_stands() -> None:
    draft = StandingDraft(
        day=2,
        so=9,
        vp=4,
        lost_aircraft=1,
        tracks=(3, 2, 4),
        pilots=[
            PilotDraft("teflon", SKILLED, 2, 5),
            PilotDraft("banzai", NEWBIE, 0, 0, "missing"),
            PilotDraft("pluto", AVERAGE, 0, 0, "tried"),
            PilotDraft("hunter", AVERAGE, 0, 0, "left"),
            PilotDraft(),
        ],
        destroyed="20",
        in_play="10",
        damaged="57:2",
    )
    entry = standing_of(KIT, TERMS, draft, begun=True)
    s = tracked(entry, damaging=True)
    assert (s.day, s.so, s.vp, s.tracks, s.lost_aircraft) == (2, 9, 4, [3, 2, 4], 1)
    assert (s.destroyed, s.in_play, s.damaged_hits) == ([20], [10], {57: 2})
    teflon = s.member("teflon")
    assert (teflon.skill, teflon.xp, teflon.stress, teflon.here) == (SKILLED, 2, 5, True)
    assert (s.member("banzai").missing, s.member("banzai").replacement_tried) == (True, False)
    assert (s.member("pluto").missing, s.member("pluto").replacement_tried) == (True, True)
    assert s.member("hunter").removed
    assert len(s.squadron) == 4


@pytest.mark.rule("HL-T1.5a")
def test_one_that_begins_now_has_the_fund_of_the_rules_unless_another_is_typed() -> None:
    draft = StandingDraft(day=3, pilots=full())
    entry = standing_of(KIT, TERMS, draft, begun=False)
    assert entry.so == sum(line.amount for line in so_lines(KIT, TERMS, draft.pilots))
    assert entry.day == 0
    draft.so = 40
    assert standing_of(KIT, TERMS, draft, begun=False).so == 40


@pytest.mark.rule("HL-T1.5a")
@pytest.mark.parametrize(
    ("draft", "words"),
    [
        (StandingDraft(so=1), "Enter the Pilots"),
        (StandingDraft(pilots=[PilotDraft("teflon")]), "Enter the SO Points"),
        (StandingDraft(so=1, pilots=[PilotDraft("teflon")], in_play="999 x"), "999, x: these"),
        (StandingDraft(so=1, pilots=[PilotDraft("teflon")], damaged="10"), "10: enter Damaged"),
    ],
)
def test_what_is_missing_is_said(draft: StandingDraft, words: str) -> None:
    with pytest.raises(Refused, match=words):
        standing_of(KIT, TERMS, draft, begun=True)


@pytest.mark.rule("HL-T1.5a")
def test_a_call_sign_that_nobody_has_is_not_left_out_without_a_word() -> None:
    rows = full()
    rows[1] = PilotDraft(unknown="Sparky")
    with pytest.raises(Refused) as refused:
        standing_of(KIT, TERMS, StandingDraft(so=9, pilots=rows), begun=True)
    assert dict(refused.value.text.values) == {"words": "Sparky"}
