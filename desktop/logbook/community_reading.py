"""Files of the community read with care: whatever stands where, and a report of it (HL-T8.2c)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from desktop.rules.core import T, Text

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

Raw = dict[str, Any]
Placed = dict[str | int, tuple[str, Raw]]
"""Entries of a kind by key, each with its place in the file."""
Kind = Literal["skipped", "warning", "guess", "note"]
MOST = 999
"""No figure of a campaign is larger."""
MOST_ENTRIES = 2000
"""Of one list; the rest is left out."""
SKILL_NAMES = ("newbie", "green", "average", "skilled", "veteran", "ace")
ONE_TYPE = {"f35a": "f35", "f35ac": "f35", "f35b": "f35", "f35bc": "f35", "f35c": "f35"}
"""Designations of what is one type of Aircraft in the game."""

COUNTED: Mapping[str, Text] = {
    "campaign": T("logbook", "Campaigns: {count}"),
    "aircraft": T("logbook", "Aircraft: {count}"),
    "pilot": T("logbook", "Pilots: {count}"),
    "target": T("logbook", "Targets: {count}"),
    "day": T("logbook", "Days: {count}"),
}
KINDS: Mapping[Kind, Text] = {
    "skipped": T("logbook", "Skipped: {line}"),
    "warning": T("logbook", "Odd: {line}"),
    "guess": T("logbook", "Guessed: {line}"),
    "note": T("logbook", "Note: {line}"),
}
NO_OBJECT = T("logbook", "this is no object")
NO_NAME = T("logbook", "no name")
MORE_LEFT_OUT = T("logbook", "more than {most} entries: the rest is left out")


class Line(NamedTuple):
    """Something to be said about an import."""

    kind: Kind
    path: str
    """Where in the file, such as ``Pilots[1] "Wolf"``."""
    reason: Text

    @property
    def words(self) -> Text:
        """Place and reason."""
        if not self.path:
            return self.reason
        return T("logbook", "{path}: {reason}").of(path=self.path, reason=self.reason)


class Report:
    """What an import brings, and everything that was skipped, odd or guessed."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        """By ``COUNTED``."""
        self.lines: list[Line] = []

    def say(self, kind: Kind, path: str, reason: Text) -> None:
        """Add a line."""
        self.lines.append(Line(kind, path, reason))

    def told(self) -> Iterator[Text]:
        """Yield everything for the person: the counts, then line by line what kind it is."""
        for kind, count in self.counts.items():
            yield COUNTED[kind].of(count=count)
        for kind_of, words in KINDS.items():
            for line in self.lines:
                if line.kind == kind_of:
                    yield words.of(line=line.words)


# -------------------------------------------------------------------------------------- values


def number(value: Any, least: int = -MOST, most: int = MOST) -> int | None:
    """Return a whole number, as such or as text; ``None`` for anything else."""
    if isinstance(value, bool):
        return None
    plain = isinstance(value, str) and re.fullmatch(r"\s*[+-]?[0-9]{1,6}\s*", value)
    whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
    found = int(value) if plain or whole else None
    return found if found is not None and least <= found <= most else None


def text(value: Any, longest: int = 60) -> str:
    """Return a text in one line that can be shown; empty for anything else."""
    if not isinstance(value, str):
        return ""
    plain = "".join(each if each.isprintable() else " " for each in value[: 10 * longest])
    return " ".join(plain.split())[:longest].strip()


def table(value: Any) -> Raw:
    """Return an object; anything else is empty."""
    return value if isinstance(value, dict) else {}


def listed(value: Any) -> list[Any]:
    """Return a list; anything else is empty."""
    return value if isinstance(value, list) else []


def objects(value: Any, path: str, report: Report) -> Iterator[tuple[str, Raw]]:
    """Yield the objects of a list, each with its place; others are skipped."""
    entries = listed(value)
    for index, each in enumerate(entries[:MOST_ENTRIES]):
        place = f"{path}[{index}]"
        if isinstance(each, dict):
            yield place, each
        else:
            report.say("skipped", place, NO_OBJECT)
    if len(entries) > MOST_ENTRIES:
        report.say("skipped", path, MORE_LEFT_OUT.of(most=MOST_ENTRIES))


def numbers(value: Any, least: int, most: int) -> list[int]:
    """Return the numbers of a list that are possible."""
    found = (number(each, least, most) for each in listed(value)[:MOST_ENTRIES])
    return [each for each in found if each is not None]


# --------------------------------------------------------------------------------------- names


def slug(name: str) -> str:
    """Return a name in small letters, digits and underscores."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:30]


def free_id(name: str, taken: Collection[str | int], fallback: str) -> str:
    """Return an id for a name that nothing has yet."""
    stem = slug(name) or fallback
    found, count = stem, 2
    while found in taken:
        found, count = f"{stem}_{count}", count + 1
    return found


def designation(name: str) -> str:
    """Return the id of an Aircraft or a weapon: "F/A-18C Hornet" is ``fa18c``."""
    found = re.sub(r"[^a-z0-9]+", "", name.split(" ")[0].casefold())[:30]
    return ONE_TYPE.get(found, found)


def bare_name(name: str) -> str:
    """Return the name of a campaign without the service, so that it can be compared."""
    return " ".join(re.sub(r"\(USM?[NC]\)", " ", name, flags=re.IGNORECASE).casefold().split())


def is_marine(name: str) -> bool:
    """Return whether the name of a campaign says that it is flown by the Marines."""
    return "(usmc)" in name.casefold()


def pilot_called(kit: Kit, name: str, aircraft: str) -> str | None:
    """Return the id of the Pilot with a call sign and an Aircraft type, if there is one."""
    wanted = name.casefold()
    for pilot, card in kit.pilots.items():
        if card.aircraft == aircraft and card.callsign.casefold() == wanted:
            return pilot
    return None
