"""The order of a turn, and Red Menace as a game (chapter 7)."""

from __future__ import annotations

from random import Random

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, BadComponents, Chance, Outcome, Pack, Refused, Rolled, Setup
from desktop.rules.red_menace import flow
from desktop.rules.red_menace.actions_chance import DrawnEvent
from desktop.rules.red_menace.actions_intercept import Intercept
from desktop.rules.red_menace.batteries import BlueBatteries, RedBatteries
from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.bot import LEVEL
from desktop.rules.red_menace.components_units import COUNTERS
from desktop.rules.red_menace.defenders import RedDefenders
from desktop.rules.red_menace.event_cards import DrawEvent
from desktop.rules.red_menace.flow import Turn, TurnEnds
from desktop.rules.red_menace.game import ENDINGS, RedMenace
from desktop.rules.red_menace.interception import Interceptions
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.records import PLAYER, RED, Bomber
from desktop.rules.red_menace.red_attack import RedAttacks
from desktop.rules.red_menace.red_movement import DetectFlights, MoveFlights, TakeOffs
from desktop.rules.red_menace.state import State, View
from desktop.rules.red_menace.status import Standby
from desktop.rules.red_menace.strike import Strikes
from desktop.rules.red_menace.submarine import SubmarineTurn
from desktop.rules.red_menace.victory import Phase15
from desktop.text import sentence
from tests.rules.red_menace.defences import stand
from tests.rules.red_menace.positions import GAME, KIT, asked, data, fly, inbound, play, war

ROLES = {"bomber", "interceptor", "tanker", "aew", "submarine", "sam"}


@pytest.mark.rule("RM-7.1", "RM-7.2", "RM-7.3", "RM-7.4", "RM-7.5", "RM-7.6", "RM-7.7", "RM-7.8")
@pytest.mark.rule("RM-7.9", "RM-7.10", "RM-7.11", "RM-7.12", "RM-7.13", "RM-7.14", "RM-7.15")
def test_the_fifteen_phases_come_in_their_order() -> None:
    assert (
        DrawEvent,
        TakeOffs,
        MoveFlights,
        DetectFlights,
        Interceptions,
        BlueBatteries,
        RedAttacks,
        Launches,
        BlueMoves,
        RedDefenders,
        RedBatteries,
        Strikes,
        SubmarineTurn,
        Standby,
        Phase15,
    ) == flow.PHASES
    s = war(5, turn=0, steps=[Turn()])
    seen: list[int] = []
    bot = GAME.bot(LEVEL, Random(1))
    rng = Random(1)
    decision = asked(s)
    while decision is not None and s.turn == 1:
        if not seen or seen[-1] != s.phase:
            seen.append(s.phase)
        if isinstance(decision, Chance):
            action = by_chance(decision, rng)
        else:
            action = bot.choose(View(0, s), decision, lambda: False)[0]
        decision = engine.apply(GAME, s, action, decision)[1]
    assert seen == sorted(seen)
    assert seen[0] == 1


@pytest.mark.rule("RM-8.19d", "RM-S4.0b")
def test_what_ends_with_a_turn() -> None:
    s = war(turn=3, steps=[TurnEnds()], event=19, terms={"module_s": True})
    s.events.take(18)
    s.now.jammed = True
    sam = stand(s, "sa2", "0704")
    asked(s)
    assert (s.turn, s.phase) == (4, 1)
    assert s.events.count(18) == 1
    assert (sam.where, sam.hex) == ("pool", "")


@pytest.mark.rule("RM-9.3.2d")
@pytest.mark.parametrize(
    ("pool", "before", "after"), [([], 0, 9), (["J"], 0, 0), ([], 7, 7)], ids=str
)
def test_no_take_off_phase_follows_a_turn_after_whose_launches_the_last_formation_went(
    pool: list[str], before: int, after: int
) -> None:
    s = war(turn=9, pool=pool, last_launch=before, steps=[TurnEnds()])
    asked(s)
    assert (s.turn, s.last_launch) == (10, after)


def by_chance(chance: Chance, rng: Random) -> Action:
    if chance.roll is not None:
        return Rolled(tuple(rng.randint(1, 6) for _ in range(chance.roll.count)))
    return rng.choices(chance.outcomes, chance.weights)[0]


@pytest.mark.rule("RM-7.1", "RM-8.0a")
def test_a_turn_begins_with_an_event_and_clears_the_last_one() -> None:
    s = war(5, turn=3, steps=[Turn()], event=7, event_worked=True, extra_launch=3)
    s.now.wind = 1
    flight = inbound(s, "A", "0608", "K", moves=1)
    flight.handled = True
    flight.met += ("0608",)
    flight.passed += ("0608",)
    bomber = s.bombers[fly(s, "b47", "0510")[0]]
    bomber.moves, bomber.start, bomber.moved = 1, "0510", True
    bomber.fought += ("0510",)
    s.interceptors[0].tried = s.interceptors[0].fresh = s.sams[0].fired = True
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.kind == "event"
    assert (s.turn, s.phase, s.now.wind) == (4, 1, 0)
    assert (flight.handled, *flight.met, *flight.passed, flight.moves) == (False, 0)
    assert (bomber.moves, bomber.start, bomber.moved) == (0, "", False)
    assert not bomber.fought
    plane = s.interceptors[0]
    assert (plane.tried, plane.fresh, s.sams[0].fired) == (False, False, False)
    assert (s.event, s.event_worked, s.extra_launch) == (0, False, 0)
    play(s, DrawnEvent(12))
    assert s.phase == 2
    assert s.now.wind == 1


