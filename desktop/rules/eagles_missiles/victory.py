"""How the war ends (EM-II.1, EM-IV.E1, EM-IV.E2, EM-XII.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles import changes_fights, scoring
from desktop.rules.eagles_missiles import events_contests as told
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


class CheckEnd(WarStep, frozen=True):
    """EM-IV.E1  After phase D: an empty Russian deck, or the last day, ends the war."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if s.russian_deck.is_empty:
            end(s, kit, tell, "EM-IV.E1")
        elif s.terms.day_limit and s.day >= s.terms.day_limit:
            end(s, kit, tell, "EM-IV.E2")


def end(s: State, kit: Kit, tell: Tell, rule: str) -> None:
    """Score the war and end it; the rule says why it is over."""
    points = scoring.total(s, kit)
    russian = scoring.russia_wins(kit, points)
    changes_fights.end_war(s, "russian" if russian else "polish", rule)
    tell(told.WarEnded(rule, points, russian))
