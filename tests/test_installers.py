"""What `packaging/build` does, as far as a test has time for: rules, files, scripts, no package."""

import os
import plistlib
import shutil
import stat
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib.util import cache_from_source
from pathlib import Path

import pytest
from installers import bundle, frozen, icons, icu, linux, made, run_paths, support, windows

from desktop import __version__
from desktop.cli_usage import COMMANDS
from desktop.rules.games import GAMES
from desktop.store import exchange
from desktop.windows import logo

TOP = Path(__file__).resolve().parent.parent
LINUX_FILES = TOP / "packaging" / "linux"
WORDS = {"VERSION": __version__, "DATE": "2026-01-31", "MIT": " MIT"}


def needs(tool: str) -> pytest.MarkDecorator:
    """Return the mark of a test that runs a tool which not every system has."""
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not installed")


def wanted(name: str, *, system: bool = True) -> bool:
    return bundle.is_wanted(name, linux=system, qt_translations={"qtbase_pl.qm"})


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A folder that could be a frozen program."""
    folder = tmp_path / "frozen" / "readyroom"
    licences = folder / "_internal" / made.LICENCES
    fonts = licences.parent / "fonts"
    for place in (licences / "system", fonts, folder / "_internal" / "PySide6" / "Qt" / "lib"):
        place.mkdir(parents=True)
    for name in (*frozen.NEEDED, "others.txt", "built-from.txt", "system/libz.txt"):
        (licences / name).write_text("terms")
    (fonts / "OFL.txt").write_text("terms")
    (folder / "readyroom").write_bytes(b"program")
    (folder / "_internal" / "PySide6" / "Qt" / "lib" / "libQt6Core.so.6").write_bytes(b"core")
    (folder / "_internal" / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    return folder


# What is in the frozen program


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6VirtualKeyboard.so.6",
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
        "PySide6/Qt6Pdf.dll",
        "PySide6/opengl32sw.dll",
        "libGL.so.1",
        "libgtk-3.so.0",
    ],
)
def test_what_is_never_loaded_or_is_the_system_s_is_left_out(name: str) -> None:
    assert not wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt6Core.dll",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/translations/qtbase_pl.qm",
        "desktop/_shared/translations/readyroom_pl.qm",
        "libpython3.11.so.1.0",
    ],
)
def test_what_is_loaded_stays(name: str) -> None:
    assert wanted(name)


def test_a_library_stays_only_if_something_that_stays_is_linked_with_it() -> None:
    linked = {"/core": ["libz.so.1"], "/z": ["libc.so.6"], "/pango": ["libfribidi.so.0"]}
    files = [
        ("PySide6/QtCore.abi3.so", "/core"),
        ("libz.so.1", "/z"),
        ("libpango.so.0", "/pango"),
        ("libfribidi.so.0", "/fribidi"),
    ]
    kept = bundle.reachable(files, lambda source: linked.get(source, []))
    assert kept == {"PySide6/QtCore.abi3.so", "libz.so.1"}


def test_a_program_with_everything_that_belongs_in_it_has_no_faults(program: Path) -> None:
    assert frozen.faults(program) == []


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("libQt6VirtualKeyboard.so.6", "is under the GPL only"),
        ("libQt6Charts.so.6", "is under the GPL only"),
        ("libQt6Sql.so.6", "is a module of Qt that is not used"),
        ("plugins/tls/libqopensslbackend.so", "is not used"),
    ],
)
def test_a_foreign_module_of_qt_is_a_fault(program: Path, name: str, fault: str) -> None:
    file = program / "_internal" / "PySide6" / "Qt" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"")
    (found,) = frozen.faults(program)
    assert found.endswith(fault)


def test_a_missing_licence_and_a_link_that_leads_nowhere_are_faults(program: Path) -> None:
    (program / "_internal" / made.LICENCES / "lgpl-3.txt").unlink()
    (program / "_internal" / "PySide6" / "Qt" / "lib" / "libQt6Core.so.6").unlink()
    faults = frozen.faults(program)
    assert "the licence lgpl-3.txt is missing" in faults
    assert any(fault.endswith("leads nowhere") for fault in faults)


LEVEL = """
from PyInstaller.archive.writers import ZlibArchiveWriter
print(ZlibArchiveWriter._COMPRESSION_LEVEL)
"""


def test_modules_are_pressed_by_the_packages_alone() -> None:
    told = subprocess.run(
        [sys.executable, "-c", LEVEL],
        env=os.environ | frozen.AS_IT_IS,
        capture_output=True,
        text=True,
        check=False,
    )
    if "No module named 'PyInstaller'" in told.stderr:
        pytest.skip("PyInstaller comes with the set of those who make packages")
    assert told.stdout.strip() == "0"


WRONG_CALL = """
import sys
from PySide6.QtCore import QPoint
try:
    QPoint("here")
