"""What is paid for once for all tests."""

import gc
from pathlib import Path

import pytest

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
