"""The games still go as the golden playthroughs say."""

import pytest

from desktop.rules.games import GAMES
from tests.playthroughs.playthrough import FOLDER, PLANS, Plan, played


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_game_goes_as_it_went(plan: Plan) -> None:
    written = plan.file.read_text(encoding="utf-8")
    assert played(plan) == written, "If this is meant: python -m tests.playthroughs"


def test_every_game_has_playthroughs() -> None:
    assert {plan.game for plan in PLANS} == set(GAMES)


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.rglob("*.txt")) == {plan.file for plan in PLANS}
