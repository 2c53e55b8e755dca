"""Names of exported files, whatever the title."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop.play.seats import Seat
from desktop.windows.desk import Desk
from desktop.windows.file_names import export_title, file_name, free_path, proposed
from desktop.windows.guide import guided_game
from desktop.windows.main_window import MainWindow
from desktop.windows.saves_dialog import SavesDialog


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


def test_whoever_exports_a_game_of_several_sides_is_told_that_nothing_is_hidden_in_it(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(_parent: object, title: str, *_: object) -> tuple[str, str]:
        asked.append(title)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    for key in ("eagles_missiles", "hornet_leader"):
        window.open_game(window.table.create(guided_game(key)))
        window.table.ask_export()
        window.leave_game()
        saves = SavesDialog(desk, window)
        saves._export_chosen()
        window.home.recent._export(desk.library.games()[0])
    window.close()
    told = [
        title.endswith("(the file shows the hands and secrets of all sides)") for title in asked
    ]
    assert told == [True, True, True, False, False, False]


def test_the_title_of_an_export_without_known_seats_promises_nothing() -> None:
    assert export_title(()) == export_title([Seat("player", "person")]) == "Export this game"
