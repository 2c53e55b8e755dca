"""A screen without a monitor, and a person without hands: Xvfb and xdotool."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from installers.debian_root import Failed, call

T = TypeVar("T")

SIZE = "1366x768x24"
PATIENCE = 90.0
"""Seconds for which something is awaited, on a machine that may be busy."""


class Screen:
    """An X server of its own; programs in a chroot reach it, as it listens without a file."""

    def __init__(self) -> None:
        near, far = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(far), "-screen", "0", SIZE, "-nolisten", "tcp", "-ac"],
            pass_fds=[far],
            stderr=subprocess.DEVNULL,
        )
        os.close(far)
        with os.fdopen(near) as told:
            self.name = f":{told.readline().strip()}"
        if self.name == ":":
            raise Failed("Xvfb does not start")

    def close(self) -> None:
        """Put it away."""
        self._server.terminate()
        self._server.wait()

    def window(self) -> str:
        """Return the window that is shown, once one is."""

        def look() -> str:
            found = self._xdotool("search", "--onlyvisible", "--classname", "^readyroom$")
            return found.split()[0] if found else ""

        return wait_for(look, "no window was shown")

    def press(self, key: str) -> None:
        """Press a key in the window."""
        # There is no window manager that would give it the keyboard.
        self._xdotool("windowfocus", "--sync", self.window())
        self._xdotool("key", key)

    def picture(self, file: Path) -> None:
        """Write what is on the screen into a file."""
        file.parent.mkdir(parents=True, exist_ok=True)
        call("import", "-display", self.name, "-window", "root", str(file))

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=os.environ | {"DISPLAY": self.name},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.strip()


def wait_for(look: Callable[[], T], complaint: str) -> T:
    """Return what is there once there is something; raises ``Failed``."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise Failed(complaint)
