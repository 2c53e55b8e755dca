"""Asking the autopilot what it does in a position."""

from __future__ import annotations

from typing import Any

from desktop.rules.core import Action, Choice, Step
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.effects_scene import Context
from desktop.rules.hornet_leader.records import Aircraft, Counter, Scene
from desktop.rules.hornet_leader.state import State
from desktop.text import sentence
from tests.rules.hornet_leader.positions import (
    KIT,
    asked,
    mission,
)


def choose(s: State) -> Action:
    """Return what the autopilot does; it must be legal and have a reason with a number."""
    decision = asked(s)
    assert isinstance(decision, Choice)
    action, reasons = Policy(KIT).decide(s, decision.actions)
    assert 1 <= len(reasons) <= 3
    assert all(sentence(reason) for reason in reasons)
    if action not in decision.actions:
        assert decision.open
        s.steps[-1].admit(s, KIT, action)
    return action


def over(
    step: Step, flight: list[Aircraft], counters: list[Counter] | None = None, **fields: Any
) -> State:
    """Return a mission over the Minor Airfield (7 Hits) at a step."""
    fields.setdefault("turn", 2)
    return mission(1, flight, counters or [], steps=[step], **fields)


def context(scene: Scene = "over") -> Context:
    """Return where an effect of an Event stands."""
    return Context(scene, f"event:1:{scene}", "HL-1.6a")
