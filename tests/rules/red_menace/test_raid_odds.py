"""What formations threaten, and what bombers achieve: the figures agree with every outcome."""

from __future__ import annotations

from math import prod

import pytest

from desktop.rules.red_menace import raid_odds, theatre
from desktop.rules.red_menace.assault_odds import assault
from desktop.rules.red_menace.intercept_odds import compositions, spared
from desktop.rules.red_menace.strike_odds import strike_odds
from tests.rules.red_menace.positions import KIT, fly, inbound, war

OMAHA = KIT.cities["P"].hex


def misses(units: str) -> float:
    return prod((KIT.units[unit].A - 1) / 6 for unit in units.split())


def next_to(city: str, away: int = 1) -> str:
    """Return the lowest hex from which a formation enters a city's hex after so many moves."""
    s = war()
    for hex_id in KIT.hexes:
        flight = inbound(s, "J", hex_id, city)
        if len(raid_odds.arrivals(s, KIT, flight)) == away:
            return hex_id
        s.flights.clear()
    raise LookupError(city)


@pytest.mark.rule("RM-10.1.2a")
def test_a_formation_attacks_where_its_next_move_ends() -> None:
    s = war(turn=4, phase=1)
    inbound(s, "C", next_to("P"), "P", "tu16 tu16 m4")
    (raid,) = raid_odds.raids(s, KIT)
    assert (raid.turn, raid.way, raid.hex) == (4, (OMAHA,), OMAHA)
    assert raid.chance == pytest.approx(1 - misses("tu16 tu16 m4"))


@pytest.mark.rule("RM-10.1.2a")
def test_who_is_in_range_before_phase_seven_attacks_this_turn() -> None:
    flight = inbound(s := war(turn=4), "C", OMAHA, "P", "tu16")
    for s.phase in (4, 5, 7):
        (raid,) = raid_odds.raids(s, KIT)
        assert (raid.turn, raid.way) == (4, ())
        assert raid.chance == pytest.approx(1 - misses("tu16"))
    flight.handled = True
    assert raid_odds.raids(s, KIT)[0].turn == 5
    flight.handled, s.phase = False, 8
    assert raid_odds.raids(s, KIT)[0].turn == 5


@pytest.mark.rule("RM-7.3")
def test_in_the_phase_of_moves_it_counts_what_is_left_of_them() -> None:
    s = war(turn=4, phase=3)
    s.now.wind = 1
    flight = inbound(s, "C", next_to("P", 3), "P", "tu16", moves=2)
    assert [turn for _, turn in raid_odds.arrivals(s, KIT, flight)] == [4, 4, 5]
    flight.moves = 1
    assert [turn for _, turn in raid_odds.arrivals(s, KIT, flight)] == [4, 5, 6]
    flight.moves = 0
    assert [turn for _, turn in raid_odds.arrivals(s, KIT, flight)] == [5, 6, 7]
    s.phase, flight.moves = 2, 1
    assert [turn for _, turn in raid_odds.arrivals(s, KIT, flight)] == [4, 4, 5]


@pytest.mark.rule("RM-8.12")
def test_no_wind_blows_for_the_cuba_flight() -> None:
    s = war(turn=4, phase=5)
    s.now.wind = 1
    flight = inbound(s, "CUBA", "0617", "I", "il28", base="12")
    assert [turn for _, turn in raid_odds.arrivals(s, KIT, flight)] == [5, 6, 7]


@pytest.mark.rule("RM-10.1.1b")
def test_from_one_hex_away_only_the_tu_95k_attacks() -> None:
    s = war(turn=4, phase=9)
    inbound(s, "C", next_to("P", 2), "P", "tu95k tu16")
    (raid,) = raid_odds.raids(s, KIT)
    assert KIT.distance(raid.hex, OMAHA) == 1
    assert raid.turn == 5
    assert raid.chance == pytest.approx(1 - misses("tu95k"))


