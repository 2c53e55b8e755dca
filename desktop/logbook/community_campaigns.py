"""Campaigns of the community's reference file as entries of a pack (HL-T8.2a)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from desktop.logbook.community_reading import (
    NO_NAME,
    Placed,
    Raw,
    Report,
    bare_name,
    designation,
    free_id,
    is_marine,
    listed,
    number,
    numbers,
    objects,
    table,
    text,
)
from desktop.rules.core import T
from desktop.rules.hornet_leader.components_campaigns import LENGTHS

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

DIFFICULTIES = ("introductory", "standard", "advanced", "expert")
RANKS = ("great", "good", "adequate", "poor")
GUESSED_BOUNDS = {"great": 4, "good": 3, "adequate": 2, "poor": 1}
MOST_TARGETS = 200

NO_YEAR = T("logbook", "no year")
NO_LENGTHS = T("logbook", "no length with Days that can be used")
NO_DAYS = T("logbook", "“{found}” names no Days")
NO_SUCH_LENGTH = T("logbook", "this is no length from 1 to 3")
LENGTHS_MISSING = T("logbook", "missing: {lengths}; they are like the nearest")
NO_SERVICE = T("logbook", "the name says no service: taken for the Navy")
NO_DIFFICULTY = T("logbook", "no difficulty that is known: taken for Standard")
NO_TARGETS = T("logbook", "no Targets: one band without any, its numbers typed when it is flown")
OLD_TARGETS = T("logbook", "a plain list of Targets: one band without penalty and Stress")
BAND_SKIPPED = T("logbook", "no numbers of Targets")
TARGET_TWICE = T("logbook", "Target {target} stands in a band already")
NO_TRACK = T("logbook", "no readings: all are {value}")
NO_READING = T("logbook", "“{found}” is not known: taken for no change")
UNKNOWN_WEAPON = T("logbook", "unknown weapon, kept as text")
NO_BOUNDS = T(
    "logbook",
    "no bounds for {length}: Great {great}, Good {good}, Adequate {adequate}, Poor {poor}",
)
NOT_IN_PLAY = T("logbook", "Target {target} stands in no band")
STANDARD_WEAPONS = T(
    "logbook", "the file has Special Weapons only: all others that Campaigns use are standard"
)
_INTEL = re.compile(
    r"(?P<amount>[+\-\N{MINUS SIGN}]?\s*\d)\s*(?P<center>center\s+)?"
    r"(?P<one>site|bandit)s?(?:\s+(?P<word>or|and)\s+(?:\S+\s+)?(?P<two>site|bandit)s?)?",
    re.IGNORECASE,
)


def campaign_entries(kit: Kit, tree: Raw, report: Report) -> Placed:
    """Return the Campaigns by id, each with its place in the file."""
    bounds = {
        bare_name(str(key)): table(value)
        for key, value in table(tree.get("VictoryConditions")).items()
    }
    found: Placed = {}
    for path, raw in objects(tree.get("Campaigns"), "Campaigns", report):
        name = text(raw.get("Name"))
        if not name:
            report.say("skipped", path, NO_NAME)
            continue
        reader = _Campaign(kit, name, raw, path, report)
        entry = reader.entry(bounds.get(bare_name(name), {}))
        if entry is not None:
            entry["id"] = free_id(name, {*kit.campaigns, *found}, "campaign")
            found[entry["id"]] = (f'{path} "{name}"', entry)
    if found:
        report.say("guess", "Campaigns", STANDARD_WEAPONS)
    return found


class _Campaign:
    """Reads one Campaign."""

    def __init__(self, kit: Kit, name: str, raw: Raw, path: str, report: Report) -> None:
        self._kit, self._name, self._raw = kit, name, raw
        self._path, self._place, self._report = path, f'{path} "{name}"', report
        self._notes: list[str] = []

    def entry(self, bounds: Raw) -> Raw | None:
        """Return the Campaign as a pack has it; ``None`` if it cannot be used."""
        raw = self._raw
        in_name = re.search(r"\b(19|20)\d\d\b", self._name)
        year = number(raw.get("Year"), 1900, 9999) or (int(in_name[0]) if in_name else None)
        if year is None:
            self._report.say("skipped", self._place, NO_YEAR)
            return None
        lengths = self._lengths(bounds)
        if not lengths:
            self._report.say("skipped", self._place, NO_LENGTHS)
            return None
        bands = self._bands()
        special = list(self._weapons())
        self._note_aircraft()
        in_play = list(self._special_rules(bands))
        return {
            "title": " ".join(re.sub(rf"\b{year}\b", " ", self._name).split()) or self._name,
            "year": year,
            "difficulty": self._difficulty(),
            "services": [self._service()],
            "standard": sorted(_standard(self._kit).difference(special)),
            "special": special,
            "start_in_play": in_play,
            "notes": [{"text": each, "effects": []} for each in self._notes],
            "tracks": self._tracks(),
            "length": lengths,
            "band": bands,
            "source": "import",
        }

    def _service(self) -> str:
        if "(usn" not in self._name.casefold() and not is_marine(self._name):
            self._report.say("guess", self._place, NO_SERVICE)
        return "marine" if is_marine(self._name) else "navy"

    def _difficulty(self) -> str:
        named = text(self._raw.get("DifficultyDescription")).casefold()
        if named in DIFFICULTIES:
            return named
        level = number(self._raw.get("Difficulty"), 1, len(DIFFICULTIES))
        if level is None:
            self._report.say("guess", self._place, NO_DIFFICULTY)
            return "standard"
        return DIFFICULTIES[level - 1]

    # Lengths

    def _lengths(self, bounds: Raw) -> list[Raw]:
        found: dict[str, Raw] = {}
        options = objects(
            self._raw.get("CampaignOptions"), f"{self._path}.CampaignOptions", self._report
        )
        for path, raw in options:
            length = number(raw.get("Length"), 1, 3)
            name = LENGTHS[length - 1] if length else text(raw.get("LengthDescription")).casefold()
            days = re.search(r"\d{1,2}", text(raw.get("Timespan")))
            if name not in LENGTHS or name in found:
                self._report.say("skipped", path, NO_SUCH_LENGTH)
            elif days is None or not 1 <= int(days[0]) <= 30:
                shown = NO_DAYS.of(found=text(raw.get("Timespan"), 20))
                self._report.say("skipped", path, shown)
            else:
                found[name] = {
                    "name": name,
                    "days": int(days[0]),
                    "so": number(raw.get("SOPoints"), 0, 200) or 0,
                    "vp": self._bounds(bounds, name),
                    "source": "import",
                }
                self._note_squadron(name, raw)
        missing = [each.capitalize() for each in LENGTHS if each not in found]
        if found and missing:
            words = LENGTHS_MISSING.of(lengths=", ".join(missing))
            self._report.say("note", f"{self._place}, CampaignOptions", words)
        return list(found.values())

    def _bounds(self, bounds: Raw, name: str) -> dict[str, int]:
        by_rank: dict[str, int] = {}
        for each in listed(bounds.get(name.capitalize())):
            least = number(table(each).get("min"), -99, 999)
            rank = text(table(each).get("rank")).casefold()
            if rank in RANKS and least is not None:
                by_rank[rank] = least
        if set(by_rank) == set(RANKS):
            return by_rank
        words = NO_BOUNDS.of(length=name.capitalize(), **GUESSED_BOUNDS)
        self._report.say("guess", self._place, words)
        return dict(GUESSED_BOUNDS)

    def _note_squadron(self, length: str, raw: Raw) -> None:
        """Keep the squadron as text: its size is one of the game, not of a Campaign."""
        parts = []
        for each in listed(raw.get("SquadronMakeup"))[:6]:
            count = number(table(each).get("Count"), 1, 30)
            if count is not None:
                parts.append(f"{count} {text(table(each).get('RankDescription'), 20)}")
        if parts:
            self._notes.append(f"Squadron, {length}: {', '.join(parts)}")

    # Bands and tracks

    def _bands(self) -> list[Raw]:
        given, path = listed(self._raw.get("Targets")), f"{self._path}.Targets"
        if given and not any(isinstance(each, dict) for each in given):
            self._report.say("guess", path, OLD_TARGETS)
            given = [{"TargetNumbers": given}]
        rows = list(objects(given, path, self._report))
        rows.sort(key=lambda row: number(row[1].get("Band"), 1, 99) or 99)
        bands: list[Raw] = []
        seen: set[int] = set()
        for place, raw in rows[:9]:
            targets = self._targets(raw, place, seen)
            if targets:
                bands.append(
                    {
                        "targets": targets,
                        "weight_penalty": number(raw.get("WP"), -6, 0) or 0,
                        "stress": number(raw.get("Stress"), 0, 6) or 0,
                        "bonus_xp": number(raw.get("BonusXP"), 0, 6) or 0,
                    }
                )
        if not bands:
            self._report.say("guess", self._place, NO_TARGETS)
            bands = [{"targets": [], "weight_penalty": 0, "stress": 0, "bonus_xp": 0}]
        return bands

    def _targets(self, raw: Raw, place: str, seen: set[int]) -> list[int]:
        found = []
        for target in numbers(raw.get("TargetNumbers"), 1, 999)[:MOST_TARGETS]:
            if target in seen:
                self._report.say("skipped", place, TARGET_TWICE.of(target=target))
                continue
            seen.add(target)
            found.append(target)
        if not found:
            self._report.say("skipped", place, BAND_SKIPPED)
        return found

    def _tracks(self) -> Raw:
        intel = [self._reading(index, each) for index, each in enumerate(self._strings("Intel"))]
        if len(intel) < 2:
            self._report.say("guess", f"{self._path}.Intel", NO_TRACK.of(value="-"))
            intel = [_reading("-", 0, 0)] * 9
        return {
            "recon": {"start": 0, "values": self._values("Recon", 3)},
            "intel": {"start": 0, "values": intel[:20]},
            "infra": {"start": 0, "values": self._values("Infra", 0)},
        }

    def _values(self, name: str, usual: int) -> list[int]:
        found = numbers(self._raw.get(name), -9, 20)[:20]
        if len(found) >= 2:
            return found
        self._report.say("guess", f"{self._path}.{name}", NO_TRACK.of(value=usual))
        return [usual] * 9

    def _strings(self, name: str) -> Iterator[str]:
        return (text(each) for each in listed(self._raw.get(name))[:20])

    def _reading(self, index: int, label: str) -> Raw:
        if label in ("", "-", "\N{EN DASH}", "\N{MINUS SIGN}"):
            return _reading("-", 0, 0)
        found = _INTEL.fullmatch(label)
        if found is None:
            place = f"{self._path}.Intel[{index}]"
            self._report.say("warning", place, NO_READING.of(found=label[:30]))
            return _reading("-", 0, 0)
        amount = int(found["amount"].replace("\N{MINUS SIGN}", "-").replace(" ", ""))
        kinds = {found["one"].casefold(), (found["two"] or "").casefold()}
        entry = _reading(label, *(amount * (kind in kinds) for kind in ("site", "bandit")))
        entry["where"] = "center" if found["center"] else "any"
        entry["mode"] = "either" if (found["word"] or "").casefold() == "or" else "all"
        return entry

    # What a Campaign restricts

    def _weapons(self) -> Iterator[str]:
        """Yield the Special Weapons that are known; the others are kept as text."""
        seen, unknown = set(), []
        for index, name in enumerate(self._strings("SpecialWeapons")):
            key = designation(name)
            if key in self._kit.weapons:
                if key not in seen:
                    seen.add(key)
                    yield key
            else:
                place = f'{self._path}.SpecialWeapons[{index}] "{name}"'
                self._report.say("warning", place, UNKNOWN_WEAPON)
                unknown.append(name)
        if unknown:
            self._notes.append(f"Special Weapons: {', '.join(unknown)}")

    def _note_aircraft(self) -> None:
        """Keep the Aircraft as text: by year and service the game knows them."""
        names = [each for each in self._strings("AvailableAircraft") if each]
        if names:
            self._notes.append(f"Aircraft: {', '.join(names)}")

    def _special_rules(self, bands: list[Raw]) -> Iterator[int]:
        """Yield the Targets that begin in play; other rules are kept as text."""
        rules = table(self._raw.get("SpecialRules"))
        there = {target for band in bands for target in band["targets"]}
        place = f"{self._path}.SpecialRules.startInPlay"
        for target in dict.fromkeys(numbers(rules.get("startInPlay"), 1, 999)):
            if target in there:
                yield target
            else:
                self._report.say("skipped", place, NOT_IN_PLAY.of(target=target))
        self._notes += _rule_texts(rules)


def _reading(label: str, sites: int, bandits: int) -> Raw:
    return {"label": label, "sites": sites, "bandits": bandits, "where": "center", "mode": "all"}


def _rule_texts(rules: Mapping[str, Any]) -> Iterator[str]:
    if rules.get("harpoonFleetOnly") is True:
        yield "AGM-84 attacks Fleet Targets only"
    bonus = numbers(rules.get("bonusVPTargets"), 1, 999)
    if bonus:
        yield f"Bonus VP: Targets {', '.join(map(str, bonus))}"
    free, cost = (number(rules.get(key), 0, 99) for key in ("freeSOPerDay", "jdamCost"))
    if free:
        yield f"{free} SO Points free each Day"
    if cost is not None:
        yield f"JDAM: {cost} SO Points"
    if rules.get("jdamFixedOnly") is True:
        yield "JDAM attack fixed Targets only"
    fails = text(table(rules.get("failCondition")).get("description"), 300)
    if fails:
        yield fails


def _standard(kit: Kit) -> set[str]:
    """Return the weapons that are standard in some Campaign."""
    return {weapon for campaign in kit.campaigns.values() for weapon in campaign.standard}
