"""Eagles & Missiles as a game: set up, seen, played out, judged."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from desktop.rules import engine
from desktop.rules.core import BadComponents, Choice, Event, Pack, Refused, Setup, Side
from desktop.rules.eagles_missiles import progress, refusals, scoring, victory
from desktop.rules.eagles_missiles.game import EaglesMissiles
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, SIDES, Fall
from desktop.rules.eagles_missiles.russian_draws import BaseDraw, ExtraCards
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.contract.walks import answer
from tests.rules.eagles_missiles.positions import GAME, asked, data, war

rule = pytest.mark.rule
TWO = (RUSSIAN, POLISH)
THREE = (RUSSIAN, POLISH, POLISH_2)


def over(score: int, why: str, sides: tuple[Side, ...] = TWO) -> State:
    """Return a war that has ended with so many cities destroyed and nothing else."""
    s = war(sides, day=9, phase="D")
    for city in list(GAME.kit.cities)[:score]:
        s.ruins[city] = Fall(city, 1, "raid")
        s.cities_lost += 1
    told: list[Event] = []
    victory.end(s, GAME.kit, told.append, why)
    return s


def test_it_takes_no_packs() -> None:
    with pytest.raises(BadComponents):
        EaglesMissiles(data(), (Pack("own", "Own", "1", "", {}),))


def test_a_new_war_asks_poland_for_its_aa_units() -> None:
    state, told, choice = engine.start(GAME, Setup("", THREE, {"day_limit": 10}))
    assert isinstance(choice, Choice)
    assert (choice.side, told, state.terms.day_limit) == (POLISH, [], 10)
    shown = GAME.progress(state)
    assert (shown.turn, shown.present) == (0, 0)
    assert GAME.called(Setup("", TWO)) is None
    assert sentence(GAME.side_name(RUSSIAN)) == "Russia"


@rule("EM-II.1", "EM-XII.8")
@pytest.mark.parametrize(
    ("score", "victor", "words"),
    [
        (10, POLISH, "Poland holds out; points for Russia: 10. The Russian deck is empty."),
        (11, RUSSIAN, "Russia wins with 11 points. The Russian deck is empty."),
    ],
)
def test_ex_score_10_and_11(score: int, victor: Side, words: str) -> None:
    s = over(score, "EM-IV.E1")
    assert s.outcome is not None
    assert s.outcome.winners == (victor,)
    assert sentence(GAME.outcome_text(s)) == words
    assert GAME.score(s) == {side: float(side == victor) for side in TWO}
    assert GAME.progress(s).present == -1


@rule("EM-XIII.b4")
def test_the_sides_win_and_lose_together() -> None:
    assert GAME.score(over(0, "EM-IV.E2", SIDES)) == {
        "russian": 0.0,
        "polish": 0.5,
        "polish_2": 0.5,
        "russian_2": 0.0,
    }


@pytest.mark.parametrize("why", ["EM-IV.0b", "EM-IV.E1", "EM-IV.E2"])
def test_every_ending_has_its_words(why: str) -> None:
    assert sentence(GAME.outcome_text(over(3, why))).startswith("Poland holds out")


def test_figures_and_brief_tell_the_score_and_what_was_lost() -> None:
    s = over(12, "EM-IV.E1")
    figures = GAME.figures(s)
    assert (figures["russian points"], figures["russian wins"], figures["days"]) == (12, 1, 9)
    assert (figures["cities lost"], figures["fleet sunk"]) == (12, 0)
    brief = {"day": 9, "score": 12, "cities": 12, "conquered": 0, "fleet": 10}
    assert GAME.brief(s) == brief


@rule("EM-IV.0")
@pytest.mark.parametrize(("phase", "present"), [("A", 0), ("B", 1), ("C", 2), ("D", 3)])
def test_the_bar_shows_day_and_phase(phase: str, present: int) -> None:
    s = war(day=4, phase=phase)
    shown = GAME.progress(s)
    assert sentence(shown.title) == "Day 4"
    assert (shown.turn, shown.present) == (GAME.turn(s), present)
    assert len(shown.phases) == 4


# ------------------------------------------------------------------------------------ refusals


def why_not(s: State, side: Side | None, *picks: str) -> Refused:
    return GAME.why_not(GAME.view(s, side), picks)


def test_who_watches_is_told_so_and_dice_come_first() -> None:
    s = war(steps=[BaseDraw()])
    assert "only watch" in sentence(why_not(s, None, "MAZ").text)
    refused = why_not(s, POLISH, "MAZ")
    assert (refused.rule, "First comes" in sentence(refused.text)) == ("EM-IV.A1b", True)
    ended = over(3, "EM-IV.E1")
    ended.then(BaseDraw())
    assert why_not(ended, POLISH, "MAZ").rule == "EM-XII.8"


def test_what_no_step_knows_is_refused_by_the_rule_of_the_question() -> None:
    s = war(steps=[ExtraCards(RUSSIAN)], phase="A")
    asked(s)
    assert why_not(s, RUSSIAN, "MAZ").rule == "EM-IV.A2a"


@rule("EM-IV.A5d")
def test_only_russia_is_told_that_its_phase_is_over() -> None:
    s = war(steps=[ExtraCards(RUSSIAN)], phase="C")
    picks = ("squadron:RU_SU27_1", "button:take_back")
    assert refusals.why_not(s, GAME.kit, RUSSIAN, picks).rule == "EM-IV.A5d"
    assert refusals.why_not(s, GAME.kit, POLISH, picks).rule == "EM-IV.A2a"
    assert refusals.why_not(s, GAME.kit, RUSSIAN, picks[:1]).rule == "EM-IV.A2a"
    assert refusals.why_not(s, GAME.kit, RUSSIAN, picks[1:]).rule == "EM-IV.A2a"


# --------------------------------------------------------------------------------- whole wars


@pytest.mark.parametrize("sides", [TWO, THREE, ("russian", "polish", "russian_2"), SIDES])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_war_is_sound_and_hides_what_it_must(sides: tuple[Side, ...], seed: int) -> None:
    rng = Random(seed)
    s, _, decision = engine.start(GAME, Setup("", sides))
    again, _, _ = engine.start(GAME, Setup("", sides))
    count = 0
    while decision is not None:
        action = answer(decision, rng)
        told, decision = engine.carry_out(GAME, s, action)
        assert engine.replay(GAME, again, action) == tuple(told), "asks agrees with decision"
        count += 1
        if count % 25 == 0:
            assert GAME.check(s) == []
            shown = GAME.view(s, RUSSIAN)
            guessed = GAME.guess(shown, rng)
            assert msgspec.msgpack.encode(GAME.view(guessed, RUSSIAN)) == (
                msgspec.msgpack.encode(shown)
            )
    assert GAME.check(s) == []
    assert s.outcome is not None
    assert sum(GAME.score(s).values()) == pytest.approx(1)


# ------------------------------------------------------------------------------ reference sheet


@rule("EM-I.6")
def test_strengths_phases_and_scoring_are_at_hand_at_any_time() -> None:
    s = war()
    strengths = {
        sentence(each.name): (each.air, each.bombardment) for each in GAME.kit.types.values()
    }
    assert len(strengths) == 12
    assert (strengths["Su-27"], strengths["Tu-22M"], strengths["F-22"]) == (
        (5, 3),
        (3, 12),
        (10, 3),
    )
    phases = [sentence(each) for each in progress.PHASES]
    assert phases == ["Russian phase", "Polish phase", "Resolution", "AA movement"]
    parts = scoring.parts(s, GAME.kit)
    assert [each.rule for each in parts] == [f"EM-XII.{number}" for number in range(1, 8)]
    assert all(sentence(each.title) for each in parts)
