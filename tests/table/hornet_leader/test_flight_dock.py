"""The dock of the flight: a card for each Aircraft, picked by click, digit and chip."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader.actions_campaign import FinishArming
from desktop.rules.hornet_leader.arming import Arm
from desktop.rules.hornet_leader.placing import AbortDecision, Jettison
from desktop.table.hornet_leader.flight_dock import HEIGHT, FlightDock
from desktop.table.scrolled import EXTENT
from tests.rules.hornet_leader.positions import mission
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import SMALL, answer, found, page_at, press, state_of
from tests.table.hornet_leader.scenes import flight


def test_every_aircraft_of_the_flight_has_a_card(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacked())
    dock = found(page, FlightDock)
    assert [card.data.callsign for card in dock.cards] == [
        "Hunter",
        "Banzai",
        "Wolf",
        "Teflon",
        "Pluto",
    ]
    hunter, banzai, *_, pluto = (card.data for card in dock.cards)
    assert hunter.leader
    assert (hunter.sa, hunter.stress.now, hunter.status) == (1, 3, "okay")
    assert banzai.attacked
    assert (pluto.altitude, pluto.number) == ("low", "5")
    assert "Stress 5" in banzai.spoken


def test_a_digit_and_a_click_pick_an_aircraft(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.moving())
    press(page, "2")
    assert page.picker.picks == ("pilot:banzai",)
    dock = found(page, FlightDock)
    assert [card.data.selected for card in dock.cards] == [False, True, False, False, False]
    dock.cards[3].chosen.emit("pilot:teflon")
    assert page.picker.picks == ("pilot:teflon",)


def test_digits_are_left_to_the_list_of_suppressions(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacked())
    press(page, "1")
    assert page.picker.picks == ()


def test_a_chip_is_given_up_from_the_card(qtbot: QtBot) -> None:
    s = scenes.over_target()
    s.then(Jettison())
    page = page_at(qtbot, s)
    dock = found(page, FlightDock)
    chips = {chip.data.key: chip for chip in dock.cards[1].chips}
    assert chips["item:mk83"].data.state == "usable"
    chips["item:mk83"].click()
    assert state_of(page).flown.aircraft("banzai").loads == ["aim7", "aim9", "mk83"]
    left = ["item:aim7", "item:aim9", "item:mk83", "gun"]
    # The rest is of no weight: the steward goes on, and the card follows then.
    qtbot.waitUntil(lambda: [chip.data.key for chip in dock.cards[1].chips] == left)


def test_pointing_at_a_card_lights_its_counter(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacking())
    card = found(page, FlightDock).cards[2]
    middle = card.rect().center().toPointF()
    QApplication.sendEvent(card, QEnterEvent(middle, middle, middle))
    assert ("pilot:wolf", "located") in [(m.place, m.kind) for m in page.desk.scene.marks]
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    assert "located" not in [mark.kind for mark in page.desk.scene.marks]


def test_all_cards_fit_a_small_window_whole(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacked(), size=SMALL)
    dock = found(page, FlightDock)
    room = dock.parentWidget()
    assert room is not None
    assert dock.width() <= room.width()
    assert dock.height() <= room.height()


def test_in_a_small_window_the_board_has_most_of_the_height(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacked(), size=SMALL)
    assert page.frame.docks["flight"].height() <= 0.22 * page.height()
    board = page.desk.view.transform().m11() * page.desk.scene.bounds.height()
    assert board >= 0.62 * page.height()


def test_eight_cards_stand_side_by_side_and_scroll_down_only(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.crowded(), size=SMALL)
    dock = found(page, FlightDock)
    room = dock.parentWidget()
    assert room is not None
    assert len(dock.cards) == 8
    assert dock.width() <= room.width()
    assert len({card.y() for card in dock.cards}) == 1


def test_cards_stay_while_nothing_about_them_changes(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.moving())
    dock = found(page, FlightDock)
    before = dock.cards
    press(page, "1")
    assert dock.cards == before


def places_of(dock: FlightDock) -> list[int]:
    row = dock.layout()
    assert row is not None
    return [row.indexOf(card) for card in dock.cards]


def test_aircraft_that_stay_keep_their_cards(qtbot: QtBot) -> None:
    dock = found(page_at(qtbot, scenes.moving()), FlightDock)
    shown = tuple(card.data for card in dock.cards)
    hunter, banzai, *_ = before = dock.cards
    dock.show_flight((shown[1], shown[0]))
    assert dock.cards == (banzai, hunter)
    assert places_of(dock) == [0, 1]
    assert all(card.isHidden() for card in before[2:])
    dock.show_flight(shown)
    assert dock.cards[:2] == (hunter, banzai)
    assert places_of(dock) == list(range(len(shown)))


def test_the_dock_has_its_height_when_a_flight_takes_off(qtbot: QtBot) -> None:
    s = mission(
        14, flight(("hunter", "", True), ("banzai", "", True)), steps=[Arm(), AbortDecision()]
    )
    page = page_at(qtbot, s)
    dock = found(page, FlightDock)
    assert not dock.isVisible()
    answered: list[str] = []
    page.flow.answered.connect(lambda: answered.append(page.stage.page))
    answer(page, FinishArming())
    # The display has its room only once the dock is there: it does not come before.
    assert answered == ["arming"]
    assert page.stage.page == ""
    qtbot.waitUntil(lambda: page.frame.docks["flight"].height() >= HEIGHT)
    # No part of a card is below the edge.
    qtbot.waitUntil(lambda: dock.visibleRegion().boundingRect() == dock.rect())


def test_it_is_as_high_when_the_window_has_become_small_as_in_one_that_was(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacked(), size=(1600, 1000))
    dock, details = page.frame.docks["flight"], page.frame.docks["details"]
    qtbot.waitUntil(lambda: details.minimumSizeHint().height() == details.height())
    claimed = details.height()
    page.resize(*SMALL)
    qtbot.waitUntil(lambda: details.minimumSizeHint().height() < claimed)
    qtbot.waitUntil(lambda: dock.height() == dock.property(EXTENT) < HEIGHT, timeout=10_000)
