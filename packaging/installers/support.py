"""PySide's modules that know the signatures, compiled: what `import PySide6` would do every time.

They lie inside its library as source. Asked with SBK_EMBED=0 it writes them beside itself, and from
then on takes those; that is done to a copy of it.
"""

from __future__ import annotations

import compileall
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

LEFT_OUT = "shibokensupport/signature/lib/pyi_generator"
"""Writes the stub files of PySide; the expressions it is made with take a tenth of a bare start."""

WITHOUT_DOCSTRINGS = 2
"""How Python's compiler calls that, asserts left out as well."""


def signature_files(folder: Path) -> list[tuple[str, str]]:
    """Make the compiled files in a folder; return each with the place it has in the program."""
    found = importlib.util.find_spec("shiboken6")
    if found is None or found.origin is None:
        raise SystemExit("shiboken6 is missing: install PySide6-Essentials into this environment.")
    shutil.copytree(Path(found.origin).parent, folder / "shiboken6", dirs_exist_ok=True)
    subprocess.run(
        [sys.executable, "-c", "from shiboken6 import Shiboken"],
        env=os.environ | {"SBK_EMBED": "0", "PYTHONPATH": str(folder)},
        check=True,
    )
    written = folder / "shiboken6" / "files.dir"
    (written / LEFT_OUT).with_suffix(".py").write_text(
        '"""Left out of Ready Room: it writes the stub files of PySide."""\n', encoding="utf-8"
    )
    done = compileall.compile_dir(
        written, quiet=1, legacy=True, stripdir=str(folder), optimize=WITHOUT_DOCSTRINGS
    )
    if not done:
        raise SystemExit(f"The signature files in {written} could not be compiled.")
    return [
        (str(file), str(file.parent.relative_to(folder)))
        for file in sorted(written.rglob("*.pyc"))
        if file.parent.name != "__pycache__"
    ]
