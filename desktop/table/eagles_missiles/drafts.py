"""The drafts of Eagles & Missiles: decisions put together on the board before they are taken."""

from __future__ import annotations

from collections.abc import Callable

from desktop.rules.core import Choice
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.state import View
from desktop.table.eagles_missiles.aa_move_draft import aa_move_draft
from desktop.table.eagles_missiles.air_draft import air_draft
from desktop.table.eagles_missiles.deploy_draft import deploy_draft
from desktop.table.eagles_missiles.landing_draft import landing_draft
from desktop.table.eagles_missiles.place_draft import cards_draft
from desktop.table.look import Draft

MakeDraft = Callable[[Kit, Choice, View], Draft | None]

MAKERS: tuple[MakeDraft, ...] = (aa_move_draft, cards_draft, air_draft, deploy_draft, landing_draft)
"""Asked in this order; each returns ``None`` for a choice that is not its own."""


def draft(kit: Kit, choice: Choice, view: View) -> Draft | None:
    """Return the draft of a choice; ``None`` if it is picked like any other."""
    for make in MAKERS:
        found = make(kit, choice, view)
        if found is not None:
            return found
    return None
