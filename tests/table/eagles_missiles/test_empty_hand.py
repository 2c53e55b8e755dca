"""A hand without cards gives its room to the map (look)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.rules.eagles_missiles.records import RUSSIAN, LaidCard
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.table.blind import STRIP
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import KIT, assault, war
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import drag, press

SIZE = (1600, 1000)


def hand_height(page: TablePage) -> int:
    return page.frame.docks["hand"].height()


def asked(page: TablePage) -> str:
    decision = page.model.decision
    return "" if decision is None else decision.rule


def table(qtbot: QtBot, *cards: str) -> TablePage:
    """Show cards that Russia has to lay before its squadrons fly."""
    s = war(day=2, conquered="PDL", steps=(LayCards(RUSSIAN), PlaceSquadrons(RUSSIAN)))
    s.phase = "A"
    assault(s, "I", "RA22")
    for card in cards:
        s.russian_deck.take(KIT.russian_kinds.index(card))
        s.now.drawn.append(LaidCard(card, RUSSIAN))
    for number, place in enumerate(("MAZ", "WAR", "KIE"), 1):
        s.unit(f"AA_B_{number}").at = place
    page = page_at(qtbot, s, persons=(RUSSIAN,), size=SIZE)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def test_a_hand_gives_its_room_to_the_map_once_its_cards_are_laid(qtbot: QtBot) -> None:
    page = table(qtbot, "RA04", "RA17")
    qtbot.waitUntil(lambda: hand_height(page) > 2 * STRIP)
    whole, before = hand_height(page), page.desk.view.height()
    drag(page, "rcard:RA04", "line:IV")
    assert page.sides.cards.rowCount() == 1
    assert hand_height(page) == whole
    drag(page, "rcard:RA17", "WAR")
    assert page.sides.cards.rowCount() == 0
    # The board does not grow under the card: it still can be taken back.
    assert hand_height(page) == whole
    press(page, "end")
    assert asked(page) == "EM-IV.A5a"
    qtbot.waitUntil(lambda: hand_height(page) == STRIP)
    qtbot.waitUntil(lambda: page.desk.view.height() > before)
    page.model.undo()
    page.model.undo()
    qtbot.waitUntil(lambda: hand_height(page) == whole)


def test_a_hand_without_cards_is_not_opened_by_the_pointer(qtbot: QtBot) -> None:
    page = table(qtbot)
    qtbot.waitUntil(lambda: hand_height(page) == STRIP)
    dock, at = page.frame.docks["hand"], QPointF(5, 5)
    QApplication.sendEvent(dock, QEnterEvent(at, at, at))
    assert dock.folded
    QApplication.sendEvent(dock, QEvent(QEvent.Type.Leave))


@pytest.mark.parametrize("cards", [(), ("RA04",)])
def test_a_folded_hand_is_no_height_to_come_back_to(qtbot: QtBot, cards: tuple[str, ...]) -> None:
    page = table(qtbot)
    qtbot.waitUntil(lambda: hand_height(page) == STRIP)
    kept = page.sides.save()
    other = table(qtbot, *cards)
    assert other.sides.restore(kept)
    if cards:
        qtbot.waitUntil(lambda: hand_height(other) > 2 * STRIP)
    else:
        qtbot.waitUntil(lambda: hand_height(other) == STRIP)
