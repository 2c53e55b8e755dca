"""Event cards: which section counts, who may ignore it, whom it gives Experience (HL-1.6)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Choice, Event, Roll
from desktop.rules.hornet_leader.actions_campaign import Load
from desktop.rules.hornet_leader.actions_chance import DrawnEvent
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    Done,
    Expend,
    IgnoreEvent,
    MeetEvent,
    TakeIt,
)
from desktop.rules.hornet_leader.event_cards import EventCard, SectionName
from desktop.rules.hornet_leader.events_campaign import DeckShuffled, EffectNoted, EventDrawn
from desktop.rules.hornet_leader.events_pilots import XpGained
from desktop.rules.hornet_leader.placing import AbortDecision
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.steps import CampaignStep
from desktop.rules.hornet_leader.targets import hits_needed
from desktop.text import sentence
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    dice,
    member,
    mission,
    play,
)

SECTIONS: tuple[SectionName, ...] = ("bound", "over", "home")


def drawing(section: SectionName, *flight: Aircraft, **skills: int) -> State:
    """Return a mission about to draw an Event."""
    flight = flight or (aircraft("hunter"), aircraft("pluto"))
    return mission(12, flight, skills=skills, steps=[EventCard(section)])


def chance(s: State) -> Chance:
    found = asked(s)
    assert isinstance(found, Chance)
    return found


def choice(s: State) -> Choice:
    found = asked(s)
    assert isinstance(found, Choice)
    return found


def roll(s: State) -> Roll:
    found = chance(s).roll
    assert found is not None
    return found


def experience(told: list[Event]) -> dict[str, int]:
    return {each.pilot: each.amount for each in told if isinstance(each, XpGained)}


# ------------------------------------------------------------------------------------- drawing


@pytest.mark.rule("HL-5.1a")
@pytest.mark.rule("HL-5.6a")
@pytest.mark.rule("HL-7.1a")
@pytest.mark.parametrize(
    ("section", "rule"), [("bound", "HL-5.1a"), ("over", "HL-5.6a"), ("home", "HL-7.1a")]
)
def test_any_card_of_the_deck_can_come_and_goes_to_the_discards(
    section: SectionName, rule: str
) -> None:
    s = drawing(section)
    s.event_deck = [3, 9, 24]
    s.event_discards = [1]
    asked_for = chance(s)
    assert (asked_for.kind, asked_for.rule) == ("event_card", rule)
    assert asked_for.outcomes == (DrawnEvent(3), DrawnEvent(9), DrawnEvent(24))
    assert asked_for.weights == (1, 1, 1)
    told = play(s, DrawnEvent(24))
    assert EventDrawn(rule, 24, section) in told
    assert (s.event_deck, s.event_discards) == ([3, 9], [1, 24])
    assert s.flown.events == [24]


@pytest.mark.rule("HL-1.6a")
def test_only_the_section_asked_for_is_resolved() -> None:
    needed = {}
    stress = {}
    turns = {}
    for section in SECTIONS:
        s = drawing(section)
        play(s, DrawnEvent(35))  # bound: a Site comes, over: 1 Hit less, home: Damaged may suffer
        needed[section] = hits_needed(s, KIT, 12)
        turns[section] = bool(s.steps)
        stress[section] = s.member("hunter").stress
    assert needed == {"bound": 8, "over": 7, "home": 8}
    assert turns == {"bound": True, "over": False, "home": False}
    assert stress == dict.fromkeys(SECTIONS, 0)


@pytest.mark.rule("HL-1.6a")
def test_a_section_belongs_to_its_phase() -> None:
    assert [EventCard(section).phase() for section in SECTIONS] == ["bound", None, "home"]


@pytest.mark.rule("HL-2.3b")
def test_an_empty_event_deck_is_made_of_the_discards() -> None:
    s = drawing("bound")
    s.event_deck, s.event_discards = [], [24, 3]
    assert chance(s).outcomes == (DrawnEvent(3), DrawnEvent(24))
    told = play(s, DrawnEvent(24))
    assert DeckShuffled("HL-2.3b", True) in told
    assert (s.event_deck, s.event_discards) == ([3], [24])


@pytest.mark.rule("HL-2.3b")
def test_without_any_card_there_is_no_event() -> None:
    s = drawing("bound")
    s.event_deck, s.event_discards = [], []
    assert asked(s) is None
    assert s.flown.events == []


@pytest.mark.rule("HL-7.1a")
@pytest.mark.rule("HL-5.2d")
@pytest.mark.parametrize("section", SECTIONS)
def test_with_nobody_flying_no_event_is_drawn(section: SectionName) -> None:
    s = drawing(section, aircraft("hunter", aborted=True), aircraft("pluto", lost="over_target"))
    assert asked(s) is None
    assert len(s.event_deck) == len(KIT.events)


@pytest.mark.rule("HL-1.6b")
def test_an_event_concerns_only_those_on_the_mission() -> None:
    s = drawing(
        "bound",
        aircraft("hunter"),
        aircraft("pluto", aborted=True),
        aircraft("wolf", lost="target_bound"),
    )
    s.squadron.append(member("banzai"))
    play(s, DrawnEvent(25))  # 1 Stress each
    assert {each.pilot: each.stress for each in s.squadron} == {
        "hunter": 1,
        "pluto": 0,
        "wolf": 0,
        "banzai": 0,
    }


@pytest.mark.rule("HL-1.6c")
def test_an_event_acts_before_anything_else_is_decided() -> None:
    s = drawing("bound")
    s.steps.insert(0, AbortDecision())
    play(s, DrawnEvent(25))
    assert s.member("hunter").stress == 1
    assert choice(s).rule == "HL-5.2a"


def test_h21_an_event_changes_the_defense_after_arming_and_nothing_is_loaded_anew() -> None:
    s = drawing("bound")
    s.flown.armed = True
    s.steps.insert(0, AbortDecision())
    play(s, DrawnEvent(31))  # one more Site in the Center
    drawn = chance(s)
    assert drawn.kind == "counter"
    play(s, drawn.outcomes[0])
    assert [(each.kind, each.area) for each in s.flown.counters] == [("site", "center")]
    assert not any(isinstance(action, Load) for action in choice(s).actions)


# ---------------------------------------------------------------------------------- Experience


@pytest.mark.rule("HL-1.6d")
def test_who_meets_a_challenging_event_gains_experience_after_its_effects() -> None:
    s = drawing("bound")
    told = play(s, DrawnEvent(6), dice(1), dice(6))  # an attack on each
    assert experience(told) == {"hunter": 1, "pluto": 1}
    last = told[-1]
    assert isinstance(last, XpGained)
    assert (last.pilot, last.rule) == ("pluto", "HL-1.6d")
    assert s.member("pluto").stress == 1


@pytest.mark.rule("HL-1.6d")
def test_experience_also_comes_when_every_attack_is_bought_off() -> None:
    s = drawing("home", aircraft("hunter", loads=("aim9",)))
    told = play(s, DrawnEvent(27), Expend("hunter", "aim9"))
    assert experience(told) == {"hunter": 1}
    assert s.member("hunter").stress == 0


@pytest.mark.rule("HL-1.6d")
@pytest.mark.rule("HL-1.6f")
def test_who_does_not_survive_gains_nothing_and_the_other_attacks_are_void() -> None:
    s = drawing("home", aircraft("hunter"), aircraft("wolf", aborted=True))
    told = play(s, DrawnEvent(43), TakeIt(), dice(10))  # two attacks; 10 Destroys
    assert s.flown.aircraft("hunter").lost == "home_bound"
    assert experience(told) == {}
    assert asked(s) is None


@pytest.mark.rule("HL-1.6d")
def test_a_plain_section_gives_no_experience() -> None:
    s = drawing("bound")
    assert experience(play(s, DrawnEvent(25))) == {}


@pytest.mark.rule("HL-1.6d")
@pytest.mark.rule("HL-5.2b")
def test_ex_175_who_aborts_afterwards_keeps_the_experience_of_the_event() -> None:
    s = drawing("bound")
    s.steps.insert(0, AbortDecision())
    play(s, DrawnEvent(15), Abort("hunter"), Done())
    assert s.flown.aircraft("hunter").aborted
    assert s.member("hunter").xp == 1


# ------------------------------------------------------------------------------------ Hawkeyes


def hawkeyes(section: SectionName = "bound") -> State:
    """Return a mission with two Hawkeyes, of the numbers 7 and 9, about to draw an Event."""
    flight = (aircraft("watchdog"), aircraft("eyes"), aircraft("hunter"))
    return drawing(section, *flight, eyes=1)


@pytest.mark.rule("HL-10.1h")
def test_ex_150_an_event_that_the_second_hawkeye_ignores_gives_neither_effect_nor_experience() -> (
    None
):
    s = hawkeyes()
    play(s, DrawnEvent(15))
    assert choice(s).actions == (IgnoreEvent("watchdog"), IgnoreEvent("eyes"), MeetEvent())
    play(s, IgnoreEvent("watchdog"))
    assert (chance(s).kind, roll(s).target) == ("reaction_die", 7)
    play(s, dice(4))
    assert choice(s).actions == (IgnoreEvent("eyes"), MeetEvent())
    play(s, IgnoreEvent("eyes"))
    assert roll(s).target == 9
    told = play(s, dice(9))
    assert any(isinstance(each, EffectNoted) and each.rule == "HL-10.1h" for each in told)
    assert s.flown.turn_limit == 5
    assert experience(told) == {}
    assert asked(s) is None


@pytest.mark.rule("HL-10.1h")
def test_an_event_that_nobody_ignores_is_met_after_all_tries() -> None:
    s = hawkeyes()
    told = play(s, DrawnEvent(15), IgnoreEvent("eyes"), dice(8), IgnoreEvent("watchdog"), dice(6))
    assert s.flown.turn_limit == 4
    assert experience(told) == {"watchdog": 1, "eyes": 1, "hunter": 1}


@pytest.mark.rule("HL-10.1h")
def test_an_event_can_be_met_without_a_try() -> None:
    s = hawkeyes()
    play(s, DrawnEvent(15), MeetEvent())
    assert s.flown.turn_limit == 4


@pytest.mark.rule("HL-10.1h")
@pytest.mark.parametrize("section", SECTIONS)
def test_any_section_can_be_ignored(section: SectionName) -> None:
    s = hawkeyes(section)
    play(s, DrawnEvent(2))
    assert choice(s).rule == "HL-10.1h"


@pytest.mark.rule("HL-10.1h")
@pytest.mark.parametrize(
    ("skill", "stress", "aborted"), [(0, 0, False), (2, 7, False), (2, 11, False), (2, 0, True)]
)
def test_a_hawkeye_without_a_number_or_off_the_mission_cannot_ignore(
    skill: int, stress: int, aborted: bool
) -> None:
    s = drawing("bound", aircraft("watchdog", aborted=aborted), aircraft("hunter"), watchdog=skill)
    s.member("watchdog").stress = stress
    play(s, DrawnEvent(15))
    assert s.flown.turn_limit == 4


@pytest.mark.rule("HL-10.1h")
def test_there_is_nothing_to_ignore_in_an_empty_section() -> None:
    s = hawkeyes()
    play(s, DrawnEvent(24))
    assert asked(s) is None


@pytest.mark.rule("HL-10.1h")
@pytest.mark.parametrize(
    ("pick", "reason"),
    [("pilot:hunter", "no Hawkeye"), ("pilot:eyes", "tried"), ("area:center", None)],
)
def test_it_is_told_why_a_pilot_cannot_ignore_the_event(pick: str, reason: str | None) -> None:
    s = hawkeyes()
    play(s, DrawnEvent(15), IgnoreEvent("eyes"), dice(1))
    asked(s)
    step = s.steps[-1]
    assert isinstance(step, CampaignStep)
    found = step.explain(s, KIT, (pick,))
    assert (found is None) == (reason is None)
    assert reason is None or reason in str(found)


@pytest.mark.rule("HL-5.1a")
def test_a_card_that_is_told_by_hand_is_known_by_all_its_titles() -> None:
    card = KIT.events[20]
    words = sentence(DrawnEvent(20).label(KIT))
    assert words.startswith("The Event is card 20: ")
    assert all(sentence(each.title) in words for each in (card.bound, card.over, card.home))
