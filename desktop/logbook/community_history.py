"""The Days of a community campaign log: what is known of each, and what they add up to (HL-T8.3a).

A Day is over if it was Down Time or one of its Targets is resolved; the last of these is where the
campaign stands. What a Pilot's Stress was on a Day before that nobody can tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from desktop.logbook.community_reading import (
    Raw,
    Report,
    listed,
    number,
    numbers,
    objects,
    table,
    text,
)
from desktop.rules.core import T
from desktop.rules.hornet_leader.book_entries import FlightEntry, PastDay, SearchEntry, Status

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.records import SarResult

OUTCOMES: dict[str, Status] = {"destroyed": "X", "damaged": "D", "failed": "O"}
QUICK, UNDER_FIRE = 9, 6
"""The sums of Search and Rescue that bring a Pilot back (HL-T5.6a)."""
MOST_DAYS = 30

NOT_RESOLVED = T("logbook", "the Target is not resolved; enter the Day again")
NO_NUMBER = T("logbook", "no Target number")
NO_RESULT = T("logbook", "no result: taken for not Destroyed")
NO_PILOT = T("logbook", "no such Pilot in the squadron")
FLEW_TWICE = T("logbook", "he is on this mission already")
NOT_RECOVERED = T("logbook", "the recovery of this Day was not made: Stress is as it stands")
WHERE_LOST = T("logbook", "where the Aircraft was lost is not known: taken for over the Target")
TOO_MANY_DAYS = T("logbook", "more than {most} Days: the rest is left out")


class FlownTarget(NamedTuple):
    """A Target of a Day that is over."""

    target: int
    path: str
    raw: Raw
    status: Status
    vp: int
    was_damaged: bool


class History(NamedTuple):
    """What the Days of a log come to."""

    day: int
    """The last that is over."""
    days: tuple[PastDay, ...]
    so_spent: int
    vp: int
    """Of all missions; Aircraft lost are not taken off."""
    lost: int
    """Aircraft."""
    destroyed: tuple[int, ...]
    targets: tuple[FlownTarget, ...]


def history(tree: Raw, squadron: Sequence[str], fund: int, report: Report) -> History:
    """Return the Days of a log.

    ``squadron`` are the ids of its Pilots in the order of the file, empty for one who cannot be
    used; ``fund`` are the SO Points it began with.
    """
    reader = _History(squadron, report)
    return reader.read(tree, fund)


class _History:
    def __init__(self, squadron: Sequence[str], report: Report) -> None:
        self._squadron, self._report = squadron, report
        self._days: list[PastDay] = []
        self._targets: list[FlownTarget] = []

    def read(self, tree: Raw, fund: int) -> History:
        """Return what the missions of a log come to."""
        last, spent, left = 0, 0, fund
        rows = list(objects(tree.get("missions"), "missions", self._report))
        if len(rows) > MOST_DAYS:
            self._report.say("skipped", "missions", TOO_MANY_DAYS.of(most=MOST_DAYS))
        for index, (path, raw) in enumerate(rows[:MOST_DAYS], 1):
            used = number(raw.get("usedSO")) or 0
            day = number(raw.get("day"), 1, MOST_DAYS) or index
            flown = list(self._flown(raw, path))
            if not flown and raw.get("downTime") is not True:
                continue
            last, spent, left = max(last, day), spent + used, left - used
            if raw.get("recoveryApplied") is False and flown:
                self._report.say("note", path, NOT_RECOVERED)
            self._enter(day, flown, used, left)
        return History(
            day=last,
            days=tuple(self._days),
            so_spent=spent,
            vp=sum(each.vp for each in self._targets),
            lost=sum(bool(one.lost) for each in self._days for one in each.flight),
            destroyed=tuple(each.target for each in self._targets if each.status == "X"),
            targets=tuple(self._targets),
        )

    def _flown(self, mission: Raw, path: str) -> Iterator[FlownTarget]:
        """Yield the Targets of a Day that are resolved: the Primary and the Secondary."""
        for place, raw in list(objects(mission.get("targets"), f"{path}.targets", self._report))[
            :2
        ]:
            target = number(raw.get("targetNumber"), 1, 999)
            if raw.get("resolved") is not True:
                if target is not None:
                    self._report.say("skipped", place, NOT_RESOLVED)
            elif target is None:
                self._report.say("skipped", place, NO_NUMBER)
            else:
                yield self._target(target, place, raw)

    def _target(self, target: int, place: str, raw: Raw) -> FlownTarget:
        status = OUTCOMES.get(text(raw.get("result")).casefold())
        if status is None:
            self._report.say("guess", place, NO_RESULT)
            status = "O"
        before = raw.get("_wasDamaged") is True or any(
            each.target == target and each.status == "D" for each in self._targets
        )
        vp = _scored(raw, status, before=before)
        return FlownTarget(target, place, raw, status, vp, before)

    def _enter(self, day: int, flown: list[FlownTarget], used: int, left: int) -> None:
        if not flown:
            self._days.append(PastDay(day=day, so_spent=used, so_left=left))
        for place, each in enumerate(flown):
            self._targets.append(each)
            self._days.append(
                PastDay(
                    day=day,
                    target=each.target,
                    status=each.status,
                    secondary=place > 0,
                    night=text(each.raw.get("dayNight")).casefold() == "night",
                    vp=each.vp,
                    so_spent=0 if place else used,
                    so_left=left,
                    flight=tuple(self._flight(each)),
                )
            )

    def _flight(self, flown: FlownTarget) -> Iterator[FlightEntry]:
        seen: set[str] = set()
        path = f"{flown.path}.assignedPilots"
        for place, raw in objects(flown.raw.get("assignedPilots"), path, self._report):
            index = number(raw.get("pilotIdx"), 0, len(self._squadron) - 1)
            pilot = "" if index is None else self._squadron[index]
            if not pilot or pilot in seen:
                self._report.say("skipped", place, FLEW_TWICE if pilot else NO_PILOT)
                continue
            seen.add(pilot)
            lost = raw.get("shotDown") is True
            if lost:
                self._report.say("guess", place, WHERE_LOST)
            yield FlightEntry(
                pilot=pilot,
                damaged=raw.get("damaged") is True and not lost,
                lost="over_target" if lost else "",
                sar=_search(raw) if lost else None,
                xp_extra=number(raw.get("missionXp"), -99, 99) or 0,
            )


def _scored(raw: Raw, status: Status, *, before: bool) -> int:
    """Return the Victory Points of a Target (HL-T5.4a)."""
    vp = number(raw.get("vp"), 0, 99) or 0
    half = vp // 2
    if status == "D":
        return 0 if before else half
    if status == "O":
        return 0
    return (vp - half if before else vp) + (number(raw.get("overkillVP"), 0, 99) or 0)


def _search(raw: Raw) -> SearchEntry:
    total = number(raw.get("sarFinal"))
    result: SarResult = "missing"
    if total is not None and total >= UNDER_FIRE:
        result = "quick_recovery" if total >= QUICK else "recovered_under_fire"
    return SearchEntry(roll=number(raw.get("sarRoll"), 1, 10) or 0, result=result)


def in_play(tree: Raw) -> list[int]:
    """Return the Improvements that are in play: numbers, or objects that name one."""
    found = []
    for each in listed(tree.get("improvements"))[:99]:
        named = table(each)
        value = named.get("targetNumber", named.get("number")) if named else each
        target = number(value, 1, 999)
        if target is not None:
            found.append(target)
    return list(dict.fromkeys(found))


def damaged_hits(tree: Raw) -> dict[int, int]:
    """Return the Hits on Damaged Targets by number."""
    found = {}
    for key, value in table(tree.get("damagedTargets")).items():
        target, hits = number(key, 1, 999), number(value, 0, 99)
        if target is not None and hits is not None:
            found[target] = hits
    return found


def named_targets(tree: Raw, flown: History) -> list[int]:
    """Return every Target that a log names."""
    found = [each.target for each in flown.targets]
    for key in ("targetDeck", "discardPile", "destroyedCards"):
        found += numbers(tree.get(key), 1, 999)
    return list(dict.fromkeys([*found, *in_play(tree), *damaged_hits(tree)]))
