"""The command line: quick answers, clear refusals, and what the commands print."""

import _thread
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
import pytest

from desktop import __version__, cli, cli_commands, cli_doctor
from desktop.cli_usage import COMMANDS
from desktop.store.database import Database
from desktop.store.paths import DataDir

GAME = "daring_eagle"


def refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Return the complaint about a command line that must be refused."""
    try:
        code = cli.main(argv)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else -1
    assert code == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.strip()


def test_the_version_is_told_without_loading_qt() -> None:
    look = (
        "import sys\nfrom desktop import cli\n"
        "try:\n    cli.main(['--version'])\n"
        "except SystemExit:\n    print(any(m.startswith('PySide6') for m in sys.modules))\n"
    )
    run = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert run.stdout.split("\n")[:2] == [f"Ready Room {__version__}", "False"]


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--help"])
    assert end.value.code == 0
    assert "doctor, simulate, tour" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["nowhere.readyroom"], "There is no file nowhere.readyroom"),
        (["doctr"], "one of the commands: check-pack, doctor, simulate, tour"),
        (["--colour"], "unrecognized arguments: --colour"),
        (["--data-dir"], "expected one argument"),
        (["a", "b"], "unrecognized arguments: b"),
        (["simulate"], "the following arguments are required"),
        (["simulate", "chess", "--seats", "x,y"], "There is no game 'chess'"),
        (["simulate", GAME, "--seats", "cadet"], "takes 2 to 4"),
        (["simulate", GAME, "--seats", "cadet,major"], "There is no level 'major'"),
        (["simulate", GAME, "--seats", "cadet,cadet", "--games", "0"], "1 or more"),
        (["simulate", GAME, "--seats", "cadet,cadet", "--seed", "-1"], "0 or more"),
        (["simulate", GAME, "--seats", "cadet,cadet", "--option", "x"], "key=value"),
        (["simulate", GAME, "--seats", "cadet,cadet", "--option", "x=1"], "no option 'x'"),
        (
            ["simulate", GAME, "--seats", "cadet,cadet", "--option", "captures=99"],
            "captures can be 1 to 11, not 99",
        ),
        (
            ["simulate", GAME, "--seats", "cadet,cadet", "--option", "board=red"],
            "board can be gold, green, not 'red'",
        ),
        (
            ["simulate", GAME, "--seats", "cadet,cadet", "--option", "open_hands=maybe"],
            "open_hands can be on or off",
        ),
    ],
)
def test_wrong_usage_is_refused_in_one_line(
    argv: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    complaint = refused(argv, capsys)
    assert words in complaint
    assert "\n" not in complaint


def test_a_folder_is_no_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is a folder" in refused([str(tmp_path)], capsys)


@pytest.mark.parametrize("content", [b"", b"\x00\x01", b"{}", b'{"readyroom": 99}', b"[1, 2"])
def test_a_file_that_is_no_saved_game_is_refused_before_any_window(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.readyroom"
    path.write_bytes(content)
    assert "some.readyroom cannot be opened as a saved game" in refused([str(path)], capsys)


def test_simulate_tells_who_won_and_writes_the_same_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.json"
    argv = ["simulate", GAME, "--games", "2", "--seats", "random,random", "--seed", "3"]
    assert cli.main([*argv, "--option", "captures=1", "--json", str(path)]) == 0
    first = capsys.readouterr().out
    assert "2 games, seed 3" in first
    written = msgspec.json.decode(path.read_bytes())
    assert (written["games"], written["seed"]) == (2, 3)
    assert cli.main([*argv, "--option", "captures=1"]) == 0
    assert capsys.readouterr().out == first


def test_results_that_cannot_be_written_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Refused before hours of play, not after them.
    argv = ["simulate", GAME, "--games", "1000000", "--seats", "random,random"]
    assert "name another file" in refused([*argv, "--json", str(tmp_path)], capsys)
    missing = str(tmp_path / "missing" / "results.json")
    assert "name another file" in refused([*argv, "--json", missing], capsys)


@pytest.fixture
def keyboard() -> Iterator[None]:
    """Have the keyboard interrupt, also where the tests run in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("keyboard")
def test_no_file_is_left_of_a_simulation_that_is_ended(tmp_path: Path) -> None:
    threading.Timer(0.3, _thread.interrupt_main).start()
    path = tmp_path / "results.json"
    order = ["simulate", GAME, "--seats", "random,random", "--games", "1000000"]
    assert cli.main([*order, "--json", str(path)]) == cli.INTERRUPTED
    assert not path.exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("unbuffered", ["1", ""])
def test_an_output_that_is_full_is_told_in_one_sentence(unbuffered: str) -> None:
    with Path("/dev/full").open("wb") as full:
        run = command(full, unbuffered)
    assert run.returncode == 2
    assert run.stderr.startswith(b"readyroom: The output cannot be written (No space left")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_an_output_that_nobody_reads_ends_the_command_without_a_word() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        run = command(pipe, "")
    assert (run.returncode, run.stderr) == (cli.HUNG_UP, b"")


