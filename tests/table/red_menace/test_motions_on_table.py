"""How events are seen: what moves, from where to where, what goes."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.core import Event
from desktop.rules.red_menace import events_air as air
from desktop.rules.red_menace import events_blue as blue
from desktop.rules.red_menace import events_red as red
from desktop.rules.red_menace import events_theatre as theatre
from desktop.rules.red_menace.actions_setup import FinishDeployment
from desktop.table.look import Motion
from desktop.table.red_menace.counters import table_counters
from desktop.table.red_menace.motions import motion_of
from tests.rules.red_menace.positions import KIT, war
from tests.table.red_menace.playing import page_at, played

RULE = "RM-1"
SEVERAL = 5
MOSCOW = KIT.cities["1"].hex


@pytest.mark.parametrize(
    ("event", "motion"),
    [
        (red.FlightTookOff(RULE, "C", "1"), Motion("flight:C", end=MOSCOW)),
        (red.FlightMoved(RULE, "C", "0609", "0610"), Motion("flight:C", "move", "0609", "0610")),
        (red.FlightGone(RULE, "C", "0609", "left"), Motion("flight:C", "vanish", "0609")),
        (
            air.InterceptorUsed(RULE, "f102", "long"),
            Motion("plane:f102", end="box:us_int_long"),
        ),
        (
            air.InterceptorUsed(RULE, "cf100", "normal", 2),
            Motion("plane:cf100", end="box:ca_int_normal", along=("plane:cf100:ready:1",)),
        ),
        (
            air.InterceptorPosted(RULE, "f106", "R"),
            Motion("plane:f106", end=KIT.cities["R"].hex),
        ),
        (
            blue.BombersTookOff(RULE, "P", ("b52", "b52"), (4, 7)),
            Motion("bomber:4", end=KIT.cities["P"].hex, along=("bomber:7",)),
        ),
        (
            blue.BombersMoved(RULE, "0609", "0610", ("b52",), (4,)),
            Motion("bomber:4", "move", "0609", "0610"),
        ),
        (blue.BomberLanded(RULE, "P", "b52", 4), Motion("bomber:4", end="box:dep_P")),
        (
            blue.BlueBombersLost(RULE, "0609", ("b52", "b47"), (4, 2)),
            Motion("bomber:4", "vanish", along=("bomber:2",)),
        ),
        (
            blue.SubmarineSailed(RULE, "0707", "0706", 1),
            Motion("submarine", "move", "0707", "0706"),
        ),
        (blue.SubmarineLost(RULE, "0707"), Motion("submarine", "vanish", "0707")),
        (theatre.TurnBegan(RULE, 4), None),
    ],
)
def test_events_are_seen(event: Event, motion: Motion | None) -> None:
    assert motion_of(KIT, event) == motion


def test_interceptors_that_are_seen_to_move_are_those_on_top() -> None:
    counters = {each.id: each for each in table_counters(KIT, war())}
    top, below = counters["plane:cf100"], counters["plane:cf100:ready:1"]
    assert top.place == below.place == "box:ca_int_ready"
    assert top.z > below.z > counters["plane:cf100:ready:2"].z


def test_where_nothing_moves_the_board_is_set_once_for_an_action_and_its_rolls(
    qtbot: QtBot,
) -> None:
    deployed = next(
        s for s, choice in played() if any(isinstance(a, FinishDeployment) for a in choice.actions)
    )
    page = page_at(qtbot, deployed)
    shown: list[int] = []
    page.desk.settled.connect(lambda: shown.append(page.model.session.ply))
    page.picker.choose(FinishDeployment())
    seen = page.model.session.ply
    assert seen > SEVERAL
    assert shown == [seen]
