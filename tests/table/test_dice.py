from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.models.session_model import SessionModel
from desktop.paint.theme import ThemeSource
from desktop.play.change import Change
from desktop.play.seats import Seat
from desktop.rules.core import Band, Chance, Roll, Rolled, T
from desktop.table import dice_tray, roll_odds
from desktop.table.dice_by_hand import DiceByHand
from desktop.table.dice_desk import DiceDesk, Waits, answers
from desktop.table.dice_tray import DiceTray, Stage
from desktop.table.look import Lot, Panel
from desktop.table.outcome_by_hand import OutcomeByHand
from desktop.table.page import TablePage
from desktop.table.prompt_words import TELL
from tests.table.conftest import MakePage, pick
from tests.table.toy_look import ToyLook
from tests.toy.race import Race
from tests.toy.table import AGAINST_BOT, OPENING, opened, play, race
from tests.toy.words import DrawCard, Sprint

PLUS_ONE = ((T("toy", "first action"), 1),)
ONE_TEN = Roll(1, 10, 6, PLUS_ONE, T("toy", "North sprints"))
TWO_SIX = Roll(2, 6, 9)


def stage(tray: DiceTray) -> Stage:
    return tray.stage


def folds(tray: DiceTray) -> bool:
    return tray.folds


def chance_of(roll: Roll) -> Chance:
    return Chance("sprint", "TOY-5", T("toy", "The sprint"), roll=roll)


@pytest.mark.parametrize(
    ("roll", "exact"),
    [
        (ONE_TEN, Fraction(6, 10)),
        (TWO_SIX, Fraction(10, 36)),
        (Roll(1, 6, successes=(1, 6)), Fraction(2, 6)),
        (Roll(3, 6, 18), Fraction(1, 216)),
        (Roll(1, 6, 1), Fraction(1)),
        (Roll(1, 6, 9), Fraction(0)),
        (Roll(1, 6), None),
    ],
)
def test_chances_are_exact(roll: Roll, exact: Fraction | None) -> None:
    assert roll_odds.chance(roll) == exact


def by_hand(qtbot: QtBot, themes: ThemeSource, roll: Roll) -> DiceByHand:
    dialog = DiceByHand(chance_of(roll), roll, themes)
    qtbot.addWidget(dialog)
    return dialog


def test_all_that_a_die_can_bring_is_seen_at_once(qtbot: QtBot, themes: ThemeSource) -> None:
    words = T("toy", "North sprints")
    bands = tuple(Band(face, face, words) for face in range(1, 7))
    dialog = by_hand(qtbot, themes, Roll(1, 10, bands=bands, subject=words))
    dialog.show()
    for area in dialog.findChildren(QScrollArea):
        assert area.verticalScrollBar().maximum() == 0


def test_zero_is_ten_and_the_caret_steps_on(qtbot: QtBot, themes: ThemeSource) -> None:
    dialog = by_hand(qtbot, themes, Roll(2, 10, 12))
    QTest.keyClicks(dialog, "07")
    assert dialog.dice == (10, 7)


