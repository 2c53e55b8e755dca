"""The component data, held to every fact that the rulebook states; tests bear the ids of facts."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.hornet_leader import dice
from desktop.rules.hornet_leader.components_enemies import BomberKind, CupRow
from desktop.rules.hornet_leader.components_pilots import Level, PilotCard
from desktop.rules.hornet_leader.components_weapons import FixedLoad, Jammer, Limit
from desktop.rules.hornet_leader.effects_data import (
    DiscardImprovementEffect,
    HitsAllEffect,
    RescueEffect,
    TankerFreeEffect,
    TargetModEffect,
    TurnsEffect,
)
from desktop.rules.shapes import Point, Polygon
from tests.rules.hornet_leader.positions import KIT

rule = pytest.mark.rule
W, A, P, S, B, T = KIT.weapons, KIT.aircraft, KIT.pilots, KIT.sites, KIT.bandits, KIT.targets
IRAQ, LIBYA, TAIWAN = (KIT.campaigns[key] for key in ("iraq_1991", "libya_1984", "taiwan_2008"))
JDAM = ("gbu31", "gbu32", "gbu38")


def fact(ids: str, found: object, stated: object) -> Any:
    """Return what is found and what the facts of these ids state, for a test of that name."""
    return pytest.param(found, stated, id=ids.replace(" ", "-"))


def level(pilot: str, skill: str) -> Level:
    return P[pilot].levels[KIT.skills.index(skill)]


def attacks(*ids: str) -> set[tuple[int, ...]]:
    return {W[key].attack for key in ids}


def weights(*ids: str) -> list[int]:
    return [W[key].weight for key in ids]


def those(field: str) -> set[str]:
    return {key for key, weapon in W.items() if getattr(weapon, field)}


def flyers(aircraft: str) -> set[str]:
    return {pilot.callsign for pilot in P.values() if pilot.aircraft == aircraft}


# ---------------------------------------------------------------------------------- the display


def touching(one: Polygon, other: Polygon) -> bool:
    """Return whether a corner of one outline lies on the other's border."""
    return any(
        distance(corner, edges[i - 1], edges[i]) < 1e-9
        for corners, edges in ((one, other), (other, one))
        for corner in corners
        for i in range(len(edges))
    )


def distance(point: Point, start: Point, end: Point) -> float:
    """Return how far a point lies from a line between two others."""
    px, py = point.x - start.x, point.y - start.y
    dx, dy = end.x - start.x, end.y - start.y
    along = max(0.0, min(1.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    return float(((px - along * dx) ** 2 + (py - along * dy) ** 2) ** 0.5)


@rule("HL-1.1a")
def test_hl_f001_the_display_has_25_areas_in_four_rings() -> None:
    rings = [area.ring for area in KIT.areas.values()]
    counts = {ring: rings.count(ring) for ring in rings}
    assert counts == {"center": 1, "approach": 4, "pre_approach": 12, "stand_off": 8}
    for ring, each in (("approach", 1), ("pre_approach", 3), ("stand_off", 2)):
        sides = [area.side for area in KIT.areas.values() if area.ring == ring]
        assert {side: sides.count(side) for side in sides} == dict.fromkeys(
            ("north", "east", "south", "west"), each
        )


def test_hl_f002_adjacency_is_mutual_and_skips_no_ring() -> None:
    for key, area in KIT.areas.items():
        for other in area.adjacent:
            assert key in KIT.areas[other].adjacent
            assert abs(area.ring_index - KIT.areas[other].ring_index) <= 1


@rule("HL-1.1c")
def test_hl_f003_adjacent_to_the_center() -> None:
    approach = {"app_north", "app_east", "app_south", "app_west"}
    assert set(KIT.board.neighbours("center")) == approach


@rule("HL-1.1d")
@pytest.mark.parametrize(
    ("side", "beside"),
    [
        ("north", ("west", "east")),
        ("east", ("north", "south")),
        ("south", ("east", "west")),
        ("west", ("south", "north")),
    ],
)
def test_hl_f004_adjacent_to_an_approach_area(side: str, beside: tuple[str, str]) -> None:
    own = {key for key, area in KIT.areas.items() if area.ring == "pre_approach"}
    own = {key for key in own if KIT.areas[key].side == side}
    expected = {"center", *(f"app_{other}" for other in beside), *own}
    assert set(KIT.board.neighbours(f"app_{side}")) == expected
    assert len(expected) == 6


@rule("HL-1.1b")
@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F005", KIT.distance("so_north_east", "app_east"), 2),
        fact("HL-F006", KIT.distance("so_south_west", "app_west"), 2),
        fact("HL-F006", KIT.distance("so_north_east", "app_west") > 2, True),
        fact(
            "HL-F007",
            {KIT.distance("center", k) for k, a in KIT.areas.items() if a.ring == "stand_off"},
            {3},
        ),
        fact("same-area", KIT.distance("pre_east_north", "pre_east_north"), 0),
    ],
)
def test_ranges(found: object, stated: object) -> None:
    assert found == stated


