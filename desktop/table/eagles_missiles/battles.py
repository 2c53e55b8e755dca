"""What lies on the plate of a territory today: cards, supports, raids, escorts, and who meets them.

Russia stands at the left, its escorts in front; allied squadrons that were sent there opposite.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.duels import FlyOn
from desktop.rules.eagles_missiles.records import FLEET, Assault, Missile, Squadron
from desktop.rules.eagles_missiles.resolution import Fights

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


class Battle(msgspec.Struct):
    """What lies on a plate."""

    assault: Assault | None = None
    supports: dict[int, Squadron] = {}
    """By the place of their card among those of the assault."""
    missiles: list[Missile] = []
    raids: list[Squadron] = []
    escorts: list[Squadron] = []
    allies: list[Squadron] = []


def battles(kit: Kit, s: State) -> dict[str, Battle]:
    """Return the battles by territory, in the order of the territories."""
    found: dict[str, Battle] = {}
    where: dict[str, str] = {FLEET: SEA}
    """Territories of what allied squadrons can be sent against."""
    for assault in s.assaults:
        where["assault:" + assault.line] = assault.territory
        _at(found, assault.territory).assault = assault
    for missile in s.missiles:
        _at(found, missile.territory).missiles.append(missile)
    for each in s.squadrons:
        if each.where == "board":
            land = where["assault:" + each.at] if each.role == "support" else each.at
            where[each.id] = land
            _add(_at(found, land), each)
    on = s.steps[-1] if s.steps else None
    if isinstance(on, FlyOn):
        # Its target is gone, and it is over the territory still.
        where[s.squadron(on.squadron).target] = on.territory
    for each in s.squadrons:
        if each.target in where:
            _at(found, where[each.target]).allies.append(each)
    return {key: found[key] for key in kit.territories if key in found}


def fought_at(s: State) -> str:
    """Return the territory in which something is decided now; empty if there is none.

    That is a fight, or which one comes next, the bombs of a raid, or a missile.
    """
    on = s.steps[-1] if s.steps else None
    if s.contest is not None:
        return theatre.target_territory(s, s.contest.target)
    if s.bombing is not None:
        return theatre.territory_of(s, s.squadron(s.bombing.squadron))
    if s.launch is not None:
        return s.launch.missile.territory
    return on.territory if isinstance(on, Fights | FlyOn) else ""


def sent_out(found: dict[str, Battle]) -> frozenset[str]:
    """Return the allied squadrons that are in battles, by id."""
    return frozenset(each.id for battle in found.values() for each in battle.allies)


def battle_places(kit: Kit, s: State) -> tuple[str, ...]:
    """Return the territories whose plates are laid out."""
    return tuple(battles(kit, s))


def _at(found: dict[str, Battle], land: str) -> Battle:
    return found.setdefault(land, Battle())


def _add(battle: Battle, squadron: Squadron) -> None:
    match squadron.role:
        case "support":
            battle.supports[squadron.card] = squadron
        case "raid":
            battle.raids.append(squadron)
        case _:
            battle.escorts.append(squadron)
