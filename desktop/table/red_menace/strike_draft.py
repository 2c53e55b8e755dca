"""Attacks as they are decided on, city by city, and the turn of the submarine (RM-10.1.2c)."""

from __future__ import annotations

from desktop.paint.bars import percent
from desktop.rules.core import Action, Choice, Decision, T, Target, Text
from desktop.rules.red_menace import strike
from desktop.rules.red_menace.actions_blue import (
    Attack,
    FirePolaris,
    Hold,
    Pass,
    SailTo,
    bombers_named,
)
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import View
from desktop.rules.red_menace.strike_odds import polaris_odds, squadron_odds
from desktop.table.look import Mark
from desktop.table.red_menace.marks import BLUE, GOLD, RED
from desktop.table.red_menace.places import CITY, SUBMARINE
from desktop.table.red_menace.war_draft import WarDraft, bomber_targets

ATTACK, PASS, HOLD = "button:attack", "button:pass", "button:hold"


class StrikeDraft(WarDraft):
    """The city in question: the first of those below the bombers, until another is picked."""

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        super().__init__(kit, choice, view)
        self.cities = tuple(each.city for each in choice.actions if isinstance(each, Attack))
        self.city = self.cities[0]

    def choose(self, city: str) -> None:
        """Decide about another city first."""
        if city in self.cities:
            self.city = city

    @property
    def prompt(self) -> Text:
        """Who is over the city in question (ui 4)."""
        attackers = strike.attackers(self.s, self.kit, self.city)
        there = strike.in_roll_order(self.s, self.kit, attackers)
        words = T("red_menace.table", "{bombers} over {city}: attack it?")
        city = self.kit.city_name(self.city)
        return words.of(bombers=bombers_named(self.kit, there), city=city)

    @property
    def picks(self) -> tuple[Target, ...]:
        """The city in question."""
        return (CITY + self.city,)

    @property
    def walk(self) -> tuple[Target, ...]:
        """The cities."""
        return tuple(CITY + city for city in self.cities)

    def next_targets(self) -> frozenset[Target]:
        """Return the cities, and the answers."""
        return frozenset((*self.walk, ATTACK, PASS))

    def lift(self, target: Target) -> tuple[str, ...]:
        """Take up nothing: whoever attacks is there."""
        return (target,)

    def marks(self) -> tuple[Mark, ...]:
        """Light the cities with the chance that they fall, and who attacks the one in question."""
        marks: list[Mark] = []
        for city in self.cities:
            falls = f"{percent(squadron_odds(self.s, self.kit, city).falls)} %"
            # The whole hex: bombers lie on the city itself.
            kind, colour = ("attack", RED) if city == self.city else ("target", GOLD)
            hex_id = self.kit.cities[city].hex
            marks.append(Mark(hex_id, kind, falls, colour=colour))  # type: ignore[arg-type]
        attackers = strike.attackers(self.s, self.kit, self.city)
        marks += (Mark(target, "picked") for target in bomber_targets(attackers))
        return tuple(marks)

    def pick(self, target: Target) -> Action | None:
        """Take a pick: another city, or the answer."""
        if target == ATTACK:
            return Attack(self.city)
        if target == PASS:
            return Pass(self.city)
        hex_id = self.hex_at(target)
        there = [city for city in self.cities if hex_id == self.kit.cities[city].hex]
        if not there:
            raise self.why_not(target)
        self.choose(there[0])
        return None


class SubmarineDraft(WarDraft):
    """The submarine sails, fires or holds; it can be dragged to where it sails."""

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        super().__init__(kit, choice, view)
        self.asked: tuple[Action, ...] = ()
        """What is to be done now; the panel takes it."""

    @property
    def waters(self) -> tuple[str, ...]:
        """The hexes it may sail to."""
        return tuple(each.hex for each in self.choice.actions if isinstance(each, SailTo))

    @property
    def cities(self) -> tuple[str, ...]:
        """The cities it may fire at."""
        return tuple(each.city for each in self.choice.actions if isinstance(each, FirePolaris))

    @property
    def walk(self) -> tuple[Target, ...]:
        """The cities, then the hexes."""
        return (*(CITY + city for city in self.cities), *self.waters)

    def next_targets(self) -> frozenset[Target]:
        """Return hexes, cities, and the answer to hold."""
        return frozenset((*self.walk, HOLD))

    def lift(self, target: Target) -> tuple[str, ...]:
        """Take the submarine up."""
        return (target,)

    def marks(self) -> tuple[Mark, ...]:
        """Light the submarine, its waters, and cities with the chance that they fall."""
        marks = [Mark(SUBMARINE, "picked")]
        marks += (Mark(hex_id, "target", colour=BLUE) for hex_id in self.waters)
        for city in self.cities:
            chance, _ = polaris_odds(self.s, self.kit, city)
            marks.append(Mark(CITY + city, "attack", f"{percent(chance)} %", colour=RED))
        return tuple(marks)

    def movable(self, target: Target) -> bool:
        """Return whether the submarine lies there and may sail."""
        return target == SUBMARINE and bool(self.waters)

    def drop(self, source: Target, target: Target) -> None:
        """Sail to where the submarine is dropped, or fire at the city there."""
        if self.hex_at(target) != self.s.sub.hex:
            self.asked = (self._meant(target),)

    def pick(self, target: Target) -> Action | None:
        """Take a pick: every one is the answer."""
        if target == SUBMARINE or not target:
            return None
        return Hold() if target == HOLD else self._meant(target)

    def _meant(self, target: Target) -> Action:
        cities = [city for city in self.cities_at(target) if city in self.cities]
        if cities:
            return FirePolaris(cities[0])
        hex_id = self.hex_at(target)
        if hex_id in self.waters:
            return SailTo(hex_id)
        raise self.why_not(target)


def is_submarine(decision: Decision | None) -> bool:
    """Return whether a decision is that of the submarine."""
    return isinstance(decision, Choice) and Hold() in decision.actions


def strike_draft(kit: Kit, choice: Choice, view: View) -> StrikeDraft | SubmarineDraft | None:
    """Return the draft of the attacks or of the submarine, if they are asked for."""
    if any(isinstance(action, Attack) for action in choice.actions):
        return StrikeDraft(kit, choice, view)
    return SubmarineDraft(kit, choice, view) if is_submarine(choice) else None
