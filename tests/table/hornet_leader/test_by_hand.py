"""Beside a table every die, card and counter is told, through the dialogs (HL-T1.2a)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.models.outcome_model import OutcomeModel
from desktop.models.say import say
from desktop.paint.theme import ThemeSource
from desktop.play.change import BY_DICE, BY_HAND, BY_TABLE
from desktop.play.insisting import insist
from desktop.play.session import Session
from desktop.rules.core import Chance, Refused, Rolled, T
from desktop.rules.hornet_leader.actions_book import PlayDay
from desktop.rules.hornet_leader.actions_campaign import AssignPilot, Fly
from desktop.rules.hornet_leader.actions_chance import DrawnCounter, DrawnTarget, PickedArea
from desktop.rules.hornet_leader.actions_mission import Attack
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.day import TargetDraw
from desktop.rules.hornet_leader.defenses import APPROACHES, DrawCounters
from desktop.rules.hornet_leader.flow import TrackedDay
from desktop.rules.hornet_leader.state import State
from desktop.table.dice_by_hand import DiceByHand
from desktop.table.dice_desk import answers
from desktop.table.dice_tray import Stage
from desktop.table.hornet_leader.draws import lot
from desktop.table.outcome_by_hand import OutcomeByHand
from desktop.table.page import TablePage
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.corrections_moves import moves_text
from tests.rules.hornet_leader.beside import SQUADRON, beside_table, until
from tests.rules.hornet_leader.positions import GAME
from tests.table.hornet_leader.playing import page_of

ENTER = Qt.Key.Key_Return


def opened(
    qtbot: QtBot, step: type, accept: Callable[[State], bool] = lambda s: True
) -> tuple[TablePage, Session[State]]:
    session = beside_table()
    until(session, step, accept)
    return page_of(qtbot, session), session


def listed(page: TablePage) -> OutcomeByHand:
    dialog = page.dice.dialog
    assert isinstance(dialog, OutcomeByHand)
    assert dialog.isVisible()
    return dialog


def dice(page: TablePage) -> DiceByHand:
    dialog = page.dice.dialog
    assert isinstance(dialog, DiceByHand)
    return dialog


def lines(page: TablePage) -> list[str]:
    found = page.sides.lines
    return [str(found.index(row).data()) for row in range(found.rowCount())]


def stage(page: TablePage) -> Stage:
    return page.dice.tray.stage


def in_attack(qtbot: QtBot) -> tuple[TablePage, Session[State], DiceByHand]:
    """Fire at something; the dialog for the dice has come."""
    page, session = opened(qtbot, AircraftAttacks, lambda s: bool(s.flown.counters))
    asked = page.model.choice
    assert asked is not None
    page.picker.choose(next(each for each in asked.actions if isinstance(each, Attack)))
    return page, session, dice(page)


@pytest.mark.rule("HL-T1.2a")
def test_ex_t11_typing_0_is_a_10(qtbot: QtBot) -> None:
    page, session, dialog = in_attack(qtbot)
    asked = session.decision
    assert isinstance(asked, Chance)
    assert asked.roll is not None
    for _ in range(asked.roll.count):
        QTest.keyClick(dialog, Qt.Key.Key_0)
    assert set(dialog.dice) == {10}
    ply = session.ply
    QTest.keyClick(dialog, ENTER)
    told = session.entry_at(ply)
    assert told.action == Rolled((10,) * asked.roll.count)
    assert told.by == BY_HAND
    assert any("(by hand)" in line for line in lines(page))


@pytest.mark.rule("HL-T1.2a")
def test_roll_for_me_answers_this_one_roll(qtbot: QtBot) -> None:
    page, session, dialog = in_attack(qtbot)
    ply = session.ply
    QTest.keyClick(dialog, Qt.Key.Key_R)
    assert session.entry_at(ply).by == BY_DICE
    until(session, DrawCounters)
    assert isinstance(page.dice.dialog, OutcomeByHand)


@pytest.mark.rule("HL-T1.2a")
def test_a_target_card_is_found_by_its_number_and_by_part_of_its_title(qtbot: QtBot) -> None:
    page, session = opened(qtbot, TargetDraw)
    dialog = listed(page)
    number = session.state.target_deck[-1]
    dialog.search.setText(str(number))
    chosen = dialog.chosen
    assert chosen is not None
    assert chosen.action == DrawnTarget(number)
    title = say(GAME.kit.targets[number].title)
    dialog.search.setText(title[1:].upper())
    assert title in [each.name.partition(" ")[2] for each in dialog._model.shown]
    dialog.search.setText(str(number))
    QTest.keyClick(dialog.search, ENTER)
    assert number in session.state.drawn


@pytest.mark.rule("HL-T1.2a")
def test_draw_for_me_draws_this_one(qtbot: QtBot) -> None:
    page, session = opened(qtbot, TargetDraw)
    ply = session.ply
    QTest.keyClick(listed(page), Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert session.entry_at(ply).by == BY_DICE


@pytest.mark.rule("HL-T1.2a")
def test_what_the_data_do_not_have_says_what_can_be_done(qtbot: QtBot) -> None:
    page, _ = opened(qtbot, TargetDraw)
    dialog = listed(page)
    dialog.search.setText("moon base")
    assert dialog.note.isVisible()
    assert "data pack" in dialog.note.accessibleDescription()
    ply = page.model.ply
    QTest.keyClick(dialog.search, ENTER)
    assert page.model.ply == ply
    dialog.search.setText("")
    assert not dialog.note.isVisible()


@pytest.mark.rule("HL-T1.2a")
def test_ex_t11_the_cup_counts_down_and_what_it_lacks_corrects_the_count(qtbot: QtBot) -> None:
    page, session = opened(qtbot, DrawCounters)
    row = next(row for row, count in enumerate(session.state.cup) if count == 1)
    left = [each.left for each in listed(page)._model.shown if each.action == DrawnCounter(row)]
    assert left == [1]
    listed(page).tell(DrawnCounter(row))
    until(session, DrawCounters)
    dialog = listed(page)
    model = dialog._model
    place = [each.action for each in model.shown].index(DrawnCounter(row))
    assert model.shown[place].left == 0
    assert model.shown[place].differs
    dialog.list.setCurrentIndex(model.index(place))
    ply = session.ply
    QTest.keyClick(dialog.list, ENTER)
    assert session.ply == ply
    assert dialog.note.isVisible()
    QTest.keyClick(dialog.list, ENTER)
    assert session.entry_at(ply).by == BY_TABLE
    assert any("(as at your table)" in line for line in lines(page))
    assert Session.load(GAME, session.record()).trouble is None


@pytest.mark.rule("HL-T1.2a")
def test_a_digit_tells_which_area_it_is(qtbot: QtBot, themes: ThemeSource) -> None:
    areas = tuple(map(PickedArea, APPROACHES))
    chance = Chance("pick", "HL-6.13e", T("hornet_leader", "Which area?"), areas, (1,) * 4)
    found = lot(GAME.kit, chance)
    model = OutcomeModel(answers(chance, found, ()), numbered=found.numbered)
    dialog = OutcomeByHand(chance, model, themes)
    qtbot.addWidget(dialog)
    heard: list[object] = []
    dialog.entered.connect(heard.append)
    dialog.show()
    assert not dialog.search.isVisible()
    QTest.keyClick(dialog.list, Qt.Key.Key_5)
    assert heard == []
    QTest.keyClick(dialog.list, Qt.Key.Key_2)
    assert heard == [areas[1]]


@pytest.mark.rule("HL-T1.2a")
def test_the_dice_of_the_program_are_back_when_a_day_is_played_here(qtbot: QtBot) -> None:
    page, session = opened(qtbot, TargetDraw)
    listed(page)
    while not isinstance(session.state.steps[-1], TrackedDay):
        page.model.undo()
    assert page.dice.dialog is None
    page.model.play(PlayDay())
    page.model.play(Fly())
    assert session.state.drawn
    assert page.dice.dialog is None
    assert not any("(by hand)" in line for line in lines(page))


@pytest.mark.rule("HL-T1.2a")
def test_the_log_marks_what_was_told_and_not_what_follows_of_its_own(qtbot: QtBot) -> None:
    page, session, dialog = in_attack(qtbot)
    asked = session.decision
    assert isinstance(asked, Chance)
    assert asked.roll is not None
    dialog.entered.emit(Rolled((10,) * asked.roll.count))
    told = [each for each in page.sides.lines.lines if each.ply == session.ply]
    assert len(told) > 1
    assert [each.by for each in told] == [BY_HAND] + [""] * (len(told) - 1)


@pytest.mark.rule("HL-T1.2b")
def test_what_was_rolled_steps_aside_for_a_refusal(qtbot: QtBot) -> None:
    page, session, dialog = in_attack(qtbot)
    asked = session.decision
    assert isinstance(asked, Chance)
    assert asked.roll is not None
    dialog.entered.emit(Rolled((1,) * asked.roll.count))
    assert stage(page) is Stage.SETTLED
    page.desk.refused.emit(Refused("HL-6.2a", T("hornet_leader", "Not now")), "")
    assert stage(page) is Stage.EMPTY


@pytest.mark.rule("HL-T1.2b")
def test_the_text_of_a_day_marks_what_was_told_and_insisted_on(qapp: object) -> None:
    session = beside_table()
    until(session, AssignPilots)
    while fitting := [each for each in session.decision.actions if isinstance(each, AssignPilot)]:  # type: ignore[union-attr]
        session.play(fitting[0])
    flying = {each.pilot for each in session.state.flown.flight}
    pilot = next(each for each in SQUADRON if each not in flying)
    insist(session, AssignPilot(pilot))
    until(session, TrackedDay)
    text = moves_text(CampaignModel(GAME, session, "test"), 1)
    assert f"{GAME.kit.callsign(pilot)} flies. (as at your table) (HL-4.4a)" in text
    assert "(by hand)" in text
