"""The looks of all games, each loaded only when its game is opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.core import Game
from desktop.table.look import Look

MakeLook = Callable[[Game[Any, Any]], Look]


def _daring_eagle(game: Game[Any, Any]) -> Look:
    from desktop.rules.daring_eagle import DaringEagle
    from desktop.table.daring_eagle.look import DaringEagleLook

    if not isinstance(game, DaringEagle):
        raise TypeError(f"This look is for Daring Eagle, not for {game.key}.")
    return DaringEagleLook(game)


def _hornet_leader(game: Game[Any, Any]) -> Look:
    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.table.hornet_leader.look import HornetLeaderLook

    if not isinstance(game, HornetLeader):
        raise TypeError(f"This look is for Hornet Leader, not for {game.key}.")
    return HornetLeaderLook(game)


def _eagles_missiles(game: Game[Any, Any]) -> Look:
    from desktop.rules.eagles_missiles.game import EaglesMissiles
    from desktop.table.eagles_missiles.look import EaglesMissilesLook

    if not isinstance(game, EaglesMissiles):
        raise TypeError(f"This look is for Eagles & Missiles, not for {game.key}.")
    return EaglesMissilesLook(game)


def _red_menace(game: Game[Any, Any]) -> Look:
    from desktop.rules.red_menace.game import RedMenace
    from desktop.table.red_menace.look import RedMenaceLook

    if not isinstance(game, RedMenace):
        raise TypeError(f"This look is for Red Menace, not for {game.key}.")
    return RedMenaceLook(game)


LOOKS: tuple[tuple[str, MakeLook], ...] = (
    ("daring_eagle", _daring_eagle),
    ("hornet_leader", _hornet_leader),
    ("eagles_missiles", _eagles_missiles),
    ("red_menace", _red_menace),
)
"""The key of each game and what makes its look."""


AT_TABLE = {
    "daring_eagle": ("panels", "drafts", "inspections"),
    "hornet_leader": (
        "panels",
        "slots",
        "attack_draft",
        "moving_draft",
        "phoenix_draft",
        "target_draft",
        "inspections",
    ),
    "eagles_missiles": ("panels", "slots", "drafts", "hand", "questions", "inspections"),
    "red_menace": ("panels", "slots", "drafts", "inspections"),
}
"""The modules that a look loads when a table asks for the first time, by the key of the game."""


def modules_at_table(key: str) -> tuple[str, ...]:
    """Return the modules that a table of this game will want, besides the look."""
    return tuple(f"desktop.table.{key}.{name}" for name in AT_TABLE[key])


def look_for(game: Game[Any, Any]) -> Look:
    """Return the look of a game; raise ``LookupError`` if it has none."""
    for key, make in LOOKS:
        if key == game.key:
            return make(game)
    raise LookupError(f"The game {game.key} has no look.")
