"""What a computer player makes of a position: what is in danger, and what can be attacked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from desktop.rules.daring_eagle.bot_reading import EXITS, Reading, read
from desktop.rules.daring_eagle.bot_values import (
    DECISIVE,
    cards_value,
    is_decisive,
    unit_value,
)
from desktop.rules.daring_eagle.combat import card_sets, combat_points
from desktop.rules.daring_eagle.notation import CAPTURED, Cards

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State, View

BEHIND_WALLS: Final = 0.15
"""The share of a danger that is left on an emplacement."""
WITH_EXIT: Final = 0.35
"""The share of a danger that is left with a card to leave a combat by."""
FURTHER_RISKS: Final = 0.25
"""How much dangers besides the greatest count; an opponent has one move."""
ANNOYANCE: Final = 0.10
"""What it costs to be attacked and to fight it off."""
OWN_LOSS: Final = 0.75
"""How much the loss of the own unit counts in an attack."""
UNDER_FIRE: Final = 0.12
"""What it costs to be answered in an attack."""
BOLDNESS: Final = 0.04
"""What an attack is worth in itself."""
IMPOSSIBLE: Final = -99.0
"""The promise of an attack that the hand cannot pay for."""


class Outlook:
    """A position through the eyes of one seat."""

    def __init__(self, kit: Kit, s: State, seat: int, reading: Reading) -> None:
        self.kit = kit
        self.s = s
        self.seat = seat
        self.reading = reading
        self.hand = s.hands[seat]
        self.spare = combat_points(kit, self.hand)
        """Combat points in the hand."""
        self._lines = kit.lines[max(kit.allowance)]
        self._losses: dict[tuple[int, int, int], float] = {}
        self._attacks: dict[tuple[int, int], float] = {}

    @cached_property
    def others(self) -> list[int]:
        """The other seats that have units."""
        s = self.s
        return [seat for seat in range(len(s.sides)) if seat != self.seat and s.is_in(seat)]

    @cached_property
    def _win_bonus(self) -> list[float]:
        s, seats = self.s, range(len(self.s.sides))
        return [DECISIVE if is_decisive(s, other, self.seat) else 0.0 for other in seats]

    @cached_property
    def _loss_bonus(self) -> list[float]:
        s, seats = self.s, range(len(self.s.sides))
        return [DECISIVE if is_decisive(s, self.seat, other) else 0.0 for other in seats]

    def prize(self, enemy: int) -> float:
        """Return what it is worth to capture an enemy's unit."""
        s = self.s
        return unit_value(s.division[enemy]) + self._win_bonus[s.owner[enemy]]

    def stake(self, division: int, enemy: int) -> float:
        """Return what it costs to lose an own unit to another seat."""
        return unit_value(division) + self._loss_bonus[enemy]

    # ---------------------------------------------------------------------------- dangers

    def risk(self, square: int, division: int) -> float:
        """Return the loss to be expected for an own unit on a square until the next own turn."""
        s, seat, allowance = self.s, self.seat, self.kit.allowance
        unit_on, owner, divisions, walls = s.unit_on, s.owner, s.division, s.emplacements
        worst: dict[int, float] = {}
        for line in self._lines[square]:
            for distance, (there, _) in enumerate(line, start=1):
                unit = unit_on[there]
                if unit >= 0:
                    enemy, strong = owner[unit], divisions[unit]
                    if enemy != seat and distance <= allowance[strong]:
                        loss = self._loss(enemy, strong, division)
                        if loss > worst.get(enemy, 0.0):
                            worst[enemy] = loss
                    break
                if walls[there]:
                    break
        if not worst:
            return 0.0
        total = sum(worst.values())
        return total * BEHIND_WALLS if walls[square] else total

    def _loss(self, enemy: int, attacker: int, defender: int) -> float:
        """Return what an attack by a kind of unit costs a kind of own unit."""
        key = (enemy, attacker, defender)
        loss = self._losses.get(key)
        if loss is None:
            behind = self.kit.points[defender] - self.kit.points[attacker] + 1
            value = self.stake(defender, enemy)
            if any(self.hand[kind] for kind in EXITS):
                value *= WITH_EXIT
            reading = self.reading
            loss = value * reading.will_reach(enemy, behind + self.spare)
            loss += ANNOYANCE * reading.will_reach(enemy, behind)
            self._losses[key] = loss
        return loss

    def total_risk(self) -> float:
        """Return the loss to be expected for all own units until the next own turn."""
        s, seat = self.s, self.seat
        largest = total = 0.0
        for owner, square, division in zip(s.owner, s.at, s.division, strict=True):
            if owner == seat and square >= 0:
                risk = self.risk(square, division)
                total += risk
                largest = max(largest, risk)
        return largest + FURTHER_RISKS * (total - largest)

    def risk_if(self, unit: int, to: int, left_to: int = -1) -> float:
        """Return the total risk with an own unit elsewhere, whatever stands there.

        ``left_to`` is the unit that holds the square it comes from, or -1.
        """
        s = self.s
        start, there = s.at[unit], s.unit_on[to]
        behind = s.unit_on[start]
        beaten = there if there != unit else -1
        if beaten >= 0:
            s.at[beaten] = CAPTURED
        s.unit_on[start] = left_to
        s.unit_on[to], s.at[unit] = unit, to
        risk = self.total_risk()
        s.unit_on[to], s.at[unit] = there, start
        s.unit_on[start] = behind
        if beaten >= 0:
            s.at[beaten] = to
        return risk

    # ---------------------------------------------------------------------------- attacks

    def targets(self, square: int, division: int) -> list[int]:
        """Return the enemy units that an own unit on a square reaches without cards."""
        s = self.s
        unit_on, walls, owner, seat = s.unit_on, s.emplacements, s.owner, self.seat
        found = []
        for line in self.kit.lines[self.kit.allowance[division]][square]:
            for there, _ in line:
                if walls[there]:
                    break
                unit = unit_on[there]
                if unit >= 0:
                    if owner[unit] != seat:
                        found.append(unit)
                    break
        return found

    def cheapest(self, division: int, enemy: int) -> Cards | None:
        """Return the least valuable cards with which an attack can begin, if there are any."""
        points = self.kit.points
        needed = points[self.s.division[enemy]] - points[division] + 1
        if needed <= 0:
            return ()
        if needed > self.spare:
            return None
        sets = card_sets(self.kit, self.hand)
        return min((cards for worth, cards in sets if worth >= needed), key=cards_value)

    def attack(self, division: int, enemy: int) -> float:
        """Return what an attack on an enemy's unit promises; far below zero if not possible."""
        key = (division, enemy)
        promise = self._attacks.get(key)
        if promise is None:
            promise = self._attacks[key] = self._attack(division, enemy)
        return promise

    def _attack(self, division: int, enemy: int) -> float:
        cards = self.cheapest(division, enemy)
        if cards is None:
            return IMPOSSIBLE
        owner, reading = self.s.owner[enemy], self.reading
        ahead = self.ahead(division, enemy)
        shown = ahead - self.spare + sum(self.kit.card_points[kind] for kind in cards)
        beaten = reading.reaches(owner, ahead + 1)
        stakes = (1 - beaten) * self.prize(enemy) - beaten * OWN_LOSS * self.stake(division, owner)
        return (
            reading.cannot_leave(owner) * stakes
            - cards_value(cards)
            - UNDER_FIRE * reading.reaches(owner, shown)
            + BOLDNESS
        )

    def ahead(self, division: int, enemy: int) -> int:
        """Return the lead that an attack has with all cards of the hand."""
        points = self.kit.points
        return points[division] + self.spare - points[self.s.division[enemy]]

    def win_chance(self, division: int, enemy: int) -> float:
        """Return the chance that an attack captures the enemy's unit."""
        owner, ahead = self.s.owner[enemy], self.ahead(division, enemy)
        return self.reading.cannot_leave(owner) * (1 - self.reading.reaches(owner, ahead + 1))

    def threat(self, square: int, division: int) -> float:
        """Return the best prize that a unit on a square would go for next turn."""
        best = 0.0
        for enemy in self.targets(square, division):
            ahead = self.ahead(division, enemy)
            if ahead > 0:
                beaten = self.reading.reaches(self.s.owner[enemy], ahead + 1)
                best = max(best, self.prize(enemy) * (1 - beaten))
        return best

    # --------------------------------------------------------------------------- distances

    def nearest(self, square: int) -> int:
        """Return the steps from a square to the nearest enemy unit, whatever is in the way."""
        return self._steps[square]

    @cached_property
    def _steps(self) -> list[int]:
        s, neighbours = self.s, self.kit.neighbours
        steps = [-1] * len(s.unit_on)
        wave = [
            square
            for owner, square in zip(s.owner, s.at, strict=True)
            if owner != self.seat and square >= 0
        ]
        distance = 0
        while wave:
            reached = []
            for square in wave:
                if steps[square] < 0:
                    steps[square] = distance
                    reached.append(square)
            wave = [near for square in reached for near in neighbours[square]]
            distance += 1
        return steps


def look(view: View, kit: Kit, habits: Sequence[int]) -> Outlook:
    """Return the position of a view through the eyes of its seat."""
    return Outlook(kit, view.state, view.seat, read(view, kit, habits))
