"""What Russia can take or destroy today, and how likely that is as things stand.

Nobody knows what Poland and Russia will still decide: the chances are those of what lies on the
board, of AA units that can still fire and of squadrons that were sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Target
from desktop.rules.eagles_missiles import aa_odds, missiles, odds, raids, theatre
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.records import FLEET, Assault, Squadron
from desktop.table.eagles_missiles.places import FIELD
from desktop.table.eagles_missiles.status_data import CAPTIONS, step_of

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

LAST_SHOTS = CAPTIONS.index("B4") + 1
"""The step in which AA units fire."""


def falls(s: State, kit: Kit) -> dict[str, float]:
    """Return the chance that each territory under an open assault is conquered today."""
    return {
        each.territory: 1 - stop(s, kit, each)
        for each in s.assaults
        if not each.stopped and each.territory not in s.conquered
    }


def stop(s: State, kit: Kit, assault: Assault) -> float:
    """Return the chance that an assault is stopped by those who were sent so far.

    A landing is stopped by an attack on the fleet (EM-X.2).
    """
    if assault.stopped or (theatre.is_landing(kit, assault) and s.now.fleet_beaten):
        return 1.0
    if theatre.is_landing(kit, assault):
        return odds.fleet(s, kit, theatre.sent_against(s, FLEET)).stop
    return odds.stop_chance_as_sent(s, kit, assault)


def gets_through(s: State, kit: Kit, raid: Squadron) -> float:
    """Return the chance that a raid bombs: AA units miss it, and it wins its duel (EM-VI.4a)."""
    if raid.spent:
        return 0.0
    fire_to_come = s.phase == "A" or (s.phase == "B" and step_of(s) <= LAST_SHOTS)
    missed = 1 - aa_odds.driven_off(s, kit, raid) if fire_to_come else 1.0
    sent = theatre.sent_against(s, raid.id)
    return missed * odds.contest(s, kit, raid.id, sent).loss / CASES if sent else missed


def endangered(s: State, kit: Kit) -> dict[Target, float]:
    """Return the chance that each city, airfield and AA unit is destroyed today, as picks.

    For raids and missiles that is if Russia chooses it as often as it can. AA units withdraw from
    territories that fall, and are not counted there.
    """
    survives: dict[Target, float] = {}
    for territory, chance in falls(s, kit).items():
        for field in (*kit.cities_in[territory], *kit.airfields_in[territory]):
            if theatre.intact(s, field):
                _add(survives, FIELD + field, chance)
    for raid in raids.got_through(s):
        chance = gets_through(s, kit, raid)
        for bomb in raids.targets_of(s, kit, raid):
            _add(survives, bomb.picks[1], chance)
    for missile in s.missiles:
        patriot = bool(aa_odds.patriot_stops(s, kit, missile))
        chance = 1 - aa_odds.hits(s, kit, missile, patriot=patriot)[0]
        for target in missiles.targets(s, kit, missile):
            _add(survives, target, chance)
    return {target: 1 - share for target, share in survives.items() if share < 1}


def _add(survives: dict[Target, float], target: Target, chance: float) -> None:
    survives[target] = survives.get(target, 1.0) * (1 - chance)


def airfields(s: State, kit: Kit) -> dict[str, float]:
    """Return the chance of each airfield that can be used to be destroyed today; 0 is safe."""
    at_risk = endangered(s, kit)
    return {
        key: at_risk.get(FIELD + key, 0.0)
        for key, field in kit.airfields.items()
        if theatre.intact(s, key) and field.territory not in s.conquered
    }
