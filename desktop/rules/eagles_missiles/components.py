"""The components of Eagles & Missiles, checked and ready to look up."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar, get_args

import msgspec

from desktop.rules.core import BadComponents, Text
from desktop.rules.data_files import Source, expect, indexed, marked, parsed, texts_in
from desktop.rules.eagles_missiles.components_cards import (
    EffectCard,
    EffectFile,
    RussianCard,
    RussianFile,
    Window,
    check_effects,
    kinds_of,
)
from desktop.rules.eagles_missiles.components_game import GameFile
from desktop.rules.eagles_missiles.components_map import Airfield, City, MapFile, check_map
from desktop.rules.eagles_missiles.components_units import UnitsFile, check_units
from desktop.rules.eagles_missiles.naming import Names

CONTEXT = "eagles_missiles.data"
"""The context under which texts of the data files are translated."""
TEXTS = ("name", "title", "text", "industry", "origin", "note", "history")
"""Fields whose strings are shown."""

FileType = TypeVar("FileType", bound=msgspec.Struct)


class Kit(Names):
    """All components, looked up by id; cards by the id of the first of their kind."""

    def __init__(self, data: Mapping[str, Source]) -> None:
        self._read_map(_read(data, "map.toml", MapFile, TEXTS))
        units = _read(data, "units.toml", UnitsFile, TEXTS)
        self.types = indexed("units.toml, type, id", units.type, lambda each: each.id)
        self.squadrons = indexed("units.toml, squadron, id", units.squadron, lambda each: each.id)
        self.squadron_places = {key: place for place, key in enumerate(self.squadrons)}
        """By squadron: its place in the list of a state, which has all of them in this order."""
        self.first_ally = sum(each.side == "russian" for each in self.squadrons.values())
        """The place of the first squadron of Poland or NATO."""
        self.aa = indexed("units.toml, aa, id", units.aa, lambda each: each.id)
        check_units(self.types, self.squadrons, self.airfields)
        kinds = {key: self.types[each.type] for key, each in self.squadrons.items()}
        self.air = {key: kind.air for key, kind in kinds.items()}
        self.bombardment = {key: kind.bombardment for key, kind in kinds.items()}
        """By squadron: its strengths, which contests add up (EM-VI.0b)."""
        self.bombers = frozenset(key for key, kind in kinds.items() if kind.bomber)
        self.rules = _read(data, "game.toml", GameFile, ())
        russian = _read(data, "cards_russian.toml", RussianFile, TEXTS).card
        nato = _read(data, "cards_nato.toml", EffectFile, TEXTS).card
        polish = _read(data, "cards_polish.toml", EffectFile, TEXTS).card
        units_of_cards = {*self.squadrons, *self.aa}
        check_effects("cards_nato.toml", nato, units_of_cards)
        check_effects("cards_polish.toml", polish, units_of_cards)
        self.russian_counts, self.russian_kinds = kinds_of(russian)
        self.nato_counts, self.nato_kinds = kinds_of(nato)
        self.polish_counts, self.polish_kinds = kinds_of(polish)
        """Kinds of the decks by index of their pools, and how many cards of each."""
        self.kind_numbers = {
            kind: number
            for kinds in (self.russian_kinds, self.nato_kinds, self.polish_kinds)
            for number, kind in enumerate(kinds)
        }
        """By kind of any deck: its index there."""
        by_id: dict[str, RussianCard] = {card.id: card for card in russian}
        self.russian_cards = {kind: by_id[kind] for kind in self.russian_kinds}
        self.cards_for = {
            window: frozenset(card.id for card in polish if window in card.windows)
            for window in get_args(Window)
        }
        """By window: the Polish cards that can be played in it."""
        effects: dict[str, EffectCard] = {card.id: card for card in (*nato, *polish)}
        self.nato_cards = {kind: effects[kind] for kind in self.nato_kinds}
        self.polish_cards = {kind: effects[kind] for kind in self.polish_kinds}
        for deck in self.rules.deck:
            counts: tuple[int, ...] = getattr(self, f"{deck['id']}_counts")
            place = f"{deck['file']}, card"
            expect(sum(counts) == deck["size"], place, f"there must be {deck['size']}")

    def _read_map(self, file: MapFile) -> None:
        self.territories = indexed("map.toml, territory, id", file.territory, lambda t: t.id)
        self.cities = indexed("map.toml, city, id", file.city, lambda each: each.id)
        self.airfields = indexed("map.toml, airfield, id", file.airfield, lambda each: each.id)
        self.lines = indexed("map.toml, line, id", file.line, lambda each: each.id)
        self.line_places = {key: place for place, key in enumerate(self.lines)}
        """By line: its place in their order."""
        self.fields: dict[str, City | Airfield] = {**self.cities, **self.airfields}
        expect(
            len(self.fields) == len(self.cities) + len(self.airfields),
            "map.toml, airfield, id",
            "must differ from those of cities",
        )
        check_map(self.territories, self.fields, self.lines)
        self.polish = tuple(t.id for t in self.territories.values() if t.kind == "polish")
        self.abroad = tuple(t.id for t in self.territories.values() if t.kind == "nato")
        self.cities_in = {
            key: tuple(c.id for c in self.cities.values() if c.territory == key)
            for key in self.territories
        }
        self.airfields_in = {
            key: tuple(a.id for a in self.airfields.values() if a.territory == key)
            for key in self.territories
        }
        self.fields_in = {
            key: (*self.cities_in[key], *self.airfields_in[key]) for key in self.territories
        }

    def texts(self) -> Iterator[Text]:
        """Yield every text of the data files, for the extraction of translations."""
        for part in (
            self.territories,
            self.fields,
            self.lines,
            self.types,
            self.squadrons,
            self.russian_cards,
            self.nato_cards,
            self.polish_cards,
        ):
            yield from texts_in(part)


def _read(
    data: Mapping[str, Source], name: str, layout: type[FileType], texts: Collection[str]
) -> FileType:
    """Return a data file's contents, or raise :class:`BadComponents`."""
    if name not in data:
        raise BadComponents(f"{name} is missing among the data of Eagles & Missiles.")
    raw = parsed(name, data[name])
    try:
        return msgspec.convert(marked(raw, texts, CONTEXT), layout)
    except msgspec.ValidationError as wrong:
        raise BadComponents(f"{name}: {wrong}") from wrong
