"""Why something that was pointed at leads to no action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Refused, T, Target

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


def why_not(s: State, kit: Kit, seat: int, picks: tuple[Target, ...]) -> Refused:
    """Return why these picks lead to nothing: the present step knows, or its rule is named."""
    if s.outcome is not None or not s.steps:
        return Refused("RM-12.1a", T("red_menace", "The game is over"))
    step = s.steps[-1]
    asked = step.decision(s, kit)
    rule = "" if asked is None else asked.rule
    if seat < 0:
        return Refused(rule, T("red_menace", "You only watch this game"))
    if isinstance(asked, Chance):
        return Refused(rule, T("red_menace", "First comes the die or the draw: nothing else"))
    found: Refused | None = step.explain(s, kit, picks)
    return found or Refused(rule, T("red_menace", "That is not possible in this phase"))
