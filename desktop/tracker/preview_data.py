"""What the live preview of a Day shows: where everything stands before it and after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, cast

import msgspec

from desktop.logbook.bands import cards_to_add
from desktop.logbook.differences import reading
from desktop.logbook.outlook import outlook
from desktop.models.say import say
from desktop.paint.card import Stress
from desktop.paint.face import Status
from desktop.paint.faces import signed
from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.book import DayResult, Letter, PilotResult, Problem
from desktop.rules.hornet_leader.pilots import UNFIT as STATUS_UNFIT
from desktop.rules.hornet_leader.pilots import status
from desktop.rules.hornet_leader.records import ACE, INFRA, INTEL, RECON, Entry, Member
from desktop.table.hornet_leader.account_words import entry_words
from desktop.table.hornet_leader.pilot_faces import silhouette_of, stress_of

if TYPE_CHECKING:
    from desktop.logbook.differences import Value
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

FIGURES: dict[str, Text] = {
    "vp": T("logbook", "Victory Points"),
    "so": T("logbook", "SO fund"),
    "recon": T("logbook", "Recon"),
    "intel": T("logbook", "Intel"),
    "infra": T("logbook", "Infra"),
}
TRACKS: dict[str, int] = {"recon": RECON, "intel": INTEL, "infra": INFRA}
LETTERS: dict[str, Status] = {"O": "okay", "S": "shaken", "U": "unfit", "M": "unfit", "R": "unfit"}
WORDS: dict[str, Text] = {
    "O": T("logbook", "Okay"),
    "S": T("logbook", "Shaken"),
    "U": T("logbook", "Unfit"),
    "M": T("logbook", "Missing"),
    "R": T("logbook", "Left"),
}
PROMOTED = T("logbook", "{pilot} becomes {level}")
SURPLUS = T("logbook", "{xp} of {needed} Experience toward the next level")
HIGHEST = T("logbook", "There is no level above")
LOSS = T("logbook", "{pilot} lost: VP {vp}")
SAVED = T("logbook", "Rescued, so nothing more at the end")
GONE = T("logbook", "Missing: VP {vp} more at the end unless he is rescued")
UNFIT = T("logbook", "{pilot} becomes Unfit")
STAYS = T("logbook", "He cannot fly until his Stress has fallen")
OPENED = T("logbook", "{band} opens")
CARDS = T("logbook", "Add these cards to the Target deck: {cards}")
NEXT = T("logbook", "{missing} VP more for {grade}")
BEST = T("logbook", "The best evaluation there is")
LINE = T("logbook", "{words}: {amount}")
EXPERIENCE = T("logbook", "Experience {old} to {new}")


class FigureData(msgspec.Struct, frozen=True):
    """A figure of the campaign, before the Day and after it."""

    key: Literal["vp", "so", "recon", "intel", "infra"]
    name: str
    old: str
    new: str
    number: int
    """The new value; of a track its place."""
    tip: str = ""


class PilotData(msgspec.Struct, frozen=True):
    """A Pilot, before the Day and after it."""

    pilot: str
    callsign: str
    picture: str
    before: int
    stress: Stress
    status: Status
    word: str
    letter: str
    xp: int
    tip: str


class NoteData(msgspec.Struct, frozen=True):
    """Something to look at: a promotion, a loss, a band that opens."""

    tone: Tone
    title: str
    body: str = ""


class PreviewData(msgspec.Struct, frozen=True):
    """All of it."""

    day: int
    figures: tuple[FigureData, ...]
    pilots: tuple[PilotData, ...]
    notes: tuple[NoteData, ...]
    problems: tuple[Problem, ...]
    """Those of the Day."""
    so: tuple[int, int]
    """The fund before and after."""
    totals: dict[str, int]
    """The sum of each Search and Rescue, by Pilot."""


def preview_data(kit: Kit, morning: State, after: State) -> PreviewData:
    """Return what the next entry, or a corrected one, makes of the Day after that morning."""
    day = morning.day + 1
    book = after.logbook
    result = book.results[day - book.first_day]
    return PreviewData(
        day=day,
        figures=tuple(_figures(kit, morning, after, result)),
        pilots=tuple(_pilots(kit, morning, result)),
        notes=tuple(_notes(kit, morning, after, result)),
        problems=tuple(each for each in book.problems if each.day == day),
        so=(morning.so, result.so),
        totals={
            flown.pilot: flown.sar_total
            for record in after.missions
            if record.day == day
            for flown in record.flight
            if flown.sar_total
        },
    )


def standing_still(kit: Kit, morning: State) -> PreviewData:
    """Return what stands before the Day, while its entry says too little to be worked out."""
    figures = [
        FigureData("vp", say(FIGURES["vp"]), str(morning.vp), "", morning.vp),
        FigureData("so", say(FIGURES["so"]), str(morning.so), "", morning.so),
    ]
    pilots = tuple(_resting(kit, each) for each in morning.squadron if not each.removed)
    so = (morning.so, morning.so)
    return PreviewData(morning.day + 1, tuple(figures), pilots, (), (), so, {})


def _resting(kit: Kit, member: Member) -> PilotData:
    """Return a Pilot to whom nothing has happened yet."""
    letter = "M" if member.missing else "OSU"[status(kit, member)]
    stress = 0 if member.missing else member.stress
    now = PilotResult(stress, member.xp, member.skill, cast("Letter", letter))
    return _pilot(kit, member.pilot, member, now)


def _figures(kit: Kit, morning: State, after: State, result: DayResult) -> Iterator[FigureData]:
    vp, so = result.vp, result.so
    tip = [*_account(kit, after.vp_entries, result.day), _grade(kit, after)]
    yield FigureData("vp", say(FIGURES["vp"]), _said(morning.vp), _said(vp), vp, "\n".join(tip))
    tip = _account(kit, after.so_entries, result.day)
    yield FigureData("so", say(FIGURES["so"]), _said(morning.so), _said(so), so, "\n".join(tip))
    keys: tuple[Literal["recon", "intel", "infra"], ...] = ("recon", "intel", "infra")
    for key in keys:
        track = TRACKS[key]
        old, new = morning.tracks[track], result.tracks[track]
        campaign = morning.terms.campaign
        yield FigureData(
            key,
            say(FIGURES[key]),
            _said(reading(kit, campaign, track, old)),
            _said(reading(kit, campaign, track, new)),
            new,
        )


def _account(kit: Kit, entries: list[Entry], day: int) -> list[str]:
    """Return the lines of an account that the Day brings."""
    lines = (each for each in entries if each.day == day)
    return [
        say(LINE.of(words=entry_words(kit, each), amount=signed(each.amount))) for each in lines
    ]


def _grade(kit: Kit, after: State) -> str:
    found = outlook(after, kit)
    if not found.next_grade:
        return say(BEST)
    return say(NEXT.of(missing=found.short, grade=kit.evaluation_name(found.next_grade)))


def _said(value: Value) -> str:
    if isinstance(value, Text):
        return say(value)
    return str(value).replace("-", "\N{MINUS SIGN}")


def _pilots(kit: Kit, morning: State, result: DayResult) -> Iterator[PilotData]:
    before = {each.pilot: each for each in morning.squadron}
    for pilot, now in result.pilots.items():
        was = before.get(pilot)
        if was is None or not was.removed:
            yield _pilot(kit, pilot, was, now)


def _pilot(kit: Kit, pilot: str, was: Member | None, now: PilotResult) -> PilotData:
    """Return a Pilot; one who comes that Day had no Stress."""
    xp = was.xp if was is not None else 0
    return PilotData(
        pilot=pilot,
        callsign=kit.callsign(pilot),
        picture=silhouette_of(kit, pilot),
        before=was.stress if was is not None and not was.missing else 0,
        stress=stress_of(kit, pilot, now.skill, now.stress),
        status=LETTERS[now.status],
        word=say(WORDS[now.status]),
        letter=now.status,
        xp=now.xp,
        tip=say(EXPERIENCE.of(old=xp, new=now.xp)),
    )


def _notes(kit: Kit, morning: State, after: State, result: DayResult) -> Iterator[NoteData]:
    before = {each.pilot: each for each in morning.squadron}
    for pilot, now in result.pilots.items():
        was = before.get(pilot)
        if was is not None and now.skill > was.skill:
            yield _promotion(kit, pilot, now)
    yield from _losses(kit, morning, after, result)
    for pilot, now in result.pilots.items():
        was = before.get(pilot)
        if now.status == "U" and not (was is not None and status(kit, was) == STATUS_UNFIT):
            title = say(UNFIT.of(pilot=kit.callsign(pilot)))
            yield NoteData(Tone.WARN, title, say(STAYS))
    if morning.terms.marine:
        bands = kit.campaigns[morning.terms.campaign].bands
        for index in range(morning.bands_open, result.bands_open):
            cards = ", ".join(map(str, cards_to_add(after, kit, index)))
            title = say(OPENED.of(band=bands[index].name))
            yield NoteData(Tone.INFO, title, say(CARDS.of(cards=cards)))


def _promotion(kit: Kit, pilot: str, now: PilotResult) -> NoteData:
    title = say(PROMOTED.of(pilot=kit.callsign(pilot), level=kit.skill_name(now.skill)))
    if now.skill == ACE:
        return NoteData(Tone.GOOD, title, say(HIGHEST))
    needed = kit.pilots[pilot].levels[now.skill].xp
    return NoteData(Tone.GOOD, title, say(SURPLUS.of(xp=now.xp, needed=needed)))


def _losses(kit: Kit, morning: State, after: State, result: DayResult) -> Iterator[NoteData]:
    costs = kit.tables.vp_losses
    for record in after.missions:
        for flown in record.flight if record.day == result.day else ():
            if flown.lost is None:
                continue
            vp = _said(costs.per_destroyed)
            title = say(LOSS.of(pilot=kit.callsign(flown.pilot), vp=vp))
            if flown.sar == "missing":
                more = _said(costs.per_missing[morning.terms.length])
                yield NoteData(Tone.BAD, title, say(GONE.of(vp=more)))
            else:
                yield NoteData(Tone.WARN, title, say(SAVED))