@pytest.mark.rule("RM-9.2.4b")
def test_a_formation_that_nobody_sees_does_not_attack_from_afar() -> None:
    s = war(turn=4, phase=9)
    inbound(s, "C", "0112", "R")
    (raid,) = raid_odds.raids(s, KIT)
    assert KIT.distance(raid.hex, KIT.cities["R"].hex) == 1
    assert raid.chance == 0
    s.flights[0].bombers, s.flights[0].revealed = ["tu95k"], True
    assert raid_odds.raids(s, KIT)[0].chance > 0


@pytest.mark.rule("RM-10.1.1a")
def test_out_of_range_the_chance_is_nothing_at_all() -> None:
    s = war(turn=4, phase=5)
    inbound(s, "C", KIT.cities["A"].hex, "P")
    (raid,) = raid_odds.raids(s, KIT)
    assert raid.chance == 0
    assert raid_odds.falls(s, KIT, [raid]) == {}


@pytest.mark.rule("RM-9.2.4e")
def test_an_unknown_formation_has_the_mean_of_all_hands() -> None:
    s = war(turn=4, phase=1)
    flight = inbound(s, "C", next_to("P"), "P")
    expected = sum(share * spared(KIT, hand, 0) for share, hand in compositions(s, KIT, flight))
    assert raid_odds.overhead(s, KIT, flight) == pytest.approx(1 - expected)
    assert raid_odds.raids(s, KIT)[0].chance == pytest.approx(1 - expected)


@pytest.mark.rule("RM-9.2.4e")
def test_two_unknown_formations_draw_from_one_cup() -> None:
    s = war(turn=4, phase=1)
    s.cup.counts = [0] * len(KIT.cup_kinds)
    kinds = {unit: index for index, unit in enumerate(KIT.cup_kinds)}
    s.cup.counts[kinds["tu16"]] = 3
    s.cup.counts[kinds["m4"]] = 3
    for key in "CD":
        inbound(s, key, next_to("P"), "P")
    # Both together draw the whole cup, whoever draws what.
    together = misses("tu16 tu16 tu16 m4 m4 m4")
    assert raid_odds.falls(s, KIT, raid_odds.raids(s, KIT)) == {"P": pytest.approx(1 - together)}


def test_the_cup_says_what_a_hidden_bomber_may_be() -> None:
    s = war()
    chances = dict(raid_odds.hidden(s, KIT))
    assert sum(chances.values()) == pytest.approx(1)
    first = KIT.cup_kinds[0]
    assert chances[first] == pytest.approx(s.cup.count(0) / s.cup.size)


@pytest.mark.rule("RM-8.12")
def test_wind_hastens_only_the_turn_it_blows() -> None:
    s = war(turn=4, phase=2)
    start = next_to("P", 4)
    flight = inbound(s, "C", start, "P")
    assert [turn for _, turn in raid_odds.arrivals(s, KIT, flight)] == [4, 5, 6, 7]
    s.now.wind = 1
    assert [turn for _, turn in raid_odds.arrivals(s, KIT, flight)] == [4, 4, 5, 6]
    s.phase = 5
    assert [turn for _, turn in raid_odds.arrivals(s, KIT, flight)] == [5, 6, 7, 8]


@pytest.mark.rule("RM-10.1.2b")
def test_an_assault_weighs_every_number_of_survivors() -> None:
    s = war(turn=3, phase=9)
    city = "9"
    numbers = fly(s, "b52 b52", KIT.cities[city].hex)
    found = assault(s, KIT, city)
    assert sum(found.defence.survivors.values()) == pytest.approx(1)
    by_hand = sum(
        share * strike_odds(s, KIT, city, left).falls
        for left, share in found.defence.survivors.items()
    )
    assert found.falls == pytest.approx(by_hand)
    unopposed = strike_odds(s, KIT, city, [s.bombers[n].unit for n in numbers])
    assert 0 < found.falls < unopposed.falls
    assert theatre.in_box(s, "mig19")


@pytest.mark.rule("RM-9.3.5")
def test_british_bombers_add_nothing_over_havana() -> None:
    s = war(turn=3, phase=9)
    s.cuba_in_war = True
    fly(s, "vulcan", KIT.cities["12"].hex)
    assert assault(s, KIT, "12").falls == 0
