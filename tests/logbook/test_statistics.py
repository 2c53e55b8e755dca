"""Figures of campaigns: rates, losses, Stress by source, dice."""

from __future__ import annotations

from random import Random

import pytest

from desktop.logbook.dice_record import DiceRecord, dice_record, weapons_that_killed
from desktop.logbook.statistics import Counted, Statistics, statistics
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules import engine
from desktop.rules.core import Chance, Choice, OptionValue, Rolled, Setup
from desktop.rules.hornet_leader.actions_book import CloseCampaign, PlayDay
from desktop.rules.hornet_leader.book_entries import (
    Amount,
    FlightEntry,
    PastDay,
    SearchEntry,
)
from desktop.rules.hornet_leader.dice import chance, hits_of
from desktop.rules.hornet_leader.events_attack import Fired
from desktop.rules.hornet_leader.events_display import CounterDestroyed
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.text import sentence
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME
from tests.rules.hornet_leader.test_campaigns import answer

KIT = GAME.kit


def entered() -> State:
    """Return a campaign with four missions, one of them at night, and one Aircraft lost."""
    s = tracked(standing("teflon", "banzai", "pluto"), length="medium", damaging=True)
    hard = FlightEntry(pilot="banzai", stress=30)
    lost = FlightEntry(
        pilot="teflon", stress=1, lost="over_target", sar=SearchEntry(result="quick_recovery")
    )
    log(s, day(flown(1, FlightEntry(pilot="teflon", kills=2, stress=2), "banzai", outcome="X")))
    log(s, day(flown(10, lost, hard, night=True, so_spent=(Amount("weapons", 4),))))
    log(s, day(), day(flown(10, "pluto", outcome="D"), flown(16, "teflon", outcome="X")))
    return s


def figures(*states: State) -> Statistics:
    return statistics(Counted(each, KIT, DiceRecord()) for each in states)


@pytest.mark.rule("HL-T6.2b")
def test_missions_are_counted_by_band_night_target_and_number_of_aircraft() -> None:
    found = figures(entered())
    assert (found.missions, found.rested, found.days) == (4, 1, 4)
    assert found.outcomes == {"X": 2, "O": 1, "D": 1}
    assert found.destroyed_share == 0.5
    assert (found.nights[True].missions, found.nights[True].destroyed) == (1, 0)
    assert (found.nights[False].missions, found.nights[False].destroyed) == (3, 2)
    rate = found.targets[KIT.target_name(10)]
    assert (rate.missions, rate.destroyed) == (2, 0)
    assert {count: rate.missions for count, rate in found.aircraft.items()} == {2: 2, 1: 2}
    assert sum(rate.missions for rate in found.bands.values()) == 4


@pytest.mark.rule("HL-T6.2b")
def test_losses_kills_and_who_was_shaken() -> None:
    found = figures(entered())
    assert (found.lost, dict(found.searches)) == (1, {"quick_recovery": 1})
    teflon, banzai = ("Teflon", KIT.type_name("teflon")), ("Banzai", KIT.type_name("banzai"))
    assert (found.flown[teflon], found.kills[teflon]) == (3, 2)
    assert found.shaken[banzai] >= 1
    assert found.flown.most_common(1)[0][0] == teflon


@pytest.mark.rule("HL-T6.2b")
def test_stress_is_told_by_its_sources_and_adds_up() -> None:
    s = entered()
    found = figures(s)
    assert found.stress["flight"] == 2 + 1 + 30
    assert found.stress["night"] == 2 * KIT.options["night"].start_stress
    assert found.stress["rescue"] == KIT.tables.sar.rows[0].stress
    total = sum(one.stress - one.stress_before for each in s.missions for one in each.flight)
    assert found.stress.total() == total
    assert found.stress_per_mission == total / 4
    assert found.stress_per_flight == total / 6


def test_a_missing_pilot_and_days_nobody_knows_say_nothing_about_stress() -> None:
    past = (PastDay(day=1, target=10, status="O", flight=(FlightEntry(pilot="teflon"),)),)
    s = tracked(standing("teflon", "banzai", day=1, past=past))
    lost = FlightEntry(pilot="banzai", stress=4, lost="home_bound")
    log(s, day(flown(1, lost)))
    found = figures(s)
    assert (found.missions, found.stressed_flights, found.stress.total()) == (2, 0, 0)
    assert found.stress_per_mission == 0.0


