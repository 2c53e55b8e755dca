"""The sides of each game: fill, ink and the mark that tells them apart without colour."""

from __future__ import annotations

from functools import cache, partial
from typing import Literal

import msgspec

from desktop import resources
from desktop.kept import Kept
from desktop.paint.theme import Hex, ThemeProblem

MarkName = Literal[
    "ring",
    "bars",
    "chevron",
    "cross",
    "diamond",
    "shield",
    "hexagon",
    "triangle",
    "star",
    "stripe",
    "wave",
]


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours and the mark of one side."""

    fill: Hex
    ink: Hex
    mark: MarkName


@cache
def factions() -> dict[str, dict[str, Faction]]:
    """Return the sides of every game by the game's key and the side's."""
    path = resources.path("themes", "factions.toml")
    try:
        source = path.read_bytes()
        kept = Kept(__file__, "sides")
        said = kept.made(path.name, source, partial(msgspec.toml.decode, source))
        kept.keep()
        return msgspec.convert(said, dict[str, dict[str, Faction]])
    except (OSError, msgspec.DecodeError) as error:
        raise ThemeProblem(
            f"The file {path.name} cannot be used: {error}. Install the program again."
        ) from error


def faction(game: str, side: str) -> Faction:
    """Return one side of a game."""
    return factions()[game][side]
