"""When an event card has an effect: the conditions of events.toml (chapter 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.changes_cards import MISSILE_USES

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.components_events import Condition
    from desktop.rules.red_menace.state import State

Holds = Callable[["State", "Kit"], bool]
DEGRADED = 3
"""Ruined American and Canadian cities from which communications are degraded (RM-8.19a)."""


def _submarine(s: State, kit: Kit) -> bool:
    return s.sub.where == "sea"


def _submarine_armed(s: State, kit: Kit) -> bool:
    return _submarine(s, kit) and s.sub.missiles > 0


def _aew_base(s: State, kit: Kit) -> bool:
    return bool(standing_bases(s, kit))


def _missile(s: State, kit: Kit) -> bool:
    return s.missile_uses < MISSILE_USES


def _nike(s: State, kit: Kit) -> bool:
    return bool(theatre.nike_hexes(s))


def _pool(s: State, kit: Kit) -> bool:
    return bool(s.pool)


def _grounded(s: State, kit: Kit) -> bool:
    return any(theatre.with_bombers(s, "ground"))


def _lost(s: State, kit: Kit) -> bool:
    return any(theatre.with_bombers(s, "lost"))


def _degraded(s: State, kit: Kit) -> bool:
    cities = (*kit.zones["usa"], *kit.zones["canada"])
    return sum([city in s.ruins for city in cities]) >= DEGRADED


CONDITIONS: dict[Condition, Holds] = {
    "": lambda s, kit: True,
    "sub_in_play and missiles_left > 0": _submarine_armed,
    "sub_in_play": _submarine,
    "us_aew_base_left": _aew_base,
    "aam_uses < 2": _missile,
    "nike_on_map > 0": _nike,
    "soviet_pool > 0": _pool,
    "bombers_on_ground > 0": _grounded,
    "destroyed_us_uk_bombers > 0": _lost,
    "destroyed_us_canada_cities >= 3": _degraded,
}
"""By the word of events.toml: whether it holds."""


def standing_bases(s: State, kit: Kit) -> tuple[str, ...]:
    """Return where the EC-121 and the KC-135 may be based (RM-11.1a)."""
    bases = kit.tables.us_aew_tanker_base.bases
    return tuple(city for city in bases if theatre.stands(s, city))
