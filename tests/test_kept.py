"""What takes long to make of a file is made once."""

import sys
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest

from desktop import catalogue, resources
from desktop.kept import Kept
from desktop.rules.data_files import parsed
from desktop.rules.games import GAMES

SOURCE = b"6 * 7"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Mock:
    """Count what is compiled; what is kept is kept in a folder of the test."""
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return Mock(wraps=compile)


def run(compiled: Mock, source: bytes = SOURCE) -> object:
    """Have it compiled as one start does, and run it."""
    kept = Kept(__file__, "answers")
    code = kept.made("answer.py", source, partial(compiled, source, "answer.py", "eval"))
    kept.keep()
    return eval(code)


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_the_same_source_is_compiled_once(compiled: Mock) -> None:
    assert [run(compiled), run(compiled), run(compiled)] == [42, 42, 42]
    assert compiled.call_count == 1


def test_another_source_is_compiled_anew_and_takes_the_place_of_the_former(
    compiled: Mock, tmp_path: Path
) -> None:
    run(compiled)
    assert run(compiled, b"6 * 8") == 48
    assert compiled.call_count == 2
    assert len(files(tmp_path)) == 1
    run(compiled)
    assert compiled.call_count == 3


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-9],
        lambda data: b"????" + data[4:],
        lambda data: data[:8] + b"\xe9\x05\x00\x00\x00",
        lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
        lambda data: bytes(len(data)),
    ],
)
def test_what_cannot_be_read_is_compiled_anew(
    compiled: Mock, tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    run(compiled)
    (file,) = files(tmp_path)
    file.write_bytes(damage(file.read_bytes()))
    assert [run(compiled), run(compiled)] == [42, 42]
    assert compiled.call_count == 2


def test_where_python_is_to_leave_nothing_nothing_is_left(
    compiled: Mock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert [run(compiled), run(compiled)] == [42, 42]
    assert compiled.call_count == 2
    assert files(tmp_path) == []


def test_a_folder_that_takes_nothing_is_no_trouble(compiled: Mock, tmp_path: Path) -> None:
    blocked = Path(sys.pycache_prefix or "") / Path(__file__).parent.relative_to("/").parts[0]
    blocked.write_text("a file where a folder would be", encoding="utf-8")
    assert [run(compiled), run(compiled)] == [42, 42]
    assert compiled.call_count == 2
    assert files(tmp_path) == [blocked]


@pytest.mark.parametrize("key", GAMES)
def test_the_files_of_a_game_are_read_once(
    compiled: Mock, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    read, game = Mock(wraps=parsed), Mock()
    monkeypatch.setattr(catalogue, "parsed", read)
    monkeypatch.setattr(catalogue, "find_game", lambda _: game)
    for _ in range(2):
        catalogue.open_game(key)
    first, second = (call.args[0] for call in game.call_args_list)
    assert first == second
    assert [call.args[0] for call in read.call_args_list] == list(first)
    for file in resources.path(key, "data").glob("*.toml"):
        assert second[file.name] == tomllib.loads(file.read_text(encoding="utf-8"))
