"""What must be right before a window can open: Python, PySide, system libraries, a display.

Qt ends the process when one of the last two is missing, so they are asked about first. Only the
standard library is used until Qt is known to load, and nothing newer than Python 3.8, so that
an old Python gets the sentence too. The sentences are English: no translation is loaded yet.

Run as a program, it lists the Debian packages that are missing, one a line.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

OLDEST_PYTHON = (3, 11)
OLDEST_PYSIDE = (6, 10)

# Each library that Qt's own files are linked with, and the Debian package that holds it. The
# first table is needed for any use of Qt, and to compile the translations.
BASE = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libstdc++.so.6": "libstdc++6",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}


class CannotStart(Exception):
    """A reason not to start, as one sentence that says what to do."""


def require_python(python: tuple[int, int] = sys.version_info[:2]) -> None:
    """Refuse a Python that is too old."""
    if python < OLDEST_PYTHON:
        raise CannotStart(
            f"Ready Room needs Python {_dotted(OLDEST_PYTHON)} or newer, and this is Python "
            f"{_dotted(python)}: start it with a newer one."
        )


def require_pyside(pyside: tuple[int, int], python: tuple[int, int]) -> None:
    """Refuse a PySide that is too old, or that does not work with this Python."""
    advice = 'install a fitting one with: python -m pip install "PySide6-Essentials>=6.10,<6.12"'
    if pyside < OLDEST_PYSIDE:
        raise CannotStart(
            f"Ready Room needs PySide {_dotted(OLDEST_PYSIDE)} or newer, and this is PySide "
            f"{_dotted(pyside)}: {advice}"
        )
    # From 6.12 on its wheels no longer count their references to None, which Python keeps
    # counting up to 3.11: after enough calls the interpreter ends.
    if pyside >= (6, 12) and python < (3, 12):
        raise CannotStart(
            f"PySide {_dotted(pyside)} does not work with Python {_dotted(python)}: {advice}"
        )


def require_qt() -> None:
    """Refuse when Qt's windows cannot be loaded, displayed or not."""
    try:
        import PySide6
    except ModuleNotFoundError:
        raise CannotStart(
            "PySide is not installed for this Python: "
            "install Ready Room with what it needs with: python -m pip install ."
        ) from None
    require_pyside(PySide6.__version_info__[:2], sys.version_info[:2])
    try:
        import PySide6.QtWidgets
    except ImportError as fault:
        raise CannotStart(_why_not_loaded("Qt", str(fault), BASE)) from fault


def require_display() -> None:
    """Refuse when Qt can be loaded but has no display to open a window on."""
    require_qt()
    if sys.platform != "linux":
        return
    platforms = wanted_platforms(os.environ)
    if not platforms:
        raise CannotStart(
            "There is no display to open a window on, neither DISPLAY nor WAYLAND_DISPLAY is set: "
            "start Ready Room from a desktop session."
        )
    # Qt tries them in this order and is content with the first that works.
    faults = [_fault(platform) for platform in platforms]
    if None not in faults:
        raise CannotStart(faults[-1])


def wanted_platforms(environment: Mapping[str, str]) -> list[str]:
    """Return the ways to a screen that Qt is going to try, in its order."""
    asked = environment.get("QT_QPA_PLATFORM", "")
    if asked:
        return [name.partition(":")[0] for name in asked.split(";")]
    platforms = []
    if "WAYLAND_DISPLAY" in environment or environment.get("XDG_SESSION_TYPE") == "wayland":
        platforms.append("wayland")
    if environment.get("DISPLAY"):
        platforms.append("xcb")
    return platforms


def missing_packages(environment: Mapping[str, str]) -> list[str]:
    """Return the Debian packages that Qt lacks here, for the ways to a screen it would try."""
    # Without a session nothing says which screen comes later: X11 serves most.
    platforms = wanted_platforms(environment) or ["xcb"]
    libraries = {name: held_by for each in platforms for name, held_by in _libraries(each).items()}
    return [libraries[name] for name in _not_loadable(libraries)]


def _libraries(platform: str) -> dict[str, str]:
    """Return what Qt needs from the system for that way to a screen, and the packages of it."""
    if platform == "xcb":
        return {**BASE, **X11}
    return {**BASE, **WAYLAND} if platform.startswith("wayland") else BASE


def _fault(platform: str) -> str | None:
    """Return why Qt cannot use that platform, or None when it can."""
    from PySide6.QtCore import QLibraryInfo

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    plugin = plugins / f"libq{'wayland' if platform.startswith('wayland') else platform}.so"
    if not plugin.exists():
        return (
            f'QT_QPA_PLATFORM asks for "{platform}", which Qt does not have here: '
            "unset it, or set it to xcb, wayland or offscreen."
        )
    try:
        ctypes.CDLL(str(plugin))
    except OSError as fault:
        return _why_not_loaded(plugin.name, str(fault), _libraries(platform))
    if platform == "xcb" and not _x_server_answers():
        return _no_answer("DISPLAY", os.environ.get("DISPLAY", ""))
    if platform.startswith("wayland") and not _wayland_answers(os.environ):
        return _no_answer("WAYLAND_DISPLAY", os.environ.get("WAYLAND_DISPLAY", ""))
    return None


def _x_server_answers() -> bool:
    """Return whether a connection to the X server of this session can be made."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    answers: bool = xcb.xcb_connection_has_error(connection) == 0
    xcb.xcb_disconnect(connection)
    return answers


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    """Return whether a connection to the Wayland server of this session can be made."""
    import socket

    if "WAYLAND_SOCKET" in environment:
        return True  # A connection that was opened for us; to look would be to use it up.
    address = Path(environment.get("XDG_RUNTIME_DIR", "/"))
    address /= environment.get("WAYLAND_DISPLAY", "wayland-0")
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(address))
        except OSError:
            return False
    return True


def _no_answer(variable: str, value: str) -> str:
    return (
        f'The display "{value}" that {variable} names cannot be opened: '
        "start Ready Room from a desktop session, or correct the variable."
    )


def _why_not_loaded(user: str, fault: str, libraries: Mapping[str, str]) -> str:
    """Return the sentence for a loader's complaint, naming everything that is missing."""
    # The loader names only the first that is missing, and a frozen program's not even that.
    missing = _not_loadable(libraries)
    named = re.match(r"(lib[^:/\s]+\.so[.\d]*): cannot open shared object", fault)
    if named is not None and named[1] not in missing:
        missing.append(named[1])
    if not missing:
        return f"{user} cannot be loaded: {fault}"
    packages = [libraries[name] for name in missing if name in libraries]
    advice = f"with: sudo apt-get install {' '.join(packages)}" if packages else "from your system"
    return f"Qt lacks {', '.join(missing)} here: install what is missing {advice}"


def _not_loadable(libraries: Iterable[str]) -> list[str]:
    """Return those of the libraries which the system cannot load."""
    missing: list[str] = []
    if sys.platform != "linux":
        return missing  # There, Qt brings along what it needs.
    for name in libraries:
        try:
            ctypes.CDLL(name)
        except OSError:
            missing.append(name)
    return missing


def _dotted(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))


if __name__ == "__main__":
    for package in missing_packages(os.environ):
        print(package)
