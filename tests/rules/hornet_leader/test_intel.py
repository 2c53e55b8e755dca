"""The tracks and the Intel Air Defense Adjustment (HL-2.5, HL-5.5)."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.hornet_leader import refusals
from desktop.rules.hornet_leader.actions_chance import DrawnCounter
from desktop.rules.hornet_leader.actions_mission import ChooseCounter, ChooseKind, Done
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.events_campaign import EffectNoted
from desktop.rules.hornet_leader.events_display import CounterRemoved
from desktop.rules.hornet_leader.intel import (
    EitherKind,
    IntelAdjustment,
    RemoveCounter,
    reading,
    removable,
)
from desktop.rules.hornet_leader.records import INTEL, RECON, Counter
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import hits_breakdown, hits_needed, recon_limit
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    mission,
    play,
    set_up,
    settle,
)

PLAIN = 5
"""A Target without an Objective."""


def labelled(label: str) -> tuple[str, int]:
    """Return the first campaign and the space of its Intel track with a reading."""
    return next(
        (key, space)
        for key, sheet in KIT.campaigns.items()
        for space, found in enumerate(sheet.tracks.intel.values)
        if found.label.source == label
    )


def intel(label: str, counters: Sequence[Counter] = (), **fields: Any) -> State:
    """Return a mission at its Intel adjustment, the track at a reading."""
    key, space = labelled(label)
    state = campaign(key)
    state.tracks[INTEL] = space
    target = fields.pop("target", state.target_deck[0])
    flight = [aircraft("hunter", "so_north_east")]
    return mission(target, flight, counters, state=state, steps=[IntelAdjustment()], **fields)


def offered(s: State) -> tuple[Any, ...]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.rule == "HL-5.5a"
    return choice.actions


SITE, FLANK = counter("site", "sa_6", "center", 1), counter("site", "sa_2", "app_north", 2)
BANDIT = counter("bandit", "mig_21", "app_east", 3)


def laid(*counters: Counter) -> list[Counter]:
    """Return counters that a test may change."""
    return copy.deepcopy(list(counters))


# -------------------------------------------------------------------------------------- readings


@pytest.mark.rule("HL-2.5a", "HL-2.5b", "HL-2.5c", "HL-2.5d")
def test_ex_014_the_readings_of_the_tracks() -> None:
    state = campaign("iraq_1991")
    s = mission(PLAIN, state=state)
    tracks = KIT.campaigns["iraq_1991"].tracks
    labels = [each.label.source for each in tracks.intel.values]
    s.tracks[INTEL] = labels.index("-1 Center Site")
    assert recon_limit(s, KIT).total == tracks.recon.values[s.tracks[RECON]] == 3
    now = reading(s, KIT)
    assert (now.sites, now.bandits, now.where) == (-1, 0, "center")
    assert hits_needed(s, KIT, PLAIN) == KIT.targets[PLAIN].hits


@pytest.mark.rule("HL-2.5a", "HL-1.3r")
@pytest.mark.parametrize(
    ("key", "recon", "label"),
    [
        ("iraq_1991", 3, "No change"),
        ("north_atlantic_1986", 2, "No change"),
        ("libya_1984", 3, "-1 Center Site"),
        ("iran_2014", 2, "+1 Center Site"),
    ],
)
def test_a_campaign_starts_with_the_readings_right_of_its_words(
    key: str, recon: int, label: str
) -> None:
    s = set_up(campaign=key)
    assert KIT.campaigns[key].tracks.recon.values[s.tracks[RECON]] == recon
    assert reading(s, KIT).label.source == label
    # There are readings left of it, to which Down Time and Events lead.
    assert min(s.tracks) > 0


@pytest.mark.rule("HL-2.5d")
def test_infra_changes_the_hits_needed_not_below_1() -> None:
    s = mission(PLAIN)
    values = KIT.campaigns["iraq_1991"].tracks.infra.values
    s.tracks[2] = len(values) - 1
    assert hits_needed(s, KIT, PLAIN) == KIT.targets[PLAIN].hits + values[-1]
    one = msgspec.structs.replace(KIT.targets[PLAIN], hits=1)
    kit = copy.copy(KIT)
    kit.targets = {**KIT.targets, PLAIN: one}
    assert values[-1] < -1
    found = hits_breakdown(s, kit, PLAIN)
    assert found.total == 1 == sum(amount for _, amount in found.parts)


# -------------------------------------------------------------------------------------- removing


@pytest.mark.rule("HL-5.5a", "HL-2.5c")
def test_a_center_reading_removes_from_the_center_only() -> None:
    s = intel("-1 Center Site", laid(SITE, FLANK, BANDIT))
    told, _ = settle(s)
    assert [each.rule for each in told if isinstance(each, EffectNoted)] == ["HL-2.5c"]
    assert offered(s) == (ChooseCounter("sa_6#1"), Done())
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.prompt.source == "Intel: which counter is taken away?"
    told = play(s, ChooseCounter("sa_6#1"))
    assert [each.key for each in told if isinstance(each, CounterRemoved)] == ["sa_6#1"]
    assert [each.key for each in s.flown.counters] == ["sa_2#2", "mig_21#3"]
    assert asked(s) is None


@pytest.mark.rule("HL-5.5a")
def test_another_reading_removes_from_the_center_or_an_approach_area() -> None:
    far = counter("site", "sa_6", "pre_north_central", 4)
    s = intel("-1 Site", laid(SITE, FLANK, BANDIT, far))
    assert offered(s) == (ChooseCounter("sa_6#1"), ChooseCounter("sa_2#2"), Done())
    play(s, Done())
    assert len(s.flown.counters) == 4


@pytest.mark.rule("HL-5.5a")
def test_ex_122_objectives_are_exempt_and_with_nothing_to_remove_the_step_passes() -> None:
    objective = counter("bandit", "mig_21", "center", 1, objective=True)
    s = intel("-1 Site or -1 Bandit", [objective])
    assert asked(s) is None
    assert s.flown.counters == [objective]


@pytest.mark.rule("HL-5.5a")
def test_ex_180_each_counter_is_chosen_for_itself_and_may_be_declined() -> None:
    row = next(n for n, each in enumerate(KIT.cup) if each.site == "sa_6")
    north = next(n for n, each in enumerate(KIT.cup) if each.site == "sa_2")
    counters = [
        counter("site", "sa_6", "center", 1, row=row),
        counter("site", "sa_2", "app_north", 2, row=north),
        *laid(BANDIT),
    ]
    s = intel("-2 Sites, -1 Bandit", counters)
    before = (s.cup[row], s.cup[north])
    play(s, ChooseCounter("sa_6#1"), ChooseCounter("sa_2#2"))
    assert offered(s) == (ChooseCounter("mig_21#3"), Done())
    play(s, Done())
    assert [each.key for each in s.flown.counters] == ["mig_21#3"]
    assert (s.cup[row], s.cup[north]) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("HL-5.5a")
def test_an_either_or_reading_takes_one_counter_of_either_kind() -> None:
    s = intel("-1 Site or -1 Bandit", laid(SITE, FLANK, BANDIT))
    assert len(offered(s)) == 4
    play(s, ChooseCounter("mig_21#3"))
    assert asked(s) is None
    assert len(s.flown.counters) == 2


@pytest.mark.rule("HL-5.5a")
def test_an_either_or_reading_of_unequal_numbers_asks_for_the_kind() -> None:
    s = intel("-1 Site or -1 Bandit", laid(SITE, FLANK, BANDIT))
    kit = other_reading(s, sites=-2, bandits=-1)
    choice = EitherKind().decision(s, kit)
    assert choice is not None
    assert choice.rule == "HL-5.5a"
    assert choice.actions == (ChooseKind("site"), ChooseKind("bandit"))
    s.steps.clear()
    EitherKind().carry_out(s, kit, ChooseKind("site"), lambda _: None)
    assert s.steps == [RemoveCounter(("site",), "any")] * 2
    s.steps.clear()
    EitherKind().carry_out(s, kit, ChooseKind("bandit"), lambda _: None)
    assert s.steps == [RemoveCounter(("bandit",), "any")]


def other_reading(s: State, **fields: Any) -> Kit:
    """Return the components with other numbers in the present reading of the Intel track."""
    kit, sheet = copy.copy(KIT), KIT.campaigns[s.terms.campaign]
    values = list(sheet.tracks.intel.values)
    values[s.tracks[INTEL]] = msgspec.structs.replace(values[s.tracks[INTEL]], **fields)
    track = msgspec.structs.replace(sheet.tracks.intel, values=tuple(values))
    tracks = msgspec.structs.replace(sheet.tracks, intel=track)
    kit.campaigns = {
        **KIT.campaigns,
        s.terms.campaign: msgspec.structs.replace(sheet, tracks=tracks),
    }
    return kit


def test_counters_anywhere_can_be_taken_away_by_an_event() -> None:
    far = counter("bandit", "mig_21", "pre_north_central", 4)
    s = intel("No change", [*laid(SITE, FLANK, BANDIT), far])
    assert [each.key for each in removable(s, ("bandit",), "display")] == ["mig_21#3", "mig_21#4"]
    assert [each.key for each in removable(s, ("site",), "approach")] == ["sa_2#2"]


def test_the_only_counter_is_taken_without_asking_where_nobody_may_decline() -> None:
    s = intel("No change", laid(SITE, FLANK))
    s.steps[:] = [RemoveCounter(("site",), "center", "HL-5.6a", False)]
    told, found = settle(s)
    assert found is None
    assert [each.rule for each in told] == ["HL-5.6a"]
    assert [each.key for each in s.flown.counters] == ["sa_2#2"]


def test_what_cannot_be_taken_away_says_why() -> None:
    objective = counter("site", "sa_7", "center", 9, objective=True)
    s = intel("-1 Center Site", [*laid(SITE, FLANK), objective])
    settle(s)

    def why(pick: str) -> str:
        return refusals.why_not(s, KIT, 0, (pick,)).rule

    assert why("enemy:sa_7#9") == "HL-1.7m"
    assert why("enemy:sa_2#2") == "HL-5.5a"
    assert why("enemy:gone#5") == "HL-5.5a"


# --------------------------------------------------------------------------------------- adding


@pytest.mark.rule("HL-5.5b")
def test_a_plus_reading_draws_into_the_center_the_site_first() -> None:
    s = intel("+1 Center Site, +1 Center Bandit")
    found = asked(s)
    assert isinstance(found, Chance)
    assert found.rule == "HL-5.5b"
    site = next(n for n, each in enumerate(KIT.cup) if s.cup[n] and each.site == "sa_6")
    bandit = next(n for n, each in enumerate(KIT.cup) if s.cup[n] and each.bandit == "mig_21")
    play(s, DrawnCounter(site), DrawnCounter(bandit))
    assert [(each.kind, each.face, each.area) for each in s.flown.counters] == [
        ("site", "sa_6", "center"),
        ("bandit", "mig_21", "center"),
    ]


@pytest.mark.rule("HL-5.5b")
def test_ex_123_a_no_bandit_draw_adds_nothing_and_goes_back() -> None:
    s = intel("+1 Center Site, +1 Center Bandit")
    empty = next(n for n, each in enumerate(KIT.cup) if s.cup[n] and not each.bandit)
    site = next(n for n, each in enumerate(KIT.cup) if s.cup[n] and each.site == "sa_8b")
    play(s, DrawnCounter(site))
    before = s.cup[empty]
    play(s, DrawnCounter(empty))
    assert s.cup[empty] == before
    assert [each.kind for each in s.flown.counters] == ["site"]


@pytest.mark.rule("HL-5.5a", "HL-5.2d")
def test_without_an_aircraft_nothing_is_adjusted() -> None:
    s = intel("-1 Site", laid(SITE))
    s.flown.flight[0].aborted = True
    assert settle(s) == ([], None)
    assert len(s.flown.counters) == 1


@pytest.mark.rule("HL-2.5e")
def test_readings_leave_the_number_of_objectives_alone() -> None:
    s = intel("-1 Site", [counter("site", "zu_23_4", "center", 1, objective=True)])
    s.tracks[2] = 0
    assert asked(s) is None
    assert len(s.flown.counters) == 1
