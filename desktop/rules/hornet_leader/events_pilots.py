"""What happens to Pilots: Stress, Experience, promotion, loss and rescue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


class PilotEvent(Event, frozen=True):
    """An event about one Pilot."""

    topic = "pilot"
    pilot: str

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}",)


class Enlisted(PilotEvent, frozen=True):
    """A Pilot joins the squadron."""

    skill: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} ({aircraft}) joins as {skill}.").of(
            pilot=kit.callsign(self.pilot),
            aircraft=kit.type_name(self.pilot),
            skill=kit.skill_name(self.skill),
        )


class Dismissed(PilotEvent, frozen=True):
    """A Pilot leaves the squadron while it is put together."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} does not join after all.").of(
            pilot=kit.callsign(self.pilot)
        )


REASONS = {
    "HL-1.7f": T("hornet_leader", "Friendly Fire"),
    "HL-6.10f": T("hornet_leader", "Evading"),
    "HL-8.5a": T("hornet_leader", "the Target"),
    "HL-8.6a": T("hornet_leader", "Cool"),
    "HL-8.6b": T("hornet_leader", "rest"),
    "HL-8.7a": T("hornet_leader", "Priority R&R"),
    "HL-9.1c": T("hornet_leader", "night"),
    "HL-9.5b": T("hornet_leader", "High Stress"),
}
"""What Stress comes from, by the rule that changes it; others are told in the line before."""


class StressChanged(PilotEvent, frozen=True):
    """A Pilot suffers Stress (positive) or loses some."""

    amount: int
    stress: int
    """His Stress now."""

    def text(self, kit: Kit) -> Text:
        values: dict[str, Text | str | int] = {
            "pilot": kit.callsign(self.pilot),
            "amount": abs(self.amount),
            "stress": self.stress,
        }
        words = T("hornet_leader", "{pilot} loses {amount} Stress and has {stress}.")
        if self.amount > 0:
            words = T("hornet_leader", "{pilot} suffers {amount} Stress and has {stress}.")
        if self.rule in REASONS:
            values["reason"] = REASONS[self.rule]
            words = T("hornet_leader", "{pilot} loses {amount} Stress ({reason}) and has {stress}.")
            if self.amount > 0:
                words = T(
                    "hornet_leader", "{pilot} suffers {amount} Stress ({reason}) and has {stress}."
                )
        return words.of(**values)


class StatusChanged(PilotEvent, frozen=True):
    """A Pilot's status has changed with his Stress."""

    status: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} is {status}.").of(
            pilot=kit.callsign(self.pilot), status=kit.status_name(self.status)
        )


class XpGained(PilotEvent, frozen=True):
    """A Pilot gains Experience."""

    amount: int
    xp: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} gains {amount} Experience and has {xp}.").of(
            pilot=kit.callsign(self.pilot), amount=self.amount, xp=self.xp
        )


class Promoted(PilotEvent, frozen=True):
    """A Pilot goes up one level."""

    skill: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} is promoted: {skill}.").of(
            pilot=kit.callsign(self.pilot), skill=kit.skill_name(self.skill)
        )


class WentMissing(PilotEvent, frozen=True):
    """A Pilot is Missing in Action."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} is Missing in Action.").of(
            pilot=kit.callsign(self.pilot)
        )


class Rescued(PilotEvent, frozen=True):
    """A missing Pilot is back."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} is rescued and can fly from the next Day.").of(
            pilot=kit.callsign(self.pilot)
        )


class ReplacementOffered(PilotEvent, frozen=True):
    """A Pilot could come for a missing one."""

    by: str
    skill: int
    so: int
    """What he costs."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "For {pilot}, {other} could come: {skill}, {so} SO Points.").of(
            pilot=kit.callsign(self.pilot),
            other=kit.callsign(self.by),
            skill=kit.skill_name(self.skill),
            so=self.so,
        )


class ReplacementDeclined(PilotEvent, frozen=True):
    """The replacement of a missing Pilot is sent back."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "Nobody replaces {pilot}.").of(pilot=kit.callsign(self.pilot))


class LeftSquadron(PilotEvent, frozen=True):
    """A Pilot leaves the squadron for good."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} leaves the squadron.").of(pilot=kit.callsign(self.pilot))


class WeaponsGone(PilotEvent, frozen=True):
    """All weapons, or all that is named, leave an Aircraft unused."""

    items: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} loses {items}.").of(
            pilot=kit.callsign(self.pilot), items=kit.load_text(self.items)
        )


class Recovered(PilotEvent, frozen=True):
    """A Pilot who was shot down is back."""

    under_fire: bool

    def text(self, kit: Kit) -> Text:
        words = (
            T("hornet_leader", "{pilot} is recovered under fire.")
            if self.under_fire
            else T("hornet_leader", "{pilot} is quickly recovered.")
        )
        return words.of(pilot=kit.callsign(self.pilot))
