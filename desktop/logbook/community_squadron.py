"""The squadron of a community campaign log, and what the data lack for it (HL-T8.3a)."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, NamedTuple

from desktop.logbook.community_pilots import bare_aircraft
from desktop.logbook.community_reading import (
    NO_NAME,
    SKILL_NAMES,
    Placed,
    Raw,
    Report,
    designation,
    free_id,
    number,
    objects,
    pilot_called,
    text,
)
from desktop.rules.core import T
from desktop.rules.hornet_leader.book_entries import MemberEntry
from desktop.rules.hornet_leader.records import AVERAGE

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

MOST_PILOTS = 40
NO_RANK = T("logbook", "no rank that is known: taken for Average")
NO_LIMITS = T(
    "logbook",
    "not in the data: Okay to {okay_max} and Shaken to {shaken_max} Stress are guessed, the"
    " Experience for the next level is not known",
)
UNKNOWN_AIRCRAFT = T("logbook", "the Aircraft {name} is not in the data: kept as text")
NO_AIRCRAFT = T("logbook", "no Aircraft that is known: taken for {name}")
FALLBACK = "fa18c"


class SquadronRead(NamedTuple):
    """A squadron as it stands."""

    members: tuple[MemberEntry, ...]
    ids: tuple[str, ...]
    """By place in the file; empty for one who was skipped."""
    pilots: Placed
    """Those whom the data lack; Aircraft likewise."""
    aircraft: Placed


def read_squadron(kit: Kit, tree: Raw, report: Report) -> SquadronRead:
    """Return the squadron of a log."""
    reader = _Squadron(kit, report)
    ids: list[str] = []
    rows = []
    for place, raw in list(objects(tree.get("squadron"), "squadron", report))[:MOST_PILOTS]:
        index = int(place.rpartition("[")[2].rstrip("]"))
        ids += [""] * (index - len(ids))
        ids.append(reader.pilot(place, raw))
        rows.append((ids[-1], raw, place))
    names = {text(raw.get("name"), 40): pilot for pilot, raw, _ in rows if pilot}
    members = tuple(reader.member(pilot, raw, place, names) for pilot, raw, place in rows if pilot)
    return SquadronRead(members, tuple(ids), reader.pilots, reader.aircraft)


class _Squadron:
    def __init__(self, kit: Kit, report: Report) -> None:
        self._kit, self._report = kit, report
        self._taken: set[str] = set()
        self.pilots: Placed = {}
        self.aircraft: Placed = {}

    def pilot(self, path: str, raw: Raw) -> str:
        """Return the id of a Pilot, who is made if the data lack him; empty without a name."""
        name = text(raw.get("name"), 40)
        if not name:
            self._report.say("skipped", path, NO_NAME)
            return ""
        place = f'{path} "{name}"'
        aircraft = self._aircraft(text(raw.get("aircraft")), place)
        found = pilot_called(self._kit, name, aircraft)
        if found is None or found in self._taken:
            found = free_id(name, {*self._kit.pilots, *self.pilots}, "pilot")
            self.pilots[found] = (place, self._entry(found, name, aircraft, raw, place))
        self._taken.add(found)
        return found

    def _aircraft(self, name: str, place: str) -> str:
        key = designation(name) if name else ""
        if not key:
            self._report.say("guess", place, NO_AIRCRAFT.of(name=self._kit.aircraft[FALLBACK].name))
            return FALLBACK
        if key not in self._kit.aircraft and key not in self.aircraft:
            self._report.say("warning", place, UNKNOWN_AIRCRAFT.of(name=name))
            self.aircraft[key] = (place, bare_aircraft(name))
        return key

    def _entry(self, key: str, name: str, aircraft: str, raw: Raw, place: str) -> Raw:
        skill = _skill(raw)
        levels = [
            {"skill": each, "okay_max": okay, "shaken_max": shaken, "cool": 0, "xp": 0}
            for each, (okay, shaken) in zip(SKILL_NAMES, _usual_limits(self._kit), strict=True)
        ]
        now = levels[AVERAGE if skill is None else skill]
        now["cool"] = number(raw.get("cooldown"), 0, 6) or 0
        words = NO_LIMITS.of(okay_max=str(now["okay_max"]), shaken_max=str(now["shaken_max"]))
        self._report.say("guess", place, words)
        return {
            "id": key,
            "callsign": name,
            "aircraft": aircraft,
            "log_only": True,
            "source": "import",
            "level": levels,
        }

    def member(self, pilot: str, raw: Raw, path: str, names: dict[str, str]) -> MemberEntry:
        """Return a Pilot as he stands."""
        skill = _skill(raw)
        if skill is None:
            self._report.say("guess", path, NO_RANK)
        return MemberEntry(
            pilot=pilot,
            skill=AVERAGE if skill is None else skill,
            xp=number(raw.get("xp"), 0) or 0,
            stress=number(raw.get("stress"), 0) or 0,
            missing=raw.get("shotDown") is True,
            replacement_tried=raw.get("replacementTried") is True,
            replaced_by=names.get(text(raw.get("replacedBy"), 40), ""),
        )


def _skill(raw: Raw) -> int | None:
    rank = text(raw.get("rank")).casefold()
    return SKILL_NAMES.index(rank) if rank in SKILL_NAMES else None


def _usual_limits(kit: Kit) -> list[tuple[int, int]]:
    """Return by skill what Stress Pilots of the data usually bear: Okay, Shaken."""
    levels = [[card.levels[skill] for card in kit.pilots.values()] for skill in range(6)]
    return [
        (
            round(statistics.median(each.okay_max for each in level)),
            round(statistics.median(each.shaken_max for each in level)),
        )
        for level in levels
    ]
