"""At what AA units can fire, and what they need on their die (chapter VII)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.records import AaUnit, Squadron

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


def may_fire(unit: AaUnit) -> bool:
    """Return whether a unit on the map has a shot left today (EM-IV.B4a, EM-P.10)."""
    return bool(unit.at) and unit.shots <= unit.extra


def covers(kit: Kit, unit: AaUnit, territory: str) -> bool:
    """Return whether a unit can fire at what is met in a territory (EM-VII.2, EM-VII.8)."""
    if unit.at == territory:
        return bool(territory)
    return territory == SEA and covers_sea(kit, unit)


def covers_sea(kit: Kit, unit: AaUnit) -> bool:
    """Return whether a unit can fire at what is met at sea (EM-VII.8)."""
    landing = kit.lines[theatre.LANDING_LINE].landing_territory
    return unit.at == landing and bool(kit.rules.aa["cpm_covers_fleet"])


def reached(s: State, kit: Kit) -> set[str]:
    """Return the territories that units with a shot left cover (EM-VII.2, EM-VII.8)."""
    places = {unit.at for unit in s.aa if unit.at and unit.shots <= unit.extra}
    landing = kit.lines[theatre.LANDING_LINE].landing_territory
    if landing in places and kit.rules.aa["cpm_covers_fleet"]:
        places.add(SEA)
    return places


def targets(s: State, kit: Kit, unit: AaUnit) -> list[Squadron]:
    """Return the Russian squadrons, of any role, at which a unit can fire (EM-IV.B4a)."""
    return [each for each in theatre.placed(s) if covers(kit, unit, theatre.territory_of(s, each))]


def needs(s: State, kit: Kit, unit: AaUnit) -> int:
    """Return the least face with which a unit hits today (EM-VII.5, EM-VII.7a, EM-N.11)."""
    least: int = kit.rules.aa["minimum_hit_on"]
    return max(least, kit.aa[unit.id].hit_on - s.now.aa_bonus)
