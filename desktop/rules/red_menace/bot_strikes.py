"""The autopilot over the enemy: attacks and the submarine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, T, Text
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_blue import Attack, FirePolaris, Hold, RollFirst, SailTo
from desktop.rules.red_menace.components_map import MOSCOW

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Reasoned = tuple[Action, Text]

STATION = "0605"
"""The Kara Sea: a launch hex without the ASW ship."""


def strike(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Attack: who waits is only shot at once more."""
    action = next(each for each in choice.actions if isinstance(each, Attack))
    return action, T("red_menace", "Who waits is only shot at once more.")


def roll_first(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Let the bomber that is worst anyway take the -1."""
    offered = [each for each in choice.actions if isinstance(each, RollFirst)]
    action = max(offered, key=lambda each: kit.units[s.bombers[each.number].unit].A)
    return action, T("red_menace", "The worst attacker takes the -1.")


def submarine(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Sail to the Kara Sea, then fire every turn."""
    shots = [each for each in choice.actions if isinstance(each, FirePolaris)]
    if shots:
        action = min(shots, key=lambda each: _shot_order(s, kit, each.city))
        return action, T("red_menace", "No bomber will be there soon.")
    moves = [each for each in choice.actions if isinstance(each, SailTo)]
    here = kit.distance(s.sub.hex, STATION)
    nearer = [each for each in moves if kit.distance(each.hex, STATION) < here]
    if nearer:
        return nearer[0], T("red_menace", "To the Kara Sea, away from the ASW ship.")
    hold = next(each for each in choice.actions if isinstance(each, Hold))
    return hold, T("red_menace", "It is where it should be.")


def _shot_order(s: State, kit: Kit, city: str) -> tuple[bool, int]:
    away = [
        kit.distance(bomber.at, kit.cities[city].hex)
        for _, bomber in theatre.with_bombers(s, "flight")
    ]
    return city == MOSCOW, -min(away, default=0)
