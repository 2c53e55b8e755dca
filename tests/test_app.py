"""Start-up and end of the whole program, as a process of its own."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from desktop.app import Program, log_path, open_library
from desktop.catalogue import open_game
from desktop.play.seats import Seat
from desktop.rules.core import Setup
from desktop.store.database import Database
from desktop.store.indexes import odd_indexes
from desktop.store.keeping import create_session, export_game
from desktop.store.library import Library
from desktop.store.lock import InstanceLock, call_running
from desktop.store.paths import DataDir
from desktop.store.settings import SettingsStore
from tests.store.test_indexes import damage_index

PATIENCE = 40.0

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def place(data_dir: Path) -> DataDir:
    return DataDir(data_dir)


@pytest.fixture
def start(place: DataDir) -> Iterator[Start]:
    """Start the program with these arguments and this data directory."""
    running: list[subprocess.Popen[str]] = []

    def start_one(*arguments: str) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [sys.executable, "-m", "desktop", "--data-dir", str(place.root), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )
        running.append(process)
        return process

    yield start_one
    for process in running:
        if process.poll() is None:
            process.kill()
        process.communicate()


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)  # Another process is waited for; nothing in this one would tell.


def up(place: DataDir) -> bool:
    """Return whether the program has come as far as its backup, which is made in idle time."""
    return any(place.backups.glob("*.db"))


def add_game(place: DataDir) -> tuple[str, bytes]:
    """Put a game into the library; return its id and its file."""
    place.prepare()
    game = open_game("daring_eagle")
    seats = (Seat("gold", "person"), Seat("green", "person"))
    with Database(place) as database:
        library = Library(database)
        create_session(library, game, Setup("", ("gold", "green")), seats, title="Saturday", seed=1)
        game_id = library.games()[0].id
        return game_id, export_game(library, game, game_id)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_as_closing_the_window_does(
    start: Start, place: DataDir, number: signal.Signals
) -> None:
    process = start()
    wait_until(lambda: up(place))
    process.send_signal(number)
    assert process.wait(PATIENCE) == 0
    with Database(place) as database:
        assert SettingsStore(database).load()[0].window != b""


def test_a_signal_ends_it_although_a_dialog_of_the_start_is_open(
    start: Start, place: DataDir, tmp_path: Path
) -> None:
    file = tmp_path / "partly.readyroom"
    _, data = add_game(DataDir(tmp_path / "elsewhere"))
    impossible = b'{"action":{"type":"EndTurn"},"by":"gold","kind":""}'
    file.write_bytes(data.replace(b'"actions": []', b'"actions": [' + impossible + b"]"))
    place.prepare()
    Database(place).close()
    process = start(str(file))
    wait_until(lambda: titles(place) == ["Saturday"])
    time.sleep(1)  # For the dialog to come up, which nothing tells this process.
    process.terminate()
    assert process.wait(PATIENCE) == 0


def test_a_second_start_hands_its_file_to_the_first_and_ends(
    start: Start, place: DataDir, tmp_path: Path
) -> None:
    file = tmp_path / "given.readyroom"
    _, data = add_game(DataDir(tmp_path / "elsewhere"))
    file.write_bytes(data)
    first = start()
    wait_until(lambda: up(place))
    second = start(str(file))
    assert second.wait(PATIENCE) == 0
    wait_until(lambda: titles(place) == ["Saturday"])
    assert first.poll() is None
    first.terminate()
    assert first.wait(PATIENCE) == 0


def titles(place: DataDir) -> list[str]:
    with closing(sqlite3.connect(place.database)) as connection:
        return [title for (title,) in connection.execute("SELECT title FROM games")]


def test_it_starts_although_no_trace_of_a_crash_can_be_kept(start: Start, place: DataDir) -> None:
    place.prepare()
    (place.logs / "faults.log").mkdir()
    process = start()
    wait_until(lambda: up(place))
    process.terminate()
    assert process.wait(PATIENCE) == 0
    assert "No traces of crashes" in log_path(place).read_text(encoding="utf-8")


def test_a_library_of_a_newer_program_is_refused_with_a_sentence(
    start: Start, place: DataDir
) -> None:
    add_game(place)
    with closing(sqlite3.connect(place.database)) as connection:
        connection.execute("PRAGMA user_version=99000")
    process = start()
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "written by a newer Ready Room" in told
    assert "Traceback" not in told


def test_what_was_open_is_opened_again(start: Start, place: DataDir) -> None:
    game_id, _ = add_game(place)
    with Database(place) as database:
        from msgspec.structs import replace

        store = SettingsStore(database)
        store.save(replace(store.load()[0], open_games=(game_id,)))
    process = start()
    wait_until(lambda: up(place))
    process.terminate()
    assert process.wait(PATIENCE) == 0
    with Database(place) as database:
        assert SettingsStore(database).load()[0].open_games == (game_id,)
        assert Library(database).thumbnail(game_id) is not None


def test_a_damaged_library_is_rescued_and_that_is_told(place: DataDir) -> None:
    add_game(place)
    with Database(place) as database:
        database.backups.make(place.database, even_if_recent=True)
    place.database.write_bytes(b"nothing but dust" * 300)
    database, told = open_library(place)
    with database:
        assert [row.title for row in Library(database).games()] == ["Saturday"]
    assert "damaged" in told[0].source
    assert any("Games saved" in text.source for text in told)


def test_an_index_that_the_start_does_not_look_through_is_made_anew_in_idle_time(
    start: Start, place: DataDir
) -> None:
    game_id, _ = add_game(place)
    with Database(place) as database:
        library = Library(database)
        for ply in range(8):
            library.append(game_id, ply, b"{}", by="gold")
        library.set_bookmark(game_id, 7, "Here")
    damage_index(place.database)
    process = start()
    wait_until(lambda: not odd_indexes(place.database))
    process.terminate()
    assert process.wait(PATIENCE) == 0
    with Database(place) as database:
        assert database.problems() == []
    assert "Damaged indexes: bookmarks" in (place.logs / "readyroom.log").read_text("utf-8")


def test_a_library_that_has_vanished_is_told_of_when_there_are_backups(place: DataDir) -> None:
    add_game(place)
    with Database(place) as database:
        database.backups.make(place.database, even_if_recent=True)
    place.database.unlink()
    database, told = open_library(place)
    database.close()
    assert "Backups are there" in told[1].source


def test_the_log_file_is_in_the_data_directory(start: Start, place: DataDir) -> None:
    process = start()
    wait_until(lambda: up(place))
    process.terminate()
    process.wait(PATIENCE)
    assert "Ready Room" in log_path(place).read_text(encoding="utf-8")


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_file_of_a_second_start_waits_until_no_dialog_is_open(
    place: DataDir, tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    """The dialog may ask about the game that would be put away."""
    file = tmp_path / "given.readyroom"
    file.write_bytes(add_game(DataDir(tmp_path / "elsewhere"))[1])
    place.prepare()
    with InstanceLock(place) as lock:
        program = Program(qapp, place, lock)
        program.window.show()
        dialog = QDialog(program.window)
        dialog.open()
        calls = ThreadPoolExecutor(1)
        heard = calls.submit(call_running, place, (str(file),))
        qtbot.waitUntil(heard.done)
        assert heard.result()
        assert titles(place) == []
        dialog.close()
        qtbot.waitUntil(lambda: titles(place) == ["Saturday"])
        calls.shutdown()
        program.window.close()
        program.finish()


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_file_that_the_desktop_asks_for_is_opened(
    place: DataDir, tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    file = tmp_path / "given.readyroom"
    file.write_bytes(add_game(DataDir(tmp_path / "elsewhere"))[1])
    place.prepare()
    with InstanceLock(place) as lock:
        program = Program(qapp, place, lock)
        program.window.show()
        program.open_soon(str(file))
        qtbot.waitUntil(lambda: titles(place) == ["Saturday"])
        program.window.close()
        program.finish()


def test_the_event_of_macos_names_the_file_to_open() -> None:
    # There can be one application in a process.
    code = (
        "from PySide6.QtCore import QCoreApplication\nfrom PySide6.QtGui import QFileOpenEvent\n"
        "from desktop.app import make_application\n"
        "application = make_application()\napplication.file_wanted.connect(print)\n"
        "QCoreApplication.sendEvent(application, QFileOpenEvent('/games/zażółć.readyroom'))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"},
        check=True,
    )
    assert done.stdout.strip() == "/games/zażółć.readyroom"
