"""G11, G14, G15, G17: the window at work, with the table of Daring Eagle."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from desktop.app import make_application
from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeSource, load_theme
from desktop.rules.core import Choice, Target
from desktop.rules.daring_eagle.actions import Move
from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.settings import SettingsStore
from desktop.table.view import BoardView
from desktop.windows.desk import Desk, Shelf
from desktop.windows.languages import Languages
from desktop.windows.main_window import MainWindow
from desktop.windows.new_game_choice import NewGame, SeatChoice
from desktop.windows.preferences import Preferences
from tests.bench import alone
from tests.bench.board import STEP, frames, hovering, send
from tests.bench.figures import Figure, number
from tests.bench.games import peaceful
from tests.bench.measure import MILLI, p95, percentile, resident

CHOICE = NewGame(
    "daring_eagle",
    (SeatChoice("gold", "person", "Ann"), SeatChoice("red", "person", "Ben")),
    {"stalemate": 0, "turn_limit": 0},
    seed=5,
)
OPENED = 8
MOVES = 300
LONG, GAMES = 1_000, 20
GROWTH = 2


def figures() -> list[Figure]:
    """Return what the window does."""
    with tempfile.TemporaryDirectory() as folder:
        application = make_application()
        with window(application, Path(folder)) as shown:
            return [
                *_opening(shown),
                *_playing(shown),
                *_pointing(shown),
                _growth(shown),
                *_alone(shown, "Hornet Leader", alone.flown()),
                *_alone(shown, "Red Menace", alone.fought()),
                *_alone(shown, "Eagles & Missiles", alone.invaded()),
            ]


@contextmanager
def window(application: QApplication, folder: Path) -> Iterator[MainWindow]:
    """Show the program's window on a data directory of its own, everything loaded ahead."""
    place = DataDir(folder)
    place.prepare()
    theme = load_theme("dark")
    apply_theme(application, theme)
    with Database(place) as database:
        store = SettingsStore(database)
        desk = Desk(
            place=place,
            database=database,
            library=Library(database),
            preferences=Preferences(store, store.load()[0]),
            themes=ThemeSource(theme),
            languages=Languages(),
            shelf=Shelf(gc.freeze),
        )
        shown = MainWindow(desk)
        shown.resize(1600, 1000)
        shown.show()
        shown.ahead.come_near(CHOICE.game)
        while shown.ahead.loading:
            drained()
        yield shown
        shown.leave_game()
        shown.close()
        shown.deleteLater()
        drained()


def drained(least: int = 3) -> None:
    """Handle every event that waits; outside of ``exec`` deletions do not come by themselves."""
    for _ in range(least):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _opening(shown: MainWindow) -> list[Figure]:
    """Return how long a new game takes from the last click to the board."""
    taken: list[float] = []
    waited: list[float] = []
    for _ in range(OPENED):
        shown.show_home()
        drained()
        start, cpu = perf_counter(), process_time()
        shown.open_game(shown.table.create(CHOICE))
        _uncover(shown)
        drained(1)
        while _board_is_busy(shown):
            drained(1)
        taken.append(process_time() - cpu)
        waited.append(perf_counter() - start)
    what = "new game to a board that is drawn, CPU"
    clock = f"on the clock {number(median(waited) * MILLI)} ms"
    return [replace(_figure("G11", what, taken, (120.0, 60.0), median), yardstick=clock)]


def _board_is_busy(shown: MainWindow) -> bool:
    game = shown.table.game
    sheet = None if game is None else game.page.desk.scene.map
    return sheet is not None and (sheet.busy or not sheet.tile_count)


def _uncover(shown: MainWindow) -> None:
    """Pass the screen on, if it has to be passed on."""
    game = shown.table.game
    if game is not None and game.model.covered:
        game.model.hand_over_done()
        game.page.setCurrentWidget(game.page.table)
        drained()


def _playing(shown: MainWindow) -> list[Figure]:
    """Return how long it takes until an action is seen, early and after many others."""
    rng = Random(4)
    early = _moves(shown, rng, MOVES)
    _moves(shown, rng, LONG - 2 * MOVES)
    late = _moves(shown, rng, MOVES)
    return _answers("Daring Eagle", early) + _answers(f"Daring Eagle at action {LONG:,}", late)


def _alone(shown: MainWindow, name: str, game: alone.Alone) -> list[Figure]:
    """Return the same of a game led by rules of thumb, with forecasts going on behind it."""
    seen = alone.seen_actions(shown, drained, game)
    crowded = alone.crowded(seen)
    fewest = min(each.counters for each in crowded)
    most = [each.first for each in crowded]
    return [
        *_answers(name, [(each.first, each.whole) for each in seen]),
        _figure("G15", f"the same with {fewest} counters or more, p95", most, (16.0, 8.0)),
    ]


