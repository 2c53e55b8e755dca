"""What the Debriefing shows, read from the position and from what the Day has told."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.card import Stress
from desktop.paint.face import Status
from desktop.paint.faces import signed
from desktop.rules.core import T
from desktop.rules.hornet_leader import changes_pilots, debrief_rules, pilots
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import Member, MissionRecord
from desktop.rules.hornet_leader.sar import RESULTS
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.victory import evaluation
from desktop.table.hornet_leader.account_words import entry_words
from desktop.table.hornet_leader.day_story import DayStory, Part, PilotDay
from desktop.table.hornet_leader.pilot_faces import (
    STATUS_KEYS,
    member_stress,
    silhouette_of,
    stress_of,
    type_and_skill,
)

NOTHING = "\N{EN DASH}"
STAYED = T("hornet_leader.table", "stayed")
MISSING = T("hornet_leader.table", "Missing")
LINE = T("hornet_leader.table", "{words} ({rule})")
RESTED = T("hornet_leader.table", "Day {day}: Down Time")
OUTCOMES = {
    "X": T("hornet_leader.table", "Day {day}: {target}, Destroyed, {vp} VP"),
    "D": T("hornet_leader.table", "Day {day}: {target}, Damaged, {vp} VP"),
    "O": T("hornet_leader.table", "Day {day}: {target}, not Destroyed"),
}
NO_STORY = DayStory({}, (), (), (0, 0, 0), 0)
GRADES = ("poor", "adequate", "good", "great")
SAR_SUM = T("hornet_leader.table", "{face} {modifier} = {total}")


class PilotRow(msgspec.Struct, frozen=True):
    """A row of the table of Pilots."""

    pilot: str
    callsign: str
    kind: str
    picture: str
    flew: bool
    before: str
    cells: tuple[str, ...]
    """Mission, Target, Search and Rescue, recovery."""
    tips: tuple[str, ...]
    """How each of them comes about, a line for each part."""
    stress: Stress
    status: Status
    status_word: str
    missing: bool
    xp: int
    xp_needed: int
    """0 for an Ace."""
    xp_gained: int
    xp_tip: str


class Gauge(msgspec.Struct, frozen=True):
    """The Victory Points on the scale of the evaluations."""

    vp: int
    before: int
    bounds: tuple[tuple[str, int], ...]
    """Name and least VP of each grade, from Poor to Great."""
    grade: str
    next: str
    """The next grade, empty for none."""
    missing: int


class RestRow(msgspec.Struct, frozen=True):
    """What Priority R&R would do to a Pilot."""

    callsign: str
    before: Stress
    after: Stress


class MissionLine(msgspec.Struct, frozen=True):
    """A mission of the campaign, or a Day of Down Time."""

    status: str
    """``X``, ``D`` or ``O``; empty for Down Time."""
    words: str
    day: int


class SarBox(msgspec.Struct, frozen=True):
    """A Search and Rescue of the Day."""

    callsign: str
    picture: str
    result: str
    sum: str
    face: int
    missing: bool


def todays(s: State) -> tuple[MissionRecord, ...]:
    """Return the missions of the Day that are debriefed; none for Down Time."""
    return tuple(each for each in s.missions if each.day == s.day and each.target)


def vp_lines(s: State, kit: Kit, *, whole: bool) -> tuple[tuple[str, int], ...]:
    """Return the lines of Victory Points of the Day, or of the whole campaign."""
    entries = [each for each in s.vp_entries if whole or each.day == s.day]
    return tuple((entry_words(kit, entry), entry.amount) for entry in entries)


def gauge(s: State, kit: Kit) -> Gauge:
    """Return where the campaign stands."""
    bounds = kit.campaigns[s.terms.campaign].lengths[s.terms.length].vp
    least = {grade: int(getattr(bounds, grade)) for grade in GRADES}
    better = [grade for grade in GRADES if least[grade] > s.vp]
    gained = sum(entry.amount for entry in s.vp_entries if entry.day == s.day)
    return Gauge(
        vp=s.vp,
        before=s.vp - gained,
        bounds=tuple((say(kit.evaluation_name(grade)), least[grade]) for grade in GRADES),
        grade=say(kit.evaluation_name(evaluation(kit, s.terms, s.vp))),
        next=say(kit.evaluation_name(better[0])) if better else "",
        missing=least[better[0]] - s.vp if better else 0,
    )


def pilot_rows(s: State, kit: Kit, story: DayStory) -> tuple[PilotRow, ...]:
    """Return all Pilots of the squadron: those who flew first, in the order of the flight."""
    flown = [each.pilot for record in todays(s) for each in record.flight]
    members = [each for each in s.squadron if not each.removed]
    order = {pilot: place for place, pilot in enumerate(flown)}
    members.sort(key=lambda member: order.get(member.pilot, len(order)))
    return tuple(_row(kit, member, member.pilot in order, story) for member in members)


def _row(kit: Kit, member: Member, flew: bool, story: DayStory) -> PilotRow:
    day = story.pilots.get(member.pilot, PilotDay())
    status = pilots.status(kit, member)
    columns = (day.mission, day.target, day.search, day.recovery)
    mission, *others = (_sum(parts) for parts in columns)
    return PilotRow(
        pilot=member.pilot,
        callsign=kit.callsign(member.pilot),
        kind=type_and_skill(kit, member.pilot, member.skill),
        picture=silhouette_of(kit, member.pilot),
        flew=flew,
        before=str(max(member.stress - day.stress, 0)),
        cells=((mission or "0") if flew else say(STAYED), *(each or NOTHING for each in others)),
        tips=tuple(_tip(parts) for parts in columns),
        stress=member_stress(kit, member),
        status=STATUS_KEYS[status],
        status_word=say(MISSING if member.missing else kit.status_name(status)),
        missing=member.missing,
        xp=member.xp,
        xp_needed=changes_pilots.xp_needed(kit, member),
        xp_gained=sum(part.amount for part in day.xp),
        xp_tip=_tip(day.xp),
    )


def career_rows(s: State, kit: Kit) -> tuple[PilotRow, ...]:
    """Return what each Pilot has done in the whole campaign.

    Missions stand in the place of the Stress before, then Sites, Bandits with Bombers, Hits, and
    Aircraft lost.
    """
    rows = []
    for row in pilot_rows(s, kit, NO_STORY):
        flown = [each for m in s.missions for each in m.flight if each.pilot == row.pilot]
        numbers = (
            sum(each.sites for each in flown),
            sum(each.bandits + each.bombers for each in flown),
            sum(each.hits for each in flown),
            sum(each.lost is not None for each in flown),
        )
        cells = tuple(str(number) if number else NOTHING for number in numbers)
        found = msgspec.structs.replace(
            row, before=str(len(flown)), cells=cells, tips=("",) * 4, flew=bool(flown)
        )
        rows.append(found)
    return tuple(rows)


def _sum(parts: tuple[Part, ...]) -> str:
    return signed(sum(part.amount for part in parts)) if parts else ""


def _tip(parts: tuple[Part, ...]) -> str:
    return "\n".join(say(LINE.of(words=part.words, rule=part.rule)) for part in parts)


def mission_lines(s: State, kit: Kit) -> tuple[MissionLine, ...]:
    """Return every mission of the campaign in a line."""
    lines = []
    for record in s.missions:
        if not record.target:
            lines.append(MissionLine("", say(RESTED.of(day=record.day)), record.day))
            continue
        target = kit.target_name(record.target)
        words = OUTCOMES[record.status or "O"].of(day=record.day, target=target, vp=record.vp)
        lines.append(MissionLine(record.status or "O", say(words), record.day))
    return tuple(lines)


def rest_rows(s: State, kit: Kit) -> tuple[RestRow, ...]:
    """Return what R&R would do, Pilot by Pilot; those it does nothing for are left out."""
    return tuple(
        RestRow(
            kit.callsign(member.pilot),
            member_stress(kit, member),
            stress_of(kit, member.pilot, member.skill, member.stress - removed),
        )
        for member in s.squadron
        if (removed := debrief_rules.rested(kit, member))
    )


def promoted(s: State, kit: Kit) -> tuple[Member, ...]:
    """Return who is promoted when the Day is over (HL-8.12a)."""
    return tuple(
        member
        for member in s.squadron
        if member.here and 0 < changes_pilots.xp_needed(kit, member) <= member.xp
    )


def next_promotion(s: State, kit: Kit) -> tuple[str, int] | None:
    """Return who is nearest to a promotion, and the Experience he needs."""
    left = {
        member.pilot: changes_pilots.xp_needed(kit, member) - member.xp
        for member in s.squadron
        if member.here and changes_pilots.xp_needed(kit, member)
    }
    if not left:
        return None
    pilot = min(left, key=lambda each: left[each])
    return kit.callsign(pilot), left[pilot]


def sar_boxes(s: State, kit: Kit) -> tuple[SarBox, ...]:
    """Return each Search and Rescue of the Day with its die and sum."""
    return tuple(
        SarBox(
            kit.callsign(each.pilot),
            silhouette_of(kit, each.pilot),
            say(RESULTS[each.sar]),
            _sar_sum(each.sar_face, each.sar_total),
            each.sar_face,
            each.sar == "missing",
        )
        for record in todays(s)
        for each in record.flight
        if each.sar
    )


def _sar_sum(face: int, total: int) -> str:
    modifier = total - face
    if not modifier:
        return str(total)
    return say(SAR_SUM.of(face=face, modifier=signed(modifier), total=total))
