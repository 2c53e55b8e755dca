"""How Eagles & Missiles looks on the table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint import cards, counters
from desktop.paint.card import Card, CardBack
from desktop.paint.face import Face
from desktop.paint.factions import Faction, faction
from desktop.paint.theme import Theme
from desktop.rules.core import Action, Chance, Choice, Decision, Event, Side, T, Target, Text
from desktop.rules.eagles_missiles.game import EaglesMissiles
from desktop.rules.eagles_missiles.records import RUSSIANS
from desktop.rules.eagles_missiles.state import View
from desktop.table.eagles_missiles import places, words
from desktop.table.eagles_missiles.areas import TableBoard, table_board
from desktop.table.eagles_missiles.board_art import paint_table
from desktop.table.eagles_missiles.chart_changes import changed_parts
from desktop.table.eagles_missiles.chart_plan import chart_of
from desktop.table.eagles_missiles.counters import table_counters
from desktop.table.eagles_missiles.layout import layout
from desktop.table.eagles_missiles.marks import board_marks
from desktop.table.eagles_missiles.motions import carried, motion_of
from desktop.table.eagles_missiles.overlays import overlays
from desktop.table.eagles_missiles.panel_facts import TableKey
from desktop.table.eagles_missiles.panel_state import table_key
from desktop.table.look import (
    Counter,
    Deck,
    Draft,
    HandHeading,
    Inspection,
    Lot,
    Mark,
    Motion,
    Overlay,
    Panel,
    Slot,
    Table,
)

if TYPE_CHECKING:
    from desktop.models.hand_model import HandCard
    from desktop.models.track_model import Track

GAME = "eagles_missiles"
PORTRAIT = QRectF(760, 420, 1120, 700)
"""The middle of Poland with three of the invasions, in the shape of a picture in a list."""


class EaglesMissilesLook:
    """The table with the map and the panels of both sides, its counters, words and panels.

    What only a table asks for is loaded when it asks: the board is shown before that.
    """

    has_hand = True
    margin = 10.0
    turns = False
    turn_words = T("eagles_missiles.table", "Day {turn}"), T("eagles_missiles.table", "D{turn}")

    def __init__(self, game: EaglesMissiles) -> None:
        self.game = game
        self._kit = game.kit
        self._layout = layout()
        self._overlays = overlays(game.kit)

    # --- the board --------------------------------------------------------------------------------

    def board(self, view: View) -> TableBoard:
        """Return the territories of the map and the boxes beside it."""
        return table_board(self._kit, self._layout)

    def bounds(self, view: View) -> QRectF:
        """Return the map with the columns of both sides."""
        box = self._layout.table
        return QRectF(box.x, box.y, box.width, box.height)

    def portrait(self, view: View) -> QRectF:
        """Return the middle of the map; nothing that somebody holds lies there."""
        return PORTRAIT

    def map_key(self, view: View) -> TableKey:
        """Return what the war has changed on the map, and what the panels beside it say."""
        return table_key(self._kit, view)

    def map_changes(self, before: Hashable, after: Hashable) -> tuple[QRectF, ...] | None:
        """Return the parts of the table that differ."""
        if not isinstance(before, TableKey) or not isinstance(after, TableKey):
            return None
        return changed_parts(self._layout, chart_of(self._kit), before, after)

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        """Paint a part of the table."""
        if isinstance(key, TableKey):
            chart = chart_of(self._kit)
            paint_table(painter, exposed, detail, theme, self._layout, chart, key)

    def counters(self, view: View) -> tuple[Counter, ...]:
        """Return every counter and card, and what can be picked on the map."""
        return table_counters(self._kit, view)

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint a counter, or a card that lies on the table; what is printed has no face."""
        if isinstance(face, Card | CardBack):
            self.paint_card(painter, face, box)
        elif isinstance(face, Face):
            counters.paint_in(painter, face, box)

    def marks(
        self, view: View, actions: tuple[Action, ...], picks: tuple[Target, ...]
    ) -> tuple[Mark, ...]:
        """Return what to light."""
        return board_marks(self._kit, view, actions, picks)

    def motion(self, event: Event) -> Motion | None:
        """Return how an event is seen."""
        return motion_of(self._kit, event)

    def carried(self, action: Action) -> tuple[str, ...]:
        """Return the counters that an action moves without a word in the log."""
        return carried(action)

    # --- words ------------------------------------------------------------------------------------

    def meanings(self, target: Target, view: View) -> tuple[Target, ...]:
        """Return what else a pick can mean: a card the assault it belongs to, a land its line."""
        return places.meanings(self._kit, view.state, target)

    def describe(self, target: Target, view: View) -> Text | None:
        """Return what lies at a target."""
        return words.described(self._kit, view, target)

    def attempt(self, target: Target, view: View, picks: tuple[Target, ...]) -> Text | None:
        """Return what is not possible when a target is refused."""
        return words.attempted(self._kit, view.state, target, picks)

    def inspect(
        self, target: Target, view: View, choice: Choice | None, picks: tuple[Target, ...]
    ) -> Inspection | None:
        """Return what the inspector says about a target."""
        from desktop.table.eagles_missiles import inspections

        return inspections.inspected(self._kit, view, target)

    def standing(self, view: View) -> Text | None:
        """Return day, points and fleet, which everybody may know."""
        return words.standing(self._kit, view.state)

    def faction(self, side: Side) -> Faction:
        """Return the colours and the mark of a side; partners share them."""
        return faction(GAME, "russian" if side in RUSSIANS else "polish")

    def confirm(self, action: Action, view: View) -> Text | None:
        """Return the question before something that cannot be made good."""
        from desktop.table.eagles_missiles.questions import confirmed

        return confirmed(self._kit, action, view)

    # --- cards and buttons ------------------------------------------------------------------------

    def hand(self, view: View) -> tuple[HandCard, ...]:
        """Return the cards of a Polish commander, or those that a Russian one has to lay."""
        from desktop.table.eagles_missiles import hand

        return hand.hand(self._kit, view)

    def hand_heading(self, view: View) -> HandHeading | None:
        """Return whose cards these are."""
        from desktop.table.eagles_missiles import hand

        return hand.heading(self._kit, view)

    def paint_card(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint a card or a card's back."""
        if isinstance(face, Card | CardBack):
            cards.paint_in(painter, face, box)

    def deck(self, chance: Chance, view: View, names: Mapping[Side, str]) -> Deck | None:
        """Return the cards to choose from when a person draws from a deck of one's own."""
        from desktop.table.eagles_missiles.draws import drawn_deck

        return drawn_deck(self._kit, chance, view, names)

    def lot(self, chance: Chance) -> Lot:
        """Return how what is neither dice nor card is listed."""
        from desktop.table.eagles_missiles.draws import lot

        return lot(self._kit)

    def tracks(self, view: View) -> tuple[Track, ...]:
        """Return nothing: the fleet has its track on the map, points their panel."""
        return ()

    def slots(self, view: View, decision: Decision | None) -> tuple[Slot, ...]:
        """Return the buttons of the prompt row."""
        from desktop.table.eagles_missiles.slots import slots

        return slots(decision)

    def draft(self, choice: Choice, view: View) -> Draft | None:
        """Return the draft of what is put together on the board, if something is."""
        from desktop.table.eagles_missiles import drafts

        return drafts.draft(self._kit, choice, view)

    def overlays(self) -> tuple[Overlay, ...]:
        """Return threats, airfields in danger and fronts, lit by a key."""
        return self._overlays

    def turn_board(self) -> bool:
        """Return that the table lies in one way only."""
        return False

    def turn_towards(self, view: View) -> bool:
        """Return that the table lies in one way only."""
        return False

    def panels(self, table: Table) -> tuple[Panel, ...]:
        """Return panels, strips, notes and docks."""
        from desktop.table.eagles_missiles.panels import panels

        return panels(table)
