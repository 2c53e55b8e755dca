"""Why something that was pointed at leads to no action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Refused, Side, T, Target
from desktop.rules.eagles_missiles import windows
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.records import POLES, RUSSIANS

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

LATER = T("eagles_missiles", "Something else is picked first, then this")
FIRST = {
    "squadron": T("eagles_missiles", "First pick a squadron, then this"),
    "aa": T("eagles_missiles", "First pick an AA unit, then this"),
    "pool": T("eagles_missiles", "First pick a type of squadron, then this"),
    "card": T("eagles_missiles", "First pick a card, then this"),
    "rcard": T("eagles_missiles", "First pick a card, then this"),
}
"""What is picked before the rest, by the kind of the first pick."""


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
    found = _comes_later(asked, side, picks) or step.explain(s, kit, side, picks)
    if found is None and side in POLES and not _can_play(asked, picked(picks, "card")):
        found = windows.why_not(s, kit, side, "", picks)
    return found or Refused(rule, T("eagles_missiles", "That is not possible in this phase"))


def _comes_later(asked: Choice | None, side: Side, picks: tuple[Target, ...]) -> Refused | None:
    """Return that something else is picked before the last pick, if that is what is wrong."""
    if asked is None or asked.side != side or not picks:
        return None
    before, last = len(picks) - 1, picks[-1]
    ways = [a.picks for a in asked.narrow(picks[:-1]) if last in a.picks[before + 1 :]]
    if not ways:
        return None
    kinds = {way[before].rpartition(":")[0] for way in ways}
    return Refused(asked.rule, FIRST.get(kinds.pop() if len(kinds) == 1 else "", LATER))


def _can_play(asked: Choice | None, card: str) -> bool:
    """Return whether a card is among what can be played now, on whatever."""
    return asked is not None and bool(card) and bool(asked.narrow((f"card:{card}",)))


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
