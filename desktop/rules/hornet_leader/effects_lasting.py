"""Effects that last: they are kept, and whoever reads them asks ``standing`` (schema 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import T, Tell, Text
from desktop.rules.hornet_leader import changes_campaign, changes_flight
from desktop.rules.hornet_leader.attack_target import check_target
from desktop.rules.hornet_leader.effects_data import (
    AltitudeEffect,
    AnyEffect,
    ForbidEffect,
    HitsAllEffect,
    HitsEffect,
    RestrictWeaponEffect,
)
from desktop.rules.hornet_leader.effects_scene import Context, nothing
from desktop.rules.hornet_leader.records import Until
from desktop.rules.hornet_leader.standing import altitudes

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

COUNTS: dict[Until, Text] = {
    "turn1": T("hornet_leader", "{source} counts to the end of turn 1."),
    "turn2": T("hornet_leader", "{source} counts to the end of turn 2."),
    "mission": T("hornet_leader", "{source} counts for this mission."),
    "next_mission": T("hornet_leader", "{source} counts for the next mission."),
    "campaign": T("hornet_leader", "{source} counts for the rest of the Campaign."),
}


def begin_lasting(
    s: State,
    kit: Kit,
    effect: AnyEffect,
    context: Context,
    tell: Tell,
    pilots: tuple[str, ...] = (),
) -> None:
    """Let an effect last as long as it says; ``pilots`` are those it picked, if it picks any.

    What it changes at once, it changes here: Altitudes, and a Target that now needs fewer Hits.
    """
    until = _until(effect)
    beyond = until in ("next_mission", "campaign")
    if not beyond and (s.mission is None or not _counts_now(s, kit, effect)):
        nothing(kit, context, tell)
        return
    changes_campaign.add_standing(s, effect, until, context.source, pilots)
    if context.scene != "setup":
        # The Campaign's notes are told in their own words (HL-2.4c).
        words = COUNTS[until].of(source=kit.source_name(context.source))
        changes_campaign.note(words, tell, context.rule)
    if context.in_flight:
        if isinstance(effect, HitsEffect | HitsAllEffect):
            check_target(s, kit, tell)
        elif isinstance(effect, AltitudeEffect | ForbidEffect):
            _keep_altitudes(s, kit, context, tell)


def _until(effect: AnyEffect) -> Until:
    if isinstance(effect, RestrictWeaponEffect):
        return "campaign"
    until: Until = getattr(effect, "until", "mission")
    return until


def _counts_now(s: State, kit: Kit, effect: AnyEffect) -> bool:
    """Return whether the mission has what the effect changes: Hits need a rating."""
    return not isinstance(effect, HitsEffect) or kit.targets[s.flown.target].hits > 0


def _keep_altitudes(s: State, kit: Kit, context: Context, tell: Tell) -> None:
    for aircraft in s.flown.flying():
        allowed = altitudes(s, kit, aircraft.pilot)
        if aircraft.area and aircraft.high not in allowed:
            changes_flight.put(s, aircraft.pilot, aircraft.area, allowed[0], tell, context.rule)
