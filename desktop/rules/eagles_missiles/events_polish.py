"""AA fire, missiles and the deployment, as they are told (chapters IV.B, VII and XI)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text
from desktop.rules.eagles_missiles import contests

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit


class AaEvent(Event, frozen=True):
    """Something that an AA unit does."""

    unit: str

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"aa:{self.unit}",)


class AaFired(AaEvent, frozen=True):
    """An AA unit has fired at a squadron (EM-VII.5)."""

    topic: ClassVar[str] = "dice"
    repeats_dice: ClassVar[bool] = True
    target: str
    die: int
    needs: int

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} fires at {target}: {die}, a miss ({needs}+).")
        if self.die >= self.needs:
            words = T("eagles_missiles", "{unit} fires at {target}: {die}, a hit ({needs}+).")
        return words.of(
            unit=kit.aa_name(self.unit),
            target=kit.squadron_name(self.target),
            die=self.die,
            needs=self.needs,
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"aa:{self.unit}", f"squadron:{self.target}")


class ExtraShot(AaEvent, frozen=True):
    """An AA unit may fire once more (EM-P.10)."""

    topic: ClassVar[str] = "card"

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} may fire once more.")
        return words.of(unit=kit.aa_name(self.unit))


class PatriotPlaced(AaEvent, frozen=True):
    """An AA unit comes to the map (EM-N.2)."""

    topic: ClassVar[str] = "card"
    territory: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} stands in {place}.")
        return words.of(unit=kit.aa_name(self.unit), place=kit.territory_name(self.territory))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"aa:{self.unit}", self.territory)


class PatriotFired(AaEvent, frozen=True):
    """The Patriot has fired at a missile card (EM-VII.7b)."""

    topic: ClassVar[str] = "dice"
    repeats_dice: ClassVar[bool] = True
    card: str
    die: int
    needs: int

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} fires at {card}: {die}, a miss ({needs}+).")
        if self.die >= self.needs:
            words = T("eagles_missiles", "{unit} fires at {card}: {die}, shot down ({needs}+).")
        return words.of(
            unit=kit.aa_name(self.unit),
            card=kit.card_title(self.card),
            die=self.die,
            needs=self.needs,
        )


class MissileEvent(Event, frozen=True):
    """Something about a missile card on a territory."""

    topic: ClassVar[str] = "fight"
    card: str
    territory: str

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.territory,)


class MissileLaunched(MissileEvent, frozen=True):
    """A missile card is carried out (EM-XI.2); its own dice name it, those before it must not."""

    repeats_dice: ClassVar[bool] = True

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} strikes {place}.")
        place = kit.territory_name(self.territory)
        return words.of(card=kit.card_title(self.card), place=place)


class MissileCancelled(MissileEvent, frozen=True):
    """A missile card is removed without effect (EM-XI.6)."""

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} on {place} has no effect.")
        place = kit.territory_name(self.territory)
        return words.of(card=kit.card_title(self.card), place=place)


class MissileRolled(MissileEvent, frozen=True):
    """The dice of a missile card (EM-XI.2)."""

    topic: ClassVar[str] = "dice"
    repeats_dice: ClassVar[bool] = True
    dice: tuple[int, ...]
    hits: int

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card}: dice {dice}; hits: {hits}.")
        return words.of(
            card=kit.card_title(self.card),
            dice=", ".join(map(str, self.dice)),
            hits=self.hits,
        )


class HitsLost(MissileEvent, frozen=True):
    """Hits find no target (EM-XI.2)."""

    count: int

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} finds no target in {place}; hits lost: {count}.")
        return words.of(
            card=kit.card_title(self.card),
            place=kit.territory_name(self.territory),
            count=self.count,
        )


class Scrambled(Event, frozen=True):
    """A squadron tries to get away from an airfield that is hit (EM-XI.4)."""

    topic: ClassVar[str] = "dice"
    squadron: str
    airfield: str
    die: int
    away: bool

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} does not get away from {airfield}: {die}.")
        if self.away:
            words = T("eagles_missiles", "{squadron} gets away from {airfield}: {die}.")
        return words.of(
            squadron=kit.squadron_name(self.squadron),
            airfield=kit.field_name(self.airfield),
            die=self.die,
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}", f"field:{self.airfield}")


class NoRoom(Event, frozen=True):
    """No airfield has room for a squadron (EM-VI.1f)."""

    topic: ClassVar[str] = "move"
    squadron: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "No airfield has room for {squadron}.")
        return words.of(squadron=kit.squadron_name(self.squadron))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}",)


class SquadronSent(Event, frozen=True):
    """A squadron flies against a target (EM-IV.B6a)."""

    topic: ClassVar[str] = "move"
    squadron: str
    target: Target
    """As a pick."""
    territory: str

    def text(self, kit: Kit) -> Text:
        key = self.target.removeprefix("squadron:")
        words = T("eagles_missiles", "{squadron} flies against {target}.")
        if key in kit.squadrons:
            words = T("eagles_missiles", "{squadron} flies against {target} in {place}.")
        return words.of(
            squadron=kit.squadron_name(self.squadron),
            target=contests.target_name(kit, key, self.territory),
            place=kit.territory_name(self.territory),
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}", self.target)
