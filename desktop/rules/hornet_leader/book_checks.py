"""What an entry of the log must name so that it can be worked out: else it is refused.

What is against the rules is a problem (``book_problems``) and goes through.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T
from desktop.rules.hornet_leader.book_days import EDITABLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from desktop.rules.hornet_leader.book_entries import (
        DayEntry,
        FlightEntry,
        MissionEntry,
        PastDay,
        StandingEntry,
    )
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

MISSIONS = 2
LARGEST = 999
"""No figure of a campaign is larger; a slip of the keyboard is."""
OF_PILOTS = ("stress", "xp", "skill", "missing", "removed")
"""Figures that a Pilot has."""
LONGEST_LOAD = 99
"""Weapons of one kind on one Aircraft."""


def check_entry(s: State, kit: Kit, entry: DayEntry) -> None:
    """Raise :class:`Refused` unless an entry can be carried out."""
    if entry.kind == "down_time" and entry.missions:
        raise Refused("HL-2.9a", T("hornet_leader", "On a Day of Down Time nothing is flown"))
    if entry.kind == "mission" and not 1 <= len(entry.missions) <= MISSIONS:
        raise Refused("HL-T1.4a", T("hornet_leader", "A Day has one mission or two"))
    names = {*(member.pilot for member in s.squadron), *_logged(s)}
    for mission in entry.missions:
        _check_mission(kit, mission, names)
    if len({mission.target for mission in entry.missions}) < len(entry.missions):
        raise Refused(
            "HL-1.7s", T("hornet_leader", "The Secondary is another card than the Primary")
        )
    adjustments = list(entry.adjustments)
    if entry.aftermath is not None:
        adjustments += entry.aftermath.residue
    ofs = (each.pilot for each in adjustments if each.pilot or each.figure in OF_PILOTS)
    _check_pilots(ofs, {*names, *_newcomers(entry)})
    _check_numbers([entry.recon_buys, *(abs(each.amount) for each in adjustments)])
    _check_cards(kit, entry)


def _logged(s: State) -> Iterator[str]:
    """Yield who is in the log: a correction may have taken him out of the squadron since."""
    for entry in s.logbook.days:
        for mission in entry.missions:
            yield from (each.pilot for each in mission.flight)
            yield from (*mission.rescued, *(attempt.pilot for attempt in mission.replaced))
        yield from (each.pilot for each in entry.adjustments if each.pilot)


def _newcomers(entry: DayEntry) -> Iterator[str]:
    """Yield who joins the squadron on a Day."""
    for mission in entry.missions:
        yield from (attempt.by for attempt in mission.replaced if attempt.by)


def _check_cards(kit: Kit, entry: DayEntry) -> None:
    """Make sure that the cards a Day that was played has left are known."""
    left = entry.aftermath
    if left is None:
        return
    for target in (*left.in_play, *left.target_discards):
        _check_target(kit, target)
    for number in left.event_discards:
        if number not in kit.events:
            words = T("hornet_leader", "There is no Event {event}")
            raise Refused("HL-T4.3d", words.of(event=number))
    for lasting in left.carry:
        _check_source(kit, lasting.source)
    _check_numbers([left.tanker_free, left.free_special])


def _check_source(kit: Kit, source: str) -> None:
    try:
        kit.source_name(source)
    except (LookupError, ValueError, AttributeError):
        words = T("hornet_leader", "Nothing known has the effect {source}").of(source=source)
        raise Refused("HL-T4.3d", words) from None


def _check_target(kit: Kit, target: int, rule: str = "HL-T1.4a") -> None:
    if target not in kit.targets:
        words = T("hornet_leader", "There is no Target {target}")
        raise Refused(rule, words.of(target=target))


def _check_mission(kit: Kit, mission: MissionEntry, names: set[str]) -> None:
    _check_target(kit, mission.target)
    flight = [each.pilot for each in mission.flight]
    if not flight:
        raise Refused("HL-T1.4a", T("hornet_leader", "Say who flew the mission"))
    if len(set(flight)) < len(flight):
        raise Refused("HL-T1.4a", T("hornet_leader", "A Pilot flies a mission once"))
    for attempt in mission.replaced:
        if attempt.by:
            _check_pilot(kit, attempt.by, "HL-9.7c")
        _check_skill(kit, attempt.skill, "HL-9.7c")
    names = {*names, *(attempt.by for attempt in mission.replaced if attempt.by)}
    _check_pilots((*flight, *mission.rescued, *(each.pilot for each in mission.replaced)), names)
    for key in mission.edited:
        if key not in EDITABLE:
            words = T("hornet_leader", "{key} is not a number of a card; those are {keys}")
            raise Refused("HL-T4.4a", words.of(key=key, keys=", ".join(EDITABLE)))
    _check_numbers(
        [
            mission.hits,
            *(abs(number) for number in mission.edited.values()),
            *(abs(number) for number in mission.tracks_extra),
            abs(mission.xp_extra),
            *(abs(each.amount) for each in (*mission.so_gained, *mission.vp_extra)),
            *(each.amount for each in mission.so_spent),
            *(attempt.so for attempt in mission.replaced),
            *(event.number for event in mission.events),
        ]
    )
    for flown in mission.flight:
        _check_flight(flown)


def _check_flight(flown: FlightEntry) -> None:
    search = (flown.sar.roll, flown.sar.weight, abs(flown.sar.mod)) if flown.sar else ()
    _check_numbers(
        [
            *(abs(flown.stress), abs(flown.xp_extra), flown.kills, flown.sites, flown.bombers),
            *(flown.target_hits, *search),
        ]
    )
    _check_numbers((*flown.loadout.values(), *flown.expended.values()), LONGEST_LOAD)


def _check_skill(kit: Kit, skill: int, rule: str) -> None:
    if not 0 <= skill < len(kit.skills):
        words = T("hornet_leader", "{number} is not possible: 0 to {most}")
        raise Refused(rule, words.of(number=skill, most=len(kit.skills) - 1))


def _check_pilot(kit: Kit, pilot: str, rule: str) -> None:
    if pilot not in kit.pilots:
        raise Refused(rule, T("hornet_leader", "There is no Pilot {pilot}").of(pilot=pilot))


def _check_pilots(pilots: Iterable[str], names: set[str]) -> None:
    for pilot in pilots:
        if pilot not in names:
            words = T("hornet_leader", "{pilot} is not in the squadron")
            raise Refused("HL-T1.4a", words.of(pilot=pilot))


def _check_numbers(numbers: Iterable[int], most: int = LARGEST) -> None:
    for number in numbers:
        if not 0 <= number <= most:
            words = T("hornet_leader", "{number} is not possible: 0 to {most}")
            raise Refused("HL-T1.4a", words.of(number=number, most=most))


def check_day(s: State, day: int) -> None:
    """Raise :class:`Refused` unless there is an entry of that Day."""
    first = s.logbook.first_day
    if not first <= day < first + len(s.logbook.days):
        raise Refused("HL-T4.3a", T("hornet_leader", "Day {day} has no entry").of(day=day))


def check_start(s: State) -> None:
    """Raise :class:`Refused` unless the campaign was taken over."""
    if s.logbook.joined is None:
        words = T("hornet_leader", "The campaign began here: there is no start to correct")
        raise Refused("HL-T4.3a", words)


def check_standing(s: State, kit: Kit, standing: StandingEntry) -> None:
    """Raise :class:`Refused` unless a campaign can be taken over as it is said to stand."""
    if not 0 <= standing.day <= s.days:
        words = T("hornet_leader", "{days} Days are over; the campaign has {all}")
        raise Refused("HL-T1.5a", words.of(days=standing.day, all=s.days))
    if not standing.squadron:
        raise Refused("HL-T1.5a", T("hornet_leader", "The squadron has no Pilots"))
    pilots = [each.pilot for each in standing.squadron]
    for pilot in pilots:
        _check_pilot(kit, pilot, "HL-T1.5a")
        if pilots.count(pilot) > 1:
            words = T("hornet_leader", "{pilot} is in the squadron already")
            raise Refused("HL-2.8d", words.of(pilot=kit.callsign(pilot)))
    for each in standing.squadron:
        _check_skill(kit, each.skill, "HL-T1.5a")
        if each.replaced_by:
            _check_pilot(kit, each.replaced_by, "HL-T1.5a")
    for target in (*standing.destroyed, *standing.in_play, *standing.damaged_hits):
        _check_target(kit, target, "HL-T1.5a")
    tracks = kit.campaigns[s.terms.campaign].tracks
    for track, reading in enumerate(standing.tracks):
        if not 0 <= reading < len(tracks[track].values):
            words = T("hornet_leader", "{track} has no reading {reading}")
            raise Refused("HL-T1.5a", words.of(track=kit.track_name(track), reading=reading + 1))
    _check_numbers([abs(standing.so), abs(standing.vp), standing.lost_aircraft])
    _check_numbers(standing.damaged_hits.values())
    for past in standing.past:
        _check_past(kit, past)
    _check_numbers(n for each in standing.squadron for n in (each.stress, each.xp))


def _check_past(kit: Kit, past: PastDay) -> None:
    """Raise :class:`Refused` unless what is known of a Day before the log can be shown."""
    if past.target:
        _check_target(kit, past.target, "HL-T1.5a")
    for flown in past.flight:
        _check_pilot(kit, flown.pilot, "HL-T1.5a")
        _check_flight(flown)
    _check_numbers([past.day, past.so_spent, abs(past.so_left), abs(past.vp)])
