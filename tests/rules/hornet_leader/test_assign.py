"""Assigning Pilots to the Day's missions, and their replacements (HL-4.4, HL-9.2, HL-9.7)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Chance, Choice, Refused
from desktop.rules.hornet_leader import changes_pilots
from desktop.rules.hornet_leader.actions_campaign import (
    AcceptReplacement,
    AssignPilot,
    DeclineReplacement,
    FinishAssigning,
    TryReplacement,
    UnassignPilot,
)
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.actions_mission import Done
from desktop.rules.hornet_leader.assign import AssignPilots, Replacements
from desktop.rules.hornet_leader.records import AVERAGE, Entry, Member
from desktop.rules.hornet_leader.state import State
from desktop.text import sentence
from tests.rules.hornet_leader.positions import (
    KIT,
    asked,
    campaign,
    dice,
    member,
    mission,
    play,
    settle,
)

FIVE = ("teflon", "banzai", "pluto", "blackhawk", "wedge")
HAWKEYE = next(pilot for pilot, card in KIT.pilots.items() if card.aircraft == "e2c")
INTRUDERS = [pilot for pilot, card in KIT.pilots.items() if card.aircraft == "a6"]


def assigning(
    target: int = 5, pilots: tuple[str, ...] = FIVE, secondary: int = 0, **fields: Any
) -> State:
    """Return a mission (Target 5 takes 4 Aircraft) to which Pilots are to be assigned."""
    state = campaign(squadron=[member(pilot) for pilot in pilots], **fields)
    state.secondary = secondary
    return mission(target, state=state, steps=[AssignPilots()])


def assign(s: State, *pilots: str, secondary: bool = False) -> None:
    play(s, *(AssignPilot(pilot, secondary) for pilot in pilots))


def flight(s: State) -> list[str]:
    return [aircraft.pilot for aircraft in s.flown.flight]


def why(s: State, *picks: str) -> str:
    found = s.steps[-1].explain(s, KIT, picks)
    assert found is not None
    return found.rule


def can_finish(s: State) -> bool:
    found = asked(s)
    assert isinstance(found, Choice)
    return FinishAssigning() in found.actions


# ------------------------------------------------------------------------------------ one flight


@pytest.mark.rule("HL-4.4a")
def test_ex_020_five_are_too_many_for_four_aircraft_and_fewer_may_go() -> None:
    state = assigning()
    assert why(state, "button:finish_assigning") == "HL-4.4a"
    assign(state, *FIVE[:4])
    assert why(state, "pilot:wedge", "mission:primary") == "HL-4.4a"
    with pytest.raises(Refused):
        assign(state, "wedge")
    assert can_finish(state)
    play(state, UnassignPilot("pluto"))
    assert flight(state) == ["teflon", "banzai", "blackhawk"]
    assert [record.pilot for record in state.flown.records] == flight(state)
    play(state, FinishAssigning())
    assert (state.steps, state.flown.over_limit) == ([], 0)


@pytest.mark.rule("HL-4.4a")
def test_an_e2c_takes_no_place_but_needs_another_aircraft() -> None:
    state = assigning(pilots=(*FIVE, HAWKEYE))
    assign(state, HAWKEYE)
    assert not can_finish(state)
    assert why(state, "button:finish_assigning") == "HL-4.4a"
    assign(state, *FIVE[:4])
    assert len(flight(state)) == 5
    assert can_finish(state)


@pytest.mark.rule("HL-1.5l", "HL-4.4b")
def test_only_fit_pilots_of_the_squadron_can_be_chosen() -> None:
    state = assigning()
    unfit, missing, left = state.squadron[0], state.squadron[1], state.squadron[2]
    unfit.stress = 30
    missing.missing = left.removed = True
    found = asked(state)
    assert isinstance(found, Choice)
    assert found.actions == (AssignPilot("blackhawk"), AssignPilot("wedge"))
    assert why(state, "pilot:teflon", "mission:primary") == "HL-1.5l"
    assert why(state, "pilot:kermit", "mission:primary") == "HL-4.4b"
    for pilot in ("banzai", "pluto"):
        assert why(state, f"pilot:{pilot}", "mission:primary") == "HL-4.4b"
    assert why(state, "pilot:wedge", "mission:none") == "HL-4.4a"


@pytest.mark.rule("HL-4.4a")
def test_without_a_legal_flight_nobody_is_asked_and_nobody_flies() -> None:
    state = assigning(pilots=(HAWKEYE,))
    assert asked(state) is None
    assert flight(state) == []


# ---------------------------------------------------------------------------- one more or less


@pytest.mark.rule("HL-9.2b")
@pytest.mark.parametrize(("number", "over"), [(5, 1), (4, 0), (3, -1), (2, 0)])
def test_ex_163_one_more_may_fly_and_exactly_one_less_counts(number: int, over: int) -> None:
    state = assigning(pilots=(*FIVE, "dingo", HAWKEYE), options=("one_more_less",))
    assign(state, *FIVE[:number], HAWKEYE)
    if number == 5:
        assert why(state, "pilot:dingo", "mission:primary") == "HL-9.2b"
    play(state, FinishAssigning())
    assert state.flown.over_limit == over


@pytest.mark.rule("HL-9.2a", "HL-9.2b")
def test_without_the_option_one_less_is_not_noted() -> None:
    state = assigning()
    assign(state, *FIVE[:3])
    play(state, FinishAssigning())
    assert state.flown.over_limit == 0


@pytest.mark.rule("HL-9.6c")
def test_one_more_counts_from_the_number_of_the_large_deck() -> None:
    state = assigning(marine=True, options=("one_more_less", "large_deck_marines"))
    assign(state, *FIVE[:4])
    assert why(state, "pilot:wedge", "mission:primary") == "HL-9.2b"
    play(state, FinishAssigning())
    assert state.flown.over_limit == 1


# ---------------------------------------------------------------------------------- two flights


@pytest.mark.rule("HL-1.7t")
def test_ex_113_nobody_flies_both_missions() -> None:
    """Target 57 takes 2 Aircraft."""
    state = assigning(57, secondary=56)
    assign(state, "teflon")
    for mission_name in ("primary", "secondary"):
        assert why(state, "pilot:teflon", f"mission:{mission_name}") == "HL-1.7t"
    with pytest.raises(Refused):
        assign(state, "teflon", secondary=True)
    assert not can_finish(state)
    assert why(state, "button:finish_assigning") == "HL-1.7t"
    assign(state, "banzai", "pluto", secondary=True)
    assert why(state, "pilot:wedge", "mission:secondary") == "HL-4.4a"
    assert can_finish(state)
    play(state, FinishAssigning())
    assert (flight(state), state.second_flight) == (["teflon"], ["banzai", "pluto"])


@pytest.mark.rule("HL-1.7t")
def test_h40_a_pilot_is_taken_off_the_secondary_again() -> None:
    state = assigning(57, secondary=56)
    assign(state, "teflon", secondary=True)
    play(state, UnassignPilot("teflon"))
    assert state.second_flight == []
    assign(state, "teflon")
    assert flight(state) == ["teflon"]


def test_there_is_no_second_flight_without_a_secondary() -> None:
    state = assigning()
    assert why(state, "pilot:teflon", "mission:secondary") == "HL-1.7s"
    with pytest.raises(Refused):
        assign(state, "teflon", secondary=True)


def second_mission(*stress: int, **fields: Any) -> State:
    """Return the Secondary that Teflon and Banzai (and the E-2C) are to fly now."""
    state = assigning(57, ("teflon", "banzai", HAWKEYE), 57, **fields)
    state.second_flight = ["teflon", "banzai", HAWKEYE]
    state.flown.secondary = True
    for each, amount in zip(state.squadron, stress, strict=False):
        each.stress = amount
    return state


@pytest.mark.rule("HL-1.7u")
def test_who_has_become_unfit_stays_at_home() -> None:
    state = second_mission(30, options=("one_more_less",))
    told, found = settle(state)
    assert found is None
    assert (flight(state), state.second_flight) == (["banzai", HAWKEYE], [])
    assert [event.rule for event in told] == ["HL-1.7u", "HL-4.4a", "HL-4.4a"]
    assert state.flown.over_limit == -1


@pytest.mark.rule("HL-1.7u")
def test_ex_188_without_a_legal_flight_the_secondary_is_not_flown() -> None:
    state = second_mission(30, 30)
    settle(state)
    assert (flight(state), state.second_flight) == ([], [])


# --------------------------------------------------------------------------------- replacements


def replacing(*more: Member, so: int = 9, option: bool = True) -> State:
    """Return the assignment with an A-6 Pilot missing."""
    lost = member(INTRUDERS[0], missing=True)
    state = campaign(
        options=("replacements",) if option else (),
        squadron=[member("teflon"), lost, *more],
        so=so,
    )
    return mission(5, state=state, steps=[Replacements()])


@pytest.mark.rule("HL-9.7a")
def test_a_replacement_may_be_asked_for_once() -> None:
    state = replacing()
    found = asked(state)
    assert isinstance(found, Choice)
    assert found.actions == (TryReplacement(INTRUDERS[0]), Done())
    assert why(state, "pilot:teflon") == "HL-9.7a"
    play(state, Done())
    assert state.steps == []
    assert not state.member(INTRUDERS[0]).replacement_tried
    assert asked(replacing(option=False)) is None


@pytest.mark.rule("HL-9.7b")
def test_one_of_the_same_aircraft_who_is_not_in_the_squadron_comes() -> None:
    state = replacing(member(INTRUDERS[1]), member(INTRUDERS[2], removed=True))
    play(state, TryReplacement(INTRUDERS[0]))
    found = asked(state)
    assert isinstance(found, Chance)
    assert found.kind == "pilot"
    assert found.outcomes == tuple(map(DrawnPilot, INTRUDERS[3:]))
    assert set(found.weights) == {1}
    play(state, DrawnPilot(INTRUDERS[3]))
    found = asked(state)
    assert isinstance(found, Chance)
    assert found.roll is not None
    assert (found.kind, found.roll.count) == ("replacement_die", 1)
    bands = [(each.low, each.high, sentence(each.title)) for each in found.roll.bands]
    assert bands == [
        (1, 1, "Newbie, 0 SO"),
        (2, 4, "Green, 1 SO"),
        (5, 7, "Average, 4 SO"),
        (8, 9, "Skilled, 7 SO"),
        (10, 10, "Veteran, 10 SO"),
    ]


@pytest.mark.rule("HL-9.7b")
def test_without_such_a_pilot_there_is_no_replacement() -> None:
    state = replacing(*map(member, INTRUDERS[1:]))
    assert why(state, f"pilot:{INTRUDERS[0]}") == "HL-9.7b"
    assert asked(state) is None


@pytest.mark.rule("HL-9.7a")
def test_who_goes_missing_again_may_be_replaced_again() -> None:
    state = replacing()
    lost = state.member(INTRUDERS[0])
    lost.missing, lost.replacement_tried = False, True
    assert asked(state) is None
    changes_pilots.go_missing(state, INTRUDERS[0], lambda _: None)
    state.then(Replacements())
    found = asked(state)
    assert isinstance(found, Choice)
    assert found.actions == (TryReplacement(INTRUDERS[0]), Done())


@pytest.mark.rule("HL-9.7c", "HL-9.7d")
@pytest.mark.parametrize(
    ("face", "skill", "price"),
    [
        *((1, 0, 0), (2, 1, 1), (4, 1, 1), (5, 2, 4)),
        *((7, 2, 4), (8, 3, 7), (9, 3, 7), (10, 4, 10)),
    ],
)
def test_the_die_gives_skill_and_price(face: int, skill: int, price: int) -> None:
    state = replacing(so=10)
    play(state, TryReplacement(INTRUDERS[0]), DrawnPilot(INTRUDERS[3]), dice(face))
    play(state, AcceptReplacement())
    assert state.member(INTRUDERS[3]) == Member(INTRUDERS[3], skill)
    assert state.so == 10 - price
    entries = [Entry(-price, "replacement", 1, INTRUDERS[3])] if price else []
    assert state.so_entries == entries
    lost = state.member(INTRUDERS[0])
    assert (lost.replacement_tried, lost.replaced_by, lost.missing) == (True, INTRUDERS[3], True)
    assert state.steps == []


@pytest.mark.rule("HL-9.7d")
def test_ex_167_who_cannot_be_paid_is_declined_for_good() -> None:
    state = replacing(*map(member, INTRUDERS[1:-1]), so=3)
    play(state, TryReplacement(INTRUDERS[0]), DrawnPilot(INTRUDERS[-1]), dice(6))
    found = asked(state)
    assert isinstance(found, Choice)
    assert found.actions == (DeclineReplacement(),)
    assert dict(found.prompt.values)["skill"] == KIT.skill_name(AVERAGE)
    assert why(state, "button:accept_replacement") == "HL-2.6a"
    with pytest.raises(Refused):
        play(state, AcceptReplacement())
    play(state, DeclineReplacement())
    assert (state.so, state.steps) == (3, [])
    assert INTRUDERS[-1] not in [each.pilot for each in state.squadron]
    state.then(Replacements())
    assert why(state, f"pilot:{INTRUDERS[0]}") == "HL-9.7d"
    assert asked(state) is None
