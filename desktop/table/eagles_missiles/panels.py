"""All panels, strips, notes and docks of Eagles & Missiles, as the table asks them in order."""

from __future__ import annotations

from collections.abc import Callable

from desktop.rules.core import T
from desktop.table.look import Panel, Table

HINT = T("eagles_missiles.table", "Hint (?), play this phase (Ctrl+P)")


def panels(table: Table) -> tuple[Panel, ...]:
    """Return the panels of decisions, strips above the board, notes and docks."""
    # Loaded with the table: whoever only asks how the table looks needs none of them.
    from desktop.table.eagles_missiles import (
        aa_move_panel,
        aa_panel,
        air_panel,
        deploy_panel,
        fight_panel,
        missile_panel,
        nato_panel,
        place_panel,
        raid_panel,
        window_panel,
    )

    makers: tuple[Callable[[Table], Panel], ...] = (
        aa_move_panel.panel,
        air_panel.panel,
        deploy_panel.panel,
        fight_panel.panel,
        place_panel.panel,
        window_panel.panel,
        aa_panel.panel,
        missile_panel.panel,
        raid_panel.panel,
        nato_panel.panel,
        hint,
    )
    return tuple(make(table) for make in makers)


def hint(table: Table) -> Panel:
    """Return the strip of the computer player's advice."""
    from desktop.table.advice import Advice
    from desktop.table.advice_line import AdviceLine, advice_panel

    return advice_panel(AdviceLine(table, Advice(table)), HINT)
