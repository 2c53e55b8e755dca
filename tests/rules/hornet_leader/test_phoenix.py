"""The Phoenix step (HL-5.7)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Choice, Refused
from desktop.rules.hornet_leader.actions_mission import Attack, Done, FirePhoenix, Phoenix, Shot
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.attack_rules import other_bomber
from desktop.rules.hornet_leader.effects_data import ForbidEffect
from desktop.rules.hornet_leader.events_attack import Fired
from desktop.rules.hornet_leader.phoenix import PhoenixAttacks
from desktop.rules.hornet_leader.records import TARGET, Counter, Standing
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    dice,
    mission,
    play,
    sheet_with,
)


def migs() -> list[Counter]:
    faces = ("mig_21", "mig_23", "mig_25", "mig_29")
    return [counter("bandit", face, "center", number) for number, face in enumerate(faces, 1)]


def position(counters: list[Counter] | None = None, *loads: str, target: int = 1) -> State:
    """Return two F-14s in Stand-Off Areas with two AIM-54 each, or with these loads."""
    flight = [
        aircraft("teflon", "so_north_west", loads=loads or ("aim54", "aim54")),
        aircraft("kermit", "so_south_east", loads=loads or ("aim54", "aim54")),
    ]
    state = campaign(sheet_with(target))
    counters = migs() if counters is None else counters
    return mission(target, flight, counters, state=state, steps=[PhoenixAttacks()])


def fire(*missiles: tuple[str, str]) -> FirePhoenix:
    return FirePhoenix(tuple(Phoenix(pilot, enemy) for pilot, enemy in missiles))


def refused(s: State, action: FirePhoenix) -> str:
    with pytest.raises(Refused) as found:
        play(s, action)
    return found.value.rule


@pytest.mark.rule("HL-5.7a", "HL-5.7d", "HL-10.2a")
def test_ex_026_all_missiles_are_declared_before_the_dice() -> None:
    s = position()
    fired = (
        *(("teflon", "mig_29#4"), ("kermit", "mig_29#4")),
        *(("teflon", "mig_25#3"), ("kermit", "mig_23#2")),
    )
    play(s, fire(*fired))
    found = asked(s)
    assert isinstance(found, Chance)
    assert found.roll is not None
    assert (found.roll.count, len(found.roll.parts)) == (4, 4)
    play(s, dice(1, 6, 1, 10))
    assert [each.key for each in s.flown.counters] == ["mig_21#1", "mig_25#3"]
    assert [each.loads for each in s.flown.flight] == [[], []]
    assert asked(s) is None


@pytest.mark.rule("HL-5.7d")
def test_ex_124_surplus_missiles_are_gone_too() -> None:
    s = position(migs(), "aim54", "aim54", "aim54")
    play(s, fire(*[("teflon", "mig_21#1")] * 3), dice(10, 1, 1))
    assert s.flown.aircraft("teflon").loads == []
    assert s.flown.record("teflon").bandits == 1
    assert not s.flown.aircraft("teflon").fast_attack


@pytest.mark.rule("HL-5.7b", "HL-5.7c")
def test_range_and_dogfight_do_not_count_but_all_else_does() -> None:
    s = position(migs(), "aim54", "mk84", "mk82")
    s.flown.aircraft("teflon").area = "center"
    told = play(s, fire(("teflon", "mig_21#1"), ("kermit", "mig_21#1")), dice(4, 4))
    assert [each.modified for each in told if isinstance(each, Fired)] == [4 + 1 + 2, 4 + 1 + 2]


@pytest.mark.rule("HL-1.3l", "HL-6.4i")
def test_ex_179_two_missiles_at_one_bomber_or_at_both() -> None:
    for second, left in ((("kermit", "tu_16#1"), 1), (("kermit", other_bomber("tu_16#1")), 0)):
        s = position([counter("bomber", "tu_16", "center", bombers=2)])
        play(s, fire(("teflon", "tu_16#1"), second), dice(10, 10))
        assert sum(each.bombers for each in s.flown.counters) == left


@pytest.mark.rule("HL-5.7a")
def test_only_aim_54s_and_only_at_what_flies() -> None:
    sites = [*migs(), counter("site", "sa_6", "center", 5)]
    assert refused(position(sites), fire(("teflon", "sa_6#5"))) == "HL-1.4b"
    assert refused(position(sites), fire(("teflon", TARGET))) == "HL-1.4b"
    assert refused(position(sites), fire(("teflon", "mig_31#9"))) == "HL-6.3a"
    assert refused(position(sites), fire(("nobody", "mig_21#1"))) == "HL-6.2a"
    assert refused(position(sites), fire(*[("teflon", "mig_21#1")] * 3)) == "HL-6.3i"
    assert refused(position(sites), fire()) == "HL-5.7a"
    s = position(sites)
    s.flown.aircraft("kermit").loads = ["aim7"]
    assert refused(s, fire(("kermit", "mig_21#1"))) == "HL-5.7a"


@pytest.mark.rule("HL-5.7d")
def test_an_unfit_pilot_fires_no_missile() -> None:
    s = position()
    s.member("teflon").stress = 10
    assert refused(s, fire(("teflon", "mig_21#1"))) == "HL-1.5j"
    assert [each.pilot for each in _listed(s)[0].missiles] == ["kermit", "kermit"]


@pytest.mark.rule("HL-5.7a")
def test_the_step_passes_where_nothing_can_be_fired() -> None:
    assert asked(position([])) is None
    assert asked(position(migs(), "aim7")) is None
    s = position()
    s.flown.standing.append(Standing(ForbidEffect("phoenix"), "mission", "event:12:over"))
    assert asked(s) is None
    found = PhoenixAttacks().explain(s, KIT, ("pilot:teflon", "enemy:mig_21#1"))
    assert found is not None
    assert found.rule == "HL-1.6c"


@pytest.mark.rule("HL-5.7a")
def test_nothing_need_be_fired() -> None:
    s = position()
    assert play(s, Done()) == []
    assert s.flown.aircraft("teflon").loads == ["aim54", "aim54"]


@pytest.mark.rule("HL-10.2a")
def test_aim_54s_work_in_the_turns_too_and_belong_to_f_14s() -> None:
    s = position()
    s.flown.turn = 1
    s.flown.aircraft("teflon").area = "app_north"
    s.steps = [AircraftAttacks(False)]
    play(s, Attack("teflon", "mig_21#1", (Shot("aim54", "mig_21#1"),)), dice(9))
    assert "mig_21#1" not in [each.key for each in s.flown.counters]
    carriers = [each.id for each in KIT.aircraft.values() if "aim54" in each.weapons]
    assert carriers == ["f14"]


def _listed(s: State) -> list[FirePhoenix]:
    found = asked(s)
    assert isinstance(found, Choice)
    assert found.open
    for action in found.actions[:-1]:
        s.steps[-1].admit(s, KIT, action)
    return [action for action in found.actions if isinstance(action, FirePhoenix)]


def test_the_list_begins_with_a_missile_for_each_and_two_for_objectives() -> None:
    targets = [
        counter("bandit", "mig_21", "center"),
        counter("bandit", "mig_29", "center", 2, objective=True),
        counter("bandit", "mig_29", "center", 3),
    ]
    best, *singles = _listed(position(targets))
    assert [each.enemy for each in best.missiles] == [
        *("mig_29#2", "mig_29#2", "mig_29#3", "mig_21#1")
    ]
    assert len(singles) == 2 * 3


@pytest.mark.parametrize(
    ("picks", "rule"),
    [
        (("pilot:nobody",), "HL-6.2a"),
        (("pilot:hunter",), "HL-5.7a"),
        (("pilot:teflon",), ""),
        (("pilot:teflon", TARGET), "HL-1.4b"),
        (("pilot:teflon", "enemy:mig_21#1"), ""),
    ],
)
def test_a_reason_is_given_for_what_cannot_be_done(picks: tuple[str, ...], rule: str) -> None:
    s = position()
    s.flown.flight.append(aircraft("hunter", "so_north_west", loads=("aim9",)))
    s.squadron.append(type(s.squadron[0])("hunter", 2))
    found = PhoenixAttacks().explain(s, KIT, picks)
    assert ("" if found is None else found.rule) == rule


def test_the_phoenix_attacks_of_the_worked_mission() -> None:
    s = position(
        [counter("bandit", "mig_29", "app_east"), counter("bandit", "mirage_iii", "center", 2)]
    )
    told = play(s, fire(("teflon", "mig_29#1"), ("teflon", "mirage_iii#2")), dice(4, 7))
    assert [each.modified for each in told if isinstance(each, Fired)] == [5, 10]
    assert [each.key for each in s.flown.counters] == ["mig_29#1"]
