"""What holds for every game, tried on random games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Event, Game, Refused, Side, Text
from desktop.rules.games import GAMES
from desktop.text import sentence
from tests.contract.walks import (
    Walk,
    answer,
    answers,
    any_setup,
    foreign,
    opened,
    recorded_if_it_fails,
    walk,
)

SEEDS = range(100)
"""For each game: the whole run of all tests is to stay within five minutes on two cores."""
TRIED = 10
"""Actions tried of each position."""
TOO_LONG = 20_000
"""Decisions that no game of random players takes."""
BLANK = re.compile(r"\{\w+\}")

pytestmark = [
    pytest.mark.parametrize("key", list(GAMES)),
    pytest.mark.parametrize("seed", SEEDS),
]


def viewers(walked: Walk) -> tuple[Side | None, ...]:
    return (*walked.setup.sides, None)


def seen(game: Game[Any, Any], state: Any, side: Side | None) -> bytes:
    return msgspec.msgpack.encode(game.view(state, side))


def told_to(events: list[Event], side: Side | None) -> list[Event]:
    return [event.seen_by(side) for event in events]


def in_words(text: Text) -> str:
    words = sentence(text)
    assert words
    assert not BLANK.search(words), words
    return words


def refusal(game: Game[Any, Any], state: Any, action: Action, asked: Choice) -> Refused | None:
    try:
        engine.check(game, state, action, asked)
    except Refused as refused:
        return refused
    return None


def test_something_is_always_possible(key: str, seed: int) -> None:
    walked = walk(key, seed)
    for sample in walked.samples:
        _, asked = walked.at(sample)
        assert answers(asked) or (isinstance(asked, Choice) and asked.open)
        if isinstance(asked, Chance) and asked.roll is None:
            assert len(asked.outcomes) == len(asked.weights)
            assert min(asked.weights) > 0


def test_every_listed_action_is_accepted_and_leaves_a_sound_state(key: str, seed: int) -> None:
    walked = walk(key, seed)
    rng = Random(seed)
    for sample in walked.samples:
        _, asked = walked.at(sample)
        assert len(set(answers(asked))) == len(answers(asked))
        for action in rng.sample(answers(asked), min(TRIED, len(answers(asked)))):
            state, _ = walked.at(sample)
            with recorded_if_it_fails(
                walked.game, walked.setup, seed, [*walked.actions[: sample.ply], action]
            ):
                engine.apply(walked.game, state, action, asked)
                assert walked.game.check(state) == []


def test_a_foreign_action_is_refused_and_changes_nothing(key: str, seed: int) -> None:
    walked = walk(key, seed)
    for sample in walked.samples:
        state, asked = walked.at(sample)
        if isinstance(asked, Chance):
            continue
        for action in foreign(walked, asked)[:TRIED]:
            refused = refusal(walked.game, state, action, asked)
            assert asked.open or refused is not None
            if refused is not None:
                assert refused.rule
                in_words(refused.text)
            assert walked.game.encode(state) == sample.state


def test_a_refusal_can_be_explained_from_the_asker_s_view(key: str, seed: int) -> None:
    walked = walk(key, seed)
    for sample in walked.samples:
        state, asked = walked.at(sample)
        if isinstance(asked, Chance):
            continue
        for side in viewers(walked):
            view = walked.game.view(state, side)
            for action in foreign(walked, asked)[:TRIED]:
                refused = walked.game.why_not(view, action.picks)
                assert refused.rule
                in_words(refused.text)


def test_a_state_survives_being_written_and_read(key: str, seed: int) -> None:
    walked = walk(key, seed)
    for sample in walked.samples:
        state = walked.game.decode(sample.state)
        assert walked.game.encode(state) == sample.state
        assert walked.game.decode(walked.game.encode(state)) == state


def test_a_copy_is_the_same_and_shares_nothing_that_can_change(key: str, seed: int) -> None:
    walked = walk(key, seed)
    for sample in walked.samples:
        state, _ = walked.at(sample)
        copy = walked.game.clone(state)
        assert walked.game.encode(copy) == sample.state
        assert not {*map(id, changing(copy))} & {*map(id, changing(state))}


def changing(value: Any) -> Iterator[Any]:
    """Yield everything in a value that could be changed; nothing in what is frozen can be."""
    inside: list[Any] = []
    changes = isinstance(value, list | dict | set)
    if isinstance(value, msgspec.Struct):
        inside = [getattr(value, name) for name in value.__struct_fields__]
        changes = not value.__struct_config__.frozen
    elif isinstance(value, list | tuple | set | frozenset):
        inside = [*value]
    elif isinstance(value, dict):
        inside = [*value.values()]
    found = [each for one in inside for each in changing(one)]
    assert changes or not found, value
    if changes:
        yield value
    yield from found


def test_an_action_survives_being_written_and_read(key: str, seed: int) -> None:
    walked = walk(key, seed)
    for sample in walked.samples:
        for action in answers(walked.at(sample)[1])[:TRIED]:
            text = msgspec.json.encode(action)
            assert msgspec.json.decode(text, type=walked.game.action_type) == action


def test_the_same_actions_lead_to_the_same_state(key: str, seed: int) -> None:
    walked = walk(key, seed)
    samples = dict(walked.samples)
    state, _, _ = engine.start(walked.game, walked.setup)
    for ply, action in enumerate(walked.actions):
        assert samples.get(ply) in (None, walked.game.encode(state))
        engine.carry_out(walked.game, state, action)
    assert walked.game.encode(state) == walked.final


def test_a_step_asks_when_it_has_a_decision_and_a_replay_leads_to_the_same(
    key: str, seed: int
) -> None:
    walked = walk(key, seed)
    kit = walked.game.kit
    state, _, _ = engine.start(walked.game, walked.setup)
    again, _, _ = engine.start(walked.game, walked.setup)
    replayed = engine.replayed(walked.game, again, walked.actions)
    for ply, action in enumerate(walked.actions):
        told: list[Event] = []
        state.steps.pop().carry_out(state, kit, action, told.append)
        with recorded_if_it_fails(walked.game, walked.setup, seed, walked.actions[: ply + 1]):
            while state.steps and state.outcome is None:
                step = state.steps[-1]
                decision = step.decision(state, kit)
                assert step.asks(state, kit) == (decision is not None)
                if decision is not None:
                    break
                state.steps.pop().carry_out(state, kit, None, told.append)
            assert next(replayed) == tuple(told)
    assert walked.game.encode(again) == walked.final


def test_a_snapshot_takes_the_game_back_whole(key: str, seed: int) -> None:
    walked = walk(key, seed)
    for sample in walked.samples[-2:]:
        state, _ = walked.at(sample)
        for action in walked.actions[sample.ply :]:
            engine.carry_out(walked.game, state, action)
        assert walked.game.encode(state) == walked.final


def test_nothing_is_lost_or_doubled_on_the_way(key: str, seed: int) -> None:
    walked = walk(key, seed)
    state, _, _ = engine.start(walked.game, walked.setup)
    for ply, action in enumerate(walked.actions):
        if ply % 16 == seed % 16:
            with recorded_if_it_fails(walked.game, walked.setup, seed, walked.actions[:ply]):
                assert walked.game.check(state) == []
        engine.carry_out(walked.game, state, action)
    assert walked.game.check(state) == []


def test_what_a_side_cannot_know_does_not_show_in_its_view(key: str, seed: int) -> None:
    walked = walk(key, seed)
    rng = Random(seed)
    for sample in walked.samples:
        state, _ = walked.at(sample)
        for side in viewers(walked):
            view = walked.game.view(state, side)
            guessed = walked.game.guess(view, rng)
            assert seen(walked.game, guessed, side) == seen(walked.game, state, side)
            assert walked.game.check(guessed) == []
            assert engine.decision(walked.game, guessed) is not None
            assert walked.game.encode(state) == sample.state


def test_a_hidden_outcome_shows_to_those_who_learn_it_only(key: str, seed: int) -> None:
    walked = walk(key, seed)
    rng = Random(seed)
    for sample in walked.samples:
        start, asked = walked.at(sample)
        if not isinstance(asked, Chance) or asked.learns is None:
            continue
        assert set(asked.offered) >= set(asked.outcomes)
        guessed = engine.decision(
            walked.game, walked.game.guess(walked.game.view(start, None), rng)
        )
        assert isinstance(guessed, Chance)
        assert guessed.offered == asked.offered
        results = []
        for outcome in (asked.outcomes[0], asked.outcomes[-1]):
            state, _ = walked.at(sample)
            told, _ = engine.carry_out(walked.game, state, outcome)
            results.append((state, told))
        (one, told_one), (other, told_other) = results
        for side in viewers(walked):
            if side not in asked.learns:
                assert told_to(told_one, side) == told_to(told_other, side)
                assert seen(walked.game, one, side) == seen(walked.game, other, side)


def test_everything_can_be_put_in_words(key: str, seed: int) -> None:
    walked = walk(key, seed)
    kit = walked.game.kit
    for sample in walked.samples:
        state, asked = walked.at(sample)
        in_words(asked.prompt)
        progress = walked.game.progress(state)
        in_words(progress.title)
        assert walked.game.turn(state) == progress.turn
        for action in answers(asked)[:TRIED]:
            in_words(action.label(kit))
            assert action.picks
            assert all(isinstance(pick, str) for pick in action.picks)
    state, told, _ = engine.start(walked.game, walked.setup)
    for action in walked.actions:
        told += engine.carry_out(walked.game, state, action)[0]
    for event in told[seed % 7 :: 7]:
        for side in viewers(walked):
            in_words(event.seen_by(side).text(kit))
            assert event.seen_by(side).rule
        assert all(isinstance(place, str) for place in event.places(kit))


def test_a_game_comes_to_an_end(key: str, seed: int) -> None:
    game = opened(key)
    rng = Random(seed)
    setup = any_setup(game, rng, with_options=False)
    state, _, asked = engine.start(game, setup)
    actions: list[Action] = []
    with recorded_if_it_fails(game, setup, seed, actions):
        while asked is not None:
            actions.append(answer(asked, rng))
            _, asked = engine.carry_out(game, state, actions[-1])
            assert len(actions) < TOO_LONG
        assert game.check(state) == []
    assert state.outcome is not None
    assert game.progress(state).present == -1
    total = sum(game.score(state).values())
    assert total == pytest.approx(1) if len(setup.sides) > 1 else 0 <= total <= 1
    in_words(game.outcome_text(state))
