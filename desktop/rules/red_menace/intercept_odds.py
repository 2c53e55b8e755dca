"""What an interception does, exactly: bombers shot down, and what that means for the target.

Distributions are tuples: the chance that 0, 1, 2... bombers are lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.interception_fight import (
    after_tests,
    in_test,
    lender,
    penalty_points,
    shooters,
)
from desktop.rules.red_menace.red_movement import way_to_fly

if TYPE_CHECKING:
    from desktop.rules.red_menace.actions_intercept import Intercept, Planes
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Flight
    from desktop.rules.red_menace.state import State

Distribution = tuple[float, ...]
FACES = range(1, 7)


class Odds(msgspec.Struct, frozen=True):
    """What an interception does."""

    downed: Distribution
    """By number of bombers lost to interceptors, none to all three."""
    destroyed: float
    """The chance that nothing of the formation is left."""
    target_survives: float
    """The chance that its target survives this turn, as far as this formation is concerned: what
    gets through attacks in phase 7 if it is in range then; SAMs are not counted."""
    blast: float = 0.0
    """The chance that the nuclear missile destroys every formation in the hex."""
    penalty: float = 0.0
    """The points it costs, to be expected (RM-10.2.8c)."""

    @property
    def mean(self) -> float:
        """The bombers lost, to be expected."""
        return sum(number * chance for number, chance in enumerate(self.downed))


class _Fight(msgspec.Struct, frozen=True):
    """One way the tests for the long range may come out: the A of all dice, in firing order."""

    chance: float
    missile: int
    """The A of the nuclear missile; 0 without it."""
    dice: tuple[int, ...]


def of_intercept(s: State, kit: Kit, action: Intercept) -> Odds:
    """Return the odds of a legal assignment; without planes, those of letting the formation pass.

    Raises ``KeyError`` if the formation is not in flight.
    """
    flight = theatre.flight(s, action.flight)
    fights = list(_fights(s, kit, action.planes, action.nuclear, action.aew))
    away = kit.distance(_stop(s, kit, flight), kit.cities[flight.target].hex)
    most = max(len(flight.bombers), theatre.CUP_HAND)
    downed = [0.0] * (most + 1)
    destroyed = survives = blast = 0.0
    for share, bombers in compositions(s, kit, flight):
        defences = tuple(kit.units[unit].D for unit in bombers)
        for fight in fights:
            chance = share * fight.chance
            boom = _hit(fight.missile, defences[0]) if fight.missile and bombers else 0.0
            blast += chance * boom
            lost = list(losses(defences, fight.dice))
            lost = [(1 - boom) * each for each in lost]
            lost[-1] += boom
            destroyed += chance * lost[-1]
            for number, each in enumerate(lost):
                downed[number] += chance * each
                survives += chance * each * spared(kit, bombers[number:], away)
    penalty = blast * _mean_penalty(s, kit, flight.hex) if blast else 0.0
    return Odds(tuple(downed), destroyed, survives, blast, penalty)


def compositions(s: State, kit: Kit, flight: Flight) -> Iterator[tuple[float, tuple[str, ...]]]:
    """Yield the bombers a formation may have, in hit order, with their chances.

    A revealed one has its own; the others draw from the cup what is there (RM-9.2.4e).
    """
    if flight.revealed:
        yield 1.0, tuple(flight.bombers)
        return
    drawn = min(theatre.CUP_HAND - len(flight.bombers), s.cup.size)
    ways = comb(s.cup.size, drawn)
    kinds = [index for index in range(len(kit.cup_kinds)) if s.cup.count(index)]
    for hand in combinations_with_replacement(kinds, drawn):
        share = prod(comb(s.cup.count(kind), hand.count(kind)) for kind in set(hand))
        if share:
            units = [*flight.bombers, *(kit.cup_kinds[kind] for kind in hand)]
            yield share / ways, tuple(theatre.in_hit_order(kit, units))


def _fights(s: State, kit: Kit, planes: Planes, nuclear: str, aew: str) -> Iterator[_Fight]:
    """Yield what comes of the tests for the long range (RM-10.2.5a)."""
    testing = in_test(kit, planes)
    tests = testing[1] if testing else 0
    passes = (7 - kit.rolls.scramble_red_long_range) / len(FACES)
    for passed in range(tests + 1):
        chance = comb(tests, passed) * passes**passed * (1 - passes) ** (tests - passed)
        there, carrier = after_tests(kit, planes, nuclear, passed)
        first = lender(s, kit, there, aew)
        crew = shooters(kit, there, carrier)
        dice = tuple(kit.units[unit].A for unit in ((first, *crew) if first else crew))
        yield _Fight(chance, kit.units[carrier].A if carrier else 0, dice)


@lru_cache(maxsize=4096)
def losses(defences: tuple[int, ...], dice: tuple[int, ...]) -> Distribution:
    """Return the chances of 0 to all bombers lost to dice with these A, in firing order.

    ``defences`` are the D of the bombers in hit order: each die is against the one that would be
    lost next (RM-10.2b).
    """
    state = [1.0] + [0.0] * len(defences)
    for attack in dice:
        for lost in range(len(defences) - 1, -1, -1):
            hit = state[lost] * _hit(attack, defences[lost])
            state[lost + 1] += hit
            state[lost] -= hit
    return tuple(state)


def _hit(attack: int, defence: int) -> float:
    """Return the chance that a die with this A hits a bomber with this D (RM-1.3.3d)."""
    return sum(face + defence >= attack for face in FACES) / len(FACES)


def spared(kit: Kit, bombers: tuple[str, ...], away: int) -> float:
    """Return the chance that a city survives bombers at a distance, all of which roll.

    Only those in range do (RM-10.1.1a, RM-10.1.2a).
    """
    rolling = [kit.units[unit] for unit in bombers if away <= max(kit.units[unit].R)]
    return prod((unit.A - 1) / len(FACES) for unit in rolling)


def _stop(s: State, kit: Kit, flight: Flight) -> str:
    """Return the hex from which a formation will act in phase 7 of this turn."""
    ahead = way_to_fly(s, kit, flight)[: flight.moves] if flight.moves else ()
    return ahead[-1] if ahead else flight.hex


def _mean_penalty(s: State, kit: Kit, hex_id: str) -> float:
    """Return what a hit of the missile costs, to be expected; never more than there is."""
    costs = (min(penalty_points(kit, hex_id, face), s.points[0]) for face in FACES)
    return sum(costs) / len(FACES)
