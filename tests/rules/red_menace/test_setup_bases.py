"""What the player places before the first turn (RM-6.4, RM-6.9, RM-6.12, RM-9.3.1, RM-S1.0)."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

from desktop.rules.core import Action, Choice, Refused
from desktop.rules.red_menace import basing, rebase, theatre
from desktop.rules.red_menace.actions_blue import EndLaunches, Launch
from desktop.rules.red_menace.actions_defence import PostF106
from desktop.rules.red_menace.actions_setup import (
    DefaultDeployment,
    FinishDeployment,
    LiftBomber,
    PlaceBomber,
    PlaceNike,
)
from desktop.rules.red_menace.cities import Destroy
from desktop.rules.red_menace.events_setup import BombersPlaced
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.setup import PlaceBombers, PlaceFieldNike, PlaceVBombers, StationF106
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, asked, fly, ground, play, war

AMERICAN = "ADHIJKLMNOPQRS"


def placing(scenario: int = 2, **terms: bool) -> State:
    s = war(scenario, turn=0, terms=terms, steps=[PlaceVBombers(), PlaceBombers()])
    asked(s)
    return s


def number_of(s: State, unit: str) -> int:
    """Return the first bomber of a type that is set aside."""
    return next(number for number, each in theatre.with_bombers(s, "aside") if each.unit == unit)


def offered(s: State, unit: str) -> str:
    """Return the bases that are offered to a type."""
    choice = asked(s)
    assert isinstance(choice, Choice)
    return "".join(
        action.city
        for action in choice.actions
        if isinstance(action, PlaceBomber) and s.bombers[action.number].unit == unit
    )


def listed(s: State) -> tuple[Action, ...]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    return choice.actions


def refusal(s: State, *picks: str) -> str:
    """Return the rule that refuses picks in the present step, which must have words."""
    refused = s.steps[-1].explain(s, KIT, picks)
    assert isinstance(refused, Refused)
    assert refused.text.source
    assert not refused.text.source.endswith(".")
    return refused.rule


def put(s: State, units: str, city: str) -> None:
    for unit in units.split():
        play(s, PlaceBomber(number_of(s, unit), city))


# ---------------------------------------------------------------------------- F-106 and Nike


@pytest.mark.rule("RM-6.4")
def test_the_f106_is_put_on_an_american_city() -> None:
    s = war(2, turn=0, steps=[StationF106()])
    assert {action.city for action in listed(s) if isinstance(action, PostF106)} == {*AMERICAN}
    for place in ("city:E", "city:B", "city:T", "base:C", "city:1"):
        assert refusal(s, place) == "RM-6.4"
    assert s.steps[-1].explain(s, KIT, ("button:done",)) is None
    assert s.steps[-1].explain(s, KIT, ("city:H",)) is None
    play(s, PostF106("H"))
    (plane,) = theatre.in_box(s, "f106")
    assert plane.city == "H"


@pytest.mark.rule("RM-6.4")
def test_a_scenario_without_f106_has_nothing_to_place() -> None:
    s = war(5, turn=0, steps=[StationF106()])
    assert asked(s) is None
    assert not s.steps


@pytest.mark.rule("RM-6.9")
def test_the_field_nike_stands_on_land_below_the_dew_line() -> None:
    s = war(2, turn=0, steps=[PlaceFieldNike()])
    sites = [action.hex for action in listed(s) if isinstance(action, PlaceNike)]
    assert len(sites) == 15
    for info in KIT.hexes.values():
        free = info.id in sites
        assert free == info.nike_site
        assert not free or (info.terrain == "land" and not info.cities and not info.dew)
        assert (s.steps[-1].explain(s, KIT, (info.id,)) is None) == free
    play(s, PlaceNike("0413"))
    assert theatre.nike_hexes(s) == {"0413", "0614"}
    assert {hex_id for hex_id in KIT.hexes if theatre.nike_in(s, hex_id)} == {"0413", "0614"}


@pytest.mark.rule("RM-6.9")
@pytest.mark.parametrize(
    ("pick", "words"),
    [
        ("0414", "city"),
        ("city:P", "city"),
        ("0608", "United States"),
        ("0804", "city"),
        ("0310", "DEW Line"),
        ("0607", "United States"),
    ],
)
def test_why_the_field_nike_stands_nowhere_else(pick: str, words: str) -> None:
    s = war(2, turn=0, steps=[PlaceFieldNike()])
    refused = s.steps[-1].explain(s, KIT, (pick,))
    assert refused is not None
    assert refused.rule == "RM-6.9"
    assert words in refused.text.source


# --------------------------------------------------------------------------------- bombers


@pytest.mark.rule("RM-9.3.1a", "RM-S1.0c")
def test_american_bombers_start_in_american_cities() -> None:
    s = placing()
    for unit in ("b47", "b52", "b58"):
        assert offered(s, unit) == AMERICAN
    bomber = f"bomber:{number_of(s, 'b52')}"
    for city in "EFGUT":
        assert refusal(s, bomber, f"city:{city}") == "RM-9.3.1a"
    assert refusal(s, bomber, "city:1") == "RM-9.3.1a"


@pytest.mark.rule("RM-9.3.1b", "RM-S1.0c")
def test_v_bombers_start_in_london_without_a_choice() -> None:
    s = placing(1)
    vulcan = next(n for n, each in enumerate(s.bombers) if each.unit == "vulcan")
    refused = basing.why_not_start(s, KIT, "vulcan", "K")
    assert refused is not None
    assert refused.rule == "RM-9.3.1b"
    assert [s.bombers[number].unit for number in theatre.grounded_at(s, "T")] == [
        "valiant",
        "victor",
        "vulcan",
    ]
    assert refusal(s, f"bomber:{vulcan}", "button:lift") == "RM-9.3.1b"
    with pytest.raises(Refused):
        play(s, LiftBomber(vulcan))


@pytest.mark.rule("RM-9.3.1c")
def test_a_third_type_is_refused() -> None:
    """EX-3TYPES"""
    s = placing()
    put(s, "b52 b47", "K")
    assert "K" not in offered(s, "b58")
    assert "K" in offered(s, "b47")
    assert "K" in offered(s, "b52")
    assert refusal(s, f"bomber:{number_of(s, 'b58')}", "base:K") == "RM-9.3.1c"
    with pytest.raises(Refused):
        play(s, PlaceBomber(number_of(s, "b58"), "K"))


@pytest.mark.rule("RM-9.3.1c")
def test_v_bombers_are_one_type() -> None:
    s = war(2)
    ground(s, "vulcan b47", "T")
    assert basing.third_type(s, KIT, "victor", "T") is None
    assert basing.third_type(s, KIT, "b52", "T") is not None
    assert basing.type_of(KIT, "vulcan") == basing.type_of(KIT, "victor")


@pytest.mark.rule("RM-9.3.1c", "RM-6.12", "RM-6.1")
@pytest.mark.parametrize(("scenario", "limit"), [(1, 2), (2, 3)])
def test_the_limit_of_the_scenario_binds_each_base(scenario: int, limit: int) -> None:
    """EX-LIMIT-START"""
    s = placing(scenario)
    put(s, " ".join(["b47"] * (limit - 1)), "A")
    assert "A" in offered(s, "b47")
    put(s, "b47", "A")
    assert "A" not in offered(s, "b47")
    assert "A" not in offered(s, "b52")
    assert refusal(s, f"bomber:{number_of(s, 'b47')}", "city:A") == "RM-9.3.1c"


@pytest.mark.rule("RM-S1.0a")
def test_the_limit_of_module_s_binds_each_base() -> None:
    s = placing(1, module_s=True)
    put(s, "b47 b52", "A")
    assert refusal(s, f"bomber:{number_of(s, 'b47')}", "city:A") == "RM-S1.0a"
    s = placing(2, module_s=True)
    put(s, "b47 b52", "A")
    assert refusal(s, f"bomber:{number_of(s, 'b58')}", "city:A") == "RM-9.3.1c"
    assert "A" in offered(s, "b47")


@pytest.mark.rule("RM-9.3.1d", "RM-S7.0a", "RM-S1.0c")
def test_greenland_is_open_where_the_scenario_says_so() -> None:
    s = placing(2)
    assert refusal(s, f"bomber:{number_of(s, 'b47')}", "city:B") == "RM-9.3.1d"
    s = placing(3)
    assert offered(s, "b52") == "ABCDHIJKLMNOPQRS"
    s = placing(3, module_s=True)
    assert offered(s, "b52") == AMERICAN
    assert refusal(s, f"bomber:{number_of(s, 'b47')}", "city:C") == "RM-S7.0a"


@pytest.mark.rule("RM-9.3.1d", "RM-S1.0f")
def test_greenland_is_open_after_an_attack() -> None:
    for module_s in (False, True):
        s = war(2, terms={"module_s": module_s})
        assert rebase.why_not(s, KIT, "b47", "B") is None
        assert rebase.why_not(s, KIT, "vulcan", "B") is not None


@pytest.mark.rule("RM-S1.0f")
def test_where_bombers_land_with_module_s() -> None:
    s = war(2, terms={"module_s": True})
    assert "".join(rebase.bases(s, KIT, "b52")) == "ABCDHIJKLMNOPQRST"
    assert rebase.bases(s, KIT, "vulcan") == ("T",)
    ground(s, "b52 b52 vulcan", "T")
    assert "T" not in rebase.bases(s, KIT, "b52")
    assert rebase.bases(s, KIT, "victor") == ()
    ground(s, "b47 b58", "K")
    assert "K" not in rebase.bases(s, KIT, "b52")


@pytest.mark.rule("RM-9.3.1f", "RM-S1.0d")
def test_new_york_and_washington_are_two_bases() -> None:
    s = placing()
    put(s, "b47 b47 b52", "H")
    assert "H" not in offered(s, "b47")
    assert "I" in offered(s, "b58")
    put(s, "b58 b58 b58", "I")
    s = war(2, steps=[Destroy("H", "red", "submarine")], nukes=type(s.nukes).empty(8))
    lost = ground(s, "b47 b47", "H")
    kept = ground(s, "b52", "I")
    play(s, 1)
    assert {s.bombers[number].where for number in lost} == {"lost"}
    assert s.bombers[kept[0]].where == "ground"


@pytest.mark.rule("RM-9.3.1g", "RM-S1.0b", "RM-6.12")
def test_bombers_at_a_base_are_not_in_flight() -> None:
    s = placing()
    put(s, "b52", "K")
    (number,) = theatre.grounded_at(s, "K")
    assert s.bombers[number].where == "ground"
    assert number not in theatre.bombers_in(s, KIT.cities["K"].hex)
    assert KIT.cities["K"].hex not in theatre.squadrons(s)


@pytest.mark.rule("RM-9.3.1e", "RM-S1.0g")
def test_bombers_stay_at_their_base_until_they_take_off() -> None:
    s = war(2, turn=1, phase=8, steps=[Launches()])
    (number,) = ground(s, "b52", "K")
    assert {type(action) for action in listed(s)} == {Launch, EndLaunches}
    play(s, Launch((number,), "K"))
    assert (s.bombers[number].where, s.bombers[number].at) == ("flight", KIT.cities["K"].hex)


@pytest.mark.rule("RM-S1.0g")
def test_different_types_merge_in_flight() -> None:
    s = war(2, terms={"module_s": True})
    numbers = fly(s, "b47 b58 vulcan", "0608")
    assert theatre.squadrons(s)["0608"] == sorted(numbers)


@pytest.mark.rule("RM-S1.0e")
def test_module_s_launches_from_the_ground() -> None:
    s = war(2, turn=1, phase=8, steps=[Launches()], terms={"module_s": True})
    numbers = ground(s, "b47 b47", "K")
    in_air = {n for n, each in theatre.with_bombers(s, "flight")}
    found = {n for action in listed(s) if isinstance(action, Launch) for n in action.numbers}
    assert found <= {*numbers}
    assert found
    assert not found & in_air


# ----------------------------------------------------------------------- placing one by one


@pytest.mark.rule("RM-6.12", "RM-S1.0a")
@pytest.mark.parametrize("module_s", [False, True])
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_the_default_deployment_keeps_the_rules(scenario: int, module_s: bool) -> None:
    s = placing(scenario, module_s=module_s)
    play(s, DefaultDeployment())
    assert not list(theatre.with_bombers(s, "aside"))
    values = theatre.scenario(s, KIT)
    for city in KIT.cities:
        units = [s.bombers[number].unit for number in theatre.grounded_at(s, city)]
        assert len(units) <= (values.stack_uk if city == "T" else values.stack_us)
        assert len({basing.type_of(KIT, unit) for unit in units}) <= 2
        assert city in (AMERICAN + "T" + "BC" * values.us_greenland_start) or not units
    play(s, FinishDeployment())
    assert not s.steps


@pytest.mark.rule("RM-6.12")
def test_the_best_bombers_go_to_the_nearest_bases() -> None:
    s = placing(3)
    play(s, DefaultDeployment())
    at = {city: Tally(s.bombers[n].unit for n in theatre.grounded_at(s, city)) for city in "BCAJHI"}
    assert at == {
        "B": {"b52": 3},
        "C": {"b52": 3},
        "A": {"b52": 3},
        "J": {"b58": 3},
        "H": {"b47": 3},
        "I": {"b47": 3},
    }


@pytest.mark.rule("RM-6.12")
def test_the_default_fills_up_what_was_begun() -> None:
    s = placing(2)
    put(s, "b47 b58", "A")
    play(s, DefaultDeployment())
    units = Tally(s.bombers[number].unit for number in theatre.grounded_at(s, "A"))
    assert units == {"b47": 1, "b58": 2}


@pytest.mark.rule("RM-6.12")
def test_equal_bombers_are_listed_once_and_each_of_them_may_be_placed() -> None:
    s = placing(2)
    numbers = {action.number for action in listed(s) if isinstance(action, PlaceBomber)}
    assert sorted(s.bombers[number].unit for number in numbers) == ["b47", "b52", "b58"]
    picks = [action.picks for action in listed(s)]
    assert len(picks) == len({*picks})
    last = max(n for n, each in theatre.with_bombers(s, "aside") if each.unit == "b47")
    play(s, PlaceBomber(last, "K"))
    assert theatre.grounded_at(s, "K") == [last]


@pytest.mark.rule("RM-6.12")
def test_a_bomber_can_be_taken_back_while_bombers_are_placed() -> None:
    s = placing(2)
    play(s, DefaultDeployment())
    assert FinishDeployment() in listed(s)
    (number, *_) = theatre.grounded_at(s, "A")
    assert refusal(s, f"bomber:{number}", "city:K") == "RM-6.12"
    play(s, LiftBomber(number))
    assert s.bombers[number].where == "aside"
    assert FinishDeployment() not in listed(s)
    assert refusal(s, "button:finish_deployment") == "RM-6.12"
    with pytest.raises(Refused):
        play(s, FinishDeployment())
    with pytest.raises(Refused):
        play(s, LiftBomber(number))
    play(s, PlaceBomber(number, "K"), FinishDeployment())
    assert number in theatre.grounded_at(s, "K")


@pytest.mark.rule("RM-6.12")
@pytest.mark.parametrize("city", ["", "Z", "0412"])
def test_a_bomber_is_placed_in_a_city_and_nowhere_else(city: str) -> None:
    s = placing(2)
    number = number_of(s, "b47")
    with pytest.raises(Refused, match=r"RM-6\.12"):
        play(s, PlaceBomber(number, city))
    assert s.bombers[number].where == "aside"


@pytest.mark.rule("RM-6.12")
def test_why_a_bomber_is_not_to_be_placed() -> None:
    s = placing(2)
    in_air = next(n for n, each in theatre.with_bombers(s, "flight"))
    assert refusal(s, f"bomber:{in_air}", "city:K") == "RM-6.12"
    assert refusal(s, f"bomber:{in_air}", "button:lift") == "RM-6.12"
    s = placing(5)
    unused = next(n for n, each in theatre.with_bombers(s, "out"))
    assert refusal(s, f"bomber:{unused}") == "RM-6.12"
    play(s, DefaultDeployment())
    assert refusal(s, "button:default_deployment") == "RM-6.12"
    with pytest.raises(Refused):
        play(s, DefaultDeployment())


@pytest.mark.parametrize(
    "action", [PlaceBomber(27, "K"), PlaceBomber(-1, "K"), PlaceBomber(0, "Z")]
)
def test_what_does_not_exist_is_refused(action: PlaceBomber) -> None:
    with pytest.raises(Refused):
        play(placing(2), action)


@pytest.mark.rule("RM-6.12")
def test_the_default_deployment_is_told_by_base() -> None:
    told = play(placing(2), DefaultDeployment())
    bases = [event.city for event in told if isinstance(event, BombersPlaced)]
    assert "".join(bases) == "AJJHHIDPK"


@pytest.mark.rule("RM-6.12", "RM-9.3.1a", "RM-9.3.1b", "RM-9.3.1d")
@pytest.mark.parametrize(("scenario", "module_s"), [(1, False), (3, False), (3, True), (5, False)])
def test_the_bases_that_are_found_are_those_that_nothing_speaks_against(
    scenario: int, module_s: bool
) -> None:
    s = war(scenario, turn=0, terms={"module_s": module_s})
    ground(s, "b52 b47", "D")
    ground(s, "b47", "K")
    for unit in ("b47", "b52", "b58", "vulcan"):
        free = [city for city in KIT.cities if basing.why_not_start(s, KIT, unit, city) is None]
        assert [*basing.start_bases(s, KIT, unit)] == free


@pytest.mark.rule("RM-S7.0b", "RM-9.3.1c")
@pytest.mark.parametrize("module_s", [False, True])
def test_london_has_a_limit_of_its_own(module_s: bool) -> None:
    s = war(1, turn=0, terms={"module_s": module_s})
    assert basing.start_room(s, KIT, "K") == 2
    ground(s, "vulcan victor", "T")
    assert basing.why_not_start(s, KIT, "valiant", "T") is None
    ground(s, "valiant", "T")
    refused = basing.why_not_start(s, KIT, "valiant", "T")
    assert refused is not None
    assert refused.rule == ("RM-S1.0a" if module_s else "RM-9.3.1c")
