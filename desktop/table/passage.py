"""The way from one person to the next: the page between them, then the recap."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.play.seats import Seat
from desktop.store.pins import PinTries
from desktop.table.handover import HandOverPage, Passing
from desktop.table.history_lines import decisions_of_others, recap_steps
from desktop.table.look import Look
from desktop.table.recap import RecapPanel

LONG = 12
"""After so many decisions of computer players a person alone is told, too, what happened."""


def _always(seat: Seat) -> bool:
    return True


class Passage(QObject):
    """Shows the page when the screen is to be passed on, and the recap to whoever took it."""

    begun = Signal(object)
    """The screen is to be passed on; the board has to go, at once, if there is something to hide
    (bool)."""
    ended = Signal()
    """The next person is there."""
    marked = Signal(object)
    """The marks of the recap."""
    recap_shown = Signal(object)
    """Whether the recap is there (bool)."""

    def __init__(self, model: SessionModel, look: Look, tries: PinTries, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._look = model, look
        self._recapping = False
        self.plays_recaps = True
        self.hides: Callable[[Seat], bool] = _always
        """Says whether there is something to hide from those at the screen; else whoever set this
        passes it on at once."""
        self.page = HandOverPage(tries, parent)
        self.recap = RecapPanel(look, parent)
        model.hand_over.connect(self._on_hand_over)
        self.page.opened.connect(self.ended)
        self.recap.marked.connect(self.marked)
        self.recap.finished.connect(self._on_finished)

    @property
    def recapping(self) -> bool:
        """Whether the recap is there."""
        return self._recapping

    def begin_recap(self) -> None:
        """Show what happened since the viewer decided last, if anything did and it is wanted."""
        steps = recap_steps(self._model, self._look) if self.plays_recaps else ()
        if steps:
            self._recapping = True
            self.recap_shown.emit(True)  # the signal's value
            self.recap.show_steps(steps, plays=True)
            self.recap.list.setFocus()

    def begin_recap_alone(self) -> None:
        """Show a person who plays against the computer what it did, if that was much."""
        seats = self._model.session.seats
        if self._model.choice is None or sum(seat.is_person for seat in seats) != 1:
            return
        if decisions_of_others(self._model) >= LONG:
            self.begin_recap()

    def end_recap(self) -> None:
        """Take the recap away."""
        if self._recapping:
            self.recap.finish()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.page.retranslate()
        self.recap.retranslate()

    @Slot(object)
    def _on_hand_over(self, seat: Seat) -> None:
        self.end_recap()
        hides = self.hides(seat)
        if hides:
            self._show_page(seat)
        self.begun.emit(hides)  # the signal's value

    def _show_page(self, seat: Seat) -> None:
        progress = self._model.progress
        facts = [say(self._model.game.title), say(progress.title)]
        if 0 <= progress.present < len(progress.phases):
            facts.append(say(progress.phases[progress.present]))
        standing = self._look.standing(self._model.session.view(None))
        passing = Passing(
            faction=self._look.faction(seat.side),
            facts=" · ".join(facts),
            side=say(self._model.game.side_name(seat.side)),
            name=seat.name,
            pin=seat.pin,
            standing="" if standing is None else say(standing),
        )
        self.page.show_passing(passing)

    @Slot()
    def _on_finished(self) -> None:
        self._recapping = False
        self.recap_shown.emit(False)  # the signal's value
