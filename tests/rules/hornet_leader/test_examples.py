"""Examples that stand between the chapters, and what the rules leave without effect."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from desktop.rules.core import Chance, Choice
from desktop.rules.hornet_leader import debrief_rules, recruits
from desktop.rules.hornet_leader.actions_campaign import (
    AssignPilot,
    ChoosePilot,
    FinishAssigning,
    FinishDebriefing,
)
from desktop.rules.hornet_leader.actions_mission import (
    Attack,
    Evade,
    NoSuppression,
    Shot,
    Suppress,
)
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.effects_data import HitsAllEffect
from desktop.rules.hornet_leader.end_of_day import Recovery
from desktop.rules.hornet_leader.events_pilots import StatusChanged, StressChanged
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.pilots import OKAY, SHAKEN, status
from desktop.rules.hornet_leader.reactions import Assault
from desktop.rules.hornet_leader.records import AVERAGE, TARGET, Member, Standing
from desktop.rules.hornet_leader.rescue import Rescue
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import hits_needed
from desktop.rules.hornet_leader.victory import CampaignEnd
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    data,
    dice,
    member,
    mission,
    play,
)

BOARD = KIT.board


def price(aircraft_type: str, length: int) -> int:
    """Return what a Pilot of that type costs in a campaign of that length."""
    terms = campaign(length=length).terms
    pilot = next(key for key, card in KIT.pilots.items() if card.aircraft == aircraft_type)
    return recruits.price(KIT, terms, pilot)


def sa_6_attacks(pilot: str) -> Assault:
    numbers = KIT.sites["sa_6"].attack
    return Assault("sa_6#1", pilot, numbers, True, True, "over_target", 0, "HL-6.9b")


# --------------------------------------------------------------------------------- the display


@pytest.mark.rule("HL-1.1f")
def test_ex_101_the_outer_corner_joins_two_sides() -> None:
    assert set(BOARD.neighbours("so_north_east")) == {
        *("so_north_west", "so_east_north"),
        *("pre_north_central", "pre_north_east", "pre_east_north"),
    }


@pytest.mark.rule("HL-1.1b")
def test_ex_102_ranges_are_the_shortest_ways() -> None:
    edge = [area.id for area in KIT.areas.values() if area.ring == "stand_off"]
    assert {KIT.distance("center", area) for area in edge} == {3}
    pairs = (
        ("app_north", "app_south"),
        ("so_north_east", "app_east"),
        ("so_north_east", "app_west"),
        ("pre_north_central", "pre_south_central"),
    )
    assert [KIT.distance(*pair) for pair in pairs] == [2, 2, 3, 4]


@pytest.mark.rule("HL-1.1d")
def test_ex_103_the_inner_corner_is_blocked() -> None:
    assert "pre_east_north" not in BOARD.neighbours("app_north")


# ----------------------------------------------------------------------------------- Pilots


@pytest.mark.rule("HL-1.5a")
def test_call_signs_change_nothing() -> None:
    files = data()
    renamed = files["pilots.toml"].replace(b'"Hunter"', b'"Zephyr"')
    assert renamed != files["pilots.toml"]
    hunter = Kit({**files, "pilots.toml": renamed}).pilots["hunter"]
    assert hunter.callsign == "Zephyr"
    assert replace(hunter, callsign="Hunter") == KIT.pilots["hunter"]


@pytest.mark.rule("HL-1.3o", "HL-6.11f")
def test_stress_counts_and_the_status_is_read_the_moment_it_is_suffered() -> None:
    """Banzai, Average, is Shaken from 4 on; he Evades before the Site has rolled."""
    flight = [aircraft("banzai", "app_north", high=False)]
    s = mission(1, flight, [counter("site", "sa_6", "app_north")], turn=1)
    s.member("banzai").stress = 2
    s.then(sa_6_attacks("banzai"))
    assert isinstance(asked(s), Choice)
    assert status(KIT, s.member("banzai")) == OKAY
    told = play(s, NoSuppression(), Evade())
    assert isinstance(asked(s), Chance)
    assert (s.member("banzai").stress, status(KIT, s.member("banzai"))) == (4, SHAKEN)
    assert [type(each) for each in told[-2:]] == [StressChanged, StatusChanged]


@pytest.mark.rule("HL-10.1m", "HL-10.1n", "HL-10.1p", "HL-2.8e")
@pytest.mark.parametrize(
    ("kind", "prices"),
    [("fa18e", [2, 4, 6]), ("fa18f", [3, 6, 9]), ("f35", [3, 6, 9])],
)
def test_better_aircraft_cost_so_by_length(kind: str, prices: list[int]) -> None:
    assert [price(kind, length) for length in (0, 1, 2)] == prices


@pytest.mark.rule("HL-10.1e", "HL-4.4a")
def test_ex_170_a_hawkeye_flies_besides_two_tomcats_but_not_alone() -> None:
    """Target 57 takes 2 Aircraft."""
    assert KIT.targets[57].aircraft == 2
    pilots = ("teflon", "kermit", "eyes")
    state = campaign(squadron=[member(pilot) for pilot in pilots])
    s = mission(57, state=state, steps=[AssignPilots()])
    play(s, AssignPilot("eyes"))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert FinishAssigning() not in choice.actions
    refused = s.steps[-1].explain(s, KIT, ("button:finish_assigning",))
    assert refused is not None
    assert refused.rule == "HL-4.4a"
    play(s, AssignPilot("teflon"), AssignPilot("kermit"), FinishAssigning())
    assert [each.pilot for each in s.flown.flight] == ["eyes", "teflon", "kermit"]


@pytest.mark.rule("HL-9.7e", "HL-8.4c")
@pytest.mark.parametrize("stays", ["banzai", "wolf"])
def test_ex_191_whoever_stays_the_missing_pilot_costs_no_more(stays: str) -> None:
    lost = Member("banzai", AVERAGE, missing=True, replacement_tried=True, replaced_by="wolf")
    squadron = [lost, member("wolf")]
    s = campaign(squadron=squadron, steps=[Rescue("banzai", "HL-7.1a"), Recovery(), CampaignEnd()])
    play(s, ChoosePilot(stays), FinishDebriefing())
    assert [each.pilot for each in s.squadron if each.here] == [stays]
    assert (s.vp, s.vp_entries) == (0, [])


# ----------------------------------------------------------------------------------- Targets


@pytest.mark.rule("HL-6.7a", "HL-2.5d")
def test_ex_137_a_target_of_2_hits_needs_1_however_bad_the_infrastructure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(KIT.targets, 7, replace(KIT.targets[7], hits=2))
    s = campaign("libya_1984")
    infra = KIT.campaigns["libya_1984"].tracks.infra.values
    s.tracks[2] = len(infra) - 1
    s.carry = [Standing(HitsAllEffect(-1), "campaign", "event:12:over")]
    assert infra[-1] - 1 == -3
    assert hits_needed(s, KIT, 7) == 1


@pytest.mark.rule("HL-9.4b", "HL-8.5a")
def test_ex_165_the_target_stress_is_not_negative(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = KIT.campaigns["libya_1984"]
    quiet = tuple(replace(band, stress=0) for band in sheet.bands)
    monkeypatch.setitem(KIT.campaigns, "libya_1984", replace(sheet, bands=quiet))
    s = mission(58, state=campaign("libya_1984", adjustments=("less_stress",)))
    found = debrief_rules.stress(s, KIT)
    assert [amount for _, amount in found.parts] == [-1, -1, 2]
    assert found.total == 0


# ----------------------------------------------------------------------- attack and Suppression


def fighting(*loads: str) -> State:
    """Return Banzai, Fast, Low over a Site of the Center, at the beginning of the Fast step."""
    flight = [aircraft("banzai", high=False, loads=loads, sa=1)]
    return mission(1, flight, [counter("site", "m1939", "center")], turn=1)


@pytest.mark.rule("HL-6.10a", "HL-6.2e")
def test_h2_who_suppresses_still_attacks_in_both_steps() -> None:
    s = fighting("mk82", "mk82", "mk82")
    numbers = KIT.sites["m1939"].attack
    site = Assault("m1939#1", "banzai", numbers, True, True, "over_target", 0, "HL-6.9b")
    s.then(AircraftAttacks(True), site, AircraftAttacks(False))
    play(s, Attack("banzai", TARGET, (Shot("mk82", TARGET),)), dice(1))
    play(s, Suppress("banzai", ("mk82",)), dice(10))
    slow = Attack("banzai", TARGET, (Shot("mk82", TARGET),), payer="banzai")
    play(s, slow, dice(1))
    assert s.steps == []
    assert (s.flown.aircraft("banzai").loads, s.flown.aircraft("banzai").sa) == ([], 0)


@pytest.mark.rule("HL-6.10b", "HL-6.10c")
def test_h3_a_suppression_cancels_one_attack_and_leaves_no_mark() -> None:
    s = fighting("mk82")
    numbers = KIT.sites["m1939"].attack
    site = Assault("m1939#1", "banzai", numbers, True, True, "over_target", 0, "HL-6.9b")
    before = s.flown.counters[0]
    s.then(site)
    play(s, Suppress("banzai", ("mk82",)), dice(10))
    assert (s.steps, s.flown.counters) == ([], [before])
    s.then(site)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.rule == "HL-6.10a"


def test_h51_there_is_one_seat_whoever_shares_it() -> None:
    assert (HornetLeader.seats, HornetLeader.all_sides) == ((1, 1), ("player",))
