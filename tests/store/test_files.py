"""Files that are whole or absent, and names that every system takes."""

from pathlib import Path

import pytest

from desktop.store.files import file_stem, write_whole


def test_a_failed_write_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path) -> None:
    target = tmp_path / "save"
    target.mkdir()
    (target / "inside").write_bytes(b"old")
    with pytest.raises(OSError, match="directory"):
        write_whole(target, b"new")
    assert list(tmp_path.iterdir()) == [target]
    assert (target / "inside").read_bytes() == b"old"


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    target = tmp_path / "save"
    write_whole(target, b"old and long")
    write_whole(target, b"new")
    assert target.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("Saturday", "Saturday"),
        ("a:b", "a-b"),
        ("a/b\\c", "a-b-c"),
        ("../../etc", "etc"),
        ("CON", "_CON"),
        ("con.txt", "_con.txt"),
        ("Lpt1", "_Lpt1"),
        ("Console", "Console"),
        ("x.", "x"),
        (" . ", "game"),
        ("", "game"),
        ("?*<>|", "game"),
        ("\x00\n", "game"),
        ("Żółw 🐢", "Żółw 🐢"),
    ],
)
def test_a_title_becomes_a_name_that_every_system_takes(title: str, stem: str) -> None:
    assert file_stem(title, "game") == stem


@pytest.mark.parametrize("letter", ["x", "ż", "🐢", "\ud800"])
def test_a_long_title_becomes_a_name_that_can_be_written(tmp_path: Path, letter: str) -> None:
    path = tmp_path / (file_stem(letter * 200, "game") + ".readyroom")
    path.write_bytes(b"x")
    assert path.exists()
