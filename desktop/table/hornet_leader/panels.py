"""All pages, panels and docks of Hornet Leader, in the order in which the table asks them."""

from __future__ import annotations

from desktop.table.look import Panel, Table


def panels(table: Table) -> tuple[Panel, ...]:
    """Return the pages in the place of the board, the panels of decisions, and the docks."""
    # Loaded with the table: whoever only asks how the display looks needs none of them.
    from desktop.table.hornet_leader import flight_dock, mission_panel

    makers = (mission_panel.panel, flight_dock.panel)
    return tuple(make(table) for make in makers)
