"""How the autopilot arms a flight."""

from __future__ import annotations

from typing import Any

from desktop.rules.core import Action, Choice
from desktop.rules.hornet_leader import bot_load
from desktop.rules.hornet_leader.actions_campaign import (
    FinishArming,
    NameLeader,
    Unload,
)
from desktop.rules.hornet_leader.arming import Arm, Arming
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.autopilot import choose
from tests.rules.hornet_leader.positions import (
    KIT,
    asked,
    campaign,
    counter,
    mission,
    play,
    sheet_with,
)

# ------------------------------------------------------------------------------------------ arming


def armed(s: State) -> State:
    """Return the position after the autopilot has armed; it must come to an end."""
    policy = Policy(KIT)
    for _ in range(100):
        decision = asked(s)
        assert isinstance(decision, Choice)
        action, _ = policy.decide(s, decision.actions)
        if isinstance(action, FinishArming):
            return s
        play(s, action)
    raise AssertionError("Arming goes on and on.")


def arming(*pilots: str, target: int = 1, **fields: Any) -> State:
    return mission(target, [Aircraft(pilot) for pilot in pilots], steps=[Arm()], **fields)


def test_every_aircraft_with_room_takes_an_ecm_pod() -> None:
    s = armed(arming("hunter", "blackhawk", "bug"))
    assert [each.pods for each in s.flown.flight] == [["ecm"]] * 3


def test_an_aircraft_with_less_than_five_weight_points_takes_none() -> None:
    far = next(t for t in KIT.campaigns["iraq_1991"].bands[3].targets if KIT.targets[t].hits)
    s = armed(arming("pluto", "bug", target=far, state=campaign(so=0)))
    assert s.flown.aircraft("pluto").pods == []
    assert s.flown.aircraft("bug").pods == ["ecm"]


def test_a_load_that_is_there_already_is_changed_into_the_plan() -> None:
    s = arming("hunter", "blackhawk")
    asked(s)
    s.flown.aircraft("hunter").loads = ["mk84", "mk84"]
    assert choose(s) == Unload("hunter", "mk84")
    plain = armed(arming("hunter", "blackhawk"))
    again = armed(s)
    for pilot in ("hunter", "blackhawk"):
        mine, other = again.flown.aircraft(pilot), plain.flown.aircraft(pilot)
        assert sorted(mine.loads) == sorted(other.loads)


def test_bombs_are_chosen_for_the_traits_of_the_target() -> None:
    s = armed(arming("bug", target=2, state=campaign(sheet_with(2), so=0)))  # Soft
    assert s.flown.aircraft("bug").loads.count("mk20") >= 7
    hard = KIT.targets[22]
    assert "hardened" in hard.traits
    s = armed(arming("bug", target=22, state=campaign(sheet_with(22), so=0)))
    assert "mk20" not in s.flown.aircraft("bug").loads


def test_a_flight_against_bombers_carries_missiles() -> None:
    s = armed(arming("hunter", "teflon", target=17, state=campaign(sheet_with(17), so=0)))
    weapons = [KIT.weapons[item] for each in s.flown.flight for item in each.loads]
    assert sum(weapon.kind == "ata" for weapon in weapons) >= 12


def test_weapons_against_radar_are_for_sites_on_the_way() -> None:
    sites = [counter("site", "sa_6", "center", n) for n in range(3)]
    s = armed(mission(1, [Aircraft("hunter"), Aircraft("bug")], sites, steps=[Arm()]))
    loads = [item for each in s.flown.flight for item in each.loads]
    assert loads.count("agm88") == 3
    s = armed(mission(1, [Aircraft("hunter"), Aircraft("bug")], steps=[Arm()]))
    assert not any("agm88" in each.loads for each in s.flown.flight)


def test_no_more_is_spent_than_the_share_of_the_days_left() -> None:
    s = campaign(so=12)
    assert bot_load.budget(s) == 12 // s.days
    s = armed(arming("hunter", "blackhawk", "bug", target=14, state=s))
    assert bot_load.plan(s, KIT).price <= 12 // s.days


def test_the_leader_is_the_one_with_more_sa() -> None:
    s = mission(1, [Aircraft("hunter"), Aircraft("blackhawk")], steps=[Arming()])
    s.flown.leader = "hunter"
    assert KIT.pilots["blackhawk"].levels[2].sa > KIT.pilots["hunter"].levels[2].sa
    policy = Policy(KIT)
    seen: list[Action] = []
    while not (seen and isinstance(seen[-1], FinishArming)):
        action, _ = policy.decide(s)
        seen.append(action)
        play(s, action) if not isinstance(action, FinishArming) else None
    assert NameLeader("blackhawk") in seen
