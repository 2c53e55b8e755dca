"""Every effect that is shipped runs to its end from a rich position, whatever is answered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from desktop.rules.core import Action, Chance, Decision, Event, Rolled, Step
from desktop.rules.hornet_leader.actions_chance import DrawnEvent
from desktop.rules.hornet_leader.checks import faults
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.defenses import PlaceBandits, PlaceSites
from desktop.rules.hornet_leader.effects import RunEffects
from desktop.rules.hornet_leader.effects_data import AnyEffect
from desktop.rules.hornet_leader.event_cards import EventCard, SectionName
from desktop.rules.hornet_leader.records import Entry
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    member,
    mission,
    play,
    settle,
    sheet_with,
)

SECTIONS: tuple[SectionName, ...] = ("bound", "over", "home")
TARGETS = (12, 10, 45, 34)
"""With Hits, with Objectives and Hits, with Bombers, with a fleet's Sites."""
LOADS = {
    "hunter": ("aim9", "mk84", "mk82", "mk82"),
    "viceroy": ("aim54", "aim54", "mk83"),
    "static": ("agm88",) * 4,
    "ghost": ("gbu12", "aim120"),
}
ENTRIES = [area.id for area in KIT.areas.values() if area.entry]


def rich(target: int, section: SectionName, rng: Random) -> State:
    """Return a mission of many kinds of Aircraft, with losses, cards in play, missing Pilots."""
    pilots = (*LOADS, "hoss", "watchdog", "wolf", "banzai", "pluto")
    flight = [aircraft(each, "", loads=LOADS.get(each, ()), sa=rng.randrange(3)) for each in pilots]
    s = mission(target, flight, state=campaign(sheet_with(target)), leader="hunter", steps=[Rest()])
    for each in s.squadron:
        each.stress, each.skill = rng.randrange(8), rng.randrange(6)
    s.so = rng.randrange(4)
    s.so_entries = [Entry(s.so, "base", 0)]
    flown = s.flown
    flown.aircraft("hunter").pods = ["ecm"]
    flown.aircraft("wolf").damaged = True
    flown.aircraft("banzai").lost = flown.record("banzai").lost = "target_bound"
    flown.aircraft("pluto").aborted = flown.record("pluto").aborted = True
    s.squadron += [member(each, missing=True) for each in ("bug", "dingo")]
    s.squadron += [member("farmboy", 0), member("raider", 1, stress=5)]
    for card in [each for each in s.target_deck if KIT.targets[each].improvement][:3]:
        s.target_deck.remove(card)
        s.in_play.append(card)
    answer_all(s, rng, PlaceSites(), *(() if section == "bound" else (PlaceBandits(),)))
    if section == "home":
        flown.turn, flown.destroyed = 3, rng.random() < 0.5
    for plane in flown.flying() if section == "over" else ():
        plane.area, plane.high = rng.choice(ENTRIES), rng.random() < 0.5
    return s


def any_answer(decision: Decision, rng: Random) -> Action:
    if not isinstance(decision, Chance):
        return rng.choice(decision.actions)
    if decision.roll is not None:
        faces = range(1, decision.roll.sides + 1)
        return Rolled(tuple(rng.choices(faces, k=decision.roll.count)))
    return rng.choices(decision.outcomes, decision.weights)[0]


def answer_all(s: State, rng: Random, *steps: Step) -> list[Event]:
    """Carry steps out with random answers; the state is sound after each of them."""
    s.then(*steps)
    told, decision = settle(s)
    while len(s.steps) > 1 and s.outcome is None:
        assert decision is not None
        for_log = decision.prompt, *(each.label(KIT) for each in _listed(decision))
        assert all(for_log)
        told += play(s, any_answer(decision, rng))
        assert faults(s, KIT) == []
        decision = asked(s)
    for event in told:
        assert event.text(KIT).source
        assert event.rule
    return told


def _listed(decision: Decision) -> tuple[Action, ...]:
    return decision.outcomes if isinstance(decision, Chance) else decision.actions


@pytest.mark.rule("HL-1.6c")
@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("number", sorted(KIT.events))
def test_every_section_of_every_event_runs_to_its_end(number: int, section: SectionName) -> None:
    told: list[Event] = []
    for seed in range(8):
        rng = Random(1000 * number + seed)
        s = rich(TARGETS[seed % len(TARGETS)], section, rng)
        assert faults(s, KIT) == []
        s.then(EventCard(section))
        told += play(s, DrawnEvent(number))[1:]  # without the card itself
        told += answer_all(s, rng)
        assert len(s.steps) == 1
    assert bool(told) == bool(getattr(KIT.events[number], section).effects)


def card_lists() -> Iterator[tuple[str, int, tuple[AnyEffect, ...]]]:
    """Yield what the Target cards bring at a Debriefing, with its source."""
    for number, card in KIT.targets.items():
        overkill = card.overkill.effects if card.overkill is not None else ()
        lists = (("bonus", card.bonus), ("penalty", card.penalty), ("overkill", overkill))
        for name, effects in (*lists, ("improvement", card.improvement)):
            if effects:
                yield f"target:{number}:{name}", number, effects


@pytest.mark.parametrize(
    ("source", "target", "effects"), [pytest.param(*each, id=each[0]) for each in card_lists()]
)
def test_whatever_a_target_card_brings_runs_to_its_end(
    source: str, target: int, effects: tuple[AnyEffect, ...]
) -> None:
    for seed in range(3):
        rng = Random(1000 * target + seed)
        s = rich(target, "home", rng)
        told = answer_all(s, rng, RunEffects(effects, "debrief", source, "HL-1.7c"))
        assert told or KIT.targets[target].improvement
        assert faults(s, KIT) == []


@pytest.mark.rule("HL-2.4c")
@pytest.mark.parametrize("key", KIT.campaigns)
def test_the_notes_of_every_campaign_run_to_their_end(key: str) -> None:
    s = campaign(key, steps=[Rest()])
    s.so_entries = [Entry(s.so, "base", 0)]
    for note in KIT.campaigns[key].notes:
        run = RunEffects(note.effects, "setup", f"campaign:{key}", "HL-2.4c")
        told = answer_all(s, Random(1), run)
        assert told or s.carry or not note.effects
    assert faults(s, KIT) == []
    assert s.in_play == list(KIT.campaigns[key].start_in_play)
