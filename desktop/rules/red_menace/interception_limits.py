"""How many interceptors may meet one formation (RM-8.19, RM-10.2.1d, RM-10.2.2f to i)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from desktop.rules.core import Refused, T, Text
from desktop.rules.red_menace import changes_air, theatre
from desktop.rules.red_menace import interception_reach as reaches
from desktop.rules.red_menace.actions_intercept import Planes
from desktop.rules.red_menace.components_map import GREENLAND
from desktop.rules.red_menace.interception_reach import F106, SHARED
from desktop.rules.red_menace.records import Flight, Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Sent = Mapping[tuple[str, Reach], int]
"""How many of a type are sent at a range."""

JAMMED = 2
"""Interceptors per formation while event 19 holds (RM-8.19a)."""
GREENLAND_CAP = 2
"""Interceptors over B, over C, and at long range for both (RM-10.2.1d, RM-10.2.2i)."""
CANADA_CAP = 1
"""F-102 and F-89H over Canadian cities per turn (RM-10.2.2f)."""

QUOTA = T("red_menace", "Places left for F-102 and F-89H at long range this turn: {left}")
OVER_CANADA = T(
    "red_menace", "Places left for F-102 and F-89H over Canadian cities this turn: {left}"
)
GREENLAND_NORMAL = T("red_menace", "Places left for Americans over {city} this turn: {left}")
GREENLAND_LONG = T("red_menace", "Places left at long range from Greenland this turn: {left}")
LINES_DOWN = T("red_menace", "Places left against {flight} after event 19, the F-106 aside: {left}")
PARTNER = Refused(
    "RM-10.2.2f",
    T(
        "red_menace",
        "Over a Canadian city F-102 and F-89H fight only together with a Canadian interceptor",
    ),
)


class Cap(NamedTuple):
    """A limit on what is sent against one formation."""

    rule: str
    left: int
    members: frozenset[tuple[str, Reach]]
    """The types and ranges that share it."""
    words: Text
    named: Mapping[str, Text] = MappingProxyType({})
    """What its words name besides the places left."""

    def used(self, sent: Sent) -> int:
        """Return how many of those that are sent count for it."""
        return _count(sent, self.members)

    def refusal(self) -> Refused:
        """Return what is said when more are sent."""
        return Refused(self.rule, self.words.of(left=self.left, **self.named))


def _members(units: tuple[str, ...], *ranges: Reach) -> frozenset[tuple[str, Reach]]:
    return frozenset((unit, at) for unit in units for at in ranges)


SHARED_LONG = _members(SHARED, "long")
AMERICAN_NORMAL = _members((*SHARED, F106), "normal")
UNDER_19 = _members((*SHARED, "arrow", "cf100"), "normal", "long")


def caps(s: State, kit: Kit, flight: Flight) -> list[Cap]:
    """Return the limits that hold for a formation where it is now."""
    hex_id, now = flight.hex, s.now
    found = [Cap("RM-10.2.2g", now.long_quota, SHARED_LONG, QUOTA)]
    if reaches.over_canada(kit, hex_id):
        left = CANADA_CAP - now.canada_us
        found.append(Cap("RM-10.2.2f", left, SHARED_LONG, OVER_CANADA))
    if reaches.greenland_only(s, kit, hex_id):
        found.extend(_greenland(s, kit, hex_id))
    elif now.jammed:
        left = JAMMED - now.assigned.get(flight.key, 0)
        named = {"flight": kit.flight_name(flight.key)}
        found.append(Cap("RM-8.19a", left, UNDER_19, LINES_DOWN, named))
    return found


def _greenland(s: State, kit: Kit, hex_id: str) -> list[Cap]:
    left = GREENLAND_CAP - s.now.greenland_long
    found = [Cap("RM-10.2.2i", left, SHARED_LONG, GREENLAND_LONG)]
    for city in _greenland_in(s, kit, hex_id):
        left = GREENLAND_CAP - s.now.greenland[GREENLAND.index(city)]
        named = {"city": kit.city_name(city)}
        found.append(Cap("RM-10.2.1d", left, AMERICAN_NORMAL, GREENLAND_NORMAL, named))
    return found


def _greenland_in(s: State, kit: Kit, hex_id: str) -> list[str]:
    return [c for c in kit.hexes[hex_id].cities if c in GREENLAND and theatre.stands(s, c)]


def broken(limits: list[Cap], sent: Sent) -> Cap | None:
    """Return the first limit that what is sent goes beyond."""
    for cap in limits:
        if cap.used(sent) > cap.left:
            return cap
    return None


def needs_partner(kit: Kit, hex_id: str, sent: Sent) -> bool:
    """Return whether Americans over a Canadian city lack a Canadian (RM-10.2.2f)."""
    return (
        reaches.over_canada(kit, hex_id)
        and any(key in SHARED_LONG for key in sent)
        and not any(kit.units[unit].faction == "canada" for unit, _ in sent)
    )


def quota(s: State) -> int:
    """Return how many F-102 and F-89H may fight at long range this turn (RM-10.2.2g)."""
    count = 0
    for each in s.interceptors:
        if each.unit in SHARED and each.box == "ready":
            count += 1
    return (count + 1) // 2


def take(s: State, kit: Kit, flight: Flight, planes: Planes) -> None:
    """Note what an assignment uses up, whether it comes to a fight or not (RM-10.2.5a)."""
    hex_id = flight.hex
    sent: Sent = {(unit, at): count for unit, at, count in planes}
    shared = _count(sent, SHARED_LONG)
    over_canada = reaches.over_canada(kit, hex_id)
    changes_air.assign(s, flight, _count(sent, UNDER_19))
    changes_air.use_places(
        s,
        quota=shared,
        canada=shared if over_canada else 0,
        greenland_long=shared if reaches.greenland_only(s, kit, hex_id) else 0,
    )
    for city in _greenland_in(s, kit, hex_id) if hex_id in kit.near_greenland else ():
        changes_air.use_greenland(s, GREENLAND.index(city), _count(sent, AMERICAN_NORMAL))


def _count(sent: Sent, members: frozenset[tuple[str, Reach]]) -> int:
    return sum([count for key, count in sent.items() if key in members])
