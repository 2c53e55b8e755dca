"""What an attack will do, held to counting every throw of its dice."""

from __future__ import annotations

from itertools import product

import pytest

from desktop.rules.hornet_leader import attack_odds
from desktop.rules.hornet_leader.actions_mission import Attack, Phoenix, Shot
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.attack_rules import other_bomber
from desktop.rules.hornet_leader.records import TARGET, Counter
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    campaign,
    counter,
    dice,
    mission,
    play,
    sheet_with,
)


def position(
    *loads: str, counters: tuple[Counter, ...] = (), target: int = 1, hits: int = 0
) -> State:
    """Return Banzai (AtA -2, AtG +1) High in the Center, the Fast step of turn 1."""
    state = campaign(sheet_with(target), options=("high_stress",))
    flight = [aircraft("banzai", loads=loads)]
    steps = [AircraftAttacks(True)]
    return mission(target, flight, counters, state=state, steps=steps, turn=1, hits=hits)


def test_a_die_has_a_chance_for_every_number_of_hits() -> None:
    assert attack_odds.of_die((7, 10)) == pytest.approx((0.6, 0.3, 0.1))
    assert attack_odds.of_die((1, 3)) == pytest.approx((0.0, 0.2, 0.8))
    assert attack_odds.of_die((9, 14)) == pytest.approx((0.8, 0.2, 0.0))
    assert attack_odds.of_die(()) == (1.0,)


def test_dice_fold_into_one_distribution() -> None:
    folded = attack_odds.folded([(0.5, 0.5), (0.5, 0.5)])
    assert folded == pytest.approx((0.25, 0.5, 0.25))
    assert attack_odds.folded([]) == (1.0,)


def test_the_odds_agree_with_every_throw_that_can_be_played() -> None:
    """Three dice of three kinds are thrown in all ways, and the step says what they do."""
    action = Attack(
        "banzai",
        TARGET,
        (Shot("mk84", TARGET), Shot("mk82", TARGET), Shot("gbu38", "s_60#1")),
    )

    def fresh() -> State:
        site = counter("site", "s_60", "app_north")
        return position("mk84", "mk82", "gbu38", counters=(site,), hits=3)

    odds = attack_odds.of_attack(fresh(), KIT, action)
    scored, killed, destroyed = [0] * 6, 0, 0
    for faces in product(range(1, 11), repeat=3):
        s = fresh()
        play(s, action, dice(*faces))
        scored[s.flown.hits - 3] += 1
        killed += not s.flown.counters
        destroyed += s.flown.destroyed
    assert odds.hits == pytest.approx([count / 1000 for count in scored])
    assert odds.kills == pytest.approx({"s_60#1": killed / 1000})
    assert odds.target == pytest.approx(destroyed / 1000)
    assert odds.mean_hits == pytest.approx(sum(i * n for i, n in enumerate(scored)) / 1000)


@pytest.mark.rule("HL-6.4a")
def test_missiles_at_one_bandit() -> None:
    mig = counter("bandit", "mig_21", "app_north")
    s = position("aim9", "aim9", counters=(mig,))
    odds = attack_odds.of_attack(s, KIT, Attack("banzai", "mig_21#1", (Shot("aim9", "mig_21#1"),)))
    assert [die.hit for die in odds.dice] == pytest.approx([0.5])
    shots = (Shot("aim9", "mig_21#1"),) * 2
    odds = attack_odds.of_attack(s, KIT, Attack("banzai", "mig_21#1", shots))
    assert odds.kills == pytest.approx({"mig_21#1": 0.75})
    assert (odds.hits, odds.target) == ((1.0,), 0.0)


def test_guns_and_a_target_that_is_destroyed_already() -> None:
    s = position(hits=6)
    s.flown.flight[0].high = False
    gun = attack_odds.of_attack(s, KIT, Attack("banzai", TARGET))
    assert gun.hits == pytest.approx((0.8, 0.2))
    assert gun.target == pytest.approx(0.2)
    s.flown.destroyed = True
    assert attack_odds.of_attack(s, KIT, Attack("banzai", TARGET)).target == 0


def test_the_last_objective_destroys_the_target() -> None:
    site = counter("site", "zu_23_4", "center", objective=True)
    bombs = Attack("banzai", "zu_23_4#1", (Shot("mk82", "zu_23_4#1"),))
    ready = position("mk82", counters=(site,), target=10, hits=7)
    assert attack_odds.of_attack(ready, KIT, bombs).target == pytest.approx(0.5)
    waiting = position("mk82", counters=(site,), target=10, hits=6)
    assert attack_odds.of_attack(waiting, KIT, bombs).target == 0


def test_a_counter_of_two_bombers_needs_two_kills() -> None:
    bomber = counter("bomber", "tu_22m", "center", bombers=2, objective=True)
    s = position("aim54", "aim54", counters=(bomber,), target=17)
    both = (Phoenix("banzai", "tu_22m#1"), Phoenix("banzai", other_bomber("tu_22m#1")))
    odds = attack_odds.of_phoenix(s, KIT, both)
    assert list(odds.kills.values()) == pytest.approx([0.3, 0.3])
    assert odds.target == pytest.approx(0.09)
    assert attack_odds.of_phoenix(s, KIT, both[:1]).target == 0


@pytest.mark.rule("HL-9.5b")
def test_high_stress_is_counted_before_it_is_taken() -> None:
    s = position("mk82")
    shots = (Shot("mk82", TARGET),)
    calm = attack_odds.of_attack(s, KIT, Attack("banzai", TARGET, shots))
    tense = attack_odds.of_attack(s, KIT, Attack("banzai", TARGET, shots, high_stress=True))
    assert (calm.dice[0].steps, tense.dice[0].steps) == ((6, 9), (5, 8))
    s.member("banzai").stress = 3
    shaken = attack_odds.of_attack(s, KIT, Attack("banzai", TARGET, shots, high_stress=True))
    assert shaken.dice[0].steps == (8, 11)
