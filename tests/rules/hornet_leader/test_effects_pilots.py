"""Effects on Pilots and their Aircraft (schema 6.4)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Choice, Event, Refused
from desktop.rules.hornet_leader.actions_mission import Expend
from desktop.rules.hornet_leader.effects_data import AnyEffect
from desktop.rules.hornet_leader.events_campaign import EffectNoted
from desktop.rules.hornet_leader.events_pilots import StatusChanged
from desktop.rules.hornet_leader.records import Place, Scene
from desktop.rules.hornet_leader.standing import altitudes
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.steps import CampaignStep
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    effect,
    effects,
    mission,
    play,
)


def pair(**fields: Any) -> State:
    """Return a mission of two; ``fields`` are those of the first Aircraft."""
    return mission(12, [aircraft("hunter", **fields), aircraft("pluto")])


def each(op: str, **fields: Any) -> AnyEffect:
    return effect(op, **{"who": "each", **fields})


def nothing_done(told: list[Event]) -> bool:
    sources = [found.words.source for found in told if isinstance(found, EffectNoted)]
    return sources == ["{source}: there is nothing to act on."]


def choice(s: State) -> Choice:
    found = asked(s)
    assert isinstance(found, Choice)
    return found


# ----------------------------------------------------------------------------------- Pilots


@pytest.mark.rule("HL-1.5h")
def test_stress_changes_the_status_at_once() -> None:
    s = pair()
    told = effects(s, each("stress", amount=6))
    assert s.member("hunter").stress == 6
    assert any(isinstance(found, StatusChanged) for found in told)


def test_stress_is_taken_off_not_below_0() -> None:
    s = pair()
    s.member("hunter").stress, s.member("pluto").stress = 1, 4
    effects(s, each("stress", amount=-2))
    assert (s.member("hunter").stress, s.member("pluto").stress) == (0, 2)


def test_experience_comes_now_and_promotion_later() -> None:
    s = pair()
    effects(s, each("xp", amount=30))
    assert (s.member("hunter").xp, s.member("hunter").skill) == (30, 2)


def test_sa_counters_come_and_go_not_below_0() -> None:
    s = pair(sa=1)
    effects(s, each("sa", amount=1))
    assert [found.sa for found in s.flown.flight] == [2, 1]
    effects(s, each("sa", amount=-2))
    assert [found.sa for found in s.flown.flight] == [0, 0]


# -------------------------------------------------------------------------------- Aircraft


@pytest.mark.rule("HL-5.2b")
def test_aircraft_are_sent_home_with_what_they_carry() -> None:
    s = pair(loads=("aim9",))
    effects(s, effect("abort", who="choose", count=2), scene="bound")
    assert s.flown.flying() == []
    assert s.flown.aircraft("hunter").loads == []
    assert all(record.aborted for record in s.flown.records)


@pytest.mark.parametrize(
    ("scene", "place"),
    [("bound", "target_bound"), ("over", "over_target"), ("home", "home_bound")],
)
def test_aircraft_are_destroyed_where_the_event_finds_them(scene: Scene, place: Place) -> None:
    s = pair()
    effects(s, each("destroy_aircraft"), scene=scene)
    assert [found.lost for found in s.flown.flight] == [place, place]
    assert s.lost_aircraft == 2


@pytest.mark.parametrize("op", ["abort", "destroy_aircraft"])
def test_at_a_debriefing_no_aircraft_is_left_to_act_on(op: str) -> None:
    s = pair()
    told = effects(s, each(op), scene="debrief", source="target:12:bonus")
    assert nothing_done(told)
    assert len(s.flown.flying()) == 2


# --------------------------------------------------------------------------------- weapons


def dropping(kind: str, amount: int, unit: str, *loads: str) -> State:
    s = pair(loads=loads, pods=("ecm",))
    effects(s, each("drop_weapons", kind=kind, amount=amount, unit=unit))
    return s


def test_the_player_drops_counters_until_their_weight_reaches_the_amount() -> None:
    s = dropping("atg", 2, "weight", "mk82", "mk82", "mk84", "aim9")
    assert choice(s).actions == (Expend("hunter", "mk82"), Expend("hunter", "mk84"))
    play(s, Expend("hunter", "mk82"))
    assert choice(s).actions == (Expend("hunter", "mk82"), Expend("hunter", "mk84"))
    play(s, Expend("hunter", "mk84"))
    assert asked(s) is None
    assert s.flown.aircraft("hunter").loads == ["mk82", "aim9"]
    assert s.flown.aircraft("hunter").pods == ["ecm"]


def test_a_heavy_counter_alone_is_enough() -> None:
    s = dropping("atg", 2, "weight", "mk82", "mk84")
    play(s, Expend("hunter", "mk84"))
    assert s.flown.aircraft("hunter").loads == ["mk82"]


def test_counters_are_counted_or_run_out() -> None:
    s = dropping("ata", 3, "counter", "aim9", "aim9", "mk82")
    assert asked(s) is None  # One type of counter leaves nothing to decide.
    assert s.flown.aircraft("hunter").loads == ["mk82"]
    s = dropping("any", 1, "counter", "aim9", "mk82")
    play(s, Expend("hunter", "mk82"))
    assert s.flown.aircraft("hunter").loads == ["aim9"]


def test_an_aircraft_without_such_counters_can_be_picked_for_nothing() -> None:
    s = pair(loads=("mk82",))
    told = effects(s, each("drop_weapons", kind="ata", amount=1, unit="counter"))
    assert nothing_done(told)
    assert s.flown.aircraft("hunter").loads == ["mk82"]


@pytest.mark.parametrize(
    ("picks", "reason"),
    [
        (("pilot:pluto",), "It is Hunter"),
        (("pilot:hunter", "item:aim9"), "not among the weapons"),
        (("pilot:hunter",), None),
    ],
)
def test_it_is_told_what_cannot_be_dropped(picks: tuple[str, ...], reason: str | None) -> None:
    s = dropping("atg", 2, "weight", "mk82", "mk84", "aim9")
    choice(s)
    step = s.steps[-1]
    assert isinstance(step, CampaignStep)
    found = step.explain(s, KIT, picks)
    assert (found is None) == (reason is None)
    assert reason is None or reason in str(found)
    with pytest.raises(Refused):
        play(s, Expend("hunter", "aim9"))


def test_pods_are_taken_off() -> None:
    s = pair(pods=("ecm",), loads=("aim9",))
    effects(s, effect("drop_pods", who="random", amount=1, aircraft_class="carrying_pod"))
    assert s.flown.aircraft("hunter").pods == []
    assert s.flown.aircraft("hunter").loads == ["aim9"]
    assert nothing_done(effects(s, each("drop_pods", amount=1)))


# -------------------------------------------------------------------------------- Altitude


def test_aircraft_are_held_at_an_altitude_and_change_at_once() -> None:
    s = pair(high=True)
    s.flown.turn = 1
    low = effect("altitude", who="flight_leader", set="L", until="turn1")
    s.flown.leader = "hunter"
    effects(s, low)
    assert [found.high for found in s.flown.flight] == [False, True]
    assert altitudes(s, KIT, "hunter") == (False,)
    assert altitudes(s, KIT, "pluto") == (True, False)
    s.flown.turn = 2
    assert altitudes(s, KIT, "hunter") == (True, False)


def test_with_high_forbidden_all_go_low_at_once() -> None:
    s = pair(high=True)
    effects(s, effect("forbid", what="high"))
    assert [found.high for found in s.flown.flight] == [False, False]
