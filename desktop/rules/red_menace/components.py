"""The components of Red Menace, checked and ready to look up."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from desktop.rules.core import BadComponents, Text
from desktop.rules.data_files import Source, expect, indexed, known, marked, parsed, texts_in
from desktop.rules.red_menace import routes
from desktop.rules.red_menace.components_cards import (
    CityCardsFile,
    Scenario,
    ScenariosFile,
    TablesFile,
    check_cards,
    check_scenario,
)
from desktop.rules.red_menace.components_events import EventsFile, check_events
from desktop.rules.red_menace.components_map import (
    BLUE_CITIES,
    GREENLAND,
    MOSCOW,
    RED_CITIES,
    CitiesFile,
    MapFile,
    build_board,
    check_map,
)
from desktop.rules.red_menace.components_units import (
    BLUE_NATIONS,
    FIRING_ORDER,
    UnitsFile,
    check_units,
)
from desktop.rules.red_menace.naming import Names

CONTEXT = "red_menace.data"
"""The context under which texts of the data files are translated."""
TEXTS = ("name", "title", "text")
"""Fields whose strings are shown."""
NEAR = 2
"""The greatest distance at which an interceptor ever fights (RM-10.2.8a)."""

FileType = TypeVar("FileType", bound=msgspec.Struct)


class Kit(Names):
    """All components, looked up by id or number.

    Hexes are their ids ("0609"), cities their letters and numbers, units the ids of units.toml.
    """

    def __init__(self, data: Mapping[str, Source]) -> None:
        units = _read(data, "units.toml", UnitsFile, ("name",))
        check_units(units)
        self.units = indexed("units.toml, unit, id", units.unit, lambda unit: unit.id)
        self.markers = indexed("units.toml, marker, id", units.marker, lambda each: each.id)
        self.cup_kinds = tuple(unit.id for unit in units.unit if unit.draw_cup)
        """Kinds of the bomber cup, by index of its pool."""
        self.blue_bombers = tuple(
            unit.id
            for unit in units.unit
            if unit.role == "bomber" and unit.blue
            for _ in range(unit.count)
        )
        """The unit of each of the player's bombers, by its number."""
        firing = sorted(FIRING_ORDER, key=lambda unit: self.units[unit].A)
        self.firing_rank = {unit: rank for rank, unit in enumerate(firing)}
        """By interceptor: its place in the order in which the dice of one fight count."""
        self.longest_attack = max(
            unit.R[-1] for unit in units.unit if unit.role == "bomber" and not unit.blue
        )
        """From how far any Soviet or Cuban bomber attacks its target (RM-10.1.1b)."""
        self.bomber_moves = {
            tanker: {
                unit: self.units[unit].M + (tanker and self.units[unit].faction == "usa")
                for unit in self.blue_bombers
            }
            for tanker in (False, True)
        }
        """Hexes that a bomber of the player flies in a turn, by type: a tanker in the air helps
        Americans (RM-11.4)."""
        self.nuke_kinds = tuple(each.id for each in units.marker if each.in_draw)
        """Kinds of the nuclear cup, by index of its pool."""
        self._read_map(
            _read(data, "map.toml", MapFile, ("name",)),
            _read(data, "cities.toml", CitiesFile, ("name",)),
        )
        self._read_cards(data)
        self._read_scenarios(_read(data, "scenarios.toml", ScenariosFile, ()))
        self._routes: dict[tuple[str, frozenset[str]], routes.Costs] = {}
        self._clear_exits: dict[tuple[str, str], tuple[str, ...]] = {}
        self._exits: dict[tuple[str, str, frozenset[str]], tuple[str, ...]] = {}

    def _read_map(self, file: MapFile, cities: CitiesFile) -> None:
        self.hexes = indexed("map.toml, hex, id", file.hex, lambda info: info.id)
        self.cities = indexed("cities.toml, city, id", cities.city, lambda city: city.id)
        expect(
            (*self.cities,) == (*BLUE_CITIES, *RED_CITIES),
            "cities.toml, city, id",
            "must be A to U, then 1 to 12",
        )
        self.board = build_board(file)
        check_map(file, self.cities, self.board)
        self.special = file.special
        self.projection = file.map.projection
        cells = {self.board.name(cell): cell for cell in self.board.cells}
        self.cells = cells
        """The board's cell of each hex."""
        self.next_to = {
            name: tuple(self.board.name(each) for each in self.board.neighbours(cell))
            for name, cell in cells.items()
        }
        self.blue_city_hexes = frozenset(self.cities[city].hex for city in BLUE_CITIES)
        self.red_city_hexes = frozenset(self.cities[city].hex for city in RED_CITIES)
        self.dew_hexes = frozenset(name for name, info in self.hexes.items() if info.dew)
        self.ad_hexes = {info.ad: name for name, info in self.hexes.items() if info.ad}
        self.defended = frozenset(
            name for name, info in self.hexes.items() if info.ad or info.cities
        )
        """The hexes that bombers note when they enter them: AD hexes and those of cities."""
        self.red_ground = self.red_city_hexes.union(self.ad_hexes.values())
        """The hexes where SA-2s and Soviet or Cuban defenders may ever meet bombers on the way."""
        self._distances = {
            (a, b): self.board.distance(cell, other)
            for a, cell in cells.items()
            for b, other in cells.items()
        }

    def _read_cards(self, data: Mapping[str, Source]) -> None:
        events = _read(data, "events.toml", EventsFile, ("title", "text"))
        self.events = indexed("events.toml, event, number", events.event, lambda e: e.number)
        check_events(self.events)
        cards = _read(data, "city_cards.toml", CityCardsFile, ("title",))
        self.city_cards = indexed("city_cards.toml, card, base", cards.card, lambda c: c.base)
        self.city_kinds = tuple(card.base for card in cards.card if card.in_draw)
        """Bases of the city deck, by index of its pool."""
        self.tables = _read(data, "tables.toml", TablesFile, ())
        check_cards(self.city_cards, self.tables, self.cities)
        known("tables.toml, tu28_zone, long_ad", self.tables.tu28_zone.long_ad, self.ad_hexes)
        self.rolls = self.tables.die_rolls
        self.target_rows = {row.base: row for row in self.tables.secondary_tertiary.row}
        zones = self.tables.interceptor_zones
        self.zones: dict[str, tuple[str, ...]] = {
            nation: getattr(zones, nation) for nation in ("usa", "canada", "uk", "ussr", "cuba")
        }
        """By nation: the cities that its interceptors protect."""
        self.near = {
            (nation, hex_id): tuple(
                tuple(city for city in zone if self.distance(hex_id, self.cities[city].hex) == away)
                for away in range(NEAR + 1)
            )
            for nation, zone in self.zones.items()
            for hex_id in self.hexes
        }
        """By nation and hex: the cities of its zone in the hex, one hex away, two hexes away."""
        self.beside_soviet = frozenset(
            hex_id for hex_id in self.hexes if self.near["ussr", hex_id][1]
        )
        """The hexes one hex away from a Soviet city."""
        self.near_greenland = frozenset(
            hex_id
            for hex_id in self.hexes
            if any(city in GREENLAND for cities in self.near["usa", hex_id] for city in cities)
        )
        """The hexes at most two hexes away from B or C."""
        self.red_skies = frozenset(
            hex_id
            for hex_id in self.hexes
            if any(any(self.near[nation, hex_id][:NEAR]) for nation in ("ussr", "cuba"))
        ).union(self.ad_hexes.values())
        """The hexes where Soviet and Cuban interceptors may ever fight: at a city, next to one,
        or at an AD site."""
        self.guarded = tuple(
            frozenset(
                hex_id
                for hex_id in self.hexes
                if any(any(self.near[nation, hex_id][: away + 1]) for nation in BLUE_NATIONS)
            )
            for away in range(NEAR + 1)
        )
        """By distance: the hexes that are not farther from some city of the player's nations."""
        self.guarded_by = {
            nation: frozenset(hex_id for hex_id in self.hexes if any(self.near[nation, hex_id]))
            for nation in BLUE_NATIONS
        }
        """By nation: the hexes at most two hexes away from some city of its zone."""
        self.patrolled_sites = tuple(
            self.ad_hexes[number] for number in self.tables.tu28_zone.long_ad
        )
        """The AD sites where Tu-28s fight, in their order (RM-10.2.6c)."""
        self.beside_moscow = tuple(
            hex_id
            for hex_id in self.next_to[self.cities[MOSCOW].hex]
            if not self.hexes[hex_id].cities and not self.hexes[hex_id].ad
        )
        """The empty hexes next to Moscow."""
        self.patrolled = frozenset((*self.patrolled_sites, *self.beside_moscow))
        """The hexes where Tu-28s fight outside cities."""
        planes = [unit for unit in self.units.values() if unit.role == "interceptor"]
        self.reached_by = {
            hex_id: frozenset(
                [
                    unit.id
                    for unit in planes
                    if any(self.near[unit.faction, hex_id][: unit.R[-1] + 1])
                ]
            )
            for hex_id in self.hexes
        }
        """By hex: the interceptors of all nations that reach it from some city of their zone."""
        for city in self.cities.values():
            own = not city.f106_base or city.id in zones.usa
            expect(own, f"cities.toml, city {city.id}, f106_base", "is for American cities")

    def _read_scenarios(self, file: ScenariosFile) -> None:
        self.scenarios: dict[int, Scenario] = {}
        self.companions: dict[int, Scenario] = {}
        """The scenarios with module S (RM-S7.0)."""
        for raw in file.scenario:
            own = {**file.defaults, **raw}
            place = f"scenarios.toml, scenario {own.get('id', '?')}"
            companion = own.pop("companion", {})
            expect(isinstance(companion, dict), f"{place}, companion", "must be a table")
            scenario = _scenario(place, own)
            expect(scenario.id not in self.scenarios, place, "stands twice")
            with_module = _scenario(place, {**own, **companion, "source": "rulebook"})
            for each in (scenario, with_module):
                check_scenario(each, self.units, self.hexes, self.events)
            self.scenarios[scenario.id] = scenario
            self.companions[scenario.id] = with_module
        expect(self.scenarios, "scenarios.toml, scenario", "there must be one at least")

    def distance(self, a: str, b: str) -> int:
        """Return the number of steps between two hexes."""
        return self._distances[a, b]

    def route_costs(self, target: str, nikes: frozenset[str]) -> routes.Costs:
        """Return what the ways to a city cost, worked out once for each set of Nikes."""
        key = target, nikes
        if key not in self._routes:
            self._routes[key] = routes.costs(self, target, nikes)
        return self._routes[key]

    def clear_exits(self, hex_id: str, target: str) -> tuple[str, ...]:
        """Return the next hexes to a city among which Nikes decide, found once."""
        key = hex_id, target
        found = self._clear_exits.get(key)
        if found is None:
            found = self._clear_exits[key] = routes.clear_exits(self, hex_id, target)
        return found

    def best_exits(self, hex_id: str, target: str, nikes: frozenset[str]) -> tuple[str, ...]:
        """Return the equally good next hexes to a city, found once for each set of Nikes."""
        key = hex_id, target, nikes
        if key not in self._exits:
            self._exits[key] = routes.best_exits(self, hex_id, target, nikes)
        return self._exits[key]

    def texts(self) -> Iterator[Text]:
        """Yield every text of the data files, for the extraction of translations."""
        for part in (
            self.units,
            self.markers,
            self.hexes,
            self.cities,
            self.events,
            self.city_cards,
            self.scenarios,
        ):
            yield from texts_in(part)


def _scenario(place: str, raw: Mapping[str, Any]) -> Scenario:
    try:
        return msgspec.convert(marked(raw, ("title", "text"), CONTEXT), Scenario)
    except msgspec.ValidationError as wrong:
        raise BadComponents(f"{place}: {wrong}") from wrong


def _read(
    data: Mapping[str, Source], name: str, layout: type[FileType], texts: Collection[str]
) -> FileType:
    """Return a data file's contents, or raise :class:`BadComponents`."""
    if name not in data:
        raise BadComponents(f"{name} is missing among the data of Red Menace.")
    raw = parsed(name, data[name])
    try:
        return msgspec.convert(marked(raw, texts, CONTEXT), layout)
    except msgspec.ValidationError as wrong:
        raise BadComponents(f"{name}: {wrong}") from wrong
