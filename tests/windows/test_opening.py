"""A start into a game: its board first, where it lay, and the table around it right after."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.theme import load_theme
from desktop.play.seats import Seat
from desktop.store import keeping
from desktop.store.keeping import create_session
from desktop.store.pins import hash_pin
from desktop.table.daring_eagle import board_art, look
from desktop.table.first_board import FirstBoard
from desktop.table.map_item import SKETCH
from desktop.table.page_outline import kept_outline
from desktop.windows import opening
from desktop.windows.desk import Desk
from desktop.windows.main_window import MainWindow
from desktop.windows.open_game import OpenGame
from tests.bench.games import ENDLESS, play_on
from tests.table.hornet_leader.pictures import apart

Restart = Callable[..., MainWindow]
ALONE = (Seat("gold", "person", "Ann"), Seat("red", "bot", level="cadet"))
DOCKS = {"details": (1260, 300), "log": (1260, 690), "hand": (300, 700), "piles": (800, 700)}
"""A spot of docks, clear of their edges."""
TWO_PERSONS = (Seat("gold", "person", "Ann"), Seat("red", "person", "Ben"))
PINNED = (replace(ALONE[0], pin=hash_pin("1234")), ALONE[1])


@pytest.fixture
def restart(qtbot: QtBot, desk: Desk) -> Iterator[Restart]:
    """Play a little, end the program, and start it again."""
    desk.preferences.use(replace(desk.preferences.settings, animation_speed=0))
    windows: list[MainWindow] = []

    def start() -> MainWindow:
        window = MainWindow(desk)
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        return window

    def again(
        seats: tuple[Seat, ...] = ALONE, before: Callable[[OpenGame], object] = bool
    ) -> MainWindow:
        window = start()
        window.open_game(begun(desk, seats))
        game = opened(window)
        qtbot.waitUntil(lambda: game.page.desk.view.at_rest)
        before(game)
        end(window)
        window = start()
        window.reopen()
        return window

    yield again
    for window in windows:
        end(window)


def begun(desk: Desk, seats: tuple[Seat, ...]) -> str:
    game = desk.shelf.game("daring_eagle")
    session = create_session(desk.library, game, ENDLESS, seats, title="Begun", seed=5)
    play_on(session, Random(11), 200)
    return desk.library.games()[0].id


def end(window: MainWindow) -> None:
    window.close()
    window.leave_game()


def opened(window: MainWindow) -> OpenGame:
    assert window.table.game is not None
    return window.table.game


def first(window: MainWindow) -> FirstBoard:
    page = window.stack.currentWidget()
    assert isinstance(page, FirstBoard)
    return page


def lying(part: QWidget, window: MainWindow) -> QRect:
    return QRect(part.mapTo(window, QPoint()), part.size())


def seen(view: QGraphicsView) -> tuple[object, ...]:
    """Return where the board is seen in its view."""
    corner = view.mapFromScene(view.sceneRect().center())
    return corner.toTuple(), view.transform().m11(), view.viewportMargins().top()


def test_the_board_lies_at_once_where_it_lies_at_the_table(restart: Restart, qtbot: QtBot) -> None:
    window = restart()
    board = first(window).board
    scene = board.board
    assert scene is not None
    qtbot.waitUntil(lambda: board.at_rest)
    before = lying(board, window), seen(board), scene.counters, scene.map
    assert scene.counters
    qtbot.waitUntil(lambda: window.table.game is not None)
    page = opened(window).page
    assert window.stack.currentWidget() is page
    assert page.desk.view is board
    assert page.desk.scene is scene
    assert (lying(board, window), seen(board), scene.counters, scene.map) == before
    assert board.at_rest
    assert page.tools.isVisible()
    qtbot.waitUntil(lambda: window.findChildren(FirstBoard) == [])


def test_the_sketch_of_the_board_is_painted_after_the_start(
    restart: Restart, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[float] = []

    def paint_board(painter: QPainter, exposed: QRectF, detail: float, *rest: Any) -> None:
        if detail == SKETCH / 1000:
            seen.append(exposed.width())
        board_art.paint_board(painter, exposed, detail, *rest)

    def watch(game: OpenGame) -> None:
        monkeypatch.setattr(f"{look.__name__}.paint_board", paint_board)

    window = restart(before=watch)
    page = first(window)
    assert seen == []
    assert page.board.board is not None
    assert page.board.board.map is not None
    sketch = page.board.board.map.sketch
    assert sketch is not None
    taken = sketch.toImage()
    game = opened_at_last(window, qtbot)
    item = game.page.desk.scene.map
    qtbot.waitUntil(lambda: seen.count(500.0) == 4)
    assert item is not None
    assert item.sketch is not None
    assert apart(item.sketch.toImage(), taken) <= 1


@pytest.mark.parametrize("seats", [TWO_PERSONS, PINNED], ids=["two persons", "a PIN"])
def test_no_sketch_is_kept_of_a_board_that_is_not_shown_first(
    restart: Restart, desk: Desk, seats: tuple[Seat, ...]
) -> None:
    restart(seats)
    assert not desk.place.sketch.exists()


def test_a_sketch_that_cannot_be_written_keeps_nobody_from_leaving(
    restart: Restart, desk: Desk, qtbot: QtBot
) -> None:
    desk.place.sketch.mkdir()
    opened_at_last(restart(), qtbot)
    assert desk.place.sketch.is_dir()


def _another_theme(desk: Desk, _window: MainWindow) -> None:
    desk.themes.use(load_theme("light"))


def _another_language(_desk: Desk, window: MainWindow) -> None:
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))


@pytest.mark.parametrize("change", [_another_theme, _another_language])
def test_a_board_that_looks_different_by_now_is_made_anew(
    restart: Restart, desk: Desk, qtbot: QtBot, change: Callable[[Desk, MainWindow], None]
) -> None:
    window = restart()
    board = first(window).board
    change(desk, window)
    qtbot.waitUntil(lambda: window.table.game is not None)
    table = opened(window).page.desk
    assert table.view is not board
    assert table.scene.theme is desk.themes.theme
    qtbot.waitUntil(lambda: window.findChildren(FirstBoard) == [])


def test_boxes_stand_where_the_docks_will_be(restart: Restart, qtbot: QtBot) -> None:
    window = restart()
    page, around = first(window), window.palette().window().color().name()
    qtbot.waitUntil(lambda: page.board.at_rest)
    picture = page.grab().toImage()
    at = {key: picture.pixelColor(x, y).name() for key, (x, y) in DOCKS.items()}
    assert set(at.values()) == {page.palette().base().color().name()}
    assert around not in at.values()
    qtbot.waitUntil(lambda: window.table.game is not None)
    for key, spot in DOCKS.items():
        dock = opened(window).page.frame.docks[key]
        assert lying(dock, window).contains(*spot)


def test_a_window_of_another_size_keeps_the_docks_as_wide(restart: Restart) -> None:
    window = restart()
    page = first(window)
    beside = page.size() - page.board.size()
    assert beside.width() > 0 < beside.height()
    window.resize(1500, 900)
    assert page.size() - page.board.size() == beside
    assert page.size() == QSize(1500, 900)


def test_a_board_that_would_have_to_move_is_not_shown_first(restart: Restart, desk: Desk) -> None:
    restart().close()
    again = MainWindow(desk)
    again.resize(1000, 720)
    again.show()
    again.reopen()
    assert again.stack.currentWidget() is opened(again).page
    end(again)


@pytest.mark.parametrize("seats", [TWO_PERSONS, PINNED], ids=["two persons", "a PIN"])
def test_nothing_is_shown_before_a_screen_is_passed_on(
    restart: Restart, monkeypatch: pytest.MonkeyPatch, seats: tuple[Seat, ...]
) -> None:
    open_session = Mock(wraps=keeping.open_session)
    monkeypatch.setattr(opening, "open_session", open_session)
    window = restart(seats)
    # Once when it is begun and once after the restart, not once more to find that out.
    assert open_session.call_count == 2
    assert window.stack.currentWidget() is opened(window).page
    assert opened(window).model.covered


def test_a_board_that_did_not_lie_open_is_not_shown_first(
    restart: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cover(game: OpenGame) -> None:
        monkeypatch.setattr(game.page.stage, "follow", Mock())
        other = QWidget()
        game.page.stage.addWidget(other)
        monkeypatch.setattr(type(game.page.stage), "standing", other)

    window = restart(before=cover)
    assert window.stack.currentWidget() is opened(window).page


def test_a_window_closed_at_once_comes_back_with_the_game(restart: Restart, desk: Desk) -> None:
    window = restart()
    game_id = desk.preferences.settings.open_games[0]
    assert window.table.game is None
    window.close()
    assert desk.preferences.settings.open_games == (game_id,)


def test_whoever_goes_home_at_once_stays_there(restart: Restart, qtbot: QtBot) -> None:
    window = restart()
    window.show_home()
    assert window.stack.currentWidget() is window.home
    qtbot.waitUntil(lambda: window.findChildren(FirstBoard) == [])
    assert window.table.game is None
    assert window.table.shown == ""


def test_whoever_looks_something_up_at_once_comes_back_to_the_table(
    restart: Restart, qtbot: QtBot
) -> None:
    window = restart()
    window.show_rules()
    QTest.qWait(50)
    assert window.table.game is None
    window.rules_page().closed.emit()
    qtbot.waitUntil(lambda: window.table.game is not None)
    assert window.stack.currentWidget() is opened(window).page


def test_a_game_is_opened_once(
    restart: Restart, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = restart()
    monkeypatch.setattr(opening, "open_session", Mock(side_effect=AssertionError))
    qtbot.waitUntil(lambda: window.table.game is not None)


def test_the_board_lies_as_it_is_wanted(restart: Restart, desk: Desk, qtbot: QtBot) -> None:
    desk.preferences.use(replace(desk.preferences.settings, rotate_board=True))
    window = restart()
    scene = first(window).board.board
    assert scene is not None
    before = scene.places.centre("A1")
    desk.preferences.use(replace(desk.preferences.settings, rotate_board=False))
    qtbot.waitUntil(lambda: window.table.game is not None)
    assert scene.places.centre("A1") == before
    opened(window).page.tools.turn()
    assert scene.places.centre("A1") != before


def test_bytes_that_tell_no_outline_are_none() -> None:
    assert kept_outline(b"") is None
    assert kept_outline(b"\x93rubbish") is None


SMALL: dict[str, object] = {
    "size": (900, 600),
    "board": (200, 50, 400, 300),
    "above": 30,
    "bar": 50,
    "docks": [(-500, -500, 100, 100)],
}
"""An outline as it may be, with a dock behind another one."""


@pytest.mark.parametrize(
    "odd",
    [
        *({"above": far} for far in (2**31, 2**63, -1, 300)),
        *({"bar": far} for far in (2**31, 2**63)),
        *({"board": box} for box in ((2**31, 0, 9, 9), (0, 0, 0, 0), (600, 50, 400, 300))),
        {"docks": [(0, 0, 2**40, 9)]},
        {"size": (-1, -1)},
    ],
    ids=str,
)
def test_an_outline_that_cannot_be_is_none(odd: dict[str, object]) -> None:
    assert kept_outline(msgspec.msgpack.encode({"outline": SMALL})) is not None
    assert kept_outline(msgspec.msgpack.encode({"outline": SMALL | odd})) is None


def test_a_file_at_a_start_shows_its_board_first(
    restart: Restart, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    game = opened_at_last(restart(), qtbot)
    file = tmp_path / "game.readyroom"
    file.write_bytes(game.as_file())
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.open_file(file)
    first(window)
    assert opened_at_last(window, qtbot).title == game.title
    window.open_file(file)
    assert window.stack.currentWidget() is opened(window).page
    end(window)


def opened_at_last(window: MainWindow, qtbot: QtBot) -> OpenGame:
    qtbot.waitUntil(lambda: window.table.game is not None)
    return opened(window)


def test_a_window_that_fills_the_screen_is_as_large_as_it_was_left(
    restart: Restart, desk: Desk, qtbot: QtBot
) -> None:
    window = opened_at_last(restart(), qtbot).page.window()
    window.showMaximized()
    window.close()
    again = MainWindow(desk)
    again.show()
    assert again.isMaximized()
    again.stack.resize(640, 480)  # As long as the system has not answered.
    again.reopen()
    first(again)
    opened_at_last(again, qtbot)
    end(again)