@rule("HL-1.1e", "HL-1.1f")
def test_hl_f008_outer_areas_that_touch_across_the_rings() -> None:
    assert "pre_north_central" in KIT.areas["so_north_east"].adjacent
    assert "pre_south_central" in KIT.areas["so_south_west"].adjacent
    for key, area in KIT.areas.items():
        if area.ring in ("pre_approach", "stand_off"):
            assert all(KIT.areas[other].ring != "center" for other in area.adjacent), key


def test_hl_f009_there_are_five_turns() -> None:
    assert KIT.display.turns == 5


@rule("HL-1.1e", "HL-1.1f")
def test_hl_f010_areas_are_adjacent_exactly_when_their_outlines_touch() -> None:
    for key, area in KIT.areas.items():
        found = {
            other
            for other, each in KIT.areas.items()
            if other != key and touching(area.polygon, each.polygon)
        }
        assert found == set(area.adjacent), key


@rule("HL-1.2a")
def test_hl_f011_the_die_has_ten_sides() -> None:
    assert dice.SIDES == 10
    assert {dice.face_of(shown) for shown in range(11)} == set(range(1, 11))


def test_hl_6_9a_the_center_comes_first_then_the_approaches_clockwise() -> None:
    assert KIT.area_order[:5] == ("center", "app_north", "app_east", "app_south", "app_west")
    assert KIT.area_order[5:] == tuple(KIT.areas)[5:]


# ------------------------------------------------------------------------------------- weapons


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F012 HLD-w02", W["mk84"].weight, 3),
        fact("HL-F013 HLD-w03", W["mk83"].weight, 2),
        fact("HL-F014 HLD-w14", W["gbu16"].weight, 2),
        fact("HL-F015", W["aim54"].weight, 1),
        fact("HLD-w01", W["mk82"].weight, 1),
        fact(
            "HLD-w17",
            {*weights("aim7", "aim9", "aim54", "agm88", "mk20", "rockets", "ecm")},
            {1},
        ),
        fact("HL-F016 HLD-w05", W["aim7"].range_high, (1, 2)),
        fact("HL-F016 HLD-w05", W["aim7"].range_low, (1, 2)),
        fact("HL-F016 HLD-w05", W["aim7"].range_not, (0,)),
        fact("HL-F017 HL-F018 HLD-w04", attacks("aim9", "aim54"), {(6,)}),
        fact("HL-F020 HLD-w01", W["mk82"].attack, (7, 10)),
        fact("HL-F021 HLD-w02", W["mk84"].attack, (3, 5, 8)),
        fact("HL-F022 HLD-w03", W["mk83"].hits(9), 2),
        fact("HLD-w03", W["mk83"].hits(6) + W["mk83"].hits(8), 3),
        fact("HLD-w06", (1 in W["aim9"].range_low, 1 in W["aim9"].range_high), (True, True)),
        fact("HL-F024 HLD-w09", (W["mk20"].soft_bonus, W["mk20"].dispersed_immune), (5, True)),
        fact("HL-F026 HLD-w10", (W["agm65"].vehicle_bonus, W["agm65"].dispersed_immune), (3, True)),
        fact("HL-F027 HLD-w11", max(W["agm154"].range_high), 3),
        fact("HL-F027 HLD-w11", max(W["agm154"].range_low), 1),
        fact("HL-F027 HLD-w11", (W["agm154"].soft_bonus, W["agm154"].dispersed_immune), (3, True)),
        fact("HL-F028 HLD-w12", (W["agm88"].radar_only, W["agm88"].targets), (True, ("site",))),
        fact("HL-F029 HLD-w12", 3 in W["agm88"].range_high, True),
        fact("HL-F031", weights(*JDAM), weights("mk84", "mk83", "mk82")),
        fact("HL-F032", weights("gbu10", "gbu16", "gbu12"), [3, 2, 1]),
        fact(
            "HL-F033 HLD-w07", (W["aim120"].independent, W["aim120"].independent_min_range), (1, 2)
        ),
        fact("HL-F034 HLD-w07", W["aim120"].range_high[-1], 3),
        fact("HL-F034", W["aim120"].range_low[-1], 3),
        fact("HL-F035 HLD-w15", W["rockets"].suppress_bonus, 3),
        fact("HLD-w15", W["rockets"].suppress_bonus_vs, "site"),
        fact("HL-F036 HLD-w15", 1 in W["rockets"].range_low, True),
        fact("HL-F037", (0 in W["mk82"].range_high, 0 in W["mk82"].range_low), (True, True)),
        fact("HL-F038", [0 in W[key].range_low for key in ("mk20", "mk83", "mk84")], [True] * 3),
        fact("HL-F040 HLD-w08", W["aim54"].phoenix_step, True),
        fact(
            "HL-F041",
            {key for key, weapon in W.items() if weapon.kind == "ata"},
            {"aim9", "aim7", "aim120", "aim54"},
        ),
        fact("HL-F041", {key for key, weapon in W.items() if weapon.kind == "pod"}, {"ecm"}),
        fact("HLD-w19", those("independent"), {"aim120", *JDAM}),
        fact("HLD-w19", those("suppress_bonus"), {"rockets"}),
        fact("HLD-w19", those("vehicle_bonus"), {"agm65"}),
        fact("HLD-w19", those("soft_bonus"), {"mk20", "agm154"}),
        fact("HLD-w19", those("dispersed_immune"), {"mk20", "agm65", "agm154"}),
    ],
)
def test_weapons(found: object, stated: object) -> None:
    assert found == stated


