"""The panels of Daring Eagle, and the buttons of the prompt row."""

from __future__ import annotations

from functools import partial

from desktop.rules.core import Decision, T
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.state import View
from desktop.table.daring_eagle import combat, deploy
from desktop.table.daring_eagle.piles import PilesPanel
from desktop.table.daring_eagle.players import PlayersPanel
from desktop.table.daring_eagle.result import ResultPanel
from desktop.table.look import Panel, Slot, Table


def panels(table: Table, kit: Kit) -> tuple[Panel, ...]:
    """Return the players' plates, the piles, and the panels of combat and deployment."""
    return (
        Panel(
            "players",
            T("daring_eagle.table", "Players"),
            PlayersPanel(table, kit),
            "left",
            "users",
        ),
        Panel(
            "combat",
            T("daring_eagle.table", "Combat"),
            combat.CombatPanel(table, kit),
            "right",
            "swords",
            wanted=combat.is_combat,
        ),
        Panel(
            "deploy",
            T("daring_eagle.table", "Deploy"),
            deploy.DeployPanel(table, kit),
            "right",
            "flag",
            wanted=deploy.is_deployment,
        ),
        Panel(
            "result",
            T("daring_eagle.table", "Result"),
            ResultPanel(table, kit),
            "right",
            "flag",
            wanted=partial(_is_over, table),
        ),
        Panel(
            "piles",
            T("daring_eagle.table", "Piles"),
            PilesPanel(table, kit),
            "bottom",
            "cards",
        ),
    )


def slots(view: View, decision: Decision | None) -> tuple[Slot, ...]:
    """Return the buttons of the prompt row: what Enter does stands at the right end."""
    if deploy.is_deployment(decision):
        return deploy.SLOTS
    if combat.is_combat(decision):
        return combat.slots(decision)
    end = T("daring_eagle.table", "End turn")
    shown = view.state.active >= 0 and view.state.outcome is None
    return (Slot("button:end_turn", end, "E", primary=True, shown=shown),)


def _is_over(table: Table, decision: Decision | None) -> bool:
    return table.model.session.outcome is not None
