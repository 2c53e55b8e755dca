"""All panels, strips, notes and docks of Red Menace, in the order in which the table asks them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop.table.look import Panel, Table


def panels(table: Table) -> tuple[Panel, ...]:
    """Return the panels of decisions, the strip above the board, the notes and the docks."""
    # Loaded with the table: whoever only asks how the table looks needs none of them.
    from desktop.table.red_menace import (
        basing_panel,
        city_note,
        deploy_panel,
        event_note,
        hint_line,
        interception_panel,
        launch_panel,
        moving_panel,
        result_panel,
        sam_panel,
        status_strip,
        strike_panel,
        submarine_panel,
    )

    strip = status_strip.StatusStrip(table)
    makers: tuple[Callable[[Table], Panel], ...] = (
        interception_panel.panel,
        deploy_panel.panel,
        launch_panel.panel,
        moving_panel.panel,
        basing_panel.panel,
        strike_panel.panel,
        submarine_panel.panel,
        sam_panel.panel,
        result_panel.panel,
        partial(hint_line.panel, strip=strip),
        partial(status_strip.panel, strip=strip),
        # Cities fall at the end of a turn, before the event of the next one is drawn.
        city_note.panel,
        event_note.panel,
    )
    return tuple(make(table) for make in makers)
