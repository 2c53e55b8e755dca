"""What the inspector says: Aircraft, enemies, the Target, areas; every number explained."""

from __future__ import annotations

from desktop.rules.core import Choice, Target
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import View
from desktop.table.hornet_leader.words import described
from desktop.table.look import Inspection


def inspected(
    kit: Kit, view: View, target: Target, choice: Choice | None, picks: tuple[Target, ...]
) -> Inspection | None:
    """Return what there is to say about a target."""
    words = described(kit, view, target)
    return None if words is None else Inspection(words)
