"""What the player decides for the Soviets, where the rules leave a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class ChoosePath(Action, frozen=True):
    """The next hex of a formation among equally good ones (RM-9.2.3d)."""

    flight: str
    hex: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (self.hex,)

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "{flight} moves to {place}")
        return words.of(flight=kit.flight_name(self.flight), place=kit.hex_name(self.hex))
