"""The pages of a campaign beside its dashboard, each made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from desktop.paint.theme import ThemeSource
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.corrections_page import CorrectionsPage
from desktop.tracker.dashboard_head import CORRECTIONS, MISSION
from desktop.tracker.looking_back_pages import LOOKING_BACK
from desktop.tracker.mission_form_page import MissionFormPage

if TYPE_CHECKING:
    from desktop.tracker.campaign_view import CampaignView

MakePage = Callable[[CampaignModel, ThemeSource, "CampaignView"], QWidget]
Pages = Mapping[str, MakePage]
"""By the name of what leads there."""


@runtime_checkable
class Begins(Protocol):
    """A page that begins anew whenever it is shown, with the next Day or an earlier one."""

    def begin(self, day: int | None = None) -> None: ...


def _mission(model: CampaignModel, themes: ThemeSource, view: CampaignView) -> QWidget:
    page = MissionFormPage(model, themes, view)
    page.saved.connect(view.show_dashboard)
    page.left.connect(view.show_dashboard)
    page.rule_asked.connect(view.rule_asked)
    page.own_entered.connect(view.keep_own)
    return page


def _corrections(model: CampaignModel, themes: ThemeSource, view: CampaignView) -> QWidget:
    page = CorrectionsPage(model, themes, view)
    page.left.connect(view.show_dashboard)
    page.day_asked.connect(view.open_entry)
    page.rule_asked.connect(view.rule_asked)
    return page


PAGES: Pages = {MISSION: _mission, CORRECTIONS: _corrections, **LOOKING_BACK}
