"""PySide loaded the quick way tells what was wrong with a call as it does otherwise."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.quick_pyside import LateExpressions

TOP = Path(__file__).resolve().parent.parent

WRONG_CALLS = """
import sys
from contextlib import nullcontext
from desktop.quick_pyside import quick_pyside
with quick_pyside() if "quickly" in sys.argv else nullcontext():
    import PySide6.QtWidgets
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget
for call, arguments in (
    (QPoint, ("here",)),
    (QRect, (1, 2, "three")),
    (QColor, ({}, [])),
    (QPainter.drawText, (None, 3)),
    (QWidget.resize, (1, 2, 3)),
):
    try:
        call(*arguments)
    except TypeError as error:
        print(error)
"""

COUNTED = """
import re, sys
from desktop.quick_pyside import quick_pyside
compiled, plain = [], re.compile
def counted(pattern, flags=0):
    compiled.append(len(pattern))
    return plain(pattern, flags)
re.compile = counted
with quick_pyside():
    import PySide6.QtCore
lib = PySide6.support.signature.lib
for_stubs = hasattr(lib.enum_sig, "EnumFormatter") or hasattr(lib.pyi_generator, "Formatter")
print(max(compiled, default=0), for_stubs, "import" in repr(__import__))
"""


COMPILED = """
from desktop import quick_pyside as module
from desktop.quick_pyside import quick_pyside
compiled = []
def counted(source, filename, mode):
    compiled.append(filename)
    return compile(source, filename, mode)
module.compile = counted
with quick_pyside():
    import PySide6.QtCore
print(len(compiled), *sorted(dir(PySide6.support.signature)))
"""


def told(code: str, *arguments: str) -> str:
    """Return what a program of its own prints."""
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=TOP,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout


def test_wrong_calls_are_told_as_ever() -> None:
    quickly = told(WRONG_CALLS, "quickly")
    assert "Supported signatures" in quickly
    assert quickly == told(WRONG_CALLS)


def test_no_long_expression_is_compiled_for_what_nobody_asked() -> None:
    longest, writes_stubs, plain_import = told(COUNTED).split()
    assert int(longest) < 500
    assert writes_stubs == "False"
    assert plain_import == "True"


def test_what_pyside_compiles_is_kept_for_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "")
    first, second = (told(COMPILED).split() for _ in range(2))
    assert int(first[0]) > 5
    assert second[0] == "0"
    assert first[1:] == second[1:]


def test_an_expression_that_comes_late_finds_what_it_would_have_found() -> None:
    late = LateExpressions("re").compile(r"(\w) (?P<last>\w)", re.VERBOSE)
    find = late.finditer
    assert [found["last"] for found in find("ab cd")] == ["b", "d"]
    assert late.split("-ab-") == re.compile(r"(\w)(?P<last>\w)").split("-ab-")


def test_late_expressions_know_all_else_that_the_module_does() -> None:
    late = LateExpressions("re")
    assert late.VERBOSE is re.VERBOSE
    assert late.search("b", "abc") is not None
    with pytest.raises(AttributeError):
        late.nothing  # noqa: B018  # asked for, as an import would
