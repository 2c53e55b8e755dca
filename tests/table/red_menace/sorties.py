"""Positions in which interceptors can be sent."""

from __future__ import annotations

from desktop.rules.red_menace.interception import Interceptions, MeetFlight
from desktop.rules.red_menace.records import Box
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, inbound, war


def in_the_air(s: State, unit: str, base: str) -> None:
    """Put an AEW or tanker into the air."""
    for each in s.support:
        if each.unit == unit:
            each.where, each.base = "launched", base


def put(s: State, unit: str, box: Box, city: str = "") -> None:
    """Put all interceptors of a type into a box."""
    for each in s.interceptors:
        if each.unit == unit:
            each.box, each.city = box, city


def over_edmonton(*, radar: bool = False, missile: bool = False, arrow: bool = True) -> State:
    """Return phase 5 of turn 7: C attacks Edmonton, B is over Thule, A, D and F are far away."""
    s = war(2, turn=7, phase=5, ruins="S 9", steps=(Interceptions(),))
    inbound(s, "A", "0608", "H", "tu16 m4 m4")
    inbound(s, "B", KIT.cities["B"].hex, "K", "tu16 tu95")
    inbound(s, "C", KIT.cities["E"].hex, "E", "tu16 tu16 tu16")
    inbound(s, "D", "0406", "L")
    inbound(s, "F", "0507", "G", "tu95")
    if arrow:
        put(s, "arrow", "ready")
    if radar:
        in_the_air(s, "ec121", "K")
    if missile:
        s.kept.append(8)
    return s


def on_the_way() -> State:
    """Return phase 3: the M-50 flies on over Winnipeg and can be met at once (RM-9.8a)."""
    s = war(2, turn=9, phase=3, steps=(MeetFlight("M50"),))
    inbound(s, "M50", KIT.cities["F"].hex, "K", "m50", moves=1)
    return s
