"""The numbers of the rules of Eagles & Missiles: game.toml, by section."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class SetupNumbers(TypedDict):
    """Chapter III."""

    fleet_strength: Positive
    blue_aa: Natural


class SequenceNumbers(TypedDict):
    """Chapter IV."""

    extra_cards_max: Natural
    nato_base_draw: Natural
    polish_draw: Natural
    attackers_per_squadron_max: Positive


class AaNumbers(TypedDict):
    """Chapter VII."""

    minimum_hit_on: Positive
    cpm_covers_fleet: bool


class MissileNumbers(TypedDict):
    """Chapter XI."""

    scramble_on: Positive


class ScoringNumbers(TypedDict):
    """Chapter XII."""

    city: int
    allied_losses_per_point: Positive
    coast_bonus: int
    german_border_bonus: int
    line_complete: int
    fleet_lost: int
    russian_losses_per_penalty: Positive
    russian_loss_penalty: int
    russian_wins_above: int


class OptionNumbers(TypedDict):
    """What is agreed on before a war."""

    day_limit: Natural
    day_limit_recommended: Natural


class DeckNumbers(TypedDict):
    """A deck of cards, and how many there must be."""

    id: Literal["russian", "polish", "nato"]
    file: str
    size: Natural


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """game.toml; sections without a type of their own are for readers of the file."""

    game: dict[str, Any]
    setup: SetupNumbers
    sequence: SequenceNumbers
    windows: dict[str, Any]
    aa: AaNumbers
    missile: MissileNumbers
    scoring: ScoringNumbers
    fleet_track: dict[str, Any]
    options: OptionNumbers
    command: tuple[dict[str, Any], ...]
    deck: tuple[DeckNumbers, ...]
