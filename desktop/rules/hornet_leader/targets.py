"""What a Target needs and brings: Hits, Aircraft, Sites and Bandits as changed by everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.effects_data import (
    HitsAllEffect,
    HitsEffect,
    ReconExtraEffect,
    TargetModEffect,
)
from desktop.rules.hornet_leader.records import INFRA, RECON
from desktop.rules.hornet_leader.standing import in_force, in_force_from

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


class Sum(msgspec.Struct, frozen=True):
    """A number and what it is made of, for the breakdowns that the table shows."""

    total: int
    parts: tuple[tuple[Text, int], ...]
    """Each with its name; they add up to the total."""


PRINTED = T("hornet_leader", "on the card")
AT_LEAST_ONE = T("hornet_leader", "at least 1")


def _at_least_one(parts: list[tuple[Text, int]]) -> Sum:
    """Return the sum of parts that change it, but not below 1; those of 0 are left out."""
    total = sum([amount for _, amount in parts])
    if total < 1:
        parts.append((AT_LEAST_ONE, 1 - total))
    return Sum(max(total, 1), tuple([part for part in parts if part[1]]))


def hits_breakdown(s: State, kit: Kit, target: int) -> Sum:
    """Return the Hits that Destroy a Target now; 0 for one without a rating (HL-6.7a, c).

    Infra, Improvements and, for the mission's Target, Events change it; it is at least 1
    (HL-2.5d).
    """
    printed = kit.targets[target].hits
    if not printed:
        return Sum(0, ())
    infra = kit.campaigns[s.terms.campaign].tracks.infra.values[s.tracks[INFRA]]
    parts = [(PRINTED, printed), (kit.track_name(INFRA), infra)]
    for source, general in in_force_from(s, kit, HitsAllEffect, target):
        parts.append((kit.source_name(source), general.amount))
    if s.mission is not None and s.mission.target == target:
        for source, effect in in_force_from(s, kit, HitsEffect, target):
            parts.append((kit.source_name(source), effect.amount))
    return _at_least_one(parts)


def hits_needed(s: State, kit: Kit, target: int) -> int:
    """Return the Hits that Destroy a Target now; 0 for one without a rating."""
    return hits_breakdown(s, kit, target).total


def aircraft_breakdown(s: State, kit: Kit, target: int) -> Sum:
    """Return how many Aircraft a Target takes: 1 fewer for large deck Marines (HL-9.6c).

    The option of one Aircraft more or less counts from this number.
    """
    parts = [(PRINTED, kit.targets[target].aircraft)]
    options = [kit.options[key] for key in s.terms.options]
    parts += [(each.title, each.aircraft_limit) for each in options if each.aircraft_limit]
    return _at_least_one(parts)


def aircraft_limit(s: State, kit: Kit, target: int) -> int:
    """Return how many Aircraft a Target takes."""
    return aircraft_breakdown(s, kit, target).total


def recon_limit(s: State, kit: Kit) -> Sum:
    """Return how many Target cards may be drawn for the Day, at least 1 (HL-2.5b, HL-4.1a).

    What an Event gives for the next mission counts here already (schema 6.4, ``recon_extra``).
    """
    reading = kit.campaigns[s.terms.campaign].tracks.recon.values[s.tracks[RECON]]
    parts = [(kit.track_name(RECON), reading)]
    for source, effect in in_force_from(s, kit, ReconExtraEffect):
        parts.append((kit.source_name(source), effect.amount))
    parts += [
        (kit.source_name(each.source), each.effect.amount)
        for each in s.carry
        if not each.active and isinstance(each.effect, ReconExtraEffect)
    ]
    return _at_least_one(parts)


def draws(s: State, kit: Kit, kind: Literal["sites", "bandits"], target: int) -> tuple[int, int]:
    """Return how many counters each Approach Area and the Center get (HL-4.3a, HL-5.4a)."""
    card = kit.targets[target]
    approach, center = card.sites if kind == "sites" else card.bandits
    for effect in in_force(s, kit, TargetModEffect, target):
        if effect.field == kind:
            if effect.area == "center":
                center += effect.amount
            else:
                approach += effect.amount
    for adjustment in s.terms.adjustments:
        changed = kit.adjustments[adjustment]
        center += changed.center_sites if kind == "sites" else changed.center_bandit_draws
    return max(approach, 0), max(center, 0)
