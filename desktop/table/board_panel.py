"""Panels of decisions that are made on the board and in a list alike."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from desktop.rules.core import Target
from desktop.table.decision_panel import DecisionPanel
from desktop.table.decision_rows import Rows
from desktop.table.look import Table
from desktop.table.nearest_board import nearest_board
from desktop.table.view import BoardView


class BoardPanel(DecisionPanel):
    """A panel that knows where the cursor of the board stands, and has the board follow it."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self._board_view: BoardView | None = None

    @property
    def board_view(self) -> BoardView | None:
        """The board of the table, once the panel is on one; it stays the same."""
        if self._board_view is None:
            self._board_view = nearest_board(self)
        return self._board_view

    def cursor_place(self) -> Target:
        """Return the place on which the cursor of the board stands; empty while it is not shown."""
        view = self.board_view
        if view is None or view.board is None or not view.cursor_shown:
            return ""
        return view.board.cursor

    def show_all(self) -> None:
        """Have the board and everything else follow what was chosen here."""
        self.table.picker.narrowed.emit(self.table.picker.actions)


def key_of(name: str, lists: Iterable[Rows]) -> str:
    """Return the key of the row whose cap is pressed; empty if there is none."""
    for rows in lists:
        for row in rows.rows:
            if row.data.cap == name and row.data.possible and not rows.isHidden():
                return row.data.key
    return ""
