"""What is decided before the first day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit


class PlaceAa(Action, frozen=True):
    """The next blue AA unit stands in a territory (EM-III.3b)."""

    territory: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (self.territory,)

    def label(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "Place the AA unit in {place}")
        return words.of(place=kit.territory_name(self.territory))
