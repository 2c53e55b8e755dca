"""What lies where when a game begins (chapter 6), by scenario and with module S."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

from desktop.rules.core import Chance
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_chance import DrawnBase, DrawnBomber
from desktop.rules.red_menace.actions_defence import PostF106
from desktop.rules.red_menace.actions_setup import (
    DefaultDeployment,
    FinishDeployment,
    PlaceNike,
)
from desktop.rules.red_menace.events_setup import HexTaken
from desktop.rules.red_menace.setup import SetUp
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, asked, play, war

THREE = (DrawnBomber("tu16"), DrawnBomber("m4"), DrawnBomber("tu95k"))


def at_the_start(scenario: int = 2, **terms: bool) -> State:
    return war(scenario, turn=0, terms=terms, steps=[SetUp()])


def settled(scenario: int = 2, **terms: bool) -> State:
    """Return a game set up by default, whatever the dice and cards were."""
    s = at_the_start(scenario, **terms)
    decision = asked(s)
    while isinstance(decision, Chance):
        if decision.roll is None:
            play(s, decision.outcomes[0])
        else:
            face = next(n for n in range(1, 7) if not taken(s, n))
            play(s, face)
        decision = asked(s)
    if theatre.in_box(s, "f106", "aside"):
        play(s, PostF106("K"))
    play(s, PlaceNike("0413"), DefaultDeployment(), FinishDeployment())
    assert not s.steps
    return s


def taken(s: State, face: int) -> bool:
    starts = [hex_id for each in theatre.scenario(s, KIT).soviet_start for hex_id in each.hexes]
    return bool(starts) and bool(theatre.flights_in(s, starts[face - 1]))


def interceptors(s: State, box: str) -> dict[str, int]:
    return dict(Tally(each.unit for each in s.interceptors if each.box == box))


# ----------------------------------------------------------------------------- where things are


@pytest.mark.rule("RM-6.6", "RM-6.14", "RM-6.15", "RM-6.4")
def test_what_there_is_after_the_set_up() -> None:
    """EX-SETUP-COUNT"""
    s = settled(2)
    assert interceptors(s, "ready") == {
        "f102": 5,
        "f106": 1,
        "f89h": 2,
        "cf100": 3,
        "hunter": 2,
        "lightning": 1,
        "mig19": 6,
        "tu28": 1,
    }
    assert s.cup.size == 35
    assert s.nukes.size == 25
    assert len(list(theatre.with_bombers(s, "ground"))) == 23
    assert [(each.unit, each.at) for _, each in theatre.with_bombers(s, "flight")] == [
        *[("b52", "0511")] * 2,
        *[("b52", "0711")] * 2,
    ]


@pytest.mark.rule("RM-6.2", "RM-6.8")
def test_the_submarine_starts_under_the_ice_with_two_moves_and_two_missiles() -> None:
    s = at_the_start()
    assert (s.sub.where, s.sub.hex, s.sub.moves, s.sub.missiles) == ("sea", "0607", 2, 2)
    assert KIT.hexes[s.sub.hex].terrain == "ice"


@pytest.mark.rule("RM-6.3", "RM-6.5", "RM-6.10", "RM-6.11")
def test_where_the_sams_begin() -> None:
    s = at_the_start()
    on_map = {each.unit: each.hex for each in s.sams if each.where == "map"}
    assert on_map == {"nike_dc": "0614", "bloodhound": "1007", "sa2_moscow": "0804"}
    assert Tally(each.unit for each in s.sams if each.where == "pool") == {"sa2": 9}
    assert [each.unit for each in s.sams if each.where == "aside"] == ["nike"]
    assert [(each.unit, each.city) for each in s.interceptors if each.city] == [("tu28", "1")]


@pytest.mark.rule("RM-6.7", "RM-6.6")
def test_what_waits_for_its_event_is_set_aside() -> None:
    s = settled(2)
    assert interceptors(s, "aside") == {"arrow": 1, "su9": 1, "mig19_cuba": 2}
    assert {each.unit: each.where for each in s.support} == dict.fromkeys(
        ("tu126", "ec121", "kc135"), "aside"
    )
    assert not {"M50", "CUBA"} & {*s.pool, *(flight.key for flight in s.flights)}


@pytest.mark.rule("RM-6.14", "RM-6.15", "RM-6.16", "RM-6.17", "RM-6.18")
def test_decks_cups_and_points() -> None:
    s = at_the_start()
    assert dict(zip(KIT.cup_kinds, s.cup.counts, strict=True)) == {
        "tu16": 14,
        "tu95k": 4,
        "m4": 13,
        "tu95": 4,
    }
    assert not {"nuke_moscow", "nuke_dc"} & {*KIT.nuke_kinds}
    assert KIT.city_kinds == tuple(str(number) for number in range(1, 12))
    assert s.city_deck.counts == [1] * 11
    assert s.events.size == 21
    assert s.points == [0, 0]


@pytest.mark.rule("RM-6.17", "RM-6.1")
def test_a_scenario_may_take_event_cards_out() -> None:
    gone = {number for number in KIT.events if not at_the_start(5).events.count(number - 1)}
    assert gone == {2, 3, 4, 7, 8, 10, 13, 16}
    assert at_the_start(4).events.size == 20
    assert not at_the_start(4).events.count(0)


@pytest.mark.rule("RM-6.13", "RM-6.1")
@pytest.mark.parametrize(
    ("scenario", "flying", "pool"),
    [(1, "ABC", "DEFGHIJ"), (2, "ABC", "DEFGHIJ"), (3, "", "ABCDEFGHIJ"), (5, "", "ABCDEF")],
)
def test_unused_formations_form_a_pool(scenario: int, flying: str, pool: str) -> None:
    s = settled(scenario)
    assert [flight.key for flight in s.flights] == list(flying)
    assert s.pool == list(pool)


@pytest.mark.rule("RM-6.1a")
def test_without_britain_no_british_counter_is_used() -> None:
    """EX-UK-OUT: the counters; the die is in test_flights."""
    s = settled(3)
    british = {unit.id for unit in KIT.units.values() if unit.faction == "uk"}
    assert len(british) == 6
    assert {each.where for each in s.bombers if each.unit in british} == {"out"}
    assert {each.box for each in s.interceptors if each.unit in british} == {"out"}
    assert {each.where for each in s.sams if each.unit in british} == {"out"}
    assert "T" not in theatre.blue_cities(s, KIT)


@pytest.mark.rule("RM-6.1")
def test_scenario_5_leaves_counters_out() -> None:
    s = at_the_start(5)
    left = Tally(each.unit for each in s.bombers if each.where == "out")
    assert left == {"b58": 3, "b52": 2}
    assert (s.sub.where, s.sub.missiles) == ("out", 0)
    assert interceptors(s, "out") == {"f102": 1, "f106": 1, "tu28": 2}
    assert not [each for each in s.sams if each.where == "pool"]
    play(s, PlaceNike("0413"))  # There is no F-106 to place first.


# ------------------------------------------------------------------------ formations in flight


@pytest.mark.rule("RM-6.1")
def test_revealed_formations_are_drawn_at_once_and_their_cards_go_back() -> None:
    s = at_the_start(1)
    told = play(
        s,
        *(DrawnBase("1"), 2, 1, *THREE),
        *(DrawnBase("9"), 1, 1, 1, 2, *THREE),
        *(DrawnBase("3"), 3, 6, *THREE),
    )
    assert [(each.key, each.base, each.target, each.hex) for each in s.flights] == [
        ("A", "1", "C", "0309"),
        ("B", "9", "P", "0310"),
        ("C", "3", "U", "0709"),
    ]
    assert sum(isinstance(event, HexTaken) for event in told) == 2
    assert all(flight.revealed for flight in s.flights)
    assert s.flights[0].bombers == ["tu16", "tu95k", "m4"]
    assert s.cup.size == 35 - 9
    assert s.city_deck.counts == [1] * 11
    assert not s.now.bases_drawn


@pytest.mark.rule("RM-6.1")
def test_hidden_formations_draw_nothing_and_share_no_card() -> None:
    s = at_the_start(2)
    play(s, DrawnBase("1"), 2, 1)
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert DrawnBase("1") not in chance.outcomes
    play(s, DrawnBase("9"), 1, 2, DrawnBase("3"), 3, 6)
    assert [flight.hex for flight in s.flights] == ["0208", "0308", "0708"]
    assert not any(flight.revealed or flight.bombers for flight in s.flights)
    assert s.cup.size == 35
    assert s.city_deck.size == 11


@pytest.mark.rule("RM-6.1", "RM-8.1a", "RM-8.1b", "RM-8.1c")
def test_scenario_4_begins_with_event_1() -> None:
    s = at_the_start(4)
    play(s, 4)
    (cuba,) = s.flights
    assert (cuba.key, cuba.target, cuba.hex) == ("CUBA", "I", "0617")
    assert s.cuba_in_war
    assert len(theatre.in_box(s, "mig19_cuba")) == 2
    assert s.spent == [1]
    assert s.extra_launch == 0
    decision = asked(s)
    assert decision is not None
    assert decision.rule == "RM-6.4"


# ------------------------------------------------------------------------------ the scenarios


@pytest.mark.rule("RM-6.1")
@pytest.mark.parametrize(
    ("scenario", "points", "stacks"),
    [(1, 45, (2, 3)), (2, 45, (3, 3)), (3, 40, (3, 3)), (4, 45, (3, 3)), (5, 30, (3, 3))],
)
def test_limits_and_thresholds(scenario: int, points: int, stacks: tuple[int, int]) -> None:
    values = KIT.scenarios[scenario]
    assert (values.points_blue, values.points_red) == (points, points)
    assert (values.stack_us, values.stack_uk) == stacks


@pytest.mark.rule("RM-S7.0a")
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_module_s_lets_nobody_start_in_greenland(scenario: int) -> None:
    s = settled(scenario, module_s=True)
    assert not theatre.scenario(s, KIT).us_greenland_start
    assert not theatre.grounded_at(s, "B") + theatre.grounded_at(s, "C")


@pytest.mark.rule("RM-S7.0b")
def test_module_s_in_scenario_1() -> None:
    """EX-S7-1"""
    s = settled(1, module_s=True)
    values = theatre.scenario(s, KIT)
    assert (values.stack_us, values.stack_uk) == (2, 3)
    assert values.soviet_launch_by_turn == {"1": 2}
    assert values.soviet_launch == 1
    assert len(s.flights) == 3
    assert {flight.hex for flight in s.flights} <= {*KIT.dew_hexes}


@pytest.mark.rule("RM-S7.0c", "RM-S7.0d")
@pytest.mark.parametrize("scenario", [2, 3])
def test_module_s_in_scenarios_2_and_3(scenario: int) -> None:
    """EX-S7-2: the values; the phases are proved where they are."""
    values = KIT.companions[scenario]
    assert values.stack_us == 3
    assert values.us_launch_by_turn == {"1": 6}
    assert (values.us_launch, values.soviet_launch) == (3, 1)
    first = KIT.scenarios[scenario].soviet_launch_by_turn["1"]
    assert values.soviet_launch_by_turn == {"1": first, "2": 2}
