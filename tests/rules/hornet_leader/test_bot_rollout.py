"""Missions played in thought: forecasts for the table, Targets and loads chosen by them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice
from desktop.rules.hornet_leader import bot_load, bot_targets
from desktop.rules.hornet_leader.actions_campaign import (
    BuyRecon,
    DrawTarget,
    Load,
    SelectTargets,
    StopDrawing,
    TakeTanker,
)
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.bot import Autopilot, make_bot
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.bot_rollout import (
    NO_FORECAST,
    MissionForecast,
    Stop,
    draw,
    simulate_mission,
)
from desktop.rules.hornet_leader.bot_targets import TargetChoice
from desktop.rules.hornet_leader.bot_variants import StyleChoice
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget
from desktop.rules.hornet_leader.flow import FlyMission, Missions, NextDay
from desktop.rules.hornet_leader.state import State, View
from desktop.text import sentence
from tests.rules.hornet_leader.positions import GAME, asked, campaign, member

PILOTS = ("hunter", "blackhawk", "wedge", "viceroy", "wolf", "bug", "bear", "copper")


def never() -> bool:
    return False


def at_once() -> bool:
    return True


def day(*drawn: int, **fields: Any) -> State:
    """Return a Day at the selection among cards, with eight Average Pilots."""
    s = campaign(squadron=[member(each) for each in PILOTS], drawn=list(drawn), **fields)
    s.target_deck = [each for each in s.target_deck if each not in drawn]
    s.then(SelectTarget(), Missions())
    return s


def arming(*loads: str) -> State:
    """Return a mission of two Aircraft that is being armed and carries these loads so far."""
    s = campaign(squadron=[member("wolf"), member("bear")], steps=[FlyMission(1)])
    policy = Policy(GAME.kit)
    rng = Random(5)
    decision = asked(s)
    while not isinstance(s.steps[-1], Arming):
        assert decision is not None
        action = draw(decision, rng) if isinstance(decision, Chance) else policy.decide(s)[0]
        _, decision = engine.apply(GAME, s, action, decision)
    for aircraft in s.flown.flight:
        aircraft.loads = list(loads)
    return s


# ------------------------------------------------------------------------------------ forecasts


def test_a_forecast_leaves_the_state_as_it_is() -> None:
    s = day(1, 31)
    before = GAME.encode(s)
    forecast = simulate_mission(GAME, s, 5, Random(1), never, first=SelectTargets(1))
    assert forecast.trials == 5
    assert GAME.encode(s) == before
    assert 0 <= forecast.destroyed <= 1
    assert forecast.total_stress >= forecast.stress > 0


def test_equal_seeds_give_equal_forecasts() -> None:
    s = day(1, 31)
    first, second = (
        simulate_mission(GAME, s, 4, Random(3), never, first=SelectTargets(31)) for _ in range(2)
    )
    assert first == second


def test_a_flight_that_is_armed_takes_off_as_it_is() -> None:
    full, bare = arming(*["mk82"] * 7), arming()
    for s in (full, bare):
        s.flown.hits = 5  # Of 7 that are needed.
        s.flown.counters.clear()
    bombed = simulate_mission(GAME, full, 30, Random(1), never)
    empty = simulate_mission(GAME, bare, 30, Random(1), never)
    assert empty.destroyed == 0 < bombed.destroyed


def test_a_forecast_stops_when_it_is_told_to() -> None:
    assert simulate_mission(GAME, arming(), 9, Random(1), at_once) == NO_FORECAST
    left = iter([False, False, True])
    found = simulate_mission(GAME, arming(), 9, Random(1), lambda: next(left))
    assert found.trials == 2


def test_without_a_mission_there_is_no_forecast() -> None:
    s = campaign(squadron=[member("wolf", stress=12)], day=3, drawn=[1, 31])
    s.then(SelectTarget(), Missions(), NextDay())
    assert simulate_mission(GAME, s, 3, Random(1), never, first=SelectTargets(1)) == NO_FORECAST


def test_a_forecast_is_told_in_a_line() -> None:
    forecast = MissionForecast(40, 0.575, 0.2, 3.1, 9.3)
    told = "57 % Destroyed, 0.2 Aircraft lost, 3.1 Stress per Pilot, 40 trials"
    assert sentence(forecast.text()) in (told, told.replace("57", "58"))
    both = forecast.with_more(MissionForecast(40, 0.425, 0.4, 2.1, 6.3))
    assert (both.trials, both.destroyed) == (80, 0.5)
    assert both.lost == pytest.approx(0.3)
    assert NO_FORECAST.with_more(NO_FORECAST) == NO_FORECAST


# -------------------------------------------------------------------------------------- Targets


class Known(TargetChoice):
    """A choice of Targets whose rollouts always come to the same."""

    def __init__(self, forecasts: dict[int, MissionForecast]) -> None:
        super().__init__(GAME, Random(1))
        self._told = forecasts

    def _learn(self, s: State, card: int, trials: int, stop: Stop) -> None:
        self._known[self._key(s, card)] = self._told[card]


def forecast(destroyed: float, lost: float = 0.0, stress: float = 0.0) -> MissionForecast:
    return MissionForecast(12, destroyed, lost, stress, 3 * stress)


def offered(s: State) -> tuple[Action, ...]:
    decision = asked(s)
    assert isinstance(decision, Choice)
    return decision.actions


def test_the_card_with_the_best_prospects_is_selected() -> None:
    s = day(1, 31, so=0)  # 2 and 5 Victory Points
    assert Known({1: forecast(0.9), 31: forecast(0.9)}).select(s, offered(s), never)[
        0
    ] == SelectTargets(31)
    assert Known({1: forecast(0.9), 31: forecast(0.2)}).select(s, offered(s), never)[
        0
    ] == SelectTargets(1)
    assert Known({1: forecast(0.9), 31: forecast(0.9, 2.0)}).select(s, offered(s), never)[
        0
    ] == SelectTargets(1)


def test_recon_is_bought_when_everything_looks_bad() -> None:
    bad = {1: forecast(0.3), 31: forecast(0.2)}
    s = day(1, 31, so=60)
    assert Known(bad).select(s, offered(s), never)[0] == BuyRecon()
    s = day(1, 31, so=10)
    assert isinstance(Known(bad).select(s, offered(s), never)[0], SelectTargets)


def test_a_secondary_is_flown_with_the_okay_pilots_left() -> None:
    s = day(1, 36, so=0)
    both = {1: forecast(0.9), 36: forecast(0.8)}
    assert Known(both).select(s, offered(s), never)[0] == SelectTargets(1, 36)
    poor = {1: forecast(0.9), 36: forecast(0.2)}
    assert Known(poor).select(s, offered(s), never)[0] == SelectTargets(1)
    for pilot in PILOTS[2:]:
        s.member(pilot).stress = 6  # Shaken
    assert Known(both).select(s, offered(s), never)[0] == SelectTargets(1)


def test_drawing_stops_with_a_good_card() -> None:
    s = day(31, so=0)
    s.steps[:] = []
    s.then(DrawTargets(), SelectTarget(), Missions())
    assert Known({31: forecast(0.5)}).draw(s, offered(s), never)[0] == DrawTarget()
    assert Known({31: forecast(0.85)}).draw(s, offered(s), never)[0] == StopDrawing()


def test_drawing_stops_when_improvements_pile_up() -> None:
    cards = [number for number in campaign().target_deck if GAME.kit.targets[number].improvement]
    s = day(6, so=0, in_play=cards[:3])
    s.steps[:] = []
    s.then(DrawTargets(), SelectTarget(), Missions())
    assert Known({}).draw(s, offered(s), never)[0] == StopDrawing()


def test_a_target_that_ends_the_campaign_counts_by_its_penalty() -> None:
    last = next(t for t in GAME.kit.targets.values() if t.penalty and "scramble" in t.traits)
    s = campaign()
    sure = bot_targets.score(s, GAME.kit, last.number, forecast(1.0))
    risky = bot_targets.score(s, GAME.kit, last.number, forecast(0.5))
    assert sure - risky > 0.5 * last.vp


# ---------------------------------------------------------------------------------------- loads


def test_a_style_is_chosen_once_and_taken_up_again() -> None:
    s = arming()
    choice = StyleChoice(GAME, Random(1), 3)
    style, found = choice.style(s, never)
    assert found is not None
    assert found.trials == 3
    assert choice.style(s, never) == (style, None)
    # Somebody else comes when arming has begun: he goes on with a load that has it all.
    for style in bot_load.STYLES:
        wanted = bot_load.plan(s, GAME.kit, style)
        begun = arming()
        begun.flown.flight[0].loads = [
            item for item in wanted.loads["wolf"] if GAME.kit.weapons[item].kind != "pod"
        ]
        other, none = StyleChoice(GAME, Random(1), 3).style(begun, never)
        assert none is None
        loads = bot_load.plan(begun, GAME.kit, other).loads["wolf"]
        assert all(loads.count(i) >= begun.flown.flight[0].loads.count(i) for i in loads)


def test_the_plain_autopilot_loads_by_rule_of_thumb_and_the_planner_compares() -> None:
    s = arming()
    decision = engine.decision(GAME, s)
    assert isinstance(decision, Choice)
    plain, planner = (
        sentence(make_bot(level.key, Random(1), GAME).choose(View(0, s), decision, never)[1])
        for level in GAME.levels
    )
    assert ("%" in plain, "%" in planner) == (False, True)


def test_without_time_the_usual_load_is_taken() -> None:
    style, found = StyleChoice(GAME, Random(1), 3).style(arming(), at_once)
    assert (style, found) == (bot_load.BALANCED, None)


def test_arming_says_what_it_is_for() -> None:
    s = arming()
    decision = engine.decision(GAME, s)
    assert isinstance(decision, Choice)
    action, why = Autopilot(Random(1), GAME, 2).choose(View(0, s), decision, never)
    assert isinstance(action, Load | TakeTanker)
    assert "2 trials" in sentence(why)
