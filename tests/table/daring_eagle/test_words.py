"""Words: tooltips, what the inspector says, and the odds in it, counted hand by hand."""

from itertools import combinations

import msgspec
import pytest
from PySide6.QtCore import QRectF

from desktop.paint.card import WIDE
from desktop.paint.cards import MARGIN, image
from desktop.rules import engine
from desktop.rules.core import Choice, Outcome, Text
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.notation import KINDS
from desktop.rules.daring_eagle.state import State
from desktop.table.card_preview import RATIO
from desktop.table.daring_eagle.card_faces import card_face
from desktop.table.daring_eagle.inspections import Hidden
from desktop.table.daring_eagle.look import DaringEagleLook
from desktop.table.daring_eagle.words import reason
from desktop.table.hand_dock import WIDTH, digit_place
from desktop.table.look import Inspection
from desktop.text import sentence
from tests.table.daring_eagle.conftest import Place


def said(text: Text | None) -> str:
    return "" if text is None else sentence(text)


def inspection(look: DaringEagleLook, s: State, target: str, *picks: str) -> Inspection:
    choice = engine.decision(look.game, s)
    assert isinstance(choice, Choice)
    found = look.inspect(target, look.game.view(s, choice.side), choice, picks)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("C3", "C3: Gold Brigade, 5 points, moves 3"),
        ("E4", "E4: Red Division, 15 points, moves 2; emplacement of the board"),
        ("E5", "E5: emplacement of the board"),
        ("C7", "C7: emplacement piece"),
        ("A1", "A1: home zone of Gold"),
        ("F6", "F6: free"),
        ("side:red", "Red"),
        ("card:RES", "Resource. 3 combat points."),
        ("button:end_turn", ""),
    ],
)
def test_every_target_is_told_in_one_sentence(
    look: DaringEagleLook, place: Place, target: str, words: str
) -> None:
    s = place({"C3": "B"}, {"E4": "D"}, pieces="C7")
    assert said(look.describe(target, look.game.view(s, "gold"))) == words


@pytest.mark.parametrize(
    ("winners", "rule", "words"),
    [
        (("gold",), "DE-7.2a", "Gold: 10 of 11 captures."),
        (("gold", "red"), "DE-7.4", "Gold, Red: 10 of 11 captures each."),
        (("red",), "DE-7.5c", "Nobody but Red has units left."),
        (("red",), "DE-7.6b", "The agreed rounds are played; most captures, 10: Red."),
    ],
)
def test_why_a_game_ended_is_told_without_who_wins_once_more(
    game: DaringEagle, place: Place, winners: tuple[str, ...], rule: str, words: str
) -> None:
    s = place({"C3": "B"}, {"E4": "D"})
    s.outcome = Outcome(winners, rule)
    assert said(reason(game.kit, s, game.outcome_text(s))) == words


@pytest.mark.parametrize(
    ("picks", "target", "words"),
    [
        (("C3",), "A7", "The Brigade cannot enter A7"),
        (("C3",), "E4", "The Brigade cannot attack E4"),
        ((), "E4", "Red Division on E4 cannot be chosen"),
        ((), "F6", "F6 cannot be chosen"),
        ((), "card:DIV", "The Division card cannot be played now"),
        (("card:EMP",), "E4", "Defensive Emplacement cannot be played on E4"),
        (("card:SF",), "side:red", "Special Forces cannot be played against Red"),
        ((), "button:end_turn", ""),
    ],
)
def test_the_note_of_a_refusal_says_what_was_tried(
    look: DaringEagleLook, place: Place, picks: tuple[str, ...], target: str, words: str
) -> None:
    s = place({"C3": "B"}, {"E4": "D"})
    assert said(look.attempt(target, look.game.view(s, "gold"), picks)) == words


@pytest.mark.parametrize("kind", range(15))
def test_the_digit_of_a_card_covers_neither_text_nor_timing(
    look: DaringEagleLook, kind: int
) -> None:
    face = card_face(look.game.kit, kind)
    plain = msgspec.structs.replace(face, text="No.", timing=())
    corner = digit_place(QRectF(MARGIN, MARGIN, WIDTH, WIDTH * RATIO)).toRect()
    unit = WIDTH / WIDE
    corner.translate(round(MARGIN * (unit - 1)), round(MARGIN * (unit - 1)))
    assert image(face, WIDTH).copy(corner) == image(plain, WIDTH).copy(corner)


def test_the_inspector_counts_what_a_unit_can_do(look: DaringEagleLook, place: Place) -> None:
    shown = inspection(look, place({"C3": "B"}, {"C5": "B", "L12": "D"}, hand="RES"), "C3")
    assert said(shown.title) == "Brigade on C3"
    assert said(shown.subtitle) == "Combat 5 · moves up to 3 · Gold"
    lines = {said(line.text): line.figure for line in shown.lines}
    assert lines["Free squares"] == "13"
    assert lines["Can attack C5: 1 more needed"] == ""
    assert lines["Enemies that reach it"] == "1"
    assert said(shown.heading) == "If you attack Red on C5"
    assert said(shown.note).startswith("5 + Resource = 8 against 5: Red is 3 behind.")


