"""The form of a Day without its widgets: entries in, entries out."""

from __future__ import annotations

import pytest

from desktop.logbook import day_draft
from desktop.logbook.card_numbers import limit_for
from desktop.logbook.day_draft import DayDraft, amount_of, entry_of, fresh, opened
from desktop.rules.hornet_leader.book_entries import (
    Amount,
    DayEntry,
    EventNote,
    FlightEntry,
    MemberEntry,
    MissionEntry,
    Replaced,
    SearchEntry,
)
from desktop.rules.hornet_leader.records import AVERAGE
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.logbooks import day, flown, standing, tracked
from tests.rules.hornet_leader.positions import KIT

TODAY = "2031-05-04"
TANKER = KIT.priorities["tanker"].cost_per_aircraft


def morning() -> State:
    gone = MemberEntry(pilot="blackhawk", skill=AVERAGE, missing=True)
    left = MemberEntry(pilot="wolf", skill=AVERAGE, removed=True)
    return tracked(standing("teflon", "banzai", gone, left), night=True)


def form(s: State) -> DayDraft:
    return fresh(s, TODAY)


@pytest.mark.rule("HL-T1.4a")
def test_the_least_that_is_typed_makes_an_entry_and_everything_else_has_a_default() -> None:
    s = morning()
    draft = form(s)
    draft.missions[0].change(target=10, outcome="X")
    draft.missions[0].change_row("banzai", stress=2)
    expected = day(flown(10, FlightEntry(pilot="banzai", stress=2), outcome="X"), date_played=TODAY)
    assert entry_of(s, KIT, draft) == expected


def test_who_is_missing_or_has_left_cannot_fly_and_who_is_missing_can_return() -> None:
    s = morning()
    assert day_draft.at_hand(s) == ["teflon", "banzai"]
    assert day_draft.missing(s) == ["blackhawk"]
    assert list(form(s).missions[0].rows) == ["teflon", "banzai"]


FULL = MissionEntry(
    target=10,
    outcome="D",
    night=True,
    tanker="paid",
    hits=3,
    so_spent=(Amount("weapons", 4), Amount("other", 1), Amount("tanker", 2 * TANKER)),
    so_gained=(Amount("bonus", 1),),
    vp_extra=(Amount("event", -1),),
    xp_extra=1,
    tracks_extra=(1, 0, -1),
    events=(EventNote(3), EventNote(0, "Storm", "bumpy")),
    rescued=("blackhawk",),
    rnr=True,
    edited={"vp": 5, "band": 2},
    notes="Low and fast.",
    flight=(
        FlightEntry(
            pilot="teflon",
            stress=-1,
            lost="home_bound",
            sar=SearchEntry(roll=4, weight=2, mod=1),
            loadout={"mk83": 2},
            expended={"mk83": 1},
        ),
        FlightEntry(pilot="banzai", aborted=True, leader=True, kills=1, note="evaded twice"),
    ),
)


@pytest.mark.rule("HL-T4.3a")
@pytest.mark.parametrize(
    "entry",
    [
        day(FULL, drawn=(10, 20), recon_buys=1, notes="Rain", accepted=("HL-4.4a:10",)),
        day(flown(10, "teflon"), flown(20, "banzai")),
        day(rnr=True, notes="Beach"),
    ],
)
def test_an_entry_that_is_opened_and_left_alone_stays_as_it_is(entry: DayEntry) -> None:
    s = morning()
    assert entry_of(s, KIT, opened(s, KIT, entry)) == entry


@pytest.mark.rule("HL-T4.3d")
def test_a_day_that_was_played_becomes_one_of_results_only() -> None:
    s = morning()
    played = day(flown(10, "teflon"), played=True)
    assert entry_of(s, KIT, opened(s, KIT, played)) == day(flown(10, "teflon"))


def test_the_tanker_costs_something_for_every_aircraft_until_a_price_is_typed() -> None:
    s = morning()
    draft = form(s)
    mission = draft.missions[0]
    mission.change(target=10, tanker="paid")
    for pilot in ("teflon", "banzai"):
        mission.toggle(pilot)
    assert paid(s, draft) == 2 * TANKER
    mission.toggle("banzai")
    assert paid(s, draft) == TANKER
    mission.tanker_price = 7
    assert paid(s, draft) == 7
    assert opened(s, KIT, entry_of(s, KIT, draft)).missions[0].tanker_price == 7
    mission.tanker_price = None
    mission.change(tanker="free")
    assert paid(s, draft) == 0


