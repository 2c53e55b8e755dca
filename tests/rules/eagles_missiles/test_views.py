"""What a seat may know, and states that agree with it (EM-IV.B3b, EM-N.7, EM-IV.A2b)."""

from __future__ import annotations

from random import Random

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.eagles_missiles import checks, views
from desktop.rules.eagles_missiles.actions_polish import DrawnPolish, PutBelow, SeenRussian
from desktop.rules.eagles_missiles.actions_russian import DrawnRussian
from desktop.rules.eagles_missiles.peeking import LayBack, SeeRussian
from desktop.rules.eagles_missiles.polish_cards import PolishDraws
from desktop.rules.eagles_missiles.records import (
    POLISH,
    POLISH_2,
    RUSSIAN,
    RUSSIAN_2,
    SIDES,
    LaidCard,
)
from desktop.rules.eagles_missiles.russian_draws import BaseDraw
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window
from tests.rules.eagles_missiles.positions import KIT, asked, assault, play, russian, war

rule = pytest.mark.rule


def peeking() -> State:
    """Return a war in which Poland looks at three Russian cards."""
    s = war(hand="PL01", steps=[SeeRussian(3)])
    play(s, SeenRussian("RA01"), SeenRussian("RA02"), SeenRussian("RM07"))
    return s


def deck(s: State, kind: str) -> int:
    return s.russian_deck.counts[KIT.russian_kinds.index(kind)]


@rule("EM-IV.B3b", "EM-IV.A2b")
def test_ex_open_and_hidden_russia_sees_the_number_of_polish_cards_only() -> None:
    s = war(hand="PL01 PL01 PL22", steps=[BaseDraw()])
    s.russian_deck.take(0)
    s.now.drawn.append(LaidCard("RA01", RUSSIAN))
    for side in (RUSSIAN, None):
        seen = views.view(s, KIT, side)
        assert seen.side == (side or "")
        assert seen.state.hands == {POLISH: []}
        assert (seen.hand_sizes, seen.polish_deck) == ({POLISH: 3}, 20)
        assert seen.state.polish_deck.counts == list(KIT.polish_counts)
        assert [each.card for each in seen.state.now.drawn] == ["RA01"]


@rule("EM-IV.B3b", "EM-XIII.a2")
def test_poland_sees_its_hands_and_both_commanders_see_both() -> None:
    s = war(SIDES, hand="PL01 PL22")
    s.hands[POLISH_2].append("PL04")
    s.polish_deck.take(KIT.polish_kinds.index("PL04"))
    for side in (POLISH, POLISH_2):
        seen = views.view(s, KIT, side)
        assert seen.state.hands == {POLISH: ["PL01", "PL22"], POLISH_2: ["PL04"]}
        assert seen.state.polish_deck.size == 20
    assert views.view(s, KIT, RUSSIAN_2).state.hands == {POLISH: [], POLISH_2: []}


@rule("EM-N.7", "EM-IV.B3b")
def test_ex_open_and_hidden_what_poland_looks_at_is_hidden() -> None:
    s = peeking()
    assert views.view(s, KIT, POLISH).state.seen == ["RA01", "RA02", "RM07"]
    seen = views.view(s, KIT, RUSSIAN)
    assert (seen.state.seen, seen.peeked) == ([], 3)
    assert seen.state.russian_deck.counts == list(KIT.russian_counts)
    told = play(s, PutBelow("RA02"))
    assert (s.russian_deck.top, s.russian_deck.bottom) == (
        [KIT.russian_kinds.index("RA01"), KIT.russian_kinds.index("RM07")],
        [KIT.russian_kinds.index("RA02")],
    )
    seen = views.view(s, KIT, RUSSIAN)
    assert (seen.state.russian_deck.top, seen.state.russian_deck.bottom) == ([], [])
    assert seen.state.russian_deck.size == 36
    mine = views.view(s, KIT, POLISH).state.russian_deck
    assert mine == s.russian_deck
    assert "RA01" not in repr([event.seen_by(RUSSIAN) for event in told])
    assert "RA01" in repr([event.seen_by(POLISH) for event in told])


@rule("EM-N.7")
def test_a_card_that_poland_put_below_does_not_show_in_what_can_be_drawn() -> None:
    s = war(steps=[BaseDraw()])
    free = asked(s)
    assert isinstance(free, Chance)
    s.russian_deck.take(3)
    s.russian_deck.put_below(3)
    known = s.steps[-1].decision(s, KIT)
    assert isinstance(known, Chance)
    below = DrawnRussian(KIT.russian_kinds[3])
    assert below not in known.outcomes, "it comes last"
    assert set(known.offered) == set(free.outcomes)


