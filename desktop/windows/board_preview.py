"""Small pictures of a board: the start of a game that is being agreed on, and saved games."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from desktop.paint.theme import Theme
from desktop.play.chance import SeededChance
from desktop.rules import engine
from desktop.rules.core import Chance, Game, Setup
from desktop.table.looks import look_for
from desktop.table.thumbnail import thumbnail

MOST_STEPS = 200
SAMPLE_SEED = 1


def preview(game: Game[Any, Any], setup: Setup, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Return the board as it could look when the first turn begins."""
    state, _, decision = engine.start(game, setup)
    chance = SeededChance(SAMPLE_SEED)
    for ply in range(MOST_STEPS):
        if decision is None or game.progress(state).turn > 0:
            break
        if isinstance(decision, Chance):
            action = chance.answer(decision, ply)
        elif decision.actions:
            action = decision.actions[0]
        else:
            break
        _, decision = engine.carry_out(game, state, action)
    return picture(game, game.view(state, None), size, ratio, theme)


def picture(game: Game[Any, Any], view: Any, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Return the board of a view; what the viewer may not know is not in it."""
    result = thumbnail(look_for(game), view, size * ratio, theme)
    result.setDevicePixelRatio(ratio)
    return result
