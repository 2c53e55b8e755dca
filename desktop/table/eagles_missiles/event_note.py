"""NATO cards, Polish cards, what assaults and raids took: at the corner until play goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QGridLayout

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import Event, Side, T, Text
from desktop.rules.eagles_missiles import card_choices
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.events_cards import CardPlayed, NatoRevealed
from desktop.rules.eagles_missiles.nato_cards import CarryOut
from desktop.table.card_view import CardView
from desktop.table.decision_panel import Words
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.fallen import FELL, fallen, lines
from desktop.table.eagles_missiles.window_steward import WindowSteward
from desktop.table.floating_note import MARGIN, WIDTH, FloatingNote
from desktop.table.look import Panel, Table

ALONE, TOGETHER, MOST, IN_ROW = 168, 112, 4, 2
"""Widths of one card and of several, how many are shown, and how many beside one another."""
TITLE = T("eagles_missiles.table", "Cards")
NATO = T("eagles_missiles.table", "NATO, day {day}")
PLAYED = T("eagles_missiles.table", "{side} plays a card")
BOTH = T("eagles_missiles.table", "Cards of day {day}")
LINE = T("eagles_missiles.table", "{card}: {words}")


class Seen(msgspec.Struct):
    """A card that has come up, and what it did."""

    card: str
    side: Side
    """Who played it; empty for a NATO card."""
    done: list[Event]


def panel(table: Table) -> Panel:
    """Return the note of cards."""
    shown = EventNote(table)
    return Panel("event_note", TITLE, shown, "note", "card", press=shown.press)


class EventNote(FloatingNote):
    """Blocks nothing: it goes with Enter, a press, or whatever is decided next."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._kit: Kit = table.model.game.kit
        self._waiting: list[Seen] = []
        """Cards that nobody has looked at yet, because more follows in the same breath."""
        self._fallen: list[Event] = []
        """What assaults and raids took since the person decided last."""
        self._day = 0
        """The day on which they did."""
        self._count = 0
        """How many cards are told of."""
        self.steward = WindowSteward(table)
        self.overline, self.done = Words(13, 600, self, quiet=True), Words(14, 400, self)
        self.fell_on, self.fell = Words(13, 600, self, quiet=True), Words(14, 400, self)
        self.cards = tuple(CardView(ALONE, self) for _ in range(MOST))
        grid = QGridLayout()
        grid.setSpacing(4)
        for number, card in enumerate(self.cards):
            grid.addWidget(card, *divmod(number, IN_ROW), Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self.overline)
        self.column.addLayout(grid)
        for widget in (self.done, self.fell_on, self.fell):
            self.column.addWidget(widget)
        self.never = self.foot.add(Importance.QUIET, self._show_no_more)
        self.end_with_foot()
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self._forget)

    @Slot()
    def _forget(self) -> None:
        self._waiting, self._fallen = [], []
        self.dismiss()

    @Slot()
    def _show_no_more(self) -> None:
        self._table.habits.use(shows_events=False)
        self.dismiss()

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        if change.kind != "played":
            self._forget()
            return
        model = self._table.model
        events = model.seen(change.events)
        collect(self._kit, self._waiting, events)
        self._note_fallen(events)
        if model.goes_on:
            return
        seen, self._waiting = self._waiting, []
        fell: list[Event] = []
        if model.choice is not None:
            # While the computer decides nobody has to read yet: all of it is told together.
            fell, self._fallen = self._fallen, []
        if self.steward.passing and not (seen or fell):
            # Nobody has gone on yet: what came up with the draws is still to be read.
            return
        self.dismiss()
        shown = [each for each in seen if self._is_news(each)]
        if (shown or fell) and self._table.habits.shows_events:
            self.show_news(shown, fell)

    def _note_fallen(self, events: Iterable[Event]) -> None:
        found = fallen(events)
        if found and not self._fallen:
            self._day = self._table.model.view.state.day
        self._fallen += found

    def _is_news(self, seen: Seen) -> bool:
        """Return whether somebody else played a card, or a NATO card leaves nothing to choose."""
        model = self._table.model
        if seen.side:
            return seen.side != model.viewer
        steps = model.view.state.steps
        top = steps[-1] if steps and model.choice is not None else None
        return not (isinstance(top, CarryOut) and top.card == seen.card)

    def show_news(self, seen: Sequence[Seen], fell: Sequence[Event] = ()) -> None:
        """Show cards and what they have done, of many the latest; then what fell."""
        kept = list(seen[-MOST:])
        self.overline.say(say(self._headed(kept)) if kept else "")
        for card, each in zip(self.cards, kept, strict=False):
            card.set_card_width(ALONE if len(kept) == 1 else TOGETHER)
            card.show_card(faces.card(self._kit, each.card), say(self._kit.card_title(each.card)))
        self._count = len(kept)
        self.done.say("\n".join(told(self._kit, kept)))
        self.fell_on.say(say(FELL.of(day=self._day)) if fell else "")
        self.fell.say("\n".join(lines(self._kit, fell)))
        names = ", ".join(say(self._kit.card_title(each.card)) for each in kept)
        cards = f"{self.overline.text()}: {names}. {self.done.text()}" if kept else ""
        losses = f"{self.fell_on.text()}: {self.fell.text()}" if fell else ""
        self.come(" ".join(filter(None, (cards, losses))))

    def _headed(self, kept: Sequence[Seen]) -> Text:
        day = self._table.model.view.state.day
        sides = {each.side for each in kept}
        if sides == {""}:
            return NATO.of(day=day)
        return (
            PLAYED.of(side=self._kit.side_name(kept[0].side))
            if len(sides) == 1
            else BOTH.of(day=day)
        )

    def wanted_width(self) -> int:
        """Return how wide the cards are."""
        shown = self.cards[: min(self._count, IN_ROW)]
        wide = sum(card.sizeHint().width() + 4 for card in shown)
        return max(WIDTH, wide + 2 * MARGIN)

    def make_room(self, room: int, width: int) -> None:
        """Leave the cards out where there is no room for them; the words say it."""
        for number, card in enumerate(self.cards):
            card.setVisible(number < self._count)
        if self.high_at(width) > room:
            for card in self.cards:
                card.hide()

    def name_parts(self) -> None:
        """Give the buttons their words."""
        super().name_parts()
        self.foot.name(self.never, self.tr("Show no more"))
        self.never.setToolTip(
            self.tr("Cards of NATO and Poland, and what fell; the settings bring it back")
        )
        self.foot.arrange()


def collect(kit: Kit, waiting: list[Seen], events: Iterable[Event]) -> None:
    """Add the cards that came up; what is told under the rule of the last one is what it did."""
    for event in events:
        if isinstance(event, NatoRevealed):
            waiting.append(Seen(event.card, "", []))
        elif isinstance(event, CardPlayed):
            waiting.append(Seen(event.card, event.side, []))
        elif waiting and event.rule == card_choices.rule(kit, waiting[-1].card):
            waiting[-1].done.append(event)


def told(kit: Kit, seen: Sequence[Seen]) -> list[str]:
    """Return what cards have done, a line for each; a card without effect says what it says."""
    lines = []
    for each in seen:
        deck = kit.polish_cards if each.side else kit.nato_cards
        done = " ".join(say(event.text(kit)) for event in each.done)
        lines.append(
            done or say(LINE.of(card=kit.card_title(each.card), words=deck[each.card].text))
        )
    return lines
