"""How a log begins, goes on and is corrected (HL-T1, HL-T4)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from desktop.rules import engine
from desktop.rules.core import Choice, Refused, Setup
from desktop.rules.hornet_leader import book_steps
from desktop.rules.hornet_leader.actions_book import (
    CloseCampaign,
    CorrectDay,
    CorrectStart,
    LogDay,
    PlayDay,
    RunDay,
    TakeOver,
)
from desktop.rules.hornet_leader.actions_campaign import Fly
from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    Aftermath,
    DayEntry,
    FlightEntry,
    MemberEntry,
    PastDay,
    Replaced,
    StandingEntry,
)
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.fund import account
from desktop.rules.hornet_leader.pilots import UNFIT, status
from desktop.rules.hornet_leader.records import ACE, AVERAGE, GREEN, PLAYER, SHORT, Entry
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.logbooks import (
    NOON,
    day,
    flown,
    log,
    play_out,
    standing,
    tracked,
    worked_out,
)
from tests.rules.hornet_leader.positions import GAME, KIT

PLUTO = MemberEntry(pilot="pluto", skill=GREEN)
RANDOM = {"campaign": "libya_1984", "random_squadron": True}


def correct(s: State, number: int, entry: DayEntry) -> None:
    engine.apply(GAME, s, CorrectDay(number, entry, NOON, "misread"))


def played(seed: int, days: int = 99, **options: object) -> State:
    setup = Setup("", (PLAYER,), {**RANDOM, "tracking": "play", **options})  # type: ignore[dict-item]
    s, _, _ = engine.start(GAME, setup)
    play_out(s, Random(seed), days)
    return s


# ------------------------------------------------------------------------------------ beginning


@pytest.mark.rule("HL-T1.1a")
def test_each_day_is_played_run_or_entered_as_one_likes() -> None:
    s = played(1, 1)
    modes = [s.logbook.mode]
    asked = engine.decision(GAME, s)
    assert isinstance(asked, Choice)
    assert (asked.actions, asked.open) == ((PlayDay(), RunDay()), True)
    log(s, day())
    modes.append(s.logbook.mode)
    engine.apply(GAME, s, RunDay())
    modes.append(s.logbook.mode)
    assert modes == ["play", "log", "companion"]
    asked = engine.decision(GAME, s)
    assert isinstance(asked, Choice)
    assert Fly() in asked.actions
    assert [entry.played for entry in s.logbook.days] == [True, False]


@pytest.mark.rule("HL-T1.1a")
def test_a_campaign_that_is_only_played_keeps_no_log() -> None:
    s, _, _ = engine.start(GAME, Setup("", (PLAYER,), RANDOM))  # type: ignore[arg-type]
    assert s.book is None
    with pytest.raises(LookupError):
        _ = s.logbook


@pytest.mark.rule("HL-T1.5a")
def test_a_campaign_on_paper_is_joined_as_it_stands() -> None:
    past = PastDay(day=1, target=20, status="X", vp=2, flight=(FlightEntry(pilot="teflon"),))
    start = standing(
        MemberEntry(pilot="teflon", skill=AVERAGE, xp=2, stress=3),
        MemberEntry(pilot="banzai", skill=GREEN, missing=True),
        day=1,
        so=9,
        vp=1,
        tracks=(3, 2, 4),
        destroyed=(20,),
        in_play=(10,),
        damaged_hits={57: 2},
        lost_aircraft=1,
        past=(past,),
    )
    s = tracked(start)
    assert (s.day, s.so, s.vp, s.tracks) == (1, 9, 1, [3, 2, 4])
    assert (s.destroyed, s.in_play, s.half_paid) == ([20], [10], [57])
    assert (s.member("teflon").stress, s.member("teflon").xp) == (3, 2)
    assert s.member("banzai").missing
    assert [(each.day, each.target, each.status) for each in s.missions] == [(1, 20, "X")]
    assert GAME.check(s) == []
    log(s, day(flown(10, "teflon")))
    assert (s.day, s.logbook.first_day) == (2, 2)


@pytest.mark.rule("HL-T5.1a")
def test_a_log_that_begins_with_the_fund_of_the_rules_has_its_lines() -> None:
    usual = [skill for skill, count in enumerate(KIT.squadron[SHORT]) for _ in range(count)]
    pilots = [one for one, card in KIT.pilots.items() if card.aircraft in ("a7", "av8b")]
    skills = [usual[0] + 1, *usual[1:]]
    members = [
        MemberEntry(pilot=pilot, skill=skill) for pilot, skill in zip(pilots, skills, strict=False)
    ]
    assert len(members) == len(usual)
    probe = tracked(standing(*members), night=True, one_more_less=True)
    lines = account(KIT, probe.terms, [(each.pilot, each.skill) for each in members])
    assert {"base", "option", "aircraft", "promotion"} == {each.what for each in lines}
    fund = sum(each.amount for each in lines)
    for so, day_, found in (
        (fund, 0, list(lines)),
        (fund + 1, 0, [Entry(fund + 1, "joined", 0)]),
        (fund, 1, [Entry(fund, "joined", 1)]),
    ):
        s = tracked(standing(*members, so=so, day=day_), night=True, one_more_less=True)
        assert (s.so, s.so_entries) == (so, found)


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"day": 99}, "HL-T1.5a"),
        ({"tracks": (99, 0, 0)}, "HL-T1.5a"),
        ({"destroyed": (999,)}, "HL-T1.5a"),
        ({"so": 10**6}, "HL-T1.4a"),
    ],
)
@pytest.mark.rule("HL-T1.5a")
def test_what_is_joined_must_be_possible(fields: dict[str, object], rule: str) -> None:
    with pytest.raises(Refused) as refused:
        tracked(standing("teflon", **fields))
    assert refused.value.rule == rule


@pytest.mark.parametrize("names", [("teflon", "teflon"), ("nobody",), ()])
@pytest.mark.rule("HL-T1.5a")
def test_a_squadron_that_is_joined_has_pilots_who_exist_once(names: tuple[str, ...]) -> None:
    with pytest.raises(Refused):
        tracked(standing(*names))


# --------------------------------------------------------------------------------- what is played


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("HL-T4.1a", "HL-T4.3d")
def test_days_that_were_played_leave_entries_that_come_to_the_same(seed: int) -> None:
    options = {key: True for key in KIT.options if key != "large_deck_marines"}
    s = played(seed, 3, **(options if seed % 2 else {}))
    while s.day < s.days and s.logbook.days:
        again = GAME.decode(GAME.encode(s))
        book_steps.recompute(again, KIT)
        assert worked_out(again) == worked_out(s)
        assert GAME.check(again) == []
        assert again.logbook.results == s.logbook.results
        before = s.day
        play_out(s, Random(seed + before), 1)
        if s.day == before or s.outcome is not None:
            break


@pytest.mark.rule("HL-T4.3d", "HL-T5.2a")
def test_rest_and_prices_of_a_played_day_stand_with_the_mission_they_belong_to() -> None:
    days = (entry for seed in (11, 17, 26) for entry in played(seed, 4).logbook.days)
    missions = next(e.missions for e in days if len(e.missions) == 2 and e.missions[0].rnr)
    assert [each.rnr for each in missions] == [True, False]
    assert all(each.so_spent for each in missions)


# --------------------------------------------------------------------------------- corrections


@pytest.mark.rule("HL-T4.3a", "HL-T4.3b")
def test_ex_t03_a_pilot_who_was_unfit_flew_all_the_same() -> None:
    s = tracked(standing("teflon", PLUTO))
    first, second = (KIT.campaigns["iraq_1991"].bands[1].targets[n] for n in (0, 1))
    for stress, target in ((2, first), (1, second)):
        log(s, day(flown(target, FlightEntry(pilot="pluto", stress=stress))))
    log(s, day())
    before = list(s.logbook.results)
    correct(s, 1, day(flown(first, FlightEntry(pilot="pluto", stress=9))))
    assert s.logbook.results[0].pilots["pluto"].stress == 11
    assert status(KIT, s.member("pluto")) == UNFIT
    assert len(s.logbook.days) == 3
    changed = [
        now.pilots["pluto"].stress != then.pilots["pluto"].stress
        for now, then in zip(s.logbook.results, before, strict=True)
    ]
    assert changed == [True, True, True]
    assert [(each.day, each.rule) for each in s.logbook.problems] == [(2, "HL-1.5l")]


@pytest.mark.parametrize(("left", "skill", "xp"), [(2, AVERAGE + 1, 1), (1, AVERAGE + 1, 0)])
@pytest.mark.rule("HL-T5.3b", "HL-T4.3a")
def test_ex_t04_a_promotion_is_worked_out_again(left: int, skill: int, xp: int) -> None:
    needed = KIT.pilots["banzai"].levels[AVERAGE].xp
    s = tracked(standing(MemberEntry(pilot="banzai", skill=AVERAGE, xp=needed - 1)))
    log(s, day(flown(10, FlightEntry(pilot="banzai", xp_extra=1))))
    assert (s.member("banzai").skill, s.member("banzai").xp) == (AVERAGE + 1, 1)
    correct(s, 1, day(flown(10, FlightEntry(pilot="banzai", xp_extra=left - 1))))
    assert (s.member("banzai").skill, s.member("banzai").xp) == (skill, xp)
    correct(s, 1, day(flown(10, FlightEntry(pilot="banzai", xp_extra=-1))))
    assert (s.member("banzai").skill, s.member("banzai").xp) == (AVERAGE, needed - 1)


@pytest.mark.rule("HL-T4.3c")
def test_every_correction_is_kept_with_what_was_there_before() -> None:
    s = tracked(standing("teflon", "banzai"))
    entry, better = day(flown(10, "teflon")), day(flown(10, "teflon", outcome="X"))
    log(s, entry)
    correct(s, 1, better)
    kept = s.logbook.corrections[-1]
    assert (kept.at, kept.day, kept.reason) == (NOON, 1, "misread")
    assert (kept.before, kept.after) == (entry, better)
    assert s.vp == KIT.targets[10].vp


@pytest.mark.rule("HL-T4.3a")
def test_the_start_can_be_corrected_too() -> None:
    s = tracked(standing("teflon", "banzai"))
    log(s, day(flown(10, "teflon")))
    other = standing(MemberEntry(pilot="teflon", skill=AVERAGE, stress=4), "banzai", so=20)
    engine.apply(GAME, s, CorrectStart(other, NOON))
    cool = KIT.pilots["teflon"].levels[AVERAGE].cool
    assert (s.so, s.member("teflon").stress) == (20, 4 + 1 - cool)
    assert s.logbook.corrections[-1].start_after == other


@pytest.mark.rule("HL-T4.3a")
def test_a_campaign_that_began_here_has_no_start_to_correct() -> None:
    s = played(1, 0)
    with pytest.raises(Refused) as refused:
        engine.apply(GAME, s, CorrectStart(standing("teflon"), NOON))
    assert refused.value.rule == "HL-T4.3a"


@pytest.mark.rule("HL-T4.3a")
def test_only_a_day_with_an_entry_is_corrected() -> None:
    s = tracked(standing("teflon", day=1))
    log(s, day())
    for number in (0, 1, 3):
        with pytest.raises(Refused):
            correct(s, number, day())
    correct(s, 2, day(flown(10, "teflon")))
    assert s.missions[-1].target == 10


@pytest.mark.rule("HL-T4.3d")
def test_a_played_day_becomes_an_entry_that_is_corrected_like_any_other() -> None:
    s = next(s for seed in range(20) if (s := played(seed, 2)).missions[0].flight)
    entry = s.logbook.days[0]
    pilot = entry.missions[0].flight[0].pilot
    vp = s.vp
    changed = day(
        *(
            flown(each.target, *each.flight, outcome="X" if each.outcome == "O" else "O")
            for each in entry.missions
        )
    )
    correct(s, 1, changed)
    assert not s.logbook.days[0].played
    assert s.logbook.days[1].played
    assert s.vp != vp
    assert pilot in s.logbook.results[0].pilots
    assert GAME.check(s) == []


@pytest.mark.rule("HL-T4.3a", "HL-T4.3d", "HL-1.7i")
def test_cards_of_a_played_day_lie_where_a_correction_puts_them() -> None:
    cards = [each for band in KIT.campaigns["iraq_1991"].bands for each in band.targets]
    first, second = [each for each in cards if KIT.targets[each].improvement][:2]
    plain = next(each for each in cards if not KIT.targets[each].improvement)
    s = tracked(standing("teflon", in_play=(second,)))
    log(s, day(flown(first, "teflon", outcome="X")))
    left = Aftermath(in_play=(), target_discards=(second,))
    log(s, day(flown(plain, "teflon", outcome="X"), aftermath=left))
    assert (s.in_play, s.target_discards) == ([], [second])
    correct(s, 1, day(flown(first, "teflon")))
    assert (s.in_play, s.target_discards) == ([first], [second])
    correct(s, 2, day(flown(plain, "teflon"), aftermath=left))
    assert (s.in_play, s.target_discards) == ([first], [second, plain])
    assert GAME.check(s) == []


@pytest.mark.rule("HL-T4.3a")
def test_a_campaign_can_be_corrected_until_it_is_closed() -> None:
    s = tracked(standing("teflon", "banzai"))
    log(s, *(day(flown(target, "teflon")) for target in (10, 20, 53)))
    asked = engine.decision(GAME, s)
    assert isinstance(asked, Choice)
    assert asked.actions == (CloseCampaign(),)
    correct(s, 2, day())
    engine.apply(GAME, s, CloseCampaign())
    assert s.outcome is not None
    assert s.evaluation


# ------------------------------------------------------------------------------------ problems


def replaced_by(pilot: str) -> State:
    """Return a campaign in which Teflon is shot down, and a Pilot comes for him and flies."""
    s = tracked(standing("teflon", "banzai"), replacements=True)
    came = (Replaced("teflon", pilot, GREEN, 1),)
    log(
        s,
        day(flown(10, FlightEntry(pilot="teflon", lost="over_target"))),
        day(flown(20, "banzai", replaced=came)),
        day(
            flown(53, *dict.fromkeys((pilot, "banzai"))),
            adjustments=(Adjustment("stress", 2, pilot),),
        ),
    )
    return s


@pytest.mark.rule("HL-T4.3a", "HL-T4.3b")
def test_a_pilot_whom_a_correction_takes_out_of_the_squadron_is_a_problem_of_later_days() -> None:
    s = replaced_by("blackhawk")
    correct(s, 2, day(flown(20, "banzai")))
    found = [(each.day, each.rule, each.about) for each in s.logbook.problems]
    assert found == [(3, "HL-4.4b", "blackhawk")]
    assert [each.pilot for each in s.missions[-1].flight] == ["banzai"]
    assert [each.pilot for each in s.logbook.days[2].missions[0].flight] == ["blackhawk", "banzai"]
    assert GAME.check(s) == []
    key = s.logbook.problems[0].key
    correct(s, 3, day(flown(53, "blackhawk", "banzai"), accepted=(key,)))
    assert s.logbook.days[2].accepted == (key,)


@pytest.mark.rule("HL-T4.3a", "HL-T4.3b")
def test_a_start_without_a_pilot_of_the_entries_is_a_problem_of_their_days() -> None:
    s = tracked(standing("teflon", "banzai"))
    log(s, day(flown(10, FlightEntry(pilot="teflon", lost="over_target"))))
    log(s, day(flown(20, "banzai", rescued=("teflon",))))
    engine.apply(GAME, s, CorrectStart(standing("banzai"), NOON))
    found = [(each.day, each.rule, each.about) for each in s.logbook.problems]
    assert found == [(1, "HL-4.4b", "teflon"), (2, "HL-7.2e", "teflon")]
    assert (s.vp, s.lost_aircraft) == (0, 0)


@pytest.mark.rule("HL-T4.3b", "HL-9.7b")
def test_who_is_in_the_squadron_does_not_join_it_again() -> None:
    s = replaced_by("banzai")
    assert [each.pilot for each in s.squadron] == ["teflon", "banzai"]
    assert [(each.day, each.rule) for each in s.logbook.problems] == [(2, "HL-9.7b")]
    assert GAME.check(s) == []


@pytest.mark.rule("HL-T4.3b", "HL-9.7e")
def test_of_a_rescued_pilot_and_his_replacement_one_leaves() -> None:
    s = replaced_by("blackhawk")
    back = day(flown(53, "banzai", rescued=("teflon",)))
    correct(s, 3, back)
    assert [(each.day, each.rule) for each in s.logbook.problems] == [(3, "HL-9.7e")]
    left = Adjustment("removed", 1, "blackhawk")
    correct(s, 3, day(*back.missions, adjustments=(left,)))
    assert s.logbook.problems == []
    assert s.member("blackhawk").removed


def problems(start: StandingEntry, *days: DayEntry, **options: Any) -> set[str]:
    s = tracked(start, **options)
    log(s, *days)
    assert GAME.check(s) == []
    return {each.rule for each in s.logbook.problems}


@pytest.mark.rule("HL-T4.3b")
def test_each_thing_against_the_rules_is_listed_with_its_rule() -> None:
    two = standing("teflon", "banzai")
    second = next(n for n, card in KIT.targets.items() if "secondary" in card.traits)
    many = flown(10, *(each for each in list(KIT.pilots)[:9]))
    found = {
        "HL-1.5l": problems(
            standing(MemberEntry(pilot="teflon", skill=AVERAGE, stress=30)),
            day(flown(10, "teflon")),
        ),
        "HL-8.9b": problems(
            standing("banzai", MemberEntry(pilot="teflon", skill=AVERAGE, missing=True)),
            day(flown(10, "teflon")),
        ),
        "HL-1.7t": problems(two, day(flown(10, "teflon"), flown(second, "teflon"))),
        "HL-4.4a": problems(standing(*list(KIT.pilots)[:9]), day(many)),
        "HL-2.6a": problems(standing("teflon", so=1), day(flown(10, "teflon"), recon_buys=5)),
        "HL-8.3a": problems(standing("teflon", destroyed=(10,)), day(flown(10, "teflon"))),
        "HL-2.9d": problems(standing("teflon", day=3), day()),
        "HL-8.7a": problems(standing("teflon", so=2), day(rnr=True)),
        "HL-2.2e": problems(two, day(flown(31, "teflon")), service="marine"),
        "HL-9.8a": problems(two, day(flown(10, "teflon", outcome="D"))),
    }
    assert all(rule in rules for rule, rules in found.items())


@pytest.mark.rule("HL-T4.3b", "HL-8.3a")
def test_a_target_that_was_destroyed_stays_so_whatever_is_flown_against_it() -> None:
    s = tracked(standing("teflon", destroyed=(10,)))
    log(s, day(flown(10, "teflon")), day(flown(10, "teflon", outcome="X")))
    assert [(each.day, each.rule) for each in s.logbook.problems] == [
        (1, "HL-8.3a"),
        (2, "HL-8.3a"),
    ]
    assert (s.destroyed, s.target_discards) == ([10], [])


@pytest.mark.rule("HL-T4.3b")
def test_who_comes_back_or_has_left_is_a_problem_with_its_rule() -> None:
    came = (Replaced("teflon", "blackhawk", GREEN, 1),)
    gone = MemberEntry(pilot="teflon", skill=AVERAGE, removed=True)
    start = standing("teflon", "banzai")
    assert problems(start, day(flown(10, "banzai", replaced=came))) == {"HL-9.7a"}
    assert problems(start, day(flown(10, "banzai", rescued=("teflon",)))) == {"HL-7.2e"}
    assert problems(standing(gone), day(flown(10, "teflon"))) == {"HL-9.7e"}


@pytest.mark.rule("HL-T4.3b", "HL-2.2e")
def test_what_is_in_play_may_be_flown_behind_the_open_bands() -> None:
    start = standing("teflon", in_play=(31,))
    assert problems(start, day(flown(31, "teflon")), service="marine") == set()


@pytest.mark.rule("HL-T4.3b")
def test_a_target_without_hits_cannot_be_damaged() -> None:
    cards = [n for band in KIT.campaigns["iraq_1991"].bands for n in band.targets]
    number = next(n for n in cards if not KIT.targets[n].hits)
    entry = day(flown(number, "teflon", outcome="D"))
    assert problems(standing("teflon"), entry, damaging=True) == {"HL-9.8b"}


@pytest.mark.rule("HL-T4.3b", "HL-9.2b")
def test_how_many_aircraft_are_too_many_goes_by_the_option_and_the_edited_card() -> None:
    pilots = [
        one for one, card in KIT.pilots.items() if not KIT.aircraft[card.aircraft].flags.free_slot
    ]
    two, three = pilots[:2], pilots[:3]
    start = standing(*three)

    def found(flight: list[str], limit: int, **options: Any) -> set[str]:
        return problems(start, day(flown(10, *flight, edited={"aircraft": limit})), **options)

    assert found(two, 1) == {"HL-4.4a"}
    assert found(two, 2) == set()
    assert found(two, 1, one_more_less=True) == set()
    assert found(three, 1, one_more_less=True) == {"HL-4.4a"}
    assert found(two, 2, service="marine", large_deck_marines=True) == {"HL-4.4a"}


@pytest.mark.rule("HL-T4.3b", "HL-1.5d")
def test_a_promotion_number_that_is_not_known_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    card = KIT.pilots["teflon"]
    levels = tuple(msgspec.structs.replace(each, xp=0) for each in card.levels)
    unknown = msgspec.structs.replace(card, levels=levels)
    monkeypatch.setitem(GAME.kit.pilots, "teflon", unknown)
    ace = MemberEntry(pilot="teflon", skill=ACE)
    assert problems(standing("teflon"), day(flown(10, "teflon"))) == {"HL-1.5d"}
    assert problems(standing(ace), day(flown(10, "teflon"))) == set()


@pytest.mark.rule("HL-T5.3b", "HL-T7.2a")
def test_an_ace_of_a_pack_with_a_promotion_number_stays_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = KIT.pilots["teflon"]
    levels = (*card.levels[:ACE], msgspec.structs.replace(card.levels[ACE], xp=2))
    odd = msgspec.structs.replace(card, levels=levels)
    monkeypatch.setitem(GAME.kit.pilots, "teflon", odd)
    s = tracked(standing(MemberEntry(pilot="teflon", skill=ACE, xp=1)))
    log(s, day(flown(10, "teflon")))
    assert (s.member("teflon").skill, s.member("teflon").xp) == (ACE, 2)


@pytest.mark.rule("HL-T4.3b")
def test_a_problem_that_was_accepted_keeps_its_key_in_the_entry() -> None:
    s = tracked(standing("teflon", so=2))
    log(s, day(rnr=True))
    problem = s.logbook.problems[0]
    correct(s, 1, day(rnr=True, accepted=(problem.key,)))
    assert s.logbook.problems[0].key in s.logbook.days[0].accepted


def test_the_log_is_told_and_undone_like_any_action() -> None:
    s = tracked(standing("teflon"))
    before = GAME.encode(s)
    told, _ = engine.apply(GAME, s, LogDay(day(flown(10, "teflon"))))
    assert [event.text(KIT) for event in told if event.rule == "HL-T1.3a"]
    assert GAME.encode(GAME.decode(before)) == before
    engine.apply(GAME, s, CorrectDay(1, day(), NOON))
    assert s.missions[-1].target == 0


def test_labels_name_days_and_targets() -> None:
    actions = [
        LogDay(day()),
        LogDay(day(flown(10, "teflon"))),
        LogDay(day(flown(10, "teflon"), flown(20, "banzai"))),
        CorrectDay(1, day(), NOON),
        TakeOver(standing("teflon")),
        CorrectStart(standing("teflon"), NOON),
        PlayDay(),
        RunDay(),
        CloseCampaign(),
    ]
    labels = [action.label(KIT).source for action in actions]
    assert all(labels)
    assert all(action.picks for action in actions)


def test_the_autopilot_plays_the_days_of_a_tracked_campaign_and_closes_it() -> None:
    s = tracked(standing("teflon", day=2))
    policy = Policy(KIT)
    for expected in (PlayDay(), CloseCampaign()):
        asked = engine.decision(GAME, s)
        assert isinstance(asked, Choice)
        action, reasons = policy.decide(s, asked.actions)
        assert action == expected
        assert reasons
        if expected == PlayDay():
            log(s, day())


@pytest.mark.rule("HL-T1.5a", "HL-2.2e")
def test_bands_that_were_secured_on_paper_are_open_when_a_campaign_is_taken_over() -> None:
    first, second = (band.targets for band in GAME.kit.campaigns["iraq_1991"].bands[:2])
    s = tracked(standing("teflon", destroyed=first[:3]), service="marine")
    assert s.bands_open == 2
    assert set(second) <= set(s.target_deck)
    engine.apply(GAME, s, CorrectStart(standing("teflon", destroyed=first[:2]), NOON))
    assert s.bands_open == 1
    assert not set(second) & set(s.target_deck)
