"""PySide, loaded the quick way: what only its error messages and stub files want comes later.

`import PySide6` loads the Python half of PySide, which knows the signatures of all functions. It
takes half of a bare start, a quarter of that for a few expressions of some thousand characters,
compiled at once though nobody may ever be told what a call got wrong; and another part for the
modules that write PySide's stub files, which no program calls. As these modules lie as source in a
library, Python has no place to keep them compiled: they are kept beside our own.

The same modules put an ``import`` of their own in the place of Python's. It reads the source of
every module that is imported, and keeps it, to find out whether the module wants names in another
style (``from __feature__ import snake_case``). None here does, and a start is a tenth quicker
without.
"""

from __future__ import annotations

import builtins
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property, partial
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from desktop.kept import Kept

PACKAGE = "shibokensupport."
"""Where the modules come from that are loaded for the signatures."""

STUB_WRITERS = {"enum_sig", "pyi_generator"}

KEPT_BY_PYSIDE = "__orig_import__"
"""Where PySide keeps the ``import`` that it found."""


@contextmanager
def quick_pyside() -> Iterator[None]:
    """Have PySide loaded in the block so, and leave ``import`` as Python has it afterwards."""
    plain: Callable[..., Any] = getattr(builtins, KEPT_BY_PYSIDE, builtins.__import__)
    code = Kept(__file__, "signatures")
    builtins.__import__ = _importer(plain, code)
    try:
        yield
        code.keep()
    finally:
        builtins.__import__ = plain
        if hasattr(builtins, KEPT_BY_PYSIDE):
            setattr(builtins, KEPT_BY_PYSIDE, plain)


def _importer(plain: Callable[..., Any], code: Kept) -> Callable[..., Any]:
    """Return an ``import`` that gives the modules of the signatures what they can do with."""
    expressions: Any = LateExpressions(re.__name__)

    def kept(source: bytes | str, filename: str, mode: str) -> Any:
        data = source if isinstance(source, bytes) else source.encode()
        return code.made(filename, data, partial(compile, data, filename, mode))

    def load(
        name: str,
        globals: dict[str, object] | None = None,  # callers name them so, too
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        if name == PACKAGE[:-1] and globals is not None:
            # Asked for by the module that loads the others, which compiles each of them.
            globals["compile"] = kept
        by_signatures = globals is not None and str(globals.get("__name__")).startswith(PACKAGE)
        if by_signatures and name == re.__name__:
            return expressions
        for left_out in STUB_WRITERS.intersection(fromlist or ()) if by_signatures else ():
            plain(name, globals, locals, (), level)
            blank = ModuleType(f"{name}.{left_out}", "Left out: it writes PySide's stub files.")
            blank.__spec__ = ModuleSpec(blank.__name__, None)
            vars(sys.modules[name])[left_out] = blank
        return plain(name, globals, locals, fromlist, level)

    return load


class LateExpressions(ModuleType):
    """The module ``re`` to those who compile expressions that they may never use."""

    def __getattr__(self, name: str) -> Any:
        return getattr(re, name)

    @staticmethod
    def compile(pattern: str, flags: int = 0) -> LateExpression:
        """Return what stands for an expression until it is used."""
        return LateExpression(pattern, flags)


class LateExpression:
    """A regular expression that is compiled when one of its methods is called."""

    def __init__(self, pattern: str, flags: int) -> None:
        self._pattern, self._flags = pattern, flags

    @cached_property
    def _made(self) -> re.Pattern[str]:
        return re.compile(self._pattern, self._flags)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        # A method is asked for when a module is loaded, and called when it is needed.
        def late(*arguments: Any, **named: Any) -> Any:
            return getattr(self._made, name)(*arguments, **named)

        return late
