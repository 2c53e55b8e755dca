"""What dice, decks and the cup decide; dice alone are answered by ``core.Rolled``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


class DrawnTarget(Action, frozen=True):
    """HL-4.1a  The Target card that came."""

    target: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"card:{self.target}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "The card is {target}").of(target=kit.target_name(self.target))


class DrawnEvent(Action, frozen=True):
    """HL-5.1a  The Event card that came."""

    event: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"event:{self.event}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "The Event is card {number}: {bound}, {over}, {home}").of(
            number=self.event,
            bound=kit.event_title(self.event, "bound"),
            over=kit.event_title(self.event, "over"),
            home=kit.event_title(self.event, "home"),
        )


class DrawnCounter(Action, frozen=True):
    """HL-4.3a, HL-5.4a  The counter that came out of the cup: its row in ``kit.cup``."""

    row: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"cup:{self.row}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "The counter is {counter}").of(counter=kit.cup_name(self.row))


class DrawnBomber(Action, frozen=True):
    """HL-1.7m  The Bomber counter that came: its row in ``kit.bomber_kinds``."""

    row: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"bomber:{self.row}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "The Bomber is {counter}").of(counter=kit.bomber_name(self.row))


class DrawnPilot(Action, frozen=True):
    """HL-9.3a  The Pilot who came, or who is picked at random."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "It is {pilot}").of(pilot=kit.callsign(self.pilot))


class PickedArea(Action, frozen=True):
    """HL-6.13e  The area that is picked at random."""

    area: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (self.area,)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "It is {area}").of(area=kit.area_name(self.area))


class PickedCounter(Action, frozen=True):
    """The counter on the display that is picked at random."""

    enemy: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"enemy:{self.enemy}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "It is {enemy}").of(enemy=kit.enemy_name(self.enemy))


class NightMarker(Action, frozen=True):
    """HL-9.1b  Who acts next at night: fast, slow, bandits or sites."""

    marker: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"marker:{self.marker}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Next: {marker}").of(marker=kit.marker_name(self.marker))
