"""Changes of what stands on the ground and at sea: fields, AA units, the fleet, territories."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles import changes_squadrons, theatre
from desktop.rules.eagles_missiles import events_fights as told
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.events_contests import AssaultStopped
from desktop.rules.eagles_missiles.records import AaUnit, Fall

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

How = Literal["conquest", "raid", "missile"]


def ruin(s: State, kit: Kit, field: str, how: How, tell: Tell, rule: str) -> None:
    """Lay an intact city or airfield in ruins; a city scores (EM-XII.1).

    What happens to the squadrons on an airfield is the caller's.
    """
    s.ruins[field] = Fall(field, s.day, how)
    if field in kit.cities:
        s.cities_lost += 1
    tell(told.FieldDestroyed(rule, field, how))


def repair(s: State, field: str, tell: Tell, rule: str) -> None:
    """Make an airfield in ruins intact again (EM-N.10, EM-P.9)."""
    del s.ruins[field]
    tell(told.FieldRepaired(rule, field))


def lose_aa(s: State, unit: AaUnit, tell: Tell, rule: str) -> None:
    """Destroy an AA unit: it counts among the losses (EM-XII.2)."""
    territory, unit.at, unit.lost = unit.at, "", True
    tell(told.AaLost(rule, unit.id, territory))


def move_aa(s: State, unit: AaUnit, territory: str, tell: Tell, rule: str) -> None:
    """Put an AA unit into another territory (EM-V.3, EM-IV.D1)."""
    origin, unit.at = unit.at, territory
    tell(told.AaMoved(rule, unit.id, origin, territory))


def hurt_fleet(s: State, kit: Kit, amount: int, tell: Tell, rule: str) -> None:
    """Weaken the fleet for good (EM-X.3b); at 0 it is gone and a landing fails (EM-X.4)."""
    s.fleet = max(0, s.fleet - amount)
    tell(told.FleetHurt(rule, amount, s.fleet))
    if s.fleet:
        return
    s.fleet_lost_on = s.day
    tell(told.FleetSunk("EM-X.4"))
    for escort in theatre.placed(s, "escort", SEA):
        changes_squadrons.to_pool(s, escort, tell, "EM-X.4")
    for assault in s.assaults:
        if theatre.is_landing(kit, assault) and not assault.stopped:
            assault.stopped = True
            tell(AssaultStopped("EM-X.4", assault.territory))


def conquer(s: State, territory: str, tell: Tell) -> None:
    """Note that a territory has fallen (EM-IV.C2a)."""
    s.conquered[territory] = Fall(territory, s.day, "conquest")
    tell(told.TerritoryConquered("EM-IV.C2a", territory))
