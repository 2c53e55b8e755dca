"""What keys light on the whole display."""

from __future__ import annotations

from desktop.rules.hornet_leader.components import Kit
from desktop.table.look import Overlay


def overlays(kit: Kit) -> tuple[Overlay, ...]:
    """Return what keys light."""
    return ()
