"""Exact chances of AA fire, of missile cards and of squadrons that scramble (chapters VII, XI)."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from desktop.rules.eagles_missiles import aa_reach, missiles, theatre

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import AaUnit, Missile, Squadron
    from desktop.rules.eagles_missiles.state import State

FACES = 6


def of_die(needs: int) -> float:
    """Return the chance that a die shows at least a face."""
    return max(0, min(FACES, FACES + 1 - needs)) / FACES


def shot(s: State, kit: Kit, unit: AaUnit) -> float:
    """Return the chance that a shot of a unit drives its target off today (EM-VII.5)."""
    return of_die(aa_reach.needs(s, kit, unit))


def driven_off(s: State, kit: Kit, target: Squadron) -> float:
    """Return the chance that a squadron is driven off if all that can fire at it do (EM-VII.6).

    Only shots of today that are left count, with the Patriot's; cards in hand do not.
    """
    stays = 1.0
    place = theatre.territory_of(s, target)
    for unit in s.aa:
        if aa_reach.may_fire(unit) and aa_reach.covers(kit, unit, place):
            stays *= (1 - shot(s, kit, unit)) ** (1 + unit.extra - unit.shots)
    return 1 - stays


def patriot_stops(s: State, kit: Kit, missile: Missile) -> float:
    """Return the chance that a Patriot there stops a missile card; 0 if none can (EM-VII.7b)."""
    for unit in theatre.aa_in(s, missile.territory):
        needs = kit.aa[unit.id].stops_missiles_on
        if needs and not unit.shots and not unit.held:
            return of_die(needs)
    return 0.0


def hits(s: State, kit: Kit, missile: Missile, *, patriot: bool = False) -> tuple[float, ...]:
    """Return the chances that a missile card destroys 0, 1, ... targets (EM-XI.2).

    Hits without a target are lost. ``patriot`` is whether a Patriot there fires at it first.
    """
    card = kit.russian_cards[missile.card]
    most = min(card.dice, len(missiles.targets(s, kit, missile)))
    through = 1 - patriot_stops(s, kit, missile) if patriot else 1.0
    by_hits = _binomial(card.dice, card.hit_on)
    chances = [chance * through for chance in by_hits[:most]]
    chances.append(sum(by_hits[most:]) * through)
    chances[0] += 1 - through
    return tuple(chances)


def scramble(kit: Kit) -> float:
    """Return the chance that a squadron gets away from an airfield that is hit (EM-XI.4)."""
    return of_die(kit.rules.missile["scramble_on"])


@lru_cache(maxsize=64)
def _binomial(dice: int, needs: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, ... successes with so many dice."""
    good = max(0, min(FACES, FACES + 1 - needs))
    bad = FACES - good
    return tuple(
        comb(dice, count) * good**count * bad ** (dice - count) / FACES**dice
        for count in range(dice + 1)
    )
