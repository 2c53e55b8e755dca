"""The program as it is started: its version without a screen, its refusal in one line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import desktop

TOP = Path(__file__).resolve().parent.parent


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Return what the program did when started where there is no display."""
    of_a_session = ("DISPLAY", "QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE")
    return subprocess.run(
        [sys.executable, "-m", "desktop", *arguments],
        cwd=TOP,
        env={name: value for name, value in os.environ.items() if name not in of_a_session},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_version_is_told_without_a_display() -> None:
    run = started("--version")
    assert (run.returncode, run.stderr) == (0, "")
    assert desktop.__version__ in run.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a display")
def test_without_a_display_the_program_refuses_in_one_line() -> None:
    run = started()
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("There is no display to open a window on")
    assert run.stderr.count("\n") == 1
