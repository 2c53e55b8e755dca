"""Every fault that a state of a campaign can have is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.core import Outcome
from desktop.rules.hornet_leader import changes_campaign
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.checks import faults
from desktop.rules.hornet_leader.records import Entry
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    campaign,
    counter,
    member,
    mission,
)


def sound() -> State:
    """Return a mission with a flight, a Site out of the cup and a Bomber, without a fault."""
    base = campaign(so_entries=[Entry(22, "base", 0)], in_play=[31], second_flight=["wedge"])
    base.target_deck.remove(31)
    base.squadron.append(member("wedge"))
    row = next(row for row, entry in enumerate(KIT.cup) if entry.site == "sa_6")
    base.cup[row] -= 1
    base.bomber_cup[0] -= 1
    flight = [aircraft("teflon", loads=("aim9",)), aircraft("pluto")]
    counters = [
        counter("site", "sa_6", "app_north", row=row),
        counter("bomber", KIT.bomber_kinds[0].id, "center", row=0, bombers=2),
        counter("site", "sa_17", "center", 2),
    ]
    return mission(1, flight, counters, state=base, leader="teflon", steps=[AssignPilots()])


def test_a_sound_state_has_no_fault() -> None:
    assert faults(sound(), KIT) == []


@pytest.mark.rule("HL-2.6a")
@pytest.mark.parametrize("so", [-1, -6])
def test_the_fund_may_be_below_0_only_during_set_up(so: int) -> None:
    state = campaign(day=0, so=so, so_entries=[Entry(so, "base", 0)], steps=[AssignPilots()])
    assert faults(state, KIT) == []
    state.day = 1
    assert faults(state, KIT) == [f"The fund holds {so} SO Points."]


@pytest.mark.rule("HL-2.6a")
def test_ex_186_what_an_event_takes_stops_at_0() -> None:
    state = campaign(so=1)
    changes_campaign.change_so(state, -2, "effect", lambda event: None, "HL-2.6a", "event:1:home")
    assert state.so == 0
    assert state.so_entries == [Entry(-1, "effect", 1, "event:1:home")]


def setting(path: str, value: Any) -> Callable[[State], None]:
    """Return what sets an attribute, such as ``mission.flight.0.sa``."""

    def change(s: State) -> None:
        *way, last = path.split(".")
        place: Any = s
        for name in way:
            place = place[int(name)] if name.isdigit() else getattr(place, name)
        if last.isdigit():
            place[int(last)] = value
        else:
            setattr(place, last, value)

    return change


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda s: s.target_deck.remove(5), "Target 5 is nowhere"),
        (lambda s: s.target_discards.append(5), "Target 5 is in 2 places"),
        (lambda s: s.in_play.append(2), "Target 2 is in play before"),
        (setting("secondary", 1), "both Primary and Secondary"),
        (lambda s: s.event_deck.remove(7), "Event 7 is in 0 places"),
        (lambda s: s.event_discards.append(7), "Event 7 is in 2 places"),
        (setting("cup.0", -1), "Row 0 of the cup has -1"),
        (lambda s: s.mission.counters.pop(0), "of the cup has"),
        (lambda s: s.mission.counters.pop(1), "There are 3 + 0"),
        (setting("so", 5), "its account 22"),
        (setting("day", 4), "Day 4 of 3"),
        (setting("tracks.1", 99), "Track 1 stands at 99"),
        (setting("squadron.0.pilot", "nobody"), "There is no Pilot nobody"),
        (lambda s: s.squadron.append(member("wedge")), "wedge is in the squadron more than once"),
        (setting("squadron.0.skill", 6), "has the skill 6"),
        (setting("squadron.0.stress", -1), "has -1 Stress"),
        (setting("squadron.0.xp", -1), "and -1 Experience"),
        (
            lambda s: (
                setting("squadron.0.missing", True)(s),
                setting("squadron.0.removed", True)(s),
            ),
            "missing although",
        ),
        (lambda s: s.second_flight.append("pluto"), "pluto flies twice"),
        (lambda s: s.second_flight.append("bug"), "bug flies but is not in the squadron"),
        (lambda s: s.mission.records.pop(), "other Pilots than the flight"),
        (setting("mission.leader", "wedge"), "leads a flight of others"),
        (setting("mission.flight.0.sa", -1), "-1 SA counters"),
        (setting("mission.flight.0.area", "moon"), "teflon is in moon"),
        (setting("mission.flight.0.aborted", True), "still on the table"),
        (setting("mission.flight.0.loads", ["aim54"] * 99), "99 counters of"),
        (setting("mission.counters.0.area", "moon"), "sa_6#1 is in moon"),
        (setting("mission.counters.1.bombers", 0), "has 0 Bombers"),
        (setting("mission.counters.2.key", "sa_6#1"), "sa_6#1 is on the display more than once"),
        (setting("mission.noted", 3), "fewer than were noted"),
        (lambda s: s.steps.clear(), "Nothing is left to do"),
    ],
)
def test_a_fault_is_told(change: Callable[[State], Any], word: str) -> None:
    state = sound()
    change(state)
    found = faults(state, KIT)
    assert any(word in fault for fault in found), found


def test_a_campaign_that_is_over_needs_no_steps() -> None:
    state = sound()
    state.steps.clear()
    state.outcome = Outcome((), "HL-8.4a")
    assert faults(state, KIT) == []
