"""What is lit: who can act and on whom, where to, the enemy's attack, and overlays."""

from __future__ import annotations

from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader import attack_odds
from desktop.rules.hornet_leader.actions_mission import Attack, EndAttacks, Suppress
from desktop.rules.hornet_leader.enemy_odds import threat
from desktop.rules.hornet_leader.reactions_rules import suppressions
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.hover import hover_marks
from desktop.table.hornet_leader.marks import GOLD, GREEN, RED, board_marks, danger_colour
from desktop.table.hornet_leader.overlays import overlays
from desktop.table.look import Mark
from tests.rules.hornet_leader.positions import KIT, asked
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import page_at, pick, press

RANGES, THREATS = overlays(KIT)


def lit(s: State, *picks: str) -> tuple[Mark, ...]:
    """Return the marks of the decision after some picks."""
    choice = asked(s)
    assert choice is not None
    actions = tuple(
        action for action in getattr(choice, "actions", ()) if action.picks[: len(picks)] == picks
    )
    return board_marks(KIT, View(0, s), actions, picks)


def test_aircraft_that_need_awareness_to_attack_are_gold() -> None:
    marks = {mark.place: mark for mark in lit(scenes.attacking())}
    assert all(mark.kind == "source" for mark in marks.values())
    # Fast ones attack for nothing, the others take an SA counter of the Flight Leader.
    assert marks["pilot:hunter"].colour == GREEN
    assert marks["pilot:wolf"].colour == GOLD


def test_enemies_show_the_chance_of_the_best_attack() -> None:
    s = scenes.attacking(fast=False)
    marks = {mark.place: mark for mark in lit(s, "pilot:wolf") if mark.kind == "attack"}
    choice = asked(s)
    best: dict[str, Attack] = {}
    for action in getattr(choice, "actions", ()):
        if isinstance(action, Attack) and action.pilot == "wolf":
            best.setdefault(action.enemy, action)
    assert set(marks) == {f"enemy:{enemy}" for enemy in best}
    for enemy, attack in best.items():
        kill = attack_odds.of_attack(s, KIT, attack).kills[enemy]
        assert marks[f"enemy:{enemy}"].text == f"{round(100 * kill)} %"


def test_where_an_aircraft_can_go_tells_the_danger_there() -> None:
    s = scenes.moving()
    marks = lit(s, "pilot:banzai")
    reached = {mark.place for mark in marks if mark.kind == "target"}
    assert "app_north" in reached
    assert "center" not in reached
    figures = {mark.place: mark for mark in marks if mark.kind == "figure"}
    found = threat(s, KIT, "banzai", "app_north", True, moving=True)
    harm = found.damaged + found.lost
    assert figures["app_north"].text == f"{round(100 * harm)} %"
    assert figures["app_north"].colour == danger_colour(harm) == RED
    assert figures.keys() <= reached


def test_the_attack_is_drawn_with_the_likeliest_suppression() -> None:
    s = scenes.attacked()
    marks = lit(s)
    assert Mark("enemy:sa_6#1", "aim", to="pilot:banzai") in marks
    assert Mark("pre_north_central", "threat", colour=RED) in marks
    best = suppressions(s, KIT, "sa_6#1")[0]
    support = next(mark for mark in marks if mark.kind == "support")
    assert (support.place, support.to) == (f"pilot:{best.action.pilot}", "enemy:sa_6#1")
    assert support.text == f"{round(100 * best.chance)} %"


def test_no_suppression_draws_no_line() -> None:
    s = scenes.attacked()
    for each in s.flown.flight:
        each.loads = []
    assert not [m for m in board_marks(KIT, View(0, s), (), ()) if m.kind == "support"]


def test_pointing_shows_who_can_attack_and_whom() -> None:
    s = scenes.attacking()
    lines = hover_marks(KIT, s, "pilot:banzai")
    assert {mark.place for mark in lines} == {
        f"enemy:{key}" for key in threat(s, KIT, "banzai", "pre_north_central", True).enemies
    }
    assert all((mark.kind, mark.to) == ("aim", "pilot:banzai") for mark in lines)
    assert {mark.to for mark in hover_marks(KIT, s, "enemy:sa_6#1")} <= {
        "pilot:banzai",
        "pilot:wolf",
        "pilot:hunter",
    }
    near = {mark.place for mark in hover_marks(KIT, s, "center")}
    assert near == {"app_north", "app_east", "app_south", "app_west"}
    assert hover_marks(KIT, scenes.attacked(), "pilot:banzai") == ()
    assert hover_marks(KIT, s, "enemy:nobody#1") == ()


def test_ranges_are_counted_from_the_place_pointed_at() -> None:
    view = View(0, scenes.attacking())
    assert RANGES.around is not None
    figures = {m.place: m.text for m in RANGES.around(view, "center") if m.kind == "figure"}
    assert len(figures) == 25
    assert (figures["center"], figures["so_north_west"]) == ("0", "3")
    around = RANGES.around(view, "enemy:sa_6#1")
    reached = {mark.place for mark in around if mark.kind == "threat"}
    assert reached == {"app_north", *KIT.areas["app_north"].adjacent}
    assert RANGES.around(view, None) == RANGES.marks(view) == ()
    from_target = {m.place: m.text for m in RANGES.around(view, "target") if m.kind == "figure"}
    assert from_target == figures


def test_threats_tell_the_worst_for_the_flight_at_both_altitudes() -> None:
    s = scenes.attacking()
    marks = THREATS.marks(View(0, s))
    figures = {mark.place: mark.text for mark in marks if mark.kind == "figure"}
    worst = [
        max(
            found.damaged + found.lost
            for found in (threat(s, KIT, each.pilot, "app_south", high) for each in s.flown.flight)
        )
        for high in (True, False)
    ]
    assert figures["app_south"] == " | ".join(str(round(100 * each)) for each in worst)
    assert "so_south_west" not in figures


@pytest.mark.parametrize("overlay", [RANGES, THREATS])
def test_an_overlay_is_lit_at_once(overlay: object) -> None:
    view = View(0, scenes.crowded())
    began = perf_counter()
    THREATS.marks(view)
    assert perf_counter() - began < 0.25


def test_keys_light_overlays_which_follow_the_pointer(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.moving())
    press(page, "r")
    page.desk.view.hovered.emit("center")
    figures = [mark for mark in page.desk.scene.marks if mark.kind == "figure"]
    assert len(figures) == 25
    page.desk.view.hovered.emit("app_north")
    assert [mark for mark in page.desk.scene.marks if mark.kind == "figure"] != figures
    press(page, "r")
    assert not [mark for mark in page.desk.scene.marks if mark.kind == "figure"]


def test_tab_walks_the_aircraft_that_can_attack(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacking())
    page.desk.view.setFocus()
    QTest.keyClick(page.desk.view, Qt.Key.Key_Tab)
    assert page.desk.scene.cursor.startswith("pilot:")
    press(page, "enter")
    assert page.picker.picks[:1] == (page.desk.scene.cursor,)


def test_an_aircraft_is_carried_onto_an_enemy(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacking(fast=False))
    pick(page, "pilot:wolf")
    assert page.desk.takes("enemy:sa_6#1")
    assert not page.desk.takes("enemy:sa_3#1")


def test_suppress_and_end_are_no_places() -> None:
    s = scenes.attacked()
    actions = (Suppress("wolf", ("gbu16",)), EndAttacks())
    assert all(not mark.place.startswith("button") for mark in board_marks(
        KIT, View(0, s), actions, ()
    ))  # fmt: skip
