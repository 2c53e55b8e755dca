"""What a war keeps: squadrons, AA units, cards on the board, fields in ruins, what holds today.

Territories, fields, squadrons and AA units are ids of the component data, cards the id of their
kind; ``kit`` has all of them.

Structs of values only are kept from the garbage collector, as there can be no circle in them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.core import Side
from desktop.rules.eagles_missiles.components_units import Role

RUSSIAN: Side = "russian"
RUSSIAN_2: Side = "russian_2"
POLISH: Side = "polish"
POLISH_2: Side = "polish_2"
RUSSIANS = (RUSSIAN, RUSSIAN_2)
POLES = (POLISH, POLISH_2)
SIDES: tuple[Side, ...] = (RUSSIAN, POLISH, POLISH_2, RUSSIAN_2)
"""Seats in the order in which they are filled: two, then a second Polish, a second Russian one."""

Phase = Literal["setup", "A", "B", "C", "D"]
ContestKind = Literal["duel", "ground", "fleet"]
FLEET = "fleet"
"""The target "fleet" of a squadron; an assault is its line, "assault:II"."""


class Terms(msgspec.Struct, array_like=True, frozen=True):
    """What was agreed on."""

    sides: tuple[Side, ...]
    """The sides in play; each of the two always has its first commander."""
    day_limit: int = 0
    """The last day; 0 for none (EM-IV.E2)."""
    discreet: bool = False
    """Whether every window opens to all who hold a card, so that none tells which (EM-IV.B3b)."""

    @property
    def split_polish(self) -> bool:
        """Whether two persons command Poland (EM-XIII.a1)."""
        return POLISH_2 in self.sides

    @property
    def split_russian(self) -> bool:
        """Whether two persons command Russia (EM-XIII.b1)."""
        return RUSSIAN_2 in self.sides


class Squadron(msgspec.Struct, array_like=True, gc=False):
    """A squadron of any side; its id never changes."""

    id: str
    type: str
    where: Literal["pool", "base", "reserve", "outside", "board", "air", "lost"]
    """In its pool (Russian, NATO), on an airfield, in reserve, not yet brought by NATO, placed on
    the board by Russia, without an airfield after its flight, destroyed."""
    at: str = ""
    """Its airfield (base), or the territory it was sent to (board); for a support the line."""
    role: Role | Literal[""] = ""
    """Of a placed Russian squadron."""
    card: int = -1
    """Of a support: the place of its card among those of the line."""
    by: Side = ""
    """Who placed it (EM-XIII.b4)."""
    target: str = ""
    """What an allied squadron was sent against: id of a squadron, "assault:II", "fleet"."""
    spent: bool = False
    """Whether it has had its fight or was sent home today."""
    lured: bool = False
    """Whether this escort protects nothing today (EM-P.12)."""


class AaUnit(msgspec.Struct, array_like=True, gc=False):
    """An AA unit."""

    id: str
    at: str = ""
    """Its territory; empty before it is placed and when it is lost."""
    lost: bool = False
    shots: int = 0
    """How often it has fired today."""
    extra: int = 0
    """Further shots by cards (EM-P.10)."""
    held: bool = False
    """Whether the Patriot has used its action of B5 (EM-VII.7b)."""
    moved: bool = False
    """Whether it has had its move of phase D."""


class LaidCard(msgspec.Struct, array_like=True, frozen=True):
    """An assault card on a line."""

    card: str
    by: Side


class Assault(msgspec.Struct, array_like=True):
    """What attacks the front of a line today."""

    line: str
    territory: str
    cards: list[LaidCard] = []
    modifier: int = 0
    """By cards; the sum of the cards never falls below 0 (EM-P.4)."""
    stopped: bool = False
    fought: bool = False
    weakened: tuple[str, ...] = ()
    """The cards that have taken strength from it."""


class Missile(msgspec.Struct, array_like=True, frozen=True):
    """A missile card on a territory."""

    card: str
    territory: str
    by: Side


class Fall(msgspec.Struct, array_like=True, frozen=True):
    """How a field was destroyed, or a territory fell."""

    place: str
    day: int
    how: Literal["conquest", "raid", "missile"]


class Today(msgspec.Struct, array_like=True):
    """What holds until the end of the day."""

    drawn: list[LaidCard] = []
    """Russian cards that were drawn and do not lie on the board yet, with whose they are."""
    extra: int = 0
    """Additional Russian cards drawn (EM-IV.A2a)."""
    stopped_drawing: list[Side] = []
    fewer_fighters: int = 0
    fewer_bombers: int = 0
    """By Polish cards (EM-P.13)."""
    duel_bonus: int = 0
    """For the allied side in every duel (EM-N.3), and in every attack on an assault (EM-N.4)."""
    ground_bonus: int = 0
    aa_bonus: int = 0
    """How much less AA units need on their die (EM-N.11)."""
    fleet_beaten: bool = False
    """Whether the fleet lost or drew a fight today, which stops a landing (EM-X.3)."""
    fought: list[str] = []
    """Territories that are fought out."""


class Contest(msgspec.Struct, array_like=True):
    """A fight with dice that is going on (EM-VI.0a)."""

    kind: ContestKind
    target: str
    """A Russian squadron, "assault:II" or "fleet"."""
    allies: list[str] = []
    """Allied squadrons in it."""
    allied_bonus: int = 0
    """By cards played for this fight."""
    dice: list[int] = []
    """The allied and the Russian die; empty before they are rolled."""
    saved: list[str] = []
    """Allied squadrons that go home instead of being destroyed (EM-P.11)."""


class Bombing(msgspec.Struct, array_like=True):
    """A raid that has named its target (EM-IV.C3a)."""

    squadron: str
    target: str
    """A field or an AA unit."""
    cancelled: bool = False


class Launch(msgspec.Struct, array_like=True):
    """A missile card that is being resolved (EM-XI.2)."""

    missile: Missile
    cancelled: bool = False
    hits: int = 0
    """Targets that are still to be named."""
