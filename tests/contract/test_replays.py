"""Games between computer players are replayed as they were played, and decisions are not drawn up.

They come to steps that random walks hardly see: weapons are carried, formations are met.
"""

from __future__ import annotations

from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Choice, Step
from tests.contract.walks import answer, any_setup, opened

PLIES = 250
DRAWN_UP = 0.1
"""Decisions that a replay may draw up for each action: steps that are rare need no short cut."""


@pytest.fixture(params=["eagles_missiles", "hornet_leader", "red_menace"])
def key(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.mark.parametrize("seed", range(2))
def test_a_replay_of_a_led_game_draws_up_hardly_a_decision(
    key: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = opened(key), Random(seed)
    setup = any_setup(game, rng, with_options=True)
    bots = {side: game.bot(game.levels[0].key, rng) for side in setup.sides}
    state, _, asked = engine.start(game, setup)
    again, _, _ = engine.start(game, setup)
    actions: list[Action] = []
    while asked is not None and len(actions) < PLIES:
        action = answer(asked, rng)
        if isinstance(asked, Choice):
            view = game.view(state, asked.side)
            action, _ = bots[asked.side].choose(view, asked, lambda: False)
        actions.append(action)
        assert state.steps[-1].asks(state, game.kit)
        _, asked = engine.carry_out(game, state, action)
    drawn_up = _counted(game.state_type, monkeypatch)
    assert sum(1 for _ in engine.replayed(game, again, actions)) == len(actions)
    assert game.encode(again) == game.encode(state)
    assert len(drawn_up) < DRAWN_UP * len(actions)


def _counted(state_type: type[Any], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that grows by a name whenever a step draws up its decision."""
    found: list[str] = []
    for kind in get_args(get_args(get_type_hints(state_type)["steps"])[0]):
        if kind.decision is not Step.decision:
            monkeypatch.setattr(kind, "decision", _noting(kind, kind.decision, found))
    return found


def _noting(kind: type[Step], decision: Any, found: list[str]) -> Any:
    def noted(step: Any, s: Any, kit: Any) -> Any:
        found.append(kind.__name__)
        return decision(step, s, kit)

    return noted
