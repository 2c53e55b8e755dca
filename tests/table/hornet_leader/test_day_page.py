"""The Day: fly or rest, cards drawn and selected, the campaign sheet at any time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.hornet_leader.day import SelectTarget
from desktop.rules.hornet_leader.flow import FlyOrRest
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import hits_needed
from desktop.table.hornet_leader.day_page import DayPage
from desktop.table.hornet_leader.page_parts import RefusalStrip
from desktop.table.hornet_leader.sheet_facts import campaign_sheet, spot_words
from desktop.table.hornet_leader.sheet_overlay import SheetOverlay
from desktop.table.hornet_leader.target_tile import TargetTile
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import KIT
from tests.table.conftest import SetScale
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.days import (
    IMPROVEMENT,
    PRIMARY,
    SECONDARY,
    drawing,
    morning,
    selecting,
)
from tests.table.hornet_leader.playing import SMALL, found, page_at, press, state_of

LEFT = Qt.MouseButton.LeftButton
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


def tile_of(page: DayPage, target: int) -> TargetTile:
    return next(tile for tile in page.tiles if tile.data.target == target)


def chosen(page: DayPage) -> dict[int, str]:
    return {tile.data.target: tile.data.chosen for tile in page.tiles if tile.data.chosen}


# --- the morning ----------------------------------------------------------------------------------


def test_the_morning_shows_sheet_tracks_and_squadron(qtbot: QtBot) -> None:
    table = page_at(qtbot, morning())
    page = found(table, DayPage)

    assert table.stage.page == "day"
    assert table.frame.docks["mission"].isHidden()
    assert page.choice.sheet.isVisible()
    assert page.column.sheet.isHidden()
    summary = page.column.squadron.data
    assert summary is not None
    assert summary.counts == (5, 1, 1, 0)
    assert page.column.strips[0].accessibleName() == "Recon: Draw up to 3 Target cards"
    assert "1 Minor Airfield" in page.column.improved.text()


def test_fly_and_down_time_answer(qtbot: QtBot) -> None:
    table = page_at(qtbot, morning())
    found(table, DayPage).choice.rest.button.click()
    assert state_of(table).resting or state_of(table).day > 2

    table = page_at(qtbot, morning())
    press(table, "f")
    assert not isinstance(state_of(table).steps[-1], FlyOrRest)


@pytest.mark.parametrize("scene", [morning, drawing, selecting])
def test_the_page_fits_a_small_window(qtbot: QtBot, scene: Callable[[], State]) -> None:
    page = found(page_at(qtbot, scene(), size=SMALL), DayPage)
    room = page.parentWidget()
    assert room is not None

    qtbot.waitUntil(lambda: page.size() == room.size())


# --- drawing --------------------------------------------------------------------------------------


def test_a_click_on_the_deck_draws(qtbot: QtBot) -> None:
    table = page_at(qtbot, drawing())
    page = found(table, DayPage)
    assert [tile.data.target for tile in page.tiles] == [PRIMARY, IMPROVEMENT]

    at = page.deck.card.geometry().center()
    QTest.mouseClick(page.deck, LEFT, pos=at)

    assert state_of(table).recon_draws == 2
    assert sum(not tile.isHidden() for tile in page.tiles) == 3


def test_recon_priority_has_its_price_and_its_reason(qtbot: QtBot) -> None:
    s = drawing()
    table = page_at(qtbot, s)
    page = found(table, DayPage)
    assert page.deck.recon.text() == "Recon, 2 SO"
    assert page.deck.recon.isEnabled()
    page.deck.recon.click()
    assert state_of(table).so == s.so - 2
    assert len(state_of(table).drawn) == 3

    poor = drawing()
    poor.so = 1
    page = found(page_at(qtbot, poor), DayPage)
    assert not page.deck.recon.isEnabled()
    assert page.deck.recon.toolTip() == "Recon Priority costs 2 SO Points; there are 1 (HL-2.6a)"


def test_the_attack_is_lit_once_a_card_is_chosen(qtbot: QtBot) -> None:
    table = page_at(qtbot, selecting())
    button = table.bar.primary()
    assert button is not None
    lit = [button.importance]
    press(table, "1")
    assert [*lit, button.importance] == [Importance.NORMAL, Importance.PRIMARY]


def test_to_draw_on_is_not_lit_once_a_card_lies_there(qtbot: QtBot) -> None:
    s = drawing()
    s.drawn.clear()
    s.recon_draws = 0
    buttons = [page_at(qtbot, each).bar.primary() for each in (s, drawing())]
    named = [(each.text(), each.importance) for each in buttons if each is not None]
    assert named == [
        ("Draw a Target", Importance.PRIMARY),
        ("Draw a Target", Importance.NORMAL),
    ]


def test_stop_leads_to_the_selection(qtbot: QtBot) -> None:
    table = page_at(qtbot, drawing())
    found(table, DayPage).deck.stop.click()

    assert type(state_of(table).steps[-1]).__name__ == "SelectTarget"


# --- selecting ------------------------------------------------------------------------------------


def test_the_focus_stays_on_the_page_when_its_button_goes(qtbot: QtBot) -> None:
    table = page_at(qtbot, drawing())
    page = found(table, DayPage)
    # Where the focus of a button that goes may end.
    home = table.bar.tools[0]
    home.setFocus()
    assert home.hasFocus()
    page.deck.stop.click()

    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus is page or page.isAncestorOf(focus)
    assert not table.bar.isAncestorOf(focus)


def test_space_does_not_take_down_time(qtbot: QtBot) -> None:
    table = page_at(qtbot, morning())
    page = found(table, DayPage)
    before = state_of(table).day
    QTest.mouseClick(page.choice.fly.button, LEFT)
    table.model.undo()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Key.Key_Space)

    assert (state_of(table).day, state_of(table).resting) == (before, False)


def test_log_and_timeline_are_divided_into_days(qtbot: QtBot) -> None:
    page = page_at(qtbot, drawing())
    press(page, "enter")
    headings = [
        say(row.text) for row in page.sides.lines.lines if row.kind == "heading" and row.text
    ]
    assert headings == ["Day 2"]
    page.toggle_timeline()
    assert page.sides.timeline.strip.moments[-1].title == "D2"


def test_every_card_says_what_it_needs_and_brings(qtbot: QtBot) -> None:
    page = found(page_at(qtbot, selecting()), DayPage)
    facts = {fact.key: fact for fact in tile_of(page, PRIMARY).facts.facts}
    s = selecting()

    assert facts["hits"].figure == str(hits_needed(s, KIT, PRIMARY))
    assert facts["weight"].figure == "−1"
    assert facts["stress"].figure == "+2"
    approach, center = KIT.targets[PRIMARY].sites
    assert facts["sites"].figure == str(4 * approach + center)
    assert facts["tracks"].figure == "Infra +2"
    assert "Fixed: " in tile_of(page, PRIMARY).toolTip()


@pytest.mark.parametrize("held", [SHIFT, CTRL])
def test_the_mouse_chooses_primary_and_secondary(qtbot: QtBot, held: Qt.KeyboardModifier) -> None:
    table = page_at(qtbot, selecting())
    page = found(table, DayPage)

    QTest.mouseClick(tile_of(page, PRIMARY), LEFT)
    QTest.mouseClick(tile_of(page, SECONDARY), LEFT, held)
    assert chosen(page) == {PRIMARY: "primary", SECONDARY: "secondary"}
    QTest.mouseClick(tile_of(page, SECONDARY), LEFT)
    assert chosen(page) == {PRIMARY: "primary"}, "a second click gives a card back"
    QTest.mouseClick(tile_of(page, SECONDARY), LEFT, held)
    page.attack.click()

    s = state_of(table)
    assert (s.primary, s.secondary) == (PRIMARY, SECONDARY)


@pytest.mark.rule("HL-1.7s")
def test_the_mouse_alone_chooses_both(qtbot: QtBot) -> None:
    page = found(page_at(qtbot, selecting()), DayPage)
    QTest.mouseClick(tile_of(page, PRIMARY), LEFT)
    QTest.mouseClick(tile_of(page, SECONDARY), Qt.MouseButton.RightButton)
    assert chosen(page) == {PRIMARY: "primary", SECONDARY: "secondary"}
    assert any("right click" in label.text() for label in page.findChildren(QLabel))
    QTest.mouseClick(tile_of(page, SECONDARY), Qt.MouseButton.RightButton)
    assert chosen(page) == {PRIMARY: "primary"}


def test_enter_draws_while_cards_can_be_drawn(qtbot: QtBot) -> None:
    page = page_at(qtbot, drawing())
    drawn = len(state_of(page).drawn)
    press(page, "enter")
    assert len(state_of(page).drawn) == drawn + 1


def test_the_only_card_stays_the_primary_when_its_digit_is_pressed(qtbot: QtBot) -> None:
    s = drawing()
    s.in_play.clear()
    s.steps.clear()
    s.then(SelectTarget())
    page = page_at(qtbot, s)
    press(page, "1")
    assert page.picker.picks == (f"card:{PRIMARY}",)


def test_a_refusal_goes_when_something_possible_is_picked(qtbot: QtBot) -> None:
    page = page_at(qtbot, selecting())
    strip = found(page, DayPage).refusal
    press(page, "enter")
    assert strip.isVisible()
    press(page, "1")
    assert not strip.isVisible()


def test_the_keys_choose_and_enter_attacks(qtbot: QtBot) -> None:
    table = page_at(qtbot, selecting())
    page = found(table, DayPage)
    assert page.hasFocus()
    assert page.attack.toolTip() == "Choose the Primary first (HL-4.2a)"

    QTest.keyClick(page, Key.Key_1)
    QTest.keyClick(page, Key.Key_2, SHIFT)
    assert chosen(page) == {PRIMARY: "primary", SECONDARY: "secondary"}
    QTest.keyClick(page, Key.Key_Escape)
    assert chosen(page) == {PRIMARY: "primary"}
    QTest.keyClick(page, Key.Key_Return)

    s = state_of(table)
    assert (s.primary, s.secondary) == (PRIMARY, 0)


def test_what_is_no_secondary_is_refused_with_its_rule(qtbot: QtBot) -> None:
    page = found(page_at(qtbot, selecting()), DayPage)
    QTest.keyClick(page, Key.Key_2)
    QTest.keyClick(page, Key.Key_1, SHIFT)

    (strip,) = page.findChildren(RefusalStrip)
    assert strip.isVisible()
    assert "is not a Secondary" in strip.accessibleName()
    assert chosen(page) == {SECONDARY: "primary"}


def test_the_foot_of_a_small_window_shows_whole_tiles(qtbot: QtBot) -> None:
    page = found(page_at(qtbot, selecting(), size=SMALL), DayPage)
    room = page._cards_room

    assert page.tiles[0].height() <= room.height() + 12
    assert page.deck.width() == page.tiles[0].width()


def test_the_words_below_the_targets_keep_their_height(qtbot: QtBot, set_scale: SetScale) -> None:
    set_scale(200)
    page = found(page_at(qtbot, selecting(), size=SMALL), DayPage)
    QApplication.processEvents()
    for label in (page._chosen, page._hint):
        assert label.height() >= label.heightForWidth(label.width())


# --- the sheet ------------------------------------------------------------------------------------


def test_the_sheet_knows_the_state_of_every_target() -> None:
    s = selecting()
    sheet = campaign_sheet(s, KIT)
    states = {spot.number: spot.state for spot in sheet.spots}

    assert states[PRIMARY] == states[SECONDARY] == "candidate"
    assert states[IMPROVEMENT] == "in_play"
    assert all(states[target] == "destroyed" for target in s.destroyed)
    assert [states[target] for target in s.damaged_hits] == ["damaged"]
    words = spot_words(s, KIT, s.destroyed[0])
    assert words[1] == "Destroyed"
    assert any(line.startswith("Hits needed: ") for line in words)


def open_sheet(table: TablePage) -> SheetOverlay:
    press(table, "m")
    return found(table, SheetOverlay)


def test_the_sheet_beside_the_page_says_which_key_shows_it_at_large(qtbot: QtBot) -> None:
    column = found(page_at(qtbot, selecting()), DayPage).column
    assert "Campaign sheet (key M)" in [label.text() for label in column.findChildren(QLabel)]


@pytest.mark.parametrize("scene", [selecting, scenes.attacking])
def test_m_lays_the_sheet_over_the_table_and_esc_takes_it_away(
    qtbot: QtBot, scene: Callable[[], State]
) -> None:
    table = page_at(qtbot, scene())
    overlay = open_sheet(table)
    assert overlay.isVisible()
    assert overlay.size() == table.size()

    lit = overlay.view.lit
    QTest.keyClick(overlay.view, Key.Key_Left)
    assert overlay.view.lit != lit

    # Where the pointer is already it does not move to.
    for place in (QPoint(3, 3), overlay.view.place_of(IMPROVEMENT).toPoint()):
        QTest.mouseMove(overlay.view, place)
    qtbot.waitUntil(lambda: overlay.view.lit == IMPROVEMENT)
    assert overlay.details.card.accessibleName() == "Minor Airfield"

    QTest.keyClick(overlay.view, Key.Key_Escape)
    assert overlay.isHidden()


def test_keys_do_nothing_below_the_sheet(qtbot: QtBot) -> None:
    table = page_at(qtbot, selecting())
    overlay = open_sheet(table)
    ply = table.model.session.ply

    for key in (Key.Key_1, Key.Key_Return, Key.Key_P):
        QTest.keyClick(overlay.view, key)

    assert chosen(found(table, DayPage)) == {}
    assert table.model.session.ply == ply
    QTest.keyClick(overlay.view, Key.Key_M)
    assert overlay.isHidden()


def test_a_click_on_the_small_sheet_shows_the_large_one(qtbot: QtBot) -> None:
    table = page_at(qtbot, selecting())
    page = found(table, DayPage)
    QTest.mouseClick(page.column.sheet, LEFT, pos=QPoint(20, 20))

    assert found(table, SheetOverlay).isVisible()
