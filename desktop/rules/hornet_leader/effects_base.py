"""What all effects share: their values, how they pick Pilots, and the operations kept for packs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1)]
Roll = Annotated[int, Meta(ge=1, le=10)]

Who = Literal[
    "each",
    "random",
    "choose",
    "flight_leader",
    "most_stress",
    "least_skilled",
    "damaged",
    "all_squadron",
    "self",
    "fast",
    "slow",
]
"""Whom an effect picks; the last two are reserved for data packs."""
Skill = Literal["newbie", "green", "average", "skilled", "veteran", "ace"]
Until = Literal["mission", "turn1", "turn2", "next_mission", "campaign"]
AttackScope = Literal[
    "atg_target",
    "suppress",
    "site_attack",
    "bandit_attack",
    "ata",
    "atg",
    "enemy_attack",
]
"""Whose dice a modifier changes; the last three are reserved for data packs."""
Forbidden = Literal[
    "sa",
    "phoenix",
    "radar_weapons",
    "high",
    "suppress",
    "evade",
    "guns",
    "low",
    "jettison",
]
"""What an effect forbids; the last five are reserved for data packs."""
Condition = Literal[
    "target_destroyed",
    "target_not_destroyed",
    "any_destroyed",
    "hawkeye_present",
    "tanker_used",
    "none_destroyed",
    "jammer_present",
    "night",
]
"""When an ``if`` holds; the last three are reserved for data packs."""
RemoveArea = Literal["center", "choose_approach", "choose_any", "random_any"]
Payment = Literal["none", "ata_counter", "atg_counter", "any_counter", "atg_weight"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """What all operations have in common: a field nobody reads is a mistake."""


class Selecting(Effect, frozen=True, kw_only=True):
    """An operation on Pilots or their Aircraft: filters first, then ``who`` and ``count``."""

    who: Who
    count: Count = 1
    skill_at_most: Skill | Literal[""] = ""
    aircraft_class: Literal["", "carrying_pod"] = ""
    pool: Literal["mission", "squadron"] = "mission"


# ------------------------------------------------------------------------- reserved for packs


class PlaceBanditEffect(Effect, frozen=True, tag="place_bandit"):
    """Reserved: place Bandits of one kind."""

    area: str
    bandit: str
    count: Count = 1


class EvadeStressEffect(Effect, frozen=True, tag="evade_stress"):
    """Reserved: set the Stress of Evading."""

    set: Annotated[int, Meta(ge=0)]


class AircraftLimitEffect(Effect, frozen=True, tag="aircraft_limit"):
    """Reserved: change the number of Aircraft."""

    amount: int


class SpeedEffect(Selecting, frozen=True, tag="speed"):
    """Reserved: set the speed of Pilots."""

    set: Literal["fast", "slow"]
    until: Until = "mission"


class DamageAircraftEffect(Selecting, frozen=True, tag="damage_aircraft"):
    """Reserved: damage Aircraft."""


class DrawEventEffect(Effect, frozen=True, tag="draw_event"):
    """Reserved: draw another Event."""

    section: Literal["bound", "over", "home"]


class RollEffect(Effect, frozen=True, tag="roll"):
    """Reserved: roll on a table."""

    table: tuple[Any, ...]


ByHandEffect = (
    PlaceBanditEffect
    | EvadeStressEffect
    | AircraftLimitEffect
    | SpeedEffect
    | DamageAircraftEffect
    | DrawEventEffect
    | RollEffect
)
