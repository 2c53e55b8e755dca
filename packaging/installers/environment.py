"""What `packaging/build` needs: ./.venv with the extra `packaging`, and some tools of the system.

Only the standard library is used here, and nothing newer than Python 3.11.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

TOP = Path(__file__).resolve().parents[2]

DEBIAN_TOOLS = {
    "as": "binutils",
    "dpkg-deb": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
    "icupkg": "icu-devtools",
    "objdump": "binutils",
    "strip": "binutils",
}
"""What a build on Debian runs, and the packages that hold it."""


def run(arguments: list[str]) -> int:
    """Prepare everything, then run the build with the Python that has it."""
    python = _python()
    if not all(_has(python, module) for module in ("hatchling", "PyInstaller", "PySide6")):
        if {"-h", "--help"} & set(arguments):
            print("(For the options, ./.venv has to be prepared: run it once without --help.)")
            return 0
        _prepare(python)
    if sys.platform == "linux":
        _install(missing_packages(python))
    command = [str(python), "-m", "installers.main", *arguments]
    paths = os.pathsep.join([str(TOP / "packaging"), str(TOP)])
    try:
        return subprocess.run(
            command, cwd=TOP, env=os.environ | {"PYTHONPATH": paths}, check=False
        ).returncode
    except KeyboardInterrupt:
        return 130


def _python() -> Path:
    return TOP / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _has(python: Path, module: str) -> bool:
    if not python.exists():
        return False
    look = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({module!r}) is None)"
    return subprocess.run([str(python), "-c", look], cwd=TOP.parent, check=False).returncode == 0


def _prepare(python: Path) -> None:
    """Make ./.venv with what the program and the build need."""
    if sys.platform == "linux":
        # The same as for a start: it also knows what Debian lacks.
        _shell("prepare program test dev")
    elif not python.exists():
        _call(sys.executable, "-m", "venv", str(TOP / ".venv"))
    print("Installing what makes the packages into ./.venv ...", file=sys.stderr)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    _call(str(python), *pip, "--editable", ".[packaging]")


def missing_packages(python: Path) -> list[str]:
    """Return the Debian packages that the build lacks here: libraries of Qt, and tools."""
    # With the libraries of both kinds of screen, their packages can be named as dependencies.
    libraries = subprocess.run(
        [str(python), "-m", "desktop.preflight"],
        cwd=TOP,
        env=os.environ | {"QT_QPA_PLATFORM": "wayland;xcb"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    tools = {package for tool, package in DEBIAN_TOOLS.items() if which(tool) is None}
    return [*libraries, *sorted(tools)]


def _install(packages: list[str]) -> None:
    if packages:
        _shell(f"install_packages {' '.join(packages)}")


def _shell(command: str) -> None:
    """Run a function of environment.sh; what it says is enough."""
    done = subprocess.run(
        ["sh", "-c", f"set -eu; . packaging/environment.sh; {command}"], cwd=TOP, check=False
    )
    if done.returncode:
        raise SystemExit(done.returncode)


def _call(*command: str) -> None:
    if subprocess.run(command, cwd=TOP, check=False).returncode:
        raise SystemExit(f"This failed: {' '.join(command)}")
