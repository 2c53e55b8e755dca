"""What the pointer is at on the board, for panels whose rows stand for places there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.rules.core import Target
from desktop.table.decision_rows import Rows
from desktop.table.nearest_board import nearest_board
from desktop.table.view import BoardView


class Pointing(QObject):
    """Follows the mouse and the cursor over the board that a panel belongs to."""

    def __init__(self, panel: QWidget, changed: Callable[[], None]) -> None:
        super().__init__(panel)
        self._panel, self._changed = panel, changed
        self._watched: BoardView | None = None
        self.at: Target = ""
        """The target below the pointer; empty beside all of them."""

    def watch(self) -> None:
        """Follow the board, once the panel stands beside one."""
        view = nearest_board(self._panel) if self._watched is None else None
        if view is not None:
            self._watched = view
            view.hovered.connect(self._on_hovered)

    @Slot(object)
    def _on_hovered(self, target: Target | None) -> None:
        if (target or "") != self.at:
            self.at = target or ""
            self._changed()


def reveal(area: QScrollArea, rows: Rows) -> None:
    """Scroll to the row that stands out."""
    for row in rows.rows:
        if row.data.selected:
            area.ensureWidgetVisible(row, 0, 0)
