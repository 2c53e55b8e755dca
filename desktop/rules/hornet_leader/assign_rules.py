"""Who may be assigned to which mission of the Day, and how many (HL-4.4, HL-9.2, HL-1.7t)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T
from desktop.rules.hornet_leader.flights import counts
from desktop.rules.hornet_leader.pilots import UNFIT, status
from desktop.rules.hornet_leader.targets import aircraft_limit

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


def assigned(s: State, *, secondary: bool) -> list[str]:
    """Return the Pilots of the mission being flown, or of the Secondary that is still to come."""
    return list(s.second_flight) if secondary else [each.pilot for each in s.flown.flight]


def most(s: State, kit: Kit, target: int) -> int:
    """Return how many Aircraft may go, with the one more of the option (HL-9.2b)."""
    return aircraft_limit(s, kit, target) + s.has_option("one_more_less")


def over_limit(s: State, kit: Kit, *, secondary: bool = False) -> int:
    """Return 1 if one Aircraft more flies than the card says, -1 for exactly one less (HL-9.2).

    It is 0 without the option. ``secondary`` asks about the Secondary that is still to come.
    """
    if not s.has_option("one_more_less"):
        return 0
    target = s.secondary if secondary else s.flown.target
    over = counts(kit, assigned(s, secondary=secondary)) - aircraft_limit(s, kit, target)
    return over if over in (1, -1) else 0


def unassignable(s: State, kit: Kit, pilot: str, *, secondary: bool) -> Refused | None:
    """Return why a Pilot cannot be assigned to the mission, or to the Secondary after it."""
    return _unable(s, kit, pilot) or _taken(s, kit, pilot) or _full(s, kit, pilot, secondary)


def incomplete(s: State, kit: Kit) -> Refused | None:
    """Return why the assignment cannot be finished: each mission needs a legal flight."""
    for secondary in (False, True) if s.secondary and not s.flown.secondary else (False,):
        flight = assigned(s, secondary=secondary)
        if counts(kit, flight):
            continue
        if flight:
            words = T("hornet_leader", "An E-2C needs another Aircraft that flies with it")
        elif secondary:
            words = T("hornet_leader", "Nobody is assigned to the Secondary")
        else:
            words = T("hornet_leader", "Nobody is assigned to the mission")
        return Refused("HL-1.7t" if secondary else "HL-4.4a", words)
    return None


def _unable(s: State, kit: Kit, pilot: str) -> Refused | None:
    name = kit.callsign(pilot)
    member = next((each for each in s.squadron if each.pilot == pilot), None)
    if member is None or member.removed:
        words = T("hornet_leader", "{pilot} is not in the squadron")
        return Refused("HL-4.4b", words.of(pilot=name))
    if member.missing:
        words = T("hornet_leader", "{pilot} is Missing in Action")
        return Refused("HL-4.4b", words.of(pilot=name))
    if status(kit, member) == UNFIT:
        words = T("hornet_leader", "{pilot} is Unfit and stays at home")
        return Refused("HL-1.5l", words.of(pilot=name))
    return None


def _taken(s: State, kit: Kit, pilot: str) -> Refused | None:
    for secondary in (False, True):
        if pilot in assigned(s, secondary=secondary):
            words = T("hornet_leader", "{pilot} is assigned; nobody flies twice on a Day")
            return Refused("HL-1.7t", words.of(pilot=kit.callsign(pilot)))
    return None


def has_room(s: State, kit: Kit, *, secondary: bool) -> bool:
    """Return whether one more who counts may be assigned to a mission (HL-4.4a)."""
    limit = most(s, kit, s.secondary if secondary else s.flown.target)
    return counts(kit, assigned(s, secondary=secondary)) < limit


def open_to(s: State, kit: Kit, pilots: list[str], *, secondary: bool) -> list[str]:
    """Return those of the fit Pilots who can be assigned: none of them is assigned yet."""
    if secondary and not s.secondary:
        return []
    if has_room(s, kit, secondary=secondary):
        return pilots
    return [pilot for pilot in pilots if not counts(kit, [pilot])]


def _full(s: State, kit: Kit, pilot: str, secondary: bool) -> Refused | None:
    if secondary and not s.secondary:
        return Refused("HL-1.7s", T("hornet_leader", "There is no Secondary today"))
    if not counts(kit, [pilot]) or has_room(s, kit, secondary=secondary):
        return None
    target = s.secondary if secondary else s.flown.target
    limit = most(s, kit, target)
    words = T("hornet_leader", "Only {limit} Aircraft may attack {target}")
    rule = "HL-9.2b" if s.has_option("one_more_less") else "HL-4.4a"
    return Refused(rule, words.of(limit=limit, target=kit.target_name(target)))