def test_an_enemy_shows_the_odds_once_a_unit_is_picked(look: DaringEagleLook, place: Place) -> None:
    s = place({"C3": "B"}, {"C5": "B", "L12": "D"}, hand="RES")
    assert inspection(look, s, "C5").odds == ()
    assert len(inspection(look, s, "C5", "C3").odds) == 3
    assert inspection(look, s, "L12", "C3").odds == ()


def test_an_air_strike_adds_the_chance_of_its_answer(look: DaringEagleLook, place: Place) -> None:
    s = place({"C3": "B"}, {"C5": "D"}, hand="AIR")
    labels = [said(bar.label) for bar in inspection(look, s, "C3").odds]
    assert labels[-1] == "holds Anti-Aircraft"


def test_the_odds_are_those_of_every_hand_counted(look: DaringEagleLook, place: Place) -> None:
    game = look.game
    s = place({"C3": "B"}, {"C5": "B"}, hand="RES")
    # Nearly everything is discarded, so that every hand of two can be written down.
    left = ["ARM", "DIV", "BDE", "RES", "RES", "AA", "LIFT", "EMP"]
    kinds = [KINDS[card] for card in left]
    for kind in range(15):
        gone = s.pile.counts[kind] - kinds.count(kind)
        s.discard[kind] += gone
        s.pile.counts[kind] -= gone
    for card in ("RES", "AA"):
        s.pile.take(KINDS[card])
        s.hands[1][KINDS[card]] += 1
    points = game.kit.card_points
    hands = list(combinations(kinds, 2))
    hand = Hidden(game.kit, game.view(s, "gold"), 1)
    for wanted in (1, 3, 4, 10, 15, 20):
        expected = sum(sum(points[kind] for kind in one) >= wanted for one in hands) / len(hands)
        assert hand.reaches(wanted) == pytest.approx(expected)
    leaves = sum(KINDS["LIFT"] in one for one in hands) / len(hands)
    assert hand.leaves() == pytest.approx(leaves)
    assert hand.holds(KINDS["AA"]) == pytest.approx(leaves)


def test_a_card_seen_in_a_hand_is_certain(look: DaringEagleLook, place: Place) -> None:
    s = place({"C3": "B"}, {"C5": "B"})
    s.pile.take(KINDS["ARM"])
    s.hands[1][KINDS["ARM"]] += 1
    unknown = Hidden(look.game.kit, look.game.view(s, "gold"), 1)
    assert 0 < unknown.reaches(15) < 0.1
    s.known.append((1, 0, KINDS["ARM"]))
    known = Hidden(look.game.kit, look.game.view(s, "gold"), 1)
    assert known.reaches(15) == 1
    assert known.reaches(16) == 0


def test_a_square_tells_what_going_there_costs(look: DaringEagleLook, place: Place) -> None:
    s = place({"B3": "B"}, {"L12": "B"}, hand="ENG PLUS")
    lines = [said(line.text) for line in inspection(look, s, "B7", "B3").lines]
    assert "The unit can go here for Engineering Resource, Move +One" in lines
    lines = [said(line.text) for line in inspection(look, s, "B2", "B3").lines]
    assert "The unit can go here" in lines


def test_a_card_tells_where_all_of_its_kind_are(look: DaringEagleLook, place: Place) -> None:
    s = place({"C3": "B"}, {"C5": "B"}, hand="RES RES")
    shown = inspection(look, s, "card:RES")
    assert shown.card
    assert {said(line.text): line.figure for line in shown.lines} == {
        "In your hand": "2",
        "Discarded": "0",
        "Not seen yet": "7",
        "In the whole deck": "9",
    }


def test_nothing_shown_depends_on_hidden_cards(look: DaringEagleLook, place: Place) -> None:
    game = look.game
    seen = []
    for card in ("ARM", "AA"):
        s = place({"C3": "B"}, {"C5": "B"}, hand="RES")
        s.pile.take(KINDS[card])
        s.hands[1][KINDS[card]] += 1
        choice = engine.decision(game, s)
        view = game.view(s, "gold")
        assert isinstance(choice, Choice)
        targets = (*game.kit.board.name(0), *map(game.kit.board.name, game.kit.board.cells))
        seen.append(
            [
                (look.describe(target, view), look.inspect(target, view, choice, ("C3",)))
                for target in targets
            ]
            + [look.counters(view), look.hand(view), look.marks(view, choice.actions, ("C3",))]
        )
    assert seen[0] == seen[1]
