"""How a campaign is evaluated (HL-8.4)."""

from __future__ import annotations

import pytest

from desktop.rules.hornet_leader.events_campaign import CampaignEnded
from desktop.rules.hornet_leader.records import Entry, Member, Terms
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.victory import CampaignEnd, evaluation
from tests.rules.hornet_leader.positions import KIT, campaign, member, settle

SHORT, MEDIUM, LONG = range(3)


def end(key: str, length: int, vp: list[int], *squadron: Member) -> State:
    """Return a campaign that has ended with Victory Points of several kinds."""
    entries = [Entry(amount, "target" if amount > 0 else "lost", 1) for amount in vp]
    s = campaign(key, length=length, squadron=squadron, vp_entries=entries, steps=[CampaignEnd()])
    told, _ = settle(s)
    assert [each.vp for each in told if isinstance(each, CampaignEnded)] == [s.vp]
    lost = [each for each in squadron if each.missing]
    assert [each.rule for each in told] == ["HL-8.4c"] * len(lost) + ["HL-8.4a"]
    return s


def missing(pilot: str) -> Member:
    return member(pilot, missing=True)


@pytest.mark.rule("HL-8.4a")
def test_ex_045_eleven_vp_in_libya_are_good() -> None:
    s = end("libya_1984", SHORT, [11])
    assert s.days == 4
    assert s.evaluation == "good"
    assert s.outcome is not None
    assert s.outcome.winners == ("player",)


@pytest.mark.rule("HL-8.4a", "HL-8.4d")
@pytest.mark.parametrize("length", [SHORT, MEDIUM, LONG])
@pytest.mark.parametrize("key", KIT.campaigns)
def test_each_evaluation_begins_at_its_bound(key: str, length: int) -> None:
    terms = Terms(key, False, length, (), (), False)
    bounds = KIT.campaigns[key].lengths[length].vp
    below = "dismal"
    for grade in ("poor", "adequate", "good", "great"):
        bound = getattr(bounds, grade)
        assert evaluation(KIT, terms, bound) == grade
        assert evaluation(KIT, terms, bound - 1) == below
        below = grade


@pytest.mark.rule("HL-8.4b", "HL-8.4c")
def test_ex_155_h24_a_missing_pilot_costs_more_than_his_aircraft() -> None:
    s = end("iraq_1991", MEDIUM, [12, -1, -1], missing("hunter"), member("wolf"))
    assert s.vp == 12 - 2 - 2
    assert [each.detail for each in s.vp_entries if each.what == "missing"] == ["hunter"]


@pytest.mark.rule("HL-8.4d", "HL-8.4c")
def test_ex_156_the_total_may_be_negative() -> None:
    s = end("iraq_1991", LONG, [1, -1, -1, -1], missing("hunter"), missing("wolf"))
    assert (s.vp, s.evaluation) == (-8, "dismal")
    assert s.outcome is not None
    assert s.outcome.winners == ()
    assert s.outcome.rule == "HL-8.4a"


@pytest.mark.rule("HL-8.4c")
def test_h24_who_came_back_costs_nothing_more() -> None:
    s = end("iraq_1991", SHORT, [6, -1], member("hunter"))
    assert (s.vp, s.evaluation) == (5, "adequate")
    assert end("iraq_1991", SHORT, [6, -1], missing("hunter")).vp == 4


@pytest.mark.rule("HL-8.4a", "HL-8.4b", "HL-8.4c")
def test_h50_so_and_improvements_do_not_count() -> None:
    for so, in_play, vp in ((0, [], 9), (60, [31], 9), (0, [31], -2)):
        s = campaign(so=so, in_play=in_play, steps=[CampaignEnd()])
        s.vp_entries.append(Entry(vp, "target", 1))
        settle(s)
        assert s.vp == vp
        assert s.evaluation == ("great" if vp == 9 else "dismal")


@pytest.mark.rule("HL-8.4c")
def test_a_missing_pilot_who_was_replaced_is_still_missing() -> None:
    lost = Member("hunter", 2, missing=True, replacement_tried=True, replaced_by="wolf")
    assert end("iraq_1991", SHORT, [6], lost, member("wolf")).vp == 5
