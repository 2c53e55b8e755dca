"""A pytest plugin: what every test stands on is paid for once, and no test waits for a disk.

Reading the tests takes a good part of a run, and each worker reads them all. A thousand tests
begin with a new library, which is flushed a dozen times before it is trusted.
"""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

KEEPS_NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
TEMPORARY = "PYTEST_DEBUG_TEMPROOT"
"""Where pytest makes its folders for tests."""
MEMORY = Path("/dev/shm")
"""A folder in memory, on Linux."""
ROOM = 2 << 30
"""Bytes free in it: a run takes a tenth of that."""


def pytest_configure(config: pytest.Config) -> None:
    _keep_compiled(config)
    measured = any("bench" in Path(arg).parts for arg in config.args)
    if not measured and _holds(MEMORY):
        os.environ.setdefault(TEMPORARY, str(MEMORY))


def _holds(folder: Path) -> bool:
    """Return whether a folder is there that has room for what tests write."""
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free >= ROOM


def _keep_compiled(config: pytest.Config) -> None:
    """Keep compiled modules among pytest's own caches where Python is told to leave none behind.

    Otherwise the asserts of all tests are rewritten for every run, and the program is compiled
    for each of the processes that tests start.
    """
    cache: pytest.Cache | None = getattr(config, "cache", None)
    if sys.dont_write_bytecode and cache is not None:
        sys.pycache_prefix = str(cache.mkdir("bytecode"))
        sys.dont_write_bytecode = False
        # Workers are started after this.
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
        os.environ.pop(KEEPS_NO_BYTECODE, None)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep Python's collector from the modules and tests that stay until the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="session", autouse=True)
def _memory_is_given_back(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """Leave nothing in memory of a run that passed."""
    yield
    written = tmp_path_factory.getbasetemp()
    if not request.session.testsfailed and written.is_relative_to(MEMORY):
        shutil.rmtree(written, ignore_errors=True)
