"""The shipped data, held to every fact that the rulebook states; tests bear the ids of facts."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from desktop import resources

rule = pytest.mark.rule


def said(name: str, folder: str = "data") -> dict[str, Any]:
    """Return what a file says, just as it is written."""
    path = resources.path("eagles_missiles", folder, f"{name}.toml")
    return tomllib.loads(path.read_text("utf-8"))


def keyed(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    found = {entry["id"]: entry for entry in entries}
    assert len(found) == len(entries)
    return found


GAME, MAP, UNITS = said("game"), said("map"), said("units")
TYPES, SQUADRONS, AA = keyed(UNITS["type"]), keyed(UNITS["squadron"]), keyed(UNITS["aa"])
TERRITORIES, LINES = keyed(MAP["territory"]), keyed(MAP["line"])
CITIES, AIRFIELDS = keyed(MAP["city"]), keyed(MAP["airfield"])
RUSSIAN, NATO, POLISH = (
    keyed(said(f"cards_{side}")["card"]) for side in ("russian", "nato", "polish")
)
SEQUENCE, SCORING = GAME["sequence"], GAME["scoring"]
BORDERLANDS = {"CPM", "WAR", "PDL", "LUB"}


def fact(ids: str, found: object, stated: object) -> Any:
    """Return what is found and what the facts of these ids state, for a test of that name."""
    return pytest.param(found, stated, id=ids.replace(" ", "-"))


def types(field: str) -> set[str]:
    """Return the ids of the types that have a field."""
    return {key for key, craft in TYPES.items() if craft[field]}


def squadrons(**fields: str) -> list[str]:
    """Return the ids of the squadrons with these values."""
    return [
        key
        for key, squadron in SQUADRONS.items()
        if all(squadron[name] == value for name, value in fields.items())
    ]


def units(colour: str) -> list[dict[str, Any]]:
    """Return the AA units of a colour."""
    return [unit for unit in AA.values() if unit["colour"] == colour]


def command(seat: str) -> dict[str, Any]:
    (found,) = (entry for entry in GAME["command"] if entry["seat"] == seat)
    assert isinstance(found, dict)
    return found


# ----------------------------------------------------------------------------------- components


@rule("EM-I.2")
def test_em_f02_three_decks_of_their_sizes() -> None:
    decks = keyed(GAME["deck"])
    assert set(decks) == {"russian", "polish", "nato"}
    for deck in decks.values():
        cards = said(deck["file"].removesuffix(".toml"))["card"]
        assert len(cards) == deck["size"]
        assert {card["deck"] for card in cards} == {deck["id"]}


@rule("EM-I.1")
def test_em_f03_four_numbered_lines() -> None:
    assert list(LINES) == ["I", "II", "III", "IV"]
    assert all(len(line["path"]) >= 3 for line in LINES.values())


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("EM-F04", (GAME["game"]["die"], SEQUENCE["attackers_per_squadron_max"]), (6, 2)),
        fact("EM-F05", len(squadrons(side="russian")), 22),
        fact("EM-F05", len(squadrons(side="russian", start="russian_pool", state="start")), 22),
        fact("EM-F05", GAME["setup"]["russian_squadrons"], 22),
        fact("EM-F06", len(units("green")), 4),
        fact("EM-F07", {unit["start"] for unit in units("green")}, BORDERLANDS),
        fact("EM-F07", set(GAME["setup"]["green_aa"]), BORDERLANDS),
        fact(
            "EM-F07",
            {key for key, land in TERRITORIES.items() if land["green_aa_start"]},
            BORDERLANDS,
        ),
        fact("EM-F08", [unit["start"] for unit in units("blue")], ["choose_polish"] * 3),
        fact("EM-F08", GAME["setup"]["blue_aa"], 3),
    ],
)
def test_counters(found: object, stated: object) -> None:
    assert found == stated


@rule("EM-III.4")
@pytest.mark.parametrize(
    ("airfield", "start"),
    [
        fact("EM-F09", "SWIDWIN", ["SU22", "SU22"]),
        fact("EM-F10", "MALBORK", ["MIG29"]),
        fact("EM-F11", "MINSK", ["MIG29"]),
        fact("EM-F12", "LASK", ["F16C"]),
        fact("EM-F13", "KRZESINY", ["F16C", "F16C"]),
    ],
)
def test_who_starts_on_an_airfield(airfield: str, start: list[str]) -> None:
    assert [SQUADRONS[key]["type"] for key in squadrons(start=airfield)] == start


@rule("EM-III.4", "EM-VI.1f")
def test_em_f14_seven_polish_squadrons_fit_their_airfields() -> None:
    start = squadrons(side="polish", state="start")
    assert len(start) == 7
    for airfield, count in Counter(SQUADRONS[key]["start"] for key in start).items():
        assert count <= AIRFIELDS[airfield]["capacity"]


def test_em_f15_swidwin_lies_in_western_pomerania() -> None:
    assert AIRFIELDS["SWIDWIN"]["name"] == "Świdwin"
    assert TERRITORIES[AIRFIELDS["SWIDWIN"]["territory"]]["name"] == "Western Pomerania"


# ------------------------------------------------------------------------------------- sequence


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact(
            "EM-F16", (SEQUENCE["phases"], GAME["game"]["days_per_turn"]), (["A", "B", "C", "D"], 1)
        ),
        fact("EM-F17", SEQUENCE["extra_cards_max"], 3),
        fact(
            "EM-F18",
            [SEQUENCE[key] for key in ("cards_per_line_max", "landing_cards_max")],
            [2, 1],
        ),
        fact("EM-F18", SEQUENCE["landing_territory"], "CPM"),
        fact(
            "EM-F18",
            [LINES["I"][key] for key in ("max_cards", "landing_territory", "landing_max_cards")],
            [2, "CPM", 1],
        ),
        fact("EM-F18", {line["max_cards"] for line in LINES.values()}, {2}),
        fact(
            "EM-F18",
            [key for key, line in LINES.items() if line["landing_territory"]],
            ["I"],
        ),
        fact("EM-F19", SEQUENCE["nato_base_draw"], 1),
        fact("EM-F20", SEQUENCE["polish_draw"], 2),
        fact("EM-F41", SEQUENCE["supports_per_card"], 1),
        fact("EM-F42", SEQUENCE["attackers_per_squadron_max"], 2),
    ],
)
def test_numbers_of_the_sequence(found: object, stated: object) -> None:
    assert found == stated


# ------------------------------------------------------------------------------------------ map


@rule("EM-X.2", "EM-IV.A3e")
def test_em_f21_line_i_comes_from_the_sea() -> None:
    assert (LINES["I"]["path"][0], LINES["I"]["origin"]) == ("CPM", "Baltic Fleet")


@rule("EM-III.3a")
def test_em_f22_every_line_begins_where_a_green_unit_stands() -> None:
    assert {line["path"][0] for line in LINES.values()} == BORDERLANDS


@rule("EM-V.3b")
def test_em_f23_podlasie_mazovia_lodz_follow_one_another() -> None:
    steps = [step for line in LINES.values() for step in pairwise(line["path"])]
    assert ("PDL", "MAZ") in steps
    assert ("MAZ", "LDZ") in steps


@rule("EM-V.3b")
def test_em_f24_units_withdraw_along_the_line() -> None:
    assert [TERRITORIES[key]["withdraw_to"] for key in ("PDL", "MAZ")] == [["MAZ"], ["LDZ"]]


@rule("EM-IX.2")
def test_em_f46_em_f47_three_airfields_abroad_for_f16_only() -> None:
    abroad = [field for field in AIRFIELDS.values() if field["users"] == "F16C_polish"]
    assert Counter(field["territory"] for field in abroad) == {"DEU": 2, "CZE": 1}
    at_home = {TERRITORIES[f["territory"]]["kind"] for f in AIRFIELDS.values() if f not in abroad}
    assert at_home == {"polish"}


@rule("EM-XII.3", "EM-XII.4")
@pytest.mark.parametrize("border", ["sea_coast", "german_border"])
def test_em_f59_coast_and_border_lie_on_lines(border: str) -> None:
    lands = [land for land in TERRITORIES.values() if land[border]]
    assert len(lands) >= 2
    assert {land["kind"] for land in lands} == {"polish"}
    assert all(land["id"] in LINES[land["line"]]["path"] for land in lands)


def test_em_f60_named_territories() -> None:
    names = {land["name"].removesuffix(" Province") for land in TERRITORIES.values()}
    named = "Central Pomerania,Western Pomerania,Warmia,Podlasie,Mazovia,Lublin,Łódź"
    assert set(named.split(",")) <= names


# ------------------------------------------------------------------------------------- aircraft


@rule("EM-VI.0c")
@pytest.mark.parametrize(
    ("name", "strengths"),
    [
        fact("EM-F25", "Su-27", (5, 3)),
        fact("EM-F26", "MiG-29", (4, 1)),
        fact("EM-F27", "Su-24", (2, 5)),
        fact("EM-F28", "Su-25", (1, 4)),
        fact("EM-F29", "Tu-22M", (3, 12)),
        fact("EM-F30", "Su-22", (1, 4)),
        fact("EM-F31", "F-16C", (5, 5)),
        fact("EM-F32", "JAS-39 Gripen", (5, 4)),
        fact("EM-F33", "Eurofighter", (6, 5)),
        fact("EM-F34", "L-159 Alca", (2, 3)),
        fact("EM-F35", "F-15E", (5, 6)),
        fact("EM-F36", "F-22", (10, 3)),
    ],
)
def test_strengths_of_a_type(name: str, strengths: tuple[int, int]) -> None:
    (craft,) = (craft for craft in TYPES.values() if craft["name"] == name)
    assert (craft["air"], craft["bombardment"]) == strengths


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("EM-F37", types("star"), {"SU24", "SU25", "TU22M"}),
        fact(
            "EM-F37",
            {key for key, craft in TYPES.items() if "russian" in craft["sides"]} - types("star"),
            {"SU27", "MIG29"},
        ),
        fact("EM-F38", types("bomber"), {"SU22", "SU24", "SU25", "TU22M"}),
        fact(
            "EM-F38",
            {key: TYPES[key]["frame"] for key in types("frame")},
            dict.fromkeys(("SU24", "SU25", "TU22M", "SU22"), "red_blue"),
        ),
        fact("EM-F39", types("strategic"), {"SU24", "TU22M"}),
        fact(
            "EM-F39",
            {key for key, craft in TYPES.items() if "raid" in craft["roles"]},
            {"SU24", "TU22M"},
        ),
        fact("EM-F40", TYPES["MIG29"]["sides"], ["russian", "polish"]),
        fact(
            "EM-F40",
            {SQUADRONS[key]["side"] for key in squadrons(type="MIG29")},
            {"russian", "polish"},
        ),
        fact(
            "EM-F65",
            Counter(SQUADRONS[key]["state"] for key in squadrons(type="SU22")),
            {"start": 2, "reserve": 2},
        ),
        fact(
            "EM-F67",
            2 * TYPES["SU22"]["bombardment"] + TYPES["F16C"]["bombardment"],
            13,
        ),
    ],
)
def test_kinds_of_aircraft(found: object, stated: object) -> None:
    assert found == stated


# ------------------------------------------------------------------------------------- AA, fleet


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("EM-F43", {unit["hit_on"] for unit in [*units("green"), *units("blue")]}, {4}),
        fact("EM-F43", GAME["aa"]["hit_on"], 4),
        fact(
            "EM-F44",
            [(unit["id"], unit["hit_on"], unit["stops_missiles_on"]) for unit in units("patriot")],
            [("AA_PAT", 2, 2)],
        ),
        fact("EM-F44", GAME["aa"]["patriot_hit_on"], 2),
        fact("EM-F45", GAME["aa"]["cpm_covers_fleet"], True),
        fact("EM-F48", GAME["setup"]["fleet_strength"], 10),
        fact("EM-F49", GAME["fleet_track"]["side_a"], [10, 9, 8, 7, 6]),
        fact("EM-F49 EM-F66", GAME["fleet_track"]["side_b"], [5, 4, 3, 2, 1]),
    ],
)
def test_aa_units_and_the_fleet(found: object, stated: object) -> None:
    assert found == stated


# ---------------------------------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("EM-F50", SCORING["fleet_lost"], -2),
        fact("EM-F51", SCORING["city"], 1),
        fact("EM-F51", SCORING["allied_losses_per_point"], 3),
        fact("EM-F51", [SCORING[f"{key}_bonus"] for key in ("coast", "german_border")], [2, 2]),
        fact("EM-F51", SCORING["line_complete"], 1),
        fact(
            "EM-F52",
            [SCORING[f"russian_{key}"] for key in ("losses_per_penalty", "loss_penalty")],
            [3, -1],
        ),
        fact(
            "EM-F52",
            {key: craft["loss_value"] for key, craft in TYPES.items() if craft["loss_value"] != 1},
            {"TU22M": 2},
        ),
        fact("EM-F53", SCORING["russian_wins_above"], 10),
    ],
)
def test_points(found: object, stated: object) -> None:
    assert found == stated


# ----------------------------------------------------------------------------------------- cards

ASSAULTS = [card for card in RUSSIAN.values() if card["kind"] == "assault"]
MISSILES = [card for card in RUSSIAN.values() if card["kind"] == "missile"]


@rule("EM-VI.2b", "EM-IV.A4a")
@pytest.mark.parametrize("number", ["strength", "fighters", "bombers"])
def test_em_f54_assault_cards_show_three_numbers(number: str) -> None:
    assert [card["id"] for card in ASSAULTS if card.get(number, -1) < 0] == []


@rule("EM-VI.2b")
@pytest.mark.parametrize("strength", [8, 3])
def test_em_f55_the_assaults_of_the_example_exist(strength: int) -> None:
    assert strength in {card["strength"] for card in ASSAULTS}


@rule("EM-XI.2")
def test_em_f56_missile_cards_are_in_the_same_deck() -> None:
    assert MISSILES
    assert len(ASSAULTS) + len(MISSILES) == len(RUSSIAN)
    assert all(card["dice"] and 2 <= card["hit_on"] <= 6 and card["targets"] for card in MISSILES)


@rule("EM-N.1", "EM-N.2")
def test_em_f57_nato_cards_bring_every_nato_squadron_and_the_patriot() -> None:
    brought = [
        card["effect"]["unit"]
        for card in NATO.values()
        if card["effect"]["op"] in ("add_nato_squadron", "add_patriot")
    ]
    assert sorted(brought) == sorted([*squadrons(side="nato"), "AA_PAT"])


@rule("EM-IV.B3c")
def test_em_f58_polish_cards_have_windows_and_nothing_that_stays() -> None:
    assert all(card["windows"] for card in POLISH.values())
    known = set(GAME["windows"]["order"])
    assert {window for card in POLISH.values() for window in card["windows"]} <= known
    lasting = {"turn_mod", "turn_mod_aa", "limit_extra"}
    assert not lasting & {card["effect"]["op"] for card in POLISH.values()}


# --------------------------------------------------------------------------------- many players


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("EM-F61", command("polish_1")["units"], ["SU22", "MIG29", "AA"]),
        fact("EM-F61", command("polish_2")["units"], ["F16C", "NATO"]),
        fact("EM-F61", command("russian_1")["lines"], ["I", "II"]),
        fact("EM-F61", command("russian_2")["lines"], ["III", "IV"]),
        fact(
            "EM-F62",
            [entry["seat"] for entry in GAME["command"] if entry.get("draws_first")],
            ["russian_2"],
        ),
    ],
)
def test_commands(found: object, stated: object) -> None:
    assert found == stated
