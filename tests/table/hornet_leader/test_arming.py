"""The arming bench: by mouse, keys and drags; every refusal is said with its rule."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt
from PySide6.QtGui import QColor, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.paint.colours import contrast, glass, laid_over
from desktop.paint.style_parts import row_fill
from desktop.paint.theme import ThemeName, load_theme
from desktop.rules.hornet_leader.actions_campaign import Load
from desktop.rules.hornet_leader.arming import Arm
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.arming_page import ArmingPage
from desktop.table.hornet_leader.bench import Bench
from desktop.table.hornet_leader.bench_card import copy_data
from desktop.table.hornet_leader.load_panel import LoadPanel
from desktop.table.hornet_leader.rack_list import REACHED, load_data, read_load, row_inks
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import campaign, mission
from tests.table.hornet_leader.playing import answer, found, page_at, state_of

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ENDLESS = 40


def arming(*pilots: str) -> State:
    s = campaign("libya_1984", options=("night", "damaging"))
    return mission(14, [Aircraft(pilot) for pilot in pilots], state=s, steps=[Arm()])


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    return page_at(qtbot, arming("hunter", "bug", "static"))


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_the_flight_stays_open_on_a_laptop(
    page: TablePage, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page.resize(*size)
    qtbot.waitUntil(lambda: page.height() == size[1])
    assert not any(dock.folded for dock in page.frame.docks.values())


@pytest.fixture
def bench(page: TablePage) -> ArmingPage:
    return found(page, ArmingPage)


def loads(page: TablePage, pilot: str) -> list[str]:
    aircraft = state_of(page).flown.aircraft(pilot)
    return [*aircraft.loads, *aircraft.pods]


def keys(*names: Qt.Key | str, held: Qt.KeyboardModifier = NONE) -> None:
    for name in names:
        key = Qt.Key(ord(name)) if isinstance(name, str) else name
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, held)


def drop(bench: ArmingPage, place: int, data: QMimeData) -> None:
    event = QDropEvent(
        QPointF(20, 20),
        Qt.DropAction.MoveAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    bench.bench.cards[place].dropEvent(event)


def test_the_bench_stands_while_the_flight_is_armed(page: TablePage, bench: ArmingPage) -> None:
    assert page.stage.page == "arming"
    assert [card.data.callsign for card in bench.bench.cards if card.data] == [
        "Hunter",
        "Bug",
        "Static",
    ]
    assert bench.rack.list.hasFocus()
    keys(Qt.Key.Key_Return)
    assert page.stage.page != "arming"


def test_an_aircraft_without_weapons_takes_off_only_if_that_is_meant(qtbot: QtBot) -> None:
    page = page_at(qtbot, arming("hunter", "bug"), confirms=False)
    for pilot in ("hunter", "bug"):
        answer(page, Load(pilot, "mk82"))
        page.keys.handle(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE))
        assert (page.stage.page == "arming") == (pilot == "hunter")


def test_keys_load_the_chosen_weapon_and_take_it_off(page: TablePage, bench: ArmingPage) -> None:
    keys(Qt.Key.Key_Home, Qt.Key.Key_Down, "+", "+")
    assert bench.rack.item == "aim9"
    assert loads(page, "hunter") == ["aim9", "aim9"]
    keys("-")
    assert loads(page, "hunter") == ["aim9"]
    keys("2", "+")
    assert bench.pilot == "bug"


@pytest.mark.parametrize("name", ["Right", "T", "Plus", "R"])
def test_keys_mean_nothing_while_the_page_is_out_of_sight(qtbot: QtBot, name: str) -> None:
    page = page_at(qtbot, campaign("libya_1984"))
    before = state_of(page)
    bench = found(page, ArmingPage)
    event = QKeyEvent(QEvent.Type.KeyPress, getattr(Qt.Key, f"Key_{name}"), NONE)
    bench.keyPressEvent(event)
    assert not event.isAccepted()
    assert state_of(page) == before


def test_a_refusal_is_said_with_its_rule(page: TablePage, bench: ArmingPage) -> None:
    bench.choose("bug")
    bench.rack.list.choose("aim9")
    keys("+")
    assert loads(page, "bug") == []
    assert bench.note.isVisible()
    assert "does not carry AIM-9" in bench.note.accessibleName()
    rows = {row.item: row for row in bench.rack.list.rack.rows}
    assert rows["aim9"].refused is not None
    assert rows["aim9"].refused.rule == "HL-10.1a"
    assert rows["mk82"].refused is None


def test_a_weapon_is_dragged_to_a_card_and_on_to_another(
    page: TablePage, bench: ArmingPage
) -> None:
    drop(bench, 0, load_data("mk82"))
    assert loads(page, "hunter") == ["mk82"]
    drop(bench, 1, load_data("mk82", "hunter"))
    assert loads(page, "hunter") == []
    assert loads(page, "bug") == ["mk82"]


def test_what_another_aircraft_refuses_stays_where_it_is(
    page: TablePage, bench: ArmingPage
) -> None:
    drop(bench, 0, load_data("aim9"))
    drop(bench, 1, load_data("aim9", "hunter"))
    assert loads(page, "hunter") == ["aim9"]
    assert loads(page, "bug") == []
    assert bench.note.isVisible()


def test_a_chip_that_is_pressed_comes_off(page: TablePage, bench: ArmingPage) -> None:
    drop(bench, 0, load_data("mk82"))
    (chip,) = bench.bench.cards[0].chips
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert loads(page, "hunter") == []


def test_a_fixed_load_cannot_be_pressed_off(page: TablePage, bench: ArmingPage) -> None:
    chips = bench.bench.cards[2].chips
    assert [chip.isEnabled() for chip in chips] == [False] * 4
    bench.give_role("static", "strike")
    assert loads(page, "static") == ["agm88"] * 4
    assert "always carries the same" in bench.note.accessibleName()


def test_a_double_click_loads_the_chosen_aircraft(page: TablePage, bench: ArmingPage) -> None:
    bench.choose("bug")
    bench.rack.list.choose("mk83")
    bench.rack.list.doubleClicked.emit(bench.rack.list.currentIndex())
    assert loads(page, "bug") == ["mk83"]


def test_templates_fill_the_limit_and_the_tag_goes_round(
    page: TablePage, bench: ArmingPage
) -> None:
    answered: list[int] = []
    page.flow.answered.connect(lambda: answered.append(page.model.ply))
    bench.give_role("hunter", "strike")
    card = bench.bench.cards[0]
    assert card.data is not None
    # All that a template loads is painted at once.
    assert page.model.ply > 1
    assert not answered
    assert card.data.unused == 0
    assert card.role.text() == "Strike"
    card.role.click()
    assert card.role.text() == "SEAD"
    assert "agm88" in loads(page, "hunter")
    bench.rack.list.setFocus()
    keys("R")
    assert card.role.text() == "Escort"


def test_a_load_is_copied_by_keys_and_by_ctrl_drag(qtbot: QtBot) -> None:
    page = page_at(qtbot, arming("hunter", "banzai", "wolf"))
    bench = found(page, ArmingPage)
    bench.give_role("hunter", "strike")
    keys("C", held=CONTROL)
    keys("2")
    keys("V", held=CONTROL)
    assert loads(page, "banzai") == loads(page, "hunter")
    drop(bench, 2, copy_data("hunter"))
    assert sorted(loads(page, "wolf")) == sorted(loads(page, "hunter"))


def test_tanker_night_and_leader_have_their_keys(page: TablePage, bench: ArmingPage) -> None:
    keys("T")
    assert state_of(page).flown.tanker == "paid"
    assert bench.tools.tanker.isChecked()
    leader = state_of(page).flown.leader
    keys("G")
    assert state_of(page).flown.leader != leader
    keys("N")
    mission_now = state_of(page).flown
    allowed = page.model.game.kit.targets[14].night
    assert mission_now.night is allowed
    assert bench.note.isVisible() is not allowed


def test_the_rack_is_searched_and_narrowed(bench: ArmingPage) -> None:
    bench.rack.search.setText("mk")
    assert {row.item for row in bench.rack.list.rack.rows} >= {"mk82", "mk83"}
    assert all("Mk" in row.name for row in bench.rack.list.rack.rows)
    bench.rack.search.clear()
    bench.rack.kinds.buttons["radar"].click()
    assert {row.kind for row in bench.rack.list.rack.rows} == {"radar"}


def test_the_panel_follows_fund_and_odds(page: TablePage, bench: ArmingPage) -> None:
    panel = found(page, LoadPanel)
    assert panel.isVisible()
    before = panel.hits.bars
    bench.choose("bug")
    bench.add("gbu10")
    assert panel.hits.bars != before
    assert "Destroyed" in panel.hits.accessibleName()
    assert panel.lines_of_bill()[0][:2] == ("GBU-10", "3")


def test_a_load_with_another_origin_is_not_taken() -> None:
    assert read_load(QMimeData()) is None
    assert read_load(load_data("aim9", "hunter")) == ("hunter", "aim9")


def test_the_scroll_bar_of_the_bench_makes_no_room_that_it_then_takes_back(
    qtbot: QtBot, bench: ArmingPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The wider a card, the higher its picture: what is too high without the bar fits beside it.
    placed: list[int] = []

    def resized(cards: Bench, event: QResizeEvent) -> None:
        placed.append(cards.viewport().width())
        if len(placed) < ENDLESS:
            place(cards, event)

    place = Bench.resizeEvent
    monkeypatch.setattr(Bench, "resizeEvent", resized)
    cards = bench.bench
    cards.setParent(None)
    qtbot.addWidget(cards)
    cards.show()
    for height in range(260, 420, 3):
        placed.clear()
        cards.resize(760, height)
        QApplication.processEvents()
        assert len(placed) < ENDLESS, f"at {height} pixels: {placed[-4:]}"
        lowest = max(card.geometry().bottom() for card in cards.cards)
        assert cards.verticalScrollBar().isVisible() == (lowest >= cards.viewport().height())


@pytest.mark.parametrize("name", ["dark", "light"])
def test_a_weapon_that_cannot_be_taken_can_still_be_read(name: ThemeName) -> None:
    theme = load_theme(name)
    palette = theme.palette("hornet_leader")
    for ground in (QColor(theme.raised), row_fill(palette)):
        reached = laid_over(glass(theme.good, REACHED), ground)
        for able in (True, False):
            inks = row_inks(theme, ground, able=able)
            for each, below in ((ink, below) for ink in inks[:2] for below in (ground, reached)):
                assert contrast(each, below) >= 4.5
            assert contrast(inks.price, ground) >= 4.5
        assert row_inks(theme, ground, able=True).name != row_inks(theme, ground, able=False).name
