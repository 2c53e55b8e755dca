"""NATO cards of the day, Polish cards that are played: at the corner until play goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QGridLayout

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import Event, Side, T
from desktop.rules.eagles_missiles import card_choices
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.events_cards import CardPlayed, NatoRevealed
from desktop.rules.eagles_missiles.nato_cards import CarryOut
from desktop.table.card_view import CardView
from desktop.table.decision_panel import Words
from desktop.table.eagles_missiles import counters_faces as faces
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
        self._count = 0
        """How many cards are told of."""
        self.steward = WindowSteward(table)
        self.overline, self.done = Words(13, 600, self, quiet=True), Words(14, 400, self)
        self.cards = tuple(CardView(ALONE, self) for _ in range(MOST))
        grid = QGridLayout()
        grid.setSpacing(4)
        for number, card in enumerate(self.cards):
            grid.addWidget(card, *divmod(number, IN_ROW), Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self.overline)
        self.column.addLayout(grid)
        self.column.addWidget(self.done)
        self.never = self.foot.add(Importance.QUIET, self._show_no_more)
        self.end_with_foot()
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self._forget)

    @Slot()
    def _forget(self) -> None:
        self._waiting = []
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
        collect(self._kit, self._waiting, model.seen(change.events))
        if model.goes_on:
            return
        seen, self._waiting = self._waiting, []
        if self.steward.passing and not seen:
            # Nobody has gone on yet: what came up with the draws is still to be read.
            return
        self.dismiss()
        shown = [each for each in seen if self._is_news(each)]
        if shown and self._table.habits.shows_events:
            self.show_cards(shown)

    def _is_news(self, seen: Seen) -> bool:
        """Return whether somebody else played a card, or a NATO card leaves nothing to choose."""
        model = self._table.model
        if seen.side:
            return seen.side != model.viewer
        steps = model.view.state.steps
        top = steps[-1] if steps and model.choice is not None else None
        return not (isinstance(top, CarryOut) and top.card == seen.card)

    def show_cards(self, seen: Sequence[Seen]) -> None:
        """Show cards and what they have done; of many the latest."""
        kept = list(seen[-MOST:])
        day = self._table.model.view.state.day
        sides = {each.side for each in kept}
        words = BOTH.of(day=day)
        if sides == {""}:
            words = NATO.of(day=day)
        elif len(sides) == 1:
            words = PLAYED.of(side=self._kit.side_name(kept[0].side))
        self.overline.say(say(words))
        for card, each in zip(self.cards, kept, strict=False):
            card.set_card_width(ALONE if len(kept) == 1 else TOGETHER)
            card.show_card(faces.card(self._kit, each.card), say(self._kit.card_title(each.card)))
        self._count = len(kept)
        self.done.say("\n".join(told(self._kit, kept)))
        names = ", ".join(say(self._kit.card_title(each.card)) for each in kept)
        self.come(f"{self.overline.text()}: {names}. {self.done.text()}")

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
        self.never.setToolTip(self.tr("Cards of NATO and Poland; the settings bring it back"))
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
