"""Beside a table what is refused can be carried out all the same, and says so (HL-T1.2b)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.play.change import BY_TABLE
from desktop.rules.core import Choice, Refused
from desktop.rules.hornet_leader.actions_campaign import AssignPilot, UnassignPilot
from desktop.rules.hornet_leader.actions_mission import Attack, Put
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.assign_page import AssignPage
from desktop.table.page import TablePage
from tests.rules.hornet_leader.beside import SQUADRON, beside_table, until
from tests.rules.hornet_leader.positions import GAME
from tests.table.hornet_leader.playing import found, page_of, state_of

CONTROL = Qt.KeyboardModifier.ControlModifier


def opened(
    qtbot: QtBot, step: type, accept: Callable[[State], bool] = lambda s: True, *, run: bool = True
) -> TablePage:
    session = beside_table(run=run)
    until(session, step, accept)
    return page_of(qtbot, session)


def log_of(page: TablePage) -> list[str]:
    lines = page.sides.lines
    return [str(lines.index(row).data()) for row in range(lines.rowCount())]


def one_too_many(page: TablePage) -> str:
    """Assign Pilots as long as it is allowed; return one for whom there is no place."""
    while True:
        asked = page.model.choice
        assert asked is not None
        fitting = [each for each in asked.actions if isinstance(each, AssignPilot)]
        if not fitting:
            break
        page.picker.choose(fitting[0])
    flying = {each.pilot for each in state_of(page).flown.flight}
    return next(pilot for pilot in SQUADRON if pilot not in flying)


@pytest.mark.rule("HL-T1.2b")
def test_a_page_offers_what_it_refuses_and_the_log_marks_it(qtbot: QtBot) -> None:
    page = opened(qtbot, AssignPilots)
    assign = found(page, AssignPage)
    pilot = one_too_many(page)
    assign.toggle(pilot, False)
    button = assign.refusal.insist
    assert button.isVisible()
    assert GAME.kit.callsign(pilot) in button.toolTip()
    QTest.keyClick(assign, Qt.Key.Key_Return, CONTROL)
    assert pilot in [each.pilot for each in state_of(page).flown.flight]
    assert not assign.refusal.isVisible()
    session = page.model.session
    assert session.entry_at(session.ply - 1).by == BY_TABLE
    assert any("(as at your table)" in line for line in log_of(page))
    page.model.undo()
    assert pilot not in [each.pilot for each in state_of(page).flown.flight]


@pytest.mark.rule("HL-T1.2b")
def test_where_no_table_is_nothing_is_offered(qtbot: QtBot) -> None:
    page = opened(qtbot, AssignPilots, run=False)
    assign = found(page, AssignPage)
    pilot = one_too_many(page)
    assign.toggle(pilot, False)
    assert assign.refusal.isVisible()
    assert not assign.refusal.insist.isVisible()
    ply = page.model.ply
    QTest.keyClick(assign, Qt.Key.Key_Return, CONTROL)
    page.picker.insist()
    assert page.model.ply == ply


@pytest.mark.rule("HL-T1.2b")
def test_what_cannot_be_carried_out_says_why(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(qtbot, AssignPilots)
    assign = found(page, AssignPage)
    pilot = one_too_many(page)
    monkeypatch.setattr(type(GAME), "insisted", lambda *_: UnassignPilot(pilot))
    heard: list[Refused] = []
    page.model.refused.connect(heard.append)
    assign.toggle(pilot, False)
    monkeypatch.undo()
    ply = page.model.ply
    assign.refusal.insist.click()
    assert page.model.ply == ply
    assert [str(each.text.source)[:32] for each in heard] == ["The program cannot carry that ou"]
    assert assign.refusal.isVisible()
    assert not assign.refusal.insist.isVisible()


@pytest.mark.rule("HL-T1.2b")
def test_the_note_over_the_board_offers_a_place_out_of_reach(qtbot: QtBot) -> None:
    page = opened(qtbot, MoveAircraft)
    flying = state_of(page).flown.flying()[0]
    far = next(a for a in GAME.kit.areas if GAME.kit.distance(flying.area, a) > 2)
    page.desk.pick(f"pilot:{flying.pilot}")
    page.desk.pick(far)
    note = page.desk.note
    assert note.isVisible()
    assert note.rule
    assert note.insist.isVisible()
    assert page.picker.insisted == Put(flying.pilot, far, flying.high)
    page.desk.view.setFocus()
    QTest.keyClick(page.desk.view, Qt.Key.Key_Return, CONTROL)
    assert state_of(page).flown.aircraft(flying.pilot).area == far
    assert not note.isVisible()


@pytest.mark.rule("HL-T1.2b")
def test_an_attack_out_of_range_is_put_together_and_fired(qtbot: QtBot) -> None:
    page = opened(qtbot, AircraftAttacks, lambda s: bool(s.flown.counters))
    s = state_of(page)
    asked = page.model.choice
    assert isinstance(asked, Choice)
    attacks = [each for each in asked.actions if isinstance(each, Attack)]
    legal = {(each.pilot, each.enemy) for each in attacks}
    pilot, enemy = next(
        (each.pilot, counter.key)
        for each in s.flown.flying()
        for counter in s.flown.counters
        if (each.pilot, counter.key) not in legal and each.loads
    )
    item = s.flown.aircraft(pilot).loads[0]
    for target in (f"pilot:{pilot}", f"enemy:{enemy}"):
        page.desk.pick(target)
    draft = page.picker.draft
    assert draft is not None
    if draft.action is None:  # type: ignore[attr-defined]
        page.desk.pick(f"item:{item}")
    page.desk.pick("button:fire")
    assert isinstance(page.picker.insisted, Attack)
    page.desk.note.insist.click()
    session = page.model.session
    assert session.entry_at(session.ply - 1).by == BY_TABLE


@pytest.mark.rule("HL-T1.2b")
def test_a_button_that_the_rules_bar_can_be_pressed_to_hear_why(qtbot: QtBot) -> None:
    page = opened(qtbot, AssignPilots)
    assign = found(page, AssignPage)
    for each in list(state_of(page).flown.flight):
        assign.toggle(each.pilot, False)
    assert assign.finish.isEnabled()
    assign.finish.click()
    assert assign.refusal.isVisible()
    assert assign.refusal.insist.isVisible()
