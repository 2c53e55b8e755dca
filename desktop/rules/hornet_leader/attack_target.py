"""Whether the Target of the mission is Destroyed (HL-6.7, HL-1.7n)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.hornet_leader import changes_display
from desktop.rules.hornet_leader.targets import hits_needed

if TYPE_CHECKING:
    from desktop.rules.core import Tell
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


def hits_on_target(s: State, kit: Kit) -> int:
    """Return the Hits that count on the Target.

    Those noted by earlier missions count for at most one less than is needed (HL-9.8d).
    """
    return _hits_on(s, hits_needed(s, kit, s.flown.target))


def _hits_on(s: State, needed: int) -> int:
    mission = s.flown
    return min(mission.noted, max(needed - 1, 0)) + mission.hits - mission.noted


def hits_missing(s: State, kit: Kit) -> int:
    """Return the Hits that the Target can still take before it has all it needs (HL-6.7a)."""
    needed = hits_needed(s, kit, s.flown.target)
    return max(needed - _hits_on(s, needed), 0)


def objectives(s: State) -> list[str]:
    """Return the keys of the Objective counters on the display."""
    return [counter.key for counter in s.flown.counters if counter.objective]


def target_destroyed(s: State, kit: Kit) -> bool:
    """Return whether the Target is Destroyed: its Hits, its Objectives, or both (HL-1.7n).

    Once Destroyed it stays so, whatever changes the Hits later (HL-6.7a).
    """
    mission = s.flown
    if mission.destroyed:
        return True
    if hits_missing(s, kit):
        return False
    if kit.targets[mission.target].objective is None:
        return True
    # Bandits and Bombers are placed after the Aircraft: before that none could be seen.
    begun = mission.turn > 0 or any(each.area for each in mission.flight)
    return begun and not objectives(s)


def check_target(s: State, kit: Kit, tell: Tell) -> None:
    """Mark the Target as Destroyed if it is so now: after Hits, Objectives, and changed needs."""
    if not s.flown.destroyed and target_destroyed(s, kit):
        rated = kit.targets[s.flown.target].hits
        changes_display.destroy_target(s, tell, "HL-6.7a" if rated else "HL-6.7c")
