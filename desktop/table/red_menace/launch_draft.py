"""Take-offs as they are put together: bombers of any bases, up to the limit (RM-9.3.2a)."""

from __future__ import annotations

from desktop.rules.core import Action, Choice, Decision, Refused, T, Target
from desktop.rules.red_menace import launch, theatre
from desktop.rules.red_menace.actions_blue import EndLaunches, Launch
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import View
from desktop.table.look import Mark
from desktop.table.red_menace.base_facts import coming_to
from desktop.table.red_menace.layout import PREFIX
from desktop.table.red_menace.marks import GOLD, RED, choice_marks
from desktop.table.red_menace.places import BASE, CITY
from desktop.table.red_menace.war_draft import WarDraft, bomber_targets, number_of

LAUNCH, DONE = "button:launch", EndLaunches().picks[0]
RULE = "RM-9.3.2a"
MOST = T("red_menace.table", "{left} bombers may take off, and so many are chosen")
MOST_ONE = T("red_menace.table", "1 bomber may take off, and one is chosen")


class LaunchDraft(WarDraft):
    """Which bombers are chosen; the panel has them take off."""

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        super().__init__(kit, choice, view)
        self.bases = bases_by_city(self)
        """The bombers of each base that can take off, as they lie in its box."""
        self.left = launch.launches_left(self.s, kit)
        self.chosen: tuple[int, ...] = ()
        self.base = ""
        """The base whose bombers have digits."""
        self.asked: tuple[Launch, ...] = ()
        """What is to take off now; the panel takes it."""

    @property
    def able(self) -> tuple[int, ...]:
        """All bombers that can take off."""
        return tuple(number for there in self.bases.values() for number in there)

    def choose(self, numbers: tuple[int, ...]) -> None:
        """Choose these bombers, as far as they can take off; raise if they are too many."""
        able = tuple(number for number in self.able if number in numbers)
        if len(able) > self.left:
            words = MOST_ONE if self.left == 1 else MOST
            raise Refused(RULE, words.of(left=self.left))
        self.chosen = able

    def toggle(self, number: int) -> None:
        """Choose a bomber, or no longer."""
        without = tuple(each for each in self.chosen if each != number)
        self.choose(without if number in self.chosen else (*self.chosen, number))
        self.base = self.s.bombers[number].at

    def toggle_base(self, base: str) -> None:
        """Choose as many bombers of a base as may take off, or none of them any more."""
        self.base = base
        there = self.bases[base]
        others = tuple(number for number in self.chosen if number not in there)
        room = self.left - len(others)
        none = bool(room) and not set(there) & set(self.chosen)
        self.choose((*others, *there[:room]) if none else others)

    def launches(self, numbers: tuple[int, ...]) -> tuple[Launch, ...]:
        """Return the take-offs of bombers, one for each base."""
        found = []
        for base, there in self.bases.items():
            those = tuple(sorted(number for number in numbers if number in there))
            if those:
                found.append(Launch(those, base))
        return tuple(found)

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def picks(self) -> tuple[Target, ...]:
        """The bombers that are chosen."""
        return bomber_targets(self.chosen)

    @property
    def whole(self) -> bool:
        """Whether Enter has the chosen ones take off, as the panel says."""
        return bool(self.chosen)

    @property
    def ready(self) -> bool:
        """Whether Enter ends the take-offs, and does not have the chosen ones take off."""
        return not self.chosen

    @property
    def walk(self) -> tuple[Target, ...]:
        """The bombers, base by base."""
        return bomber_targets(self.able)

    @property
    def wheel(self) -> tuple[Target, Target]:
        """The wheel changes nothing."""
        return "", ""

    def next_targets(self) -> frozenset[Target]:
        """Return bombers, bases and their cities, and the buttons."""
        found = {DONE, *bomber_targets(self.able)}
        found |= {kind + base for base in self.bases for kind in (BASE, CITY)}
        if self.chosen:
            found.add(LAUNCH)
        return frozenset(found)

    def back(self) -> bool:
        """Choose no bomber any more."""
        had = bool(self.chosen or self.base)
        self.chosen, self.base = (), ""
        return had

    def marks(self) -> tuple[Mark, ...]:
        """Light bombers, the cities of those that are chosen, and bases where flights arrive."""
        marks = [Mark(target, "source", colour=GOLD) for target in bomber_targets(self.able)]
        marks += (Mark(target, "picked") for target in self.picks)
        for each in self.launches(self.chosen):
            marks += choice_marks(CITY + each.base, chosen=True)
        for base, coming in coming_to(self.s, self.kit).items():
            if base in self.bases:
                turns = f"T{coming[0][1]}"
                marks.append(Mark(CITY + base, "attack", turns, colour=RED))
        return tuple(marks)

    def movable(self, target: Target) -> bool:
        """Return whether a bomber that can take off lies there."""
        return number_of(target) in self.able

    def lift(self, target: Target) -> tuple[str, ...]:
        """Take up a bomber, with the chosen ones of its base."""
        number = number_of(target)
        if number not in self.chosen:
            self.choose((number,))
        self.base = self.s.bombers[number].at
        others = tuple(each for each in self._with(number) if each != number)
        return bomber_targets((number, *others))

    def _with(self, number: int) -> tuple[int, ...]:
        """Return a bomber, and those that are chosen with it in its base."""
        there = self.bases[self.s.bombers[number].at]
        return tuple(each for each in there if each == number or each in self.chosen)

    def gather(self, targets: tuple[Target, ...], *, more: bool) -> None:
        """Choose the bombers among the targets, as many as may take off."""
        before = self.chosen if more else ()
        new = [number for each in targets if (number := number_of(each)) in self.able]
        numbers = dict.fromkeys((*before, *new))
        self.choose(tuple(numbers)[: self.left])

    def drop(self, source: Target, target: Target) -> None:
        """Have bombers take off that are dropped on their city."""
        number = number_of(source)
        base = self.s.bombers[number].at
        numbers = self._with(number) if number in self.chosen else (number,)
        if target == PREFIX + f"dep_{base}" or (target == BASE + base):
            return
        if self.kit.cities[base].hex != self.hex_at(target):
            words = T("red_menace.table", "Bombers take off over their base {city}, and move later")
            raise Refused("RM-9.3.2b", words.of(city=self.kit.city_name(base)))
        self.asked = self.launches(numbers)

    def pick(self, target: Target) -> Action | None:
        """Take a pick; the end of the take-offs is an action of its own."""
        number = number_of(target)
        if target == DONE:
            return EndLaunches()
        if target == LAUNCH and self.chosen:
            self.asked = self.launches(self.chosen)
        elif number in self.able:
            self.toggle(number)
        elif target.startswith(BASE):
            self._pick_base(target.removeprefix(BASE))
        elif self.hex_at(target):
            self._pick_city(target)
        elif target:
            raise self.why_not(target)
        return None

    def _pick_base(self, base: str) -> None:
        if base not in self.bases:
            raise self.why_not(BASE + base)
        self.toggle_base(base)

    def _pick_city(self, target: Target) -> None:
        """Have the chosen bombers of a city take off, or choose those that are there."""
        there = [city for city in self.cities_at(target) if city in self.bases]
        launches = self.launches(self.chosen)
        found = next((each for each in launches if each.base in there), None)
        if found is not None:
            self.asked = (found,)
        elif there:
            self.toggle_base(there[0])
        else:
            raise self.why_not(target)


def bases_by_city(draft: WarDraft) -> dict[str, tuple[int, ...]]:
    """Return the bombers on the ground by city, of those cities that stand."""
    s = draft.s
    order = {unit: rank for rank, unit in enumerate(dict.fromkeys(draft.kit.blue_bombers))}
    found: dict[str, tuple[int, ...]] = {}
    for city in draft.kit.cities:
        there = theatre.grounded_at(s, city)
        if there and theatre.stands(s, city):
            found[city] = tuple(sorted(there, key=lambda n: (order[s.bombers[n].unit], n)))
    return found


def is_launch(decision: Decision | None) -> bool:
    """Return whether a decision is about take-offs."""
    return isinstance(decision, Choice) and EndLaunches() in decision.actions


def launch_draft(kit: Kit, choice: Choice, view: View) -> LaunchDraft | None:
    """Return the draft of the take-offs, if they are asked for."""
    return LaunchDraft(kit, choice, view) if is_launch(choice) else None
