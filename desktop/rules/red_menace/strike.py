"""Phase 12: bombers of the player attack the cities below them (RM-7.12, RM-10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Die, Refused, Rolled, T, Target, Tell
from desktop.rules.red_menace import chances, changes_blue, theatre
from desktop.rules.red_menace import events_blue as told
from desktop.rules.red_menace.actions_blue import Attack, Pass, RollFirst
from desktop.rules.red_menace.cities import Destroy
from desktop.rules.red_menace.components_map import HAVANA, RED_CITIES
from desktop.rules.red_menace.rebase import Landings
from desktop.rules.red_menace.records import BLUE, PLAYER
from desktop.rules.red_menace.steps import WarStep, city_in
from desktop.rules.red_menace.victory import can_attack

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

AEW_PENALTY = -1
"""What the Soviet AEW adds to the die of the first bomber of a turn (RM-11.3.2)."""


class Strikes(WarStep, frozen=True):
    """RM-10.1.2c  The player decides city by city, in any order: attack or not."""

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(targets(s, kit))

    def decision(self, s: State, kit: Kit) -> Choice | None:
        cities = targets(s, kit)
        if not cities:
            return None
        actions: list[Action] = []
        for city in cities:
            actions += (Attack(city), Pass(city))
        prompt = T("red_menace", "Attack the cities below your bombers?")
        return Choice(PLAYER, "RM-10.1.2c", prompt, tuple(actions))

    def carry_out(self, s: State, kit: Kit, action: Attack | Pass | None, tell: Tell) -> None:
        if action is None:
            return
        changes_blue.decide_on(s, action.city)
        if isinstance(action, Pass):
            tell(told.CityAttacked("RM-10.1.2c", action.city, ()))
            s.then(self)
            return
        numbers = attackers(s, kit, action.city)
        units = tuple(s.bombers[number].unit for number in numbers)
        tell(told.CityAttacked("RM-10.1.2c", action.city, units))
        if theatre.soviet_aew(s) and not s.now.first_strike:
            s.then(FirstAttack(action.city, numbers), self)
        else:
            s.then(StrikeDice(action.city, in_roll_order(s, kit, numbers)), self)

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        city = city_in(picks)
        return why_not(s, kit, city) if city else None


def attackers(s: State, kit: Kit, city: str) -> tuple[int, ...]:
    """Return the bombers that attack a city if it is attacked: all there that may (RM-10.1.2a)."""
    return tuple(
        number
        for number in theatre.bombers_in(s, kit.cities[city].hex)
        if can_attack(kit, s.bombers[number].unit, city)
    )


def targets(s: State, kit: Kit) -> tuple[str, ...]:
    """Return the standing cities with bombers above them that nothing was decided about yet."""
    if kit.red_city_hexes.isdisjoint([bomber.at for bomber in s.bombers]):
        return ()
    over = theatre.squadrons(s, kit.red_city_hexes)
    return tuple(
        city
        for city in RED_CITIES
        if kit.cities[city].hex in over
        and city not in s.now.passed
        and theatre.is_target(s, kit, city)
        and attackers(s, kit, city)
    )


def in_roll_order(s: State, kit: Kit, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return bombers with those of equal A together, as their dice lie (RM-10.1.2a)."""
    return tuple(sorted(numbers, key=lambda n: (kit.units[s.bombers[n].unit].A, n)))


def why_not(s: State, kit: Kit, city: str) -> Refused | None:
    """Return why the bombers cannot attack a city now; ``None`` if they can."""
    if city not in RED_CITIES:
        return Refused("RM-9.3.4", T("red_menace", "Your bombers attack Soviet cities and Havana"))
    name = kit.city_name(city)
    if not theatre.stands(s, city):
        words = T("red_menace", "{city} is destroyed already")
        return Refused("RM-10.1.3g", words.of(city=name))
    if not theatre.in_play(s, kit, city):
        words = T("red_menace", "{city} cannot be attacked before event 1")
        return Refused("RM-9.3.5", words.of(city=name))
    there = theatre.bombers_in(s, kit.cities[city].hex)
    if not there:
        words = T("red_menace", "No bomber is over {city}: bombers attack from its hex")
        return Refused("RM-10.1.1a", words.of(city=name))
    if city in s.now.passed:
        words = T("red_menace", "It was decided about {city} this turn")
        return Refused("RM-10.1.2c", words.of(city=name))
    if city == HAVANA and not attackers(s, kit, city):
        words = T("red_menace", "British bombers never attack {city}")
        return Refused("RM-9.3.5", words.of(city=name))
    return None


class FirstAttack(WarStep, frozen=True):
    """RM-11.3.2  Under the Soviet AEW one bomber attacks first, at -1: the player says which."""

    city: str
    numbers: tuple[int, ...]

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if len({s.bombers[number].unit for number in self.numbers}) < 2:
            return None
        words = T("red_menace", "Soviet radar aircraft: which bomber attacks {city} first, at -1?")
        return Choice(
            PLAYER,
            "RM-11.3.2",
            words.of(city=kit.city_name(self.city)),
            tuple(RollFirst(number) for number in self.numbers),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return len({s.bombers[number].unit for number in self.numbers}) > 1

    def carry_out(self, s: State, kit: Kit, action: RollFirst | None, tell: Tell) -> None:
        first = self.numbers[0] if action is None else action.number
        others = tuple(number for number in self.numbers if number != first)
        changes_blue.use_first_strike(s)
        s.then(StrikeDice(self.city, (first,), in_roll_order(s, kit, others), jammed=True))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        words = T("red_menace", "Choose one of the bombers that attack {city}")
        return Refused("RM-11.3.2", words.of(city=kit.city_name(self.city)))


class StrikeDice(WarStep, frozen=True):
    """RM-10.0  One die for each bomber, then what comes of them."""

    city: str
    numbers: tuple[int, ...]
    """Who rolls now."""
    rest: tuple[int, ...] = ()
    """Who rolls after them."""
    jammed: bool = False
    """Whether the Soviet AEW lowers the die (RM-11.3.2)."""
    hits: tuple[int, ...] = ()
    """Who has hit already."""

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "Attack on {city}")
        parts = tuple(self._die(s, kit, number) for number in self.numbers)
        return chances.dice("attack", "RM-10.0", words.of(city=kit.city_name(self.city)), parts)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def _die(self, s: State, kit: Kit, number: int) -> Die:
        unit = s.bombers[number].unit
        aew = ((T("red_menace", "Soviet AEW"), AEW_PENALTY),) if self.jammed else ()
        return chances.hit_die(kit.unit_name(unit), self._needs(kit, unit), aew)

    def _needs(self, kit: Kit, unit: str) -> int:
        """Return the least face that hits, the Soviet AEW being in."""
        return kit.units[unit].A - (AEW_PENALTY if self.jammed else 0)

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        hits = list(self.hits)
        lost: list[int] = []
        for number, face in zip(self.numbers, action.dice, strict=True):
            unit = s.bombers[number].unit
            needs = self._needs(kit, unit)
            tell(told.StrikeRolled("RM-10.0", self.city, unit, face, needs))
            (hits if face >= needs else lost).append(number)
        changes_blue.lose(s, lost, tell, "RM-10.1.4")
        if self.rest:
            s.then(StrikeDice(self.city, self.rest, hits=tuple(hits)))
        elif hits:
            s.then(Destroy(self.city, BLUE, "air"), Landings(tuple(sorted(hits))))
