"""What is decided about the log of a tracked campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text
from desktop.rules.hornet_leader.actions_campaign import Button
from desktop.rules.hornet_leader.book_entries import DayEntry, StandingEntry

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


class PlayDay(Button, frozen=True):
    """HL-T1.1a  The next Day is played here."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Play the Day")


class RunDay(Button, frozen=True):
    """HL-T1.2a  The next Day is played at the table and run here; dice and cards are told."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Play the Day with your own dice and cards")


class LogDay(Action, frozen=True):
    """HL-T1.3a  The results of the next Day are entered."""

    entry: DayEntry

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:log_day",)

    def label(self, kit: Kit) -> Text:
        if self.entry.kind == "down_time":
            return T("hornet_leader", "Down Time, entered")
        targets = [kit.target_name(mission.target) for mission in self.entry.missions]
        if len(targets) == 2:
            words = T("hornet_leader", "{target} and {second}, entered")
            return words.of(target=targets[0], second=targets[1])
        return T("hornet_leader", "{target}, entered").of(target=targets[0])


class CorrectDay(Action, frozen=True):
    """HL-T4.3a  The entry of a Day is corrected, and what follows worked out again."""

    day: int
    entry: DayEntry
    at: str
    """When: a date and time, ``2031-05-04T20:15:00``."""
    reason: str = ""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:correct_day", f"day:{self.day}")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Day {day} corrected").of(day=self.day)


class TakeOver(Action, frozen=True):
    """HL-T1.5a  A campaign that began on paper is taken over as it stands."""

    standing: StandingEntry

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:take_over",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Taken over after {days} Days").of(days=self.standing.day)


class CorrectStart(Action, frozen=True):
    """HL-T4.3a  What was taken over is corrected, and everything worked out again."""

    standing: StandingEntry
    at: str
    reason: str = ""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:correct_start",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "The start corrected")


class CloseCampaign(Button, frozen=True):
    """HL-8.4a  Nothing is entered any more: the campaign is evaluated."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Close the campaign")


BookAction = PlayDay | RunDay | LogDay | CorrectDay | CorrectStart | CloseCampaign
"""What can be done before a Day of a tracked campaign."""
