"""The combat panel: sets of cards, what they come to, and how a side answers."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules import engine
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.actions import Attack, ForceBack, Move
from desktop.rules.daring_eagle.notation import KINDS, SQUARES
from desktop.rules.daring_eagle.state import State
from desktop.table.daring_eagle.combat_parts import HEAD, ROW
from desktop.table.scrolled import Claiming, Scrolled
from tests.table.conftest import SetScale
from tests.table.daring_eagle.conftest import Place
from tests.table.daring_eagle.playing import TWO_PERSONS, Play, open_at
from tests.table.handling import lit

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def attacked(game: DaringEagle, place: Place, hand: str, other: str, *cards: str) -> State:
    """Return Gold's attack on C5 with these cards; Red holds the other cards."""
    s = place({"C3": "B", "A1": "D"}, {"C5": "B", "L12": "D"}, hand=hand)
    for card in other.split():
        s.pile.take(KINDS[card])
        s.hands[1][KINDS[card]] += 1
    engine.apply(game, s, Move(SQUARES["C3"], SQUARES["C5"]))
    if cards:
        engine.apply(game, s, Attack(tuple(sorted(KINDS[card] for card in cards))))
    return s


def answering(qtbot: QtBot, game: DaringEagle, s: State) -> Play:
    play = open_at(qtbot, game, s, TWO_PERSONS)
    play.pass_screen()
    return play


def fights(play: Play) -> bool:
    return play.state.fight is not None


def enabled(play: Play) -> set[str]:
    return {
        target.removeprefix("button:")
        for target, button in play.combat.buttons.items()
        if button.isVisibleTo(play.combat) and button.isEnabled()
    }


def test_the_cheapest_set_is_chosen_beforehand(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "ARM BDE RES", ""))
    assert play.page.frame.docks["details"].present == "combat"
    assert play.picker.picks == ("card:RES",)
    attacker, defender = play.combat.columns
    assert attacker.side is not None
    assert defender.side is not None
    assert (attacker.side.total, attacker.side.planned) == (5, 8)
    assert (defender.side.total, defender.side.planned) == (5, 0)
    assert [card.planned for card in attacker.side.cards] == [True]
    play.page.close_game()


def test_digits_change_the_set_and_enter_attacks(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "ARM BDE RES", "AA ARM"))
    play.board_keys("3")
    assert play.picker.picks == ()
    assert enabled(play) == set()
    play.board_keys("1")
    assert enabled(play) == {"attack"}
    play.board_keys("enter")
    fight = play.state.fight
    assert fight is not None
    assert fight.totals == [20, 5]
    play.page.close_game()


@pytest.mark.parametrize("size", [(1600, 1000), (900, 600)])
def test_nothing_in_the_panel_lies_over_anything_else(
    qtbot: QtBot, game: DaringEagle, place: Place, size: tuple[int, int]
) -> None:
    play = open_at(qtbot, game, attacked(game, place, "ARM BDE", "ARM AA", "ARM"), TWO_PERSONS)
    play.page.resize(*size)
    play.pass_screen()
    parts = [
        part
        for part in play.combat.findChildren(QWidget, options=DIRECT)
        if part.isVisible() and not part.size().isEmpty()
    ]
    assert len(parts) >= 6
    for one, other in combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry()), (one, other)
    assert all(part.height() >= part.minimumSizeHint().height() for part in parts)
    play.page.close_game()


def said_between(play: Play) -> list[str]:
    labels = play.page.passage.page.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible()]


def test_the_hand_over_in_a_combat_repeats_the_totals(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "ARM BDE RES", "ARM"))
    play.board_keys("3", "1", "enter")
    assert play.model.covered
    assert "Combat on C5: Gold 20, Red 5" in said_between(play)
    play.page.close_game()


def picked(play: Play) -> list[str]:
    return list(play.picker.picks)