@pytest.mark.parametrize("key", JDAM)
def test_hl_f030_hld_w13_jdam(key: str) -> None:
    weapon = W[key]
    assert (max(weapon.range_high), weapon.range_low) == (1, (0,))
    assert (weapon.independent, weapon.so_rule) == (True, "jdam")
    assert weapon.fixed_only_years == (1999, 2008)
    assert KIT.so_rules.jdam_per_mission == 12


def test_hl_f039_hld_w16_the_ecm_pod() -> None:
    pod = W["ecm"].ecm
    assert pod is not None
    assert (pod.cancel, pod.evade_stress, pod.max_per_aircraft) == (6, 1, 1)


def test_hl_f042_all_weapons_that_the_rulebook_names() -> None:
    named = "aim7 aim9 aim54 aim120 mk20 mk82 mk83 mk84 agm62 agm65 agm84 agm88 agm130 agm154 "
    named += "gbu10 gbu12 gbu16 gbu31 gbu32 gbu38 rockets ecm"
    assert set(W) == set(named.split())


def test_hl_f043_attack_numbers_ascend_and_are_four_at_most() -> None:
    for weapon in W.values():
        assert len(weapon.attack) <= 4
        assert list(weapon.attack) == sorted(weapon.attack)


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F065 HLD-w18", (KIT.gun.atg_attack, KIT.gun.atg_altitude), (10, "L")),
        fact("HLD-w18", KIT.gun.atg_range, 0),
    ],
)
def test_guns(found: object, stated: object) -> None:
    assert found == stated


# ------------------------------------------------------------------- the rolls of worked examples

BANZAI = level("banzai", "average").okay
BLACKHAWK = level("blackhawk", "skilled").okay
PLUTO = level("pluto", "green").okay


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F019", W["aim7"].attack[0] - 1 - B["mig_29"].defense, 5),
        fact("HL-F019 HLD-p02", W["aim7"].attack[0] - BANZAI.ata - B["mig_21"].defense, 6),
        fact(
            "HL-F023",
            W["mk83"].hits(5 + BLACKHAWK.atg) + W["mk83"].hits(7 + BLACKHAWK.atg),
            3,
        ),
        fact(
            "HL-F025",
            W["mk20"].hits(3 + W["mk20"].soft_bonus + BANZAI.atg + S["sa_6"].defense) > 0,
            True,
        ),
        fact("HL-F134", W["agm88"].hits(5 + BANZAI.atg + S["sa_10"].defense) > 0, True),
        fact("HL-F134", W["agm88"].hits(2 + PLUTO.atg + S["sa_8b"].defense), 0),
        fact("HL-F135", W["aim7"].hits(3 + BLACKHAWK.ata + B["mig_21"].defense), 0),
        fact("HL-F135", W["aim7"].hits(4 + BLACKHAWK.ata + B["mig_21"].defense), 1),
        fact("HL-F136", W["mk84"].hits(8 + PLUTO.atg), 3),
        fact("HL-F136", W["mk82"].hits(6 + BANZAI.atg) + W["mk83"].hits(8 + BANZAI.atg), 3),
        fact("HL-F137", 3 + BANZAI.atg + S["m1939"].defense < KIT.gun.atg_attack, True),
        fact("HL-F137", 6 + BLACKHAWK.atg < KIT.gun.atg_attack, True),
        fact("HL-F139", 6 < T[1].hits <= 9, True),
    ],
)
def test_worked_rolls(found: object, stated: object) -> None:
    assert found == stated


