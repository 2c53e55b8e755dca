"""Which page of options the dialog of a new game has: the game's own, or a row for each option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.paint.theme import Theme
from desktop.rules.core import Game
from desktop.windows.new_game_options import OptionRows, OptionsPage

MakePage = Callable[[Game[Any, Any], Theme, QWidget], OptionsPage]


def _campaign(game: Game[Any, Any], theme: Theme, parent: QWidget) -> OptionsPage:
    from desktop.windows.campaign_options import CampaignOptions

    return CampaignOptions(game, theme, parent)


def _scenario(game: Game[Any, Any], theme: Theme, parent: QWidget) -> OptionsPage:
    from desktop.windows.scenario_options import ScenarioOptions

    return ScenarioOptions(game, theme, parent)


PAGES: dict[str, MakePage] = {"hornet_leader": _campaign, "red_menace": _scenario}
"""What makes the page of each game that has one of its own; loaded when it is wanted."""


def options_page(game: Game[Any, Any], theme: Theme, parent: QWidget) -> OptionsPage:
    """Return the page for the options of a game."""
    make = PAGES.get(game.key)
    return OptionRows(parent) if make is None else make(game, theme, parent)
