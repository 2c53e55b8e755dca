"""Speed that can be counted: what must not grow, whatever machine the tests run on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from desktop.paint.theme import load_theme
from desktop.play.session import Session
from desktop.rules.daring_eagle import DaringEagle
from desktop.store.database import Database, Transaction
from desktop.store.keeping import create_session, open_session
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.table.map_item import TILE
from desktop.table.scene import BoardScene
from desktop.table.view import BoardView
from tests.bench.games import ENDLESS, PERSONS, daring_eagle, play_one
from tests.bench.hex_look import COLUMNS, ROWS, HexLook
from tests.bench.start import prepare

TOP = Path(__file__).resolve().parent.parent
PLIES = 150

UNWANTED = (
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "_hashlib",
    "argparse",
    "asyncio",
    "concurrent",
    "dataclasses",
    "desktop.paint.covers",
    "desktop.play.session",
    "desktop.rules.daring_eagle",
    "desktop.store.rescue",
    "desktop.table",
    "desktop.windows.crash_dialog",
    "email",
    "http",
    "logging.handlers",
    "multiprocessing",
    "pickle",
    "platformdirs",
    "ssl",
    "tomllib",
    "unittest",
    "xml",
)
"""What nobody needs who looks at the home page, each with all below it."""
MOST_MODULES = 280
"""What is imported for the home page, Python's own modules and Qt's included."""
MOST_MEMBERS = 4_200
"""How many members the enumerations of Qt have that come with the classes of the home page.

