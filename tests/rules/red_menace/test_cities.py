"""The end of a city (RM-10.1.3, RM-10.5.2, RM-13.4, RM-13.5, RM-S2.0)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Outcome, Side
from desktop.rules.pool import Pool
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_chance import DrawnBomber, DrawnCounter
from desktop.rules.red_menace.cities import Destroy
from desktop.rules.red_menace.events_theatre import CityDestroyed, SupportLost, ThresholdReached
from desktop.rules.red_menace.records import PLAYER, Means, Support
from tests.rules.red_menace.positions import KIT, asked, ground, inbound, play, war


@pytest.mark.rule("RM-10.1.3b", "RM-10.1.3c", "RM-10.3a")
def test_moscow_from_the_air() -> None:
    """EX-MOSCOW-AIR"""
    s = war(steps=[Destroy("1", "blue", "air")])
    theatre.in_box(s, "tu28")[0].box = "long"
    play(s, 6)
    assert s.points == [16, 0]
    assert s.ruins["1"].counter == "nuke_moscow"
    assert len(theatre.in_box(s, "tu28", "lost")) == 1
    assert all(sam.where in ("lost", "out") for sam in s.sams if sam.unit == "sa2_moscow")


@pytest.mark.rule("RM-10.5.1d", "RM-10.3a", "RM-10.1.3c")
def test_moscow_from_the_sea_is_worth_a_drawn_counter() -> None:
    s = war(steps=[Destroy("1", "blue", "submarine")])
    play(s, DrawnCounter("nuke_4"))
    assert s.points == [4, 0]
    assert all(each.box in ("lost", "out") for each in s.interceptors if each.unit == "tu28")


@pytest.mark.rule("RM-10.1.3b", "RM-10.1.3d", "RM-10.3a")
def test_washington_from_the_air() -> None:
    s = war(steps=[Destroy("I", "red", "air")])
    play(s, 1)
    assert s.points == [0, 11]
    assert [sam.where for sam in s.sams if sam.unit == "nike_dc"] == ["lost"]


@pytest.mark.rule("RM-10.5.2b", "RM-10.1.3d", "RM-10.1.3l")
def test_washington_from_the_sea() -> None:
    """EX-DC-SUB"""
    s = war(steps=[Destroy("I", "red", "submarine")])
    here, there = ground(s, "b47 b47", "I"), ground(s, "b52", "H")
    play(s, DrawnCounter("nuke_8"))
    assert s.points == [0, 8]
    assert [s.bombers[number].where for number in here] == ["lost", "lost"]
    assert s.bombers[there[0]].where == "ground"


@pytest.mark.rule("RM-10.1.3l", "RM-10.1.3m")
def test_bombers_on_the_ground_are_lost_with_their_city() -> None:
    """EX-GROUND"""
    s = war(steps=[Destroy("K", "red", "air")])
    numbers = ground(s, "b47 b47 b47", "K")
    play(s, DrawnCounter("nuke_5"))
    assert {s.bombers[number].where for number in numbers} == {"lost"}


@pytest.mark.rule("RM-10.1.3f")
def test_with_an_empty_cup_a_city_is_worth_a_die() -> None:
    """EX-NUKE-EMPTY"""
    s = war(nukes=Pool.empty(len(KIT.nuke_kinds)), steps=[Destroy("K", "red", "air")])
    play(s, 4)
    assert s.points == [0, 4]
    assert s.ruins["K"].counter == ""


@pytest.mark.rule("RM-10.1.3g")
def test_a_city_is_destroyed_once() -> None:
    s = war(steps=[Destroy("K", "red", "air"), Destroy("K", "red", "air")])
    play(s, DrawnCounter("nuke_5"))
    assert asked(s) is None
    assert s.points == [0, 5]


@pytest.mark.rule("RM-10.5.2c", "RM-9.2.2a")
def test_formations_that_wanted_it_get_another_target() -> None:
    s = war(steps=[Destroy("K", "red", "submarine")])
    flight = inbound(s, "A", "0608", "K")
    other = inbound(s, "B", "0608", "H")
    play(s, DrawnCounter("nuke_5"), 1)
    assert asked(s) is None
    assert flight.targets == ["K", "H"]
    assert other.targets == ["H"]


@pytest.mark.rule("RM-11.1b", "RM-11.0")
def test_aew_and_tanker_fall_with_their_base() -> None:
    s = war(steps=[Destroy("B", "red", "air")])
    s.support = [Support("ec121", "launched", "B"), Support("kc135", "launched", "C")]
    told = play(s, DrawnCounter("nuke_5"))
    assert [each.where for each in s.support] == ["lost", "launched"]
    assert SupportLost("RM-11.1b", "ec121", "B") in told


@pytest.mark.rule("RM-11.2b")
def test_the_tu126_falls_with_its_base() -> None:
    s = war(steps=[Destroy("4", "blue", "air")])
    s.support = [Support("tu126", "launched", "4")]
    told = play(s, DrawnCounter("nuke_5"))
    assert s.support[0].where == "lost"
    assert SupportLost("RM-11.2b", "tu126", "4") in told


CAUGHT = [
    *(("nuke_3", 1, 1), ("nuke_4", 1, 1), ("nuke_5", 1, 1)),
    *(("nuke_6", 1, 1), ("nuke_6", 2, 1), ("nuke_7", 2, 1), ("nuke_8", 2, 1)),
    *(("nuke_10", 1, 2), ("nuke_10", 2, 2), ("nuke_10", 3, 2), ("nuke_d6", 6, 1)),
]
SAFE = [
    *(("nuke_3", 2), ("nuke_4", 2), ("nuke_5", 2), ("nuke_5", 6)),
    *(("nuke_6", 3), ("nuke_7", 3), ("nuke_8", 3), ("nuke_10", 4), ("nuke_d6", 5), ("nuke_d6", 1)),
]


@pytest.mark.rule("RM-13.5a")
@pytest.mark.parametrize(("counter", "die", "lost"), CAUGHT)
def test_bombers_are_caught_on_the_ground(counter: str, die: int, lost: int) -> None:
    """EX-135"""
    s = war(terms={"caught": True}, steps=[Destroy("4", "blue", "air")])
    value = (5,) if counter == "nuke_d6" else ()
    play(s, DrawnCounter(counter), *value, die, *[DrawnBomber("m4")] * lost)
    assert s.red_lost == {"m4": lost}
    assert s.cup.size == 35 - lost
    assert asked(s) is None


@pytest.mark.rule("RM-13.5a")
@pytest.mark.parametrize(("counter", "die"), SAFE)
def test_bombers_are_not_caught(counter: str, die: int) -> None:
    """EX-135-NO"""
    s = war(terms={"caught": True}, steps=[Destroy("4", "blue", "air")])
    value = (5,) if counter == "nuke_d6" else ()
    play(s, DrawnCounter(counter), *value, die)
    assert not s.red_lost
    assert asked(s) is None


@pytest.mark.rule("RM-13.5a")
def test_moscow_counts_as_ten_and_havana_not_at_all() -> None:
    s = war(terms={"caught": True}, steps=[Destroy("1", "blue", "air")])
    play(s, 6, 3, DrawnBomber("m4"), DrawnBomber("m4"))
    assert s.red_lost == {"m4": 2}
    assert asked(s) is None
    s = war(terms={"caught": True}, cuba_in_war=True, steps=[Destroy("12", "blue", "air")])
    play(s, DrawnCounter("nuke_5"))
    assert asked(s) is None


@pytest.mark.rule("RM-13.5a")
def test_without_the_option_nobody_is_caught() -> None:
    s = war(steps=[Destroy("4", "blue", "air")])
    play(s, DrawnCounter("nuke_10"))
    assert asked(s) is None


@pytest.mark.rule("RM-S2.0")
@pytest.mark.parametrize(
    ("counter", "die", "lost"),
    [
        *(("nuke_10", 1, 1), ("nuke_10", 2, 1), ("nuke_10", 3, 0)),
        *(("nuke_5", 1, 1), ("nuke_5", 2, 0)),
    ],
)
def test_caught_on_the_ground_by_module_s(counter: str, die: int, lost: int) -> None:
    """EX-S2"""
    s = war(terms={"module_s": True}, steps=[Destroy("4", "blue", "air")])
    play(s, DrawnCounter(counter), die, *[DrawnBomber("m4")] * lost)
    assert s.cup.size == 35 - lost
    assert asked(s) is None


@pytest.mark.rule("RM-S2.0")
@pytest.mark.parametrize("counter", ["nuke_3", "nuke_4", "nuke_6", "nuke_7", "nuke_8", "nuke_d6"])
def test_other_counters_do_nothing_in_module_s(counter: str) -> None:
    s = war(terms={"module_s": True}, steps=[Destroy("4", "blue", "air")])
    play(s, DrawnCounter(counter), *((5,) if counter == "nuke_d6" else ()))
    assert asked(s) is None


@pytest.mark.rule("RM-S2.0")
def test_moscow_counts_as_ten_in_module_s_and_only_a_drawn_counter_from_the_sea() -> None:
    s = war(terms={"module_s": True}, steps=[Destroy("1", "blue", "air")])
    play(s, 4, 2, DrawnBomber("m4"))
    assert s.red_lost == {"m4": 1}
    assert asked(s) is None
    s = war(terms={"module_s": True}, steps=[Destroy("1", "blue", "submarine")])
    play(s, DrawnCounter("nuke_8"))
    assert asked(s) is None


@pytest.mark.rule("RM-10.1.3a", "RM-10.5.1a", "RM-10.5.2a")
@pytest.mark.parametrize(
    ("city", "by", "means", "rule"),
    [
        ("K", "red", "air", "RM-10.1.3a"),
        ("4", "blue", "air", "RM-10.1.3a"),
        ("K", "red", "submarine", "RM-10.5.2a"),
        ("4", "blue", "submarine", "RM-10.5.1a"),
    ],
)
def test_it_is_told_who_destroyed_a_city_and_by_which_rule(
    city: str, by: Side, means: Means, rule: str
) -> None:
    s = war(steps=[Destroy(city, by, means)])
    told = [event for event in play(s) if isinstance(event, CityDestroyed)]
    assert told == [CityDestroyed(rule, city, by, means)]


@pytest.mark.rule("RM-13.4")
def test_sudden_death_goes_on_until_the_die_is_even() -> None:
    """EX-SD and EX-SD-LATER"""
    s = war(terms={"sudden_death": True}, points=[43, 40], turn=4)
    s.then(Destroy("K", "red", "air"), Destroy("4", "blue", "air"))
    play(s, DrawnCounter("nuke_5"))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    assert not chance.roll.successes, "the game may end against the player"
    ends = [band.low for band in chance.roll.bands if band.title.source == "the game ends"]
    assert ends == [2, 4, 6]
    play(s, 3, DrawnCounter("nuke_5"), 2)
    assert s.outcome == Outcome((PLAYER,), "RM-13.4")
    assert s.victor == "blue"


@pytest.mark.rule("RM-13.4")
def test_sudden_death_comes_as_soon_as_the_points_are_there() -> None:
    s = war(terms={"sudden_death": True, "caught": True}, points=[44, 44])
    inbound(s, "A", "0608", "K")
    s.then(Destroy("K", "red", "air"))
    play(s, DrawnCounter("nuke_5"))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.kind == "sudden"
    play(s, 5, 1)
    assert s.flights[0].targets == ["K", "H"]
    s.then(Destroy("4", "blue", "air"))
    play(s, DrawnCounter("nuke_5"), 1, 1, DrawnBomber("m4"))
    assert s.red_lost == {"m4": 1}


@pytest.mark.rule("RM-13.5a")
def test_with_an_empty_cup_nobody_is_looked_for() -> None:
    s = war(terms={"caught": True}, cup=Pool.empty(len(KIT.cup_kinds)))
    s.then(Destroy("4", "blue", "air"))
    play(s, DrawnCounter("nuke_10"))
    assert asked(s) is None


@pytest.mark.rule("RM-12.1a", "RM-13.4")
def test_a_threshold_is_reached_once() -> None:
    s = war(terms={"sudden_death": True}, points=[0, 46], reached=[False, True])
    s.then(Destroy("K", "red", "air"))
    told = play(s, DrawnCounter("nuke_5"), 3)
    assert not any(isinstance(event, ThresholdReached) for event in told)
    assert not s.now.reached


@pytest.mark.rule("RM-13.4")
def test_sudden_death_counts_bombings_by_submarine_and_waits_for_a_threshold() -> None:
    s = war(terms={"sudden_death": True}, steps=[Destroy("K", "red", "air")])
    play(s, DrawnCounter("nuke_5"))
    assert asked(s) is None
    s.points = [0, 44]
    s.then(Destroy("H", "red", "submarine"))
    play(s, DrawnCounter("nuke_5"), 4)
    assert s.victor == "red"
