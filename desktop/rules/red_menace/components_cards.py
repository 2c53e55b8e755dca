"""Event cards, city cards, tables and scenarios of Red Menace."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from desktop.rules.core import Text
from desktop.rules.data_files import expect, known
from desktop.rules.red_menace.components_map import City


class EventInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A random event (chapter 8)."""

    id: str
    number: int
    title: Text
    text: Text
    copies: int
    after: Literal["discard", "keep", "reshuffle"]
    when: str
    """What must hold for it to have an effect; a key of [conditions]."""
    ops: tuple[dict[str, Any], ...]
    """What it does, in order; the words are explained under [op_help]."""
    source: str
    source_title_text: str


class EventsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """events.toml."""

    deck: dict[str, Any]
    event: tuple[EventInfo, ...]
    op_help: dict[str, str]
    conditions: dict[str, str]


class CityCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A launch base with its target by die (RM-4b)."""

    id: str
    base: str
    title: Text
    targets: tuple[str, ...]
    in_draw: bool
    source: str


class CityCardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """city_cards.toml."""

    deck: dict[str, Any]
    card: tuple[CityCard, ...]


class TargetRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Secondary and tertiary targets of a launch base by die (RM-9.2.2a)."""

    base: str
    secondary: tuple[str, ...]
    tertiary: tuple[str, ...]


class TargetTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rows of all launch bases."""

    source: str
    row: tuple[TargetRow, ...]


class SubmarineTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Soviet submarines hit (RM-10.5.2a)."""

    source: str
    hit_on: int
    hit_on_source: str
    targets: tuple[str, ...]


class Bases(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bases of AEW and tanker."""

    source: str
    bases: tuple[str, ...]


class Zones(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cities that each nation's interceptors protect."""

    source: str
    usa: tuple[str, ...]
    canada: tuple[str, ...]
    uk: tuple[str, ...]
    ussr: tuple[str, ...]
    cuba: tuple[str, ...]
    greenland: tuple[str, ...]


class Tu28Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where Tu-28s fight (RM-10.2.6a)."""

    source: str
    normal: tuple[str, ...]
    long_cities: tuple[str, ...]
    long_ad: tuple[int, ...]
    long_other: str


class Rolls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed numbers of the rules."""

    source: str
    sub_attack: int
    sub_range: int
    sub_moves: int
    polaris_missiles: int
    event7_sub_killed: int
    event7_sub_killed_at_asw: int
    sa2_appears: int
    sa2_appears_bombed_city: int
    sam_removed_after_miss: int
    scramble_red_long_range: int
    us_launches_per_turn: int
    us_launches_event11: int
    lead_in_cities_to_win: int


class TablesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """tables.toml."""

    secondary_tertiary: TargetTable
    soviet_submarine: SubmarineTable
    tu126_base: Bases
    us_aew_tanker_base: Bases
    interceptor_zones: Zones
    tu28_zone: Tu28Zone
    die_rolls: Rolls
    sheets: dict[str, Any]


class Airborne(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bombers of the player that begin in flight."""

    unit: str
    count: int
    hex: str


class Inbound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Formations that begin in flight: where the die puts them (RM-6.1)."""

    count: int
    hexes: tuple[str, ...]
    revealed: bool


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario with all its values (RM-6.1)."""

    id: int
    title: Text
    year: int
    text: Text
    source: str
    uk_in_play: bool
    points_blue: int
    """The player's threshold, and the Soviet one."""
    points_red: int
    stack_us: int
    """The most bombers on the ground per city at the start, at London the other."""
    stack_uk: int
    us_greenland_start: bool
    us_airborne: tuple[Airborne, ...]
    us_launch: int
    us_launch_event11: int
    us_launch_by_turn: dict[str, int]
    soviet_flights: int
    soviet_start: tuple[Inbound, ...]
    soviet_launch: int
    soviet_launch_by_turn: dict[str, int]
    soviet_launch_event14: int
    units_out: tuple[str, ...]
    """Units that are left out, and those of which some are."""
    units_less: dict[str, int]
    events_out: tuple[int, ...]
    events_at_start: tuple[int, ...]
    sub_in_play: bool
    f102_ready: int
    sa2_pool: int
    moscow_tu28: int
    moscow_sa2: int


class ScenariosFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """scenarios.toml; a scenario names what differs from the defaults."""

    defaults: dict[str, Any]
    scenario: tuple[dict[str, Any], ...]


def check_cards(cards: dict[str, CityCard], tables: TablesFile, cities: dict[str, City]) -> None:
    """Raise ``BadComponents`` unless every die of cards and tables leads to a blue city."""
    for card in cards.values():
        _six(f"city_cards.toml, card {card.id}, targets", card.targets, cities)
    for row in tables.secondary_tertiary.row:
        place = f"tables.toml, secondary_tertiary, row {row.base}"
        _six(f"{place}, secondary", row.secondary, cities)
        _six(f"{place}, tertiary", row.tertiary, cities)
    _six("tables.toml, soviet_submarine, targets", tables.soviet_submarine.targets, cities)
    known("tables.toml, tu126_base, bases", tables.tu126_base.bases, cities)
    known("tables.toml, us_aew_tanker_base, bases", tables.us_aew_tanker_base.bases, cities)


def _six(place: str, targets: tuple[str, ...], cities: dict[str, City]) -> None:
    expect(len(targets) == 6, place, "must have one city for each face of the die")
    known(place, targets, cities)
    red = [each for each in targets if cities[each].side == "red"]
    expect(not red, place, f"{', '.join(red)} is no target of formations")
