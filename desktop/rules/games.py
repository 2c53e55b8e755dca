"""The games there are, in the order in which they are offered; each is loaded when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.core import Game

GameClass = type[Game[Any, Any]]


def _daring_eagle() -> GameClass:
    from desktop.rules.daring_eagle.game import DaringEagle

    return DaringEagle


def _hornet_leader() -> GameClass:
    from desktop.rules.hornet_leader.game import HornetLeader

    return HornetLeader


def _eagles_missiles() -> GameClass:
    from desktop.rules.eagles_missiles.game import EaglesMissiles

    return EaglesMissiles


def _red_menace() -> GameClass:
    from desktop.rules.red_menace.game import RedMenace

    return RedMenace


GAMES: dict[str, Callable[[], GameClass]] = {
    "daring_eagle": _daring_eagle,
    "hornet_leader": _hornet_leader,
    "eagles_missiles": _eagles_missiles,
    "red_menace": _red_menace,
}
"""What loads the game of each key. The keys alone cost nothing: most of a start needs no more."""


def find_game(key: str) -> GameClass:
    """Return the game of that key, or raise ``KeyError`` naming those there are."""
    if key not in GAMES:
        raise KeyError(f"There is no game {key!r}; there are: {', '.join(GAMES)}.")
    return GAMES[key]()
