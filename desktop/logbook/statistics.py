"""Figures of a campaign, or of many together (HL-T6.2b)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from desktop.logbook.dice_record import DiceRecord
from desktop.logbook.history import band_name, flown_in
from desktop.logbook.service import kills_of
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.attack_rules import GUN
from desktop.rules.hornet_leader.attack_words import GUNS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from desktop.rules.hornet_leader.book_entries import FlightEntry, MissionEntry
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_options import SarRow
    from desktop.rules.hornet_leader.records import FlightRecord, MissionRecord, SarResult
    from desktop.rules.hornet_leader.state import State

Source = Literal["flight", "night", "rescue", "target"]
"""From take-off to landing, at night, by Search and Rescue, and the Target Stress."""
Pilot = tuple[str, Text]
"""Call sign and Aircraft: what tells Pilots apart over all campaigns."""
SHAKEN = ("S", "U")
NO_BAND = T("logbook", "not known")


class Counted(NamedTuple):
    """A campaign of which figures are made."""

    state: State
    kit: Kit
    dice: DiceRecord


class Rate(msgspec.Struct):
    """Missions of some kind, and how many of them have Destroyed their Targets."""

    missions: int = 0
    destroyed: int = 0

    @property
    def share(self) -> float:
        """The Destroyed rate, 0 to 1."""
        return self.destroyed / self.missions if self.missions else 0.0

    def note(self, *, destroyed: bool) -> None:
        """Count a mission."""
        self.missions += 1
        self.destroyed += destroyed


class Statistics(msgspec.Struct):
    """Figures of campaigns. Dictionaries have their keys in the order in which they came up."""

    campaigns: int = 0
    days: int = 0
    rested: int = 0
    """Days of Down Time."""
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    """Missions by status: ``X``, ``D``, ``O``."""
    bands: dict[Text, Rate] = {}
    nights: dict[bool, Rate] = {}
    targets: dict[Text, Rate] = {}
    aircraft: dict[int, Rate] = {}
    """By the number that took off."""
    lost: int = 0
    searches: Counter[SarResult] = msgspec.field(default_factory=Counter)
    stressed_missions: int = 0
    """Missions of which Stress is known, and Pilots on them."""
    stressed_flights: int = 0
    stress: Counter[Source] = msgspec.field(default_factory=Counter)
    so_spent: int = 0
    vp: int = 0
    flown: Counter[Pilot] = msgspec.field(default_factory=Counter)
    """Missions of each Pilot."""
    shaken: Counter[Pilot] = msgspec.field(default_factory=Counter)
    """Days at whose end he was Shaken or Unfit."""
    kills: Counter[Pilot] = msgspec.field(default_factory=Counter)
    sites: Counter[Pilot] = msgspec.field(default_factory=Counter)
    weapons: Counter[Text] = msgspec.field(default_factory=Counter)
    """Sites, Bandits and Bombers Destroyed, by weapon; only where that was recorded."""
    dice: DiceRecord = msgspec.field(default_factory=DiceRecord)
    grades: dict[tuple[Text, int], Counter[str]] = {}
    """Evaluations by campaign and length (0 short, 1 medium, 2 long)."""

    @property
    def missions(self) -> int:
        """How many missions were flown."""
        return self.outcomes.total()

    @property
    def destroyed_share(self) -> float:
        """The Destroyed rate, 0 to 1."""
        return self.outcomes["X"] / self.missions if self.missions else 0.0

    @property
    def stress_per_mission(self) -> float:
        """The Stress that a mission has cost all its Pilots together, in the mean."""
        return self.stress.total() / self.stressed_missions if self.stressed_missions else 0.0

    @property
    def stress_per_flight(self) -> float:
        """The Stress that a mission has cost each of its Pilots, in the mean."""
        return self.stress.total() / self.stressed_flights if self.stressed_flights else 0.0

    @property
    def so_per_vp(self) -> float | None:
        """SO Points spent for each Victory Point; ``None`` while there are none."""
        return self.so_spent / self.vp if self.vp > 0 else None


def statistics(campaigns: Iterable[Counted]) -> Statistics:
    """Return the figures of campaigns together."""
    found = Statistics()
    for each in campaigns:
        _add(found, each)
    return found


def _add(found: Statistics, counted: Counted) -> None:
    s, kit, dice = counted
    found.campaigns += 1
    found.days += s.day
    found.vp += s.vp
    for record, _, entry, _ in flown_in(s):
        if record.target:
            _add_mission(found, s, kit, record, entry)
        else:
            found.rested += 1
        found.so_spent += record.so_spent
    for result in [] if s.book is None else s.book.results:
        for pilot, there in result.pilots.items():
            found.shaken[who(kit, pilot)] += there.status in SHAKEN
    for weapon, kills in dice.kills.items():
        found.weapons[GUNS if weapon == GUN else kit.weapon_name(weapon)] += kills
    found.dice.add(dice)
    if s.evaluation:
        campaign = kit.campaigns[s.terms.campaign]
        grades = found.grades.setdefault((campaign.title, s.terms.length), Counter())
        grades[s.evaluation] += 1


def who(kit: Kit, pilot: str) -> Pilot:
    """Return what tells a Pilot from others over all campaigns."""
    return kit.callsign(pilot), kit.type_name(pilot)


def _add_mission(
    found: Statistics, s: State, kit: Kit, record: MissionRecord, entry: MissionEntry | None
) -> None:
    destroyed = record.status == "X"
    found.outcomes[record.status or "O"] += 1
    band = band_name(s, kit, record.target, entry) or NO_BAND
    found.bands.setdefault(band, Rate()).note(destroyed=destroyed)
    found.nights.setdefault(record.night, Rate()).note(destroyed=destroyed)
    target = kit.target_name(record.target)
    found.targets.setdefault(target, Rate()).note(destroyed=destroyed)
    if record.flight:
        rate = found.aircraft.setdefault(len(record.flight), Rate())
        rate.note(destroyed=destroyed)
    for flown in record.flight:
        pilot = who(kit, flown.pilot)
        found.flown[pilot] += 1
        found.kills[pilot] += kills_of((flown,))
        found.sites[pilot] += flown.sites
        found.lost += flown.lost is not None
        if flown.sar:
            found.searches[flown.sar] += 1
    if entry is not None:
        _add_stress(found, kit, record, entry)


def _add_stress(found: Statistics, kit: Kit, record: MissionRecord, entry: MissionEntry) -> None:
    """Count the Stress of everybody who came back: a missing Pilot keeps none (HL-T5.2c)."""
    entered = {each.pilot: each for each in entry.flight}
    back = [each for each in record.flight if each.sar != "missing"]
    found.stressed_missions += bool(back)
    found.stressed_flights += len(back)
    for flown in back:
        found.stress.update(_sources(kit, record, flown, entered.get(flown.pilot)))


def _sources(
    kit: Kit, record: MissionRecord, flown: FlightRecord, entry: FlightEntry | None
) -> dict[Source, int]:
    """Return where the Stress of a Pilot on a mission came from; the rest is Target Stress."""
    total = flown.stress - flown.stress_before
    parts: dict[Source, int] = {
        "flight": 0 if entry is None else entry.stress,
        "night": kit.options["night"].start_stress if record.night else 0,
        "rescue": sum(row.stress for row in _rows(kit, flown)),
    }
    return {**parts, "target": total - sum(parts.values())}


def _rows(kit: Kit, flown: FlightRecord) -> Iterator[SarRow]:
    """Yield the row of Search and Rescue that a Pilot has come to."""
    return (row for row in kit.tables.sar.rows if row.result == flown.sar)
