"""Contests, raids and the end of the war, as they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text
from desktop.rules.eagles_missiles import contests
from desktop.rules.eagles_missiles.events_fights import SquadronEvent

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit


class ContestEvent(Event, frozen=True):
    """Something in a contest."""

    target: str
    """A squadron, "assault:II" or "fleet"."""
    territory: str
    allies: tuple[str, ...]

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.territory,)

    def named(self, kit: Kit) -> tuple[Text, Text]:
        """Return the names of the allies and of the target."""
        allies = kit.listed(kit.squadron_name(key) for key in self.allies)
        return allies, contests.target_name(kit, self.target, self.territory)


class ContestRolled(ContestEvent, frozen=True):
    """The dice of a contest, the allied one first (EM-VI.0a)."""

    topic: ClassVar[str] = "dice"
    repeats_dice: ClassVar[bool] = True
    strengths: tuple[int, int]
    dice: tuple[int, int]

    def text(self, kit: Kit) -> Text:
        words = T(
            "eagles_missiles",
            "{allies} against {target}: {own} + {die} = {sum} to {their} + {other} = {total}.",
        )
        (own, their), (die, other) = self.strengths, self.dice
        allies, target = self.named(kit)
        return words.of(
            allies=allies,
            target=target,
            own=own,
            die=die,
            sum=own + die,
            their=their,
            other=other,
            total=their + other,
        )


class ContestDecided(ContestEvent, frozen=True):
    """How a contest ends, by the difference of the sums (EM-VI.0a).

    Its dice have been told with everybody who takes part.
    """

    topic: ClassVar[str] = "fight"
    repeats_dice: ClassVar[bool] = True
    result: int
    """Above 0 the allied side has won."""

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "A draw against {target}.")
        if self.result > 0:
            words = T("eagles_missiles", "Poland wins by {result} against {target}.")
        elif self.result < 0:
            words = T("eagles_missiles", "Poland loses by {result} against {target}.")
        return words.of(target=self.named(kit)[1], result=abs(self.result))


class AssaultStopped(Event, frozen=True):
    """An assault or a landing does not get through (EM-VI.2d, EM-X.3b)."""

    topic: ClassVar[str] = "fight"
    territory: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "The assault on {place} is stopped.")
        return words.of(place=kit.territory_name(self.territory))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.territory,)


class TargetGone(SquadronEvent, frozen=True):
    """A squadron goes home because its target has left the table (EM-IV.B6g)."""

    topic: ClassVar[str] = "move"

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} goes home: its target is gone.")
        return words.of(squadron=kit.squadron_name(self.squadron))


class AttackJoined(SquadronEvent, frozen=True):
    """A Su-22 that has won its duel flies on (EM-VI.4c)."""

    topic: ClassVar[str] = "move"
    target: str
    territory: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} flies on against {target}.")
        target = contests.target_name(kit, self.target, self.territory)
        return words.of(squadron=kit.squadron_name(self.squadron), target=target)


class BrokenThrough(SquadronEvent, frozen=True):
    """A bomber that has won its duel goes on; its opponents go home unharmed (EM-VI.4a)."""

    topic: ClassVar[str] = "fight"
    supports: bool
    """It adds its strength to an assault; else it flies a raid."""
    allies: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        words = T(
            "eagles_missiles",
            "{squadron} breaks through, its raid goes on; home unharmed: {allies}.",
        )
        if self.supports:
            words = T(
                "eagles_missiles",
                "{squadron} breaks through, its support goes on; home unharmed: {allies}.",
            )
        allies = kit.listed(kit.squadron_name(key) for key in self.allies)
        return words.of(squadron=kit.squadron_name(self.squadron), allies=allies)


class RaidEvent(SquadronEvent, frozen=True):
    """A raid and what it bombs: a field or an AA unit."""

    target: str
    territory: str

    def target_name(self, kit: Kit) -> Text:
        """Return the name of what is bombed."""
        if self.target in kit.fields:
            return kit.field_name(self.target)
        words = T("eagles_missiles", "{unit} in {place}")
        unit, place = kit.aa_name(self.target), kit.territory_name(self.territory)
        return words.of(unit=unit, place=place)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        kind = "field" if self.target in kit.fields else "aa"
        return (f"squadron:{self.squadron}", f"{kind}:{self.target}")


class RaidAimed(RaidEvent, frozen=True):
    """A raid names its target (EM-IV.C3a)."""

    topic: ClassVar[str] = "fight"

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} bombs {target}.")
        return words.of(squadron=kit.squadron_name(self.squadron), target=self.target_name(kit))


class RaidFoiled(RaidEvent, frozen=True):
    """A card saves what a raid has named (EM-P.8)."""

    topic: ClassVar[str] = "fight"

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} misses {target}: the raid is over.")
        return words.of(squadron=kit.squadron_name(self.squadron), target=self.target_name(kit))


class RaidIdle(SquadronEvent, frozen=True):
    """A raid finds nothing left to bomb (EM-IV.C3a)."""

    topic: ClassVar[str] = "fight"

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} finds no target.")
        return words.of(squadron=kit.squadron_name(self.squadron))


class WarEnded(Event, frozen=True):
    """The war is over and scored (EM-XII.8)."""

    total: int
    russian: bool

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "The war is over; points for Russia: {total}. Poland wins.")
        if self.russian:
            words = T(
                "eagles_missiles", "The war is over; points for Russia: {total}. Russia wins."
            )
        return words.of(total=self.total)
