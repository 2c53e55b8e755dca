"""A table that plays otherwise is followed, and that is marked (HL-T1.2)."""

from __future__ import annotations

import pytest

from desktop.play.change import BY_TABLE
from desktop.play.insisting import insist
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import (
    Action,
    Chance,
    Refused,
    Rolled,
    Setup,
    Target,
)
from desktop.rules.hornet_leader.actions_campaign import (
    AssignPilot,
    Load,
    SelectTargets,
)
from desktop.rules.hornet_leader.actions_chance import DrawnCounter, DrawnEvent, DrawnTarget
from desktop.rules.hornet_leader.actions_mission import Attack, Put, Shot, Suppress
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.day import SelectTarget, TargetDraw
from desktop.rules.hornet_leader.defenses import DrawCounters
from desktop.rules.hornet_leader.event_cards import EventCard
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.reactions import Suppression
from desktop.rules.hornet_leader.records import PLAYER
from tests.rules.hornet_leader.beside import SQUADRON, Play, beside_table, until
from tests.rules.hornet_leader.positions import GAME


def meant(session: Play, *picks: Target) -> Action | None:
    return GAME.insisted(session.view(PLAYER), picks)


def differing(session: Play) -> tuple[Action, ...]:
    asked = session.decision
    assert isinstance(asked, Chance)
    return GAME.differing(session.view(PLAYER), asked)


def sound(session: Play) -> bool:
    """Return whether the position is sound and the record leads to it again."""
    again = Session.load(GAME, session.record())
    same = GAME.encode(again.state) == GAME.encode(session.state)
    return same and again.trouble is None and GAME.check(session.state) == []


@pytest.mark.rule("HL-T1.2a")
def test_ex_t11_a_typed_0_is_a_10() -> None:
    # The keys are read by the dialog; to the rules it is one of ten faces.
    session = beside_table()
    until(session, AircraftAttacks)
    session.play(next(a for a in session.decision.actions if isinstance(a, Attack)))  # type: ignore[union-attr]
    asked = session.decision
    assert isinstance(asked, Chance)
    assert asked.roll is not None
    session.play(Rolled((10,) * asked.roll.count))
    assert sound(session)


@pytest.mark.rule("HL-T1.2a", "HL-T1.2b")
def test_ex_t11_a_counter_that_the_cup_has_no_more_is_there_and_corrects_the_count() -> None:
    session = beside_table()
    until(session, DrawCounters)
    present = session.decision
    assert isinstance(present, Chance)
    row = next(row for row, count in enumerate(session.state.cup) if count == 1)
    while session.state.cup[row]:
        session.play(DrawnCounter(row))
        until(session, DrawCounters)
    assert DrawnCounter(row) in differing(session)
    with pytest.raises(Refused):
        session.play(DrawnCounter(row))
    before = sum(each.row == row for each in session.state.flown.counters)
    insist(session, DrawnCounter(row))
    assert sum(each.row == row for each in session.state.flown.counters) >= before
    assert session.state.cup[row] == 0
    assert session.record().entries[-1].by == BY_TABLE
    assert sound(session)


@pytest.mark.rule("HL-T1.2b")
def test_a_card_may_be_in_another_pile_than_the_program_has_it() -> None:
    session = beside_table()
    until(session, TargetDraw)
    gone = 99 if not differing(session) else differing(session)[0]
    if isinstance(gone, DrawnTarget):
        insist(session, gone)
        assert gone.target in session.state.drawn
    until(session, EventCard)
    asked = session.decision
    assert isinstance(asked, Chance)
    first = asked.outcomes[0]
    assert isinstance(first, DrawnEvent)
    session.play(first)
    until(session, EventCard)
    assert first in differing(session)
    insist(session, first)
    assert session.state.flown.events.count(first.event) == 2
    assert sound(session)


@pytest.mark.rule("HL-T1.2b")
def test_a_target_that_was_not_drawn_is_selected_all_the_same() -> None:
    session = beside_table()
    until(session, SelectTarget)
    state = session.state
    other = next(n for n in state.target_deck if n not in (*state.drawn, *state.in_play))
    action = meant(session, f"card:{other}")
    assert action == SelectTargets(other)
    with pytest.raises(Refused):
        session.play(action)
    insist(session, action)
    assert session.state.primary == other
    assert sound(session)


