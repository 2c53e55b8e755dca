"""A turn tried out with dealt hands: combats are fought, the others reply, the end is valued."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Final

import msgspec

from desktop.rules.daring_eagle import changes, movement
from desktop.rules.daring_eagle.actions import AirliftMove, ChooseSquare, Move
from desktop.rules.daring_eagle.bot_combat import Answers
from desktop.rules.daring_eagle.bot_estimate import Outlook
from desktop.rules.daring_eagle.bot_reading import Chances, Reading
from desktop.rules.daring_eagle.bot_values import discard_down, hand_value, unit_value
from desktop.rules.daring_eagle.combat import DrivenOut, EscapeLanding, Exchange, InitialAttack
from desktop.rules.daring_eagle.notation import LIFT
from desktop.rules.daring_eagle.state import State

if TYPE_CHECKING:
    from desktop.rules.core import Action, Choice, Event
    from desktop.rules.daring_eagle.bot_plan import Rated
    from desktop.rules.daring_eagle.components import Kit

VICTORY: Final = 6.0
"""What the end of the game is worth, won or lost."""
OUT: Final = 4.0
"""What it costs to be out of a game that goes on."""
EXPOSED: Final = 0.5
"""How much danger counts in the end."""
CHANCES: Final = 0.6
"""How much the best own attack counts in the end."""
DUEL: Final = (1.0, 0.25)
"""How much units and captures count with two players."""
RACE: Final = (0.5, 1.0)
"""How much they count with more, when captures are what matters."""
LANDINGS_LOOKED_AT: Final = 12


class Deal(msgspec.Struct, frozen=True):
    """A position with the hidden cards dealt."""

    state: State
    drawn: int
    """The card that the seat draws at the end of the turn, or -1."""
    standing: float
    """How the seat stands before its move."""


class Playout:
    """Turns tried out from the same position with the same dealt hands."""

    def __init__(self, kit: Kit, chances: Chances, seat: int) -> None:
        self.kit = kit
        self.chances = chances
        self.seat = seat

    def deal(self, s: State, drawn: int) -> Deal:
        """Return what turns are to be tried out from."""
        return Deal(s, drawn, self._standing(s))

    def value(self, deal: Deal, rated: Rated) -> float:
        """Return how the seat stands after this move, its draw and the replies of the others."""
        s = _copied(deal.state)
        self._make(s, rated)
        if s.outcome is None and s.is_in(self.seat):
            if deal.drawn >= 0:
                s.hands[self.seat][deal.drawn] += 1
            for other in s.opponents():
                self._reply(s, other)
        return self._worth(s, deal.standing)

    # ------------------------------------------------------------------------------ turns

    def _make(self, s: State, rated: Rated) -> None:
        match rated.action:
            case Move():
                movement.make(s, self.kit, rated.action, _ignore)
                self._fight_on(s)
            case AirliftMove():
                changes.play_card(s, s.active, LIFT, _ignore, "DE-8.9a")
                changes.airlift_unit(s, rated.unit, rated.to, _ignore)

    def _reply(self, s: State, seat: int) -> None:
        """Let an opponent make its best attack, if it has one that promises something."""
        if s.outcome is not None or not s.is_in(seat):
            return
        discard_down(s.hands[seat], self.kit.hand_limit)
        outlook = self._outlook(s, seat)
        best, most = None, 0.0
        for unit in s.units_of(seat):
            strong = s.division[unit]
            for enemy in outlook.targets(s.at[unit], strong):
                promise = outlook.attack(strong, enemy)
                if promise > most:
                    best, most = Move(s.at[unit], s.at[enemy]), promise
        if best is not None:
            active, s.active = s.active, seat
            movement.make(s, self.kit, best, _ignore)
            self._fight_on(s)
            s.active = active

    # ----------------------------------------------------------------------------- combat

    def _fight_on(self, s: State) -> None:
        """Carry out the steps of a combat until it is over."""
        steps: list[Any] = s.steps
        while steps and s.outcome is None:
            asked = steps[-1].decision(s, self.kit)
            answer = None if asked is None else self._answer(s, asked)
            steps.pop().carry_out(s, self.kit, answer, _ignore)

    def _answer(self, s: State, asked: Choice) -> Action:
        fight = s.fight
        if fight is None or len(asked.actions) == 1:
            return asked.actions[0]
        match s.steps[-1]:
            case InitialAttack() | Exchange():
                outlook = self._outlook(s, s.owner[fight.unit_to_act])
                return Answers(outlook, fight).best(asked.actions)
            case EscapeLanding():
                return self._landing(s, fight.unit_to_act, asked)
            case DrivenOut():
                return self._landing(s, fight.units[1], asked)
            case _:
                return asked.actions[0]

    def _landing(self, s: State, unit: int, asked: Choice) -> Action:
        """Return a square with little danger among some of those there are."""
        outlook = self._outlook(s, s.owner[unit])
        strong = s.division[unit]
        stride = 1 + len(asked.actions) // LANDINGS_LOOKED_AT

        def danger(action: Action) -> float:
            assert isinstance(action, ChooseSquare)
            return outlook.risk(action.square, strong)

        return min(asked.actions[::stride], key=danger)

    def _outlook(self, s: State, seat: int) -> Outlook:
        sizes = [sum(hand) for hand in s.hands]
        return Outlook(self.kit, s, seat, Reading(self.chances, sizes, self.kit.hand_limit))

    # ------------------------------------------------------------------------------ worth

    def _worth(self, s: State, before: float) -> float:
        """Return how the seat stands; the end of the game is measured from how it stood before.

        Else a player far ahead would rather stay ahead than win.
        """
        if s.outcome is not None:
            winners = s.outcome.winners
            if s.sides[self.seat] not in winners:
                return before - VICTORY
            return before + VICTORY if len(winners) == 1 else 0.0
        if not s.is_in(self.seat):
            return before - OUT
        outlook = self._outlook(s, self.seat)
        danger, chances = outlook.total_risk(), self._best_attack(outlook)
        return self._standing(s) - EXPOSED * danger + CHANCES * chances

    def _standing(self, s: State) -> float:
        """Return what the seat has, less what the others have."""
        others = [
            self._power(s, seat)
            for seat in range(len(s.sides))
            if seat != self.seat and s.is_in(seat)
        ]
        return self._power(s, self.seat) - 0.6 * max(others) - 0.4 * sum(others) / len(others)

    def _best_attack(self, outlook: Outlook) -> float:
        """Return what the best own attack promises, if it promises anything."""
        s = outlook.s
        best = 0.0
        for unit in s.units_of(self.seat):
            strong = s.division[unit]
            for enemy in outlook.targets(s.at[unit], strong):
                best = max(best, outlook.attack(strong, enemy))
        return best

    def _power(self, s: State, seat: int) -> float:
        """Return what a seat has: units, captures and cards."""
        units = sum(
            unit_value(division)
            for owner, square, division in zip(s.owner, s.at, s.division, strict=True)
            if owner == seat and square >= 0
        )
        unit_share, capture_share = DUEL if len(s.sides) == 2 else RACE
        captures = capture_share * s.captures(seat)
        return unit_share * units + captures + hand_value(s.hands[seat], self.kit.hand_limit)


def _ignore(event: Event) -> None:
    """Tell nobody."""


def _copied(s: State) -> State:
    """Return a copy whose board and hands can be played on; the draw pile is shared."""
    twin = copy(s)
    twin.steps = []
    twin.unit_on, twin.at, twin.captor = s.unit_on[:], s.at[:], s.captor[:]
    twin.hands = [hand[:] for hand in s.hands]
    twin.discard = s.discard[:]
    twin.known = []
    return twin
