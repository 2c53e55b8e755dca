"""The story of a campaign as a text that can be posted (HL-T6.4d).

The squadron, then a paragraph for each Day made of its entry and results, with the notes as they
were written, and what it all came to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from desktop.logbook.day_columns import is_before_log, results
from desktop.logbook.history import Flown, flown_in
from desktop.logbook.journal import LOST, LOST_ONLY, PROMOTED
from desktop.logbook.lists import listed
from desktop.logbook.outlook import outlook
from desktop.logbook.report_blocks import (
    Block,
    Format,
    Grid,
    Heading,
    Paragraph,
    Quote,
    written,
)
from desktop.logbook.service import service
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.pilots import level_of, status
from desktop.rules.hornet_leader.sar import RESULTS
from desktop.rules.hornet_leader.terms import called, difficulty

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import FlightRecord, Member, MissionRecord
    from desktop.rules.hornet_leader.state import State

Say = Callable[[Text], str]

TERMS = T("logbook", "{campaign}. Difficulty {level}.")
OPTIONS = T("logbook", "Optional rules: {options}.")
SQUADRON = T("logbook", "Squadron")
DAYS = T("logbook", "Days")
RESULT = T("logbook", "Result")
DAY = T("logbook", "Day {day}.")
DAY_DATE = T("logbook", "Day {day} ({date}).")
REST = T("logbook", "Down Time: nobody flew.")
BEFORE = T("logbook", "Day {day} is older than this log.")
X_AT = T("logbook", "{target}: Destroyed, {vp} VP.")
D_AT = T("logbook", "{target}: Damaged with {hits} Hits, {vp} VP.")
O_AT = T("logbook", "{target}: not Destroyed.")
X_NIGHT = T("logbook", "{target}, at night: Destroyed, {vp} VP.")
D_NIGHT = T("logbook", "{target}, at night: Damaged with {hits} Hits, {vp} VP.")
O_NIGHT = T("logbook", "{target}, at night: not Destroyed.")
OUTCOMES = {
    ("X", False): X_AT,
    ("D", False): D_AT,
    ("O", False): O_AT,
    ("X", True): X_NIGHT,
    ("D", True): D_NIGHT,
    ("O", True): O_NIGHT,
}
TANKERS = {"paid": T("logbook", "A tanker went along."), "free": T("logbook", "A tanker was free.")}
FLIGHT = T("logbook", "Flew: {pilots}.")
ABORTED = T("logbook", "{pilot} (aborted)")
DAMAGED = T("logbook", "{pilot} (Damaged)")
KILLS = T("logbook", "{pilot} ({kills})")
BANDITS = T("logbook", "Bandits: {count}")
SITES = T("logbook", "Sites: {count}")
BOMBERS = T("logbook", "Bombers: {count}")
SENTENCE = T("logbook", "{words}.")
RESCUED = T("logbook", "Rescued: {pilots}.")
REPLACED = T("logbook", "{by} comes for {pilot}.")
EVENTS = T("logbook", "Events: {events}.")
SPENT = T("logbook", "SO Points spent: {so}, left: {left}.")
RESTED = T("logbook", "Priority R&R for everybody.")
STOOD = T("logbook", "At its end: {so} SO Points, {vp} VP.")
TOTAL = T("logbook", "{vp} Victory Points: {grade}.")
ENDED = T("logbook", "{vp} Victory Points so far: {grade}. If it ended today: {ended}, {worth}.")
LOSSES = T("logbook", "Aircraft lost: {lost}. Pilots missing: {missing}.")
HEADER = (
    T("logbook", "Pilot"),
    T("logbook", "Aircraft"),
    T("logbook", "Skill"),
    T("logbook", "Stress"),
    T("logbook", "Status"),
    T("logbook", "XP"),
    T("logbook", "Flown"),
    T("logbook", "Kills"),
)
MISSING = T("logbook", "Missing")
REMOVED = T("logbook", "Replaced")
ROSE = T("logbook", "{skill}, was {first}")


def report(s: State, kit: Kit, title: str, say: Say, form: Format) -> str:
    """Return the report of a tracked campaign; ``say`` gives its language."""
    return written(blocks(s, kit, title, say), form)


def blocks(s: State, kit: Kit, title: str, say: Say) -> Iterator[Block]:
    """Yield the blocks of the report."""
    yield Heading(1, title)
    yield Paragraph(" ".join(say(each) for each in _terms(s, kit)))
    yield Heading(2, say(SQUADRON))
    rows = tuple(_pilot(s, kit, each, say) for each in s.squadron)
    yield Grid(tuple(map(say, HEADER)), rows)
    yield Heading(2, say(DAYS))
    days: dict[int, list[Flown]] = {}
    for flown in flown_in(s):
        days.setdefault(flown.record.day, []).append(flown)
    for day in range(1, s.day + 1):
        yield from _day(s, kit, day, days.get(day, []), say)
    yield Heading(2, say(RESULT))
    yield Paragraph(" ".join(say(each) for each in _result(s, kit)))


def _terms(s: State, kit: Kit) -> Iterator[Text]:
    level = difficulty(kit, s.terms.adjustments)
    name = kit.skill_name(kit.skills.index(level.id)) if level else "-"
    yield TERMS.of(campaign=called(kit, s.terms), level=name)
    chosen = [kit.options[each].title for each in s.terms.options]
    chosen += [kit.adjustments[each].title for each in s.terms.adjustments]
    if chosen:
        yield OPTIONS.of(options=listed(chosen))


def _pilot(s: State, kit: Kit, member: Member, say: Say) -> tuple[str, ...]:
    line = service(s, kit, member.pilot)
    skill = kit.skill_name(member.skill)
    if line.skill_start != member.skill:
        skill = ROSE.of(skill=skill, first=kit.skill_name(line.skill_start))
    needed = level_of(kit, member).xp
    return (
        kit.callsign(member.pilot),
        say(kit.type_name(member.pilot)),
        say(skill),
        "-" if member.missing else str(member.stress),
        say(_status(kit, member)),
        f"{member.xp}/{needed}" if needed else str(member.xp),
        str(line.flown),
        str(line.kills),
    )


def _status(kit: Kit, member: Member) -> Text:
    if member.removed:
        return REMOVED
    return MISSING if member.missing else kit.status_name(status(kit, member))


# --------------------------------------------------------------------------------------- a Day


def _day(s: State, kit: Kit, day: int, flown: list[Flown], say: Say) -> Iterator[Block]:
    """Yield the paragraph of a Day and what was noted on it."""
    if not flown:
        if is_before_log(s, day):
            yield Paragraph(say(BEFORE.of(day=day)))
        return
    entry = flown[0].day
    lead = DAY.of(day=day)
    if entry is not None and entry.date_played:
        lead = DAY_DATE.of(day=day, date=entry.date_played)
    words = [say(each) for one in flown for each in _mission(kit, one)]
    if entry is not None and entry.rnr:
        words.append(say(RESTED))
    words += [say(SENTENCE.of(words=each)) for each in _promotions(s, kit, day)]
    result = next((each for each in results(s) if each.day == day), None)
    if result is not None:
        words.append(say(STOOD.of(so=result.so, vp=result.vp)))
    yield Paragraph(" ".join(words), say(lead))
    notes = [entry.notes] if entry else []
    for one in flown:
        if one.mission is not None:
            notes.append(one.mission.notes)
            notes += (
                f"{kit.callsign(each.pilot)}: {each.note}" if each.note.strip() else ""
                for each in one.mission.flight
            )
    yield from (Quote(each) for each in notes if each.strip())


def _mission(kit: Kit, flown: Flown) -> Iterator[Text]:
    """Yield what happened on a mission."""
    record, entry = flown.record, flown.mission
    if not record.target:
        yield REST
        return
    yield OUTCOMES[record.status or "O", record.night].of(
        target=kit.target_name(record.target), hits=record.hits, vp=record.vp
    )
    if record.tanker:
        yield TANKERS[record.tanker]
    if record.flight:
        yield FLIGHT.of(pilots=listed(_flew(kit, each) for each in record.flight))
    yield from _losses(kit, record)
    if entry is not None:
        if entry.rescued:
            yield RESCUED.of(pilots=listed(kit.callsign(each) for each in entry.rescued))
        for attempt in entry.replaced:
            if attempt.by:
                names = kit.callsign(attempt.by), kit.callsign(attempt.pilot)
                yield REPLACED.of(by=names[0], pilot=names[1])
        events = [each.title or str(each.number) for each in entry.events]
        if events:
            yield EVENTS.of(events=listed(events))
        if entry.rnr:
            yield RESTED
    if record.so_spent:
        yield SPENT.of(so=record.so_spent, left=record.so_left)


def _losses(kit: Kit, record: MissionRecord) -> Iterator[Text]:
    for each in record.flight:
        if each.lost:
            words = LOST_ONLY.of(pilot=kit.callsign(each.pilot))
            if each.sar:
                name = kit.callsign(each.pilot)
                words = LOST.of(pilot=name, result=RESULTS[each.sar])
            yield SENTENCE.of(words=words)


def _flew(kit: Kit, flown: FlightRecord) -> Text:
    name: Text | str = kit.callsign(flown.pilot)
    if flown.aborted:
        name = ABORTED.of(pilot=name)
    elif flown.damaged:
        name = DAMAGED.of(pilot=name)
    counts = ((BANDITS, flown.bandits), (BOMBERS, flown.bombers), (SITES, flown.sites))
    kills = [words.of(count=count) for words, count in counts if count]
    return KILLS.of(pilot=name, kills=listed(kills)) if kills else listed([name])


def _promotions(s: State, kit: Kit, day: int) -> Iterable[Text]:
    for member in s.squadron:
        for each in service(s, kit, member.pilot).promotions:
            if each.day == day:
                name, skill = kit.callsign(member.pilot), kit.skill_name(each.skill)
                yield PROMOTED.of(pilot=name, skill=skill)


def _result(s: State, kit: Kit) -> Iterator[Text]:
    found = outlook(s, kit)
    grade = kit.evaluation_name(found.grade)
    if s.evaluation:
        yield TOTAL.of(vp=found.vp, grade=grade)
    else:
        worth = kit.evaluation_name(found.ended_grade)
        yield ENDED.of(vp=found.vp, grade=grade, ended=found.ended, worth=worth)
    missing = sum(each.missing and not each.removed for each in s.squadron)
    yield LOSSES.of(lost=s.lost_aircraft, missing=missing)
