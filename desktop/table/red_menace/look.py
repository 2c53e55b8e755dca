"""How Red Menace looks on the table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint import counters
from desktop.paint.face import Face
from desktop.paint.factions import Faction, faction
from desktop.paint.theme import Theme
from desktop.rules.core import Action, Chance, Choice, Decision, Event, Side, T, Target, Text
from desktop.rules.red_menace.game import RedMenace
from desktop.rules.red_menace.state import View
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
from desktop.table.red_menace import places, words
from desktop.table.red_menace.areas import TableBoard, table_board
from desktop.table.red_menace.chart_plan import chart_of
from desktop.table.red_menace.chart_tones import Skin
from desktop.table.red_menace.counters import table_counters
from desktop.table.red_menace.faces import GAME
from desktop.table.red_menace.layout import layout
from desktop.table.red_menace.marks import board_marks
from desktop.table.red_menace.motions import motion_of
from desktop.table.red_menace.overlays import overlays
from desktop.table.red_menace.sheet_art import paint_table
from desktop.table.red_menace.sheet_changes import changed_parts
from desktop.table.red_menace.sheet_facts import TableKey
from desktop.table.red_menace.sheet_state import table_key

if TYPE_CHECKING:
    from desktop.models.hand_model import HandCard
    from desktop.models.track_model import Track

PORTRAIT = QRectF(0, 360, 1000, 625)
"""The middle of the map, where both sides meet, in the shape of a picture in a list."""


class RedMenaceLook:
    """The table with both sheets, its counters, words and panels.

    What only a table asks for is loaded when it asks: the board is shown before that.
    """

    has_hand = False
    margin = 0.0
    turns = False
    turn_words = T("red_menace.table", "Turn {turn}"), T("red_menace.table", "T{turn}")

    def __init__(self, game: RedMenace) -> None:
        self.game = game
        self._kit = game.kit
        self._layout = layout()
        self._overlays = overlays(game.kit)
        self._skin: Skin = "chart"

    # --- the board --------------------------------------------------------------------------------

    def board(self, view: View) -> TableBoard:
        """Return the hexes of the map and the boxes of both sheets."""
        return table_board(self._kit.board, self._layout)

    def bounds(self, view: View) -> QRectF:
        """Return both sheets with the map between them."""
        box = self._layout.table
        return QRectF(box.x, box.y, box.width, box.height)

    def portrait(self, view: View) -> QRectF:
        """Return the map from the Arctic coast of the Soviet Union to Canada."""
        return PORTRAIT

    def map_key(self, view: View) -> TableKey:
        """Return what is written on the sheets, and the cities that are destroyed."""
        return table_key(self._kit, view.state, self._skin)

    def map_changes(self, before: Hashable, after: Hashable) -> tuple[QRectF, ...] | None:
        """Return the boxes of the sheets and the cities that differ."""
        if not isinstance(before, TableKey) or not isinstance(after, TableKey):
            return None
        return changed_parts(self._layout, chart_of(self._kit), before, after)

    def set_period(self, period: bool) -> bool:  # a Qt-like setter
        """Draw the map in the black and white of its time, symbols in colour (RM-5.1)."""
        before = self._skin
        self._skin = "period" if period else "chart"
        return self._skin != before

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        """Paint a part of the table."""
        if isinstance(key, TableKey):
            chart = chart_of(self._kit)
            paint_table(painter, exposed, detail, theme, self._layout, chart, key)

    def counters(self, view: View) -> tuple[Counter, ...]:
        """Return every counter, and what can be picked on the map and the sheets."""
        return table_counters(self._kit, view.state)

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint a counter; cities and bases are printed, and have none."""
        if isinstance(face, Face):
            counters.paint_in(painter, face, box)

    def marks(
        self, view: View, actions: tuple[Action, ...], picks: tuple[Target, ...]
    ) -> tuple[Mark, ...]:
        """Return what to light."""
        return board_marks(self._kit, view.state, actions, picks)

    def motion(self, event: Event) -> Motion | None:
        """Return how an event is seen."""
        return motion_of(self._kit, event)

    # --- words ------------------------------------------------------------------------------------

    def meanings(self, target: Target, view: View) -> tuple[Target, ...]:
        """Return what else a pick of a target can mean: a city is its hex and its base, too."""
        return places.meanings(self._kit, target)

    def describe(self, target: Target, view: View) -> Text | None:
        """Return what lies at a target."""
        return words.described(self._kit, view.state, target)

    def attempt(self, target: Target, view: View, picks: tuple[Target, ...]) -> Text | None:
        """Return what is not possible when a target is refused."""
        return words.attempted(self._kit, view.state, target, picks)

    def inspect(
        self, target: Target, view: View, choice: Choice | None, picks: tuple[Target, ...]
    ) -> Inspection | None:
        """Return what the inspector says about a target."""
        from desktop.table.red_menace import inspections

        return inspections.inspected(self._kit, view, target, choice, picks)

    def standing(self, view: View) -> Text | None:
        """Return nothing: there is one side, and the screen is not passed on."""
        return None

    def faction(self, side: Side) -> Faction:
        """Return the colours of the United States."""
        return faction(GAME, "usa")

    def confirm(self, action: Action, view: View) -> Text | None:
        """Return the question before something that cannot be made good."""
        from desktop.table.red_menace.slots import confirmed

        return confirmed(self._kit, action, view.state)

    # --- cards and buttons ------------------------------------------------------------------------

    def hand(self, view: View) -> tuple[HandCard, ...]:
        """Return nothing: the two cards that can be kept lie on the sheet."""
        return ()

    def hand_heading(self, view: View) -> HandHeading | None:
        """Return nothing: there is no hand."""
        return None

    def paint_card(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint an event, a Soviet city, or a card's back."""
        from desktop.paint import cards
        from desktop.paint.card import Card, CardBack

        if isinstance(face, Card | CardBack):
            cards.paint_in(painter, face, box)

    def deck(self, chance: Chance, view: View, names: Mapping[Side, str]) -> Deck | None:
        """Return the cards to choose a drawn one from."""
        from desktop.table.red_menace.draws import drawn_deck

        return drawn_deck(self._kit, chance)

    def lot(self, chance: Chance) -> Lot:
        """Return how counters drawn from the cups are listed."""
        from desktop.table.red_menace.draws import lot

        return lot(self._kit, chance)

    def tracks(self, view: View) -> tuple[Track, ...]:
        """Return nothing: points and submarine have their tracks on the sheet."""
        return ()

    def slots(self, view: View, decision: Decision | None) -> tuple[Slot, ...]:
        """Return the buttons of the prompt row."""
        from desktop.table.red_menace.slots import is_passing, slots

        return slots(decision, passing=is_passing(view.state))

    def draft(self, choice: Choice, view: View) -> Draft | None:
        """Return the draft of what is put together on the board, if something is."""
        from desktop.table.red_menace import drafts

        return drafts.draft(self._kit, choice, view)

    def overlays(self) -> tuple[Overlay, ...]:
        """Return target lines, threats and defences, lit by a key."""
        return self._overlays

    def turn_board(self) -> bool:
        """Return that the table lies in one way only."""
        return False

    def turn_towards(self, view: View) -> bool:
        """Return that the table lies in one way only."""
        return False

    def panels(self, table: Table) -> tuple[Panel, ...]:
        """Return panels, strips, notes and docks."""
        from desktop.table.red_menace.panels import panels

        return panels(table)
