"""Sensible complete assignments of interceptors to a formation, for lists and bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.rules.red_menace import interception_limits as limits
from desktop.rules.red_menace import interception_offers as offers
from desktop.rules.red_menace import interception_reach as reaches
from desktop.rules.red_menace import interception_refusals as refusals
from desktop.rules.red_menace.actions_intercept import Intercept, Planes
from desktop.rules.red_menace.chances import in_firing_order
from desktop.rules.red_menace.changes_cards import MISSILE
from desktop.rules.red_menace.interception_limits import Cap, Sent
from desktop.rules.red_menace.records import Flight, Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


def reachable(s: State, kit: Kit) -> list[Flight]:
    """Return the formations that something can be sent against in phase 5."""
    counts = reaches.ready(s)
    return [flight for flight in guarded(s, kit) if in_reach(s, kit, flight, counts)]


def guarded(s: State, kit: Kit) -> list[Flight]:
    """Return the formations that are near enough to some city to be met."""
    near = kit.guarded[1 + (MISSILE in s.kept)]
    return [flight for flight in s.flights if flight.hex in near]


def at_normal_range(s: State, kit: Kit) -> list[Flight]:
    """Return the formations that Ready interceptors can be sent against at normal range."""
    counts = reaches.ready(s)
    found = []
    for flight in s.flights:
        if offers.open_to(s, kit, flight):
            usable, _ = offers.usable(s, kit, flight, counts)
            if any(at == "normal" for _, at in usable):
                found.append(flight)
    return found


def any_in_reach(s: State, kit: Kit) -> bool:
    """Return whether anything can be sent against some formation in phase 5."""
    near = guarded(s, kit)
    if not near:
        return False
    counts = reaches.ready(s)
    for flight in near:
        if offers.open_to(s, kit, flight) and _reached(s, kit, flight, counts, passing=False):
            return True
    return False


def in_reach(
    s: State, kit: Kit, flight: Flight, counts: offers.Counts, *, passing: bool = False
) -> bool:
    """Return whether anything can be sent against a formation; ``counts`` are who is Ready."""
    return _can_be_met(s, kit, flight, passing=passing) and _reached(
        s, kit, flight, counts, passing=passing
    )


def _reached(s: State, kit: Kit, flight: Flight, counts: offers.Counts, *, passing: bool) -> bool:
    """Return whether anybody reaches a formation that can be met where it is."""
    if not reaches.over_canada(kit, flight.hex):  # There it depends on who else is sent.
        if offers.any_usable(s, kit, flight, counts, passing=passing):
            return True
        if MISSILE not in s.kept:
            return False
    return next(sets(s, kit, flight, counts, passing=passing), None) is not None


def _can_be_met(s: State, kit: Kit, flight: Flight, *, passing: bool) -> bool:
    """Return whether a formation can be met where it is, if anybody reaches it."""
    return (
        flight.hex in kit.guarded[1 + (MISSILE in s.kept)]
        and offers.open_to(s, kit, flight)
        and (not passing or offers.defended(s, kit, flight.hex))
    )


def all_sets(s: State, kit: Kit) -> Iterator[Intercept]:
    """Yield the sensible assignments of phase 5 to all formations."""
    counts = reaches.ready(s)
    for flight in guarded(s, kit):
        yield from sets(s, kit, flight, counts)


def sets(
    s: State, kit: Kit, flight: Flight, counts: offers.Counts, *, passing: bool = False
) -> Iterator[Intercept]:
    """Yield sensible assignments to a formation, all legal, each once; none if there is none.

    Each type alone in each number, all at normal range, all together; with the extra die of the
    AEW and with the missile of card 8 where they can be had. A formation that is ``passing`` is
    met only over a standing city (RM-9.8a).
    """
    if not _can_be_met(s, kit, flight, passing=passing):
        return
    plain, caps = offers.usable(s, kit, flight, counts, passing=passing)
    loaded = offers.carriers(s, kit, flight, counts, passing=passing)
    if not plain and not loaded:
        return
    extra_die = refusals.aew(s) is None
    over_canada = reaches.over_canada(kit, flight.hex)
    for planes in _plain(kit, caps, plain):
        if over_canada and limits.needs_partner(kit, flight.hex, sent_of(planes)):
            continue
        yield Intercept(flight.key, planes)
        lender = best_lender(kit, planes) if extra_die else ""
        if lender:
            yield Intercept(flight.key, planes, aew=lender)
    for unit, at in loaded.items():
        others = {
            key: count - (key[0] == unit and count == counts[unit]) for key, count in plain.items()
        }
        carrier = {(unit, at): 1}
        for planes in dict.fromkeys((ordered(kit, carrier), _fill(kit, caps, others, carrier))):
            if not limits.needs_partner(kit, flight.hex, sent_of(planes)):
                yield Intercept(flight.key, planes, unit)


def _plain(kit: Kit, caps: list[Cap], plain: Sent) -> Iterator[Planes]:
    for (unit, at), count in plain.items():
        for number in range(1, count + 1):
            yield ((unit, at, number),)
    if len(plain) < 2:
        return  # All of one type were yielded with its numbers.
    near = {key: count for key, count in plain.items() if key[1] == "normal"}
    groups = (near, plain) if 0 < len(near) < len(plain) else (plain,)
    for planes in dict.fromkeys([_fill(kit, caps, group, {}) for group in groups]):
        if len(planes) > 1:
            yield planes


def _fill(kit: Kit, caps: list[Cap], usable: Sent, sent: Sent) -> Planes:
    """Return as much of what is usable as the limits allow, the best shots first."""
    chosen = dict(sent)
    for unit, at, room in ordered(kit, usable):
        key = unit, at
        for cap in caps:
            if key in cap.members:
                room = min(room, cap.left - cap.used(chosen))
        if room > 0:
            chosen[key] = chosen.get(key, 0) + room
    return ordered(kit, chosen)


def ordered(kit: Kit, sent: Sent) -> Planes:
    """Return what is sent in firing order, normal range first."""
    kinds = _in_order(kit, frozenset(sent))
    return tuple((unit, at, count) for unit, at in kinds if (count := sent[unit, at]))


@lru_cache(maxsize=1024)
def _in_order(kit: Kit, kinds: frozenset[tuple[str, Reach]]) -> tuple[tuple[str, Reach], ...]:
    """Return types and ranges in firing order; the same few are asked for again and again."""
    units = in_firing_order(kit, {unit for unit, _ in kinds})
    ranges: tuple[Reach, ...] = ("normal", "long")
    return tuple((unit, at) for unit in units for at in ranges if (unit, at) in kinds)


def sent_of(planes: Planes) -> dict[tuple[str, Reach], int]:
    """Return how many of each type are sent at each range."""
    return {(unit, at): count for unit, at, count in planes}


def best_lender(kit: Kit, planes: Planes) -> str:
    """Return the American type with the best values for the extra die (RM-11.3.1b), or none."""
    lenders = {unit for unit, _, _ in planes if kit.units[unit].faction == "usa"}
    return in_firing_order(kit, lenders)[0] if lenders else ""
