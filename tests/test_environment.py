"""What the program stands on: this Python, this PySide, and as little of Qt as it needs."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

TOP = Path(__file__).resolve().parent.parent

IMPORT_EVERYTHING = """
import importlib, pkgutil, sys
import desktop
for module in pkgutil.walk_packages(desktop.__path__, "desktop."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print(*sorted(name for name in sys.modules if name.startswith("PySide6.")))
"""


@pytest.mark.usefixtures("qapp")
def test_calls_into_qt_keep_the_count_of_none() -> None:
    child = QObject()
    before = sys.getrefcount(None)
    for _ in range(1_000):
        child.setObjectName("unit")  # returns nothing
        child.parent()  # returns None
    # Each faulty call would take one away; a few come and go with the interpreter's own work.
    assert abs(sys.getrefcount(None) - before) < 100


def test_no_part_of_qt_is_loaded_that_the_bundles_leave_out() -> None:
    run = subprocess.run(
        [sys.executable, "-c", IMPORT_EVERYTHING],
        cwd=TOP,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    allowed = {"QtCore", "QtGui", "QtPrintSupport", "QtSvg", "QtWidgets"}
    loaded = {name for name in run.stdout.split() if name.startswith("PySide6.Qt")}
    assert loaded <= {f"PySide6.{name}" for name in allowed}
