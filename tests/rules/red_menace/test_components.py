"""The components as they are looked up, and what is said of data gone wrong (RM-1 to RM-5)."""

from __future__ import annotations

import copy
import math
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.core import BadComponents
from desktop.rules.red_menace import chances, theatre
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.records import Flight
from tests.rules.red_menace.positions import KIT, data, war

Data = dict[str, dict[str, Any]]
PLAIN: Data = {name: tomllib.loads(text.decode()) for name, text in data().items()}


def entry(entries: list[dict[str, Any]], key: object, field: str = "id") -> dict[str, Any]:
    return next(each for each in entries if each[field] == key)


def second_scenario(broken: Data) -> dict[str, Any]:
    return entry(broken["scenarios.toml"]["scenario"], 2)


# ------------------------------------------------------------------------------------ counters


@pytest.mark.rule("RM-0.1")
def test_a_third_of_a_die() -> None:
    """EX-1D3"""
    assert [chances.one_third(face) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("RM-1.3.3a")
def test_how_far_aircraft_move() -> None:
    moves = {unit.id: unit.M for unit in KIT.units.values() if unit.role == "bomber"}
    assert moves == {
        **dict.fromkeys(("tu16", "m4", "tu95", "tu95k", "il28"), 1),
        **dict.fromkeys(("b47", "b52", "valiant", "victor", "vulcan"), 1),
        "m50": 2,
        "b58": 2,
    }
    fighters = [unit for unit in KIT.units.values() if unit.role in ("interceptor", "sam")]
    assert {unit.M for unit in fighters} == {0}


@pytest.mark.rule("RM-1.3.3c", "RM-1.3.3d")
def test_a_hit_needs_the_attack_value_after_the_defence_of_the_bomber() -> None:
    """EX-A3, EX-D1, EX-D1B"""
    assert [face for face in range(1, 7) if chances.hits(face, 3, 0)] == [3, 4, 5, 6]
    assert [face for face in range(1, 7) if chances.hits(face, 5, -1)] == [6]
    assert not chances.hits(3, 3, -1)


@pytest.mark.rule("RM-1.3.3b", "RM-1.3.3e")
def test_normal_and_long_range() -> None:
    assert (KIT.units["f102"].R[0], KIT.units["f102"].long_range) == (0, 1)
    assert KIT.units["cf100"].long_range is None
    assert KIT.units["f89h"].red_long_range
    assert not KIT.units["f102"].red_long_range


@pytest.mark.rule("RM-1.1", "RM-1.3.1")
def test_the_bombers_of_the_player_have_numbers() -> None:
    s = war(2)
    assert KIT.blue_bombers == tuple(each.unit for each in s.bombers)
    assert len(s.bombers) == 12 + 9 + 3 + 3


# -------------------------------------------------------------------------------------- sheets


@pytest.mark.rule("RM-3.1", "RM-3.2")
def test_the_sheets_have_rows_for_all_that_the_state_keeps() -> None:
    soviet, us = (KIT.tables.sheets[key] for key in ("soviet", "us"))
    assert soviet["sections"] == [
        "formation table",
        "submarine attack table",
        "interceptor status",
        "airborne early warning",
        "secondary and tertiary target table",
    ]
    rows = [row.replace("-", "") for row in soviet["formation_rows"]]
    assert sorted(rows) == sorted((*"ABCDEFGHIJ", "M50", "CUBA"))
    assert {"base", "targets", "bombers"} <= {*Flight.__struct_fields__}
    assert {*us["deployment_rows"]} == {
        city.id for city in KIT.cities.values() if city.us_rebase or city.uk_base
    }


@pytest.mark.rule("RM-4b", "RM-9.2.2a")
def test_every_base_has_its_card_and_its_row() -> None:
    assert {*KIT.city_cards} == {*KIT.target_rows} == {str(number) for number in range(1, 13)}


@pytest.mark.rule("RM-5b", "RM-5a")
def test_the_map_is_looked_up_by_hex_and_city() -> None:
    assert KIT.hexes["0614"].cities == ("H", "I")
    assert {KIT.hexes[hex_id].dew for hex_id in KIT.dew_hexes} == {*range(1, 7)}
    assert {*KIT.ad_hexes} == {*range(1, 13)}
    assert KIT.distance("0614", "0614") == 0
    assert all(KIT.distance("0614", near) == 1 for near in KIT.next_to["0614"])
    assert not {KIT.cities["1"].hex} & KIT.blue_city_hexes
    s = war(2)
    assert set(theatre.blue_cities(s, KIT)) == {*"ABCDEFGHIJKLMNOPQRSTU"}


# ------------------------------------------------------------------------------ data gone wrong


def _one_tu16_less(broken: Data) -> None:
    entry(broken["units.toml"]["unit"], "tu16")["count"] -= 1


def _order_of_hits(broken: Data) -> None:
    broken["units.toml"]["units"]["hit_order_us_uk"].reverse()


def _attack_of_a_bomber(broken: Data) -> None:
    entry(broken["units.toml"]["unit"], "b47")["A"] = 1


def _no_range(broken: Data) -> None:
    del entry(broken["units.toml"]["unit"], "nike")["R"]


def _city_elsewhere(broken: Data) -> None:
    entry(broken["cities.toml"]["city"], "A")["hex"] = "0310"


def _city_nowhere(broken: Data) -> None:
    entry(broken["cities.toml"]["city"], "A")["hex"] = "9999"


def _city_gone(broken: Data) -> None:
    broken["cities.toml"]["city"].pop()


def _neighbour(broken: Data) -> None:
    entry(broken["map.toml"]["hex"], "0614")["neighbours"][0] = "0105"


def _radar(broken: Data) -> None:
    broken["map.toml"]["special"]["dew"]["D:1"] = "0310"


def _arrow(broken: Data) -> None:
    broken["map.toml"]["special"]["trajectory"]["0207"] = "W"


def _operation(broken: Data) -> None:
    entry(broken["events.toml"]["event"], 5, "number")["ops"] = [{"op": "rain"}]


def _condition(broken: Data) -> None:
    entry(broken["events.toml"]["event"], 9, "number")["when"] = "rain"


def _numbers_of_events(broken: Data) -> None:
    entry(broken["events.toml"]["event"], 19, "number")["number"] = 20


def _two_cards(broken: Data) -> None:
    entry(broken["events.toml"]["event"], 3, "number")["copies"] = 2


def _red_target(broken: Data) -> None:
    entry(broken["city_cards.toml"]["card"], "1", "base")["targets"][0] = "2"


def _five_targets(broken: Data) -> None:
    broken["tables.toml"]["soviet_submarine"]["targets"].pop()


def _unknown_base(broken: Data) -> None:
    broken["tables.toml"]["tu126_base"]["bases"][0] = "99"


def _scenario_value(broken: Data) -> None:
    broken["scenarios.toml"]["scenario"][1]["stack_us"] = "three"


def _unknown_field(broken: Data) -> None:
    entry(broken["units.toml"]["unit"], "b47")["speed"] = 1


def _value_of_an_operation(broken: Data) -> None:
    entry(broken["events.toml"]["event"], 2, "number")["ops"][0]["unit"] = "yak9"


def _unit_gone(broken: Data) -> None:
    entry(broken["units.toml"]["unit"], "f102")["id"] = "f104"


def _row_far_below(broken: Data) -> None:
    entry(broken["map.toml"]["hex"], "0310")["row"] = 10**30


def _hex_outside(broken: Data) -> None:
    entry(broken["map.toml"]["hex"], "0310")["id"] = "9999"


def _centre_elsewhere(broken: Data) -> None:
    entry(broken["map.toml"]["hex"], "0310")["x"] = math.nan


def _city_twice(broken: Data) -> None:
    entry(broken["map.toml"]["hex"], "0310")["cities"] = ["B"]


def _ship_outside(broken: Data) -> None:
    broken["map.toml"]["special"]["soviet_asw_ship"] = "9999"


def _pole_gone(broken: Data) -> None:
    del broken["map.toml"]["map"]["projection"]["pole_x"]


def _zone(broken: Data) -> None:
    broken["tables.toml"]["interceptor_zones"]["uk"] = ["Z"]


def _site(broken: Data) -> None:
    broken["tables.toml"]["tu28_zone"]["long_ad"] = [99]


def _row_gone(broken: Data) -> None:
    broken["tables.toml"]["secondary_tertiary"]["row"].pop()


def _no_face(broken: Data) -> None:
    broken["tables.toml"]["die_rolls"]["sub_attack"] = 0


def _companion(broken: Data) -> None:
    second_scenario(broken)["companion"] = 3


def _scenario_twice(broken: Data) -> None:
    second_scenario(broken)["id"] = 1


def _no_scenario(broken: Data) -> None:
    broken["scenarios.toml"]["scenario"] = []


def _eleven_flights(broken: Data) -> None:
    second_scenario(broken)["soviet_flights"] = 11


def _turn_in_words(broken: Data) -> None:
    second_scenario(broken)["soviet_launch_by_turn"] = {"two": 2}


def _unit_out(broken: Data) -> None:
    second_scenario(broken)["units_out"] = ["yak9"]


def _fewer_than_none(broken: Data) -> None:
    second_scenario(broken)["units_less"] = {"b52": 99}


def _event_out(broken: Data) -> None:
    second_scenario(broken)["events_out"] = [99]


def _start_outside(broken: Data) -> None:
    second_scenario(broken)["soviet_start"][0]["hexes"][0] = "9999"


def _one_start(broken: Data) -> None:
    second_scenario(broken)["soviet_start"][0]["hexes"] = ["0208"] * 6


def _file_gone(broken: Data) -> None:
    del broken["map.toml"]


@pytest.mark.rule("RM-1.1")
@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_one_tu16_less, r"units\.toml, unit: there must be 150 counters, not 149"),
        (_order_of_hits, r"units\.toml, units, hit_order_us_uk"),
        (_attack_of_a_bomber, r"units\.toml, unit b47, A"),
        (_no_range, r"units\.toml, unit nike, R"),
        (_city_elsewhere, r"cities\.toml, city A, hex: does not name"),
        (_city_nowhere, r"cities\.toml, city A, hex: there is no 9999"),
        (_city_gone, r"cities\.toml, city, id"),
        (_neighbour, r"map\.toml, hex 0614, neighbours"),
        (_radar, r"map\.toml, special, D:1"),
        (_arrow, r"map\.toml, special, trajectory, 0207"),
        (_operation, r"events\.toml: .*rain.*event\[4\]\.ops"),
        (_value_of_an_operation, r"events\.toml: .*yak9.*event\[1\]\.ops\[0\]\.unit"),
        (_condition, r"events\.toml: .*rain.*event\[8\]\.when"),
        (_numbers_of_events, r"events\.toml, event, number"),
        (_two_cards, r"events\.toml, event 3, copies: must be 1"),
        (_red_target, r"city_cards\.toml, card city_1, targets: 2 is no target"),
        (_five_targets, r"tables\.toml, soviet_submarine, targets"),
        (_unknown_base, r"tables\.toml, tu126_base, bases: there is no 99"),
        (_scenario_value, r"scenarios\.toml, scenario 2"),
        (_unknown_field, r"units\.toml: .*speed"),
        (_unit_gone, r"units\.toml, unit, id: there is no f102"),
        (_row_far_below, r"map\.toml, hex 0310, row: must be 1 to 17"),
        (_hex_outside, r"map\.toml, hex, id: there is no 9999"),
        (_centre_elsewhere, r"map\.toml, hex 0310, x"),
        (_city_twice, r"map\.toml, hex 0310, cities: B is in another hex"),
        (_ship_outside, r"map\.toml, special, soviet_asw_ship: there is no 9999"),
        (_pole_gone, r"map\.toml: .*pole_x.*projection"),
        (_zone, r"tables\.toml, interceptor_zones, uk: there is no Z"),
        (_site, r"tables\.toml, tu28_zone, long_ad: there is no 99"),
        (_row_gone, r"tables\.toml, secondary_tertiary, row, base: must be each of 1 to 12"),
        (_no_face, r"tables\.toml: .*sub_attack"),
        (_companion, r"scenarios\.toml, scenario 2, companion: must be a table"),
        (_scenario_twice, r"scenarios\.toml, scenario 1: stands twice"),
        (_no_scenario, r"scenarios\.toml, scenario: there must be one"),
        (_eleven_flights, r"scenarios\.toml, scenario 2: .*soviet_flights"),
        (_turn_in_words, r"scenarios\.toml, scenario 2: .*soviet_launch_by_turn"),
        (_unit_out, r"scenarios\.toml, scenario 2, units_out: there is no yak9"),
        (_fewer_than_none, r"scenarios\.toml, scenario 2, units_less, b52: there are only"),
        (_event_out, r"scenarios\.toml, scenario 2, events_out: there is no 99"),
        (_start_outside, r"scenarios\.toml, scenario 2, soviet_start, hexes: there is no 9999"),
        (_one_start, r"scenarios\.toml, scenario 2, soviet_start: must have six different hexes"),
        (_file_gone, r"map\.toml is missing"),
    ],
)
def test_data_that_cannot_be_used_says_what_is_wrong_and_where(
    spoil: Callable[[Data], None], words: str
) -> None:
    broken = copy.deepcopy(PLAIN)
    spoil(broken)
    with pytest.raises(BadComponents, match=words):
        Kit(broken)


def test_the_shipped_data_can_be_used() -> None:
    assert {*Kit(PLAIN).units} == {*KIT.units}
