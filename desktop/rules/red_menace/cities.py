"""The end of a city: its counter, its points, and what falls with it (RM-10.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Rolled, Side, T, Tell
from desktop.rules.red_menace import (
    chances,
    changes_blue,
    changes_red,
    changes_support,
    changes_theatre,
    status,
    theatre,
    victory,
)
from desktop.rules.red_menace.actions_chance import DrawnBomber, DrawnCounter
from desktop.rules.red_menace.components_map import MOSCOW, SOVIET_CITIES, WASHINGTON
from desktop.rules.red_menace.flights import Retarget
from desktop.rules.red_menace.records import Means
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

CAPITALS = {MOSCOW: "nuke_moscow", WASHINGTON: "nuke_dc"}
CAPITAL_POINTS = 10
"""A capital that aircraft destroy is worth this and a die (RM-10.1.3b)."""


class Destroy(WarStep, frozen=True):
    """RM-10.1.3a  A city is destroyed, scored once, and everything there with it."""

    city: str
    by: Side
    means: Means
    attacker: str = ""
    """The formation that did it from overhead: it leaves anyway and needs no other target."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not theatre.stands(s, self.city):
            return
        rule = "RM-10.1.3a" if self.means == "air" else "RM-10.5.2a"
        if self.means == "submarine" and kit.cities[self.city].side == "red":
            rule = "RM-10.5.1a"
        changes_theatre.destroy(s, self.city, self.by, self.means, tell, rule)
        if self.means == "air" and self.city in CAPITALS:
            value: WarStep = CounterValue(self.city, CAPITALS[self.city])
        elif s.nukes.size:
            value = DrawCounter(self.city)
        else:
            value = CounterValue(self.city, "")
        retargets = (
            Retarget(flight.key)
            for flight in s.flights
            if flight.target == self.city and flight.key != self.attacker
        )
        caught = (Caught(self.city),) if _catches(s, self.city) else ()
        _fall(s, kit, self.city, self.means, tell)
        s.then(value, SuddenDeath(), *caught, *retargets)


class DrawCounter(WarStep, frozen=True):
    """RM-10.1.3e  A nuclear counter is drawn."""

    city: str

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "{city} is destroyed: draw a nuclear counter.")
        return chances.counter(s, kit, words.of(city=kit.city_name(self.city)))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: DrawnCounter, tell: Tell) -> None:
        points = kit.markers[action.marker].points
        if points.isdigit():
            _lay(s, kit, self.city, action.marker, int(points), tell)
        else:
            s.then(CounterValue(self.city, action.marker))


class CounterValue(WarStep, frozen=True):
    """RM-1.2a  A die decides what a nuclear counter is worth; it stays so."""

    city: str
    marker: str
    """Empty when the cup is (RM-10.1.3f)."""

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "{city} is destroyed: roll for the points.")
        prompt = words.of(city=kit.city_name(self.city))
        rule = "RM-1.2a" if self.marker == "nuke_d6" else "RM-10.1.3b"
        return chances.die("value", rule if self.marker else "RM-10.1.3f", prompt)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        more = CAPITAL_POINTS if self.marker in CAPITALS.values() else 0
        _lay(s, kit, self.city, self.marker, more + action.dice[0], tell)


def _lay(s: State, kit: Kit, city: str, marker: str, points: int, tell: Tell) -> None:
    changes_theatre.lay_counter(s, kit, city, marker, points)
    changes_theatre.score(s, kit, s.ruins[city].by, points, tell, "RM-10.1.3a")


def _fall(s: State, kit: Kit, city: str, means: Means, tell: Tell) -> None:
    """Remove what goes with a city: bombers on the ground, AEW, tanker, SAMs, interceptors."""
    rule = "RM-10.5.2b" if means == "submarine" else "RM-10.1.3l"
    changes_blue.lose(s, theatre.grounded_at(s, city), tell, rule)
    changes_support.base_fell(s, city, tell)
    status.city_fell(s, kit, city, means, tell)


def _catches(s: State, city: str) -> bool:
    return city in SOVIET_CITIES and (s.terms.caught or s.terms.module_s)


class Caught(WarStep, frozen=True):
    """RM-13.5a  Soviet bombers may be caught on the ground; RM-S2.0 has other numbers."""

    city: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        faces, _ = self._toll(s)
        if not faces or not s.cup.size:
            return None
        words = T("red_menace", "{city}: are bombers caught on the ground?")
        prompt = words.of(city=kit.city_name(self.city))
        return chances.within("caught", self._rule(s), prompt, faces)

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self._toll(s)[0]) and s.cup.size > 0

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is None:
            return
        faces, number = self._toll(s)
        if action.dice[0] in faces:
            s.then(*(CaughtBomber(self._rule(s)) for _ in range(number)))

    def _rule(self, s: State) -> str:
        return "RM-S2.0" if s.terms.module_s else "RM-13.5a"

    def _toll(self, s: State) -> tuple[tuple[int, ...], int]:
        """Return the faces that catch somebody, and how many bombers then."""
        ruin = s.ruins[self.city]
        if ruin.counter == "nuke_moscow":
            value = CAPITAL_POINTS
        elif ruin.counter in ("nuke_d6", ""):
            return ((), 0) if s.terms.module_s else ((6,), 1)
        else:
            value = ruin.points
        if s.terms.module_s:
            return {5: ((1,), 1), 10: ((1, 2), 1)}.get(value, ((), 0))
        if value == CAPITAL_POINTS:
            return (1, 2, 3), 2
        return ((1, 2), 1) if value > 5 else ((1,), 1)


class CaughtBomber(WarStep, frozen=True):
    """RM-13.5a  A bomber is drawn from the cup and leaves the game."""

    rule: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if not s.cup.size:
            return None
        return chances.bomber(
            s, kit, self.rule, T("red_menace", "Draw a bomber that is caught on the ground.")
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return s.cup.size > 0

    def carry_out(self, s: State, kit: Kit, action: DrawnBomber | None, tell: Tell) -> None:
        if action is not None:
            changes_red.take_from_cup(s, kit, action.unit, tell, self.rule)


class SuddenDeath(WarStep, frozen=True):
    """RM-13.4  After a bombing at or beyond a threshold a die may end the game at once."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if not (s.terms.sudden_death and any(s.reached)):
            return None
        prompt = T("red_menace", "Sudden death: an even die ends the game.")
        ends, goes_on = T("red_menace", "the game ends"), T("red_menace", "the game goes on")
        # It is no success: the game may end against the player.
        return chances.die_by_face("sudden", "RM-13.4", prompt, (goes_on, ends) * 3)

    def asks(self, s: State, kit: Kit) -> bool:
        return s.terms.sudden_death and any(s.reached)

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is not None and action.dice[0] % 2 == 0:
            victory.by_points(s, tell, "RM-13.4")
