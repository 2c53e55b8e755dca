"""What a Target needs, how many Aircraft it takes, how many cards are drawn; all by its parts."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.hornet_leader.effects_data import AnyEffect, HitsAllEffect, ReconExtraEffect
from desktop.rules.hornet_leader.records import INFRA, RECON, Standing, Until
from desktop.rules.hornet_leader.standing import improvements
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import (
    Sum,
    aircraft_breakdown,
    draws,
    hits_breakdown,
    hits_needed,
    recon_limit,
)
from tests.rules.hornet_leader.positions import KIT, campaign, mission, set_up


def amounts(found: Sum) -> list[int]:
    """Return the parts, after a look at whether they add up."""
    assert sum(amount for _, amount in found.parts) == found.total
    return [amount for _, amount in found.parts]


def with_reading(track: int, value: int, **fields: Any) -> State:
    """Return a campaign whose Recon or Infra track has this reading."""
    state = campaign(**fields)
    tracks = KIT.campaigns["iraq_1991"].tracks
    values = tracks.recon.values if track == RECON else tracks.infra.values
    state.tracks[track] = values.index(value)
    return state


def lasting(effect: AnyEffect, until: Until, *, active: bool) -> Standing:
    return Standing(effect, until, "event:12:over", active)


# ---------------------------------------------------------------------------------------- Hits


@pytest.mark.rule("HL-1.7h", "HL-1.7j")
def test_ex_009_an_improvement_counts_when_it_is_revealed_and_for_itself() -> None:
    state = with_reading(INFRA, 0)
    assert (hits_needed(state, KIT, 41), hits_needed(state, KIT, 6)) == (9, 5)
    state.drawn = [41]
    assert (hits_needed(state, KIT, 41), hits_needed(state, KIT, 6)) == (10, 6)
    assert amounts(hits_breakdown(state, KIT, 41)) == [9, 1]
    assert hits_breakdown(state, KIT, 41).parts[1][0] == KIT.target_name(41)


@pytest.mark.rule("HL-1.7h")
def test_h41_an_improvement_counts_in_play_and_selected_until_it_is_destroyed() -> None:
    for places in ({"in_play": [41]}, {"primary": 41}, {"primary": 6, "secondary": 41}):
        state = with_reading(INFRA, 0, **places)
        assert improvements(state, KIT) == [41]
        state.destroyed = [41]
        assert hits_needed(state, KIT, 6) == 5


@pytest.mark.rule("HL-1.7k")
def test_a_discarded_improvement_counts_no_more_and_is_not_destroyed() -> None:
    state = with_reading(INFRA, 0, target_discards=[41])
    assert hits_needed(state, KIT, 6) == 5
    assert (improvements(state, KIT), state.destroyed) == ([], [])


@pytest.mark.rule("HL-1.7ab")
def test_ex_010_an_effect_with_a_word_counts_for_every_target_that_has_it() -> None:
    state = campaign("north_korea_2007", in_play=[43, 48])
    fleets = {number for number, card in KIT.targets.items() if "fleet" in card.keywords}
    assert fleets == {
        number for number, card in KIT.targets.items() if "Fleet" in card.title.source
    }
    for number, card in KIT.targets.items():
        more = draws(state, KIT, "sites", number)[1] - card.sites[1]
        assert more == (number in fleets)


@pytest.mark.rule("HL-2.5d")
def test_infra_never_brings_the_hits_below_1() -> None:
    values = KIT.campaigns["iraq_1991"].tracks.infra.values
    state = with_reading(INFRA, min(values), carry=[])
    state.carry = [lasting(HitsAllEffect(-9), "campaign", active=True)]
    found = hits_breakdown(state, KIT, 6)
    assert found.total == 1
    assert amounts(found) == [5, min(values), -9, 5 - min(values)]


@pytest.mark.rule("HL-2.5e")
def test_infra_changes_no_objective() -> None:
    card = next(card for card in KIT.targets.values() if not card.hits and card.objective)
    state = with_reading(INFRA, min(KIT.campaigns["iraq_1991"].tracks.infra.values))
    assert hits_breakdown(state, KIT, card.number) == Sum(0, ())


@pytest.mark.rule("HL-1.7a")
def test_a_card_gives_its_numbers() -> None:
    card = KIT.targets[1]
    assert (card.aircraft, card.hits, card.sites, card.bandits, card.vp) == (
        4,
        7,
        (1, 2),
        (1, 1),
        2,
    )
    assert (card.recon, card.intel, card.infra) == (1, 0, 2)


def test_ex_192_an_improvement_in_play_from_the_start_counts_at_once() -> None:
    state = set_up(campaign="iran_2014")
    assert improvements(state, KIT) == state.in_play == [23]
    assert 23 not in state.target_deck


# ------------------------------------------------------------------------------------ Aircraft


@pytest.mark.rule("HL-9.6c")
def test_ex_053_large_deck_marines_take_one_aircraft_less() -> None:
    plain = campaign(marine=True)
    assert amounts(aircraft_breakdown(plain, KIT, 58)) == [3]
    state = campaign(marine=True, options=("night", "large_deck_marines"))
    found = aircraft_breakdown(state, KIT, 58)
    assert found.total == 2
    assert amounts(found) == [3, -1]
    assert found.parts[1][0] == KIT.options["large_deck_marines"].title


# --------------------------------------------------------------------------------------- Recon


@pytest.mark.rule("HL-2.5b", "HL-4.1a")
@pytest.mark.parametrize(("reading", "limit", "parts"), [(3, 2, [3, -1]), (1, 1, [1, -1, 1])])
def test_recon_is_changed_by_improvements_but_is_at_least_1(
    reading: int, limit: int, parts: list[int]
) -> None:
    state = with_reading(RECON, reading, in_play=[16])
    found = recon_limit(state, KIT)
    assert found.total == limit
    assert amounts(found) == parts


@pytest.mark.rule("HL-2.5b")
def test_recon_counts_what_events_give_for_the_next_mission_and_for_all() -> None:
    state = with_reading(RECON, 3)
    state.carry = [
        lasting(ReconExtraEffect(1), "next_mission", active=False),
        lasting(ReconExtraEffect(-2), "campaign", active=True),
    ]
    found = recon_limit(state, KIT)
    assert sorted(amounts(found)) == [-2, 1, 3]
    assert found.parts[-1][0] == KIT.event_title(12, "over")


def test_hits_of_the_mission_come_with_their_source() -> None:
    state = mission(6)
    state.tracks[INFRA] = list(KIT.campaigns["iraq_1991"].tracks.infra.values).index(0)
    effect = next(
        effect
        for card in KIT.events.values()
        for effect in card.over.effects
        if type(effect).__name__ == "HitsEffect"
    )
    state.flown.standing.append(Standing(effect, "mission", "event:35:over"))
    found = hits_breakdown(state, KIT, 6)
    assert found.parts[-1] == (KIT.event_title(35, "over"), getattr(effect, "amount", None))
    assert hits_needed(state, KIT, 5) == KIT.targets[5].hits


# ------------------------------------------------------------------------------ Sites, Bandits


@pytest.mark.rule("HL-9.4d")
@pytest.mark.parametrize(
    ("adjustment", "sites", "bandits"), [("extra_defenses", 3, 2), ("fewer_defenses", 1, 0)]
)
def test_difficulty_changes_the_center_by_one_but_not_below_0(
    adjustment: str, sites: int, bandits: int
) -> None:
    """Target 1 has 1 and 2 Sites, 1 and 1 Bandits, in each Approach Area and in the Center."""
    state = campaign(adjustments=(adjustment,))
    assert draws(state, KIT, "sites", 1) == (1, sites)
    assert draws(state, KIT, "bandits", 1) == (1, bandits)
    bare = next(card.number for card in KIT.targets.values() if not card.sites[1])
    more = max(KIT.adjustments[adjustment].center_sites, 0)
    assert draws(state, KIT, "sites", bare)[1] == more
