"""What a Target needs and brings: Hits, Aircraft, Sites and Bandits as changed by everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.rules.core import Text
from desktop.rules.hornet_leader.effects_data import (
    HitsAllEffect,
    HitsEffect,
    TargetModEffect,
)
from desktop.rules.hornet_leader.records import INFRA
from desktop.rules.hornet_leader.standing import in_force

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


class Sum(msgspec.Struct, frozen=True):
    """A number and what it is made of, for the breakdowns that the table shows."""

    total: int
    parts: tuple[tuple[Text, int], ...]


def hits_needed(s: State, kit: Kit, target: int) -> int:
    """Return the Hits that Destroy a Target now; 0 for one without a rating (HL-6.7a, c).

    Infra, Improvements and, for the mission's Target, Events change it; it is at least 1.
    """
    printed = kit.targets[target].hits
    if not printed:
        return 0
    needed = printed + kit.campaigns[s.terms.campaign].tracks.infra.values[s.tracks[INFRA]]
    needed += sum(effect.amount for effect in in_force(s, kit, HitsAllEffect, target))
    if s.mission is not None and s.mission.target == target:
        needed += sum(effect.amount for effect in in_force(s, kit, HitsEffect, target))
    return max(needed, 1)


def aircraft_limit(s: State, kit: Kit, target: int) -> int:
    """Return how many Aircraft a Target takes: 1 fewer for large deck Marines (HL-9.6c)."""
    printed = kit.targets[target].aircraft
    return max(printed - s.has_option("large_deck_marines"), 1)


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
