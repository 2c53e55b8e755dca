"""Cards dragged from the hand: onto a place of the board, onto a player, or just onto the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtWidgets import QApplication, QWidget

from desktop.models.hand_model import HandRow
from desktop.rules.core import Target
from desktop.table.board_desk import BoardDesk
from desktop.table.hand_dock import HandFan

DROPS_AS = "dropsAs"
"""Name of the property with the target that dropping a card on a widget means."""


class CardDrag(QObject):
    """Brings the cards that a `HandFan` lets go to the picker.

    A card that is played somewhere lights its places while it is carried; one that is simply played
    is played by dropping it anywhere on the board.
    """

    def __init__(self, fan: HandFan, desk: BoardDesk) -> None:
        super().__init__(desk)
        self._desk = desk
        fan.lifted.connect(self._on_lifted)
        fan.carried.connect(self._on_carried)
        fan.dropped.connect(self._on_dropped)

    @Slot(object)
    def _on_lifted(self, row: HandRow) -> None:
        picker, target = self._desk.picker, row.card.target
        if self._goes_somewhere(target) and picker.picks[-1:] != (target,):
            self._desk.pick(target)

    @Slot(object)
    def _on_carried(self, at: QPoint) -> None:
        self._desk.view.point_at(at)

    @Slot(object, object)
    def _on_dropped(self, row: HandRow, at: QPoint | None) -> None:
        picker, target = self._desk.picker, row.card.target
        place = None if at is None else self._desk.view.point_at(at)
        goal = place or (None if at is None else self._site(at))
        if self._goes_somewhere(target):
            if goal is None:
                picker.put_back(target)
            elif picker.picks[-1:] == (target,):
                self._desk.pick(goal)
        elif not row.selected and (goal is not None or (at is not None and self._is_over(at))):
            self._desk.pick(target)

    def _goes_somewhere(self, card: Target) -> bool:
        """Return whether a card is picked together with a place or a side."""
        choice = self._desk.picker.choice
        return choice is not None and any(
            action.picks[0] == card and not action.picks[1].startswith(("card:", "button:"))
            for action in choice.actions
            if len(action.picks) > 1
        )

    def _is_over(self, at: QPoint) -> bool:
        """Return whether a point lies over the board or the ground around it."""
        viewport = self._desk.view.viewport()
        return viewport.isVisible() and viewport.rect().contains(viewport.mapFromGlobal(at))

    def _site(self, at: QPoint) -> Target | None:
        """Return what dropping a card on the widget there means, if it means anything."""
        view = self._desk.view
        window = view.window()
        widget = window.childAt(window.mapFromGlobal(at)) or QApplication.widgetAt(at)
        while isinstance(widget, QWidget):
            target = widget.property(DROPS_AS)
            if isinstance(target, str):
                return target
            widget = widget.parentWidget()
        return None
