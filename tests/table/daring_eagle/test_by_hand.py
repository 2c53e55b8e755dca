"""Cards drawn from a deck on the real table: who is asked, and how the card is told."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.play.seats import Seat
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.notation import KINDS
from desktop.table.deck_by_hand import DeckByHand
from tests.table.daring_eagle.conftest import Place
from tests.table.daring_eagle.playing import ALONE, TWO_PERSONS, Play, open_at

FAR = {"L12": "B", "L11": "B"}


def drawing(
    qtbot: QtBot, game: DaringEagle, place: Place, seats: tuple[Seat, ...] = TWO_PERSONS
) -> tuple[Play, DeckByHand]:
    """Bring Gold to the card that ends the turn, drawn from a deck of one's own."""
    play = open_at(qtbot, game, place({"C3": "B"}, FAR, hand="EMP"), seats)
    play.pass_screen()
    play.model.session.set_by_hand(("draw",))
    play.picker.pick("C3")
    play.picker.pick("C4")
    play.page.press("button:end_turn")
    dialog = play.page.dice.dialog
    assert isinstance(dialog, DeckByHand)
    return play, dialog


def test_the_dialog_and_the_bar_say_who_draws(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play, dialog = drawing(qtbot, game, place)
    assert dialog.title.text() == "Ann draws a card for Gold. Which card is it?"
    assert dialog.warning.text() == "Only Ann should look at the screen now."
    prompt = play.page.bar.prompt
    assert prompt is not None
    assert (prompt.actor, prompt.words) == ("Gold", "Ann: enter the card drawn")
    play.page.close_game()


def test_somebody_alone_is_not_warned_of_others(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play, dialog = drawing(qtbot, game, place, ALONE)
    assert dialog.title.text() == "Gold draws a card. Which card is it?"
    assert dialog.warning.isHidden()
    play.page.close_game()


def test_every_kind_is_offered_so_that_no_hand_is_told(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play, dialog = drawing(qtbot, game, place)
    assert len(dialog.shown) == 15
    play.page.close_game()


def test_typing_leaves_the_cards_of_that_name_and_enter_tells_one(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play, dialog = drawing(qtbot, game, place)
    QTest.keyClicks(dialog.search, "air")
    assert dialog.shown == ("Air Strike", "Anti-Aircraft", "Airlift")
    QTest.keyClick(dialog.search, Qt.Key.Key_Right)
    assert dialog.chosen == "Anti-Aircraft"
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert play.state.hands[0][KINDS["AA"]] == 1
    assert play.state.active == 1
    play.page.close_game()


def test_a_name_that_no_card_has_tells_nothing(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play, dialog = drawing(qtbot, game, place)
    QTest.keyClicks(dialog.search, "zzz")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert play.state.active == 0
    play.page.close_game()


def test_the_dialog_has_the_accent_of_the_game(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play, dialog = drawing(qtbot, game, place)
    assert dialog.palette().accent() == play.page.palette().accent()
    play.page.close_game()
