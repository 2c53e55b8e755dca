"""The way of formations, proved for every base, every target and every hex (RM-9.2.3)."""

from __future__ import annotations

import pytest

from desktop.rules.red_menace import routes, theatre
from desktop.rules.red_menace.components_map import BLUE_CITIES, HEADINGS, LONDON, RED_CITIES
from desktop.rules.red_menace.red_movement import next_hexes, way_to_fly
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, inbound, war

NO_NIKE: frozenset[str] = frozenset()


def way(base: str, target: str, nikes: frozenset[str] = NO_NIKE) -> str:
    start = KIT.cities[base].hex
    return " ".join((start, *routes.path(KIT, start, target, nikes)))


@pytest.mark.rule("RM-9.2.3a", "RM-9.2.3b")
@pytest.mark.parametrize("target", BLUE_CITIES)
def test_from_every_hex_the_distance_falls_by_one_with_every_step(target: str) -> None:
    table = routes.costs(KIT, target, NO_NIKE)
    assert set(table) == set(KIT.hexes)
    goal = KIT.cities[target].hex
    for hex_id in KIT.hexes:
        if hex_id == goal:
            continue
        ways = routes.best_exits(KIT, hex_id, target, NO_NIKE)
        assert ways
        for after in ways:
            assert after in KIT.next_to[hex_id]
            assert table[after][0] == table[hex_id][0] - 1


@pytest.mark.rule("RM-9.2.3a")
@pytest.mark.parametrize("target", BLUE_CITIES)
def test_the_ways_are_the_shortest_of_all(target: str) -> None:
    # Brute force: breadth first from the target over the map of arrows.
    goal = KIT.cities[target].hex
    steps = {goal: 0}
    ring = [goal]
    while ring:
        ring = [
            before
            for after in ring
            for before in KIT.hexes
            if before not in steps
            and after in routes.exits(KIT, before, target)
            and steps.setdefault(before, steps[after] + 1)
        ]
    table = routes.costs(KIT, target, NO_NIKE)
    assert {hex_id: cost[0] for hex_id, cost in table.items()} == steps


@pytest.mark.rule("RM-9.2.4a")
@pytest.mark.parametrize("base", RED_CITIES[:-1])
def test_every_way_over_the_pole_crosses_the_dew_line(base: str) -> None:
    for target in BLUE_CITIES:
        if target == LONDON:
            continue
        waiting, seen = [KIT.cities[base].hex], set()
        while waiting:
            hex_id = waiting.pop()
            # A way that has not met the DEW Line must not arrive.
            assert hex_id != KIT.cities[target].hex
            for after in routes.best_exits(KIT, hex_id, target, NO_NIKE):
                if after not in KIT.dew_hexes and after not in seen:
                    seen.add(after)
                    waiting.append(after)


@pytest.mark.rule("RM-9.2.3b")
def test_arrows_are_obeyed_unless_london_is_the_target() -> None:
    for hex_id, info in KIT.hexes.items():
        if info.trajectory:
            arrow = info.neighbours[HEADINGS.index(info.trajectory)]
            assert routes.exits(KIT, hex_id, "C") == (arrow,)
            assert len(routes.exits(KIT, hex_id, LONDON)) > 1


@pytest.mark.rule("RM-9.2.3a", "RM-9.2.3b", "RM-9.2.3d")
@pytest.mark.parametrize(
    ("base", "target", "nikes", "hexes"),
    [
        ("1", "C", {"0413"}, "0804 0805 0706 0707 0608 0709 0710"),
        ("3", "C", set(), "1005 0906 0907 0807 0708 0709 0710"),
        ("3", "T", set(), "1005 0906 1007"),
        ("11", "D", set(), "0105 0106 0207 0208 0309 0210 0211 0212"),
        ("7", "R", set(), "0402 0403 0304 0305 0206 0207 0208 0309 0210 0211 0112 0113 0114"),
        ("12", "I", set(), "0617 0516 0615 0614"),
        ("9", "P", {"0411"}, "0405 0306 0307 0308 0409 0410 0511 0412 0413 0414"),
    ],
)
def test_worked_ways(base: str, target: str, nikes: set[str], hexes: str) -> None:
    """EX-ROUTE-1C, -3C, -3T, -11D, -7R, -12I and -NIKE2."""
    assert way(base, target, frozenset(nikes)) == hexes


