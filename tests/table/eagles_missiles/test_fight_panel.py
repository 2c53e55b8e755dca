"""Fights on the table: their order, both sides with their odds, dice, Su-22 that fly on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.paint.theme import ThemeSource
from desktop.rules.core import Action, Rolled
from desktop.rules.eagles_missiles import contests, odds
from desktop.rules.eagles_missiles.actions_fights import FightDuel, FightIn, FlyHome, JoinAttack
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.resolution import Fights, NextTerritory
from desktop.rules.eagles_missiles.state import State
from desktop.table.decision_panel import Words
from desktop.table.eagles_missiles import fight_data, order_data
from desktop.table.eagles_missiles.fight_box import SideColumn
from desktop.table.eagles_missiles.fight_data import Column, Part
from desktop.table.eagles_missiles.fight_order import FightOrder
from desktop.table.eagles_missiles.fight_panel import FightPanel
from desktop.table.eagles_missiles.order_rows import OrderRows
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.fights import card
from tests.rules.eagles_missiles.positions import KIT, assault, play, russian, send, war
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import found, lit, pick, press

SMALL = (1280, 720)


def shown(qtbot: QtBot, s: State, **how: tuple[int, int]) -> tuple[TablePage, FightPanel]:
    page = page_at(qtbot, s, **how)  # type: ignore[arg-type]
    panel = found(page, FightPanel)
    assert panel.isVisible()
    return page, panel


def answers(page: TablePage) -> list[Action]:
    """Return what was answered so far, without dice."""
    session = page.model.session
    actions = [session.entry_at(ply).action for ply in range(session.ply)]
    return [each for each in actions if not isinstance(each, Rolled)]


def su22_wins() -> State:
    """Return a war in which a Su-22 has driven off the support of an assault on Mazovia."""
    s = war(conquered="PDL", steps=(Fights("MAZ"), NextTerritory()))
    assault(s, "III", card(8))
    support = russian(s, "SU25", "support", "III", 0)
    send(s, "PL_SU22_1", support.id)
    send(s, "PL_F16C_1", "assault:III")
    play(s, (6, 1))
    return s


# ----------------------------------------------------------------------------------------- order


@pytest.mark.rule("EM-IV.C1a")
def test_territories_are_rows_with_keys_and_most_at_stake_comes_last(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, scenes.sent())
    s: State = page.model.view.state
    rows = [row.data for row in panel.rows.rows]
    assert [(row.key, row.cap) for row in rows] == [("SEA", "1"), ("MAZ", "2")]
    assert order_data.stake(s, KIT, "SEA") <= order_data.stake(s, KIT, "MAZ")
    third = s.assault("III")
    assert third is not None
    assert rows[1].chance == odds.stop_chance_as_sent(s, KIT, third)
    press(page, "2")
    assert panel.rows.rows[1].data.selected
    press(page, "enter")
    assert answers(page)[0] == FightIn("MAZ")


@pytest.mark.rule("EM-IV.C1b")
def test_a_territory_without_duels_speaks_of_its_assault_only() -> None:
    s = war(conquered="PDL", steps=(NextTerritory(),))
    assault(s, "III", card(8))
    send(s, "PL_F16C_1", "assault:III")
    alone = order_data.rows(s, KIT, (FightIn("MAZ"),), "")[0]
    assert alone.notes == "The assault (8), chance to stop it"
    support = russian(s, "SU25", "support", "III", 0)
    send(s, "PL_SU22_1", support.id)
    both = order_data.rows(s, KIT, (FightIn("MAZ"),), "")[0]
    assert both.notes.startswith("Duels: 1; then the assault")


def test_the_surest_duel_of_a_stage_comes_first(qtbot: QtBot) -> None:
    s = war(conquered="PDL", steps=(Fights("MAZ"),))
    weak, strong = russian(s, "MIG29", "escort", "MAZ"), russian(s, "SU27", "escort", "MAZ")
    send(s, "PL_F16C_1", strong.id)
    send(s, "PL_F16C_2", weak.id)
    page, panel = shown(qtbot, s)
    rows = [row.data for row in panel.rows.rows]
    assert [row.key for row in rows] == [f"squadron:{weak.id}", f"squadron:{strong.id}"]
    assert rows[0].chance > rows[1].chance
    press(page, "enter")
    assert answers(page)[0] == FightDuel(weak.id)


def test_a_fight_is_chosen_on_the_board_as_well(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, scenes.sent())
    pick(page, "MAZ")
    assert answers(page)[0] == FightIn("MAZ")


def test_one_key_fights_everything_in_the_suggested_order(qtbot: QtBot) -> None:
    s = scenes.sent()
    # Whether a Su-22 flies on would be asked.
    s.squadron("PL_SU22_1").target = ""
    page, panel = shown(qtbot, s)
    seen: list[bool] = []
    page.flow.answered.connect(lambda: seen.append(panel.steward.busy))
    press(page, "r")
    qtbot.waitUntil(lambda: not panel.steward.busy)
    # What comes next is not asked on the way.
    assert seen == [False]
    given = [each for each in answers(page) if isinstance(each, FightIn | FightDuel)]
    assert given[0] == FightIn("SEA")
    now: State = page.model.view.state
    assert not any(each.target for each in now.squadrons)


def drag_row(rows: OrderRows, key: str, before: str) -> None:
    """Drag a row above another with the mouse."""
    by_key = {row.data.key: row for row in rows.rows}
    row, goal = by_key[key], by_key[before]
    at = row.rect().center()
    there = row.mapFromGlobal(goal.mapToGlobal(QPoint(at.x(), 2)))
    QTest.mousePress(row, Qt.MouseButton.LeftButton, pos=at)
    for spot in (at - QPoint(0, 30), there):
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(spot),
            QPointF(row.mapToGlobal(spot)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(row, event)
    QTest.mouseRelease(row, Qt.MouseButton.LeftButton, pos=there)


def order_of(rows: OrderRows) -> list[str]:
    return [row.data.key for row in rows.rows]


@pytest.mark.rule("EM-IV.C1a")
def test_a_territory_is_dragged_above_another_and_all_is_fought_so(qtbot: QtBot) -> None:
    s = scenes.sent()
    # Whether a Su-22 flies on would be asked.
    s.squadron("PL_SU22_1").target = ""
    page, panel = shown(qtbot, s)
    assert order_of(panel.rows) == ["SEA", "MAZ"]
    drag_row(panel.rows, "MAZ", "SEA")
    assert order_of(panel.rows) == ["MAZ", "SEA"]
    assert answers(page) == []
    assert panel.rows.rows[0].data.cap == "1"
    assert panel.hint.text().startswith("Your own order")
    press(page, "r")
    qtbot.waitUntil(lambda: not panel.steward.busy)
    given = [each for each in answers(page) if isinstance(each, FightIn)]
    assert given[0] == FightIn("MAZ")


@pytest.mark.rule("EM-IV.C1a")
def test_alt_and_an_arrow_key_move_the_territory_in_question_and_del_forgets_it(
    qtbot: QtBot,
) -> None:
    page, panel = shown(qtbot, scenes.sent())
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    press(page, "2")
    QTest.keyClick(page.desk.view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert order_of(panel.rows) == ["MAZ", "SEA"]
    QTest.keyClick(page.desk.view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert order_of(panel.rows) == ["MAZ", "SEA"]
    QTest.keyClick(page.desk.view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert order_of(panel.rows) == ["SEA", "MAZ"]
    QTest.keyClick(page.desk.view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert panel.reset.isVisible()
    press(page, "del")
    assert order_of(panel.rows) == ["SEA", "MAZ"]
    assert not panel.reset.isVisible()


@pytest.mark.rule("EM-IV.C1b")
def test_duels_are_ordered_within_their_stage_before_the_territory_is_fought(qtbot: QtBot) -> None:
    s = scenes.sent()
    s.squadron("PL_SU22_1").target = ""
    page, panel = shown(qtbot, s)
    press(page, "2")
    escort, first, second, ground = order_of(panel.within)
    assert s.squadron(escort.removeprefix("squadron:")).role == "escort"
    assert ground == "assault:III"
    drag_row(panel.within, second, escort)
    assert order_of(panel.within) == [escort, second, first, ground]
    press(page, "e")
    press(page, "enter")
    # The escort is fought at once: it is alone in its stage.
    assert [row.data.key for row in panel.rows.rows] == [second, first]
    press(page, "r")
    qtbot.waitUntil(lambda: not panel.steward.busy)
    duels = [each for each in answers(page) if isinstance(each, FightDuel)]
    assert duels == [FightDuel(second.removeprefix("squadron:"))]


@pytest.mark.rule("EM-IV.C1a")
def test_a_new_day_begins_in_the_suggested_order() -> None:
    order = FightOrder()
    order.wish(2, ("MAZ", "SEA"))
    assert order.arranged(2, ("SEA", "LSI", "MAZ")) == ("MAZ", "SEA", "LSI")
    assert order.arranged(3, ("SEA", "MAZ")) == ("SEA", "MAZ")


def test_a_fight_of_the_territory_is_shown_before_it_is_chosen(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, scenes.sent())
    press(page, "2")
    ground = next(row.data for row in panel.within.rows if row.data.key == "assault:III")
    press(page, ground.cap)
    assert panel.box.accessibleName().startswith("Attack on the assault in Mazovia")
    assert answers(page) == []


def test_cards_are_asked_for_on_the_way_and_the_rest_is_fought_afterwards(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, scenes.sent(hand="PL01"))
    press(page, "r")
    choice = page.model.choice
    assert choice is not None
    assert choice.rule == "EM-IV.B3d"
    assert panel.steward.busy
    page.model.look_at(0)
    assert not panel.steward.busy


# ------------------------------------------------------------------------------------- both sides


@pytest.mark.rule("EM-VI.2b", "EM-VI.2c", "EM-VI.2e")
def test_the_strengths_add_up_with_every_part_named() -> None:
    s = scenes.sent()
    s.now.ground_bonus = 2
    third = s.assault("III")
    assert third is not None
    third.modifier, third.weakened = -3, ("PL07",)
    s.spent_cards = ["NA14"]
    fight = fight_data.to_come(s, KIT, "assault:III")
    for column in (fight.allied, fight.russian):
        assert sum(part.adds for part in column.parts) == column.total
    assert [part.name for part in fight.allied.parts] == [
        say(KIT.squadron_name("NA_F15_1")),
        "Precision Munitions",
    ]
    assert fight.russian.total == contests.assault_strength(s, KIT, third)
    assert "(printed 5; Bridge Demolition)" in fight.russian.parts[0].name


@pytest.mark.rule("EM-VI.0a")
def test_the_odds_are_those_of_the_rules_in_36ths(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, scenes.sent())
    s: State = page.model.view.state
    target = next(each for each in s.squadrons if each.role == "escort" and each.at == "SEA")
    exact = odds.contest(s, KIT, target.id, [s.squadron("NA_JAS_1")])
    win, draw, loss = panel.box.lines
    named = [line.partition(",")[0] for line in (win, draw, loss)]
    assert named == ["Poland wins", "Draw", "Russia wins"], "either side may read it"
    assert f"{exact.win} of 36" in win
    assert f"{exact.draw} of 36" in draw
    assert f"{exact.loss} of 36" in loss
    assert exact.win + exact.draw + exact.loss == CASES
    assert "Destroyed: MiG-29" in win
    assert "Destroyed: Czech Gripen" in loss


@pytest.mark.rule("EM-VI.1d", "EM-VI.1g", "EM-VI.4a", "EM-VI.4b", "EM-VI.4c")
def test_what_results_mean_follows_who_flies() -> None:
    s = war(conquered="PDL")
    assault(s, "III", card(5))
    raid = russian(s, "SU24", "raid", "MAZ")
    support = russian(s, "SU25", "support", "III", 0)
    send(s, "PL_SU22_1", support.id)
    send(s, "PL_F16C_1", raid.id)
    raided = fight_data.to_come(s, KIT, raid.id).ends
    assert say(raided["win"].words).startswith("Destroyed: Su-24")
    assert "there is no raid" in say(raided["draw"].words)
    assert "flies its raid" in say(raided["loss"].words)
    driven = fight_data.to_come(s, KIT, support.id).ends
    assert "driven off" in say(driven["win"].words)
    assert "may fly on against the assault on Mazovia" in say(driven["win"].words)
    assert "goes on supporting" in say(driven["loss"].words)
    russian(s, "SU27", "escort", "MAZ")
    closed = fight_data.to_come(s, KIT, support.id).ends
    assert "fly on" not in say(closed["win"].words)


@pytest.mark.rule("EM-X.3b", "EM-X.3c")
def test_an_attack_on_the_fleet_says_what_it_takes_and_what_lands() -> None:
    s = scenes.sent()
    ends = fight_data.to_come(s, KIT, "fleet").ends
    assert "no landing in Central Pomerania" in say(ends["win"].words)
    assert "no landing in Central Pomerania" in say(ends["draw"].words)
    assert "Central Pomerania falls" in say(ends["loss"].words)


def test_after_the_dice_only_the_result_is_shown(qtbot: QtBot) -> None:
    s = scenes.sent(hand="PL04")
    page, _ = shown(qtbot, s)
    press(page, "enter")
    fight = fight_data.going_on(page.model.view.state, KIT)
    assert fight is not None
    assert fight.result is not None
    gap = fight.allied.sum - fight.russian.sum
    assert fight.result == ("win" if gap > 0 else "loss" if gap < 0 else "draw")


# ---------------------------------------------------------------------------------- Su-22 fly on


@pytest.mark.rule("EM-VI.4c")
@pytest.mark.parametrize(("key", "expected"), [("enter", "join"), ("p", "home"), ("1", "join")])
def test_a_su22_that_has_won_flies_on_or_goes_home(qtbot: QtBot, key: str, expected: str) -> None:
    page, panel = shown(qtbot, su22_wins())
    s: State = page.model.view.state
    on, off = (row.data for row in panel.ways.rows)
    allies = [s.squadron("PL_F16C_1"), s.squadron("PL_SU22_1")]
    with_it, alone = (
        odds.contest(s, KIT, "assault:III", flying) for flying in (allies, allies[:1])
    )
    assert on.chance == (with_it.win + with_it.draw) / CASES
    assert off.chance == (alone.win + alone.draw) / CASES
    assert lit(page) == ["Fly on"]
    assert [each.text() for each in page.bar.buttons.values()] == [off.title] == ["Go home"]
    press(page, key)
    wanted = JoinAttack("PL_SU22_1", "assault:III", "MAZ")
    assert answers(page)[0] == (wanted if expected == "join" else FlyHome("PL_SU22_1"))


@pytest.mark.parametrize("size", [(1600, 1000), SMALL])
def test_everything_has_a_name_and_room(qtbot: QtBot, size: tuple[int, int]) -> None:
    _, panel = shown(qtbot, scenes.sent(), size=size)
    assert panel.box.accessibleName().startswith("Duel over the Baltic Sea")
    assert "5" in panel.box.allied.accessibleName()
    assert panel.fight.isVisible()
    assert panel.all.isVisible()
    assert panel.rect().contains(panel.foot.geometry())


def test_a_column_is_filled_again_with_more_and_fewer_parts(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    column = SideColumn(themes)
    qtbot.addWidget(column)
    column.show()
    sizes = []
    for names in (("Su-22",), ("Su-22", "F-16C", "Escort"), ("MiG-29",)):
        parts = tuple(Part(name, adds) for adds, name in enumerate(names, 1))
        column.show_column(Column("Allies", parts, len(names)), wins=False)
        seen = [each.text() for each in column.findChildren(Words) if each.isVisible()]
        assert [name for name in names if name in seen] == list(names)
        assert len(seen) == 2 * len(names) + 2
        QApplication.processEvents()
        sizes.append(column.sizeHint().height())
    assert sizes[0] == sizes[2] < sizes[1]
