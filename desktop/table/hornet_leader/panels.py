"""All pages, panels and docks of Hornet Leader, in the order in which the table asks them."""

from __future__ import annotations

from functools import partial

from desktop.table.look import Panel, Table


def panels(table: Table) -> tuple[Panel, ...]:
    """Return the pages in the place of the board, the panels of decisions, and the docks."""
    # Loaded with the table: whoever only asks how the display looks needs none of them.
    from desktop.table.hornet_leader import (
        advice_line,
        arming_page,
        assign_page,
        attack_panel,
        choice_panel,
        day_page,
        debrief_page,
        event_note,
        event_panel,
        flight_dock,
        load_panel,
        mission_panel,
        moving_panel,
        phoenix_panel,
        reaction_panel,
        rescue_panel,
        squadron_page,
    )
    from desktop.table.hornet_leader.advice import Advice
    from desktop.table.hornet_leader.steward import Steward

    advice = Advice(table)
    # Before the panels: they are told of a change after it.
    steward = Steward(table)
    makers = (
        partial(squadron_page.panel, advice=advice),
        partial(assign_page.panel, advice=advice),
        partial(arming_page.panel, advice=advice),
        debrief_page.panel,
        partial(load_panel.panel, advice=advice),
        partial(choice_panel.panel, steward=steward),
        event_panel.panel,
        moving_panel.panel,
        phoenix_panel.panel,
        rescue_panel.panel,
        attack_panel.panel,
        reaction_panel.panel,
        mission_panel.panel,
        flight_dock.panel,
        # Wherever no other page of a Day stands.
        partial(day_page.panel, advice=advice),
        partial(advice_line.panel, advice=advice),
        partial(event_note.panel, steward=steward),
    )
    return tuple(make(table) for make in makers)
