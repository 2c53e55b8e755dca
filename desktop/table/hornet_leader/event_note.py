"""An Event that asks for nothing: its card over the middle of the table until the game goes on."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import T
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.events_campaign import EventDrawn
from desktop.table.card_view import CardView
from desktop.table.decision_panel import Words
from desktop.table.floating_note import MARGIN, WIDTH, FloatingNote
from desktop.table.hornet_leader import event_facts
from desktop.table.hornet_leader.card_faces import SECTIONS
from desktop.table.hornet_leader.event_facts import Source
from desktop.table.hornet_leader.event_panel import is_asked
from desktop.table.hornet_leader.steward import Steward
from desktop.table.look import Panel, Table

CARD_WIDTH = 208
MOST_TOLD = 5
"""Lines of what an Event has done; all of it is in the log."""
TITLE = T("hornet_leader.table", "Event")


def panel(table: Table, steward: Steward) -> Panel:
    """Return the note of Events."""
    shown = EventNote(table, steward)
    return Panel("event_note", TITLE, shown, "note", "card", press=shown.press)


class EventNote(FloatingNote):
    """Blocks nothing: it goes with Enter, a press, or whatever is decided next."""

    def __init__(self, table: Table, steward: Steward) -> None:
        super().__init__()
        self._table, self._steward = table, steward
        self._kit: Kit = table.model.game.kit
        self._drawn: Source | None = None
        """An Event that nobody has seen yet, because more follows in the same breath."""
        self.overline = Words(13, 600, self, quiet=True)
        self.title, self.words = Words(16, 700, self), Words(14, 400, self)
        self.flavour, self.done = Words(13, 400, self, quiet=True), Words(13, 400, self)
        self.card = CardView(CARD_WIDTH, self)
        for label in (self.overline, self.title, self.words, self.flavour, self.done):
            self.column.addWidget(label)
        self.column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        self.never = self.foot.add(Importance.QUIET, self._show_no_more)
        self.end_with_foot()
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self._forget)

    @Slot()
    def _forget(self) -> None:
        self._drawn = None
        self.dismiss()

    @Slot()
    def _show_no_more(self) -> None:
        self._table.habits.use(shows_events=False)
        self.dismiss()

    # --- when -------------------------------------------------------------------------------------

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        if change.kind != "played":
            self._forget()
            return
        for event in change.events:
            if isinstance(event, EventDrawn):
                self._drawn = Source(
                    event.event, event.section, f"event:{event.event}:{event.section}"
                )
        model = self._table.model
        if model.goes_on or self._steward.answers:
            return
        drawn, self._drawn = self._drawn, None
        self.dismiss()
        if drawn is not None and self._table.habits.shows_events and not self._is_asked(drawn):
            self.show_event(drawn)

    def _is_asked(self, source: Source) -> bool:
        """Return whether the panel of Events shows this one, because it asks for something."""
        model = self._table.model
        s = model.view.state
        return event_facts.source_of(s) == source and is_asked(s, model.decision)

    # --- what -------------------------------------------------------------------------------------

    def show_event(self, source: Source) -> None:
        """Show an Event and what it has done."""
        kit = self._kit
        section = dict(kit.events[source.event].sections)[source.section]
        phase = say(SECTIONS[event_facts.SECTIONS.index(source.section)])
        self.overline.say(f"{say(TITLE)} \N{MIDDLE DOT} {phase}")
        self.title.say(say(section.title))
        self.words.say(say(section.text))
        self.flavour.say(say(section.flavor))
        latest = (entry.event for entry in reversed(self._table.model.session.log))
        lines = event_facts.happened(kit, source, latest)[:MOST_TOLD]
        self.done.say("\n".join(f"✓ {line}" for line in lines))
        self.card.show_card(event_facts.card_of(kit, source), self.words.text())
        self.come(f"{self.title.text()}. {self.words.text()}")

    def make_room(self, room: int, width: int) -> None:
        """Show the picture of the card only where there is room."""
        self.card.show()
        if self.high_at(width) > room:
            self.card.hide()

    def wanted_width(self) -> int:
        """Return how wide the words are, or the card."""
        return max(WIDTH, self.card.sizeHint().width() + 2 * MARGIN)

    def name_parts(self) -> None:
        """Give the buttons their words."""
        super().name_parts()
        self.foot.name(self.never, self.tr("Show no more"))
        self.never.setToolTip(self.tr("Events that ask for nothing; the settings bring them back"))
        self.foot.arrange()