@pytest.mark.rule("RM-1.1", "RM-1.2", "RM-1.3.1", "RM-1.3.2")
def test_the_counters_are_of_four_types_and_every_unit_has_a_nation_and_a_role() -> None:
    assert {marker.kind for marker in KIT.markers.values()} == {"formation", "nuke", "track"}
    assert {unit.role for unit in KIT.units.values()} == ROLES
    assert {unit.faction for unit in KIT.units.values()} == {"usa", "canada", "uk", "ussr", "cuba"}
    units = sum(unit.count for unit in KIT.units.values())
    assert units + sum(marker.count for marker in KIT.markers.values()) == COUNTERS


@pytest.mark.rule("RM-9.5", "RM-10.4")
def test_aew_and_tankers_have_no_hex_and_never_fight() -> None:
    s = war()
    for each in s.support:
        assert not hasattr(each, "hex")
        assert KIT.units[each.unit].A > 6
        assert KIT.units[each.unit].role in ("aew", "tanker")
    inbound(s, "A", "0414", "P", "tu16")
    s.then(Interceptions())
    choice = asked(s)
    assert choice is not None
    for action in getattr(choice, "actions", ()):
        if isinstance(action, Intercept):
            units = {unit for unit, _, _ in action.planes}
            assert not units & {"ec121", "kc135", "tu126"}


@pytest.mark.rule("RM-10.1.1e")
def test_a_tu95k_on_its_way_is_met_like_any_other() -> None:
    s = war(5, steps=[Interceptions()])
    inbound(s, "A", "0414", "K", "tu95k tu16")
    choice = asked(s)
    flights = {
        each.flight for each in getattr(choice, "actions", ()) if isinstance(each, Intercept)
    }
    assert flights == {"A"}


def begun(**options: bool | int | str) -> State:
    return engine.start(GAME, Setup("", (PLAYER,), dict(options)))[0]


def test_a_view_is_a_copy_and_a_state_comes_back_from_its_bytes() -> None:
    s = begun(scenario=4)
    view = GAME.view(s, PLAYER)
    assert view.state == s
    assert view.state is not s
    assert GAME.view(s, None).seat == -1
    assert GAME.decode(GAME.encode(s)) == s
    assert GAME.guess(view, Random(1)) == s


def test_it_takes_no_packs() -> None:
    with pytest.raises(BadComponents, match="packs"):
        RedMenace(data(), (Pack("p", "P", "1", "", {}),))


@pytest.mark.parametrize("victor", ["blue", "red", "draw"])
def test_the_end_is_told_with_points_and_reason(victor: str) -> None:
    s = war(points=[30, 20])
    for rule in ENDINGS:
        s.victor, s.outcome = victor, Outcome((), rule)  # type: ignore[assignment]
        words = sentence(GAME.outcome_text(s))
        assert "30 to 20" in words
        assert sentence(ENDINGS[rule]) in words
    assert GAME.score(s) == {PLAYER: {"blue": 1.0, "draw": 0.5, "red": 0.0}[victor]}


def test_what_a_list_of_games_shows() -> None:
    s = war(turn=7, points=[12, 9], ruins="A 4 5")
    assert GAME.brief(s) == {"turn": 7, "points": [12, 9], "cities": [2, 1]}
    assert s.cities_destroyed(RED) == 1


def test_refusals_name_the_rule_of_the_present_step() -> None:
    s = war(5, steps=[BlueMoves()])
    fly(s, "b52", "0608")
    asked(s)
    refused = GAME.why_not(GAME.view(s, PLAYER), ("bomber:0", "0601"))
    assert isinstance(refused, Refused)
    assert refused.rule.startswith("RM-")
    assert GAME.why_not(GAME.view(s, None), ("0601",)).rule
    s.steps.clear()
    assert GAME.why_not(GAME.view(s, PLAYER), ()).rule == "RM-12.1a"


def test_a_phase_in_which_nothing_is_decided_happens_as_it_begins() -> None:
    s = war(phase=1)
    flight = inbound(s, "A", "0804", "C")
    flow.Phase(3).carry_out(s, KIT, None, lambda event: None)
    assert (s.phase, flight.hex, s.steps) == (3, "0805", [flow.Phase(4)])
    flow.Phase(9).carry_out(s, KIT, None, lambda event: None)
    assert s.steps == [flow.Phase(4), flow.Phase(10), BlueMoves()]


def test_a_new_turn_clears_what_bombers_did_in_the_last() -> None:
    s = war()
    number = fly(s, "b52", "0511")[0]
    s.bombers[number].start, s.bombers[number].fought = "0511", ("0511",)
    s.bombers[number].moves, s.bombers[number].moved = 1, True
    Turn().carry_out(s, KIT, None, lambda event: None)
    assert s.bombers[number] == Bomber("b52", "flight", "0511")
