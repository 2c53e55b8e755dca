"""The state of a game of Daring Eagle: parallel lists over squares, units and seats."""

from __future__ import annotations

import msgspec

from desktop.rules.core import Side
from desktop.rules.core import State as BaseState
from desktop.rules.daring_eagle.cards import AirliftAnswer, Drawing, Landing, Theft
from desktop.rules.daring_eagle.combat import (
    Comparison,
    DrivenOut,
    EscapeAnswer,
    EscapeLanding,
    Exchange,
    InitialAttack,
    StrikeAnswer,
)
from desktop.rules.daring_eagle.fight import Fight
from desktop.rules.daring_eagle.notation import CAPTURED
from desktop.rules.daring_eagle.sequence import Discarding, MoveAndPlay, TurnEnd, TurnStart
from desktop.rules.daring_eagle.setup import (
    Beginning,
    Deploying,
    Placing,
    QuadrantChoice,
    TurnOrder,
)
from desktop.rules.pool import Pool

__all__ = ["AnyStep", "Fight", "Rules", "State", "View"]

AnyStep = (
    Beginning
    | QuadrantChoice
    | TurnOrder
    | Placing
    | Deploying
    | TurnStart
    | Discarding
    | MoveAndPlay
    | TurnEnd
    | Drawing
    | AirliftAnswer
    | Landing
    | Theft
    | InitialAttack
    | StrikeAnswer
    | Comparison
    | Exchange
    | EscapeAnswer
    | EscapeLanding
    | DrivenOut
)


class Rules(msgspec.Struct, array_like=True, frozen=True):
    """The options agreed on (chapter 9), resolved."""

    board: str
    """``gold`` or ``green``."""
    captures: int
    stalemate_rounds: int
    """0 is off."""
    turn_limit: int
    """Rounds; 0 is off."""
    open_hands: bool
    concealed_answers: bool
    first: int
    """The seat that begins, or -1 for chance."""


class State(BaseState, kw_only=True):
    """The whole truth. Seats are indexes into ``sides``, units into ``owner``."""

    steps: list[AnyStep] = msgspec.field(default_factory=list)
    sides: list[Side]
    rules: Rules
    homes: list[int]
    """Quadrant of each seat, -1 until chosen."""
    order: list[int]
    """Seats in turn order, once it is fixed."""
    first: int
    """The seat that goes first, -1 until known."""
    active: int
    """The seat whose turn it is; -1 during setup."""
    turn: int
    """Turns begun so far; the present one's number."""
    round: int
    emplacements: list[int]
    """By square: 0 none, 1 printed, 2 a piece."""
    supply: int
    unit_on: list[int]
    """By square: the unit, or -1. During a combat the defender stands here, the attacker is only
    in ``fight``."""
    owner: list[int]
    """By unit: the seat; the units of a seat are numbered in a row."""
    division: list[bool]
    at: list[int]
    """By unit: square; -1 not placed, -2 captured. An attacker's is the combat square."""
    captor: list[int]
    """By unit: the seat that captured it, or -1."""
    hands: list[list[int]]
    """By seat: how many cards of each kind."""
    pile: Pool
    discard: list[int]
    """By kind."""
    last_discard: int
    """The kind on top of the discard pile, -1 if empty."""
    known: list[tuple[int, int, int]]
    """(holder, knower, kind): cards of a hand that another seat has seen."""
    moves: int
    """Moves still due or allowed this turn."""
    moved: bool
    """Whether the obligatory move is made."""
    quiet: int
    """Turns completed in a row without a capture."""
    fight: Fight | None = None

    def units_of(self, seat: int) -> list[int]:
        """Return the seat's units on the board."""
        return [unit for unit in self.pieces_of(seat) if self.at[unit] >= 0]

    def has_units(self, seat: int) -> bool:
        """Return whether the seat has a unit on the board."""
        force = len(self.owner) // len(self.sides)
        return max(self.at[seat * force : (seat + 1) * force]) >= 0

    def pieces_of(self, seat: int) -> range:
        """Return all units that the seat began with: they are numbered in a row."""
        force = len(self.owner) // len(self.sides)
        return range(seat * force, (seat + 1) * force)

    def squares_of(self, seat: int) -> list[int]:
        """Return where the seat's units stand."""
        return [self.at[unit] for unit in self.pieces_of(seat) if self.at[unit] >= 0]

    def is_in(self, seat: int) -> bool:
        """Return whether the seat has units left, or has yet to deploy them."""
        force = len(self.owner) // len(self.sides)
        return self.at[seat * force : (seat + 1) * force].count(CAPTURED) < force

    def captures(self, seat: int) -> int:
        """Return how many units the seat has captured."""
        return self.captor.count(seat)

    def hand_size(self, seat: int) -> int:
        """Return how many cards the seat holds."""
        return sum(self.hands[seat])

    def is_empty(self, square: int) -> bool:
        """Return whether a square holds neither a unit nor an emplacement."""
        return self.unit_on[square] < 0 and not self.emplacements[square]

    def opponents(self) -> list[int]:
        """Return the seats still in besides the active one, clockwise from it."""
        place = self.order.index(self.active)
        return [seat for seat in self.order[place + 1 :] + self.order[:place] if self.is_in(seat)]


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    seat: int
    """-1 for somebody without a seat."""
    state: State
    """The state with the hidden cards taken out: other hands and the pile are all zeros, and
    ``known`` keeps what this seat knows."""
    hand_sizes: tuple[int, ...]
    pile_size: int
    unseen: tuple[int, ...]
    """By kind: cards neither in a hand this seat sees, nor discarded, nor on the table."""
