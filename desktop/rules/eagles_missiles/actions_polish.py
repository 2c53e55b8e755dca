"""What is decided with cards, by AA units and in the deployment (chapter IV.B)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text
from desktop.rules.eagles_missiles.picking import pick_name
from desktop.rules.eagles_missiles.records import FLEET

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit

CONFIRM: Target = "button:confirm"
DONE: Target = "button:done"
PASS: Target = "button:pass"
TAKE_BACK: Target = "button:take_back"


# ---------------------------------------------------------------------------------------- cards


class PlayCard(Action, frozen=True):
    """Play a card of the hand (EM-IV.B3c)."""

    card: str
    targets: tuple[Target, ...] = ()
    """What it is played on, as picks: an assault, a squadron, an airfield, a unit and a place."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"card:{self.card}", *self.targets)

    def label(self, kit: Kit) -> Text:
        title = kit.card_title(self.card)
        if not self.targets:
            return T("eagles_missiles", "Play {card}").of(card=title)
        words = T("eagles_missiles", "Play {card}: {target}")
        return words.of(card=title, target=_places(kit, self.targets))


class PassWindow(Action, frozen=True):
    """Play no (more) cards in this window (EM-IV.B3e)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (PASS,)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "No card")


class ChooseEffect(Action, frozen=True):
    """Choose what a NATO card is carried out on (EM-IV.B2)."""

    card: str
    targets: tuple[Target, ...]

    @property
    def picks(self) -> tuple[Target, ...]:
        return self.targets

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card}: {target}")
        return words.of(card=kit.card_title(self.card), target=_places(kit, self.targets))


class PutBelow(Action, frozen=True):
    """Put one of the cards that were looked at below the Russian deck, or none (EM-N.7)."""

    card: str = ""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"rcard:{self.card}",) if self.card else (PASS,)

    def label(self, kit: Kit) -> Text:
        if not self.card:
            return T("eagles_missiles", "Leave all cards where they are")
        words = T("eagles_missiles", "Put {card} at the bottom")
        return words.of(card=kit.card_title(self.card))


class DrawnNato(Action, frozen=True):
    """The NATO card that is drawn (EM-IV.B1)."""

    card: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"card:{self.card}",)

    def label(self, kit: Kit) -> Text:
        return kit.card_title(self.card)


class DrawnPolish(Action, frozen=True):
    """The Polish card that is drawn (EM-IV.B3a)."""

    card: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"card:{self.card}",)

    def label(self, kit: Kit) -> Text:
        return kit.card_title(self.card)


class SeenRussian(Action, frozen=True):
    """The Russian card that Poland sees next (EM-N.7)."""

    card: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"rcard:{self.card}",)

    def label(self, kit: Kit) -> Text:
        return kit.card_title(self.card)


# ------------------------------------------------------------------------- AA fire and missiles


class FireAa(Action, frozen=True):
    """Let an AA unit fire at a Russian squadron (EM-IV.B4a)."""

    unit: str
    target: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"aa:{self.unit}", f"squadron:{self.target}")

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} fires at {target}")
        return words.of(unit=kit.aa_name(self.unit), target=kit.squadron_name(self.target))


class CeaseFire(Action, frozen=True):
    """Fire no more (EM-IV.B4a)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (DONE,)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "Cease fire")


class LaunchMissile(Action, frozen=True):
    """Carry out a missile card next (EM-IV.B5)."""

    card: str
    territory: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"rcard:{self.card}", self.territory)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} on {place}")
        place = kit.territory_name(self.territory)
        return words.of(card=kit.card_title(self.card), place=place)


class UsePatriot(Action, frozen=True):
    """Let the Patriot fire at a missile card, or hold its fire (EM-VII.7b)."""

    unit: str
    fire: bool

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"aa:{self.unit}",) if self.fire else (PASS,)

    def label(self, kit: Kit) -> Text:
        if self.fire:
            return T("eagles_missiles", "The Patriot fires at the missiles")
        return T("eagles_missiles", "The Patriot holds its fire")


class MissileTarget(Action, frozen=True):
    """Name what a missile destroys (EM-XI.2)."""

    target: Target
    """A field or an AA unit, as a pick."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (self.target,)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "Destroy {target}")
        return words.of(target=pick_name(kit, self.target))


class ScrambleNext(Action, frozen=True):
    """Name the squadron that tries to get away next (EM-XI.4)."""

    squadron: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}",)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} scrambles next")
        return words.of(squadron=kit.squadron_name(self.squadron))


class ScrambleTo(Action, frozen=True):
    """Name the airfield to which a squadron gets away (EM-XI.4)."""

    squadron: str
    airfield: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"field:{self.airfield}",)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} gets away to {airfield}")
        squadron, airfield = kit.squadron_name(self.squadron), kit.field_name(self.airfield)
        return words.of(squadron=squadron, airfield=airfield)


# ----------------------------------------------------------------------------------- deployment


class Send(Action, frozen=True):
    """Send a squadron against a target (EM-IV.B6a)."""

    squadron: str
    target: Target
    """As a pick: a Russian squadron, an inland assault or the fleet."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}", self.target)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} against {target}")
        if self.target == FLEET or self.target.startswith("assault:"):
            words = T("eagles_missiles", "{squadron} against the {target}")
        squadron = kit.squadron_name(self.squadron)
        return words.of(squadron=squadron, target=pick_name(kit, self.target))


class Recall(Action, frozen=True):
    """Take the order of a squadron back, before the deployment is confirmed (EM-IV.B6a)."""

    squadron: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}", TAKE_BACK)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} stays")
        return words.of(squadron=kit.squadron_name(self.squadron))


class ConfirmDeployment(Action, frozen=True):
    """Send the squadrons off (EM-IV.B6d)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (CONFIRM,)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "Deployment is complete")


class HandBack(Action, frozen=True):
    """Give the deployment back to the other Polish commander (EM-XIII.a3)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:hand_back",)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "Let the partner deploy again")


PolishAction = (
    PlayCard
    | PassWindow
    | ChooseEffect
    | PutBelow
    | DrawnNato
    | DrawnPolish
    | SeenRussian
    | FireAa
    | CeaseFire
    | LaunchMissile
    | UsePatriot
    | MissileTarget
    | ScrambleNext
    | ScrambleTo
    | Send
    | Recall
    | ConfirmDeployment
    | HandBack
)
"""All actions of this file, for decoding a record."""


def _places(kit: Kit, targets: tuple[Target, ...]) -> Text:
    """Return targets in one text: "Blue AA unit, Mazovia"."""
    words = pick_name(kit, targets[0])
    for target in targets[1:]:
        pair = T("eagles_missiles", "{first}, {second}")
        words = pair.of(first=words, second=pick_name(kit, target))
    return words
