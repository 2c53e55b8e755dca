"""Loading what a game will want before it is opened, in small parts between what a person does.

Not at every start: most of the memory of the table would be taken while only the home page is seen.
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Slot

from desktop.store.errors import ProgramDamaged
from desktop.windows.desk import Desk

PAUSE = 40
"""Milliseconds before each part, in which what was asked for is drawn."""

PARTS = (
    "desktop.models.session_model",
    "desktop.table.board_desk",
    "desktop.table.dice_desk",
    "desktop.table.page",
    "desktop.windows.open_game",
)
"""Modules that bring others along, such that none takes long after those before it."""


class Ahead(QObject):
    """Loads the table, and the games that come near."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._modules = list(PARTS)
        self._known: set[str] = set()
        self._wanted: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._load_next)

    @property
    def loading(self) -> bool:
        """Whether something is still to be loaded of what came near."""
        return self._timer.isActive()

    @Slot(object)
    def come_near(self, game: str) -> None:
        """Load what this game will want, from the next pause on."""
        if game in self._known:
            return
        self._known.add(game)
        self._wanted.append(game)
        self._timer.start()

    def stop(self) -> None:
        """Load nothing more by itself; what is missing is loaded when it is used."""
        self._timer.stop()
        self._wanted.clear()

    @Slot()
    def _load_next(self) -> None:
        if self._modules:
            import_module(self._modules.pop(0))
        elif self._wanted:
            from desktop.table.looks import look_for, modules_at_table

            wanted = self._wanted.pop(0)
            # It is told when somebody wants to play it.
            with suppress(ProgramDamaged):
                look_for(self._desk.shelf.game(wanted))
                self._modules = list(modules_at_table(wanted))
        if self._modules or self._wanted:
            self._timer.start()
