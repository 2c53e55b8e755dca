"""The frozen program: made by PyInstaller, and looked at before it goes into a package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from installers import run_paths
from installers.bundle import GPL_ONLY, PLUGINS, QT_MODULES, qt_module

TOP = Path(__file__).resolve().parents[2]

AS_IT_IS = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
"""Has PyInstaller press no module: a start unpacks none, and the packages press them far better."""

NEEDED = ("ready-room.txt", "lgpl-3.txt", "gpl-3.txt", "qt.txt", "qt-parts.txt", "python.txt")
"""Licences without which nothing is handed on; with others.txt and built-from.txt."""


def freeze(work: Path, target: Path) -> Path:
    """Have PyInstaller make the program in a folder, and return what it made."""
    name = "Ready Room.app" if sys.platform == "darwin" else "readyroom"
    shutil.rmtree(target / name, ignore_errors=True)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", str(target), "--workpath", str(work)),
            str(TOP / "packaging" / "readyroom.spec"),
        ],
        env=os.environ | AS_IT_IS,
        check=False,
    )
    if done.returncode:
        raise SystemExit("PyInstaller could not freeze the program: it says why above.")
    if sys.platform == "linux":
        run_paths.clean(target / name)
    return target / name


def program_of(frozen: Path) -> Path:
    """Return the file that starts the frozen program."""
    if frozen.suffix == ".app":
        return frozen / "Contents" / "MacOS" / "readyroom"
    return frozen / ("readyroom.exe" if sys.platform == "win32" else "readyroom")


def faults(frozen: Path) -> list[str]:
    """Return what is wrong with a frozen program's files; nothing if it may be handed on."""
    files = [file for file in frozen.rglob("*") if file.is_file() or file.is_symlink()]
    found = [fault for file in files if (fault := _fault(file.relative_to(frozen).as_posix()))]
    names = {file.name for file in files if "licences" in file.parts}
    found += [
        f"the licence {name} is missing"
        for name in (*NEEDED, "others.txt", "built-from.txt")
        if name not in names
    ]
    found += ["the licence of the fonts is missing"] * all(f.name != "OFL.txt" for f in files)
    found += [f"{file} leads nowhere" for file in files if not file.exists()]
    return found


def _fault(name: str) -> str:
    """Return why a file may not be there; nothing if it may."""
    place = Path(name)
    for module in GPL_ONLY:
        if module.lower() in place.name.lower() and "Qt" in name:
            return f"{name} is under the GPL only"
    kind = place.parent.name
    if place.parent.parent.name == "plugins":
        stem = place.name.partition(".")[0].removeprefix("lib")
        if stem not in PLUGINS.get(kind, set()):
            return f"the plugin {name} is not used"
    module_of = qt_module(name)
    if module_of is not None and module_of not in QT_MODULES:
        return f"{name} is a module of Qt that is not used"
    return ""


def size(folder: Path) -> int:
    """Return the bytes of everything in a folder."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())


def try_out(frozen: Path) -> None:
    """Let the frozen program test itself, with no Python or checkout to fall back on."""
    kept = ("SYSTEMROOT", "TEMP", "TMP", "PATH", "HOME", "USERPROFILE")
    done = subprocess.run(
        [str(program_of(frozen)), "doctor", "--self-test"],
        env={name: os.environ[name] for name in kept if name in os.environ},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"The frozen program does not work:\n{done.stdout}{done.stderr}")
