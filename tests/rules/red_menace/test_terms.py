"""What is agreed on before a game (RM-6.1, chapter 13, module S)."""

from __future__ import annotations

import pytest

from desktop.rules.core import OptionValue, Refused, Setup
from desktop.rules.red_menace import terms
from desktop.rules.red_menace.records import PLAYER, Terms
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT


def new(**options: OptionValue) -> State:
    return terms.new_state(KIT, Setup("", (PLAYER,), options))


def in_boxes(s: State, unit: str) -> list[str]:
    return [each.box for each in s.interceptors if each.unit == unit]


def places(s: State, unit: str) -> list[str]:
    return [each.where for each in s.sams if each.unit == unit]


@pytest.mark.rule("RM-6.1", "RM-13.1", "RM-13.4", "RM-13.5a")
def test_the_options_are_the_scenario_and_every_optional_rule() -> None:
    options = {option.key: option for option in terms.options(KIT)}
    assert list(options) == list(Terms.__struct_fields__)
    assert [value for value, _ in options["scenario"].choices] == [1, 2, 3, 4, 5]
    assert options["scenario"].choices[1][1].values == (
        ("title", KIT.scenarios[2].title),
        ("year", 1961),
    )
    assert new() == terms.new_state(KIT, Setup("", (PLAYER,)))
    assert new().terms == Terms(1)


def test_what_is_chosen_is_in_the_terms() -> None:
    switches = ("sac", "six_f102", "two_tu28", "two_sa2", "sudden_death", "caught", "ask_paths")
    chosen = terms.agreed(
        KIT, Setup("", (PLAYER,), {"scenario": 4, **dict.fromkeys(switches, True)})
    )
    assert chosen == Terms(4, *(True,) * 6, module_s=False, ask_paths=True)
    assert terms.agreed(KIT, Setup("", (PLAYER,), {"module_s": True})).module_s


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        pytest.param({"module_s": True, "two_sa2": True}, "RM-S4.0b", id="air defences"),
        pytest.param({"module_s": True, "caught": True}, "RM-S2.0", id="caught on the ground"),
        pytest.param({"scenario": 6}, "RM-6.1", id="no such scenario"),
        pytest.param({"scenario": True}, "RM-6.1", id="no number"),
        pytest.param({"sac": 1}, "RM-13.1", id="no switch"),
        pytest.param({"weather": True}, "RM-6.1", id="no such option"),
    ],
)
@pytest.mark.rule("RM-S4.0b", "RM-S2.0")
def test_a_setup_that_cannot_be_played_is_refused(
    options: dict[str, OptionValue], rule: str
) -> None:
    with pytest.raises(Refused) as refused:
        new(**options)
    assert refused.value.rule == rule


def test_the_second_tu28_goes_with_the_companion_rules() -> None:
    assert in_boxes(new(module_s=True, two_tu28=True), "tu28") == ["ready", "ready"]


def test_there_is_one_side() -> None:
    with pytest.raises(Refused):
        terms.agreed(KIT, Setup("", ("red",)))


def test_a_game_is_called_by_its_scenario() -> None:
    assert terms.called(KIT, Terms(3)) == KIT.scenarios[3].title


@pytest.mark.rule("RM-13.2", "RM-6.6")
def test_there_are_five_f102_or_six() -> None:
    assert in_boxes(new(), "f102") == ["ready"] * 5 + ["out"]
    assert in_boxes(new(six_f102=True), "f102") == ["ready"] * 6


@pytest.mark.rule("RM-13.3", "RM-6.3")
def test_moscow_has_one_tu28_and_one_sa2_or_two_of_either() -> None:
    s = new()
    assert in_boxes(s, "tu28") == ["ready", "out"]
    assert places(s, "sa2_moscow") == ["map", "out"]
    s = new(two_tu28=True)
    assert in_boxes(s, "tu28") == ["ready", "ready"]
    assert places(s, "sa2_moscow") == ["map", "out"]
    s = new(two_sa2=True)
    assert in_boxes(s, "tu28") == ["ready", "out"]
    assert places(s, "sa2_moscow") == ["map", "map"]
    assert {each.hex for each in s.sams if each.where == "map" and "sa2" in each.unit} == {"0804"}
    assert {each.city for each in s.interceptors if each.unit == "tu28"} == {"1", ""}


@pytest.mark.rule("RM-13.3")
def test_what_a_scenario_leaves_out_stays_out() -> None:
    assert in_boxes(new(scenario=5, two_tu28=True), "tu28") == ["out", "out"]
