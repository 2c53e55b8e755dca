"""The buttons of the prompt row, and the questions before what cannot be made good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Decision, T, Text
from desktop.rules.red_menace import actions_blue as blue
from desktop.rules.red_menace import actions_defence as defence
from desktop.rules.red_menace import actions_intercept as air
from desktop.rules.red_menace import actions_setup as place
from desktop.rules.red_menace import launch, theatre
from desktop.rules.red_menace.interception import MeetFlight
from desktop.rules.red_menace.interception_sets import at_normal_range
from desktop.table.look import Slot

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Offered = tuple[type[Action], Text, str]
"""An action, what its button says, and its key."""

NO_MORE = T("red_menace.table", "Done with phase")
"""Sends no more interceptors; the panel has the same button."""
LET_PASS = T("red_menace.table", "Let it pass")
"""The same for a single formation, which is met on its way."""

OTHERS: tuple[Offered, ...] = (
    (place.DefaultDeployment, T("red_menace.table", "Default deployment"), "F"),
    (air.EndInterceptions, NO_MORE, "End"),
    (defence.FireNike, T("red_menace.table", "Fire"), "F"),
    (blue.Halt, T("red_menace.table", "Halt fast bombers"), "H"),
    (blue.Pass, T("red_menace.table", "Leave alone"), "P"),
)
PRIMARY: tuple[Offered, ...] = (
    (place.FinishDeployment, T("red_menace.table", "Begin the war"), ""),
    (blue.EndLaunches, T("red_menace.table", "End the take-offs"), "End"),
    (blue.Attack, T("red_menace.table", "Attack"), ""),
    (blue.Hold, T("red_menace.table", "Hold position"), "H"),
)
"""What ends a decision or is the obvious answer to it; Enter presses it."""


def slots(decision: Decision | None, *, passing: bool = False) -> tuple[Slot, ...]:
    """Return the buttons from left to right, the one that Enter presses last.

    ``passing`` is for a formation that is met on its way.
    """
    actions = decision.actions if isinstance(decision, Choice) else ()
    offered: dict[type[Action], Action] = {}
    for action in actions:
        offered.setdefault(type(action), action)
    waits = place.PlaceBomber in offered and place.FinishDeployment not in offered
    if waits:
        # There, to say why not, but not the obvious answer until every bomber has a base.
        offered[place.FinishDeployment] = place.FinishDeployment()
    if any(isinstance(action, blue.Move) for action in actions):
        # Fast bombers can stop only after their first step: the button keeps its place.
        offered.setdefault(blue.Halt, blue.Halt((0,)))
    renamed = {NO_MORE: LET_PASS} if passing else {}
    others = [
        _slot(offered, (kind, renamed.get(label, label), key), primary=False)
        for kind, label, key in OTHERS
        if kind in offered
    ]
    primary = [_slot(offered, one, primary=not waits) for one in PRIMARY if one[0] in offered]
    return (*others, *primary[:1])


def _slot(offered: dict[type[Action], Action], one: Offered, *, primary: bool) -> Slot:
    kind, label, key = one
    return Slot(offered[kind].picks[-1], label, key, primary=primary)


def confirmed(kit: Kit, action: Action, s: State) -> Text | None:
    """Return the question before an end that leaves something undone."""
    match action:
        case air.EndInterceptions():
            return _sky_is_open(kit, s)
        case blue.EndLaunches():
            grounded = sum(1 for _ in theatre.with_bombers(s, "ground"))
            left = min(launch.launches_left(s, kit), grounded)
            if left <= 0:
                return None
            words = T("red_menace.table", "End the take-offs? {count} more could take off.")
            return words.of(count=left)
        case blue.Pass(city=city):
            words = T("red_menace.table", "Leave {city} alone this turn?")
            return words.of(city=kit.city_name(city))
        case _:
            return None


def is_passing(s: State) -> bool:
    """Return whether a formation is met on its way (RM-9.8a)."""
    return bool(s.steps) and isinstance(s.steps[-1], MeetFlight)


def _sky_is_open(kit: Kit, s: State) -> Text | None:
    """Return the question whether formations that could be met are let through.

    Somebody can be sent far out in almost every turn, and misses the next: only those at normal
    range are worth a question. One that is met on its way is the only one asked about: nobody is
    asked twice.
    """
    if is_passing(s):
        return None
    left = at_normal_range(s, kit)
    if not left:
        return None
    words = T("red_menace.table", "No more interceptors? Some could still reach {flights}.")
    return words.of(flights=kit.listed(kit.flight_name(each.key) for each in left))
