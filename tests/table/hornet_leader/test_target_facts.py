"""What counts when a Target is selected, with the rules of the campaign in it."""

from __future__ import annotations

import pytest

from desktop.table.hornet_leader.target_facts import Fact, short_facts, target_facts
from tests.rules.hornet_leader.positions import KIT, campaign

SWEEP, MISSILES = 58, 48
MINUS = "\N{MINUS SIGN}"


def fact(key: str, target: int, *, marine: bool = False, options: tuple[str, ...] = ()) -> Fact:
    s = campaign("libya_1984", marine=marine, options=options)
    return next(each for each in target_facts(s, KIT, target) if each.key == key)


@pytest.mark.rule("HL-9.2b")
@pytest.mark.rule("HL-9.6c")
def test_aircraft_tell_what_a_large_deck_and_one_more_do() -> None:
    assert fact("aircraft", MISSILES).figure == "3"
    options = ("large_deck_marines", "one_more_less")
    found = fact("aircraft", MISSILES, marine=True, options=options)
    assert found.figure == "2 (+1)"
    assert found.help.splitlines() == [
        "on the card: 3",
        f"Large deck Marines: {MINUS}1",
        f"One more may fly, for {MINUS}1 VP",
    ]


@pytest.mark.rule("HL-8.5a")
def test_stress_counts_band_and_card() -> None:
    assert fact("stress", MISSILES).figure == "+1"
    found = fact("stress", SWEEP)
    assert found.figure == "0"
    assert found.help.splitlines() == ["range band: 1", f"Target card: {MINUS}1"]


def test_a_target_without_hits_is_not_said_to_need_any() -> None:
    s = campaign("libya_1984")

    assert short_facts(s, KIT, SWEEP).startswith("Objectives to Destroy")
    assert short_facts(s, KIT, MISSILES).startswith("7 Hits")
