"""What assaults and raids took on a day, as it is told at the corner (EM-IV.C2, EM-IV.C3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.models.say import say
from desktop.rules.core import Event, T
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.events_contests import RaidFoiled
from desktop.rules.eagles_missiles.events_fights import (
    AaLost,
    FieldDestroyed,
    SquadronLost,
    TerritoryConquered,
)

KINDS = (TerritoryConquered, FieldDestroyed, AaLost, SquadronLost, RaidFoiled)
RULES = ("EM-IV.C2", "EM-IV.C3", "EM-V.3d", "EM-P.8")
"""What the rules of conquest, of an AA unit without a way out, and of raids begin with."""
MOST = 8
"""Lines that are told; the log has all of them."""
FELL = T("eagles_missiles.table", "Assaults and raids of day {day}")
MORE = T("eagles_missiles.table", "and {count} more in the log")


def fallen(events: Iterable[Event]) -> list[Event]:
    """Return what was taken, destroyed or saved by assaults and raids."""
    return [each for each in events if isinstance(each, KINDS) and each.rule.startswith(RULES)]


def lines(kit: Kit, events: Sequence[Event]) -> list[str]:
    """Return a line for each, in the order in which it happened; of many the first ones."""
    shown = events if len(events) <= MOST else events[: MOST - 1]
    told = [say(each.text(kit)) for each in shown]
    left = len(events) - len(shown)
    return [*told, say(MORE.of(count=left))] if left else told
