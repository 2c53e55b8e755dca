"""What the frozen program holds: the rules by which `readyroom.spec` leaves files out.

Left out is what Ready Room never loads, which halves the size, and what Qt's licence for its extra
modules would not let it carry. On Linux the libraries that belong to the graphics driver or to the
desktop stay the system's own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from pathlib import PurePath

UNUSED_MODULES = [
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "asyncio",
    "doctest",
    "ftplib",
    "multiprocessing",
    "pdb",
    "pydoc",
    "setuptools",
    "ssl",
    "test",
    "tkinter",
    "unittest",
    "xmlrpc",
]
"""Modules of Python and PySide that something names but nothing of ours imports."""

PLUGINS: dict[str, set[str]] = {
    "egldeviceintegrations": set(),
    "generic": set(),
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "networkinformation": set(),
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "tls": set(),
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-graphics-integration-client": {
        "dmabuf-server",
        "drm-egl-server",
        "qt-plugin-wayland-egl",
        "shm-emulation-server",
        "vulkan-server",
    },
    "wayland-shell-integration": {
        "fullscreen-shell-v1",
        "ivi-shell",
        "qt-shell",
        "wl-shell-plugin",
        "xdg-shell",
    },
    "xcbglintegrations": {"qxcb-egl-integration", "qxcb-glx-integration"},
}
"""What stays of each kind of plugin; of a kind that is not listed, nothing does."""

QT_MODULES = {
    "Core",
    "DBus",
    "Gui",
    "OpenGL",
    "Svg",
    "WaylandClient",
    "Widgets",
    "WlShellIntegration",
    "XcbQpa",
}
"""The libraries of Qt that are used, directly or by a plugin that stays; all are under the LGPL."""

GPL_ONLY = (
    "Charts",
    "CoAP",
    "DataVisualization",
    "Graphs",
    "HttpServer",
    "Insight",
    "Lottie",
    "Mqtt",
    "NetworkAuth",
    "OpcUa",
    "Quick3D",
    "QuickTimeline",
    "ShaderTools",
    "StateMachine",
    "VirtualKeyboard",
    "WaylandCompositor",
)
"""Modules of Qt that only the GPL lets be used: none of them may be in a package."""

# What the GTK theme plugin brought in.
GTK = (
    "libatk",
    "libcairo",
    "libgdk",
    "libgio",
    "libgmodule",
    "libgobject",
    "libgtk",
    "libharfbuzz",
    "libpango",
    "libpixman",
)
SYSTEM_LIBRARIES = (
    "libEGL.so",
    "libGL.so",
    "libX11.so",
    "libdrm.so",
    "libfontconfig.so",
    "libfreetype.so",
    "libwayland-",
    "libxcb.so",
)
SOFTWARE_OPENGL = "opengl32sw"
"""Half of Qt on Windows, and only for programs that draw with OpenGL."""


def is_wanted(name: str, *, linux: bool, qt_translations: Collection[str]) -> bool:
    """Return whether a file, by its place in the program, is one that Ready Room can load."""
    file = PurePath(name)
    if file.parent.parent.name == "plugins":
        return _stem(file) in PLUGINS.get(file.parent.name, set())
    if file.parent.name == "translations" and "PySide6" in file.parts:
        return file.name in qt_translations
    if linux and file.name.startswith((*GTK, *SYSTEM_LIBRARIES)):
        return False
    if file.name.startswith(SOFTWARE_OPENGL):
        return False
    module = qt_module(name)
    return module is None or module in QT_MODULES


def qt_module(name: str) -> str | None:
    """Return the module whose library a file is: ``Core`` for each system's name of Qt Core."""
    file = PurePath(name)
    if file.suffix == ".framework" or ".framework" in name:
        framework = next((p for p in file.parts if p.endswith(".framework")), file.name)
        return framework.removesuffix(".framework").removeprefix("Qt")
    stem = _stem(file)
    if stem.startswith("Qt6"):
        return stem.removeprefix("Qt6")
    return None


def _stem(file: PurePath) -> str:
    """Return a library's name without what systems put around it."""
    return file.name.partition(".")[0].removeprefix("lib")


def reachable(files: Iterable[tuple[str, str]], needs: Callable[[str], Iterable[str]]) -> set[str]:
    """Return those files, by their places in the program, that something in it loads.

    ``files`` are places and where they come from, and ``needs`` tells the names of the libraries
    that a file is linked with. A library at the top of the program is there only because another
    file is linked with it; what has a folder is loaded by name.
    """
    sources = dict(files)
    by_name: dict[str, set[str]] = {}
    for place in sources:
        by_name.setdefault(PurePath(place).name, set()).add(place)
    found: set[str] = set()
    open_ = {place for place in sources if not is_mere_library(place)}
    while open_:
        place = open_.pop()
        found.add(place)
        for name in needs(sources[place]):
            open_ |= by_name.get(PurePath(name).name, set()) - found
    return found


def is_mere_library(place: str) -> bool:
    """Return whether a file is a shared library of the system, taken along."""
    file = PurePath(place)
    return (
        len(file.parts) == 1 and file.name.startswith("lib") and not file.name.startswith("libpy")
    )
