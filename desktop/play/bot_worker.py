"""The program's end of the process that thinks: started when needed, and again after a crash."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from desktop.play.thinking import Asked, Found, Rein, ThinkingFailed
from desktop.play.wire import Ask, Failed, FromProcess, Pull, ToProcess, receive, send
from desktop.rules.core import T

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Sequence

SWITCH = "--think"
"""What a frozen program is started with to be that process instead of opening a window."""


def usual_command() -> tuple[str, ...]:
    """Return how to start the process from a frozen program, else from a Python."""
    if getattr(sys, "frozen", False):
        return (sys.executable, SWITCH)
    return (sys.executable, "-m", "desktop.play.thinker_process")


class BotWorker:
    """A process that thinks for computer players, one question at a time.

    ``ask`` and the reins never wait for the thinker and may be called from the window's thread.
    ``result`` waits: call it from a small thread, or once ``fileno`` is readable.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._command = tuple(command or usual_command())
        self._process: subprocess.Popen[bytes] | None = None
        self._number = 0
        self._answered = 0
        self._lock = threading.Lock()
        self._reading = threading.Lock()

    def ask(self, question: Asked) -> None:
        """Have the process think about a question; one that is still open is given up.

        Raises :class:`ThinkingFailed` if the process cannot be started.
        """
        with self._lock:
            self._number += 1
            message = Ask(self._number, question)
            if not self._send(message):
                self._discard()
                self._start()
                if not self._send(message):
                    raise _died("it ended at once")

    def pull(self, rein: Rein) -> None:
        """Pause, resume, step, hurry or stop the thinking, as :class:`Rider` does.

        A pause is for this process: one that is started later knows nothing of it.
        """
        with self._lock:
            self._send(Pull(rein))

    def result(self) -> Found | None:
        """Wait for the answer to the last question; ``None`` if it was stopped or given up.

        Raises :class:`ThinkingFailed` if there is none; the question may be asked again.
        """
        with self._reading:
            number = self._number
            # An answer is given once: who comes second would wait for ever.
            reply = None if number == self._answered else self._reply(number)
            self._answered = number
        if isinstance(reply, Failed):
            raise ThinkingFailed(reply.text, reply.detail)
        return None if reply is None else reply.answer

    def _reply(self, number: int) -> FromProcess | None:
        while (process := self._process) is not None:
            data = _read(process)
            if data is None:
                self._mourn(process)
                return None
            reply: FromProcess = msgspec.msgpack.decode(data, type=FromProcess)
            if reply.number == number:
                return reply
        return None

    def fileno(self) -> int:
        """Return the descriptor that becomes readable with an answer, or when the process ends.

        Raises ``LookupError`` before the first question.
        """
        if self._process is None or self._process.stdout is None:
            raise LookupError("The process has not been started yet.")
        return self._process.stdout.fileno()

    def close(self) -> None:
        """End the process; whoever waits for a result gets ``None``."""
        with self._lock:
            self._discard()

    def _discard(self) -> int:
        """End the process if there is one, and return its exit code."""
        process, self._process = self._process, None
        if process is None:
            return 0
        process.kill()
        code = process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                # What it did not take any more is left in the buffer.
                with contextlib.suppress(OSError):
                    pipe.close()
        return code

    def _mourn(self, process: subprocess.Popen[bytes]) -> None:
        """Raise because the process ended, unless it was ended on purpose."""
        with self._lock:
            if self._process is process:
                raise _died(f"exit code {self._discard()}")

    def _send(self, message: ToProcess) -> bool:
        """Write to the process, if there is one that listens."""
        if self._process is None or self._process.stdin is None:
            return False
        try:
            send(self._process.stdin, message)
        except OSError:
            return False
        return True

    def _start(self) -> None:
        # Loaded when a computer player is first asked: a game may have none.
        import subprocess

        # Wherever the program was started: the process has to find the same package.
        package = str(Path(__file__).resolve().parents[2])
        paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise _died(str(error)) from error


def _read(process: subprocess.Popen[bytes]) -> bytes | None:
    """Return the next message of the process; ``None`` if it has gone."""
    if process.stdout is None:
        return None
    try:
        return receive(process.stdout)
    except ValueError:
        # The pipe was closed between two reads.
        return None


def _died(detail: str) -> ThinkingFailed:
    return ThinkingFailed(
        T("play", "The computer player's process ended unexpectedly. Let it try again."), detail
    )
