"""Two missions on a Day: Primary and Secondary (HL-1.7t to HL-1.7v)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from desktop.rules.core import Action, Chance, Choice, Decision
from desktop.rules.hornet_leader.actions_campaign import (
    FinishDebriefing,
)
from desktop.rules.hornet_leader.actions_mission import (
    LeaveDisplay,
)
from desktop.rules.hornet_leader.debrief import Debrief, Rest
from desktop.rules.hornet_leader.effects_data import VpEffect
from desktop.rules.hornet_leader.end_of_day import Recovery
from desktop.rules.hornet_leader.events_campaign import EventDrawn
from desktop.rules.hornet_leader.flow import (
    FlyMission,
)
from desktop.rules.hornet_leader.records import INTEL
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    member,
    mission,
    play,
    settle,
)
from tests.rules.hornet_leader.quiet import fly, morning

SECOND = 56
"""A Secondary of Iraq 1991."""


def two_missions(**fields: Any) -> State:
    """Return a Day with a Secondary: hunter flies the Primary, wolf the Secondary."""
    s = morning(1, member("hunter"), member("wolf"), **fields)
    s.target_deck.remove(SECOND)
    s.secondary = SECOND
    return s


def assign_both(s: State) -> Callable[[Decision], Action | None]:
    def answer(found: Decision) -> Action | None:
        if not isinstance(found, Choice):
            return None
        if LeaveDisplay() in found.actions:
            return LeaveDisplay()
        if found.rule == "HL-4.4a" and not (s.flown.flight and s.second_flight):
            wanted = ("wolf", True) if s.flown.flight else ("hunter", False)
            return next(
                each
                for each in found.actions
                if (getattr(each, "pilot", ""), getattr(each, "secondary", None)) == wanted
            )
        return None

    return answer


@pytest.mark.rule("HL-1.7u", "HL-1.7t")
def test_h40_the_secondary_is_flown_after_the_primary_by_others() -> None:
    s = two_missions()
    answer = assign_both(s)
    fly(s, answer, lambda _: bool(s.missions))
    # R&R may be bought; then the second mission begins: its Sites come only now.
    assert isinstance(s.steps[-1], Rest)
    assert s.mission is None
    play(s, FinishDebriefing())
    assert s.flown.target == SECOND
    assert [each.pilot for each in s.flown.flight] == ["wolf"]
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.rule == "HL-4.3a"
    fly(s, answer, lambda _: len(s.missions) == 2)
    assert [(each.target, each.secondary) for each in s.missions] == [(1, False), (SECOND, True)]


@pytest.mark.rule("HL-1.7v")
def test_ex_114_the_tracks_move_after_the_second_debriefing() -> None:
    s = two_missions()
    before = s.tracks[INTEL]
    answer = assign_both(s)
    fly(s, answer, lambda _: s.mission is not None and s.flown.turn > 0)
    s.flown.destroyed = True
    s.pending_tracks[INTEL] = 1
    fly(s, answer, lambda _: s.mission is not None and s.flown.secondary)
    assert s.tracks[INTEL] == before
    fly(s, answer, lambda _: len(s.missions) == 2 and isinstance(s.steps[-1], Rest))
    assert s.tracks[INTEL] == before + 1
    # Stress of each mission at once, recovery once: 2 less Cool 1, and 1 less Cool 1.
    assert [each.stress for each in s.squadron] == [1, 0]


@pytest.mark.rule("HL-1.7u", "HL-1.7p")
def test_ex_188_a_secondary_that_nobody_can_fly_counts_as_not_destroyed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    penalty = msgspec.structs.replace(KIT.targets[SECOND], penalty=(VpEffect(-1),))
    monkeypatch.setitem(KIT.targets, SECOND, penalty)
    s = two_missions()
    s.primary = 0
    s.second_flight = ["wolf"]
    wolf = s.member("wolf")
    wolf.stress = 12
    s.steps[:] = [Recovery(), FlyMission(SECOND, True)]
    told, _ = settle(s)
    log = s.missions[0]
    assert (log.target, log.status, log.flight, log.vp) == (SECOND, "O", [], -1)
    assert s.target_discards == [SECOND]
    assert not any(isinstance(each, EventDrawn) for each in told)
    assert wolf.stress == 12 - 3


@pytest.mark.rule("HL-1.7u", "HL-1.7q")
def test_no_secondary_follows_when_the_campaign_has_ended() -> None:
    steps = [Debrief(), FlyMission(60, True)]
    state = campaign("north_atlantic_1986")
    s = mission(45, [aircraft("hunter", "")], state=state, steps=steps)
    s.secondary = 60
    settle(s)
    assert s.outcome is not None
    assert [each.target for each in s.missions] == [45]
