"""Drawing and selecting Target cards (HL-1.7, HL-2.3b, HL-2.8h, HL-4.1, HL-4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Action, Chance, Choice, Refused
from desktop.rules.hornet_leader import changes_campaign, day
from desktop.rules.hornet_leader.actions_campaign import (
    BuyRecon,
    DrawTarget,
    SelectTargets,
    StopDrawing,
)
from desktop.rules.hornet_leader.actions_chance import DrawnTarget
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget
from desktop.rules.hornet_leader.effects_data import HitsAllEffect, ReconExtraEffect
from desktop.rules.hornet_leader.records import RECON, Standing
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import KIT, asked, campaign, member, play

PILOTS = ("teflon", "banzai", "pluto")


def morning(recon: int = 3, key: str = "iraq_1991", **fields: Any) -> State:
    """Return a Day on which Targets are drawn and selected, with three fit Pilots."""
    fields.setdefault("squadron", [member(pilot) for pilot in PILOTS])
    fields.setdefault("so", 5)
    state = campaign(key, steps=[DrawTargets(), SelectTarget()], **fields)
    readings = KIT.campaigns[key].tracks.recon.values
    state.tracks[RECON] = list(readings).index(recon)
    for card in (*state.drawn, *state.in_play, *state.target_discards):
        if card in state.target_deck:
            state.target_deck.remove(card)
    return state


def selecting(**fields: Any) -> State:
    """Return a Day with so many cards drawn that only the selection is left."""
    state = morning(**fields)
    state.recon_draws = 3
    return state


def actions(s: State) -> tuple[Action, ...]:
    found = asked(s)
    assert isinstance(found, Choice)
    return found.actions


def why(s: State, *picks: str) -> str:
    asked(s)
    found = s.steps[-1].explain(s, KIT, picks)
    assert found is not None
    return found.rule


# ------------------------------------------------------------------------------------- drawing


def test_ex_015_you_may_stop_after_each_card() -> None:
    state = morning()
    play(state, DrawnTarget(5))
    assert actions(state) == (DrawTarget(), BuyRecon(), StopDrawing())
    play(state, StopDrawing())
    assert isinstance(state.steps[-1], SelectTarget)
    assert day.primaries(state, KIT) == [5]


@pytest.mark.rule("HL-4.1a")
def test_cards_are_drawn_up_to_the_recon_reading() -> None:
    state = morning(2)
    found = asked(state)
    assert isinstance(found, Chance)
    assert found.kind == "target_card"
    assert found.outcomes == tuple(map(DrawnTarget, state.target_deck))
    play(state, DrawnTarget(5), DrawTarget(), DrawnTarget(6))
    assert (state.drawn, state.recon_draws) == ([5, 6], 2)
    assert isinstance(state.steps[-1], SelectTarget)
    refused = day.drawing_over(state, KIT)
    assert refused is not None
    assert refused.rule == "HL-4.1a"


@pytest.mark.rule("HL-4.1a")
def test_a_card_must_be_drawn_unless_one_is_in_play() -> None:
    assert isinstance(asked(morning()), Chance)
    state = morning(in_play=[31])
    assert actions(state) == (DrawTarget(), BuyRecon(), StopDrawing())
    play(state, StopDrawing())
    assert (state.drawn, day.available(state)) == ([], [31])


@pytest.mark.rule("HL-2.3b")
def test_ex_105_the_discards_make_a_new_deck() -> None:
    state = morning(target_deck=[], target_discards=[8, 5], so=0)
    found = asked(state)
    assert isinstance(found, Chance)
    assert found.outcomes == (DrawnTarget(5), DrawnTarget(8))
    told = play(state, DrawnTarget(8), DrawTarget(), DrawnTarget(5))
    assert "HL-4.1a" in [event.rule for event in told]
    assert (state.target_deck, state.target_discards) == ([], [])
    assert isinstance(state.steps[-1], SelectTarget)
    refused = day.drawing_over(state, KIT)
    assert refused is not None
    assert refused.rule == "HL-2.3b"


@pytest.mark.rule("HL-2.3b")
def test_a_shuffle_is_told() -> None:
    state = morning(target_deck=[6], target_discards=[5])
    play(state, DrawnTarget(6))
    told = play(state, DrawTarget())
    assert [event.rule for event in told] == ["HL-2.3b"]
    assert state.target_deck == [5]


def test_ex_106_without_cards_to_draw_the_one_in_play_is_selected() -> None:
    state = morning(target_deck=[], in_play=[31])
    assert asked(state) is None
    assert (state.primary, state.drawn, state.in_play) == (31, [], [])


def test_nothing_is_drawn_on_a_day_of_down_time() -> None:
    state = morning(resting=True, in_play=[31])
    state.carry = [Standing(ReconExtraEffect(2), "next_mission", "event:12:over", False)]
    assert asked(state) is None
    assert (state.primary, state.drawn, len(state.carry)) == (0, [], 1)


# ------------------------------------------------------------------------------------- effects


@pytest.mark.rule("HL-2.5b")
def test_further_cards_are_used_up_by_the_next_draw() -> None:
    state = morning(1)
    state.carry = [Standing(ReconExtraEffect(1), "next_mission", "event:12:over", False)]
    changes_campaign.begin_mission(state, KIT, 5, secondary=True)
    state.mission = None
    play(state, DrawnTarget(5), DrawTarget(), DrawnTarget(6))
    assert isinstance(state.steps[-1], SelectTarget)
    assert (state.recon_draws, state.carry) == (2, [])


def test_effects_on_the_next_mission_begin_when_the_target_is_selected() -> None:
    state = morning(2, in_play=[31])
    state.carry = [Standing(HitsAllEffect(2), "next_mission", "event:12:over", False)]
    asked(state)
    assert not state.carry[0].active
    play(state, StopDrawing())
    assert state.carry[0].active


# ------------------------------------------------------------------------------ Recon Priority


@pytest.mark.rule("HL-2.8h")
def test_ex_176_recon_priority_can_be_bought_again_while_so_last() -> None:
    state = selecting(drawn=[5, 6, 8])
    for left, cards in ((3, (10, 12)), (1, (13, 15))):
        assert BuyRecon() in actions(state)
        play(state, BuyRecon(), *map(DrawnTarget, cards))
        assert state.so == left
    assert state.drawn == [5, 6, 8, 10, 12, 13, 15]
    assert BuyRecon() not in actions(state)
    assert why(state, "button:buy_recon") == "HL-2.6a"
    with pytest.raises(Refused):
        play(state, BuyRecon())
    assert [(entry.amount, entry.what) for entry in state.so_entries] == [(-2, "recon")] * 2


@pytest.mark.rule("HL-2.8h")
def test_h31_recon_priority_needs_a_card_at_hand_and_leaves_the_reading_alone() -> None:
    refused = day.recon_refused(morning(), KIT)
    assert refused is not None
    assert refused.rule == "HL-2.8h"
    state = morning()
    play(state, DrawnTarget(5), BuyRecon(), DrawnTarget(6), DrawnTarget(8))
    assert state.recon_draws == 1
    assert DrawTarget() in actions(state)


@pytest.mark.rule("HL-2.8h", "HL-2.3b")
def test_recon_priority_draws_what_is_left() -> None:
    state = selecting(drawn=[5], target_deck=[], target_discards=[6])
    play(state, BuyRecon(), DrawnTarget(6))
    assert (state.drawn, state.so) == ([5, 6], 3)
    assert why(state, "button:buy_recon") == "HL-2.3b"


# ------------------------------------------------------------------------------------ Scramble


@pytest.mark.rule("HL-1.7r")
def test_ex_111_a_scramble_ends_the_drawing_and_is_the_primary() -> None:
    state = morning(4, "taiwan_2008", target_deck=[3, 7, 17])
    play(state, DrawnTarget(7), DrawTarget(), DrawnTarget(17))
    assert actions(state) == (SelectTargets(17), SelectTargets(17, 7))
    for refused in (day.drawing_over(state, KIT), day.recon_refused(state, KIT)):
        assert refused is not None
        assert refused.rule == "HL-1.7r"
    assert why(state, "card:7") == why(state, "button:buy_recon") == "HL-1.7r"
    with pytest.raises(Refused):
        play(state, SelectTargets(7))


@pytest.mark.rule("HL-1.7r")
def test_ex_181_after_a_bought_scramble_the_second_card_is_not_drawn() -> None:
    state = selecting(key="taiwan_2008", drawn=[3, 7])
    told = play(state, BuyRecon(), DrawnTarget(17), SelectTargets(17))
    assert (state.so, state.primary, state.drawn) == (3, 17, [])
    assert sorted(state.target_discards) == [3, 7]
    assert [event.rule for event in told][-2:] == ["HL-4.2a", "HL-4.2a"]


# ----------------------------------------------------------------------------------- selecting


@pytest.mark.rule("HL-4.2a", "HL-4.2b")
def test_one_card_is_the_target_and_the_others_are_discarded() -> None:
    state = selecting(drawn=[5, 6, 8])
    assert actions(state) == (SelectTargets(5), SelectTargets(6), SelectTargets(8), BuyRecon())
    told = play(state, SelectTargets(6))
    assert (state.primary, state.secondary, state.drawn) == (6, 0, [])
    assert state.target_discards == [5, 8]
    assert told[0].text(KIT).values == (("target", KIT.target_name(6)),)


@pytest.mark.rule("HL-1.7i", "HL-4.2a")
def test_ex_112_improvements_stay_in_play_and_the_rest_is_discarded() -> None:
    state = selecting(drawn=[5, 31, 56], in_play=[41])
    play(state, SelectTargets(5))
    assert (state.in_play, state.target_discards) == ([41, 31], [56])


@pytest.mark.rule("HL-1.7i")
def test_a_card_in_play_can_be_selected_and_uses_no_draw() -> None:
    state = morning(1, in_play=[31])
    play(state, DrawTarget(), DrawnTarget(5), SelectTargets(31))
    assert (state.recon_draws, state.primary, state.in_play) == (1, 31, [])
    assert state.target_discards == [5]


@pytest.mark.rule("HL-1.7s", "HL-1.7w")
def test_h39_a_secondary_is_flown_besides_the_primary_or_as_the_primary() -> None:
    state = selecting(drawn=[5, 56, 12], so=0)
    assert set(actions(state)) == {
        *map(SelectTargets, (5, 56, 12)),
        *(SelectTargets(*pair) for pair in ((5, 56), (5, 12), (56, 12), (12, 56))),
    }
    for picks in (("card:56", "secondary:5"), ("card:56", "secondary:56")):
        assert why(state, *picks) == "HL-1.7s"
    assert why(state, "card:6") == "HL-4.2a"
    play(state, SelectTargets(5, 12))
    assert (state.primary, state.secondary, state.target_discards) == (5, 12, [56])


@pytest.mark.rule("HL-1.7t")
def test_a_secondary_needs_two_fit_pilots_besides_e2c_crews() -> None:
    hawkeye = next(pilot for pilot, card in KIT.pilots.items() if card.aircraft == "e2c")
    unfit = member("banzai", stress=30)
    state = selecting(drawn=[5, 56], squadron=[member("teflon"), unfit, member(hawkeye)])
    assert day.secondaries(state, KIT) == []
    assert why(state, "card:5", "secondary:56") == "HL-1.7t"
    unfit.stress = 0
    assert day.secondaries(state, KIT) == [56]


@pytest.mark.rule("HL-1.7v")
def test_ex_114_track_changes_wait_for_the_end_of_the_day() -> None:
    state = campaign()
    before = list(state.tracks)
    changes_campaign.note_track(state, 1, 1)
    assert state.tracks == before
    assert changes_campaign.take_pending_tracks(state) == (0, 1, 0)
    assert state.pending_tracks == [0, 0, 0]
