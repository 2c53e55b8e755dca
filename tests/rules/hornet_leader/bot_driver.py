"""The autopilot as a player of sessions in tests, quick enough to play whole Days."""

from __future__ import annotations

from desktop.rules.core import Action, Choice, Decision
from desktop.rules.hornet_leader.actions_campaign import SelectTargets, StopDrawing
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import KIT


def policy_answer(s: State, asked: Decision | None) -> Action:
    """Return what the autopilot does; one Target is drawn, of several the first is flown."""
    assert isinstance(asked, Choice)
    if StopDrawing() in asked.actions:
        return StopDrawing()
    found = next((each for each in asked.actions if isinstance(each, SelectTargets)), None)
    return found or Policy(KIT).decide(s, asked.actions)[0]
