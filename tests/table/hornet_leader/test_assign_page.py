"""Who flies: rows toggled by mouse and keys, the counters, who may not; replacements."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader.assign import AssignPilots, ReplacementOffer
from desktop.table.hornet_leader.assign_page import AssignPage
from desktop.table.hornet_leader.flight_row import FlightRow, plan_of, row_height
from desktop.table.hornet_leader.page_parts import RefusalStrip
from desktop.table.page import TablePage
from desktop.table.scrolled import Scrolled
from tests.table.conftest import SetScale
from tests.table.hornet_leader.days import assigning, replacing, with_hawkeye
from tests.table.hornet_leader.playing import SIZE, SMALL, found, page_at, state_of

LEFT = Qt.MouseButton.LeftButton
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


def row_of(page: AssignPage, pilot: str) -> FlightRow:
    return next(row for row in page.rows if row.data.pilot == pilot and not row.isHidden())


def flying(table: TablePage) -> tuple[list[str], list[str]]:
    s = state_of(table)
    return [each.pilot for each in s.flown.flight], list(s.second_flight)


def test_the_calmest_come_first_and_who_cannot_fly_last(qtbot: QtBot) -> None:
    page = found(page_at(qtbot, assigning()), AssignPage)
    order = [row.data.pilot for row in page.rows]

    assert order[0] == "bear"
    assert order[-3:] == ["banzai", "pluto", "dingo"]
    assert [row.data.key for row in page.rows] == ["1", "2", "3", "4", "5", "6", "", ""]
    assert row_of(page, "pluto").data.reason == "Pluto is Unfit and stays at home (HL-1.5l)"
    why, _, card = row_of(page, "dingo").toolTip().partition("\n")
    assert why == "Dingo is Missing in Action (HL-4.4b)"
    assert card.startswith("Speed Slow")


def test_clicks_and_digits_toggle(qtbot: QtBot) -> None:
    table = page_at(qtbot, assigning())
    page = found(table, AssignPage)
    assert page.hasFocus()

    QTest.mouseClick(row_of(page, "wolf"), LEFT)
    QTest.keyClick(page, Key.Key_1)
    assert flying(table) == (["wolf", "bear"], [])
    assert page.heads[0].count == "2 / 3"
    assert page.heads[1].isHidden()
    QTest.keyClick(page, Key.Key_1)
    QTest.mouseClick(row_of(page, "wolf"), LEFT)
    assert flying(table) == ([], [])


def test_an_e2c_costs_no_place(qtbot: QtBot) -> None:
    page = found(page_at(qtbot, with_hawkeye()), AssignPage)

    assert page.heads[0].count == "2 / 3 (E-2C free)"


@pytest.mark.rule("HL-9.2b")
@pytest.mark.rule("HL-9.2c")
def test_one_aircraft_more_or_less_says_what_it_costs(qtbot: QtBot) -> None:
    table = page_at(qtbot, assigning(options=("one_more_less",)))
    page = found(table, AssignPage)
    said = [page.heads[0].price]
    QApplication.processEvents()
    heights = {page.heads[0].height()}
    for pilot in ("wolf", "bear", "hunter", "teflon"):
        page.toggle(pilot, False)
        said.append(page.heads[0].price)
        QApplication.processEvents()
        heights.add(page.heads[0].height())

    assert said == [
        "",
        "",
        "1 less: +1 VP if Destroyed",
        "",
        "1 more: \N{MINUS SIGN}1 VP",
    ]
    assert page.heads[0].accessibleName().endswith("\N{MINUS SIGN}1 VP")
    # The rows below stay under the pointer.
    assert len(heights) == 1


def test_nothing_is_said_of_a_secondary_that_there_is_not(qtbot: QtBot) -> None:
    def hints(page: AssignPage) -> list[str]:
        return [label.text() for label in page.findChildren(QLabel) if "digit" in label.text()]

    assert hints(found(page_at(qtbot, assigning()), AssignPage)) == [
        "A digit or a click assigns a Pilot."
    ]
    both = hints(found(page_at(qtbot, assigning(secondary=True)), AssignPage))
    assert both == ["A digit or a click assigns a Pilot, with Shift or Ctrl to the Secondary."]


def test_more_than_the_card_says_is_refused(qtbot: QtBot) -> None:
    table = page_at(qtbot, with_hawkeye())
    page = found(table, AssignPage)
    page.toggle("bear", False)
    page.toggle("teflon", False)

    assert "teflon" not in flying(table)[0]
    (strip,) = page.findChildren(RefusalStrip)
    assert "Only 3 Aircraft" in strip.accessibleName()


@pytest.mark.parametrize("held", [SHIFT, CTRL])
def test_the_secondary_has_a_column_of_its_own(qtbot: QtBot, held: Qt.KeyboardModifier) -> None:
    table = page_at(qtbot, assigning(secondary=True))
    page = found(table, AssignPage)

    wolf, bear = row_of(page, "wolf"), row_of(page, "bear")
    QTest.mouseClick(wolf, LEFT, held)
    QTest.mouseClick(bear, LEFT, pos=bear.check_box(0).center().toPoint())
    assert flying(table) == (["bear"], ["wolf"])
    QTest.mouseClick(wolf, LEFT, pos=wolf.check_box(1).center().toPoint())
    assert flying(table) == (["bear"], [])
    QTest.keyClick(page, Key.Key_1, SHIFT)
    assert flying(table) == ([], ["bear"]), "from one mission to the other at one stroke"
    assert page.heads[1].count == "1 / 2"


def test_enter_finishes_once_somebody_flies(qtbot: QtBot) -> None:
    table = page_at(qtbot, assigning())
    page = found(table, AssignPage)
    QTest.keyClick(page, Key.Key_Return)
    assert isinstance(state_of(table).steps[-1], AssignPilots)
    assert page.finish.toolTip() == "Nobody is assigned to the mission (HL-4.4a)"

    QTest.keyClick(page, Key.Key_2)
    assert page.finish.isEnabled()
    QTest.keyClick(page, Key.Key_Return)

    assert not any(isinstance(step, AssignPilots) for step in state_of(table).steps)


def test_arrows_walk_the_rows_and_space_assigns(qtbot: QtBot) -> None:
    table = page_at(qtbot, assigning())
    page = found(table, AssignPage)
    page.rows[0].setFocus()
    QTest.keyClick(page.rows[0], Key.Key_Down)
    assert page.rows[1].hasFocus()
    QTest.keyClick(page.rows[1], Key.Key_Space)

    assert flying(table)[0] == [page.rows[1].data.pilot]


@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_in_a_row_lies_over_anything_else(
    qtbot: QtBot, set_scale: SetScale, scale: int
) -> None:
    set_scale(scale)
    page = found(page_at(qtbot, assigning(secondary=True), size=SMALL), AssignPage)
    row = row_of(page, "wolf")
    qtbot.waitUntil(lambda: row.height() == row_height(row.width(), row.data))
    plan = plan_of(row.width(), row.data)
    boxes = [plan.key, plan.tile, plan.name, plan.status, plan.stress, *plan.checks, *plan.figures]

    for number, box in enumerate(boxes):
        assert row.rect().contains(box.toRect())
        assert not any(box.intersects(other) for other in boxes[number + 1 :] if other.width())


@pytest.mark.parametrize("secondary", [False, True])
def test_rows_with_large_text_have_their_marks_below_and_do_not_scroll_sideways(
    qtbot: QtBot, set_scale: SetScale, secondary: bool
) -> None:
    set_scale(200)
    page = found(page_at(qtbot, assigning(secondary=secondary), size=SMALL), AssignPage)
    row = row_of(page, "wolf")
    qtbot.waitUntil(lambda: row.height() == row_height(row.width(), row.data))
    (room,) = (each for each in page.findChildren(Scrolled) if each.isAncestorOf(row))
    assert room.horizontalScrollBar().maximum() == 0
    plan = plan_of(row.width(), row.data)
    assert len(plan.checks) == 1 + secondary
    above = (plan.key, plan.tile, plan.name, plan.status, plan.words)
    for check in plan.checks:
        assert row.rect().contains(check.toRect())
        assert all(check.top() >= part.bottom() for part in above)


def test_a_replacement_is_asked_for_and_declined(qtbot: QtBot) -> None:
    table = page_at(qtbot, replacing())
    page = found(table, AssignPage)
    box = page.replacement
    assert [button.text() for button in box.asking] == ["Replace Dingo (A-6)"]
    assert page.finish.isHidden()

    QTest.keyClick(page, Key.Key_Y)
    step = state_of(table).steps[-1]
    assert isinstance(step, ReplacementOffer)
    assert step.pilot == "dingo"
    assert box.card.card is not None
    assert box.yes.isEnabled()
    assert "The die shows" in box._told.text()
    QTest.keyClick(page, Key.Key_N)

    s = state_of(table)
    assert s.member("dingo").replacement_tried
    assert isinstance(s.steps[-1], AssignPilots)
    assert box.isHidden()


def test_a_replacement_that_is_taken_joins(qtbot: QtBot) -> None:
    table = page_at(qtbot, replacing())
    page = found(table, AssignPage)
    QTest.keyClick(page, Key.Key_Y)
    QTest.keyClick(page, Key.Key_Y)

    s = state_of(table)
    assert s.member("dingo").replaced_by == s.squadron[-1].pilot
    assert row_of(page, s.squadron[-1].pilot).data.status == "okay"


def test_one_can_do_without_a_replacement(qtbot: QtBot) -> None:
    table = page_at(qtbot, replacing())
    QTest.keyClick(found(table, AssignPage), Key.Key_N)

    assert isinstance(state_of(table).steps[-1], AssignPilots)


def test_the_inspector_tells_of_the_pilot_pointed_at(qtbot: QtBot) -> None:
    table = page_at(qtbot, assigning())
    row_of(found(table, AssignPage), "wolf").setFocus()

    assert table.inspected == "pilot:wolf"


@pytest.mark.parametrize("size", [SIZE, SMALL])
def test_the_page_fits_its_place(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = found(page_at(qtbot, assigning(), size=size), AssignPage)
    room = page.parentWidget()
    assert room is not None

    qtbot.waitUntil(lambda: page.size() == room.size())
