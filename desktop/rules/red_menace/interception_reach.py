"""Which of the player's interceptors reach a formation, and at which range (RM-9.4, RM-10.2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.components_map import GREENLAND
from desktop.rules.red_menace.naming import NATIONS
from desktop.rules.red_menace.records import Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

PLANES = ("f106", "f102", "f89h", "arrow", "cf100", "lightning", "hunter")
"""The interceptors of the player."""
MISSILES = ("f106", "f102", "f89h")
"""Those that can carry the nuclear missile of card 8 (RM-10.2.8a)."""
SHARED = ("f102", "f89h")
"""Those whose long range is limited (RM-10.2.2f, RM-10.2.2g)."""
F106, ARROW = "f106", "arrow"


def reach(
    s: State, kit: Kit, unit: str, hex_id: str, *, missile: bool = False, passing: bool = False
) -> Reach | None:
    """Return at which range a type fights a formation in a hex; ``None`` if it cannot.

    ``missile`` is with card 8, one hex farther (RM-10.2.8a); ``passing`` is a formation that is on
    the move, which no long range meets (RM-9.8d).
    """
    away = distance(s, kit, unit, hex_id)
    ranges = kit.units[unit].R
    if away is None or away > ranges[-1] + missile or barred(kit, unit, hex_id, missile):
        return None
    if away <= ranges[0] + missile:
        return "normal"
    return None if passing else "long"


def distance(s: State, kit: Kit, unit: str, hex_id: str) -> int | None:
    """Return how far a type's nearest standing city is; ``None`` beyond two hexes (RM-9.4b).

    The F-106 has one city only (RM-10.2.7a).
    """
    if unit == F106:
        city = f106_city(s)
        if not city or not theatre.stands(s, city):
            return None
        away = kit.distance(hex_id, kit.cities[city].hex)
        return away if away < len(kit.near["usa", hex_id]) else None
    for away, cities in enumerate(kit.near[kit.units[unit].faction, hex_id]):
        for city in cities:
            if theatre.is_target(s, kit, city):
                return away
    return None


def f106_city(s: State) -> str:
    """Return the city of the Ready F-106; empty if it is not Ready."""
    for each in s.interceptors:
        if each.unit == F106 and each.box == "ready":
            return each.city
    return ""


def barred(kit: Kit, unit: str, hex_id: str, missile: bool) -> bool:
    """Return whether a type never fights over a hex (RM-10.2.2e, RM-10.2.2j, RM-10.2.8e)."""
    if unit == ARROW:
        return bool(kit.near["usa", hex_id][0])
    return unit == F106 and not missile and over_canada(kit, hex_id)


def over_canada(kit: Kit, hex_id: str) -> bool:
    """Return whether a hex is a Canadian city's, which may be in ruins (RM-10.2.2f)."""
    return bool(kit.near["canada", hex_id][0])


def greenland_only(s: State, kit: Kit, hex_id: str) -> bool:
    """Return whether the nearest standing American cities are B and C alone (RM-10.2.2i)."""
    if hex_id not in kit.near_greenland:
        return False
    for cities in kit.near["usa", hex_id]:
        standing = [city for city in cities if theatre.stands(s, city)]
        if standing:
            return all(city in GREENLAND for city in standing)
    return False


def ready(s: State) -> dict[str, int]:
    """Return how many of the player's interceptors are Ready, by type."""
    counts = dict.fromkeys(PLANES, 0)
    for each in s.interceptors:
        if each.box == "ready":
            unit = each.unit
            if unit in counts:
                counts[unit] += 1
    return counts


def untried(s: State, unit: str) -> int:
    """Return how many Ready ones of a type have not failed their test this turn (RM-10.2.5a)."""
    return sum(not each.tried for each in theatre.in_box(s, unit))


# --------------------------------------------------------------------------------- why not


def why_not(
    s: State, kit: Kit, unit: str, hex_id: str, *, missile: bool = False, passing: bool = False
) -> Refused | None:
    """Return why a type cannot fight a formation in a hex at any range, or ``None`` if it can."""
    if not theatre.in_box(s, unit):
        return not_ready(s, kit, unit)
    at = reach(s, kit, unit, hex_id, missile=missile, passing=passing)
    if at == "long" and kit.units[unit].red_long_range and not untried(s, unit):
        words = T("red_menace", "The {unit} has failed its test for the long range this turn")
        return Refused("RM-10.2.5a", words.of(unit=kit.unit_name(unit)))
    return None if at else _out_of_reach(s, kit, unit, hex_id, missile, passing)


def not_ready(s: State, kit: Kit, unit: str) -> Refused:
    """Return what is said of a type of which none is Ready."""
    boxes = {each.box for each in s.interceptors if each.unit == unit}
    words = T("red_menace", "No {unit} is Ready")
    if boxes <= {"out"}:
        words = T("red_menace", "There is no {unit} in this scenario")
    elif boxes <= {"out", "lost"}:
        words = T("red_menace", "There is no {unit} in this game any more")
    elif boxes <= {"aside", "out", "lost"}:
        words = T("red_menace", "The {unit} is not in play yet")
    return Refused("RM-9.4a", words.of(unit=kit.unit_name(unit)))


def _out_of_reach(
    s: State, kit: Kit, unit: str, hex_id: str, missile: bool, passing: bool
) -> Refused:
    away = distance(s, kit, unit, hex_id)
    info = kit.units[unit]
    if barred(kit, unit, hex_id, missile) and away is not None and away <= info.R[-1] + missile:
        return _barred(kit, unit)
    if passing and away is not None and away <= info.R[-1] + missile:
        words = T("red_menace", "Nothing is met at long range while it is on the move")
        return Refused("RM-9.8d", words)
    if unit == F106:
        words = T(
            "red_menace", "The F-106 at {city} reaches {count} hexes; {place} is farther away"
        )
        if info.R[-1] + missile == 1:
            words = T("red_menace", "The F-106 at {city} reaches 1 hex; {place} is farther away")
        home = kit.city_name(f106_city(s))
        reaches = info.R[-1] + missile
        return Refused("RM-10.2.7a", words.of(city=home, count=reaches, place=kit.hex_name(hex_id)))
    return _too_far(kit, unit, hex_id, missile)


def _barred(kit: Kit, unit: str) -> Refused:
    if unit == ARROW:
        words = T("red_menace", "The Arrow never fights over an American city")
        return Refused("RM-10.2.2e", words)
    words = T("red_menace", "The F-106 fights over a Canadian city only with a nuclear missile")
    return Refused("RM-10.2.2j", words)


def _too_far(kit: Kit, unit: str, hex_id: str, missile: bool) -> Refused:
    info = kit.units[unit]
    name, nation = kit.unit_name(unit), NATIONS[info.faction]
    reaches = info.R[-1] + missile
    if reaches == 0:
        words = T("red_menace", "{unit} fights only over a {nation} city that stands")
        return Refused("RM-10.2.2a", words.of(unit=name, nation=nation))
    words = T("red_menace", "No {nation} city stands within {count} hexes of {place}")
    if reaches == 1:
        words = T("red_menace", "No {nation} city stands within 1 hex of {place}")
    rule = "RM-10.2.8a" if missile else "RM-10.2.2b"
    return Refused(rule, words.of(nation=nation, count=reaches, place=kit.hex_name(hex_id)))
