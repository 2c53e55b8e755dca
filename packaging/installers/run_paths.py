"""Paths of the machine that built the program, taken out of its libraries on Linux.

A Python that was built from source writes into its libraries where it lies, and the loader would
look there on every other machine too. The path is exchanged for "the folder of the library".
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

OWN_FOLDER = b"$ORIGIN\0"


def clean(folder: Path) -> None:
    """Take such paths out of every library in a folder."""
    for file in folder.rglob("*.so*"):
        if file.is_symlink() or not file.is_file():
            continue
        path = run_path(file)
        if path.startswith("/"):
            _exchange(file, path.encode())


def run_path(file: Path) -> str:
    """Return where a library has the loader look for others; empty if it does not say."""
    told = subprocess.run(["readelf", "-dW", str(file)], capture_output=True, text=True, check=True)
    match = re.search(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]", told.stdout)
    return match[1] if match else ""


def _exchange(file: Path, path: bytes) -> None:
    data = file.read_bytes()
    held = b"\0" + path + b"\0"
    # What follows in its place stays: other names may end in the same letters.
    if data.count(held) != 1 or len(path) < len(OWN_FOLDER):
        raise SystemExit(f"{file.name} looks for libraries in {path.decode()}, which is kept.")
    start = data.index(held) + 1
    file.write_bytes(data[:start] + OWN_FOLDER + data[start + len(OWN_FOLDER) :])
