"""What a Target and a load come to, told for a person from rollouts."""

from __future__ import annotations

from random import Random

import pytest

from desktop.rules.hornet_leader.actions_campaign import FinishArming, SelectTargets
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.bot_forecast import mission_forecast
from desktop.rules.hornet_leader.bot_rollout import simulate_mission
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget, primaries
from desktop.rules.hornet_leader.records import PLAYER
from tests.rules.hornet_leader.openings import opening
from tests.rules.hornet_leader.positions import GAME


def never() -> bool:
    return False


@pytest.mark.rule("HL-4.2a")
@pytest.mark.parametrize("step", [DrawTargets, SelectTarget])
def test_a_card_is_foreseen_as_soon_as_it_is_drawn(step: type[DrawTargets | SelectTarget]) -> None:
    s = opening(step)
    target = primaries(s, GAME.kit)[0]
    before = GAME.encode(s)
    view = GAME.view(s, PLAYER)
    found = GAME.foresee(view, SelectTargets(target), 3, Random(5), never)
    again = GAME.foresee(view, SelectTargets(target), 3, Random(5), never)
    assert found == again
    assert found.trials == 3
    assert 0 <= found.means["destroyed"] <= 1
    assert GAME.encode(view.state) == before


@pytest.mark.rule("HL-4.5g")
def test_a_flight_on_the_bench_is_foreseen_as_it_is_armed() -> None:
    s = opening(Arming)
    view = GAME.view(s, PLAYER)
    found = GAME.foresee(view, None, 4, Random(5), never)
    plain = simulate_mission(GAME, s, 4, Random(5), never, first=FinishArming())
    assert mission_forecast(found) == plain
    assert plain.trials == 4


def test_a_stop_leaves_nothing_to_tell() -> None:
    view = GAME.view(opening(Arming), PLAYER)
    assert GAME.foresee(view, None, 4, Random(5), lambda: True).trials == 0
