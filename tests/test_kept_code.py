"""Code compiled from elsewhere than from files is compiled once."""

import builtins
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType
from unittest.mock import Mock

import pytest

from desktop import kept_code
from desktop.kept_code import KeptCode

SOURCE = b"answer = 6 * 7"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Mock:
    """Count what is compiled; what is kept is kept in a folder of the test."""
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    counted = Mock(wraps=builtins.compile)
    monkeypatch.setattr(kept_code, "compile", counted, raising=False)
    return counted


def answer(code: CodeType) -> object:
    names: dict[str, object] = {}
    exec(code, names)
    return names["answer"]


def run(source: bytes | str = SOURCE) -> object:
    """Have it compiled as one start does, and run it."""
    kept = KeptCode(__file__)
    code = kept.compile(source, "answer.py", "exec")
    kept.keep()
    return answer(code)


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_the_same_source_is_compiled_once(compiled: Mock) -> None:
    assert [run(), run(), run(SOURCE.decode())] == [42, 42, 42]
    assert compiled.call_count == 1


def test_another_source_is_compiled_anew_and_takes_the_place_of_the_former(
    compiled: Mock, tmp_path: Path
) -> None:
    run()
    assert run(b"answer = 6 * 8") == 48
    assert compiled.call_count == 2
    assert len(files(tmp_path)) == 1
    run()
    assert compiled.call_count == 3


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-9],
        lambda data: b"????" + data[4:],
        lambda data: data[:4] + b"\xe9\x05\x00\x00\x00",
    ],
)
def test_what_cannot_be_read_is_compiled_anew(
    compiled: Mock, tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    run()
    (file,) = files(tmp_path)
    file.write_bytes(damage(file.read_bytes()))
    assert [run(), run()] == [42, 42]
    assert compiled.call_count == 2


def test_where_python_is_to_leave_nothing_nothing_is_left(
    compiled: Mock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert [run(), run()] == [42, 42]
    assert compiled.call_count == 2
    assert files(tmp_path) == []


def test_a_folder_that_takes_nothing_is_no_trouble(compiled: Mock, tmp_path: Path) -> None:
    blocked = Path(sys.pycache_prefix or "") / Path(__file__).parent.relative_to("/").parts[0]
    blocked.write_text("a file where a folder would be", encoding="utf-8")
    assert [run(), run()] == [42, 42]
    assert compiled.call_count == 2
    assert files(tmp_path) == [blocked]
