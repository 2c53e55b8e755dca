"""What is painted once and kept, and what waits for the end of a change, shows nothing else."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.theme import ThemeSource, load_theme
from desktop.rules.core import Rolled, T
from desktop.rules.hornet_leader.actions_mission import Attack, Shot
from desktop.rules.hornet_leader.arming import Arm
from desktop.rules.hornet_leader.records import Aircraft
from desktop.store.errors import UserError
from desktop.table.hornet_leader import bench_art
from desktop.table.hornet_leader.advice_line import AdviceLine
from desktop.table.hornet_leader.arming_data import BenchData
from desktop.table.hornet_leader.bench_art import Decks, paint_card
from desktop.table.hornet_leader.bench_card import BenchCard
from desktop.table.hornet_leader.load_panel import Lines
from desktop.table.hornet_leader.sheet_view import SheetView
from tests.rules.hornet_leader.positions import campaign, mission
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.days import drawing
from tests.table.hornet_leader.pictures import painted
from tests.table.hornet_leader.playing import found, page_at

BOX = QRectF(0, 0, 240, 380)
THEME = load_theme("dark")
ATTACK = Attack("hunter", "sa_6#1", (Shot("agm88", "sa_6#1"),))


def grabbed(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def words(lines: Lines) -> list[str]:
    return [label.text() for label in lines.findChildren(QLabel) if label.isVisible()]


def test_lines_take_other_words_and_keep_their_labels(qtbot: QtBot) -> None:
    lines = Lines()
    qtbot.addWidget(lines)
    lines.show()
    lines.show_lines([("Tanker", "3", "HL-4.5f"), ("GBU-10", "6", "")])
    assert sorted(words(lines)) == ["3", "6", "GBU-10", "Tanker"]
    first = lines.findChildren(QLabel)
    assert first[0].toolTip() == "HL-4.5f"
    lines.show_lines([("Bandits", "2", "AIM-9")], second=True)
    assert words(lines) == ["Bandits", "2", "AIM-9"]
    assert first[0].toolTip() == ""
    assert lines.findChildren(QLabel) == first
    lines.show_lines([])
    assert words(lines) == []


def test_a_deck_that_was_kept_is_that_of_its_aircraft_and_theme(qtbot: QtBot) -> None:
    s = mission(14, [Aircraft("hunter"), Aircraft("static")], state=campaign(), steps=[Arm()])
    cards = page_at(qtbot, s).findChildren(BenchCard)

    def shown(card: BenchCard, decks: Decks, light: bool) -> QImage:
        data, plan, theme = card.data, card.plan, load_theme("light") if light else THEME
        assert data is not None
        assert plan is not None
        return painted(
            lambda p, box: paint_card(p, box, data, plan, decks, theme, QPalette()), BOX, 1
        )

    kept = Decks()
    for card in (*cards, *cards):
        for light in (False, True):
            assert shown(card, kept, light) == shown(card, Decks(), light)


def test_the_deck_below_all_aircraft_of_a_size_is_painted_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = mission(14, [Aircraft("hunter"), Aircraft("static")], state=campaign(), steps=[Arm()])
    first, second = (card.data for card in page_at(qtbot, s).findChildren(BenchCard)[:2])
    assert first is not None
    assert second is not None
    assert first.picture != second.picture
    hatched: list[QRectF] = []
    monkeypatch.setattr(bench_art, "hatch", lambda _p, box, *_look: hatched.append(box))
    decks = Decks()

    def paint_deck(data: BenchData, p: QPainter, box: QRectF) -> None:
        decks.paint(p, box, data, THEME)

    for data in (first, second, first):
        painted(partial(paint_deck, data), BOX, 1)
    assert len(hatched) == 1


@pytest.mark.parametrize("moved", [False, True])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_sheet_painted_over_its_ground_is_the_sheet_painted_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ratio: float, moved: bool
) -> None:
    monkeypatch.setattr(SheetView, "devicePixelRatioF", lambda _: ratio)
    page = page_at(qtbot, drawing())
    sheet = next(view.sheet for view in page.findChildren(SheetView) if view.sheet is not None)
    spot = next(each for each in sheet.spots if each.state != "destroyed")
    at = (80.0, 80.0) if moved else (spot.x, spot.y)
    hit = type(spot)(spot.number, *at, "destroyed")
    views = [SheetView(ThemeSource(THEME)) for _ in range(2)]
    for view in views:
        qtbot.addWidget(view)
        view.resize(500, 400)
    views[0].show_sheet(sheet)
    before = grabbed(views[0])
    after = type(sheet)(
        sheet.width,
        sheet.height,
        sheet.origin,
        sheet.bands,
        tuple(hit if each == spot else each for each in sheet.spots),
        sheet.coast,
    )
    for view in views:
        view.show_sheet(after)
    assert grabbed(views[0]) == grabbed(views[1])
    assert grabbed(views[0]) != before


def test_dice_are_answered_before_panels_and_board_follow(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacking())
    told: list[int] = []
    page.picker.narrowed.connect(lambda _: told.append(page.model.session.ply))
    page.picker.choose(ATTACK)
    session = page.model.session
    assert any(isinstance(session.entry_at(n).action, Rolled) for n in range(session.ply))
    assert told == [session.ply]


def test_dice_that_cannot_be_stored_leave_the_table_as_it_stands(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_at(qtbot, scenes.attacking())

    def failing(*_: object) -> None:
        raise UserError(T("store", "The disk is full."), T("store", "Make room."))

    monkeypatch.setattr(page.model.session, "roll", failing)
    told: list[object] = []
    page.picker.narrowed.connect(told.append)
    page.picker.choose(ATTACK)
    assert page.model.goes_on
    assert told == [()]
    assert page.desk.scene.counters == page.look.counters(page.model.view)


def test_the_map_comes_back_with_its_tiles(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_at(qtbot, scenes.attacking())
    scene, bounds, view = page.desk.scene, page.desk.scene.bounds, page.model.view
    first, wider = scene.map, bounds.adjusted(0, 0, 0, 96)
    for extent, same in ((wider, False), (bounds, True)):
        monkeypatch.setattr(page.look, "bounds", lambda _view, extent=extent: extent)
        scene.sync(view, page.look.counters(view))
        assert scene.bounds == extent
        assert (scene.map is first) is same


def test_without_a_hint_a_change_has_nothing_to_take_back(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacking())
    line = found(page, AdviceLine)
    told: list[bool] = []
    line._advice.changed.connect(lambda: told.append(True))
    page.picker.choose(ATTACK)
    assert told == []