def test_one_of_two_equal_cards_is_put_back_by_its_own_digit(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE BDE", "DIV"))
    assert picked(play) == ["card:BDE"]
    play.board_keys("2")
    assert picked(play) == ["card:BDE", "card:BDE"]
    play.board_keys("1")
    assert picked(play) == ["card:BDE"]
    play.board_keys("1")
    assert picked(play) == []
    play.page.close_game()


def test_a_disabled_button_says_why(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE", "RES RET", "BDE"))
    counter = play.combat.buttons["button:counter"]
    assert not counter.isEnabled()
    assert "DE-6.3b" in counter.toolTip()
    assert "DE-" in play.combat.buttons["button:airlift"].toolTip()
    play.page.close_game()


def test_buttons_follow_the_total(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE", "BDE RES LIFT", "BDE"))
    # Red is behind 5 : 10 and has 8 points; both cards are chosen beforehand.
    assert enabled(play) == {"counter", "airlift", "surrender"}
    play.picker.pick("card:RES")
    assert enabled(play) == {"match", "airlift", "surrender"}
    play.picker.pick("card:BDE")
    assert enabled(play) == {"airlift", "surrender"}
    play.page.close_game()


def test_a_letter_leaves_the_combat_whatever_cards_are_chosen(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE", "DIV LIFT", "BDE"))
    assert play.picker.picks == ("card:DIV",)
    play.board_keys("A")
    assert play.choice.rule == "DE-8.9c"
    play.cursor_to("L1")
    play.keys("enter")
    assert play.state.fight is None
    assert play.state.unit_on[SQUARES["L1"]] >= 0
    play.page.close_game()


def playable(play: Play) -> dict[str, str]:
    """Return the cards of the hand and why each cannot be played; empty if it can."""
    rows = play.page.sides.cards.rows
    return {row.card.target: str(row.refused or "") for row in rows}


def test_cards_that_answer_by_themselves_are_played_from_the_hand(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE", "DIV LIFT AA", "BDE"))
    assert play.picker.picks == ("card:DIV",)
    told = playable(play)
    assert (told["card:DIV"], told["card:LIFT"]) == ("", "")
    assert told["card:AA"], "there is nothing to cancel"
    play.page.sides.hand.pick_number(list(told).index("card:LIFT") + 1)
    assert play.choice.rule == "DE-8.9c"
    play.page.close_game()


def test_a_retreat_from_the_hand_goes_on_with_a_square(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE", "DIV RET", "BDE"))
    play.board_keys("2")
    assert play.picker.picks == ("button:retreat",)
    play.click("C6")
    assert play.state.unit_on[SQUARES["C6"]] >= 0
    play.page.close_game()


def test_a_forced_retreat_is_played_from_the_hand(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE", "DIV FRET", "BDE"))
    ply = play.model.session.ply
    play.board_keys("2")
    assert play.model.session.entry_at(ply).action == ForceBack()
    play.page.close_game()


def test_the_card_that_cancels_looks_playable_and_no_other(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "AIR RES", "AA LIFT", "AIR"))
    told = playable(play)
    assert told["card:AA"] == ""
    assert "DE-" in told["card:LIFT"]
    play.board_keys("1")
    attacker, _ = play.combat.columns
    assert attacker.side is not None
    assert [each.cancelled for each in attacker.side.cards] == [True]
    play.page.close_game()


@pytest.mark.parametrize(
    ("hand", "other", "cards", "words"),
    [
        ("BDE RES", "DIV", (), "Attack"),
        ("AIR RES", "AA DIV", ("AIR",), "Cancel it"),
        ("BDE", "DIV", ("BDE",), "Counter"),
        ("BDE", "BDE", ("BDE",), "Offer a tie"),
    ],
)
def test_what_enter_does_is_lit_in_the_bar_and_in_the_panel_and_nothing_else(
    qtbot: QtBot,
    game: DaringEagle,
    place: Place,
    hand: str,
    other: str,
    cards: tuple[str, ...],
    words: str,
) -> None:
    play = answering(qtbot, game, attacked(game, place, hand, other, *cards))
    assert lit(play.page) == [words, words]
    if words != "Cancel it":
        while play.picker.picks:
            play.picker.put_back(play.picker.picks[0])
        assert lit(play.page) == []
    play.page.close_game()


def test_a_retreat_is_a_button_and_a_square(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE", "DIV RET", "BDE"))
    QTest.mouseClick(play.combat.buttons["button:retreat"], Qt.MouseButton.LeftButton)
    assert play.picker.picks == ("button:retreat",)
    lit = {mark.place for mark in play.page.desk.scene.marks if mark.kind == "target"}
    assert "C6" in lit
    play.click("C6")
    assert play.state.unit_on[SQUARES["C6"]] >= 0
    play.page.close_game()


def test_surrender_asks_once_more(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE", "DIV", "BDE"))
    lost = play.state.at.count(-2)
    play.board_keys("S")
    assert len(play.questions) == 1
    assert fights(play)
    play.board_keys("S")
    assert not fights(play)
    assert play.state.at.count(-2) == lost + 1
    play.page.close_game()


def test_a_tie_is_accepted_by_its_letter(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE RES", "BDE", "BDE"))
    assert enabled(play) == {"match", "surrender"}
    play.board_keys("enter", "enter")
    play.pass_screen()
    assert "accept" in enabled(play)
    lost = play.state.at.count(-2)
    play.board_keys("T")
    assert play.state.at.count(-2) == lost + 2
    play.page.close_game()


def test_a_cancelled_card_stays_in_its_column_crossed_out(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "AIR RES", "AA DIV", "AIR"))
    assert enabled(play) == {"cancel", "let_pass"}
    play.board_keys("C")
    attacker, _ = play.combat.columns
    assert attacker.side is not None
    assert [card.cancelled for card in attacker.side.cards] == [True]
    assert "cancelled" in attacker.accessibleDescription()
    assert attacker.side.total == 5
    play.page.close_game()


def test_letting_it_pass_is_one_letter(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = answering(qtbot, game, attacked(game, place, "AIR RES", "AA DIV", "AIR"))
    play.board_keys("P")
    fight = play.state.fight
    assert fight is None or fight.totals == [20, 5]
    play.page.close_game()


def test_the_panel_goes_when_the_combat_is_over(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE RES", "DIV", "BDE"))
    play.board_keys("S", "S")
    play.pass_screen()
    details = play.page.frame.docks["details"]
    assert details.present == "inspector"
    play.page.close_game()


def test_a_forced_answer_is_told_on_the_board(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE EMP", ""))
    play.board_keys("enter")
    banner = play.players.steward.banner
    assert banner is not None
    assert banner.words == "Red surrenders."
    banner.dismiss()
    play.page.close_game()


@pytest.mark.parametrize("cards", [(), ("ARM",)])
def test_both_totals_and_every_answer_are_seen_in_a_small_window(
    qtbot: QtBot, game: DaringEagle, place: Place, cards: tuple[str, ...]
) -> None:
    s = attacked(game, place, "ARM BDE RES FRET", "ARM DIV RES", *cards)
    play = answering(qtbot, game, s)
    # 1280 x 720 less the frame of a window.
    play.page.resize(1278, 690)
    area = next(each for each in play.page.findChildren(Claiming) if each.widget() is play.combat)
    qtbot.waitUntil(lambda: area.viewport().rect().contains(play.combat.geometry()))
    _, defender = play.combat.columns
    edge = defender.mapTo(play.combat, defender.rect().topRight()).x()
    assert edge < play.combat.width()
    seen = defender.visibleRegion().boundingRect()
    assert seen.width() == defender.width()
    first = HEAD + 82 + 20  # as the columns paint it
    assert seen.height() >= first, "no half of a card"
    assert play.page.desk.view.height() > 400


def test_large_text_scrolls_neither_the_combat_nor_the_piles_sideways(
    qtbot: QtBot, game: DaringEagle, place: Place, set_scale: SetScale
) -> None:
    set_scale(200)
    s = attacked(game, place, "ARM BDE RES FRET", "ARM DIV RES RET FRET", "ARM")
    play = answering(qtbot, game, s)
    play.page.resize(1280, 720)
    panels = (play.combat, play.piles)
    areas = [each for each in play.page.findChildren(Scrolled) if each.widget() in panels]
    assert len(areas) == len(panels)
    qtbot.waitUntil(lambda: not any(each.horizontalScrollBar().maximum() for each in areas))
    pile = play.piles.draw_pile
    pile.resize(pile.minimumSizeHint())
    assert pile.words.isdecimal()
    assert pile.toolTip().endswith(f" {pile.words}")
    play.page.close_game()


def test_a_high_window_has_room_for_two_more_cards(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    s = attacked(game, place, "ARM BDE RES FRET", "ARM DIV RES RET FRET", "ARM", "BDE", "RES")
    play = answering(qtbot, game, s)
    heights = []
    for size in ((1278, 690), (1600, 1000)):
        play.page.resize(*size)
        play.combat.refresh()
        heights.append(play.combat.heightForWidth(330))
    low, high = heights
    assert high == low + 2 * ROW
    play.page.close_game()


def test_the_log_gets_its_room_back_after_a_combat(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    s = place({"C3": "B", "A1": "D"}, {"C5": "B", "L12": "D"}, hand="BDE RES")
    play = open_at(qtbot, game, s, TWO_PERSONS)
    play.pass_screen()
    play.page.resize(1278, 690)
    log = play.page.frame.docks["log"]
    qtbot.wait(1)
    before = log.height()
    play.answer(Move(SQUARES["C3"], SQUARES["C5"]))
    play.pass_screen()
    qtbot.waitUntil(lambda: log.height() < before)
    play.board_keys("enter")
    play.pass_screen()
    assert not fights(play)
    qtbot.waitUntil(lambda: log.height() == before)
    play.page.close_game()


def test_a_tie_is_offered_by_enter_only_with_the_focus_on_its_button(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = answering(qtbot, game, attacked(game, place, "BDE", "BDE", "BDE"))
    offer = play.page.bar.buttons["button:match"]
    assert offer.isEnabled()
    assert not offer.hasFocus()
    ply = play.model.session.ply
    play.keys("enter")
    assert play.model.session.ply == ply
    assert offer.hasFocus()
    play.keys("enter")
    assert play.model.session.ply > ply
    play.page.close_game()
