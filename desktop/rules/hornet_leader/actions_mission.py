"""What is decided on a mission: Events, places, attacks, reactions, movement, rescue.

``enemy`` is the key of a counter on the display, or ``target``; ``area`` an id of the display.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Action, T, Target, Text
from desktop.rules.hornet_leader.actions_campaign import Button
from desktop.rules.hornet_leader.records import TARGET

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


def enemy_target(enemy: str) -> Target:
    """Return what is picked for an enemy."""
    return enemy if enemy == TARGET else f"enemy:{enemy}"


class Shot(msgspec.Struct, array_like=True, frozen=True):
    """A weapon counter and the enemy it is fired at."""

    weapon: str
    enemy: str


class Store(msgspec.Struct, array_like=True, frozen=True):
    """A counter on an Aircraft."""

    pilot: str
    item: str


class IgnoreEvent(Action, frozen=True):
    """HL-10.1h  A Hawkeye tries to make an Event section void."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", "button:ignore")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} tries to ignore the Event").of(
            pilot=kit.callsign(self.pilot)
        )


class MeetEvent(Button, frozen=True):
    """HL-1.6a  The Event section is resolved."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Meet the Event")


class ChooseOption(Action, frozen=True):
    """One of the lists that a card offers is chosen, counted from 0."""

    option: int
    words: Text
    """What the card calls it."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"option:{self.option}",)

    def label(self, kit: Kit) -> Text:
        return self.words


class ChooseSide(Action, frozen=True):
    """A side of the display is chosen: north, east, south or west."""

    side: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"side:{self.side}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Choose the {side}").of(side=kit.side_name(self.side))


class Expend(Action, frozen=True):
    """A counter is expended, dropped or jettisoned, as the step says."""

    pilot: str
    item: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", f"item:{self.item}")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot}: give up {item}").of(
            pilot=kit.callsign(self.pilot), item=kit.weapon_name(self.item)
        )


class DropGround(Button, frozen=True):
    """HL-6.1a  Every Air to Ground counter of every Aircraft is jettisoned."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Drop all Air to Ground weapons")


class Done(Button, frozen=True):
    """The step is over: nothing (more) is expended, dropped, removed or sent home."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Go on")


class Abort(Action, frozen=True):
    """HL-5.2a  An Aircraft goes home."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", "button:abort")

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} aborts the mission").of(pilot=kit.callsign(self.pilot))


class Put(Action, frozen=True):
    """HL-5.3a, HL-6.12a  An Aircraft is placed, or moves, in an area at an Altitude."""

    pilot: str
    area: str
    high: bool

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}", self.area, "altitude:high" if self.high else "altitude:low")

    def label(self, kit: Kit) -> Text:
        words = (
            T("hornet_leader", "{pilot}: {area}, High")
            if self.high
            else T("hornet_leader", "{pilot}: {area}, Low")
        )
        return words.of(pilot=kit.callsign(self.pilot), area=kit.area_name(self.area))


class FinishPlacing(Button, frozen=True):
    """HL-5.3a  All Aircraft stand where they begin."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Begin here")


class FinishMoving(Button, frozen=True):
    """HL-6.12a  The movement of the Aircraft is over."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "End the movement")


class LeaveDisplay(Button, frozen=True):
    """HL-6.12c  All Aircraft leave, and Over Target ends."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Leave the display")


class ChooseCounter(Action, frozen=True):
    """A counter on the display is chosen, to be removed."""

    enemy: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (enemy_target(self.enemy),)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Choose {enemy}").of(enemy=kit.enemy_name(self.enemy))


