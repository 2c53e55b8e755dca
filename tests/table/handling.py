"""The mouse and the keyboard at a table."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.paint.buttons import Importance, KeyButton
from desktop.table.page import TablePage

KEYS = {
    "enter": Qt.Key.Key_Return,
    "esc": Qt.Key.Key_Escape,
    "tab": Qt.Key.Key_Tab,
    "end": Qt.Key.Key_End,
    "del": Qt.Key.Key_Delete,
    "space": Qt.Key.Key_Space,
}
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
W = TypeVar("W", bound=QWidget)


def found(page: TablePage, kind: type[W]) -> W:
    """Return the one panel of a kind."""
    (panel,) = page.findChildren(kind)
    return panel


def lit(page: TablePage) -> list[str]:
    """Return what the buttons say that stand out as what Enter does."""
    return [
        button.text()
        for button in page.findChildren(KeyButton)
        if button.importance is Importance.PRIMARY and button.isEnabled() and button.isVisible()
    ]


def pick(page: TablePage, *targets: str) -> None:
    """Pick targets one after the other, as clicks do."""
    for target in targets:
        page.desk.pick(target)


def press(page: TablePage, *names: str) -> None:
    """Press keys with the focus on the board."""
    page.desk.view.setFocus()
    for name in names:
        key = KEYS.get(name) or Qt.Key(ord(name.upper()))
        QTest.keyClick(page.window().focusWidget(), key)


def spot(page: TablePage, target: str) -> QPoint:
    """Return where a counter or a place is seen on the screen."""
    view, scene = page.desk.view, page.desk.scene
    item = scene.item(target)
    middle = item.body().center() if item is not None else scene.places.centre(target)
    assert middle is not None, target
    return view.mapFromScene(middle)


def drag(page: TablePage, counter: str, target: str) -> None:
    """Drag a counter to a place or another counter and let it go there."""
    carry(page, counter, target)
    _send(page, QEvent.Type.MouseButtonRelease, spot(page, target), Qt.MouseButton.NoButton)


def carry(page: TablePage, counter: str, target: str) -> None:
    """Take a counter up and carry it over a place, without letting it go."""
    start, end = spot(page, counter), spot(page, target)
    _send(page, QEvent.Type.MouseButtonPress, start, LEFT)
    _send(page, QEvent.Type.MouseMove, start + QPoint(25, 25), LEFT)
    _send(page, QEvent.Type.MouseMove, end, LEFT)


def frame(page: TablePage, first: str, last: str) -> None:
    """Draw a frame from beyond one counter to beyond another."""
    start, end = spot(page, first) - QPoint(30, 30), spot(page, last) + QPoint(30, 30)
    _send(page, QEvent.Type.MouseButtonPress, start, LEFT)
    _send(page, QEvent.Type.MouseMove, start + QPoint(15, 15), LEFT)
    _send(page, QEvent.Type.MouseMove, end, LEFT)
    _send(page, QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.NoButton)


def _send(page: TablePage, kind: QEvent.Type, at: QPoint, buttons: Qt.MouseButton) -> None:
    view = page.desk.view.viewport()
    place = QPointF(at)
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT
    event = QMouseEvent(kind, place, view.mapToGlobal(place), button, buttons, PLAIN)
    QApplication.sendEvent(view, event)
