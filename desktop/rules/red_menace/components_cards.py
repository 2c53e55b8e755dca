"""City cards, tables and scenarios of Red Menace."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.data_files import expect, known
from desktop.rules.red_menace.components_map import RED_CITIES, City
from desktop.rules.red_menace.components_units import Amount, Face, Number, Unit

FACES = 6
ONE_EACH = "must have one city for each face of the die"
SIX = "must have six different hexes, one for each face of the die"
ByTurn = dict[Annotated[str, Meta(pattern=r"^[1-9][0-9]?$")], Amount]
"""Exceptions by turn."""


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
    hit_on: Face
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
    sub_attack: Face
    sub_range: Amount
    sub_moves: Amount
    polaris_missiles: Amount
    event7_sub_killed: Face
    event7_sub_killed_at_asw: Face
    sa2_appears: Face
    sa2_appears_bombed_city: Face
    sam_removed_after_miss: Face
    scramble_red_long_range: Face
    us_launches_per_turn: Amount
    us_launches_event11: Amount
    lead_in_cities_to_win: Number


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

    unit: Literal["b47", "b52", "b58"]
    count: Amount
    hex: str


class Inbound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Formations that begin in flight: where the die puts them (RM-6.1)."""

    count: Amount
    hexes: tuple[str, ...]
    revealed: bool


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario with all its values (RM-6.1)."""

    id: Number
    title: Text
    year: int
    text: Text
    source: str
    uk_in_play: bool
    points_blue: Number
    """The player's threshold, and the Soviet one."""
    points_red: Number
    stack_us: Number
    """The most bombers on the ground per city at the start, at London the other."""
    stack_uk: Number
    us_greenland_start: bool
    us_airborne: tuple[Airborne, ...]
    us_launch: Amount
    us_launch_event11: Amount
    us_launch_by_turn: ByTurn
    soviet_flights: Annotated[int, Meta(ge=0, le=10)]
    soviet_start: tuple[Inbound, ...]
    soviet_launch: Amount
    soviet_launch_by_turn: ByTurn
    soviet_launch_event14: Amount
    units_out: tuple[str, ...]
    """Units that are left out, and those of which some are."""
    units_less: dict[str, Amount]
    events_out: tuple[int, ...]
    events_at_start: tuple[int, ...]
    sub_in_play: bool
    f102_ready: Amount
    sa2_pool: Amount
    moscow_tu28: Amount
    moscow_sa2: Amount


class ScenariosFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """scenarios.toml; a scenario names what differs from the defaults."""

    defaults: dict[str, Any]
    scenario: tuple[dict[str, Any], ...]


def check_cards(cards: dict[str, CityCard], tables: TablesFile, cities: dict[str, City]) -> None:
    """Raise ``BadComponents`` unless every die of cards and tables leads to a blue city.

    Every base has its card and its row, and zones and bases are cities.
    """
    _all_bases("city_cards.toml, card, base", cards)
    for card in cards.values():
        _six(f"city_cards.toml, card {card.id}, targets", card.targets, cities)
    rows = tables.secondary_tertiary.row
    _all_bases("tables.toml, secondary_tertiary, row, base", [row.base for row in rows])
    for row in rows:
        place = f"tables.toml, secondary_tertiary, row {row.base}"
        _six(f"{place}, secondary", row.secondary, cities)
        _six(f"{place}, tertiary", row.tertiary, cities)
    _six("tables.toml, soviet_submarine, targets", tables.soviet_submarine.targets, cities)
    place = "tables.toml, tu126_base, bases"
    expect(len(tables.tu126_base.bases) == FACES, place, ONE_EACH)
    known(place, tables.tu126_base.bases, cities)
    known("tables.toml, us_aew_tanker_base, bases", tables.us_aew_tanker_base.bases, cities)
    for nation, zone in msgspec.structs.asdict(tables.interceptor_zones).items():
        if nation != "source":
            known(f"tables.toml, interceptor_zones, {nation}", zone, cities)
    known("tables.toml, tu28_zone, normal", tables.tu28_zone.normal, cities)
    known("tables.toml, tu28_zone, long_cities", tables.tu28_zone.long_cities, cities)


def _all_bases(place: str, bases: Collection[str]) -> None:
    expect(sorted(bases) == sorted(RED_CITIES), place, "must be each of 1 to 12")


def _six(place: str, targets: tuple[str, ...], cities: dict[str, City]) -> None:
    expect(len(targets) == FACES, place, ONE_EACH)
    known(place, targets, cities)
    red = [each for each in targets if cities[each].side == "red"]
    expect(not red, place, f"{', '.join(red)} is no target of formations")


def check_scenario(
    scenario: Scenario,
    units: dict[str, Unit],
    hexes: Collection[str],
    events: Collection[int],
) -> None:
    """Raise ``BadComponents`` unless what a scenario names is there, and enough of it."""
    place = f"scenarios.toml, scenario {scenario.id}"
    known(f"{place}, units_out", scenario.units_out, units)
    known(f"{place}, units_less", scenario.units_less, units)
    for unit, fewer in scenario.units_less.items():
        most = units[unit].count
        expect(fewer <= most, f"{place}, units_less, {unit}", f"there are only {most}")
    known(f"{place}, us_airborne", [each.hex for each in scenario.us_airborne], hexes)
    known(f"{place}, events_out", scenario.events_out, events)
    known(f"{place}, events_at_start", scenario.events_at_start, events)
    for group in scenario.soviet_start:
        known(f"{place}, soviet_start, hexes", group.hexes, hexes)
        # No two begin in one hex, so with fewer the die would be rolled for ever.
        expect(len({*group.hexes}) == len(group.hexes) == FACES, f"{place}, soviet_start", SIX)
    flying = [hex_id for group in scenario.soviet_start for hex_id in group.hexes]
    expect(len({*flying}) == len(flying), f"{place}, soviet_start", "a hex stands in two groups")
    expect(
        all(group.count <= FACES for group in scenario.soviet_start),
        f"{place}, soviet_start, count",
        "must be 6 at most",
    )
