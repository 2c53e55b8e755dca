"""Why one type cannot be sent against a formation: with its limits, its missile, the extra die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T
from desktop.rules.red_menace import interception_limits as limits
from desktop.rules.red_menace import interception_reach as reaches
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.changes_cards import MISSILE
from desktop.rules.red_menace.interception_reach import MISSILES, PLANES
from desktop.rules.red_menace.records import Flight

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

NO_CARD = Refused("RM-10.2.8a", T("red_menace", "You do not hold card 8"))
NO_CARRIER = Refused(
    "RM-10.2.8a", T("red_menace", "Only F-89H, F-102 and F-106 carry the nuclear missile")
)
NO_AEW = Refused("RM-11.3.1b", T("red_menace", "The EC-121 is not in the air"))
AEW_USED = Refused(
    "RM-11.3.1b", T("red_menace", "The extra die of the EC-121 was rolled this turn")
)


def plane(
    s: State, kit: Kit, unit: str, flight: Flight, *, missile: bool = False, passing: bool = False
) -> Refused | None:
    """Return why a type cannot be sent against a formation, or ``None`` if it can.

    ``missile`` is with card 8 (RM-10.2.8a); ``passing`` is a formation on the move (RM-9.8a).
    """
    if missile and MISSILE not in s.kept:
        return NO_CARD
    if missile and unit not in MISSILES:
        return NO_CARRIER
    found = reaches.why_not(s, kit, unit, flight.hex, missile=missile, passing=passing)
    if found:
        return found
    at = reaches.reach(s, kit, unit, flight.hex, missile=missile, passing=passing)
    if at is None:
        return None
    sent: limits.Sent = {(unit, at): 1}
    if limits.needs_partner(kit, flight.hex, sent) and not partners(s, kit, flight):
        return limits.PARTNER
    cap = limits.broken(limits.caps(s, kit, flight), sent)
    return cap.refusal() if cap else None


def partners(s: State, kit: Kit, flight: Flight) -> bool:
    """Return whether a Ready Canadian interceptor reaches a formation (RM-10.2.2f)."""
    counts = reaches.ready(s)
    return any(
        counts[unit] and reaches.reach(s, kit, unit, flight.hex)
        for unit in PLANES
        if kit.units[unit].faction == "canada"
    )


def aew(s: State) -> Refused | None:
    """Return why there is no extra die of the AEW, or ``None`` if there is (RM-11.3.1b)."""
    if not theatre.us_aew(s):
        return NO_AEW
    return AEW_USED if s.now.aew_used else None
