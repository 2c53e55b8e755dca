"""A Debriefing that is carried out whole, and what it has made of the squadron."""

from __future__ import annotations

import copy
from typing import Any

import msgspec

from desktop.rules.core import Event, Step
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.debrief import Debrief
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    campaign,
    mission,
)

PLAIN = 13
"""A Target of Iraq 1991 without Improvement, Penalty and Overkill: 13 Hits, 3 VP, band 3."""
FAR = 24
"""One in the band that gives Experience: 13 Hits, 5 VP."""
DAMAGING = ("damaging",)


def home(pilot: str, **fields: Any) -> Aircraft:
    """Return an Aircraft that has come home."""
    return aircraft(pilot, "", **fields)


def debrief(
    target: int = PLAIN,
    *flight: Aircraft,
    sheet: str = "iraq_1991",
    options: tuple[str, ...] = (),
    adjustments: tuple[str, ...] = (),
    kit: Kit = KIT,
    changes: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """Return a campaign after a Debriefing; ``fields`` are those of the mission."""
    state = campaign(sheet, options=options, adjustments=adjustments, **(changes or {}))
    s = mission(target, flight or [home("hunter")], state=state, **fields)
    for each in s.flown.flight:
        record = s.flown.record(each.pilot)
        record.aborted, record.lost = each.aborted, each.lost
        s.member(each.pilot).flew = True
    run(s, kit)
    return s


def run(s: State, kit: Kit = KIT) -> list[Event]:
    """Carry the Debriefing out, with the effects of the card, until something is asked."""
    told: list[Event] = []
    s.then(Debrief())
    while s.steps and s.outcome is None:
        top: Step = s.steps[-1]
        if top.asks(s, kit):
            break
        s.steps.pop()
        top.carry_out(s, kit, None, told.append)
    return told


def card(number: int, **fields: Any) -> Kit:
    """Return the components with another Target card of that number."""
    kit = copy.copy(KIT)
    kit.targets = {**KIT.targets, number: msgspec.structs.replace(KIT.targets[number], **fields)}
    return kit


def xp(s: State) -> list[int]:
    return [each.xp for each in s.squadron]


def stress(s: State) -> list[int]:
    return [each.stress for each in s.squadron]


def rules(told: list[Event]) -> set[str]:
    return {each.rule for each in told}
