"""What the parts of a table say, brought up to date with the position and its viewer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from desktop.models.say import say
from desktop.rules.core import Refused, Target
from desktop.table.coming_docks import TIMELINE
from desktop.table.history_lines import LogLines, moments
from desktop.table.prompt_words import prompt_of

if TYPE_CHECKING:
    from desktop.table.page import TablePage

REST = 40
"""Milliseconds on one place before the inspector follows: a sweep over the board shows nothing."""


class PageWords(QObject):
    """Tells the bar, the docks and the board what to say."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._log = LogLines(page.model, page.look)
        self._held = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.inspection)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Say nothing of the picks for a while: `everything` is about to be said."""
        self._held = True
        try:
            yield
        finally:
            self._held = False

    def everything(self) -> None:
        """Say everything that follows from the position and its viewer."""
        self.bar()
        self.beside()

    def beside(self) -> None:
        """Say everything but what the bar says."""
        page = self._page
        if page.model.covered:
            return
        lines = self._log.lines()
        page.sides.lines.show(lines)
        page.sides.lines.look_at(page.model.looking_at)
        if page.model.looking_at is None:
            page.sides.log.show_end()
        else:
            page.sides.log.show_ply(page.model.looking_at)
        page.sides.follow(page.model.decision, page.model.view)
        page.stage.follow(page.model.view)
        page.desk.show_banner(self._banner())
        page.tools.relight()
        page.tools.face_viewer()
        self._choices()
        self.timeline()
        page.title_changed.emit(page.title)

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        page = self._page
        page.bar.set_title(say(page.model.game.title))
        page.bar.retranslate()
        page.failure.retranslate()
        page.sides.retranslate()
        page.passage.retranslate()
        page.dice.tray.retranslate()
        page.desk.retranslate()
        page.tools.retranslate()
        self.everything()

    @Slot(object, object)
    def refused(self, refused: Refused, target: Target) -> None:
        """Say in the log what was not possible, and where."""
        page = self._page
        turn, ply = page.model.progress.turn, page.model.session.ply
        places = (target,) if target in page.desk.scene.places else ()
        page.sides.lines.refuse(refused, ply=ply, turn=turn, places=places)
        page.sides.log.show_end()

    def _banner(self) -> str:
        page = self._page
        ply = page.model.looking_at
        if ply is None:
            return ""
        turn = say(page.model.progress.title)
        return self.tr("Looking back: {turn}, after move {ply}").format(turn=turn, ply=ply)

    def picks(self) -> None:
        """Say what follows from the picks."""
        page = self._page
        if self._held or page.model.covered:
            return
        self.bar()
        self._choices()

    def _choices(self) -> None:
        self._page.sides.actions.show(self._page.picker.actions)
        self.hand()
        self.inspection()

    def bar(self) -> None:
        """Say who decides what, and which buttons can be pressed."""
        page = self._page
        if page.model.covered:
            return
        reason = page.model.undo_reason()
        page.bar.show_prompt(prompt_of(page.model, page.look, page.picker))
        page.bar.show_history(
            can_undo=page.model.can_undo(),
            can_redo=page.model.can_redo(),
            undo_reason="" if reason is None else say(reason),
            looking_back=not page.frame.docks[TIMELINE].isHidden(),
        )

    def hand(self) -> None:
        """Show the viewer's cards."""
        page = self._page
        page.sides.cards.show(page.keys.hand_rows())
        heading = page.look.hand_heading(page.model.view)
        page.sides.hand_panel.show_heading(heading)
        page.sides.follow_hand(folds=heading is not None and heading.folds)

    def timeline(self) -> None:
        """Show every move, if the timeline is there."""
        page = self._page
        if not page.frame.docks[TIMELINE].isHidden():
            shown = moments(page.model, page.look, self._log.lines())
            marks = page.model.session.bookmarks
            page.sides.timeline.show_game(shown, marks, page.model.looking_at)

    def inspect_soon(self) -> None:
        """Say what is known of the thing pointed at, once the pointer stays with it."""
        self._rest.start()

    def close(self) -> None:
        """Wait for the pointer no longer."""
        self._rest.stop()

    @Slot()
    def inspection(self) -> None:
        """Say what is known of the thing last pointed at."""
        page = self._page
        self._rest.stop()
        if page.model.covered:
            return
        target = page.inspected
        inspection = None
        if target is not None:
            inspection = page.look.inspect(
                target, page.model.view, page.model.choice, page.picker.picks
            )
        page.sides.inspector.show_inspection(inspection)
