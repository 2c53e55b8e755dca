"""Target and Event cards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import Entry, Sourced
from desktop.rules.hornet_leader.components_weapons import NoneOrMore, Number
from desktop.rules.hornet_leader.effects_data import AnyEffect

Trait = Literal[
    "fixed",
    "soft",
    "vehicle",
    "dispersed",
    "small",
    "hardened",
    "friendly_fire",
    "secondary",
    "scramble",
]
Keyword = Literal["airfield", "fleet", "convoy", "bunker", "defense", "bomber"]
"""A word of the title that effects look for."""
NAMED_TRAITS = (
    *("fixed", "soft", "vehicle", "dispersed", "small", "hardened", "friendly_fire"),
    *("secondary", "scramble", "bandit_per_turn", "stress", "improvement", "bonus", "penalty"),
    *("overkill", "objective"),
)
"""Everything that the table of traits explains."""


class Objective(Entry, frozen=True):
    """Counters that stand in the Center and must be Destroyed."""

    sites: tuple[str, ...]
    bandits: tuple[str, ...]
    bombers: NoneOrMore
    """Bomber aircraft, not counters."""


class Overkill(Entry, frozen=True):
    """What so many Hits gain."""

    hits: Number
    effects: tuple[AnyEffect, ...]


class TargetCard(Sourced, frozen=True, kw_only=True):
    """A Target card."""

    number: Number
    title: Text
    art: str
    keywords: tuple[Keyword, ...]
    aircraft: Number
    hits: NoneOrMore
    """0 is no Hits rating."""
    vp: NoneOrMore
    sites: tuple[NoneOrMore, NoneOrMore]
    """In each Approach Area, and in the Center; ``bandits`` likewise."""
    bandits: tuple[NoneOrMore, NoneOrMore]
    recon: int
    """Spaces to the right when Destroyed; ``intel`` and ``infra`` likewise."""
    intel: int
    infra: int
    night: bool
    traits: frozenset[Trait]
    bandit_per_turn: NoneOrMore = 0
    stress: int = 0
    improvement: tuple[AnyEffect, ...] = ()
    bonus: tuple[AnyEffect, ...] = ()
    penalty: tuple[AnyEffect, ...] = ()
    overkill: Overkill | None = None
    objective: Objective | None = None
    flavor: Text
    text: Text | None = None
    """What the special traits say."""


class Section(Sourced, frozen=True):
    """A third of an Event card."""

    title: Text
    text: Text
    flavor: Text
    xp: Annotated[int, Meta(ge=0, le=1)]
    special: bool
    """Whether it contains a Special Event Attack."""
    effects: tuple[AnyEffect, ...]


class EventCard(Sourced, frozen=True):
    """An Event card: on the way to the Target, over it, on the way home."""

    number: Number
    bound: Section
    over: Section
    home: Section

    @property
    def sections(self) -> tuple[tuple[str, Section], ...]:
        """The sections with their names, in the order of a mission."""
        return (("bound", self.bound), ("over", self.over), ("home", self.home))


class Deck(Sourced, frozen=True):
    """The Event deck as a whole."""

    cards: Number
    sections: tuple[Literal["bound"], Literal["over"], Literal["home"]]
