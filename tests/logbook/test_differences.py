"""What a correction changes: in the figures of every Day, in its problems, in the entry itself."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from desktop.logbook import entry_changes
from desktop.logbook.differences import Differences, between
from desktop.logbook.entry_changes import FieldChange, between_entries
from desktop.logbook.mornings import morning
from desktop.rules import engine
from desktop.rules.hornet_leader.actions_book import CorrectDay, CorrectStart
from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    Aftermath,
    Amount,
    DayEntry,
    EventNote,
    FlightEntry,
    MemberEntry,
    Replaced,
    SearchEntry,
)
from desktop.rules.hornet_leader.records import AVERAGE, GREEN, SKILLED
from desktop.rules.hornet_leader.state import State
from desktop.text import sentence
from tests.rules.hornet_leader.logbooks import NOON, day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME, KIT

SECOND_BAND = KIT.campaigns["iraq_1991"].bands[1].targets


def suffered(pilot: str, stress: int, **fields: Any) -> FlightEntry:
    return FlightEntry(pilot=pilot, stress=stress, **fields)


def corrected(s: State, number: int, entry: DayEntry) -> State:
    after = GAME.decode(GAME.encode(s))
    engine.apply(GAME, after, CorrectDay(number, entry, NOON, "a slip"))
    return after


def told(found: Differences) -> list[tuple[int, str, str, object, object]]:
    return [
        (each.day, sentence(each.figure), each.pilot, _said(each.old), _said(each.new))
        for each in found.figures
    ]


def _said(value: Any) -> object:
    return value if isinstance(value, str | int) else sentence(value)


@pytest.mark.rule("HL-T4.3a", "HL-T4.3b")
def test_ex_t03_stress_of_a_first_day_changes_every_later_one_and_brings_a_problem() -> None:
    pluto = MemberEntry(pilot="pluto", skill=GREEN)
    s = tracked(standing(pluto, "teflon"), length="long")
    first, second, third = SECOND_BAND[:3]
    log(
        s,
        day(flown(first, suffered("pluto", 2))),
        day(flown(second, suffered("pluto", 2))),
        day(flown(third, suffered("teflon", 0))),
    )
    after = corrected(s, 1, day(flown(first, suffered("pluto", 9))))
    found = between(KIT, s, after)
    stress = [line for line in told(found) if line[1:3] == ("Stress", "pluto")]
    assert [line[0] for line in stress] == [1, 2, 3]
    assert stress[0][4] == 11
    assert (1, "Status", "pluto", "Okay", "Unfit") in told(found)
    assert [(each.day, each.rule, each.about) for each in found.added] == [(2, "HL-1.5l", "pluto")]
    assert found.solved == ()
    assert [len(each.missions) for each in after.logbook.days] == [1, 1, 1]
    solved = between(KIT, after, s)
    assert (len(solved.solved), solved.added) == (1, ())


@pytest.mark.rule("HL-T4.3a")
def test_cards_and_bands_are_among_what_a_correction_changes() -> None:
    first, *others = KIT.campaigns["iraq_1991"].bands[0].targets
    better = next(card for card in SECOND_BAND if KIT.targets[card].improvement)
    start = standing("teflon", "banzai", destroyed=tuple(others[: (len(others) + 2) // 2 - 1]))
    s = tracked(start, service="marine")
    log(s, day(flown(first, "teflon", outcome="X"), flown(better, "banzai", outcome="X")))
    after = corrected(s, 1, day(flown(first, "teflon"), flown(better, "banzai")))
    figures = {line[1]: line[3:] for line in told(between(KIT, s, after))}
    assert figures["Range bands open"] == (2, 1)
    assert figures["Targets in play"] == ("\N{EN DASH}", str(better))


@pytest.mark.rule("HL-T5.3b", "HL-T4.3a")
@pytest.mark.parametrize(("less", "skill", "xp"), [(1, SKILLED, 0), (2, AVERAGE, -1)])
def test_ex_t04_a_promotion_stays_or_goes_with_the_experience(
    less: int, skill: int, xp: int
) -> None:
    needed = KIT.pilots["teflon"].levels[AVERAGE].xp
    start = standing(MemberEntry(pilot="teflon", skill=AVERAGE, xp=needed - 1), "banzai")
    s = tracked(start, length="long")
    log(s, day(flown(10, suffered("teflon", 0, xp_extra=1))), day())
    assert (s.member("teflon").skill, s.member("teflon").xp) == (SKILLED, 1)
    after = corrected(s, 1, day(flown(10, suffered("teflon", 0, xp_extra=1 - less))))
    member = after.member("teflon")
    assert (member.skill, member.xp) == (skill, xp % needed)
    lines = told(between(KIT, s, after))
    assert {line[0] for line in lines} == {1, 2}
    assert ((1, "Skill", "teflon", "Skilled", "Average") in lines) == (skill == AVERAGE)


def test_totals_tracks_and_cards_are_told_with_their_readings() -> None:
    s = tracked(standing("teflon"), length="long")
    log(s, day(flown(10, "teflon")), day())
    after = corrected(s, 1, day(flown(10, "teflon", outcome="X", so_spent=(Amount("jdam", 3),))))
    lines = told(between(KIT, s, after))
    card = KIT.targets[10]
    assert (1, "Victory Points", "", 0, card.vp) in lines
    assert (2, "SO Points", "", 17, 14) in lines
    assert (1, "Targets Destroyed", "", "\N{EN DASH}", "10") in lines
    # Neighbouring spaces read the same here: the space tells them apart.
    assert (KIT.campaigns["iraq_1991"].tracks.infra.values[2:4], card.infra) == ((0, 0), 1)
    assert (1, "Infra", "", "0 (space 3)", "0 (space 4)") in lines


def test_a_pilot_who_is_there_in_one_version_only_is_told() -> None:
    gone = MemberEntry(pilot="blackhawk", skill=AVERAGE, missing=True)
    s = tracked(standing("teflon", gone), length="long", replacements=True)
    log(s, day(flown(10, "teflon")))
    came = Replaced("blackhawk", "hunter", AVERAGE, 2)
    after = corrected(s, 1, day(flown(10, "teflon", replaced=(came,))))
    lines = told(between(KIT, s, after))
    assert (1, "Status", "hunter", "\N{EN DASH}", "Okay") in lines


def test_the_morning_of_a_day_is_where_the_one_before_ended() -> None:
    s = tracked(standing("teflon"), length="long")
    log(s, day(flown(10, suffered("teflon", 4))), day(flown(20, suffered("teflon", 1))))
    results = s.logbook.results
    first, second, third = (morning(GAME, s, number) for number in (1, 2, 3))
    assert (first.day, first.member("teflon").stress) == (0, 0)
    assert second.member("teflon").stress == results[0].pilots["teflon"].stress
    assert third.member("teflon").stress == results[1].pilots["teflon"].stress
    assert len(s.logbook.results) == 2


def lines(before: DayEntry, after: DayEntry) -> list[tuple[int, str, str, object, object]]:
    return [_line(each) for each in between_entries(KIT, before, after)]


def _line(each: FieldChange) -> tuple[int, str, str, object, object]:
    return (each.mission, each.pilot, sentence(each.field), _said(each.old), _said(each.new))


DASH = "\N{EN DASH}"


@pytest.mark.rule("HL-T4.3c")
def test_every_field_of_an_entry_is_compared_by_name() -> None:
    before = day(flown(10, suffered("teflon", 2), "banzai", so_spent=(Amount("weapons", 2),)))
    search = SearchEntry(roll=5, weight=1, mod=-1, result="missing")
    teflon = suffered("teflon", 3, lost="over_target", sar=search, kills=1, expended={"mk83": 2})
    after = day(
        flown(
            20,
            teflon,
            outcome="X",
            night=True,
            tanker="free",
            so_spent=(Amount("weapons", 5),),
            vp_extra=(Amount("overkill", 1),),
            tracks_extra=(0, -1, 0),
            events=(EventNote(4), EventNote(title="Fog")),
            edited={"vp": 7},
            notes="late",
        ),
        adjustments=(Adjustment("stress", -2, "teflon"),),
        rnr=True,
    )
    found = lines(before, after)
    for expected in (
        (0, "", "Priority R&R", DASH, "yes"),
        (0, "teflon", "Stress, changed by hand", DASH, "-2"),
        (1, "", "Outcome", "Failed", "Destroyed"),
        (1, "", "At night", DASH, "yes"),
        (1, "", "Tanker", DASH, "free"),
        (1, "", "SO Points spent, Special Weapons", 2, 5),
        (1, "", "Victory Points, Overkill", DASH, 1),
        (1, "", "Intel, further spaces", DASH, "-1"),
        (1, "", "Events", DASH, "4, Fog"),
        (1, "", "VP of the card", DASH, "7"),
        (1, "", "Notes", DASH, "late"),
        (1, "teflon", "Stress", 2, 3),
        (1, "teflon", "Aircraft lost", DASH, "Over Target"),
        (1, "teflon", "SAR roll", DASH, 5),
        (1, "teflon", "SAR result", DASH, "Missing in Action"),
        (1, "teflon", "Kills", DASH, 1),
        (1, "teflon", "Expended", DASH, "2 Mk. 83"),
        (1, "banzai", "Flew", "yes", DASH),
    ):
        assert expected in found
    assert any(field == "Target" for _, _, field, _, _ in found)
    assert lines(before, before) == []
    assert len(lines(after, before)) == len(found)


@pytest.mark.rule("HL-T4.3c")
def test_who_came_at_what_price_and_what_was_noted_of_an_event_are_told() -> None:
    came = Replaced("teflon", "hunter", GREEN, 1)
    dearer = msgspec.structs.replace(came, skill=AVERAGE, so=4)
    before = day(flown(10, "banzai", replaced=(came,), events=(EventNote(4),)))
    after = day(flown(10, "banzai", replaced=(dearer,), events=(EventNote(4, note="late"),)))
    assert lines(before, after) == [
        (1, "", "Events", "4", "4: late"),
        (1, "", "Replacement asked for: Teflon", "Hunter, Green, 1 SO", "Hunter, Average, 4 SO"),
    ]
    nobody = day(flown(10, "banzai", replaced=(Replaced("teflon"),)))
    assert "nobody came" in [old for _, _, _, old, _ in lines(nobody, before)]


def test_what_was_played_and_what_it_left_are_fields_too() -> None:
    played = day(flown(10, "teflon"), played=True, aftermath=Aftermath(in_play=(20,)))
    assert lines(played, day(flown(10, "teflon"))) == [
        (0, "", "Played here", "yes", DASH),
        (0, "", "Cards and effects left from play", "yes", DASH),
    ]


def test_a_weapon_that_no_data_have_is_told_as_it_was_entered() -> None:
    before = day(flown(10, "teflon"))
    after = day(flown(10, FlightEntry(pilot="teflon", loadout={"mk82": 2, "gbu99": 1})))
    assert lines(before, after) == [(1, "teflon", "Loaded", DASH, "2 Mk. 82, gbu99")]


@pytest.mark.rule("HL-T4.3c")
def test_a_corrected_start_is_told_field_by_field() -> None:
    before = standing("teflon", MemberEntry(pilot="banzai", skill=AVERAGE, stress=2))
    s = tracked(before)
    log(s, day(flown(10, "teflon")))
    after = standing("teflon", MemberEntry(pilot="banzai", skill=GREEN, stress=4), so=20)
    engine.apply(GAME, s, CorrectStart(after, NOON, "misread"))
    found = [_line(each) for each in entry_changes.changes(KIT, s.logbook.corrections[0])]
    assert found == [
        (0, "", "SO Points", "17", "20"),
        (0, "banzai", "Skill", "Average", "Green"),
        (0, "banzai", "Stress", 2, 4),
    ]


@pytest.mark.rule("HL-T4.3c")
def test_a_correction_keeps_both_entries_to_compare() -> None:
    s = tracked(standing("teflon"))
    log(s, day(flown(10, suffered("teflon", 1))))
    after = corrected(s, 1, day(flown(10, suffered("teflon", 2))))
    (correction,) = after.logbook.corrections
    assert (correction.at, correction.reason) == (NOON, "a slip")
    assert [_line(each) for each in entry_changes.changes(KIT, correction)] == [
        (1, "teflon", "Stress", 1, 2)
    ]
