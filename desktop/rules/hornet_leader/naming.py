"""The names of everything, for labels and events; the component data mix this in."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.records import TARGET

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components_campaigns import Campaign
    from desktop.rules.hornet_leader.components_cards import EventCard, Section, TargetCard
    from desktop.rules.hornet_leader.components_enemies import (
        BanditKind,
        BomberKind,
        CupRow,
        SiteKind,
    )
    from desktop.rules.hornet_leader.components_options import Adjustment, Option, Tables
    from desktop.rules.hornet_leader.components_pilots import PilotCard
    from desktop.rules.hornet_leader.components_weapons import AircraftType, Weapon
    from desktop.rules.hornet_leader.display import AreaInfo

SKILLS = (
    T("hornet_leader", "Newbie"),
    T("hornet_leader", "Green"),
    T("hornet_leader", "Average"),
    T("hornet_leader", "Skilled"),
    T("hornet_leader", "Veteran"),
    T("hornet_leader", "Ace"),
)
STATUSES = (
    T("hornet_leader", "Okay"),
    T("hornet_leader", "Shaken"),
    T("hornet_leader", "Unfit"),
)
TRACKS = (
    T("hornet_leader", "Recon"),
    T("hornet_leader", "Intel"),
    T("hornet_leader", "Infra"),
)
SIDES = {
    "north": T("hornet_leader", "North"),
    "east": T("hornet_leader", "East"),
    "south": T("hornet_leader", "South"),
    "west": T("hornet_leader", "West"),
}
MARKERS = {
    "fast": T("hornet_leader", "Fast"),
    "slow": T("hornet_leader", "Slow"),
    "bandits": T("hornet_leader", "Bandits"),
    "sites": T("hornet_leader", "Sites"),
}
ENTRIES = {
    "base": T("hornet_leader", "the campaign"),
    "aircraft": T("hornet_leader", "Aircraft"),
    "option": T("hornet_leader", "optional rules"),
    "difficulty": T("hornet_leader", "difficulty"),
    "promotion": T("hornet_leader", "promotion"),
    "weapons": T("hornet_leader", "Special Weapons"),
    "jdam": T("hornet_leader", "JDAM"),
    "tanker": T("hornet_leader", "Tanker Priority"),
    "recon": T("hornet_leader", "Recon Priority"),
    "rest": T("hornet_leader", "Priority R&R"),
    "replacement": T("hornet_leader", "replacement"),
    "effect": T("hornet_leader", "card"),
    "target": T("hornet_leader", "Target"),
    "night": T("hornet_leader", "night"),
    "one_more": T("hornet_leader", "one Aircraft more"),
    "one_less": T("hornet_leader", "one Aircraft less"),
    "lost": T("hornet_leader", "Aircraft lost"),
    "missing": T("hornet_leader", "Pilot missing"),
    "joined": T("hornet_leader", "taken over"),
    "adjusted": T("hornet_leader", "changed by hand"),
    "bonus": T("hornet_leader", "Bonus"),
    "overkill": T("hornet_leader", "Overkill"),
    "event": T("hornet_leader", "Event"),
    "other": T("hornet_leader", "other"),
}


class Names:
    """Looks up how things are called; mixed into the kit."""

    adjustments: dict[str, Adjustment]
    aircraft: dict[str, AircraftType]
    areas: dict[str, AreaInfo]
    bandits: dict[str, BanditKind]
    bomber_kinds: tuple[BomberKind, ...]
    campaigns: dict[str, Campaign]
    cup: tuple[CupRow, ...]
    events: dict[int, EventCard]
    options: dict[str, Option]
    pilots: dict[str, PilotCard]
    sites: dict[str, SiteKind]
    tables: Tables
    targets: dict[int, TargetCard]
    weapons: dict[str, Weapon]

    def callsign(self, pilot: str) -> str:
        """Return a Pilot's call sign."""
        return self.pilots[pilot].callsign

    def type_name(self, pilot: str) -> Text:
        """Return the name of the Pilot's Aircraft type."""
        return self.aircraft[self.pilots[pilot].aircraft].name

    def skill_name(self, skill: int) -> Text:
        """Return the name of a skill level, 0 to 5."""
        return SKILLS[skill]

    def status_name(self, status: int) -> Text:
        """Return the name of a status: 0 Okay, 1 Shaken, 2 Unfit."""
        return STATUSES[status]

    def track_name(self, track: int) -> Text:
        """Return the name of a track."""
        return TRACKS[track]

    def side_name(self, side: str) -> Text:
        """Return the name of a side of the display."""
        return SIDES[side]

    def marker_name(self, marker: str) -> Text:
        """Return the name of a marker of the night order."""
        return MARKERS[marker]

    def entry_name(self, what: str) -> Text:
        """Return what a line of an account is for."""
        return ENTRIES[what]

    def detail_name(self, key: str) -> Text | str | None:
        """Return the name of what a line of an account is about more exactly (``Entry.detail``)."""
        if key in self.pilots:
            return self.callsign(key)
        if key in self.options:
            return self.options[key].title
        if key in self.adjustments:
            return self.adjustments[key].title
        if key in self.aircraft:
            return self.aircraft[key].name
        if key.isdigit():
            return self.target_name(int(key))
        return self.source_name(key) if ":" in key else None

    def entry_reason(self, what: str, detail: str) -> Text:
        """Return why an account changes, for the log: "Target (48 Coastal Missile Site)"."""
        named = self.detail_name(detail)
        if named is None:
            return ENTRIES[what]
        return T("hornet_leader", "{what} ({detail})").of(what=ENTRIES[what], detail=named)

    def evaluation_name(self, evaluation: str) -> Text:
        """Return the name of an evaluation."""
        return next(each.name for each in self.tables.evaluations if each.id == evaluation)

    def target_name(self, target: int) -> Text:
        """Return number and title of a Target card."""
        return T("hornet_leader", "{number} {title}").of(
            number=target, title=self.targets[target].title
        )

    def event_title(self, event: int, section: str) -> Text:
        """Return the title of a section (``bound``, ``over``, ``home``) of an Event card."""
        return self.event_section(event, section).title

    def event_section(self, event: int, section: str) -> Section:
        """Return a section (``bound``, ``over``, ``home``) of an Event card."""
        found: Section = getattr(self.events[event], section)
        return found

    def source_name(self, source: str) -> Text:
        """Return where a lasting effect comes from (``records.Standing.source``)."""
        kind, key, *section = source.split(":")
        if kind == "event":
            return self.event_title(int(key), section[0])
        return self.target_name(int(key)) if kind == "target" else self.campaigns[key].title

    def weapon_name(self, item: str) -> Text:
        """Return the designation of a weapon or Pod."""
        return self.weapons[item].name

    def area_name(self, area: str) -> Text:
        """Return the exact name of an area of the display."""
        return self.areas[area].title

    def face_name(self, face: str) -> Text:
        """Return the name of a Site, a Bandit or a Bomber."""
        if face in self.sites:
            return self.sites[face].name
        if face in self.bandits:
            return self.bandits[face].name
        return next(each.name for each in self.bomber_kinds if each.id == face)

    def enemy_name(self, key: str) -> Text:
        """Return the name of an enemy: the Target, or the face of a counter's key."""
        if key == TARGET:
            return T("hornet_leader", "the Target")
        return self.face_name(key.partition("#")[0])

    def cup_name(self, row: int) -> Text:
        """Return both faces of a counter of the cup."""
        site, bandit = self.cup[row].site, self.cup[row].bandit
        if not bandit:
            return T("hornet_leader", "{site} / No Bandit").of(site=self.sites[site].name)
        return T("hornet_leader", "{site} / {bandit}").of(
            site=self.sites[site].name, bandit=self.bandits[bandit].name
        )

    def bomber_name(self, row: int) -> Text:
        """Return the name of a Bomber counter."""
        return self.bomber_kinds[row].name

    def load_text(self, items: Sequence[str]) -> Text:
        """Return a list of counters, equal ones together: "2 AIM-9, Mk. 83"."""
        tally: Mapping[str, int] = Tally(items)
        text: Text | None = None
        for item, count in tally.items():
            name = self.weapons[item].name
            one = T("hornet_leader", "{count} {weapon}").of(count=count, weapon=name)
            part = name if count == 1 else one
            text = part if text is None else T("hornet_leader", "{a}, {b}").of(a=text, b=part)
        return text if text is not None else T("hornet_leader", "nothing")
