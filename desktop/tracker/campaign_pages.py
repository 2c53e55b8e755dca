"""The pages of a campaign beside its dashboard, each made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from desktop.paint.theme import ThemeSource
from desktop.tracker.campaign_model import CampaignModel

MakePage = Callable[[CampaignModel, ThemeSource, QWidget], QWidget]
Pages = Mapping[str, MakePage]
"""By the name of the button that leads there."""

PAGES: Pages = {}