def command(output: IO[bytes], unbuffered: str) -> subprocess.CompletedProcess[bytes]:
    """Run a short simulation that writes there."""
    order = ["simulate", GAME, "--games", "1", "--seats", "random,random"]
    return subprocess.run(
        [sys.executable, "-m", "desktop", *order, "--option", "captures=1"],
        stdout=output,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
        check=False,
    )


@pytest.mark.usefixtures("keyboard")
def test_a_simulation_can_be_ended_with_the_keyboard() -> None:
    stop = threading.Timer(0.3, _thread.interrupt_main)
    stop.start()
    order = ["simulate", GAME, "--seats", "random,random", "--games", "1000000"]
    assert cli.main(order) == cli.INTERRUPTED


def test_a_folder_that_the_console_has_no_letters_for_is_told_all_the_same(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "desktop", "doctor", "--data-dir", str(tmp_path / "łódź")],
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=False,
    )
    assert b"\\u0142" in run.stdout
    assert b"Traceback" not in run.stderr


def test_the_doctor_finds_nothing_wrong_with_a_healthy_data_directory(data_dir: Path) -> None:
    place = DataDir(data_dir)
    place.prepare()
    Database(place).close()
    wrong = [finding.what for finding in cli_doctor.examine(place) if finding.remedy]
    assert wrong == []


def test_the_doctor_names_a_damaged_library_and_the_remedy(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = DataDir(data_dir)
    place.prepare()
    place.database.write_bytes(b"SQLite format 3\0" + bytes(4000))
    assert cli.main(["doctor", "--data-dir", str(data_dir)]) == 1
    told = capsys.readouterr().out
    assert "WRONG Library" in told
    assert "restore" in told


def test_the_doctor_promises_no_rescue_of_a_library_that_can_be_opened(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = DataDir(data_dir)
    place.prepare()
    Database(place).close()
    monkeypatch.setattr(Database, "problems", lambda database: ["row 3 missing from index"])
    (wrong,) = (finding for finding in cli_doctor.examine(place) if finding.remedy)
    assert wrong.found == "row 3 missing from index"
    assert "Restore a backup" in wrong.remedy
    assert "rescue" not in wrong.remedy


def test_the_doctor_leaves_a_running_program_alone(data_dir: Path) -> None:
    from desktop.store.lock import InstanceLock

    place = DataDir(data_dir)
    place.prepare()
    with InstanceLock(place):
        found = {finding.what: finding for finding in cli_doctor.examine(place)}
    assert "in use" in found["Library"].found
    assert found["Library"].remedy == ""


def test_the_data_directory_may_be_named_before_the_command(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["--data-dir", str(data_dir / "there"), "doctor"])
    assert str(data_dir / "there") in capsys.readouterr().out


def test_a_start_has_no_source_read_for_features_of_pyside(tmp_path: Path) -> None:
    code = (
        "import builtins, sys\n"
        "from PySide6.QtWidgets import QApplication\nfrom desktop import cli\n"
        "plain = builtins.__orig_import__\nassert builtins.__import__ is not plain\n"
        "QApplication.exec = staticmethod(lambda: print(builtins.__import__ is plain))\n"
        "sys.exit(cli.main(sys.argv[1:]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, f"--data-dir={tmp_path}"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "True\n"


@pytest.mark.parametrize(
    ("arguments", "parses"),
    [((), False), (("FILE",), False), (("--help",), True), (("doctor", "--help"), True)],
)
def test_a_start_without_options_needs_no_parser(
    tmp_path: Path, arguments: tuple[str, ...], parses: bool
) -> None:
    code = (
        "import sys\nfrom desktop import cli\n"
        "cli._window = lambda place, file: print(place, file, 'argparse' in sys.modules) or 0\n"
        "try:\n    cli.main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "print('argparse' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments, *([] if parses else [f"--data-dir={tmp_path}"])],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == str(parses)
    if not parses:
        assert done.stdout.split()[:2] == [str(tmp_path), *(arguments or ("None",))]


def test_what_is_no_start_goes_to_the_parser(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (("one", "two"), ("--nonsense",)):
        with pytest.raises(SystemExit) as ended:
            cli.main(arguments)
        assert ended.value.code == 2
        assert "readyroom: " in capsys.readouterr().err


def test_every_command_for_persons_is_known_by_its_name() -> None:
    assert set(cli_commands._COMMANDS) - {"--think"} == set(COMMANDS)


def test_nothing_that_a_start_makes_is_looked_through() -> None:
    code = (
        "import gc\nfrom desktop import cli\nruns = []\n"
        "gc.callbacks.append(lambda phase, info: runs.append(phase))\n"
        "cli._window = lambda place, file: print(len(runs), gc.isenabled()) or 0\n"
        "cli.main([])\nprint(gc.isenabled())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "False", "True"]
