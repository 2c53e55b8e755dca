"""What is lit while the pointer rests: the way of a formation, the reach of an interceptor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from desktop.rules.core import Target
from desktop.table.look import Mark, Table
from desktop.table.nearest_board import nearest_board
from desktop.table.red_menace.routes_overlay import pointed_marks
from desktop.table.view import BoardView

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit

OWNER = "hover"


class HoverLight(QObject):
    """Follows the pointer over the board."""

    def __init__(self, table: Table, kit: Kit, owner: QWidget) -> None:
        super().__init__(owner)
        self._table, self._kit, self._owner = table, kit, owner
        self._view: BoardView | None = None
        table.picker.narrowed.connect(self._clear)

    def attach(self) -> None:
        """Follow the board that stands nearest, once there is one."""
        if self._view is None:
            self._view = nearest_board(self._owner)
            if self._view is not None:
                self._view.hovered.connect(self._on_hovered)

    @Slot()
    def _clear(self) -> None:
        self._show(())

    @Slot(object)
    def _on_hovered(self, target: Target | None) -> None:
        s = self._table.model.view.state
        self._show(() if target is None else pointed_marks(self._kit, s, target))

    def _show(self, marks: tuple[Mark, ...]) -> None:
        if self._view is not None and self._view.board is not None:
            self._view.board.set_extra(OWNER, marks)
