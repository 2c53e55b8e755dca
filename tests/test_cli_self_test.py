"""The self-test of an installed program: what it finds whole, and what it finds broken."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop import cli_self_test, resources
from desktop.cli_doctor import Finding
from desktop.rules.games import GAMES
from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.lock import InstanceLock
from desktop.store.paths import DataDir


def by_name(findings: list[Finding]) -> dict[str, Finding]:
    return {finding.what: finding for finding in findings}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """A run as a person makes it, in a folder with a name, without any display."""
    folder = tmp_path_factory.mktemp("test") / "Łukasz Żółć"
    bare = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "QT_QPA_PLATFORM")}
    run = subprocess.run(
        [sys.executable, "-m", "desktop", "doctor", "--self-test", "--data-dir", str(folder)],
        capture_output=True,
        text=True,
        env=bare,
        check=False,
    )
    return folder, run


def test_everything_is_right_here(told: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    _, run = told
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stderr == ""
    lines = run.stdout.splitlines()
    assert all(line.startswith("ok ") for line in lines)
    for wanted in ("Letters", "Icons", "Pictures", "Sorting", "Language pl", "Library"):
        assert any(line.startswith(f"ok    {wanted}:") for line in lines), wanted


def test_ten_plies_of_each_game_are_kept_where_it_was_told(
    told: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    folder, _ = told
    with Database(DataDir(folder)) as database:
        rows = Library(database).games()
    assert {(row.game, row.ply) for row in rows} == {(key, 10) for key in GAMES}


def test_a_missing_picture_of_an_icon_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.paint.icons.draw_icon", lambda *_: None)
    finding = by_name(list(cli_self_test._drawn()))["Icons"]
    assert finding.found == "aircraft is not drawn"
    assert finding.remedy


def test_a_language_that_is_empty_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "readyroom_pl.qm").write_bytes(b"")
    monkeypatch.setattr(resources, "translations", lambda: tmp_path)
    finding = by_name(list(cli_self_test._drawn()))["Language pl"]
    assert finding.found == '"About Ready Room" stays English'
    assert finding.remedy


def test_a_game_that_is_not_kept_as_it_was_played_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cli_self_test, "GAMES", {"red_menace": GAMES["red_menace"]})
    monkeypatch.setattr(Library, "append", lambda *_, **__: None)
    found = by_name(list(cli_self_test._played(DataDir(tmp_path))))
    finding = found["Ten plies of red_menace"]
    assert finding.found == "the game that was kept is not the game that was played"
    assert finding.remedy


def test_a_library_in_use_is_left_alone(tmp_path: Path) -> None:
    place = DataDir(tmp_path)
    place.prepare()
    with InstanceLock(place):
        (finding,) = cli_self_test._played(place)
    assert "running" in finding.found
    assert finding.remedy
