"""How a person wants the table to behave; whoever keeps settings sets it and keeps what changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot


class Habits(QObject):
    """What goes by itself at the table."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ends_turns = True
        self._turns_board = False

    @property
    def ends_turns(self) -> bool:
        """Whether a turn ends by itself once nothing is left to do in it."""
        return self._ends_turns

    @property
    def turns_board(self) -> bool:
        """Whether the board turns so that each player has the own side at the bottom."""
        return self._turns_board

    def use(self, *, ends_turns: bool, turns_board: bool) -> None:
        """Take on all habits at once."""
        before = (self._ends_turns, self._turns_board)
        self._ends_turns, self._turns_board = ends_turns, turns_board
        if before != (ends_turns, turns_board):
            self.changed.emit()

    @Slot(bool)
    def set_ends_turns(self, ends: bool) -> None:  # a Qt-like setter
        """Say whether a turn ends by itself."""
        self.use(ends_turns=ends, turns_board=self._turns_board)
