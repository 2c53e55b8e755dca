"""Counters come on the display: Sites, Bandits and Objectives (HL-1.7m, HL-4.3, HL-5.4)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Chance, Event, Refused
from desktop.rules.hornet_leader import changes_display
from desktop.rules.hornet_leader.actions_chance import DrawnBomber, DrawnCounter, PickedArea
from desktop.rules.hornet_leader.attack_target import check_target, target_destroyed
from desktop.rules.hornet_leader.defenses import (
    APPROACHES,
    CENTER,
    RANDOM_APPROACH,
    DrawCounters,
    PlaceBandits,
    PlaceSites,
    areas_drawn,
    bombers_due,
)
from desktop.rules.hornet_leader.effects_data import TargetModEffect
from desktop.rules.hornet_leader.events_display import CounterPlaced, CupEmpty, NoBandit
from desktop.rules.hornet_leader.home import ClearDisplay
from desktop.rules.hornet_leader.records import Counter, Standing
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.turn import Turn
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    mission,
    play,
    settle,
    sheet_with,
)

FULL = [row.count for row in KIT.cup]


def at(target: int, *steps: Any, cup: list[int] | None = None, **fields: Any) -> State:
    """Return a mission of one Aircraft against a Target, on the first sheet that shows it."""
    state = campaign(sheet_with(target), **fields)
    if cup is not None:
        state.cup = list(cup)
    return mission(target, [aircraft("hunter", "so_north_east")], state=state, steps=steps)


def row(site: str = "", bandit: str | None = None) -> int:
    """Return the row of the cup with these faces; either may be left open, "" is No Bandit."""
    return next(
        n
        for n, each in enumerate(KIT.cup)
        if (not site or each.site == site) and (bandit is None or (each.bandit or "") == bandit)
    )


def only(*rows: int) -> list[int]:
    """Return a cup with one counter of each row named."""
    return [rows.count(n) for n in range(len(KIT.cup))]


def draw_all(s: State, *wanted: int) -> list[Event]:
    """Draw counters: those of the rows wanted, then always the first that can come."""
    told, found = settle(s)
    rows = list(wanted)
    while isinstance(found, Chance):
        action = DrawnCounter(rows.pop(0)) if rows else found.outcomes[0]
        told += play(s, action)
        found = asked(s)
    return told


def in_cup(s: State, bandit: str) -> int:
    """Return how many counters with a Bandit are in the cup."""
    return sum(s.cup[n] for n, each in enumerate(KIT.cup) if each.bandit == bandit)


def standing(s: State) -> list[tuple[str, str]]:
    return [(each.face, each.area) for each in s.flown.counters]


# --------------------------------------------------------------------------------------- Sites


@pytest.mark.rule("HL-4.3a")
def test_ex_019_one_site_for_each_approach_and_two_for_the_center() -> None:
    s = at(1, PlaceSites())
    draw_all(s)
    assert [each.area for each in s.flown.counters] == [*APPROACHES, CENTER, CENTER]
    assert {each.kind for each in s.flown.counters} == {"site"}
    assert APPROACHES == ("app_north", "app_east", "app_south", "app_west")


@pytest.mark.rule("HL-4.3a")
def test_ex_115_with_an_empty_cup_the_rest_is_not_placed() -> None:
    s = at(1, PlaceSites(), cup=only(row("sa_6"), row("sa_2")))
    told = draw_all(s)
    assert [each.area for each in s.flown.counters] == ["app_north", "app_east"]
    assert [each.rule for each in told if isinstance(each, CupEmpty)] == ["HL-4.3a"]
    assert s.steps == []


@pytest.mark.rule("HL-4.3a")
def test_improvements_and_difficulty_change_the_draws_not_below_0() -> None:
    s = at(58)
    assert areas_drawn(s, KIT, "sites") == ()
    assert areas_drawn(at(58, adjustments=("fewer_defenses",)), KIT, "sites") == ()
    assert areas_drawn(at(58, adjustments=("extra_defenses",)), KIT, "sites") == (CENTER,)
    effect = TargetModEffect(field="sites", area="approach", amount=1)
    s.flown.standing.append(Standing(effect, "mission", "event:1:bound"))
    assert areas_drawn(s, KIT, "sites") == APPROACHES


@pytest.mark.rule("HL-1.3b", "HL-2.4a")
def test_a_counter_on_the_display_is_not_in_the_cup() -> None:
    s = at(1, PlaceSites())
    place = row("sa_6", "mig_23")
    before = s.cup[place]
    play(s, DrawnCounter(place))
    assert s.cup[place] == before - 1
    assert standing(s) == [("sa_6", "app_north")]
    s = at(1, PlaceBandits())
    play(s, DrawnCounter(place))
    assert standing(s) == [("mig_23", "app_north")]
    assert s.flown.counters[0].row == place


@pytest.mark.rule("HL-4.3b")
def test_the_back_of_a_placed_site_is_known() -> None:
    s = at(1, PlaceSites())
    play(s, DrawnCounter(row("sa_6", "mig_23")))
    placed = s.flown.counters[0]
    assert KIT.cup[placed.row].bandit == "mig_23"
    assert KIT.cup_name(placed.row).values[1][1] == KIT.bandits["mig_23"].name


@pytest.mark.rule("HL-2.4a")
def test_rows_that_the_campaign_removes_are_never_drawn() -> None:
    s = at(1, PlaceSites())
    chance = asked(s)
    assert isinstance(chance, Chance)
    drawn = {action.row for action in chance.outcomes if isinstance(action, DrawnCounter)}
    assert drawn == {n for n, each in enumerate(KIT.cup) if s.cup[n]}
    gone = {*KIT.campaigns[s.terms.campaign].remove_sites}
    assert gone
    assert not {KIT.cup[n].site for n in drawn} & gone
    assert chance.weights == tuple(s.cup[n] for n in sorted(drawn))


# -------------------------------------------------------------------------------------- Bandits


@pytest.mark.rule("HL-5.4a", "HL-5.4b")
def test_ex_025_bandits_come_in_the_same_order_and_no_bandits_go_back() -> None:
    s = at(1, PlaceBandits())
    s.in_play, s.primary = [], 0
    empty = row("sa_6", "")
    before = list(s.cup)
    rows = [row(bandit="mig_21"), empty, empty, row(bandit="mig_29"), row(bandit="mig_25")]
    told, found = settle(s)
    for n, drawn in enumerate(rows):
        assert isinstance(found, Chance)
        assert (found.kind, found.rule) == ("counter", "HL-5.4a")
        told += play(s, DrawnCounter(drawn))
        # They go back together: a second one is rarer while the first lies on the display.
        held = rows[: n + 1].count(empty) if n < len(rows) - 1 else 0
        assert s.cup[empty] == before[empty] - held
        found = asked(s)
    assert found is None
    assert standing(s) == [("mig_21", "app_north"), ("mig_29", "app_west"), ("mig_25", CENTER)]
    areas = [each.area for each in told if isinstance(each, NoBandit)]
    assert areas == ["app_east", "app_south"]
    assert s.flown.held == []


@pytest.mark.rule("HL-5.4b")
def test_a_no_bandit_of_a_later_draw_goes_back_at_once() -> None:
    s = at(1, DrawCounters("bandit", (CENTER, CENTER), "HL-1.7b"))
    empty = row("sa_6", "")
    before = s.cup[empty]
    play(s, DrawnCounter(empty))
    assert s.cup[empty] == before
    play(s, DrawnCounter(row(bandit="mig_21")))
    assert standing(s) == [("mig_21", CENTER)]


@pytest.mark.rule("HL-5.4b", "HL-6.4g")
def test_ex_177_a_bandit_that_was_shot_down_can_be_drawn_again() -> None:
    place = row(bandit="mig_21")
    s = at(1, DrawCounters("bandit", (CENTER,), "HL-5.4a"), cup=only(place))
    play(s, DrawnCounter(place))
    assert not any(s.cup)
    changes_display.destroy(s, s.flown.counters[0], "hunter", lambda _: None, "HL-6.4b")
    s.then(Turn(2))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.outcomes == (DrawnCounter(place),)


@pytest.mark.rule("HL-5.4a")
def test_without_an_aircraft_no_bandits_are_drawn() -> None:
    s = at(1, PlaceBandits())
    s.flown.flight[0].aborted = True
    assert settle(s) == ([], None)


def test_a_random_approach_is_picked_before_its_counter() -> None:
    s = at(1, DrawCounters("bandit", (RANDOM_APPROACH,), "HL-5.6a"))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.outcomes == tuple(map(PickedArea, APPROACHES))
    play(s, PickedArea("app_south"), DrawnCounter(row(bandit="mig_21")))
    assert standing(s) == [("mig_21", "app_south")]
    s = at(1, DrawCounters("bandit", (RANDOM_APPROACH,), "HL-5.6a"), cup=only())
    assert asked(s) is None


# ----------------------------------------------------------------------------------- Objectives


@pytest.mark.rule("HL-1.7m", "HL-5.4a", "HL-6.4g")
def test_ex_184_objectives_leave_the_cup_before_the_draws() -> None:
    s = at(58, PlaceBandits(), cup=FULL)
    while len(s.flown.counters) < 5:
        chance = asked(s)
        assert isinstance(chance, Chance)
        assert chance.rule == "HL-1.7m"
        play(s, chance.outcomes[0])
    faces = [each.face for each in s.flown.counters]
    assert faces == ["mig_21", "mig_21", "mig_23", "mig_23", "mig_29"]
    assert all(each.objective and each.area == CENTER for each in s.flown.counters)
    assert (in_cup(s, "mig_21"), sum(FULL) - sum(s.cup)) == (4, 5)
    changes_display.destroy(s, s.flown.counters[0], "hunter", lambda _: None, "HL-6.4b")
    assert in_cup(s, "mig_21") == 5
    assert [each.face for each in s.flown.counters if each.objective] == faces[1:]


@pytest.mark.rule("HL-1.7m")
def test_objective_sites_stand_in_the_center_before_the_others() -> None:
    s = at(59, PlaceSites())
    told = draw_all(s)
    faces = [each.face for each in s.flown.counters if each.objective]
    assert faces == ["zu_23_4", "sa_7", "m1939"] == [each.face for each in s.flown.counters[:3]]
    assert {each.area for each in s.flown.counters[:3]} == {CENTER}
    placed = [each.rule for each in told if isinstance(each, CounterPlaced)]
    assert placed == ["HL-1.7m"] * 3 + ["HL-4.3a"] * 6


@pytest.mark.rule("HL-1.7m", "HL-1.3j")
def test_bombers_come_two_by_two_and_an_odd_one_alone() -> None:
    s = at(55, PlaceBandits())
    while not any(each.kind == "bomber" for each in s.flown.counters):
        chance = asked(s)
        assert isinstance(chance, Chance)
        play(s, DrawnBomber(1) if DrawnBomber(1) in chance.outcomes else chance.outcomes[0])
    single = s.flown.counters[-1]
    assert (single.face, single.bombers, single.objective) == ("tu_22m", 1, True)
    assert s.bomber_cup == [4, 3]
    s = at(17, PlaceBandits())
    for _ in range(4):
        play(s, DrawnBomber(0))
    # The four Tu-16 are on the display, and all eight Bombers are there.
    assert [each.bombers for each in s.flown.counters] == [2, 2, 2, 2]
    assert s.bomber_cup == [0, 4]


@pytest.mark.rule("HL-1.7m")
def test_an_improvement_adds_a_bomber() -> None:
    s = at(45, in_play=[30])
    assert bombers_due(s, KIT) == 11
    assert bombers_due(at(60, in_play=[30]), KIT) == 6
    assert bombers_due(at(58, in_play=[30]), KIT) == 0


@pytest.mark.rule("HL-1.7o")
def test_ex_174_an_objective_that_the_campaign_removed_never_enters_the_cup() -> None:
    cup = [0 if each.site == "sa_11" else n for n, each in zip(FULL, KIT.cup, strict=True)]
    s = at(35, PlaceSites(), cup=cup)
    while len(s.flown.counters) < 4:
        chance = asked(s)
        assert isinstance(chance, Chance)
        play(s, chance.outcomes[0])
    extra = s.flown.counters[-1]
    assert (extra.face, extra.row, extra.objective) == ("sa_11", -1, True)
    before = list(s.cup)
    changes_display.destroy(s, extra, "hunter", lambda _: None, "HL-6.6a")
    assert s.cup == before
    s.steps[:] = [ClearDisplay()]
    settle(s)
    assert s.cup == cup


@pytest.mark.rule("HL-1.7o")
def test_an_objective_whose_counters_are_all_on_the_display_is_an_extra() -> None:
    rows = [n for n, each in enumerate(KIT.cup) if each.bandit == "mig_21"]
    cup = [0 if n in rows else count for n, count in enumerate(FULL)]
    s = at(58, PlaceBandits(), cup=cup)
    told, _ = settle(s)
    assert [each.row for each in s.flown.counters] == [-1, -1]
    assert [each.rule for each in told] == ["HL-1.7o", "HL-1.7o"]


@pytest.mark.rule("HL-1.7n", "HL-1.7m")
def test_ex_057_with_an_objective_and_hits_both_are_needed() -> None:
    s = at(10)
    needed = KIT.targets[10].hits
    s.flown.hits = needed - 1
    assert not target_destroyed(s, KIT)
    s.flown.hits = needed
    assert target_destroyed(s, KIT)
    s.flown.counters.append(Counter("zu_23_4#1", "site", "zu_23_4", CENTER, -1, objective=True))
    assert not target_destroyed(s, KIT)
    other = Counter("sa_6#2", "site", "sa_6", CENTER, -1)
    s.flown.counters[:] = [other]
    check_target(s, KIT, lambda _: None)
    assert s.flown.destroyed


def test_a_counter_that_is_not_in_the_cup_cannot_be_drawn() -> None:
    s = at(1, PlaceSites(), cup=only(row("sa_6")))
    with pytest.raises(Refused):
        play(s, DrawnCounter(row("sa_2")))


@pytest.mark.rule("HL-1.7u")
def test_a_secondary_that_is_not_flown_has_no_sites() -> None:
    s = mission(1, [], steps=[PlaceSites()], secondary=True)
    assert settle(s) == ([], None)
