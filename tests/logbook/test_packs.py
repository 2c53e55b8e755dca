"""Packs in the data directory and in zips: what is read, what is left out, what is refused."""

from __future__ import annotations

import io
import os
import stat
import zipfile
from pathlib import Path
from typing import Any

import pytest

from desktop.logbook.packs import LARGEST, Gathered, PackTrouble, read_folder
from desktop.logbook.packs_shelf import Packs
from desktop.logbook.packs_zip import LARGEST_ZIP, read_zip, zip_of
from desktop.store.paths import DataDir
from tests.logbook.packs import open_game, put, shelf_in
from tests.rules.hornet_leader.packs import HEAD, pack, pilot
from tests.rules.hornet_leader.test_packs import EVENT

rule = pytest.mark.rule
OURS = pack(pilot())


@pytest.fixture
def shelf(tmp_path: Path) -> Packs:
    return shelf_in(tmp_path)


# -------------------------------------------------------------------------------------- the disk


@rule("HL-T7.1a")
def test_packs_lie_in_the_data_directory(tmp_path: Path) -> None:
    assert DataDir(tmp_path).packs("hornet_leader") == tmp_path / "hornet_leader" / "packs"
    assert shelf_in(tmp_path).states() == []


@rule("HL-T7.1a")
def test_every_pack_is_listed_with_its_state_and_counts(shelf: Packs) -> None:
    put(shelf, OURS, pack(events=EVENT, id="birds"), pack(pilot(aircraft="x"), id="wrong"))
    states = {state.pack.id: state for state in shelf.states()}
    assert states["my_wing"].counts == {"pilot": 1}
    assert states["birds"].counts == {"event": 1}
    assert [state.usable for state in states.values()] == [True, True, False]
    assert states["my_wing"].pack.title == "A pack"


@rule("HL-T7.2b")
def test_links_large_files_and_other_files_are_left_out_with_a_message(
    shelf: Packs, tmp_path: Path
) -> None:
    put(shelf, pack())
    folder = shelf.root / "my_wing"
    outside = tmp_path / "secret.toml"
    outside.write_text(pilot())
    (folder / "pilots.toml").symlink_to(outside)
    (folder / "events.toml").write_bytes(b"#" * (LARGEST + 1))
    (folder / "evil.py").write_text("raise SystemExit")
    (folder / "deep").mkdir()
    os.mkfifo(folder / "targets.toml")
    (folder / ".git").write_text("")
    state = shelf.state("my_wing")
    assert state.usable
    assert state.counts == {}
    said = [str(each).removeprefix("packs/my_wing/") for each in state.odd]
    assert said == [
        "deep: is not read: it is a folder",
        "events.toml: is not read: it is larger than 2 MB",
        (
            "evil.py: is not read: only pack.toml, weapons.toml, aircraft.toml, pilots.toml,"
            " targets.toml, events.toml, defenses.toml, campaigns.toml are"
        ),
        "pilots.toml: is not read: it is a link",
        "targets.toml: is not read: it is no plain file",
    ]


@rule("HL-T7.2b")
def test_a_folder_that_is_a_link_is_not_followed(shelf: Packs, tmp_path: Path) -> None:
    elsewhere = shelf_in(tmp_path / "elsewhere")
    put(elsewhere, OURS)
    shelf.root.mkdir(parents=True)
    (shelf.root / "my_wing").symlink_to(elsewhere.root / "my_wing")
    (state,) = shelf.states()
    assert not state.usable
    assert "it is no folder" in str(state.wrong[0])


@rule("HL-T7.2b")
def test_a_folder_full_of_files_is_not_read_to_the_end(shelf: Packs) -> None:
    put(shelf, pack())
    for number in range(250):
        (shelf.root / "my_wing" / f"a{number:03}.txt").write_text("")
    assert "more than 200 files" in str(shelf.state("my_wing").odd[-1])


@rule("HL-T7.2a")
def test_a_file_in_another_encoding_is_a_mistake_and_one_with_a_mark_is_not(shelf: Packs) -> None:
    put(shelf, pack())
    path = shelf.root / "my_wing" / "pilots.toml"
    path.write_bytes(pilot().encode("utf-16"))
    (wrong,) = shelf.state("my_wing").wrong
    assert str(wrong).startswith("packs/my_wing/pilots.toml: is not text in UTF-8")
    path.write_bytes(pilot().replace("\n", "\r\n").encode("utf-8-sig"))
    assert shelf.state("my_wing").usable


@rule("HL-T7.2a")
def test_a_folder_that_cannot_be_read_is_told_and_leaves_the_others_alone(
    shelf: Packs, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, OURS, pack(id="locked"))

    usual = os.scandir

    def scandir(path: str | Path) -> Any:
        if Path(path).name == "locked":
            raise PermissionError(13, "no")
        return usual(path)

    monkeypatch.setattr(os, "scandir", scandir)
    states = {state.pack.id: state for state in shelf.states()}
    assert states["my_wing"].usable
    assert "Permission denied" in str(states["locked"].wrong[0])