@pytest.mark.parametrize(
    ("aircraft", "load", "weight"),
    [
        ("f14", "aim54 aim54 aim7 aim7 aim9 aim9 aim9", 7),
        ("fa18c", "aim7 agm88 agm88 mk20 mk82 mk83", 7),
        ("fa18c", "aim7 aim7 ecm mk83 mk83", 7),
        ("a7", "aim9 agm88 rockets mk84", 6),
    ],
)
def test_hl_f066_hl_f138_loads_of_the_worked_mission(aircraft: str, load: str, weight: int) -> None:
    counters = load.split()
    assert set(counters) <= set(A[aircraft].weapons)
    assert sum(weights(*counters)) == weight <= A[aircraft].weight - 1


# ------------------------------------------------------------------------------------ aircraft


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F044 HL-F045 HLD-a02", {A["a7"].so, A["av8b"].so}, {(-4, -8, -12)}),
        fact("HL-F046 HL-F047 HLD-a03", {A["fa18e"].so, A["ea18g"].so}, {(2, 4, 6)}),
        fact("HL-F048 HL-F049 HLD-a04", {A["fa18f"].so, A["f35"].so}, {(3, 6, 9)}),
        fact("HLD-a04", (A["fa18f"].so_alt, A["f35"].so_alt), ((4, 8, 12), (6, 12, 18))),
        fact("HL-F050 HLD-a01", A["fa18c"].so, (0, 0, 0)),
        fact("HL-F051 HLD-a01", A["fa18c"].weight, 8),
        fact("HL-F052 HLD-a07", A["a6"].gun, False),
        fact("HL-F052 HLD-a07", {W[key].kind for key in A["a6"].weapons}, {"atg", "pod"}),
        fact("HL-F053 HLD-a06", A["a7"].limits, (Limit(weapons=("aim9",), max_count=2),)),
        fact("HL-F054 HLD-a10", A["av8b"].flags.nap_of_earth, True),
        fact("HL-F055 HLD-a07", (A["e2c"].weapons, A["e2c"].gun), ((), False)),
        fact(
            "HL-F055 HLD-a07", (A["e2c"].flags.free_slot, A["e2c"].flags.sa_for_all), (True, True)
        ),
        fact("HL-F056 HLD-a07", (A["ea6b"].weight, A["ea6b"].gun), (0, False)),
        fact("HL-F056 HLD-a07", A["ea6b"].flags.fixed_load, (FixedLoad(weapon="agm88", count=4),)),
        fact("HL-F056 HLD-a07", A["ea6b"].weapons, ("agm88",)),
        fact("HL-F056 HLD-a07", A["ea6b"].flags.jammer, Jammer(area=-1, own=-1)),
        fact("HL-F057 HLD-a07", A["ea18g"].gun, False),
        fact("HL-F057 HLD-a07", A["ea18g"].flags.jammer, Jammer(area=-1, own=-1)),
        fact(
            "HL-F058 HLD-a06 HLD-a10 HLD-w08",
            A["f14"].limits,
            (Limit(kind="atg", max_weight=4), Limit(weapons=("aim54",), max_count=6)),
        ),
        fact(
            "HL-F058 HLD-w08",
            [key for key, entry in A.items() if "aim54" in entry.weapons],
            ["f14"],
        ),
        fact("HL-F059", (A["f14"].weight >= 8, A["a7"].weight >= 7), (True, True)),
        fact("HL-F060 HLD-a05", A["fa18f"].service[0], 2001),
        fact(
            "HL-F061 HLD-a10",
            (A["f35"].flags.stealth, A["f35"].flags.stealth_ignore_range),
            (True, 1),
        ),
        fact(
            "HLD-a10",
            all(
                one.stealth
                for pilot in P.values()
                if pilot.aircraft == "f35"
                for one in pilot.levels
            ),
            True,
        ),
        fact(
            "HL-F062 HLD-a09",
            {key for key, entry in A.items() if "marine" in entry.nation_service},
            {"av8b", "f35"},
        ),
        fact("HL-F062", A["av8b"].nation_service, ("marine",)),
        fact("HL-F063", A["av8b"].marine_large_deck, False),
        fact(
            "HL-F064 HLD-a08",
            {k for k, entry in A.items() if "navy" in entry.nation_service and entry.serves(1991)},
            {"fa18c", "f14", "a7", "a6", "ea6b", "e2c"},
        ),
    ],
)
def test_aircraft(found: object, stated: object) -> None:
    assert found == stated


# -------------------------------------------------------------------------------------- pilots


def shown(one: Level) -> tuple[int, ...]:
    """Return the last Okay and the last Shaken Stress, Cool and the promotion number."""
    return one.okay_max, one.shaken_max, one.cool, one.xp


