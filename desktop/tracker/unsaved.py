"""Asking before an entry that was typed but not saved is lost."""

from __future__ import annotations

from desktop.tracker.campaign_view import CampaignView
from desktop.tracker.dashboard_head import MISSION
from desktop.tracker.dropping import may_drop
from desktop.tracker.mission_form_page import MissionFormPage


def may_leave(view: CampaignView, title: str) -> bool:
    """Return whether a campaign can be put away: nothing is typed in it, or it is given up."""
    form = view.pages.get(MISSION)
    if not isinstance(form, MissionFormPage) or not form.is_typed:
        return True
    return may_drop(view, title)