@rule("HL-T7.1b")
def test_what_a_pack_requires_comes_before_it(shelf: Packs) -> None:
    base = pack(pilot(id="zorro_1"), id="base")
    middle = pack(pilot(id="zorro_2"), id="middle", head='requires = ["base"]')
    top = pack(pilot(id="zorro_3"), id="top", head='requires = ["middle"]')
    put(shelf, top, middle, base)
    assert all(state.usable for state in shelf.states())
    assert [each.id for each in shelf.in_order(["top", "base"])] == ["base", "middle", "top"]
    assert "zorro_3" in shelf.kit(shelf.in_order(["top"])).pilots
    with pytest.raises(PackTrouble, match="There is no pack other"):
        shelf.in_order(["other"])


@rule("HL-T7.2a")
def test_packs_that_require_each_other_say_so(shelf: Packs) -> None:
    put(shelf, pack(id="one", head='requires = ["two"]'), pack(id="two", head='requires = ["one"]'))
    for state in shelf.states():
        assert any("require each other" in str(each) for each in state.wrong)
    put(shelf, pack(id="self_", head='requires = ["self_"]'))
    assert not shelf.state("self_").usable


@rule("HL-T7.2a")
def test_a_pack_on_broken_ground_says_where_the_mistake_is(shelf: Packs) -> None:
    put(shelf, pack(pilot(aircraft="x"), id="base"), pack(id="top", head='requires = ["base"]'))
    wrong = [str(each) for each in shelf.state("top").wrong]
    assert any("base: what this pack requires has mistakes itself" in each for each in wrong)


# ------------------------------------------------------------------------------------------- zips


def zipped(*files: tuple[str, str | bytes]) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files:
            entry = zipfile.ZipInfo(name)
            # The name as it is: ZipInfo turns what it does not like.
            entry.filename = entry.orig_filename = name
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return held.getvalue()


GOOD = ("my_wing/pack.toml", HEAD.format(id="my_wing"))


@rule("HL-T7.4a")
def test_a_pack_goes_out_and_in_as_one_zip(shelf: Packs, tmp_path: Path) -> None:
    put(shelf, OURS)
    before = shelf.state("my_wing").pack
    data = zip_of(before)
    assert data == zip_of(before)
    other = shelf_in(tmp_path / "other")
    other.install(read_zip(data, "my_wing.zip"))
    assert other.state("my_wing").pack == before
    assert sorted(each.name for each in other.root.iterdir()) == ["my_wing"]


@rule("HL-T7.4a")
def test_a_zip_without_a_folder_is_called_as_the_file_is() -> None:
    data = zipped(("pack.toml", HEAD.format(id="my_wing")), ("pilots.toml", pilot()))
    assert read_zip(data, "my_wing.zip").pack.files["pilots.toml"] == pilot()


@rule("HL-T7.2b", "HL-T7.4a")
def test_other_files_of_a_zip_are_left_out_with_a_message() -> None:
    bomb = b"\0" * (LARGEST + 1)
    files = [GOOD, ("my_wing/readme.txt", "x"), ("__MACOSX/pack.txt", "x")]
    found = read_zip(zipped(*files, ("my_wing/pilots.toml", bomb)), "a.zip")
    assert list(found.pack.files) == ["pack.toml"]
    assert [each.place.file for each in found.odd] == [
        "my_wing/readme.txt".removeprefix("my_wing/"),
        "__MACOSX/pack.txt",
        "pilots.toml",
    ]


