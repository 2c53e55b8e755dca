"""Names of exported files, whatever the title."""

from pathlib import Path

import pytest

from desktop.windows.file_names import file_name, free_path, proposed


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Saturday", "Saturday.readyroom"),
        ("a:b", "a b.readyroom"),
        ("a/b\\c", "a b c.readyroom"),
        ("CON", "game CON.readyroom"),
        ("con.txt", "game con.txt.readyroom"),
        ("x.", "x.readyroom"),
        ("   ", "game.readyroom"),
        ("..", "game.readyroom"),
        ("Łódź \N{PILE OF POO}", "Łódź \N{PILE OF POO}.readyroom"),
        ("two\nlines", "two lines.readyroom"),
    ],
)
def test_a_title_becomes_a_name_that_every_system_takes(title: str, name: str) -> None:
    assert file_name(title) == name


def test_a_very_long_title_is_cut() -> None:
    assert len(file_name("x" * 500)) < 100


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        path = free_path(tmp_path, "Saturday")
        path.touch()
        names.append(path.name)
    assert names == ["Saturday.readyroom", "Saturday 2.readyroom", "Saturday 3.readyroom"]


def test_a_file_is_proposed_where_a_person_keeps_files_and_not_beside_the_program() -> None:
    path = Path(proposed("Saturday"))
    assert path.name == "Saturday.readyroom"
    assert path.parent.is_dir()
    assert path.parent == Path.home() or path.parent.is_relative_to(Path.home())
