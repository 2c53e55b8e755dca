"""Every way in which dice can fall, played by the engine: what odds are held to."""

from __future__ import annotations

from collections import defaultdict
from copy import deepcopy
from itertools import product

import msgspec

from desktop.rules import engine
from desktop.rules.core import Rolled
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.defences import chance
from tests.rules.red_menace.positions import GAME, asked


def ends(s: State) -> list[tuple[float, State]]:
    """Return the states in which the steps of a state may end, with the chance of each.

    Only dice may be asked for. States that are alike on the way are followed once.
    """
    open_states, found = {_key(s): (1.0, s)}, []
    while open_states:
        after: dict[bytes, tuple[float, State]] = {}
        for share, state in open_states.values():
            if asked(state) is None:
                found.append((share, state))
                continue
            roll = chance(state).roll
            assert roll is not None
            faces = list(product(range(1, roll.sides + 1), repeat=roll.count))
            for dice in faces:
                twin = deepcopy(state)
                engine.apply(GAME, twin, Rolled(dice))
                key = _key(twin)
                before = after.get(key, (0.0, twin))[0]
                after[key] = (before + share / len(faces), twin)
        open_states = after
    return found


def left_of(told: list[tuple[float, State]], numbers: list[int]) -> dict[tuple[str, ...], float]:
    """Return which of the player's bombers are left in all ends, with the chance of each."""
    found: dict[tuple[str, ...], float] = defaultdict(float)
    for share, state in told:
        left = (state.bombers[number] for number in numbers)
        found[tuple(sorted(each.unit for each in left if each.where == "flight"))] += share
    return dict(found)


def _key(s: State) -> bytes:
    return msgspec.msgpack.encode(s)
