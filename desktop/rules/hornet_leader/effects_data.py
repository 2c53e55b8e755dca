"""The effects of Events, Target cards and Campaign notes as the data files write them.

An effect is a table with ``op`` and the fields of that operation; a list of them runs from left to
right. What each does is told where it is carried out; here stand its fields and their values.
Names that Python keeps for itself end in an underscore: ``else_`` and ``pass_``.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.hornet_leader.effects_base import (
    AttackScope,
    Condition,
    Count,
    Effect,
    Forbidden,
    Payment,
    RemoveArea,
    Roll,
    Until,
)
from desktop.rules.hornet_leader.effects_base import ByHandEffect as ByHandEffect
from desktop.rules.hornet_leader.effects_base import Selecting as Selecting

# ------------------------------------------------------------------------- Pilots and Aircraft


class StressEffect(Selecting, frozen=True, tag="stress"):
    """Add Stress; a negative amount removes it."""

    amount: int


class XpEffect(Selecting, frozen=True, tag="xp"):
    """Give Experience."""

    amount: int


class SaEffect(Selecting, frozen=True, tag="sa"):
    """Give Situational Awareness for this mission."""

    amount: int


class AbortEffect(Selecting, frozen=True, tag="abort"):
    """Send Aircraft home."""


class DestroyAircraftEffect(Selecting, frozen=True, tag="destroy_aircraft"):
    """Destroy Aircraft."""


class DropWeaponsEffect(Selecting, frozen=True, tag="drop_weapons"):
    """Remove weapon counters, never Pods, until their number or weight reaches the amount."""

    kind: Literal["ata", "atg", "any"]
    amount: Count
    unit: Literal["counter", "weight"]
    chooser: Literal["player"] = "player"


class DropPodsEffect(Selecting, frozen=True, tag="drop_pods"):
    """Remove Pods."""

    amount: Count


class AltitudeEffect(Selecting, frozen=True, tag="altitude"):
    """Hold Aircraft at one Altitude."""

    set: Literal["H", "L"]
    until: Until = "mission"


class Reduce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one attack less costs; nothing can be paid where ``pay`` is none."""

    pay: Payment
    cost: Annotated[int, Meta(ge=0)]


class SpecialAttackEffect(Effect, frozen=True, tag="special_attack"):
    """Attack Aircraft; ``numbers`` are Stress, Damaged and Destroyed, 99 cannot happen."""

    attacks: Count | Literal["each"]
    who: Literal["random", "each"]
    numbers: tuple[int, int, int]
    reduce: Reduce


# ------------------------------------------------------------------------- the mission


class TurnsEffect(Effect, frozen=True, tag="turns"):
    """Set the turns Over Target, or add to them; exactly one of the two is given."""

    set: Annotated[int, Meta(ge=1, le=5)] | None = None
    add: int | None = None


class AttackModEffect(Effect, frozen=True, tag="attack_mod"):
    """Modify dice, seen from the die that is rolled."""

    scope: AttackScope
    amount: int
    until: Until = "mission"
    title_word: str = ""


class WeaponModEffect(Effect, frozen=True, tag="weapon_mod"):
    """Modify your die for every counter of some types of weapon."""

    weapons: tuple[str, ...]
    amount: int
    until: Until = "mission"


class ForbidEffect(Effect, frozen=True, tag="forbid"):
    """Forbid something."""

    what: Forbidden
    until: Until = "mission"


class StartAreasEffect(Effect, frozen=True, tag="start_areas"):
    """Place all Aircraft in Stand-Off Areas of one side."""

    ring: Literal["stand_off"] = "stand_off"
    same_side: bool = True


class AddSitesEffect(Effect, frozen=True, tag="add_sites"):
    """Draw Sites from the cup."""

    area: Literal["center", "random_approach"]
    count: Count


class AddBanditsEffect(Effect, frozen=True, tag="add_bandits"):
    """Draw Bandits from the cup."""

    area: Literal["center", "random_approach"]
    count: Count


class RemoveSitesEffect(Effect, frozen=True, tag="remove_sites"):
    """Put Sites back into the cup."""

    area: RemoveArea
    count: Count


class RemoveBanditsEffect(Effect, frozen=True, tag="remove_bandits"):
    """Put Bandits back into the cup."""

    area: RemoveArea
    count: Count


class SwapSitesEffect(Effect, frozen=True, tag="swap_sites"):
    """Put Sites back and draw as many."""

    area: Literal["center", "approach"]


class MoveBanditsEffect(Effect, frozen=True, tag="move_bandits"):
    """Move every Bandit toward the nearest Aircraft or away from it."""

    direction: Literal["toward", "away"]
    spaces: Count


class ScatterBanditsEffect(Effect, frozen=True, tag="scatter_bandits"):
    """Move every Bandit to a random adjacent area."""


class TargetModEffect(Effect, frozen=True, tag="target_mod"):
    """Change the number of counters drawn for a Target."""

    field: Literal["sites", "bandits"]
    area: Literal["center", "approach"]
    amount: int
    until: Until = "mission"
    title_word: str = ""


