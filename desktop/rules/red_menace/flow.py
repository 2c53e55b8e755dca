"""The order of everything: set-up, turns of 15 phases (chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.rules.core import Tell
from desktop.rules.red_menace import batteries, changes_theatre, event_cards, theatre
from desktop.rules.red_menace import events_theatre as told
from desktop.rules.red_menace.batteries import BlueBatteries, RedBatteries
from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.defenders import RedDefenders
from desktop.rules.red_menace.event_cards import DrawEvent
from desktop.rules.red_menace.interception import Interceptions
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.red_attack import RedAttacks
from desktop.rules.red_menace.red_movement import DetectFlights, MoveFlights, TakeOffs
from desktop.rules.red_menace.setup import SetUp
from desktop.rules.red_menace.status import Standby
from desktop.rules.red_menace.steps import WarStep
from desktop.rules.red_menace.strike import Strikes
from desktop.rules.red_menace.submarine import SubmarineTurn
from desktop.rules.red_menace.victory import CheckSky, Phase15

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

PHASES: tuple[type[WarStep], ...] = (
    DrawEvent,
    TakeOffs,
    MoveFlights,
    DetectFlights,
    Interceptions,
    BlueBatteries,
    RedAttacks,
    Launches,
    BlueMoves,
    RedDefenders,
    RedBatteries,
    Strikes,
    SubmarineTurn,
    Standby,
    Phase15,
)
"""RM-7.1 to RM-7.15."""
CHECKED_AFTER = (11, 12)
"""Phases after which an empty sky ends the game (RM-12.2.3)."""


class GameBegins(WarStep, frozen=True):
    """Chapter 6, then the first turn."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        s.then(SetUp(), Turn())


class Turn(WarStep, frozen=True):
    """A turn of 15 phases."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_theatre.begin_turn(s)
        tell(told.TurnBegan("RM-7.1", s.turn))
        s.then(Phase(1))


class Phase(WarStep, frozen=True):
    """One phase, and then the next."""

    number: int

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_theatre.begin_phase(s, self.number)
        after, phase = _SEQUENCE[self.number]
        s.steps.extend(after)
        if phase.decides:
            s.steps.append(phase)
        else:
            phase.carry_out(s, kit, None, tell)


class TurnEnds(WarStep, frozen=True):
    """What ends with the turn, and the next one."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        event_cards.end_of_turn(s, tell)
        batteries.take_back(s, kit, tell)
        if theatre.last_flight_done(s) and not s.last_launch:
            # The last formation went after phase 8: no take-off phase follows (RM-9.3.2d).
            changes_theatre.note_last_launch(s)
        s.then(Turn())


def _steps_of(number: int) -> tuple[tuple[Any, ...], Any]:
    """Return what follows a phase, with what is checked before that on top; and the phase."""
    after: WarStep = TurnEnds() if number == len(PHASES) else Phase(number + 1)
    checks = (CheckSky(),) if number in CHECKED_AFTER else ()
    return (after, *checks), PHASES[number - 1]()


_SEQUENCE = {number: _steps_of(number) for number in range(1, len(PHASES) + 1)}
"""By phase: its steps, which are the same in every turn; steps never change."""