@pytest.mark.rule("RM-9.2.3c")
def test_a_nike_hex_is_entered_rather_than_a_city() -> None:
    """EX-ROUTE-NIKE"""
    assert way("9", "P", frozenset({"0413"})).endswith("0411 0412 0413 0414")
    assert way("9", "P", frozenset({"0411"})) != way("9", "P")


@pytest.mark.rule("RM-9.2.3c")
def test_destroyed_cities_and_the_nike_of_washington_still_count() -> None:
    s = war(ruins="F")
    flight = inbound(s, "A", "0412", "P")
    assert "0513" not in next_hexes(s, KIT, flight)
    with_nike = routes.costs(KIT, "J", frozenset({"0614"}))
    without = routes.costs(KIT, "J", NO_NIKE)
    assert any(with_nike[hex_id] > without[hex_id] for hex_id in KIT.hexes)


@pytest.mark.rule("RM-6.1a")
def test_no_way_to_another_target_leads_over_london() -> None:
    london = KIT.cities[LONDON].hex
    for target in BLUE_CITIES:
        if target != LONDON:
            for hex_id in KIT.next_to[london]:
                assert london not in routes.best_exits(KIT, hex_id, target, NO_NIKE)


@pytest.mark.rule("RM-9.2.3d")
def test_a_tie_goes_to_the_lowest_hex() -> None:
    """EX-TIE-PATH"""
    s = war()
    flight = inbound(s, "A", "0804", "C")
    assert next_hexes(s, KIT, flight) == ("0805", "0905")
    assert way_to_fly(s, KIT, flight)[0] == "0805"


def test_the_next_hexes_are_found_once_for_each_set_of_nikes() -> None:
    hex_id = next(way for way in routes.path(KIT, "0705", "I", NO_NIKE) if way not in KIT.dew_hexes)
    free = KIT.best_exits(hex_id, "I", NO_NIKE)
    assert KIT.best_exits(hex_id, "I", frozenset()) is free
    for nikes in (NO_NIKE, frozenset(free)):
        assert KIT.best_exits(hex_id, "I", nikes) == routes.best_exits(KIT, hex_id, "I", nikes)


@pytest.mark.rule("RM-9.2.3c")
def test_nikes_decide_among_the_shortest_ways_past_the_fewest_cities() -> None:
    everywhere = frozenset(hex_id for hex_id in KIT.hexes if KIT.hexes[hex_id].cities)
    decided = 0
    for target in BLUE_CITIES:
        for hex_id in routes.costs(KIT, target, NO_NIKE):
            if hex_id != KIT.cities[target].hex:
                clear = KIT.clear_exits(hex_id, target)
                assert routes.best_exits(KIT, hex_id, target, NO_NIKE) == clear
                for nikes in (frozenset(clear[:1]), everywhere):
                    best = routes.best_exits(KIT, hex_id, target, nikes)
                    assert set(best) <= set(clear)
                    decided += best != clear
    assert decided > 10


def test_nobody_looks_for_nikes_where_there_is_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    s = war()
    straight, torn = inbound(s, "A", "0412", "P"), inbound(s, "B", "0804", "C")
    assert len(KIT.clear_exits(straight.hex, "P")) == 1
    looked: list[State] = []

    def noted(s: State) -> frozenset[str]:
        looked.append(s)
        return NO_NIKE

    monkeypatch.setattr(theatre, "nike_hexes", noted)
    next_hexes(s, KIT, straight)
    assert looked == []
    next_hexes(s, KIT, torn)
    assert looked == [s]
