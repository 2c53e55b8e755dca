"""What the player can send against a formation (RM-10.2.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Refused, T, Text
from desktop.rules.red_menace import interception_limits as limits
from desktop.rules.red_menace import interception_reach as reaches
from desktop.rules.red_menace import interception_refusals as refusals
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.changes_cards import MISSILE
from desktop.rules.red_menace.components_units import BLUE_NATIONS
from desktop.rules.red_menace.interception_limits import Cap, Sent
from desktop.rules.red_menace.interception_reach import MISSILES, PLANES
from desktop.rules.red_menace.records import Flight, Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

BACK_NEXT_TURN = T("red_menace", "back next turn")
BACK_LATER = T("red_menace", "misses the next turn")
AFTER_TEST = T("red_menace", "takes off on {face}+, then misses the next turn")
CARD_USED = T("red_menace", "uses up card 8; {cost}")

Counts = dict[str, int]
"""How many are Ready, by type."""


class Offer(msgspec.Struct, frozen=True):
    """A type of interceptor and what it could do against a formation."""

    unit: str
    reach: Reach | None
    """At which range it would fight; ``None`` if it cannot."""
    count: int
    """How many can be sent at most, all limits considered."""
    ready: int
    """How many are Ready."""
    needs: int
    """The least face that hits the bomber that is lost next; above 6 for never."""
    cost: Text | None
    """What it costs, in words; ``None`` if it cannot fly."""
    refused: Refused | None = None
    """Why it cannot fly, if it cannot."""
    nuclear: bool = False
    """Whether this is the type with the missile of card 8, of which one flies."""


# --------------------------------------------------------------------------------- formations


def open_to(s: State, kit: Kit, flight: Flight) -> bool:
    """Return whether interceptors may still be assigned to a formation (RM-10.2.1b, c)."""
    if not flight.met:
        return True
    return flight.hex not in flight.met and defended(s, kit, flight.hex)


def defended(s: State, kit: Kit, hex_id: str) -> bool:
    """Return whether a standing city of the player's nations lies in a hex (RM-10.2a)."""
    return any(
        theatre.is_target(s, kit, city)
        for nation in BLUE_NATIONS
        for city in kit.near[nation, hex_id][0]
    )


# ------------------------------------------------------------------------------------ offers


def usable(
    s: State, kit: Kit, flight: Flight, counts: Counts, *, passing: bool = False
) -> tuple[Sent, list[Cap]]:
    """Return how many of each type can be sent without the missile, each type by itself.

    Over a Canadian city Americans are among them only if a Canadian can go with them. The limits
    that hold for the formation follow, as all types together have to keep them, too.
    """
    found = dict(_reaching(s, kit, flight, counts, passing=passing))
    if not found:
        return found, []
    caps = limits.caps(s, kit, flight)
    if limits.needs_partner(kit, flight.hex, found):
        found = {key: count for key, count in found.items() if key not in limits.SHARED_LONG}
    able = {key: room for key, count in found.items() if (room := _room(caps, key, count)) > 0}
    return able, caps


def any_usable(
    s: State, kit: Kit, flight: Flight, counts: Counts, *, passing: bool = False
) -> bool:
    """Return whether any type can be sent by itself against a formation that is not over Canada.

    The same as whether ``usable`` has one, but mostly the first type that reaches it decides.
    """
    caps: list[Cap] | None = None
    for key, count in _reaching(s, kit, flight, counts, passing=passing):
        caps = caps or limits.caps(s, kit, flight)
        if _room(caps, key, count) > 0:
            return True
    return False


def _reaching(
    s: State, kit: Kit, flight: Flight, counts: Counts, *, passing: bool
) -> Iterator[tuple[tuple[str, Reach], int]]:
    """Yield the types that reach a formation without the missile, with how many there are."""
    able = kit.reached_by[flight.hex]
    for unit, count in counts.items():
        if not count or unit not in able:
            continue
        at = reaches.reach(s, kit, unit, flight.hex, passing=passing)
        if at == "long" and kit.units[unit].red_long_range:
            yield (unit, at), reaches.untried(s, unit)
        elif at:
            yield (unit, at), count


def _room(caps: list[Cap], key: tuple[str, Reach], count: int) -> int:
    for cap in caps:
        if key in cap.members and cap.left < count:
            count = cap.left
    return count


def carriers(
    s: State, kit: Kit, flight: Flight, counts: Counts, *, passing: bool = False
) -> dict[str, Reach]:
    """Return the types that can carry the missile to a formation, with their range there."""
    found: dict[str, Reach] = {}
    if MISSILE not in s.kept:
        return found
    for unit in MISSILES:
        if not counts[unit] or flight.hex not in kit.guarded_by[kit.units[unit].faction]:
            continue
        at = reaches.reach(s, kit, unit, flight.hex, missile=True, passing=passing)
        if at and not refusals.plane(s, kit, unit, flight, missile=True, passing=passing):
            found[unit] = at
    return found


def offers(s: State, kit: Kit, flight: Flight, *, passing: bool = False) -> tuple[Offer, ...]:
    """Return every type of the player's and whether it can be sent against a formation.

    With card 8 in hand, the types that carry its missile follow.
    """
    counts = reaches.ready(s)
    plain, _ = usable(s, kit, flight, counts, passing=passing)
    found = []
    for unit in PLANES:
        sent = next(((at, n) for (each, at), n in plain.items() if each == unit), (None, 0))
        found.append(_offer(s, kit, flight, unit, counts, sent, passing=passing))
    if MISSILE in s.kept:
        loaded = carriers(s, kit, flight, counts, passing=passing)
        for unit in MISSILES:
            one = (loaded[unit], 1) if unit in loaded else (None, 0)
            found.append(_offer(s, kit, flight, unit, counts, one, passing=passing, missile=True))
    return tuple(found)


def _offer(
    s: State,
    kit: Kit,
    flight: Flight,
    unit: str,
    counts: Counts,
    sent: tuple[Reach | None, int],
    *,
    passing: bool,
    missile: bool = False,
) -> Offer:
    at, count = sent
    needs = needs_face(kit, flight, unit)
    if at is None:
        why = refusals.plane(s, kit, unit, flight, missile=missile, passing=passing)
        return Offer(unit, None, 0, counts[unit], needs, None, why, missile)
    cost = cost_words(kit, unit, at)
    if missile:
        cost = CARD_USED.of(cost=cost)
    return Offer(unit, at, count, counts[unit], needs, cost, None, missile)


def needs_face(kit: Kit, flight: Flight, unit: str) -> int:
    """Return the least face with which a type hits the bomber that is lost next (RM-10.2b)."""
    defence = kit.units[flight.bombers[0]].D if flight.bombers else 0
    return kit.units[unit].A - defence


def cost_words(kit: Kit, unit: str, at: Reach) -> Text:
    """Return what a flight costs: when the type is back (RM-9.4c, RM-10.2.2c)."""
    if at == "normal":
        return BACK_NEXT_TURN
    if kit.units[unit].red_long_range:
        return AFTER_TEST.of(face=kit.rolls.scramble_red_long_range)
    return BACK_LATER
