"""What the table shows when the game goes on: first the board and the prompt, then the rest.

An action is answered where one looks: the board, the page on it and the prompt are brought up to
date and painted at once. The docks, the log and the dice follow in the same step, a moment later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal, Slot

from desktop.play.change import Change
from desktop.play.thinking import ThinkingFailed
from desktop.store.errors import UserError

if TYPE_CHECKING:
    from desktop.table.page import TablePage

LAYOUTS = 3
"""How often layouts that were told to change are asked: a page tells its scroll area, and so on."""


class PageFlow(QObject):
    """Listens to the game for the table."""

    answered = Signal()
    """The prompt is painted as it stands now, and the board with it unless docks come or go."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page

    def follow(self) -> None:
        """Follow the game from now on, after the panels: a page on the board is painted with it."""
        model = self._page.model
        model.changed.connect(self._on_change)
        model.looked.connect(self._on_looked)
        model.failed.connect(self._on_failed)
        model.shown.connect(self._on_shown)
        model.telling.answers = self._answers_itself

    def begin(self) -> None:
        """Show how things stand, with nothing painted ahead of the rest."""
        with self._page.words.held():
            self._page.desk.show_now()
        self._page.words.everything()

    @Slot(object)
    def _on_change(self, change: Change) -> None:
        page = self._page
        if change.kind == "bookmark":
            page.words.timeline()
            return
        page.failure.solve()
        if change.kind in ("undone", "loaded"):
            page.sides.lines.forget_refusals()
        # Who tells the dice takes nothing from what a person is putting together.
        if change.kind != "option" or page.model.choice is None:
            with page.words.held():
                page.desk.show_change(change)
        if page.model.goes_on or self._answers_itself():
            self._go_on(change)
        else:
            self._answer()

    def _answers_itself(self) -> bool:
        return not self._page.model.goes_on and self._page.habits.answers

    @Slot(object)
    def _on_failed(self, trouble: UserError | ThinkingFailed) -> None:
        page = self._page
        page.failure.show_trouble(trouble)
        # The roll that was to be told with the change before did not come.
        with page.words.held():
            page.desk.catch_up()
        self._answer()
        page.dice.catch_up()

    @Slot(object)
    def _on_looked(self, _ply: object) -> None:
        page = self._page
        with page.words.held():
            page.desk.show_now()
        self._answer()

    def _answer(self) -> None:
        """Paint the board and the prompt before anything else is worked out."""
        page = self._page
        page.words.bar()
        if not page.stage.isVisible():
            return
        # What waits for the next round of events: the layout of the prompt, what the scene has to
        # paint anew, and the painting.
        QCoreApplication.sendPostedEvents(page.bar, QEvent.Type.LayoutRequest)
        if self._takes_the_stage():
            QCoreApplication.sendPostedEvents(page.desk.scene, QEvent.Type.MetaCall)
        QCoreApplication.sendEvent(page.window(), QEvent(QEvent.Type.UpdateRequest))
        self.answered.emit()

    def _takes_the_stage(self) -> bool:
        """Bring the page of the position to the stage; return whether all there has its room.

        Docks that come or go with it decide how much room that is.
        """
        page = self._page
        view = page.model.view
        if page.stage.is_at(view):
            return True
        if not page.sides.coming.is_at(view):
            return False
        page.stage.follow(view)
        for _ in range(LAYOUTS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        return True

    @Slot(object)
    def _on_shown(self, change: Change | None) -> None:
        page = self._page
        if change is not None:
            self._go_on(change)
            return
        page.words.beside()
        if page.model.looking_at is None:
            page.dice.show_decision()
        else:
            page.dice.close()

    def _go_on(self, change: Change) -> None:
        """Show beside the board what has changed, and what has to be decided next."""
        page = self._page
        # Only now: a panel that comes to the front looks at the decision and the position.
        page.passage.end_recap()
        if not page.model.goes_on and not self._answers_itself():
            page.words.beside()
        page.dice.show_change(change)
        if change.kind == "played" and change.side != page.model.viewer:
            page.passage.begin_recap_alone()
        page.keys.focus_what_decides()
