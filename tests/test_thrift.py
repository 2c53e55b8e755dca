"""What is paid for once for all tests, and where they write."""

import gc
import os
from pathlib import Path

import pytest

from tests import thrift

pytest_plugins = ["pytester"]


def test_the_collector_does_not_go_through_what_was_read_before_the_tests() -> None:
    assert gc.isenabled()
    # A module or two would be enough for thousands.
    assert gc.get_freeze_count() > 10_000


def test_compiled_modules_are_kept_out_of_the_tree_where_python_is_to_leave_none(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    pytester.makeini(f"[pytest]\npythonpath = {Path(__file__).parent.parent}\n")
    pytester.makepyfile(
        helped="",
        test_child="""
import subprocess, sys

def test_of_a_child():
    subprocess.run([sys.executable, "-c", "import helped"], check=True)
""",
    )
    result = pytester.runpytest_subprocess("-p", "tests.thrift", "-p", "no:xdist")
    result.assert_outcomes(passed=1)
    kept = {path.name.split(".")[0] for path in pytester.path.glob(".pytest_cache/**/*.pyc")}
    assert kept >= {"test_child", "helped"}
    assert not list(pytester.path.glob("__pycache__"))


@pytest.mark.parametrize(("room", "into_memory"), [(0, True), (1 << 60, False)])
def test_tests_write_into_memory_that_has_room(
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    room: int,
    into_memory: bool,
) -> None:
    monkeypatch.setenv(thrift.TEMPORARY, "")  # So that it is put back.
    monkeypatch.delenv(thrift.TEMPORARY)
    monkeypatch.setattr(thrift, "MEMORY", tmp_path)
    monkeypatch.setattr(thrift, "ROOM", room)
    thrift.pytest_configure(request.config)
    assert os.environ.get(thrift.TEMPORARY) == (str(tmp_path) if into_memory else None)


def test_who_says_where_tests_write_is_obeyed(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(thrift.TEMPORARY, "elsewhere")
    thrift.pytest_configure(request.config)
    assert os.environ[thrift.TEMPORARY] == "elsewhere"