@rule("HL-T7.4a")
@pytest.mark.parametrize(
    ("files", "words"),
    [
        ([GOOD, ("../pilots.toml", "")], "leads out of it"),
        ([GOOD, ("my_wing/../../pilots.toml", "")], "leads out of it"),
        ([GOOD, ("/etc/pilots.toml", "")], "leads out of it"),
        ([GOOD, ("..\\pilots.toml", "")], "leads out of it"),
        ([GOOD, ("C:\\pilots.toml", "")], "leads out of it"),
        ([GOOD, ("C:pilots.toml", "")], "leads out of it"),
        ([GOOD, GOOD], "stands in it twice"),
        ([GOOD, ("MY_WING/pack.toml", "")], "stands in it twice"),
        ([GOOD, ("other/pack.toml", "")], "exactly one pack.toml"),
        ([("pilots.toml", "")], "exactly one pack.toml"),
        ([("a/b/pack.toml", "")], "lies too deep"),
        ([GOOD, *((f"my_wing/{n}.txt", "") for n in range(300))], "more than 200 files"),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_zip_with_tricks_is_refused(
    shelf: Packs, tmp_path: Path, files: list[tuple[str, str]], words: str
) -> None:
    with pytest.raises(PackTrouble, match=words):
        shelf.install(read_zip(zipped(*files), "a.zip"))
    assert list(tmp_path.rglob("*")) == []


@rule("HL-T7.4a")
def test_a_link_in_a_zip_is_refused() -> None:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        archive.writestr(*GOOD)
        link = zipfile.ZipInfo("my_wing/pilots.toml")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(PackTrouble, match=r"pilots\.toml is a link"):
        read_zip(held.getvalue(), "a.zip")


@rule("HL-T7.4a")
def test_what_is_no_zip_or_not_a_whole_one_is_refused() -> None:
    whole = zip_of(OURS)
    broken = [b"", b"PK", whole[:-30], whole[:60] + b"\xff" * 20 + whole[80:], b"x" * 99]
    for data in broken:
        with pytest.raises(PackTrouble, match="cannot be used as a pack"):
            read_zip(data, "a.zip")
    with pytest.raises(PackTrouble, match="larger than 8 MB"):
        read_zip(b"x" * (LARGEST_ZIP + 1), "a.zip")


@rule("HL-T7.4a")
def test_a_zip_that_needs_a_password_is_refused() -> None:
    data = bytearray(zip_of(OURS))
    place = data.index(b"PK\x01\x02")
    data[place + 8] |= 1
    data[6] |= 1
    with pytest.raises(PackTrouble, match="needs a password"):
        read_zip(bytes(data), "a.zip")


@rule("HL-T7.4a", "HL-T7.2a")
def test_a_pack_with_mistakes_is_not_taken_in(shelf: Packs) -> None:
    with pytest.raises(PackTrouble, match="there is no fa18z"):
        shelf.install(Gathered(pack(pilot(aircraft="fa18z"))))
    assert not shelf.root.exists()


@rule("HL-T7.4a", "HL-T8.4a")
def test_a_pack_that_is_here_is_replaced_only_when_told(shelf: Packs) -> None:
    put(shelf, OURS)
    (shelf.root / "my_wing" / "events.toml").write_text(EVENT)
    other = Gathered(pack(pilot(id="other")))
    with pytest.raises(PackTrouble, match="There is a pack my_wing already"):
        shelf.install(other)
    shelf.install(other, replace=True)
    assert shelf.state("my_wing").counts == {"pilot": 1}
    assert [each.name for each in shelf.root.iterdir()] == ["my_wing"]


@rule("HL-T8.4a")
def test_a_disk_that_fails_leaves_the_old_pack(
    shelf: Packs, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, OURS)
    before = shelf.state("my_wing").pack
    rename = Path.rename

    def failing(path: Path, target: Path) -> Path:
        if path.name.endswith(".part"):
            raise OSError(28, "No space left on device")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", failing)
    with pytest.raises(PackTrouble, match="No space left"):
        shelf.install(Gathered(pack(pilot(id="other"))), replace=True)
    assert shelf.state("my_wing").pack == before
    assert [each.name for each in shelf.root.iterdir()] == ["my_wing"]


@rule("HL-T8.4a")
def test_a_disk_that_takes_nothing_any_more_gives_the_old_pack_back_later(
    shelf: Packs, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, OURS)
    before = shelf.state("my_wing").pack
    rename, renamed = Path.rename, 0

    def failing(path: Path, target: Path) -> Path:
        nonlocal renamed
        renamed += 1
        if renamed > 1:
            raise OSError(30, "Read-only file system")
        return rename(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", failing)
        with pytest.raises(PackTrouble, match="Read-only"):
            shelf.install(Gathered(pack(pilot(id="other"))), replace=True)
    (state,) = shelf.states()
    assert state.pack == before


@rule("HL-T8.4a")
def test_a_program_that_ends_while_a_pack_is_replaced_leaves_the_old_one(
    shelf: Packs, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, OURS)
    before = shelf.state("my_wing").pack
    rename = Path.rename

    def ending(path: Path, target: Path) -> Path:
        if path.name.endswith(".part"):
            raise KeyboardInterrupt
        return rename(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", ending)
        with pytest.raises(KeyboardInterrupt):
            shelf.install(Gathered(pack(pilot(id="other"))), replace=True)
    assert not (shelf.root / "my_wing").exists()
    (state,) = Packs(shelf.root, open_game).states()
    assert state.pack == before
    shelf.install(Gathered(pack(pilot(id="other"))), replace=True)
    assert [each.name for each in shelf.root.iterdir()] == ["my_wing"]


@rule("HL-T7.4a")
@pytest.mark.parametrize("pack_id", ["..", "a/b", "", "A", "a" * 41, ".x"])
def test_an_id_is_never_a_path(shelf: Packs, pack_id: str) -> None:
    bad = pack(id=pack_id)
    with pytest.raises(PackTrouble):
        shelf.install(Gathered(bad))
    with pytest.raises(PackTrouble):
        shelf.state(pack_id)


def test_a_folder_that_is_not_there_is_told() -> None:
    with pytest.raises(PackTrouble, match="it is no folder"):
        read_folder(Path("/nowhere/at_all"))
