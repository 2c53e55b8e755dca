"""The refusals at the start: one sentence each, and never an abort by Qt."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop import preflight

TOP = Path(__file__).resolve().parent.parent

REQUIRE_DISPLAY = """
import sys
from desktop import preflight
try:
    preflight.require_display()
except preflight.CannotStart as reason:
    sys.exit(str(reason))
"""

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems have a display")


def refusal(*options: str, **environment: str) -> str:
    """Return what a process with that environment says when it asks for a display."""
    of_a_session = ("DISPLAY", "QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE")
    kept = {name: value for name, value in os.environ.items() if name not in of_a_session}
    run = subprocess.run(
        [sys.executable, *options, "-c", REQUIRE_DISPLAY],
        cwd=TOP,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == bool(run.stderr)
    assert run.stderr.count("\n") <= 1
    return run.stderr


def stub_of_pyside(folder: Path, version: str, fault: str) -> str:
    """Return a folder with a PySide of that version whose windows do not load."""
    package = folder / "PySide6"
    package.mkdir()
    (package / "__init__.py").write_text(f"__version_info__ = {version}", encoding="utf-8")
    (package / "QtWidgets.py").write_text(f"raise ImportError({fault!r})", encoding="utf-8")
    return str(folder)


def test_a_python_that_is_too_old_is_refused() -> None:
    with pytest.raises(preflight.CannotStart, match=r"needs Python 3\.11 .* this is Python 3\.10"):
        preflight.require_python((3, 10))
    preflight.require_python((3, 11))


@pytest.mark.parametrize(("pyside", "python"), [((6, 9), (3, 13)), ((6, 12), (3, 11))])
def test_a_pyside_that_does_not_fit_is_refused_with_the_command_that_mends_it(
    pyside: tuple[int, int], python: tuple[int, int]
) -> None:
    with pytest.raises(preflight.CannotStart, match=r"PySide 6\.\d+ .*pip install"):
        preflight.require_pyside(pyside, python)


@pytest.mark.parametrize(("pyside", "python"), [((6, 11), (3, 11)), ((6, 12), (3, 12))])
def test_a_pyside_that_fits_is_accepted(pyside: tuple[int, int], python: tuple[int, int]) -> None:
    preflight.require_pyside(pyside, python)


def test_without_pyside_the_command_that_installs_it_is_named() -> None:
    assert "pip install ." in refusal("-S")


def test_an_old_pyside_is_found_before_its_windows_are_loaded(tmp_path: Path) -> None:
    folder = stub_of_pyside(tmp_path, "(6, 5, 3)", "not to be reached")
    assert "this is PySide 6.5" in refusal(PYTHONPATH=folder)


@only_linux
def test_a_missing_system_library_is_named_with_its_debian_package(tmp_path: Path) -> None:
    fault = "libEGL.so.1: cannot open shared object file: No such file or directory"
    said = refusal(PYTHONPATH=stub_of_pyside(tmp_path, "(6, 11, 3)", fault))
    assert "libEGL.so.1" in said
    assert "sudo apt-get install" in said
    assert "libegl1" in said


def test_another_fault_in_loading_qt_is_passed_on_as_it_is(tmp_path: Path) -> None:
    folder = stub_of_pyside(tmp_path, "(6, 11, 3)", "undefined symbol: qt_version_tag")
    assert refusal(PYTHONPATH=folder) == "Qt cannot be loaded: undefined symbol: qt_version_tag\n"


@only_linux
def test_without_a_display_the_variables_that_would_name_one_are_named() -> None:
    assert "neither DISPLAY nor WAYLAND_DISPLAY is set" in refusal()


@only_linux
@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":987"},
        {"WAYLAND_DISPLAY": "nobody-here"},
        {"WAYLAND_DISPLAY": "nobody-here", "DISPLAY": ":987"},
    ],
    ids=lambda environment: "+".join(environment),
)
def test_a_display_that_nobody_serves_is_refused(environment: dict[str, str]) -> None:
    said = refusal(**environment)
    # A machine without a desktop may lack the libraries for asking at all.
    assert "cannot be opened" in said or "install what is missing" in said


@only_linux
def test_a_platform_that_qt_does_not_have_is_refused_by_name() -> None:
    assert 'QT_QPA_PLATFORM asks for "paper"' in refusal(QT_QPA_PLATFORM="paper")


@pytest.mark.parametrize("asked", ["offscreen", "offscreen:size=800x600", "paper;offscreen"])
def test_offscreen_needs_no_display(asked: str) -> None:
    assert refusal(QT_QPA_PLATFORM=asked) == ""


@pytest.mark.parametrize(
    ("environment", "platforms"),
    [
        ({}, []),
        ({"DISPLAY": ""}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["wayland"]),
        ({"XDG_SESSION_TYPE": "wayland", "DISPLAY": ":0"}, ["wayland", "xcb"]),
        ({"QT_QPA_PLATFORM": "vnc:port=1;xcb", "WAYLAND_DISPLAY": "w"}, ["vnc", "xcb"]),
    ],
)
def test_the_platforms_are_those_qt_would_try(
    environment: dict[str, str], platforms: list[str]
) -> None:
    assert preflight.wanted_platforms(environment) == platforms


def test_nothing_is_missing_for_what_these_tests_run_on() -> None:
    assert preflight.missing_packages({"QT_QPA_PLATFORM": "offscreen"}) == []
