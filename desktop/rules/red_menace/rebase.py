"""Where bombers land that have attacked (RM-10.1.3i to RM-10.1.3k, RM-S1.0f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Choice, Refused, T, Target, Tell
from desktop.rules.red_menace import basing, changes_blue, theatre
from desktop.rules.red_menace import events_blue as told
from desktop.rules.red_menace.actions_blue import Rebase, numbers_in
from desktop.rules.red_menace.components_map import LONDON
from desktop.rules.red_menace.records import PLAYER
from desktop.rules.red_menace.steps import WarStep, city_in

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


class Landings(WarStep, frozen=True):
    """RM-10.1.3i  The bombers that hit land, one after the other."""

    numbers: tuple[int, ...]

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.numbers:
            return None
        number = self.numbers[0]
        unit = s.bombers[number].unit
        found = bases(s, kit, unit)
        if len(found) < 2:
            return None
        words = T("red_menace", "Where does the {unit} land?")
        return Choice(
            PLAYER,
            "RM-10.1.3i",
            words.of(unit=kit.unit_name(unit)),
            tuple(Rebase(number, city) for city in found),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        if not self.numbers:
            return False
        return len(bases(s, kit, s.bombers[self.numbers[0]].unit)) > 1

    def carry_out(self, s: State, kit: Kit, action: Rebase | None, tell: Tell) -> None:
        if not self.numbers:
            return
        number = self.numbers[0]
        bomber = s.bombers[number]
        british = kit.units[bomber.unit].faction == "uk"
        rule = "RM-10.1.3j" if british else "RM-10.1.3i"
        found = bases(s, kit, bomber.unit) if action is None else (action.city,)
        if found:
            changes_blue.land(s, number, found[0], tell, rule)
        else:
            tell(told.NoBase(rule, bomber.unit, bomber.at))
            changes_blue.lose(s, (number,), tell, rule)
        s.then(Landings(self.numbers[1:]))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        number = self.numbers[0]
        unit = s.bombers[number].unit
        chosen = numbers_in(picks)
        if chosen and chosen != (number,):
            words = T("red_menace", "First the {unit} lands that is asked for")
            return Refused("RM-10.1.3i", words.of(unit=kit.unit_name(unit)))
        city = city_in(picks)
        if city not in kit.cities:
            return Refused("RM-10.1.3i", T("red_menace", "The bomber lands in a city"))
        return why_not(s, kit, unit, city)


def bases(s: State, kit: Kit, unit: str) -> tuple[str, ...]:
    """Return the cities in which a bomber that has attacked may land."""
    return tuple(city for city in kit.cities if why_not(s, kit, unit, city) is None)


def why_not(s: State, kit: Kit, unit: str, city: str) -> Refused | None:
    """Return why a bomber that has attacked may not land in a city; ``None`` if it may."""
    info = kit.cities[city]
    name = kit.city_name(city)
    if kit.units[unit].faction == "uk":
        if not info.uk_base:
            return Refused("RM-10.1.3j", T("red_menace", "V-bombers land in London only"))
    elif not info.us_rebase:
        words = T("red_menace", "American bombers land in American cities, in Greenland or London")
        return Refused("RM-10.1.3i", words)
    if not theatre.in_play(s, kit, city):
        words = T("red_menace", "{city} takes no part in this scenario")
        return Refused("RM-6.1a", words.of(city=name))
    if not theatre.stands(s, city):
        words = T("red_menace", "{city} is destroyed")
        return Refused("RM-10.1.3i", words.of(city=name))
    if city == LONDON and len(theatre.grounded_at(s, city)) >= basing.LONDON_ROOM:
        words = T("red_menace", "{city} is full: it takes {limit} bombers")
        return Refused("RM-10.1.3i", words.of(city=name, limit=basing.LONDON_ROOM))
    return basing.third_type(s, kit, unit, city)
