"""What is lit on the board while the pointer rests on something."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from desktop.rules.core import Target
from desktop.table.look import Mark, Table
from desktop.table.nearest_board import nearest_board
from desktop.table.view import BoardView

OWNER = "hover"

Pointed = Callable[[Target], tuple[Mark, ...]]
"""What a game lights while a target is pointed at."""


class HoverLight(QObject):
    """Follows the pointer over the board that stands nearest to a panel."""

    def __init__(self, table: Table, pointed: Pointed, owner: QWidget) -> None:
        super().__init__(owner)
        self._pointed, self._owner = pointed, owner
        self._view: BoardView | None = None
        table.picker.narrowed.connect(self._clear)

    def attach(self) -> None:
        """Follow the board, once there is one."""
        if self._view is None:
            self._view = nearest_board(self._owner)
            if self._view is not None:
                self._view.hovered.connect(self._on_hovered)

    @Slot()
    def _clear(self) -> None:
        self._show(())

    @Slot(object)
    def _on_hovered(self, target: Target | None) -> None:
        self._show(() if target is None else self._pointed(target))

    def _show(self, marks: tuple[Mark, ...]) -> None:
        if self._view is not None and self._view.board is not None:
            self._view.board.set_extra(OWNER, marks)
