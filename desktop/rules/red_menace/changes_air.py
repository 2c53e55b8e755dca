"""Changes of interceptors of all nations: the only functions that assign to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_air as told
from desktop.rules.red_menace.records import Flight, Interceptor, Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State


def use(s: State, used: Sequence[Interceptor], reach: Reach, tell: Tell, rule: str) -> None:
    """Put interceptors into the Normal or Long box after a fight (RM-9.4c, RM-10.2.1g)."""
    counts: dict[str, int] = {}
    for interceptor in used:
        interceptor.box = reach
        counts[interceptor.unit] = counts.get(interceptor.unit, 0) + 1
    for unit, count in counts.items():
        tell(told.InterceptorUsed(rule, unit, reach, count))


def fail_test(s: State, interceptor: Interceptor) -> None:
    """Note that an interceptor may not try its long range again this turn (RM-10.2.5a)."""
    interceptor.tried = True


def scored(s: State, interceptor: Interceptor) -> None:
    """Note that the enemy lost a bomber in an interceptor's fight of this turn (RM-10.2.7c)."""
    interceptor.fresh = True


def assign(s: State, flight: Flight, american: int) -> None:
    """Note that a formation was met where it is, and by how many that event 19 limits."""
    flight.met += (flight.hex,)
    s.now.assigned[flight.key] = s.now.assigned.get(flight.key, 0) + american


def set_quota(s: State, places: int) -> None:
    """Fix the long places of F-102 and F-89H for this turn (RM-10.2.2g)."""
    s.now.long_quota = places


def use_places(s: State, *, quota: int, canada: int, greenland_long: int) -> None:
    """Use up long places of the turn, over Canada and from Greenland (RM-10.2.2f, g, i)."""
    s.now.long_quota -= quota
    s.now.canada_us += canada
    s.now.greenland_long += greenland_long


def use_greenland(s: State, index: int, count: int) -> None:
    """Use up places over B or C of the turn (RM-10.2.1d)."""
    s.now.greenland[index] += count


def use_aew(s: State) -> None:
    """Use up the extra die of the turn (RM-11.3.1b)."""
    s.now.aew_used = True


def make_ready(s: State, interceptor: Interceptor, tell: Tell, rule: str) -> None:
    """Put an interceptor that was set aside into its Ready box (RM-6.4, RM-8.2)."""
    interceptor.box = "ready"
    tell(told.InterceptorReady(rule, interceptor.unit))


def shift(s: State, tell: Tell) -> list[Interceptor]:
    """Move Normal to Ready and Long to Normal at once; return the new Ready ones (RM-7.14).

    Those that stand in a city of their own while Ready have none now.
    """
    ready: list[Interceptor] = []
    waiting: list[Interceptor] = []
    for each in s.interceptors:
        if each.box == "normal":
            each.box, each.city = "ready", ""
            ready.append(each)
        elif each.box == "long":
            each.box, each.city = "normal", ""
            waiting.append(each)
    if ready or waiting:
        units = [tuple([each.unit for each in group]) for group in (ready, waiting)]
        tell(told.InterceptorsShifted("RM-7.14", *units))
    return ready


def post(s: State, interceptor: Interceptor, city: str, tell: Tell, rule: str) -> None:
    """Put a Ready interceptor that stands on the map into a city (RM-10.2.7b, RM-7.14)."""
    interceptor.city = city
    tell(told.InterceptorPosted(rule, interceptor.unit, city))


def lose(s: State, interceptor: Interceptor, tell: Tell, rule: str) -> None:
    """Take an interceptor out of the game (RM-10.1.3c, RM-10.2.7c)."""
    interceptor.box, interceptor.city = "lost", ""
    tell(told.InterceptorLost(rule, interceptor.unit))
