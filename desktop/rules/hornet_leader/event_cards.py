"""Event cards: drawn, ignored by a Hawkeye or met, and the Experience they give (HL-1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Action, Chance, Choice, Refused, Roll, Rolled, T, Target, Tell
from desktop.rules.hornet_leader import changes_campaign, changes_pilots, changes_table
from desktop.rules.hornet_leader.actions_chance import DrawnEvent
from desktop.rules.hornet_leader.actions_mission import IgnoreEvent, MeetEvent
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.effects import RunEffects
from desktop.rules.hornet_leader.pilots import radar
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep, Phase, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_cards import Section
    from desktop.rules.hornet_leader.state import State

SectionName = Literal["bound", "over", "home"]

RULES: dict[SectionName, str] = {"bound": "HL-5.1a", "over": "HL-5.6a", "home": "HL-7.1a"}
DRAW_PROMPT = T("hornet_leader", "Draw an Event card")
MEET_PROMPT = T("hornet_leader", "{title}: does a Hawkeye try to ignore it?")
IGNORE_PROMPT = T("hornet_leader", "{pilot} tries to ignore {title}")
IGNORED = T("hornet_leader", "{pilot} has the Event ignored.")
NOT_IGNORED = T("hornet_leader", "{pilot} does not get the Event ignored.")


def section_of(kit: Kit, event: int, section: SectionName) -> Section:
    """Return the section of an Event card that is resolved (HL-1.6a)."""
    found: Section = getattr(kit.events[event], section)
    return found


def ignores_from(s: State, kit: Kit, pilot: str) -> int:
    """Return the roll from which on a Pilot has an Event ignored; 0 if he cannot (HL-10.1h)."""
    found = radar(kit, s.member(pilot))
    return 0 if found is None else found.ignore_event


class EventCard(CampaignStep, frozen=True):
    """HL-5.1a, HL-5.6a, HL-7.1a  An Event is drawn if anybody is flying; one section counts.

    When the deck is empty the discards are shuffled; without any there is no Event (HL-2.3b).
    """

    section: SectionName

    def phase(self) -> Phase | None:
        return None if self.section == "over" else self.section

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(s.flown.flying() and (s.event_deck or s.event_discards))

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if not self.asks(s, kit):
            return None
        cards = tuple(map(DrawnEvent, s.event_deck or sorted(s.event_discards)))
        return Chance("event_card", RULES[self.section], DRAW_PROMPT, cards, (1,) * len(cards))

    def concede(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, DrawnEvent):
            changes_table.find_event(s, action.event)

    def carry_out(self, s: State, kit: Kit, action: DrawnEvent | None, tell: Tell) -> None:
        if action is None:
            return
        if not s.event_deck:
            changes_campaign.shuffle_events(s, tell)
        rule = RULES[self.section]
        changes_campaign.draw_event(s, action.event, self.section, tell, rule)
        s.then(MeetOrIgnore(action.event, self.section))


class MeetOrIgnore(CampaignStep, frozen=True):
    """HL-10.1h  Each able Hawkeye on the mission may try once to have the section ignored."""

    event: int
    section: SectionName
    tried: tuple[str, ...] = ()

    def able(self, s: State, kit: Kit) -> list[str]:
        """Return the Pilots who may still try; there is nothing to ignore in an empty section."""
        if not section_of(kit, self.event, self.section).effects:
            return []
        return [
            each.pilot
            for each in s.flown.flying()
            if each.pilot not in self.tried and ignores_from(s, kit, each.pilot)
        ]

    def decision(self, s: State, kit: Kit) -> Choice | None:
        able = self.able(s, kit)
        if not able:
            return None
        words = MEET_PROMPT.of(title=kit.event_title(self.event, self.section))
        return Choice(PLAYER, "HL-10.1h", words, (*map(IgnoreEvent, able), MeetEvent()))

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self.able(s, kit))

    def carry_out(
        self, s: State, kit: Kit, action: IgnoreEvent | MeetEvent | None, tell: Tell
    ) -> None:
        if isinstance(action, IgnoreEvent):
            s.then(IgnoreRoll(self.event, self.section, self.tried, action.pilot))
            return
        source = f"event:{self.event}:{self.section}"
        section = section_of(kit, self.event, self.section)
        rule = RULES[self.section]
        met = RunEffects(section.effects, self.section, source, rule)
        s.then(met, *((EventExperience(section.xp),) if section.xp else ()))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilot = picked(picks, "pilot")
        if not pilot:
            return None
        name = kit.callsign(pilot)
        if pilot in self.tried:
            words = T("hornet_leader", "{pilot} has tried to ignore this Event already")
        else:
            words = T("hornet_leader", "{pilot} is no Hawkeye on the mission who can ignore Events")
        return Refused("HL-10.1h", words.of(pilot=name))


class IgnoreRoll(CampaignStep, frozen=True):
    """HL-10.1h  The roll of a Hawkeye: with his number or more the section is ignored."""

    event: int
    section: SectionName
    tried: tuple[str, ...]
    pilot: str

    def decision(self, s: State, kit: Kit) -> Chance:
        words = IGNORE_PROMPT.of(
            pilot=kit.callsign(self.pilot), title=kit.event_title(self.event, self.section)
        )
        roll = Roll(1, SIDES, target=ignores_from(s, kit, self.pilot), subject=words)
        return Chance("reaction_die", "HL-10.1h", words, roll=roll)

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        name = kit.callsign(self.pilot)
        if action.dice[0] >= ignores_from(s, kit, self.pilot):
            changes_campaign.note(IGNORED.of(pilot=name), tell, "HL-10.1h")
            return
        changes_campaign.note(NOT_IGNORED.of(pilot=name), tell, "HL-10.1h")
        s.then(MeetOrIgnore(self.event, self.section, (*self.tried, self.pilot)))


class EventExperience(CampaignStep, frozen=True):
    """HL-1.6d  Each Pilot who met a challenging Event and survived it gains Experience."""

    amount: int

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        for aircraft in s.flown.flying():
            changes_pilots.gain_xp(s, aircraft.pilot, self.amount, tell, "HL-1.6d")