class HitsEffect(Effect, frozen=True, tag="hits"):
    """Change the Hits that this mission's Target needs."""

    amount: int


class HitsAllEffect(Effect, frozen=True, tag="hits_all"):
    """Change the Hits that every Target needs."""

    amount: int
    title_word: str = ""
    until: Until = "mission"


class BombersAllEffect(Effect, frozen=True, tag="bombers_all"):
    """Change the Bombers of every Objective that has some."""

    amount: int
    title_word: str = ""


class SarModEffect(Effect, frozen=True, tag="sar_mod"):
    """Modify all SAR rolls of this mission."""

    amount: int


# ------------------------------------------------------------------------- the Campaign


class StressEachMissionEffect(Effect, frozen=True, tag="stress_each_mission"):
    """Add Stress to that of every Target."""

    amount: int
    until: Until = "mission"


class ReconExtraEffect(Effect, frozen=True, tag="recon_extra"):
    """Change the number of Target cards that may be drawn."""

    amount: int
    until: Until = "mission"


class SoEffect(Effect, frozen=True, tag="so"):
    """Give or take SO Points."""

    amount: int


class VpEffect(Effect, frozen=True, tag="vp"):
    """Give or take Victory Points."""

    amount: int


class TrackEffect(Effect, frozen=True, tag="track"):
    """Move track counters, to the right with positive numbers."""

    recon: int = 0
    intel: int = 0
    infra: int = 0


class TankerFreeEffect(Effect, frozen=True, tag="tanker_free"):
    """Give Tanker Priority for nothing on the next missions."""

    missions: Count


class FreeSpecialEffect(Effect, frozen=True, tag="free_special"):
    """Give Weight Points of Special Weapons for nothing."""

    amount: Count
    until: Literal["next_mission"] = "next_mission"


class RescueEffect(Effect, frozen=True, tag="rescue"):
    """Bring back Missing Pilots; with ``roll`` above 0 a die must reach it for each."""

    count: Count
    roll: Annotated[int, Meta(ge=0, le=10)] = 0


class DiscardImprovementEffect(Effect, frozen=True, tag="discard_improvement"):
    """Discard Improvement cards in play."""

    count: Count


class EndCampaignEffect(Effect, frozen=True, tag="end_campaign"):
    """End the Campaign, Dismal."""


class BeginInPlayEffect(Effect, frozen=True, tag="begin_in_play"):
    """Put Target cards in play at set-up."""

    targets: tuple[int, ...]


class RestrictWeaponEffect(Effect, frozen=True, tag="restrict_weapon"):
    """Let weapons attack only where the Target has the keyword, the whole Campaign."""

    weapons: tuple[str, ...]
    title_word: str


# ------------------------------------------------------------------------- lists within lists


class ChooseEffect(Effect, frozen=True, tag="choose"):
    """Let the player pick one list; there is a label for each."""

    labels: tuple[Text, ...]
    options: tuple[tuple[AnyEffect, ...], ...]


class ForEachEffect(Selecting, frozen=True, tag="for_each"):
    """Run a list for each Pilot, who is ``self`` in it."""

    effects: tuple[AnyEffect, ...]


class RollEachEffect(Selecting, frozen=True, tag="roll_each", rename={"pass_": "pass"}):
    """Roll a die for each Pilot, who is ``self`` in the list that runs then."""

    at_least: Roll
    skill_mod: bool = False
    pass_: tuple[AnyEffect, ...] = ()
    fail: tuple[AnyEffect, ...] = ()


class IfEffect(Effect, frozen=True, tag="if", rename={"else_": "else"}):
    """Run one list if something holds, another if not."""

    cond: Condition
    then: tuple[AnyEffect, ...] = ()
    else_: tuple[AnyEffect, ...] = ()


AnyEffect = (
    StressEffect
    | XpEffect
    | SaEffect
    | AbortEffect
    | DestroyAircraftEffect
    | DropWeaponsEffect
    | DropPodsEffect
    | AltitudeEffect
    | SpecialAttackEffect
    | TurnsEffect
    | AttackModEffect
    | WeaponModEffect
    | ForbidEffect
    | StartAreasEffect
    | AddSitesEffect
    | AddBanditsEffect
    | RemoveSitesEffect
    | RemoveBanditsEffect
    | SwapSitesEffect
    | MoveBanditsEffect
    | ScatterBanditsEffect
    | TargetModEffect
    | HitsEffect
    | HitsAllEffect
    | BombersAllEffect
    | SarModEffect
    | StressEachMissionEffect
    | ReconExtraEffect
    | SoEffect
    | VpEffect
    | TrackEffect
    | TankerFreeEffect
    | FreeSpecialEffect
    | RescueEffect
    | DiscardImprovementEffect
    | EndCampaignEffect
    | BeginInPlayEffect
    | RestrictWeaponEffect
    | ChooseEffect
    | ForEachEffect
    | RollEachEffect
    | IfEffect
    | ByHandEffect
)
