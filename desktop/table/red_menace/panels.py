"""All panels, strips, notes and docks of Red Menace, in the order in which the table asks them."""

from __future__ import annotations

from collections.abc import Callable

from desktop.table.look import Panel, Table


def panels(table: Table) -> tuple[Panel, ...]:
    """Return the panels of decisions, the strip above the board, the notes and the docks."""
    # Loaded with the table: whoever only asks how the table looks needs none of them.
    makers: tuple[Callable[[Table], Panel], ...] = ()
    return tuple(make(table) for make in makers)
