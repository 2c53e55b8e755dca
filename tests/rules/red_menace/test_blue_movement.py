"""Phase 9: the player's bombers fly (RM-7.9, RM-9.1, RM-9.3.3, RM-9.8, RM-11.4)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Action, Chance, Choice, Refused
from desktop.rules.red_menace.actions_blue import Halt, Move
from desktop.rules.red_menace.actions_chance import DrawnBomber
from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.rebase import bases
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, asked, fly, inbound, play, war


def aloft(*squadrons: tuple[str, str], scenario: int = 1, **fields: Any) -> State:
    """Return phase 9 with these bombers in flight: ("b52 b52", "0511")."""
    s = war(scenario, phase=9, steps=[BlueMoves()], **fields)
    for units, hex_id in squadrons:
        fly(s, units, hex_id)
    return s


def listed(s: State) -> tuple[Action, ...]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    picks = [action.picks for action in choice.actions]
    assert len(set(picks)) == len(picks)
    return choice.actions


def refused(s: State, action: Action) -> str:
    """Return the rule by which a move is refused."""
    asked(s)
    with pytest.raises(Refused) as wrong:
        s.steps[-1].admit(s, KIT, action)
    return wrong.value.rule


def refuel(s: State) -> None:
    """Put the tanker in the air."""
    for each in s.support:
        if each.unit == "kc135":
            each.where, each.base = "launched", "C"


def site(s: State, hex_id: str) -> None:
    """Put an SA-2 on the map."""
    battery = next(each for each in s.sams if each.unit == "sa2" and each.where == "pool")
    battery.where, battery.hex = "map", hex_id


def disarm(s: State) -> None:
    """Leave the Soviets without interceptors."""
    for each in s.interceptors:
        if each.unit in ("mig19", "tu28"):
            each.box = "normal"


B47, B52, B58, VULCAN = 0, 15, 24, 14


@pytest.mark.rule("RM-7.9", "RM-9.3.3a")
def test_every_bomber_in_flight_moves() -> None:
    s = aloft(("b52", "0511"), ("b47", "0711"))
    play(s, Move((B52,), "0410"))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert {action.picks[0] for action in choice.actions} == {f"bomber:{B47}"}
    play(s, Move((B47,), "0710"))
    assert asked(s) is None
    assert [s.bombers[number].at for number in (B52, B47)] == ["0410", "0710"]


@pytest.mark.rule("RM-9.3.3a")
def test_no_bomber_stays_in_its_hex() -> None:
    """EX-MUSTMOVE"""
    s = aloft(("b52", "0511"))
    assert listed(s) == tuple(Move((B52,), hex_id) for hex_id in KIT.next_to["0511"])
    assert refused(s, Halt((B52,))) == "RM-9.3.3a"
    assert refused(s, Move((B52,), "0511")) == "RM-9.3.3a"
    assert refused(s, Move((B52,), "0509")) == "RM-9.3.3a"
    assert refused(s, Move((B52,), "0000")) == "RM-9.3.3a"


@pytest.mark.rule("RM-9.3.3a")
def test_a_bomber_launched_this_turn_must_move_too() -> None:
    s = aloft(("b52", "0414"))
    s.now.launched = 1
    assert len(listed(s)) == 6


@pytest.mark.rule("RM-9.3.3a")
def test_bombers_do_not_leave_the_map() -> None:
    s = aloft(("b47", "0101"))
    assert {action.picks[1] for action in listed(s)} == set(
        filter(None, KIT.hexes["0101"].neighbours)
    )


@pytest.mark.rule("RM-9.3.3a")
def test_a_fast_bomber_may_move_one_hex_or_two() -> None:
    s = aloft(("b58", "0507"))
    play(s, Move((B58,), "0506"))
    assert Halt((B58,)) in listed(s)
    play(s, Halt((B58,)))
    assert asked(s) is None
    assert s.bombers[B58].at == "0506"
    s = aloft(("b58", "0507"))
    play(s, Move((B58,), "0506"), Move((B58,), "0605"))
    assert asked(s) is None
    assert s.bombers[B58].at == "0605"


@pytest.mark.rule("RM-9.3.3a", "RM-9.3.3b")
def test_bombers_move_and_halt_together_only_if_each_of_them_may() -> None:
    s = aloft(("b58", "0507"), ("b58", "0506"))
    play(s, Move((B58,), "0506"))
    # The first began in 0507, the second has not moved yet.
    assert refused(s, Move((B58, B58 + 1), "0507")) == "RM-9.3.3a"
    assert refused(s, Halt((B58, B58 + 1))) == "RM-9.3.3a"
    s = aloft(("b58", "0506"), ("b58", "0507"))
    play(s, Move((B58 + 1,), "0506"))
    assert refused(s, Move((B58, B58 + 1), "0507")) == "RM-9.3.3a"
    assert refused(s, Halt((B58, B58 + 1))) == "RM-9.3.3a"
    play(s, Move((B58, B58 + 1), "0605"))
    assert [s.bombers[number].at for number in (B58, B58 + 1)] == ["0605", "0605"]


@pytest.mark.rule("RM-9.3.3a")
def test_who_ends_its_move_leaves_the_others_theirs() -> None:
    s = aloft(("b58", "0507"), ("b47", "0609"))
    play(s, Move((B58,), "0506"), Halt((B58,)))
    assert {action for action in listed(s) if isinstance(action, Halt)} == set()
    assert Move((B47,), "0608") in listed(s)


@pytest.mark.rule("RM-9.3.3a")
def test_a_fast_bomber_does_not_end_where_it_began() -> None:
    s = aloft(("b58", "0507"))
    play(s, Move((B58,), "0506"))
    assert Move((B58,), "0507") not in listed(s)
    assert refused(s, Move((B58,), "0507")) == "RM-9.3.3a"


@pytest.mark.rule("RM-9.3.3a", "RM-11.4")
def test_with_three_moves_it_may_pass_its_first_hex_again() -> None:
    s = aloft(("b58", "0507"))
    refuel(s)
    play(s, Move((B58,), "0506"))
    assert Move((B58,), "0507") in listed(s)
    s.steps[-1].admit(s, KIT, Move((B58,), "0507"))
    play(s, Move((B58,), "0507"))
    assert Halt((B58,)) not in listed(s)
    assert refused(s, Halt((B58,))) == "RM-9.3.3a"
    play(s, Move((B58,), "0508"))
    assert asked(s) is None


@pytest.mark.rule("RM-9.3.3b")
def test_equal_bombers_of_a_hex_are_listed_once_and_any_group_moves() -> None:
    s = aloft(("b52 b52 b47", "0511"), ("b52", "0611"))
    assert {action.picks[0] for action in listed(s)} == {"bomber:0", "bomber:15", "bomber:17"}
    play(s, Move((0, 15), "0510"))
    assert [s.bombers[number].at for number in (0, 15, 16)] == ["0510", "0510", "0511"]
    assert refused(s, Move((16, 17), "0610")) == "RM-9.3.3b"
    play(s, Move((16,), "0510"), Move((17,), "0510"))
    assert {s.bombers[number].at for number in (0, 15, 16, 17)} == {"0510"}


@pytest.mark.rule("RM-9.3.3b", "RM-S1.0g")
def test_different_types_move_as_one() -> None:
    s = aloft(("b52 vulcan", "0907"), terms={"module_s": True})
    play(s, Move((VULCAN, B52), "0806"))
    assert asked(s) is None


@pytest.mark.rule("RM-9.3.3a")
@pytest.mark.parametrize("numbers", [(), (15, 15), (16, 15), (1,), (99,), (-1, 15)])
def test_what_is_no_group_in_flight_is_refused(numbers: tuple[int, ...]) -> None:
    assert refused(aloft(("b52 b52", "0511")), Move(numbers, "0510")) == "RM-9.3.3a"


@pytest.mark.rule("RM-9.3.3a")
def test_a_bomber_that_has_moved_does_not_move_again() -> None:
    s = aloft(("b52 b47", "0511"))
    play(s, Move((B52,), "0510"))
    assert refused(s, Move((B52,), "0509")) == "RM-9.3.3a"
    assert refused(s, Halt((B52,))) == "RM-9.3.3a"


@pytest.mark.rule("RM-9.3.3c", "RM-9.3.1e")
def test_over_a_base_of_its_own_a_bomber_finds_no_landing() -> None:
    s = aloft(("b47", "0714"))
    assert all(isinstance(action, Move) for action in listed(s))
    found = s.steps[-1].explain(s, KIT, ("bomber:0", "base:J"))
    assert found is not None
    assert found.rule == "RM-9.3.3c"
    assert bases(s, KIT, "b47")
    assert s.bombers[B47].where == "flight"


@pytest.mark.rule("RM-11.4")
@pytest.mark.parametrize(
    ("unit", "number", "alone", "refuelled"),
    [("b47", 0, 1, 2), ("b52", 15, 1, 2), ("b58", 24, 2, 3), ("vulcan", 14, 1, 1)],
)
def test_the_tanker_helps_american_bombers(
    unit: str, number: int, alone: int, refuelled: int
) -> None:
    """EX-TANKER"""
    s = aloft((unit, "0508"))
    asked(s)
    assert s.bombers[number].moves == alone
    s = aloft((unit, "0508"))
    refuel(s)
    asked(s)
    assert s.bombers[number].moves == refuelled


# -------------------------------------------------------------------------- who is met where


@pytest.mark.rule("RM-9.1a")
def test_bombers_that_meet_a_formation_reveal_it() -> None:
    """EX-STACK: nobody fights, the formation draws its bombers."""
    s = aloft(("b52", "0511"))
    flight = inbound(s, "A", "0510", "K")
    far = inbound(s, "B", "0509", "K")
    play(s, Move((B52,), "0510"))
    assert flight.bombers == []
    play(s, *(DrawnBomber(unit) for unit in ("tu16", "m4", "tu16")))
    assert flight.revealed
    assert asked(s) is None
    assert not far.revealed
    assert s.bombers[B52].at == "0510"


@pytest.mark.rule("RM-9.1a")
def test_a_formation_that_is_known_draws_nothing() -> None:
    s = aloft(("b52", "0511"))
    inbound(s, "A", "0510", "K", "tu16 tu16 tu16")
    play(s, Move((B52,), "0510"))
    assert asked(s) is None


@pytest.mark.rule("RM-9.8a", "RM-9.8b")
def test_a_b58_stops_for_an_sa2_and_flies_on_to_tiksi() -> None:
    """EX-B58"""
    s = aloft(("b58", "0506"))
    play(s, Move((B58,), "0505"), 3)
    assert isinstance(asked(s), Choice)
    play(s, Move((B58,), "0405"))
    die = asked(s)
    assert isinstance(die, Chance)
    assert die.kind == "sam"
    assert s.bombers[B58].at == "0505"
    play(s, 1, 1)
    assert s.bombers[B58].at == "0405"
    assert asked(s) is None


@pytest.mark.rule("RM-9.8a")
def test_who_is_shot_down_on_the_way_does_not_fly_on() -> None:
    s = aloft(("b58 b58", "0506"))
    site(s, "0505")
    play(s, Move((24, 25), "0505"), Move((24, 25), "0405"), 6)
    assert [s.bombers[number].where for number in (24, 25)] == ["lost", "flight"]
    assert s.bombers[25].at == "0405"
    assert asked(s) is None


@pytest.mark.rule("RM-9.8a")
def test_a_bomber_that_stays_over_a_city_is_not_met_on_the_way() -> None:
    s = aloft(("b58", "0506"))
    play(s, Move((B58,), "0406"), Move((B58,), "0405"))
    assert asked(s) is None
    assert s.bombers[B58].where == "flight"
    s = aloft(("b58", "0406"))
    play(s, Move((B58,), "0405"), Halt((B58,)))
    assert asked(s) is None


@pytest.mark.rule("RM-9.8a")
def test_the_interceptors_of_a_standing_city_meet_who_flies_on() -> None:
    s = aloft(("b58", "0406"))
    play(s, Move((B58,), "0405"), Move((B58,), "0404"))
    die = asked(s)
    assert isinstance(die, Chance)
    assert die.kind == "intercept"
    play(s, 1)
    assert s.bombers[B58].at == "0404"
    assert sum(each.box == "normal" for each in s.interceptors if each.unit == "mig19") == 1


@pytest.mark.rule("RM-9.9")
def test_a_bombed_city_is_passed_in_peace() -> None:
    s = aloft(("b58", "0406"), ruins="9")
    play(s, Move((B58,), "0405"), Move((B58,), "0404"))
    assert asked(s) is None
    s = aloft(("b52", "0406"), ruins="9")
    play(s, Move((B52,), "0405"))
    assert s.bombers[B52].at == "0405"


@pytest.mark.rule("RM-9.8a")
def test_where_a_bomber_began_nobody_meets_it_again() -> None:
    s = aloft(("b58", "0405"))
    play(s, Move((B58,), "0406"))
    assert isinstance(asked(s), Choice)


@pytest.mark.rule("RM-9.8b")
def test_a_survivor_is_met_in_each_further_hex() -> None:
    s = aloft(("b58", "0506"))
    refuel(s)
    site(s, "0505")
    play(s, Move((B58,), "0505"), Move((B58,), "0405"), 1, 1)
    play(s, Move((B58,), "0404"))
    die = asked(s)
    assert isinstance(die, Chance)
    assert die.kind == "intercept"
    assert s.bombers[B58].fought == ("0505", "0405")


@pytest.mark.rule("RM-9.8c")
def test_an_sa2_fires_once_at_bombers_that_pass_one_by_one() -> None:
    s = aloft(("b58 b58", "0506"))
    site(s, "0505")
    play(s, Move((24,), "0505"), Move((25,), "0505"))
    play(s, Move((24,), "0404"), 1, 1)
    assert sum(each.fired for each in s.sams) == 1
    play(s, Move((25,), "0404"))
    assert asked(s) is None


@pytest.mark.rule("RM-9.8d")
def test_nobody_comes_from_far_during_the_move() -> None:
    """A Tu-28 in Moscow reaches AD:10 in phase 10 only."""
    s = aloft(("b58", "0806"))
    play(s, Move((B58,), "0805"), 1)
    play(s, Move((B58,), "0705"))
    assert asked(s) is None
    assert all(each.box != "long" for each in s.interceptors)


@pytest.mark.rule("RM-9.8a")
def test_a_city_without_interceptors_lets_bombers_pass() -> None:
    s = aloft(("b58", "0406"))
    disarm(s)
    play(s, Move((B58,), "0405"), Move((B58,), "0404"))
    assert asked(s) is None
    assert s.bombers[B58].at == "0404"


@pytest.mark.rule("RM-9.8a")
def test_with_module_s_an_ad_hex_is_rolled_for_before_bombers_fly_on() -> None:
    s = aloft(("b58", "0506"), terms={"module_s": True})
    play(s, Move((B58,), "0505"))
    assert isinstance(asked(s), Choice)
    play(s, Move((B58,), "0404"))
    die = asked(s)
    assert isinstance(die, Chance)
    assert (die.kind, die.rule) == ("appear", "RM-S4.0a")
    play(s, 1)
    assert s.bombers[B58].at == "0404"
    assert asked(s) is None


@pytest.mark.rule("RM-9.8a")
def test_with_module_s_the_other_rolls_come_when_all_have_moved() -> None:
    s = aloft(("b52", "0506"), ("b47", "0511"), terms={"module_s": True})
    play(s, Move((B52,), "0505"))
    assert isinstance(asked(s), Choice)
    play(s, Move((B47,), "0510"))
    die = asked(s)
    assert isinstance(die, Chance)
    assert die.rule == "RM-S4.0a"


@pytest.mark.rule("RM-9.3.3a")
def test_picks_that_lead_nowhere_are_explained() -> None:
    s = aloft(("b52", "0511"), ("b58", "0507"))
    play(s, Move((B58,), "0506"))
    step = s.steps[-1]
    for picks, rule, words in (
        (("bomber:15", "0507"), "RM-9.3.3a", "4 hexes away"),
        (("bomber:15", "city:1"), "RM-9.3.3a", "hexes away"),
        (("bomber:15", "button:halt"), "RM-9.3.3a", "0511"),
        (("bomber:24", "0507"), "RM-9.3.3a", "began in 0507"),
        (("bomber:0", "0510"), "RM-9.3.3a", "not in flight"),
        (("bomber:15", "bomber:24", "0510"), "RM-9.3.3b", "one hex"),
        (("0510",), "RM-9.3.3a", "Choose bombers"),
        (("bomber:99", "0510"), "RM-9.3.3a", "no such"),
    ):
        found = step.explain(s, KIT, picks)
        assert found is not None
        assert found.rule == rule
        assert words in str(found)
    assert step.explain(s, KIT, ("bomber:15", "0510")) is None


@pytest.mark.rule("RM-9.1b", "RM-9.3.1g")
def test_any_number_flies_in_one_hex() -> None:
    s = aloft(("b52 b52 b52 b47 b47 b58", "0714"))
    numbers = (0, 1, 15, 16, 17, 24)
    play(s, Move(numbers, "0713"), Halt((24,)))
    assert {s.bombers[number].at for number in numbers} == {"0713"}
    s.then(Launches())
    assert asked(s) is None


@pytest.mark.rule("RM-10.6.2b", "RM-8.16")
@pytest.mark.parametrize("mobile", [False, True])
def test_who_enters_a_ruin_may_find_an_sa2_after_event_16(mobile: bool) -> None:
    place = KIT.cities["9"].hex
    s = aloft(("b52", KIT.next_to[place][0]), ruins="9", mobile_sa2=mobile)
    play(s, Move((B52,), place))
    die = asked(s)
    assert (isinstance(die, Chance) and die.rule == "RM-10.6.2b") is mobile
