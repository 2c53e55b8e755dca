"""Changes by the deployment: whom squadrons are sent against (EM-IV.B6a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Target
from desktop.rules.eagles_missiles.records import FLEET, Squadron

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.state import State


def send(s: State, squadron: Squadron, target: Target) -> None:
    """Send a squadron against what a pick names."""
    squadron.target = target.removeprefix("squadron:")


def recall(s: State, squadron: Squadron) -> None:
    """Take the order of a squadron back."""
    squadron.target = ""


def drop_lost_targets(s: State) -> None:
    """Recall whoever was sent against what a card has taken off the table (EM-IV.B6g)."""
    on_board = {each.id for each in s.squadrons if each.where == "board"}
    for each in s.squadrons:
        target = each.target
        if not target or target in on_board or target.startswith("assault:"):
            continue
        if target != FLEET or not s.fleet:
            recall(s, each)
