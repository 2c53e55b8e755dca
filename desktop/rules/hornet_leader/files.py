"""The layout of Hornet Leader's data files, and the fields of each that hold texts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules.hornet_leader.components_campaigns import Campaign
from desktop.rules.hornet_leader.components_cards import Deck, EventCard, TargetCard
from desktop.rules.hornet_leader.components_enemies import (
    BanditKind,
    BomberKind,
    CupEntry,
    CupTotal,
    SiteKind,
)
from desktop.rules.hornet_leader.components_options import (
    Adjustment,
    Difficulty,
    HouseSwitch,
    Option,
    Priority,
    Replacement,
)
from desktop.rules.hornet_leader.components_pilots import PilotCard, Skills, Squadrons
from desktop.rules.hornet_leader.components_reading import Entry
from desktop.rules.hornet_leader.components_weapons import (
    AircraftType,
    CounterRow,
    Gun,
    SoRules,
    Weapon,
)

Words = Annotated[str, Meta(min_length=1)]

TEXTS = {
    "weapons.toml": ("name", "long"),
    "aircraft.toml": ("name", "role"),
    "pilots.toml": ("bio", "quirk"),
    "targets.toml": ("title", "text", "flavor", "labels"),
    "events.toml": ("title", "text", "flavor", "labels"),
    "defenses.toml": ("name", "long"),
    "campaigns.toml": (
        *("title", "theater", "carrier", "briefing", "name", "label", "text", "labels"),
    ),
    "options.toml": ("title", "text"),
    "tables.toml": ("name",),
    "tactical_display.toml": ("name",),
}
"""By file, the fields whose strings people read."""


class _File(Entry, frozen=True):
    """What all files begin with."""

    schema: Literal[1]


class WeaponsFile(_File, frozen=True):
    """The file weapons.toml."""

    so_rules: SoRules
    weapon: tuple[Weapon, ...]
    counter: tuple[CounterRow, ...]


class AircraftFile(_File, frozen=True):
    """The file aircraft.toml."""

    gun: Gun
    aircraft: tuple[AircraftType, ...]


class PilotsFile(_File, frozen=True):
    """The file pilots.toml."""

    skills: Skills
    squadron: Squadrons
    pilot: tuple[PilotCard, ...]


class TargetsFile(_File, frozen=True):
    """The file targets.toml."""

    traits: dict[str, Words]
    target: tuple[TargetCard, ...]


class EventsFile(_File, frozen=True):
    """The file events.toml."""

    deck: Deck
    event: tuple[EventCard, ...]


class DefensesFile(_File, frozen=True):
    """The file defenses.toml."""

    cup: CupTotal
    site: tuple[SiteKind, ...]
    bandit: tuple[BanditKind, ...]
    counter: tuple[CupEntry, ...]
    bomber: tuple[BomberKind, ...]


class CampaignsFile(_File, frozen=True):
    """The file campaigns.toml."""

    campaign: tuple[Campaign, ...]


class OptionsFile(_File, frozen=True):
    """The file options.toml."""

    option: tuple[Option, ...]
    house_switch: tuple[HouseSwitch, ...]
    priority: tuple[Priority, ...]
    difficulty: tuple[Difficulty, ...]
    adjustment: tuple[Adjustment, ...]
    replacement: tuple[Replacement, ...]
