"""The order of everything: set-up, days of four phases (chapter IV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles import changes_days, theatre, victory
from desktop.rules.eagles_missiles.aa_moves import AaMovement
from desktop.rules.eagles_missiles.nato_alarm import NatoAlarm
from desktop.rules.eagles_missiles.polish_phase import PolishPhase
from desktop.rules.eagles_missiles.records import Phase
from desktop.rules.eagles_missiles.resolution import Resolution
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import (
    BaseDraw,
    ExtraCards,
    HandOvers,
    commanders,
)
from desktop.rules.eagles_missiles.setup import SetUp
from desktop.rules.eagles_missiles.steps import WarStep
from desktop.rules.eagles_missiles.victory import CheckEnd
from desktop.rules.eagles_missiles.windows import Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


class WarBegins(WarStep, frozen=True):
    """Chapter III, then the first day."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        s.then(SetUp(), Day())


class Day(WarStep, frozen=True):
    """EM-IV.0  A day of four phases, unless Russia has no card or no active line (EM-IV.0b)."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if s.russian_deck.is_empty or not theatre.active_lines(s, kit):
            victory.end(s, kit, tell, "EM-IV.0b")
            return
        changes_days.begin_day(s, kit, tell)
        s.then(*PHASES, self)


class BeginPhase(WarStep, frozen=True):
    """EM-IV.0  One of the four phases begins."""

    phase: Phase

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_days.begin_phase(s, self.phase)


class RussianPhase(WarStep, frozen=True):
    """EM-IV.A1 to EM-IV.A5  Cards are drawn and laid, squadrons are placed."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        first, *_ = commanders(s)
        s.then(
            BaseDraw(),
            ExtraCards(first),
            HandOvers(),
            *map(LayCards, commanders(s)),
            Window("assault_placed"),
            NatoAlarm(),
            PlaceSquadrons(first),
            NatoAlarm(),
        )


PHASES = (
    BeginPhase("A"),
    RussianPhase(),
    BeginPhase("B"),
    PolishPhase(),
    BeginPhase("C"),
    Resolution(),
    BeginPhase("D"),
    AaMovement(),
    CheckEnd(),
)
"""What a day consists of (EM-IV.0)."""
