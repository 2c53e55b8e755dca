"""The installer for Windows, made by NSIS from the folder of the frozen program.

NSIS runs on every system: where it is not Windows, a stand-in for the program shows that the
script compiles.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from installers import made
from installers.frozen import TOP

SCRIPT = TOP / "packaging" / "windows" / "installer.nsi"
USUAL_PLACES = (r"C:\Program Files (x86)\NSIS\makensis.exe", r"C:\Program Files\NSIS\makensis.exe")


def make(frozen: Path, work: Path, target: Path, version: str) -> list[Path]:
    """Make the installer of a frozen program in a folder."""
    compiler = makensis()
    if compiler is None:
        raise SystemExit(
            f"The folder {frozen} is ready. For the installer, install NSIS 3 (https://nsis."
            "sourceforge.io) and run: packaging/build --keep-frozen"
        )
    icons = made.drawings(work)
    # Windows shows the texts in its own way of ending lines.
    terms = work / "licence.txt"
    text = (TOP / "LICENSE").read_text(encoding="utf-8")
    terms.write_text(text, encoding="utf-8-sig", newline="\r\n")
    setup = target / f"readyroom-{version}-setup.exe"
    contents = work / "installed.nsh"
    contents.write_text(removal_of(frozen), encoding="utf-8-sig", newline="\r\n")
    words = {
        "VERSION": version,
        "FOUR": ".".join((version.split(".") + ["0"] * 4)[:4]),
        "PROGRAM": str(frozen),
        "ICONS": str(icons),
        "TERMS": str(terms),
        "REMOVAL": str(contents),
        "SETUP": str(setup),
        "MIME": made.MIME_TYPE,
    }
    sign = "/" if sys.platform == "win32" else "-"
    done = subprocess.run(
        [
            *(compiler, f"{sign}V2", f"{sign}WX", f"{sign}INPUTCHARSET", "UTF8"),
            *(f"{sign}D{name}={value}" for name, value in words.items()),
            str(SCRIPT),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"The installer cannot be made: {done.stdout}{done.stderr}")
    return [setup]


def makensis() -> str | None:
    """Return NSIS's compiler, if it is installed."""
    found = shutil.which("makensis")
    return found or next((place for place in USUAL_PLACES if Path(place).exists()), None)


def removal_of(frozen: Path) -> str:
    """Return the commands that remove the program's files, and folders only if they are empty.

    A folder is never removed with what is in it: somebody may have chosen one that holds other
    things, or put something there.
    """
    files = sorted(file for file in frozen.rglob("*") if not file.is_dir())
    folders = sorted((file for file in frozen.rglob("*") if file.is_dir()), reverse=True)
    lines = [f'Delete "$INSTDIR\\{_place(file, frozen)}"' for file in files]
    lines += [f'RMDir "$INSTDIR\\{_place(folder, frozen)}"' for folder in folders]
    return "\n".join(lines) + "\n"


def _place(file: Path, frozen: Path) -> str:
    # A $ would be read as the name of a variable.
    return "\\".join(file.relative_to(frozen).parts).replace("$", "$$")
