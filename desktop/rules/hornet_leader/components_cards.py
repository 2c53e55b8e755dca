"""Target and Event cards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import Entry, Sourced
from desktop.rules.hornet_leader.components_weapons import Number
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
Art = Literal[
    "airfield",
    "boats",
    "bomber",
    "bridge",
    "bunker",
    "camp",
    "dish",
    "dump",
    "factory",
    "fighter",
    "fort",
    "guns",
    "hangar",
    "hq",
    "launcher",
    "palace",
    "pens",
    "port",
    "post",
    "power",
    "radar",
    "rail",
    "reactor",
    "refinery",
    "rescue",
    "sam",
    "ship",
    "silo",
    "tank",
    "tanks",
    "tower",
    "trench",
    "troops",
    "truck",
    "tunnel",
]
"""A picture."""
Keyword = Literal["airfield", "fleet", "convoy", "bunker", "defense", "bomber"]
"""A word of the title that effects look for."""
Counters = Annotated[int, Meta(ge=0, le=9)]
Spaces = Annotated[int, Meta(ge=-9, le=9)]
CardNumber = Annotated[int, Meta(ge=1, le=9999)]
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
    bombers: Annotated[int, Meta(ge=0, le=16)]
    """Bomber aircraft, not counters."""


class Overkill(Entry, frozen=True):
    """What so many Hits gain."""

    hits: Number
    effects: tuple[AnyEffect, ...]


class TargetCard(Sourced, frozen=True, kw_only=True):
    """A Target card."""

    number: CardNumber
    title: Text
    art: Art
    keywords: tuple[Keyword, ...]
    aircraft: Annotated[int, Meta(ge=1, le=12)]
    hits: Annotated[int, Meta(ge=0, le=30)]
    """0 is no Hits rating."""
    vp: Annotated[int, Meta(ge=0, le=99)]
    sites: tuple[Counters, Counters]
    """In each Approach Area, and in the Center; ``bandits`` likewise."""
    bandits: tuple[Counters, Counters]
    recon: Spaces
    """Spaces to the right when Destroyed; ``intel`` and ``infra`` likewise."""
    intel: Spaces
    infra: Spaces
    night: bool
    traits: frozenset[Trait]
    bandit_per_turn: Counters = 0
    stress: Annotated[int, Meta(ge=-6, le=6)] = 0
    improvement: tuple[AnyEffect, ...] = ()
    bonus: tuple[AnyEffect, ...] = ()
    penalty: tuple[AnyEffect, ...] = ()
    overkill: Overkill | None = None
    objective: Objective | None = None
    flavor: Text
    text: Text | None = None
    """What the special traits say."""
    log_only: bool = False
    """Whether its defenses are not known: it cannot be flown in a game (HL-T8.2b)."""


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

    number: CardNumber
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
