"""Why something that was pointed at leads to no action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Refused, Side, T, Target
from desktop.rules.eagles_missiles import windows
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.records import POLES, RUSSIANS

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


def why_not(s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused:
    """Return why these picks lead to nothing: the present step knows, or its rule is named.

    ``side`` is empty for somebody without a seat.
    """
    if s.outcome is not None or not s.steps:
        return Refused("EM-XII.8", T("eagles_missiles", "The war is over"))
    step = s.steps[-1]
    asked = step.decision(s, kit)
    rule = "EM-IV.0" if asked is None else asked.rule
    if not side:
        return Refused(rule, T("eagles_missiles", "You only watch this game"))
    if isinstance(asked, Chance):
        return Refused(rule, T("eagles_missiles", "First comes the die or the draw: nothing else"))
    closed = _closed(s, kit, side, picks)
    if closed is not None:
        return closed
    if asked is not None and asked.side != side and (asked.side in POLES) == (side in POLES):
        return Refused(rule, T("eagles_missiles", "Your partner decides now"))
    found: Refused | None = step.explain(s, kit, side, picks)
    if found is None and side in POLES:
        found = windows.why_not(s, kit, side, "", picks)
    return found or Refused(rule, T("eagles_missiles", "That is not possible in this phase"))


def _closed(s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
    """Return that Russia has placed its squadrons for good, once it has (EM-IV.A5d)."""
    if s.phase == "A" or side not in RUSSIANS:
        return None
    squadron, kind = picked(picks, "squadron"), picked(picks, "pool")
    again = squadron in kit.squadrons and "button:take_back" in picks
    if not again and kind not in kit.types:
        return None
    words = T("eagles_missiles", "The Russian phase is over: nothing is placed or taken back")
    return Refused("EM-IV.A5d", words)
