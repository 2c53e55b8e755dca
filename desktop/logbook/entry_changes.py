"""What a correction changed in an entry, field by field, for the list of changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from desktop.logbook.differences import (
    DESTROYED,
    EXPERIENCE,
    IN_PLAY,
    NONE,
    SKILL,
    SO,
    STRESS,
    VP,
    Value,
)
from desktop.logbook.lists import listed
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.sar import RESULTS

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book import Correction
    from desktop.rules.hornet_leader.book_entries import (
        Adjustment,
        DayEntry,
        EventNote,
        FlightEntry,
        MemberEntry,
        MissionEntry,
        Replaced,
        SearchEntry,
        StandingEntry,
    )
    from desktop.rules.hornet_leader.components import Kit

YES = T("logbook", "yes")
KIND = T("logbook", "Kind of Day")
KINDS = {"mission": T("logbook", "Mission"), "down_time": T("logbook", "Down Time")}
PLAYED = T("logbook", "Played here")
DATE = T("logbook", "Date played")
DRAWN = T("logbook", "Cards drawn")
RECON_BOUGHT = T("logbook", "Recon Priority, times")
REST = T("logbook", "Priority R&R")
NOTES = T("logbook", "Notes")
ACCEPTED = T("logbook", "Accepted as it is")
BY_HAND = T("logbook", "{figure}, changed by hand")
LEFT = T("logbook", "Cards and effects left from play")
TARGET = T("logbook", "Target")
OUTCOME = T("logbook", "Outcome")
OUTCOMES = {
    "X": T("logbook", "Destroyed"),
    "D": T("logbook", "Damaged"),
    "O": T("logbook", "Failed"),
}
NIGHT = T("logbook", "At night")
TANKER = T("logbook", "Tanker")
TANKERS = {"paid": T("logbook", "paid"), "free": T("logbook", "free")}
HITS = T("logbook", "Hits on the Target")
SPENT = T("logbook", "SO Points spent, {label}")
GAINED = T("logbook", "SO Points gained, {label}")
SCORED = T("logbook", "Victory Points, {label}")
XP_ALL = T("logbook", "Experience for all")
TRACK_EXTRA = T("logbook", "{track}, further spaces")
EVENTS = T("logbook", "Events")
RESCUED = T("logbook", "Rescued")
REPLACED = T("logbook", "Replacement asked for")
CAME = T("logbook", "{pilot}, {skill}, {so} SO")
NOBODY = T("logbook", "nobody came")
CARD_NUMBER = T("logbook", "{key} of the card")
CARD_NUMBERS = {
    "aircraft": T("logbook", "Aircraft"),
    "hits": T("logbook", "Hits"),
    "vp": T("logbook", "VP"),
    "stress": T("logbook", "Stress"),
    "recon": T("logbook", "Recon"),
    "intel": T("logbook", "Intel"),
    "infra": T("logbook", "Infra"),
    "band": T("logbook", "Range band"),
    "weight_penalty": T("logbook", "Weight penalty"),
    "band_stress": T("logbook", "Band Stress"),
    "band_xp": T("logbook", "Band Experience"),
}
"""What the numbers are called that a table can have otherwise (``MissionEntry.edited``)."""
FLEW = T("logbook", "Flew")
LEADER = T("logbook", "Flight leader")
ABORTED = T("logbook", "Aborted")
DAMAGED = T("logbook", "Aircraft Damaged")
LOST = T("logbook", "Aircraft lost")
PLACES = {
    "target_bound": T("logbook", "Target-Bound"),
    "over_target": T("logbook", "Over Target"),
    "home_bound": T("logbook", "Home-Bound"),
}
SAR_ROLL = T("logbook", "SAR roll")
SAR_WEIGHT = T("logbook", "SAR, weight expended")
SAR_MOD = T("logbook", "SAR, Event change")
SAR_RESULT = T("logbook", "SAR result")
XP_EXTRA = T("logbook", "Further Experience")
KILLS = T("logbook", "Kills")
SITES = T("logbook", "Sites")
BOMBERS = T("logbook", "Bombers")
TARGET_HITS = T("logbook", "Hits scored")
LOADED = T("logbook", "Loaded")
EXPENDED = T("logbook", "Expended")
NOTE = T("logbook", "Note")
DAYS_OVER = T("logbook", "Days over")
LOST_AIRCRAFT = T("logbook", "Aircraft lost so far")
MISSING = T("logbook", "Missing")
REMOVED = T("logbook", "Left the squadron")
TRIED = T("logbook", "Replacement tried")
PAST = T("logbook", "Days before")
NOTED_HITS = T("logbook", "Hits on Damaged Targets")
IN_SQUADRON = T("logbook", "In the squadron")
FIGURES: dict[str, Text] = {
    "so": SO,
    "vp": VP,
    "recon": CARD_NUMBERS["recon"],
    "intel": CARD_NUMBERS["intel"],
    "infra": CARD_NUMBERS["infra"],
    "stress": STRESS,
    "xp": EXPERIENCE,
    "skill": SKILL,
    "missing": MISSING,
    "removed": REMOVED,
}

Key = tuple[int, str, Text]
"""Which mission of the Day (0 for the Day as a whole), which Pilot or none, which field."""


class FieldChange(msgspec.Struct, frozen=True):
    """A field that was entered otherwise before."""

    field: Text
    old: Value
    new: Value
    mission: int = 0
    """1 for the Primary, 2 for the Secondary, 0 for the Day as a whole."""
    pilot: str = ""


def changes(kit: Kit, correction: Correction) -> tuple[FieldChange, ...]:
    """Return the fields that a correction changed (HL-T4.3c)."""
    if correction.start_before is not None and correction.start_after is not None:
        return _compared(_start(kit, correction.start_before), _start(kit, correction.start_after))
    if correction.before is None or correction.after is None:
        return ()
    return between_entries(kit, correction.before, correction.after)


def between_entries(kit: Kit, before: DayEntry, after: DayEntry) -> tuple[FieldChange, ...]:
    """Return the fields in which two entries of a Day differ."""
    return _compared(_day(kit, before), _day(kit, after))


def _compared(old: dict[Key, Value], new: dict[Key, Value]) -> tuple[FieldChange, ...]:
    keys = dict.fromkeys((*old, *new))
    return tuple(
        FieldChange(field, old.get(key, NONE), new.get(key, NONE), mission, pilot)
        for key in keys
        if old.get(key) != new.get(key)
        for mission, pilot, field in (key,)
    )


Fields = Iterator[tuple[Text, Value | bool]]


def _kept(mission: int, pilot: str, fields: Fields) -> Iterator[tuple[Key, Value]]:
    """Yield the fields that say something."""
    for field, value in fields:
        if value is True:
            yield (mission, pilot, field), YES
        elif value:
            yield (mission, pilot, field), value


def _day(kit: Kit, entry: DayEntry) -> dict[Key, Value]:
    found = dict(_kept(0, "", _day_fields(entry)))
    for change in entry.adjustments:
        found |= dict(_kept(0, change.pilot, _adjustment(change)))
    for number, mission in enumerate(entry.missions, 1):
        found |= dict(_kept(number, "", _mission_fields(kit, mission)))
        for flown in mission.flight:
            found |= dict(_kept(number, flown.pilot, _flight_fields(kit, flown)))
    return found


def _day_fields(entry: DayEntry) -> Fields:
    yield KIND, KINDS[entry.kind]
    yield PLAYED, entry.played
    yield DATE, entry.date_played
    yield DRAWN, ", ".join(map(str, entry.drawn))
    yield RECON_BOUGHT, entry.recon_buys
    yield REST, entry.rnr
    yield NOTES, entry.notes
    yield ACCEPTED, ", ".join(each.removesuffix(":") for each in entry.accepted)
    yield LEFT, entry.aftermath is not None


def _adjustment(change: Adjustment) -> Fields:
    yield BY_HAND.of(figure=FIGURES[change.figure]), f"{change.amount:+d}"


def _mission_fields(kit: Kit, mission: MissionEntry) -> Fields:
    yield TARGET, kit.target_name(mission.target) if mission.target in kit.targets else NONE
    yield OUTCOME, OUTCOMES[mission.outcome]
    yield NIGHT, mission.night
    yield TANKER, TANKERS[mission.tanker] if mission.tanker else ""
    yield HITS, mission.hits
    for words, lines in (
        (SPENT, mission.so_spent),
        (GAINED, mission.so_gained),
        (SCORED, mission.vp_extra),
    ):
        for label in dict.fromkeys(line.label for line in lines):
            amount = sum(line.amount for line in lines if line.label == label)
            yield words.of(label=kit.entry_name(label)), amount
    yield XP_ALL, mission.xp_extra
    for track, spaces in enumerate(mission.tracks_extra):
        yield TRACK_EXTRA.of(track=kit.track_name(track)), f"{spaces:+d}" if spaces else ""
    yield EVENTS, ", ".join(map(_event, mission.events))
    yield RESCUED, ", ".join(map(kit.callsign, mission.rescued))
    for attempt in mission.replaced:
        field = T("logbook", "{what}: {pilot}").of(what=REPLACED, pilot=kit.callsign(attempt.pilot))
        yield field, _came(kit, attempt)
    yield REST, mission.rnr
    for key, number in mission.edited.items():
        yield CARD_NUMBER.of(key=CARD_NUMBERS[key]), str(number)
    yield NOTES, mission.notes


def _came(kit: Kit, attempt: Replaced) -> Text:
    if not attempt.by:
        return NOBODY
    skill = kit.skill_name(attempt.skill)
    return CAME.of(pilot=kit.callsign(attempt.by), skill=skill, so=attempt.so)


def _event(met: EventNote) -> str:
    title = met.title or str(met.number)
    return f"{title}: {met.note}" if met.note else title


def _flight_fields(kit: Kit, flown: FlightEntry) -> Fields:
    yield FLEW, True
    yield LEADER, flown.leader
    yield ABORTED, flown.aborted
    yield STRESS, flown.stress
    yield DAMAGED, flown.damaged
    yield LOST, PLACES[flown.lost] if flown.lost else ""
    if flown.sar is not None:
        yield from _search_fields(flown.sar)
    yield XP_EXTRA, flown.xp_extra
    yield KILLS, flown.kills
    yield SITES, flown.sites
    yield BOMBERS, flown.bombers
    yield TARGET_HITS, flown.target_hits
    yield LOADED, _loads(kit, flown.loadout)
    yield EXPENDED, _loads(kit, flown.expended)
    yield NOTE, flown.note


def _search_fields(search: SearchEntry) -> Fields:
    yield SAR_ROLL, search.roll
    yield SAR_WEIGHT, search.weight
    yield SAR_MOD, search.mod
    yield SAR_RESULT, RESULTS[search.result] if search.result else ""


def _loads(kit: Kit, loads: dict[str, int]) -> Value:
    known = [item for item, count in loads.items() for _ in range(count) if item in kit.weapons]
    strange = [item for item in loads if item not in kit.weapons]
    names = (*((kit.load_text(known),) if known else ()), *strange)
    return listed(names) if names else ""


def _start(kit: Kit, standing: StandingEntry) -> dict[Key, Value]:
    found = dict(_kept(0, "", _start_fields(kit, standing)))
    for member in standing.squadron:
        found |= dict(_kept(0, member.pilot, _member_fields(kit, member)))
    return found


def _start_fields(kit: Kit, standing: StandingEntry) -> Fields:
    yield DAYS_OVER, str(standing.day)
    yield SO, str(standing.so)
    yield VP, str(standing.vp)
    for track, place in enumerate(standing.tracks):
        yield kit.track_name(track), place + 1
    yield DESTROYED, ", ".join(map(str, standing.destroyed))
    yield IN_PLAY, ", ".join(map(str, standing.in_play))
    hits = (f"{target}: {count}" for target, count in standing.damaged_hits.items())
    yield NOTED_HITS, ", ".join(hits)
    yield LOST_AIRCRAFT, standing.lost_aircraft
    yield PAST, len(standing.past)


def _member_fields(kit: Kit, member: MemberEntry) -> Fields:
    yield IN_SQUADRON, True
    yield SKILL, kit.skill_name(member.skill)
    yield EXPERIENCE, member.xp
    yield STRESS, member.stress
    yield MISSING, member.missing
    yield REMOVED, member.removed
    yield TRIED, member.replacement_tried
