"""Whole resolution phases out of arbitrary positions: they end, and leave the table in order."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Event, Rolled
from desktop.rules.eagles_missiles import contests, landing, theatre
from desktop.rules.eagles_missiles.aa_moves import AaMovement
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.events_contests import ContestDecided
from desktop.rules.eagles_missiles.resolution import Resolution
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.positions import GAME, KIT, assault, war

SIDES = (("russian", "polish"), ("russian", "polish", "polish_2", "russian_2"))
FALLEN = ("", "CPM", "PDL WAR", "CPM WPM LUB KIE", "WAR GPM PDL MAZ LDZ")


def random_position(rng: Random) -> State:
    """Return phases C and D of a day with arbitrary cards, squadrons and a legal deployment."""
    s = war(rng.choice(SIDES), conquered=rng.choice(FALLEN), fleet=rng.randint(1, 10))
    _empty_conquered(s)
    kinds = [key for key, each in KIT.russian_cards.items() if each.kind == "assault"]
    rng.shuffle(kinds)
    for line in theatre.active_lines(s, KIT):
        laid = assault(s, line, *(kinds.pop() for _ in range(rng.randint(0, 2))))
        if not laid.cards:
            s.assaults.remove(laid)
    _place_russians(s, rng)
    for each in s.squadrons:
        if theatre.owner(KIT, each) == "nato" and rng.random() < 0.5:
            each.where = "pool"
    _deploy(s, rng)
    for unit in s.aa:
        if KIT.aa[unit.id].colour != "green":
            unit.at = rng.choice(theatre.free_polish(s, KIT))
    s.then(Resolution(), AaMovement())
    return s


def _empty_conquered(s: State) -> None:
    """Take away what stood in territories that fell before."""
    for unit in s.aa:
        if unit.at in s.conquered:
            unit.at, unit.lost = "", True
    for each in s.squadrons:
        if each.where == "base" and KIT.airfields[each.at].territory in s.conquered:
            each.where, each.at = "lost", ""


def _place_russians(s: State, rng: Random) -> None:
    places = theatre.free_polish(s, KIT)
    cards = [
        (laid.line, index)
        for laid in s.assaults
        if not theatre.is_landing(KIT, laid)
        for index in range(len(laid.cards))
    ]
    for each in s.squadrons:
        if theatre.owner(KIT, each) != "russian" or rng.random() < 0.3:
            continue
        each.where, each.by = "board", rng.choice([e for e in s.terms.sides if "rus" in e])
        craft = KIT.types[each.type]
        if cards and ("raid" not in craft.roles or rng.random() < 0.3) and craft.bomber:
            each.role = "support"
            each.at, each.card = cards.pop()
        elif craft.strategic:
            each.role, each.at = "raid", rng.choice(places)
        elif not craft.bomber:
            each.role, each.at = "escort", rng.choice((*places, SEA))
        else:
            each.where, each.by = "pool", ""


def _deploy(s: State, rng: Random) -> None:
    """Send squadrons at targets, two at the most against a squadron."""
    targets = [each.id for each in theatre.placed(s)] * 2 + ["fleet"] * 3
    for laid in s.assaults:
        if not theatre.is_landing(KIT, laid):
            targets += [f"assault:{laid.line}"] * 3
    rng.shuffle(targets)
    for each in s.squadrons:
        pool = "pool" if theatre.owner(KIT, each) == "nato" else "base"
        if theatre.owner(KIT, each) != "russian" and each.where == pool and rng.random() < 0.9:
            each.target = targets.pop()


def run(s: State, rng: Random) -> tuple[list[Event], list[Action]]:
    """Play on at random until nothing is left to do; return what was told and done."""
    told: list[Event] = []
    done: list[Action] = []
    decision: Any = engine._settle(GAME, s, told)
    while decision is not None:
        if isinstance(decision, Chance):
            assert decision.roll is not None
            faces = (rng.randint(1, 6) for _ in range(decision.roll.count))
            action: Any = Rolled(tuple(faces))
        else:
            assert len({each.picks for each in decision.actions}) == len(decision.actions)
            action = rng.choice(decision.actions)
        events, decision = engine.apply(GAME, s, action, decision)
        told += events
        done.append(action)
    return told, done


@pytest.mark.rule("EM-IV.C1a", "EM-IV.C1c", "EM-IV.C4", "EM-VI.1c")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_any_resolution_ends_with_the_table_in_order(seed: int) -> None:
    rng = Random(seed)
    s = random_position(rng)
    sent = {each.target for each in s.squadrons if each.target}
    told, _ = run(s, rng)
    assert s.contest is None
    assert s.bombing is None
    assert s.assaults == []
    assert not any(each.target or each.where in ("board", "air") for each in s.squadrons)
    assert min(landing.rooms(s, KIT).values(), default=0) >= 0
    for each in s.squadrons:
        if each.where == "base":
            assert theatre.intact(s, each.at)
            assert theatre.may_use(KIT, each, each.at)
    for place in s.conquered:
        assert not theatre.aa_in(s, place)
    fought = [each.target for each in told if isinstance(each, ContestDecided)]
    assert len(fought) == len(set(fought))
    assert {each for each in sent if contests.kind_of(each) == "duel"} <= set(fought)
    allies = [
        key
        for each in told
        if isinstance(each, ContestDecided) and contests.kind_of(each.target) == "duel"
        for key in each.allies
    ]
    assert len(allies) == len(set(allies))


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_a_replay_asks_at_the_same_steps(seed: int) -> None:
    played, replayed = random_position(Random(seed)), random_position(Random(seed))
    told, done = run(played, Random(seed))
    again: list[Event] = []
    engine._settle(GAME, replayed, again)
    for happened in engine.replayed(GAME, replayed, done):
        again += happened
    assert again == told
    assert replayed == played