@rule("HL-1.5c")
def test_hl_f067_hld_p11_the_skills_in_order() -> None:
    assert KIT.skills == ("newbie", "green", "average", "skilled", "veteran", "ace")
    for pilot in P.values():
        assert tuple(one.skill for one in pilot.levels) == KIT.skills


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F068 HLD-p10", KIT.squadron[0], (1, 2, 4, 1, 0, 0)),
        fact("HL-F069 HLD-p10", KIT.squadron[1], (1, 2, 5, 1, 1, 0)),
        fact("HL-F070 HLD-p10", KIT.squadron[2], (1, 2, 6, 2, 1, 0)),
    ],
)
def test_squadrons(found: object, stated: object) -> None:
    assert found == stated


def test_hl_f071_hld_p01_hunter_as_a_veteran() -> None:
    hunter = level("hunter", "veteran")
    assert shown(hunter) == (6, 11, 1, 12)
    assert (hunter.okay.fast, hunter.okay.ata, hunter.okay.atg) == (True, 1, 0)
    assert (hunter.shaken.fast, hunter.shaken.ata, hunter.shaken.atg) == (False, -2, -3)


@rule("HL-1.5d")
def test_hl_f072_hld_p02_banzai() -> None:
    assert level("banzai", "newbie").xp == 5
    average = level("banzai", "average")
    assert (BANZAI.fast, BANZAI.ata, BANZAI.atg) == (True, -2, 1)
    assert (average.cool, average.okay_max) == (0, 3)


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F073 HLD-p02", (BANZAI.fast, BANZAI.atg), (True, 1)),
        fact("HL-F074 HLD-p03", (P["teflon"].aircraft, level("teflon", "average").sa), ("f14", 1)),
        fact("HL-F074 HLD-p03", level("teflon", "average").okay.fast, False),
        fact("HL-F074 HLD-p03", level("teflon", "average").okay.ata, 1),
        fact("HL-F074 HLD-p03", level("teflon", "average").cool, 1),
        fact("HL-F074 HLD-p03", level("teflon", "average").okay_max >= 5, True),
        fact("HL-F075 HLD-p04", (P["blackhawk"].aircraft, BLACKHAWK.fast), ("fa18c", False)),
        fact("HL-F075 HLD-p04", level("blackhawk", "skilled").sa, 2),
        fact("HL-F075 HLD-p04", level("blackhawk", "skilled").cool, 1),
        fact("HL-F076 HLD-p05", (P["pluto"].aircraft, PLUTO.fast), ("a7", False)),
        fact("HL-F076 HLD-p05", (level("pluto", "green").sa, level("pluto", "green").cool), (0, 0)),
        fact("HL-F076 HLD-p05", level("pluto", "green").okay_max >= 4, True),
        fact("HLD-p05", PLUTO.atg >= 0, True),
        fact("HL-F077 HLD-p07", {"Kermit", "Teflon"} <= flyers("f14"), True),
        fact(
            "HL-F077 HLD-p07", ("Pluto" in flyers("a7"), {"Bug", "Dingo"} <= flyers("a6")), (1, 1)
        ),
        fact(
            "HL-F077 HLD-p06", {"Banzai", "Wedge", "Blackhawk", "Hunter"} <= flyers("fa18c"), True
        ),
        fact(
            "HL-F078 HLD-p06",
            {"Wolf", "Cowboy", "Mustang", "Talon", "Griffin", "Bear", "Panther", "Lightning"}
            <= flyers("fa18c"),
            True,
        ),
        fact(
            "HLD-p09",
            any(one.okay_max == 5 and one.shaken_max == 9 for p in P.values() for one in p.levels),
            True,
        ),
    ],
)
def test_pilots(found: object, stated: object) -> None:
    assert found == stated


@pytest.mark.parametrize("pilot", P.values(), ids=P)
def test_hl_f079_hld_p08_shaken_costs_one_to_three(pilot: PilotCard) -> None:
    for one in pilot.levels:
        assert 1 <= one.okay.ata - one.shaken.ata <= 3
        assert 1 <= one.okay.atg - one.shaken.atg <= 3


@rule("HL-1.5d")
def test_hl_f080_hld_p11_only_an_ace_has_no_promotion_number() -> None:
    for pilot in P.values():
        assert [bool(one.xp) for one in pilot.levels] == [True] * 5 + [False]


# ------------------------------------------------------------------------------------- enemies


