"""What is listed at a stroke is what is not refused one by one (house, G3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from desktop.rules import engine
from desktop.rules.core import Choice, Setup, Step
from desktop.rules.hornet_leader import arming_rules, assign_rules, attack_dice, recruits, terms
from desktop.rules.hornet_leader.actions_campaign import AssignPilot, Load
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.attack_dice import Sights
from desktop.rules.hornet_leader.attack_rules import Aims, Arms, everything, gun_usable, usable
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from tests.contract import walks
from tests.contract.walks import answer, any_setup, opened
from tests.rules.hornet_leader.positions import KIT

GAMES = 12
PLIES = 200


def reached(kind: type[Step]) -> Iterator[tuple[State, Choice]]:
    """Return the positions of random campaigns in which a kind of step asks."""
    return walks.reached("hornet_leader", kind, games=GAMES, plies=PLIES)


@pytest.mark.rule("HL-4.5a", "HL-4.5b", "HL-2.6d")
def test_the_counters_that_can_be_loaded_are_those_that_nothing_is_said_against() -> None:
    full = 0
    for s, asked in reached(Arming):
        listed = [each for each in asked.actions if isinstance(each, Load)]
        assert listed == [
            Load(aircraft.pilot, item)
            for aircraft in s.flown.flight
            for item in KIT.aircraft[KIT.pilots[aircraft.pilot].aircraft].weapons
            if arming_rules.why_not_load(s, KIT, aircraft, item) is None
        ]
        full += len(listed) < 3
    assert full


@pytest.mark.rule("HL-4.4a", "HL-4.4b")
def test_the_pilots_who_can_be_assigned_are_those_whom_nothing_bars() -> None:
    secondaries = 0
    for s, asked in reached(AssignPilots):
        listed = [each for each in asked.actions if isinstance(each, AssignPilot)]
        assert listed == [
            AssignPilot(member.pilot, secondary)
            for member in s.squadron
            if not member.flew
            for secondary in (False, True)
            if assign_rules.unassignable(s, KIT, member.pilot, secondary=secondary) is None
        ]
        secondaries += any(each.secondary for each in listed)
    assert secondaries


@pytest.mark.rule("HL-1.5f", "HL-2.8d")
def test_the_pilots_who_can_take_part_are_those_whom_nothing_bars() -> None:
    game = opened("hornet_leader")
    found = set()
    for seed in range(40):
        agreed = terms.agreed(KIT, any_setup(game, Random(seed), with_options=True))
        pilots = recruits.selectable(KIT, agreed)
        assert pilots == tuple(
            pilot for pilot in KIT.pilots if recruits.barred(KIT, agreed, pilot) is None
        )
        found.add(pilots)
    assert len(found) > 3


def attacking() -> Iterator[State]:
    """Yield the positions of led campaigns in which Aircraft attack."""
    game = opened("hornet_leader")
    policy = Policy(KIT)
    for seed in range(2):
        rng = Random(seed)
        s, _, asked = engine.start(game, Setup("", (PLAYER,)))
        while asked is not None:
            action = answer(asked, rng)
            if isinstance(asked, Choice):
                if isinstance(s.steps[-1], AircraftAttacks):
                    yield s
                if not isinstance(s.steps[-1], DrawTargets | SelectTarget):
                    action = policy.decide(s, asked.actions)[0]
            _, asked = engine.carry_out(game, s, action)


@pytest.mark.rule("HL-6.3a", "HL-6.4c", "HL-6.5b")
def test_what_reaches_an_enemy_and_its_faces_are_those_of_each_weapon_alone() -> None:
    found = 0
    for s in attacking():
        aims, sights = Aims(s, KIT, everything(s)), Sights(s, KIT)
        for aircraft in s.flown.flying():
            reached = {arms.enemy: arms for arms in aims.arms_of(aircraft)}
            for enemy, counter in everything(s):
                items = [
                    item
                    for item in dict.fromkeys(aircraft.loads)
                    if usable(s, KIT, aircraft, item, enemy) is None
                ]
                gun = gun_usable(s, KIT, aircraft, enemy) is None
                assert reached.get(enemy, Arms(enemy, counter, [], False)) == Arms(
                    enemy, counter, items, gun
                )
                for item in items:
                    alone = attack_dice.faces(s, KIT, aircraft, item, enemy)
                    assert sights.faces(aircraft, item, counter) == alone
                    found += 1
    assert found > 100
