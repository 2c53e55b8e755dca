"""What goes by itself: the enemies' order, and jettison where it helps nobody."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.rules.core import Choice
from desktop.rules.hornet_leader.actions_mission import (
    Done,
    EndAttacks,
    LeaveDisplay,
    StandardOrder,
)
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.enemy import EnemyAttacks
from desktop.rules.hornet_leader.placing import AbortDecision, Jettison
from desktop.rules.hornet_leader.state import State, View
from desktop.table.habits import Habits
from desktop.table.hornet_leader.flight_dock import FlightDock
from desktop.table.hornet_leader.slots import confirmed, slots
from desktop.table.hornet_leader.steward import by_itself, is_jettison_useful
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import KIT, asked
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import answer, found, page_at, state_of


def answered(s: State, habits: Habits) -> object:
    choice = asked(s)
    assert isinstance(choice, Choice)
    return by_itself(s, KIT, choice, habits)


def jettisoning(area: str, *loads: str) -> State:
    s = scenes.over_target()
    for each in s.flown.flight:
        each.loads = []
    s.flown.aircraft("wolf").area = area
    s.flown.aircraft("wolf").loads = list(loads)
    s.then(Jettison())
    return s


def test_enemies_attack_in_order_unless_the_person_chooses() -> None:
    habits = Habits()
    assert answered(scenes.ordering(), habits) == StandardOrder()
    habits.use(in_order=False)
    assert answered(scenes.ordering(), habits) is None


def test_jettison_is_asked_for_only_where_weight_meets_a_bandit() -> None:
    heavy = ("mk84", "mk83")
    assert sum(KIT.weapons[item].weight for item in heavy) >= 3
    near, far = jettisoning("center", *heavy), jettisoning("so_west_south", *heavy)
    light = jettisoning("center", "mk82")
    assert is_jettison_useful(near, KIT)
    assert not is_jettison_useful(far, KIT)
    assert not is_jettison_useful(light, KIT)
    habits = Habits()
    assert answered(near, habits) is None
    assert answered(far, habits) == Done()
    habits.use(asks_jettison=True)
    assert answered(far, habits) is None


def is_up_to_date(dock: FlightDock, page: TablePage) -> bool:
    """Return whether the flight is shown as it is."""
    before = [card.data for card in dock.cards]
    dock.refresh()
    return before == [card.data for card in dock.cards] and not page.habits.answers


def test_the_table_goes_on_by_itself_and_waits_after_an_undo(qtbot: QtBot) -> None:
    s = scenes.over_target()
    s.then(AircraftAttacks(True), EnemyAttacks(("site", "bandit")))
    page = page_at(qtbot, s)
    answer(page, EndAttacks())
    assert isinstance(state_of(page).steps[-1], EnemyAttacks)
    # Nobody is to see that it was asked.
    assert page.habits.answers
    dock = found(page, FlightDock)
    told: list[bool] = []
    page.model.shown.connect(lambda: told.append(is_up_to_date(dock, page)))
    qtbot.waitUntil(lambda: page.model.session.ply > 1)
    assert told
    assert all(told)
    while page.model.can_undo():
        page.model.undo()
        if isinstance(state_of(page).steps[-1], EnemyAttacks):
            break
    ply = page.model.session.ply
    qtbot.wait(30)
    assert page.model.session.ply == ply


def test_the_prompt_row_ends_every_decision_of_the_mission() -> None:
    ends = {
        "ordering": "button:standard_order",
        "moving": "button:finish_moving",
        "placing": "button:finish_placing",
    }
    for scene, target in ends.items():
        row = slots(asked(getattr(scenes, scene)()))
        assert (row[-1].target, row[-1].primary) == (target, True)
    assert "button:leave_display" in [slot.target for slot in slots(asked(scenes.moving()))]
    assert slots(None) == ()


def test_leaving_an_unhurt_target_is_asked_back() -> None:
    s = scenes.moving()
    question = confirmed(KIT, LeaveDisplay(), View(0, s))
    assert question is not None
    s.flown.destroyed = True
    assert confirmed(KIT, LeaveDisplay(), View(0, s)) is None


def test_a_question_that_goes_by_itself_brings_no_panel_up(qtbot: QtBot) -> None:
    s = jettisoning("so_west_south", "mk82")
    s.steps.clear()
    s.then(AbortDecision(), Jettison(), AbortDecision())
    page = page_at(qtbot, s)
    asked: list[object] = []
    page.model.shown.connect(lambda: asked.append(state_of(page).steps[-1]))
    answer(page, Done())
    assert isinstance(state_of(page).steps[-1], Jettison)
    assert page.model.telling.answers()
    qtbot.waitUntil(lambda: page.model.session.ply == 2)
    # What stood there before stays until then: nothing is laid out in between.
    assert [type(step) for step in asked] == [AbortDecision]
    assert page.frame.docks["details"].present == "choice"
    page.model.undo()
    assert isinstance(state_of(page).steps[-1], Jettison)
    assert page.frame.docks["details"].present == "choice"
