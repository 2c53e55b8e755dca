"""What the square under the pointer means: who could attack there, or which quadrant it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from desktop.rules.core import Target
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.notation import SQUARES
from desktop.table.daring_eagle.drafts import QuadrantDraft
from desktop.table.daring_eagle.marks import threat_lines
from desktop.table.look import Mark, Table
from desktop.table.nearest_board import nearest_board
from desktop.table.view import BoardView

OWNER = "hover"


class HoverLight(QObject):
    """Lights a quadrant that can be chosen, and draws a line from each enemy to a destination."""

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
        draft = self._table.picker.draft
        if isinstance(draft, QuadrantDraft):
            self._show(draft.whole(target))
        else:
            self._show(self._lines(target))

    def _lines(self, target: Target | None) -> tuple[Mark, ...]:
        picker = self._table.picker
        if target not in SQUARES or target not in picker.next_targets():
            return ()
        start = SQUARES.get(picker.picks[0], -1) if len(picker.picks) == 1 else -1
        unit = self._table.model.view.state.unit_on[start] if start >= 0 else -1
        if unit < 0:
            return ()
        return threat_lines(self._kit, self._table.model.view, SQUARES[target], unit)

    def _show(self, marks: tuple[Mark, ...]) -> None:
        if self._view is not None and self._view.board is not None:
            self._view.board.set_extra(OWNER, marks)
