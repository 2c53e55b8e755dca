"""The deployment as it is put together: bombers onto bases, to other bases, and back (RM-6.12)."""

from __future__ import annotations

from functools import cached_property

from desktop.rules.core import Action, Choice, Decision, Refused, T, Target
from desktop.rules.red_menace import basing, theatre
from desktop.rules.red_menace.actions_setup import (
    DefaultDeployment,
    FinishDeployment,
    LiftBomber,
    PlaceBomber,
)
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.components_map import GREENLAND
from desktop.rules.red_menace.setup import BASE_ORDER
from desktop.rules.red_menace.state import View
from desktop.table.look import Mark
from desktop.table.red_menace.marks import GOLD, choice_marks
from desktop.table.red_menace.places import BASE, CITY, has_base
from desktop.table.red_menace.war_draft import ASIDE, WarDraft, bomber_targets, number_of

LIFT = "button:lift"
BUTTONS: tuple[Action, ...] = (DefaultDeployment(), FinishDeployment())
FIRST = T("red_menace.table", "Choose a bomber first, then its base")
NO_BASE = T("red_menace.table", "A bomber stands at a base")


class DeployDraft(WarDraft):
    """Which type is placed next, or which bomber that stands already is in hand."""

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        super().__init__(kit, choice, view)
        self.brush = ""
        """The type of which the next one is placed."""
        self.held = -1
        """The bomber on the ground that is in hand."""
        self.asked: tuple[Action, ...] = ()
        """What is to be done now; the panel takes it."""

    @cached_property
    def aside(self) -> dict[str, tuple[int, ...]]:
        """The bombers that have no base yet by type."""
        found: dict[str, tuple[int, ...]] = {}
        for number, bomber in theatre.with_bombers(self.s, "aside"):
            found[bomber.unit] = (*found.get(bomber.unit, ()), number)
        return found

    @cached_property
    def placed(self) -> tuple[int, ...]:
        """The bombers that stand at a base of the player's choice."""
        return tuple(
            number
            for number, bomber in theatre.with_bombers(self.s, "ground")
            if self.kit.units[bomber.unit].faction != "uk"
        )

    @property
    def unit(self) -> str:
        """The type that is in hand; empty for none."""
        return self.brush or (self.s.bombers[self.held].unit if self.held >= 0 else "")

    @property
    def bases(self) -> tuple[str, ...]:
        """The cities where what is in hand may stand."""
        if not self.unit:
            return ()
        at = self.s.bombers[self.held].at if self.held >= 0 else ""
        return tuple(city for city in basing.start_bases(self.s, self.kit, self.unit) if city != at)

    def take(self, unit: str) -> None:
        """Take the bombers of a type in hand."""
        self.brush, self.held = unit if unit in self.aside else "", -1

    def take_next(self) -> None:
        """Go on with the same type, or with the next one of which bombers are left."""
        if not self.brush and self.held < 0:
            self.take(next(iter(self.aside), ""))

    def suggested(self) -> PlaceBomber | None:
        """Return the best base for the next bomber in hand; ``None`` if there is no room."""
        number = self.aside.get(self.brush, (-1,))[0]
        bases = self.bases
        if number < 0 or not bases:
            return None
        return PlaceBomber(number, min(bases, key=BASE_ORDER.index))

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def picks(self) -> tuple[Target, ...]:
        """The bomber in hand, or the uppermost of its pile."""
        if self.held >= 0:
            return bomber_targets((self.held,))
        return bomber_targets(self.aside.get(self.brush, ())[:1])

    @property
    def walk(self) -> tuple[Target, ...]:
        """The piles of bombers that have no base."""
        return bomber_targets(there[0] for there in self.aside.values())

    def next_targets(self) -> frozenset[Target]:
        """Return bombers, bases for what is in hand, and buttons."""
        found = {*self.walk, *bomber_targets(self.placed)}
        found |= {kind + city for city in self.bases for kind in (BASE, CITY)}
        found |= {each.picks[0] for each in BUTTONS if each in self.choice.actions}
        if self.held >= 0:
            found |= {ASIDE, LIFT}
        return frozenset(found)

    def back(self) -> bool:
        """Take nothing in hand any more."""
        had = bool(self.unit)
        self.brush, self.held = "", -1
        return had

    def marks(self) -> tuple[Mark, ...]:
        """Light the piles, what is in hand, and where it may stand."""
        marks = [Mark(target, "source", colour=GOLD) for target in self.walk]
        marks += (Mark(target, "picked") for target in self.picks)
        for city in self.bases:
            marks += choice_marks(CITY + city, chosen=True)
        return tuple(marks)

    def movable(self, target: Target) -> bool:
        """Return whether a bomber lies there that can be placed or taken back."""
        return target in self.walk or number_of(target) in self.placed

    def lift(self, target: Target) -> tuple[str, ...]:
        """Take up a bomber."""
        number = number_of(target)
        if number in self.placed:
            self.brush, self.held = "", number
        else:
            self.take(self.s.bombers[number].unit)
        return (target,)

    def drop(self, source: Target, target: Target) -> None:
        """Put a bomber onto a base, onto another one, or back beside them."""
        number = number_of(source)
        placed = number in self.placed
        if self._aside(target):
            self.asked = (LiftBomber(number),) if placed else ()
        elif not placed or self.s.bombers[number].at not in self.cities_at(target):
            self.asked = self._moves(number, target)

    def pick(self, target: Target) -> Action | None:
        """Take a pick; return what it does, if that is one action."""
        number = number_of(target)
        button = next((each for each in BUTTONS if each.picks[0] == target), None)
        if button is not None:
            if button not in self.choice.actions:
                raise self.why_not(target)
            return button
        if number in self.placed:
            self.brush, self.held = "", -1 if number == self.held else number
        elif number >= 0 and self.s.bombers[number].where == "aside":
            return self._pick_pile(self.s.bombers[number].unit)
        elif self.held >= 0 and (target == LIFT or self._aside(target)):
            return LiftBomber(self.held)
        elif target:
            self._pick_base(target)
        return None

    def _pick_pile(self, unit: str) -> Action | None:
        """Take a type in hand; picked again, the next one goes to the base that is suggested."""
        if self.brush == unit:
            return self.suggested()
        self.take(unit)
        return None

    def _pick_base(self, target: Target) -> None:
        if not self.unit:
            raise Refused("RM-6.12", FIRST)
        number = self.held if self.held >= 0 else self.aside[self.brush][0]
        self.asked = self._moves(number, target)

    def _aside(self, target: Target) -> bool:
        """Return whether a target is the box of bombers without a base, or one of them."""
        number = number_of(target)
        return target == ASIDE or (number >= 0 and self.s.bombers[number].where == "aside")

    def _moves(self, number: int, target: Target) -> tuple[Action, ...]:
        """Return what puts a bomber into a city; raise if that is not possible."""
        bomber = self.s.bombers[number]
        cities = self.cities_at(target) or self._base_of(target)
        reasons = {
            city: basing.why_not_start(self.s, self.kit, bomber.unit, city) for city in cities
        }
        if not reasons:
            raise Refused("RM-6.12", NO_BASE)
        city = next((city for city, reason in reasons.items() if reason is None), "")
        reason = next(iter(reasons.values()))
        if not city and reason is not None:
            raise reason
        placing = PlaceBomber(number, city)
        return (LiftBomber(number), placing) if number in self.placed else (placing,)

    def _base_of(self, target: Target) -> tuple[str, ...]:
        """Return the base of a bomber on the ground that is pointed at."""
        number = number_of(target)
        if number < 0 or self.s.bombers[number].where != "ground":
            return ()
        return (self.s.bombers[number].at,)


def start_cities(draft: DeployDraft) -> tuple[str, ...]:
    """Return the cities where American bombers may begin at all, room or not (RM-9.3.1a)."""
    greenland = theatre.scenario(draft.s, draft.kit).us_greenland_start
    return tuple(
        city.id
        for city in draft.kit.cities.values()
        if has_base(city.id) and (city.us_start_base or (greenland and city.id in GREENLAND))
    )


def is_deployment(decision: Decision | None) -> bool:
    """Return whether a decision is about bases at the start."""
    return isinstance(decision, Choice) and any(each in decision.actions for each in BUTTONS)


def deploy_draft(kit: Kit, choice: Choice, view: View) -> DeployDraft | None:
    """Return the draft of the deployment, if it is asked for."""
    return DeployDraft(kit, choice, view) if is_deployment(choice) else None
