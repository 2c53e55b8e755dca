"""A1 to A3: what Russia draws, and where its cards lie."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Refused
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.actions_russian import (
    ConfirmCards,
    DrawExtra,
    DrawnRussian,
    LayAssault,
    LayMissile,
    LiftCard,
    StopDrawing,
)
from desktop.rules.eagles_missiles.deck import Deck
from desktop.rules.eagles_missiles.events_russian import CardLeftOver
from desktop.rules.eagles_missiles.records import RUSSIAN, RUSSIAN_2, LaidCard
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import BaseDraw, ExtraCards
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.rules.eagles_missiles.positions import GAME, KIT, asked, play, war

rule = pytest.mark.rule
DRAW, STOP, CONFIRM = DrawExtra(), StopDrawing(), ConfirmCards()
LINE_II = "WAR GPM KUJ"
ALL_LINES = " ".join(key for info in KIT.lines.values() for key in info.path)


def drawing(conquered: str = "", **fields: Any) -> State:
    s = war(conquered=conquered, steps=[BaseDraw(), ExtraCards(RUSSIAN)], **fields)
    asked(s)
    return s


def small_deck(*cards: str) -> Deck:
    return Deck([int(kind in cards) for kind in KIT.russian_kinds])


def laying(cards: str, conquered: str = "", **fields: Any) -> State:
    """Return a day on which Russia has drawn these cards and lays them."""
    s = war(conquered=conquered, steps=[LayCards(RUSSIAN)], **fields)
    for card in cards.split():
        s.russian_deck.take(KIT.russian_kinds.index(card))
        s.now.drawn.append(LaidCard(card, RUSSIAN))
    asked(s)
    return s


def listed(s: State) -> set[tuple[str, ...]]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    return {action.picks for action in choice.actions}


def lines_for(s: State, card: str) -> str:
    return " ".join(
        sorted(picks[1].removeprefix("line:") for picks in listed(s) if picks[0] == f"rcard:{card}")
    )


def prompt(s: State) -> str:
    choice = asked(s)
    assert choice is not None
    return sentence(choice.prompt)


def fits(s: State, *picks: str) -> bool:
    """Return whether the step has nothing against these picks."""
    return s.steps[-1].explain(s, KIT, RUSSIAN, picks) is None


def refusal(s: State, action: Action) -> str:
    """Return the rule by which an action is refused, in words for the player too."""
    with pytest.raises(Refused) as refused:
        engine.apply(GAME, s, action)
    told = s.steps[-1].explain(s, KIT, RUSSIAN, action.picks)
    assert isinstance(told, Refused)
    assert told.rule == refused.value.rule
    assert not told.text.source.endswith(".")
    return told.rule


def board(s: State) -> dict[str, list[str]]:
    return {each.line: [laid.card for laid in each.cards] for each in s.assaults}


# --------------------------------------------------------------------------------- A1 and A2


@rule("EM-IV.A1a", "EM-IV.A1b")
def test_one_card_is_drawn_for_each_active_line() -> None:
    s = drawing()
    assert theatre.active_lines(s, KIT) == ("I", "II", "III", "IV")
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert (chance.kind, chance.rule, sum(chance.weights)) == ("russian_card", "EM-IV.A1b", 36)
    play(s, *map(DrawnRussian, ("RA01", "RA02", "RM01", "RA03")))
    assert [each.card for each in s.now.drawn] == ["RA01", "RA02", "RM01", "RA03"]
    assert isinstance(asked(s), Choice)


@rule("EM-IV.A1a", "EM-IV.A1b")
def test_ex_line_draw_3_a_completed_line_draws_nothing() -> None:
    s = drawing(LINE_II)
    assert theatre.active_lines(s, KIT) == ("I", "III", "IV")
    play(s, *map(DrawnRussian, ("RA01", "RA02", "RA03")))
    assert isinstance(asked(s), Choice)


@rule("EM-IV.A1a")
def test_without_the_fleet_line_i_is_not_active() -> None:
    assert theatre.active_lines(drawing("CPM", fleet=0), KIT) == ("II", "III", "IV")
    assert theatre.active_lines(drawing("CPM"), KIT) == ("I", "II", "III", "IV")
    assert theatre.active_lines(drawing("WAR GPM"), KIT) == ("I", "II", "III", "IV")


@rule("EM-IV.A1b")
def test_ex_russian_deck_short_what_is_left_is_drawn() -> None:
    s = drawing(russian_deck=small_deck("RA05", "RM02"))
    play(s, DrawnRussian("RM02"), DrawnRussian("RA05"))
    assert [each.card for each in s.now.drawn] == ["RM02", "RA05"]
    assert asked(s) is None


@rule("EM-IV.A2a")
def test_up_to_three_additional_cards_are_drawn_one_by_one() -> None:
    s = drawing(ALL_LINES.replace("WAR GPM KUJ", "WAR GPM"))
    play(s, DrawnRussian("RA01"))
    for number, card in enumerate(("RA02", "RA03", "RA04")):
        choice = asked(s)
        assert isinstance(choice, Choice)
        assert (choice.side, choice.rule) == (RUSSIAN, "EM-IV.A2a")
        assert choice.actions == (DRAW, STOP)
        assert dict(choice.prompt.values) == {"count": 3 - number, "nato": 1 + number}
        play(s, DRAW, DrawnRussian(card))
    assert s.now.extra == 3
    assert asked(s) is None


@rule("EM-IV.A2a")
def test_who_stops_draws_no_more() -> None:
    s = drawing(LINE_II)
    play(s, *map(DrawnRussian, ("RA01", "RA02", "RA03")), DRAW, DrawnRussian("RA04"), STOP)
    assert (s.now.extra, s.now.stopped_drawing) == (1, [RUSSIAN])
    assert asked(s) is None


@rule("EM-N.8", "EM-IV.A2a")
def test_ex_sanctions_one_additional_card_at_most() -> None:
    s = drawing(LINE_II, extra_limit=1)
    play(s, *map(DrawnRussian, ("RA01", "RA02", "RA03")), DRAW, DrawnRussian("RA04"))
    assert s.now.extra == 1
    assert asked(s) is None


@rule("EM-IV.A2a")
def test_an_empty_deck_ends_the_drawing() -> None:
    s = drawing(ALL_LINES.replace("WAR GPM KUJ", "WAR GPM"), russian_deck=small_deck("RA05"))
    play(s, DrawnRussian("RA05"))
    assert asked(s) is None


@rule("EM-N.7")
def test_what_poland_knows_of_the_deck_does_not_show_in_what_russia_can_draw() -> None:
    s = drawing()
    free = asked(s)
    assert isinstance(free, Chance)
    s.russian_deck.take(3)
    s.russian_deck.put_on_top(3)
    s.russian_deck.take(3)
    s.russian_deck.put_on_top(3)
    known = s.steps[-1].decision(s, KIT)
    assert isinstance(known, Chance)
    assert known.outcomes == (DrawnRussian(KIT.russian_kinds[3]),)
    assert set(known.offered) == set(free.offered) == set(free.outcomes)


@rule("EM-IV.A2b")
def test_everybody_learns_what_is_drawn() -> None:
    s = drawing()
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.learns is None
    told = play(s, DrawnRussian("RA01"))
    assert told[0].seen_by("polish") == told[0].seen_by(None) == told[0]


# ------------------------------------------------------------------------------ A3: assaults


@rule("EM-IV.A3a", "EM-IV.A3b")
def test_ex_front_a_card_is_aimed_at_the_front_of_its_line() -> None:
    s = laying("RA01 RA02 RA03 RA04", "PDL")
    play(s, LayAssault("RA01", "III"), LayAssault("RA02", "II"))
    assert [(each.line, each.territory) for each in s.assaults] == [("II", "WAR"), ("III", "MAZ")]
    assert s.assaults[1].cards == [LaidCard("RA01", RUSSIAN)]
    assert refusal(s, CONFIRM) == "EM-IV.A3b"
    play(s, LayAssault("RA03", "IV"), LayAssault("RA04", "I"))
    assert listed(s) == {("button:confirm",)}


@rule("EM-IV.A3a")
def test_a_line_that_is_not_active_takes_no_card() -> None:
    s = laying("RA01 RA02 RA03", LINE_II)
    assert lines_for(s, "RA01") == "I III IV"
    assert refusal(s, LayAssault("RA01", "II")) == "EM-IV.A3a"
    assert refusal(s, LayMissile("RA01", "MAZ")) == "EM-IV.A3a"


@rule("EM-IV.A3d", "EM-IV.A3e", "EM-IV.A3b")
def test_ex_two_cards_limit_seven_cards_have_one_shape_on_four_lines() -> None:
    cards = ["RA01", "RA02", "RA03", "RA04", "RA05", "RA06", "RA07"]
    s = laying(" ".join(cards))
    for card, line in zip(cards[:4], ("I", "II", "II", "III"), strict=True):
        play(s, LayAssault(card, line))
    assert refusal(s, LayAssault("RA05", "I")) == "EM-IV.A3e"
    assert refusal(s, LayAssault("RA05", "II")) == "EM-IV.A3d"
    for card, line in zip(cards[4:], ("III", "IV", "IV"), strict=True):
        assert refusal(s, CONFIRM) in ("EM-IV.A3b", "EM-IV.A3f")
        play(s, LayAssault(card, line))
    play(s, CONFIRM)
    assert {line: len(laid) for line, laid in board(s).items()} == {
        "I": 1,
        "II": 2,
        "III": 2,
        "IV": 2,
    }
    assert s.now.drawn == []


@rule("EM-IV.A3b")
def test_a_second_card_waits_as_long_as_a_line_needs_it() -> None:
    s = laying("RA01 RA02 RA03 RA04 RA05")
    play(s, LayAssault("RA01", "II"), LayAssault("RA02", "II"))
    assert lines_for(s, "RA03") == "I III IV"
    assert refusal(s, LayAssault("RA03", "II")) == "EM-IV.A3d"
    play(s, LayAssault("RA03", "III"))
    assert refusal(s, LayAssault("RA04", "III")) == "EM-IV.A3b"


@rule("EM-IV.A3e")
def test_behind_the_landing_line_i_takes_two_cards() -> None:
    s = laying("RA01 RA02 RA03 RA04 RA05", "CPM")
    play(s, LayAssault("RA01", "I"), LayAssault("RA02", "I"))
    assert board(s) == {"I": ["RA01", "RA02"]}


@rule("EM-IV.A3c")
def test_ex_too_few_assaults_no_line_gets_a_second_card() -> None:
    s = laying("RA01 RA02 RA03 RM04")
    play(s, LayAssault("RA01", "II"))
    assert refusal(s, LayAssault("RA02", "II")) == "EM-IV.A3c"
    play(s, LayAssault("RA02", "IV"), LayMissile("RM04", "USI"))
    assert lines_for(s, "RA03") == "I III"
    play(s, LayAssault("RA03", "III"), CONFIRM)
    assert board(s) == {"II": ["RA01"], "III": ["RA03"], "IV": ["RA02"]}


@rule("EM-IV.A3f")
def test_ex_left_over_a_card_without_a_place_leaves_the_game() -> None:
    s = laying("RA01 RA02 RA03 RA04", "PDL MAZ LDZ GPL LUB KIE USI LSI")
    play(s, LayAssault("RA01", "I"), LayAssault("RA02", "II"))
    assert refusal(s, CONFIRM) == "EM-IV.A3f"
    told = play(s, LayAssault("RA04", "II"), CONFIRM)
    assert [event.card for event in told if isinstance(event, CardLeftOver)] == ["RA03"]
    assert (s.spent_cards, s.now.drawn) == (["RA03"], [])
    assert asked(s) is None


@rule("EM-IV.A3a")
def test_cards_are_taken_back_until_all_is_confirmed() -> None:
    s = laying("RA01 RA02 RM04")
    assert ("rcard:RA01", "button:take_back") not in listed(s)
    assert refusal(s, LiftCard("RA01")) == "EM-IV.A3a"
    play(s, LayAssault("RA01", "II"), LayAssault("RA02", "III"), LayMissile("RM04", "USI"))
    play(s, LiftCard("RA01"), LiftCard("RM04"))
    assert board(s) == {"III": ["RA02"]}
    assert s.missiles == []
    assert {each.card for each in s.now.drawn} == {"RA01", "RM04"}
    play(s, LayAssault("RA01", "IV"), LayMissile("RM04", "MAZ"), CONFIRM)
    assert board(s) == {"III": ["RA02"], "IV": ["RA01"]}


def test_the_prompt_counts_the_cards_that_are_left() -> None:
    s = laying("RA01 RA02 RA03", "CPM WPM LBS PDL MAZ LDZ GPL LUB KIE USI LSI")
    s.now.drawn.append(LaidCard("RA04", RUSSIAN_2))
    assert prompt(s) == "Lay your cards; left: 3"
    play(s, LayAssault("RA01", "II"))
    assert prompt(s) == "Lay your cards; left: 2"
    play(s, LayAssault("RA02", "II"))
    assert prompt(s) == "All laid; cards without a place: 1"


def test_nothing_is_said_against_picks_that_fit_or_are_unfinished() -> None:
    s = laying("RA01 RM01")
    assert fits(s, "rcard:RA01")
    assert fits(s, "rcard:RA01", "line:II")
    assert fits(s, "rcard:RM01")
    assert fits(s, "rcard:RM01", "MAZ")
    assert fits(s, "MAZ")
    assert not fits(s, "rcard:RM01", "SUB")


@rule("EM-IV.A2a", "EM-IV.A2b")
def test_only_cards_that_were_drawn_are_laid() -> None:
    s = laying("RA01")
    assert refusal(s, LayAssault("RA02", "II")) == "EM-IV.A2b"
    assert refusal(s, DRAW) == "EM-IV.A2a"


# ------------------------------------------------------------------------------ A3: missiles


@rule("EM-IV.A3g", "EM-XI.1")
def test_ex_missile_no_target_a_missile_needs_a_target_of_its_kinds() -> None:
    s = laying("RM01")
    assert refusal(s, LayMissile("RM01", "SUB")) == "EM-XI.1"
    assert refusal(s, LayMissile("RM01", "SEA")) == "EM-IV.A3g"
    assert refusal(s, LayAssault("RM01", "II")) == "EM-IV.A3g"
    assert ("rcard:RM01", "LPL") in listed(s)
    s.aa[4].at = "SUB"
    assert ("rcard:RM01", "SUB") in listed(s)
    play(s, LayMissile("RM01", "LPL"), CONFIRM)
    assert [(each.card, each.territory, each.by) for each in s.missiles] == [
        ("RM01", "LPL", RUSSIAN)
    ]


@rule("EM-IV.A3g")
def test_missiles_fly_to_poland_germany_and_the_czech_republic() -> None:
    s = laying("RM07")
    assert {picks[-1] for picks in listed(s)} == {*KIT.polish, "DEU", "CZE"}
    assert refusal(s, CONFIRM) == "EM-IV.A3g"


@rule("EM-XI.1")
def test_only_intact_fields_are_targets() -> None:
    s = laying("RM04", ruins="OLSZTYN LUBLIN DEBLIN")
    assert refusal(s, LayMissile("RM04", "WAR")) == "EM-XI.1"
    assert refusal(s, LayMissile("RM04", "LUB")) == "EM-XI.1"
    assert {("rcard:RM04", "PDL"), ("rcard:RM04", "DEU")} <= listed(s)


@rule("EM-IV.A3g", "EM-IV.B5")
def test_ex_missile_many_any_number_lies_on_one_territory() -> None:
    s = laying("RM04 RM05 RM06")
    play(s, *(LayMissile(card, "USI") for card in ("RM04", "RM05", "RM06")), CONFIRM)
    assert [each.territory for each in s.missiles] == ["USI"] * 3


@rule("EM-XI.1")
def test_a_missile_without_any_target_leaves_the_game() -> None:
    s = laying("RA01 RM04", ruins=" ".join(KIT.fields))
    play(s, LayAssault("RA01", "II"))
    told = play(s, CONFIRM)
    assert [event.rule for event in told] == ["EM-XI.1"]
    assert s.spent_cards == ["RM04"]


def test_without_any_place_nothing_is_asked() -> None:
    s = laying("RM04", ruins=" ".join(KIT.fields))
    assert s.spent_cards == ["RM04"]
    assert asked(s) is None
