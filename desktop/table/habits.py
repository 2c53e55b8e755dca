"""How a person wants the table to behave; whoever keeps settings sets it and keeps what changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot


class Habits(QObject):
    """What goes by itself at the table."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ends_turns = True
        self._turns_board = False
        self._period_map = False
        self._in_order = True
        self._asks_jettison = False
        self._foresees = True
        self._shows_events = True
        self._answering: list[Callable[[], bool]] = []

    def answered_while(self, busy: Callable[[], bool]) -> None:
        """Have somebody say who answers decisions without asking: ``busy`` is before an answer."""
        self._answering.append(busy)

    @property
    def answers(self) -> bool:
        """Whether the present decision is about to be answered, so that nobody is to see it."""
        return any(busy() for busy in self._answering)

    @property
    def ends_turns(self) -> bool:
        """Whether a turn ends by itself once nothing is left to do in it."""
        return self._ends_turns

    @property
    def turns_board(self) -> bool:
        """Whether the board turns so that each player has the own side at the bottom."""
        return self._turns_board

    @property
    def period_map(self) -> bool:
        """Whether maps that can be are drawn in the black and white of their time."""
        return self._period_map

    @property
    def in_order(self) -> bool:
        """Whether enemies attack in the standard order without asking."""
        return self._in_order

    @property
    def asks_jettison(self) -> bool:
        """Whether jettison is asked for before every turn, even where it is of little use."""
        return self._asks_jettison

    @property
    def foresees(self) -> bool:
        """Whether rollouts tell what actions lead to while a person thinks."""
        return self._foresees

    @property
    def shows_events(self) -> bool:
        """Whether an Event is shown that asks for nothing."""
        return self._shows_events

    def use(
        self,
        *,
        ends_turns: bool | None = None,
        turns_board: bool | None = None,
        period_map: bool | None = None,
        in_order: bool | None = None,
        asks_jettison: bool | None = None,
        foresees: bool | None = None,
        shows_events: bool | None = None,
    ) -> None:
        """Take on habits; those not named stay."""
        before = self._all()
        self._ends_turns = self._ends_turns if ends_turns is None else ends_turns
        self._turns_board = self._turns_board if turns_board is None else turns_board
        self._period_map = self._period_map if period_map is None else period_map
        self._in_order = self._in_order if in_order is None else in_order
        self._asks_jettison = self._asks_jettison if asks_jettison is None else asks_jettison
        self._foresees = self._foresees if foresees is None else foresees
        self._shows_events = self._shows_events if shows_events is None else shows_events
        if before != self._all():
            self.changed.emit()

    def _all(self) -> tuple[bool, ...]:
        return (
            self._ends_turns,
            self._turns_board,
            self._period_map,
            self._in_order,
            self._asks_jettison,
            self._foresees,
            self._shows_events,
        )

    @Slot(bool)
    def set_ends_turns(self, ends: bool) -> None:  # a Qt-like setter
        """Say whether a turn ends by itself."""
        self.use(ends_turns=ends)
