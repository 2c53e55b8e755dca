"""How the pages that look back are put into a campaign's stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.paint.theme import ThemeSource
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.charts_page import ChartsPage
from desktop.tracker.dashboard_head import CHARTS, HISTORY, PILOT
from desktop.tracker.hall_page import HallPage
from desktop.tracker.history_page import HistoryPage
from desktop.tracker.looking_back import HALL, STATISTICS, LookingBackPage
from desktop.tracker.pilot_sheet_page import PilotSheetPage
from desktop.tracker.statistics_page import StatisticsPage

if TYPE_CHECKING:
    from desktop.tracker.campaign_view import CampaignView


def _history(model: CampaignModel, themes: ThemeSource, view: CampaignView) -> QWidget:
    return joined(HistoryPage(model, themes, view), view)


def _charts(model: CampaignModel, themes: ThemeSource, view: CampaignView) -> QWidget:
    return joined(ChartsPage(model, themes, view), view)


def _statistics(model: CampaignModel, themes: ThemeSource, view: CampaignView) -> QWidget:
    return joined(StatisticsPage(model, themes, view, campaigns=view.campaigns), view)


def _hall(model: CampaignModel, themes: ThemeSource, view: CampaignView) -> QWidget:
    return joined(HallPage(model, themes, view, campaigns=view.campaigns), view)


def _pilot(model: CampaignModel, themes: ThemeSource, view: CampaignView) -> QWidget:
    return joined(PilotSheetPage(model, themes, view), view)


def joined(page: LookingBackPage, view: CampaignView) -> QWidget:
    """Return the page, its ways connected with the view."""
    page.left.connect(view.show_dashboard)
    page.page_asked.connect(view.open_page)
    page.day_asked.connect(view.open_entry)
    return page


LOOKING_BACK = {
    HISTORY: _history,
    CHARTS: _charts,
    STATISTICS: _statistics,
    HALL: _hall,
    PILOT: _pilot,
}
