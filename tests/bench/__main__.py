"""Print every figure beside its yardstick and its goal: ``python -m tests.bench [part ...]``.

Each part runs in a process of its own, so that none warms up or fattens another.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec

from tests.bench.figures import Figure, table

PARTS = ("rules", "saves", "board", "sharp_board", "table", "start")
SCALES = {"sharp_board": {"QT_SCALE_FACTOR": "2"}}
"""Parts that are measured at another pixel density than 1."""
TOP = Path(__file__).resolve().parents[2]


def main(arguments: list[str]) -> int:
    """Measure the parts that are named, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("part", nargs="*", choices=[[], *PARTS], help="what to measure")
    parser.add_argument("--raw", action="store_true", help="print JSON, for the calling process")
    chosen = parser.parse_args(arguments)
    parts = tuple(chosen.part) or PARTS
    if chosen.raw:
        figures = [figure for part in parts for figure in _measured(part)]
        sys.stdout.buffer.write(msgspec.json.encode(figures))
        return 0
    measured = {part: _in_process_of_its_own(part) for part in parts}
    whole = table([figure for figures in measured.values() for figure in figures or ()])
    sys.stdout.write(f"{whole}\n")
    return 0 if None not in measured.values() else 1


def _measured(part: str) -> list[Figure]:
    measured: list[Figure] = import_module(f"tests.bench.{part}").figures()
    return measured


def _in_process_of_its_own(part: str) -> list[Figure] | None:
    """Return the figures of a part; ``None`` if it failed, which its process has told."""
    sys.stderr.write(f"measuring: {part}\n")
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench", "--raw", part],
        cwd=TOP,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"} | SCALES.get(part, {}),
        stdout=subprocess.PIPE,
        check=False,
    )
    if done.returncode:
        return None
    return msgspec.json.decode(done.stdout, type=list[Figure])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
