"""What happens on the tactical display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


class CounterEvent(Event, frozen=True):
    """An event about a counter on the display."""

    key: str
    area: str

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.area,) if self.area else ()


class CounterPlaced(CounterEvent, frozen=True):
    """A counter is placed."""

    topic = "draw"

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{counter} in {area}.").of(
            counter=kit.enemy_name(self.key), area=kit.area_name(self.area)
        )


class NoBandit(Event, frozen=True):
    """A No Bandit counter was drawn."""

    topic = "draw"
    area: str

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "No Bandit in {area}.").of(area=kit.area_name(self.area))


class CupEmpty(Event, frozen=True):
    """Nothing was left to draw."""

    topic = "draw"

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "No counter is left in the cup.")


class CounterRemoved(CounterEvent, frozen=True):
    """A counter leaves the display unharmed, or by an adjustment."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{counter} leaves {area}.").of(
            counter=kit.enemy_name(self.key), area=kit.area_name(self.area)
        )


class CounterDestroyed(CounterEvent, frozen=True):
    """A Site, a Bandit or the last Bomber of a counter is Destroyed."""

    topic = "fight"
    by: str
    """The Pilot."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} destroys {counter}.").of(
            pilot=kit.callsign(self.by), counter=kit.enemy_name(self.key)
        )


class BomberDestroyed(CounterEvent, frozen=True):
    """One of two Bombers of a counter is Destroyed."""

    topic = "fight"
    by: str

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} destroys one {counter}; one is left.").of(
            pilot=kit.callsign(self.by), counter=kit.enemy_name(self.key)
        )


class CounterMoved(CounterEvent, frozen=True):
    """A Bandit moves."""

    topic = "move"
    start: str

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{counter} moves to {area}.").of(
            counter=kit.enemy_name(self.key), area=kit.area_name(self.area)
        )


class TargetHit(Event, frozen=True):
    """Hits are scored on the Target."""

    topic = "fight"
    pilot: str
    hits: int
    total: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} at the Target: Hits +{hits}, now {total}.").of(
            pilot=kit.callsign(self.pilot), hits=self.hits, total=self.total
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return ("center",)


class TargetDestroyed(Event, frozen=True):
    """The Target of the mission is Destroyed."""

    topic = "fight"
    target: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{target} is Destroyed.").of(target=kit.target_name(self.target))


class TurnBegan(Event, frozen=True):
    """A turn Over Target begins."""

    turn: int
    limit: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "Turn {turn} of {limit}.").of(turn=self.turn, limit=self.limit)


class MarkerDrawn(Event, frozen=True):
    """Who acts next at night is drawn."""

    marker: str

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "Night order: {marker}.").of(marker=kit.marker_name(self.marker))