@rule("HL-1.3c", "HL-1.3d", "HL-1.3e", "HL-1.3f")
@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F081 HLD-d01", S["zu_23_4"].attack, (2, 5, 8)),
        fact("HL-F081 HLD-d01", (S["zu_23_4"].range, S["zu_23_4"].altitude), (0, "L")),
        fact("HL-F082 HLD-d02", S["sa_11"].attack, (2, 6, 8)),
        fact("HL-F083 HLD-d03", S["sa_8a"].defense, 1),
        fact("HL-F084 HLD-d04", S["s_60"].altitude, "L"),
        fact("HL-F085 HLD-d05", (S["sa_10"].radar, S["sa_10"].range >= 3), (True, True)),
        fact("HL-F085 HLD-d05", "H" in S["sa_10"].altitude, True),
        fact("HL-F086 HLD-d05", (S["sa_2"].altitude, S["sa_2"].range >= 2), ("H", True)),
        fact("HL-F087 HLD-d05", (S["sa_6"].range, "L" in S["sa_6"].altitude), (1, True)),
        fact("HL-F087 HLD-d05", S["sa_6"].attack[0] > 1, True),
        fact("HL-F088 HLD-d05", (S["sa_8b"].radar, S["sa_8b"].range), (True, 1)),
        fact("HL-F088 HLD-d05", "L" in S["sa_8b"].altitude, True),
        fact("HL-F088 HLD-d05", S["sa_8b"].attack[0] <= 4 < S["sa_8b"].attack[1], True),
        fact("HL-F089 HLD-d05", (S["sa_7"].range, S["m1939"].range), (0, 0)),
        fact("HL-F090 HLD-d05", S["m1939"].attack[1] <= 6 < S["m1939"].attack[2], True),
        fact("HL-F090 HLD-d05", S["m1939"].altitude, "L"),
        fact("HL-F091 HLD-c04", ("sa_15" in S, "sa_15" in IRAQ.remove_sites), (True, True)),
        fact("HL-F093 HLD-d06", (B["mig_21"].defense, B["mig_21"].range), (2, 1)),
        fact("HL-F093 HLD-d06", B["mig_21"].attack[0] > 2, True),
        fact("HL-F094 HLD-d06", B["mirage_iii"].defense, 2),
        fact("HL-F095 HLD-d06", B["mig_23"].attack[0] > 1, True),
        fact("HLD-d06", B["mig_29"].defense, 0),
        fact(
            "HL-F096 HLD-d06", {"mig_21", "mig_23", "mig_25", "mig_29", "mirage_iii"} <= {*B}, True
        ),
    ],
)
def test_enemies(found: object, stated: object) -> None:
    assert found == stated


@rule("HL-1.3g")
def test_hl_f092_hld_d07_all_sites_are_soft() -> None:
    assert all(site.soft for site in S.values())


def test_hl_f096_some_counters_have_no_bandit() -> None:
    assert CupRow(site="m1939", bandit="", count=3) in KIT.cup


@rule("HL-1.3j")
def test_hl_f097_hld_d08_a_bomber_counter_shows_one_or_two() -> None:
    assert {(kind.front, kind.back) for kind in KIT.bomber_kinds} == {(1, 2)}
    assert len({kind.defense for kind in KIT.bomber_kinds}) == len(KIT.bomber_kinds)


def test_hl_f133_bombers_have_no_attack_and_no_range() -> None:
    assert not {"attack", "range"} & set(BomberKind.__struct_fields__)


# --------------------------------------------------------------------------------------- cards


@rule("HL-1.7a")
def test_hl_f098_hld_t01_the_minor_airfield() -> None:
    card = T[1]
    assert card.title.source == "Minor Airfield"
    assert (card.aircraft, card.hits, card.vp) == (4, 7, 2)
    assert (card.sites, card.bandits) == ((1, 2), (1, 1))
    assert (card.recon, card.infra, card.bandit_per_turn) == (1, 2, 1)
    assert card.improvement == (TargetModEffect(field="bandits", area="center", amount=1),)


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F099 HLD-t02", (T[31].title.source, T[31].aircraft), ("Weapon Factory", 7)),
        fact("HL-F099 HLD-t02", len(T[31].improvement), 1),
        fact("HL-F100 HLD-t03", T[41].improvement, (HitsAllEffect(amount=1),)),
        fact("HL-F101 HLD-t04", (T[58].title.source, T[58].aircraft), ("Fighter Sweep", 3)),
        fact("HL-F101 HLD-t04", T[58].hits, 0),
        fact("HL-F101 HLD-t04", bool(T[58].objective and T[58].objective.bandits), True),
        fact("HL-F102 HLD-t05", (T[14].aircraft, T[14].night), (3, True)),
        fact(
            "HL-F103 HLD-t06",
            {number for number, card in T.items() if card.night},
            {2, 3, 14, 15, 19, *range(24, 28), *range(38, 43), *range(47, 52)},
        ),
        fact(
            "HL-F105",
            any(isinstance(e, DiscardImprovementEffect) for card in T.values() for e in card.bonus),
            True,
        ),
    ],
)
def test_targets(found: object, stated: object) -> None:
    assert found == stated


