"""The words of attacks: what modifiers are called, and who fires what at whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import T, Text

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

ALTITUDES = (T("hornet_leader", "Low"), T("hornet_leader", "High"))
SPEEDS = (T("hornet_leader", "Slow"), T("hornet_leader", "Fast"))
GUNS = T("hornet_leader", "Guns")
ATA_SKILL = T("hornet_leader", "Air to Air skill")
ATG_SKILL = T("hornet_leader", "Air to Ground skill")
DEFENSE = T("hornet_leader", "defense of {enemy}")
DOGFIGHT = T("hornet_leader", "Dogfight")
HAWKEYE = T("hornet_leader", "Hawkeye")
HIGH_STRESS = T("hornet_leader", "High Stress")
SMALL = T("hornet_leader", "Small")
SOFT = T("hornet_leader", "Soft")
SUPPRESSION = T("hornet_leader", "Suppression")
VEHICLE = T("hornet_leader", "Vehicle")


def die_name(kit: Kit, arm: str, enemy: str) -> Text:
    """Return what a die is rolled for: a weapon counter (or Guns) at an enemy."""
    weapon = kit.weapon_name(arm) if arm in kit.weapons else GUNS
    return T("hornet_leader", "{weapon} at {enemy}").of(weapon=weapon, enemy=kit.enemy_name(enemy))
