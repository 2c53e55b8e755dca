"""The event of the turn: its card at the corner of the table until the game goes on (ui 8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, Qt, Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import Event, T
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.events_cards import EventDrawn, EventInForce
from desktop.table.card_view import CardView
from desktop.table.decision_panel import Words
from desktop.table.floating_note import MARGIN, WIDTH, FloatingNote
from desktop.table.look import Panel, Table
from desktop.table.red_menace.card_faces import event_card

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State

CARD_WIDTH = 208
MOST_TOLD = 5
"""Lines of what an event has done; all of it is in the log."""
TITLE = T("red_menace.table", "Event")
OVERLINE = T("red_menace.table", "Event {number}, turn {turn}")
DONE = "✓ {words}"


def panel(table: Table) -> Panel:
    """Return the note of the turn's event."""
    shown = EventNote(table)
    return Panel("event_note", TITLE, shown, "note", "card", press=shown.press)


class EventNote(FloatingNote):
    """Blocks nothing: it goes with Enter, a press, or whatever is decided next."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._kit: Kit = table.model.game.kit
        self._drawn = 0
        """An event that nobody has seen yet, because more follows in the same breath."""
        self.overline = Words(13, 600, self, quiet=True)
        self.title, self.words = Words(16, 700, self), Words(14, 400, self)
        self.done = Words(13, 400, self)
        self.card = CardView(CARD_WIDTH, self)
        for label in (self.overline, self.title, self.words, self.done):
            self.column.addWidget(label)
        self.column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        self.never = self.foot.add(Importance.QUIET, self._show_no_more)
        self.end_with_foot()
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self._forget)

    @Slot()
    def _forget(self) -> None:
        self._drawn = 0
        self.withdraw()

    @Slot()
    def _show_no_more(self) -> None:
        self._table.habits.use(shows_events=False)
        self.dismiss()

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        if change.kind != "played":
            self._forget()
            return
        for event in change.events:
            if isinstance(event, EventDrawn):
                self._drawn = event.number
        if self._table.model.goes_on:
            return
        drawn, self._drawn = self._drawn, 0
        self.withdraw()
        if drawn and self._table.habits.shows_events:
            self.show_event(drawn)

    def show_event(self, number: int) -> None:
        """Show an event and what it has done."""
        info = self._kit.events[number]
        s: State = self._table.model.view.state
        self.overline.say(say(OVERLINE.of(number=number, turn=s.turn)))
        self.title.say(say(info.title))
        self.words.say(say(info.text))
        latest = (entry.event for entry in reversed(self._table.model.session.log))
        lines = happened(self._kit, number, latest)[:MOST_TOLD]
        self.done.say("\n".join(DONE.format(words=line) for line in lines))
        self.card.show_card(event_card(info), self.words.text())
        self.come(f"{self.title.text()}. {self.words.text()}", self._table.model.ply)

    def make_room(self, room: int, width: int) -> None:
        """Show the card, which has the words on it; only the words where there is no room.

        What the event has done is in the log, too, and goes next.
        """
        self._show_card(True)
        self.done.setVisible(bool(self.done.text()))
        self.overline.show()
        for leave_out in (self._leave_out_card, self.done.hide, self.overline.hide):
            if self.high_at(width) <= room:
                return
            leave_out()

    def _leave_out_card(self) -> None:
        self._show_card(False)

    def _show_card(self, shown: bool) -> None:
        self.card.setVisible(shown)
        self.title.setHidden(shown)
        self.words.setHidden(shown)

    def take_corner(self, place: QRect, room: QRect) -> None:
        """Stand by the event's box, left of the dice: the sheet with Ready ones stays in sight."""
        place.moveBottomLeft(room.bottomLeft())

    def wanted_width(self) -> int:
        """Return how wide the words are, or the card."""
        return max(WIDTH, self.card.sizeHint().width() + 2 * MARGIN)

    def name_parts(self) -> None:
        """Give the buttons their words."""
        super().name_parts()
        self.foot.name(self.never, self.tr("Show no more"))
        self.never.setToolTip(self.tr("The event of the turn; the settings bring it back"))
        self.foot.arrange()


def happened(kit: Kit, number: int, latest: Iterable[Event]) -> tuple[str, ...]:
    """Return what an event has done since it was drawn, a line for each thing.

    ``latest`` is what happened, the latest first. What an event did is told under its own rule.
    """
    lines: list[str] = []
    for event in latest:
        if isinstance(event, EventDrawn):
            return tuple(reversed(lines)) if event.number == number else ()
        section = event.rule.removeprefix("RM-8.").rstrip("abcd")
        if section == str(number) and not isinstance(event, EventInForce):
            lines.append(say(event.text(kit)))
    return ()