@rule("HL-1.7a")
def test_hl_f104_every_trait_stands_on_a_card() -> None:
    traits: set[str] = {trait for card in T.values() for trait in card.traits}
    fields = ("bandit_per_turn", "stress", "improvement", "bonus", "penalty", "overkill")
    for field in (*fields, "objective"):
        traits |= {field} if any(getattr(card, field) for card in T.values()) else set()
    assert traits == set(KIT.trait_texts)
    assert len(traits) == 16


def test_hl_f106_hld_e01_charlie_foxtrot() -> None:
    (section,) = (e.bound for e in KIT.events.values() if e.bound.title.source == "Charlie Foxtrot")
    assert section.effects == (TurnsEffect(set=4),)
    assert section.xp == 1


def test_hl_f107_hld_e02_elusive_flight_path() -> None:
    name = "Elusive Flight Path"
    (section,) = (e.over for e in KIT.events.values() if e.over.title.source == name)
    assert section.effects == ()


def test_hl_f108_hld_e03_aerial_refueling() -> None:
    found = [e.home for e in KIT.events.values() if e.home.title.source == "Aerial Refueling"]
    assert found
    assert all(section.effects == (TankerFreeEffect(missions=1),) for section in found)


def test_hl_f109_hld_e04_search_and_rescue_brings_a_pilot_back() -> None:
    found = [e.home for e in KIT.events.values() if e.home.title.source == "Search and Rescue"]
    assert found
    assert all(section.effects == (RescueEffect(count=1),) for section in found)


# ----------------------------------------------------------------------------------- campaigns


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact(
            "HL-F110",
            {campaign.difficulty for campaign in KIT.campaigns.values()},
            {"introductory", "standard", "advanced", "expert"},
        ),
        fact("HL-F111 HLD-c01", IRAQ.difficulty, "introductory"),
        fact("HL-F111 HLD-c01", IRAQ.bands[0].targets, (10, 20, 53, 56, 57)),
        fact("HL-F111 HLD-c01", IRAQ.bands[1].targets, (1, 5, 6, 8, 12, 44)),
        fact("HL-F112 HLD-c01", (IRAQ.bands[1].weight_penalty, IRAQ.bands[1].stress), (-1, 2)),
        fact("HL-F112 HLD-c01", -3 in {band.weight_penalty for band in IRAQ.bands}, True),
        fact("HLD-c02", IRAQ.bands[IRAQ.band_of(24)].bonus_xp, 1),
        fact("HLD-c02", IRAQ.band_of(31) in range(len(IRAQ.bands)), True),
        fact("HL-F113 HLD-c03", IRAQ.lengths[0].so, 22),
        fact("HL-F113 HLD-c03", (IRAQ.lengths[1].days, IRAQ.lengths[1].so), (6, 45)),
        fact("HL-F113 HLD-c03", (IRAQ.lengths[1].vp.good, IRAQ.lengths[1].vp.great - 1), (14, 18)),
        fact("HL-F114 HLD-c03", IRAQ.tracks.recon.values[IRAQ.tracks.recon.start], 3),
        fact("HL-F115 HLD-c04", "aim54" in IRAQ.special, True),
        fact(
            "HL-F115 HLD-c04",
            {"aim7", "aim9", "agm88", "mk20", "mk82", "mk83", "mk84", "rockets", "ecm"},
            set(IRAQ.standard),
        ),
        fact("HL-F116 HLD-c05", LIBYA.lengths[0].days, 4),
        fact("HL-F116 HLD-c05", LIBYA.lengths[0].vp.good <= 11 < LIBYA.lengths[0].vp.great, True),
        fact("HLD-c06", LIBYA.tracks.recon.values[LIBYA.tracks.recon.start], 3),
        fact("HLD-c06", LIBYA.tracks.infra.values[LIBYA.tracks.infra.start], 0),
        fact(
            "HLD-c06",
            LIBYA.tracks.intel.values[LIBYA.tracks.intel.start].label.source,
            "-1 Center Site",
        ),
        fact(
            "HL-F117",
            any(
                24 in b.targets and b.bonus_xp == 1 for c in KIT.campaigns.values() for b in c.bands
            ),
            True,
        ),
    ],
)
def test_campaigns(found: object, stated: object) -> None:
    assert found == stated


@rule("HL-1.3i")
def test_hl_f118_hld_c08_taiwan_keeps_every_soviet_fighter() -> None:
    assert not [key for key in TAIWAN.remove_bandits if key.startswith(("mig_", "su_"))]
    assert TAIWAN.year == 2008


# ------------------------------------------------------------------------------------- options

