"""How events are seen on the display, and the words for what lies there."""

from __future__ import annotations

import pytest

from desktop.models.say import say
from desktop.paint.face import State as Sign
from desktop.rules.core import Event
from desktop.rules.hornet_leader.events_display import (
    CounterDestroyed,
    CounterMoved,
    CounterPlaced,
    CounterRemoved,
    TurnBegan,
)
from desktop.rules.hornet_leader.events_flight import AircraftDestroyed, AircraftLeft, AircraftPut
from desktop.rules.hornet_leader.state import View
from desktop.table.hornet_leader.counters import APRON_SIZE, board_counters, waiting
from desktop.table.hornet_leader.motions import motion_of
from desktop.table.hornet_leader.words import attempted, described
from desktop.table.look import Motion
from tests.rules.hornet_leader.positions import KIT, campaign
from tests.table.hornet_leader import scenes

RULE = "HL-6.0a"


@pytest.mark.parametrize(
    ("event", "motion"),
    [
        (
            AircraftPut(RULE, "wolf", "so_north_west", "center", True),
            Motion("pilot:wolf", "move", "so_north_west", "center"),
        ),
        (AircraftPut(RULE, "wolf", "center", "center", False), None),
        (AircraftLeft(RULE, "wolf", "center"), Motion("pilot:wolf", "vanish", "center")),
        (AircraftDestroyed(RULE, "wolf", "center"), Motion("pilot:wolf", "vanish", "center")),
        (CounterPlaced(RULE, "sa_6#1", "center"), Motion("enemy:sa_6#1", "appear", end="center")),
        (
            CounterMoved(RULE, "mig_21#1", "app_east", "center"),
            Motion("enemy:mig_21#1", "move", "center", "app_east"),
        ),
        (CounterRemoved(RULE, "sa_6#1", "center"), Motion("enemy:sa_6#1", "vanish", "center")),
        (
            CounterDestroyed(RULE, "sa_6#1", "center", "wolf"),
            Motion("enemy:sa_6#1", "vanish", "center"),
        ),
        (TurnBegan(RULE, 1, 5), None),
    ],
)
def test_events_are_seen_as_movement(event: Event, motion: Motion | None) -> None:
    assert motion_of(event) == motion


def test_the_target_has_a_counter_with_its_hits_in_the_center() -> None:
    s = scenes.over_target()
    (target,) = (each for each in board_counters(KIT, View(0, s)) if each.id == "target")
    assert (target.place, target.picked_as) == ("center", "target")
    assert [cell.text for cell in getattr(target.face, "bottom", ())] == ["2/4"]
    s.flown.destroyed = True
    (target,) = (each for each in board_counters(KIT, View(0, s)) if each.id == "target")
    assert Sign.DESTROYED in getattr(target.face, "states", ())


def test_aircraft_wait_below_the_display_until_they_are_placed() -> None:
    s = scenes.placing(2)
    assert [each.pilot for each in waiting(s)] == ["wolf", "teflon", "pluto"]
    counters = {each.id: each for each in board_counters(KIT, View(0, s))}
    centre = KIT.board.centre(counters["pilot:wolf"].place)
    assert centre.y + counters["pilot:wolf"].offset[1] > 1000
    assert counters["pilot:wolf"].size == (APRON_SIZE, APRON_SIZE)
    assert waiting(scenes.placing(5)) == []
    assert waiting(scenes.over_target()) == []
    assert board_counters(KIT, View(0, campaign())) == ()


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("so_south_west", "South Stand-Off, western portion"),
        ("app_west", "West Approach: SA-8B"),
        ("target", "14 Command Bunker: 2 of 4 Hits"),
        ("pilot:wolf", "Wolf, F/A-18C Hornet, High: Okay, Stress 2; 2 GBU-16, Mk. 20"),
        ("button:done", None),
        ("enemy:nobody#1", None),
    ],
)
def test_everything_on_the_display_has_words(target: str, words: str | None) -> None:
    found = described(KIT, View(0, scenes.over_target()), target)
    assert (None if found is None else say(found)) == words


def test_words_for_what_was_tried_in_vain_name_both() -> None:
    view = View(0, scenes.over_target())
    told = {
        ("center", ("pilot:wolf",)): "Wolf cannot go to Center",
        ("center", ()): "Center cannot be chosen",
        ("enemy:sa_6#1", ("pilot:wolf",)): "Wolf cannot attack SA-6",
        ("enemy:sa_6#1", ()): "SA-6 cannot be chosen",
        ("pilot:wolf", ()): "Wolf cannot be chosen",
    }
    for (target, picks), words in told.items():
        found = attempted(KIT, view, target, picks)
        assert found is not None
        assert say(found) == words
    assert attempted(KIT, view, "button:done", ()) is None
