"""What happens to the log of a tracked campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event, T, Text

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


class DayLogged(Event, frozen=True):
    """The entry of a Day has been carried out."""

    day: int
    problems: int
    """How many problems it has."""

    def text(self, kit: Kit) -> Text:
        if self.problems:
            words = T("hornet_leader", "Day {day} entered; problems: {count}.")
            return words.of(day=self.day, count=self.problems)
        return T("hornet_leader", "Day {day} entered.").of(day=self.day)


class DayCorrected(Event, frozen=True):
    """An entry was corrected and everything after it worked out again."""

    day: int
    """0 for the start."""
    reason: str

    def text(self, kit: Kit) -> Text:
        if not self.day:
            return T("hornet_leader", "The start was corrected. {reason}").of(reason=self.reason)
        words = T("hornet_leader", "Day {day} was corrected. {reason}")
        return words.of(day=self.day, reason=self.reason)


class TakenOver(Event, frozen=True):
    """A campaign that began on paper goes on here."""

    day: int
    """Days that were over."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "Taken over after {day} Days.").of(day=self.day)
