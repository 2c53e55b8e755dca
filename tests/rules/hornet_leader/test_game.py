"""Hornet Leader as a game: views, refusals, phases, and how a campaign is judged."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from desktop.rules import engine
from desktop.rules.core import Choice, Outcome, Refused, Setup, Step
from desktop.rules.hornet_leader import progress
from desktop.rules.hornet_leader.actions_campaign import AssignPilot, Enlist, FinishSquadron
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget
from desktop.rules.hornet_leader.enemy import EnemyAttacks, VictimPick
from desktop.rules.hornet_leader.movement import MoveAircraft, MoveBandits
from desktop.rules.hornet_leader.placing import Jettison
from desktop.rules.hornet_leader.records import PLAYER, Entry
from desktop.rules.hornet_leader.squadron import RandomSquadron
from desktop.rules.hornet_leader.state import State, View
from desktop.rules.hornet_leader.turn import NightOrder
from desktop.text import sentence
from tests.rules.hornet_leader.positions import GAME, aircraft, campaign, mission


def setup(**options: bool | int | str) -> Setup:
    return Setup("", (PLAYER,), options)


def test_a_campaign_begins_with_the_squadron() -> None:
    state, _, found = engine.start(GAME, setup(campaign="iraq_1991"))
    assert isinstance(found, Choice)
    assert any(isinstance(action, Enlist) for action in found.actions)
    assert GAME.check(state) == []
    assert GAME.turn(state) == GAME.progress(state).turn == 0
    state, _, _ = engine.start(GAME, setup(random_squadron=True))
    assert isinstance(state.steps[-1], RandomSquadron)


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(setup(large_deck_marines=True))
    assert refused.value.rule == "HL-9.6a"


def test_a_campaign_is_called_by_what_was_agreed_on() -> None:
    assert sentence(GAME.called(setup())) == "Libya 1984, Short, Navy"
    marines = setup(campaign="iraq_1991", length="long", service="marine")
    assert sentence(GAME.called(marines)) == "Iraq 1991, Long, Marine Corps"
    with pytest.raises(Refused):
        GAME.called(setup(large_deck_marines=True))


def test_a_state_survives_encoding() -> None:
    state = mission(5, [aircraft("teflon")], steps=[AssignPilots(), VictimPick("sa_6#1")])
    again = GAME.decode(GAME.encode(state))
    assert again == state
    assert isinstance(again.steps[-1], AssignPilots)


def test_a_view_has_everything_and_stays_as_it_was() -> None:
    state, _, _ = engine.start(GAME, setup(campaign="iraq_1991"))
    view = GAME.view(state, PLAYER)
    assert (view.seat, view.state) == (0, state)
    assert GAME.view(state, None).seat == -1
    engine.apply(GAME, state, Enlist("teflon", 2))
    assert (view.state.squadron, len(state.squadron)) == ([], 1)
    guessed = GAME.guess(view, Random(1))
    assert guessed == view.state
    assert guessed is not view.state


# ------------------------------------------------------------------------------------ refusals


def why(s: State, *picks: str, seat: int = 0) -> str:
    return GAME.why_not(View(seat, s), picks).rule


def test_the_present_step_says_why_not_and_else_names_its_rule() -> None:
    state, _, _ = engine.start(GAME, setup(campaign="iraq_1991"))
    assert why(state, "button:finish_squadron") == "HL-2.8a"
    harrier = next(each for each, card in GAME.kit.pilots.items() if card.aircraft == "av8b")
    assert why(state, f"pilot:{harrier}", "skill:2") == "HL-2.1a"
    assert why(state, "center") == "HL-2.8a"
    refused = GAME.why_not(GAME.view(state, None), ("pilot:teflon", "skill:2"))
    assert "only watch" in str(refused)


def test_while_dice_are_awaited_and_after_the_end_nothing_else_is_possible() -> None:
    state, _, _ = engine.start(GAME, setup(random_squadron=True))
    assert why(state, "pilot:teflon") == "HL-9.3a"
    state.outcome = Outcome((), "HL-8.4a")
    assert why(state, "pilot:teflon") == "HL-8.13a"


# -------------------------------------------------------------------------------------- phases


@pytest.mark.rule("HL-3.1a", "HL-3.1b")
def test_the_phases_stand_in_the_order_of_a_day() -> None:
    assert list(progress.PRE_FLIGHT) == ["draw", "select", "assign", "arm"]
    assert list(progress.IN_FLIGHT) == ["bound", "home", "debriefing"]
    assert list(progress.OVER_TARGET) == ["jettison", "fast", "enemy", "slow", "move", "bandits"]


def test_set_up_and_pre_flight_are_told_by_the_step_that_is_next() -> None:
    state, _, _ = engine.start(GAME, setup(campaign="iraq_1991"))
    found = GAME.progress(state)
    assert found.phases == tuple(progress.SETTING_UP.values())
    assert (found.title.source, found.present) == ("Set-up", 0)
    state = campaign(steps=[DrawTargets(), SelectTarget()])
    found = GAME.progress(state)
    assert (found.turn, found.present) == (1, 0)
    assert found.phases == tuple(progress.PRE_FLIGHT.values())
    assert dict(found.title.values) == {"day": 1, "days": 3}
    state.steps.pop()
    assert GAME.progress(state).present == 1
    state.steps[:] = [AssignPilots()]
    assert GAME.progress(state).present == 2


def test_over_target_the_turn_is_in_the_title() -> None:
    steps = [VictimPick("sa_6#1"), EnemyAttacks(("site",)), AircraftAttacks(False)]
    state = mission(5, [aircraft("teflon")], turn=3, turn_limit=4, steps=steps)
    found = GAME.progress(state)
    assert dict(found.title.values) == {"day": 1, "days": 3, "turn": 3, "limit": 4}
    assert found.phases[found.present].source == "Enemy attacks"
    state.steps[1:] = []
    assert GAME.progress(state).phases[GAME.progress(state).present].source == "Slow attacks"


@pytest.mark.rule("HL-9.1b")
def test_at_night_the_bar_follows_the_order_that_is_drawn() -> None:
    def shown(left: list[str], *steps: Step) -> tuple[str, list[str]]:
        flight = [aircraft("teflon")]
        state = mission(15, flight, night=True, night_left=left, steps=steps)
        found = GAME.progress(state)
        words = [sentence(each) for each in found.phases]
        return words[found.present], words

    order = NightOrder()
    now, words = shown(["fast", "slow", "bandits", "sites"], order)
    assert now == "Night 1"
    assert words == ["Jettison", "Night 1", "Night 2", "Night 3", "Night 4", "Move", "Bandits"]
    assert shown(["fast", "bandits", "sites"], AircraftAttacks(False), order)[0] == (
        "1: Slow attacks"
    )
    by_bandits = (VictimPick("mig_21#1"), EnemyAttacks(("bandit",)), order)
    assert shown(["fast", "sites"], *by_bandits)[0] == "2: Bandit attacks"
    assert shown(["fast"], EnemyAttacks(("site",)), order)[0] == "3: Site attacks"
    assert shown([], AircraftAttacks(True), order)[0] == "4: Fast attacks"
    assert shown([], Jettison())[0] == "Jettison"
    assert shown([], MoveAircraft())[0] == "Move"
    assert shown([], MoveBandits())[0] == "Bandits"


def test_when_the_campaign_is_over_no_phase_is_lit() -> None:
    state = campaign(steps=[DrawTargets()])
    state.outcome = Outcome((PLAYER,), "HL-8.4a")
    assert GAME.progress(state).present == -1


# ----------------------------------------------------------------------------------- judgement


@pytest.mark.parametrize(
    ("evaluation", "worth"),
    [("great", 1.0), ("good", 0.75), ("adequate", 0.5), ("poor", 0.25), ("dismal", 0.0)],
)
def test_the_evaluation_is_the_score(evaluation: str, worth: float) -> None:
    state = campaign(evaluation=evaluation)
    assert GAME.score(state) == {PLAYER: worth}
    told = dict(GAME.outcome_text(state).values)
    assert told["evaluation"] == GAME.kit.evaluation_name(evaluation)
    assert (told["vp"], told["days"]) == (0, 1)


def test_every_action_of_set_up_is_decoded_from_a_record() -> None:
    for action in (Enlist("teflon", 2), FinishSquadron(), AssignPilot("teflon", True)):
        again = msgspec.json.decode(msgspec.json.encode(action), type=GAME.action_type)
        assert again == action


def test_there_is_no_computer_player_of_another_level() -> None:
    with pytest.raises(KeyError, match="ace"):
        GAME.bot("ace", Random(1))


def test_the_side_has_a_name() -> None:
    assert GAME.side_name(PLAYER).source == "Squadron leader"


@pytest.mark.parametrize(("vp", "words"), [(1, "1 Victory Point in"), (2, "2 Victory Points in")])
def test_one_victory_point_is_not_several(vp: int, words: str) -> None:
    state = campaign(evaluation="dismal")
    state.vp_entries.append(Entry(vp, "target", 1))
    assert words in sentence(GAME.outcome_text(state))
