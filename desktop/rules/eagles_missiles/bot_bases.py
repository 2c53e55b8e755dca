"""Computer players on the ground in Poland: AA units, airfields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.rules.core import T
from desktop.rules.eagles_missiles import aa_reach, bot_harm, bot_worth, theatre
from desktop.rules.eagles_missiles import actions_fights as act
from desktop.rules.eagles_missiles.actions_polish import (
    CeaseFire,
    FireAa,
    ScrambleNext,
    ScrambleTo,
    UsePatriot,
)
from desktop.rules.eagles_missiles.actions_setup import PlaceAa
from desktop.rules.eagles_missiles.bot_desk import Desk, Reasoned

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import Squadron
    from desktop.rules.eagles_missiles.state import State

FIRST_POSTS: Final = ("MAZ", "GPM", "LDZ")
"""Where blue AA units begin."""
WORTH_MOVING: Final = 0.25
"""How much better a place must be for an AA unit to go there."""
FIGHTER: Final = {"F16C": 2.0, "MIG29": 1.0, "SU22": 0.0}
"""Who goes abroad, and takes the safe airfields, last."""

MANY_CITIES = T("eagles_missiles", "Many cities lie there, and an assault will come.")
FIRES = T("eagles_missiles", "That squadron would do most harm.")
HOLDS = T("eagles_missiles", "It waits for the missiles.")
STOPS = T("eagles_missiles", "There is nothing else left for it to do today.")
BETTER_POST = T("eagles_missiles", "There is more to protect.")
STAY = T("eagles_missiles", "They stand where they should.")
SAFER = T("eagles_missiles", "It is safer there.")
SAFE = T("eagles_missiles", "All others are safe where they are.")
BEST_FIRST = T("eagles_missiles", "The best one first, while there is room elsewhere.")


def place_aa(desk: Desk) -> Reasoned:
    """Put the blue units where cities are many."""
    taken = {unit.at for unit in desk.s.aa}
    for place in FIRST_POSTS:
        if place not in taken and PlaceAa(place) in desk.choice.actions:
            return PlaceAa(place), MANY_CITIES
    return desk.choice.actions[0], MANY_CITIES


def fire(desk: Desk) -> Reasoned:
    """Fire at what would do most harm; units with little choice first."""
    s, kit = desk.s, desk.kit
    shots = [each for each in desk.choice.actions if isinstance(each, FireAa)]
    shots = [each for each in shots if not _waits(s, kit, each)]
    if not shots:
        return CeaseFire(), HOLDS
    worth = bot_harm.worths(desk, dict.fromkeys(each.target for each in shots))

    def rank(shot: FireAa) -> tuple[float, int]:
        return worth[shot.target], aa_reach.needs(s, kit, s.unit(shot.unit))

    return max(shots, key=rank), FIRES


def _waits(s: State, kit: Kit, shot: FireAa) -> bool:
    """Return whether a Patriot has a missile card to wait for that is worth more."""
    if not kit.aa[shot.unit].stops_missiles_on:
        return False
    place = s.unit(shot.unit).at
    coming = [
        bot_worth.missile(s, kit, each.card, place) / bot_worth.COVERED
        for each in s.missiles
        if each.territory == place
    ]
    return max(coming, default=0.0) > bot_worth.placed(s, kit, s.squadron(shot.target))


def patriot(desk: Desk) -> Reasoned:
    """Fire at missiles whenever it is possible."""
    found = [each for each in desk.choice.actions if isinstance(each, UsePatriot)]
    return next(each for each in found if each.fire), STOPS


def withdraw(desk: Desk) -> Reasoned:
    """Withdraw where the unit is wanted most."""
    ways = [each for each in desk.choice.actions if isinstance(each, act.WithdrawAa)]
    unit = desk.s.unit(ways[0].unit)
    best = max(ways, key=lambda each: bot_worth.aa_post(desk.s, desk.kit, unit, each.territory))
    return best, BETTER_POST


def move_aa(desk: Desk) -> Reasoned:
    """Move the unit that gains most by it, as long as one does."""
    s, kit = desk.s, desk.kit
    here = {unit.id: bot_worth.aa_post(s, kit, unit, unit.at) for unit in s.aa if unit.at}

    def gain(move: act.ShiftAa) -> float:
        return bot_worth.aa_post(s, kit, s.unit(move.unit), move.territory) - here[move.unit]

    moves = [each for each in desk.choice.actions if isinstance(each, act.ShiftAa)]
    best = max([(gain(move), -number) for number, move in enumerate(moves)], default=(0.0, 0))
    if best[0] < WORTH_MOVING:
        return act.EndAaMoves(), STAY
    return moves[-best[1]], BETTER_POST


# -------------------------------------------------------------------------------------- airfields


def land(desk: Desk) -> Reasoned:
    """Bring squadrons out of danger and give those in the air a base, the F-16C last."""
    s, kit = desk.s, desk.kit
    landings = [each for each in desk.choice.actions if isinstance(each, act.LandAt)]
    safe = {key: safety(s, kit, key) for key in dict.fromkeys(each.airfield for each in landings)}
    best: tuple[float, float, act.LandAt] | None = None
    for each in landings:
        squadron = s.squadron(each.squadron)
        gain = safe[each.airfield] - _safety_now(s, kit, squadron)
        foreign = kit.airfields[each.airfield].users != "polish"
        rank = (-FIGHTER[squadron.type], gain - 0.1 * foreign)
        if gain > 0 and (best is None or rank > best[:2]):
            best = (*rank, each)
    if best is None or best[1] <= 0:
        end = act.EndLanding()
        return (end, SAFE) if end in desk.choice.actions else (landings[0], SAFER)
    return best[2], SAFER


def _safety_now(s: State, kit: Kit, squadron: Squadron) -> float:
    return -10.0 if squadron.where == "air" else safety(s, kit, squadron.at)


def safety(s: State, kit: Kit, airfield: str) -> float:
    """Return how safe an airfield is: 0 is best, below -1 it is as good as lost."""
    place = kit.airfields[airfield].territory
    danger = 0.0
    if any(each.territory == place and not each.stopped for each in s.assaults):
        danger += 5.0
    raids = [each for each in theatre.placed(s, "raid", place) if not each.spent]
    cities = sum(city not in s.ruins for city in kit.cities_in[place])
    danger += 2.0 * (len(raids) > cities) + 0.2 * len(raids)
    return -danger


def scramble(desk: Desk) -> Reasoned:
    """Let the best squadron get away first."""
    found = [each for each in desk.choice.actions if isinstance(each, ScrambleNext)]
    best = max(found, key=lambda each: FIGHTER.get(desk.s.squadron(each.squadron).type, 0.0))
    return best, BEST_FIRST


def get_away(desk: Desk) -> Reasoned:
    """Get away to the safest airfield."""
    found = [each for each in desk.choice.actions if isinstance(each, ScrambleTo)]
    return max(found, key=lambda each: safety(desk.s, desk.kit, each.airfield)), SAFER
