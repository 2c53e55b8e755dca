"""What a promotion changes on the card of a Pilot."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.faces import signed
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.components_pilots import Level
from desktop.table.hornet_leader.pilot_faces import SPEEDS

OKAY_AIR = T("hornet_leader.table", "Air to Air, Okay")
OKAY_GROUND = T("hornet_leader.table", "Air to Ground, Okay")
SHAKEN_AIR = T("hornet_leader.table", "Air to Air, Shaken")
SHAKEN_GROUND = T("hornet_leader.table", "Air to Ground, Shaken")
OKAY_SPEED = T("hornet_leader.table", "Speed, Okay")
SHAKEN_SPEED = T("hornet_leader.table", "Speed, Shaken")
OKAY_TO = T("hornet_leader.table", "Okay up to Stress")
SHAKEN_TO = T("hornet_leader.table", "Shaken up to Stress")
COOL = T("hornet_leader.table", "Cool")
AWARENESS = T("hornet_leader.table", "Situational Awareness")
NEXT = T("hornet_leader.table", "Experience for the next level")
NONE = "\N{EN DASH}"


class Change(msgspec.Struct, frozen=True):
    """A number that differs between two levels."""

    label: Text
    before: str
    after: str
    better: bool


def changes(before: Level, after: Level) -> tuple[Change, ...]:
    """Return every number that differs."""
    return (
        *_speed(OKAY_SPEED, before.okay.speed, after.okay.speed),
        *_number(OKAY_AIR, before.okay.ata, after.okay.ata, with_sign=True),
        *_number(OKAY_GROUND, before.okay.atg, after.okay.atg, with_sign=True),
        *_speed(SHAKEN_SPEED, before.shaken.speed, after.shaken.speed),
        *_number(SHAKEN_AIR, before.shaken.ata, after.shaken.ata, with_sign=True),
        *_number(SHAKEN_GROUND, before.shaken.atg, after.shaken.atg, with_sign=True),
        *_number(OKAY_TO, before.okay_max, after.okay_max),
        *_number(SHAKEN_TO, before.shaken_max, after.shaken_max),
        *_number(COOL, before.cool, after.cool),
        *_number(AWARENESS, before.sa, after.sa),
        *_number(NEXT, before.xp, after.xp),
    )


def _speed(label: Text, before: str, after: str) -> tuple[Change, ...]:
    if before == after:
        return ()
    return (Change(label, say(SPEEDS[before]), say(SPEEDS[after]), after == "fast"),)


def _number(label: Text, before: int, after: int, *, with_sign: bool = False) -> tuple[Change, ...]:
    if before == after:
        return ()
    spell = signed if with_sign else str
    # An Ace has no next level.
    last = spell(after) if after or label is not NEXT else NONE
    return (Change(label, spell(before), last, after > before and label is not NEXT),)
