"""What is decided in the resolution phase and when AA units move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text
from desktop.rules.eagles_missiles import contests

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit

CONFIRM: Target = "button:confirm"
DONE: Target = "button:done"
PASS: Target = "button:pass"
TAKE_BACK: Target = "button:take_back"


class FightIn(Action, frozen=True):
    """Fight out a territory next (EM-IV.C1a)."""

    territory: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (self.territory,)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "Fight next: {place}")
        return words.of(place=kit.territory_name(self.territory))


class FightDuel(Action, frozen=True):
    """Fight the duel with a Russian squadron next (EM-IV.C1b)."""

    squadron: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}",)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "Fight the duel with {squadron}")
        return words.of(squadron=kit.squadron_name(self.squadron))


class JoinAttack(Action, frozen=True):
    """Let a Su-22 that has won its duel attack the assault or the fleet (EM-VI.4c)."""

    squadron: str
    target: str
    """ "assault:II" or "fleet"."""
    territory: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}", self.target)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} flies on against {target}")
        target = contests.target_name(kit, self.target, self.territory)
        return words.of(squadron=kit.squadron_name(self.squadron), target=target)


class FlyHome(Action, frozen=True):
    """Let a Su-22 that has won its duel go home (EM-VI.4c)."""

    squadron: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (PASS,)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} goes home")
        return words.of(squadron=kit.squadron_name(self.squadron))


class LandAt(Action, frozen=True):
    """Land a Polish squadron on an airfield (EM-IV.C1c)."""

    squadron: str
    airfield: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}", f"field:{self.airfield}")

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} lands at {airfield}")
        squadron, airfield = kit.squadron_name(self.squadron), kit.field_name(self.airfield)
        return words.of(squadron=squadron, airfield=airfield)


class LiftOff(Action, frozen=True):
    """Take a Polish squadron from its airfield to land it elsewhere (EM-IV.C1c)."""

    squadron: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}", TAKE_BACK)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} leaves its airfield")
        return words.of(squadron=kit.squadron_name(self.squadron))


class EndLanding(Action, frozen=True):
    """Leave all Polish squadrons where they stand (EM-IV.C1c)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (CONFIRM,)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "All squadrons have landed")


class WithdrawAa(Action, frozen=True):
    """Withdraw an AA unit from a territory that has fallen (EM-V.3c)."""

    unit: str
    territory: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"aa:{self.unit}", self.territory)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} withdraws to {place}")
        unit, place = kit.aa_name(self.unit), kit.territory_name(self.territory)
        return words.of(unit=unit, place=place)


class Bomb(Action, frozen=True):
    """Let a raid bomb a city, an airfield or an AA unit (EM-IV.C3a)."""

    squadron: str
    target: str
    """A field or an AA unit."""
    kind: str
    """ "field" or "aa"."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}", f"{self.kind}:{self.target}")

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} bombs {target}")
        aa = self.kind == "aa"
        target = kit.aa_name(self.target) if aa else kit.field_name(self.target)
        return words.of(squadron=kit.squadron_name(self.squadron), target=target)


class ShiftAa(Action, frozen=True):
    """Move an AA unit to a neighbouring territory (EM-IV.D1)."""

    unit: str
    territory: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"aa:{self.unit}", self.territory)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} moves to {place}")
        unit, place = kit.aa_name(self.unit), kit.territory_name(self.territory)
        return words.of(unit=unit, place=place)


class ShiftBack(Action, frozen=True):
    """Take the move of an AA unit back (EM-IV.D1)."""

    unit: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"aa:{self.unit}", TAKE_BACK)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} moves back")
        return words.of(unit=kit.aa_name(self.unit))


class EndAaMoves(Action, frozen=True):
    """Move no (more) AA units (EM-IV.D1)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (DONE,)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "No more moves")


FightAction = (
    FightIn
    | FightDuel
    | JoinAttack
    | FlyHome
    | LandAt
    | LiftOff
    | EndLanding
    | WithdrawAa
    | Bomb
    | ShiftAa
    | ShiftBack
    | EndAaMoves
)
"""All actions of this file, for decoding a record."""
