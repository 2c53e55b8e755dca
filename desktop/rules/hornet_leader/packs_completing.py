"""What an entry of a pack may leave out: it is filled in before the entry is read (HL-T4.4a).

Whatever the file says may be wrong still, so nothing here trusts a type.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, get_args

from desktop.rules.hornet_leader.components_campaigns import LENGTHS
from desktop.rules.hornet_leader.components_pilots import CARD_OF
from desktop.rules.hornet_leader.effects_base import Skill
from desktop.rules.hornet_leader.packs_kinds import dicts

Raw = dict[str, Any]
SKILLS: tuple[str, ...] = get_args(Skill)
ORIGIN = (500, -20)
NEAREST, FARTHEST = 110, 690
"""Radii between which the bands of a sheet lie that nobody has drawn."""


def complete(kind: str, raw: Raw) -> Raw:
    """Return an entry with what it may leave out."""
    entry = {"source": "house", **raw}
    match kind:
        case "pilot":
            return _pilot(entry)
        case "aircraft":
            return _aircraft(entry)
        case "target":
            return _target(entry)
        case "event":
            return _event(entry)
        case "campaign":
            return _campaign(entry)
        case _:
            return entry


# -------------------------------------------------------------------------- Pilots and Aircraft


def _pilot(entry: Raw) -> Raw:
    entry = {"style": "balanced", "bio": "", **entry}
    levels = entry.get("level")
    if isinstance(levels, list):
        bare = entry.get("log_only") is True
        found = [_level(each, bare) if isinstance(each, dict) else each for each in levels]
        entry["level"] = _all_levels(found) if bare else found
    return entry


def _level(level: Raw, bare: bool) -> Raw:
    skill = level.get("skill")
    if skill in SKILLS:
        level = {"card": CARD_OF[SKILLS.index(skill)], **level}
    if not bare:
        return level
    row = {"speed": "slow", "ata": 0, "atg": 0}
    return {"sa": 0, "cool": 0, "okay": row, "shaken": row, **level}


def _all_levels(levels: list[Any]) -> list[Any]:
    """Return six levels; one that is not known is like the nearest, its promotion unknown."""
    known = {level["skill"]: level for level in dicts(levels) if level.get("skill") in SKILLS}
    if not known or len(known) != len(levels):
        return levels
    return [known.get(skill) or _like(known, index) for index, skill in enumerate(SKILLS)]


def _like(known: Mapping[str, Raw], index: int) -> Raw:
    nearest = min(known, key=lambda skill: abs(SKILLS.index(skill) - index))
    return {**known[nearest], "skill": SKILLS[index], "card": CARD_OF[index], "xp": 0}


def _aircraft(entry: Raw) -> Raw:
    name = entry.get("name", entry.get("id"))
    entry = {"short": name, "role": "", "marine_large_deck": False, **entry}
    if entry.get("log_only") is not True:
        return entry
    bare = {
        "name": name,
        "nation_service": ["navy", "marine"],
        "service": [1900, 9999],
        "weight": 0,
        "gun": False,
        "weapons": [],
        "so": [0, 0, 0],
        "flags": {"no_ordnance": True},
    }
    return {**bare, **entry}


# ---------------------------------------------------------------------------------------- cards


def _target(entry: Raw) -> Raw:
    entry = {
        "title": f"Target {entry.get('number')}",
        "art": "hq",
        "keywords": [],
        "recon": 0,
        "intel": 0,
        "infra": 0,
        "night": False,
        "traits": [],
        "flavor": "",
        **entry,
    }
    if entry.get("log_only") is True:
        bare = {"aircraft": 8, "hits": 0, "vp": 0, "sites": [0, 0], "bandits": [0, 0]}
        return {**bare, **entry}
    return entry


def _event(entry: Raw) -> Raw:
    title = f"Event {entry.get('number')}"
    for name in ("bound", "over", "home"):
        section = entry.get(name, {})
        if isinstance(section, dict):
            entry[name] = {
                "source": "house",
                "title": title,
                "text": "",
                "flavor": "",
                "xp": 0,
                "special": _has_attack(section.get("effects")),
                "effects": [],
                **section,
            }
    return entry


def _has_attack(value: Any) -> bool:
    """Return whether there is a Special Event Attack among effects as a file has them."""
    if isinstance(value, dict):
        return value.get("op") == "special_attack" or any(map(_has_attack, value.values()))
    return isinstance(value, list) and any(map(_has_attack, value))


# ------------------------------------------------------------------------------------ campaigns


def _campaign(entry: Raw) -> Raw:
    services = entry.get("services", ["navy"])
    entry = {
        "theater": "",
        "difficulty": "standard",
        "services": services,
        "marine": isinstance(services, list) and "marine" in services,
        "carrier": "",
        "caret": "n",
        "remove_sites": [],
        "remove_bandits": [],
        "start_in_play": [],
        "briefing": "",
        "notes": [],
        "sheet": {"width": 1000, "height": 700, "origin": list(ORIGIN)},
        **entry,
    }
    if isinstance(entry.get("band"), list):
        entry["band"] = _bands(entry["band"])
        entry.setdefault("spot", _spots(entry["band"]))
    if isinstance(entry.get("length"), list):
        entry["length"] = _lengths(entry["length"])
    _begin_in_play(entry)
    return entry


def _begin_in_play(entry: Raw) -> None:
    """Add the note that says which Targets begin in play, unless one does."""
    targets, notes = entry["start_in_play"], entry["notes"]
    if not targets or not isinstance(targets, list) or not isinstance(notes, list):
        return
    effects = [one for note in dicts(notes) for one in dicts(note.get("effects"))]
    if not any(one.get("op") == "begin_in_play" for one in effects):
        words = f"In play from the beginning: {', '.join(map(str, targets))}."
        begins = {"op": "begin_in_play", "targets": targets}
        entry["notes"] = [*notes, {"text": words, "effects": [begins]}]


def _bands(bands: list[Any]) -> list[Any]:
    """Return bands with numbers, and with radii where none are drawn."""
    width = (FARTHEST - NEAREST) // max(len(bands), 1)
    return [
        {
            "index": index + 1,
            "name": f"Band {index + 1}",
            "bonus_xp": 0,
            "r_inner": NEAREST + index * width,
            "r_outer": NEAREST + (index + 1) * width,
            **band,
        }
        if isinstance(band, dict)
        else band
        for index, band in enumerate(bands)
    ]


def _spots(bands: list[Any]) -> list[Raw]:
    """Return a place on the sheet for each Target: side by side in the middle of its band."""
    spots = []
    for band in dicts(bands):
        targets, inner, outer = (band.get(name) for name in ("targets", "r_inner", "r_outer"))
        if not (isinstance(targets, list) and isinstance(inner, int) and isinstance(outer, int)):
            continue
        radius = min((inner + outer) / 2, FARTHEST)
        widest = math.acos(min(0.85, 460 / max(radius, 1)))
        for number, target in enumerate(targets):
            share = (number + 0.5) / len(targets)
            angle = math.pi - widest - share * (math.pi - 2 * widest)
            x = round(ORIGIN[0] + radius * math.cos(angle))
            y = round(ORIGIN[1] + radius * math.sin(angle))
            spots.append({"target": target, "band": band["index"], "x": x, "y": y})
    return spots


def _lengths(lengths: list[Any]) -> list[Any]:
    """Return three lengths; one that is not known is like the nearest."""
    lengths = [{"source": "house", **each} if isinstance(each, dict) else each for each in lengths]
    known = {each["name"]: each for each in dicts(lengths) if each.get("name") in LENGTHS}
    if not known or len(known) != len(lengths):
        return lengths
    found = []
    for index, name in enumerate(LENGTHS):
        nearest = min(known, key=lambda one: abs(LENGTHS.index(one) - index))
        found.append({**known[nearest], "name": name})
    return found
