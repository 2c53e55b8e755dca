"""Whether an assignment of interceptors is legal, and why not (RM-10.2.1, RM-10.2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T, Target
from desktop.rules.red_menace import interception_limits as limits
from desktop.rules.red_menace import interception_reach as reaches
from desktop.rules.red_menace import interception_refusals as refusals
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_intercept import Intercept, Planes
from desktop.rules.red_menace.interception_offers import open_to
from desktop.rules.red_menace.interception_reach import PLANES
from desktop.rules.red_menace.interception_sets import in_reach, ordered, sent_of
from desktop.rules.red_menace.records import Flight, Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

NO_FLIGHT = Refused("RM-10.2.1a", T("red_menace", "There is no such formation in flight"))
NOBODY = Refused("RM-10.2.1a", T("red_menace", "No interceptor is chosen"))
NOT_YOURS = Refused("RM-9.4a", T("red_menace", "Only your own interceptors meet formations"))
TWICE = Refused(
    "RM-10.2.1a", T("red_menace", "Each type is named once for each range, with its number")
)
NO_LENDER = Refused(
    "RM-11.3.1b",
    T("red_menace", "The extra die has the values of an American interceptor that is sent"),
)
OUT_OF_REACH = T("red_menace", "No Ready interceptor reaches {flight}")


def legal(s: State, kit: Kit, action: Intercept, *, passing: bool = False) -> Refused | None:
    """Return why an assignment is refused, or ``None`` if it is legal.

    ``passing`` is for a formation on the move (RM-9.8a).
    """
    if not theatre.flying(s, action.flight):
        return NO_FLIGHT
    flight = theatre.flight(s, action.flight)
    if refused := _closed(s, kit, flight):
        return refused
    sent = sent_of(action.planes)
    if not sent:
        return NOBODY
    if len(sent) < len(action.planes) or any(count < 1 for count in sent.values()):
        return TWICE
    if any(unit not in PLANES for unit, _ in sent):
        return NOT_YOURS
    return (
        _bad_load(s, kit, flight, action, passing)
        or _bad_ranges(s, kit, flight, action, passing)
        or _too_many(s, kit, action.planes)
        or _over_limits(s, kit, flight, action)
        or _no_lender(s, kit, action)
    )


def _closed(s: State, kit: Kit, flight: Flight) -> Refused | None:
    if open_to(s, kit, flight):
        return None
    words = T("red_menace", "Interceptors were assigned to {flight} this turn already")
    return Refused("RM-10.2.1b", words.of(flight=kit.flight_name(flight.key)))


def _bad_load(
    s: State, kit: Kit, flight: Flight, action: Intercept, passing: bool
) -> Refused | None:
    """Return why the missile cannot be carried so (RM-10.2.8a)."""
    unit = action.nuclear
    if not unit:
        return None
    refused = refusals.plane(s, kit, unit, flight, missile=True, passing=passing)
    if refused and refused is not limits.PARTNER:
        return refused
    at = reaches.reach(s, kit, unit, flight.hex, missile=True, passing=passing)
    if (unit, at) in sent_of(action.planes):
        return None
    words = T("red_menace", "The {unit} with the missile must be among those that are sent")
    if (unit, "long") in sent_of(action.planes):
        words = T("red_menace", "With the missile the {unit} meets it at normal range")
    return Refused("RM-10.2.8a", words.of(unit=kit.unit_name(unit)))


def _bad_ranges(
    s: State, kit: Kit, flight: Flight, action: Intercept, passing: bool
) -> Refused | None:
    sent = sent_of(action.planes)
    if action.nuclear:
        at = reaches.reach(s, kit, action.nuclear, flight.hex, missile=True, passing=passing)
        if at:
            sent[action.nuclear, at] -= 1
    for (unit, asked), count in sent.items():
        if count and (refused := _bad_range(s, kit, flight, unit, asked, passing)):
            return refused
    return None


def _bad_range(
    s: State, kit: Kit, flight: Flight, unit: str, asked: Reach, passing: bool
) -> Refused | None:
    refused = reaches.why_not(s, kit, unit, flight.hex, passing=passing)
    right = reaches.reach(s, kit, unit, flight.hex, passing=passing)
    if refused or right == asked:
        return refused
    words = T("red_menace", "The {unit} meets it at long range only, one hex from its city")
    if right == "normal":
        words = T("red_menace", "The {unit} meets it at normal range, over its city")
    return Refused("RM-10.2.2b", words.of(unit=kit.unit_name(unit)))


def _too_many(s: State, kit: Kit, planes: Planes) -> Refused | None:
    counts = reaches.ready(s)
    for unit in dict.fromkeys(unit for unit, _, _ in planes):
        wanted = sum(count for each, _, count in planes if each == unit)
        name = kit.unit_name(unit)
        if wanted > counts[unit]:
            words = T("red_menace", "Of {unit} {ready} are Ready, not {wanted}")
            return Refused("RM-9.4a", words.of(unit=name, ready=counts[unit], wanted=wanted))
        long = sum(count for each, at, count in planes if each == unit and at == "long")
        if kit.units[unit].red_long_range and long > reaches.untried(s, unit):
            words = T("red_menace", "{unit} that may still try the long range this turn: {left}")
            return Refused("RM-10.2.5a", words.of(left=reaches.untried(s, unit), unit=name))
    return None


def _over_limits(s: State, kit: Kit, flight: Flight, action: Intercept) -> Refused | None:
    sent = sent_of(action.planes)
    cap = limits.broken(limits.caps(s, kit, flight), sent)
    if cap:
        return cap.refusal()
    return limits.PARTNER if limits.needs_partner(kit, flight.hex, sent) else None


def _no_lender(s: State, kit: Kit, action: Intercept) -> Refused | None:
    unit = action.aew
    if not unit:
        return None
    if refused := refusals.aew(s):
        return refused
    sent = any(each == unit for each, _, _ in action.planes)
    return None if sent and kit.units[unit].faction == "usa" else NO_LENDER


# --------------------------------------------------------------------------------- explaining


def explain(
    s: State, kit: Kit, picks: tuple[Target, ...], *, passing: bool = False
) -> Refused | None:
    """Return why a formation and interceptors that were pointed at make no assignment."""
    keys = [pick.partition(":")[2] for pick in picks if pick.startswith("flight:")]
    chosen = [tuple(pick.split(":")[1:]) for pick in picks if pick.startswith("plane:")]
    for unit, *_ in chosen:
        if unit not in PLANES:
            return NOT_YOURS
        if not reaches.ready(s)[unit]:
            return reaches.not_ready(s, kit, unit)
    if not keys:
        return None
    if not theatre.flying(s, keys[0]):
        return NO_FLIGHT
    flight = theatre.flight(s, keys[0])
    if refused := _closed(s, kit, flight):
        return refused
    for unit, *how in chosen:
        missile = "nuclear" in how
        if refused := refusals.plane(s, kit, unit, flight, missile=missile, passing=passing):
            return refused
    if chosen:
        return legal(s, kit, _meant(s, kit, flight, chosen, passing), passing=passing)
    if in_reach(s, kit, flight, reaches.ready(s), passing=passing):
        return None
    words = OUT_OF_REACH.of(flight=kit.flight_name(flight.key))
    return Refused("RM-10.2.1a", words)


def _meant(
    s: State, kit: Kit, flight: Flight, chosen: list[tuple[str, ...]], passing: bool
) -> Intercept:
    """Return the assignment of planes that were pointed at, each at the range it has there."""
    sent: dict[tuple[str, Reach], int] = {}
    nuclear = aew = ""
    for unit, *how in chosen:
        if "aew" in how:
            aew = unit
            continue
        missile = "nuclear" in how
        nuclear = unit if missile else nuclear
        at = reaches.reach(s, kit, unit, flight.hex, missile=missile, passing=passing)
        if at:
            sent[unit, at] = sent.get((unit, at), 0) + 1
    return Intercept(flight.key, ordered(kit, sent), nuclear, aew)
