"""The bombers' moves as they are put together: squadrons, parts of them, ways and goals (RM-9.3.3).

The draft only takes what is pointed at; the panel has them fly, hex by hex.
"""

from __future__ import annotations

from functools import cached_property

from desktop.rules.core import Action, Choice, Decision, Refused, T, Target
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_blue import Halt, Move
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import View
from desktop.table.look import Mark
from desktop.table.red_menace.goals import Goals, Leg
from desktop.table.red_menace.marks import BLUE, GOLD, entry_marks, reach_marks
from desktop.table.red_menace.move_ways import Ways, ways_of
from desktop.table.red_menace.places import CITY
from desktop.table.red_menace.war_draft import (
    ALT,
    CONTROL,
    WarDraft,
    bomber_targets,
    held,
    number_of,
)

HALT = "button:halt"
RULE, TOGETHER = "RM-9.3.3a", "RM-9.3.3b"
FIRST = T("red_menace.table", "Choose bombers first, then a hex")


class MoveDraft(WarDraft):
    """Which bombers are chosen, where they are to fly, and what is planned for the others."""

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        super().__init__(kit, choice, view)
        self.selected: tuple[int, ...] = ()
        """Bombers of one hex."""
        self.goals: Goals = {}
        """The standing goals, as the panel knows them."""
        self.naming = False
        """Whether the next city that is picked becomes the goal of those chosen."""
        self.proposal: tuple[Leg, ...] = ()
        """Ways that are shown, to be flown together."""
        self.asked: tuple[Leg, ...] = ()
        """Ways to fly now; the panel takes them."""
        self.aimed: tuple[tuple[int, ...], str] | None = None
        """Bombers and the city that becomes their goal; the panel takes it."""
        self.returning = False
        """Whether the last step is to be taken back; the panel does it."""

    @cached_property
    def squadrons(self) -> dict[str, tuple[int, ...]]:
        """The bombers that are still to move by hex."""
        found: dict[str, tuple[int, ...]] = {}
        for hex_id, numbers in theatre.squadrons(self.s).items():
            able = tuple(number for number in numbers if not self.s.bombers[number].moved)
            if able:
                found[hex_id] = able
        return found

    @property
    def able(self) -> tuple[int, ...]:
        """All bombers that are still to move."""
        return tuple(number for there in self.squadrons.values() for number in there)

    @property
    def here(self) -> str:
        """The hex of the chosen bombers; empty if there are none."""
        return self.s.bombers[self.selected[0]].at if self.selected else ""

    @property
    def can_halt(self) -> bool:
        """Whether all chosen bombers have begun their move and can end it where they are."""
        chosen = [self.s.bombers[number] for number in self.selected]
        return bool(chosen) and all(bomber.at != bomber.start for bomber in chosen)

    def select(self, numbers: tuple[int, ...]) -> None:
        """Choose bombers, as far as they are still to move; those of the hex of the first."""
        able = [number for number in self.able if number in numbers]
        here = next((self.s.bombers[number].at for number in numbers if number in able), "")
        self.selected = tuple(number for number in able if self.s.bombers[number].at == here)
        self.naming = self.naming and bool(self.selected)

    def select_next(self) -> None:
        """Choose the squadron that comes after the chosen one."""
        hexes = tuple(self.squadrons)
        place = hexes.index(self.here) + 1 if self.here in hexes else 0
        self.select(self.squadrons[hexes[place % len(hexes)]] if hexes else ())

    @property
    def ways(self) -> Ways:
        """The hexes that the chosen bombers can reach together, with the best way to each."""
        return ways_of(self.s, self.kit, self.selected) if self.selected else {}

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def picks(self) -> tuple[Target, ...]:
        """The bombers that are chosen."""
        return bomber_targets(self.selected)

    @property
    def whole(self) -> bool:
        """Whether Enter has the plan flown that is shown, as the panel says."""
        return bool(self.proposal)

    @property
    def walk(self) -> tuple[Target, ...]:
        """The first bomber of each squadron."""
        return bomber_targets(there[0] for there in self.squadrons.values())

    @property
    def wheel(self) -> tuple[Target, Target]:
        """The wheel changes nothing."""
        return "", ""

    def next_targets(self) -> frozenset[Target]:
        """Return bombers, hexes for the chosen ones, and cities while a goal is named."""
        found = {*bomber_targets(self.able), *self.ways}
        if self.naming:
            found |= {CITY + city for city in theatre.red_targets(self.s, self.kit)}
        if self.can_halt:
            found.add(HALT)
        return frozenset(found)

    def back(self) -> bool:
        """Take back the plan that is shown, the goal that is named, the choice or the last step."""
        if self.proposal:
            self.proposal = ()
        elif self.naming:
            self.naming = False
        elif self.selected and not self.can_halt:
            self.selected = ()
        else:
            flying = theatre.with_bombers(self.s, "flight")
            self.returning = any(bomber.at != bomber.start for _, bomber in flying)
            return self.returning
        return True

    def marks(self) -> tuple[Mark, ...]:
        """Light squadrons, the ways of the chosen one with their dice, goals and plans."""
        marks = [
            Mark(target, "source", colour=GOLD)
            for target in bomber_targets(self._uppermost())
            if target not in self.picks
        ]
        marks += (Mark(target, "picked") for target in self.picks)
        if self.proposal:
            return (*marks, *self._planned())
        marks += self._goal_marks()
        if self.naming:
            targets = theatre.red_targets(self.s, self.kit)
            return (*marks, *(Mark(CITY + city, "target", colour=BLUE) for city in targets))
        if self.selected:
            marks += reach_marks(self.kit, self.s, self.ways, self.selected)
        return tuple(marks)

    def _uppermost(self) -> tuple[int, ...]:
        """Return the last bomber of each type and hex, which lies on the others."""
        found: dict[tuple[str, str, int], int] = {}
        for number in self.able:
            bomber = self.s.bombers[number]
            found[bomber.at, bomber.unit, bomber.moves] = number
        return tuple(found.values())

    def _goal_marks(self) -> list[Mark]:
        """Return a line from the chosen bombers to each of their goals."""
        goals = {self.goals[number] for number in self.selected if number in self.goals}
        return [Mark(self.here, "support", to=CITY + city, colour=BLUE) for city in sorted(goals)]

    def _planned(self) -> list[Mark]:
        """Return the ways that are proposed, with the dice that they bring."""
        marks = []
        for leg in self.proposal:
            here = self.s.bombers[leg.numbers[0]].at
            for to in leg.path:
                marks.append(Mark(here, "route", str(len(leg.numbers)), to=to, colour=BLUE))
                marks += entry_marks(self.kit, self.s, to)
                here = to
        return list(dict.fromkeys(marks))

    def movable(self, target: Target) -> bool:
        """Return whether a bomber that is still to move lies there."""
        return number_of(target) in self.able

    def lift(self, target: Target) -> tuple[str, ...]:
        """Take up a bomber with the chosen ones, or else its squadron; with Alt it alone."""
        number = number_of(target)
        if held(ALT):
            self.select((number,))
        elif number not in self.selected:
            self.select(self.squadrons[self.s.bombers[number].at])
        self.proposal = ()
        return bomber_targets((number, *(each for each in self.selected if each != number)))

    def gather(self, targets: tuple[Target, ...], *, more: bool) -> None:
        """Choose the bombers among the targets; they have to stand in one hex."""
        new = tuple(number for each in targets if (number := number_of(each)) in self.able)
        numbers = (*self.selected, *new) if more else new
        places = sorted({self.s.bombers[number].at for number in numbers})
        if len(places) > 1:
            words = T("red_menace.table", "Bombers of one hex move together: these are in {places}")
            raise Refused(TOGETHER, words.of(places=", ".join(places)))
        self.select(numbers)

    def drop(self, source: Target, target: Target) -> None:
        """Have bombers fly to where they are dropped; with Ctrl it becomes their goal."""
        number = number_of(source)
        if number not in self.selected:
            self.select(self.squadrons[self.s.bombers[number].at])
        if held(CONTROL):
            self._name_goal(target)
        elif self.hex_at(target) != self.here:
            self._fly(target)

    def pick(self, target: Target) -> Action | None:
        """Take a pick; a halt is an action of its own."""
        number = number_of(target)
        if target == HALT:
            return self._halt()
        if number in self.able:
            self._pick_bomber(number)
        elif self.naming and self.cities_at(target):
            self._name_goal(target)
        elif self.hex_at(target):
            self._pick_hex(target)
        elif target:
            raise self.why_not(target)
        return None

    def _pick_bomber(self, number: int) -> None:
        """Choose a squadron; of one that is chosen take this bomber alone, then more or fewer."""
        squadron = self.squadrons[self.s.bombers[number].at]
        self.proposal = ()
        if self.here != self.s.bombers[number].at:
            self.select(squadron)
        elif self.selected == squadron and len(squadron) > 1:
            self.select((number,))
        elif number in self.selected:
            self.select(tuple(each for each in self.selected if each != number))
        else:
            self.select((*self.selected, number))

    def _pick_hex(self, target: Target) -> None:
        hex_id = self.hex_at(target)
        if hex_id == self.here:
            self.select(())
        elif self.selected:
            self._fly(target)
        elif hex_id in self.squadrons:
            self.select(self.squadrons[hex_id])
        else:
            raise Refused(RULE, FIRST)

    def _fly(self, target: Target) -> None:
        to = self.hex_at(target)
        path = self.ways.get(to)
        if path is None:
            raise self.why_not(*self.picks, to or target)
        self.asked = (Leg(self.selected, "", path, halts=False),)

    def _halt(self) -> Action:
        if not self.can_halt:
            raise self.why_not(*self.picks, HALT)
        return Halt(self.selected)

    def _name_goal(self, target: Target) -> None:
        """Make a city the goal of the chosen bombers."""
        city = next(iter(self.cities_at(target)), "")
        if city not in theatre.red_targets(self.s, self.kit):
            words = T("red_menace.table", "A goal is a Soviet city that stands")
            raise Refused("RM-9.3.4", words)
        self.naming = False
        self.aimed = (self.selected, city)


def is_moving(decision: Decision | None) -> bool:
    """Return whether a decision is where bombers fly."""
    return isinstance(decision, Choice) and any(
        isinstance(action, Move | Halt) for action in decision.actions
    )


def move_draft(kit: Kit, choice: Choice, view: View) -> MoveDraft | None:
    """Return the draft of the moves, if they are asked for."""
    return MoveDraft(kit, choice, view) if is_moving(choice) else None
