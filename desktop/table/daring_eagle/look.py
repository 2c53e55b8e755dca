"""How Daring Eagle looks on the table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint import counters
from desktop.paint.face import Face
from desktop.paint.factions import Faction, faction
from desktop.paint.theme import Theme
from desktop.rules.core import Action, Chance, Choice, Decision, Event, Side, T, Target, Text
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle import events as told
from desktop.rules.daring_eagle.actions import ChooseQuadrant, Surrender
from desktop.rules.daring_eagle.notation import SQUARE_NAMES, card_target
from desktop.rules.daring_eagle.state import View
from desktop.table.daring_eagle import words
from desktop.table.daring_eagle.board_art import SHEET, Sheet, paint_board
from desktop.table.daring_eagle.counters import PRINTED, board_counters, piece_id, unit_id
from desktop.table.daring_eagle.ground import SideKey
from desktop.table.daring_eagle.marks import board_marks, threat_marks
from desktop.table.daring_eagle.turned import TurnedBoard
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


class DaringEagleLook:
    """The board, counters, words and panels of Daring Eagle.

    What only a table asks for is loaded when it asks: the board is shown before that.
    """

    has_hand = True

    def __init__(self, game: DaringEagle, turn: int = 0) -> None:
        self.game = game
        self._kit = game.kit
        self.turn = turn
        """Quarter turns of the board, clockwise."""
        self._boards: dict[int, TurnedBoard] = {}

    # --- the board --------------------------------------------------------------------------------

    def board(self, view: View) -> TurnedBoard:
        """Return the board as it lies now."""
        return self._turned(self.turn)

    def _turned(self, turn: int) -> TurnedBoard:
        # Asked for after every move, and made of four tables.
        if turn not in self._boards:
            self._boards[turn] = TurnedBoard(self._kit.board, turn)
        return self._boards[turn]

    def bounds(self, view: View) -> QRectF:
        """Return the sheet with its frame."""
        return QRectF(SHEET)

    def portrait(self, view: View) -> QRectF:
        """Return the whole sheet."""
        return self.bounds(view)

    def map_key(self, view: View) -> Sheet:
        """Return the board's side, who lives where, what is printed on it, how it lies."""
        s, board = view.state, self.board(view)
        owners = [""] * 4
        for seat, home in enumerate(s.homes):
            if home >= 0:
                owners[home] = s.sides[seat]
        works = tuple(
            (board.centre(square).x, board.centre(square).y)
            for square, kind in enumerate(s.emplacements)
            if kind == PRINTED
        )
        side: SideKey = "green" if s.rules.board == "green" else "gold"
        return Sheet(side, tuple(owners), works, self.turn)

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        """Paint a part of the board."""
        if isinstance(key, Sheet):
            paint_board(painter, exposed, detail, theme, key)

    def counters(self, view: View) -> tuple[Counter, ...]:
        """Return the emplacement pieces and the units."""
        return board_counters(self._kit, view)

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint a unit or an emplacement piece."""
        if isinstance(face, Face):
            counters.paint_in(painter, face, box)

    def marks(
        self, view: View, actions: tuple[Action, ...], picks: tuple[Target, ...]
    ) -> tuple[Mark, ...]:
        """Return what to light."""
        return board_marks(self._kit, view, actions, picks)

    def threats(self, view: View) -> tuple[Mark, ...]:
        """Return every square in danger."""
        return threat_marks(self._kit, view)

    def motion(self, event: Event) -> Motion | None:
        """Return how an event is seen."""
        match event:
            case told.UnitMoved(unit=unit, start=start, to=to):
                return Motion(unit_id(unit), "move", SQUARE_NAMES[start], SQUARE_NAMES[to])
            case told.AttackDeclared(unit=unit, start=start, to=to):
                return Motion(unit_id(unit), "move", SQUARE_NAMES[start], SQUARE_NAMES[to])
            case told.UnitCaptured(unit=unit, square=square):
                return Motion(unit_id(unit), "vanish", SQUARE_NAMES[square])
            case told.EmplacementPlaced(square=square):
                return Motion(piece_id(square), "appear", end=SQUARE_NAMES[square])
            case told.EmplacementRemoved(square=square):
                return Motion(piece_id(square), "vanish", SQUARE_NAMES[square])
            case _:
                return None

    # --- words ------------------------------------------------------------------------------------

    def meanings(self, target: Target, view: View) -> tuple[Target, ...]:
        """Return the button that plays a card, for one that answers in a combat by itself."""
        from desktop.table.daring_eagle import combat

        return combat.PLAYS.get(target, ())

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
        from desktop.table.daring_eagle import inspections

        return inspections.inspected(self._kit, view, target, choice, picks)

    def standing(self, view: View) -> Text | None:
        """Return the totals of the combat; hand-overs alternate quickly there."""
        return words.fighting(self._kit, view.state)

    def faction(self, side: Side) -> Faction:
        """Return the colours and the mark of a side."""
        return faction("daring_eagle", side)

    def confirm(self, action: Action, view: View) -> Text | None:
        """Return the question before a unit is given up."""
        if isinstance(action, Surrender):
            return T("daring_eagle.table", "Give the unit up? It is captured at once.")
        return None

    # --- the hand and the buttons -----------------------------------------------------------------

    def hand(self, view: View) -> tuple[HandCard, ...]:
        """Return the viewer's cards, combat cards first by points."""
        from desktop.models.hand_model import HandCard
        from desktop.table.daring_eagle.card_faces import card_face

        if view.seat < 0:
            return ()
        return tuple(
            HandCard(
                target=card_target(kind),
                face=card_face(self._kit, kind),
                name=self._kit.cards[kind].name,
                text=self._kit.cards[kind].text,
            )
            for kind, count in enumerate(view.state.hands[view.seat])
            for _ in range(count)
        )

    def hand_heading(self, view: View) -> HandHeading | None:
        """Return whose hand it is, and how large it may be when the next turn starts."""
        if view.seat < 0:
            return None
        return words.hand_heading(self._kit, view)

    def paint_card(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint a card or a card's back."""
        from desktop.paint import cards
        from desktop.paint.card import Card, CardBack

        if isinstance(face, Card | CardBack):
            cards.paint_in(painter, face, box)

    def deck(self, chance: Chance, view: View, names: Mapping[Side, str]) -> Deck | None:
        """Return the cards to choose from when a person draws from a deck of one's own."""
        from desktop.table.daring_eagle.draws import drawn_deck

        return drawn_deck(self._kit, chance, view, names)

    def lot(self, chance: Chance) -> Lot:
        """Return how what decides who begins is listed."""
        return Lot(name=lambda action: action.label(self._kit))

    def tracks(self, view: View) -> tuple[Track, ...]:
        """Return nothing: captures are followed on the players' plates."""
        return ()

    def slots(self, view: View, decision: Decision | None) -> tuple[Slot, ...]:
        """Return the buttons of the prompt row: what Enter does stands at the right end."""
        from desktop.table.daring_eagle.panels import slots

        return slots(view, decision)

    def draft(self, choice: Choice, view: View) -> Draft | None:
        """Return the draft of a quadrant's choice or a deployment."""
        from desktop.table.daring_eagle.drafts import DeployDraft, QuadrantDraft

        if choice.open:
            return DeployDraft(self._kit, view, choice)
        if choice.actions and isinstance(choice.actions[0], ChooseQuadrant):
            return QuadrantDraft(self._kit, view, choice)
        return None

    def overlays(self) -> tuple[Overlay, ...]:
        """Return the squares in danger, lit by a key."""
        return (Overlay("O", T("daring_eagle.table", "Threats"), self.threats),)

    turns = True
    turn_words = T("daring_eagle.table", "Turn {turn}"), T("daring_eagle.table", "T{turn}")

    def turn_board(self) -> bool:
        """Turn the board a quarter clockwise."""
        self.turn = (self.turn + 1) % 4
        return True

    def turn_towards(self, view: View) -> bool:
        """Turn the board so that the viewer's home zone lies as low as it can."""
        home = view.state.homes[view.seat] if view.seat >= 0 else -1
        if home < 0:
            return False
        before = self.turn
        self.turn = max(range(4), key=partial(self._depth, sorted(self._kit.quadrants[home].home)))
        return self.turn != before

    def _depth(self, squares: list[int], turn: int) -> float:
        """Return how far down squares lie on a board that is turned so."""
        board = self._turned(turn)
        return sum(board.centre(square).y for square in squares)

    # --- docks ------------------------------------------------------------------------------------

    def panels(self, table: Table) -> tuple[Panel, ...]:
        """Return the players' plates, the piles, and the panels of combat and deployment."""
        from desktop.table.daring_eagle.panels import panels

        return panels(table, self._kit)
