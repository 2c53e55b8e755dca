"""The autopilot answers every decision of Hornet Leader, legally and alike for equal questions."""

from __future__ import annotations

from random import Random

import pytest

from desktop.rules import engine
from desktop.rules.core import Chance, Choice, Setup, Text
from desktop.rules.hornet_leader import bot_words
from desktop.rules.hornet_leader.actions_campaign import SelectTargets
from desktop.rules.hornet_leader.actions_mission import Done
from desktop.rules.hornet_leader.bot import Autopilot, make_bot
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.bot_rollout import draw
from desktop.rules.hornet_leader.day import SelectTarget
from desktop.rules.hornet_leader.flow import Missions
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State, View
from desktop.text import sentence
from tests.rules.hornet_leader.positions import GAME, campaign, member

CAMPAIGNS = tuple(GAME.kit.campaigns)
ALL_RULES = {
    "night": True,
    "one_more_less": True,
    "high_stress": True,
    "replacements": True,
    "damaging": True,
}
STEADY = ("Squadron", "Arming", "AssignPilots", "PlaceAircraft", "MoveAircraft")
"""Steps in which the autopilot's own answer is always taken: others would only go in circles."""


CHOOSING = {
    *("Squadron", "Promotions", "FlyOrRest", "DrawTargets", "SelectTarget", "Replacements"),
    *("ReplacementOffer", "AssignPilots", "Arming", "MeetOrIgnore", "ChooseList", "PickPilots"),
    *("BuyOff", "DropWeapons", "AbortDecision", "PlaceAircraft", "EitherKind", "RemoveCounter"),
    *("PhoenixAttacks", "Jettison", "AircraftAttacks", "EnemyAttacks", "Suppression", "Evasion"),
    *("MoveAircraft", "SearchAndRescue", "SarExpending", "RescuePick", "DiscardImprovement"),
    *("Rest", "KeepOne"),
}
"""Every step that asks the player something."""
RARE = {
    *("DiscardImprovement", "DropWeapons", "EitherKind", "KeepOne", "MeetOrIgnore"),
    "RescuePick",
}
"""Those that short walks may miss; they are asked in tests of their own."""


def never() -> bool:
    return False


def at_once() -> bool:
    return True


def setup_of(seed: int) -> Setup:
    """Return a campaign of every kind in turn: where, how long, by whom, with which rules."""
    options: dict[str, bool | int | str] = {"campaign": CAMPAIGNS[seed % len(CAMPAIGNS)]}
    options["length"] = ("short", "medium", "long")[seed % 3]
    if seed % 5 == 0:
        options["service"] = "marine"
    if seed % 2:
        options |= ALL_RULES
    return Setup("", (PLAYER,), options)


def walk(seed: int, decisions: int) -> dict[str, int]:
    """Play on with the autopilot, and now and then with anything that is legal.

    At each choice the autopilot is asked and its answer checked; returns how often each kind of
    step asked.
    """
    rng = Random(seed)
    bot = Autopilot(Random(seed), GAME, trials=1)
    state, _, decision = engine.start(GAME, setup_of(seed))
    asked: dict[str, int] = {}
    while decision is not None and decisions:
        if isinstance(decision, Chance):
            action = draw(decision, rng)
        else:
            decisions -= 1
            kind = type(state.steps[-1]).__name__
            asked[kind] = asked.get(kind, 0) + 1
            action, why = bot.choose(View(0, state), decision, at_once)
            engine.check(GAME, state, action, decision)
            assert sentence(why).endswith(".")
            if kind not in STEADY and rng.random() < 0.15:
                action = rng.choice(decision.actions)
        _, decision = engine.apply(GAME, state, action, decision)
        top = state.steps[-1] if state.steps and state.outcome is None else None
        if top is not None:
            assert top.asks(state, GAME.kit) == (top.decision(state, GAME.kit) is not None)
    assert GAME.check(state) == []
    return asked


def test_every_answer_is_legal_whatever_was_done_before() -> None:
    asked: dict[str, int] = {}
    for seed in range(60):
        for kind, count in walk(seed, 130).items():
            asked[kind] = asked.get(kind, 0) + count
    assert CHOOSING - set(asked) <= RARE


def first_days(seed: int, decisions: int) -> list[str]:
    """Return what an autopilot does and says at the beginning of a campaign."""
    rng = Random(seed)
    bot = make_bot("autopilot", Random(seed), GAME)
    state, _, decision = engine.start(GAME, Setup("", (PLAYER,), {"campaign": "iraq_1991"}))
    found: list[str] = []
    while len(found) < decisions and decision is not None:
        action = draw(decision, rng) if isinstance(decision, Chance) else None
        if action is None:
            assert isinstance(decision, Choice)
            action, why = bot.choose(View(0, state), decision, never)
            found.append(f"{action} {sentence(why)}")
        _, decision = engine.apply(GAME, state, action, decision)
    return found


def test_equal_seeds_play_alike() -> None:
    assert first_days(3, 60) == first_days(3, 60)


def test_the_choice_of_targets_stops_when_it_is_told_to() -> None:
    state = selecting()
    decision = engine.decision(GAME, state)
    assert isinstance(decision, Choice)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    action, why = Autopilot(Random(1), GAME).choose(View(0, state), decision, stop)
    assert isinstance(action, SelectTargets)
    assert action in decision.actions
    assert asked < 10
    assert ", 2 trials" in sentence(why)  # All that were made before the time was up.
    action, _ = Autopilot(Random(1), GAME).choose(View(0, state), decision, at_once)
    assert action in decision.actions


def selecting() -> State:
    """Return the first Day of a campaign at the selection among two cards."""
    pilots = ("hunter", "blackhawk", "wedge", "viceroy", "sawbones", "lightning")
    return campaign(
        squadron=[member(pilot, 2) for pilot in pilots],
        steps=[SelectTarget(), Missions()],
        drawn=[1, 31],
        so=0,
    )


def test_there_are_two_levels() -> None:
    with pytest.raises(KeyError, match="admiral"):
        make_bot("admiral", Random(1), GAME)
    assert [level.key for level in GAME.levels] == ["autopilot", "planner"]


def test_a_lone_action_needs_no_thought() -> None:
    alone = Choice(PLAYER, "HL-8.13a", Text("t", "x"), (Done(),))
    action, why = Autopilot(Random(1), GAME).choose(View(0, campaign()), alone, never)
    assert action == Done()
    assert why == bot_words.sentence((bot_words.NOTHING_ELSE,))


def test_a_step_that_asks_nothing_is_no_decision() -> None:
    state = campaign(steps=[Missions()])
    with pytest.raises(TypeError, match="Missions"):
        Policy(GAME.kit).decide(state)