@pytest.mark.rule("HL-T6.2b")
def test_so_for_each_victory_point_and_the_evaluations_of_all_campaigns() -> None:
    s = entered()
    found = figures(s)
    assert found.so_per_vp == found.so_spent / s.vp
    assert figures(tracked(standing("teflon"))).so_per_vp is None
    over = tracked(standing("teflon"))
    log(over, day(), day(), day())
    engine.apply(GAME, over, CloseCampaign())
    both = figures(s, over, over)
    title = KIT.campaigns["iraq_1991"].title
    assert both.campaigns == 3
    assert both.grades == {(title, 0): {over.evaluation: 2}}


def played(days: int) -> Session[State]:
    """Return a campaign of which so many Days were played here, every third die told."""
    options: dict[str, OptionValue] = {"campaign": "iraq_1991", "tracking": "play"}
    session = Session(GAME, Setup("", (PLAYER,), options), (Seat(PLAYER, "person", "Ann"),), 1)
    rng, dice = Random(5), 0
    while (asked := session.decision) is not None:
        if isinstance(asked, Choice) and isinstance(asked.actions[0], PlayDay):
            if not days:
                break
            days -= 1
            session.play(asked.actions[0])
            continue
        action = answer(session.state, asked, rng)
        dice += isinstance(action, Rolled)
        by = "" if isinstance(asked, Choice) or dice % 3 == 0 else "dice"
        session.play(action, by)
    return session


@pytest.fixture(scope="module")
def session() -> Session[State]:
    return played(2)


@pytest.mark.rule("HL-T6.2b")
def test_dice_are_read_from_the_record(session: Session[State]) -> None:
    found = dice_record(session)
    faces = [
        face
        for ply in range(session.ply)
        for action in (session.entry_at(ply).action,)
        if isinstance(action, Rolled)
        for face in action.dice
    ]
    assert found.count == len(faces) > 20
    assert found.faces == [faces.count(face) for face in range(1, 11)]
    assert found.mean == pytest.approx(sum(faces) / len(faces))
    assert 0 < found.told < found.count


@pytest.mark.rule("HL-T6.2b")
def test_luck_is_what_attacks_hit_beyond_their_expectation(session: Session[State]) -> None:
    found = dice_record(session)
    hits, expected, dice = 0, 0.0, 0
    for ply in range(session.ply):
        action = session.entry_at(ply).action
        asked = session.position_at(ply).decision if isinstance(action, Rolled) else None
        if isinstance(asked, Chance) and asked.kind == "die" and isinstance(action, Rolled):
            assert asked.roll is not None
            for part, face in zip(asked.roll.parts, action.dice, strict=True):
                dice += 1
                hits += hits_of(face, part.steps)
                expected += sum(map(chance, part.steps))
    assert (found.attack_dice, found.hits) == (dice, hits)
    assert dice > 5
    assert found.luck == pytest.approx(hits - expected)


def test_a_log_without_dice_has_none(session: Session[State]) -> None:
    assert DiceRecord().mean == 0.0
    both = DiceRecord()
    both.add(dice_record(session))
    both.add(dice_record(session))
    assert both.count == 2 * dice_record(session).count


def test_kills_belong_to_the_weapon_that_hit_first() -> None:
    site = "sa_2#1"
    told = (
        Fired("HL-6.5a", "teflon", "agm_88", site, "a1", 2, 3, 0),
        Fired("HL-6.5a", "teflon", "gbu_16", site, "a1", 9, 9, 1),
        Fired("HL-6.5a", "teflon", "agm_65", site, "a1", 9, 9, 1),
        CounterDestroyed("HL-6.6a", site, "a1", "teflon"),
        CounterDestroyed("HL-6.6a", "mig_21#2", "a1", "teflon"),
    )
    assert weapons_that_killed(told) == ["gbu_16"]


def test_kills_of_a_session_are_named_by_weapon(session: Session[State]) -> None:
    record = dice_record(session)
    found = statistics([Counted(session.state, KIT, record)])
    assert found.weapons.total() == record.kills.total() > 0
    assert all(sentence(name) for name in found.weapons)