def test_the_hint_speaks_of_ten_only_for_a_die_that_has_one(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    ten = Roll(1, 10)
    assert "10" in by_hand(qtbot, themes, ten).hint
    assert "10" not in by_hand(qtbot, themes, TWO_SIX).hint


def test_backspace_goes_back(qtbot: QtBot, themes: ThemeSource) -> None:
    dialog = by_hand(qtbot, themes, TWO_SIX)
    QTest.keyClicks(dialog, "35")
    QTest.keyClick(dialog, Qt.Key.Key_Backspace)
    assert dialog.dice == (3,)


@pytest.mark.parametrize("key", ["7", "8", "9", "0"])
def test_a_face_that_does_not_exist_is_refused_in_words(
    qtbot: QtBot, themes: ThemeSource, key: str
) -> None:
    dialog = by_hand(qtbot, themes, TWO_SIX)
    QTest.keyClicks(dialog, key)
    assert dialog.dice == ()
    assert dialog.hint == "1 to 6"


def test_letters_are_no_dice(qtbot: QtBot, themes: ThemeSource) -> None:
    dialog = by_hand(qtbot, themes, TWO_SIX)
    QTest.keyClicks(dialog, "x-+²")
    assert dialog.dice == ()


def test_enter_tells_the_dice_only_when_all_are_there(qtbot: QtBot, themes: ThemeSource) -> None:
    dialog = by_hand(qtbot, themes, TWO_SIX)
    told: list[object] = []
    dialog.entered.connect(told.append)
    QTest.keyClicks(dialog, "4")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert told == []
    QTest.keyClicks(dialog, "5")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert told == [Rolled((4, 5))]


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(800, 600)
    board.show()
    return board


def tray_with(board: QWidget, themes: ThemeSource, *, moves: bool) -> DiceTray:
    tray = DiceTray(themes, board)
    tray.set_motion(moves)
    tray.announce_roll(chance_of(ONE_TEN))
    return tray


def test_the_tray_says_what_is_rolled_for_and_how_likely_it_is(
    qtbot: QtBot, themes: ThemeSource, board: QWidget
) -> None:
    tray = tray_with(board, themes, moves=False)
    assert stage(tray) is Stage.ANNOUNCED
    assert tray.words == "North sprints. 60 %"


def test_the_result_stays_until_it_is_acknowledged(
    qtbot: QtBot, themes: ThemeSource, board: QWidget
) -> None:
    tray = tray_with(board, themes, moves=False)
    tray.show_result((8,), "North comes to 2")
    assert stage(tray) is Stage.SETTLED
    assert "North comes to 2" in tray.words
    QTest.keyClick(tray, Qt.Key.Key_Return)
    assert stage(tray) is Stage.EMPTY
    assert tray.isHidden()


def test_a_key_ends_the_rolling(qtbot: QtBot, themes: ThemeSource, board: QWidget) -> None:
    tray = tray_with(board, themes, moves=True)
    tray.show_result((8,), "")
    assert stage(tray) is Stage.ROLLING
    QTest.keyClick(tray, Qt.Key.Key_Space)
    assert stage(tray) is Stage.SETTLED
    tray.acknowledge()


def test_rolling_ends_by_itself(qtbot: QtBot, themes: ThemeSource, board: QWidget) -> None:
    tray = tray_with(board, themes, moves=True)
    tray.show_result((8,), "")
    qtbot.waitUntil(lambda: tray.stage is Stage.SETTLED)
    tray.acknowledge()


def test_space_rolls_on_the_table_and_enter_goes_on(make_page: MakePage, qtbot: QtBot) -> None:
    page = make_page(asks=True)
    pick(page, "button:sprint")
    tray = page.dice.tray
    assert stage(tray) is Stage.ANNOUNCED
    assert page.stage.rect().contains(tray.geometry())
    assert tray.size() == tray.sizeHint()
    QTest.keyClick(page.desk.view, Qt.Key.Key_Space)
    assert stage(tray) is Stage.SETTLED
    assert page.model.session.ply == 6
    QTest.keyClick(page.desk.view, Qt.Key.Key_Return)
    assert stage(tray) is Stage.EMPTY


def test_what_was_rolled_steps_aside_for_whoever_goes_on(make_page: MakePage) -> None:
    page = make_page(asks=True)
    tray = page.dice.tray
    pick(page, "button:sprint")
    tray.press()
    assert stage(tray) is Stage.SETTLED
    pick(page, "button:end_turn")
    assert stage(tray) is Stage.EMPTY


@pytest.mark.parametrize("gesture", ["picked", "lifted"])
def test_what_was_rolled_steps_aside_for_a_hand_on_the_board(
    make_page: MakePage, gesture: str
) -> None:
    page = make_page(asks=True)
    pick(page, "button:sprint")
    page.dice.tray.press()
    getattr(page.desk.view, gesture).emit("A2")
    assert stage(page.dice.tray) is Stage.EMPTY


def settled_on(page: TablePage) -> DiceTray:
    """Let a roll come to its result, and return the tray, which waits."""
    pick(page, "button:sprint")
    page.dice.tray.press()
    assert stage(page.dice.tray) is Stage.SETTLED
    return page.dice.tray


def test_a_result_that_was_read_makes_way_for_whoever_points_at_the_board(
    make_page: MakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make_page(asks=True)
    tray = settled_on(page)
    whole, said = tray.geometry(), tray.words
    page.desk.view.hovered.emit("A2")
    assert not folds(tray)  # nobody has had the time to read it
    monkeypatch.setattr(dice_tray, "LEAVES", 0)
    page.desk.view.hovered.emit("")
    assert not folds(tray)  # the pointer has left the board
    page.desk.view.hovered.emit("A2")
    assert folds(tray)
    assert tray.isVisible()
    assert tray.height() < whole.height() / 3
    assert tray.geometry().bottomRight() == whole.bottomRight()
    assert tray.words == said
    shown = [each.text() for each in tray.findChildren(QLabel) if each.isVisible()]
    assert [words for words in shown if "success" in words]
    assert stage(tray) is Stage.SETTLED
    QTest.keyClick(page.desk.view, Qt.Key.Key_Return)
    assert stage(tray) is Stage.EMPTY


def test_what_was_unfolded_by_hand_stays_so_and_the_next_roll_is_whole(
    make_page: MakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dice_tray, "LEAVES", 0)
    page = make_page(asks=True)
    tray = settled_on(page)
    whole = tray.geometry()
    page.desk.view.hovered.emit("A2")
    tray.turn()
    assert not folds(tray)
    assert tray.geometry() == whole
    page.desk.view.hovered.emit("A3")
    assert not folds(tray)
    tray.turn()
    tray.acknowledge()
    tray.announce_roll(chance_of(ONE_TEN))
    assert not folds(tray)
    assert tray.ruler.isVisible()
    tray.acknowledge()


@pytest.mark.parametrize(("size", "small"), [((1280, 720), True), ((1600, 1000), False)])
def test_in_a_small_window_a_result_uncovers_the_board_by_itself(
    make_page: MakePage,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    small: bool,
) -> None:
    monkeypatch.setattr(dice_tray, "LEAVES", 0)
    monkeypatch.setattr(dice_tray, "COVERS", 0)
    page = make_page(asks=True)
    page.resize(*size)
    tray = settled_on(page)
    whole = tray.geometry()
    assert not folds(tray)
    qtbot.wait(20)
    assert folds(tray) is small
    assert (tray.height() < whole.height() / 3) is small
    assert stage(tray) is Stage.SETTLED
    tray.acknowledge()


def test_a_result_that_is_pointed_at_stays_whole(
    make_page: MakePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dice_tray, "LEAVES", 0)
    monkeypatch.setattr(dice_tray, "COVERS", 0)
    page = make_page(asks=True)
    page.resize(1280, 720)
    pointed = [True]
    monkeypatch.setattr(DiceTray, "underMouse", lambda _: pointed[0])
    tray = settled_on(page)
    qtbot.wait(20)
    assert not folds(tray)
    pointed[0] = False
    qtbot.waitUntil(lambda: folds(tray))
    tray.acknowledge()


def test_a_result_that_leaves_by_itself_does_not_fold(
    make_page: MakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make_page(asks=True)
    page.dice.set_waits("never")
    tray = settled_on(page)
    monkeypatch.setattr(dice_tray, "LEAVES", 0)
    page.desk.view.hovered.emit("A2")
    assert not folds(tray)
    tray.acknowledge()


def test_a_key_of_the_panel_puts_what_was_rolled_away_and_enter_is_its_own(
    make_page: MakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make_page(asks=True)
    pick(page, "button:sprint")
    page.dice.tray.press()
    monkeypatch.setattr(page.sides, "takes_key", lambda key: key == "B")
    QTest.keyClick(page.desk.view, Qt.Key.Key_C)
    assert stage(page.dice.tray) is Stage.SETTLED
    QTest.keyClick(page.desk.view, Qt.Key.Key_B)
    assert stage(page.dice.tray) is Stage.EMPTY


def test_the_tray_lies_over_a_page_that_stands_in_the_place_of_the_board(
    make_page: MakePage, qtbot: QtBot
) -> None:
    page = make_page(asks=True)
    hangar = Panel("hangar", T("toy", "Hangar"), QWidget(), "center", stands=lambda _: True)
    page.stage.add_pages((hangar,))
    pick(page, "button:sprint")
    tray, middle = page.dice.tray, page.stage
    assert middle.page == "hangar"
    assert stage(tray) is Stage.ANNOUNCED
    seen = middle.childAt(tray.geometry().center())
    assert seen is not None
    assert seen is tray or tray.isAncestorOf(seen)
    wide = middle.width()
    for dock in page.frame.docks.values():
        dock.hide()
    qtbot.waitUntil(lambda: middle.width() > wide)
    assert middle.rect().contains(tray.geometry())
    assert middle.width() - tray.geometry().right() < 20
    QTest.keyClick(hangar.widget, Qt.Key.Key_Space)
    assert stage(tray) is Stage.SETTLED


def test_real_dice_are_asked_for_and_marked_in_the_log(make_page: MakePage) -> None:
    session = opened(AGAINST_BOT)
    session.set_by_hand(["sprint"])
    page = make_page(session)
    pick(page, "button:sprint")
    dialog = page.dice.dialog
    assert isinstance(dialog, DiceByHand)
    dialog.entered.emit(Rolled((9,)))
    lines = [str(page.sides.lines.index(row).data()) for row in range(page.sides.lines.rowCount())]
    assert any("(by hand)" in line for line in lines)
    assert page.dice.dialog is None


def test_a_real_deck_is_asked_for_by_its_outcomes(make_page: MakePage) -> None:
    page = make_page(race(AGAINST_BOT, by_hand=("draw",)))
    dialog = page.dice.dialog
    assert isinstance(dialog, OutcomeByHand)
    dialog.search.setText("mud")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert page.model.session.state.runners["north"].card == "mud"
    page.close()


def test_a_card_that_cannot_have_come_is_asked_for_again(make_page: MakePage) -> None:
    page = make_page(race(AGAINST_BOT, by_hand=("draw",)))
    first = page.dice.dialog
    assert isinstance(first, OutcomeByHand)
    first.tell(DrawCard("joker"))
    assert page.model.session.ply == 0
    assert isinstance(page.dice.dialog, OutcomeByHand)
    assert page.dice.dialog is not first
    assert page.dice.dialog.isVisible()
    page.close()


@pytest.mark.parametrize("way", ["enter", "click"])
def test_a_dialog_for_a_card_that_was_put_away_comes_back(make_page: MakePage, way: str) -> None:
    page = make_page(race(AGAINST_BOT, by_hand=("draw",)))
    first = page.dice.dialog
    assert isinstance(first, OutcomeByHand)
    first.reject()
    if way == "enter":
        QTest.keyClick(page.desk.view, Qt.Key.Key_Return)
    else:
        page.bar.buttons[TELL].click()
    again = page.dice.dialog
    assert isinstance(again, OutcomeByHand)
    assert again.isVisible()
    again.tell(DrawCard("mud"))
    assert page.model.session.state.runners["north"].card == "mud"
    page.close()


def test_where_the_possible_outcomes_are_a_secret_others_are_offered_too() -> None:
    boots, mud = DrawCard("boots"), DrawCard("mud")
    chance = Chance("draw", "T-1", T("toy", "Draw"), (boots,), (1,), offered=(boots, mud))
    found = answers(chance, Lot(name=lambda action: action.label(None)), ())
    assert [each.action for each in found] == [boots, mud]


OF_NORTH = (Seat("north", "person", "Ann"), Seat("south", "bot", level="eager"))
OF_SOUTH = (Seat("north", "bot", level="eager"), Seat("south", "person", "Ben"))


@pytest.mark.parametrize(
    ("waits", "seats", "die", "stays"),
    [
        ("changes", OF_NORTH, 1, True),  # nothing came of it, but it was the person's own
        ("changes", OF_SOUTH, 9, True),  # it was another's, but a runner came forward
        ("changes", OF_SOUTH, 1, False),
        ("always", OF_SOUTH, 1, True),
        ("never", OF_NORTH, 9, False),
    ],
)
def test_a_roll_that_matters_waits_to_be_read(
    themes: ThemeSource,
    board: QWidget,
    waits: Waits,
    seats: tuple[Seat, ...],
    die: int,
    stays: bool,
) -> None:
    session = race(seats)
    play(session, *OPENING, Sprint(), Rolled((die,)))
    assert isinstance(session.game, Race)
    desk = DiceDesk(SessionModel(session), ToyLook(session.game), themes, board, board)
    desk.set_waits(waits)
    events = session.events_at(session.ply - 1)
    desk.show_change(Change("played", events, session.ply, None))
    desk.tray.press()
    assert stage(desk.tray) is Stage.SETTLED
    assert desk.tray.stays is stays
    desk.close()
