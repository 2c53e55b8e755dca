"""Polish cards are drawn into hidden hands (EM-IV.B3a, EM-IV.B3b)."""

import pytest

from desktop.rules.core import Chance
from desktop.rules.eagles_missiles.actions_polish import DrawnPolish
from desktop.rules.eagles_missiles.events_cards import CardDrawn
from desktop.rules.eagles_missiles.polish_cards import PolishDraws, drawers
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import told_of
from tests.rules.eagles_missiles.positions import KIT, asked, play, war


def drawing(sides: tuple[str, ...] = (RUSSIAN, POLISH), hand: str = "") -> State:
    """Return a war in which the Polish cards of a day are drawn."""
    s = war(sides, hand=hand)
    s.then(PolishDraws(drawers(s, KIT)))
    return s


@pytest.mark.rule("EM-IV.B3a")
def test_two_cards_are_drawn_each_day_without_a_limit() -> None:
    s = drawing(hand="PL04 PL07 PL09 PL16 PL23")
    play(s, DrawnPolish("PL01"), DrawnPolish("PL12"))
    assert asked(s) is None
    assert s.hands[POLISH] == ["PL01", "PL04", "PL07", "PL09", "PL12", "PL16", "PL23"]
    assert s.polish_deck.size == 16


@pytest.mark.rule("EM-IV.B3a")
def test_short_deck_gives_what_is_left() -> None:
    """EM-EX-polish_deck_short."""
    s = drawing()
    s.polish_deck.counts = [1] + [0] * (len(KIT.polish_kinds) - 1)
    play(s, DrawnPolish("PL01"))
    assert asked(s) is None
    assert s.hands[POLISH] == ["PL01"]
    s = drawing()
    s.polish_deck.counts = [0] * len(KIT.polish_kinds)
    assert asked(s) is None


@pytest.mark.rule("EM-IV.B3b")
def test_draw_is_hidden_from_russia() -> None:
    s = drawing(hand="PL22")
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert (decision.kind, decision.learns) == ("polish_card", (POLISH,))
    assert decision.weights[0] == 3
    assert DrawnPolish("PL22") not in decision.outcomes
    assert {each.card for each in decision.offered if isinstance(each, DrawnPolish)} == set(
        KIT.polish_kinds
    ), "who tells the answer does not learn what is left"
    event = told_of(play(s, DrawnPolish("PL01")), CardDrawn)[0]
    assert event == CardDrawn("EM-IV.B3a", "PL01", POLISH)
    for viewer in (RUSSIAN, None):
        hidden = event.seen_by(viewer)
        assert hidden.card == ""
        assert "card" not in {key for key, _ in hidden.text(KIT).values}
    assert event.seen_by(POLISH_2) == event, "partners show each other their cards"
    assert (event.reveals_to(POLISH), event.reveals_to(RUSSIAN)) == (True, False)


@pytest.mark.rule("EM-XIII.a2")
def test_two_commanders_draw_one_card_each_into_their_own_hands() -> None:
    """EM-EX-three_players."""
    s = drawing((RUSSIAN, POLISH, POLISH_2))
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert decision.learns == (POLISH, POLISH_2)
    play(s, DrawnPolish("PL12"), DrawnPolish("PL01"))
    assert s.hands == {POLISH: ["PL12"], POLISH_2: ["PL01"]}
    assert asked(s) is None


@pytest.mark.rule("EM-XIII.a2")
def test_last_card_is_the_aa_commanders() -> None:
    s = drawing((RUSSIAN, POLISH, POLISH_2))
    s.polish_deck.counts = [1] + [0] * (len(KIT.polish_kinds) - 1)
    play(s, DrawnPolish("PL01"))
    assert asked(s) is None
    assert s.hands == {POLISH: ["PL01"], POLISH_2: []}