except TypeError as error:
    print(error)
print(sys.modules["shibokensupport.signature.lib.pyi_generator"].__file__)
"""


def test_pyside_tells_what_was_wrong_from_its_compiled_modules(tmp_path: Path) -> None:
    files = support.signature_files(tmp_path)
    generator = Path(f"{tmp_path / 'shiboken6' / 'files.dir' / support.LEFT_OUT}.pyc")
    assert (str(generator), str(generator.parent.relative_to(tmp_path))) in files
    assert generator.stat().st_size < 1_000
    for source in generator.parents[3].rglob("*.py"):
        source.unlink()
    told = subprocess.run(
        [sys.executable, "-c", WRONG_CALL],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "PySide6.QtCore.QPoint" in told
    assert "Supported signatures" in told
    assert told.splitlines()[-1] == str(generator)


def test_icu_keeps_what_belongs_to_no_language_and_what_we_speak() -> None:
    kept = ["root.res", "coll/ucadata.icu", "coll/de.res", "pl.res", "zone/pl.res", "nfkc.nrm"]
    gone = ["de.res", "zone/de.res", "lang/pl.res", "ibm-943.cnv", "coll/zh.res", "brkitr/root.res"]
    assert [name for name in kept + gone if icu.is_needed(name)] == kept


def test_a_path_of_the_building_machine_is_taken_out_of_a_library(tmp_path: Path) -> None:
    library = tmp_path / "lib.so"
    library.write_bytes(b"\x7fELF\0/opt/python/lib\0malloc\0")
    run_paths._exchange(library, b"/opt/python/lib")
    assert library.read_bytes() == b"\x7fELF\0$ORIGIN\0hon/lib\0malloc\0"


# Icons


def test_the_icon_of_the_packages_is_that_of_the_windows() -> None:
    assert (icons.GROUND, icons.INK) == (logo.ICON_GROUND, logo.ICON_INK)


def test_the_icons_of_windows_and_macos_hold_every_size(qapp: object) -> None:
    ico, icns = icons.ico(icons.program_svg()), icons.icns(icons.document_svg())
    for number, side in enumerate(icons.ICO_SIDES):
        size, start = struct.unpack_from("<2I", ico, 6 + 16 * number + 8)
        picture = ico[start : start + size]
        assert picture.startswith(b"\x89PNG")
        assert struct.unpack_from(">I", picture, 16) == (side,)
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    assert all(kind in icns for kind in icons.ICNS_KINDS.values())


# Linux


@needs("desktop-file-validate")
def test_the_desktop_entry_is_valid() -> None:
    file = LINUX_FILES / "readyroom.desktop"
    done = subprocess.run(["desktop-file-validate", file], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (0, b"")


@needs("appstreamcli")
def test_the_metainfo_is_valid(tmp_path: Path) -> None:
    file = tmp_path / linux.METAINFO
    file.write_text(linux.filled(LINUX_FILES / linux.METAINFO, WORDS), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_desktop_entry_metainfo_and_systems_name_one_type_of_file() -> None:
    kind = ET.parse(LINUX_FILES / "readyroom.xml").getroot()[0]
    assert kind.get("type") == made.MIME_TYPE
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    globs = [glob.get("pattern") for glob in kind.iter(f"{space}glob")]
    assert globs == [f"*.{made.ENDING}"]
    entry = (LINUX_FILES / "readyroom.desktop").read_text(encoding="utf-8").splitlines()
    assert f"MimeType={made.MIME_TYPE};" in entry
    assert "Exec=readyroom %f" in entry
    metainfo = (LINUX_FILES / linux.METAINFO).read_text(encoding="utf-8")
    assert f"<mediatype>{made.MIME_TYPE}</mediatype>" in metainfo
    assert plistlib.loads(plistlib.dumps(made.information_for_macos()))


@needs("update-mime-database")
def test_the_type_of_an_exported_game_is_taken_up_by_the_desktop(tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(LINUX_FILES / "readyroom.xml", packages)
    done = subprocess.run(
        ["update-mime-database", str(tmp_path / "mime")],
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin", "XDG_DATA_DIRS": str(tmp_path)},
        check=True,
    )
    assert "rror" not in done.stderr
    globs = (tmp_path / "mime" / "globs2").read_text(encoding="utf-8")
    assert f":{made.MIME_TYPE}:*.{made.ENDING}" in globs


def test_the_magic_of_the_type_is_how_an_exported_game_begins() -> None:
    stored = (TOP / "tests" / "saves" / "v2.1.readyroom").read_bytes()
    exchange.decode(stored, name="v2.1.readyroom", games=["daring_eagle"])
    assert b'"readyroom":' in stored[:20]


def test_the_manual_knows_every_command() -> None:
    manual = (LINUX_FILES / "readyroom.1").read_text(encoding="utf-8").replace("\\-", "-")
    for command in COMMANDS:
        assert command in manual


def test_files_lie_where_debian_has_them_and_only_the_program_is_executed(
    program: Path, tmp_path: Path, qapp: object
) -> None:
    icons.main(tmp_path / "icons")
    root = tmp_path / "root"
    linux.lay_out(root, program, tmp_path / "icons", __version__, 0)
    usr = root / "usr"
    assert (usr / "bin" / "readyroom").resolve() == usr / "lib" / "readyroom" / "readyroom"
    for name in (
        "applications/readyroom.desktop",
        "mime/packages/readyroom.xml",
        f"metainfo/{linux.METAINFO}",
        "man/man1/readyroom.1.gz",
        "doc/readyroom/copyright",
        "doc/readyroom/changelog.gz",
        "icons/hicolor/scalable/apps/readyroom.svg",
        "icons/hicolor/48x48/mimetypes/application-x-readyroom.png",
    ):
        assert (usr / "share" / name).is_file(), name
    executed = [
        file.name
        for file in root.rglob("*")
        if file.is_file() and not file.is_symlink() and file.stat().st_mode & stat.S_IXUSR
    ]
    assert executed == ["readyroom"]
    assert not (usr / "lib" / "readyroom" / "_internal" / made.LICENCES / "system").exists()


@pytest.mark.parametrize("script", ["portable", "readyroom-in-menu"])
def test_the_scripts_of_the_portable_program_are_read_by_a_plain_shell(script: str) -> None:
    subprocess.run(["sh", "-n", str(LINUX_FILES / script)], check=True)


def test_the_portable_program_finds_its_place_in_the_menu_and_leaves_it(tmp_path: Path) -> None:
    here = tmp_path / "Moje gry $5 & 100%"
    shutil.copytree(LINUX_FILES, here)
    (here / "share").mkdir()
    for name in ("readyroom.desktop", "readyroom.xml"):
        shutil.copy(LINUX_FILES / name, here / "share")
    for name in ("readyroom.svg", "document.svg"):
        (here / "share" / name).write_text("<svg/>")
    home = tmp_path / "home"
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    script = ["sh", str(here / "readyroom-in-menu")]
    subprocess.run(script, env=environment, check=True)
    entry = home / ".local" / "share" / "applications" / "readyroom.desktop"
    line = f'Exec="{tmp_path}/Moje gry \\\\$5 & 100%%/readyroom" %f'
    assert line in entry.read_text(encoding="utf-8").splitlines()
    subprocess.run([*script, "--remove"], env=environment, check=True)
    left = [f.name for f in home.rglob("*") if f.is_file() and "readyroom" in f.name]
    assert left == []


# Windows


def test_the_uninstaller_removes_only_what_was_installed(program: Path) -> None:
    commands = windows.removal_of(program).splitlines()
    assert 'Delete "$INSTDIR\\readyroom"' in commands
    assert commands[-1] == 'RMDir "$INSTDIR\\_internal"'
    files = [file for file in program.rglob("*") if not file.is_dir()]
    assert sum(command.startswith("Delete") for command in commands) == len(files)
    script = (TOP / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8").lower()
    assert "rmdir /r" not in script
    assert 'delete "$localappdata' not in script


@needs("makensis")
def test_the_installer_of_windows_compiles(program: Path, tmp_path: Path) -> None:
    (setup,) = windows.make(program, tmp_path / "work", tmp_path, __version__)
    assert setup.read_bytes().startswith(b"MZ")


def test_what_is_kept_of_the_games_lies_where_the_program_looks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As where the program is installed: compiled code lies beside its source.
    monkeypatch.setattr(sys, "pycache_prefix", None)
    kept = {(place, Path(file).suffix[1:]) for file, place in made.kept(tmp_path)}
    assert {suffix for place, suffix in kept if place == "desktop/__pycache__"} == set(GAMES)
    assert ("desktop/paint/__pycache__", "sides") in kept
    # The frozen program has modules without sources.
    looked_for = cache_from_source("desktop/catalogue.pyc", optimization="")
    names = {f"{place}/{Path(file).stem}" for file, place in made.kept(tmp_path)}
    assert looked_for.removesuffix(".pyc") in names
