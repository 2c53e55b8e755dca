"""The page of the squadron: places filled by keys, mouse and drops; the fund; promotions."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.paint.card import Card
from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.squadron import Promotions, Squadron
from desktop.table.card_view import CardView
from desktop.table.hornet_leader.page_parts import RefusalStrip
from desktop.table.hornet_leader.pilot_plate import PilotPlate
from desktop.table.hornet_leader.recruit_card import RecruitCard
from desktop.table.hornet_leader.recruit_model import MIME, Column, Recruit
from desktop.table.hornet_leader.squadron_page import SquadronPage
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import KIT
from tests.table.hornet_leader.days import promoting, squadron
from tests.table.hornet_leader.playing import SIZE, SMALL, found, page_at, state_of

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def opened(qtbot: QtBot, size: tuple[int, int] = SIZE) -> tuple[TablePage, SquadronPage]:
    table = page_at(qtbot, squadron(), size=size)
    return table, found(table, SquadronPage)


def take(page: SquadronPage, pilot: str) -> None:
    """Choose a Pilot in the list."""
    row = page.list.rows.row_of(pilot)
    assert row >= 0, f"{pilot} is not in the list"
    page.list.table.setCurrentIndex(page.list.rows.index(row, 0))


def inside(table: TablePage) -> dict[str, int]:
    return {member.pilot: member.skill for member in state_of(table).squadron}


def plate_of(page: SquadronPage, pilot: str) -> PilotPlate:
    return next(plate for plate in page.slots.plates if plate.data.pilot == pilot)


def foot(view: CardView) -> str:
    """Return the type and the level on a card."""
    assert isinstance(view.card, Card)
    return view.card.foot


def at(page: SquadronPage, row: int) -> Recruit:
    """Return the Pilot of a row of the list."""
    found_there = page.list.rows.recruit(page.list.rows.index(row, 0))
    assert found_there is not None
    return found_there


def test_the_page_stands_in_the_place_of_the_board(qtbot: QtBot) -> None:
    table, page = opened(qtbot)

    assert table.stage.page == "squadron"
    assert page.isVisible()
    assert table.frame.docks["mission"].isHidden()
    assert page.list.table.hasFocus()
    free = [plate.data.skill for plate in page.slots.plates]
    assert free == [0, 1, 1, 2, 2, 2, 2, 3]


def test_type_and_years_of_a_pilot_are_told_where_they_are_cut_short(qtbot: QtBot) -> None:
    _, page = opened(qtbot, SMALL)

    row = page.list.rows.row_of("hunter")
    pilot = at(page, row)
    whole = f"{pilot.callsign}, {pilot.short}, {pilot.years}"
    index = page.list.rows.index(row, Column.PILOT)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == whole
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == whole
    assert page.list.rows.index(row, Column.PRICE).data(Qt.ItemDataRole.ToolTipRole) is None


def test_a_digit_enlists_the_pilot_in_hand_at_its_level(qtbot: QtBot) -> None:
    table, page = opened(qtbot)

    take(page, "hunter")
    QTest.keyClick(page.list.table, Key.Key_3)
    take(page, "wolf")
    QTest.keyClick(page.list.table, Key.Key_1)

    assert inside(table) == {"hunter": 2, "wolf": 0}
    plate = plate_of(page, "hunter")
    assert plate.accessibleDescription() == "F/A-18C · Average"
    assert plate.accessibleName() in plate.toolTip()
    levels = {at(page, row).pilot: at(page, row).skill for row in range(page.list.rows.rowCount())}
    assert (levels["hunter"], levels["wolf"], levels["bear"]) == (2, 0, -1)


def test_a_click_on_a_free_place_enlists_and_the_cross_takes_out_again(qtbot: QtBot) -> None:
    table, page = opened(qtbot)
    take(page, "hunter")

    QTest.mouseClick(page.slots.plates[0], LEFT)
    assert inside(table) == {"hunter": 0}

    plate = plate_of(page, "hunter")
    QTest.mouseClick(plate, LEFT, pos=QPoint(plate.width() - 15, plate.height() // 2))
    assert inside(table) == {}


def test_del_empties_the_place_that_is_chosen(qtbot: QtBot) -> None:
    table, page = opened(qtbot)
    page.enlist("hunter", 2)
    page.enlist("wolf", 2)

    QTest.mouseClick(plate_of(page, "hunter"), LEFT)
    QTest.keyClick(page, Key.Key_Delete)

    assert inside(table) == {"wolf": 2}


def test_a_pilot_is_dropped_on_a_place(qtbot: QtBot) -> None:
    table, page = opened(qtbot)
    source = page.list.rows.sourceModel()
    row = next(n for n, each in enumerate(KIT.pilots) if each == "wolf")
    data: QMimeData = source.mimeData([source.index(row, 0)])
    assert bytes(data.data(MIME).data()) == b"wolf"

    action, held = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    plate = page.slots.plates[-1]
    plate.dropEvent(QDropEvent(QPointF(5, 5), action, data, LEFT, held))

    assert inside(table) == {"wolf": 3}


def test_who_cannot_join_is_last_and_says_why(qtbot: QtBot) -> None:
    _, page = opened(qtbot)
    page.list.only_able.setChecked(False)
    barred = [at(page, row).refused is not None for row in range(80)]

    assert sum(barred) == 80 - len(recruits.selectable(KIT, squadron().terms))
    assert barred == sorted(barred), "those who cannot join come last"
    last = page.list.rows.index(79, 0)
    assert "HL-" in str(last.data(Qt.ItemDataRole.ToolTipRole))
    assert not last.flags() & Qt.ItemFlag.ItemIsDragEnabled
    page.list.table.sortByColumn(Column.AIR, Qt.SortOrder.DescendingOrder)
    assert at(page, 79).refused is not None


def test_the_list_is_filtered_by_words_type_service_and_price(qtbot: QtBot) -> None:
    _, page = opened(qtbot)
    rows = page.list.rows

    page.list.search.setText("huNt")
    assert rows.rowCount() == 1
    assert rows.row_of("hunter") == 0
    page.list.search.clear()
    page.list.kind.setCurrentIndex(page.list.kind.findData("a7"))
    kinds = {at(page, row).kind for row in range(rows.rowCount())}
    assert kinds == {"a7"}
    page.list.cost.setCurrentIndex(page.list.cost.findData("pay"))
    assert rows.rowCount() == 0
    page.list.kind.setCurrentIndex(0)
    page.list.cost.setCurrentIndex(page.list.cost.findData("gain"))
    prices = [at(page, row).price for row in range(rows.rowCount())]
    assert prices
    assert all(price < 0 for price in prices)


def test_the_fund_has_a_line_for_every_price(qtbot: QtBot) -> None:
    table, page = opened(qtbot)
    before = state_of(table).so
    page.enlist("pluto", 2)

    s = state_of(table)
    price = recruits.price(KIT, s.terms, "pluto")
    assert s.so == before - price
    assert price
    assert page.fund.lines[-1] == ("Aircraft: Pluto", -price)
    assert page.total.accessibleName() == f"SO fund: {s.so}"


def test_a_refusal_is_said_on_the_page_with_its_rule(qtbot: QtBot) -> None:
    table, page = opened(qtbot)
    page.enlist("hunter", 0)
    page.enlist("wolf", 0)

    assert inside(table) == {"hunter": 0}
    (strip,) = page.findChildren(RefusalStrip)
    assert strip.isVisible()
    assert strip.accessibleName() == "The squadron has all its Pilots of the level Newbie"
    page.enlist("wolf", 1)
    assert strip.isHidden(), "what is done answers the refusal"


def test_done_says_what_is_missing_until_it_is_possible(qtbot: QtBot) -> None:
    table, page = opened(qtbot)
    assert not page.finish.isEnabled()
    assert page.finish.text() in {each.text() for each in table.bar.buttons.values()}
    assert page.finish.toolTip() == "8 Pilots are still to be chosen (HL-2.8a)"

    QTest.keyClick(page.list.table, Key.Key_R)

    assert len(state_of(table).squadron) == 8
    assert state_of(table).so >= 0
    assert page.finish.isEnabled()
    assert not page.random.isEnabled()
    page.finish.click()
    assert isinstance(state_of(table).steps[-1], Promotions)


def test_each_of_the_random_pilots_can_be_taken_back(qtbot: QtBot) -> None:
    table, page = opened(qtbot)
    page.fill_at_random()

    table.model.undo()

    assert len(state_of(table).squadron) == 7
    assert isinstance(state_of(table).steps[-1], Squadron)
    assert page.random.isEnabled()


def test_the_card_shows_the_pilot_pointed_at_at_the_level(qtbot: QtBot) -> None:
    _, page = opened(qtbot)
    take(page, "hunter")
    assert page.card.card.accessibleName() == "Hunter"
    assert foot(page.card.card) == "F/A-18C · Average"

    page.card.level.setCurrentIndex(4)
    assert foot(page.card.card) == "F/A-18C · Veteran"
    level = KIT.pilots["hunter"].levels[4]
    stress = page.list.rows.index(page.list.rows.row_of("hunter"), Column.STRESS).data()
    assert stress == f"{level.okay_max} / {level.shaken_max}"


def test_old_and_new_card_lie_side_by_side(qtbot: QtBot) -> None:
    table = page_at(qtbot, promoting())
    pane = found(table, SquadronPage).promotions

    assert foot(pane.before) == "F/A-18C · Average"
    assert foot(pane.after) == "F/A-18C · Skilled"
    QTest.keyClick(pane, Key.Key_P)
    assert state_of(table).member("hunter").skill == 3
    QTest.mouseClick(next(p for p in pane.slots.plates if p.data.pilot == "wolf"), LEFT)
    assert not pane.promote.isEnabled()
    assert pane.after.isHidden()
    assert "Ace" in pane.promote.toolTip()
    pane.finish.click()
    assert table.stage.page == "day"


def test_the_card_moves_under_the_places_in_a_small_window(qtbot: QtBot) -> None:
    _, page = opened(qtbot, size=SMALL)
    shown = page.card.mapTo(page, QPoint(0, 0))
    places = page.slots.mapTo(page, QPoint(0, 0))

    assert shown.x() == places.x()
    assert page.list.table.columnWidth(Column.PILOT) >= 150


def test_what_a_pilot_is_known_for_is_told_in_sentences(qtbot: QtBot) -> None:
    table, page = opened(qtbot)
    shown = found(table, RecruitCard)
    for pilot, told in (
        ("badger", "Goes in first and does not see why others wait. In short: hard to rattle."),
        ("compass", say(KIT.pilots["compass"].bio)),
    ):
        take(page, pilot)
        assert any(label.text() == told for label in shown.findChildren(QLabel)), pilot