def paid(s: State, draft: DayDraft) -> int:
    return amount_of(entry_of(s, KIT, draft).missions[0].so_spent, "tanker")


@pytest.mark.rule("HL-T5.6a")
def test_the_place_of_a_loss_goes_round_and_a_search_goes_with_it() -> None:
    s = morning()
    draft = form(s)
    mission = draft.missions[0]
    mission.change(target=10)
    seen = []
    for _ in range(4):
        mission.cycle_loss("teflon")
        seen.append(mission.rows["teflon"].lost)
    assert seen == ["target_bound", "over_target", "home_bound", ""]
    mission.cycle_loss("teflon")
    mission.change_search("teflon", roll=8)
    assert [row.pilot for row in mission.lost] == ["teflon"]
    assert entry_of(s, KIT, draft).missions[0].flight[0].sar == SearchEntry(roll=8)
    mission.toggle("teflon")
    assert mission.lost == []
    mission.change_row("teflon", lost="")
    assert entry_of(s, KIT, draft).missions[0].flight[0].sar is None


def test_a_pilot_taken_off_keeps_what_was_typed() -> None:
    mission = form(morning()).missions[0]
    mission.change_row("teflon", stress=4)
    mission.toggle("teflon")
    assert "teflon" not in mission.flew
    mission.toggle("teflon")
    assert (mission.flew, mission.rows["teflon"].stress) == ({"teflon"}, 4)


def test_who_comes_for_a_missing_pilot_can_fly_at_once() -> None:
    s = morning()
    draft = form(s)
    mission = draft.missions[0]
    mission.change(target=10)
    mission.replace_missing("blackhawk", Replaced("blackhawk", "hunter", AVERAGE, 2))
    mission.change_row("hunter", stress=1)
    entry = entry_of(s, KIT, draft)
    assert [each.pilot for each in entry.missions[0].flight] == ["hunter"]
    mission.replace_missing("blackhawk", Replaced("blackhawk"))
    assert ("hunter" in mission.rows, mission.flew) == (False, set())
    mission.replace_missing("blackhawk", None)
    assert mission.entry.replaced == ()


def test_numbers_of_the_card_are_edited_and_taken_back() -> None:
    mission = form(morning()).missions[0]
    mission.edit("vp", 5)
    mission.edit("band", 2)
    mission.edit("vp", None)
    assert mission.entry.edited == {"band": 2}


@pytest.mark.rule("HL-T4.4a", "HL-9.6c")
def test_large_deck_marines_fly_one_fewer_than_the_edited_card_says() -> None:
    s = tracked(standing("teflon"), service="marine", large_deck_marines=True)
    assert limit_for(s, KIT, flown(10, "teflon", edited={"aircraft": 5})) == 4


def test_figures_are_changed_by_hand_and_taken_back() -> None:
    draft = form(morning())
    draft.adjust("stress", 2, "teflon")
    draft.adjust("vp", -1)
    draft.adjust("stress", 3, "teflon")
    assert (draft.adjusted("stress", "teflon"), draft.adjusted("stress", "banzai")) == (3, 0)
    draft.adjust("stress", 0, "teflon")
    assert [(each.figure, each.amount) for each in draft.entry.adjustments] == [("vp", -1)]


@pytest.mark.rule("HL-T4.3b")
def test_a_problem_is_accepted_and_opened_again() -> None:
    draft = form(morning())
    draft.accept("HL-4.4a:10")
    draft.accept("HL-4.4a:10")
    assert draft.entry.accepted == ("HL-4.4a:10",)
    draft.accept("HL-4.4a:10", accepted=False)
    assert list(draft.entry.accepted) == []


def test_a_day_has_two_missions_at_most_and_none_on_down_time() -> None:
    s = morning()
    draft = form(s)
    for _ in range(2):
        draft.add_secondary(day_draft.at_hand(s))
    assert len(draft.missions) == 2
    draft.drop_secondary()
    assert len(draft.missions) == 1
    draft.change(kind="down_time")
    assert entry_of(s, KIT, draft) == day(date_played=TODAY)
