"""The steps of `packaging/build`, in the Python that has PyInstaller and Qt."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop import __version__
from installers import frozen
from installers.frozen import TOP

MIB = 2**20


def main(arguments: list[str]) -> int:
    """Make the packages for this system."""
    parser = argparse.ArgumentParser(
        prog="packaging/build", description="Make the packages of Ready Room for this system."
    )
    parser.add_argument(
        "--into", type=Path, default=TOP / "dist", metavar="DIR", help="where they go (dist)"
    )
    parser.add_argument(
        "--only-freeze", action="store_true", help="make and try out the frozen program alone"
    )
    parser.add_argument(
        "--keep-frozen", action="store_true", help="take the frozen program that is there already"
    )
    asked = parser.parse_args(arguments)
    target, work = asked.into.absolute(), TOP / "build"
    target.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    program = target / ("Ready Room.app" if sys.platform == "darwin" else "readyroom")
    if not asked.keep_frozen or not program.exists():
        with _timed("frozen"):
            program = frozen.freeze(work, target)
    with _timed("looked through and tried out"):
        faults = frozen.faults(program)
        if faults:
            print("The frozen program must not be handed on:", *faults, sep="\n- ")
            return 1
        frozen.try_out(program)
    _tell(program, frozen.size(program))
    if not asked.only_freeze:
        with _timed("packed"):
            packages = make_packages(program, work, target)
        for package in packages:
            _tell(package, package.stat().st_size)
    print(f"All of it took {time.monotonic() - begun:.0f} s (goal G22: 90 s on an idle machine).")
    return 0


def make_packages(program: Path, work: Path, target: Path) -> list[Path]:
    """Make what this system installs programs from."""
    if sys.platform == "win32":
        from installers import windows

        return windows.make(program, work, target, __version__)
    if sys.platform == "darwin":
        from installers import macos

        return macos.make(program, work, target, __version__)
    from installers import linux

    return linux.make(program, work, target, __version__)


GOALS = {".deb": 26, ".exe": 35, ".dmg": 70}
"""The most MiB that a package may have without the art: G20 and G21."""


def _tell(made: Path, size: int) -> None:
    goal = GOALS.get(made.suffix)
    beside = f" (goal: {goal} MiB and the art)" if goal and made.is_file() else ""
    print(f"{made}: {size / MIB:.1f} MiB{beside}")


@contextmanager
def _timed(what: str) -> Iterator[None]:
    begun = time.monotonic()
    yield
    print(f"{what}: {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
