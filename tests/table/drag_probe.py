"""Carries a counter at the pixel density of ``QT_SCALE_FACTOR``, and says what was seen (JSON)."""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.models.session_model import SessionModel
from desktop.paint.theme import ThemeSource, load_theme
from desktop.table.counter_item import MARGIN
from desktop.table.page import TablePage
from tests.table.conftest import accept, pick
from tests.table.toy_look import ToyLook
from tests.toy.race import Race
from tests.toy.table import TWO_PERSONS, race
from tests.toy.words import DrawCard

LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
OFF = QPointF(-9, 6)
"""From the middle of the counter to where it is taken, in units."""


def _send(page: TablePage, kind: QEvent.Type, at: QPoint) -> None:
    view, place = page.desk.view.viewport(), QPointF(at)
    button = NO_BUTTON if kind is QEvent.Type.MouseMove else LEFT
    held = NO_BUTTON if kind is QEvent.Type.MouseButtonRelease else LEFT
    none = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, place, view.mapToGlobal(place), button, held, none)
    QApplication.sendEvent(view, event)


def main() -> None:
    """Take up a trap, carry it, and print what was measured."""
    app = QApplication(["probe"])
    game = race(TWO_PERSONS, script=(DrawCard("boots"), DrawCard("mud")))
    assert isinstance(game.game, Race)
    themes = ThemeSource(load_theme("dark"))
    page = TablePage(SessionModel(game), ToyLook(game.game, drafts=True), themes, confirm=accept)
    page.set_motion(False)
    page.resize(1000, 640)
    page.show()
    page.begin()
    page.passage.page.hold.held.emit()
    pick(page, "A3")
    app.processEvents()
    view, scene = page.desk.view, page.desk.scene
    view.settle()
    item = scene.item("trap3")
    assert item is not None
    start = view.mapFromScene(item.pos() + OFF)
    picture = item.sceneBoundingRect().size()

    def apart(at: QPoint) -> tuple[float, float]:
        way = QPointF(at) - view.viewportTransform().map(item.pos())
        return way.x(), way.y()

    held = [apart(start)]
    _send(page, QEvent.Type.MouseButtonPress, start)
    for step in (QPoint(30, 8), QPoint(71, -13), QPoint(140, 20)):
        _send(page, QEvent.Type.MouseMove, start + step)
        held.append(apart(start + step))
    lifted = scene.lifted
    _send(page, QEvent.Type.MouseButtonRelease, start)
    wide, high = item.counter.size
    said = {
        "ratio": view.devicePixelRatioF(),
        "lifted": lifted,
        "held": held,
        "too_wide": picture.width() - wide - 2 * MARGIN,
        "too_high": picture.height() - high - 2 * MARGIN,
        "pixel": 1 / view.transform().m11() / view.devicePixelRatioF(),
    }
    sys.stdout.write(json.dumps(said))
    page.close_game()
    page.deleteLater()
    app.processEvents()


if __name__ == "__main__":
    main()
