"""What changes on the sheets in the course of a game, as plain values that can be compared.

The tiles of the table are painted anew when they change, so nothing is in here that is not shown.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.table.red_menace.chart_plan import ChartKey

FLIGHTS = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "CUBA", "M50")
"""Rows of the formation table."""


class FlightRow(msgspec.Struct, frozen=True):
    """A row of the formation table."""

    state: Literal["pool", "flying", "gone"] = "pool"
    """Not yet in the air, in the air, or out of the game."""
    base: str = ""
    """The city it took off from."""
    targets: tuple[str, ...] = ()
    """Primary, secondary and tertiary target, as far as they were rolled; the last is in force."""
    note: str = ""
    """What stands in place of base and targets when it is not flying, in the person's language."""
    lit: bool = False
    """Whether the present decision is about it."""


class EventFact(msgspec.Struct, frozen=True):
    """An event card that lies open, in the person's language."""

    number: int
    title: str
    text: str = ""


class SheetFacts(msgspec.Struct, frozen=True):
    """Both sheets."""

    rows: tuple[FlightRow, ...] = (FlightRow(),) * len(FLIGHTS)
    """In the order of FLIGHTS."""
    turn: int = 1
    phase: int = 0
    """The present one, 1 to 15; 0 in the setup."""
    points: tuple[int, int] = (0, 0)
    """Blue and red."""
    thresholds: tuple[int, int] = (0, 0)
    """Points that make a turn the last, blue and red; 0 for none."""
    sa2: int = 0
    """Counters left in the pool."""
    bombers: int = 0
    """Counters left in the Soviet bomber cup."""
    nukes: int = 0
    """Counters left in the nuclear cup."""
    events: int = 0
    """Cards left in the event deck."""
    city_cards: int = 0
    """Cards left in the city deck."""
    event: EventFact | None = None
    """The event of this turn."""
    kept: tuple[EventFact, ...] = ()
    """Events that the player has kept."""
    drawn: tuple[str, ...] = ()
    """Cities whose cards lie beside the deck this turn."""
    su_aew: str = ""
    """The base of the Tu-126, if it is in play."""
    us_aew: str = ""
    us_tanker: str = ""
    atomic: int = 0
    """How often card 8 was used."""
    sub_moves: int = 0
    """Moves of the submarine spent in the game (RM-9.6b)."""
    polaris: int = -1
    """Missiles left; -1 once the submarine is gone."""


class TableKey(msgspec.Struct, frozen=True):
    """Everything that the painted table depends on besides the kit and the theme."""

    chart: ChartKey = ChartKey()
    facts: SheetFacts = SheetFacts()
