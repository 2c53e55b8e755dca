"""Aircraft and Pilots of the community's reference file as entries of a pack (HL-T8.2a)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from desktop.logbook.community_reading import (
    NO_NAME,
    SKILL_NAMES,
    Placed,
    Raw,
    Report,
    designation,
    free_id,
    listed,
    number,
    objects,
    pilot_called,
    text,
)
from desktop.logbook.packs_writing import copy_of
from desktop.rules.core import T

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

OPEN_END = 2050
"""The year that stands for the present."""
NO_STATS = T("logbook", "no Stats")
NO_LEVELS = T("logbook", "no level that can be used")
NO_LEVEL = T("logbook", "no such level")
NO_OKAY = T("logbook", "no Okay range")
NO_SHAKEN = T("logbook", "no Shaken range")
NO_YEARS = T("logbook", "no years that can be used")
SAME_TYPE = T("logbook", "the same type as {name}")
UNKNOWN_AIRCRAFT = T("logbook", "unknown Aircraft, kept as text")
TWICE = T("logbook", "this Pilot is there twice")
LEVELS_LIKE = T("logbook", "levels that are missing are like the nearest: {levels}")
BAD_COST = T("logbook", "“{cost}” is no price by length such as 2,4,6")


def aircraft_entries(kit: Kit, value: Any, report: Report) -> Placed:
    """Return the types of Aircraft by id, each with its place in the file.

    Of a type that the data have only years and prices change.
    """
    found: Placed = {}
    for path, raw in objects(value, "AircraftTypes", report):
        name = text(raw.get("Designation"))
        place = f'{path} "{name}"'
        key = designation(name)
        if not key:
            report.say("skipped", path, NO_NAME)
        elif key in found:
            report.say("note", place, SAME_TYPE.of(name=found[key][1]["name"]))
        else:
            found[key] = (place, _aircraft(kit, key, name, raw, place, report))
    return found


def _aircraft(kit: Kit, key: str, name: str, raw: Raw, place: str, report: Report) -> Raw:
    if key in kit.aircraft:
        entry = copy_of(kit, "aircraft", key)
    else:
        called = " ".join(filter(None, (name, text(raw.get("Name")))))
        entry = {"id": key, "name": called, "short": name, "log_only": True}
    entry["source"] = "import"
    first, last = (number(raw.get(each), 1900, 9999) for each in ("StartYear", "EndYear"))
    if first is not None and last is not None and first <= last:
        entry["service"] = [first, 9999 if last == OPEN_END else last]
    else:
        report.say("warning", place, NO_YEARS)
    cost = raw.get("Cost")
    if cost is not None:
        parts = [number(each, -200, 200) for each in re.split(r"[,/]", str(cost)[:60])]
        if len(parts) == 3 and None not in parts:
            entry["so"] = parts
        else:
            report.say("warning", place, BAD_COST.of(cost=str(cost)[:30]))
    return entry


def bare_aircraft(name: str) -> Raw:
    """Return a type of which only the designation is known."""
    return {"id": designation(name), "name": name, "log_only": True, "source": "import"}


def pilot_entries(kit: Kit, value: Any, aircraft: Placed, report: Report) -> Placed:
    """Return the Pilots by id, each with his place; types that are only named here are added.

    A Pilot whom the data have keeps his speed and skills.
    """
    found: Placed = {}
    for path, raw in objects(value, "Pilots", report):
        name = text(raw.get("Name"), 40)
        place = f'{path} "{name}"'
        if not name:
            report.say("skipped", path, NO_NAME)
            continue
        stats = raw.get("Stats")
        if not isinstance(stats, dict):
            report.say("skipped", place, NO_STATS)
            continue
        levels = _levels(stats, place, report)
        if not levels:
            report.say("skipped", place, NO_LEVELS)
            continue
        kind = text(raw.get("Aircraft"))
        _need_aircraft(kit, kind, place, aircraft, report)
        there = pilot_called(kit, name, designation(kind))
        if there in found:
            report.say("skipped", place, TWICE)
            continue
        key = there or free_id(name, {*kit.pilots, *found}, "pilot")
        entry = {"id": key, "callsign": name, "aircraft": designation(kind), "source": "import"}
        known = copy_of(kit, "pilot", there) if there else {"log_only": True}
        found[key] = (place, {**known, **entry, "level": _merged(known, levels)})
    return found


def _need_aircraft(kit: Kit, kind: str, place: str, aircraft: Placed, report: Report) -> None:
    key = designation(kind)
    if key and key not in kit.aircraft and key not in aircraft:
        report.say("warning", f'{place}, Aircraft "{kind}"', UNKNOWN_AIRCRAFT)
        aircraft[key] = (place, bare_aircraft(kind))


def _merged(known: Raw, levels: dict[str, Raw]) -> list[Raw]:
    """Return the levels of a Pilot, with what the data know of each besides."""
    if "level" not in known:
        return list(levels.values())
    return [{**level, **levels.get(level["skill"], {})} for level in known["level"]]


def _levels(stats: Raw, place: str, report: Report) -> dict[str, Raw]:
    by_name = {str(key).casefold(): value for key, value in stats.items()}
    found, missing = {}, []
    for skill in SKILL_NAMES:
        name = skill.capitalize()
        raw = by_name.get(skill)
        if not isinstance(raw, dict):
            missing.append(name)
            continue
        level = _level(skill, raw, f"{place} {name}", report)
        if level is None:
            missing.append(name)
        else:
            found[skill] = level
    if found and missing:
        report.say("guess", place, LEVELS_LIKE.of(levels=", ".join(missing)))
    return found


def _level(skill: str, raw: Raw, place: str, report: Report) -> Raw | None:
    okay = _upper(raw.get("Okay"))
    if okay is None:
        report.say("skipped", place, NO_OKAY)
        return None
    shaken = _upper(raw.get("Shaken"))
    if shaken is None or shaken <= okay:
        report.say("warning", place, NO_SHAKEN)
        shaken = okay
    return {
        "skill": skill,
        "okay_max": okay,
        "shaken_max": shaken,
        "xp": (number(raw.get("XP"), 0, 20) or 0) if skill != "ace" else 0,
        "cool": number(raw.get("Cooldown"), 0, 6) or 0,
    }


def _upper(value: Any) -> int | None:
    """Return the upper end of a range such as ``[3, 5]``."""
    ends = [number(each, 0, 30) for each in listed(value)]
    return ends[1] if len(ends) == 2 else None
