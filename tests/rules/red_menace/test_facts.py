"""The shipped data, held to every fact that the rulebook states; tests bear the ids of facts."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from typing import Any

import pytest

from desktop import resources

rule = pytest.mark.rule


def said(name: str) -> dict[str, Any]:
    """Return what a file of the data says, just as it is written."""
    return tomllib.loads(resources.path("red_menace", "data", f"{name}.toml").read_text("utf-8"))


def keyed(entries: list[dict[str, Any]], by: str = "id") -> dict[Any, dict[str, Any]]:
    found = {entry[by]: entry for entry in entries}
    assert len(found) == len(entries)
    return found


COUNTERS, MAP, TABLES, BOOK = said("units"), said("map"), said("tables"), said("scenarios")
UNITS, MARKERS = keyed(COUNTERS["unit"]), keyed(COUNTERS["marker"])
HEXES, SPECIAL = keyed(MAP["hex"]), MAP["special"]
CITIES = keyed(said("cities")["city"])
CARDS = keyed(said("city_cards")["card"], by="base")
EVENTS = keyed(said("events")["event"], by="number")
SCENARIOS = keyed(BOOK["scenario"])
ORDERS = (COUNTERS["units"]["hit_order_soviet"], COUNTERS["units"]["hit_order_us_uk"])
AMERICAN = set("ADHIJKLMNOPQRS")


def fact(ids: str, found: object, stated: object) -> Any:
    """Return what is found and what the facts of these ids state, for a test of that name."""
    return pytest.param(found, stated, id=ids.replace(" ", "-"))


def counts(kind: str, table: str) -> list[Any]:
    """Return both of each "id number" of a table, for a test with the id of its fact."""
    rows = [row.split() for row in table.split(",")]
    return [pytest.param(key, int(count), id=f"{kind}{key.upper()}") for key, count in rows]


def distance(one: str, other: str) -> int:
    dq, dr = (int(HEXES[one][axis]) - int(HEXES[other][axis]) for axis in ("q", "r"))
    return max(abs(dq), abs(dr), abs(dq + dr))


def cities(field: str, value: object = True) -> set[str]:
    """Return the ids of the cities that have this value in a field."""
    return {key for key, city in CITIES.items() if city[field] == value}


def where(city: str) -> str:
    return str(CITIES[city]["hex"])


# ------------------------------------------------------------------------------------ counters


@rule("RM-1.1")
@pytest.mark.parametrize(
    ("unit", "count"),
    counts(
        "F-COUNT-",
        "tu16 14, m4 13, tu95 4, tu95k 4, m50 1, il28 3, mig19 6, mig19_cuba 2, su9 1, "
        "tu28 2, tu126 1, sa2 9, sa2_moscow 2, cf100 3, arrow 1, hunter 2, lightning 1, "
        "vulcan 1, valiant 1, victor 1, bloodhound 1, b47 12, b52 9, b58 3, f102 6, "
        "f89h 2, nike_dc 1, kc135 1, ec121 1, ssbn 1, f106 1, nike 1",
    ),
)
def test_counters_of_a_unit(unit: str, count: int) -> None:
    assert UNITS[unit]["count"] == count


def test_f_count_f106_is_american() -> None:
    assert UNITS["f106"]["faction"] == "usa"


@rule("RM-1.1", "RM-1.3.1")
@pytest.mark.parametrize(
    ("faction", "count"),
    counts("F-TOTAL-", "canada 4, cuba 6, ussr 67, uk 7, usa 38, neutral 28"),
)
def test_counters_of_a_faction(faction: str, count: int) -> None:
    counters = [*UNITS.values(), *MARKERS.values()]
    assert sum(one["count"] for one in counters if one["faction"] == faction) == count


@rule("RM-1.1")
def test_f_total_150_counters_on_two_sheets() -> None:
    assert sum(one["count"] for one in [*UNITS.values(), *MARKERS.values()]) == 150
    assert [COUNTERS["units"][key] for key in ("sheet_1", "sheet_2")] == [140, 10]


@rule("RM-1.2")
@pytest.mark.parametrize(
    ("marker", "count"),
    counts("F-NUKE_", "5 10, d6 3, 10 2, 8 2, 7 2, 6 2, 4 2, 3 2, moscow 1, dc 1"),
)
def test_nuclear_counters(marker: str, count: int) -> None:
    assert MARKERS[f"nuke_{marker}"]["count"] == count


def test_f_nuke_cup() -> None:
    assert sum(one["count"] for one in MARKERS.values() if one.get("in_draw")) == 25
    assert not any(MARKERS[f"nuke_{key}"]["in_draw"] for key in ("moscow", "dc"))


@rule("RM-1.2")
def test_f_flights() -> None:
    assert [MARKERS[key]["count"] for key in ("flight_A_J", "flight_cuba")] == [10, 1]


def test_f_cup() -> None:
    in_cup = {key: unit["count"] for key, unit in UNITS.items() if unit.get("draw_cup")}
    assert in_cup == {"tu16": 14, "m4": 13, "tu95": 4, "tu95k": 4}
    assert sum(in_cup.values()) == 35


@rule("RM-1.3.2")
def test_f_roles() -> None:
    roles = {"bomber", "interceptor", "tanker", "aew", "submarine", "sam"}
    assert {unit["role"] for unit in UNITS.values()} == roles


@rule("RM-1.3.3b")
@pytest.mark.parametrize(
    ("unit", "ranges"),
    [
        pytest.param(key, ranges, id=f"F-RANGE-{key.upper()}")
        for ranges, keys in (
            ([0, 1], ("f102", "f106", "f89h", "lightning", "arrow", "su9", "tu28")),
            ([0], ("mig19", "cf100", "hunter", "mig19_cuba")),
        )
        for key in keys
    ],
)
def test_ranges_of_interceptors(unit: str, ranges: list[int]) -> None:
    assert UNITS[unit]["R"] == ranges


@rule("RM-1.3.3e")
def test_f_red_range() -> None:
    assert {key for key, unit in UNITS.items() if unit.get("red_long_range")} == {"f89h", "su9"}


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("F-D-B52", UNITS["b52"]["D"], -1),
        fact("F-D-M50", (UNITS["m50"]["D"], UNITS["m50"]["M"]), (-1, 2)),
        fact("F-M-B58", UNITS["b58"]["M"] > 1, True),
        fact("F-M-FORMATION", {u["M"] for u in UNITS.values() if u.get("draw_cup")}, {1}),
        fact(
            "F-R-KH20",
            {key for key, unit in UNITS.items() if unit["role"] == "bomber" and unit["R"] != [0]},
            {"tu95k"},
        ),
        fact("F-R-KH20", UNITS["tu95k"]["R"], [1]),
        fact("F-LANDING", [UNITS[key]["cuba_landing"] for key in ("tu95", "tu95k")], [3, 4]),
        fact(
            "F-SETUP-READY",
            (UNITS["f102"]["ready"], UNITS["tu28"]["setup"], UNITS["sa2_moscow"]["setup"]),
            (5, 1, 1),
        ),
        fact("F-SETUP-READY", BOOK["defaults"]["f102_ready"], 5),
        fact(
            "F-EVENT-UNITS",
            {key: unit["event"] for key, unit in UNITS.items() if "event" in unit},
            {
                "m50": 3,
                "il28": 1,
                "mig19_cuba": 1,
                "tu126": 6,
                "ec121": 18,
                "kc135": 17,
                "arrow": 2,
                "su9": 4,
            },
        ),
    ],
)
def test_numbers_of_units(found: object, stated: object) -> None:
    assert found == stated


def test_f_sub() -> None:
    dice = TABLES["die_rolls"]
    assert (UNITS["ssbn"]["R"], UNITS["ssbn"]["A"]) == ([3], 4)
    assert (dice["sub_range"], dice["sub_attack"]) == (3, 4)
    assert (dice["sub_moves"], dice["polaris_missiles"]) == (2, 2)


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("F-ORDER-RED", ORDERS[0], ["tu16", "tu95k", "m4", "tu95", "m50"]),
        fact("F-ORDER-BLUE", ORDERS[1], ["b47", "valiant", "victor", "vulcan", "b52", "b58"]),
    ],
)
def test_orders_of_hits(found: list[str], stated: list[str]) -> None:
    assert found == stated


@pytest.mark.parametrize("order", ORDERS, ids=["red", "blue"])
def test_f_order_a_the_first_to_fall_attacks_worst(order: list[str]) -> None:
    assert all(UNITS[one]["A"] >= UNITS[other]["A"] for one, other in pairwise(order))


# -------------------------------------------------------------------------------- cities and map


@rule("RM-5a")
def test_f_cities() -> None:
    assert set(CITIES) == {*"ABCDEFGHIJKLMNOPQRSTU", *map(str, range(1, 13))}
    assert cities("side", "blue") == set("ABCDEFGHIJKLMNOPQRSTU")


def test_f_city_names() -> None:
    stated = {
        "1": "Moscow",
        "2": "Leningrad",
        "4": "Sverdlovsk",
        "E": "Edmonton",
        "H": "New York",
        "I": "Washington DC",
        "P": "Omaha",
        "T": "London",
    }
    assert {key: CITIES[key]["name"] for key in stated} == stated
    assert CITIES["12"]["defender"] == "cuba"


@rule("RM-9.2.6")
def test_f_hi_share_one_hex() -> None:
    assert where("H") == where("I")
    assert len({city["hex"] for city in CITIES.values()}) == len(CITIES) - 1


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("F-CANADA", cities("defender", "canada"), set("EFGU")),
        fact("F-GREENLAND", cities("territory", "greenland"), {"B", "C"}),
        fact("F-USBASES", cities("us_start_base"), AMERICAN),
        fact("F-F106", cities("f106_base"), AMERICAN),
        fact("F-CAPITALS", cities("capital"), {"1", "I"}),
        fact("F-AEWBASES", set(TABLES["us_aew_tanker_base"]["bases"]), {"A", "B", "C"}),
        fact("F-AEWBASES", cities("aew_us_base"), {"A", "B", "C"}),
        fact(
            "F-AEWBASES",
            sorted(map(int, TABLES["tu126_base"]["bases"])),
            [4, 5, 6, 7, 10, 11],
        ),
        fact("F-AEWBASES", cities("aew_soviet_base"), set(TABLES["tu126_base"]["bases"])),
    ],
)
def test_kinds_of_cities(found: object, stated: object) -> None:
    assert found == stated


@rule("RM-5b")
def test_f_dew_is_an_unbroken_line() -> None:
    line = [SPECIAL["dew"][f"D:{number}"] for number in range(1, 7)]
    assert len(SPECIAL["dew"]) == 6
    assert {where("A"), where("B")} <= set(line)
    assert [distance(one, other) for one, other in pairwise(line)] == [1] * 5
    assert [HEXES[key]["dew"] for key in line] == [*range(1, 7)]


@rule("RM-5b")
def test_f_ad_hexes_have_no_city() -> None:
    sites = [SPECIAL["ad"][f"AD:{number}"] for number in range(1, 13)]
    assert len(SPECIAL["ad"]) == len(set(sites)) == 12
    assert [HEXES[key]["ad"] for key in sites] == [*range(1, 13)]
    assert not any(HEXES[key]["cities"] for key in sites)


def test_f_tu28_what_lies_beside_moscow() -> None:
    moscow, ad = where("1"), SPECIAL["ad"]
    beside = {
        key
        for key, place in HEXES.items()
        if distance(moscow, key) == 1 and (place["ad"] or place["cities"])
    }
    assert beside == {ad["AD:10"], ad["AD:11"], where("2"), where("4")}


@rule("RM-5b")
def test_f_substart_under_the_ice_and_launch_hexes_in_reach() -> None:
    start, soviet = SPECIAL["us_submarine_start"], [where(str(number)) for number in range(1, 12)]
    assert HEXES[start]["terrain"] == "ice"
    assert SPECIAL["polaris_launch"]
    for key in SPECIAL["polaris_launch"]:
        assert HEXES[key]["terrain"] == "sea"
        assert distance(start, key) <= 2
        assert min(distance(key, city) for city in soviet) <= 3


@rule("RM-5b")
def test_f_asw_ship_lies_at_sea() -> None:
    assert HEXES[SPECIAL["soviet_asw_ship"]]["terrain"] == "sea"


def test_f_edmonton_has_an_american_city_beside_it() -> None:
    american = cities("defender", "usa")
    assert 1 in {distance(where("E"), where(city)) for city in american}


def test_f_nike_sites() -> None:
    sites = [place for place in HEXES.values() if place["nike_site"]]
    assert sites
    assert {place["country"] for place in sites} == {"usa", "canada"}
    assert {place["terrain"] for place in sites} == {"land"}
    assert not any(place["cities"] or place["dew"] for place in sites)


def test_f_mapsize_has_the_shape_of_the_sheet() -> None:
    shape = MAP["map"]["design_height"] / MAP["map"]["design_width"]
    assert shape == pytest.approx(17 / 11, abs=0.01)


@rule("RM-5b")
def test_f_routes_ten_hexes_have_arrows() -> None:
    arrows = {key: place["trajectory"] for key, place in HEXES.items() if place["trajectory"]}
    assert arrows == SPECIAL["trajectory"]
    assert len(arrows) == 10


# --------------------------------------------------------------------- cards, tables, scenarios


@rule("RM-4b")
def test_f_cards() -> None:
    assert len(CARDS) == 12
    assert {base for base, card in CARDS.items() if not card["in_draw"]} == {"12"}
    assert {len(card["targets"]) for card in CARDS.values()} == {6}
    assert {target for card in CARDS.values() for target in card["targets"]} <= cities(
        "side", "blue"
    )


def test_f_card1() -> None:
    assert (CARDS["1"]["title"], CARDS["1"]["targets"][1]) == ("Moscow", "C")


@rule("RM-4a")
def test_f_events() -> None:
    assert {number: event["copies"] for number, event in EVENTS.items()} == {
        number: 3 if number == 15 else 1 for number in range(1, 20)
    }


@rule("RM-3.1")
def test_f_phases_boxes_of_the_us_sheet() -> None:
    sheet = TABLES["sheets"]["us"]
    assert sheet["interceptor_boxes"] == ["ready", "normal", "long"]
    assert (sheet["submarine_move_boxes"], sheet["aam_nuclear_boxes"]) == (2, 2)


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact(f"F-DICE {key}", TABLES["die_rolls"][key], number)
        for key, number in {
            "sa2_appears": 3,
            "sa2_appears_bombed_city": 5,
            "sam_removed_after_miss": 3,
            "scramble_red_long_range": 4,
            "event7_sub_killed": 5,
            "event7_sub_killed_at_asw": 4,
            "lead_in_cities_to_win": 7,
            "us_launches_per_turn": 3,
            "us_launches_event11": 6,
        }.items()
    ]
    + [fact("F-DICE soviet_submarine", TABLES["soviet_submarine"]["hit_on"], 5)],
)
def test_fixed_numbers(found: object, stated: object) -> None:
    assert found == stated


def test_f_scen1() -> None:
    (start,) = SCENARIOS[1]["soviet_start"]
    assert (start["count"], set(start["hexes"])) == (3, set(SPECIAL["dew"].values()))
    module = SCENARIOS[1]["companion"]
    assert (module["stack_us"], module["stack_uk"]) == (2, 3)
    assert module["soviet_launch_by_turn"] == {"1": 2}


@pytest.mark.parametrize("number", [2, 3])
def test_f_scen23(number: int) -> None:
    module = SCENARIOS[number]["companion"]
    assert SCENARIOS[number]["us_airborne"]
    assert (module["stack_us"], module["us_launch_by_turn"]) == (3, {"1": 6})
    assert module["soviet_launch_by_turn"]["2"] == 2
