"""The autopilot: it plays whole games, keeps its reserve, sends enough and no more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Rolled, Setup
from desktop.rules.red_menace.actions_blue import EndLaunches, Launch, Move
from desktop.rules.red_menace.actions_intercept import EndInterceptions, Intercept
from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.bot import LEVEL, make_bot
from desktop.rules.red_menace.bot_moves import goals
from desktop.rules.red_menace.interception import Interceptions
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.records import PLAYER
from desktop.rules.red_menace.state import State, View
from tests.rules.red_menace.positions import GAME, KIT, asked, fly, ground, inbound, war

ALL = {
    "sac": True,
    "six_f102": True,
    "two_tu28": True,
    "two_sa2": True,
    "sudden_death": True,
    "caught": True,
}


def by_chance(chance: Chance, rng: Random) -> Action:
    if chance.roll is not None:
        return Rolled(tuple(rng.randint(1, 6) for _ in range(chance.roll.count)))
    return rng.choices(chance.outcomes, chance.weights)[0]


def played(scenario: int, seed: int, options: dict[str, Any]) -> State:
    """Return the end of a game; no counter was lost on the way (RM-1.1)."""
    rng = Random(seed)
    bot = GAME.bot(LEVEL, rng)
    s, _, decision = engine.start(GAME, Setup("", (PLAYER,), {"scenario": scenario, **options}))
    while decision is not None:
        if isinstance(decision, Chance):
            action = by_chance(decision, rng)
        else:
            action, _ = bot.choose(View(0, s), decision, lambda: False)
        _, decision = engine.apply(GAME, s, action, decision)
        assert GAME.check(s) == []
    return s


@pytest.mark.rule("RM-1.1", "RM-7.15")
@pytest.mark.parametrize("scenario", KIT.scenarios)
@pytest.mark.parametrize("options", [{}, ALL, {"module_s": True}], ids=["plain", "all", "S"])
def test_it_plays_every_scenario_to_its_end(scenario: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        s = played(scenario, seed, options)
        assert s.outcome is not None
        assert s.outcome.rule != "RM-12.3"


def choice(s: State) -> Choice:
    decision = asked(s)
    assert isinstance(decision, Choice)
    return decision


def chosen(s: State) -> Action:
    return make_bot(LEVEL, Random(1), GAME).choose(View(0, s), choice(s), lambda: False)[0]


def test_two_bombers_stay_down_while_formations_are_to_come() -> None:
    s = war(5, steps=[Launches()])
    ground(s, "b52 b47", "K")
    assert isinstance(chosen(s), EndLaunches)
    s = war(5, pool=[], steps=[Launches()])
    ground(s, "b52 b47", "K")
    inbound(s, "A", "0608", "K")
    assert isinstance(chosen(s), Launch)


def test_the_base_in_danger_is_emptied_first() -> None:
    s = war(5, steps=[Launches()])
    ground(s, "b52 b52", "A")
    threatened = ground(s, "b47 b47", "M")
    inbound(s, "A", "0515", "M")
    action = chosen(s)
    assert isinstance(action, Launch)
    assert action.numbers[0] in threatened


def test_enough_is_sent_against_who_attacks_and_nothing_against_nobody() -> None:
    s = war(5, steps=[Interceptions()])
    inbound(s, "A", "0414", "P", "tu16 tu16 tu16")
    inbound(s, "B", "0514", "J", "tu16")
    action = chosen(s)
    assert isinstance(action, Intercept)
    assert action.flight == "A"
    assert sum(count for _, _, count in action.planes) > 3
    s = war(5, steps=[Interceptions()])
    inbound(s, "A", "0414", "J", "tu16")
    for each in s.interceptors:
        each.box = "normal" if each.unit != "f102" else "ready"
    assert isinstance(chosen(s), (Intercept, EndInterceptions))


def test_bombers_fly_to_different_cities() -> None:
    s = war(5, steps=[BlueMoves()])
    fly(s, "b52 b52 b47 b47 b47", "0607")
    asked(s)
    wanted = goals(s, KIT)
    assert len(wanted) == 5
    assert len(set(wanted.values())) > 1
    action = chosen(s)
    assert isinstance(action, Move)
    goal = KIT.cities[wanted[action.numbers[0]]].hex
    assert KIT.distance(action.to, goal) < KIT.distance("0607", goal)


def test_there_is_one_level() -> None:
    with pytest.raises(KeyError, match="autopilot"):
        make_bot("general", Random(1), GAME)
