"""A city for something: where bombers land or come back, where the F-106 and support are based.

Every choice here ends with a city; some begin with one of several bombers.
"""

from __future__ import annotations

from functools import cached_property

from desktop.rules.core import Action, Choice, Decision, Target
from desktop.rules.red_menace.actions_blue import Rebase
from desktop.rules.red_menace.actions_cards import BaseSupport, ReturnBomber
from desktop.rules.red_menace.actions_defence import PostF106
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import View
from desktop.table.look import Mark
from desktop.table.red_menace.marks import GOLD, choice_marks
from desktop.table.red_menace.places import BASE, CITY, city_of
from desktop.table.red_menace.war_draft import WarDraft, bomber_targets, number_of

Basing = Rebase | ReturnBomber | PostF106 | BaseSupport


class BasingDraft(WarDraft):
    """The bomber in question, and the cities that are possible for it."""

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        super().__init__(kit, choice, view)
        firsts = (number_of(each.picks[0]) for each in choice.actions)
        self.bombers = tuple(dict.fromkeys(number for number in firsts if number >= 0))
        """The bombers of which one gets a base; none if it is something else."""
        self.held = self.bombers[0] if self.bombers else -1
        self.asked: tuple[Action, ...] = ()
        """What is to be done now; the panel takes it."""

    @property
    def cities(self) -> dict[str, Action]:
        """The possible cities with what choosing them means."""
        return {
            city_of(each.picks[-1]): each
            for each in self.choice.actions
            if self.held < 0 or number_of(each.picks[0]) == self.held
        }

    def take(self, number: int) -> None:
        """Take one of the bombers in hand."""
        if number in self.bombers:
            self.held = number

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def picks(self) -> tuple[Target, ...]:
        """The bomber in hand."""
        return bomber_targets((self.held,)) if self.held >= 0 else ()

    @cached_property
    def _others(self) -> tuple[Target, ...]:
        return bomber_targets(self.bombers) if len(self.bombers) > 1 else ()

    @property
    def walk(self) -> tuple[Target, ...]:
        """The bombers, if there are several, and the cities."""
        return (*self._others, *(CITY + city for city in self.cities))

    def next_targets(self) -> frozenset[Target]:
        """Return the other bombers, and the cities with their bases."""
        cities = (kind + city for city in self.cities for kind in (CITY, BASE))
        return frozenset((*self._others, *cities))

    def marks(self) -> tuple[Mark, ...]:
        """Light the bombers, and the cities."""
        marks = [Mark(target, "source", colour=GOLD) for target in self._others]
        marks += (Mark(target, "picked") for target in self.picks)
        for city in self.cities:
            marks += choice_marks(CITY + city, chosen=True)
        return tuple(marks)

    def movable(self, target: Target) -> bool:
        """Return whether a bomber lies there that gets a base."""
        return number_of(target) in self.bombers

    def lift(self, target: Target) -> tuple[str, ...]:
        """Take up a bomber."""
        self.take(number_of(target))
        return (target,)

    def drop(self, source: Target, target: Target) -> None:
        """Give a bomber the base that it is dropped on."""
        self.take(number_of(source))
        if self.hex_at(target) != self.hex_at(source):
            self.asked = (self._based(target),)

    def pick(self, target: Target) -> Action | None:
        """Take a pick; a city is the answer."""
        if number_of(target) in self.bombers:
            self.take(number_of(target))
            return None
        return self._based(target) if target else None

    def _based(self, target: Target) -> Action:
        """Return the answer that a city, its base or its hex means; raise if it is none."""
        cities, possible = self.cities_at(target), self.cities
        found = next((possible[city] for city in cities if city in possible), None)
        if found is None:
            named = CITY + cities[0] if cities else target
            raise self.why_not(*self.picks, named)
        return found


def is_basing(decision: Decision | None) -> bool:
    """Return whether a decision is about a base."""
    actions = decision.actions if isinstance(decision, Choice) else ()
    return bool(actions) and all(isinstance(each, Basing) for each in actions)


def basing_draft(kit: Kit, choice: Choice, view: View) -> BasingDraft | None:
    """Return the draft of a base, if one is asked for."""
    return BasingDraft(kit, choice, view) if is_basing(choice) else None
