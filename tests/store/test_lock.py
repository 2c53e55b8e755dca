"""One program for a data directory, and how a second start speaks to the first."""

import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from desktop.store.errors import AlreadyRunning
from desktop.store.lock import InstanceLock, Message, call_running
from desktop.store.paths import DataDir

HOLDER = """
import sys, time
from pathlib import Path
from desktop.store.lock import InstanceLock
from desktop.store.paths import DataDir
lock = InstanceLock(DataDir(Path(sys.argv[1])))
print("held", flush=True)
sys.stdin.read()
"""


def call_in_background(place: DataDir, *paths: str) -> tuple[threading.Thread, list[bool]]:
    heard: list[bool] = []
    thread = threading.Thread(target=lambda: heard.append(call_running(place, paths)))
    thread.start()
    return thread, heard


def test_a_second_lock_on_the_same_directory_is_refused(place: DataDir) -> None:
    with InstanceLock(place), pytest.raises(AlreadyRunning, match="already running"):
        InstanceLock(place)
    InstanceLock(place).release()


def test_other_directories_are_free(place: DataDir, tmp_path: Path) -> None:
    with InstanceLock(place), InstanceLock(DataDir(tmp_path)):
        pass


def test_a_second_start_is_heard_and_what_it_wants_opened_arrives(place: DataDir) -> None:
    with InstanceLock(place) as lock:
        caller, heard = call_in_background(place, "/games/zażółć.readyroom", "/b")
        readable, _, _ = select.select([lock], [], [], 10)
        assert readable == [lock]
        assert lock.receive() == [Message(open=("/games/zażółć.readyroom", "/b"))]
        caller.join()
    assert heard == [True]


def test_nobody_waiting_is_no_message(place: DataDir) -> None:
    with InstanceLock(place) as lock:
        assert lock.receive() == []


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b'{"word":"guessed","open":["/x"]}\n',
        b'{"open":[1]}\n',
        b"\xff" * 100_000,
    ],
)
def test_a_caller_without_the_secret_word_is_not_heard(place: DataDir, said: bytes) -> None:
    with InstanceLock(place) as lock:
        port = json.loads(place.endpoint.read_text())["port"]
        with socket.create_connection(("127.0.0.1", port)) as caller:
            caller.sendall(said)
            caller.shutdown(socket.SHUT_WR)
            select.select([lock], [], [], 10)
            assert lock.receive() == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no permission bits")
def test_the_secret_word_is_for_the_user_alone(place: DataDir) -> None:
    with InstanceLock(place):
        assert place.endpoint.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "content", [None, b"", b"junk", b'{"port":1,"word":"x"}', b'{"port":99999999,"word":"x"}']
)
def test_a_call_that_nobody_can_hear_says_so(place: DataDir, content: bytes | None) -> None:
    if content is not None:
        place.endpoint.write_bytes(content)
    assert not call_running(place, ())


def test_a_program_that_does_not_answer_is_given_up(place: DataDir) -> None:
    with InstanceLock(place):
        assert not call_running(place, (), patience=0.05)


def test_a_killed_program_leaves_no_lock(place: DataDir) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(place.root)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(AlreadyRunning):
            InstanceLock(place)
        os.kill(holder.pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        holder.wait()
    with InstanceLock(place) as lock:
        caller, heard = call_in_background(place)
        select.select([lock], [], [], 10)
        assert lock.receive() == [Message()]
        caller.join()
    assert heard == [True]
