"""The autopilot on the ground: set-up, bases, take-offs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, T, Text
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_blue import EndLaunches, Launch, Rebase
from desktop.rules.red_menace.actions_cards import BaseSupport, ReturnBomber
from desktop.rules.red_menace.actions_setup import (
    DefaultDeployment,
    FinishDeployment,
    PlaceNike,
)

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Reasoned = tuple[Action, Text]

NIKE_HEXES = ("0413", "0613", "0610")
"""Hexes over which most ways to Omaha and Denver lead."""
SUPPORT_BASES = {"ec121": "CBA", "kc135": "CAB"}
"""The bases that are hit least come first."""
COMING_BACK = ("b58", "b52", "vulcan", "victor", "valiant", "b47")
LANDING = "BCAJHDIPKSONLQRMT"
"""Bases in the order in which bombers return to them: the closest to their targets first."""
RESERVE = 2
"""Bombers kept on the ground while formations are still to come (RM-12.2.2)."""
FAR = 14
HEAVY = {"b52": 2, "b58": 3}


def place_nike(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Put the field Nike under the ways to Omaha and Denver."""
    hexes = {each.hex: each for each in choice.actions if isinstance(each, PlaceNike)}
    action = next((hexes[each] for each in NIKE_HEXES if each in hexes), choice.actions[0])
    return action, T("red_menace", "The last step of most ways to Omaha leads over it.")


def deploy(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Fill the bases in the usual order."""
    action = next(
        each
        for kind in (DefaultDeployment, FinishDeployment)
        for each in choice.actions
        if isinstance(each, kind)
    )
    return action, T("red_menace", "The bases nearest to the Pole are filled first.")


def base_support(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Base AEW and tanker where least is attacked."""
    offered = [each for each in choice.actions if isinstance(each, BaseSupport)]
    order = SUPPORT_BASES[offered[0].unit]
    action = min(offered, key=lambda each: order.index(each.city))
    return action, T("red_menace", "That base is attacked least.")


def reinforce(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Take the best of the destroyed bombers back, near to their targets."""
    offered = [each for each in choice.actions if isinstance(each, ReturnBomber)]
    action = min(
        offered,
        key=lambda each: (
            COMING_BACK.index(s.bombers[each.number].unit),
            LANDING.index(each.city),
        ),
    )
    return action, T("red_menace", "The best of those that were lost comes back first.")


def rebase(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Land where the way to the next target is short."""
    offered = [each for each in choice.actions if isinstance(each, Rebase)]
    action = min(offered, key=lambda each: LANDING.index(each.city))
    return action, T("red_menace", "From there the way back is short.")


def launch(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Launch all that may, those in danger and those near to a target first."""
    offered = [each for each in choice.actions if isinstance(each, Launch)]
    end = next(each for each in choice.actions if isinstance(each, EndLaunches))
    grounded = sum(bomber.where == "ground" for bomber in s.bombers)
    if grounded <= RESERVE and (theatre.to_come(s) or len(s.flights) > 1):
        return end, T("red_menace", "Two bombers stay down: without any the war is lost.")
    if not offered or not theatre.red_targets(s, kit):
        return end, T("red_menace", "There is nothing to attack.")
    action = max(offered, key=lambda each: _urgency(s, kit, each))
    return action, T("red_menace", "Its base is in danger, or its target is near.")


def _urgency(s: State, kit: Kit, action: Launch) -> float:
    here = kit.cities[action.base].hex
    near = min(kit.distance(here, kit.cities[city].hex) for city in theatre.red_targets(s, kit))
    unit = s.bombers[action.numbers[0]].unit
    return 2 * threat(s, kit, action.base) + FAR - near + HEAVY.get(unit, 0)


def threat(s: State, kit: Kit, city: str) -> int:
    """Return how near the nearest formation is that flies to a city: 10 less its distance."""
    away = [
        kit.distance(flight.hex, kit.cities[city].hex)
        for flight in s.flights
        if flight.target == city
    ]
    return 10 - min(away, default=10)
