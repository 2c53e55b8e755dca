"""How a computer player sets up: quadrant, emplacements, deployment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from desktop.rules.daring_eagle.actions import ChooseQuadrant, Deploy, PlaceEmplacement

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.core import Action
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State


AHEAD: Final = 2
"""How many rows before the home zone emplacements are put."""


def quadrant(s: State, among: Sequence[Action], rng: Random) -> Action:
    """Return the quadrant to take.

    Of two players the second sits opposite the first. Of three the one between the two others
    wins most, and only a quadrant beside the first player's can become that.
    """
    taken = [home for home in s.homes if home >= 0]

    def merit(action: Action) -> float:
        assert isinstance(action, ChooseQuadrant)
        distances = [
            min((action.quadrant - home) % 4, (home - action.quadrant) % 4) for home in taken
        ]
        if len(s.sides) == 2:
            return sum(distances)
        return -sum(distances) if len(s.sides) == 3 else 0.0

    best = max(map(merit, among))
    return rng.choice([action for action in among if merit(action) == best])


def emplacement(s: State, kit: Kit, seat: int, among: Sequence[Action], rng: Random) -> Action:
    """Return where to put an emplacement: in the own quadrant, close before the home zone."""
    own = kit.quadrants[s.homes[seat]]

    def merit(action: Action) -> int:
        assert isinstance(action, PlaceEmplacement)
        steps = min(kit.board.distance(action.square, front) for front in own.front)
        return -abs(steps - AHEAD) if action.square in own.squares else -steps - AHEAD

    best = max(map(merit, among))
    return rng.choice([action for action in among if merit(action) == best])


def deployment(s: State, kit: Kit, seat: int, among: Sequence[Action], rng: Random) -> Action:
    """Return an arrangement: one of the templates, or Divisions in front and one in reserve."""
    own = kit.quadrants[s.homes[seat]]
    force = kit.forces[len(s.sides)]
    front = rng.sample(own.front, len(own.front))
    rear = rng.sample(own.rear, len(own.rear))
    divisions = (*front[: force.divisions - 1], rear[0])
    others = (*front[force.divisions - 1 :], *rear[1:])
    return rng.choice([*among, Deploy(divisions, others[: force.brigades])])
