"""What the printed log sheet of a campaign says, in the language of the person (HL-T6.4c)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from desktop.logbook.campaign_start import start_of
from desktop.logbook.day_columns import DayMark, day_marks, results, standings
from desktop.logbook.history import Flown, flown_in
from desktop.logbook.outlook import RISING, outlook
from desktop.logbook.service import service
from desktop.models.say import say
from desktop.paint.faces import signed
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader import terms as rules
from desktop.rules.hornet_leader.components_campaigns import LENGTHS
from desktop.rules.hornet_leader.pilots import level_of
from desktop.rules.hornet_leader.sar import RESULTS
from desktop.table.hornet_leader import track_words

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Entry, Member
    from desktop.rules.hornet_leader.state import State

UNKNOWN = "?"
MOST_LINES = 12
"""Of an account, its total included."""
START = T("tracker", "At the start")
NOW = T("tracker", "Now")
BELOW = T("tracker", "below {vp}")
FROM = T("tracker", "{vp} and more")
PROMOTIONS = T("tracker", "Promotions")
LOSSES = T("tracker", "Losses, Search and Rescue")
IMPROVEMENTS = T("tracker", "Improvements")
NOTES = T("tracker", "Notes")
PROMOTED = T("tracker", "Day {day}: {pilot}, {old} to {new}")
BOUGHT = T("tracker", "Before Day 1: {pilot}, {old} to {new}")
LOST = T("tracker", "Day {day}: {pilot}")
LOST_SAR = T("tracker", "Day {day}: {pilot}, {result}")
LOST_ROLL = T("tracker", "Day {day}: {pilot}, {result} (die {face})")
IN_PLAY = T("tracker", "After Day {day}: {targets}")
NOTE = T("tracker", "Day {day}: {note}")
NIGHT = T("tracker", "N")
TANKER = T("tracker", "T")
REST = T("tracker", "Down Time")


class PilotRow(msgspec.Struct, frozen=True, kw_only=True):
    """A Pilot's row."""

    name: str = ""
    aircraft: str = ""
    skill: str = ""
    xp: int = 0
    needed: int = 0
    """The Experience of the next level; 0 for an Ace, and where nobody knows."""
    cool: str = ""
    okay: str = ""
    """The Stress at which he is Okay; ``shaken`` likewise."""
    shaken: str = ""
    sa: str = ""
    marks: dict[int, DayMark] = {}
    """By Day."""


class DayColumn(msgspec.Struct, frozen=True, kw_only=True):
    """What stands below a Day; with two missions both, parted by ``+``."""

    target: str = ""
    night_tanker: str = ""
    so_spent: str = ""
    so_left: str = ""
    status: str = ""
    vp: str = ""
    recon: str = ""
    intel: str = ""
    infra: str = ""


class Line(NamedTuple):
    """A line of an account, or a grade and what it takes."""

    words: str
    amount: str


class Section(NamedTuple):
    """A list of the second page."""

    title: str
    lines: tuple[str, ...]


class LogSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A log sheet; everything is empty on a blank one."""

    name: str = ""
    campaign: str = ""
    year: str = ""
    marine: bool | None = None
    length: str = ""
    days: int = 0
    """How many the campaign has; 0 on a blank sheet."""
    difficulty: str = ""
    options: str = ""
    notes: str = ""
    pilots: tuple[PilotRow, ...] = ()
    columns: dict[int, DayColumn] = {}
    so_lines: tuple[Line, ...] = ()
    vp_lines: tuple[Line, ...] = ()
    grades: tuple[Line, ...] = ()
    """From the best to the worst."""
    grade: int = -1
    """The index of the grade that is reached; -1 for none."""
    back: tuple[Section, ...] = ()
    """What the second page tells; nothing if it is not needed."""

    @property
    def last_day(self) -> int:
        """The last Day that has a column."""
        return max(self.days, *self.columns, 0)


def log_sheet(s: State, kit: Kit, name: str, notes: str = "") -> LogSheet:
    """Return the sheet of a campaign as it stands."""
    terms, campaign = s.terms, kit.campaigns[s.terms.campaign]
    level = rules.difficulty(kit, terms.adjustments)
    chosen = [kit.options[each].title for each in terms.options]
    chosen += [kit.adjustments[each].title for each in terms.adjustments]
    grades, grade = _grades(s, kit)
    return LogSheet(
        name=name,
        campaign=say(campaign.title),
        year=str(campaign.year),
        marine=terms.marine,
        length=say(rules.LENGTH_NAMES[LENGTHS[terms.length]]),
        days=s.days,
        difficulty=say(kit.skill_name(kit.skills.index(level.id))) if level else "",
        options=", ".join(map(say, chosen)),
        notes=notes,
        pilots=tuple(_pilot(s, kit, each) for each in s.squadron),
        columns=_columns(s, kit),
        so_lines=_account(kit, start_of(s).so_entries, START),
        vp_lines=_account(kit, s.vp_entries, NOW),
        grades=grades,
        grade=grade,
        back=tuple(section for section in _back(s, kit) if section.lines),
    )


def blank_sheet(kit: Kit) -> LogSheet:
    """Return a sheet to be filled in by hand."""
    names = [kit.evaluation_name(each) for each in (*reversed(RISING), "dismal")]
    return LogSheet(grades=tuple(Line(say(name), "") for name in names))


def _pilot(s: State, kit: Kit, member: Member) -> PilotRow:
    level = level_of(kit, member)
    return PilotRow(
        name=kit.callsign(member.pilot),
        aircraft=kit.aircraft[kit.pilots[member.pilot].aircraft].short,
        skill=say(kit.skill_name(member.skill)),
        xp=member.xp,
        needed=level.xp,
        cool=str(level.cool),
        okay=f"0\N{EN DASH}{level.okay_max}",
        shaken=_range(level.okay_max + 1, level.shaken_max),
        sa=str(level.sa),
        marks={mark.day: mark for mark in day_marks(s, member.pilot)},
    )


def _range(first: int, last: int) -> str:
    if first > last:
        return "\N{EN DASH}"
    return str(first) if first == last else f"{first}\N{EN DASH}{last}"


# ------------------------------------------------------------------------------------ the Days


def _columns(s: State, kit: Kit) -> dict[int, DayColumn]:
    days: dict[int, list[Flown]] = {}
    for flown in flown_in(s):
        days.setdefault(flown.record.day, []).append(flown)
    stands = standings(s)
    found = {}
    for day, missions in days.items():
        stood = stands.get(day)
        tracks = stood.tracks if stood else None
        readings = [_reading(s, kit, track, tracks) for track in range(3)]
        records = [each.record for each in missions]
        so = stood.so if stood is not None else records[-1].so_left
        found[day] = DayColumn(
            target=_joined(str(each.target or "\N{EN DASH}") for each in records),
            night_tanker=_joined(_marks(each.night, each.tanker) for each in records),
            so_spent=str(sum(each.so_spent for each in records)),
            so_left=str(so),
            status=_joined(each.status or "\N{EN DASH}" for each in records),
            vp=_joined(str(each.vp) if each.target else "" for each in records),
            recon=readings[0],
            intel=readings[1],
            infra=readings[2],
        )
    return found


def _joined(parts: Iterable[str]) -> str:
    return " + ".join(filter(None, parts))


def _marks(night: bool, tanker: str) -> str:
    return f"{say(NIGHT) if night else ''} {say(TANKER) if tanker else ''}".strip()


def _reading(s: State, kit: Kit, track: int, tracks: tuple[int, int, int] | None) -> str:
    if tracks is None:
        return UNKNOWN
    return track_words.cells(s, kit, track)[tracks[track]].replace("\n", " ")


# ---------------------------------------------------------------------------------- the accounts


def _account(kit: Kit, entries: Iterable[Entry], total: Text) -> tuple[Line, ...]:
    """Return an account with equal lines together, and its total."""
    sums: dict[str, int] = {}
    for entry in entries:
        sums[entry.what] = sums.get(entry.what, 0) + entry.amount
    surplus = list(sums)[MOST_LINES - 1 :]
    if len(sums) >= MOST_LINES:
        sums["other"] = sums.get("other", 0) + sum(sums.pop(what) for what in surplus)
    lines = [Line(_capital(say(kit.entry_name(what))), signed(sums[what])) for what in sums]
    return (*lines, Line(say(total), str(sum(sums.values()))))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _grades(s: State, kit: Kit) -> tuple[tuple[Line, ...], int]:
    bounds = kit.campaigns[s.terms.campaign].lengths[s.terms.length].vp
    order = [*reversed(RISING), "dismal"]
    lines = [
        Line(say(kit.evaluation_name(each)), say(FROM.of(vp=getattr(bounds, each))))
        for each in order[:-1]
    ]
    lines.append(Line(say(kit.evaluation_name("dismal")), say(BELOW.of(vp=bounds.poor))))
    return tuple(lines), order.index(outlook(s, kit).ended_grade)


# -------------------------------------------------------------------------------- the second page


def _back(s: State, kit: Kit) -> Iterator[Section]:
    yield Section(say(PROMOTIONS), tuple(_promotions(s, kit)))
    yield Section(say(LOSSES), tuple(_losses(s, kit)))
    yield Section(say(IMPROVEMENTS), tuple(_improvements(s, kit)))
    yield Section(say(NOTES), tuple(_notes(s, kit)))


def _promotions(s: State, kit: Kit) -> Iterator[str]:
    for member in s.squadron:
        for each in service(s, kit, member.pilot).promotions:
            words = BOUGHT if each.how == "bought" else PROMOTED
            names = kit.skill_name(each.skill_before), kit.skill_name(each.skill)
            name = kit.callsign(member.pilot)
            yield say(words.of(day=each.day, pilot=name, old=names[0], new=names[1]))


def _losses(s: State, kit: Kit) -> Iterator[str]:
    for mission in s.missions:
        for flown in mission.flight:
            if not flown.lost:
                continue
            words = LOST_ROLL if flown.sar_face else LOST_SAR
            result: Text | str = RESULTS[flown.sar] if flown.sar else ""
            if not flown.sar:
                words = LOST
            name = kit.callsign(flown.pilot)
            yield say(words.of(day=mission.day, pilot=name, result=result, face=flown.sar_face))


def _improvements(s: State, kit: Kit) -> Iterator[str]:
    """Yield the Targets in play after each Day on which they were others than before."""
    before: tuple[int, ...] = ()
    for result in results(s):
        if result.in_play and result.in_play != before:
            targets = ", ".join(say(kit.target_name(each)) for each in result.in_play)
            yield say(IN_PLAY.of(day=result.day, targets=targets))
        before = result.in_play


def _notes(s: State, kit: Kit) -> Iterator[str]:
    for flown in flown_in(s):
        notes = [flown.day.notes] if flown.day is not None and flown.first else []
        if flown.mission is not None:
            notes.append(flown.mission.notes)
            notes += (
                f"{kit.callsign(each.pilot)}: {each.note}" if each.note.strip() else ""
                for each in flown.mission.flight
            )
        for note in notes:
            if note.strip():
                yield say(NOTE.of(day=flown.record.day, note=" ".join(note.split())))
