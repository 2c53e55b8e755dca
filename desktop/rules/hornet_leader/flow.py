"""The order of everything, chapter 3: set-up, Days, missions; what each is stands elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, T, Tell
from desktop.rules.hornet_leader import (
    book_checks,
    book_steps,
    changes_book,
    changes_campaign,
    flights,
    recruits,
)
from desktop.rules.hornet_leader.actions_book import (
    BookAction,
    CloseCampaign,
    CorrectDay,
    CorrectStart,
    LogDay,
    PlayDay,
    RunDay,
)
from desktop.rules.hornet_leader.actions_campaign import Fly, TakeDownTime
from desktop.rules.hornet_leader.arming import Arm
from desktop.rules.hornet_leader.assign import AssignPilots, Replacements
from desktop.rules.hornet_leader.book_steps import Joining, LogPlayed, OpenBook
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget
from desktop.rules.hornet_leader.debrief import Debrief
from desktop.rules.hornet_leader.defenses import PlaceBandits, PlaceSites
from desktop.rules.hornet_leader.effects import RunEffects
from desktop.rules.hornet_leader.end_of_day import CloseDay, Recovery
from desktop.rules.hornet_leader.event_cards import EventCard
from desktop.rules.hornet_leader.home import ClearDisplay, SearchAndRescue
from desktop.rules.hornet_leader.intel import IntelAdjustment
from desktop.rules.hornet_leader.phoenix import PhoenixAttacks
from desktop.rules.hornet_leader.placing import AbortDecision, PlaceAircraft
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.squadron import Promotions, RandomSquadron, Squadron
from desktop.rules.hornet_leader.steps import CampaignStep
from desktop.rules.hornet_leader.turn import OverTarget
from desktop.rules.hornet_leader.victory import CampaignEnd

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

DAY_PROMPT = T("hornet_leader", "Day {day} of {days}. Play it, or enter its results?")
END_PROMPT = T("hornet_leader", "All Days are over. Close the campaign when its log is right")
FLY_PROMPT = T("hornet_leader", "Day {day} of {days}. Fly or take Down Time?")


class CampaignBegins(CampaignStep, frozen=True):
    """HL-2.4c  The Campaign notes are applied, then the squadron is put together."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        source = f"campaign:{s.terms.campaign}"
        written = kit.campaigns[s.terms.campaign].notes
        for note in written:
            changes_campaign.note(note.text, tell, "HL-2.4c")
        notes = (RunEffects(note.effects, "setup", source, "HL-2.4c") for note in written)
        squadron = RandomSquadron() if s.has_option("random_squadron") else Squadron()
        formed = (Joining(),) if s.terms.joined else (squadron, Promotions())
        first = (OpenBook(), TrackedDay()) if s.terms.tracking else (Day(),)
        s.then(*notes, *formed, *first)


class Day(CampaignStep, frozen=True):
    """HL-3.1a  A Day begins; it is flown or is Down Time."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_campaign.begin_day(s, tell)
        s.then(FlyOrRest(), DrawTargets(), SelectTarget(), Missions(), Recovery(), NextDay())


class FlyOrRest(CampaignStep, frozen=True):
    """HL-2.9a  Down Time is decided before the first Target card is drawn."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not flights.can_fly(s, kit):
            return None
        prompt = FLY_PROMPT.of(day=s.day, days=s.days)
        return Choice(PLAYER, "HL-2.9a", prompt, (Fly(), TakeDownTime()))

    def asks(self, s: State, kit: Kit) -> bool:
        return flights.can_fly(s, kit)

    def carry_out(self, s: State, kit: Kit, action: Fly | TakeDownTime | None, tell: Tell) -> None:
        if not isinstance(action, Fly):
            changes_campaign.rest(s, tell, forced=action is None)


class Missions(CampaignStep, frozen=True):
    """HL-1.7u  The Primary is flown, then the Secondary if there is one."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if s.resting:
            return
        second = (FlyMission(s.secondary, True),) if s.secondary else ()
        s.then(FlyMission(s.primary), *second)


class FlyMission(CampaignStep, frozen=True):
    """HL-3.1b to HL-3.1g  One mission, from its Sites to its Debriefing."""

    target: int
    secondary: bool = False

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_campaign.begin_mission(s, kit, self.target, secondary=self.secondary)
        # Who flies the Secondary is known before its Sites are drawn (HL-1.7u).
        first = (PlaceSites(), Replacements(), AssignPilots())
        s.then(
            *((AssignPilots(), PlaceSites()) if self.secondary else first),
            Arm(),
            EventCard("bound"),
            AbortDecision(),
            PlaceAircraft(),
            PlaceBandits(),
            IntelAdjustment(),
            EventCard("over"),
            PhoenixAttacks(),
            OverTarget(),
            EventCard("home"),
            SearchAndRescue(),
            ClearDisplay(),
            Debrief(),
        )


class NextDay(CampaignStep, frozen=True):
    """HL-8.13a  After the last Day the campaign is evaluated; else the next begins."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if s.book is not None:
            s.then(CloseDay(), LogPlayed(), TrackedDay())
            return
        last = s.day >= s.days
        s.then(CloseDay(), CampaignEnd() if last else Day())


def between_days(s: State) -> bool:
    """Return whether no Day of a tracked campaign is being played."""
    return bool(s.steps) and isinstance(s.steps[-1], TrackedDay)


class TrackedDay(CampaignStep, frozen=True):
    """HL-T1.1a  Before each Day: it is played here or its results are entered.

    Earlier entries can be corrected here too, also when all Days are over (HL-T4.3a).
    """

    def decision(self, s: State, kit: Kit) -> Choice:
        if s.day >= s.days:
            return Choice(PLAYER, "HL-8.4a", END_PROMPT, (CloseCampaign(),), open=True)
        prompt = DAY_PROMPT.of(day=s.day + 1, days=s.days)
        ways = tuple(way for way in (PlayDay(), RunDay()) if not _impossible(s, kit, way))
        return Choice(PLAYER, "HL-T1.1a", prompt, ways, open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        match action:
            case LogDay():
                book_checks.check_entry(s, kit, action.entry)
            case CorrectDay():
                book_checks.check_day(s, action.day)
                book_checks.check_entry(s, kit, action.entry)
            case CorrectStart():
                book_checks.check_start(s)
                book_checks.check_standing(s, kit, action.standing)
            case PlayDay() | RunDay() if impossible := _impossible(s, kit, action):
                raise impossible
            case _:
                super().admit(s, kit, action)

    def carry_out(self, s: State, kit: Kit, action: BookAction, tell: Tell) -> None:
        match action:
            case PlayDay() | RunDay():
                changes_book.set_mode(s, "play" if isinstance(action, PlayDay) else "companion")
                changes_book.note_dawn(s)
                s.then(Day())
            case CloseCampaign():
                s.then(CampaignEnd())
            case LogDay():
                changes_book.set_mode(s, "log")
                book_steps.log(s, kit, action.entry, tell)
                s.then(TrackedDay())
            case CorrectDay():
                book_steps.correct(s, kit, action, tell)
                s.then(TrackedDay())
            case CorrectStart():
                book_steps.correct_start(s, kit, action, tell)
                s.then(TrackedDay())


def _impossible(s: State, kit: Kit, way: PlayDay | RunDay) -> Refused | None:
    """Return why a Day cannot be played, or run, for want of numbers (HL-T8.2b)."""
    bare = recruits.unplayable(kit, s.terms.campaign)
    if bare is not None or isinstance(way, RunDay):
        return bare
    return recruits.grounded(kit, [member.pilot for member in s.squadron])
