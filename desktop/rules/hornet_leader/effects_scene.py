"""Where a list of effects runs, and what it can see of the mission (schema 6.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from desktop.rules.core import T, Tell
from desktop.rules.hornet_leader import changes_campaign, debrief_rules
from desktop.rules.hornet_leader.pilots import radar
from desktop.rules.hornet_leader.records import Aircraft, Place, Scene

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.effects_base import Condition
    from desktop.rules.hornet_leader.state import State

PLACES: dict[Scene, Place] = {
    "bound": "target_bound",
    "over": "over_target",
    "home": "home_bound",
}
"""Where Aircraft are lost in the sections of an Event."""


class Context(msgspec.Struct, array_like=True, frozen=True):
    """Where an effect stands, and for whom it runs."""

    scene: Scene
    source: str
    """Of which card or note it is (``kit.source_name``)."""
    rule: str
    pilot: str = ""
    """The Pilot in turn, who is ``self``; empty outside ``for_each`` and ``roll_each``."""

    @property
    def in_flight(self) -> bool:
        """Whether it is a section of an Event: Aircraft are under way."""
        return self.scene in PLACES


Handler = Callable[["State", "Kit", Any, Context, Tell], None]
"""Carries out one operation: it changes the state and pushes what is still to be decided."""
PilotHandler = Callable[["State", "Kit", Any, Context, tuple[str, ...], Tell], None]
"""The same for an operation on the Pilots who have been picked."""


def on_mission(s: State, context: Context) -> list[str]:
    """Return the Pilots who are on the mission, in flight order (schema 6.1, HL-1.6b).

    At the Debriefing they are those who flew; at set-up nobody is.
    """
    if s.mission is None:
        return []
    if context.in_flight:
        return [each.pilot for each in s.mission.flying()]
    return [each.pilot for each in s.mission.records if debrief_rules.flew(each)]


def aboard(s: State, context: Context, pilots: tuple[str, ...]) -> list[Aircraft]:
    """Return the Aircraft of those Pilots who are still flying; none outside an Event."""
    if not context.in_flight:
        return []
    return [each for each in s.flown.flying() if each.pilot in pilots]


def holds(s: State, kit: Kit, condition: Condition) -> bool:
    """Return whether the condition of an ``if`` holds; raises ``KeyError`` for reserved ones."""
    mission = s.flown
    found: dict[Condition, bool] = {
        "target_destroyed": mission.destroyed,
        "target_not_destroyed": not mission.destroyed,
        "any_destroyed": any(each.lost for each in mission.flight),
        "hawkeye_present": any(radar(kit, s.member(each.pilot)) for each in mission.flying()),
        "tanker_used": bool(mission.tanker),
    }
    return found[condition]


def nothing(kit: Kit, context: Context, tell: Tell) -> None:
    """Log that an effect finds nothing to act on (schema 6)."""
    words = T("hornet_leader", "{source}: there is nothing to act on.")
    changes_campaign.note(words.of(source=kit.source_name(context.source)), tell, context.rule)
