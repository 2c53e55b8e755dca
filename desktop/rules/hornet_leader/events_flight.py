"""What happens to Aircraft on a mission."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event, T, Target, Text
from desktop.rules.hornet_leader.events_pilots import PilotEvent

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


class Assigned(PilotEvent, frozen=True):
    """A Pilot is assigned to a mission, or taken off it again."""

    flies: bool
    secondary: bool = False

    def text(self, kit: Kit) -> Text:
        if not self.flies:
            words = T("hornet_leader", "{pilot} stays at home.")
        elif self.secondary:
            words = T("hornet_leader", "{pilot} flies the Secondary.")
        else:
            words = T("hornet_leader", "{pilot} flies.")
        return words.of(pilot=kit.callsign(self.pilot))


class Loaded(PilotEvent, frozen=True):
    """Counters go on an Aircraft."""

    items: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} takes {items}.").of(
            pilot=kit.callsign(self.pilot), items=kit.load_text(self.items)
        )


class Unloaded(PilotEvent, frozen=True):
    """Counters come off an Aircraft before arming is finished."""

    items: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} puts {items} back.").of(
            pilot=kit.callsign(self.pilot), items=kit.load_text(self.items)
        )


class LeaderNamed(PilotEvent, frozen=True):
    """A Pilot leads the flight."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} leads the flight.").of(pilot=kit.callsign(self.pilot))


class TankerChosen(Event, frozen=True):
    """Tanker Priority is taken for the mission, or given up again."""

    topic = "fund"
    tanker: str
    """``paid``, ``free``, or empty when it is given up."""

    def text(self, kit: Kit) -> Text:
        if not self.tanker:
            return T("hornet_leader", "No tanker after all.")
        if self.tanker == "free":
            return T("hornet_leader", "A tanker refuels the flight for nothing.")
        return T("hornet_leader", "A tanker refuels the flight.")


class NightChosen(Event, frozen=True):
    """The mission is flown at night, or by day after all."""

    night: bool

    def text(self, kit: Kit) -> Text:
        if self.night:
            return T("hornet_leader", "The mission is flown at night.")
        return T("hornet_leader", "The mission is flown by day.")


class SaChanged(PilotEvent, frozen=True):
    """A Pilot gains (positive) or loses SA counters without using them."""

    amount: int
    sa: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot}: SA counters now {sa}.").of(
            pilot=kit.callsign(self.pilot), sa=self.sa
        )


class SaSpent(PilotEvent, frozen=True):
    """An SA counter is discarded for an attack of a Pilot, who may be another."""

    topic = "fight"
    receiver: str

    def text(self, kit: Kit) -> Text:
        if self.receiver == self.pilot:
            return T("hornet_leader", "{pilot} spends an SA counter.").of(
                pilot=kit.callsign(self.pilot)
            )
        return T("hornet_leader", "{pilot} spends an SA counter for {receiver}.").of(
            pilot=kit.callsign(self.pilot), receiver=kit.callsign(self.receiver)
        )


class Expended(PilotEvent, frozen=True):
    """Counters are used up, dropped or jettisoned."""

    topic = "fight"
    items: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} expends {items}.").of(
            pilot=kit.callsign(self.pilot), items=kit.load_text(self.items)
        )


class WentHome(PilotEvent, frozen=True):
    """An Aircraft aborts the mission."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} aborts and goes home.").of(
            pilot=kit.callsign(self.pilot)
        )


class AircraftPut(PilotEvent, frozen=True):
    """An Aircraft is placed, moves, or changes its Altitude."""

    topic = "move"
    start: str
    """Empty when it is placed."""
    area: str
    high: bool

    def text(self, kit: Kit) -> Text:
        words = (
            T("hornet_leader", "{pilot}: {area}, High.")
            if self.high
            else T("hornet_leader", "{pilot}: {area}, Low.")
        )
        return words.of(pilot=kit.callsign(self.pilot), area=kit.area_name(self.area))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.area,)


class AircraftLeft(PilotEvent, frozen=True):
    """An Aircraft leaves the display at the end of Over Target."""

    topic = "move"
    start: str

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} leaves the display.").of(pilot=kit.callsign(self.pilot))


class AircraftDamaged(PilotEvent, frozen=True):
    """An Aircraft is Damaged: weapons, Pods and SA counters are gone."""

    topic = "fight"

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} is Damaged.").of(pilot=kit.callsign(self.pilot))


class AircraftDestroyed(PilotEvent, frozen=True):
    """An Aircraft is Destroyed; Search and Rescue follows."""

    topic = "fight"
    start: str
    """Where it was on the display, if it was."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} is shot down.").of(pilot=kit.callsign(self.pilot))
