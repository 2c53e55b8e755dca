"""What a card shows: plain values, so that equal cards share a picture. Callers give all words."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.paint.card_scenes import Picture, Scene
from desktop.paint.face import Status

WIDE, HIGH, ROUND = 120.0, 168.0, 7.0

CardKind = Literal[
    "combat",
    "movement",
    "engineer",
    "answer",
    "staff",
    "russian",
    "missile",
    "polish",
    "nato",
    "target",
    "event",
    "pilot",
    "menace",
    "city",
]
Sign = Literal["turn", "combat", "bolt", "foot", "star"]

KINDS: dict[CardKind, str] = {
    "combat": "#A8281E",
    "movement": "#2457A8",
    "engineer": "#7A5428",
    "answer": "#6B3FA0",
    "staff": "#55606B",
    "russian": "#A8322A",
    "missile": "#5E1A1A",
    "polish": "#A51C2B",
    "nato": "#1D4E89",
    "target": "#1F4E7A",
    "event": "#31536B",
    "pilot": "#235E9C",
    "menace": "#0F6B62",
    "city": "#8F1D1D",
}
"""The colour of each kind; white titles keep 4.5:1 on all of them."""


class PilotColumn(msgspec.Struct, frozen=True):
    """The numbers of a pilot in one status."""

    status: Status
    title: str
    rows: tuple[tuple[str, str], ...] = ()
    note: str = ""
    """Words instead of numbers."""


class Stress(msgspec.Struct, frozen=True):
    """A stress bar: the stress now and the two borders."""

    now: int
    okay: int
    shaken: int


class Card(msgspec.Struct, frozen=True):
    """Everything on a card, in units of 120 x 168."""

    title: str
    kind: CardKind
    scene: Scene = "sky"
    pictures: tuple[Picture, ...] = ()
    text: str = ""
    foot: str = ""
    timing: tuple[Sign, ...] = ()
    number: str = ""
    """A large figure over the picture."""
    corner: str = ""
    """A small figure in the title bar."""
    digit: str = ""
    """The key that chooses the card in a hand, lower right."""
    cells: tuple[tuple[str, str], ...] = ()
    """Labels and values in a grid."""
    tags: tuple[str, ...] = ()
    signs: tuple[tuple[str, str, int], ...] = ()
    """Labels, silhouettes and how many of them."""
    flavour: str = ""
    mark: str = ""
    parts: tuple[tuple[str, str, str], ...] = ()
    """Section, title and text of three-part events."""
    lit: int = -1
    """The part or the field of the table that counts now, the others step back; -1 if none does."""
    columns: tuple[PilotColumn, ...] = ()
    dots: int = 0
    stress: Stress | None = None
    table: tuple[str, ...] = ()
    """Targets by die roll."""
    dimmed: bool = False
    selected: bool = False


class CardBack(msgspec.Struct, frozen=True):
    """The back of a card."""

    fill: str
    ink: str
    mark: str = "star"
