"""Which folder is the data directory, and what if it cannot be used."""

import errno
import os
from pathlib import Path

import platformdirs
import pytest

from desktop.store.errors import DataDirectoryUnwritable
from desktop.store.paths import DataDir


def test_the_argument_goes_before_the_environment_and_that_before_the_usual_place() -> None:
    environ = {"READYROOM_DATA_DIR": "/from/environment"}
    assert DataDir.choose("/from/argument", environ).root == Path("/from/argument")
    assert DataDir.choose(None, environ).root == Path("/from/environment")
    usual = platformdirs.user_data_path("ReadyRoom", appauthor=False)
    assert DataDir.choose(None, {}).root == usual
    assert DataDir.choose(None, {"READYROOM_DATA_DIR": ""}).root == usual


@pytest.mark.parametrize("given", [None, "", "  ", "/elsewhere"])
def test_the_usual_place_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, given: str | None
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if given is not None:
        monkeypatch.setenv("XDG_DATA_HOME", given)
    usual = platformdirs.user_data_path("ReadyRoom", appauthor=False)
    assert DataDir.choose(None, {}).root == usual


def test_a_relative_folder_counts_from_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert DataDir.choose("games", {}).root == tmp_path / "games"


def test_all_folders_are_made_and_none_before(data_dir: Path) -> None:
    place = DataDir(data_dir / "Łukasz ë 日本 (1)" / "deep")
    assert not data_dir.exists()
    place.prepare()
    place.prepare()
    folders = {place.backups, place.logs, place.emergency}
    assert set(place.root.iterdir()) == folders
    assert all(not list(folder.iterdir()) for folder in folders)


def test_a_file_where_the_folder_should_be_is_said_with_its_path(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    for place in (DataDir(tmp_path / "taken"), DataDir(tmp_path / "taken" / "below")):
        with pytest.raises(DataDirectoryUnwritable, match="taken") as raised:
            place.prepare()
        assert "--data-dir" in str(raised.value)


def test_the_reason_of_the_system_is_passed_on(tmp_path: Path) -> None:
    with pytest.raises(DataDirectoryUnwritable) as raised:
        DataDir(tmp_path / ("x" * 300)).prepare()
    assert os.strerror(errno.ENAMETOOLONG) in str(raised.value)
