"""Weapon counters dragged from a panel onto an enemy of the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from desktop.rules.core import Target
from desktop.table.look import Table

KEY = "carriedKey"
"""Name of the property with the key of what a widget carries."""
Goals = Callable[[str], tuple[Target, ...]]
Drop = Callable[[str, Target], None]


class ChipDrag(QObject):
    """Lights where a counter can go while it is carried, and tells where it was let go.

    A press without a drag stays a press.
    """

    def __init__(self, table: Table, owner: QWidget, goals: Goals, drop: Drop) -> None:
        """``goals`` returns where what has a key can go; nothing if it cannot be carried."""
        super().__init__(owner)
        self._table, self._owner = table, owner
        self._goals, self._drop = goals, drop
        self._pressed: QPoint | None = None
        self._carried = ""
        self._picture = QLabel(owner)
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture.hide()

    @property
    def carried(self) -> str:
        """The key of what is carried; empty if nothing is."""
        return self._carried

    def watch(self, widget: QAbstractButton, key: str) -> None:
        """Let a chip or a row be dragged."""
        widget.setProperty(KEY, key)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or not isinstance(watched, QAbstractButton):
            return False
        at = event.globalPosition().toPoint()
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() is Qt.MouseButton.LeftButton:
                self._pressed = at
            case QEvent.Type.MouseMove if self._pressed is not None:
                self._move(watched, at)
            case QEvent.Type.MouseButtonRelease if self._pressed is not None:
                self._pressed = None
                if self._carried:
                    watched.setDown(False)
                    self._let_go(at)
                    return True
        return False

    def _move(self, widget: QAbstractButton, at: QPoint) -> None:
        start = self._pressed
        if start is None:
            return
        if not self._carried:
            key = str(widget.property(KEY))
            far = (at - start).manhattanLength() >= QApplication.startDragDistance()
            goals = self._goals(key) if far else ()
            if not goals:
                return
            self._carried = key
            self._picture.setParent(self._owner.window())
            self._picture.setPixmap(widget.grab())
            self._picture.adjustSize()
            self._picture.show()
            self._picture.raise_()
            self._table.locate(goals)
        self._table.point_at(at)
        held = widget.mapFromGlobal(start)
        self._picture.move(self._owner.window().mapFromGlobal(at) - held)

    def _let_go(self, at: QPoint) -> None:
        key, self._carried = self._carried, ""
        self._picture.hide()
        self._picture.setParent(self._owner)
        self._table.locate(())
        target = self._table.point_at(at)
        if target is not None:
            self._drop(key, target)
