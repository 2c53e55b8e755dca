"""What a game keeps: formations, bombers, interceptors, SAMs, ruins, what holds this turn.

Hexes are their ids ("0609"), cities their letters and numbers, units the ids of units.toml;
``kit`` has all of them.

Structs of values only are kept from the garbage collector, as there can be no circle in them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.core import Side

PLAYER: Side = "blue"
"""The one side that decides: the United States, Canada and the United Kingdom."""
BLUE: Side = "blue"
RED: Side = "red"

Means = Literal["air", "submarine"]
"""What destroys a city: aircraft or a submarine (RM-10.3a)."""
Reach = Literal["normal", "long"]
"""At which range an interceptor fights, and so to which box it goes (RM-9.4c)."""
RANGES: tuple[Reach, ...] = ("normal", "long")
Box = Literal["ready", "normal", "long", "aside", "out", "lost"]
"""Where an interceptor is: a box of the sheet, waiting for its event, left out, out of the game."""
Fate = Literal["attacked", "shot_down", "left", "grounded"]
"""How a formation ended: its attack, lost on the way, no target or no bombers left, never took
off."""

FLIGHT_ORDER = (*"ABCDEFGHIJ", "M50", "CUBA")
"""Formations in the order in which phases handle them (RM-7.7)."""
M50, CUBA = "M50", "CUBA"


class Terms(msgspec.Struct, array_like=True, frozen=True):
    """What was agreed on before the game (chapters 6, 13 and S)."""

    scenario: int
    sac: bool = False
    """RM-13.1."""
    six_f102: bool = False
    """RM-13.2."""
    two_tu28: bool = False
    """RM-13.3, the Tu-28 and the SA-2."""
    two_sa2: bool = False
    sudden_death: bool = False
    """RM-13.4."""
    caught: bool = False
    """RM-13.5: bombers caught on the ground; module S has its own rule."""
    module_s: bool = False
    """Strategic Deployment and Scramble, RM-S1.0 to RM-S7.0."""
    ask_paths: bool = False
    """Whether the player chooses among equal paths (RM-9.2.3d)."""


class Flight(msgspec.Struct, array_like=True):
    """A formation in flight: A to J, the Cuba flight or the M-50."""

    key: str
    base: str
    """The city it took off from, whose row gives later targets."""
    targets: list[str]
    """Its primary, secondary and tertiary target as far as rolled; the last is the present one."""
    tier: int = 1
    """1 while it flies to its primary target, 2 secondary, 3 tertiary: the column last used."""
    hex: str = ""
    revealed: bool = False
    bombers: list[str] = []
    """Units in hit order (RM-10.2.3a); empty before it is revealed."""
    moves: int = 0
    """Hexes it may still move this turn."""
    met: tuple[str, ...] = ()
    """Hexes where interceptors were assigned to it this turn (RM-10.2.1b)."""
    passed: tuple[str, ...] = ()
    """Hexes it entered this turn, for detection and fights on the way."""
    handled: bool = False
    """Whether phase 7 of this turn has dealt with it (RM-7.7)."""

    @property
    def target(self) -> str:
        """The city it is flying to; empty before the first die."""
        return self.targets[-1] if self.targets else ""


class Bomber(msgspec.Struct, array_like=True, gc=False):
    """A bomber of the player; its number is its index in the state's list and never changes."""

    unit: str
    where: Literal["aside", "out", "ground", "flight", "lost", "home"] = "aside"
    """Not yet placed, left out by the scenario, on the ground, in flight, destroyed, recalled when
    there is nothing left to attack (RM-12.2.3b)."""
    at: str = ""
    """Its city on the ground, its hex in flight."""
    moves: int = 0
    """Hexes it may still move this turn; meant for those in flight."""
    start: str = ""
    """The hex where it began this turn's move (RM-9.3.3a)."""
    moved: bool = False
    """Whether its move of this turn is finished."""
    fought: tuple[str, ...] = ()
    """Hexes in which interceptors or SAMs met it on the way this turn (RM-9.8a)."""


class Interceptor(msgspec.Struct, array_like=True, gc=False):
    """An interceptor of any nation; its number is its index in the state's list."""

    unit: str
    box: Box = "ready"
    city: str = ""
    """The city of the F-106 while it is Ready or until it is put elsewhere."""
    tried: bool = False
    """Whether its test for the long range failed this turn (RM-10.2.5a, RM-10.2.4c)."""
    fresh: bool = False
    """Whether it fought this turn with a loss to the enemy (RM-10.2.7c)."""


class Sam(msgspec.Struct, array_like=True, gc=False):
    """A SAM counter of either side."""

    unit: str
    where: Literal["aside", "out", "pool", "map", "lost"] = "aside"
    hex: str = ""
    fired: bool = False
    """Whether it has used its attack of this turn (RM-9.8c)."""


class Support(msgspec.Struct, array_like=True, gc=False):
    """An AEW or tanker aircraft (RM-11)."""

    unit: str
    where: Literal["aside", "out", "launched", "lost"] = "aside"
    base: str = ""


class Submarine(msgspec.Struct, array_like=True, gc=False):
    """The submarine of the player (RM-10.5.1)."""

    where: Literal["out", "sea", "lost"]
    hex: str
    moves: int
    missiles: int


class Ruin(msgspec.Struct, array_like=True, gc=False):
    """A destroyed city and its nuclear counter."""

    city: str
    by: Side
    means: Means
    turn: int
    counter: str = ""
    """Marker id of its nuclear counter; empty when the cup was empty (RM-10.1.3f)."""
    points: int = 0


class TurnNow(msgspec.Struct, array_like=True):
    """What holds until the end of the present turn."""

    wind: int = 0
    """Hexes that formations move more (event 12)."""
    jammed: bool = False
    """Whether event 19 took effect."""
    surge: bool = False
    """Whether event 11 took effect."""
    echelon: bool = False
    """Whether event 14 took effect."""
    bases_drawn: list[str] = []
    """City cards drawn this turn that lie beside the deck (RM-9.2.1d)."""
    aew_used: bool = False
    """Whether the US AEW die was rolled (RM-11.3.1b)."""
    first_strike: bool = False
    """Whether the -1 of the Soviet AEW was used up (RM-11.3.2)."""
    long_quota: int = 0
    """Long places of F-102 and F-89H left this turn (RM-10.2.2g)."""
    canada_us: int = 0
    """F-102 and F-89H used over Canadian cities (RM-10.2.2f)."""
    greenland: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """US interceptors used at normal range over B and over C (RM-10.2.1d)."""
    greenland_long: int = 0
    """The same at long range for both together (RM-10.2.2i)."""
    assigned: dict[str, int] = {}
    """By formation: American and Canadian interceptors assigned, save the F-106 (RM-8.19a)."""
    su9_tried: bool = False
    rolled: list[str] = []
    """Hexes where the appearance of an SA-2 was rolled for (RM-10.6.2a)."""
    placed: int = 0
    """SA-2s that module S placed this turn (RM-S4.0b)."""
    launched: int = 0
    """Bombers of the player launched this turn."""
    reached: bool = False
    """Whether a threshold was reached in this turn (RM-12.1a)."""
    passed: list[str] = []
    """Cities whose bombers attacked or were told not to, this turn (RM-10.1.2c)."""
    entered: list[str] = []
    """Hexes that bombers of the player entered, for module S (RM-S4.0c)."""
