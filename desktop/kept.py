"""What is made of files and takes long, kept as Python keeps the code that it has compiled."""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from importlib.util import MAGIC_NUMBER, cache_from_source
from pathlib import Path
from typing import Any
from zlib import crc32

Key = tuple[str, int, int]
"""The name of a file, and how long it is and what it adds up to."""


class Kept:
    """Plain values and code, each made of a source.

    It makes what it has not, and what comes from another source than what it has. The file lies
    where Python puts the compiled code of a module, and is as much trusted; without such a place
    everything is made each time, as it would be anyway.
    """

    def __init__(self, module: str, name: str) -> None:
        """Take the file of that name beside the compiled code of the module with that path."""
        self._path = Path(cache_from_source(module, optimization="")).with_suffix(f".{name}")
        self._used: dict[Key, Any] = {}

    def made(self, name: str, source: bytes, make: Callable[[], Any]) -> Any:
        """Return what is made of a source; the caller has it alone."""
        key = name, len(source), crc32(source)
        self._used[key] = self._kept[key] if key in self._kept else make()
        return self._used[key]

    @cached_property
    def _kept(self) -> dict[Key, Any]:
        try:
            data = self._path.read_bytes()
        except OSError:
            return {}
        values = data[len(_head(b"")) :]
        # That of another Python is of no use, and a damaged one could say anything.
        return dict(marshal.loads(values)) if data.startswith(_head(values)) else {}

    def keep(self) -> None:
        """Write what was used, if that is not what is kept already."""
        if sys.dont_write_bytecode or not self._used or self._used.keys() <= self._kept.keys():
            return
        # Whole or not at all: another start may read it meanwhile.
        part = self._path.with_suffix(f".{os.getpid()}")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            values = marshal.dumps(self._used)
            part.write_bytes(_head(values) + values)
            part.replace(self._path)
        except OSError:
            with suppress(OSError):
                part.unlink()


def _head(values: bytes) -> bytes:
    """Return what stands before the values: which Python wrote them, and what they add up to."""
    return MAGIC_NUMBER + crc32(values).to_bytes(4, "little")
