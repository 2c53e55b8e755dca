"""The command that checks a pack: what it prints, and its exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop import cli
from desktop.logbook.packs_zip import zip_of
from tests.logbook.packs import put, shelf_in
from tests.rules.hornet_leader.packs import pack, pilot

rule = pytest.mark.rule


def checked(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, list[str]]:
    code = cli.main(["check-pack", str(path), *more])
    return code, capsys.readouterr().out.splitlines()


@rule("HL-T7.2a")
def test_a_good_pack_is_told_with_what_it_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(shelf_in(tmp_path), pack(pilot()))
    folder = shelf_in(tmp_path).root / "my_wing"
    (folder / "readme.txt").write_text("")
    code, lines = checked(folder, capsys)
    assert code == 0
    assert lines[0].startswith("packs/my_wing/readme.txt: is not read:")
    assert lines[0].endswith("(warning)")
    assert lines[1] == "A pack can be used. Mistakes: 0. Warnings: 1. Entries: pilot 1."
    assert checked(folder / "pilots.toml", capsys)[1] == lines


@rule("HL-T7.2a")
def test_all_mistakes_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(shelf_in(tmp_path), pack(pilot(aircraft="x"), events="[[event]]\nnumber = 0\n"))
    code, lines = checked(shelf_in(tmp_path).root / "my_wing", capsys)
    assert code == 1
    assert [line.partition(":")[0] for line in lines[:2]] == [
        "packs/my_wing/events.toml",
        "packs/my_wing/pilots.toml",
    ]
    assert lines[-1].startswith("A pack cannot be used. Mistakes: 2.")


@rule("HL-T7.2a", "HL-T7.4a")
def test_a_zip_is_checked_with_what_it_requires_from_the_data_directory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    top = tmp_path / "top.zip"
    top.write_bytes(zip_of(pack(id="top", head='requires = ["base"]')))
    assert checked(top, capsys, "--data-dir", str(tmp_path))[0] == 1
    put(shelf_in(tmp_path), pack(pilot(), id="base"))
    assert checked(top, capsys, "--data-dir", str(tmp_path))[0] == 0


@rule("HL-T7.2a")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere", "There is no"),
        ("notes.txt", "is no pack: name a folder"),
        ("bad.zip", "bad.zip cannot be used as a pack: it is no whole zip file."),
    ],
)
def test_what_is_no_pack_ends_with_code_2(
    name: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for each in ("notes.txt", "bad.zip"):
        (tmp_path / each).write_text("x")
    assert cli.main(["check-pack", str(tmp_path / name)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert words in told.err