class ChooseKind(Action, frozen=True):
    """HL-5.5a  Which kind of counter an either-or reading of Intel means."""

    kind: str
    """``site`` or ``bandit``."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"kind:{self.kind}",)

    def label(self, kit: Kit) -> Text:
        if self.kind == "site":
            return T("hornet_leader", "A Site")
        return T("hornet_leader", "A Bandit")


class Phoenix(msgspec.Struct, array_like=True, frozen=True):
    """An AIM-54 of a Pilot and the Bandit it is fired at."""

    pilot: str
    enemy: str


class FirePhoenix(Action, frozen=True):
    """HL-5.7a  All missiles of the Phoenix step, declared together."""

    missiles: tuple[Phoenix, ...]

    @property
    def picks(self) -> tuple[Target, ...]:
        return tuple(
            pick
            for each in self.missiles
            for pick in (f"pilot:{each.pilot}", enemy_target(each.enemy))
        )

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Fire {count} AIM-54").of(count=len(self.missiles))


class Attack(Action, frozen=True):
    """HL-6.3i  An attack, declared whole."""

    pilot: str
    enemy: str
    shots: tuple[Shot, ...] = ()
    """The counters to be expended, in the order of their dice; none for Guns."""
    payer: str = ""
    """Whose SA counter pays for it; empty for the free attack (HL-6.2)."""
    high_stress: bool = False
    """HL-9.5b"""

    @property
    def picks(self) -> tuple[Target, ...]:
        arms = tuple(
            f"item:{each.weapon}"
            if each.enemy == self.enemy
            else f"item:{each.weapon}@{each.enemy}"
            for each in self.shots
        )
        return (
            f"pilot:{self.pilot}",
            enemy_target(self.enemy),
            *(arms or ("gun",)),
            *((f"payer:{self.payer}",) if self.payer else ()),
            *(("high_stress",) if self.high_stress else ()),
        )

    def label(self, kit: Kit) -> Text:
        pilot = kit.callsign(self.pilot)
        if not self.shots:
            return T("hornet_leader", "{pilot} fires Guns at {enemy}").of(
                pilot=pilot, enemy=kit.enemy_name(self.enemy)
            )
        return T("hornet_leader", "{pilot} attacks {enemy} with {weapons}").of(
            pilot=pilot,
            enemy=kit.enemy_name(self.enemy),
            weapons=kit.load_text([each.weapon for each in self.shots]),
        )


class EndAttacks(Button, frozen=True):
    """HL-6.2a  No further attack in this step."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "End the attacks")


class NextEnemy(Action, frozen=True):
    """HL-6.9a  The Site or Bandit that attacks next."""

    enemy: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (enemy_target(self.enemy),)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "{enemy} attacks next").of(enemy=kit.enemy_name(self.enemy))


class StandardOrder(Button, frozen=True):
    """HL-6.9a  The rest of this step goes in the standard order, without asking."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Enemies attack in order")


class Suppress(Action, frozen=True):
    """HL-6.10a  An Aircraft tries to Suppress the attacker with counters, or with Guns."""

    pilot: str
    weapons: tuple[str, ...] = ()
    high_stress: bool = False

    @property
    def picks(self) -> tuple[Target, ...]:
        return (
            f"pilot:{self.pilot}",
            *(tuple(f"item:{each}" for each in self.weapons) or ("gun",)),
            *(("high_stress",) if self.high_stress else ()),
        )

    def label(self, kit: Kit) -> Text:
        pilot = kit.callsign(self.pilot)
        if not self.weapons:
            return T("hornet_leader", "{pilot} suppresses with Guns").of(pilot=pilot)
        return T("hornet_leader", "{pilot} suppresses with {weapons}").of(
            pilot=pilot, weapons=kit.load_text(self.weapons)
        )


class NoSuppression(Button, frozen=True):
    """HL-6.10a  Nobody Suppresses the attacker."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Do not Suppress")


class Evade(Button, frozen=True):
    """HL-6.10f  The Pilot Evades."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Evade")


class TakeIt(Button, frozen=True):
    """HL-6.10f  The Pilot does not Evade."""

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Take it")


class StayCalm(Action, frozen=True):
    """Take this attack, and all others of the turn that Damage with less than a percentage."""

    percent: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"button:calm_{self.percent}",)

    def label(self, kit: Kit) -> Text:
        return T(
            "hornet_leader", "Do not ask again this turn below {percent} % chance of Damage"
        ).of(percent=self.percent)


class RescueNext(Action, frozen=True):
    """HL-7.2a  The Pilot for whom Search and Rescue is rolled next."""

    pilot: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"pilot:{self.pilot}",)

    def label(self, kit: Kit) -> Text:
        return T("hornet_leader", "Search for {pilot}").of(pilot=kit.callsign(self.pilot))