Each takes 2 us when made the quick way, 10 us else: the classes are what can be chosen.
"""
OF_OTHERS = (
    "PySide6.QtNetwork",
    "desktop.logbook.campaigns",
    "desktop.paint.covers",
    "desktop.rules.eagles_missiles",
    "desktop.rules.hornet_leader",
    "desktop.rules.red_menace",
    "desktop.table.deck_by_hand",
    "desktop.table.dice_by_hand",
    "desktop.table.outcome_by_hand",
    "desktop.table.question",
    "desktop.tracker",
    "desktop.windows.home",
    "html",
    "subprocess",
)
"""What nobody needs who goes on with a game of Daring Eagle, each with all below it."""
OF_THE_TABLE = (
    "_hashlib",
    "desktop.models.session_model",
    "desktop.table.board_desk",
    "desktop.table.daring_eagle.panels",
    "desktop.table.docks",
    "desktop.table.page",
    "desktop.windows.open_game",
)
"""What nobody needs who sees the board for the first time, each with all below it."""
MOST_MODULES_WITH_BOARD = 357
"""What is imported until a board is seen."""
MOST_MEMBERS_WITH_BOARD = 4_450
"""How many members the enumerations of Qt have until then."""


@pytest.fixture(scope="module")
def game() -> DaringEagle:
    return daring_eagle()


def test_a_start_imports_only_what_the_home_page_needs(data_dir: Path) -> None:
    loaded = started(data_dir)
    assert "desktop.windows.home" in loaded.modules
    assert among(loaded.modules, UNWANTED) == []
    assert len(loaded.modules) <= MOST_MODULES
    assert loaded.members <= MOST_MEMBERS
    assert loaded.enums_by == "desktop.quick_enums"


def test_a_start_into_a_game_imports_nothing_of_other_games(data_dir: Path) -> None:
    prepare(data_dir)
    loaded = started(data_dir)
    assert "desktop.table.daring_eagle.panels" in loaded.modules
    assert among(loaded.modules, OF_OTHERS) == []


def test_a_start_into_a_game_shows_its_board_before_it_loads_its_table(data_dir: Path) -> None:
    prepare(data_dir)
    started(data_dir)  # It is told at its end where the board lay.
    loaded = started(data_dir)
    assert "desktop.table.daring_eagle.look" in loaded.modules
    assert among(loaded.modules, (*OF_OTHERS, *OF_THE_TABLE)) == []
    assert len(loaded.modules) <= MOST_MODULES_WITH_BOARD
    assert loaded.members <= MOST_MEMBERS_WITH_BOARD


def test_legal_actions_are_listed_once_for_each_action(game: DaringEagle) -> None:
    session = Session(game, ENDLESS, PERSONS, seed=5)
    rng = Random(2)
    for _ in range(PLIES):
        with counted("decision", "desktop.rules.daring_eagle") as asked:
            play_one(session, rng)
        assert len(asked) == 1


def test_an_undo_lists_no_legal_actions(game: DaringEagle) -> None:
    session = Session(game, ENDLESS, PERSONS, seed=5)
    rng = Random(2)
    undone = 0
    for _ in range(PLIES):
        play_one(session, rng)
        if session.can_undo():
            with counted("decision", "desktop.rules.daring_eagle") as asked:
                session.undo()
                session.redo()
            assert asked == []
            undone += 1
    assert undone > 0


def test_the_log_of_a_stored_game_lists_no_legal_actions(data_dir: Path, game: DaringEagle) -> None:
    place = DataDir(data_dir)
    place.prepare()
    with Database(place) as database:
        library = Library(database)
        session = create_session(library, game, ENDLESS, PERSONS, title="Told", seed=5)
        rng = Random(2)
        for _ in range(PLIES):
            play_one(session, rng)
        again = open_session(library, game, library.games()[0].id)
        with counted("decision", "desktop.rules.daring_eagle.sequence") as asked:
            assert again.log == session.log
        assert asked == []


def test_an_action_is_one_transaction_at_the_end_of_a_turn_too(
    data_dir: Path, game: DaringEagle
) -> None:
    place = DataDir(data_dir)
    place.prepare()
    with CountingDatabase(place) as database:
        session = create_session(Library(database), game, ENDLESS, PERSONS, title="Counted", seed=5)
        rng = Random(2)
        for _ in range(PLIES):
            database.transactions = 0
            play_one(session, rng)
            assert database.transactions == 1
        assert game.turn(session.state) > 1


def test_a_board_has_no_item_for_each_of_its_cells(qapp: object) -> None:
    few, many = scene_of(0), scene_of(100)
    assert len(few.items()) <= 10
    assert len(many.items()) == len(few.items()) + 100
    assert len(few.places.names) == COLUMNS * ROWS


def test_no_more_tiles_are_kept_than_twice_what_the_view_shows(qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    scene = scene_of(0)
    scene.setParent(view)
    view.resize(1200, 900)
    with qtbot.waitExposed(view):
        view.show()
    view.show_scene(scene)
    sheet = scene.map
    assert sheet is not None
    across, down = (side // TILE + 2 for side in (1200, 900))
    view.zoom_by(3.0, view.viewport().rect().center().toPointF())
    view.settle()
    most = 0
    for place in scene.places.names[:: COLUMNS * 5 + 13]:
        view.ensure_seen(place)
        view.viewport().repaint()
        qtbot.waitUntil(lambda: not sheet.busy)
        most = max(most, sheet.tile_count)
    assert across * down < most <= 2 * across * down


class CountingDatabase(Database):
    """A database that counts what is written."""

    transactions = 0

    def write(self) -> Transaction:
        self.transactions += 1
        return super().write()


class Loaded(msgspec.Struct, frozen=True):
    """What a start has loaded at its first paint."""

    modules: list[str]
    members: int
    """How many all enumerations have."""
    enums_by: str
    """The module that makes enumerations."""


def started(folder: Path) -> Loaded:
    """Start the program on a data directory and return what it had loaded at its first paint."""
    done = subprocess.run(
        [sys.executable, str(TOP / "tests" / "bench" / "first_paint.py"), "ours", str(folder)],
        cwd=TOP,
        env=os.environ | {"PYTHONPATH": str(TOP), "BENCH_STARTED": "0"},
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Loaded)


def among(modules: Iterable[str], unwanted: Sequence[str]) -> list[str]:
    """Return those modules that are unwanted, or below one that is."""
    return [
        name for name in modules for bad in unwanted if name == bad or name.startswith(f"{bad}.")
    ]


def scene_of(counters: int) -> BoardScene:
    """Return a board of hexes."""
    look = HexLook(counters)
    scene = BoardScene(look, None, load_theme("light"))
    scene.sync(None, look.counters(None))
    return scene


@contextmanager
def counted(function: str, package: str) -> Iterator[list[object]]:
    """Collect what functions of that name in a package return, ``None`` left out."""
    returned: list[object] = []

    def watch(frame: FrameType, event: str, value: object) -> None:
        if event != "return" or value is None or frame.f_code.co_name != function:
            return
        if str(frame.f_globals.get("__name__", "")).startswith(package):
            returned.append(value)

    before: Callable[..., object] | None = sys.getprofile()
    sys.setprofile(watch)
    try:
        yield returned
    finally:
        sys.setprofile(before)
