"""How Hornet Leader looks on the table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint import counters
from desktop.paint.face import Face
from desktop.paint.factions import Faction, faction
from desktop.paint.theme import Theme
from desktop.rules.areas import AreaBoard
from desktop.rules.core import Action, Chance, Choice, Decision, Event, Side, T, Target, Text
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.state import View
from desktop.table.hornet_leader import words
from desktop.table.hornet_leader.areas import display_of
from desktop.table.hornet_leader.counters import APRON, GAME, board_counters, waiting
from desktop.table.hornet_leader.display_art import paint_display
from desktop.table.hornet_leader.display_plan import SHEET, Display
from desktop.table.hornet_leader.marks import board_marks
from desktop.table.hornet_leader.motions import motion_of
from desktop.table.hornet_leader.overlays import overlays
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


class HornetLeaderLook:
    """The display, counters, words and panels of Hornet Leader.

    What only a table asks for is loaded when it asks: the board is shown before that.
    """

    has_hand = False
    turns = False
    turn_words = T("hornet_leader.table", "Day {turn}"), T("hornet_leader.table", "D{turn}")

    def __init__(self, game: HornetLeader) -> None:
        self.game = game
        self._kit = game.kit
        self._overlays = overlays(game.kit)

    # --- the board --------------------------------------------------------------------------------

    def board(self, view: View) -> AreaBoard:
        """Return the 25 areas."""
        return self._kit.board

    def bounds(self, view: View) -> QRectF:
        """Return the display, and the strip for Aircraft that are still to be placed."""
        return SHEET.adjusted(0, 0, 0, APRON if waiting(view.state) else 0)

    def portrait(self, view: View) -> QRectF:
        """Return the whole display."""
        return self.bounds(view)

    def map_key(self, view: View) -> Display:
        """Return the display, whose names are in the person's language."""
        return display_of(self._kit)

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        """Paint a part of the display."""
        if isinstance(key, Display):
            paint_display(painter, exposed, detail, theme, key)

    def counters(self, view: View) -> tuple[Counter, ...]:
        """Return the Aircraft and the enemies."""
        return board_counters(self._kit, view)

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint a counter."""
        if isinstance(face, Face):
            counters.paint_in(painter, face, box)

    def marks(
        self, view: View, actions: tuple[Action, ...], picks: tuple[Target, ...]
    ) -> tuple[Mark, ...]:
        """Return what to light."""
        return board_marks(self._kit, view, actions, picks)

    def motion(self, event: Event) -> Motion | None:
        """Return how an event is seen."""
        return motion_of(event)

    # --- words ------------------------------------------------------------------------------------

    def meanings(self, target: Target, view: View) -> tuple[Target, ...]:
        """Return nothing: every pick means one thing."""
        return ()

    def describe(self, target: Target, view: View) -> Text | None:
        """Return what lies at a target."""
        return words.described(self._kit, view, target)

    def attempt(self, target: Target, view: View, picks: tuple[Target, ...]) -> Text | None:
        """Return what is not possible when a target is refused."""
        return words.attempted(self._kit, view, target, picks)

    def inspect(
        self, target: Target, view: View, choice: Choice | None, picks: tuple[Target, ...]
    ) -> Inspection | None:
        """Return what the inspector says about a target."""
        from desktop.table.hornet_leader import inspections

        return inspections.inspected(self._kit, view, target, choice, picks)

    def standing(self, view: View) -> Text | None:
        """Return nothing: there is one side, and the screen is not passed on."""
        return None

    def faction(self, side: Side) -> Faction:
        """Return the colours of the flight at High Altitude."""
        return faction(GAME, "high")

    def confirm(self, action: Action, view: View) -> Text | None:
        """Return the question before something that cannot be made good."""
        from desktop.table.hornet_leader.slots import confirmed

        return confirmed(self._kit, action, view)

    # --- cards and buttons ------------------------------------------------------------------------

    def hand(self, view: View) -> tuple[HandCard, ...]:
        """Return nothing: no cards are held."""
        return ()

    def hand_heading(self, view: View) -> HandHeading | None:
        """Return nothing: no cards are held."""
        return None

    def paint_card(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint a Target, an Event, a Pilot, or a card's back."""
        from desktop.paint import cards
        from desktop.paint.card import Card, CardBack

        if isinstance(face, Card | CardBack):
            cards.paint_in(painter, face, box)

    def deck(self, chance: Chance, view: View, names: Mapping[Side, str]) -> Deck | None:
        """Return nothing yet to choose a drawn card from."""
        return None

    def lot(self, chance: Chance) -> Lot:
        """Return how cards, counters and picks of one's own are listed."""
        from desktop.table.hornet_leader.draws import lot

        return lot(self._kit, chance)

    def tracks(self, view: View) -> tuple[Track, ...]:
        """Return nothing: the tracks are strips of the mission's dock."""
        return ()

    def slots(self, view: View, decision: Decision | None) -> tuple[Slot, ...]:
        """Return the buttons of the prompt row."""
        from desktop.table.hornet_leader.slots import slots

        return slots(decision, drawn=bool(view.state.drawn))

    def draft(self, choice: Choice, view: View) -> Draft | None:
        """Return the draft of what is put together on the board, if something is."""
        from desktop.table.hornet_leader.attack_draft import attack_draft
        from desktop.table.hornet_leader.moving_draft import moving_draft
        from desktop.table.hornet_leader.phoenix_draft import phoenix_draft
        from desktop.table.hornet_leader.target_draft import target_draft

        for make in (attack_draft, phoenix_draft, moving_draft, target_draft):
            draft = make(self._kit, choice, view)
            if draft is not None:
                return draft
        return None

    def overlays(self) -> tuple[Overlay, ...]:
        """Return ranges and threats, lit by a key."""
        return self._overlays

    def turn_board(self) -> bool:
        """Return that the display lies in one way only."""
        return False

    def turn_towards(self, view: View) -> bool:
        """Return that the display lies in one way only."""
        return False

    def panels(self, table: Table) -> tuple[Panel, ...]:
        """Return pages, panels and docks."""
        from desktop.table.hornet_leader.panels import panels

        return panels(table)
