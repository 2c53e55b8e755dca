"""What the square under the pointer means: who could attack there, or which quadrant it is."""

from __future__ import annotations

from desktop.rules.core import Target
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.notation import SQUARES
from desktop.table.daring_eagle.drafts import QuadrantDraft
from desktop.table.daring_eagle.marks import threat_lines
from desktop.table.look import Mark, Table


def pointed(table: Table, kit: Kit, target: Target) -> tuple[Mark, ...]:
    """Return a quadrant that can be chosen, or a line from each enemy to a destination."""
    picker = table.picker
    if isinstance(picker.draft, QuadrantDraft):
        return picker.draft.whole(target)
    if target not in SQUARES or target not in picker.next_targets():
        return ()
    start = SQUARES.get(picker.picks[0], -1) if len(picker.picks) == 1 else -1
    unit = table.model.view.state.unit_on[start] if start >= 0 else -1
    if unit < 0:
        return ()
    return threat_lines(kit, table.model.view, SQUARES[target], unit)
