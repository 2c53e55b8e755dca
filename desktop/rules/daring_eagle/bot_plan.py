"""The moves of a turn as a computer player rates them, and the cards it plays around them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from desktop.rules.daring_eagle import movement
from desktop.rules.daring_eagle.actions import AirliftMove, Move
from desktop.rules.daring_eagle.bot_values import CARD_VALUES
from desktop.rules.daring_eagle.notation import ENG, LIFT, PLUS

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.bot_estimate import Outlook

THREAT: Final = 0.12
"""How much a prize counts that can be gone for next turn."""
CROWD_CAUTION: Final = 0.35
"""The share of caution with more than two players: the race for captures goes on elsewhere."""
PULL: Final = 0.03
"""What a step towards the enemy is worth in itself."""
HUNT: Final = 0.10
"""What it is worth besides, shared by the enemy units left."""
RESTLESS: Final = 0.15
"""How much impatience adds to an attack."""
PATIENCE: Final = 4
"""Rounds without a capture before a player becomes impatient."""


class Rated(msgspec.Struct, frozen=True):
    """A move, where it ends, and what it promises."""

    action: Move | AirliftMove
    unit: int
    to: int
    score: float
    is_attack: bool

    def changed(self, by: float) -> Rated:
        """Return the same move with another score."""
        return msgspec.structs.replace(self, score=self.score + by)


class Plan:
    """The moves of one position, rated."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        s = outlook.s
        self.players = 1 + len(outlook.others)
        self.impatience = (
            s.quiet / (10 * self.players) if s.quiet > PATIENCE * self.players else 0.0
        )
        self.caution = (1.0 if self.players == 2 else CROWD_CAUTION) / (1 + self.impatience)
        enemies = sum(
            square >= 0 and owner != outlook.seat
            for owner, square in zip(s.owner, s.at, strict=True)
        )
        self.pull = (PULL + HUNT / max(1, enemies)) * (1 + 2 * self.impatience)
        self.risk = outlook.total_risk()
        """What is in danger as things stand."""

    def rate(self, moves: Iterable[Move]) -> list[Rated]:
        """Return moves of the choice with what they promise."""
        return [self._rated(move) for move in moves]

    def _rated(self, move: Move) -> Rated:
        s, outlook = self.outlook.s, self.outlook
        unit = s.unit_on[move.start]
        enemy = s.unit_on[move.to]
        score = self.promise(unit, move.to) - self._paid(unit, move.to)
        if enemy >= 0:
            score += outlook.attack(s.division[unit], enemy) + RESTLESS * self.impatience
        return Rated(move, unit, move.to, score, enemy >= 0)

    def rate_flight(self, flight: AirliftMove, to: int) -> Rated:
        """Return an Airlift to a square with what it promises."""
        unit = self.outlook.s.unit_on[flight.square]
        return Rated(flight, unit, to, self.promise(unit, to) - CARD_VALUES[LIFT], False)

    def promise(self, unit: int, to: int, left_to: int = -1) -> float:
        """Return what it promises to have a unit on another square, cards and combat apart.

        ``left_to`` is the unit that holds the square it comes from, or -1.
        """
        outlook, s = self.outlook, self.outlook.s
        change = outlook.risk_if(unit, to, left_to) - self.risk
        nearer = outlook.nearest(s.at[unit]) - outlook.nearest(to)
        threat = outlook.threat(to, s.division[unit])
        return THREAT * threat + self.pull * nearer - self.caution * change

    def _paid(self, unit: int, to: int) -> float:
        hand = self.outlook.hand
        if not hand[PLUS] and not hand[ENG]:
            return 0.0
        plus, engineers = movement.cost(self.outlook.s, self.outlook.kit, unit, to)
        return plus * CARD_VALUES[PLUS] + engineers * CARD_VALUES[ENG]
