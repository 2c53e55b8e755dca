"""Phase 5: the player's interceptors meet formations (RM-7.5, RM-10.2, procedure P4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, T, Target, Tell
from desktop.rules.red_menace import changes_air, interception_limits, theatre
from desktop.rules.red_menace import events_air as told
from desktop.rules.red_menace import interception_reach as reaches
from desktop.rules.red_menace.actions_intercept import EndInterceptions, Intercept, InterceptAction
from desktop.rules.red_menace.flights import Reveal
from desktop.rules.red_menace.interception_checks import explain, legal
from desktop.rules.red_menace.interception_fight import LongRangeTests, sortie
from desktop.rules.red_menace.interception_sets import all_sets, any_in_reach, in_reach, sets
from desktop.rules.red_menace.records import PLAYER
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


class Interceptions(WarStep, frozen=True):
    """RM-7.5  The long places of the turn are counted, then the player assigns (RM-10.2.2g)."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_air.set_quota(s, interception_limits.quota(s))
        s.then(AssignInterceptors())


class AssignInterceptors(WarStep, frozen=True):
    """RM-10.2.1a  The player sends interceptors against one formation, or against no more."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        found = tuple(all_sets(s, kit))
        if not found:
            return None
        prompt = T("red_menace", "Send interceptors against a formation, or end the interceptions.")
        return Choice(PLAYER, "RM-10.2.1a", prompt, (*found, EndInterceptions()), open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        return any_in_reach(s, kit)

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        _admit(s, kit, action, passing=False)

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        return explain(s, kit, picks)

    def carry_out(self, s: State, kit: Kit, action: InterceptAction | None, tell: Tell) -> None:
        if isinstance(action, Intercept):
            s.then(self)
            _send(s, kit, action, tell)


class MeetFlight(WarStep, frozen=True):
    """RM-9.8a  A formation on the move may be met at once over a city, at normal range."""

    key: str

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.asks(s, kit):
            return None
        flight = theatre.flight(s, self.key)
        words = T("red_menace", "{flight} flies on over {place}: send interceptors now?")
        prompt = words.of(flight=kit.flight_name(self.key), place=kit.hex_name(flight.hex))
        found = sets(s, kit, flight, reaches.ready(s), passing=True)
        return Choice(PLAYER, "RM-9.8a", prompt, (*found, EndInterceptions()), open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        if not theatre.flying(s, self.key):
            return False
        return in_reach(s, kit, theatre.flight(s, self.key), reaches.ready(s), passing=True)

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, Intercept) and action.flight != self.key:
            raise self._others(kit)
        _admit(s, kit, action, passing=True)

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if any(pick.startswith("flight:") and pick != f"flight:{self.key}" for pick in picks):
            return self._others(kit)
        return explain(s, kit, picks, passing=True)

    def carry_out(self, s: State, kit: Kit, action: InterceptAction | None, tell: Tell) -> None:
        if isinstance(action, Intercept):
            _send(s, kit, action, tell)

    def _others(self, kit: Kit) -> Refused:
        words = T("red_menace", "Only {flight} can be met now, while it is on the move")
        return Refused("RM-9.8a", words.of(flight=kit.flight_name(self.key)))


def _admit(s: State, kit: Kit, action: Action, *, passing: bool) -> None:
    if not isinstance(action, Intercept):
        raise Refused("RM-10.2.1a", T("core", "That is not among the possible actions."))
    if refused := legal(s, kit, action, passing=passing):
        raise refused


def _send(s: State, kit: Kit, action: Intercept, tell: Tell) -> None:
    """Assign interceptors; the formation is revealed before the fight (RM-9.2.4i)."""
    flight = theatre.flight(s, action.flight)
    interception_limits.take(s, kit, flight, action.planes)
    units: tuple[str, ...] = ()
    for unit, _, count in action.planes:
        units += (unit,) * count
    tell(told.InterceptorsSent("RM-10.2.1a", flight.key, flight.hex, units, action.nuclear))
    reveal = () if flight.revealed else (Reveal(flight.key, "RM-9.2.4i"),)
    s.then(*reveal, LongRangeTests(sortie(action, flight.hex)))
