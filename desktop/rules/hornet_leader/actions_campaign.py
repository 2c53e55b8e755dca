"""What is decided between missions: squadron, Target cards, Pilots, arming, Debriefing.

``pilot``, ``item`` (a weapon or Pod) and Targets are ids and numbers of the component data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


class Button(Action, frozen=True):
    """An action that is one button of the prompt row."""

    @property
    def picks(self) -> tuple[Target, ...]:
        name = type(self).__name__
        return ("button:" + "".join(f"_{c.lower()}" if c.isupper() else c for c in name)[1:],)


class Enlist(Action, frozen=True):
    """HL-2.8d  A Pilot joins the squadron at a skill level."""

    pilot: str
    skill: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", f"skill:{self.skill}")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Enlist {pilot} ({aircraft}) as {skill}").of(
            pilot=kit.callsign(self.pilot),
            aircraft=kit.type_name(self.pilot),
            skill=kit.skill_name(self.skill),
        )


class Dismiss(Action, frozen=True):
    """HL-2.8f  A Pilot leaves the squadron again while it is put together."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", "button:dismiss")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Take {pilot} out of the squadron").of(
            pilot=kit.callsign(self.pilot)
        )


class FinishSquadron(Button, frozen=True):
    """HL-2.8a  The squadron is complete."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "This is the squadron")


class Promote(Action, frozen=True):
    """HL-2.8g  A Pilot is promoted for SO Points before the campaign."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Promote {pilot}").of(pilot=kit.callsign(self.pilot))


class FinishPromotions(Button, frozen=True):
    """HL-2.8g  No further promotion."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Begin the campaign")


class Fly(Button, frozen=True):
    """HL-2.9a  The Day is flown."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Fly a mission")


class TakeDownTime(Button, frozen=True):
    """HL-2.9a  The Day is Down Time."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Take Down Time")


class DrawTarget(Button, frozen=True):
    """HL-4.1a  One more Target card is drawn."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Draw a Target card")


class BuyRecon(Button, frozen=True):
    """HL-2.8h  Two more Target cards for 2 SO Points."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Buy Recon Priority")


class StopDrawing(Button, frozen=True):
    """HL-4.1a  No further Target card."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Draw no more cards")


class SelectTargets(Action, frozen=True):
    """HL-4.2a  The Day's Primary and, if not 0, its Secondary (HL-1.7s)."""

    primary: int
    secondary: int = 0

    @property
    def picks(self) -> tuple[Target, ...]:
        second = (f"secondary:{self.secondary}",) if self.secondary else ("button:only_primary",)
        return (f"card:{self.primary}", *second)

    def label(self, kit: Kit) -> Text:
        primary = kit.target_name(self.primary)
        if not self.secondary:
            return T("hornet_leader", "Attack {target}").of(target=primary)
        return T("hornet_leader", "Attack {target}, then {second}").of(
            target=primary, second=kit.target_name(self.secondary)
        )


class TryReplacement(Action, frozen=True):
    """HL-9.7a  A replacement for a missing Pilot is asked for."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Ask for a replacement of {pilot}").of(
            pilot=kit.callsign(self.pilot)
        )


class AcceptReplacement(Button, frozen=True):
    """HL-9.7d  The replacement is paid and joins."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Take the replacement")


class DeclineReplacement(Button, frozen=True):
    """HL-9.7d  The replacement is sent back."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Decline the replacement")


class AssignPilot(Action, frozen=True):
    """HL-4.4a  A Pilot flies the Primary or the Secondary."""

    pilot: str
    secondary: bool = False

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", "mission:secondary" if self.secondary else "mission:primary")

    def label(self, kit: Kit) -> Text:
        if self.secondary:
            return T("hornet_leader", "{pilot} flies the Secondary").of(
                pilot=kit.callsign(self.pilot)
            )
        return T("hornet_leader", "{pilot} flies").of(pilot=kit.callsign(self.pilot))


class UnassignPilot(Action, frozen=True):
    """HL-4.4a  A Pilot stays at home after all."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", "mission:none")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} stays").of(pilot=kit.callsign(self.pilot))


class FinishAssigning(Button, frozen=True):
    """HL-4.4a  The flight is complete."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "These Pilots fly")


class Load(Action, frozen=True):
    """HL-4.5a  A weapon counter or a Pod goes on an Aircraft."""

    pilot: str
    item: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", f"load:{self.item}")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot}: load {item}").of(
            pilot=kit.callsign(self.pilot), item=kit.weapon_name(self.item)
        )


class Unload(Action, frozen=True):
    """HL-4.5g  A counter comes off again before arming is finished."""

    pilot: str
    item: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", f"unload:{self.item}")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot}: unload {item}").of(
            pilot=kit.callsign(self.pilot), item=kit.weapon_name(self.item)
        )


class TakeTanker(Button, frozen=True):
    """HL-4.5f  Tanker Priority for this mission."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Take Tanker Priority")


class ReturnTanker(Button, frozen=True):
    """HL-4.5f  No Tanker Priority after all."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Give Tanker Priority back")


class FlyAtNight(Button, frozen=True):
    """HL-9.1a  The mission is flown at night."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Fly at night")


class FlyByDay(Button, frozen=True):
    """HL-9.1a  The mission is flown by day after all."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Fly by day")


class NameLeader(Action, frozen=True):
    """HL-4.5e  One of the most skilled Pilots leads the flight."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", "button:leader")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} leads the flight").of(pilot=kit.callsign(self.pilot))


class FinishArming(Button, frozen=True):
    """HL-4.5g  Arming is finished and paid."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Take off")


class ChooseCard(Action, frozen=True):
    """HL-1.7k  One of the Improvement cards in play is chosen."""

    target: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"card:{self.target}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Choose {target}").of(target=kit.target_name(self.target))


class ChoosePilot(Action, frozen=True):
    """One of several Pilots is chosen."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Choose {pilot}").of(pilot=kit.callsign(self.pilot))


class BuyRest(Button, frozen=True):
    """HL-8.7a  Priority R&R for the whole squadron."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Buy Priority R&R")


class FinishDebriefing(Button, frozen=True):
    """HL-8.7a  The Debriefing goes on without (further) R&R."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Go on without R&R")