def _answers(name: str, taken: list[tuple[float, float]]) -> list[Figure]:
    """Return figures of actions: until the board and the prompt show them, and until all does."""
    first, whole = [each for each, _ in taken], [each for _, each in taken]
    return [
        _figure("G15", f"an action until it is seen, {name}, p95", first, (16.0, 8.0)),
        _figure("G15", "the same, the longest step, with all beside it", whole, (50.0, 50.0), max),
    ]


def _moves(shown: MainWindow, rng: Random, count: int) -> list[tuple[float, float]]:
    """Play so many actions at the table and return the seconds until each was seen, and all."""
    game = shown.table.game
    if game is None:
        raise RuntimeError("No game is open.")
    game.page.set_motion(False)
    taken: list[tuple[float, float]] = []
    for _ in range(count):
        _uncover(shown)
        choice = game.model.choice
        if choice is None:
            raise RuntimeError(f"Nobody decides: {game.model.waiting}.")
        action = peaceful(choice, game.session.state.unit_on, rng)
        taken.append(alone.answer_times(game, action))
    return taken


def _pointing(shown: MainWindow) -> list[Figure]:
    """Return what a click, a drag and a hover cost with a move to choose."""
    game = shown.table.game
    if game is None:
        raise RuntimeError("No game is open.")
    rng = Random(8)
    while not _can_move(game.model.choice):
        _moves(shown, rng, 1)
    choice = game.model.choice
    if choice is None:
        raise RuntimeError("Nobody decides.")
    starts = sorted({action.picks[0] for action in choice.actions if isinstance(action, Move)})
    clicks = _times(lambda n: game.page.desk.pick(starts[n % len(starts)]), 60)
    while game.page.picker.picks:
        game.page.picker.back()
    view = game.page.desk.view
    drags = frames(_carrying(view, starts[0]))
    if game.page.desk.scene.lifted is None:
        raise RuntimeError(f"The unit on {starts[0]} was not taken up: the board was panned.")
    return [
        _figure("G15", "a click until the ways to go are lit, p95", clicks, (16.0, 8.0)),
        _figure("G14", "drag of a unit, Daring Eagle, p95", drags, (1.0, 0.3)),
        _figure("G14", "hover, Daring Eagle, p95", frames(hovering(view)), (0.5, 0.1)),
    ]


def _carrying(view: BoardView, place: Target) -> Callable[[int], None]:
    """Return a step of the unit on a place that is carried about the middle of the board."""
    board = view.board
    if board is None:
        raise ValueError("This view shows no board.")
    at = view.mapFromScene(board.stack_at(place)[-1].pos())
    middle = view.viewport().rect().center()
    send(view, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton)

    def step(frame: int) -> None:
        there = middle + QPoint(STEP * (frame % 40) - 20 * STEP, frame % 60)
        send(view, QEvent.Type.MouseMove, there, Qt.MouseButton.LeftButton)

    return step


def _can_move(choice: Choice | None) -> bool:
    return choice is not None and any(isinstance(action, Move) for action in choice.actions)


def _times(step: Callable[[int], None], count: int) -> list[float]:
    taken: list[float] = []
    for number_of_step in range(count):
        start = process_time()
        step(number_of_step)
        QApplication.processEvents()
        taken.append(process_time() - start)
    return taken


def _growth(shown: MainWindow) -> Figure:
    """Return by how much memory grows over many moves and many games."""
    sizes = [_used_after_games(shown) for _ in range(GROWTH)]
    grown = [(later - earlier) / 2**20 for earlier, later in pairwise(sizes)]
    return Figure(
        goal="G17",
        what=f"memory growth over {LONG:,} moves and {GAMES} games",
        measured=f"{', '.join(number(size / 2**20) for size in sizes)} MiB in use",
        judged=min(grown),
        unit=" MiB",
        bound=5,
        stretch=1,
    )


def _used_after_games(shown: MainWindow) -> int:
    rng = Random(9)
    for _ in range(GAMES):
        shown.open_game(shown.table.create(CHOICE))
        _moves(shown, rng, LONG // GAMES)
        shown.show_home()
        drained()
    gc.collect()
    return resident()


def _figure(
    goal: str,
    what: str,
    seconds: list[float],
    aims: tuple[float, float],
    judge: Callable[[list[float]], float] = p95,
) -> Figure:
    middle = number(percentile(seconds, 50) * MILLI)
    return Figure(
        goal=goal,
        what=what,
        measured=f"{middle} ms (p95 {number(p95(seconds) * MILLI)})",
        judged=judge(seconds) * MILLI,
        unit=" ms",
        bound=aims[0],
        stretch=aims[1],
    )
