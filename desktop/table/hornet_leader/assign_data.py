"""The Pilots as rows to assign, in the order in which they are best asked."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.faces import signed
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader import assign_rules, pilots
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.flights import counts
from desktop.rules.hornet_leader.records import Member
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.flight_row import Flies, RowData
from desktop.table.hornet_leader.page_parts import reason
from desktop.table.hornet_leader.pilot_faces import (
    SPEEDS,
    STATUS_KEYS,
    member_stress,
    silhouette_of,
    type_and_skill,
)
from desktop.table.hornet_leader.squadron_summary import MISSING

PRIMARY = T("hornet_leader.table", "Primary")
SECONDARY = T("hornet_leader.table", "Secondary")
FLIES = T("hornet_leader.table", "Flies")
SPEED = T("hornet_leader.table", "Speed")
AIR = T("hornet_leader.table", "AtA")
GROUND = T("hornet_leader.table", "AtG")
AWARENESS = T("hornet_leader.table", "SA")
COOL = T("hornet_leader.table", "Cool")
WEIGHT = T("hornet_leader.table", "WP")
EXPERIENCE = T("hornet_leader.table", "XP")
XP = T("hornet_leader.table", "{xp}/{needed}")
SPOKEN = T("hornet_leader.table", "{aircraft}, {status}, Stress {stress}, {flies}")
AT_HOME = T("hornet_leader.table", "not assigned")
COUNTER = T("hornet_leader.table", "{chosen} / {limit}")
WITH_FREE = T("hornet_leader.table", "{counter} ({free} free)")
ONE_MORE = T("hornet_leader.table", "1 more: {vp} VP")
ONE_LESS = T("hornet_leader.table", "1 less: {vp} VP if Destroyed")
DIGITS = "1234567890"


def pilot_rows(s: State, kit: Kit) -> tuple[RowData, ...]:
    """Return all Pilots: the calmest first, those who cannot fly last."""
    members = [member for member in s.squadron if not member.removed]
    members.sort(key=lambda each: _order(s, kit, each))
    return tuple(
        _row(s, kit, member, DIGITS[number] if number < len(DIGITS) else "")
        for number, member in enumerate(members)
    )


def _order(s: State, kit: Kit, member: Member) -> tuple[int | str, ...]:
    return (member.missing, pilots.status(kit, member), member.stress, -member.skill, member.pilot)


def _row(s: State, kit: Kit, member: Member, key: str) -> RowData:
    pilot, status = member.pilot, pilots.status(kit, member)
    flies: Flies = ""
    if pilot in assign_rules.assigned(s, secondary=False):
        flies = "primary"
    elif pilot in assign_rules.assigned(s, secondary=True):
        flies = "secondary"
    missions = (False, True) if s.secondary and not s.flown.secondary else (False,)
    refused = [assign_rules.unassignable(s, kit, pilot, secondary=second) for second in missions]
    stays = refused[0] if not pilots.is_fit(kit, member) else None
    word = MISSING if member.missing else kit.status_name(status)
    names = {"": AT_HOME, "primary": PRIMARY, "secondary": SECONDARY}
    spoken = SPOKEN.of(
        aircraft=type_and_skill(kit, pilot, member.skill),
        status=word,
        stress=member.stress,
        flies=names[flies],
    )
    return RowData(
        pilot,
        "" if stays is not None else key,
        kit.callsign(pilot),
        type_and_skill(kit, pilot, member.skill),
        silhouette_of(kit, pilot),
        None if member.missing else STATUS_KEYS[status],
        say(word),
        member_stress(kit, member),
        _figures(kit, member),
        flies,
        tuple(map(say, (PRIMARY, SECONDARY) if len(missions) > 1 else (FLIES,))),
        tuple(each is None for each in refused),
        reason(stays),
        say(spoken),
    )


def _figures(kit: Kit, member: Member) -> tuple[tuple[str, str], ...]:
    level, now = pilots.level_of(kit, member), pilots.stats(kit, member)
    xp = XP.of(xp=member.xp, needed=level.xp) if level.xp else str(member.xp)
    values: tuple[tuple[Text, str], ...] = (
        (SPEED, say(SPEEDS[now.speed])),
        (AIR, signed(now.ata)),
        (GROUND, signed(now.atg)),
        (AWARENESS, str(level.sa)),
        (COOL, str(level.cool)),
        (WEIGHT, str(pilots.type_of(kit, member.pilot).weight)),
        (EXPERIENCE, xp if isinstance(xp, str) else say(xp)),
    )
    return tuple((say(label), figure) for label, figure in values)


def counter_words(s: State, kit: Kit, *, secondary: bool) -> str:
    """Return how many Aircraft fly, and those that do not count: "3 / 4 (E-2C free)"."""
    flight = assign_rules.assigned(s, secondary=secondary)
    target = s.secondary if secondary else s.flown.target
    counted = COUNTER.of(chosen=counts(kit, flight), limit=assign_rules.most(s, kit, target))
    free = [pilot for pilot in flight if not counts(kit, [pilot])]
    if not free:
        return say(counted)
    short = pilots.type_of(kit, free[0]).short
    return say(WITH_FREE.of(counter=counted, free=short))


def price_words(s: State, kit: Kit, *, secondary: bool) -> str:
    """Return what one Aircraft more or less than the card says does to the VP (HL-9.2b, c)."""
    over = assign_rules.over_limit(s, kit, secondary=secondary)
    if not over or not assign_rules.assigned(s, secondary=secondary):
        return ""
    option = kit.options["one_more_less"]
    if over > 0:
        return say(ONE_MORE.of(vp=signed(option.more_vp)))
    return say(ONE_LESS.of(vp=signed(option.less_vp_if_destroyed)))
