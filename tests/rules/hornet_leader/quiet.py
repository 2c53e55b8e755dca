"""Days on which hardly anything happens: who plays does the least, and the dice are low."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.core import Action, Chance, Decision, Event
from desktop.rules.hornet_leader.actions_campaign import (
    FinishArming,
    FinishAssigning,
    FinishDebriefing,
)
from desktop.rules.hornet_leader.actions_mission import (
    Done,
    FinishMoving,
    FinishPlacing,
    MeetEvent,
    NoSuppression,
    Put,
    TakeIt,
)
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.end_of_day import Recovery
from desktop.rules.hornet_leader.flow import (
    Missions,
    NextDay,
)
from desktop.rules.hornet_leader.records import Member
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    asked,
    campaign,
    dice,
    member,
    play,
    settle,
)

FLIGHT = ("hunter", "wolf", "bear", "mustang")
"""Average Pilots with Cool 1."""


def morning(target: int, *squadron: Member, **fields: Any) -> State:
    """Return a mission about to be flown."""
    s = campaign(squadron=squadron or [member(each) for each in FLIGHT], **fields)
    s.target_deck.remove(target)
    s.primary = target
    s.then(Missions(), Recovery(), NextDay())
    return s


def quiet(s: State, asked: Decision) -> Action:
    """Return the answer that changes least: low dice, the first counter, nothing done."""
    if isinstance(asked, Chance):
        if asked.roll is not None:
            return dice(*[1] * asked.roll.count)
        return asked.outcomes[0]
    ends: tuple[type[Action], ...] = (FinishArming, FinishAssigning, FinishDebriefing)
    ends = (*ends, FinishPlacing, FinishMoving, Done, NoSuppression, TakeIt, MeetEvent)
    for each in asked.actions:
        if isinstance(each, ends) or (isinstance(each, Put) and not area_of(s, each.pilot)):
            return each
    return asked.actions[0]


def area_of(s: State, pilot: str) -> str:
    return s.flown.aircraft(pilot).area


def fly(
    s: State,
    answer: Callable[[Decision], Action | None] = lambda _: None,
    until: Callable[[Decision], bool] = lambda _: False,
) -> list[Event]:
    """Play on, quietly where ``answer`` has none, until something is asked or all is over."""
    told, found = settle(s)
    for _ in range(1000):
        if found is None or s.outcome is not None or until(found):
            return told
        told += play(s, answer(found) or quiet(s, found))
        found = asked(s)
    raise AssertionError("This does not come to an end.")


def at_rest(s: State) -> Callable[[Decision], bool]:
    return lambda _: isinstance(s.steps[-1], Rest)
