"""The order of everything: set-up, Days, missions, two on a Day (HL-1.7u, HL-2.9, HL-3.1)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Action, Chance, Choice, Decision, Event, Step
from desktop.rules.hornet_leader.actions_campaign import (
    DrawTarget,
    FinishDebriefing,
    FinishPromotions,
    Fly,
    SelectTargets,
    StopDrawing,
    TakeDownTime,
)
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    LeaveDisplay,
)
from desktop.rules.hornet_leader.debrief import Debrief, Rest
from desktop.rules.hornet_leader.effects_data import RestrictWeaponEffect
from desktop.rules.hornet_leader.end_of_day import Recovery
from desktop.rules.hornet_leader.events_campaign import DayBegan, DownTimeTaken, EventDrawn
from desktop.rules.hornet_leader.events_display import TurnBegan
from desktop.rules.hornet_leader.flow import (
    CampaignBegins,
    Day,
    FlyMission,
    FlyOrRest,
    NextDay,
)
from desktop.rules.hornet_leader.placing import AbortDecision
from desktop.rules.hornet_leader.records import Entry, Member
from desktop.rules.hornet_leader.squadron import RandomSquadron, Squadron
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    member,
    mission,
    play,
    set_up,
    settle,
)
from tests.rules.hornet_leader.quiet import FLIGHT, at_rest, fly, morning


def names(s: State) -> list[str]:
    """Return the steps to come, the next first; Events with their section."""
    return [
        f"{type(step).__name__} {step.section}" if hasattr(step, "section") else type(step).__name__
        for step in reversed(s.steps)
    ]


def pushed(step: Step, s: State) -> list[str]:
    s.steps.clear()
    step.carry_out(s, KIT, None, lambda _: None)
    return names(s)


def day(*squadron: Member, **fields: Any) -> State:
    """Return the morning of a Day, nothing decided yet."""
    fields.setdefault("day", 0)
    return campaign(squadron=squadron or [member("hunter")], steps=[Day()], **fields)


# --------------------------------------------------------------------------------------- set-up


@pytest.mark.rule("HL-2.4c", "HL-2.2c")
def test_a_campaign_begins_with_its_notes() -> None:
    s = set_up(campaign="north_korea_2007")
    s.then(CampaignBegins())
    told, _ = settle(s)
    assert s.in_play == [33]
    assert 33 not in s.target_deck
    assert {"HL-2.4c"} <= {each.rule for each in told}
    assert isinstance(s.steps[-1], Squadron)
    s = set_up(campaign="libya_1984")
    s.then(CampaignBegins())
    settle(s)
    assert [type(each.effect) for each in s.carry] == [RestrictWeaponEffect]


@pytest.mark.rule("HL-2.2c")
def test_h44_targets_in_play_from_the_start_may_be_attacked_before_their_band_is_open() -> None:
    s = set_up(campaign="israel_2003", service="marine")
    s.then(CampaignBegins())
    settle(s)
    assert s.in_play == [9]
    assert s.bands_open == 1
    assert set(s.target_deck) == set(KIT.campaigns["israel_2003"].bands[0].targets) - {9}
    s.steps.clear()
    s.squadron.append(member("hoss"))
    s.then(Day())
    play(s, Fly(), StopDrawing())
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert SelectTargets(9) in choice.actions


def test_the_squadron_is_drawn_with_the_option() -> None:
    s = set_up(campaign="iraq_1991", random_squadron=True)
    s.then(CampaignBegins())
    settle(s)
    assert isinstance(s.steps[-1], RandomSquadron)
    assert names(s) == ["RandomSquadron", "Promotions", "Day"]


# ------------------------------------------------------------------------------------- sequence


@pytest.mark.rule("HL-3.1a")
def test_a_day_has_its_steps_in_order() -> None:
    assert pushed(Day(), day()) == [
        *("FlyOrRest", "DrawTargets", "SelectTarget", "Missions", "Recovery", "NextDay")
    ]


@pytest.mark.rule("HL-3.1b", "HL-3.1c", "HL-3.1f", "HL-3.1g")
def test_a_mission_has_its_steps_in_order() -> None:
    assert pushed(FlyMission(5), day()) == [
        *("PlaceSites", "Replacements", "AssignPilots", "Arm"),
        *("EventCard bound", "AbortDecision", "PlaceAircraft", "PlaceBandits"),
        *("IntelAdjustment", "EventCard over", "PhoenixAttacks", "OverTarget"),
        *("EventCard home", "SearchAndRescue", "ClearDisplay", "Debrief"),
    ]


@pytest.mark.rule("HL-3.1g")
def test_the_debriefing_has_its_steps_in_order() -> None:
    s = mission(3, [aircraft("hunter", "")], state=campaign("israel_2003"))
    assert pushed(Debrief(), s) == ["RunEffects", "TargetStress", "Experience", "LogMission"]
    s = mission(13, [aircraft("hunter", "")])
    s.missions.clear()
    assert pushed(Debrief(), s) == ["TargetStress", "Experience", "LogMission"]


@pytest.mark.rule("HL-3.1c", "HL-5.7e")
def test_after_target_bound_the_turn_counter_goes_to_1() -> None:
    s = morning(5)
    told = fly(s, until=lambda _: s.mission is not None and s.flown.turn > 0)
    assert [each.turn for each in told if isinstance(each, TurnBegan)] == [1]
    assert [each.section for each in told if isinstance(each, EventDrawn)] == ["bound", "over"]


# ------------------------------------------------------------------------------------ Down Time


@pytest.mark.rule("HL-2.9a")
def test_down_time_is_decided_before_the_first_card() -> None:
    s = day()
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (Fly(), TakeDownTime())
    told = play(s, TakeDownTime())
    assert [each.forced for each in told if isinstance(each, DownTimeTaken)] == [False]
    assert s.drawn == []
    assert isinstance(s.steps[-1], Rest)


def forced(s: State) -> bool:
    told, _ = settle(s)
    return [each.forced for each in told if isinstance(each, DownTimeTaken)] == [True]


@pytest.mark.rule("HL-2.9a")
def test_ex_107_without_a_target_the_day_is_down_time() -> None:
    assert forced(day(target_deck=[]))
    assert not forced(day(target_deck=[], target_discards=[5]))
    assert not forced(day(target_deck=[], in_play=[31]))


@pytest.mark.rule("HL-2.9a", "HL-1.5l")
def test_ex_108_without_a_fit_pilot_the_day_is_down_time() -> None:
    assert forced(day(member("hunter", stress=12), member("wolf", missing=True)))


@pytest.mark.rule("HL-2.9a", "HL-4.4a")
def test_ex_178_a_hawkeye_alone_does_not_fly() -> None:
    assert forced(day(member("hunter", stress=12), member("eyes")))
    assert not forced(day(member("wolf"), member("eyes")))


@pytest.mark.rule("HL-2.9d", "HL-8.13a")
def test_h27_down_time_is_a_day_like_any_other() -> None:
    s = day()
    assert s.days == 3
    told: list[Event] = []
    for number in (1, 2, 3):
        told += play(s, TakeDownTime())
        assert s.day == number
        told += play(s, FinishDebriefing())
    assert s.outcome is not None
    assert s.evaluation == "dismal"
    assert [each.day for each in told if isinstance(each, DayBegan)] == [1, 2, 3]
    assert [each.target for each in s.missions] == [0, 0, 0]


@pytest.mark.rule("HL-8.13a")
def test_the_campaign_ends_after_its_last_day() -> None:
    assert pushed(NextDay(), campaign(day=2)) == ["CloseDay", "Day"]
    assert pushed(NextDay(), campaign(day=3)) == ["CloseDay", "CampaignEnd"]


# ------------------------------------------------------------------------------- quiet missions


@pytest.mark.rule("HL-5.2b", "HL-5.2d", "HL-1.7p")
def test_ex_121_all_abort() -> None:
    assert all(KIT.pilots[each].levels[2].cool == 1 for each in FLIGHT)
    flight = [aircraft(each, "", loads=("mk82",)) for each in FLIGHT]
    s = mission(3, flight, state=campaign("north_korea_2007"), so_spent=4)
    assert KIT.campaigns["north_korea_2007"].bands[s.flown.band].stress == 2
    for each in s.squadron:
        each.flew = True
    whole = campaign()
    FlyMission(5).carry_out(whole, KIT, None, lambda _: None)
    s.steps[:] = [Recovery(), *whole.steps[: whole.steps.index(AbortDecision()) + 1]]
    so = s.so
    play(s, *map(Abort, FLIGHT))
    assert isinstance(s.steps[-1], Rest)
    log = s.missions[0]
    assert (log.status, log.events, log.so_spent, s.so) == ("O", [], 4, so)
    assert [each.stress for each in s.squadron] == [1, 1, 1, 1]
    assert [each.xp for each in s.squadron] == [0, 0, 0, 0]
    assert s.vp_entries == [Entry(-1, "effect", 1, s.vp_entries[0].detail)]


@pytest.mark.rule("HL-3.1a", "HL-8.1a")
def test_a_quiet_mission_from_sites_to_debriefing() -> None:
    s = morning(5)

    def assign(found: Decision) -> Action | None:
        if isinstance(found, Choice) and found.rule == "HL-4.4a" and len(s.flown.flight) < 2:
            return found.actions[0]
        if isinstance(found, Choice) and LeaveDisplay() in found.actions:
            return LeaveDisplay()
        return None

    fly(s, assign, at_rest(s))
    log = s.missions[0]
    assert (log.target, log.status, len(log.flight), len(log.events)) == (5, "O", 2, 3)
    assert [each.flew for each in s.squadron] == [True, True, False, False]


# ---------------------------------------------------------------------------------------- funds


@pytest.mark.rule("HL-8.1a", "HL-2.8h")
def test_recon_priority_is_part_of_what_the_first_mission_costs() -> None:
    s = morning(5)
    s.so_entries.append(Entry(-2, "recon", s.day))
    s.so_entries.append(Entry(-2, "recon", s.day - 1))
    settle(s)
    assert s.flown.so_spent == 2


def test_h30_the_fund_is_one_for_the_whole_campaign() -> None:
    s = day(so=17)
    play(s, TakeDownTime(), FinishDebriefing())
    assert (s.day, s.so) == (2, 17)


def test_nothing_is_drawn_and_selected_on_a_day_of_rest() -> None:
    s = day()
    play(s, TakeDownTime())
    assert (s.primary, s.drawn, s.mission) == (0, [], None)
    s = day()
    play(s, Fly())
    assert isinstance(asked(s), Chance)


def test_the_question_of_a_day_is_asked_once() -> None:
    s = day(in_play=[31])
    assert FlyOrRest().asks(s, KIT)
    play(s, Fly())
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert DrawTarget() in choice.actions
    assert FinishPromotions() not in choice.actions
