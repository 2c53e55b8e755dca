"""Placing and moving on the table: one or several Aircraft, by keys, rows, board and dragging."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRubberBand
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader.actions_mission import Put
from desktop.rules.hornet_leader.enemy_odds import threat
from desktop.rules.hornet_leader.placing import PlaceAircraft
from desktop.rules.hornet_leader.state import State
from desktop.table.decision_panel import Words
from desktop.table.decision_rows import MiniBar, Row
from desktop.table.hornet_leader.moving_data import directions
from desktop.table.hornet_leader.moving_draft import MovingDraft
from desktop.table.hornet_leader.moving_panel import MovingPanel
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import KIT
from tests.table.handling import lit
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import (
    SMALL,
    found,
    move_held,
    page_at,
    pick,
    press,
    state_of,
)


def shown(qtbot: QtBot, s: State | None = None) -> tuple[TablePage, MovingPanel]:
    page = page_at(qtbot, scenes.moving() if s is None else s)
    return page, found(page, MovingPanel)


def selected(page: TablePage) -> tuple[str, ...]:
    draft = page.picker.draft
    assert isinstance(draft, MovingDraft)
    return draft.selected


def area_of(page: TablePage, pilot: str) -> str:
    return state_of(page).flown.aircraft(pilot).area


@pytest.mark.parametrize(
    ("area", "ways"),
    [
        (
            "pre_north_central",
            {"Up": "app_north", "Left": "pre_north_west", "Right": "pre_north_east"},
        ),
        ("app_south", {"Up": "center", "Down": "pre_south_central"}),
        ("center", {"Up": "app_north", "Down": "app_south", "Left": "app_west"}),
    ],
)
def test_arrows_go_toward_the_center_and_along_the_ring(area: str, ways: dict[str, str]) -> None:
    found = directions(KIT, area)
    assert {key: found[key] for key in ways} == ways


@pytest.mark.rule("HL-6.12a")
def test_an_area_moves_the_aircraft_at_its_altitude(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    pick(page, "pilot:banzai", "app_north")
    assert page.model.session.entry_at(0).action == Put("banzai", "app_north", high=True)
    assert selected(page) == ("banzai",)


def test_an_area_out_of_reach_is_refused_with_its_rule(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    pick(page, "pilot:banzai", "center")
    assert told == ["HL-6.12a"]
    assert page.model.session.ply == 0


def test_several_aircraft_move_in_turn(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    panel.flight.chosen.emit("banzai")
    panel.flight.chosen.emit("wolf")
    assert selected(page) == ("banzai", "wolf")
    pick(page, "app_north")
    assert (area_of(page, "banzai"), area_of(page, "wolf")) == ("app_north", "app_north")
    assert area_of(page, "hunter") == "pre_north_east"
    assert selected(page) == ("banzai", "wolf")


def test_shift_and_a_digit_choose_one_more(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    press(page, "2")
    QTest.keyClick(page.desk.view, Qt.Key.Key_3, Qt.KeyboardModifier.ShiftModifier)
    assert selected(page) == ("banzai", "wolf")


def test_arrows_move_what_is_chosen_and_the_others_can_follow(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    pick(page, "pilot:banzai")
    QTest.keyClick(page.desk.view, Qt.Key.Key_Up)
    assert area_of(page, "banzai") == "app_north"
    press(page, "c")
    assert area_of(page, "wolf") == "app_north"
    assert area_of(page, "pluto") == "app_south"
    assert area_of(page, "banzai") == "app_north"


@pytest.mark.rule("HL-6.12b")
def test_h_and_l_change_the_altitude(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    pick(page, "pilot:banzai")
    assert not panel.high.isEnabled()
    press(page, "l")
    assert not state_of(page).flown.aircraft("banzai").high
    press(page, "h")
    assert state_of(page).flown.aircraft("banzai").high


def test_the_danger_of_each_area_is_that_of_the_rules(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    pick(page, "pilot:banzai")
    rows = {row.data.key: row.data.chance for row in panel.areas.rows}
    for area, chance in rows.items():
        expected = threat(scenes.moving(), KIT, "banzai", area, True, moving=True)
        assert chance == expected.damaged + expected.lost
    assert "app_north" in rows


@pytest.mark.rule("HL-5.3a")
def test_all_are_placed_in_one_area_at_once(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, scenes.placing(0))
    press(page, "a")
    pick(page, "so_south_east")
    assert {each.area for each in state_of(page).flown.flight} == {"so_south_east"}
    assert page.model.session.ply == 5


def test_dragging_an_aircraft_places_it(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, scenes.placing(0))
    page.picker.drag("pilot:wolf", "so_north_west")
    assert area_of(page, "wolf") == "so_north_west"


def test_the_end_waits_until_all_are_placed(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, scenes.placing(1))
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    pick(page, "button:finish_placing")
    assert told == ["HL-5.3a"]
    assert page.model.session.ply == 0


@pytest.mark.rule("HL-5.3a")
def test_an_arrow_places_the_whole_flight_on_a_side(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, scenes.placing(0))
    flight = [each.pilot for each in state_of(page).flown.flying()]
    assert not selected(page)
    assert lit(page) == [], "nobody is placed"
    for key, area in (
        (Qt.Key.Key_Right, "so_east_north"),
        (Qt.Key.Key_Right, "so_east_south"),
        (Qt.Key.Key_Up, "so_north_west"),
    ):
        QTest.keyClick(page.desk.view, key)
        assert {area_of(page, pilot) for pilot in flight} == {area}
    assert [row.data.cap for row in panel.areas.rows][:2] == ["↑", "→"]
    qtbot.waitUntil(lambda: lit(page) == ["Begin here"])
    press(page, "enter")
    assert not state_of(page).steps


@pytest.mark.rule("HL-5.3a")
def test_an_arrow_to_a_side_that_an_event_forbids_says_why(qtbot: QtBot) -> None:
    s = scenes.placing(0)
    s.steps.clear()
    s.then(PlaceAircraft("north"))
    page, _ = shown(qtbot, s)
    refused: list[str] = []
    page.picker.refused.connect(lambda why, _: refused.append(why.rule))
    QTest.keyClick(page.desk.view, Qt.Key.Key_Down)
    assert refused == ["HL-5.3a"]


def test_a_mission_begins_with_nobody_chosen(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, scenes.placing(0))
    pick(page, "pilot:wolf", "so_north_west")
    assert selected(page) == ("wolf",)
    page.model.undo()
    assert selected(page) == ()


# --- several at once, by mouse --------------------------------------------------------------------


def draw_frame(page: TablePage, *pilots: str, shift: bool = False) -> None:
    """Draw a frame around counters, from beside the first to beside the last."""
    view = page.desk.view
    item = page.desk.scene.item
    found = [item(f"pilot:{each}") for each in pilots]
    box = QRectF()
    for each in found:
        assert each is not None
        box |= each.body()
    box.adjust(-6, -6, 6, 6)
    start, end = view.mapFromScene(box.topLeft()), view.mapFromScene(box.bottomRight())
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, held, start)
    move_held(view.viewport(), start + QPoint(30, 20))
    move_held(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, held, end)


def turn(page: TablePage, steps: int, at: QPoint, *, sideways: bool = False) -> None:
    """Turn the wheel with Alt."""
    viewport = page.desk.view.viewport()
    angle = QPoint(120 * steps, 0) if sideways else QPoint(0, 120 * steps)
    event = QWheelEvent(
        QPointF(at), viewport.mapToGlobal(QPointF(at)), QPoint(), angle, Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.AltModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def test_a_frame_chooses_the_aircraft_inside_it(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    draw_frame(page, "banzai", "wolf")
    assert selected(page) == ("banzai", "wolf")
    draw_frame(page, "pluto", shift=True)
    assert selected(page) == ("banzai", "wolf", "pluto")
    draw_frame(page, "pluto")
    assert selected(page) == ("pluto",)
    assert page.model.session.ply == 0


def test_where_nothing_is_chosen_together_a_frame_is_not_drawn(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacking())
    draw_frame(page, "banzai", "wolf")
    assert page.picker.picks == ()
    frames = page.desk.view.findChildren(QRubberBand)
    assert [frame.isHidden() for frame in frames] == [True]


@pytest.mark.rule("HL-6.12b")
@pytest.mark.parametrize("sideways", [False, True])
def test_alt_and_the_wheel_change_the_altitude_of_the_chosen(
    qtbot: QtBot, *, sideways: bool
) -> None:
    page, _ = shown(qtbot)
    draw_frame(page, "banzai", "wolf")
    turn(page, -1, QPoint(4, 4), sideways=sideways)
    flown = state_of(page).flown
    assert [flown.aircraft(each).high for each in ("banzai", "wolf", "hunter")] == [
        False,
        False,
        True,
    ]
    turn(page, 1, QPoint(4, 4), sideways=sideways)
    assert state_of(page).flown.aircraft("wolf").high


def test_the_wheel_takes_the_aircraft_under_it_if_none_is_chosen(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    item = page.desk.scene.item("pilot:hunter")
    assert item is not None
    at = page.desk.view.mapFromScene(item.body().center())
    QTest.mouseMove(page.desk.view.viewport(), at)
    turn(page, -1, at)
    assert not state_of(page).flown.aircraft("hunter").high
    assert selected(page) == ("hunter",)


def test_the_name_of_an_area_stands_beside_its_bar(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.placing(0), size=SMALL)
    panel = found(page, MovingPanel)
    press(page, "A")
    rows = panel.areas.rows
    assert len(rows) > 3

    def whole(row: Row) -> bool:
        title = next(each for each in row.findChildren(Words) if each.text() == row.data.title)
        bar = row.findChild(MiniBar)
        assert bar is not None
        beside = title.geometry().right() < bar.geometry().left()
        return beside and title.height() >= title.heightForWidth(title.width()) > 0

    qtbot.waitUntil(lambda: all(map(whole, rows)))


def test_all_are_chosen_however_often_it_is_said(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    for _ in range(2):
        press(page, "A")
        draft = page.picker.draft
        assert isinstance(draft, MovingDraft)
        assert selected(page) == draft.able
    panel.all.click()
    assert len(selected(page)) > 1
    press(page, "esc")
    assert selected(page) == ()
