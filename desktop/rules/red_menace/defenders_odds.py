"""What interceptors and SA-2s will do to the player's bombers, exactly (P8, P9, RM-10.6.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.red_menace import batteries_red, theatre
from desktop.rules.red_menace import defenders_plan as plan
from desktop.rules.red_menace.chances import hits
from desktop.rules.red_menace.defenders_plan import Meeting, Squadrons
from desktop.rules.red_menace.records import Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Units = tuple[str, ...]
Crew = tuple[tuple[str, Reach], ...]
"""Interceptors with the range at which each fights."""
FACES = range(1, 7)


class Defence(msgspec.Struct, frozen=True):
    """What becomes of the bombers of a hex before they attack."""

    bombers: Units
    """In hit order."""
    crews: dict[Crew, float]
    """Which interceptors come, with the chance of each; empty if none do."""
    sa2: float
    """The chance that an SA-2 of the pool is there to fire."""
    moscow: int
    """How many SA-2s of Moscow fire at every bomber."""
    survivors: dict[Units, float]
    """The bombers that are left, in hit order, with the chance of each outcome."""

    @property
    def lost(self) -> tuple[float, ...]:
        """The chance of 0, 1, 2... lost bombers."""
        shares = [0.0] * (len(self.bombers) + 1)
        for left, share in self.survivors.items():
            shares[len(self.bombers) - len(left)] += share
        return tuple(shares)

    @property
    def mean_lost(self) -> float:
        """The lost bombers to be expected."""
        return sum(number * share for number, share in enumerate(self.lost))


def of_hex(
    s: State,
    kit: Kit,
    hex_id: str,
    squadrons: Squadrons | None = None,
    *,
    entering: bool = False,
) -> Defence:
    """Return what phases 10 and 11 do to the bombers of a hex.

    ``squadrons`` are all bombers by hex as they will be then; as they are now if it is not given.
    With ``entering`` an SA-2 may still appear there. Raises ``KeyError`` for a hex without bombers.
    """
    there = theatre.squadrons(s) if squadrons is None else squadrons
    bombers = _units(s, theatre.victim_order(s, kit, there[hex_id]))
    crews: dict[Crew, float] = {}
    survivors: dict[Units, float] = {}
    for share, crew, left in _intercepted(s, kit, hex_id, there):
        if crew:
            crews[crew] = crews.get(crew, 0.0) + share
        survivors[left] = survivors.get(left, 0.0) + share
    sa2 = _sa2(s, kit, hex_id, there, entering=entering)
    return _under_fire(s, kit, hex_id, Defence(bombers, crews, sa2, 0, survivors))


def of_crossing(
    s: State, kit: Kit, hex_id: str, numbers: Sequence[int], *, entering: bool = True
) -> Defence:
    """Return what bombers that fly on from a hex meet there at once (RM-9.8a).

    With ``entering`` an SA-2 may still appear there before.
    """
    bombers = _units(s, theatre.victim_order(s, kit, numbers))
    meeting = plan.on_the_way(s, kit, hex_id, numbers)
    crews: dict[Crew, float] = {}
    survivors = {bombers: 1.0}
    if meeting is not None:
        crew = _crew(s, meeting)
        crews[crew] = 1.0
        survivors = dict(_fought(kit, crew, bombers))
    if batteries_red.searched(s, kit, hex_id):
        # Bombers that fly on are searched for at once, before those of other hexes (RM-S4.0c).
        sa2 = _found(len(numbers))
    else:
        sa2 = _sa2(s, kit, hex_id, {}, entering=entering)
    return _under_fire(s, kit, hex_id, Defence(bombers, crews, sa2, 0, survivors))


def losses(kit: Kit, crew: Sequence[str], bombers: Sequence[str]) -> tuple[float, ...]:
    """Return the chance that a fight takes the first 0, 1, 2... of bombers in hit order.

    ``crew`` are interceptors in firing order (RM-10.2b).
    """
    attacks = tuple(kit.units[unit].A for unit in crew)
    return _losses(attacks, tuple(kit.units[unit].D for unit in bombers))


@cache
def hit_chance(attack: int, defence: int) -> float:
    """Return the chance that a die hits (RM-1.3.3d)."""
    return sum(hits(face, attack, defence) for face in FACES) / len(FACES)


# ---------------------------------------------------------------------------- interceptors


@cache
def _losses(attacks: tuple[int, ...], defences: tuple[int, ...]) -> tuple[float, ...]:
    shares = [1.0] + [0.0] * len(defences)
    for attack in attacks:
        # From the last, so that a hit is not counted again for the next bomber.
        for lost in reversed(range(len(defences))):
            hit = shares[lost] * hit_chance(attack, defences[lost])
            shares[lost] -= hit
            shares[lost + 1] += hit
    return tuple(shares)


def _intercepted(
    s: State, kit: Kit, hex_id: str, squadrons: Squadrons
) -> Iterator[tuple[float, Crew, Units]]:
    """Yield every outcome of phase 10 for a hex: its chance, who came, who is left."""
    used = 0
    for meeting in plan.at_cities(s, kit, squadrons):
        crew = _crew(s, meeting)
        used += sum(unit == "tu28" for unit, _ in crew)
        if meeting.hex == hex_id:
            for left, share in _fought(kit, crew, _units(s, meeting.bombers)):
                yield share, crew, left
            return
    for share, crew, there in _tried(s, kit, hex_id, squadrons):
        if hex_id not in there:
            yield share, crew, ()
            continue
        patrols = plan.patrols(s, kit, there, used)
        late = next((_crew(s, each) for each in patrols if each.hex == hex_id), ())
        bombers = _units(s, theatre.victim_order(s, kit, there[hex_id]))
        for left, part in _fought(kit, late, bombers):
            yield share * part, crew + late, left


def _tried(
    s: State, kit: Kit, hex_id: str, squadrons: Squadrons
) -> Iterator[tuple[float, Crew, Squadrons]]:
    """Yield what the Su-9's try at long range leaves of all squadrons, wherever it is made."""
    goal = plan.su9_goal(s, kit, squadrons)
    if not goal:
        yield 1.0, (), squadrons
        return
    meeting = plan.su9_meeting(s, kit, goal, squadrons)
    reached = 1 / 2 if s.terms.module_s else hit_chance(kit.rolls.scramble_red_long_range, 0)
    _, hit = losses(kit, ("su9",), _units(s, meeting.bombers[:1]))
    crew = _crew(s, meeting) if goal == hex_id else ()
    yield 1 - reached, (), squadrons
    yield reached * (1 - hit), crew, squadrons
    left = meeting.bombers[1:]
    rest = {each: numbers for each, numbers in squadrons.items() if each != goal}
    yield reached * hit, crew, {**rest, goal: left} if left else rest