@rule("EM-IV.B3b", "EM-IV.B3d")
def test_what_was_drawn_does_not_show_in_who_is_asked_next() -> None:
    seen = []
    for card in ("PL01", "PL10"):
        s = war(steps=[PolishDraws((POLISH,)), Window("polish_open")])
        play(s, DrawnPolish(card))
        assert isinstance(asked(s), Choice)
        seen.append(views.view(s, KIT, RUSSIAN))
    assert seen[0] == seen[1]


def test_a_view_is_a_copy() -> None:
    s = war(hand="PL01")
    seen = views.view(s, KIT, POLISH).state
    seen.hands[POLISH].clear()
    seen.squadrons[0].where = "lost"
    seen.polish_deck.counts[0] = 99
    assert s.hands == {POLISH: ["PL01"]}
    assert s.squadrons[0].where == "pool"
    assert checks.faults(views.guess(views.view(s, KIT, POLISH), KIT, Random(1)), KIT) == (
        checks.faults(s, KIT)
    )


def test_a_guess_deals_as_many_cards_as_are_held() -> None:
    s = war(SIDES, hand="PL01 PL22 PL23", steps=[BaseDraw()])
    hands = set()
    for seed in range(20):
        guessed = views.guess(views.view(s, KIT, RUSSIAN), KIT, Random(seed))
        assert len(guessed.hands[POLISH]) == 3
        assert guessed.polish_deck.size == 20
        assert checks.faults(guessed, KIT) == []
        hands.add(tuple(guessed.hands[POLISH]))
    assert len(hands) > 5


def test_a_guess_deals_what_is_looked_at() -> None:
    s = peeking()
    guessed = views.guess(views.view(s, KIT, RUSSIAN), KIT, Random(3))
    assert len(guessed.seen) == 3
    assert guessed.russian_deck.size == 33
    assert isinstance(guessed.steps[-1], LayBack)
    assert checks.faults(guessed, KIT) == []


@pytest.mark.parametrize("holder", [POLISH, POLISH_2])
def test_a_guess_explains_that_somebody_is_asked(holder: str) -> None:
    """Only Saboteurs can be played: one card of all in one hand."""
    s = war(SIDES, steps=[Window("assault_placed")])
    assault(s, "II", "RA09")
    s.hands[holder].append("PL22")
    s.polish_deck.take(KIT.polish_kinds.index("PL22"))
    assert isinstance(asked(s), Choice)
    for seed in range(20):
        guessed = views.guess(views.view(s, KIT, None), KIT, Random(seed))
        assert guessed.hands[holder] == ["PL22"]


@rule("EM-IV.A5d")
def test_russian_placement_is_seen_by_all() -> None:
    s = war()
    assault(s, "II", "RA09")
    russian(s, "SU24", "raid", "MAZ")
    for side in (RUSSIAN, POLISH, None):
        seen = views.view(s, KIT, side).state
        assert seen.assaults == s.assaults
        assert seen.squadrons == s.squadrons


@rule("EM-IV.B3b", "EM-XIII.a2")
def test_only_polish_cards_are_hidden_from_whom_the_screen_comes_from() -> None:
    s = war(SIDES, hand="PL01")
    for poland in (POLISH, POLISH_2):
        assert views.hides(views.view(s, KIT, poland), RUSSIAN)
        assert views.hides(views.view(s, KIT, poland), None)
        assert not views.hides(views.view(s, KIT, poland), POLISH)
    for russia in (RUSSIAN, RUSSIAN_2):
        assert not views.hides(views.view(s, KIT, russia), POLISH)
        assert not views.hides(views.view(s, KIT, russia), None)
    assert not views.hides(views.view(war(SIDES), KIT, POLISH), RUSSIAN)


@rule("EM-N.7")
def test_what_poland_has_seen_of_the_russian_deck_is_hidden_without_cards_too() -> None:
    s = peeking()
    s.hands[POLISH].clear()
    assert views.hides(views.view(s, KIT, POLISH), RUSSIAN)
    play(s, PutBelow("RA01"))
    assert not s.seen
    assert views.hides(views.view(s, KIT, POLISH), RUSSIAN)
    s.russian_deck.top.clear()
    assert views.hides(views.view(s, KIT, POLISH), RUSSIAN), "one is known to be the last"
    s.russian_deck.top, s.russian_deck.bottom = s.russian_deck.bottom, []
    assert views.hides(views.view(s, KIT, POLISH), RUSSIAN), "one is known to be the next"
    s.russian_deck.top.clear()
    assert not views.hides(views.view(s, KIT, POLISH), RUSSIAN)
