"""The map in the black and white of its time (RM-5.1)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.game import RedMenace
from desktop.rules.red_menace.records import PLAYER
from desktop.rules.red_menace.state import State
from desktop.table.look import PeriodLook
from desktop.table.red_menace.look import RedMenaceLook
from tests.rules.red_menace.positions import data, fly, war
from tests.table.red_menace.playing import page_at


def test_the_look_has_two_skins() -> None:
    game = RedMenace(data())
    look = RedMenaceLook(game)
    assert isinstance(look, PeriodLook)
    view = game.view(war(), PLAYER)
    colours = look.map_key(view)
    assert not look.set_period(period=False)
    assert look.set_period(period=True)
    assert look.map_key(view) != colours


def _flying() -> State:
    s = war(5, steps=[BlueMoves()])
    fly(s, "b52", "0608")
    return s


@pytest.mark.rule("RM-5.1")
def test_no_rule_depends_on_how_the_map_is_drawn(qtbot: QtBot) -> None:
    page = page_at(qtbot, _flying())
    before = page.model.choice
    page.tools.styling.click()
    assert page.habits.period_map
    assert page.tools.styling.isChecked()
    assert page.model.choice == before
    page.tools.styling.click()
    assert not page.habits.period_map
