"""The log file: bounded, and never in the way."""

import logging
from pathlib import Path

import pytest

from desktop.log_file import KEPT, LogFile


def log_of(path: Path, largest: int) -> logging.Logger:
    logger = logging.getLogger(f"the log {path}")
    logger.propagate = False
    logger.addHandler(LogFile(path, largest=largest))
    return logger


def close(logger: logging.Logger) -> None:
    for handler in tuple(logger.handlers):
        logger.removeHandler(handler)
        handler.close()


def test_no_file_is_made_before_there_is_something_to_say(tmp_path: Path) -> None:
    logger = log_of(tmp_path / "a.log", 100)
    assert list(tmp_path.iterdir()) == []
    logger.error("ż")
    close(logger)
    assert (tmp_path / "a.log").read_text(encoding="utf-8") == "ż\n"


def test_what_was_logged_before_stays(tmp_path: Path) -> None:
    for word in ("first", "second"):
        logger = log_of(tmp_path / "a.log", 100)
        logger.error(word)
        close(logger)
    assert (tmp_path / "a.log").read_text(encoding="utf-8") == "first\nsecond\n"


def test_a_large_file_is_put_aside_and_only_so_many_are_kept(tmp_path: Path) -> None:
    logger = log_of(tmp_path / "a.log", 4)
    for number in range(1000, 1000 + KEPT + 2):
        logger.error(number)
    logger.error("x")
    close(logger)
    found = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    kept = {f"a.log.{n}": f"{1000 + KEPT + 2 - n}\n" for n in range(1, KEPT + 1)}
    assert found == {**kept, "a.log": "x\n"}


def test_a_file_that_cannot_be_put_aside_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def barred(self: Path, target: Path) -> Path:
        raise PermissionError(13, "open elsewhere", str(target))

    monkeypatch.setattr(Path, "replace", barred)
    logger = log_of(tmp_path / "a.log", 4)
    logger.error("first")
    logger.error("second")
    close(logger)
    assert (tmp_path / "a.log").read_text(encoding="utf-8") == "first\nsecond\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is full")
@pytest.mark.parametrize("largest", [1, 10_000])
def test_a_full_disk_costs_lines_of_the_log_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], largest: int
) -> None:
    (tmp_path / "a.log").symlink_to("/dev/full")
    logger = log_of(tmp_path / "a.log", largest)
    logger.error("lost")
    (tmp_path / "a.log").unlink()
    logger.error("kept")
    close(logger)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["kept\n"]
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is full")
def test_a_disk_that_is_full_at_the_end_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "a.log").symlink_to("/dev/full")
    handler = LogFile(tmp_path / "a.log")
    handler.stream = handler._open()
    handler.stream.write("x")
    handler.close()
    assert handler.stream is None


def test_a_file_that_cannot_be_made_is_tried_again_with_the_next_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "logs" / "a.log"
    path.parent.write_text("in the way")
    logger = log_of(path, 100)
    logger.error("lost")
    path.parent.unlink()
    logger.error("kept")
    close(logger)
    assert path.read_text() == "kept\n"
    assert capsys.readouterr().err == ""
