"""A campaign as a list shows it, and its earlier versions."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from desktop.logbook.tracked import is_tracked
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.book import Mode
from desktop.rules.hornet_leader.brief import Brief
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.victory import Grade
from desktop.store.keeping import standing_in, standing_of

if TYPE_CHECKING:
    from desktop.play.change import Standing
    from desktop.store.stored import GameRow, Version

KEY = HornetLeader.key

BEFORE_RESTORING = "Restored"
BEFORE_PACKS = "Packs"
BEFORE_TROUBLE = "Trouble"
BEFORE_IMPORT = "Imported"
LABELS = {
    "TakeOver": T("logbook", "Taken over"),
    "LogDay": T("logbook", "Day {day} entered"),
    "CorrectDay": T("logbook", "An entry corrected"),
    "CorrectStart": T("logbook", "The start corrected"),
    "PlayDay": T("logbook", "Before Day {day} was played"),
    "RunDay": T("logbook", "Before Day {day} was played at the table"),
    "CloseCampaign": T("logbook", "Closed"),
    BEFORE_RESTORING: T("logbook", "Before an earlier version was restored"),
    BEFORE_PACKS: T("logbook", "Before its data were changed"),
    BEFORE_TROUBLE: T("logbook", "With entries that the rules do not allow any more"),
    BEFORE_IMPORT: T("logbook", "Before a file took its place"),
}
"""What versions are kept for; the actions among them are kept with what they brought about."""
OTHER_LABEL = T("logbook", "Kept")


class CampaignRow(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign in the list."""

    game_id: str
    title: str
    brief: Brief | None
    """Where it stands; ``None`` if that can only be told by opening it."""
    created: datetime
    """UTC."""
    played: datetime
    """UTC; the last entry, undo or redo."""
    archived: bool
    trashed: bool

    @property
    def mode(self) -> Mode | None:
        """How its last Day was entered, if that is known."""
        return self.brief.mode if self.brief else None

    @property
    def day(self) -> int:
        """The Days that are over, the present one counted."""
        return self.brief.day if self.brief else 0

    @property
    def days(self) -> int:
        """The Days that it has."""
        return self.brief.days if self.brief else 0

    @property
    def vp(self) -> int:
        """The Victory Points so far."""
        return self.brief.vp if self.brief else 0

    @property
    def grade(self) -> Grade | None:
        """What they are worth, if that is known."""
        return self.brief.grade if self.brief else None


class CampaignVersion(msgspec.Struct, frozen=True):
    """A campaign as it was at an earlier moment."""

    number: int
    moment: datetime
    """UTC."""
    label: Text
    brief: Brief | None


def is_campaign(row: GameRow) -> bool:
    """Return whether a game of the library is a tracked campaign."""
    if row.game != KEY:
        return False
    try:
        return is_tracked(row.setup)
    except msgspec.MsgspecError:
        # Damaged: what was stored with its last entry may still tell.
        brief = _brief_of(standing_of(row))
        return brief is not None and bool(brief.terms.tracking)


def campaign_row(row: GameRow) -> CampaignRow:
    """Return how a campaign is listed."""
    return CampaignRow(
        game_id=row.id,
        title=row.title,
        brief=_brief_of(standing_of(row)),
        created=row.created,
        played=row.played,
        archived=row.archived is not None,
        trashed=row.trashed is not None,
    )


def campaign_version(version: Version) -> CampaignVersion:
    """Return how a version is listed."""
    brief = _brief_of(standing_in(version.summary))
    label = LABELS.get(version.label, OTHER_LABEL).of(day=brief.day if brief else "?")
    return CampaignVersion(version.number, version.moment, label, brief)


def _brief_of(standing: Standing | None) -> Brief | None:
    if standing is None:
        return None
    try:
        return msgspec.convert(standing.brief, Brief)
    except msgspec.ValidationError:
        # Written by another version: opening the campaign renews it.
        return None