def _fought(kit: Kit, crew: Crew, bombers: Units) -> Iterator[tuple[Units, float]]:
    """Yield what a fight leaves of bombers in hit order, with the chance of it."""
    for lost, share in enumerate(losses(kit, [unit for unit, _ in crew], bombers)):
        if share:
            yield bombers[lost:], share


def _crew(s: State, meeting: Meeting) -> Crew:
    units = _interceptors(s, meeting.crew)
    return tuple(zip(units, meeting.reaches, strict=True))


def _interceptors(s: State, numbers: Sequence[int]) -> Units:
    return tuple(s.interceptors[number].unit for number in numbers)


def _units(s: State, numbers: Sequence[int]) -> Units:
    return tuple(s.bombers[number].unit for number in numbers)


# ----------------------------------------------------------------------------------- SA-2s


def _under_fire(s: State, kit: Kit, hex_id: str, defence: Defence) -> Defence:
    """Return what is left when the SAMs of the hex have fired as well (P9)."""
    there = batteries_red.red_sams(s, hex_id)
    moscow = sum(s.sams[number].unit == "sa2_moscow" for number in there)
    survivors: dict[Units, float] = {}
    for bombers, share in defence.survivors.items():
        for once, first in _one_shot(kit, bombers, defence.sa2):
            for left, second in _each_shot(kit, once, moscow):
                survivors[left] = survivors.get(left, 0.0) + share * first * second
    return msgspec.structs.replace(defence, moscow=moscow, survivors=survivors)


def _one_shot(kit: Kit, bombers: Units, there: float) -> Iterator[tuple[Units, float]]:
    hit = 0.0
    if bombers:
        hit = there * hit_chance(kit.units["sa2"].A, kit.units[bombers[0]].D)
    if hit:
        yield bombers[1:], hit
    if hit < 1:
        yield bombers, 1 - hit


def _each_shot(kit: Kit, bombers: Units, sams: int) -> Iterator[tuple[Units, float]]:
    """Yield what is left when so many SA-2s of Moscow fire at every bomber (RM-10.3.1b)."""
    found: dict[Units, float] = {(): 1.0}
    for unit in bombers:
        passes = (1 - hit_chance(kit.units["sa2_moscow"].A, kit.units[unit].D)) ** sams
        longer: dict[Units, float] = {}
        for left, share in found.items():
            for after, part in (((*left, unit), passes), (left, 1 - passes)):
                longer[after] = longer.get(after, 0.0) + share * part
        found = longer
    yield from ((left, share) for left, share in found.items() if share)


def _sa2(s: State, kit: Kit, hex_id: str, squadrons: Squadrons, *, entering: bool) -> float:
    """Return the chance that an SA-2 of the pool is in a hex and has not fired this turn."""
    if any(s.sams[number].unit == "sa2" for number in batteries_red.red_sams(s, hex_id)):
        return 1.0
    if not entering:
        return 0.0
    if batteries_red.searched(s, kit, hex_id):
        return _swept(s, kit, hex_id, squadrons)
    least = batteries_red.appears_on(s, kit, hex_id)
    return hit_chance(least, 0) if least else 0.0


def _swept(s: State, kit: Kit, hex_id: str, squadrons: Squadrons) -> float:
    """Return the chance that module S puts an SA-2 into a hex when all are searched (RM-S4.0c)."""
    waiting = [each for each in squadrons if batteries_red.searched(s, kit, each)]
    waiting.sort(key=lambda each: (-len(squadrons[each]), -kit.hexes[each].ad))
    pool = sum(each.unit == "sa2" and each.where == "pool" for each in s.sams)
    left = min(batteries_red.MOST_PLACED - s.now.placed, pool)
    shares = [0.0] * left + [1.0]
    for each in waiting:
        found = _found(len(squadrons[each]))
        if each == hex_id:
            return (1 - shares[0]) * found
        for number in range(1, left + 1):
            shares[number - 1] += shares[number] * found
            shares[number] *= 1 - found
    return 0.0


def _found(dice: int) -> float:
    return float(1 - (5 / 6) ** dice)