@pytest.mark.rule("HL-T1.2b")
def test_a_third_missile_a_pilot_too_many_and_a_place_out_of_reach() -> None:
    session = beside_table()
    until(session, AssignPilots)
    limit = len(SQUADRON)
    for pilot in SQUADRON:
        action = meant(session, f"pilot:{pilot}", "mission:primary")
        assert action == AssignPilot(pilot)
        if action in session.decision.actions:  # type: ignore[union-attr]
            session.play(action)
        elif pilot not in [each.pilot for each in session.state.flown.flight]:
            insist(session, action)
    assert len(session.state.flown.flight) == limit
    until(session, Arming)
    barred = next(
        Load("teflon", item)
        for item in GAME.kit.weapons
        if Load("teflon", item) not in session.decision.actions  # type: ignore[union-attr]
        and item in GAME.kit.aircraft["f14"].weapons
    )
    assert meant(session, "pilot:teflon", f"load:{barred.item}") == barred
    until(session, MoveAircraft)
    flying = session.state.flown.flying()[0]
    far = next(a for a in GAME.kit.areas if GAME.kit.distance(flying.area, a) > 2)
    action = meant(session, f"pilot:{flying.pilot}", far, "altitude:low")
    assert action == Put(flying.pilot, far, False)
    insist(session, action)
    assert session.state.flown.aircraft(flying.pilot).area == far
    assert sound(session)


@pytest.mark.rule("HL-T1.2b")
def test_weapons_and_sa_that_the_program_does_not_see_are_there() -> None:
    session = beside_table()
    until(session, AircraftAttacks, lambda s: bool(s.flown.counters))
    flying = next(each for each in session.state.flown.flying())
    enemy = session.state.flown.counters[0]
    picks = (f"pilot:{flying.pilot}", f"enemy:{enemy.key}", "item:aim9", f"payer:{flying.pilot}")
    action = meant(session, *picks)
    assert action == Attack(flying.pilot, enemy.key, (Shot("aim9", enemy.key),), flying.pilot)
    insist(session, action)
    assert isinstance(session.decision, Chance)
    assert sound(session)


@pytest.mark.rule("HL-T1.2b")
def test_suppression_without_the_counter() -> None:
    sessions = (beside_table(seed=seed) for seed in range(1, 30))
    session = next(each for each in sessions if reaches(each))
    flying = session.state.flown.flying()[0]
    action = meant(session, f"pilot:{flying.pilot}", "item:agm88")
    assert action == Suppress(flying.pilot, ("agm88",))


def reaches(session: Play) -> bool:
    try:
        until(session, Suppression)
    except AssertionError:
        return False
    return True


@pytest.mark.rule("HL-T1.2b")
def test_what_nobody_can_carry_out_changes_nothing() -> None:
    session = beside_table()
    until(session, AssignPilots)
    before, length = GAME.encode(session.state), session.length
    with pytest.raises(Refused):
        insist(session, AssignPilot("nobody"))
    assert (GAME.encode(session.state), session.length) == (before, length)


@pytest.mark.rule("HL-T1.2b")
def test_without_a_table_the_rules_have_the_last_word() -> None:
    session = beside_table(run=False)
    until(session, SelectTarget)
    assert meant(session, "card:1") is None
    until(session, DrawCounters)
    assert differing(session) == ()


def test_picks_that_mean_nothing_are_left_alone() -> None:
    session = beside_table()
    until(session, SelectTarget)
    assert meant(session, "card:999") is None
    assert meant(session, "pilot:teflon") is None
    until(session, Arming)
    assert meant(session, "pilot:teflon", "load:broom") is None
    assert meant(session, "button:take_tanker") is not None


@pytest.mark.rule("HL-T1.2a")
def test_beside_a_table_people_answer_for_all_of_chance() -> None:
    session = beside_table()
    assert session.by_hand == frozenset()
    until(session, TargetDraw)
    assert session.is_by_hand(session.decision)
    assert session.roll() is None
    until(session, AssignPilots)
    assert not session.is_by_hand(session.decision)


@pytest.mark.rule("HL-T1.2a")
def test_a_day_that_is_played_here_has_the_dice_of_the_program() -> None:
    session = beside_table(run=False)
    until(session, TargetDraw)
    assert not session.is_by_hand(session.decision)
    assert session.roll() is not None


@pytest.mark.rule("HL-T1.2a")
def test_the_squadron_is_put_together_as_the_campaign_was_created() -> None:
    for mode, beside in (("companion", True), ("play", False)):
        setup = Setup("", (PLAYER,), {"campaign": "iraq_1991", "tracking": mode})
        session = Session(GAME, setup, (Seat(PLAYER, "person"),), 1)
        assert GAME.beside_table(session.state) is beside
