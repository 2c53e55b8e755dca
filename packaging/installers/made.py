"""What the frozen program holds that is made for it: what it was built from, licences, icons."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

LICENCES = "desktop/_shared/resources/licences"
"""Where the texts of the licences lie in the frozen program."""

TOP = Path(__file__).resolve().parents[2]

Entry = tuple[str, str, str]
"""A file of the program: its place, where it comes from, its kind."""

MIME_TYPE = "application/x-readyroom"
ENDING = "readyroom"
IDENTIFIER = "org.readyroom.ReadyRoom"


def licences(folder: Path) -> list[tuple[str, str]]:
    """Write down the versions of what the program is built from, for its folder of licences."""
    folder.mkdir(parents=True, exist_ok=True)
    names = ("PySide6-Essentials", "shiboken6", "msgspec", "platformdirs", "tomli-w", "pyinstaller")
    lines = [f"Python {platform.python_version()}"]
    lines += [f"{name} {metadata.version(name)}" for name in names]
    file = folder / "built-from.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [(str(file), LICENCES)]


KEPT_BY = """
from desktop import catalogue
from desktop.paint.factions import factions
from desktop.rules.games import GAMES
for key in GAMES:
    catalogue.open_game(key)
factions()
"""


def kept(folder: Path) -> list[tuple[str, str]]:
    """Make what is kept of the files that games consist of, each with its place in the program.

    A start cannot: where the program lies, nobody may write.
    """
    environment = {key: os.environ[key] for key in os.environ if key != "PYTHONDONTWRITEBYTECODE"}
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(
        [sys.executable, "-c", KEPT_BY],
        cwd=TOP,
        env=environment | {"PYTHONPYCACHEPREFIX": str(folder), "PYTHONPATH": str(TOP)},
        check=True,
    )
    top = folder / TOP.relative_to(TOP.anchor)
    made = (file for file in (top / "desktop").rglob("*") if file.is_file())
    return [
        (str(file), f"{file.parent.relative_to(top).as_posix()}/__pycache__")
        for file in sorted(made)
        if file.suffix != ".pyc"
    ]


def licences_of_system(binaries: list[Entry], folder: Path) -> list[Entry]:
    """Return the licences of the libraries that come from this Debian's packages."""
    if shutil.which("dpkg") is None:
        print("No dpkg here: the licences of the system's libraries have to be added by hand.")
        return []
    folder.mkdir(parents=True, exist_ok=True)
    packages = {package for _, source, _ in binaries for package in _packages_of(Path(source))}
    entries = []
    for package in sorted(packages):
        text = Path("/usr/share/doc") / package / "copyright"
        if not text.exists():
            raise SystemExit(f"The licence of {package} is not in {text}.")
        # A copy: many of them are links to one another.
        copy = folder / f"{package}.txt"
        copy.write_bytes(text.read_bytes())
        entries.append((f"{LICENCES}/system/{copy.name}", str(copy), "DATA"))
    return entries


def _packages_of(source: Path) -> set[str]:
    """Return the Debian packages that hold a file; none if it comes from elsewhere."""
    if not source.is_absolute() or not str(source).startswith(("/lib", "/usr/lib")):
        return set()
    # Merged /usr: packages may still name the older place.
    names = {str(source), str(source.resolve())}
    names |= {name.removeprefix("/usr") for name in names}
    done = subprocess.run(
        ["dpkg", "-S", *sorted(names)], capture_output=True, text=True, check=False
    )
    return {
        owner.partition(":")[0]
        for line in done.stdout.splitlines()
        for owner in line.partition(": ")[0].split(", ")
    }


def drawings(folder: Path) -> Path:
    """Draw the icons into a folder below that one, unless they are there, and return it."""
    icons = folder / "icons"
    packaging = Path(__file__).resolve().parents[1]
    # A process of its own: PyInstaller's must not load Qt.
    subprocess.run(
        [sys.executable, "-m", "installers.icons", str(icons)],
        env=os.environ
        | {
            "PYTHONPATH": os.pathsep.join([str(packaging), str(packaging.parent)]),
            "QT_QPA_PLATFORM": "offscreen",
        },
        check=True,
    )
    return icons


def program_icon(folder: Path) -> str | None:
    """Return the icon that goes into the program itself; Linux knows no such thing."""
    ending = {"Windows": "ico", "Darwin": "icns"}.get(platform.system())
    if ending is None:
        return None
    return str(drawings(folder) / f"readyroom.{ending}")


def document_icon(folder: Path) -> str:
    """Return the icon of a game's file on macOS."""
    return str(drawings(folder) / "document.icns")


def windows_version(folder: Path, version: str) -> str:
    """Write what Windows shows as the details of the program, and return the file."""
    numbers = [int(part) for part in version.split(".") if part.isdigit()]
    four = (*numbers, 0, 0, 0, 0)[:4]
    words = {
        "CompanyName": "Ready Room contributors",
        "FileDescription": "Ready Room",
        "FileVersion": version,
        "LegalCopyright": "Copyright (c) 2026 Ready Room contributors, MIT licence",
        "OriginalFilename": "readyroom.exe",
        "ProductName": "Ready Room",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    file = folder / "version.txt"
    file.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0,"
        " OS=0x40004, fileType=0x1, subtype=0x0), kids=[StringFileInfo([StringTable('040904B0',"
        f" [{strings}])]), VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n",
        encoding="utf-8",
    )
    return str(file)


def information_for_macos() -> dict[str, Any]:
    """Return what goes into Info.plist besides what PyInstaller writes there."""
    kind = f"{IDENTIFIER}.game"
    return {
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Ready Room game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "document.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": "Ready Room game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "document.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [ENDING],
                    "public.mime-type": MIME_TYPE,
                },
            }
        ],
        "CFBundleLocalizations": ["en", "pl"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Copyright (c) 2026 Ready Room contributors, MIT licence",
    }
