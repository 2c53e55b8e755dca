"""Phase 12: the player's bombers attack cities (RM-7.12, RM-10.0, RM-10.1, RM-11.3.2)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.red_menace.actions_blue import Attack, Pass, RollFirst
from desktop.rules.red_menace.actions_chance import DrawnCounter
from desktop.rules.red_menace.events_blue import StrikeRolled
from desktop.rules.red_menace.rebase import Landings
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.strike import Strikes, attackers, targets
from tests.rules.red_menace.positions import KIT, asked, fly, play, war


def over(*squadrons: tuple[str, str], **fields: Any) -> State:
    """Return phase 12 with bombers over cities: ("b52 b47", "9")."""
    s = war(1, phase=12, steps=[Strikes()], **fields)
    for units, city in squadrons:
        fly(s, units, KIT.cities[city].hex)
    return s


def radar(s: State) -> None:
    """Put the Soviet AEW in the air."""
    for each in s.support:
        if each.unit == "tu126":
            each.where, each.base = "launched", "4"


def rolling(s: State) -> tuple[tuple[str, int, int], ...]:
    """Return name, least face and modifier of each die that is asked for."""
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    return tuple(
        (part.name.source, part.steps[0], sum(value for _, value in part.modifiers))
        for part in chance.roll.parts
    )


def where(s: State, *numbers: int) -> list[str]:
    return [s.bombers[number].where for number in numbers]


def explained(s: State, *picks: str) -> str:
    found = Strikes().explain(s, KIT, picks)
    assert found is not None
    return found.rule


@pytest.mark.rule("RM-7.12", "RM-10.1.2c")
def test_the_player_decides_city_by_city_in_any_order() -> None:
    s = over(("b52", "9"), ("b47", "8"))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (Attack("8"), Pass("8"), Attack("9"), Pass("9"))
    play(s, Pass("9"))
    assert targets(s, KIT) == ("8",)
    assert explained(s, "city:9") == "RM-10.1.2c"
    play(s, Pass("8"))
    assert asked(s) is None
    assert where(s, 0, 15) == ["flight", "flight"]
    assert s.ruins == {}


@pytest.mark.rule("RM-10.1.1a", "RM-9.3.4")
def test_only_the_city_below_is_attacked() -> None:
    s = over(("b52", "9"))
    assert targets(s, KIT) == ("9",)
    assert explained(s, "city:10") == "RM-10.1.1a"
    assert explained(s, "city:K") == "RM-9.3.4"


@pytest.mark.rule("RM-9.3.4")
@pytest.mark.parametrize("city", [str(number) for number in range(1, 12)])
def test_every_standing_soviet_city_may_be_attacked(city: str) -> None:
    assert targets(over(("vulcan", city)), KIT) == (city,)
    s = over(("vulcan", city), ruins=city)
    assert targets(s, KIT) == ()
    assert explained(s, f"city:{city}") == "RM-10.1.3g"


@pytest.mark.rule("RM-10.1.2a", "RM-10.1.2c", "RM-10.0")
def test_all_bombers_roll_those_of_equal_a_together() -> None:
    s = over(("b47 b58 b52 b47", "9"))
    play(s, Attack("9"))
    assert rolling(s) == (("B-58", 3, 0), ("B-52", 4, 0), ("B-47", 5, 0), ("B-47", 5, 0))


@pytest.mark.rule("RM-10.0")
@pytest.mark.parametrize(
    ("unit", "number", "least"),
    [
        ("b47", 0, 5),
        ("valiant", 12, 5),
        ("victor", 13, 5),
        ("vulcan", 14, 4),
        ("b52", 15, 4),
        ("b58", 24, 3),
    ],
)
def test_a_die_succeeds_from_a_on(unit: str, number: int, least: int) -> None:
    s = over((unit, "9"))
    play(s, Attack("9"), least - 1)
    assert where(s, number) == ["lost"]
    assert asked(s) is None
    s = over((unit, "9"))
    play(s, Attack("9"), least)
    assert where(s, number) == ["flight"]
    assert "9" in s.ruins


@pytest.mark.rule("RM-10.1.2b", "RM-10.1.4", "RM-10.1.3a", "RM-10.1.3g")
def test_failures_are_lost_and_the_city_falls_once() -> None:
    s = over(("b47 b52 b52", "9"))
    told = play(s, Attack("9"), (4, 6, 4))
    assert where(s, 0, 15, 16) == ["lost", "flight", "flight"]
    faces = [(event.unit, event.face) for event in told if isinstance(event, StrikeRolled)]
    assert faces == [("b52", 4), ("b52", 6), ("b47", 4)]
    play(s, DrawnCounter("nuke_5"))
    assert s.points == [5, 0]
    assert s.ruins["9"].by == "blue"
    assert isinstance(asked(s), Choice)


@pytest.mark.rule("RM-10.1.4")
def test_a_failed_attack_leaves_the_city() -> None:
    s = over(("b47 b47", "9"))
    play(s, Attack("9"), (4, 1))
    assert where(s, 0, 1) == ["lost", "lost"]
    assert s.ruins == {}
    assert asked(s) is None


@pytest.mark.rule("RM-10.1.3b")
def test_moscow_is_worth_ten_and_a_die() -> None:
    """EX-MOSCOW-AIR, the points"""
    s = over(("b52", "1"))
    play(s, Attack("1"), 4, 6)
    assert s.points == [16, 0]


@pytest.mark.rule("RM-9.3.5")
def test_havana_is_no_target_before_event_1() -> None:
    """EX-CUBA-EARLY"""
    s = over(("b47", "12"))
    assert asked(s) is None
    assert explained(s, "city:12") == "RM-9.3.5"
    s = over(("b47", "12"), cuba_in_war=True)
    assert targets(s, KIT) == ("12",)


@pytest.mark.rule("RM-9.3.5", "RM-10.1.2c")
def test_v_bombers_do_not_attack_havana() -> None:
    """EX-CUBA-UK"""
    s = over(("vulcan", "12"), cuba_in_war=True)
    assert asked(s) is None
    assert explained(s, "city:12") == "RM-9.3.5"
    s = over(("vulcan b47", "12"), cuba_in_war=True)
    assert attackers(s, KIT, "12") == (0,)
    play(s, Attack("12"))
    assert rolling(s) == (("B-47", 5, 0),)
    play(s, 1)
    assert where(s, 0, 14) == ["lost", "flight"]


# ---------------------------------------------------------------------------- the Soviet AEW


@pytest.mark.rule("RM-11.3.2")
def test_the_player_says_which_bomber_takes_the_aew_penalty() -> None:
    s = over(("b47 b52 b52", "9"))
    radar(s)
    play(s, Attack("9"))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (RollFirst(0), RollFirst(15), RollFirst(16))
    found = s.steps[-1].explain(s, KIT, ("bomber:1",))
    assert found is not None
    assert found.rule == "RM-11.3.2"
    play(s, RollFirst(15))
    assert rolling(s) == (("B-52", 5, -1),)
    play(s, 4)
    assert where(s, 15) == ["lost"]
    assert rolling(s) == (("B-52", 4, 0), ("B-47", 5, 0))


@pytest.mark.rule("RM-11.3.2")
@pytest.mark.parametrize(("face", "falls"), [(4, False), (5, True)])
def test_one_bomber_or_one_type_takes_it_without_a_question(face: int, falls: bool) -> None:
    s = over(("b52 b52", "9"))
    radar(s)
    play(s, Attack("9"))
    assert rolling(s) == (("B-52", 5, -1),)
    play(s, face, 1)
    assert ("9" in s.ruins) is falls
    assert where(s, 16) == ["lost"]


@pytest.mark.rule("RM-11.3.2")
def test_the_penalty_holds_once_a_turn() -> None:
    s = over(("b52", "8"), ("b52", "9"))
    radar(s)
    play(s, Attack("8"), 1, Attack("9"))
    assert rolling(s) == (("B-52", 4, 0),)


@pytest.mark.rule("RM-11.3.2")
def test_a_squadron_that_passes_does_not_use_it_up() -> None:
    s = over(("b52", "8"), ("b52", "9"))
    radar(s)
    play(s, Pass("8"), Attack("9"))
    assert rolling(s) == (("B-52", 5, -1),)


@pytest.mark.rule("RM-11.3.2")
def test_the_hits_of_both_rolls_count_together() -> None:
    s = over(("b47 b52", "9"))
    radar(s)
    play(s, Attack("9"), RollFirst(15), 5, 5)
    assert where(s, 0, 15) == ["flight", "flight"]
    play(s, DrawnCounter("nuke_3"))
    assert isinstance(s.steps[-1], Landings)
    assert s.steps[-1].numbers == (0, 15)
    assert s.points == [3, 0]


@pytest.mark.rule("RM-11.3.2")
def test_the_city_falls_to_the_first_bomber_alone() -> None:
    s = over(("b47 b52", "9"))
    radar(s)
    play(s, Attack("9"), RollFirst(15), 5, 1)
    assert where(s, 0, 15) == ["lost", "flight"]
    assert "9" in s.ruins


@pytest.mark.rule("RM-10.1.2c")
def test_after_the_landing_the_next_city_is_asked_about() -> None:
    s = over(("vulcan", "8"), ("b52", "9"))
    play(s, Attack("8"), 6, DrawnCounter("nuke_3"))
    assert s.bombers[14].at == "T"
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (Attack("9"), Pass("9"))
