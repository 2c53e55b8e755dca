"""The names of everything, for labels and events; the component data mix this in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.rules.core import Side, T, Text

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components_cards import EffectCard, RussianCard
    from desktop.rules.eagles_missiles.components_map import Airfield, City, Territory
    from desktop.rules.eagles_missiles.components_units import AaInfo, Aircraft, SquadronInfo

AA_NAMES = {
    "green": T("eagles_missiles", "Green AA unit no. {number}"),
    "blue": T("eagles_missiles", "Blue AA unit no. {number}"),
    "patriot": T("eagles_missiles", "Patriot"),
}
SIDE_NAMES = {
    "russian": T("eagles_missiles", "Russia"),
    "russian_2": T("eagles_missiles", "Russia (lines III and IV)"),
    "polish": T("eagles_missiles", "Poland"),
    "polish_2": T("eagles_missiles", "Poland (F-16C and NATO)"),
}


class Names:
    """Names of units, places and cards."""

    territories: dict[str, Territory]
    fields: dict[str, City | Airfield]
    types: dict[str, Aircraft]
    squadrons: dict[str, SquadronInfo]
    aa: dict[str, AaInfo]
    russian_cards: dict[str, RussianCard]
    nato_cards: dict[str, EffectCard]
    polish_cards: dict[str, EffectCard]

    def territory_name(self, key: str) -> Text:
        """Return the name of a territory: "Mazovia"."""
        return self.territories[key].name

    def field_name(self, key: str) -> Text:
        """Return the name of a city or an airfield."""
        return self.fields[key].name

    def type_name(self, key: str) -> Text:
        """Return the name of an aircraft type: "Su-27"."""
        return self.types[key].name

    def squadron_name(self, key: str) -> Text:
        """Return the name of a squadron: "Su-27 no. 1"."""
        return self.squadrons[key].name

    def aa_name(self, key: str) -> Text:
        """Return what an AA unit is called: "Blue AA unit no. 2"."""
        alike = [each.id for each in self.aa.values() if each.colour == self.aa[key].colour]
        words = AA_NAMES[self.aa[key].colour]
        return words.of(number=alike.index(key) + 1) if len(alike) > 1 else words

    def card_title(self, kind: str) -> Text:
        """Return the title of a card of any deck."""
        for deck in (self.russian_cards, self.nato_cards, self.polish_cards):
            if kind in deck:
                return deck[kind].title
        raise KeyError(f"There is no card {kind}.")

    def side_name(self, side: Side) -> Text:
        """Return the name of a side."""
        return SIDE_NAMES[side]

    def listed(self, names: Iterable[Text]) -> Text:
        """Return names as a list in words."""
        parts = list(names)
        if not parts:
            return T("eagles_missiles", "nothing")
        words = parts[0]
        for part in parts[1:-1]:
            words = T("eagles_missiles", "{first}, {second}").of(first=words, second=part)
        if len(parts) > 1:
            both = T("eagles_missiles", "{first} and {second}")
            words = both.of(first=words, second=parts[-1])
        return words
