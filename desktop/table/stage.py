"""The middle of the table: the board, or a page of the game that stands in its place."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QGraphicsView, QStackedWidget, QWidget

from desktop.table.look import Panel
from desktop.table.scrolled import Scrolled


class Stage(QStackedWidget):
    """Shows the first page whose position has come, else the board.

    The marks and the reading of the board go on behind a page; the dice tray lies over both.
    """

    def __init__(self, board: QGraphicsView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.addWidget(board)
        self._pages: list[tuple[Panel, QWidget]] = []
        self._notes: list[Panel] = []
        self.tray: QWidget | None = None
        """What lies over its lower right corner; notes keep clear of it."""

    def add_pages(self, panels: tuple[Panel, ...]) -> None:
        """Take those of a game's panels that are pages, or notes over them."""
        for panel in panels:
            if panel.area == "note":
                panel.widget.setParent(self)
                panel.widget.hide()
                self._notes.append(panel)
            if panel.area == "center":
                page = Scrolled(panel.widget, panel.title)
                self.addWidget(page)
                self._pages.append((panel, page))

    def takes_key(self, key: str) -> bool:
        """Let a note take a key; return whether it meant anything to one."""
        return any(panel.press is not None and panel.press(key) for panel in self._notes)

    @property
    def page(self) -> str:
        """The key of the page that is shown; empty for the board."""
        shown = self.currentWidget()
        return next((panel.key for panel, page in self._pages if page is shown), "")

    @property
    def standing(self) -> QWidget | None:
        """The panel that stands in the place of the board, if one does."""
        shown = self.currentWidget()
        return next((panel.widget for panel, page in self._pages if page is shown), None)

    def is_at(self, view: Any) -> bool:
        """Return whether what belongs to a position is shown already."""
        return self._fitting(view) is self.currentWidget()

    def _fitting(self, view: Any) -> QWidget:
        fitting = (
            page for panel, page in self._pages if panel.stands is not None and panel.stands(view)
        )
        return next(fitting, self.board)

    def follow(self, view: Any) -> None:
        """Show what belongs to a position."""
        shown = self._fitting(view)
        if shown is not self.currentWidget():
            self.setCurrentWidget(shown)
            self._keep_on_top()

    def _keep_on_top(self) -> None:
        """Raise notes and the tray again: whatever is shown now came up over them."""
        over = [panel.widget for panel in self._notes]
        for widget in (*over, *([] if self.tray is None else [self.tray])):
            widget.raise_()
