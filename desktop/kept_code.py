"""Code compiled from the source of others, kept as Python keeps what it has compiled of ours."""

from __future__ import annotations

import marshal
import os
import sys
from contextlib import suppress
from functools import cached_property
from importlib.util import MAGIC_NUMBER, cache_from_source
from pathlib import Path
from types import CodeType
from zlib import crc32

Key = tuple[str, int, int]
"""The name of a file, and how long it is and what it adds up to."""


class KeptCode:
    """Python's ``compile`` to whoever loads modules from elsewhere than from files.

    It compiles what it has not, and what differs from what it has. The file lies where Python puts
    the compiled code of the module that is named, and is as much trusted; without such a place
    everything is compiled each time, as it would be anyway.
    """

    def __init__(self, module: str) -> None:
        self._path = Path(cache_from_source(module)).with_suffix(".kept")
        self._used: dict[Key, CodeType] = {}

    def compile(self, source: bytes | str, filename: str, mode: str) -> CodeType:
        """Return the code of a source."""
        data = source if isinstance(source, bytes) else source.encode()
        key = filename, len(data), crc32(data)
        code = self._kept.get(key)
        self._used[key] = compile(data, filename, mode) if code is None else code
        return self._used[key]

    @cached_property
    def _kept(self) -> dict[Key, CodeType]:
        try:
            data = self._path.read_bytes()
            # That of another Python is of no use, nor is one that was cut short.
            whole = data.startswith(MAGIC_NUMBER)
            return dict(marshal.loads(data[len(MAGIC_NUMBER) :])) if whole else {}
        except (OSError, ValueError, EOFError, TypeError):
            return {}

    def keep(self) -> None:
        """Write what was used, if that is not what is kept already."""
        if sys.dont_write_bytecode or not self._used or self._used.keys() <= self._kept.keys():
            return
        # Whole or not at all: another start may read it meanwhile.
        part = self._path.with_suffix(f".{os.getpid()}")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(MAGIC_NUMBER + marshal.dumps(self._used))
            part.replace(self._path)
        except OSError:
            with suppress(OSError):
                part.unlink()
