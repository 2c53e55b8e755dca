"""What the rules do not know in an entry of the log: listed, never refused (HL-T4.3b)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.core import T
from desktop.rules.hornet_leader.book import Problem
from desktop.rules.hornet_leader.flights import counts
from desktop.rules.hornet_leader.pilots import UNFIT, level_of, status
from desktop.rules.hornet_leader.rescue import doubles
from desktop.rules.hornet_leader.targets import aircraft_limit, hits_needed

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book_entries import DayEntry, MissionEntry
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Member
    from desktop.rules.hornet_leader.state import State

TOO_LATE = T("hornet_leader", "The campaign has {days} Days only")
UNFIT_FLEW = T("hornet_leader", "{pilot} flew although Unfit")
MISSING_FLEW = T("hornet_leader", "{pilot} flew although missing")
GONE_FLEW = T("hornet_leader", "{pilot} flew although he has left the squadron")
STRANGER_FLEW = T("hornet_leader", "{pilot} flew although not in the squadron")
TWICE = T("hornet_leader", "{pilot} flew both missions of the Day")
TOO_MANY = T("hornet_leader", "{count} Aircraft flew; {target} takes {limit}")
AGAIN = T("hornet_leader", "{target} was Destroyed before")
NOT_OPEN = T("hornet_leader", "{target} lies behind the bands that are open")
NO_DAMAGE = T("hornet_leader", "Targets are not Damaged without the option")
NO_HITS = T("hornet_leader", "{target} has no Hits to be Damaged by")
NO_REST = T("hornet_leader", "Priority R&R costs {cost} SO Points; there were {so}")
OVERDRAWN = T("hornet_leader", "The fund fell to {so} SO Points")
NOT_MISSING = T("hornet_leader", "{pilot} was replaced although not missing")
NOT_RESCUED = T("hornet_leader", "{pilot} was rescued although not missing")
ALREADY = T("hornet_leader", "{pilot} came although in the squadron already")
BOTH = T("hornet_leader", "{pilot} is back and {other} stays: one of the two has to leave")
NO_NUMBER = T("hornet_leader", "The Experience that {pilot} needs for a promotion is not known")


def of_day(s: State, kit: Kit, entry: DayEntry) -> Iterator[Problem]:
    """Yield what is wrong with a Day as a whole, once it has begun."""
    if s.day > s.days:
        yield Problem(s.day, "HL-2.9d", TOO_LATE.of(days=s.days))
    flown = [{each.pilot for each in mission.flight} for mission in entry.missions]
    for pilot in sorted(flown[0] & flown[1]) if len(flown) > 1 else ():
        yield Problem(s.day, "HL-1.7t", TWICE.of(pilot=kit.callsign(pilot)), pilot)


def of_returns(s: State, kit: Kit, mission: MissionEntry) -> Iterator[Problem]:
    """Yield what is wrong with those who came back or were replaced, before they do."""
    missing = {member.pilot for member in s.squadron if member.missing}
    for attempt in mission.replaced:
        if attempt.pilot not in missing:
            words = NOT_MISSING.of(pilot=kit.callsign(attempt.pilot))
            yield Problem(s.day, "HL-9.7a", words, attempt.pilot)
        if s.in_squadron(attempt.by):
            words = ALREADY.of(pilot=kit.callsign(attempt.by))
            yield Problem(s.day, "HL-9.7b", words, attempt.by)
    for pilot in mission.rescued:
        if pilot not in missing:
            words = NOT_RESCUED.of(pilot=kit.callsign(pilot))
            yield Problem(s.day, "HL-7.2e", words, pilot)


def of_mission(s: State, kit: Kit, mission: MissionEntry) -> Iterator[Problem]:
    """Yield what is wrong with a mission, before it is flown; its card and band are in ``kit``."""
    yield from _flight(s, kit, mission)
    yield from _target(s, kit, mission)


def _flight(s: State, kit: Kit, mission: MissionEntry) -> Iterator[Problem]:
    for flown in mission.flight:
        name = kit.callsign(flown.pilot)
        if not s.in_squadron(flown.pilot):
            yield Problem(s.day, "HL-4.4b", STRANGER_FLEW.of(pilot=name), flown.pilot)
            continue
        member = s.member(flown.pilot)
        if member.removed:
            yield Problem(s.day, "HL-9.7e", GONE_FLEW.of(pilot=name), flown.pilot)
        elif member.missing:
            yield Problem(s.day, "HL-8.9b", MISSING_FLEW.of(pilot=name), flown.pilot)
        elif status(kit, member) == UNFIT:
            yield Problem(s.day, "HL-1.5l", UNFIT_FLEW.of(pilot=name), flown.pilot)
        if not _knows_promotion(kit, member):
            yield Problem(s.day, "HL-1.5d", NO_NUMBER.of(pilot=name), flown.pilot)


def _knows_promotion(kit: Kit, member: Member) -> bool:
    last = member.skill + 1 >= len(kit.pilots[member.pilot].levels)
    return last or level_of(kit, member).xp > 0


def _target(s: State, kit: Kit, mission: MissionEntry) -> Iterator[Problem]:
    target, name = mission.target, kit.target_name(mission.target)
    flying = counts(kit, [each.pilot for each in mission.flight])
    limit = aircraft_limit(s, kit, target) + s.has_option("one_more_less")
    if flying > limit:
        words = TOO_MANY.of(count=flying, target=name, limit=limit)
        yield Problem(s.day, "HL-4.4a", words, str(target))
    if target in s.destroyed:
        yield Problem(s.day, "HL-8.3a", AGAIN.of(target=name), str(target))
    campaign = kit.campaigns[s.terms.campaign]
    behind = campaign.bands[s.bands_open :]
    if target not in s.in_play and any(target in band.targets for band in behind):
        yield Problem(s.day, "HL-2.2e", NOT_OPEN.of(target=name), str(target))
    if mission.outcome == "D":
        if not s.has_option("damaging"):
            yield Problem(s.day, "HL-9.8a", NO_DAMAGE, str(target))
        elif not hits_needed(s, kit, target):
            yield Problem(s.day, "HL-9.8b", NO_HITS.of(target=name), str(target))


def of_rest(s: State, cost: int) -> Iterator[Problem]:
    """Yield whether R&R cannot be paid."""
    if s.so < cost:
        yield Problem(s.day, "HL-8.7a", NO_REST.of(cost=cost, so=s.so))


def at_the_end(s: State, kit: Kit) -> Iterator[Problem]:
    """Yield what is wrong when the Day is over."""
    if s.so < 0:
        yield Problem(s.day, "HL-2.6a", OVERDRAWN.of(so=s.so))
    for pilot, other in doubles(s):
        if s.member(pilot).rescued:
            words = BOTH.of(pilot=kit.callsign(pilot), other=kit.callsign(other))
            yield Problem(s.day, "HL-9.7e", words, pilot)
