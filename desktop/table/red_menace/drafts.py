"""The drafts of Red Menace: decisions that are put together on the board before they are taken."""

from __future__ import annotations

from collections.abc import Callable

from desktop.rules.core import Choice
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import View
from desktop.table.look import Draft
from desktop.table.red_menace.basing_draft import basing_draft
from desktop.table.red_menace.deploy_draft import deploy_draft
from desktop.table.red_menace.interception_draft import interception_draft
from desktop.table.red_menace.launch_draft import launch_draft
from desktop.table.red_menace.move_draft import move_draft
from desktop.table.red_menace.strike_draft import strike_draft

MakeDraft = Callable[[Kit, Choice, View], Draft | None]

MAKERS: tuple[MakeDraft, ...] = (
    interception_draft,
    launch_draft,
    move_draft,
    deploy_draft,
    basing_draft,
    strike_draft,
)
"""Asked in this order; each returns ``None`` for a choice that is not its own."""


def draft(kit: Kit, choice: Choice, view: View) -> Draft | None:
    """Return the draft of a choice; ``None`` if it is picked like any other."""
    for make in MAKERS:
        found = make(kit, choice, view)
        if found is not None:
            return found
    return None
