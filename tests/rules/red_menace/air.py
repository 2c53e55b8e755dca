"""Positions of the player's interceptors for tests."""

from __future__ import annotations

from typing import Any, cast

from desktop.rules.core import Choice, Event, Refused
from desktop.rules.red_menace.actions_intercept import Intercept
from desktop.rules.red_menace.interception import Interceptions
from desktop.rules.red_menace.records import Reach
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, asked, play, war


def alert(ready: str = "", *, f106: str = "", phase: int = 5, **fields: Any) -> State:
    """Return a war in which only these interceptors ("f102 f102 cf100") are Ready.

    ``f106`` is the city of the F-106, which is Ready then; everything else is in the Long box.
    """
    s = war(phase=phase, **fields)
    units = ready.split()
    for each in s.interceptors:
        if each.unit in units:
            units.remove(each.unit)
            each.box = "ready"
        elif each.unit == "f106" and f106:
            each.box, each.city = "ready", f106
        elif each.box == "ready":
            each.box = "long"
    assert not units, f"There are not so many: {units}"
    return s


def phase_5(s: State) -> State:
    """Begin the interception phase."""
    s.then(Interceptions())
    asked(s)
    return s


def send(flight: str, planes: str, nuclear: str = "", aew: str = "") -> Intercept:
    """Return an assignment: "cf100 3 normal, f102 1 long"."""
    sent = []
    for part in planes.split(","):
        unit, count, reach = part.split()
        sent.append((unit, cast(Reach, reach), int(count)))
    return Intercept(flight, tuple(sent), nuclear, aew)


def refusal(s: State, action: Intercept) -> str:
    """Return the rule by which an assignment is refused now; empty if it is legal."""
    choice = asked(s)
    assert isinstance(choice, Choice)
    try:
        s.steps[-1].admit(s, KIT, action)
    except Refused as refused:
        assert action not in choice.actions
        return refused.rule
    return ""


def fight(s: State, action: Intercept, *answers: int | tuple[int, ...]) -> list[Event]:
    """Carry out an assignment that must be legal, with its dice."""
    assert refusal(s, action) == ""
    return play(s, action, *answers)


def boxes(s: State, unit: str) -> list[str]:
    """Return the boxes of a type, sorted."""
    return sorted(each.box for each in s.interceptors if each.unit == unit and each.box != "out")
