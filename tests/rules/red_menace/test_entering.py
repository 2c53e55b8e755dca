"""Bombers enter a hex: what waits on the stack then (RM-9.2.4b, RM-10.6.2a)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Step
from desktop.rules.red_menace.actions_blue import Move
from desktop.rules.red_menace.batteries import EnterHex
from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.flights import Reveal
from tests.rules.red_menace.positions import KIT, fly, inbound, war


def entering(hex_id: str, *formations: str) -> list[Step]:
    """Return what is on the stack when a bomber enters a hex with formations nobody has seen."""
    s = war(phase=9)
    for key in formations:
        inbound(s, key, hex_id, "J")
    numbers = tuple(fly(s, "b52", KIT.next_to[hex_id][0]))
    BlueMoves().carry_out(s, KIT, None, lambda event: None)
    s.steps.clear()
    BlueMoves(begun=True).carry_out(s, KIT, Move(numbers, hex_id), lambda event: None)
    return list(s.steps)


@pytest.mark.rule("RM-10.6.2a")
def test_an_sa2_is_looked_for_only_where_one_can_appear() -> None:
    washington, site = KIT.cities["J"].hex, KIT.ad_hexes[1]
    assert entering(washington) == [BlueMoves(begun=True)]
    assert entering(site) == [BlueMoves(begun=True), EnterHex(site)]


@pytest.mark.rule("RM-9.2.4b")
def test_formations_are_revealed_in_their_order_before_an_sa2_is_looked_for() -> None:
    washington = KIT.cities["J"].hex
    seen = [Reveal(key, "RM-9.2.4b") for key in ("B", "A")]
    assert entering(washington, "B", "A") == [BlueMoves(begun=True), EnterHex(washington), *seen]
