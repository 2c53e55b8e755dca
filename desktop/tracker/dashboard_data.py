"""What the dashboard of a campaign shows: key figures, Days, reminders, journal, problems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.logbook.journal import journal
from desktop.logbook.open_problems import marked
from desktop.logbook.outlook import Outlook, outlook
from desktop.logbook.reminders import reminders
from desktop.models.say import say
from desktop.paint.faces import signed
from desktop.paint.icons import IconName
from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.records import INFRA, INTEL, RECON
from desktop.rules.hornet_leader.targets import recon_limit
from desktop.table.hornet_leader.day_story import StoryLine
from desktop.tracker.campaign_words import track_detail, track_figure
from desktop.tracker.stage import Stage, stage_of

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book import Problem
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import MissionRecord
    from desktop.rules.hornet_leader.state import State

DAY = T("tracker", "Day")
OF_DAYS = T("tracker", "of {days}")
ALL_OVER = T("tracker", "all {days} Days are over")
CLOSED = T("tracker", "the campaign is closed")
VP = T("tracker", "Victory Points")
GRADE_NEXT = T("tracker", "{grade} · {short} to {next}")
NEXT_HELP = T("tracker", "{next} begins at {vp} Victory Points")
ENDED = T("tracker", "If it ended today")
ENDED_GRADE = T("tracker", "{grade} · missing: {count}")
SO = T("tracker", "SO")
BUYS_REST = T("tracker", "{cost} buys R&R")
DAYS_TITLE = T("tracker", "Day {day}")
NEXT = T("tracker", "next")
PLAYING = T("tracker", "being played")
OPEN = T("tracker", "open")
UNKNOWN = T("tracker", "before the log")
DRAW = T("tracker", "draw up to {count} Targets")
DOWN_TIME = T("tracker", "Down Time")
RESTED = T("tracker", "nobody flew")
TWO = T("tracker", "{first} + {second}")
FLEW = T("tracker", "{count} flew")
LOST = T("tracker", "{count} lost")
NIGHT = T("tracker", "night")
COMMA = ", "
STATUS_WORDS: dict[str, Text] = {
    "X": T("tracker", "Destroyed"),
    "D": T("tracker", "Damaged"),
    "O": T("tracker", "not Destroyed"),
}
REMINDERS: dict[str, tuple[IconName, Tone]] = {
    "band": ("map", Tone.INFO),
    "improvement": ("shield", Tone.WARN),
    "in_play": ("card", Tone.INFO),
    "damaged": ("target", Tone.BAD),
    "free": ("check", Tone.GOOD),
    "pilots": ("pulse", Tone.WARN),
    "missing": ("ban", Tone.BAD),
    "replace": ("users", Tone.INFO),
    "track": ("info", Tone.PLAIN),
}
JOURNAL: dict[str, tuple[IconName, Tone]] = {
    "X": ("target", Tone.GOOD),
    "D": ("target", Tone.WARN),
    "O": ("target", Tone.BAD),
    "rest": ("moon", Tone.INFO),
    "promotion": ("flag", Tone.GOOD),
    "lost": ("pulse", Tone.WARN),
    "missing": ("ban", Tone.BAD),
    "so": ("coins", Tone.INFO),
    "note": ("note", Tone.PLAIN),
}
DayKind = Literal["done", "next", "playing", "open", "unknown"]


class Figure(msgspec.Struct, frozen=True):
    """A key figure: what it is, how much, what that means."""

    label: str
    value: str
    detail: str
    help: str = ""
    strong: bool = False
    """Whether it stands in the accent."""
    alarm: bool = False
    """Whether it is a bad one."""


class DayCell(msgspec.Struct, frozen=True):
    """A Day in the strip."""

    day: int
    kind: DayKind
    head: str
    title: str
    detail: str = ""
    vp: str = ""
    letters: tuple[str, ...] = ()
    """``X``, ``D``, ``O`` of its missions."""
    spoken: str = ""
    problems: int = 0


class TimedLine(msgspec.Struct, frozen=True):
    """A line of the journal."""

    icon: IconName
    tone: Tone
    words: str
    day: int


# ----------------------------------------------------------------------------------- key figures


def figures(s: State, kit: Kit) -> tuple[Figure, ...]:
    """Return the seven key figures (HL-T5.7a)."""
    found = outlook(s, kit)
    cost = kit.tables.stress.priority_rr_cost
    return (
        _day_figure(s),
        Figure(say(VP), _number(found.vp), *_grade_words(kit, found), strong=True),
        _ended_figure(kit, found),
        Figure(say(SO), _number(s.so), say(BUYS_REST.of(cost=cost)), alarm=s.so < 0),
        *(
            Figure(say(kit.track_name(track)), track_figure(s, kit, track), detail, detail)
            for track in (RECON, INTEL, INFRA)
            for detail in (track_detail(s, kit, track),)
        ),
    )


def _day_figure(s: State) -> Figure:
    stage = stage_of(s)
    shown = s.day + (stage == "between")
    words = {"played": ALL_OVER, "closed": CLOSED}.get(stage, OF_DAYS)
    return Figure(say(DAY), str(shown), say(words.of(days=s.days)))


def _grade_words(kit: Kit, found: Outlook) -> tuple[str, str]:
    grade = kit.evaluation_name(found.grade)
    if not found.next_grade:
        return say(grade), ""
    better = kit.evaluation_name(found.next_grade)
    words = GRADE_NEXT.of(grade=grade, short=found.short, next=better)
    return say(words), say(NEXT_HELP.of(next=better, vp=found.next_at))


def _ended_figure(kit: Kit, found: Outlook) -> Figure:
    grade = kit.evaluation_name(found.ended_grade)
    words = ENDED_GRADE.of(grade=grade, count=found.missing) if found.missing else grade
    return Figure(say(ENDED), _number(found.ended), say(words), alarm=found.ended < found.vp)


def _number(number: int) -> str:
    return signed(number) if number < 0 else str(number)


# ------------------------------------------------------------------------------------- the Days


def day_cells(s: State, kit: Kit) -> tuple[DayCell, ...]:
    """Return a cell for each Day of the campaign, and for Days beyond that were entered."""
    stage = stage_of(s)
    last = max(s.days, s.day)
    return tuple(_day(s, kit, day, stage) for day in range(1, last + 1))


def _day(s: State, kit: Kit, day: int, stage: Stage) -> DayCell:
    head = say(DAYS_TITLE.of(day=day))
    if stage == "playing" and day == s.day:
        return _plain(day, "playing", head, say(PLAYING))
    if day > s.day:
        if day == s.day + 1 and stage == "between":
            draw = say(DRAW.of(count=recon_limit(s, kit).total))
            return _plain(day, "next", head, say(NEXT), draw)
        return _plain(day, "open", head, say(OPEN))
    records = [each for each in s.missions if each.day == day]
    if not records:
        return _plain(day, "unknown", head, say(UNKNOWN))
    return _flown(s, kit, day, head, records)


def _plain(day: int, kind: DayKind, head: str, title: str, detail: str = "") -> DayCell:
    spoken = COMMA.join(part for part in (head, title, detail) if part)
    return DayCell(day, kind, head, title, detail, spoken=spoken)


def _flown(s: State, kit: Kit, day: int, head: str, records: list[MissionRecord]) -> DayCell:
    problems = sum(each.day == day for each in open_problems(s))
    flown = [each for each in records if each.target]
    if not flown:
        rest, spoken = say(DOWN_TIME), COMMA.join((head, say(DOWN_TIME)))
        return DayCell(day, "done", head, rest, say(RESTED), spoken=spoken, problems=problems)
    titles = [kit.targets[each.target].title for each in flown]
    title = titles[0]
    if len(titles) > 1:
        title = TWO.of(first=titles[0], second=titles[1])
    facts = _facts(flown)
    letters = tuple(each.status for each in flown if each.status)
    lost = sum(one.lost is not None for each in flown for one in each.flight)
    vp = f"{signed(sum(each.vp for each in flown) - lost)} VP"
    results = [say(STATUS_WORDS[letter]) for letter in letters]
    return DayCell(
        day,
        "done",
        head,
        say(title),
        COMMA.join(facts),
        vp,
        letters,
        COMMA.join((head, say(title), *results, *facts, vp)),
        problems,
    )


def _facts(flown: list[MissionRecord]) -> tuple[str, ...]:
    """Return how many flew the missions of a Day, whether at night, how many were lost."""
    flights = [one for each in flown for one in each.flight]
    lost = sum(one.lost is not None for one in flights)
    facts = (
        (FLEW.of(count=len(flights)), bool(flights)),
        (NIGHT, any(each.night for each in flown)),
        (LOST.of(count=lost), lost > 0),
    )
    return tuple(say(words) for words, holds in facts if holds)


# ------------------------------------------------------------------------------- lines of words


def reminder_lines(s: State, kit: Kit) -> tuple[StoryLine, ...]:
    """Return the reminders of the next Day with their icons (HL-T5.9a)."""
    return tuple(
        StoryLine(*REMINDERS[each.kind], say(each.words), each.rule) for each in reminders(s, kit)
    )


def journal_lines(s: State, kit: Kit) -> tuple[TimedLine, ...]:
    """Return the journal with its icons, the last Day first."""
    return tuple(
        TimedLine(*JOURNAL[each.kind], say(each.words), each.day) for each in journal(s, kit)
    )


def open_problems(s: State) -> tuple[Problem, ...]:
    """Return the problems of a log that nobody has accepted yet (HL-T4.3b)."""
    if s.book is None:
        return ()
    return tuple(each.problem for each in marked(s.book) if not each.accepted)
