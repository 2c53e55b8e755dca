"""Soviet and Cuban interceptors fight the player's bombers (phase 10, RM-10.2; RM-9.8a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Rolled, T, Tell
from desktop.rules.red_menace import batteries_red as batteries
from desktop.rules.red_menace import (
    chances,
    changes_air,
    changes_blue,
    changes_defence,
    defenders_dice,
    theatre,
)
from desktop.rules.red_menace import defenders_plan as plan
from desktop.rules.red_menace import events_defence as told
from desktop.rules.red_menace.records import RANGES
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

EVEN = (2, 4, 6)
"""Faces with which the Su-9 of module S flies at long range (RM-S3.0b)."""


class RedDefenders(WarStep, frozen=True):
    """RM-7.10  Soviet and Cuban interceptors fight over cities, then at long range."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        squadrons = theatre.squadrons(s, kit.red_skies)
        if not squadrons:
            return
        goal = plan.su9_goal(s, kit, squadrons)
        test = (Su9Test(goal),) if goal else ()
        meetings = plan.at_cities(s, kit, squadrons)
        if meetings or test:
            s.then(*map(Fight, meetings), *test, Patrols())
        else:
            _patrol(s, kit, squadrons)


class Fight(WarStep, frozen=True):
    """RM-10.2b  The dice of one fight, each against the bomber that would be lost next."""

    meeting: plan.Meeting

    def decision(self, s: State, kit: Kit) -> Chance:
        crew, victims = self._units(s)
        words = T("red_menace", "{interceptors} against {bombers} at {place}")
        prompt = words.of(
            interceptors=kit.unit_names(crew),
            bombers=kit.unit_names(victims),
            place=kit.hex_name(self.meeting.hex),
        )
        dice = defenders_dice.fight_dice(kit, crew, victims)
        return chances.dice("intercept", self.meeting.rule, prompt, dice)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        meeting = self.meeting
        crew, victims = self._units(s)
        lost = defenders_dice.hits_of(kit, crew, victims, action.dice)
        tell(told.DefendersCame(meeting.rule, meeting.hex, crew, victims))
        tell(told.DefendersRolled("RM-10.2b", meeting.hex, action.dice, lost))
        changes_blue.lose(s, meeting.bombers[:lost], tell, "RM-10.2.3b")
        for reach in RANGES:
            crews = zip(meeting.crew, meeting.reaches, strict=True)
            used = [s.interceptors[number] for number, at in crews if at == reach]
            changes_air.use(s, used, reach, tell, "RM-10.2.1g")

    def _units(self, s: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return (
            tuple([s.interceptors[number].unit for number in self.meeting.crew]),
            tuple([s.bombers[number].unit for number in self.meeting.bombers]),
        )


class Su9Test(WarStep, frozen=True):
    """RM-10.2.4b  While no Soviet city is under attack the Su-9 tries its long range."""

    hex: str

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "Does the Su-9 reach the bombers at {place}?")
        prompt = words.of(place=kit.hex_name(self.hex))
        if s.terms.module_s:
            return chances.within("test", "RM-S3.0b", prompt, EVEN)
        return chances.die("test", "RM-10.2.4b", prompt, kit.rolls.scramble_red_long_range)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        face = action.dice[0]
        rule, reached = "RM-10.2.4b", face >= kit.rolls.scramble_red_long_range
        if s.terms.module_s:
            rule, reached = "RM-S3.0b", face in EVEN
        changes_defence.try_su9(s)
        tell(told.Su9Tested(rule, self.hex, face, reached))
        if reached:
            squadrons = theatre.squadrons(s, kit.red_skies)
            s.then(Fight(plan.su9_meeting(s, kit, self.hex, squadrons)))
        else:
            changes_air.fail_test(s, theatre.in_box(s, "su9")[0])


class Patrols(WarStep, frozen=True):
    """RM-10.2.6c  Tu-28s that no city needed fight around Moscow."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        _patrol(s, kit, theatre.squadrons(s, kit.red_skies))


def _patrol(s: State, kit: Kit, squadrons: plan.Squadrons) -> None:
    meetings = plan.patrols(s, kit, squadrons)
    if meetings:
        s.then(*map(Fight, meetings))


class MeetBombers(WarStep, frozen=True):
    """RM-9.8a  Bombers that fly on are met at once: by interceptors, then by the SAMs there.

    Long range is not used on the way (RM-9.8d). With module S an AD hex is searched first
    (RM-S4.0c).
    """

    hex: str
    bombers: tuple[int, ...]
    """The bombers that moved together."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        meeting = plan.on_the_way(s, kit, self.hex, self.bombers)
        fights = (Fight(meeting),) if meeting else ()
        sams = batteries.SamsMeet(self.hex, self.bombers)
        s.then(*fights, batteries.SearchHex(self.hex, len(self.bombers)), sams)
