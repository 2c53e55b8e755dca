"""A pytest plugin: what every test stands on is paid for once.

Reading the tests takes a good part of a run, and each worker reads them all.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator

import pytest

KEEPS_NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"


def pytest_configure(config: pytest.Config) -> None:
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
