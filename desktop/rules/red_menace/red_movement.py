"""Phases 2 to 4: formations take off, move and are detected (RM-7.2 to RM-7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Choice, Refused, T, Target, Tell
from desktop.rules.red_menace import changes_red, routes, theatre
from desktop.rules.red_menace.actions_red import ChoosePath
from desktop.rules.red_menace.batteries import FireAtFlight
from desktop.rules.red_menace.components_map import LONDON
from desktop.rules.red_menace.flights import Reveal, TakeOff
from desktop.rules.red_menace.interception import MeetFlight
from desktop.rules.red_menace.records import CUBA, M50, PLAYER, Flight
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

SEEN_NEARBY = ("A", "B", LONDON)
"""Targets whose attackers are seen from one hex away (RM-9.2.4d)."""


# -------------------------------------------------------------------------------- phase 2


class TakeOffs(WarStep, frozen=True):
    """RM-7.2  The next formations of the pool take off."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if s.pool and not theatre.to_come(s):
            changes_red.ground_pool(s, tell)
        if s.pool:
            s.then(*[TakeOff(key) for key in s.pool[: launches(s, kit)]], ReturnBases())
        else:
            changes_red.return_bases(s, kit)


def launches(s: State, kit: Kit) -> int:
    """Return how many formations take off this turn (RM-6.13, RM-8.14)."""
    scenario = theatre.scenario(s, kit)
    number = scenario.soviet_launch_by_turn.get(str(s.turn), scenario.soviet_launch)
    if s.now.echelon:
        return max(number + 1, scenario.soviet_launch_event14)
    return number


class ReturnBases(WarStep, frozen=True):
    """RM-9.2.1d  The city cards of this turn go back into the deck."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_red.return_bases(s, kit)


# -------------------------------------------------------------------------------- phase 3


class MoveFlights(WarStep, frozen=True):
    """RM-7.3  Every formation moves its full movement, in order."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        farthest = 0
        for flight in s.flights:
            seen = flight.hex in kit.dew_hexes
            moves = movement(s, kit, flight)
            changes_red.set_moves(s, flight, moves, seen=seen)
            farthest = max(farthest, moves)
        if farthest > 1 or s.terms.ask_paths:
            s.then(*[FlyOn(flight.key) for flight in s.flights])
            return
        for flight in s.flights:  # One hex: nobody chooses or fights on the way.
            ways = _ways(s, kit, flight)
            if ways:
                changes_red.step(s, flight, ways[0], tell)


def movement(s: State, kit: Kit, flight: Flight) -> int:
    """Return how far a formation moves this turn (RM-9.2a, RM-9.2.5a, RM-8.12)."""
    if flight.key == CUBA:
        return kit.units["il28"].M
    return (kit.units["m50"].M if flight.key == M50 else 1) + s.now.wind


class FlyOn(WarStep, frozen=True):
    """RM-9.2.3a  A formation goes on towards its target, hex by hex."""

    key: str

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not s.terms.ask_paths:
            return None
        ways = _ways(s, kit, theatre.found(s, self.key))
        if len(ways) < 2:
            return None
        words = T("red_menace", "{flight}: which of the equally good hexes does it enter?")
        return Choice(
            PLAYER,
            "RM-9.2.3d",
            words.of(flight=kit.flight_name(self.key)),
            tuple(ChoosePath(self.key, way) for way in ways),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        if not s.terms.ask_paths:
            return False
        return len(_ways(s, kit, theatre.found(s, self.key))) > 1

    def carry_out(self, s: State, kit: Kit, action: ChoosePath | None, tell: Tell) -> None:
        flight = theatre.found(s, self.key)
        ways = _ways(s, kit, flight)
        if flight is None or not ways:
            return
        changes_red.step(s, flight, ways[0] if action is None else action.hex, tell)
        if flight.moves and flight.hex != kit.cities[flight.target].hex:
            # Formations that move one hex never fight here: their fights have their phases.
            s.then(Detect(self.key), MeetFlight(self.key), FireAtFlight(self.key), FlyOn(self.key))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        return Refused(
            "RM-9.2.3c",
            T("red_menace", "A formation takes a shortest way past the fewest cities and Nikes"),
        )


def _ways(s: State, kit: Kit, flight: Flight | None) -> tuple[str, ...]:
    """Return where a formation may go; nowhere without moves, over its target, or if it is gone."""
    if flight is None or not flight.moves or flight.hex == kit.cities[flight.target].hex:
        return ()
    return next_hexes(s, kit, flight)


def next_hexes(s: State, kit: Kit, flight: Flight) -> tuple[str, ...]:
    """Return the equally good next hexes of a formation, the lowest id first (RM-9.2.3c)."""
    ways = kit.clear_exits(flight.hex, flight.target)
    if len(ways) == 1:  # Nikes would only decide among several.
        return ways
    return kit.best_exits(flight.hex, flight.target, theatre.nike_hexes(s))


def way_to_fly(s: State, kit: Kit, flight: Flight) -> tuple[str, ...]:
    """Return the hexes a formation will enter until it is over its target."""
    return tuple(routes.path(kit, flight.hex, flight.target, theatre.nike_hexes(s)))


# -------------------------------------------------------------------------------- phase 4


class DetectFlights(WarStep, frozen=True):
    """RM-7.4  Formations that were seen where they are or passed draw their bombers."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        s.then(*[Detect(flight.key, True) for flight in s.flights if not flight.revealed])


class Detect(WarStep, frozen=True):
    """RM-9.2.4  One formation is revealed if it is seen."""

    key: str
    whole_way: bool = False
    """Whether the hexes it passed this turn count, too."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        flight = theatre.flight(s, self.key)
        if flight.revealed:
            return
        places = [flight.hex, *flight.passed] if self.whole_way else [flight.hex]
        for hex_id in places:
            rule = seen_in(s, kit, flight, hex_id)
            if rule:
                s.then(Reveal(self.key, rule))
                return


def seen_in(s: State, kit: Kit, flight: Flight, hex_id: str) -> str:
    """Return the rule by which a formation is detected in a hex; empty if it is not."""
    if hex_id in kit.dew_hexes:
        return "RM-9.2.4a"
    if hex_id in kit.blue_city_hexes and (
        LONDON not in kit.hexes[hex_id].cities or theatre.in_play(s, kit, LONDON)
    ):
        return "RM-9.2.4b"
    if theatre.nike_in(s, hex_id) or theatre.bomber_in(s, hex_id):
        return "RM-9.2.4b"
    target = flight.target
    if target in SEEN_NEARBY and kit.distance(hex_id, kit.cities[target].hex) == 1:
        return "RM-9.2.4d"
    return ""
