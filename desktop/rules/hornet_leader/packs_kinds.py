"""The kinds of entries that a pack of an owner may add or override (HL-T7.1a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from desktop.rules.hornet_leader import files
from desktop.rules.hornet_leader.components_campaigns import Campaign
from desktop.rules.hornet_leader.components_cards import EventCard, TargetCard
from desktop.rules.hornet_leader.components_enemies import (
    BanditKind,
    BomberKind,
    CupEntry,
    SiteKind,
)
from desktop.rules.hornet_leader.components_pilots import PilotCard
from desktop.rules.hornet_leader.components_reading import Entry, Id
from desktop.rules.hornet_leader.components_weapons import AircraftType, CounterRow, Weapon

HEAD = "pack.toml"
Line = Annotated[str, Meta(max_length=100)]


class PackHead(Entry, frozen=True, kw_only=True):
    """The file pack.toml."""

    id: Id
    title: Annotated[str, Meta(min_length=1, max_length=100)]
    author: Line = ""
    version: Line = "1"
    game: Literal["hornet_leader"]
    schema: Literal[1]
    replaces: tuple[str, ...] = ()
    """What it overrides: ``pilots:wolf``, or ``events:*`` for all that it brings."""
    requires: tuple[Id, ...] = ()
    """Packs that have to be in force before it."""


class Kind(NamedTuple):
    """A kind of entry."""

    name: str
    """Of its tables in the file."""
    plural: str
    """As ``replaces`` calls it."""
    file: str
    key: str
    """The field that tells entries apart."""
    layout: type[Entry]


KINDS = (
    Kind("weapon", "weapons", "weapons.toml", "id", Weapon),
    Kind("aircraft", "aircraft", "aircraft.toml", "id", AircraftType),
    Kind("pilot", "pilots", "pilots.toml", "id", PilotCard),
    Kind("site", "sites", "defenses.toml", "id", SiteKind),
    Kind("bandit", "bandits", "defenses.toml", "id", BanditKind),
    Kind("bomber", "bombers", "defenses.toml", "id", BomberKind),
    Kind("target", "targets", "targets.toml", "number", TargetCard),
    Kind("event", "events", "events.toml", "number", EventCard),
    Kind("campaign", "campaigns", "campaigns.toml", "id", Campaign),
)
"""In the order in which they refer to each other."""
BY_NAME: Mapping[str, Kind] = {kind.name: kind for kind in KINDS}
ROWS: Mapping[str, type[Entry]] = {"weapons.toml": CounterRow, "defenses.toml": CupEntry}
"""By file: how its rows of counters are laid out, which have no key."""
ROW = "counter"
LAYOUTS: Mapping[str, type[Entry]] = {
    "weapons.toml": files.WeaponsFile,
    "aircraft.toml": files.AircraftFile,
    "pilots.toml": files.PilotsFile,
    "targets.toml": files.TargetsFile,
    "events.toml": files.EventsFile,
    "defenses.toml": files.DefensesFile,
    "campaigns.toml": files.CampaignsFile,
}
"""The files that a pack may have besides pack.toml."""


def kinds_of(file: str) -> tuple[Kind, ...]:
    """Return the kinds that stand in a file."""
    return tuple(kind for kind in KINDS if kind.file == file)


def lists_of(file: str) -> tuple[str, ...]:
    """Return the names of the lists of a file that a pack may extend."""
    rows = (ROW,) if file in ROWS else ()
    return (*(kind.name for kind in kinds_of(file)), *rows)


def tables_of(file: str) -> tuple[str, ...]:
    """Return the names of everything that a file of the game has at the top."""
    return tuple(field.encode_name for field in msgspec.structs.fields(LAYOUTS[file]))


def overrides(replaces: tuple[str, ...], kind: Kind, key: object) -> bool:
    """Return whether a pack that replaces these may override an entry (HL-T7.1b)."""
    stem = kind.file.removesuffix(".toml")
    wanted = {f"{name}:{one}" for name in (kind.plural, stem) for one in (key, "*")}
    return not wanted.isdisjoint(replaces)


def dicts(value: Any) -> list[dict[str, Any]]:
    """Return the tables of a list as a file has it; of anything else none."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []
