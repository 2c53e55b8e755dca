"""Where bombers land after their attack (RM-10.1.3i to k, RM-S1.0f)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Choice, Refused
from desktop.rules.red_menace.actions_blue import Launch, Rebase
from desktop.rules.red_menace.events_blue import BlueBombersLost, BomberLanded, NoBase
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.rebase import Landings, bases
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, asked, fly, ground, play, war

AMERICAN = tuple("ADHIJKLMNOPQRS")


def back(units: str, scenario: int = 1, **fields: Any) -> State:
    """Return the landing of bombers that have destroyed Tiksi."""
    s = war(scenario, phase=12, **fields)
    s.then(Landings(tuple(sorted(fly(s, units, "0405")))))
    return s


def explained(s: State, *picks: str) -> str:
    asked(s)
    found: Refused | None = s.steps[-1].explain(s, KIT, picks)
    assert found is not None
    return found.rule


@pytest.mark.rule("RM-10.1.3i", "RM-9.3.1d", "RM-S1.0f")
@pytest.mark.parametrize("module_s", [False, True])
def test_an_american_bomber_lands_in_america_greenland_or_london(module_s: bool) -> None:
    s = back("b52", terms={"module_s": module_s})
    choice = asked(s)
    assert isinstance(choice, Choice)
    found = [action.city for action in choice.actions if isinstance(action, Rebase)]
    assert sorted(found) == sorted((*AMERICAN, "B", "C", "T"))
    play(s, Rebase(15, "B"))
    assert (s.bombers[15].where, s.bombers[15].at) == ("ground", "B")
    assert asked(s) is None


@pytest.mark.rule("RM-10.1.3i")
def test_canada_and_ruins_are_no_bases() -> None:
    s = back("b52", ruins="B K")
    assert not {"E", "F", "G", "U", "B", "K", "9"} & set(bases(s, KIT, "b52"))
    assert explained(s, "bomber:15", "city:F") == "RM-10.1.3i"
    assert explained(s, "bomber:15", "city:B") == "RM-10.1.3i"
    assert explained(s, "bomber:15", "city:9") == "RM-10.1.3i"
    assert explained(s, "bomber:15", "0405") == "RM-10.1.3i"


@pytest.mark.rule("RM-10.1.3i")
def test_without_britain_london_is_no_base() -> None:
    s = back("b52", 3)
    assert "T" not in bases(s, KIT, "b52")
    assert explained(s, "city:T") == "RM-6.1a"


@pytest.mark.rule("RM-10.1.3i", "RM-9.3.1c", "RM-S1.0f")
def test_a_third_type_is_refused() -> None:
    """EX-REBASE"""
    s = back("b52")
    ground(s, "b47 b58", "J")
    assert "J" not in bases(s, KIT, "b52")
    assert {"J", "B"} <= set(bases(s, KIT, "b47"))
    assert explained(s, "bomber:15", "city:J") == "RM-9.3.1c"
    play(s, Rebase(15, "B"))
    assert s.bombers[15].at == "B"


@pytest.mark.rule("RM-10.1.3i")
def test_the_limit_of_the_start_does_not_bind() -> None:
    s = back("b52")
    ground(s, "b52 b52 b52 b52", "B")
    assert KIT.scenarios[1].stack_us < 4
    assert "B" in bases(s, KIT, "b52")


@pytest.mark.rule("RM-9.3.1f")
def test_new_york_and_washington_count_apart() -> None:
    s = back("b52")
    ground(s, "b47 b58", "H")
    assert {"H", "I"} & set(bases(s, KIT, "b52")) == {"I"}


@pytest.mark.rule("RM-10.1.3i", "RM-10.1.3j")
def test_a_full_london_takes_no_v_bomber() -> None:
    """EX-REBASE-T"""
    s = back("victor")
    ground(s, "b52 b52 vulcan", "T")
    told = play(s)
    assert [type(event) for event in told] == [NoBase, BlueBombersLost]
    assert s.bombers[13].where == "lost"


@pytest.mark.rule("RM-10.1.3i")
@pytest.mark.parametrize(("there", "room"), [("b52 vulcan", True), ("b52 b52 b52", False)])
def test_london_takes_three_bombers(there: str, room: bool) -> None:
    s = back("b52")
    ground(s, there, "T")
    assert ("T" in bases(s, KIT, "b52")) is room
    if not room:
        assert explained(s, "city:T") == "RM-10.1.3i"


@pytest.mark.rule("RM-10.1.3j", "RM-9.3.1c")
def test_v_bombers_are_one_type_and_land_in_london_unasked() -> None:
    s = back("valiant victor")
    ground(s, "b47", "T")
    play(s)
    assert [s.bombers[number].at for number in (12, 13)] == ["T", "T"]
    assert bases(s, KIT, "vulcan") == ()
    assert bases(back("vulcan"), KIT, "vulcan") == ("T",)


@pytest.mark.rule("RM-10.1.3j")
def test_without_london_v_bombers_are_lost() -> None:
    s = back("valiant vulcan", ruins="T")
    play(s)
    assert [s.bombers[number].where for number in (12, 14)] == ["lost", "lost"]


@pytest.mark.rule("RM-10.1.3i")
def test_a_bomber_without_a_base_is_lost() -> None:
    """EX-REBASE-NONE: two types stand at each base that is left."""
    s = back("b58", ruins=" ".join((*AMERICAN[2:], "C")))
    for city in ("A", "D", "B", "T"):
        ground(s, "b47 b52", city)
    play(s)
    assert s.bombers[24].where == "lost"
    assert asked(s) is None


@pytest.mark.rule("RM-10.1.3i")
def test_the_only_base_is_taken_unasked() -> None:
    s = back("b52", ruins=" ".join((*AMERICAN, "C", "T")))
    play(s)
    assert s.bombers[15].at == "B"


@pytest.mark.rule("RM-10.1.3i")
def test_bombers_land_one_by_one() -> None:
    s = back("b58 b47 b52")
    play(s, Rebase(0, "K"))
    assert explained(s, "bomber:24", "city:K") == "RM-10.1.3i"
    play(s, Rebase(15, "K"))
    assert "K" not in bases(s, KIT, "b58")
    play(s, Rebase(24, "B"))
    assert asked(s) is None
    assert [s.bombers[number].at for number in (0, 15, 24)] == ["K", "K", "B"]


@pytest.mark.rule("RM-10.1.3k", "RM-S1.0f")
@pytest.mark.parametrize("module_s", [False, True])
def test_a_bomber_that_has_landed_takes_off_again(module_s: bool) -> None:
    s = back("b52", turn=4, terms={"module_s": module_s})
    play(s, Rebase(15, "B"))
    s.turn = 5
    s.then(Launches())
    play(s, Launch((15,), "B"))
    assert (s.bombers[15].where, s.bombers[15].at) == ("flight", "0609")


@pytest.mark.rule("RM-10.1.3i")
def test_of_two_bases_the_player_chooses() -> None:
    s = war(1, ruins=" ".join("ADHIJKLMNOPQRST"))
    number = fly(s, "b52", "0804")[0]
    s.then(Landings((number,)))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (Rebase(number, "B"), Rebase(number, "C"))


@pytest.mark.rule("RM-10.1.3i", "RM-10.1.3j")
@pytest.mark.parametrize(("unit", "rule"), [("b52", "RM-10.1.3i"), ("vulcan", "RM-10.1.3j")])
def test_a_landing_is_told_by_its_rule(unit: str, rule: str) -> None:
    s = war(1, ruins=" ".join("ADHIJKLMNOPQRSBC"))
    number = fly(s, unit, "0804")[0]
    s.then(Landings((number,)))
    assert [event.rule for event in play(s) if isinstance(event, BomberLanded)] == [rule]
