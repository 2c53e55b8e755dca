"""What dice are rolled for, as the tray shows it."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.words import Text


class Die(msgspec.Struct, frozen=True):
    """One die of a batch that is thrown together, each for itself."""

    name: Text
    """What it is rolled for: "AIM-9 at MiG-21"."""
    steps: tuple[int, ...]
    """The least faces, ascending, that score one, two, three Hits; some may be above all faces."""
    modifiers: tuple[tuple[Text, int], ...] = ()


class Band(msgspec.Struct, frozen=True):
    """A stretch of faces with one outcome, both ends included."""

    low: int
    high: int
    title: Text
    tone: Literal["good", "plain", "warn", "bad", "worst"] = "plain"


class Roll(msgspec.Struct, frozen=True):
    """What a die roll is for: the tray shows it before and after."""

    count: int
    sides: int
    target: int | None = None
    """The least total (die plus modifiers) that succeeds, if one does."""
    modifiers: tuple[tuple[Text, int], ...] = ()
    subject: Text | None = None
    """Who does what to whom."""
    successes: tuple[int, ...] = ()
    """Faces that succeed, where that is not simply a least total."""
    parts: tuple[Die, ...] = ()
    """By die, when each is rolled for itself; ``target`` and ``modifiers`` are then unused."""
    bands: tuple[Band, ...] = ()
    """By faces (modifiers are already in), when one die has several outcomes."""
    lowest: bool = False
    """Whether only the lowest die counts."""
    opposed: bool = False
    """Whether two dice of ``parts`` are rolled against each other: each is added to the modifiers
    of its side, and the higher sum wins; that of the first side is what ``harms`` is about."""
    harms: tuple[str, ...] = ()
    """The sides that a success is bad for, where it is not simply good for whoever looks."""
