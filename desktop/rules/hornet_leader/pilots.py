"""What a Pilot is worth just now: level, status and the numbers of the present row (HL-1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_pilots import Hawkeye, Level, Stats
    from desktop.rules.hornet_leader.components_weapons import AircraftType
    from desktop.rules.hornet_leader.records import Member

OKAY, SHAKEN, UNFIT = range(3)


def level_of(kit: Kit, member: Member) -> Level:
    """Return the card of the Pilot's present skill level (HL-1.5c)."""
    return kit.pilots[member.pilot].levels[member.skill]


def status_at(level: Level, stress: int) -> int:
    """Return the status that goes with a Stress (HL-1.5h): 0 Okay, 1 Shaken, 2 Unfit."""
    if stress <= level.okay_max:
        return OKAY
    return SHAKEN if stress <= level.shaken_max else UNFIT


def status(kit: Kit, member: Member) -> int:
    """Return the Pilot's status: 0 Okay, 1 Shaken, 2 Unfit (HL-1.5h)."""
    return status_at(level_of(kit, member), member.stress)


def stats(kit: Kit, member: Member) -> Stats:
    """Return speed and skills of the row of the present status; an Unfit Pilot's are Shaken's."""
    level = level_of(kit, member)
    return level.okay if member.stress <= level.okay_max else level.shaken


def radar(kit: Kit, member: Member) -> Hawkeye | None:
    """Return what the E-2C of a Pilot gives at his status; None when Unfit (HL-10.1h, i)."""
    level, now = level_of(kit, member), status(kit, member)
    if now == UNFIT:
        return None
    return level.hawkeye if now == OKAY else level.hawkeye_shaken


def is_fit(kit: Kit, member: Member) -> bool:
    """Return whether the Pilot may be chosen for a mission (HL-1.5l, HL-4.4b)."""
    return member.here and status(kit, member) != UNFIT


def type_of(kit: Kit, pilot: str) -> AircraftType:
    """Return the type of the Pilot's Aircraft."""
    return kit.aircraft[kit.pilots[pilot].aircraft]
