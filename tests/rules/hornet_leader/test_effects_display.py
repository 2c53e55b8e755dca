"""Effects on the counters of the display (schema 6.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from desktop.rules.core import Chance, Choice, Event
from desktop.rules.hornet_leader.actions_chance import (
    DrawnCounter,
    DrawnPilot,
    PickedArea,
    PickedCounter,
)
from desktop.rules.hornet_leader.actions_mission import ChooseCounter
from desktop.rules.hornet_leader.events_campaign import EffectNoted
from desktop.rules.hornet_leader.records import Aircraft, Counter
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    counter,
    effect,
    effects,
    mission,
    play,
)

APPROACHES = ("app_north", "app_east", "app_south", "app_west")
OUTSIDE = next(area.id for area in KIT.areas.values() if area.ring == "pre_approach")


def standing(counters: Sequence[Counter], *flight: Aircraft) -> State:
    return mission(12, flight or (aircraft("hunter", "app_south"),), counters)


def sites() -> list[Counter]:
    """Return a Site in the Center, one in an Approach, one farther out, and an Objective."""
    return [
        counter("site", "sa_6", "center", 1),
        counter("site", "sa_2", "app_north", 2),
        counter("site", "sa_3", OUTSIDE, 3),
        counter("site", "sa_8a", "center", 4, objective=True),
        counter("bandit", "mig_21", "center", 5),
        counter("bomber", "tu_16", "center", 6, bombers=2, objective=True),
    ]


def keys(s: State) -> list[str]:
    return [each.key for each in s.flown.counters]


def choice(s: State) -> Choice:
    found = asked(s)
    assert isinstance(found, Choice)
    return found


def chance(s: State) -> Chance:
    found = asked(s)
    assert isinstance(found, Chance)
    return found


def nothing_done(told: list[Event]) -> bool:
    sources = [found.words.source for found in told if isinstance(found, EffectNoted)]
    return sources == ["{source}: there is nothing to act on."]


# --------------------------------------------------------------------------------- come and go


def test_sites_are_drawn_into_the_center() -> None:
    s = standing([])
    effects(s, effect("add_sites", area="center", count=2))
    for _ in range(2):
        assert chance(s).kind == "counter"
        play(s, chance(s).outcomes[0])
    assert [(each.kind, each.area) for each in s.flown.counters] == [("site", "center")] * 2


def test_every_counter_gets_an_approach_of_its_own() -> None:
    s = standing([])
    effects(s, effect("add_sites", area="random_approach", count=2))
    for area in ("app_west", "app_east"):
        assert chance(s).outcomes == tuple(map(PickedArea, APPROACHES))
        play(s, PickedArea(area))
        play(s, chance(s).outcomes[0])
    assert [each.area for each in s.flown.counters] == ["app_west", "app_east"]


def test_a_no_bandit_adds_nothing_and_goes_back() -> None:
    s = standing([])
    none = next(row for row, each in enumerate(KIT.cup) if not each.bandit and s.cup[row])
    before = list(s.cup)
    effects(s, effect("add_bandits", area="center", count=1))
    play(s, DrawnCounter(none))
    assert s.flown.counters == []
    assert s.cup == before


@pytest.mark.parametrize("op", ["add_sites", "add_bandits"])
def test_at_a_debriefing_nothing_is_drawn(op: str) -> None:
    s = standing([])
    added = effect(op, area="center", count=1)
    told = effects(s, added, scene="debrief", source="target:12:bonus")
    assert nothing_done(told)
    assert asked(s) is None


# -------------------------------------------------------------------------------------- removed


@pytest.mark.parametrize(("area", "gone"), [("center", "sa_6#1"), ("choose_approach", "sa_2#2")])
def test_the_only_site_there_goes_without_a_question(area: str, gone: str) -> None:
    s = standing(sites())
    effects(s, effect("remove_sites", area=area, count=2))
    assert asked(s) is None
    assert keys(s) == [each.key for each in sites() if each.key != gone]


def test_the_player_takes_any_site_of_the_display_but_no_objective() -> None:
    s = standing(sites())
    effects(s, effect("remove_sites", area="choose_any", count=1))
    all_sites = ("sa_6#1", "sa_2#2", "sa_3#3")
    assert choice(s).actions == tuple(map(ChooseCounter, all_sites))
    play(s, ChooseCounter("sa_3#3"))
    assert "sa_3#3" not in keys(s)
    assert asked(s) is None


def test_a_random_site_goes_all_equally_likely() -> None:
    s = standing(sites())
    effects(s, effect("remove_sites", area="random_any", count=2))
    first = chance(s)
    assert first.outcomes == tuple(map(PickedCounter, ("sa_6#1", "sa_2#2", "sa_3#3")))
    assert first.weights == (1, 1, 1)
    play(s, PickedCounter("sa_2#2"), PickedCounter("sa_6#1"))
    assert keys(s)[0] == "sa_3#3"
    assert asked(s) is None


def test_bandits_go_but_never_bombers() -> None:
    s = standing(sites())
    effects(s, effect("remove_bandits", area="choose_any", count=2))
    assert asked(s) is None
    assert "mig_21#5" not in keys(s)
    assert "tu_16#6" in keys(s)


def test_what_leaves_goes_back_to_the_cup() -> None:
    s = standing([])
    effects(s, effect("add_sites", area="center", count=1))
    full = list(s.cup)
    play(s, chance(s).outcomes[3])
    assert s.cup != full
    effects(s, effect("remove_sites", area="center", count=1))
    assert s.cup == full


@pytest.mark.parametrize("area", ["center", "choose_approach", "choose_any", "random_any"])
def test_where_there_is_no_counter_nothing_is_removed(area: str) -> None:
    s = standing([])
    assert nothing_done(effects(s, effect("remove_bandits", area=area, count=1)))
    assert asked(s) is None


# -------------------------------------------------------------------------------------- swapped


def test_sites_go_back_first_then_as_many_come_to_each_area() -> None:
    placed = [
        *sites(),
        counter("site", "sa_6", "app_west", 7),
        counter("site", "sa_6", "app_north", 8),
    ]
    s = standing(placed)
    effects(s, effect("swap_sites", area="approach"))
    assert keys(s) == ["sa_6#1", "sa_3#3", "sa_8a#4", "mig_21#5", "tu_16#6"]
    while isinstance(asked(s), Chance):
        play(s, chance(s).outcomes[0])
    fresh = s.flown.counters[5:]
    assert [(each.kind, each.area) for each in fresh] == [
        ("site", "app_north"),
        ("site", "app_north"),
        ("site", "app_west"),
    ]


def test_the_sites_of_the_center_are_swapped_but_no_objective() -> None:
    s = standing(sites())
    effects(s, effect("swap_sites", area="center"))
    play(s, chance(s).outcomes[0])
    assert asked(s) is None
    assert keys(s)[:5] == ["sa_2#2", "sa_3#3", "sa_8a#4", "mig_21#5", "tu_16#6"]
    assert [(each.kind, each.area) for each in s.flown.counters[5:]] == [("site", "center")]


def test_without_sites_nothing_is_swapped() -> None:
    assert nothing_done(effects(standing([]), effect("swap_sites", area="center")))


# ---------------------------------------------------------------------------------------- moved


def bandit_at(area: str, *flight: Aircraft, **fields: Any) -> State:
    return standing([counter("bandit", "mig_21", area, 1, **fields)], *flight)


def toward(spaces: int = 1, direction: str = "toward") -> Any:
    return effect("move_bandits", direction=direction, spaces=spaces)


def test_a_bandit_moves_toward_the_nearest_aircraft_even_within_its_range() -> None:
    s = bandit_at("center", aircraft("hunter", "app_south"), aircraft("wolf", OUTSIDE))
    effects(s, toward())
    assert s.flown.counters[0].area == "app_south"
    effects(s, toward())
    assert s.flown.counters[0].area == "app_south"


def test_objective_bandits_move_too_and_as_far_as_is_said() -> None:
    goal = aircraft("hunter", "app_south")
    s = bandit_at("app_north", goal, objective=True)
    effects(s, toward(2))
    while isinstance(asked(s), Chance):
        play(s, chance(s).outcomes[0])
    distance = KIT.distance("app_north", "app_south")
    assert KIT.distance(s.flown.counters[0].area, "app_south") == distance - 2


def test_equally_near_aircraft_and_equally_short_ways_are_picked_at_random() -> None:
    s = bandit_at("center", aircraft("hunter", "app_south"), aircraft("wolf", "app_north"))
    effects(s, toward())
    assert chance(s).outcomes == (DrawnPilot("hunter"), DrawnPilot("wolf"))
    play(s, DrawnPilot("wolf"))
    assert s.flown.counters[0].area == "app_north"


def test_a_bandit_moves_away_if_it_can() -> None:
    s = bandit_at("app_south", aircraft("hunter", "center"))
    effects(s, toward(direction="away"))
    found = chance(s)
    areas = [each.area for each in found.outcomes if isinstance(each, PickedArea)]
    assert len(areas) > 1
    assert all(KIT.distance(area, "center") == 2 for area in areas)
    play(s, found.outcomes[1])
    assert s.flown.counters[0].area == areas[1]


def test_an_f35_at_range_1_is_not_seen() -> None:
    s = bandit_at("center", aircraft("ghost", "app_south"))
    effects(s, toward())
    assert s.flown.counters[0].area == "center"


def test_bombers_and_sites_stay() -> None:
    s = standing(sites())
    before = {each.key: each.area for each in s.flown.counters}
    effects(s, toward())
    after = {each.key: each.area for each in s.flown.counters}
    assert {key for key, area in after.items() if area != before[key]} == {"mig_21#5"}


def test_bandits_scatter_into_random_adjacent_areas() -> None:
    s = bandit_at("center")
    effects(s, effect("scatter_bandits"))
    found = chance(s)
    assert found.outcomes == tuple(map(PickedArea, KIT.board.neighbours("center")))
    assert set(found.weights) == {1}
    play(s, found.outcomes[-1])
    assert s.flown.counters[0].area == KIT.board.neighbours("center")[-1]


@pytest.mark.parametrize("moved", [toward(), effect("scatter_bandits")])
def test_without_bandits_nothing_moves(moved: Any) -> None:
    assert nothing_done(effects(standing([]), moved))
