"""What Russia decides and draws in its phase (EM-IV.A)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text
from desktop.rules.eagles_missiles.components_map import SEA

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit

CONFIRM = "button:confirm"
TAKE_BACK = "button:take_back"
DRAW = "button:draw"
STOP = "button:stop"


# ------------------------------------------------------------------------------------- cards


class DrawnRussian(Action, frozen=True):
    """A card came off the Russian deck; ``card`` is its kind."""

    card: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"rcard:{self.card}",)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "Draw {card}").of(card=kit.card_title(self.card))


class DrawExtra(Action, frozen=True):
    """One more card, for which NATO draws one more too (EM-IV.A2a)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (DRAW,)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "Draw one more card")


class StopDrawing(Action, frozen=True):
    """No further additional card today (EM-IV.A2a)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (STOP,)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "Enough cards")


class HandOver(Action, frozen=True):
    """A drawn assault card goes to the partner (EM-XIII.b3)."""

    card: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"rcard:{self.card}",)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "Hand over {card}").of(card=kit.card_title(self.card))


class LayAssault(Action, frozen=True):
    """An assault card is laid on a line (EM-IV.A3a)."""

    card: str
    line: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return f"rcard:{self.card}", f"line:{self.line}"

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} to line {line}")
        return words.of(card=kit.card_title(self.card), line=self.line)


class LayMissile(Action, frozen=True):
    """A missile card is laid on a territory (EM-IV.A3g)."""

    card: str
    territory: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return f"rcard:{self.card}", self.territory

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} on {place}")
        return words.of(card=kit.card_title(self.card), place=kit.territory_name(self.territory))


class LiftCard(Action, frozen=True):
    """A card is taken off the board again, as long as cards are laid."""

    card: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return f"rcard:{self.card}", TAKE_BACK

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "Take {card} back").of(card=kit.card_title(self.card))


class ConfirmCards(Action, frozen=True):
    """All cards lie as they shall."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (CONFIRM,)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "All cards are placed")


# --------------------------------------------------------------------------------- squadrons


class PlaceSquadron(Action, frozen=True):
    """A squadron of a type goes to a territory: fighters escort, bombers raid (EM-IV.A5a)."""

    craft: str
    territory: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return f"pool:{self.craft}", self.territory

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{type} escorts in {place}")
        if self.territory == SEA:
            words = T("eagles_missiles", "{type} escorts the Baltic Fleet")
        elif kit.types[self.craft].bomber:
            words = T("eagles_missiles", "{type} raids {place}")
        return words.of(type=kit.type_name(self.craft), place=kit.territory_name(self.territory))


class SupportCard(Action, frozen=True):
    """A squadron of a type supports an assault card on the board (EM-IV.A5c)."""

    craft: str
    card: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return f"pool:{self.craft}", f"rcard:{self.card}"

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{type} supports {card}")
        return words.of(type=kit.type_name(self.craft), card=kit.card_title(self.card))


class LiftSquadron(Action, frozen=True):
    """A squadron goes back to the pool, as long as squadrons are placed."""

    squadron: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return f"squadron:{self.squadron}", TAKE_BACK

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "Take {squadron} back")
        return words.of(squadron=kit.squadron_name(self.squadron))


class ConfirmSquadrons(Action, frozen=True):
    """All squadrons are placed as they shall; nothing can be taken back (EM-IV.A5d)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (CONFIRM,)

    def label(self, kit: Kit) -> Text:
        return T("eagles_missiles", "All squadrons are placed")
