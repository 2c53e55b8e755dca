"""How formations take off, get targets and are revealed (RM-9.2.1, RM-9.2.2, RM-9.2.4e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Rolled, T, Tell, Text
from desktop.rules.red_menace import chances, changes_red, theatre
from desktop.rules.red_menace import events_red as told
from desktop.rules.red_menace.actions_chance import DrawnBase, DrawnBomber
from desktop.rules.red_menace.records import CUBA, M50, Flight
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

TERTIARY = 3
AGAIN = T("red_menace", "roll again")


class TakeOff(WarStep, frozen=True):
    """RM-9.2.1a  A formation of the pool, or the M-50, takes off from a drawn base."""

    key: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if not self.asks(s, kit):
            return None
        words = T("red_menace", "{flight}: draw its base.")
        return chances.city_card(s, kit, words.of(flight=kit.flight_name(self.key)))

    def asks(self, s: State, kit: Kit) -> bool:
        return theatre.any_soviet_base(s) and s.city_deck.size > 0

    def carry_out(self, s: State, kit: Kit, action: DrawnBase | None, tell: Tell) -> None:
        if not theatre.any_soviet_base(s):
            return
        if action is None:
            # The cards of this turn lie beside the deck, which has run out (RM-9.2.1d).
            changes_red.return_bases(s, kit)
            s.then(TakeOff(self.key))
        elif changes_red.draw_base(s, kit, action.city, tell):
            begin(s, kit, self.key, action.city, tell)
        else:
            s.then(TakeOff(self.key))


def begin(s: State, kit: Kit, key: str, base: str, tell: Tell) -> None:
    """Put a formation over its base; its target is rolled next (RM-9.2.1b, RM-9.2.1c)."""
    flight = Flight(key, base, [], hex=kit.cities[base].hex)
    if key == M50:
        flight.bombers, flight.revealed = ["m50"], True
    elif key == CUBA:
        flight.bombers, flight.revealed = ["il28"] * kit.units["il28"].count, True
    changes_red.add(s, flight)
    tell(told.FlightTookOff("RM-9.2.1c", key, base))
    if theatre.us_aew(s):
        s.then(FirstTarget(key), Reveal(key, "RM-9.2.1e"))
    else:
        s.then(FirstTarget(key))


class FirstTarget(WarStep, frozen=True):
    """RM-9.2.1b  The die on the city card tells the primary target."""

    key: str

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "{flight}: roll for its target.")
        prompt = words.of(flight=kit.flight_name(self.key))
        cities = kit.city_cards[theatre.flight(s, self.key).base].targets
        # A destroyed one counts: the formation then rolls for its next target (RM-9.2.2a).
        found = tuple(_named(kit, city, theatre.in_play(s, kit, city)) for city in cities)
        return chances.die_by_face("target", "RM-9.2.1b", prompt, found)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        flight = theatre.flight(s, self.key)
        city = kit.city_cards[flight.base].targets[action.dice[0] - 1]
        if not theatre.in_play(s, kit, city):
            tell(told.RolledAgain("RM-6.1a", city))
            s.then(FirstTarget(self.key))
            return
        changes_red.set_target(s, flight, city, 1, tell, "RM-9.2.1b")
        if not theatre.stands(s, city):
            s.then(Retarget(self.key))


class Retarget(WarStep, frozen=True):
    """RM-9.2.2  A formation whose target is destroyed rolls for the next one, or leaves."""

    key: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        flight = theatre.found(s, self.key)
        if flight is None or not next_tier(s, kit, flight):
            return None
        words = T("red_menace", "{flight}: roll for its next target.")
        prompt = words.of(flight=kit.flight_name(self.key))
        cities = column(kit, flight.base, next_tier(s, kit, flight))
        found = tuple(_named(kit, city, theatre.is_target(s, kit, city)) for city in cities)
        return chances.die_by_face("next_target", "RM-9.2.2a", prompt, found)

    def asks(self, s: State, kit: Kit) -> bool:
        flight = theatre.found(s, self.key)
        return flight is not None and next_tier(s, kit, flight) > 0

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        flight = theatre.found(s, self.key)
        if flight is None:
            return
        if action is None:
            changes_red.remove(s, flight, "left", tell, "RM-9.2.2b")
            return
        tier = next_tier(s, kit, flight)
        city = column(kit, flight.base, tier)[action.dice[0] - 1]
        if theatre.is_target(s, kit, city):
            changes_red.set_target(s, flight, city, tier, tell, "RM-9.2.2a")
        else:
            tell(told.RolledAgain("RM-9.2.2d", city))
            s.then(Retarget(self.key))


def _named(kit: Kit, city: str, counts: bool) -> Text:
    """Return what a face of a target die brings."""
    return kit.city_name(city) if counts else AGAIN


def column(kit: Kit, base: str, tier: int) -> tuple[str, ...]:
    """Return the secondary or tertiary targets of a launch base by die (RM-9.2.2c)."""
    row = kit.target_rows[base]
    return row.tertiary if tier == TERTIARY else row.secondary


def next_tier(s: State, kit: Kit, flight: Flight) -> int:
    """Return the next column in which a target is left, or 0 (RM-9.2.2d)."""
    for tier in range(flight.tier + 1, TERTIARY + 1):
        if any(theatre.is_target(s, kit, city) for city in column(kit, flight.base, tier)):
            return tier
    return 0


class Reveal(WarStep, frozen=True):
    """RM-9.2.4e  A formation draws its three bombers, one after the other."""

    key: str
    rule: str = "RM-9.2.4e"
    """Why it is revealed."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        flight = theatre.found(s, self.key)
        if flight is None or not _draws(s, flight):
            return None
        words = T("red_menace", "{flight} is detected: draw bomber {number} of 3.")
        prompt = words.of(flight=kit.flight_name(self.key), number=len(flight.bombers) + 1)
        return chances.bomber(s, kit, self.rule, prompt)

    def asks(self, s: State, kit: Kit) -> bool:
        flight = theatre.found(s, self.key)
        return flight is not None and _draws(s, flight)

    def carry_out(self, s: State, kit: Kit, action: DrawnBomber | None, tell: Tell) -> None:
        flight = theatre.found(s, self.key)
        if flight is None:
            return
        if action is not None:
            changes_red.draw_bomber(s, kit, flight, action.unit)
            s.then(Reveal(self.key, self.rule))
        elif not flight.revealed and flight.bombers:
            changes_red.reveal(s, flight, tell, self.rule)
        elif not flight.bombers:
            changes_red.remove(s, flight, "left", tell, "RM-9.2.4e")


def _draws(s: State, flight: Flight) -> bool:
    """Return whether a formation that is being revealed draws one bomber more."""
    drawn = len(flight.bombers)
    return not flight.revealed and drawn != theatre.CUP_HAND and s.cup.size > 0