PRIORITIES, ADJUSTMENTS = KIT.priorities, KIT.adjustments
PAID = ("one_more_less", "high_stress", "large_deck_marines", "damaging")


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact("HL-F119 HLD-o01", {KIT.options[key].so for key in PAID}, {(3, 6, 9)}),
        fact("HL-F120 HLD-o01", KIT.options["random_squadron"].so, (-6, -12, -18)),
        fact("HLD-o01", KIT.options["night"].so, (0, 0, 0)),
        fact("HL-F121 HLD-c07", PRIORITIES["promotion"].cost, (6, 12, 18)),
        fact("HL-F121 HLD-c07", (PRIORITIES["recon"].cost[0], PRIORITIES["recon"].draws), (2, 2)),
        fact("HL-F121 HLD-c07", PRIORITIES["tanker"].cost_per_aircraft, 1),
        fact("HL-F121 HLD-c07", (PRIORITIES["rr"].cost[0], PRIORITIES["rr"].remove), (9, 2)),
        fact("HL-F121", PRIORITIES["rr"].plus_cool, True),
        fact(
            "HL-F122",
            [(one.disadvantages, one.advantages) for one in KIT.difficulties.values()],
            [(3, 0), (2, 0), (1, 0), (0, 0), (0, 1), (0, 2)],
        ),
        fact("HL-F123 HLD-o02", ADJUSTMENTS["reduced_so"].so, (-6, -15, -24)),
        fact("HL-F123 HLD-o02", ADJUSTMENTS["increased_so"].so, (6, 15, 24)),
        fact(
            "HL-F124 HLD-o03",
            [(row.min, row.max, row.skill, row.so) for row in KIT.replacements],
            [
                (1, 1, "newbie", 0),
                (2, 4, "green", 1),
                (5, 7, "average", 4),
                (8, 9, "skilled", 7),
                (10, 10, "veteran", 10),
            ],
        ),
        fact("HLD-o04", ADJUSTMENTS["extra_stress"].mission_stress, 1),
        fact("HLD-o04", ADJUSTMENTS["less_stress"].mission_stress, -1),
        fact("HLD-o04", ADJUSTMENTS["improved_defenses"].enemy_die, 1),
        fact("HLD-o04", ADJUSTMENTS["downgraded_defenses"].enemy_die, -1),
        fact(
            "HLD-o04",
            [
                (ADJUSTMENTS[key].center_sites, ADJUSTMENTS[key].center_bandit_draws)
                for key in ("extra_defenses", "fewer_defenses")
            ],
            [(1, 1), (-1, -1)],
        ),
        fact("HL-F132", set(KIT.options["night"].draw), {"fast", "slow", "bandits", "sites"}),
        fact("HL-F132 HLD-o04", KIT.options["night"].start_stress, 1),
        fact("HLD-o04", KIT.options["night"].so_gain, "aircraft_limit"),
    ],
)
def test_options(found: object, stated: object) -> None:
    assert found == stated


# -------------------------------------------------------------------------------------- tables

TABLES = KIT.tables
SAR = TABLES.sar
DAMAGE = TABLES.damage


@pytest.mark.parametrize(
    ("found", "stated"),
    [
        fact(
            "HL-F125 HLD-x01",
            [TABLES.dogfight.penalty(weight) for weight in range(8)],
            [0, 0, 0, -1, -2, -3, -3, -3],
        ),
        fact("HL-F126 HLD-x02", {SAR.row(roll).result for roll in (9, 15)}, {"quick_recovery"}),
        fact("HL-F126 HLD-x02", {SAR.row(r).result for r in (6, 7, 8)}, {"recovered_under_fire"}),
        fact("HL-F126 HLD-x02", {SAR.row(roll).result for roll in (-3, 0, 5)}, {"missing"}),
        fact("HL-F126 HLD-x02", (SAR.row(9).stress, SAR.row(8).stress), (3, 5)),
        fact("HL-F126", SAR.row(1).rescued_stress, 3),
        fact("HL-F127", (SAR.mod_weight_penalty, SAR.mod_per_atg_weight), (True, 1)),
        fact("HL-F127", (SAR.mod_target_bound, SAR.mod_home_bound), (2, 1)),
        fact("HL-F128 HLD-x04", TABLES.vp_losses.per_destroyed, -1),
        fact("HL-F128 HLD-x04", TABLES.vp_losses.per_missing, (-1, -2, -3)),
        fact("HL-F129 HLD-x03", (DAMAGE.evade_stress, DAMAGE.evade_dice), (2, 2)),
        fact("HL-F129 HLD-x03", DAMAGE.evade_keep, "lowest"),
        fact("HL-F130 HLD-x03", (DAMAGE.damaged_stress, DAMAGE.damaged_twice), (2, "destroyed")),
        fact("HL-F131 HLD-x05", TABLES.stress.rest_bonus, 2),
        fact("HLD-x05", (TABLES.xp.flew, TABLES.xp.success_no_loss), (1, 1)),
        fact("HL-F132", TABLES.stress.night, 1),
    ],
)
def test_tables(found: object, stated: object) -> None:
    assert found == stated
