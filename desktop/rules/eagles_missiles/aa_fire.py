"""AA units fire at Russian squadrons, one shot at a time (EM-IV.B4a, chapter VII)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Refused, Roll, Rolled, Side, T, Target, Tell
from desktop.rules.eagles_missiles import (
    aa_reach,
    changes_aa,
    changes_squadrons,
    contests,
    theatre,
)
from desktop.rules.eagles_missiles import events_polish as told
from desktop.rules.eagles_missiles.actions_polish import CeaseFire, FireAa
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.records import POLISH, RUSSIANS
from desktop.rules.eagles_missiles.steps import WarStep
from desktop.rules.eagles_missiles.windows import Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import AaUnit
    from desktop.rules.eagles_missiles.state import State

CEASE = CeaseFire()
PROMPT = T("eagles_missiles", "Which AA unit fires at whom?")


class AaFire(WarStep, frozen=True):
    """EM-IV.B4a  Poland names a unit and a target and sees the die, until it ceases fire."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        shots = list(possible_shots(s, kit))
        if not shots:
            return None
        return Choice(POLISH, "EM-IV.B4a", PROMPT, (*shots, CEASE))

    def asks(self, s: State, kit: Kit) -> bool:
        reached = aa_reach.reached(s, kit)
        if reached:
            for each in theatre.russian(s, kit):
                if each.where == "board" and theatre.territory_of(s, each) in reached:
                    return True
        return False

    def carry_out(self, s: State, kit: Kit, action: FireAa | CeaseFire | None, tell: Tell) -> None:
        if isinstance(action, FireAa):
            s.then(AaShot(action.unit, action.target), Window("aa_fire"), AaFire())

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        key = picked(picks, "aa")
        if key not in kit.aa:
            return None
        unit = s.unit(key)
        return _why_silent(s, kit, unit) or _why_not_at(s, kit, unit, picked(picks, "squadron"))


class AaShot(WarStep, frozen=True):
    """EM-VII.5  The die of an AA unit: a hit drives the squadron back to its pool."""

    unit: str
    target: str

    def decision(self, s: State, kit: Kit) -> Chance:
        unit = s.unit(self.unit)
        words = T("eagles_missiles", "{unit} in {place} fires at {target}")
        prompt = words.of(
            unit=kit.aa_name(self.unit),
            place=kit.territory_name(unit.at),
            target=kit.squadron_name(self.target),
        )
        base = kit.aa[self.unit].hit_on
        help_given = base - aa_reach.needs(s, kit, unit)
        modifiers = ((contests.cards_with(kit, "turn_mod_aa"), help_given),) if help_given else ()
        roll = Roll(1, 6, base, modifiers, prompt, harms=RUSSIANS)
        return Chance(
            "aa", "EM-VII.7a" if _is_patriot(kit, unit) else "EM-VII.5", prompt, roll=roll
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        unit, target = s.unit(self.unit), theatre.squadron_of(s, kit, self.target)
        needs, die = aa_reach.needs(s, kit, unit), action.dice[0]
        changes_aa.fire(s, unit)
        rule = "EM-VII.7a" if _is_patriot(kit, unit) else "EM-VII.5"
        tell(told.AaFired(rule, unit.id, target.id, die, needs))
        if die >= needs:
            changes_squadrons.to_pool(s, target, tell, "EM-VII.1")


def possible_shots(s: State, kit: Kit) -> Iterator[FireAa]:
    """Yield every shot that is possible now, by unit."""
    ready = [unit for unit in s.aa if aa_reach.may_fire(unit)]
    if not ready:
        return
    met = [(theatre.territory_of(s, each), each.id) for each in theatre.placed(s)]
    places = _places_met(s, kit)
    for unit in ready:
        if _finds_somebody(kit, unit, places):
            found = tuple([key for place, key in met if aa_reach.covers(kit, unit, place)])
            yield from _shots(unit.id, found)


def _places_met(s: State, kit: Kit) -> set[str]:
    """Return where Russian squadrons are met."""
    army = theatre.russian(s, kit)
    return {theatre.territory_of(s, each) for each in army if each.where == "board"}


def _finds_somebody(kit: Kit, unit: AaUnit, places: set[str]) -> bool:
    """Return whether a unit that may fire covers one of some territories."""
    return unit.at in places or (SEA in places and aa_reach.covers_sea(kit, unit))


@lru_cache(maxsize=4096)
def _shots(unit: str, targets: tuple[str, ...]) -> tuple[FireAa, ...]:
    return tuple(FireAa(unit, target) for target in targets)


def _is_patriot(kit: Kit, unit: AaUnit) -> bool:
    return kit.aa[unit.id].colour == "patriot"


def _why_silent(s: State, kit: Kit, unit: AaUnit) -> Refused | None:
    """Return why a unit cannot fire at anything."""
    name = kit.aa_name(unit.id)
    if not unit.at:
        words = T("eagles_missiles", "The {unit} is not in play")
        if unit.lost:
            words = T("eagles_missiles", "The {unit} is destroyed")
        return Refused("EM-IV.B4a", words.of(unit=name))
    if not aa_reach.may_fire(unit):
        words = T("eagles_missiles", "The {unit} in {place} has fired already")
        return Refused("EM-IV.B4a", words.of(unit=name, place=kit.territory_name(unit.at)))
    if not aa_reach.targets(s, kit, unit):
        words = T("eagles_missiles", "No Russian squadron is in {place}")
        return Refused("EM-VII.2", words.of(place=kit.territory_name(unit.at)))
    return None


def _why_not_at(s: State, kit: Kit, unit: AaUnit, target: str) -> Refused | None:
    """Return why a unit cannot fire at a squadron."""
    if target not in kit.squadrons:
        return None
    squadron = s.squadron(target)
    if theatre.owner(kit, squadron) != "russian":
        words = T("eagles_missiles", "{squadron} is not Russian")
        return Refused("EM-IV.B4a", words.of(squadron=kit.squadron_name(target)))
    if squadron.where != "board":
        words = T("eagles_missiles", "{squadron} is not on the board")
        return Refused("EM-VIII.1", words.of(squadron=kit.squadron_name(target)))
    place = theatre.territory_of(s, squadron)
    if aa_reach.covers(kit, unit, place):
        return None
    words = T("eagles_missiles", "{squadron} is over {place}, the {unit} is in {other}")
    return Refused(
        "EM-VII.2",
        words.of(
            squadron=kit.squadron_name(target),
            place=kit.territory_name(place),
            unit=kit.aa_name(unit.id),
            other=kit.territory_name(unit.at),
        ),
    )
