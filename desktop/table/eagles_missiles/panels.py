"""All panels, strips, notes and docks of Eagles & Missiles, as the table asks them in order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.rules.core import T
from desktop.table.look import Panel, Table

if TYPE_CHECKING:
    from desktop.table.eagles_missiles.status_strip import StatusStrip

HINT = T("eagles_missiles.table", "Hint (?), play this phase (Ctrl+P)")


def panels(table: Table) -> tuple[Panel, ...]:
    """Return the panels of decisions, strips above the board, notes and docks."""
    # Loaded with the table: whoever only asks how the table looks needs none of them.
    from desktop.table.eagles_missiles import (
        aa_move_panel,
        aa_panel,
        air_panel,
        deploy_panel,
        event_note,
        fight_panel,
        landing_panel,
        missile_panel,
        nato_panel,
        place_panel,
        raid_panel,
        result_panel,
        score_panel,
        status_strip,
        window_panel,
    )

    strip = status_strip.StatusStrip(table)
    makers: tuple[Callable[[Table], Panel], ...] = (
        aa_move_panel.panel,
        air_panel.panel,
        deploy_panel.panel,
        landing_panel.panel,
        fight_panel.panel,
        place_panel.panel,
        window_panel.panel,
        aa_panel.panel,
        missile_panel.panel,
        raid_panel.panel,
        nato_panel.panel,
        result_panel.panel,
        score_panel.panel,
        partial(hint, strip=strip),
        partial(status_strip.panel, strip=strip),
        event_note.panel,
    )
    return tuple(make(table) for make in makers)


def hint(table: Table, strip: StatusStrip) -> Panel:
    """Return the strip of the computer player's advice, in the place of the status strip."""
    from desktop.table.advice_line import advice_panel
    from desktop.table.status_frame import HintLine

    return advice_panel(HintLine(table, strip), HINT)
