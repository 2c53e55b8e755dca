"""How the log of a tracked campaign begins, goes on and is corrected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Event, T, Tell
from desktop.rules.hornet_leader import (
    book_checks,
    book_days,
    book_played,
    changes_book,
    changes_campaign,
)
from desktop.rules.hornet_leader.actions_book import CorrectDay, CorrectStart, TakeOver
from desktop.rules.hornet_leader.book import Correction
from desktop.rules.hornet_leader.end_of_day import next_band_opens
from desktop.rules.hornet_leader.events_book import DayCorrected, DayLogged, TakenOver
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book_entries import DayEntry, StandingEntry
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

JOIN_PROMPT = T("hornet_leader", "Enter how the campaign stands")


class OpenBook(CampaignStep, frozen=True):
    """HL-T4.1a  The log begins: everything after this point is worked out from its entries."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if s.book is None:
            changes_book.open_book(s, s.terms.tracking or "play")
        changes_book.begin(s)


class Joining(CampaignStep, frozen=True):
    """HL-T1.5a  A campaign that began on paper is taken over."""

    def decision(self, s: State, kit: Kit) -> Choice:
        return Choice(PLAYER, "HL-T1.5a", JOIN_PROMPT, (), open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        if not isinstance(action, TakeOver):
            super().admit(s, kit, action)
            return
        book_checks.check_standing(s, kit, action.standing)

    def carry_out(self, s: State, kit: Kit, action: TakeOver, tell: Tell) -> None:
        changes_book.open_book(s, s.terms.tracking or "log")
        changes_book.take_over(s, action.standing)
        changes_book.stand(s, kit, action.standing)
        _open_bands(s, kit, tell)
        tell(TakenOver("HL-T1.5a", action.standing.day))


class LogPlayed(CampaignStep, frozen=True):
    """HL-T4.3d  A Day that was played leaves an entry that comes to the same."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_book.write(s, book_played.entry_of(s, kit))
        changes_book.note_result(s, kit)


def log(s: State, kit: Kit, entry: DayEntry, tell: Tell) -> None:
    """Write the entry of the next Day and carry it out (HL-T1.3a)."""
    changes_book.write(s, entry)
    known = len(s.logbook.problems)
    book_days.carry_out(s, kit, entry, tell)
    tell(DayLogged("HL-T1.3a", s.day, len(s.logbook.problems) - known))


def correct(s: State, kit: Kit, action: CorrectDay, tell: Tell) -> None:
    """Put another entry in the place of a Day's and work everything out again (HL-T4.3a)."""
    place = action.day - s.logbook.first_day
    before = s.logbook.days[place]
    correction = Correction(action.at, action.day, action.reason, before, action.entry)
    changes_book.note_correction(s, correction)
    changes_book.replace_entry(s, place, action.entry)
    recompute(s, kit)
    tell(DayCorrected("HL-T4.3a", action.day, action.reason))


def correct_start(s: State, kit: Kit, action: CorrectStart, tell: Tell) -> None:
    """Put another start in the place of what was taken over (HL-T4.3a)."""
    before, after = s.logbook.joined, action.standing
    correction = Correction(action.at, 0, action.reason, start_before=before, start_after=after)
    changes_book.note_correction(s, correction)
    changes_book.take_over(s, action.standing)
    _restart(s, kit, action.standing)
    recompute(s, kit)
    tell(DayCorrected("HL-T4.3a", 0, action.reason))


def _restart(s: State, kit: Kit, standing: StandingEntry) -> None:
    changes_book.thaw(s, s.logbook.start)
    changes_book.stand(s, kit, standing)
    _open_bands(s, kit, _untold)
    changes_book.begin(s)


def _open_bands(s: State, kit: Kit, tell: Tell) -> None:
    """Open the bands behind those that were Secured before it was taken over (HL-2.2e)."""
    while next_band_opens(s, kit):
        changes_campaign.open_band(s, kit, tell)


def recompute(s: State, kit: Kit) -> None:
    """Work the campaign out again from its start and its entries."""
    changes_book.thaw(s, s.logbook.start)
    changes_book.clear_results(s)
    for entry in s.logbook.days:
        book_days.carry_out(s, kit, entry, _untold)


def _untold(event: Event) -> None:
    """Events of Days that are worked out again were told when they were entered."""
