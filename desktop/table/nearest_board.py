"""The board that stands nearest to a panel."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.table.view import BoardView


def nearest_board(panel: QWidget) -> BoardView | None:
    """Return the board of the table that a panel belongs to, if it is on one already.

    Not any board of the window: a table just left stays in it until it is deleted.
    """
    around = panel.parentWidget()
    while around is not None:
        view = around.findChild(BoardView)
        if isinstance(view, BoardView):
            return view
        around = around.parentWidget()
    return None
