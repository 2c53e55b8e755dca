"""Which flights are legal, and whether one can be had at all (HL-4.4a, HL-2.9a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.pilots import is_fit, type_of

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


def counts(kit: Kit, pilots: Sequence[str]) -> int:
    """Return how many of the Pilots count against the Target's number (HL-10.1e)."""
    return sum([not type_of(kit, pilot).flags.free_slot for pilot in pilots])


def fit_pilots(s: State, kit: Kit) -> list[str]:
    """Return the Pilots who may be chosen for a mission now (HL-4.4b)."""
    busy = set(s.second_flight)
    if s.mission is not None:
        busy.update([each.pilot for each in s.mission.flight])
    return [
        each.pilot
        for each in s.squadron
        if not each.flew and each.pilot not in busy and is_fit(kit, each)
    ]


def can_fly(s: State, kit: Kit) -> bool:
    """Return whether a mission can be flown today: a fit Pilot who counts, and a Target."""
    pilot = counts(kit, fit_pilots(s, kit)) > 0
    return pilot and bool(s.target_deck or s.target_discards or s.in_play or s.drawn)
